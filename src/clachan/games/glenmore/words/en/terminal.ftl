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
terminal-board-mobs-prisoner = in prison: { $name }, { $pennies } pennies on the card, penalty { $penalty }
terminal-board-mobs-later = { $count } cards come with stack B
terminal-board-mobs-tokens = on { $name }: { $count }
terminal-board-mobs-outlaw = { $name } stands on { $place } of { NAME($seat) }
terminal-board-mobs-toll = toll at { $clan }: { $coins }
terminal-board-mobs-reserved = reserved: { $tile }, with { $coins } coins
terminal-board-mobs-claimed = claimed: { $cards }
terminal-board-mobs-roll = rolled: { $roll }
