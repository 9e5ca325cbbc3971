# What the pages around the tables say: the first page, a new table, invitations, notices.

ui-home-tagline = Due giochi delle Highlands, a un tavolo aperto
ui-to-the-first-page = Clachan, alla pagina iniziale
ui-site = Clachan
ui-nameless = Il tuo nome
ui-your-name = Il tuo nome
ui-name-kept = Nessun account: basta un nome, e questo browser lo ricorda.
ui-keep-name = Tieni questo nome

# A game's box
ui-play-now = Gioca ora
ui-with-friends = Con amici
ui-learn = Impara
ui-players-range = { $few }–{ $most } giocatori
ui-players-also-alone = { $few }–{ $most } giocatori · anche in solitario
ui-against-nobody = In solitario, contro il punteggio
ui-against-bots = { $count ->
    [one] Contro { $bot }
   *[other] Contro { $count } come { $bot }
}
ui-change = cambia
ui-play-now-against = Gioca ora contro
ui-how-many-bots = Quanti avversari
ui-alone = nessuno
ui-bots-count = { $count }
ui-which-bot = Come giocano
ui-other-bots = Altri bot, per metodo
ui-bot-easy = Pastorello
ui-bot-normal = Contadino
ui-bot-hard = Timoniere
ui-bot-expert = Laird
ui-the-easy = il Pastorello
ui-the-normal = il Contadino
ui-the-hard = il Timoniere
ui-the-expert = il Laird
ui-level-easy = facile
ui-level-normal = normale
ui-level-hard = difficile
ui-level-expert = esperto
ui-like-easy = sa che cosa è buono, ma lo giudica male. Per cominciare.
ui-like-normal = progetta qualche turno e muove subito.
ui-like-hard = progetta tutto il round, un secondo a mossa.
ui-like-expert = progetta tutto il round, fino a cinque secondi a mossa.

# With friends
ui-how-many = In quanti siete?
ui-which-screens = Dove si gioca
ui-own-screens = Ognuno a casa sua
ui-this-screen = Tutti a questo schermo
ui-own-screens-how = Ricevi un link da mandare in giro: chi lo apre si siede. Il tavolo aspetta per giorni.
ui-name-of-player = Nome del posto { $number }
ui-player = Posto { $number }
ui-open-the-table = Apri il tavolo

# Your tables
ui-your-tables = I tuoi tavoli
ui-all = tutti
ui-fewer = meno
ui-no-tables-yet = Non c'è ancora nulla sui tuoi tavoli. Apri una scatola, o impara il gioco con una prima partita guidata.
ui-finished-tables = Finiti
ui-free-tables = Tavoli con un posto libero
ui-your-turn-here = tocca a te
ui-just-now = ora
ui-minutes-ago = { $count } min
ui-hours-ago = { $count } h
ui-days-ago = { $count } g
ui-with-people = con { $people-and }
ui-with-people-and-free = con { $people-and }, { $free ->
    [one] un posto libero
   *[other] { $free } posti liberi
}
ui-with-free = { $free ->
    [one] con un link, un posto libero
   *[other] con un link, { $free } posti liberi
}
ui-from-a-record = aperto da un verbale
ui-at-one-screen = tutti a uno schermo
ui-solo-game = in solitario
ui-somebody = qualcuno
ui-waits-to-sit = { $stage } · aspetta che qualcuno si sieda
ui-somebody-plays = { $stage } · gioca { $name }
ui-no-account = Nessun account: basta un nome, e questo browser lo ricorda. Ogni mossa è salvata; un tavolo aspetta per giorni.
ui-have-a-link = Hai un link?
ui-have-a-link-what = Apri un tavolo, un posto o un verbale
ui-link-to-a-table = Link a un tavolo o a un posto
ui-open-link = Apri
ui-open-a-record = Apri un verbale…
ui-no-such-link = Non è un link a un tavolo: dovrebbe contenere /table/ o /seat/.
ui-new-table-with-options = Nuovo tavolo con opzioni
ui-tell-me = Avvisami quando tocca a me
ui-credits = Crediti

