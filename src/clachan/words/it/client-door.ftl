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
ui-level-easy = facile
ui-level-normal = normale
ui-level-hard = difficile
ui-level-expert = esperto
ui-like-easy = sa che cosa conviene, ma lo valuta male. Per cominciare.
ui-like-normal = pianifica qualche turno e muove subito.
ui-like-hard = pianifica tutto il round, un secondo a mossa.
ui-like-expert = pianifica tutto il round, fino a cinque secondi a mossa.

# With friends
ui-how-many = In quanti siete?
ui-which-screens = Dove si gioca
ui-own-screens = Ognuno a casa sua
ui-this-screen = Tutti a questo schermo
ui-own-screens-how = Ricevi un link da mandare in giro: chi lo apre si siede. Il tavolo aspetta per giorni.
ui-name-of-player = Nome del giocatore { $number }
ui-player = Giocatore { $number }
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
ui-from-a-record = aperto da una registrazione
ui-at-one-screen = tutti a uno schermo
ui-solo-game = in solitario
ui-somebody = qualcuno
ui-waits-to-sit = { $stage } · aspetta che qualcuno si sieda
ui-somebody-plays = { $stage } · gioca { $name }
ui-no-account = Nessun account: basta un nome, e questo browser lo ricorda. Ogni mossa è salvata; un tavolo aspetta per giorni.
ui-have-a-link = Hai un link?
ui-have-a-link-what = Apri un tavolo, un posto o una registrazione
ui-link-to-a-table = Link a un tavolo o a un posto
ui-open-link = Apri
ui-open-a-record = Apri una registrazione…
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
ui-time = Tempo
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
ui-warn-terms = Avvisa prima delle mosse costose
ui-warn-terms-is = Prima di una mossa che regala molto, un bot chiede conferma a chi gioca.

# An invitation
ui-invitation = Invito
ui-invites-you-to = { $name } ti invita a
ui-you-are-invited-to = Hai un invito per
ui-days-a-move = { $count ->
    [one] un giorno a mossa
   *[other] { $count } giorni a mossa
}
ui-minutes-a-move = { $count ->
    [one] { $count } minuto a mossa
   *[other] { $count } minuti a mossa
}
ui-minutes-a-seat = { $count ->
    [one] { $count } minuto a testa
   *[other] { $count } minuti a testa
}
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
ui-primer-ask = Domanda
ui-primer-right = Giusto
ui-primer-wrong = Non proprio
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

## The challenge of the day, and tables with one deal

ui-challenge = Sfida del giorno
ui-challenge-alone = Giochi in solitario.
ui-challenge-against = Avversario: { $bot }.
ui-challenge-same = Oggi tutti su questo server hanno la stessa preparazione e le stesse estrazioni; derivano da un segreto che si rivela a giornata finita. C'è un solo tentativo, senza consigli.
ui-challenge-play = Gioca la sfida di oggi
ui-challenge-go-on = Continua
ui-challenge-done = Finita
ui-challenge-past = Questo giorno è passato; le sue partite si possono guardare.
ui-challenge-named = Mostra il mio nome nell'elenco
ui-challenge-named-is = Altrimenti il tuo risultato compare senza nome.
ui-challenge-nameless = qualcuno
ui-challenge-results = Risultati
ui-challenge-finished = { $count ->
    [0] Nessuno l'ha ancora finita.
    [one] L'ha finita una persona.
   *[other] L'hanno finita in { $count }.
}
ui-challenge-hidden = I risultati e la partita dell'esperto si vedono quando hai finito la tua.
ui-challenge-nobody = Quel giorno non ha giocato nessuno.
ui-challenge-late = dopo quel giorno
ui-challenge-thinking = L'esperto sta ancora giocando questa sfida.
ui-challenge-compare = A confronto con l'esperto
ui-challenge-margin = Margine
ui-challenge-watch = Guarda la partita dell'esperto
ui-challenge-today = Oggi
ui-challenge-before = Il giorno prima
ui-deal = Tavoli gemelli
ui-deal-is = Tutti i tavoli hanno la stessa preparazione e le stesse estrazioni. I risultati si confrontano qui quando tutti hanno finito; fino ad allora nessuno guarda un altro tavolo.
ui-deal-done = Tutti i tavoli hanno finito: ecco come è andata la stessa partita su ognuno.
ui-deal-table = Tavolo { $number }
ui-deal-seat = Posto { $number }
ui-deal-over = finito
ui-deal-playing = in gioco
ui-deal-open = Apri
ui-deal-copy = Copia l'invito
ui-deal-copied = Copiato
ui-deal-compared = A confronto
ui-deal-mean = Accanto ai punti: la differenza dalla media di tutti i tavoli per lo stesso posto.
ui-deal-verify = Scarica la registrazione di un tavolo e scrivi, dove Clachan è installato:
ui-deal-verify-command = clachan replay --secret { $secret } { $file }
ui-deal-tables = Tavoli gemelli
ui-deal-tables-is = Con due o più, su ognuno si gioca la stessa partita e alla fine si confrontano i risultati.
