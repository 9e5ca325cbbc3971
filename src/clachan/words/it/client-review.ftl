# The review of a game that is over.

ui-review-open = Analisi
ui-review-title = Analisi
ui-review-page = Analisi – { $game }
ui-review-of = Analisi della partita, { $date }, { $count ->
    [one] un giocatore
   *[other] { $count } giocatori
}
ui-review-of-record = Analisi di una registrazione, { $count ->
    [one] un giocatore
   *[other] { $count } giocatori
}
ui-review-margin = Margine atteso
ui-review-against = { $name } contro il migliore degli altri; ogni mossa simulata { $games } volte
ui-review-alone = Punti di { $name } alla fine; ogni mossa simulata { $games } volte
ui-review-even = pari
ui-review-progress = Analisi in corso: { $judged } di { $all } decisioni
ui-review-turning-points = Svolte
ui-review-lost = { $count ->
    [0] Nessun punto chiaramente regalato.
    [one] Punti regalati in una mossa: circa { $points }.
   *[other] Punti regalati in { $count } mosse: circa { $points }.
}
ui-review-no-mistakes = Nessuna mossa era chiaramente peggiore di quella del bot.
ui-review-better = Meglio: { $best }
ui-review-turning-point = Svolta { $number }
ui-review-cost = { $points ->
    [0] nessuna perdita
    [one] −1 punto
   *[other] −{ $points } punti
}
ui-review-played-on = { $games ->
    [one] Ogni mossa è stata proseguita da qui una volta; più o meno { $doubt } punti.
   *[other] Ogni mossa è stata proseguita da qui { $games } volte; più o meno { $doubt } punti.
}
ui-review-moves = Tutte le mosse
ui-review-moves-in = Mosse, { $part }
ui-review-played = Giocata
ui-review-bot = Il bot
ui-review-loss = Perdita
ui-review-same = come il bot
ui-review-elsewhere = in un altro posto
ui-review-doubt = più o meno { $doubt }
ui-review-start = Inizio
ui-review-own = Mosse proprie
ui-review-others = Gli altri
ui-review-luck = Fortuna
ui-review-end = Fine
ui-review-account-help = Da dove viene il margine: che cosa ci si aspettava all'inizio, che cosa hanno cambiato le mosse proprie e quelle altrui, rispetto a un bot semplice, e che cosa hanno fatto pescate e dadi.
ui-review-account-is = Che cosa dicono queste cifre
ui-review-luck-doubt = La fortuna è ciò che resta: vera con uno scarto di circa { $doubt } punti in più o in meno, perché ogni mossa è stata giocata fino in fondo solo poche volte.
ui-review-move = Mossa { $ply }
ui-review-back = Alla decisione precedente
ui-review-on = Alla decisione successiva
ui-review-first = Alla prima decisione
ui-review-last = All'ultima decisione
ui-review-play-on = Prosegui da qui
ui-review-whose = Di chi si guarda la partita
ui-review-longer = Rifletti di più
ui-review-table = Tutto il tavolo
ui-review-findings = In sintesi
ui-review-decided = Che cosa l'ha decisa
ui-review-learn = { $count ->
    [1] Una cosa da imparare
    [2] Due cose da imparare
   *[other] Tre cose da imparare
}
ui-review-luck-parts = Fortuna nelle estrazioni, per fasi della partita
ui-review-link = Link a questo momento
ui-review-link-copied = Link copiato
