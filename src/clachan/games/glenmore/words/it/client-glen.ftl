# The table of Glen More II.

ui-glen-title = Glen More II

## The road

ui-road = Percorso, dall'ultima pedina in avanti
ui-road-ahead = { $count ->
    [0] Dove sta l'ultima pedina
    [one] { $count } spazio avanti
   *[other] { $count } spazi avanti
}
ui-road-mountain = la montagna, con { $heap }
ui-road-mountain-name = La montagna
ui-road-die = il dado
ui-road-englishman = l'Inglese
ui-road-here = qui: { $figures }
ui-road-reserved = { $count ->
    [one] riservata per { $count } moneta
   *[other] riservata per { $count } monete
}
ui-road-next = prossima
ui-road-yours = la tua pedina
ui-road-next-seat = ora { $seat }
ui-road-then = poi tocca a { $seat }
ui-road-next-tile = qui arriva la prossima tessera
ui-road-beyond = altre { $count } da prendere da questa parte
ui-road-sold = Barili venduti qui
ui-road-discarded = scartata
ui-stacks = Pile e punteggi
ui-stack-scored = contata
ui-stack-now = { $count ->
    [one] ancora { $count } tessera
   *[other] ancora { $count } tessere
}
ui-stack-later = { $count } tessere
ui-stack-scores = Scozzesi, carte, whisky, personaggi
ui-stack-end = contiene World's End

## Tiles

ui-kind-village = Villaggio
ui-kind-castle = Castello
ui-kind-animal = Pascolo
ui-kind-material = Materiali
ui-kind-whisky = Distilleria
ui-kind-trade = Commercio
ui-kind-loch = Lago
ui-kind-other = Luogo
ui-kind-person = Personaggio
ui-kind-end = World's End
ui-kind-start = Partenza della regata
ui-kind-sale = Vendita di whisky
ui-tile-named = { NAME($tile) }: { $kind }
ui-tile-river = sul fiume
ui-tile-over = si costruisce sopra una dello stesso tipo
ui-tile-costs = costa { $amounts }
ui-tile-once = una volta: { $amounts }
ui-tile-wakes = quando si attiva: { $act }
ui-so-many = { $count } { $what }
ui-thing-wood = { $count ->
   *[other] legno
}
ui-thing-stone = { $count ->
    [one] pietra
   *[other] pietre
}
ui-thing-barley = { $count ->
   *[other] orzo
}
ui-thing-sheep = { $count ->
    [one] pecora
   *[other] pecore
}
ui-thing-cattle = { $count ->
    [one] mucca
   *[other] mucche
}
ui-thing-coin = { $count ->
    [one] moneta
   *[other] monete
}
ui-thing-whisky = whisky
ui-thing-scotsman = { $count ->
    [one] Scozzese
   *[other] Scozzesi
}
ui-thing-vp = { $count ->
    [one] punto
   *[other] punti
}
ui-thing-haggis = haggis
ui-thing-age = { $count ->
    [one] invecchiamento
   *[other] invecchiamenti
}
ui-thing-landmark-card = { $count ->
    [one] carta luogo
   *[other] carte luogo
}
ui-thing-clan-marker = { $count ->
    [one] segnalino clan
   *[other] segnalini clan
}
ui-thing-any-good = { $count ->
    [one] bene a scelta
   *[other] beni a scelta
}
ui-thing-any = { $count ->
    [one] bene a scelta
   *[other] beni a scelta
}
ui-act-gain = { $goods }
ui-act-gain-any = { $count ->
    [one] { $count } bene a scelta
   *[other] { $count } beni a scelta
}
ui-act-move = { $count ->
    [one] { $count } punto movimento
   *[other] { $count } punti movimento
}
ui-act-vp = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
ui-act-exchange = { $give } per { $get }
ui-act-step = { $goods } per { $points }
ui-act-exchange-different = beni diversi per punti: { $ladder }
ui-act-exchange-animals = animali per punti: { $ladder }
ui-act-exchange-any = beni qualsiasi per punti: { $ladder }
ui-act-exchange-for-clan-marker = un bene per un segnalino clan
ui-act-age = un barile invecchia
ui-act-exchange-or-age = { $give } per { $get }, o un barile invecchia
ui-act-event = innesca l'evento di una carta luogo
ui-cell-holds = contiene { $amounts }
ui-cell-scotsmen = { $count ->
    [one] uno Scozzese
   *[other] { $count } Scozzesi
}
ui-cell-open = si può ancora attivare

## Lands

