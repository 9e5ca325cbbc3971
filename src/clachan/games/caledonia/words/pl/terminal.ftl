# What is said in a terminal only.

terminal-introduction =
    Przez pięć rund prowadzisz klan: zasiedlasz mapę, produkujesz towary, handlujesz i realizujesz kontrakty.
    Tura to jedna akcja: handel, wzięcie albo realizacja kontraktu, ekspansja, ulepszenie, nowy kupiec lub pas.
    Wpisz ?, by zobaczyć odpowiedzi z kosztem, potem odpowiedź, jej numer albo początek jej słów.
    `why expand c4 sheep` wyjaśnia odmowę, `rules ekspansja` akcję; `undo` cofa ostatnią akcję.
    `board`, `market`, `contracts`, `players`, `scores`, `log` pokazują stół; `help` wymienia wszystkie polecenia.

## Plansze w terminalu

terminal-board-no-clan = Bez klanu
terminal-board-offer = kafelek { $tile }: { $money }£, { $goods }
terminal-board-starting-tile = { $money }£, { $goods }
terminal-board-setting-up = przygotowanie · { $money }£
terminal-board-status = runda { $round } z { $rounds } · { $money }£ · kupcy { $ready }/{ $hired }
terminal-board-round = runda { $round } z { $rounds }
terminal-board-turn-order = kolejność
terminal-board-passed = po pasie
terminal-board-points = { $passed ->
    [yes] { $points } pkt, po pasie
   *[no] { $points } pkt
}
terminal-board-points-now = { $passed ->
    [yes] na razie { $points } pkt, po pasie
   *[no] na razie { $points } pkt
}
terminal-board-nothing = nic
terminal-board-no-goods = brak towarów
terminal-board-no-units = brak jednostek
terminal-board-no-ports = żaden w zasięgu
terminal-board-merchants = kupcy { $ready }/{ $hired }
terminal-board-merchants-ready = gotowi: { $ready } z { $hired } zatrudnionych
terminal-board-ship = żegluga: { terminal-board-level }
terminal-board-level = { $level ->
    [0] brak
    [1] rzeka
    [2] 1 jezioro
    [3] 2 jeziora
    [4] 3 jeziora
   *[5] 4 jeziora
}
terminal-board-ship-level = { terminal-board-level } (poziom { $level } z 5)
terminal-board-tools = technologia: { $tools }
terminal-board-technology = technologia
terminal-board-cellar = piwnica
terminal-board-cellar-of = piwnica: { $barrels }
terminal-board-barrel-fresh = świeża
terminal-board-barrel-young = młoda
terminal-board-barrel-old = stara
terminal-board-glory-of = chwała { $count }
terminal-board-settlements-of = siedliska { $count }
terminal-board-settlements-joined = połączone żeglugą: { $count }
terminal-board-goods = towary
terminal-board-on-the-map = na mapie
terminal-board-left = w zapasie
terminal-board-contract = kontrakt { $number }
terminal-board-exports = eksport
terminal-board-exported = zrealizowane kontrakty { $count }: { $imports }
terminal-board-exports-done = kontrakty { $contracts }; { $imports }
terminal-board-ports = Porty
terminal-board-ports-open = dostępne: { $ports }
terminal-board-ports-used = użyte: { $ports }
terminal-board-port-open = otwarty
terminal-board-port-used = użyty
terminal-board-bid = −{ $points } pkt
terminal-board-progress = { $have }/{ $count } { NAME($item, $count) }
terminal-board-fee = { $way ->
    [get] dostajesz { $money }£
    [pay] płacisz { $money }£
   *[free] za darmo
}
terminal-board-price = { $money }£
terminal-board-market = Rynek
terminal-board-market-columns = cena  niska ─ wysoka  kupcy
terminal-board-tracks = Tory cen
terminal-board-tracks-move = kupno podnosi cenę, sprzedaż obniża
terminal-board-tracks-merchants = ▲ kupcy, którzy kupili, ▼ kupcy, którzy sprzedali: wracają w następnej rundzie
terminal-board-contracts = Kontrakty
terminal-board-export = wzięcie: { $fee } · stos { $pile } · dotychczasowy import, punkty za sztukę: { $imports }
terminal-board-import = { NAME($good) } { $count } ({ $points })
terminal-board-drawn = Dociągnięte ze stosu
terminal-board-scoring = Kafelki punktowania
terminal-board-scoring-each = chwała za rundę
terminal-board-scoring-now = teraz daje
terminal-board-no-scoring = W tej grze nie ma kafelków punktowania.
terminal-board-tile = { $each ->
    [1] { NAME($tile, form: "short") }: po { $glory }
   *[other] { NAME($tile, form: "short") }: { $glory } za { $each }
}
terminal-board-tile-units = zwierzęta, budynki: po { $glory }, pola po { $field }
terminal-board-tile-imports = import bez chmielu: po { $glory }
terminal-board-tile-costly = jednostki na gruncie od { $land }£: po { $glory }
terminal-board-mark-river = rzeka
terminal-board-mark-delta = delta
terminal-board-mark-cost = koszt
terminal-board-mark-neutral = neutralne
terminal-board-mark-covered = zakryte
terminal-board-mark-mist = mgła
