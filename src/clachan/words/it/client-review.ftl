# The review of a game that is over.

ui-review-open = Analisi
ui-review-title = Analisi
ui-review-page = Analisi – { $game }
ui-review-margin = Margine atteso
ui-review-against = { $name } contro il migliore degli altri; ogni mossa proseguita { $games } volte
ui-review-alone = Punti di { $name } alla fine; ogni mossa proseguita { $games } volte
ui-review-even = pari
ui-review-progress = Rifletto sulla partita: { $judged } di { $all } decisioni
ui-review-turning-points = Svolte
ui-review-lost = { $count ->
    [0] Nulla è stato chiaramente regalato.
    [one] Una mossa ha regalato circa { $points } punti.
   *[other] { $count } mosse hanno regalato circa { $points } punti.
}
ui-review-no-mistakes = Nessuna mossa era chiaramente peggiore di quella del bot.
ui-review-better = Meglio: { $best }
ui-review-moves = Tutte le mosse
ui-review-moves-in = Mosse, { $part }
ui-review-played = Giocata
ui-review-bot = Il bot
ui-review-loss = Perdita
ui-review-same = come il bot
ui-review-doubt = più o meno { $doubt }
ui-review-start = Inizio
ui-review-own = Mosse proprie
ui-review-others = Gli altri
ui-review-luck = Fortuna
ui-review-end = Fine
ui-review-account-help = Da dove viene il margine: che cosa ci si aspettava all'inizio, che cosa hanno cambiato le mosse proprie e quelle altrui, rispetto a un bot semplice, e che cosa hanno fatto pescate e dadi.
ui-review-move = Mossa { $ply }
ui-review-back = Alla decisione precedente
ui-review-on = Alla decisione successiva
ui-review-play-on = Prosegui da qui
ui-review-whose = Di chi si guarda la partita
ui-review-longer = Rifletti di più
ui-review-table = Tutto il tavolo
ui-review-findings = Risultati
