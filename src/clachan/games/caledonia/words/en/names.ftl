# What things are called in Clans of Caledonia.

seat-of-clan = { NAME($clan) } (p{ $number })

## Clans

clan-buchanan = Buchanan
clan-campbell = Campbell
clan-cunningham = Cunningham
clan-fergusson = Fergusson
clan-macdonald = MacDonald
clan-macewen = MacEwen
clan-mackenzie = MacKenzie
clan-robertson = Robertson
clan-stewart = Stewart

## Goods and imports

good-wool = wool
good-grain = grain
good-milk = milk
good-bread = bread
good-cheese = cheese
good-whisky = whisky
import-cotton = cotton
import-tobacco = tobacco
import-sugar = sugar cane

## Units and where they stand

unit-sheep = sheep
unit-cow = cow
    .other = cows
unit-dairy = dairy
    .other = dairies
unit-bakery = bakery
    .other = bakeries
unit-field = field
    .other = fields
unit-distillery = distillery
    .other = distilleries
unit-woodcutter = woodcutter
    .other = woodcutters
unit-miner = miner
    .other = miners
unit-fisherman = fisherman
    .other = fishermen
board-woodcutters = woodcutters
board-miners = miners
board-shipping = shipping
board-merchants = merchants
board-cellar = barrels in the cellar
terrain-grass = grassland
terrain-forest = forest
terrain-mountain = mountain
terrain-loch = loch

## Ports

port-meat = meat
port-basics = basics
port-processed = processed
port-upgrade = upgrade
port-money = money
    .short = £10
port-price = price
port-swap = swap
port-contracts = contracts
port-any = Any

## Scoring tiles

scoring-basics = basic goods
scoring-processed = processed goods
    .short = processed
scoring-units = animals and buildings
    .short = animals, buildings
scoring-workers = workers
scoring-border = units on the border
    .short = border
scoring-imports = imports
scoring-meat = animals exported
    .short = meat
scoring-upgrades = upgrades
scoring-costly = units on dear land
    .short = dear land

## Lines of the score sheet, and the rating of a player alone

line-glory = glory
line-basic-goods = basic goods
line-processed-goods = processed goods
line-money = money
line-hops = hops
line-cotton = cotton
line-tobacco = tobacco
line-sugar-cane = sugar cane
line-exports = exports
line-settlements = settlements
line-auction-bid = auction bid
rating-newbie = Newbie
rating-rookie = Rookie
rating-average = Average
rating-expert = Expert
rating-genius = Genius
