# What is said in a terminal only.

terminal-introduction =
    You lead a clan for five rounds: settle the map, produce and trade goods, fulfil export contracts.
    Each turn is one action: trade, take or fulfil a contract, expand, upgrade, hire a merchant, or pass.
    Type ? for the answers with their costs, then an answer, its number, or the beginning of its words.
    `why expand c4 sheep` explains a refusal, `rules expand` an action; `undo` takes the last one back.
    `board`, `market`, `contracts`, `players`, `scores`, `log` show the table; `help` lists all commands.

## Boards in a terminal

terminal-board-no-clan = No clan
terminal-board-offer = tile { $tile }: £{ $money }, { $goods }
terminal-board-starting-tile = £{ $money }, { $goods }
terminal-board-setting-up = set-up · £{ $money }
terminal-board-status = round { $round } of { $rounds } · £{ $money } · merchants { $ready }/{ $hired }
terminal-board-round = round { $round } of { $rounds }
terminal-board-turn-order = turn order
terminal-board-passed = passed
terminal-board-points = { $passed ->
    [yes] { $points } points, passed
   *[no] { $points } points
}
terminal-board-points-now = { $passed ->
    [yes] { $points } points now, passed
   *[no] { $points } points now
}
terminal-board-nothing = nothing
terminal-board-no-goods = no goods
terminal-board-no-units = no units
terminal-board-no-ports = none in reach
terminal-board-merchants = merchants { $ready }/{ $hired }
terminal-board-merchants-ready = { $ready } ready of { $hired } hired
terminal-board-ship = ship { terminal-board-level }
terminal-board-level = { $level ->
    [0] none
    [1] river
    [2] 1 loch
    [3] 2 lochs
    [4] 3 lochs
   *[5] 4 lochs
}
terminal-board-ship-level = { terminal-board-level } (level { $level } of 5)
terminal-board-tools = tools { $tools }
terminal-board-technology = technology
terminal-board-cellar = cellar
terminal-board-cellar-of = cellar: { $barrels }
terminal-board-barrel-fresh = fresh
terminal-board-barrel-young = young
terminal-board-barrel-old = old
terminal-board-glory-of = glory { $count }
terminal-board-settlements-of = settlements { $count }
terminal-board-settlements-joined = { $count } within shipping reach of each other
terminal-board-goods = goods
terminal-board-on-the-map = on the map
terminal-board-left = left
terminal-board-contract = contract { $number }
terminal-board-exports = exported
terminal-board-exported = exported { $count }: { $imports }
terminal-board-exports-done = contracts { $contracts }; { $imports }
terminal-board-ports = Ports
terminal-board-ports-open = open: { $ports }
terminal-board-ports-used = used: { $ports }
terminal-board-port-open = open to
terminal-board-port-used = used by
terminal-board-bid = { $points ->
    [one] −{ $points } point
   *[other] −{ $points } points
}
terminal-board-progress = { $have }/{ $count } { NAME($item, $count) }
terminal-board-fee = { $way ->
    [get] get £{ $money }
    [pay] pay £{ $money }
   *[free] free
}
terminal-board-price = £{ $money }
terminal-board-market = Market
terminal-board-market-columns = price  low ─ high   merchants
terminal-board-tracks = Price tracks
terminal-board-tracks-move = buying moves up, selling down
terminal-board-tracks-merchants = ▲ merchants that bought, ▼ merchants that sold: back in the next round
terminal-board-contracts = Contracts
terminal-board-export = take one: { $fee } · pile { $pile } · imports so far, points each: { $imports }
terminal-board-import = { NAME($good) } { $count } ({ $points })
terminal-board-drawn = Drawn from the pile
terminal-board-scoring = Scoring tiles
terminal-board-scoring-each = glory each round
terminal-board-scoring-now = gives now
terminal-board-no-scoring = No scoring tiles in this game.
terminal-board-tile = { $each ->
    [1] { NAME($tile, form: "short") }: { $glory } each
   *[other] { NAME($tile, form: "short") }: { $glory } per { $each }
}
terminal-board-tile-units = animals, buildings: { $glory }, a field { $field }
terminal-board-tile-imports = imports, hops apart: { $glory } each
terminal-board-tile-costly = units on £{ $land }+ land: { $glory } each
terminal-board-mark-river = river
terminal-board-mark-delta = delta
terminal-board-mark-cost = cost
terminal-board-mark-neutral = neutral
terminal-board-mark-covered = covered
terminal-board-mark-mist = mist
