# What is said of the game to those who choose one; all pages know these, so the ids begin with its name.
caledonia-about = Found farms, trade at the market and ship the Highlands' goods abroad, in five rounds.
caledonia-about-rulebook = the rulebook of the revised edition

## Options: what they are called, and what they do

caledonia-option-players = Players
    .help = how many clans compete; 1 is the solo game against the score table
caledonia-option-edition = Edition
    .help = rules of the revised rulebook or of the first printing
caledonia-option-edition-revised = revised
caledonia-option-edition-first = first
caledonia-option-extras = Extras
    .help = with clan MacEwen, the port that copies a port, and the costly-hex scoring tile
caledonia-option-port7_neighborhood = Port 7 neighbourhood
    .help = the swap port also gives the neighbourhood bonus (publisher's erratum)
caledonia-option-static_imports = Static imports
    .help = cotton, tobacco and sugar cane are worth 4 points each, whatever was imported
caledonia-option-no_scoring_tiles = No scoring tiles
    .help = play without scoring tiles: no glory at the end of rounds
caledonia-option-no_ports = No ports
    .help = play without port tiles
caledonia-option-tighter_map = Tighter map
    .help = one random land hex of each module is covered (2 or 3 players)
caledonia-option-no_clans = No clans
    .help = nobody has a clan; later players start with £2, £4 and £6 more
caledonia-option-clan_auction = Clan auction
    .help = clans are auctioned for victory points instead of drafted (2 to 4 players)
caledonia-option-map_sides = Map sides
    .help = sides of the modules A to D, such as 1212, or random
caledonia-option-map_sides-random = random
