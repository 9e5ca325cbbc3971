# What is said when a menu, the settings or the chat is opened, when somebody comes or goes, or when a second thought is offered.

ui-the-rules = Le regole
ui-the-map = La mappa
ui-seat-free = libero
ui-seat-bot = { $name } (bot)
ui-seat-away = { $name }, assente: gioca { $bot }
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

## Who comes and goes, and whose time is over

ui-sits-down = { $name } si siede e gioca con il colore { $colour }.
ui-comes-back = { $name } è di nuovo qui.
ui-left-the-table = { $name } ha lasciato il tavolo.
ui-bot-plays-for = Ora un bot gioca per { $name }.
ui-somebody-away = Qualcuno è assente
ui-is-away = { $name } è assente.
ui-bot-in = { $count ->
    [one] Tra un secondo può proseguire un bot.
   *[other] Tra { $count } secondi può proseguire un bot.
}
ui-bot-now = Può proseguire un bot, finché non torna.
ui-let-a-bot-go-on = Fai proseguire un bot
ui-we-wait = Aspettiamo
ui-bot-to-take = Quale bot
ui-fill-with-bot = Mettici un bot
ui-link-copied = Link copiato
ui-copy-this-link = Copia questo link
ui-remove = Rimuovi…
ui-leave = Lascia…
ui-time-is-over = Il tempo di questo posto è finito. Un bot può proseguire finché chi gioca non torna.
ui-your-time-is-over = Il tuo tempo è finito: gli altri possono far giocare un bot per te. Puoi tornare quando vuoi.
ui-download-record = Scarica la registrazione

## The chat

ui-nobody-said = Ancora nessun messaggio.
ui-say-something = Scrivi qualcosa
ui-say-something-here = Scrivi qualcosa…
ui-send = Invia
ui-mute = Silenzia { $name }
ui-let-talk = Ridai la parola a { $name }
ui-talk-needs-a-name = Qui scrive chi ha un posto o il link del tavolo, salvo chi è stato silenziato da chi lo ospita.

## The settings

ui-language = Lingua
ui-colours = Colori
ui-colours-system = come il sistema
ui-colours-light = chiari
ui-colours-dark = scuri
ui-animate = Anima le mosse
ui-scenes-setting = Mostra le scene quando si contano punti o si lanciano dadi
ui-pace = Turni altrui
ui-pace-at-once = subito
ui-pace-brisk = uno alla volta
ui-pace-calm = con calma
ui-setting-names = Nomi sugli spazi
ui-setting-primers = Spiega le cronache la prima volta che si giocano
ui-large-table = Ingrandisci sugli schermi grandi
ui-sound-setting = Suoni del tavolo
ui-notice-on-turn = Notifica quando tocca a me
