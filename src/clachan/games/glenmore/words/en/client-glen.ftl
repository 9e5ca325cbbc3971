# The table of Glen More II.

ui-glen-title = Glen More II

## The road

ui-road = Track, from the last pawn onwards
ui-road-ahead = { $count ->
    [0] Where the last pawn stands
    [one] { $count } space ahead
   *[other] { $count } spaces ahead
}
ui-road-mountain = the mountain, with { $heap }
ui-road-mountain-name = The mountain
ui-road-die = the die
ui-road-englishman = the Englishman
ui-road-here = here: { $figures }
ui-road-reserved = { $count ->
    [one] reserved for { $count } coin
   *[other] reserved for { $count } coins
}
ui-road-next = next
ui-road-yours = your pawn
ui-road-next-seat = next, { $seat }
ui-road-then = then it is { $seat }'s turn
ui-road-next-tile = next tile comes here
ui-road-beyond = this way { $count } more to take
ui-road-sold = Barrels sold here
ui-road-discarded = discarded
ui-stacks = Stacks and scoring rounds
ui-stack-scored = scored
ui-stack-now = { $count ->
    [one] { $count } tile, then scoring
   *[other] { $count } tiles, then scoring
}
ui-stack-later = { $count } tiles
ui-stack-scores = Scotsmen, cards, whisky, persons
ui-stack-end = World's End within

## Tiles

ui-kind-village = Village
ui-kind-castle = Castle
ui-kind-animal = Pasture
ui-kind-material = Material
ui-kind-whisky = Distillery
ui-kind-trade = Trade
ui-kind-loch = Loch
ui-kind-other = Landmark
ui-kind-person = Person
ui-kind-end = World's End
ui-kind-start = Start of the race
ui-kind-sale = Whisky sale
ui-tile-named = { NAME($tile) }: { $kind }
ui-tile-river = on the river
ui-tile-over = built over one of its kind
ui-tile-costs = costs { $amounts }
ui-tile-once = once: { $amounts }
ui-tile-wakes = when it wakes: { $act }
ui-so-many = { $count } { $what }
ui-thing-wood = { $count ->
   *[other] wood
}
ui-thing-stone = { $count ->
   *[other] stone
}
ui-thing-barley = { $count ->
   *[other] barley
}
ui-thing-sheep = { $count ->
   *[other] sheep
}
ui-thing-cattle = { $count ->
   *[other] cattle
}
ui-thing-coin = { $count ->
    [one] coin
   *[other] coins
}
ui-thing-whisky = whisky
ui-thing-scotsman = { $count ->
    [one] Scotsman
   *[other] Scotsmen
}
ui-thing-vp = { $count ->
    [one] point
   *[other] points
}
ui-thing-haggis = haggis
ui-thing-age = { $count ->
   *[other] ageing
}
ui-thing-landmark-card = { $count ->
    [one] landmark card
   *[other] landmark cards
}
ui-thing-clan-marker = { $count ->
    [one] clan marker
   *[other] clan markers
}
ui-thing-any-good = { $count ->
    [one] good of your choice
   *[other] goods of your choice
}
ui-thing-any = { $count ->
    [one] good of your choice
   *[other] goods of your choice
}
ui-act-gain = { $goods }
ui-act-gain-any = { $count ->
    [one] { $count } good of your choice
   *[other] { $count } goods of your choice
}
ui-act-move = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
ui-act-vp = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
ui-act-exchange = { $give } for { $get }
ui-act-step = { $goods } for { $points }
ui-act-exchange-different = different goods for points: { $ladder }
ui-act-exchange-animals = animals for points: { $ladder }
ui-act-exchange-any = any goods for points: { $ladder }
ui-act-exchange-for-clan-marker = a good for a clan marker
ui-act-age = a barrel ripens
ui-act-exchange-or-age = { $give } for { $get }, or a barrel ripens
ui-act-event = tell the event of a landmark card
ui-cell-holds = holds { $amounts }
ui-cell-scotsmen = { $count ->
    [one] a Scotsman
   *[other] { $count } Scotsmen
}
ui-cell-open = may still be activated

## Lands

