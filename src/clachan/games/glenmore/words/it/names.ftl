# Come si chiamano le cose in Glen More II. Le tessere portano i nomi dei dati, le carte luogo quelli delle tessere.
# Forme: .the con l'articolo, .of con la preposizione, .any dopo una negazione, .row per la fila del mercato.

## Seats, by the colours of their figures

seat = { $number ->
    [1] Rosso (p1)
    [2] Giallo (p2)
    [3] Verde (p3)
   *[other] Blu (p4)
}

## What is paid and gained

good-wood = legno
    .single = 1 legno
    .the = il legno
    .any = legno
    .row = del legno
good-stone = pietra
    .many = pietre
    .other = pietre
    .single = 1 pietra
    .the = la pietra
    .any = pietra
    .row = della pietra
good-barley = orzo
    .single = 1 orzo
    .the = l'orzo
    .any = orzo
    .row = dell'orzo
good-sheep = pecora
    .many = pecore
    .other = pecore
    .single = 1 pecora
    .the = la pecora
    .any = pecore
    .row = delle pecore
good-cattle = mucca
    .many = mucche
    .other = mucche
    .single = 1 mucca
    .the = la mucca
    .any = mucche
    .row = delle mucche
piece-coin = moneta
    .many = monete
    .other = monete
    .the = la moneta
    .any = monete
piece-whisky = whisky
    .the = il whisky
    .any = whisky
piece-scotsman = Scozzese
    .many = Scozzesi
    .other = Scozzesi
    .single = uno Scozzese
    .the = lo Scozzese
    .any = Scozzesi
piece-clan-marker = segnalino clan
    .many = segnalini clan
    .other = segnalini clan
    .any = segnalini clan
piece-person = personaggio
    .many = personaggi
    .other = personaggi
piece-vp = PV

## Kinds of tiles, one-time effects, the sides of the die

kind-village = villaggio
kind-castle = castello
kind-animal = animali
kind-material = materiali
kind-whisky = whisky
kind-trade = commercio
kind-loch = lago
kind-other = altro
kind-person = personaggio
kind-end = fine
kind-start = partenza
kind-sale = vendita
effect-landmark-card = carta luogo
effect-scotsman = Scozzese
effect-any-good = bene a scelta
effect-clan-marker = segnalino clan
effect-whisky = whisky
effect-coin = monete
effect-vp = PV
effect-haggis = haggis
die-1 = 1
die-1b = 1
die-1c = 1
die-2 = 2
die-2b = 2
die-3 = 3

## Pieces of the chronicles

token-whisky = whisky
token-coins = monete
token-any-good = bene a scelta
token-vp = PV
token-scotsman = Scozzese
token-clan-marker = segnalino clan
barrel-0 = il barile nell'area senza punti
barrel-1 = il barile sullo spazio 1
barrel-2 = il barile sullo spazio 2
barrel-3 = il barile sullo spazio 3
barrel-4 = il barile sullo spazio 4
barrel-5 = il barile sullo spazio 5
barrel-6 = il barile sullo spazio 6
barrel-7 = il barile sullo spazio 7
barrel-8 = il barile sullo spazio 8
barrel-9 = il barile sullo spazio 9
cellar-new = la nuova cantina
gathering-animals = Più animali
gathering-square = Quadrato più grande
gathering-materials = Più materiali
gathering-sets = Più serie
gathering-castles = Castelli con Scozzesi
gathering-whisky = Più tessere whisky
gathering-smallest = Territorio più piccolo
gathering-pastures = Pascolo più grande
gathering-farthest = Scozzese più lontano
gathering-discards = Più scarti
ballot-aye = sì
ballot-nay = no
ballot-two-ayes = due sì
ballot-two-nays = due no
ballot-aye-and-nay = sì e no

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
tile-gathering-a = Raduno
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
tile-boat-race-start = Partenza
tile-ship-builder-b = Cantiere navale
tile-ben-wyvis = Ben Wyvis
tile-whisky-sale-b = Vendita single cask
tile-glenfinnan-church = Glenfinnan Church
tile-ye-olde-inn = Ye Olde Inn
tile-creek-inn = Creek Inn
tile-gathering-b = Raduno
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
tile-ship-builder-c = Cantiere navale
tile-glen-albyn = Glen Albyn
tile-whisky-sale-c = Vendita single cask
tile-glenfinnan-monument = Glenfinnan Monument
tile-haggis-house = Haggis House
tile-gathering-c = Raduno
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
tile-whisky-sale-d = Vendita single cask
tile-general-wades-military-roads = General Wade's Military Roads
tile-beast-feast-inn = Beast Feast Inn
tile-gathering-d = Raduno
tile-fort-george = Fort George
tile-village = Villaggio iniziale
    .the = il Villaggio iniziale
tile-castle = Castello di famiglia
    .the = il Castello di famiglia

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

line-tiles-and-exchanges = tessere e scambi
line-clan-bonuses = bonus dei clan
line-Scotsmen-at-home = Scozzesi a casa
line-landmark-cards = carte luogo
line-whisky = whisky
line-persons = personaggi
line-territory = estensione del territorio
line-coins = monete
line-Armadale-Castle = Armadale Castle

## Chronicles in short

chronicle-1 = regata
chronicle-2 = montagna
chronicle-3 = cantine
chronicle-4 = Inglese
chronicle-5 = haggis
chronicle-6 = tomo
chronicle-7 = raduno
chronicle-8 = bande