# Notices of turns
ui-notice-in-browser = Qui, in questo browser, finché un tavolo è aperto
ui-notices-refused = Questo browser non permette avvisi da questo indirizzo; si può cambiare nelle sue impostazioni.
ui-notice-elsewhere = Sul telefono o in una chat, anche a pagine chiuse
ui-notice-elsewhere-how = Incolla l'indirizzo che ti dà un'app di notifiche: ntfy sul telefono, o un webhook in entrata di Slack, Discord o Mattermost. Si usano solo indirizzi pubblici.
ui-notices-keep = Salva
ui-notices-trying = Provo…
ui-notices-kept = Salvato. Un primo avviso è partito.
ui-notices-none = Non si mandano più avvisi.

# A new table
ui-new-table = Nuovo tavolo
ui-game = Gioco
ui-who-plays = Chi gioca
ui-the-rules = Le regole
ui-the-map = La mappa
ui-time = Tempo
ui-seat-number = Posto { $number }
ui-sitter-me = Tu
ui-sitter-open = Amico
ui-sitter-bot = Bot
ui-sitter-none = Nessuno
ui-at-this-screen = a questo schermo
ui-gets-a-link = riceve un link
ui-send-to-anyone = mandalo a chi vuoi
ui-stays-empty = resta vuoto
ui-you = tu
ui-a-friend = un amico
ui-players-count = { $count ->
    [0] Nessuno
    [one] In solitario
    [2] In due
    [3] In tre
    [4] In quattro
   *[other] In { $count }
}
ui-sum-up = { $people-and }
ui-players-do-not-fit = Questo gioco è per { $few }–{ $most } giocatori.
ui-keep-as-usual = Salva come mio tavolo abituale
ui-kept-as-usual = Salvato come tuo tavolo abituale
ui-all-of-them = Tutte
ui-any-number-of-them = si combinano a piacere; comincia dalla prima
ui-minutes-more = circa { $minutes } minuti in più del gioco base
ui-none-of-them = Nessuna
ui-by-chance = A caso
ui-choose-sides = Scegli i lati
ui-side-of-part = Il modulo { $part } mostra il lato { $side }
ui-seed = Seme della preparazione
ui-seed-help = Lo stesso numero prepara lo stesso tavolo; vuoto per uno nuovo.
ui-seed-random = a caso
ui-reproducible = Riproducibile
ui-reproducible-is = Anche il caso segue il seme: la stessa partita per chiunque la giochi. Chi lo conosce può prevedere le pescate.
ui-clock = Orologio
ui-clock-none = Senza orologio
ui-clock-minutes = 10 minuti a testa
ui-clock-days = Due giorni a mossa
ui-clock-own = Altro
ui-clock-kind = Tipo di orologio
ui-clock-turn = per ogni turno
ui-clock-bank = per tutta la partita
ui-clock-gain = e in più, minuti a turno:
ui-clock-over = Quando il tempo di qualcuno è finito, gli altri possono far proseguire un bot finché non torna.
ui-how-much-time = Quanto tempo
ui-unit-of-time = Unità di tempo
ui-minutes = minuti
ui-hours = ore
ui-days = giorni
ui-hints-for-all = Consigli per tutti
ui-hints-for-all-is = Chiunque può chiedere consiglio a un bot; senza altre persone è sempre possibile.

# An invitation
ui-invitation = Invito
ui-invites-you-to = { $name } ti invita a
ui-you-are-invited-to = Hai un invito per
ui-days-a-move = { $count ->
    [one] un giorno a mossa
   *[other] { $count } giorni a mossa
}
ui-minutes-a-move = { $count } minuti a mossa
ui-minutes-a-seat = { $count } minuti a testa
ui-choose-a-seat = Scegli un posto
ui-colour-0 = Ocra
ui-colour-1 = Blu
ui-colour-2 = Robbia
ui-colour-3 = Torba
ui-free-0 = libero, un disco
ui-free-1 = libero, due barre
ui-free-2 = libero, una losanga
ui-free-3 = libero, una croce
ui-yours-0 = tuo, un disco
ui-yours-1 = tuo, due barre
ui-yours-2 = tuo, una losanga
ui-yours-3 = tuo, una croce
ui-a-bot = un bot
ui-opened-the-table = ha aperto il tavolo
ui-sits-here = siede qui
ui-only-watch = Guarda soltanto
ui-sit-down = Siediti
ui-letter-fine = Nessun account: basta un nome, e questo browser lo ricorda. Ogni mossa è salvata; il tavolo aspetta.

