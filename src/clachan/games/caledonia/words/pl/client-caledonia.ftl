# What the board, the mats and the market of Clans of Caledonia say of themselves.

ui-board-of = Plansza gracza { $name }
ui-show-board = Pokaż tę planszę ({ $key })
ui-own-board = Własna plansza
ui-boards-of-others = Plansze innych
ui-to-own-board = Do własnej planszy
ui-clans-on-offer = Klany do wyboru
ui-pounds = { $money }£
ui-pounds-gained = +{ $money }£
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
ui-tools = Technologia
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
ui-short = { NAME($thing, form: "short") }
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
ui-fee-gets = W tej rundzie za wzięcie kontraktu dostajesz { $money }£
ui-fee-pays = W tej rundzie wzięcie kontraktu kosztuje { $money }£
ui-fee-free = W tej rundzie wzięcie kontraktu nic nie kosztuje
ui-import-worth = { NAME($import) }: sprowadzono { $count }, przy obecnym stanie po { $points } PZ
ui-drawn = Dociągnięte ze stosu
ui-whole-map = Pokaż całą mapę
ui-starting-tile = Kafelek startowy { $number }
ui-choose-clan = Wybierz { $title }: { $power }
ui-market-hint = ▲ kup, ▼ sprzedaj
ui-market-buy = Kup { NAME($good, form: "acc") } { $price }
ui-market-sell = Sprzedaj { NAME($good, form: "acc") } { $price }
ui-market-good = { NAME($good) } { $price }£
ui-market-bought = { NAME($seat) }: kupiono { $count }
ui-market-sold = { NAME($seat) }: sprzedano { $count }
ui-amount = Ile sztuk
