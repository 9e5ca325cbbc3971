# What is refused before and beside a game: options, bots, records.

# Options and bots, as they were typed or sent.
reason-option-value = l'opzione { $option } non può essere { $given }: è { $allowed }
reason-unknown-option = non c'è un'opzione { $option }: le opzioni sono { $options }
reason-unknown-bot = non c'è un bot { $bot }: i bot sono { $bots }
reason-bot-not-loaded = il bot { $bot } non si può caricare da { $place }: { $error }
reason-bot-of-no-kind = il bot { $bot } non è un BotKind: { $place } nomina un { $kind }
reason-bot-value = bot { $bot }: { $parameter } non può essere { $given }: è { $allowed }
reason-only-random-plays = finora solo random gioca a { $game }
reason-bot-not-for-game = il bot { $bot } non gioca ancora a { $game }
reason-candidate-games = un'azione si prosegue da { $least } a 100000 volte, non { $games }
reason-decision-seconds = una decisione dura più di 0 e al massimo 3600 secondi, non { $seconds }
reason-unknown-game = non c'è un gioco { $game }: i giochi sono { $games }
reason-game-not-opened = il gioco { $game } non si può aprire da { $place }: { $error }
reason-game-of-no-kind = il gioco { $game } non è un gioco con quel nome: { $place } dà { $found }

# Matches and records.
reason-seed-of-match = un seme è un numero da 0 a 2**60 - 1, non { $seed }
reason-chosen-earlier = { $action }: scelta alla mossa { $ply }, ma la partita è alla mossa { $now }
reason-no-action-at = la partita ha azioni alle mosse da 0 a { $last }, non alla { $ply }
reason-nothing-played = non si è ancora giocato nulla
reason-no-ply = la partita ha mosse da 0 a { $last }, non { $ply }
reason-record-head = un verbale comincia con { $head }
reason-record-without-line = non c'è una riga { $line }
reason-record-no-pair = ci vuole `nome: valore`, non { $line }
reason-record-head-wrong = l'intestazione del verbale è sbagliata: { $error }
reason-record-other-data = è stata giocata con i dati dei componenti { $data }, ma quelli in uso sono { $here }
reason-record-after-end = { $action } dopo la fine della partita
reason-record-other-seat = { $seat } gioca { $action }, ma deve rispondere { $asked }
reason-record-early-score = c'è un punteggio, ma la partita non è finita: deve rispondere { $asked }
reason-record-other-score = il punteggio è { $score }, non { $written }
reason-sealed-other-secret = il segreto non ha l'hash dichiarato all'inizio
reason-sealed-other-layout = la preparazione non è quella estratta
reason-sealed-other-draw = estrazione { $draw }, azione { $number }: { $action } invece di { $instead }

# What may stand somewhere: after "it is".
allowed-yes-no = yes o no
allowed-number = un numero
allowed-one-of = uno tra { $values }
allowed-between = { $kind ->
    [whole] un numero intero da { $least } a { $most }
   *[any] un numero da { $least } a { $most }
}
reason-bot-no-parameter = { $known-count ->
    [0] il bot { $bot } non ha un parametro { $parameter }: non ne ha
   *[other] il bot { $bot } non ha un parametro { $parameter }: i suoi parametri sono { $known }
}
reason-bot-chose = il bot { $bot } ha scelto { $action }: { $why }
reason-bot-chose-none = il bot { $bot } ha scelto l'azione { $number }, ma le azioni vanno da 0 a { $last }

# An action, or a line of a record, that is refused, with why.
refused-action = { $action }: { $why }
refused-line = riga { $line }: { $why }
reason-record-with-position = un verbale con una posizione non ha opzioni né preparazione proprie
reason-record-other-game = la sua posizione è di { $played }, non di { $game }
reason-position-names = i valori di { $what } si scrivono nome=valore, ciascuno una volta, non { $given }
reason-position-no-number = il tavolo non ha un numero { $name }
reason-position-row-size = una fila ha da 0 a { $most } numeri, non { $size }
reason-position-row-place = una fila di { $size } numeri non ha un posto { $place }
reason-position-not-number = { $given } non è un numero
reason-position-no-decision = { $given } non è una decisione: è un tipo, @, un posto e fino a tre numeri
reason-position-not-played = nessuna partita può arrivare a questa posizione ({ $error })
reason-position-impossible = nessuna partita può arrivare a questa posizione: { $fault }
reason-position-words = una posizione è di { $words } parole su una riga, non { $count }
reason-position-table-wrong = il tavolo della posizione è sbagliato: { $error }
reason-position-numbers-wrong = i numeri della posizione sono sbagliati: { $error }
reason-position-other-rules = è delle regole e dei dati { $made }, ma quelli in uso sono { $due }
reason-record-no-variation = { $mark } senza una variante
reason-record-variation-open = la variante non è chiusa
reason-record-other-result = il risultato è { $result }, non { $written }
reason-record-no-number = { $name } è un numero, non { $given }
reason-record-variations-deep = le varianti hanno al massimo { $most } livelli
reason-record-variation-early = una variante sta dopo l'azione che sostituirebbe
