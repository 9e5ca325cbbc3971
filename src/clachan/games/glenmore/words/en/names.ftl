# What things are called. Tiles carry the names of the data, landmark cards those of their tiles.

## Seats, by the colours of their figures

seat = { $number ->
    [1] Red (p1)
    [2] Yellow (p2)
    [3] Green (p3)
   *[other] Blue (p4)
}

## What is paid and gained

good-wood = wood
    .single = 1 wood
good-stone = stone
    .single = 1 stone
good-barley = barley
    .single = 1 barley
good-sheep = sheep
    .single = 1 sheep
good-cattle = cattle
    .single = 1 cattle
piece-coin = coin
    .other = coins
piece-whisky = whisky
piece-scotsman = Scotsman
    .other = Scotsmen
    .single = a Scotsman
piece-clan-marker = clan marker
    .other = clan markers
piece-person = person
    .other = persons
piece-vp = VP

## Kinds of tiles, one-time effects, the sides of the die

kind-village = village
kind-castle = castle
kind-animal = animal
kind-material = material
kind-whisky = whisky
kind-trade = trade
kind-loch = loch
kind-other = other
kind-person = person
kind-end = end
kind-start = start
kind-sale = sale
effect-landmark-card = landmark card
effect-scotsman = Scotsman
effect-any-good = any good
effect-clan-marker = clan marker
effect-whisky = whisky
effect-coin = coins
effect-vp = VP
effect-haggis = haggis
die-1 = 1
die-1b = 1
die-1c = 1
die-2 = 2
die-2b = 2
die-3 = 3

## Pieces of the chronicles

token-whisky = whisky
token-coins = coins
token-any-good = any good
token-vp = VP
token-scotsman = Scotsman
token-clan-marker = clan marker
barrel-0 = the barrel in the area without points
barrel-1 = the barrel on space 1
barrel-2 = the barrel on space 2
barrel-3 = the barrel on space 3
barrel-4 = the barrel on space 4
barrel-5 = the barrel on space 5
barrel-6 = the barrel on space 6
barrel-7 = the barrel on space 7
barrel-8 = the barrel on space 8
barrel-9 = the barrel on space 9
cellar-new = the new cellar
gathering-animals = Most animals
gathering-square = Largest square
gathering-materials = Most materials
gathering-sets = Most sets
gathering-castles = Castles with Scotsmen
gathering-whisky = Most whisky tiles
gathering-smallest = Smallest territory
gathering-pastures = Largest pasture
gathering-farthest = Farthest Scotsman
gathering-discards = Most discards
ballot-aye = aye
ballot-nay = nay
ballot-two-ayes = two ayes
ballot-two-nays = two nays
ballot-aye-and-nay = aye and nay

## Tiles

tile-halkirk = Halkirk
tile-inshriach = Inshriach
tile-lochridge = Lochridge
tile-ballachulish = Ballachulish
tile-black-isle = Black Isle
tile-castle-stalker = Castle Stalker
tile-donan-castle = Donan Castle
tile-loch-lochy = Loch Lochy
tile-david-hume = David Hume
tile-robert-the-bruce = Robert the Bruce
tile-macbeth = Macbeth
tile-pulteney = Pulteney
tile-glen-mhor = Glen Mhor
tile-plockton = Plockton
tile-tomintoul = Tomintoul
tile-abernethy = Abernethy
tile-easdale = Easdale
tile-glen-lyon = Glen Lyon
tile-strathmore = Strathmore
tile-crieff-fair = Crieff Fair
tile-loch-lomond = Loch Lomond
tile-drovers-inn = Drover's Inn
tile-shetland = Shetland
tile-gathering-a = Gathering
tile-old-man-of-storr = Old Man of Storr
tile-duart-castle = Duart Castle
tile-inverness = Inverness
tile-loch-shiel = Loch Shiel
tile-william-wallace = William Wallace
tile-mary-queen-of-scots = Mary, Queen of Scots
tile-rob-roy = Rob Roy
tile-glenlochy = Glenlochy
tile-ullapool = Ullapool
tile-kingussie = Kingussie
tile-kemnay = Kemnay
tile-rothiemurchus = Rothiemurchus
tile-glen-esk = Glen Esk
tile-strathspey = Strathspey
tile-falkirk-tryst = Falkirk Tryst
tile-dingwall-mart = Dingwall Mart
tile-clachaig-inn = Clachaig Inn
tile-glen-affric = Glen Affric
tile-boat-race-start = Start
tile-ship-builder-b = Ship Builder
tile-ben-wyvis = Ben Wyvis
tile-whisky-sale-b = Single cask sale
tile-glenfinnan-church = Glenfinnan Church
tile-ye-olde-inn = Ye Olde Inn
tile-creek-inn = Creek Inn
tile-gathering-b = Gathering
tile-wallace-monument = Wallace Monument
tile-armadale-castle = Armadale Castle
tile-loch-ness = Loch Ness
tile-flora-macdonald = Flora MacDonald
tile-bonnie-prince-charlie = Bonnie Prince Charlie
tile-adam-smith = Adam Smith
tile-edradour = Edradour
tile-dornoch = Dornoch
tile-pitlochry = Pitlochry
tile-laich-of-moray = Laich of Moray
tile-iona-abbey = Iona Abbey
tile-glen-clova = Glen Clova
tile-grassmarket = Grassmarket
tile-muir-of-ord = Muir of Ord
tile-kingshouse-inn = Kingshouse Inn
tile-perth = Perth
tile-balmoral = Balmoral
tile-corpach = Corpach
tile-ship-builder-c = Ship Builder
tile-glen-albyn = Glen Albyn
tile-whisky-sale-c = Single cask sale
tile-glenfinnan-monument = Glenfinnan Monument
tile-haggis-house = Haggis House
tile-gathering-c = Gathering
tile-dunvegan-castle = Dunvegan Castle
tile-castle-of-mey = Castle of Mey
tile-castle-moil = Castle Moil
tile-loch-morar = Loch Morar
tile-worlds-end = World's End
tile-robert-burns = Robert Burns
tile-sir-walter-scott = Sir Walter Scott
tile-millburn = Millburn
tile-fort-william = Fort William
tile-glentrool = Glentrool
tile-glen-dochart = Glen Dochart
tile-glasgow-fair = Glasgow Fair
tile-stirling-bridge = Stirling Bridge
tile-leith-merchants = Leith Merchants
tile-sligachan-inn = Sligachan Inn
tile-royal-exchange = Royal Exchange
tile-elgin = Elgin
tile-spey-meadows = Spey Meadows
tile-whisky-sale-d = Single cask sale
tile-general-wades-military-roads = General Wade's Military Roads
tile-beast-feast-inn = Beast Feast Inn
tile-gathering-d = Gathering
tile-fort-george = Fort George
tile-village = Starting Village
tile-castle = Home Castle

