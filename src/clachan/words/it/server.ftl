# What a server tells players, whatever is played.

# Where a game stands, in a list of tables.
summary-set-up = In preparazione
summary-round = Round { $round } di { $rounds }
summary-turn = Turno { $turn }
summary-closed = Chiuso da chi lo ospita
summary-result = { $totals } punti

# Sent to web hooks.
notice-turn = Tocca a te in { $title }.
notice-hello = Clachan avviserà qui { $name } quando sarà il suo turno.


stranded = { $count ->
    [one] Un passo di questa partita è stato salvato senza quello precedente, quindi non si può mostrare; la partita prosegue da prima.
   *[other] { $count } passi di questa partita sono stati salvati senza quello precedente, quindi non si possono mostrare; la partita prosegue da prima.
}

foresight-hidden = Che cosa esce si vedrà dopo.

# Several things that one sentence speaks of.
refused-thing = { NAME($part) }
one-of = { $things-or }

# Why a request is refused.
reason-not-now = non ora. { $question }
reason-malformed = questo messaggio non si può leggere: { $error }
reason-unreadable = questa richiesta non si può leggere: { $error }
reason-storage-away = per ora i tavoli non sono raggiungibili; nulla è perso, riprova tra un momento
reason-closed = chi gestisce questo server ha chiuso questo tavolo
reason-barred = chi gestisce questo server non ti lascia entrare
reason-table-moves = un altro processo sta aprendo questo tavolo; riprova tra un momento
reason-other-database = i tavoli stanno in un file SQLite (un percorso, o sqlite:///percorso) o in PostgreSQL (postgresql://utente@host/nome), non in { $kind }
reason-no-file-named = nessun file indicato: senza, tutti i tavoli andrebbero perduti alla chiusura del server
reason-no-database-address = questo indirizzo di database non si può leggere
reason-failed = il server non ci è riuscito; riprova
reason-not-possible-here = in questa posizione non è possibile
reason-asked-player-only = può provarlo solo chi deve rispondere
reason-nameless-talk = scegli un nome prima di scrivere
reason-nameless-sit = scegli un nome prima di sederti
reason-name-without-letter = un nome deve avere almeno una lettera
reason-empty-message = questo messaggio è vuoto
reason-seats = questo tavolo ha { $count ->
    [one] 1 posto
   *[other] { $count } posti
}
reason-seat-taken = il posto { $number } è di { $name }
reason-not-invited = questo tavolo è privato: chiedi il link a chi ci gioca
reason-unknown-invitation = questo link a un tavolo non è valido, o non lo è più
reason-removed = chi ospita questo tavolo ti ha rimosso
reason-muted = chi ospita questo tavolo ti ha tolto la parola
reason-host-only = può farlo solo chi ospita questo tavolo
reason-nobody-there = nessuno siede al posto { $number }
reason-remove-yourself = non puoi rimuoverti da qui: lascia il tuo posto
reason-nobody-to-mute = non c'è nessuno da silenziare
reason-over-already = questa partita è già finita
reason-closed-table = chi ospita questo tavolo l'ha chiuso
reason-seat-not-yours = il posto { $number } non è tuo
reason-absent-bot = per chi è assente continua solo { $bot }
reason-bot-settings = qui un bot si sceglie per nome, senza parametri: { $bot }
reason-no-hints = a questo tavolo non si è deciso di usare consigli
reason-hints-for-asked = i consigli sono per chi deve rispondere
reason-nothing-to-choose = ora non c'è nulla da scegliere
reason-stale = scelto per la posizione { $chosen }, ma il tavolo è alla posizione { $now }
reason-moved-meanwhile = nel frattempo ha mosso qualcun altro
reason-not-your-turn = non tocca a te, ma a { $name }
reason-open-seats-turn = non tocca a te, ma a un posto libero
reason-nobodys-turn = non tocca a te: ora non tocca a nessuno
reason-hidden-no-branch = una partita con parti nascoste ammette varianti solo quando è finita
reason-hidden-no-record = questa partita ha parti nascoste: la registrazione si può avere quando è finita
reason-unknown-table = il tavolo “{ $table }” non esiste
reason-unknown-link = questo link a un posto non è valido
reason-not-laid-out = questo tavolo non si può preparare
reason-cannot-show = { $why }: { $error }
reason-rules-changed = le regole sono cambiate da quando è cominciata questa partita: { $error }
reason-other-data = questa partita è cominciata con i dati dei componenti { $data }, ma questo server ha { $here }
reason-other-rules = questa partita è cominciata con le regole { $rules } (Clachan { $version }), ma questo server gioca con le regole { $here } (Clachan { $here_version })
reason-table-from-position = un tavolo comincia da una preparazione: questa registrazione comincia da una posizione, e solo la riga di comando può proseguirla
reason-too-many-tables = hai { $count } tavoli in corso: finiscine uno prima di aprirne un altro
reason-seed-range = un seme è un numero da 0 a { $most }, non { $seed }
reason-other-origin = questa pagina non viene da qui
reason-too-much = { $kind ->
    [say] quante parole: aspetta un momento
    [hint] quanti consigli: pensaci un momento da te
    [upload] quante registrazioni: aspetta un momento
    [table] quanti tavoli: aspetta un momento
   *[other] troppe richieste: aspetta un momento
}
reason-too-many-pages = ci sono già { $count } pagine aperte: prima chiudine qualcuna
reason-taken-back-too-often = a questo tavolo si è annullato così tanto che ormai ciò che si gioca non si annulla più
reason-too-slow = una richiesta deve arrivare entro { $seconds } secondi
reason-too-long = non si accettano più di { $most } byte
reason-review-not-over = una partita si analizza quando è finita
reason-too-many-reviews = si analizzano al massimo { $count } tue partite alla volta; torna quando una sarà pronta
reason-review-no-bots = nessun bot conosce questo gioco abbastanza bene da analizzare una partita
reason-review-effort = un'analisi simula ogni mossa da { $least } a { $most } volte
reason-no-lesson = per { $game } non c'è ancora una partita guidata
reason-nothing-here = a questo indirizzo non c'è nulla
reason-not-over = la partita non è ancora finita
reason-rematch-for-players = può chiedere la rivincita solo chi ha giocato

# Why a web hook is not used.
reason-hook-unreadable = questo non è un indirizzo
reason-hook-no-web = un webhook comincia con https:// o http:// e indica un host
reason-hook-password = un webhook non ha nome utente o password prima dell'host
reason-hook-letters = un webhook ha al massimo { $most } caratteri stampabili senza accenti e una porta maggiore di 0
reason-hook-not-public = { $host } non porta a un indirizzo pubblico
reason-hook-silent = il webhook non ha risposto in { $seconds } s
reason-hook-unreached = il webhook non è raggiungibile
reason-hook-status = il webhook ha risposto con lo stato { $status }
reason-event-missing = manca l'evento { $event } del tavolo { $table }
reason-stands-otherwise = { $events ->
    [one] dopo { $events } evento il tavolo risulta diverso da com'era quando è avvenuto
   *[other] dopo { $events } eventi il tavolo risulta diverso da com'era quando sono avvenuti
}
reason-bot-worker-lost = il bot { $bot } non ha risposto: il suo processo si è interrotto { $times } volte
reason-bot-failed = il bot { $bot } è andato in errore: { $fault }
reason-bot-too-slow = il bot { $bot } non ha risposto in { $seconds } s
reason-bot-silent = il bot { $bot } non ha risposto

## One deal for several tables

reason-challenge-alone = chi accetta la sfida del giorno la gioca per conto proprio, fino alla fine
reason-no-challenge = per { $game } non c'è una sfida del giorno
reason-no-such-day = non c'è nessuna sfida per il { $day }
reason-duplicate-seed = i tavoli gemelli sorteggiano da sé la preparazione: lascia vuoto il seme
reason-deal-not-yet = vedrai gli altri tavoli gemelli quando la tua partita sarà finita
reason-deal-seen = chi ha visto uno dei tavoli gemelli non può sedersi a un altro
reason-unknown-deal = questi tavoli gemelli non esistono; forse sono stati eliminati

# Whoever comes without a name, until another is chosen.
guest-newcomer = Ospite { $mark }
