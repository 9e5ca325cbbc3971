# What is said of those who sit at a table: who comes and goes, their time, talk and settings.

ui-bot-easy = Pastorello
ui-bot-normal = Contadino
ui-bot-hard = Timoniere
ui-bot-expert = Laird
ui-the-easy = il Pastorello
ui-the-normal = il Contadino
ui-the-hard = il Timoniere
ui-the-expert = il Laird
ui-seat-number = Posto { $number }
ui-free-seats = Posti liberi
ui-seats-free = { $count ->
    [one] Un posto è libero.
   *[other] { $count } posti sono liberi.
}
ui-seats-free-send = { $count ->
    [one] Un posto è libero: manda il link, e chi lo apre può sedersi.
   *[other] { $count } posti sono liberi: manda il link, e chi lo apre può sedersi.
}
ui-copy-the-link = Copia il link
ui-link-copied = Link copiato
ui-copy-this-link = Copia questo link
ui-take-a-seat = Prendi un posto
ui-fill-with-bot = Mettici un bot
ui-sits-down = { $name } si siede e gioca con il colore { $colour }.
ui-comes-back = { $name } è di nuovo qui.
ui-left-the-table = { $name } ha lasciato il tavolo.
ui-bot-plays-for = Ora un bot gioca per { $name }.
ui-somebody-away = Qualcuno è via
ui-is-away = { $name } è via.
ui-bot-in = { $count ->
    [one] Tra un secondo può proseguire un bot.
   *[other] Tra { $count } secondi può proseguire un bot.
}
ui-bot-now = Può proseguire un bot, finché non torna.
ui-let-a-bot-go-on = Fai proseguire un bot
ui-we-wait = Aspettiamo
ui-bot-to-take = Quale bot
ui-seats = Posti
ui-seats-some-free = { $count ->
    [one] Posti: { $count } libero
   *[other] Posti: { $count } liberi
}
ui-table-private = I posti liberi di questo tavolo sono per chi ha il suo link. Tu puoi guardare.
ui-remove = Rimuovi…
ui-leave = Lascia…
ui-seed-whole = Riproducibile, seme { $seed }: il caso lo segue, quindi tutta la partita si può rifare, e prevedere da chi l'ha già giocata.
ui-seed-layout = Seme { $seed }: decide solo la preparazione, il caso si estrae giocando.
ui-chance-sealed = Il caso si può verificare alla fine
ui-chance-hash = Le estrazioni derivano da un segreto con questo hash (SHA-256):
ui-chance-later = A partita finita il segreto compare qui e nella registrazione.
ui-chance-secret = Il segreto, con cui si può verificare la registrazione:
ui-download-record = Scarica la registrazione
ui-clocks = Orologi
ui-time-over = finito
ui-time-seconds = { $count } s
ui-time-hours = { $hours } h { $minutes } min
ui-time-days = { $days ->
    [one] 1 giorno { $hours } h
   *[other] { $days } giorni { $hours } h
}
ui-time-is-over = Il tempo di questo posto è finito. Un bot può proseguire finché chi gioca non torna.
ui-your-time-is-over = Il tuo tempo è finito: gli altri possono far giocare un bot per te. Puoi tornare quando vuoi.
ui-nobody-said = Ancora nessun messaggio.
ui-say-something = Scrivi qualcosa
ui-say-something-here = Scrivi qualcosa…
ui-send = Invia
ui-mute = Silenzia { $name }
ui-let-talk = Ridai la parola a { $name }
ui-talk-needs-a-name = Qui scrive chi ha un posto o il link del tavolo, salvo chi è stato silenziato da chi lo ospita.
ui-settings = Impostazioni
ui-language = Lingua
ui-colours = Colori
ui-colours-system = come il sistema
ui-colours-light = chiari
ui-colours-dark = scuri
ui-animate = Anima le mosse
ui-notice-on-turn = Notifica quando tocca a me