## Landmark cards: each carries the name of its tile

card-castle-stalker = { tile-castle-stalker }
card-donan-castle = { tile-donan-castle }
card-loch-lochy = { tile-loch-lochy }
card-duart-castle = { tile-duart-castle }
card-inverness = { tile-inverness }
card-loch-shiel = { tile-loch-shiel }
card-armadale-castle = { tile-armadale-castle }
card-loch-ness = { tile-loch-ness }
card-castle-of-mey = { tile-castle-of-mey }
card-castle-moil = { tile-castle-moil }
card-loch-morar = { tile-loch-morar }
card-loch-lomond = { tile-loch-lomond }
card-glenfinnan-church = { tile-glenfinnan-church }
card-glenfinnan-monument = { tile-glenfinnan-monument }
card-general-wades-military-roads = { tile-general-wades-military-roads }
card-old-man-of-storr = { tile-old-man-of-storr }
card-wallace-monument = { tile-wallace-monument }
card-dunvegan-castle = { tile-dunvegan-castle }
card-fort-george = { tile-fort-george }

## Clans

clan-brodie = Brodie
clan-cameron = Cameron
clan-chisholm = Chisholm
clan-douglas = Douglas
clan-grant = Grant
clan-gunn = Gunn
clan-macdonald = MacDonald
clan-macdonell = MacDonell
clan-macgregor = MacGregor
clan-mackintosh = Mackintosh
clan-maclachlan = MacLachlan
clan-macleod = MacLeod
clan-macmillan = MacMillan
clan-macpherson = MacPherson
clan-maclean = MacLean
clan-mckay = McKay
clan-mckenzie = McKenzie
clan-mckinnon = McKinnon
clan-munro = Munro
clan-oliphant = Oliphant
clan-ross = Ross
clan-sinclair = Sinclair
clan-sutherland = Sutherland
clan-fraser = Fraser
clan-stewart = Stewart
clan-campbell = Campbell

## Mobsters

mobster-peggy-mcwander = Peggy McWander
mobster-joe-mcduff = Joe McDuff
mobster-bruce-mcmail = Bruce McMail
mobster-peggy-mclaird = Peggy McLaird
mobster-kenneth-mcsnitch = Kenneth McSnitch
mobster-fergus-macdarkie = Fergus MacDarkie
mobster-sibyl-macsponge = Sibyl MacSponge
mobster-derek-anderson = Derek Anderson
mobster-mike-mccastle = Mike McCastle
mobster-calum-mcquack = Calum McQuack
mobster-bully-mcmuscle = Bully McMuscle
mobster-fraser-mcstarve = Fraser McStarve
mobster-oonagh-mchagg = Oonagh McHagg
mobster-elsbeth-mctrick = Elsbeth McTrick
mobster-erin-macmalt = Erin MacMalt
mobster-john-mcclaim = John McClaim

## The lines of the score sheet

line-tiles-and-exchanges = tiles and exchanges
line-clan-bonuses = clan bonuses
line-Scotsmen-at-home = Scotsmen at home
line-landmark-cards = landmark cards
line-whisky = whisky
line-persons = persons
line-territory = size of the land
line-coins = coins
line-Armadale-Castle = Armadale Castle

## Chronicles in short

chronicle-1 = boat race
chronicle-2 = mountain
chronicle-3 = cellars
chronicle-4 = Englishman
chronicle-5 = haggis
chronicle-6 = tome
chronicle-7 = gathering
chronicle-8 = mobs
