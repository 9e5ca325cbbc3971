# What is said in a terminal only.

terminal-introduction =
    Prowadzisz szkocki klan i budujesz jego włości z kafelków. Turę ma ten, kto jest ostatni na torze.
    Tura: weź kafelek przed swoim pionkiem, opłać go, wyłóż obok Szkota, aktywuj jego i kafelki dookoła,
    `end turn`. Mniej znaczy lepiej: każdy kafelek ponad najmniejsze włości kosztuje punkty.
    Wpisz ?, by zobaczyć odpowiedzi z kosztem, potem odpowiedź, jej numer albo początek jej słów.
    `why take 9` wyjaśnia odmowę, `rules tura` krok tury, `rules clans` klany; `undo` cofa.
    `track`, `market`, `clans`, `cards`, `tiles`, `p2`, `players`, `log` pokazują stół; `help` wymienia wszystko.

## Signs, beside the help or the kind of tile that they belong to

terminal-sign-activation = `*` oznacza to, co można jeszcze aktywować.
terminal-sign-river = Oznaczona ≈.
terminal-sign-building-over = Oznaczona ↑.
terminal-sign-clan-board = `clans` je wymienia.
terminal-sign-landmark-cards = `cards` je wymienia.
terminal-sign-trade = `unlike` chce różnych towarów, `animals` owiec i bydła w dowolnym składzie, `any` czegokolwiek.
terminal-options = `players`, `die`, `short` (World's End wcześnie), `chronicles`, np. 148.

## Chronicles as little boards: a line for each thing, a column for each player

terminal-board-race = Smocze łodzie
terminal-board-race-river = na rzece gracza
terminal-board-race-place = miejsce na rzece
terminal-board-race-result = miejsce w wyścigu
terminal-board-race-tokens = żetony przy zamku
terminal-board-race-begun = Wyścig trwa.
terminal-board-race-waits = Wyścig się jeszcze nie zaczął.
terminal-board-race-rivers = Trasa: { $rivers }.
terminal-board-race-neutral = Żetony przy neutralnych zamkach: { $rivers }
terminal-board-mountain = Góra
terminal-board-mountain-lies = na polach { $spaces }; leżą tam monety: { $coins }, towary: { $goods }
terminal-board-cellars = Piwnice
terminal-board-cellars-barrels = beczki od pola 1
terminal-board-cellars-built = zbudowane piwnice
terminal-board-cellars-area = beczki za 0 PZ
terminal-board-cellars-sale = { $tile }: beczki na dolnych polach { $lower } z { $room }, na polu dodatkowym { $extra }
terminal-board-england = Anglia
terminal-board-england-holder = { NAME($seat) } ma żeton i kontroluje Anglika
terminal-board-england-nobody = nikt nie ma żetonu: leży pod Anglikiem
terminal-board-england-market = monety w rzędzie Anglii: { $coins }
terminal-board-england-turn = trwa tura Anglika
terminal-board-haggis = Haggis
terminal-board-haggis-tokens = żetony
terminal-board-haggis-points = widoczne punkty
terminal-board-haggis-shown = odkryte
terminal-board-haggis-known = znane wszystkim
terminal-board-haggis-own = własne
terminal-board-haggis-supply = zasoby: odkryte { $open }; zakryte { $hidden }
terminal-board-events = Wydarzenia
terminal-board-events-turned = odwrócone karty
terminal-board-events-scotsmen = lepsza tabela Szkotów
terminal-board-events-whisky = lepsza tabela whisky
terminal-board-gathering = Wielkie Zgromadzenie
terminal-board-gathering-markers = znaczniki za / przeciw
terminal-board-gathering-voted = głos oddany
terminal-board-gathering-votes = głosy
terminal-board-gathering-piles = odrzucone kafelki
terminal-board-gathering-own = twój głos: { $vote }
terminal-board-gathering-voting = trwa głosowanie
terminal-board-gathering-passed = przyjęta
terminal-board-gathering-rejected = odrzucona
terminal-board-mobs = Szajka z Glasgow
terminal-board-mobs-pennies = pensy
terminal-board-mobs-held = członkowie szajki
terminal-board-mobs-prisoner = w więzieniu: { $name }, pensy na karcie: { $pennies }, na koniec −{ $penalty } PZ
terminal-board-mobs-later = { $count ->
    [one] { $count } karta przyjdzie ze stosem B
    [few] { $count } karty przyjdą ze stosem B
   *[many] { $count } kart przyjdzie ze stosem B
}
terminal-board-mobs-tokens = żetony, { $name }: { $count }
terminal-board-mobs-outlaw = { $name } stoi na { $place } u gracza { NAME($seat) }
terminal-board-mobs-toll = wejście na pole klanu { $clan } kosztuje monety: { $coins }
terminal-board-mobs-reserved = zarezerwowany kafelek: { $tile }, monety: { $coins }
terminal-board-mobs-claimed = karty z żetonem: { $cards }
terminal-board-mobs-roll = wynik rzutu: { $roll }

## Pozostałe plansze w terminalu

figure-die = kość
figure-englishman = Anglik
river-neutral-1 = neutralna 1
river-neutral-2 = neutralna 2
terminal-thing-vp = PZ
terminal-thing-landmark-card = { $count ->
    [one] karta
    [few] karty
   *[many] kart
}
terminal-thing-clan-marker = { $count ->
    [one] znacznik klanu
    [few] znaczniki klanu
   *[many] znaczników klanu
}
terminal-thing-person = { $count ->
    [one] postać
    [few] postacie
   *[many] postaci
}
terminal-thing-tile = { $count ->
    [one] kafelek
    [few] kafelki
   *[many] kafelków
}
terminal-board-act-gain-any = { $count ->
    [one] +{ $count } dowolny towar
    [few] +{ $count } dowolne towary
   *[many] +{ $count } dowolnych towarów
}
terminal-board-act-move = ruch { $count }
terminal-board-act-vp = { $count } PZ
terminal-board-act-exchange-different = różne { $steps }→{ $points } PZ
terminal-board-act-exchange-different-short = różne { $steps }→{ $points }
terminal-board-act-exchange-animals = zwierzęta { $steps }→{ $points } PZ
terminal-board-act-exchange-animals-short = zwierz. { $steps }→{ $points }
terminal-board-act-exchange-any = dowolne { $steps }→{ $points } PZ
terminal-board-act-exchange-for-clan-marker = dowolny towar→znacznik klanu
terminal-board-act-exchange-for-clan-marker-short = towar→znacznik
terminal-board-act-age = dojrzewanie { $count }
terminal-board-act-exchange-or-age = { $give }→{ $get } albo dojrzewanie { $count }
terminal-board-act-event = wydarzenie
terminal-board-with-river = z rzeką
terminal-board-built-over = na innym kafelku tego rodzaju
terminal-board-river = rzeka
terminal-board-over = nadbudowa
terminal-board-costs = koszt: { $amounts }
terminal-board-once-gives = jednorazowo: { $amounts }
terminal-board-activated = aktywacja: { $act }
terminal-board-stack = stos { $stack }: zostało { $count }
terminal-board-goods-of = towary: { $goods }
terminal-board-nothing = nic
terminal-board-none = brak
terminal-board-done = koniec gry
terminal-board-home = w domu
terminal-board-no-player = W tej grze nie ma gracza { $number }.
terminal-board-owns = posiada
terminal-board-goods-on-tiles = towary na kafelkach: { $goods }
terminal-board-in-hand = do wystawienia
terminal-board-at-the-end = już na World's End
terminal-board-cards = karty
terminal-board-persons = postacie
terminal-board-clans = klany
terminal-board-points-now = punkty teraz
terminal-board-cards-left = pozostałe karty
terminal-board-chronicles-more = … resztę pokaże chronicles
terminal-board-then = potem { $stacks }
terminal-board-end-is-out = World's End jest na torze
terminal-board-scorings = rundy punktowania: { $count } z 4
terminal-board-movement = punkty ruchu: { $count }
terminal-board-turn = tura { $count }
terminal-board-discarded-count = odrzucone: { $count }
terminal-board-chronicles-of = kroniki { $numbers }
terminal-board-track = Tor
terminal-board-cost = koszt
terminal-board-once = jednorazowo
terminal-board-activation = aktywacja
terminal-board-mountain-here = góra
terminal-board-moves-next = następny ruch
terminal-board-market = Rynek
terminal-board-market-columns = monety kupno/sprz.
terminal-board-clans-heading = Klany
terminal-board-clans-road = monety za drogę albo właściciel
terminal-board-clan-board = Plansza klanów
terminal-board-clan-board-road = monety za drogę z obszaru startowego lub od dowolnego znacznika albo właściciel
terminal-board-landmark-cards = Karty miejsc historycznych
terminal-board-landmark-cards-go = każda należy do kafelka o tej samej nazwie
terminal-board-event = wydarzenie: { $event }
terminal-board-on-track = na torze ({ $space })
terminal-board-discarded = odrzucona
terminal-board-in-stack = stos { $stack }
terminal-board-discarded-tiles = Odrzucone kafelki
terminal-board-chronicles = Kroniki
terminal-board-no-chronicles = brak w tej grze
terminal-board-territory = { $seat }: włości
terminal-board-territory-size = kafelki: { $tiles }, Szkoci: { $scotsmen }
terminal-board-tiles-of = { $seat }: kafelki
terminal-board-scotsmen-here = Szkoci: { $count }
terminal-board-lies-over = na: { $tiles }
terminal-board-may-be-activated = można teraz aktywować
terminal-board-legend = Legenda
terminal-board-legend-marks = { $river } rzeka   { $over } nadbudowa   { $open } można jeszcze aktywować w tej turze   { $scotsman }2 dwóch Szkotów
terminal-board-legend-exchanges = różne 2/4→4/8: oddaj 2 albo 4 różne towary za 4 albo 8 PZ; zwierz.: zwierzęta
