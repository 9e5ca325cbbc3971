# What is said of those who sit at a table, and of their clocks.

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
ui-take-a-seat = Prendi un posto
ui-seats = Posti
ui-seats-some-free = { $count ->
    [one] Posti: { $count } libero
   *[other] Posti: { $count } liberi
}
ui-table-private = I posti liberi di questo tavolo sono per chi ha il suo link. Tu puoi guardare.
ui-seed-whole = Riproducibile, seme { $seed }: il caso lo segue, quindi tutta la partita si può rifare, e prevedere da chi l'ha già giocata.
ui-seed-layout = Seme { $seed }: determina solo la preparazione, le estrazioni avvengono durante la partita.
ui-chance-sealed = Le estrazioni si possono verificare alla fine
ui-chance-hash = Le estrazioni derivano da un segreto con questo hash (SHA-256):
ui-chance-later = A partita finita il segreto compare qui e nella registrazione.
ui-chance-secret = Il segreto, con cui si può verificare la registrazione:
ui-clocks = Orologi
ui-time-over = finito
ui-time-seconds = { $count } s
ui-time-hours = { $hours } h { $minutes } min
ui-time-days = { $days ->
    [one] 1 giorno { $hours } h
   *[other] { $days } giorni { $hours } h
}
ui-settings = Impostazioni
