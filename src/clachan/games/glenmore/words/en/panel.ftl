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
   *[nothing] this place
}
there = { $on ->
    [tile] { NAME($tile) }
   *[nothing] this tile
}

row-take = Take
chip-take = { there }
pick-take = Take { there }
row-discard = Discard
chip-discard = { there }
pick-discard = Discard { there }
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
chip-buy = buy it
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
    [tile] over { NAME($tile) }
   *[nothing] here
}
pick-place = { $on ->
    [tile] Lay it over { NAME($tile) }
   *[nothing] Lay it here
}
# In a list of moves, where nobody sees the place.
pick-lay = Lay { NAME($tile) }

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
row-clan = { $deal ->
    [token] Token on
   *[usual] Marker on
}
chip-clan = { NAME($clan) }
pick-clan = { $deal ->
    [token] Lay the token on { NAME($clan) }
   *[usual] Put a clan marker on { NAME($clan) }
}
row-claim = { $deal ->
    [token] Token on
   *[usual] Take
}
chip-claim = { NAME($tile) }
pick-claim = { $deal ->
    [token] Lay the token on the card { NAME($tile) }
   *[usual] Take { NAME($tile) } from the discard pile
}
row-coins-of = { $deal ->
    [token] Off the mountain
   *[usual] Coins of
}
chip-coins-of = { NAME($good) }
pick-coins-of = { $deal ->
    [token] Take 1 { NAME($good) } off the mountain
   *[usual] Take the coins of { NAME($good) } from the market
}
row-coins-of-england = { row-coins-of }
chip-coins-of-england = { $deal ->
    [token] coin
   *[usual] England
}
pick-coins-of-england = { $deal ->
    [token] Take a coin off the mountain
   *[usual] Take the coins of England from the market
}
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

# Why a bot advises something.

why-points = { $points ->
    [one] +{ $points } point: { $lines }
   *[other] +{ $points } points: { $lines }
}
why-line = { $sign ->
    [up] { NAME($line) } +{ $points }
   *[down] { NAME($line) } −{ $points }
}
why-changes = { $changes }
why-clan = { NAME($clan) }: { $bonus }

## What chronicles bring has a line of the score sheet, called by their names in the data

line-The-Dragon-Boat-Races = { glenmore-option-chronicles-1 }
line-Highlander-There-Can-Be-Only-One = { glenmore-option-chronicles-2 }
line-Ol-Jamey-s-Single-Cask-Reserve = { glenmore-option-chronicles-3 }
line-Hammer-of-the-Scots = { glenmore-option-chronicles-4 }
line-Address-to-a-Haggis = { glenmore-option-chronicles-5 }
line-The-Dubious-Tome-of-Scottish-History = { glenmore-option-chronicles-6 }
line-Between-a-Rock-and-a-Hard-Place = { glenmore-option-chronicles-7 }
line-The-Penny-Mobs = { glenmore-option-chronicles-8 }

# On the seal, which does it.
seal-take = Take
seal-discard = Discard
seal-place = Lay
seal-activate = Activate
seal-to = Move
seal-from = Take
seal-buy = Buy
seal-give = Give
seal-gain = Gain
seal-keep = Keep
seal-sell = Sell
seal-climb = Climb
seal-row = Row
