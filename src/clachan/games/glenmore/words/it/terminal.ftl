# What is said in a terminal only.

terminal-introduction =
    Guidi un clan scozzese e costruisci il suo territorio con le tessere. Muove chi è in coda al percorso.
    Un turno: prendi una tessera davanti alla tua pedina, pagala, piazzala accanto a uno Scozzese, attivala
    con quelle intorno, `end turn`. Poche tessere bastano: ognuna in più rispetto al territorio più piccolo
    costa punti. Scrivi ? per le risposte con i costi, poi una risposta in inglese, il suo numero o l'inizio
    delle sue parole. `why take 9` spiega un rifiuto, `rules turn` un passo, `rules clans` i clan; `undo`
    annulla. `track`, `market`, `clans`, `cards`, `tiles`, `p2`, `players`, `log` mostrano il tavolo; `help`
    elenca tutto.

## Signs, beside the help or the kind of tile that they belong to

terminal-sign-activation = `*` segna ciò che si può ancora attivare.
terminal-sign-river = Segno ≈.
terminal-sign-building-over = Segno ↑.
terminal-sign-clan-board = `clans` li elenca.
terminal-sign-landmark-cards = `cards` le elenca.
terminal-sign-trade = `unlike` chiede beni diversi, `animals` pecore e mucche in qualsiasi combinazione, `any` quel che hai.
terminal-options = `players`, `die`, `short` (World's End presto), `chronicles`, per esempio 148.

## Chronicles as little boards: a line for each thing, a column for each player

terminal-board-race = Barche drago
terminal-board-race-river = sul fiume di
terminal-board-race-place = posizione
terminal-board-race-result = piazzamento
terminal-board-race-tokens = gettoni al castello
terminal-board-race-begun = La regata è in corso.
terminal-board-race-waits = La regata non è ancora cominciata.
terminal-board-race-rivers = La rotta: { $rivers }.
terminal-board-race-neutral = Gettoni ai castelli neutrali: { $rivers }
terminal-board-mountain = La montagna
terminal-board-mountain-lies = sugli spazi { $spaces }; lì ci sono monete: { $coins }, beni: { $goods }
terminal-board-cellars = Cantine
terminal-board-cellars-barrels = barili, dallo spazio 1
terminal-board-cellars-built = cantine costruite
terminal-board-cellars-area = barili senza punti
terminal-board-cellars-sale = { $tile }: { $lower } di { $room } barili sotto, { $extra } accanto
terminal-board-england = Inghilterra
terminal-board-england-holder = { NAME($seat) } ha il gettone e muove l'Inglese
terminal-board-england-nobody = nessuno ha il gettone: sta sotto l'Inglese
terminal-board-england-market = monete sulla fila dell'Inghilterra: { $coins }
terminal-board-england-turn = è il turno dell'Inglese
terminal-board-haggis = Haggis
terminal-board-haggis-tokens = gettoni
terminal-board-haggis-points = punti mostrati
terminal-board-haggis-shown = scoperti
terminal-board-haggis-known = visti da tutti
terminal-board-haggis-own = propri
terminal-board-haggis-supply = riserva: scoperti { $open }; coperti { $hidden }
terminal-board-events = Eventi
terminal-board-events-turned = girate sull'evento
terminal-board-events-scotsmen = altra tabella per gli Scozzesi
terminal-board-events-whisky = altra tabella per il whisky
terminal-board-gathering = Grande Raduno
terminal-board-gathering-markers = segnalini sì / no
terminal-board-gathering-voted = ha votato
terminal-board-gathering-votes = voti
terminal-board-gathering-piles = tessere scartate
terminal-board-gathering-own = il tuo voto: { $vote }
terminal-board-gathering-voting = si vota
terminal-board-gathering-passed = approvata
terminal-board-gathering-rejected = respinta
terminal-board-mobs = Penny Mobs
terminal-board-mobs-pennies = penny
terminal-board-mobs-held = malviventi
terminal-board-mobs-prisoner = in prigione: { $name }, { $pennies } penny sulla carta, penalità { $penalty }
terminal-board-mobs-later = { $count ->
    [one] { $count } carta arriva con la pila B
   *[other] { $count } carte arrivano con la pila B
}
terminal-board-mobs-tokens = su { $name }: { $count }
terminal-board-mobs-outlaw = { $name } è in { $place } di { NAME($seat) }
terminal-board-mobs-toll = pedaggio a { $clan }: { $coins }
terminal-board-mobs-reserved = riservata: { $tile }, monete: { $coins }
terminal-board-mobs-claimed = rivendicate: { $cards }
terminal-board-mobs-roll = lancio: { $roll }

## Le altre plance nel terminale

figure-die = dado
figure-englishman = Inglese
river-neutral-1 = neutrale 1
river-neutral-2 = neutrale 2
terminal-thing-vp = PV
terminal-thing-landmark-card = { $count ->
    [one] carta
   *[other] carte
}
terminal-thing-clan-marker = { $count ->
    [one] segnalino clan
   *[other] segnalini clan
}
terminal-thing-person = { $count ->
    [one] personaggio
   *[other] personaggi
}
terminal-thing-tile = { $count ->
    [one] tessera
   *[other] tessere
}
terminal-board-act-gain-any = { $count ->
    [one] +{ $count } bene a scelta
   *[other] +{ $count } beni a scelta
}
terminal-board-act-move = muovi { $count }
terminal-board-act-vp = { $count } PV
terminal-board-act-exchange-different = diversi { $steps }→{ $points } PV
terminal-board-act-exchange-different-short = diversi { $steps }→{ $points }
terminal-board-act-exchange-animals = animali { $steps }→{ $points } PV
terminal-board-act-exchange-animals-short = animali { $steps }→{ $points }
terminal-board-act-exchange-any = qualsiasi { $steps }→{ $points } PV
terminal-board-act-exchange-for-clan-marker = bene a scelta→segnalino clan
terminal-board-act-exchange-for-clan-marker-short = bene→segnalino
terminal-board-act-age = invecchia { $count }
terminal-board-act-exchange-or-age = { $give }→{ $get } o invecchia { $count }
terminal-board-act-event = evento
terminal-board-with-river = con il fiume
terminal-board-built-over = sopra una dello stesso tipo
terminal-board-river = fiume
terminal-board-over = sopra
terminal-board-costs = costa { $amounts }
terminal-board-once-gives = una volta { $amounts }
terminal-board-activated = attivata: { $act }
terminal-board-stack = pila { $stack }: ne restano { $count }
terminal-board-goods-of = beni: { $goods }
terminal-board-nothing = niente
terminal-board-none = nessuno
terminal-board-done = ha finito
terminal-board-home = a casa
terminal-board-no-player = In questa partita non c'è un giocatore { $number }.
terminal-board-owns = possiede
terminal-board-goods-on-tiles = beni sulle tessere: { $goods }
terminal-board-in-hand = da piazzare
terminal-board-at-the-end = ha raggiunto World's End
terminal-board-cards = carte
terminal-board-persons = personaggi
terminal-board-clans = clan
terminal-board-points-now = punti per ora
terminal-board-cards-left = carte rimaste
terminal-board-chronicles-more = … il resto con chronicles
terminal-board-then = poi { $stacks }
terminal-board-end-is-out = World's End è sul percorso
terminal-board-scorings = punteggi { $count } di 4
terminal-board-movement = punti movimento { $count }
terminal-board-turn = turno { $count }
terminal-board-discarded-count = scartate { $count }
terminal-board-chronicles-of = cronache { $numbers }
terminal-board-track = Percorso
terminal-board-cost = costo
terminal-board-once = una volta
terminal-board-activation = attivazione
terminal-board-mountain-here = montagna
terminal-board-moves-next = prossimo turno
terminal-board-market = Mercato
terminal-board-market-columns = monete compra/vendi
terminal-board-clans-heading = Clan
terminal-board-clans-road = monete per la strada, o di chi è
terminal-board-clan-board = Plancia clan
terminal-board-clan-board-road = monete per la strada dalla partenza o da un segnalino, o di chi è
terminal-board-landmark-cards = Carte luogo
terminal-board-landmark-cards-go = ognuna va con la tessera dello stesso nome
terminal-board-event = evento: { $event }
terminal-board-on-track = sul percorso ({ $space })
terminal-board-discarded = scartata
terminal-board-in-stack = pila { $stack }
terminal-board-discarded-tiles = Tessere scartate
terminal-board-chronicles = Cronache
terminal-board-no-chronicles = nessuna in questa partita
terminal-board-territory = { $seat }: territorio
terminal-board-territory-size = tessere: { $tiles }, Scozzesi: { $scotsmen }
terminal-board-tiles-of = { $seat }: tessere
terminal-board-scotsmen-here = Scozzesi { $count }
terminal-board-lies-over = sopra { $tiles }
terminal-board-may-be-activated = si può attivare ora
terminal-board-legend = Legenda
terminal-board-legend-marks = { $river } fiume   { $over } si costruisce sopra   { $open } si può ancora attivare in questo turno   { $scotsman }2 due Scozzesi
terminal-board-legend-exchanges = diversi 2/4→4/8: dai 2 o 4 beni diversi per 4 o 8 PV
