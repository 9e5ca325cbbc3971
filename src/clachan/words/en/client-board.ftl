# What a table's board and its head say of themselves.

ui-board-of = Board of { $name }
ui-seat = Seat { $number }
ui-open-seat = open seat
ui-away = { $name } · away
ui-to-play = to play
ui-passed = has passed
ui-players = Players
ui-show-board = Show this board ({ $key })
ui-own-board = Own board
ui-boards-of-others = Boards of the others
ui-to-own-board = To the own board
ui-clans-on-offer = Clans on offer
ui-parts-of-the-table = Parts of the table
ui-close = Close
ui-tab-act = Act
ui-tab-mine = Mine
ui-tab-market = Market
ui-tab-contracts = Contracts
ui-tab-clans = Clans
ui-tab-log = Log

## The mat

ui-money = money
ui-pounds = £{ $money }
ui-pounds-gained = +£{ $money }
ui-glory = glory
ui-glory-held = { $count } glory
ui-glory-soon = { $count } glory from this round's tile as things are
ui-next-income = Next
ui-income = Next income: £{ $money }{ $goods-count ->
    [0] {""}
   *[other] , { $goods }
}
ui-goods = { $count } { NAME($good, $count) }
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
ui-hand = Contracts and imports
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
ui-projection = Projection
ui-projection-about = Everybody's points if the game ended now.

## Rounds, passing, contracts

ui-short = { NAME($thing, form: "short") }
ui-rounds = Rounds and what they score
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
ui-free = free
ui-fee-gets = Taking a contract pays you £{ $money } in this round
ui-fee-pays = Taking a contract costs £{ $money } in this round
ui-fee-free = Taking a contract is free in this round
ui-import-worth = { NAME($import) }: { $count } imported, { $points } points each as things are
ui-pile = { $count } in the pile
ui-drawn = Drawn from the pile

## The map and the head

ui-map = Map
ui-whole-map = Show the whole map
ui-zoom-in = Zoom in
ui-zoom-out = Zoom out
ui-first-page = First page
ui-watching = { $count } watching
ui-replay = Replay
ui-rules = Rules
ui-menu = Menu
ui-connecting = Connecting…
ui-log = Log
ui-chat = Chat
ui-log-and-chat = Log and chat
ui-setting-names = Names on hexes
ui-setting-primers = Explain chronicles when they are first played
ui-large-table = Grow with a big screen

## Clans on offer

ui-starting-tile = Starting tile { $number }
ui-choose-clan = Choose { $title }: { $power }
ui-earlier-lines = { $count ->
    [one] Show the line before
   *[other] Show { $count } earlier lines
}

## Sounds, scenes, the next game

ui-sound-setting = Sounds of the table
ui-sound-on = Turn sounds on
ui-sound-off = Turn sounds off
ui-scenes-setting = Show scenes when something is counted or rolled
ui-next-game = Next game that waits for me
ui-next-game-short = Next
ui-next-game-longest = The game that has waited longest for you (n)
