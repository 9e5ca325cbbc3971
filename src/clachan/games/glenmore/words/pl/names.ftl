# Jak co się nazywa. Kafelki noszą nazwy z danych, karty miejsc historycznych nazwy swoich kafelków.
# „p.” to strona polskiej instrukcji. Formy: .gen, .acc i .loc to przypadki, .few i .many liczba mnoga po 2–4 i po 5, .row to rząd na rynku.

## Seats, by the colours of their figures

seat = { $number ->
    [1] Czerwony (p1)
    [2] Żółty (p2)
    [3] Zielony (p3)
   *[other] Niebieski (p4)
}

## What is paid and gained

# p. 5
good-wood = drewno
    .gen = drewna
    .acc = drewno
    .few = drewna
    .many = drewna
    .row = drewna
    .single = 1 drewno
# p. 5
good-stone = kamień
    .gen = kamienia
    .acc = kamień
    .few = kamienie
    .many = kamieni
    .row = kamienia
    .single = 1 kamień
# p. 5
good-barley = jęczmień
    .gen = jęczmienia
    .acc = jęczmień
    .few = jęczmienie
    .many = jęczmieni
    .row = jęczmienia
    .single = 1 jęczmień
# p. 5
good-sheep = owca
    .gen = owcy
    .acc = owcę
    .few = owce
    .many = owiec
    .row = owiec
    .single = 1 owcę
# p. 5
good-cattle = bydło
    .gen = bydła
    .acc = sztukę bydła
    .one = sztuka bydła
    .few = sztuki bydła
    .many = sztuk bydła
    .row = bydła
    .single = 1 sztukę bydła
# p. 5
piece-coin = moneta
    .gen = monety
    .acc = monetę
    .acc-few = monety
    .acc-many = monet
    .few = monety
    .many = monet
# p. 5
piece-whisky = beczka whisky
    .gen = beczki whisky
    .few = beczki whisky
    .many = beczek whisky
# p. 15
piece-scotsman = Szkot
    .gen = Szkota
    .few = Szkotów
    .many = Szkotów
    .single = 1 Szkota
# p. 5
piece-clan-marker = znacznik klanu
    .few = znaczniki klanu
    .many = znaczników klanu
# p. 18
piece-person = postać
    .few = postacie
    .many = postaci
# p. 5
piece-vp = PZ

## Kinds of tiles, one-time effects, the sides of the die

# p. 14
kind-village = wioska
# p. 21
kind-castle = zamek
# p. 21
kind-animal = zagroda
# p. 21
kind-material = surowce
# p. 21
kind-whisky = whisky
# p. 21
kind-trade = handel
# p. 3
kind-loch = jezioro
kind-other = inny
kind-person = postać
kind-end = koniec
kind-start = start
kind-sale = sprzedaż
# p. 15
effect-landmark-card = karta miejsca historycznego
# p. 15
effect-scotsman = Szkot
# p. 15
effect-any-good = dowolny towar
# p. 15
effect-clan-marker = znacznik klanu
# p. 15
effect-whisky = whisky
# p. 15
effect-coin = monety
# p. 15
effect-vp = PZ
# p. 26
effect-haggis = haggis
die-1 = 1
die-1b = 1
die-1c = 1
die-2 = 2
die-2b = 2
die-3 = 3

## Pieces of the chronicles

token-whisky = whisky
token-coins = monety
token-any-good = dowolny towar
token-vp = PZ
token-scotsman = Szkot
token-clan-marker = znacznik klanu
# p. 24
barrel-0 = beczka z obszaru „0 PZ”
    .acc = beczkę z obszaru „0 PZ”
barrel-1 = beczka z pola 1
    .acc = beczkę z pola 1
barrel-2 = beczka z pola 2
    .acc = beczkę z pola 2
barrel-3 = beczka z pola 3
    .acc = beczkę z pola 3
barrel-4 = beczka z pola 4
    .acc = beczkę z pola 4
barrel-5 = beczka z pola 5
    .acc = beczkę z pola 5
barrel-6 = beczka z pola 6
    .acc = beczkę z pola 6
barrel-7 = beczka z pola 7
    .acc = beczkę z pola 7
barrel-8 = beczka z pola 8
    .acc = beczkę z pola 8
barrel-9 = beczka z pola 9
    .acc = beczkę z pola 9