ui-land-of = Land of { $seat }
ui-land-name = The glen of { $name }
ui-land-size = { $tiles } tiles · { $points } points for size
ui-land-free = Free place
ui-land-whole = Show the whole land
ui-land-move = Move the Scotsman on { NAME($tile) }
ui-land-over = Built over { $tiles }
ui-land-wakes = { $count ->
    [one] wakes this tile
   *[other] wakes these { $count } tiles, in any order
}
ui-in-hand = The tile in your hand
ui-own-land = Your land
ui-show-land = Show this land ({ $key })
ui-own-holdings = What { $seat } has
ui-name-you = { $name }, you
ui-finished = At World's End
ui-coins = Coins
ui-whisky = Whisky
ui-persons = Persons
ui-landmark-cards = Landmark cards
ui-category-scotsmen = Scotsmen at home
ui-category-cards = Landmark cards
ui-category-whisky = Whisky
ui-category-persons = Persons
ui-scotsmen-left = { $count ->
    [one] { $count } Scotsman in the supply
   *[other] { $count } Scotsmen in the supply
}
ui-in-supply = In supply
ui-markers-left = Clan markers left
ui-points-now = Points so far
ui-steps-left = Steps left
ui-none-yet = none yet
ui-show-cards = Show all landmark cards

## A turn

ui-deed-activate-rest = Activate all
ui-deed-move = Move
ui-deed-sell = Sell
ui-deed-row = Row
ui-deed-none = –
ui-deed-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
ui-deed-count-activate = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
ui-deed-count-sell = { $count ->
    [one] { $count } kind
   *[other] { $count } kinds
}
ui-deed-count-row = one tile on
ui-ticket-held = you have { $count }
ui-steps-unused = { $count ->
    [one] { $count } step unused
   *[other] { $count } steps unused
}

## Clans, market, cards

ui-clans = Clans
ui-clan-named = { NAME($clan) }
ui-clan-toll = toll { $count }
ui-clan-taken = taken by { $seat }
ui-clan-road = the road costs { $count }
ui-clan-free = the road is free
ui-market-coins = coins lie where goods were bought
ui-market-england = England
ui-market-buy-for = buy for { $count }
ui-market-empty = nothing to buy
ui-market-sell-for = sell for { $count }
ui-market-no-sale = no sale
ui-market-held = In your land
ui-sheet-clans = Clans
ui-sheet-cards = Cards
ui-sheet-discard = Discard
ui-sheet-points = Points
ui-card-instant = At once
ui-card-ongoing = From now on
ui-card-end = At the end of the game
ui-card-on-road = on the track
ui-card-claimed = claimed
ui-no-cards = No landmark card is owned or on the track yet.
ui-no-discards = Nothing has been discarded yet.
ui-points-if-over = If the game ended now, with one more scoring round.
ui-tab-land = Land
ui-tab-players = Players
ui-tab-chronicles = Chronicles
ui-tab-calls = { $count ->
    [one] one can be used now
   *[other] { $count } can be used now
}

## The chronicles at the foot of the table

ui-chronicles = Chronicles
ui-chronicle-short-1 = Boat race
ui-chronicle-short-2 = Mountain
ui-chronicle-short-3 = Cellars
ui-chronicle-short-4 = Englishman
ui-chronicle-short-5 = Haggis
ui-chronicle-short-6 = Tome
ui-chronicle-short-7 = Gathering
ui-chronicle-short-8 = Mobs
ui-chronicle-call-1 = reward
ui-chronicle-call-2 = gifts
ui-chronicle-call-3 = barrel
ui-chronicle-call-4 = his turn
ui-chronicle-call-5 = haggis
ui-chronicle-call-6 = event
ui-chronicle-call-7 = vote
ui-chronicle-call-8 = your move
ui-chronicle-call-row = row
ui-chronicle-call-climb = climb
ui-chronicle-call-build-cellar = build
ui-chronicle-call-use = use
ui-mountain-bare = bare
ui-england-next = next turn
ui-tome-of = of { $count } told
ui-mobs-helpers = { $count ->
    [one] helper
   *[other] helpers
}

## A seat by its colour, and what is told beside scores and tiles

ui-seat-colour = { $number ->
    [1] Red
    [2] Yellow
    [3] Green
   *[other] Blue
}
ui-scoring-now = Points that a scoring round would bring now: { $count }
ui-steps-none = no steps left
