# What is said when the menu of the seats is opened, or a second thought is offered.

ui-the-rules = Le regole
ui-the-map = La mappa
ui-seat-free = libero
ui-seat-bot = { $name } (bot)
ui-seat-away = { $name }, via: gioca { $bot }
ui-seat-you = { $name } (tu)
ui-copy-table-link = Copia il link a questo tavolo
ui-table-link-copied = Copiato: chi lo apre può prendere un posto libero o guardare.
ui-watch-link-copied = Copiato: chi lo apre può guardare.
ui-listed = Visibile a tutti
ui-listed-is = Chiunque può vedere il tavolo nella pagina iniziale e sedersi; altrimenti serve il link.
ui-remove-is = Il posto si libera, e i link che questa persona conosce non aprono più nulla.
ui-remove-for-good = Sì, rimuovi
ui-let-stay = Lascia restare
ui-close-table = Chiudi questo tavolo…
ui-close-is = La partita finisce qui per tutti, e nessuno può proseguirla.
ui-close-for-good = Sì, chiudi
ui-keep-open = Tieni aperto
ui-sit-here = Siediti qui
ui-bot-sits-here = Bot
ui-take-seat-back = Riprendi il mio posto
ui-leave-for-good = Sì, lascia
ui-stay = Resta
ui-open-this-seat = Apri questo posto
ui-leave-for-good-is = Il posto si libera per chi ha il link del tavolo, e il tuo link segreto non vale più. Per tornare più tardi, affidalo invece a un bot.
ui-leave-for-good-listed = Il posto si libera per chiunque, e il tuo link segreto non vale più. Per tornare più tardi, affidalo invece a un bot.
ui-answer-single = Rispondi per me quando c'è una sola risposta
ui-pass-for-me = Passa per me, in ogni round, finché non lo disattivo
ui-while-away = Mentre sono via:
ui-hand-to-bot = Affida a questo bot
ui-copy-seat-link = Copia il link segreto a questo posto
ui-seat-link-copied = Copiato: ti fa continuare da un altro dispositivo. Tienilo per te.
ui-more-about-table = Altro su questo tavolo
ui-replay-and-what-if = Replay ed “e se”
ui-record-hidden = Questa partita ha parti nascoste: la registrazione si può avere quando è finita.
ui-warn-title = { $points ->
    [one] Questa mossa può costare circa { $points } punto
   *[other] Questa mossa può costare circa { $points } punti
}
ui-warn-better = Un bot preferirebbe: { $better }
ui-warn-back = Ripensaci
ui-warn-on = Gioca lo stesso
ui-confirm-all = Chiedi conferma a ogni passo e a fine turno
