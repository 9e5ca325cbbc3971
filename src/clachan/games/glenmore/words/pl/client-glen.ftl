# The table of Glen More II.

ui-glen-title = Glen More II

## The road

ui-road = Tor kafelków, od ostatniego pionka
ui-road-ahead = { $count ->
    [0] Tu stoi ostatni pionek
    [one] { $count } pole dalej
    [few] { $count } pola dalej
   *[many] { $count } pól dalej
}
ui-road-mountain = góra, a na niej: { $heap }
ui-road-mountain-name = Góra
ui-road-die = kość
ui-road-englishman = Anglik
ui-road-here = tutaj: { $figures }
ui-road-reserved = rezerwacja, monety: { $count }
ui-road-next = teraz
ui-road-yours = twój pionek
ui-road-next-seat = teraz { $seat }
ui-road-then = potem gra { $seat }
ui-road-next-tile = tu trafi nowy kafelek
ui-road-beyond = w tę stronę do wzięcia jeszcze { $count }
ui-road-sold = Sprzedane tu beczki
ui-road-discarded = odrzucone
ui-stacks = Stosy i rundy punktowania
ui-stack-scored = po punktowaniu
ui-stack-now = { $count ->
    [one] jeszcze { $count } kafelek
    [few] jeszcze { $count } kafelki
   *[many] jeszcze { $count } kafelków
}
ui-stack-later = { $count ->
    [one] { $count } kafelek
    [few] { $count } kafelki
   *[many] { $count } kafelków
}
ui-stack-scores = Szkoci, karty, whisky, postacie
ui-stack-end = w nim World's End

## Tiles

