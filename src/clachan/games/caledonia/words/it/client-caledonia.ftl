# What the board, the mats and the market of Clans of Caledonia say of themselves.

ui-board-of = Plancia di { $name }
ui-show-board = Mostra questa plancia ({ $key })
ui-own-board = La tua plancia
ui-boards-of-others = Plance altrui
ui-to-own-board = Alla tua plancia
ui-clans-on-offer = Clan disponibili
ui-pounds = £{ $money }
ui-pounds-gained = +£{ $money }
ui-glory-held = { $count } gloria
ui-glory-soon = { $count } gloria dalla tessera di questo round, per ora
ui-next-income = Rendita
ui-income = Prossima rendita: £{ $money }{ $goods-count ->
    [0] {""}
   *[other] , { $goods }
}
ui-goods-held = { NAME($good) }: { $count }
ui-stores = Magazzino
ui-units = Unità
ui-pieces = Unità tra cui scegliere
ui-unit = { NAME($unit) }: £{ $cost } più lo spazio, terreno: { NAME($terrain) }; sulla mappa { $out }, disponibili { $left }.
ui-unit-makes = ogni round produce { $count } { NAME($good, $count) } con 1 { NAME($input) }.
ui-unit-gives = ogni round dà { $count } { NAME($good, $count) }.
ui-unit-earns = ogni round rende £{ $money }.
ui-tracks = Miglioramenti
ui-shipping-level = Navigazione: { $level ->
    [0] nessuna
    [1] oltre i fiumi
    [2] 1 lago
    [3] 2 laghi
    [4] 3 laghi
   *[other] 4 laghi
}
ui-merchants-ready = Mercanti pronti: { $ready } su { $hired }
ui-tools = Tecnologia
ui-tool-plain = Tecnologia { NAME($who, form: "of") }: £{ $money } ciascuno, £{ $more } se migliorata
ui-tool-better = Tecnologia { NAME($who, form: "of") }: migliorata, £{ $money } ciascuno
ui-cellar = Cantina
ui-cellar-held = { $count ->
    [one] Cantina: { $count } barile
   *[other] Cantina: { $count } barili
}
ui-barrel-fresh = nuovo
ui-barrel-young = giovane
ui-barrel-old = vecchio
ui-empty-box = box vuoto
ui-exported = soddisfatti: { $count }
ui-contracts-exported = contratti soddisfatti
ui-import-held = { $count } { NAME($import, $count) }
ui-bid = { $count ->
    [one] Puntata: { $count } punto
   *[other] Puntata: { $count } punti
}
ui-ports-open = { $ports-count ->
    [one] Porto a portata: { $ports }
   *[other] Porti a portata: { $ports }
}
ui-short = { NAME($thing, form: "short") }
ui-scored = contata
ui-round-now = Round { $round } di 5: { $tile }
ui-seat-sure = { $who }: { $glory } gloria, contratti soddisfatti: { $exported }
ui-passing = Passare
ui-passing-pays = Passare rende
ui-passing-order = Chi passa prima gioca prima nel prossimo round.
ui-last-round = È l'ultimo round.
ui-passing-open = Passare per { $place }º rende £{ $money }
ui-passing-taken = { $seat }: { $place }º a passare, £{ $money }
ui-contracts = Contratti
ui-fee-gets = In questo round prendere un contratto ti dà £{ $money }
ui-fee-pays = In questo round prendere un contratto costa £{ $money }
ui-fee-free = In questo round prendere un contratto è gratis
ui-import-worth = { NAME($import) }: importazioni { $count }, per ora { $points } punti l'una
ui-drawn = Pescati dalla pila
ui-whole-map = Mostra tutta la mappa
ui-starting-tile = Tessera Iniziale { $number }
ui-choose-clan = Scegli { $title }: { $power }
ui-market-hint = ▲ compra, ▼ vendi
ui-market-buy = Compra { NAME($good) } { $price }
ui-market-sell = Vendi { NAME($good) } { $price }
ui-market-good = { NAME($good) } £{ $price }
ui-market-bought = { NAME($seat) }: comprati { $count }
ui-market-sold = { NAME($seat) }: venduti { $count }
ui-amount = Quanti
