# Where actions are listed: headings (`group-`), what the actions of a row share (`row-`), what is the own of one
# of them there (`chip-`), and what an action does for those who see the table (`pick-`). `$on` tells whether a
# tile lies on the space or the place that an action names, and `$tile` which.

group-turn = turn
group-track = track
group-pay = pay
group-exchange = exchange
group-gain = gain
group-market = market
group-effects = effects
group-clan-board = clan board
group-territory = territory
group-activation = activation
group-movement = movement
group-chronicles = chronicles
group-dice = dice

here = { $on ->
    [tile] { NAME($tile) }
   *[nothing] { NAME($place) }
}
there = { $on ->
    [tile] { NAME($tile) }
   *[nothing] space { NAME($space) }
}

row-take = Take
chip-take = { there }
pick-take = { $on ->
    [tile] Take { NAME($tile) } from space { NAME($space) }
   *[nothing] Take the tile on space { NAME($space) }
}
row-discard = Discard
chip-discard = { there }
pick-discard = { $on ->
    [tile] Discard { NAME($tile) } on space { NAME($space) }
   *[nothing] Discard the tile on space { NAME($space) }
}
row-space = Tile
chip-space = { there }
row-activate = Activate
chip-activate = { here }
pick-activate = Activate { here }
row-move = Move from
chip-move = { here }
pick-move = Move a Scotsman from { here }
row-to = Move to
chip-to = { here }
pick-to = Move him to { here }
row-from = From
chip-from = { here }
pick-from = Take it from { here }
row-put = Put on
chip-put = { here }
pick-put = Put it on { here }
row-remove = Remove
chip-remove = { here }
pick-remove = Remove { here }
row-place = Lay on
chip-place = { $on ->
    [tile] { NAME($place) }: over { NAME($tile) }
   *[nothing] { NAME($place) }
}
pick-place = { $on ->
    [tile] Lay the tile on { NAME($place) }, over { NAME($tile) }
   *[nothing] Lay the tile on { NAME($place) }
}

row-sell = Sell
chip-sell = { NAME($good) }
row-give = Give
chip-give = { NAME($good) }
row-gain = Gain
chip-gain = { NAME($good) }
row-keep = Keep
chip-keep = { NAME($good) }
row-lay = Leave
chip-lay = { NAME($good) }
row-seize = Seize
chip-seize = { NAME($good) }
row-resolve = Resolve
chip-resolve = { NAME($effect) }
row-clan = Marker on
chip-clan = { NAME($clan) }
row-claim = Take
chip-claim = { NAME($tile) }
row-trigger = Trigger
chip-trigger = { NAME($card) }
row-turn-over = Turn over
chip-turn-over = { NAME($card) }
row-call = Vote on
chip-call = { NAME($gathering) }
row-penny = Penny on
chip-penny = { NAME($mobster) }
row-free = Free
chip-free = { NAME($mobster) }
row-jail = Jail
chip-jail = { NAME($mobster) }
row-use = Use
chip-use = { NAME($mobster) }
row-take-haggis = Take haggis
chip-take-haggis = { NAME($haggis) }
row-return-haggis = Return haggis
chip-return-haggis = { NAME($haggis) }
chip-choose = { $seat }

# Parts that one can point at, where the name alone would not tell what it is.

part-space = space { NAME($part) }
part-card = card { NAME($part) }
part-clan = clan { NAME($part) }
part-cellar = cellar { NAME($part) }
part-token = token { NAME($part) }
board-coins = coins
board-movement = movement
board-boat = boat
board-distil = distilling
board-age = ageing
board-whisky = whisky
board-england = England
board-supply = supply

# What is plotted over a game.

plot-points = points
plot-coins = coins
plot-goods = goods
plot-tiles = tiles
