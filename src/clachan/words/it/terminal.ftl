# What is said in a terminal only.

terminal-introduction-bare =
    { $title }.
    Scrivi ? per le risposte, poi una risposta in inglese, il suo numero o l'inizio delle sue parole.
    `why` con un'azione spiega un rifiuto; `undo` annulla; `help` elenca tutti i comandi.

# The conversation of a game, and a match that is shown again.
terminal-begin = Premi Invio per cominciare.
terminal-over = La partita è finita: log, scores, board, undo, save FILE o quit.
terminal-answers = ({ $count } risposte: ?)
terminal-not-saved = Questa partita non è salvata: `save FILE` la salva, un altro quit esce.
terminal-saved = Salvata in { $file }: `clachan play --load { $file }` la riprende.
terminal-left = { $count ->
    [one] Lasciata dopo { $count } azione: `save FILE` o l'opzione --save FILE salvano una partita.
   *[other] Lasciata dopo { $count } azioni: `save FILE` o l'opzione --save FILE salvano una partita.
}
terminal-goodbye = Arrivederci.
terminal-thinking = sto pensando…
terminal-expected = { $points } punti attesi
terminal-less = { $points } in meno
terminal-more-actions = { $count ->
    [one] … e un'altra azione: scrivi più parole.
   *[other] … e altre { $count } azioni: scrivi più parole.
}
terminal-taken-back = Annullato: { $action }.
terminal-saved-actions = { $count ->
    [one] Salvata { $count } azione in { $file }: `clachan play --load { $file }` riprende la partita.
   *[other] Salvate { $count } azioni in { $file }: `clachan play --load { $file }` riprende la partita.
}
terminal-final-scores = Punteggi finali:
terminal-scores-now = Se la partita finisse ora:
terminal-not-allowed = { $action }: non consentito, { $why }.
terminal-allowed = { $action }: consentito ({ $cost }).
terminal-allowed-free = { $action }: consentito, e gratis.
terminal-from-to = da { $first } a { $last }
terminal-no-answer = La risposta { $number } non esiste: i numeri dell'elenco (scrivi ?) sono { $known }.
terminal-nothing-like = Ora non è consentito nulla come { $text }; per esempio { $example }
terminal-opening = { $game }, seme { $seed }, posti { $seats }.
terminal-ply = mossa { $ply } di { $last }
terminal-not-understood = Non capisco { $text }. Scrivi ? per l'elenco delle risposte, o help.
terminal-not-understood-near = Non capisco { $text }. Forse `{ $near }`? Scrivi ? per l'elenco delle risposte, o help.
terminal-may-mean = { $left ->
    [0] Può voler dire { $actions }: scrivine di più, o il numero.
    [one] Può voler dire { $actions } e un'altra: scrivine di più, o il numero.
   *[other] Può voler dire { $actions } e altre { $left }: scrivine di più, o il numero.
}
terminal-replay-keys = Invio avanti, b indietro, g N va alla mossa N, q esce; o una parte del tavolo: { $parts }

# What `help` says: what can be typed, and what it does.
terminal-help-action = il suo testo (`{ $example }`), il suo numero nell'elenco, o l'inizio delle sue parole (`{ $short }`)
    .word = un'azione
terminal-help-answers = elenca le risposte con i costi; `? { $first }` o `? { $second }` ne elenca alcune
    .word = ?
terminal-help-hint = le tre risposte migliori secondo un bot, con i punti attesi; `hint 10` pensa più a lungo
    .word = hint
terminal-help-why = perché un'azione non è consentita, o quanto costa
    .word = why AZIONE
terminal-help-undo = annulla la tua ultima scelta
    .word = undo
terminal-help-save = salva la partita in un file; `load FILE` ne riprende una
    .word = save FILE
terminal-help-log = che cosa è successo; `log 50` mostra di più
    .word = log
terminal-help-rules = un breve aiuto su un'azione, una tessera o un termine; `rules` da solo elenca le parole
    .word = rules PAROLA
terminal-help-scores = i punti di ciascuno se la partita finisse ora
    .word = scores
terminal-help-table = tutto il tavolo
    .word = table
terminal-help-quit = esci (anche exit)
    .word = quit
terminal-help-parts = { $parts }: scrivine una per vederla
    .word = parti

# A score sheet.
terminal-points = punti
terminal-total = totale
terminal-place = piazzamento
terminal-rating = valutazione

# Il resto del tavolo che non sta in un terminale stretto: le parole che lo mostrano.
terminal-more = altro: { $parts }

# Che cosa spiega `rules`.
topic-action = azione
topic-step = passo
topic-term = termine
topic-clan = clan
topic-port = porto
topic-scoring-tile = tessera Punteggio
topic-tile-kind = tipo di tessera
topic-tile = tessera
topic-card = carta
topic-chronicle = cronaca

terminal-loaded = { $count ->
    [one] Caricata { $count } azione.
   *[other] Caricate { $count } azioni.
}
