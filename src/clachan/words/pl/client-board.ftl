# What a table's board and its head say of themselves.

ui-board-of = Plansza gracza { $name }
ui-seat = Miejsce { $number }
ui-open-seat = wolne miejsce
ui-away = { $name } · z dala od stołu
ui-to-play = teraz gra
ui-passed = po pasie
ui-players = Gracze
ui-show-board = Pokaż tę planszę ({ $key })
ui-own-board = Własna plansza
ui-boards-of-others = Plansze innych
ui-to-own-board = Do własnej planszy
ui-clans-on-offer = Klany do wyboru
ui-parts-of-the-table = Części stołu
ui-close = Zamknij
ui-tab-act = Akcja
ui-tab-mine = Moje
ui-tab-market = Rynek
ui-tab-contracts = Kontrakty
ui-tab-clans = Klany
ui-tab-log = Dziennik

## The mat

ui-money = pieniądze
ui-pounds = { $money }£
ui-pounds-gained = +{ $money }£
ui-glory = chwała
ui-glory-held = { $count ->
    [one] { $count } chwała
   *[other] { $count } chwały
}
ui-glory-soon = { $count ->
    [one] { $count } chwała z kafelka tej rundy przy obecnym stanie
   *[other] { $count } chwały z kafelka tej rundy przy obecnym stanie
}
ui-next-income = Dochód
ui-income = Najbliższy dochód: { $money }£{ $goods-count ->
    [0] {""}
   *[other] , { $goods }
}
ui-goods = { $count } { NAME($good, $count) }
ui-goods-held = { NAME($good) }: { $count }
ui-stores = Magazyn
ui-units = Jednostki
ui-pieces = Jednostki do wyboru
ui-unit = { NAME($unit) }: { $cost }£ i grunt, teren: { NAME($terrain) }; na mapie { $out }, zostało { $left }.
ui-unit-makes = co rundę wytwarza { $count } { NAME($good, $count, form: "acc") } z 1 { NAME($input, form: "gen") }.
ui-unit-gives = co rundę daje { $count } { NAME($good, $count, form: "acc") }.
ui-unit-earns = co rundę zarabia { $money }£.
ui-tracks = Ulepszenia
ui-shipping-level = Żegluga: { $level ->
    [0] brak
    [1] przez rzeki
    [2] przez 1 jezioro
    [3] przez 2 jeziora
    [4] przez 3 jeziora
   *[other] przez 4 jeziora
}
ui-merchants-ready = Kupcy: gotowi { $ready } z { $hired }
ui-tools = Narzędzia
ui-tool-plain = Technologia { NAME($who, form: "gen") }: po { $money }£, po ulepszeniu { $more }£
ui-tool-better = Technologia { NAME($who, form: "gen") }: ulepszona, po { $money }£
ui-cellar = Piwnica
ui-cellar-held = { $count ->
    [one] Piwnica: { $count } beczka
    [few] Piwnica: { $count } beczki
   *[many] Piwnica: { $count } beczek
}
ui-barrel-fresh = świeża
ui-barrel-young = młoda
ui-barrel-old = stara
ui-hand = Kontrakty i import
ui-empty-box = puste pole
ui-exported = eksport: { $count }
ui-contracts-exported = zrealizowane kontrakty
ui-import-held = { $count } { NAME($import, $count) }
ui-bid = { $count ->
    [one] Stawka: { $count } punkt
    [few] Stawka: { $count } punkty
   *[many] Stawka: { $count } punktów
}
ui-ports-open = { $ports-count ->
    [one] Port w zasięgu: { $ports }
   *[other] Porty w zasięgu: { $ports }
}
ui-projection = Prognoza
ui-projection-about = Punkty wszystkich, gdyby gra skończyła się teraz.

## Rounds, passing, contracts

ui-short = { NAME($thing, form: "short") }
ui-rounds = Rundy i co w nich punktuje
ui-scored = po punktowaniu
ui-round-now = Runda { $round } z 5: { $tile }
ui-seat-sure = { $glory ->
    [one] { $who }: { $glory } chwała, kontrakty: { $exported }
   *[other] { $who }: { $glory } chwały, kontrakty: { $exported }
}
ui-passing = Pasowanie
ui-passing-pays = Za pas
ui-passing-order = W kolejności pasowania gra się następną rundę.
ui-last-round = To ostatnia runda.
ui-passing-open = Spasowanie jako { $place }. daje { $money }£
ui-passing-taken = { $seat }: { $place }. pas, { $money }£
ui-contracts = Kontrakty
ui-free = gratis
ui-fee-gets = W tej rundzie za wzięcie kontraktu dostajesz { $money }£
ui-fee-pays = W tej rundzie wzięcie kontraktu kosztuje { $money }£
ui-fee-free = W tej rundzie wzięcie kontraktu nic nie kosztuje
ui-import-worth = { NAME($import) }: sprowadzono { $count }, przy obecnym stanie po { $points } PZ
ui-pile = w stosie: { $count }
ui-drawn = Dociągnięte ze stosu

## The map and the head

ui-map = Mapa
ui-whole-map = Pokaż całą mapę
ui-zoom-in = Przybliż
ui-zoom-out = Oddal
ui-first-page = Strona główna
ui-watching = widzowie: { $count }
ui-replay = Powtórka
ui-rules = Zasady
ui-menu = Menu
ui-connecting = Łączenie…
ui-log = Dziennik
ui-chat = Czat
ui-log-and-chat = Dziennik i czat
ui-setting-names = Nazwy na polach mapy
ui-setting-primers = Objaśniaj kroniki przy pierwszej grze z nimi
ui-large-table = Powiększaj stół na dużym ekranie

## Clans on offer

ui-starting-tile = Kafelek startowy { $number }
ui-choose-clan = Wybierz { $title }: { $power }
ui-earlier-lines = { $count ->
    [one] Pokaż poprzedni wpis
    [few] Pokaż { $count } wcześniejsze wpisy
   *[many] Pokaż { $count } wcześniejszych wpisów
}

## Sounds, scenes, the next game

ui-sound-setting = Dźwięki stołu
ui-sound-on = Włącz dźwięki
ui-sound-off = Wyłącz dźwięki
ui-scenes-setting = Pokazuj sceny przy liczeniu i rzutach kością
ui-next-game = Następna gra, która na mnie czeka
ui-next-game-short = Następna
ui-next-game-longest = Gra, która czeka na ciebie najdłużej (n)
