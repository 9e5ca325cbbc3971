# What a table's board and its head say of themselves.

ui-seat = Miejsce { $number }
ui-open-seat = wolne miejsce
ui-away = { $name } · z dala od stołu
ui-to-play = teraz gra
ui-passed = po pasie
ui-players = Gracze
ui-parts-of-the-table = Części stołu
ui-close = Zamknij
ui-tab-act = Akcja
ui-tab-mine = Moje
ui-tab-market = Rynek
ui-tab-contracts = Kontrakty
ui-tab-clans = Klany
ui-tab-log = Dziennik

## What seats hold

ui-money = pieniądze
ui-glory = chwała
ui-goods = { $count } { NAME($good, $count) }
ui-hand = Kontrakty i import
ui-projection = Prognoza
ui-projection-about = Punkty wszystkich, gdyby gra skończyła się teraz.

## Rounds and piles

ui-rounds = Rundy i co w nich punktuje
ui-free = gratis
ui-pile = w stosie: { $count }

## The map and the head

ui-map = Mapa
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

## The log

ui-earlier-lines = { $count ->
    [one] Pokaż poprzedni wpis
    [few] Pokaż { $count } wcześniejsze wpisy
   *[many] Pokaż { $count } wcześniejszych wpisów
}

## Sounds, scenes, the next game

ui-sound-on = Włącz dźwięki
ui-sound-off = Wyłącz dźwięki
ui-next-game = Następna gra, która na mnie czeka
ui-next-game-short = Następna
ui-next-game-longest = Gra, która czeka na ciebie najdłużej (n)
