# What is wrong with a record or with the text of a position.

reason-record-head = una registrazione comincia con { $head }
reason-record-without-line = la riga { $line } non c'è
reason-record-no-pair = ci vuole `nome: valore`, non { $line }
reason-record-head-wrong = l'intestazione della registrazione è sbagliata: { $error }
reason-record-other-data = è stata giocata con i dati dei componenti { $data }, ma quelli in uso sono { $here }
reason-record-after-end = { $action } dopo la fine della partita
reason-record-other-seat = { $seat } gioca { $action }, ma deve rispondere { $asked }
reason-record-early-score = c'è un punteggio, ma la partita non è finita: deve rispondere { $asked }
reason-record-other-score = il punteggio è { $score }, non { $written }
reason-sealed-other-secret = il segreto non ha l'hash dichiarato all'inizio
reason-sealed-other-layout = la preparazione non è quella estratta
reason-sealed-other-draw = estrazione { $draw }, azione { $number }: { $action } invece di { $instead }
refused-line = riga { $line }: { $why }
reason-record-with-position = una registrazione con una posizione non ha opzioni né preparazione proprie
reason-record-other-game = la sua posizione è di { $played }, non di { $game }
reason-position-names = i valori di { $what } si scrivono nome=valore, ciascuno una volta, non { $given }
reason-position-no-number = il tavolo non ha un numero { $name }
reason-position-row-size = una fila ha da 0 a { $most } numeri, non { $size }
reason-position-row-place = una fila di { $size } numeri non ha un posto { $place }
reason-position-not-number = { $given } non è un numero
reason-position-number-large = { $given } è un numero troppo grande
reason-position-no-decision = { $given } non è una decisione: è un tipo, @, un posto e fino a tre numeri
reason-position-not-played = nessuna partita può arrivare a questa posizione ({ $error })
reason-position-impossible = nessuna partita può arrivare a questa posizione: { $fault }
reason-position-words = una posizione ha { $words } parole su una riga, non { $count }
reason-position-table-wrong = il tavolo della posizione è sbagliato: { $error }
reason-position-numbers-wrong = i numeri della posizione sono sbagliati: { $error }
reason-position-other-rules = è delle regole e dei dati { $made }, ma quelli in uso sono { $due }
reason-record-no-variation = { $mark } senza una variante
reason-record-variation-open = la variante non è chiusa
reason-record-other-result = il risultato è { $result }, non { $written }
reason-record-no-number = { $name } è un numero, non { $given }
reason-record-variations-deep = le varianti hanno al massimo { $most } livelli
reason-record-variation-early = una variante sta dopo l'azione che sostituirebbe
