# What is said at every table, whatever is played there.

seat = Giocatore { $number }
chance = Il caso
list-and = { $first } e { $last }
only-answer = { $told } Era l'unica risposta possibile.
list-or = { $first } o { $last }

# Why an action is refused, whatever the game.
reason-game-over = la partita è finita
reason-unknown-action = { $suggests ->
    [0] non c'è un'azione “{ $text }”
   *[other] non c'è un'azione “{ $text }”; forse “{ $near }”?
}
reason-unknown-number = non c'è un'azione con il numero { $number }
reason-number-range = le azioni vanno da 0 a { $last }, { $number } non c'è
reason-illegal-in-game = non è consentita nella partita { $game }
reason-nothing-to-undo = alla mossa { $ply } non c'è nulla di questo turno da annullare
reason-undo-range = questo turno si può annullare al massimo fino alla mossa { $earliest }, non fino alla { $goal }
reason-turn-not-ended = il turno precedente non è ancora concluso
reason-no-turn-waits = nessun turno aspetta di essere concluso

# What is only known as a text, such as what an older server has stored.
plain = { $text }

# Perché un bot consiglia qualcosa (vedi anche `why-` e `note-` di ogni gioco).

why-before = Altrimenti può arrivarci prima { $player }
why-turn = A fine turno: { $fact }