# p. 24
cellar-new = nowa piwnica
# p. 31
gathering-animals = Najwięcej zwierząt
# p. 31
gathering-square = Największy kwadrat
# p. 31
gathering-materials = Najwięcej surowców
# p. 31
gathering-sets = Najwięcej zestawów
# p. 32
gathering-castles = Zamki ze Szkotami
# p. 32
gathering-whisky = Najwięcej kafelków whisky
# p. 32
gathering-smallest = Najmniejsze włości
# p. 32
gathering-pastures = Największe zagrody
# p. 32
gathering-farthest = Najdalszy Szkot
# p. 32
gathering-discards = Najwięcej odrzuconych
# p. 31
ballot-aye = za
# p. 31
ballot-nay = przeciw
ballot-two-ayes = dwa razy za
ballot-two-nays = dwa razy przeciw
ballot-aye-and-nay = za i przeciw

## Tiles

# p. 14
tile-halkirk = Halkirk
# p. 17
tile-inshriach = Inshriach
# p. 14
tile-lochridge = Lochridge
tile-ballachulish = Ballachulish
tile-black-isle = Black Isle
tile-castle-stalker = Castle Stalker
tile-donan-castle = Donan Castle
# p. 10
tile-loch-lochy = Loch Lochy
# p. 2
tile-david-hume = David Hume
tile-robert-the-bruce = Robert the Bruce
tile-macbeth = Macbeth
# p. 24
tile-pulteney = Pulteney
# p. 24
tile-glen-mhor = Glen Mhor
tile-plockton = Plockton
tile-tomintoul = Tomintoul
tile-abernethy = Abernethy
tile-easdale = Easdale
tile-glen-lyon = Glen Lyon
tile-strathmore = Strathmore
tile-crieff-fair = Crieff Fair
# p. 25
tile-loch-lomond = Loch Lomond
# p. 26
tile-drovers-inn = Drover's Inn
# p. 26
tile-shetland = Shetland
# p. 27
tile-gathering-a = Gathering
# p. 27
tile-old-man-of-storr = Old Man of Storr
tile-duart-castle = Duart Castle
# p. 14
tile-inverness = Inverness
tile-loch-shiel = Loch Shiel
# p. 28
tile-william-wallace = William Wallace
tile-mary-queen-of-scots = Mary, Queen of Scots
tile-rob-roy = Rob Roy
# p. 24
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
# p. 22
tile-boat-race-start = Start
# p. 22
tile-ship-builder-b = Ship Builder
# p. 24
tile-ben-wyvis = Ben Wyvis
# p. 25
tile-whisky-sale-b = Sprzedaż single cask
# p. 25
tile-glenfinnan-church = Glenfinnan Church
# p. 26
tile-ye-olde-inn = Ye Olde Inn
# p. 26
tile-creek-inn = Creek Inn
# p. 27
tile-gathering-b = Gathering
# p. 27
tile-wallace-monument = Wallace Monument
tile-armadale-castle = Armadale Castle
tile-loch-ness = Loch Ness
tile-flora-macdonald = Flora MacDonald
tile-bonnie-prince-charlie = Bonnie Prince Charlie
tile-adam-smith = Adam Smith
# p. 24
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
# p. 22
tile-ship-builder-c = Ship Builder
# p. 24
tile-glen-albyn = Glen Albyn
# p. 25
tile-whisky-sale-c = Sprzedaż single cask
# p. 25
tile-glenfinnan-monument = Glenfinnan Monument
# p. 26
tile-haggis-house = Haggis House
# p. 27
tile-gathering-c = Gathering
# p. 27
tile-dunvegan-castle = Dunvegan Castle
tile-castle-of-mey = Castle of Mey
tile-castle-moil = Castle Moil
tile-loch-morar = Loch Morar
# p. 9
tile-worlds-end = World's End
tile-robert-burns = Robert Burns
tile-sir-walter-scott = Sir Walter Scott
# p. 24
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
# p. 25
tile-whisky-sale-d = Sprzedaż single cask
# p. 25
tile-general-wades-military-roads = General Wade's Military Roads
# p. 26
tile-beast-feast-inn = Beast Feast Inn
# p. 27
tile-gathering-d = Gathering
# p. 27
tile-fort-george = Fort George
# p. 5
tile-village = wioska początkowa
    .gen = wioski początkowej
    .acc = wioskę początkową
    .loc = wiosce początkowej
# p. 5
tile-castle = zamek rodowy
    .gen = zamku rodowego
    .acc = zamek rodowy
    .loc = zamku rodowym

## Landmark cards: each carries the name of its tile

