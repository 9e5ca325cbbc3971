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
terminal-board-race-place = in
terminal-board-race-result = posto nella regata
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
terminal-board-mobs-later = { $count } carte arrivano con la pila B
terminal-board-mobs-tokens = su { $name }: { $count }
terminal-board-mobs-outlaw = { $name } è in { $place } di { NAME($seat) }
terminal-board-mobs-toll = pedaggio a { $clan }: { $coins }
terminal-board-mobs-reserved = riservata: { $tile }, con { $coins } monete
terminal-board-mobs-claimed = rivendicate: { $cards }
terminal-board-mobs-roll = lancio: { $roll }
