# Bot che non sono nostri: file, programmi, pacchetti. Che cosa si dice quando non partono o falliscono al tavolo.
reason-bot-command = il bot { $bot } non è un comando: { $why }
reason-bot-command-empty = il bot { $bot } non indica un comando: dopo engine: scrivi come si avvia
reason-bot-no-file = il file { $file } non esiste
reason-bot-file-raised = { $file } non si può caricare: { $error }
reason-bot-file-lacks = { $names-count ->
    [0] { $file } non ha { $name }, né alcun bot: un bot è una classe con un metodo choose, o un BotKind
   *[other] { $file } non ha { $name }: ha { $names }
}
reason-bot-file-choose = { $names-count ->
    [0] { $file } non ha bot: un bot è una classe con un metodo choose, o un BotKind
   *[other] { $file } ha più bot, quindi indicane uno dopo i due punti: { $names }
}
reason-bot-not-started = il bot { $bot } non si può avviare: { $why }
reason-bot-no-hello = il bot { $bot } non ha salutato entro { $seconds } s
reason-bot-bad-hello = il bot { $bot } non ha risposto con un saluto del protocollo { $protocol } e un nome, ma con { $line }
reason-bot-bad-wants = il bot { $bot } chiede { $wants }, ma si può chiedere solo un elenco di { $known }
reason-bot-start-error = il bot { $bot } non parte: { $error }
reason-bot-raised = il bot { $bot } è andato in errore: { $error }
reason-bot-crashed = { $said ->
    [yes] il bot { $bot } si è chiuso da solo ({ $how }): { $last }
   *[no] il bot { $bot } si è chiuso da solo ({ $how })
}
reason-bot-choice-time = il bot { $bot } non ha risposto entro { $seconds } s
reason-bot-game-time = il bot { $bot } ha esaurito i { $seconds } s che aveva per una partita
reason-bot-nonsense = il bot { $bot } ha detto { $line }, che non è un oggetto JSON su una riga
reason-bot-other-line = il bot { $bot } doveva dire una riga di tipo "{ $due }", ma ha detto { $line }
reason-bot-unasked = il bot { $bot } ha parlato senza essere interrogato
reason-bot-chose-no-number = il bot { $bot } ha risposto { $answer }, che non è il numero di un'azione
terminal-bot-replaced = { $why }; al suo posto prosegue { $bot }
reason-in-position = { $why }; la posizione è { $position }
reason-program-in-record = la registrazione vuole eseguire { $bot } su questo computer: se ti fidi, indicalo con --bots
reason-limit-seconds = un limite è un numero di secondi da 0 (nessuno) a { $most }, non { $given }
reason-limit-memory = la memoria di un bot è 0 (nessun limite) o da { $least } a { $most } MB, non { $given }
reason-export-file = i risultati si scrivono in un file che finisce in .csv o .parquet, non { $file }
reason-parquet-needs = Parquet richiede l'extra parquet: pip install 'clachan[parquet]'

# Un torneo.
arena-lost = La partita { $number } è persa per { $seat } alla mossa { $ply }: { $why }
arena-stopped = { $count ->
    [one] clachan: interrotto; 1 partita è conservata: lo stesso comando con --results { $file } riprende da lì
   *[other] clachan: interrotto; { $count } partite sono conservate: lo stesso comando con --results { $file } riprende da lì
}

# Che cosa trova check-bot.
check-bot-position = posizione: { $position }
check-bot-failed = { $why }
check-bot-failed-at = { $game }, { $players ->
    [one] in solitario
   *[other] { $players } giocatori
}: { $why }
check-bot-started = parte in { $seconds } s e si chiama { $name }
check-bot-ends = termina quando glielo si chiede
check-bot-does-not-end = non termina quando gli si chiede di uscire e nessuno gli parla più: bisogna chiuderlo a forza
check-bot-lost = { $game }, { $players ->
    [one] in solitario
   *[other] { $players } giocatori
}: persa alla mossa { $ply }: { $why }
check-bot-played = { $game }, { $players ->
    [one] in solitario
   *[other] { $players } giocatori
}: { $count ->
    [one] 1 scelta
   *[other] { $count } scelte
}, nessuna vietata; in media { $mean } ms, al massimo { $slowest } ms
check-bot-slow = la scelta più lenta ha richiesto { $seconds } s: con un limite di { $limit } s un computer sotto carico può farlo perdere
check-bot-same = lo stesso seme dà la stessa partita
check-bot-differs = lo stesso seme dà un'altra partita: alla mossa { $ply } prima ha scelto { $first }, poi { $second } (può dipendere da un limite in secondi, o da numeri casuali non inizializzati dal suo seme)
check-bot-differs-after = lo stesso seme dà un'altra partita a un bot che ha già giocato: alla mossa { $ply } prima ha scelto { $first }, poi { $second } (è rimasto qualcosa della partita precedente, o i numeri casuali non seguono il suo seme)