ui-land-of = Territorio di { $seat }
ui-land-name = Il territorio di { $name }
ui-land-size = { $tiles } tessere · { $points } punti per l'estensione
ui-land-free = Posto libero
ui-land-whole = Mostra tutto il territorio
ui-land-move = Sposta da qui lo Scozzese ({ NAME($tile) })
ui-land-over = Sopra { $tiles }
ui-land-wakes = { $count ->
    [one] attiva questa tessera
   *[other] attiva queste { $count } tessere, in ordine libero
}
ui-in-hand = La tessera che hai in mano
ui-own-land = Il tuo territorio
ui-show-land = Mostra questo territorio ({ $key })
ui-own-holdings = Che cosa ha { $seat }
ui-name-you = { $name }, tu
ui-finished = A World's End
ui-coins = Monete
ui-whisky = Whisky
ui-persons = Personaggi
ui-landmark-cards = Carte luogo
ui-category-scotsmen = Scozzesi a casa
ui-category-cards = Carte luogo
ui-category-whisky = Whisky
ui-category-persons = Personaggi
ui-scotsmen-left = Scozzesi nella riserva: { $count }
ui-in-supply = In riserva
ui-markers-left = Segnalini clan rimasti
ui-points-now = Punti finora
ui-steps-left = Punti movimento rimasti
ui-none-yet = ancora niente
ui-show-cards = Mostra tutte le carte luogo

## A turn

ui-deed-activate-rest = Attiva tutto
ui-deed-move = Muovi
ui-deed-sell = Vendi
ui-deed-row = Rema
ui-deed-none = –
ui-deed-steps = { $count ->
    [one] { $count } passo
   *[other] { $count } passi
}
ui-deed-count-activate = { $count ->
    [one] { $count } tessera
   *[other] { $count } tessere
}
ui-deed-count-sell = { $count ->
    [one] { $count } tipo
   *[other] { $count } tipi
}
ui-deed-count-row = di una tessera
ui-ticket-held = ne hai { $count }
ui-steps-unused = { $count ->
    [one] { $count } passo non usato
   *[other] { $count } passi non usati
}

## Clans, market, cards

ui-clans = Clan
ui-clan-named = { NAME($clan) }
ui-clan-toll = pedaggio { $count }
ui-clan-taken = occupato da { $seat }
ui-clan-road = la strada costa { $count }
ui-clan-free = la strada è gratis
ui-market-coins = monete dove si è comprato
ui-market-england = Inghilterra
ui-market-buy-for = compra a { $count }
ui-market-empty = nulla da comprare
ui-market-sell-for = vendi a { $count }
ui-market-no-sale = niente vendita
ui-market-held = Nel tuo territorio
ui-sheet-clans = Clan
ui-sheet-cards = Carte
ui-sheet-discard = Scarti
ui-sheet-points = Punti
ui-card-instant = Subito
ui-card-ongoing = D'ora in poi
ui-card-end = A fine partita
ui-card-on-road = sul percorso
ui-card-claimed = rivendicata
ui-no-cards = Nessuno ha ancora carte luogo, e sul percorso non ce ne sono.
ui-no-discards = Non si è ancora scartato nulla.
ui-points-if-over = Se la partita finisse ora, con un'ultima fase di punteggio.
ui-tab-land = Territorio
ui-tab-players = Giocatori
ui-tab-chronicles = Cronache
ui-tab-calls = { $count ->
    [one] una si può usare ora
   *[other] { $count } si possono usare ora
}

## The chronicles at the foot of the table

ui-chronicles = Cronache
ui-chronicle-short-1 = Regata
ui-chronicle-short-2 = Montagna
ui-chronicle-short-3 = Cantine
ui-chronicle-short-4 = Inglese
ui-chronicle-short-5 = Haggis
ui-chronicle-short-6 = Tomo
ui-chronicle-short-7 = Raduno
ui-chronicle-short-8 = Bande
ui-chronicle-call-1 = premio
ui-chronicle-call-2 = doni
ui-chronicle-call-3 = barile
ui-chronicle-call-4 = suo turno
ui-chronicle-call-5 = haggis
ui-chronicle-call-6 = evento
ui-chronicle-call-7 = voto
ui-chronicle-call-8 = tocca a te
ui-chronicle-call-row = rema
ui-chronicle-call-climb = scala
ui-chronicle-call-build-cellar = costruisci
ui-chronicle-call-use = usa
ui-mountain-bare = vuota
ui-england-next = prossimo turno
ui-tome-of = eventi su { $count }
ui-mobs-helpers = { $count ->
    [one] aiutante
   *[other] aiutanti
}

## A seat by its colour, and what is told beside scores and tiles

ui-seat-colour = { $number ->
    [1] Rosso
    [2] Giallo
    [3] Verde
   *[other] Blu
}
ui-scoring-now = Punti se si assegnasse ora il punteggio: { $count }
ui-steps-none = nessun passo
