# The rules of Glen More II in short: how a tile is read, marks, icons.

ui-rules-tile = How to read a tile
ui-rules-tile-emblem = emblem
    .is = its type
ui-rules-tile-cost = red tab
    .is = what it costs
ui-rules-tile-once = dashed tab
    .is = once, when it is laid
ui-rules-tile-wakes = paper tab
    .is = whenever it works
ui-rules-tile-river = river
    .is = joins left and right
ui-rules-tile-over = second edge
    .is = laid over another tile
ui-rules-marks = Marks on the table
ui-rules-mark-place = lay a tile here
ui-rules-mark-act = let this tile work
ui-rules-mark-move = he can walk, or go here
ui-rules-mark-pay = pay with this good
ui-rules-mark-sell = sell this good
ui-rules-mark-done = has worked this turn
ui-rules-tiles = Tiles
ui-rules-tiles-is = one face for each kind of effect; point at one to read it
ui-rules-scoring = In a scoring
ui-rules-signs-wakes = When a tile works
ui-rules-signs-once = Once, when it is laid
ui-rules-signs-table = On the table
ui-rules-signs-cards = On cards
ui-rules-sign-goods = makes it, three at most on a tile
ui-rules-sign-any = makes any good
ui-rules-sign-step = a step for a Scotsman or a boat
ui-rules-sign-points = points
ui-rules-sign-distil = gives the left for the right
ui-rules-sign-trade = goods for points
ui-rules-sign-marker-for = a good for a clan marker
ui-rules-sign-age = lets a barrel age (III)
ui-rules-sign-haggis = a sheep for haggis (V)
ui-rules-sign-event = tells an event (VI)
ui-rules-sign-scotsman = a Scotsman from the supply
ui-rules-sign-card = its landmark card
ui-rules-sign-marker = a clan marker; you pay the road
ui-rules-sign-barrel = a barrel of whisky
ui-rules-sign-coin = a coin
ui-rules-sign-good = any good
ui-rules-sign-river = a river tile
ui-rules-sign-over = is laid over another tile
ui-rules-sign-die = the die, which removes a tile
ui-rules-sign-person = a person
ui-rules-sign-boat = the boat race (I)
ui-rules-sign-votes = aye and nay (VII)
ui-rules-sign-penny = a penny, one point less or more (VIII)
ui-rules-sign-bolt = at once, before tiles work
ui-rules-sign-ever = from now on
ui-rules-sign-flag = at the end of the game
ui-rules-sign-england = takes the England token (IV)
ui-rules-kinds = Kinds of tile
ui-rules-cards = Landmark cards
ui-rules-clans = Clans
ui-rules-clans-is = what a marker brings there
ui-rules-persons = Persons
ui-rules-persons-is = kept beside the land; each counts in scorings and brings a clan marker
ui-rules-mobsters = Mobsters
ui-rules-mobster-costs = { $points ->
    [one] costs { $points } point at the end
   *[other] costs { $points } points at the end
}

ui-market-goods = Your goods
ui-market-buying = Buy at the ringed price, only to pay a cost at once. Without a ring there is none left to buy.
ui-market-selling = Sell in your turn for the last heap of coins. Without a heap there is no sale.

## A person beside a land

ui-person-whose = Person of { $seat }
ui-person-stack = Tile of stack { $stack }
ui-person-worth = Counts as { $count } persons in scoring rounds.
