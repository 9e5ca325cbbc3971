# What is said in a terminal only.

terminal-introduction =
    You lead a Scottish clan and build its territory out of tiles. Whoever is last on the track moves next.
    A turn: take a tile ahead of your pawn, pay for it, lay it beside a Scotsman, activate it and the tiles
    around it, `end turn`. Few tiles are good: each one more than the smallest territory costs points.
    Type ? for the answers with their costs, then an answer, its number, or the beginning of its words.
    `why take 9` explains a refusal, `rules turn` a step, `rules clans` the clans; `undo` takes back.
    `track`, `market`, `clans`, `cards`, `tiles`, `p2`, `players`, `log` show the table; `help` lists all.

## Signs, beside the help or the kind of tile that they belong to

terminal-sign-activation = `*` marks what may still be activated.
terminal-sign-river = Marked ≈.
terminal-sign-building-over = Marked ↑.
terminal-sign-clan-board = `clans` lists them.
terminal-sign-landmark-cards = `cards` lists them.
terminal-sign-trade = `unlike` asks for different goods, `animals` for sheep and cattle in any mix, `any` for whatever you have.
terminal-options = `players`, `die`, `short` (World's End early), `chronicles` such as 148.

## Chronicles as little boards: a line for each thing, a column for each player

terminal-board-race = Dragon boats
terminal-board-race-river = on the river of
terminal-board-race-place = at
terminal-board-race-result = place in the race
terminal-board-race-tokens = tokens at the castle
terminal-board-race-begun = The race is on.
terminal-board-race-waits = The race has not begun.
terminal-board-race-rivers = The way: { $rivers }.
terminal-board-race-neutral = Tokens at neutral castles: { $rivers }
terminal-board-mountain = The mountain
terminal-board-mountain-lies = on spaces { $spaces }; there lie coins: { $coins }, goods: { $goods }
terminal-board-cellars = Cellars
terminal-board-cellars-barrels = barrels, space 1 first
terminal-board-cellars-built = cellars built
terminal-board-cellars-area = barrels without points
terminal-board-cellars-sale = { $tile }: { $lower } of { $room } barrels below, { $extra } beside
terminal-board-england = England
terminal-board-england-holder = { NAME($seat) } has the token and moves the Englishman
terminal-board-england-nobody = nobody has the token: it lies under the Englishman
terminal-board-england-market = coins on England's row: { $coins }
terminal-board-england-turn = it is the Englishman's turn
terminal-board-haggis = Haggis
terminal-board-haggis-tokens = tokens
terminal-board-haggis-points = points shown
terminal-board-haggis-shown = turned over
terminal-board-haggis-known = seen by everybody
terminal-board-haggis-own = own
terminal-board-haggis-supply = supply: open { $open }; hidden { $hidden }
terminal-board-events = Events
terminal-board-events-turned = turned to events
terminal-board-events-scotsmen = other table for Scotsmen
terminal-board-events-whisky = other table for whisky
terminal-board-gathering = Great Gathering
terminal-board-gathering-markers = markers aye / nay
terminal-board-gathering-voted = has voted
terminal-board-gathering-votes = votes
terminal-board-gathering-piles = tiles discarded
terminal-board-gathering-own = your vote: { $vote }
terminal-board-gathering-voting = being voted on
terminal-board-gathering-passed = passed
terminal-board-gathering-rejected = rejected
terminal-board-mobs = Penny Mobs
terminal-board-mobs-pennies = pennies
terminal-board-mobs-held = mobsters
terminal-board-mobs-prisoner = in prison: { $name }, pennies on the card: { $pennies }, penalty { $penalty }
terminal-board-mobs-later = { $count ->
    [one] { $count } card comes with stack B
   *[other] { $count } cards come with stack B
}
terminal-board-mobs-tokens = on { $name }: { $count }
terminal-board-mobs-outlaw = { $name } stands on { $place } of { NAME($seat) }
terminal-board-mobs-toll = toll at { $clan }: { $coins }
terminal-board-mobs-reserved = reserved: { $tile }, coins: { $coins }
terminal-board-mobs-claimed = claimed: { $cards }
terminal-board-mobs-roll = rolled: { $roll }

## The other boards in a terminal

figure-die = die
figure-englishman = Englishman
river-neutral-1 = neutral 1
river-neutral-2 = neutral 2
terminal-thing-vp = VP
terminal-thing-landmark-card = { $count ->
    [one] card
   *[other] cards
}
terminal-thing-clan-marker = { $count ->
    [one] clan marker
   *[other] clan markers
}
terminal-thing-person = { $count ->
    [one] person
   *[other] persons
}
terminal-thing-tile = { $count ->
    [one] tile
   *[other] tiles
}
terminal-board-act-gain-any = +{ $count } any good
terminal-board-act-move = move { $count }
terminal-board-act-vp = { $count } VP
terminal-board-act-exchange-different = unlike { $steps }→{ $points } VP
terminal-board-act-exchange-different-short = unlike { $steps }→{ $points }
terminal-board-act-exchange-animals = animals { $steps }→{ $points } VP
terminal-board-act-exchange-animals-short = beast { $steps }→{ $points }
terminal-board-act-exchange-any = any { $steps }→{ $points } VP
terminal-board-act-exchange-for-clan-marker = any good→clan marker
terminal-board-act-exchange-for-clan-marker-short = good→marker
terminal-board-act-age = age { $count }
terminal-board-act-exchange-or-age = { $give }→{ $get } or age { $count }
terminal-board-act-event = event
terminal-board-with-river = with river
terminal-board-built-over = built over one of its kind
terminal-board-river = river
terminal-board-over = over
terminal-board-costs = costs { $amounts }
terminal-board-once-gives = once { $amounts }
terminal-board-activated = activated: { $act }
terminal-board-stack = stack { $stack }: { $count } left
terminal-board-goods-of = goods { $goods }
terminal-board-nothing = nothing
terminal-board-none = none
terminal-board-done = done
terminal-board-home = home
terminal-board-no-player = There is no player { $number } in this game.
terminal-board-owns = owns
terminal-board-goods-on-tiles = goods on tiles: { $goods }
terminal-board-in-hand = left to place
terminal-board-at-the-end = has reached World's End
terminal-board-cards = cards
terminal-board-persons = persons
terminal-board-clans = clans
terminal-board-points-now = points now
terminal-board-cards-left = cards left
terminal-board-chronicles-more = … type chronicles for the rest
terminal-board-then = then { $stacks }
terminal-board-end-is-out = World's End is out
terminal-board-scorings = scoring rounds { $count } of 4
terminal-board-movement = movement points { $count }
terminal-board-turn = turn { $count }
terminal-board-discarded-count = discarded { $count }
terminal-board-chronicles-of = chronicles { $numbers }
terminal-board-track = Track
terminal-board-cost = cost
terminal-board-once = once
terminal-board-activation = activation
terminal-board-mountain-here = mountain
terminal-board-moves-next = moves next
terminal-board-market = Market
terminal-board-market-columns = coins buy  sell
terminal-board-clans-heading = Clans
terminal-board-clans-road = coins for the road, or owner
terminal-board-clan-board = Clan board
terminal-board-clan-board-road = coins for the road from the start area or any marker, or the owner
terminal-board-landmark-cards = Landmark cards
terminal-board-landmark-cards-go = each goes with the tile of its name
terminal-board-event = event: { $event }
terminal-board-on-track = on the track ({ $space })
terminal-board-discarded = discarded
terminal-board-in-stack = stack { $stack }
terminal-board-discarded-tiles = Discarded tiles
terminal-board-chronicles = Chronicles
terminal-board-no-chronicles = none in this game
terminal-board-territory = Territory of { $seat }
terminal-board-territory-size = { $tiles } tiles, Scotsmen: { $scotsmen }
terminal-board-tiles-of = Tiles of { $seat }
terminal-board-scotsmen-here = Scotsmen { $count }
terminal-board-lies-over = over { $tiles }
terminal-board-may-be-activated = may be activated now
terminal-board-legend = Legend
terminal-board-legend-marks = { $river } river   { $over } overbuild   { $open } may still be activated this turn   { $scotsman }2 two Scotsmen
terminal-board-legend-exchanges = unlike 2/4→4/8: give 2 or 4 different goods for 4 or 8 VP; beast: animals