# p. 20
card-castle-stalker = { tile-castle-stalker }
# p. 20
card-donan-castle = { tile-donan-castle }
# p. 20
card-loch-lochy = { tile-loch-lochy }
# p. 20
card-duart-castle = { tile-duart-castle }
# p. 20
card-inverness = { tile-inverness }
# p. 20
card-loch-shiel = { tile-loch-shiel }
# p. 20
card-armadale-castle = { tile-armadale-castle }
# p. 20
card-loch-ness = { tile-loch-ness }
# p. 20
card-castle-of-mey = { tile-castle-of-mey }
# p. 20
card-castle-moil = { tile-castle-moil }
# p. 20
card-loch-morar = { tile-loch-morar }
# p. 26
card-loch-lomond = { tile-loch-lomond }
# p. 26
card-glenfinnan-church = { tile-glenfinnan-church }
# p. 26
card-glenfinnan-monument = { tile-glenfinnan-monument }
# p. 26
card-general-wades-military-roads = { tile-general-wades-military-roads }
# p. 28
card-old-man-of-storr = { tile-old-man-of-storr }
# p. 28
card-wallace-monument = { tile-wallace-monument }
# p. 28
card-dunvegan-castle = { tile-dunvegan-castle }
# p. 28
card-fort-george = { tile-fort-george }

## Clans

# p. 21
clan-brodie = Brodie
# p. 21
clan-cameron = Cameron
# p. 21
clan-chisholm = Chisholm
# p. 21
clan-douglas = Douglas
# p. 21
clan-grant = Grant
# p. 21
clan-gunn = Gunn
# p. 21
clan-macdonald = MacDonald
# p. 21
clan-macdonell = MacDonell
# p. 21
clan-macgregor = MacGregor
# p. 21
clan-mackintosh = Mackintosh
# p. 21
clan-maclachlan = MacLachlan
# p. 21
clan-macleod = MacLeod
# p. 21
clan-macmillan = MacMillan
# p. 21
clan-macpherson = MacPherson
# p. 21
clan-maclean = MacLean
# p. 21
clan-mckay = McKay
# p. 21
clan-mckenzie = McKenzie
# p. 21
clan-mckinnon = McKinnon
# p. 21
clan-munro = Munro
# p. 21
clan-oliphant = Oliphant
# p. 21
clan-ross = Ross
# p. 21
clan-sinclair = Sinclair
# p. 21
clan-sutherland = Sutherland
clan-fraser = Fraser
clan-stewart = Stewart
clan-campbell = Campbell

## Mobsters

# p. 32
mobster-peggy-mcwander = Peggy McWander
# p. 33
mobster-joe-mcduff = Joe McDuff
    .gen = Joego McDuffa
# p. 33
mobster-bruce-mcmail = Bruce McMail
    .gen = Bruce'a McMaila
# p. 33
mobster-peggy-mclaird = Peggy McLaird
# p. 34
mobster-kenneth-mcsnitch = Kenneth McSnitch
    .gen = Kennetha McSnitcha
# p. 34
mobster-fergus-macdarkie = Fergus MacDarkie
    .gen = Fergusa MacDarkiego
# p. 34
mobster-sibyl-macsponge = Sibyl MacSponge
# p. 34
mobster-derek-anderson = Derek Anderson
    .gen = Dereka Andersona
# p. 35
mobster-mike-mccastle = Mike McCastle
    .gen = Mike'a McCastle'a
# p. 35
mobster-calum-mcquack = Calum McQuack
    .gen = Caluma McQuacka
# p. 35
mobster-bully-mcmuscle = Bully McMuscle
    .gen = Bully'ego McMuscle'a
# p. 35
mobster-fraser-mcstarve = Fraser McStarve
    .gen = Frasera McStarve'a
# p. 36
mobster-oonagh-mchagg = Oonagh McHagg
# p. 36
mobster-elsbeth-mctrick = Elsbeth McTrick
# p. 36
mobster-erin-macmalt = Erin MacMalt
# p. 36
mobster-john-mcclaim = John McClaim
    .gen = Johna McClaima

## The lines of the score sheet

line-tiles-and-exchanges = kafelki i wymiany
# p. 18
line-clan-bonuses = bonusy klanów
# p. 19
line-Scotsmen-at-home = Szkoci na zamku
# p. 19
line-landmark-cards = miejsca historyczne
# p. 19
line-whisky = whisky
# p. 19
line-persons = postacie
# p. 19
line-territory = wielkość włości
# p. 19
line-coins = monety
# p. 20
line-Armadale-Castle = Armadale Castle

## Chronicles in short

# p. 22
chronicle-1 = wyścig łodzi
# p. 23
chronicle-2 = góra
# p. 24
chronicle-3 = piwnice
# p. 25
chronicle-4 = Anglik
# p. 26
chronicle-5 = haggis
# p. 27
chronicle-6 = wydarzenia
# p. 31
chronicle-7 = zgromadzenie
# p. 32
chronicle-8 = szajka