ui-kind-village = Wioska
ui-kind-castle = Zamek
ui-kind-animal = Zagroda
ui-kind-material = Surowce
ui-kind-whisky = Destylarnia
ui-kind-trade = Handel
ui-kind-loch = Jezioro
ui-kind-other = Miejsce
ui-kind-person = Postać
ui-kind-end = World's End
ui-kind-start = Start wyścigu
ui-kind-sale = Sprzedaż whisky
ui-tile-named = { NAME($tile) }: { $kind }
ui-tile-river = z rzeką
ui-tile-over = nadbudowa kafelka tego rodzaju
ui-tile-costs = koszt: { $amounts }
ui-tile-once = raz: { $amounts }
ui-tile-wakes = przy aktywacji: { $act }
ui-so-many = { $count } { $what }
ui-thing-wood = { $count ->
    [one] drewno
   *[other] drewna
}
ui-thing-stone = { $count ->
    [one] kamień
    [few] kamienie
   *[many] kamieni
}
ui-thing-barley = { $count ->
    [one] jęczmień
    [few] jęczmienie
   *[many] jęczmieni
}
ui-thing-sheep = { $count ->
    [one] owca
    [few] owce
   *[many] owiec
}
ui-thing-cattle = { $count ->
    [one] sztuka bydła
    [few] sztuki bydła
   *[many] sztuk bydła
}
ui-thing-coin = { $count ->
    [one] moneta
    [few] monety
   *[many] monet
}
ui-thing-whisky = whisky
ui-thing-scotsman = { $count ->
    [one] Szkot
   *[other] Szkotów
}
ui-thing-vp = { $count ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
ui-thing-haggis = haggis
ui-thing-age = { $count ->
    [one] dojrzewanie
    [few] dojrzewania
   *[many] dojrzewań
}
ui-thing-landmark-card = { $count ->
    [one] karta miejsca
    [few] karty miejsc
   *[many] kart miejsc
}
ui-thing-clan-marker = { $count ->
    [one] znacznik klanu
    [few] znaczniki klanu
   *[many] znaczników klanu
}
ui-thing-any-good = { $count ->
    [one] dowolny towar
    [few] dowolne towary
   *[many] dowolnych towarów
}
ui-thing-any = { $count ->
    [one] dowolny towar
    [few] dowolne towary
   *[many] dowolnych towarów
}
ui-act-gain = { $goods }
ui-act-gain-any = { $count ->
    [one] { $count } dowolny towar
    [few] { $count } dowolne towary
   *[many] { $count } dowolnych towarów
}
ui-act-move = { $count ->
    [one] { $count } punkt ruchu
    [few] { $count } punkty ruchu
   *[many] { $count } punktów ruchu
}
ui-act-vp = { $count } PZ
ui-act-exchange = { $give } → { $get }
ui-act-step = { $goods } → { $points }
ui-act-exchange-different = różne towary na PZ: { $ladder }
ui-act-exchange-animals = zwierzęta na PZ: { $ladder }
ui-act-exchange-any = dowolne towary na PZ: { $ladder }
ui-act-exchange-for-clan-marker = towar za znacznik klanu
ui-act-age = beczka dojrzewa
ui-act-exchange-or-age = { $give } → { $get } albo beczka dojrzewa
ui-act-event = wydarzenie z karty miejsca historycznego
ui-cell-holds = na kafelku: { $amounts }
ui-cell-scotsmen = { $count ->
    [one] Szkot
   *[other] { $count } Szkotów
}
ui-cell-open = można jeszcze aktywować

## Lands

ui-land-of = Włości: { $seat }
ui-land-name = Włości gracza { $name }
ui-land-size = kafelki: { $tiles } · PZ za wielkość: { $points }
ui-land-free = Wolne miejsce
ui-land-whole = Pokaż całe włości
ui-land-move = Przesuń Szkota z { NAME($tile, form: "gen") }
ui-land-over = Pod spodem: { $tiles }
ui-land-wakes = { $count ->
    [one] aktywuje ten kafelek
    [few] aktywuje te { $count } kafelki, w dowolnej kolejności
   *[many] aktywuje te { $count } kafelków, w dowolnej kolejności
}
ui-in-hand = Wzięty kafelek
ui-own-land = Twoje włości
ui-show-land = Pokaż te włości ({ $key })
ui-own-holdings = Zasoby: { $seat }
ui-name-you = { $name }, ty
ui-finished = Na World's End
ui-coins = Monety
ui-whisky = Whisky
ui-persons = Postacie
ui-landmark-cards = Karty miejsc
ui-category-scotsmen = Szkoci na zamku
ui-category-cards = Karty miejsc
ui-category-whisky = Whisky
ui-category-persons = Postacie
ui-scotsmen-left = { $count ->
    [one] { $count } Szkot w zasobach
   *[other] { $count } Szkotów w zasobach
}
ui-in-supply = W zasobach
ui-markers-left = Pozostałe znaczniki klanu
ui-points-now = Dotychczasowe punkty
ui-steps-left = Pozostałe punkty ruchu
ui-none-yet = jeszcze nic
ui-show-cards = Pokaż wszystkie karty miejsc historycznych

## A turn

ui-deed-activate-rest = Aktywuj
ui-deed-move = Ruch
ui-deed-sell = Sprzedaj
ui-deed-row = Płyń
ui-deed-none = –
ui-deed-steps = { $count ->
    [one] { $count } krok
    [few] { $count } kroki
   *[many] { $count } kroków
}
ui-deed-count-activate = { $count ->
    [one] { $count } kafelek
    [few] { $count } kafelki
   *[many] { $count } kafelków
}
ui-deed-count-sell = { $count ->
    [one] { $count } rodzaj
    [few] { $count } rodzaje
   *[many] { $count } rodzajów
}
ui-deed-count-row = o 1 kafelek
ui-ticket-held = masz { $count }
ui-steps-unused = { $count ->
    [one] { $count } wolny krok
    [few] { $count } wolne kroki
   *[many] { $count } wolnych kroków
}

## Clans, market, cards

ui-clans = Klany
ui-clan-named = { NAME($clan) }
ui-clan-toll = myto { $count }
ui-clan-taken = zajęte: { $seat }
ui-clan-road = droga kosztuje { $count }
ui-clan-free = droga za darmo
ui-market-coins = monety leżą tam, gdzie kupowano
ui-market-england = Anglia
ui-market-buy-for = kup za { $count }
ui-market-empty = nic do kupienia
ui-market-sell-for = sprzedaj za { $count }
ui-market-no-sale = brak zbytu
ui-market-held = Na włościach
ui-sheet-clans = Klany
ui-sheet-cards = Karty
ui-sheet-discard = Odrzucone
ui-sheet-points = Punkty
ui-card-instant = Od razu
ui-card-ongoing = Odtąd stale
ui-card-end = Na koniec gry
ui-card-on-road = na torze
ui-card-claimed = z żetonem
ui-no-cards = Żadna karta miejsca historycznego nie jest jeszcze zdobyta ani na torze.
ui-no-discards = Nic jeszcze nie odrzucono.
ui-points-if-over = Gdyby gra skończyła się teraz, z jeszcze jedną rundą punktowania.
ui-tab-land = Włości
ui-tab-players = Gracze
ui-tab-chronicles = Kroniki
ui-tab-calls = { $count ->
    [one] jednej można teraz użyć
   *[other] { $count } można teraz użyć
}

## The chronicles at the foot of the table

ui-chronicles = Kroniki
ui-chronicle-short-1 = Wyścig
ui-chronicle-short-2 = Góra
ui-chronicle-short-3 = Piwnice
ui-chronicle-short-4 = Anglik
ui-chronicle-short-5 = Haggis
ui-chronicle-short-6 = Dzieje
ui-chronicle-short-7 = Werdykt
ui-chronicle-short-8 = Szajka
ui-chronicle-call-1 = nagroda
ui-chronicle-call-2 = dary
ui-chronicle-call-3 = beczka
ui-chronicle-call-4 = jego tura
ui-chronicle-call-5 = haggis
ui-chronicle-call-6 = dzieje
ui-chronicle-call-7 = głosuj
ui-chronicle-call-8 = twój ruch
ui-chronicle-call-row = płyń
ui-chronicle-call-climb = wejdź
ui-chronicle-call-build-cellar = buduj
ui-chronicle-call-use = użyj
ui-mountain-bare = pusta
ui-england-next = następna tura
ui-tome-of = z { $count } odwrócone
ui-mobs-helpers = { $count ->
    [one] pomocnik
    [few] pomocników
   *[many] pomocników
}

## A seat by its colour, and what is told beside scores and tiles

ui-seat-colour = { $number ->
    [1] Czerwony
    [2] Żółty
    [3] Zielony
   *[other] Niebieski
}
ui-scoring-now = Punkty, które przyniosłoby teraz punktowanie: { $count }
ui-steps-none = bez kroków
