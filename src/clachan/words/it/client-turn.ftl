# How a turn is played: the panel, the bar of deeds, the notes, and what is shown while others play.

ui-confirm = Conferma
ui-end-turn = Fine turno
ui-undo = Annulla
ui-undo-help = Annulla (u)
ui-undo-all = Annulla tutto
ui-undo-all-help = Annulla tutto il turno, fin dove le regole lo permettono (u)
ui-undo-step = Passo
ui-undo-step-help = Annulla l'ultimo passo (Maiusc+U)
ui-back = Indietro
ui-what-to-do = Che cosa fare
ui-your-turn = Tocca a te
ui-your-turn-named = Tocca a te, { $name }
ui-server-away = Il server non risponde: la tua mossa parte appena torna.
ui-turn-played = Il tuo turno è giocato.
ui-end-or-undo = Concludilo per far proseguire la partita, o annulla qualcosa.
ui-what-is-this = Che cos'è?
ui-or-type = O scrivi
ui-from-price = da £{ $money }

## The bar

ui-deeds = Azioni
ui-press-on-board = Indica ciò che brilla per vedere che cosa segue; premi per farlo, “Annulla” per tornare indietro.
ui-touch-on-board = Tocca ciò che brilla per vedere che cosa segue; tocca di nuovo per farlo, “Annulla” per tornare indietro.
ui-choose-what-glows = Scegli tra ciò che brilla.
ui-deed-from = da £{ $money }

## Notes

ui-not-there = Non qui: { NAME($part) }
ui-show-reach = Mostra la mia portata
ui-the-rule = La regola

## While others play

ui-over = La partita è finita.
ui-goes-on = Il tavolo prosegue da solo.
ui-seat-open = Si aspetta che qualcuno prenda il posto { $number }.
ui-plays = Gioca { NAME($seat) } ({ $name })
ui-may-take-back = { NAME($seat) } ({ $name }) ha giocato e può ancora annullare

ui-since-your-turn = Dal tuo turno
ui-last-moves = Le ultime mosse
ui-nothing-since = Ancora nessuna mossa.
ui-skip = Salta
ui-skip-help = Mostra subito le mosse giocate (Esc)

## Hints

ui-hint = Consiglio
ui-hints = Consigli
ui-hint-thinking = Un bot sta pensando…
ui-hint-points = { $points ->
    [one] circa { $points } punto
   *[other] circa { $points } punti
}

## The market

ui-market = Mercato
ui-side-gives = Dai
ui-side-brings = Ricevi

# The key that confirms, as it is called on keyboards.
ui-key-enter = Invio
