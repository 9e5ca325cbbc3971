# What the board, the mats and the market of Clans of Caledonia say of themselves.

ui-board-of = Board of { $name }
ui-show-board = Show this board ({ $key })
ui-own-board = Own board
ui-boards-of-others = Boards of the others
ui-to-own-board = To the own board
ui-clans-on-offer = Clans on offer
ui-pounds = £{ $money }
ui-pounds-gained = +£{ $money }
ui-glory-held = { $count } glory
ui-glory-soon = { $count } glory from this round's tile as things are
ui-next-income = Next
ui-income = Next income: £{ $money }{ $goods-count ->
    [0] {""}
   *[other] , { $goods }
}
ui-goods-held = { NAME($good) }: { $count }
ui-stores = Stores
ui-units = Units
ui-pieces = Pieces to choose from
ui-unit = { NAME($unit) }: £{ $cost } and the land, on { NAME($terrain) }; { $out } on the map, { $left } left.
ui-unit-makes = makes { $count } { NAME($good, $count) } of 1 { NAME($input) } in each round.
ui-unit-gives = gives { $count } { NAME($good, $count) } in each round.
ui-unit-earns = earns £{ $money } in each round.
ui-tracks = Upgrades
ui-shipping-level = Shipping: { $level ->
    [0] none
    [1] across rivers
    [2] over 1 loch
    [3] over 2 lochs
    [4] over 3 lochs
   *[other] over 4 lochs
}
ui-merchants-ready = Merchants: { $ready } ready of { $hired }
ui-tools = Tools
ui-tool-plain = Tools of the { NAME($who) }: £{ $money } each, £{ $more } when improved
ui-tool-better = Tools of the { NAME($who) }: improved, £{ $money } each
ui-cellar = Cellar
ui-cellar-held = { $count ->
    [one] Cellar: { $count } barrel
   *[other] Cellar: { $count } barrels
}
ui-barrel-fresh = new
ui-barrel-young = young
ui-barrel-old = old
ui-empty-box = empty box
ui-exported = { $count } exported
ui-contracts-exported = contracts exported
ui-import-held = { $count } { NAME($import) }
ui-bid = { $count ->
    [one] Bid { $count } point
   *[other] Bid { $count } points
}
ui-ports-open = { $ports-count ->
    [one] Port in reach: { $ports }
   *[other] Ports in reach: { $ports }
}
ui-short = { NAME($thing, form: "short") }
ui-scored = scored
ui-round-now = Round { $round } of 5: { $tile }
ui-seat-sure = { $who }: { $glory } glory, { $exported } exported
ui-passing = Passing
ui-passing-pays = Passing pays
ui-passing-order = The order of passing is that of the next round.
ui-last-round = This is the last round.
ui-passing-open = Passing in place { $place } pays £{ $money }
ui-passing-taken = { $seat } has passed in place { $place } for £{ $money }
ui-contracts = Contracts
ui-fee-gets = Taking a contract pays you £{ $money } in this round
ui-fee-pays = Taking a contract costs £{ $money } in this round
ui-fee-free = Taking a contract is free in this round
ui-import-worth = { NAME($import) }: { $count } imported, { $points } points each as things are
ui-drawn = Drawn from the pile
ui-whole-map = Show the whole map
ui-starting-tile = Starting tile { $number }
ui-choose-clan = Choose { $title }: { $power }
ui-market-hint = ▲ buy, ▼ sell
ui-market-buy = Buy { NAME($good) } { $price }
ui-market-sell = Sell { NAME($good) } { $price }
ui-market-good = { NAME($good) } £{ $price }
ui-market-bought = { NAME($seat) } bought { $count }
ui-market-sold = { NAME($seat) } sold { $count }
ui-amount = How many
