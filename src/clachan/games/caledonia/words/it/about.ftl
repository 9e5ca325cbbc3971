# What is said of the game to those who choose one; all pages know these, so the ids begin with its name.
caledonia-title = Clan di Caledonia
caledonia-about = Fonda fattorie, commercia al mercato ed esporta i beni delle Highlands, in cinque round.
caledonia-about-rulebook = il regolamento dell'edizione riveduta

## Options: what they are called, and what they do

caledonia-option-players = Giocatori
    .help = quanti clan si sfidano; 1 è il solitario contro la tabella dei punti
caledonia-option-edition = Regole
    .help = del regolamento riveduto o della prima stampa
caledonia-option-edition-revised = Regole rivedute
    .help = il regolamento attuale
caledonia-option-edition-first = Prima stampa
    .help = il primo regolamento
caledonia-option-extras = Extra
    .help = il clan MacEwen, un porto che copia, una tessera per gli spazi costosi
caledonia-option-port7_neighborhood = Porto “scambio” generoso
    .help = dà anche il bonus di adiacenza (errata dell'editore)
caledonia-option-static_imports = Importazioni statiche
    .help = cotone, tabacco e canna da zucchero valgono sempre 4 punti
caledonia-option-no_scoring_tiles = Senza tessere Punteggio
    .help = nessuna gloria alla fine dei round
caledonia-option-no_ports = Senza porti
    .help = i quattro angoli restano vuoti
caledonia-option-tighter_map = Mappa più piccola
    .help = si copre uno spazio di terra per modulo; per 2 o 3 giocatori
caledonia-option-no_clans = Senza clan
    .help = nessuna abilità; i posti successivi ricevono £2, £4, £6
caledonia-option-clan_auction = Asta dei clan
    .help = si puntano punti invece di scegliere a turno; per 2–4 giocatori
caledonia-option-map_sides = Lati della mappa
    .help = i lati dei moduli da A a D, per esempio 1212, oppure random
caledonia-option-map_sides-random = a caso

## What is wrong with a layout or with options as they were written

caledonia-layout-unknown-part = qui la preparazione non ha una parte { $part }: le sue parti sono { $parts }
caledonia-layout-lacks-part = alla preparazione manca la parte { $part }
caledonia-layout-map = map nella preparazione è { $given }, ma deve nominare un lato di ogni modulo, per esempio A1 B2 C1 D2
caledonia-layout-unknown-name = { $part } nella preparazione nomina { $name }, che in questa partita non c'è
caledonia-layout-names = { $part } nella preparazione deve nominare { $count } tessere diverse, non { $given }
caledonia-layout-numbers = { $part } nella preparazione deve avere numeri diversi ({ $count }) da { $low } a { $high }, non { $given }
caledonia-layout-offer = offer nella preparazione è { $given }, ma deve avere { $count } clan diversi, ciascuno con una tessera Iniziale
caledonia-layout-unknown-hex = covered nella preparazione nomina uno spazio sconosciuto: { $given }
caledonia-layout-covered = covered nella preparazione deve nominare { $count } spazi di terra diversi della mappa attiva, non { $given }
caledonia-refused-tighter-map = tighter_map è per 2 o 3 giocatori, non { $players }
caledonia-refused-auction = clan_auction richiede da 2 a 4 giocatori: in solitario nessuno punta contro di te
caledonia-refused-sides = l'opzione map_sides non può essere { $given }: sono quattro cifre 1 o 2, oppure random