# Free seats, and who comes and goes
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
ui-seats-some-free = Posti: { $count } liberi
ui-seat-free = libero
ui-seat-bot = { $name } (bot)
ui-seat-away = { $name }, via: gioca { $bot }
ui-seat-you = { $name } (tu)
ui-copy-table-link = Copia il link a questo tavolo
ui-table-link-copied = Copiato: chi lo apre può prendere un posto libero o guardare.
ui-watch-link-copied = Copiato: chi lo apre può guardare.
ui-table-private = I posti liberi di questo tavolo sono per chi ha il suo link. Tu puoi guardare.
ui-listed = Visibile a tutti
ui-listed-is = Chiunque può vedere il tavolo nella pagina iniziale e sedersi; altrimenti serve il link.
ui-remove = Rimuovi…
ui-remove-is = Il posto si libera, e i link che questa persona conosce non aprono più nulla.
ui-remove-for-good = Rimuovi per sempre
ui-let-stay = Lascia restare
ui-close-table = Chiudi questo tavolo…
ui-close-is = La partita finisce qui per tutti, e nessuno può proseguirla.
ui-close-for-good = Chiudi per sempre
ui-keep-open = Tieni aperto
ui-sit-here = Siediti qui
ui-bot-sits-here = Bot
ui-take-seat-back = Riprendi il mio posto
ui-leave-for-good = Lascia per sempre
ui-stay = Resta
ui-leave = Lascia…
ui-open-this-seat = Apri questo posto
ui-leave-for-good-is = Il posto si libera per chi ha il link del tavolo, e il tuo link segreto non vale più. Per tornare più tardi, affidalo invece a un bot.
ui-leave-for-good-listed = Il posto si libera per chiunque, e il tuo link segreto non vale più. Per tornare più tardi, affidalo invece a un bot.
ui-answer-single = Rispondi per me quando c'è una sola risposta
ui-pass-for-me = Passa per me, in ogni round, finché non disattivo
ui-while-away = Mentre sono via:
ui-hand-to-bot = Affida a questo bot
ui-copy-seat-link = Copia il link segreto a questo posto
ui-seat-link-copied = Copiato: ti fa continuare da un altro dispositivo. Tienilo per te.
ui-seed-whole = Riproducibile, seme { $seed }: il caso lo segue, quindi tutta la partita si può rifare, e prevedere da chi l'ha già giocata.
ui-seed-layout = Seme { $seed }: decide solo la preparazione, il caso si estrae giocando.
ui-chance-sealed = Il caso si può verificare alla fine
ui-chance-hash = Le estrazioni derivano da un segreto con questo hash (SHA-256):
ui-chance-later = A partita finita il segreto compare qui e nel verbale.
ui-chance-secret = Il segreto, con cui si può verificare il verbale:
ui-more-about-table = Altro su questo tavolo
ui-replay-and-what-if = Replay ed “e se”
ui-download-record = Scarica il verbale
ui-record-hidden = Questa partita ha parti nascoste: il verbale arriva quando è finita.

# Time
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

# Talk and settings
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

# The guide of a first game
ui-guide = Guida
ui-first-game-step = Prima partita, { $number } di { $of }
ui-guide-back = Indietro
ui-guide-on = Avanti
ui-show-me = Mostrami
ui-got-it = Ho capito
ui-primer = Due parole su ciò che è nuovo qui
ui-primer-next = Avanti (ancora { $left })
ui-primer-enough = Le conosco tutte
ui-leave-the-guide = Lascia la guida
ui-leave-the-guide-is = La partita prosegue senza guida

# The rules in short
ui-icon-legend = Che cosa vogliono dire le icone
ui-icon-money = Denaro
ui-icon-glory = Gloria
ui-icon-expansions = Uno spazio gratuito
ui-icon-upgrades = Un miglioramento bonus
ui-icon-ship = Navigazione sui laghi
ui-icon-bridge = Navigazione oltre i fiumi
ui-icon-axe = Tecnologia dei taglialegna
ui-icon-pick = Tecnologia dei minatori
ui-icon-worker = Lavoratori
ui-icon-anchor = Un porto
ui-icon-scroll = Un contratto
ui-icon-flag = Passare
