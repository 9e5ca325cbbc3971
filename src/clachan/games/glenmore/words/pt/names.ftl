# Como as coisas se chamam. As peças têm os nomes dos dados, as cartas de local histórico os de suas peças.
# Formas: .the com artigo, .of com “de”, .other o plural, .single um só, como se paga.

## Seats, by the colours of their figures

seat = { $number ->
    [1] Vermelho (p1)
    [2] Amarelo (p2)
    [3] Verde (p3)
   *[other] Azul (p4)
}

## What is paid and gained

good-wood = madeira
    .the = a madeira
    .of = da madeira
    .other = madeiras
    .single = 1 madeira
good-stone = pedra
    .the = a pedra
    .of = da pedra
    .other = pedras
    .single = 1 pedra
good-barley = cevada
    .the = a cevada
    .of = da cevada
    .other = cevadas
    .single = 1 cevada
good-sheep = ovelha
    .the = a ovelha
    .of = da ovelha
    .other = ovelhas
    .single = 1 ovelha
good-cattle = boi
    .the = o boi
    .of = do boi
    .other = bois
    .single = 1 boi
piece-coin = moeda
    .the = a moeda
    .other = moedas
piece-whisky = uísque
    .other = uísques
piece-scotsman = escocês
    .other = escoceses
    .single = um escocês
piece-clan-marker = marcador de clã
    .other = marcadores de clã
piece-person = personagem
    .other = personagens
piece-vp = PV

## Kinds of tiles, one-time effects, the sides of the die

kind-village = vila
kind-castle = castelo
kind-animal = animal
kind-material = material
kind-whisky = uísque
kind-trade = comércio
kind-loch = loch
kind-other = outro
kind-person = personagem
kind-end = fim
kind-start = largada
kind-sale = venda
effect-landmark-card = carta de local histórico
effect-scotsman = escocês
effect-any-good = produto à escolha
effect-clan-marker = marcador de clã
effect-whisky = uísque
effect-coin = moedas
effect-vp = PV
effect-haggis = haggis
die-1 = 1
die-1b = 1
die-1c = 1
die-2 = 2
die-2b = 2
die-3 = 3

## Pieces of the chronicles

token-whisky = uísque
token-coins = moedas
token-any-good = produto à escolha
token-vp = PV
token-scotsman = escocês
token-clan-marker = marcador de clã
barrel-0 = o barril da área sem pontos
barrel-1 = o barril do espaço 1
barrel-2 = o barril do espaço 2
barrel-3 = o barril do espaço 3
barrel-4 = o barril do espaço 4
barrel-5 = o barril do espaço 5
barrel-6 = o barril do espaço 6
barrel-7 = o barril do espaço 7
barrel-8 = o barril do espaço 8
barrel-9 = o barril do espaço 9
cellar-new = a nova adega
gathering-animals = Mais animais
gathering-square = Maior quadrado
gathering-materials = Mais materiais
gathering-sets = Mais conjuntos
gathering-castles = Castelos com escoceses
gathering-whisky = Mais peças de uísque
gathering-smallest = Menor território
gathering-pastures = Maior pasto
gathering-farthest = Escocês mais distante
gathering-discards = Mais descartes
ballot-aye = sim
ballot-nay = não
ballot-two-ayes = dois sins
ballot-two-nays = dois nãos
ballot-aye-and-nay = sim e não

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
tile-gathering-a = Assembleia
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
tile-boat-race-start = Largada
tile-ship-builder-b = Construtor de Barcos
tile-ben-wyvis = Ben Wyvis
tile-whisky-sale-b = Venda de Barris
tile-glenfinnan-church = Glenfinnan Church
tile-ye-olde-inn = Ye Olde Inn
tile-creek-inn = Creek Inn
tile-gathering-b = Assembleia
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
tile-ship-builder-c = Construtor de Barcos
tile-glen-albyn = Glen Albyn
tile-whisky-sale-c = Venda de Barris
tile-glenfinnan-monument = Glenfinnan Monument
tile-haggis-house = Haggis House
tile-gathering-c = Assembleia
tile-dunvegan-castle = Dunvegan Castle
tile-castle-of-mey = Castle of Mey
tile-castle-moil = Castle Moil
tile-loch-morar = Loch Morar
tile-worlds-end = Fim do Mundo
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
tile-whisky-sale-d = Venda de Barris
tile-general-wades-military-roads = General Wade's Military Roads
tile-beast-feast-inn = Beast Feast Inn
tile-gathering-d = Assembleia
tile-fort-george = Fort George
tile-village = Vila Inicial
    .the = a Vila Inicial
tile-castle = Castelo-Sede
    .the = o Castelo-Sede

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

line-tiles-and-exchanges = peças e trocas
line-clan-bonuses = bônus de clãs
line-Scotsmen-at-home = escoceses na sede
line-landmark-cards = cartas de local histórico
line-whisky = uísque
line-persons = personagens
line-territory = tamanho do território
line-coins = moedas
line-Armadale-Castle = Armadale Castle

## Chronicles in short

chronicle-1 = regata
chronicle-2 = montanha
chronicle-3 = adegas
chronicle-4 = inglês
chronicle-5 = haggis
chronicle-6 = tomo
chronicle-7 = assembleia
chronicle-8 = gangues
