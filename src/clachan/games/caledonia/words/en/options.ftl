# The choices of a table, for those who lay one out.

option-edition = Rules
option-edition-revised = Revised rules
option-edition-revised-is = the current rulebook
option-edition-first = First printing
option-edition-first-is = the first rulebook
option-extras = Extras
option-extras-is = clan MacEwen, a port that copies, a tile for dear land
option-port7-neighborhood = Swap port is generous
option-port7-neighborhood-is = it also gives the neighbourhood bonus
option-static-imports = Steady imports
option-static-imports-is = always 4 points each, whatever came
option-no-scoring-tiles = No scoring tiles
option-no-scoring-tiles-is = no glory at the end of rounds
option-no-ports = No ports
option-no-ports-is = the four corners stay empty
option-tighter-map = Tighter map
option-tighter-map-is = a land hex of each part is covered; for 2 or 3 players
option-no-clans = No clans
option-no-clans-is = no powers; later seats get £2, £4, £6
option-clan-auction = Clans by auction
option-clan-auction-is = bid points instead of drafting
