# What is said of the game to those who choose one; all pages know these, so the ids begin with its name.
caledonia-title = Clans of Caledonia
caledonia-about = Found farms, trade at the market and ship the Highlands' goods abroad, in five rounds.
caledonia-about-rulebook = the rulebook of the revised edition

## Options: what they are called, and what they do

caledonia-option-players = Players
    .help = how many clans compete; 1 is the solo game against the score table
caledonia-option-edition = Rules
    .help = of the revised rulebook or of the first printing
caledonia-option-edition-revised = Revised rules
    .help = the current rulebook
caledonia-option-edition-first = First printing
    .help = the first rulebook
caledonia-option-extras = Extras
    .help = clan MacEwen, a port that copies, a tile for dear land
caledonia-option-port7_neighborhood = Swap port is generous
    .help = it also gives the neighbourhood bonus (publisher's erratum)
caledonia-option-static_imports = Steady imports
    .help = cotton, tobacco and sugar cane are always worth 4 points
caledonia-option-no_scoring_tiles = No scoring tiles
    .help = no glory at the end of rounds
caledonia-option-no_ports = No ports
    .help = the four corners stay empty
caledonia-option-tighter_map = Tighter map
    .help = a land hex of each part is covered; for 2 or 3 players
caledonia-option-no_clans = No clans
    .help = no powers; later seats get £2, £4, £6
caledonia-option-clan_auction = Clans by auction
    .help = bid points instead of drafting; for 2 to 4 players
caledonia-option-map_sides = Map sides
    .help = sides of the modules A to D, such as 1212, or random
caledonia-option-map_sides-random = random

## What is wrong with a layout or with options as they were written

caledonia-layout-unknown-part = layout has no part { $part } here: its parts are { $parts }
caledonia-layout-lacks-part = layout lacks its part { $part }
caledonia-layout-map = layout map is { $given }, but it must name a side of each module, such as A1 B2 C1 D2
caledonia-layout-unknown-name = layout { $part } names { $name }, which is not in this game
caledonia-layout-names = layout { $part } must name { $count } different tiles, not { $given }
caledonia-layout-numbers = layout { $part } must be { $count } different number(s) from { $low } to { $high }, not { $given }
caledonia-layout-offer = layout offer is { $given }, but it must be { $count } different clans, each with a starting tile
caledonia-layout-unknown-hex = layout covered names an unknown hex: { $given }
caledonia-layout-covered = layout covered must name { $count } different land hexes of the active map, not { $given }
caledonia-refused-tighter-map = tighter_map is for 2 or 3 players, not { $players }
caledonia-refused-auction = clan_auction needs 2 to 4 players: nobody bids against a solo player
caledonia-refused-sides = option map_sides cannot be { $given }: it is four digits of 1 or 2, or random
