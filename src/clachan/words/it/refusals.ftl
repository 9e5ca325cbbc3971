# What is refused before and beside a game: options, bots, records.

# Options and bots, as they were typed or sent.
reason-option-value = l'opzione { $option } non può essere { $given }: è { $allowed }
reason-unknown-option = l'opzione { $option } non esiste: le opzioni sono { $options }
reason-unknown-bot = il bot { $bot } non esiste: i bot sono { $bots }
reason-bot-not-loaded = il bot { $bot } non si può caricare da { $place }: { $error }
reason-bot-of-no-kind = il bot { $bot } non è un BotKind: { $place } nomina un { $kind }
reason-bot-value = bot { $bot }: { $parameter } non può essere { $given }: è { $allowed }
reason-only-random-plays = finora solo random gioca a { $game }
reason-bot-not-for-game = il bot { $bot } non gioca ancora a { $game }
reason-candidate-games = un'azione si simula da { $least } a 100000 volte, non { $games }
reason-decision-seconds = una decisione dura più di 0 e al massimo 3600 secondi, non { $seconds }
reason-unknown-game = il gioco { $game } non esiste: i giochi sono { $games }
reason-game-not-opened = il gioco { $game } non si può aprire da { $place }: { $error }
reason-game-of-no-kind = il gioco { $game } non è un gioco con quel nome: { $place } dà { $found }

# Matches and records.
reason-seed-of-match = un seme è un numero da 0 a 2**60 - 1, non { $seed }
reason-chosen-earlier = { $action }: scelta alla mossa { $ply }, ma la partita è alla mossa { $now }
reason-no-action-at = la partita ha azioni alle mosse da 0 a { $last }, non alla { $ply }
reason-nothing-played = non si è ancora giocato nulla
reason-no-ply = la partita ha mosse da 0 a { $last }, non { $ply }

# What may stand somewhere: after "it is".
allowed-yes-no = yes o no
allowed-number = un numero
allowed-one-of = uno tra { $values }
allowed-between = { $kind ->
    [whole] un numero intero da { $least } a { $most }
   *[any] un numero da { $least } a { $most }
}
reason-bot-no-parameter = { $known-count ->
    [0] il bot { $bot } non ha un parametro { $parameter }: non ne ha nessuno
   *[other] il bot { $bot } non ha un parametro { $parameter }: i suoi parametri sono { $known }
}
reason-bot-chose = il bot { $bot } ha scelto { $action }: { $why }
reason-network-misfit = la rete { $network } ha { $inputs } ingressi e { $numbers } numeri, ma una posizione ha { $features } caratteristiche: va riaddestrata
reason-row-misfit = la riga { $row } ha { $numbers } numeri, ma i pesi sono { $weights }: va allevata di nuovo
reason-bot-chose-none = il bot { $bot } ha scelto l'azione { $number }, ma le azioni vanno da 0 a { $last }

# An action, or a line of a record, that is refused, with why.
refused-action = { $action }: { $why }

# What the system refuses a file or a port for: after a colon.
system-not-there = non c'è nessun file né cartella con questo nome
system-not-allowed = permesso negato
system-not-permitted = operazione non consentita
system-is-folder = è una cartella
system-no-folder = non è una cartella
system-is-there = il file esiste già
system-name-too-long = il nome del file è troppo lungo
system-full = non c'è più spazio sul disco
system-read-only = il disco è di sola lettura
system-address-in-use = l'indirizzo è già in uso
system-address-elsewhere = questo computer non ha quell'indirizzo
