# The commands of the terminal and their options, as `--help` shows them.

## What several commands take

cli-any-as-json = stampa dati grezzi per altri programmi
cli-any-data = una cartella con un pacchetto di dati da usare
cli-any-db = il file con tutti i tavoli, o l'URL di un database
cli-any-runner = dove si giocano le partite: processes o ray (extra cluster)
cli-any-game = quale gioco
cli-any-games = quante partite giocare
cli-any-html = scrivi una pagina autonoma con grafici
cli-any-jobs = processi; di norma uno per core
cli-any-kind = address (indirizzo) o guest (ospite)
cli-any-options = per esempio no_ports,edition=first
cli-any-other-data = leggi una registrazione anche se giocata con altri dati
cli-any-players = quanti posti
cli-any-seed = decide preparazioni, caso e scelte dei bot
cli-any-table = il nome di un tavolo, come nel suo indirizzo
cli-any-what = un indirizzo o una rete; l'id di un ospite, come lo mostra `tables`

## Each command, and what it alone takes

cli = Un tavolo digitale aperto per due giochi da tavolo scozzesi.
    .version = mostra la versione
    .install-completion = d'ora in poi completa i comandi con il tasto Tab in questa shell
    .show-completion = mostra le righe che lo fanno, da aggiungere a mano
    .lang = la lingua; altrimenti CLACHAN_LANG o quella del sistema
cli-play = Gioca una partita in questo terminale, in solitario o con bot.
    .players = in quanti si gioca; 1 è il solitario
    .seat = chi siede al posto successivo: human o il nome di un bot
    .seats = tutti i posti insieme, per esempio human,random
    .seed = lo stesso seme prepara lo stesso tavolo
    .bots = chi gioca contro di te, per esempio normal,greedy
    .load = prosegui una partita salvata, con i suoi posti e il suo caso
    .save = salva la partita in questo file dopo ogni scelta
cli-options = Elenca e spiega ogni opzione di un gioco, o di tutti.
cli-options-name = opzione
cli-options-default = predefinito
cli-options-values = valori
cli-options-meaning = significato
cli-serve = Avvia il tavolo web e tienilo attivo finché non viene fermato.
    .host = l'indirizzo su cui ascoltare
    .port = la porta su cui ascoltare; 0 ne prende una libera
    .origin = un'altra origine che può usare questo server
    .bot-workers = processi per i bot, uno dei quali per quelli veloci
    .bot-seconds = il tempo di processore che un bot può usare per una risposta
    .guest-thinking = secondi al minuto per cui possono pensare i bot lenti ai tavoli di un ospite
    .all-thinking = secondi al minuto per cui possono pensare tutti i bot lenti insieme
    .message-rate = messaggi al secondo che una pagina può mandare
    .bot-pace = secondi minimi tra i passi dei bot quando qualcuno guarda
    .patience = secondi dopo i quali gli altri possono far giocare un bot per chi è via
    .hook-network = una rete che i webhook possono raggiungere anche se non è pubblica
    .idle-seconds = dopo quanti secondi si addormenta un tavolo che nessuno guarda
    .limit = quanto può chiedere un indirizzo, un ospite o un tavolo, per esempio say.guest=60/minute, o off
    .workers = quanti processi ha il server; più di uno richiede PostgreSQL
    .peer-host = dove i server su altre macchine con lo stesso database raggiungono questo
    .metrics-network = una rete da cui si può leggere /metrics, oltre a questa macchina
    .proxy = la rete di un proxy a monte; ci si fida di ciò che dice su indirizzi e TLS
cli-bot-worker = Fai pensare qui i bot per i server di un database, ovunque siano, fino all'arresto.
    .db = l'URL del database dei server
    .processes = quanti bot possono pensare insieme
    .quick = pensa per i bot che rispondono subito, non per quelli che pensano a lungo
    .nice = quanto cede il passo agli altri programmi
cli-backup = Copia i tavoli di un server in un file, anche mentre è attivo; con il file si può avviare un server.
    .to = il file da scrivere; non deve esistere
cli-restore = Copia i tavoli di un file in un database vuoto, o in un file nuovo.
    .source = un file scritto da `clachan backup`
cli-export = Scrivi un tavolo di un server come registrazione.
cli-tidy = Togli vecchi tavoli e messaggi dall'archivio di un server, anche mentre è attivo.
    .finished-days = giorni per cui si conservano i tavoli finiti; 0: per sempre
    .idle-days = giorni dopo i quali si rimuove un tavolo fermo; 0: mai
    .chat-lines = righe di chat che si conservano per ogni tavolo; 0: tutte
    .megabytes = oltre questa dimensione si rimuovono i tavoli finiti più vecchi; 0: nessun limite
cli-replay = Mostra di nuovo una partita registrata, o verificala.
    .file = la registrazione di una partita
    .ply = mostra il tavolo dopo questo numero di azioni
    .part = mostra una parte del tavolo, per esempio market
    .verify = ricalcola tutto e confronta
    .secret = il segreto rivelato dal foglio dei tavoli gemelli: verifica anche le estrazioni
cli-draw = Disegna il tavolo di una registrazione come immagine, con l'aspetto del tavolo web.
    .file = la registrazione di una partita
    .out = l'immagine da scrivere: .svg, o .png con l'extra pictures
    .ply = dopo questo numero di azioni; di norma dopo tutte
    .seat = come lo vede questo posto, da 1; di norma come lo vedono tutti
    .width = larghezza in pixel di un .png
cli-sim = Gioca molte partite con bot e conta che cosa succede.
    .bots = un bot per tutti i posti, o uno per ciascuno
cli-perft = Conta le sequenze di azioni dalla prima domanda, per confrontare motori di regole.
    .depth = quante azioni in profondità
    .by-action = conta separatamente per ogni prima azione
cli-arena = Fai giocare i bot tra loro sulle stesse preparazioni ruotando i posti, e valutali.
    .bots = chi si incontra; l'ultimo riempie i posti che restano
    .results = file dei risultati; una serie interrotta riprende da lì
    .records = scrivi la registrazione di ogni partita giocata qui
    .report = scrivi una pagina: .html con grafici, o .md
    .export-to = scrivi una riga per ogni posto di ogni partita: .csv, o .parquet con l'extra parquet
    .choice-time = secondi reali per una scelta di un bot in un processo a parte; 0: nessun limite
    .game-time = lo stesso, per tutte le sue scelte in una partita
    .memory = megabyte che può usare un bot di questo tipo, su Linux; 0: nessun limite
cli-check-bot = Fai giocare a un bot partite intere contro sé stesso e mostra che cosa non va.
    .bot = un nome, ./mybot.py:MyBot, o engine: e un comando
    .game = quale gioco; si può ripetere, di norma tutti
    .players = quanti giocano; si può ripetere, di norma ogni numero possibile
    .choice-time = secondi reali per una scelta di un bot in un processo a parte; 0: nessun limite
    .game-time = lo stesso, per tutte le sue scelte in una partita
    .memory = megabyte che può usare un bot di questo tipo, su Linux; 0: nessun limite
cli-report = Mostra chi vince e che cosa dà punti, per clan, posto, tessera e round, da registrazioni o da una simulazione.
    .records = registrazioni, o cartelle di registrazioni; senza, si giocano partite
    .game = quale gioco giocare, o quali registrazioni contano
    .bots = chi gioca: un bot, o uno per posto
    .keep = conserva in questa cartella le registrazioni delle partite giocate
    .plots = scrivi ogni grafico in questa cartella come SVG
cli-analyse = Mostra per ogni decisione che cosa farebbe un bot e quanto è costata la mossa giocata, e le svolte.
    .record = la registrazione di una partita, finita o no
    .iterations = partite simulate per ogni mossa candidata; il risultato si può ripetere esattamente
    .seconds = tempo per ogni decisione, invece di --iterations
    .seat = giudica un solo posto, per esempio p1
    .seed = decide che cosa esce nelle partite simulate
cli-bench = Fai gareggiare i giochi con catanatron e python-chess, a turni, su un core.
    .seconds = quanto dura la gara
    .plain = gareggia anche se il core non è compilato
    .research = fai gareggiare gli ambienti di ricerca
cli-rules = Elenca le sezioni dei regolamenti con i loro riferimenti, o con i test che le verificano.
    .section = una sezione, o tutte quelle sotto
    .covered = quali test verificano ogni sezione
    .folder = i test del gioco
cli-admin = Amministra i tavoli di un server, anche mentre è attivo.
cli-admin-tables = Elenca i tavoli cambiati per ultimi, con gli ospiti che ci siedono.
    .limit = quanti se ne mostrano
cli-admin-close = Chiudi un tavolo: si può guardare, ma nessuno può più giocarci.
cli-admin-reopen = Riapri un tavolo chiuso.
cli-admin-ban = Non far più entrare un indirizzo, una rete o un ospite.
cli-admin-unban = Fai rientrare un indirizzo, una rete o un ospite.
cli-admin-free = Togli i tavoli finiti che nessuno tocca da tempo, e libera il loro spazio.
    .days = da quanto nessuno li tocca
cli-data = Mostra e controlla i dati stampati sui componenti di un gioco.
cli-data-show = Elenca ogni valore con provenienza e fonte.
    .pack = una cartella con un pacchetto di dati
    .provenance = solo valori contrassegnati reconstructed, inferred, one source, verified o rulebook
cli-data-check = Controlla un pacchetto di dati, o i dati in uso; ogni difetto è una riga.
    .folder = una cartella con un pacchetto di dati
    .game = per quale gioco è il pacchetto

## What is typed wrongly

cli-refused = clachan: { $why }
cli-usage = { $why }; `{ $command } --help` spiega che cosa si può scrivere
cli-no-option = l'opzione { $option } non esiste
cli-missing = manca { $name }
cli-bad-value = { $name }: { $why }
cli-no-command = questo comando non esiste: i comandi sono { $commands }
cli-value-or-none = all'opzione { $option } manca il valore, o non ne accetta
cli-too-much = ci sono più parole di quante questo comando ne accetti
cli-not-whole = un numero intero, non { $given }
cli-not-number = un numero, non { $given }
cli-at-most = al massimo { $limit }, non { $given }
cli-at-least = almeno { $limit }, non { $given }
cli-no-language = non ci sono testi in { $language }: le lingue sono { $languages }

## Around the helps

cli-help-usage = Uso:
cli-help-arguments = Argomenti
cli-help-options = Opzioni
cli-help-commands = Comandi
cli-help-option = Mostra questo messaggio.
cli-help-default = predefinito:
cli-help-required = obbligatorio
cli-help-any-options = { "[" }OPZIONI]
cli-help-any-command = COMANDO [ARGOMENTI]...

## What commands tell

cli-table-closed = Il tavolo { $table } è chiuso.
cli-table-open = Il tavolo { $table } è di nuovo aperto.
cli-table-state = { $state ->
    [over] finita
   *[on] in corso
}
cli-table-events = { $count ->
    [one] { $count } evento
   *[other] { $count } eventi
}
cli-banned = Accesso bloccato ({ $kind }): { $what }.
cli-unbanned = Accesso di nuovo permesso ({ $kind }): { $what }.
cli-tables-gone = Tavoli finiti rimossi: { $count }.
cli-more-rows = { $count ->
    [one] … e un'altra riga: --html o --json le hanno tutte
   *[other] … e altre { $count } righe: --html o --json le hanno tutte
}
cli-not-verified = non verificato: { $file }, { $why }
cli-not-over = la partita non è finita
cli-chance-of-seed = { $draws ->
    [one] caso: { $draws } estrazione deriva dal seme { $seed }
   *[other] caso: { $draws } estrazioni derivano dal seme { $seed }
}
cli-chance-of-secret = { $draws ->
    [one] caso: { $draws } estrazione deriva dal segreto con l'hash { $hash }
   *[other] caso: { $draws } estrazioni derivano dal segreto con l'hash { $hash }
}
cli-chance-later = caso: il segreto con l'hash { $hash } si rivela a partita finita, quello di tavoli gemelli sul loro foglio: --secret SEGRETO verifica con esso le estrazioni
cli-plots-written = { $count ->
    [one] { $count } grafico scritto in { $folder }
   *[other] { $count } grafici scritti in { $folder }
}
cli-left-out = escluso: { $why }
cli-left-out-more = altri esclusi: { $count }
cli-from-records = dalle registrazioni in { $places }
cli-thinking = { $count ->
    [one] Clachan: un processo pensa per i server di { $place }.
   *[other] Clachan: { $count } processi pensano per i server di { $place }.
}
cli-open = Clachan: apri http://{ $host }:{ $port }/ in un browser.
cli-backed-up = { $file } contiene tutto ciò che conteneva { $place }.
cli-restored = { $count ->
    [one] { $place } contiene l'unico tavolo di { $file }.
   *[other] { $place } contiene i { $count } tavoli di { $file }.
}
cli-sim-games = { $games ->
    [one] { $games } partita, { $actions } azioni ({ $mean } a partita), { $answers } risposte per domanda
   *[other] { $games } partite, { $actions } azioni ({ $mean } a partita), { $answers } risposte per domanda
}
cli-sim-speed = { $speed } azioni al secondo in { $seconds } s, processi: { $jobs }, core { $core }
cli-sim-seat = posto
cli-sim-role = ruolo
cli-sim-column-games = partite
cli-sim-column-mean = media
cli-sim-column-spread = scarto
cli-sim-column-wins = vittorie
cli-fingerprint = impronta { $fingerprint }
cli-perft-counted = profondità { $depth }: { $nodes } nodi in { $seconds } s, core { $core }
cli-compiled = compilato
cli-not-compiled = non compilato
cli-tidied = Rimossi: tavoli { $tables }, righe di chat { $lines }, ospiti { $guests }, eventi annullati { $events }.
cli-bench-slices = contati { $counted } intervalli su { $slices }: quelli tra due misure di al massimo { $limit } ms (minima { $fastest }, mediana { $median }, massima { $slowest }); Python { $python }
cli-bench-times = rapporto con { $name }
cli-bench-variant = { $variant }: rapporto con { $name }
cli-bench-match = una partita, rapporto con python_chess
cli-bench-records = lettura di una registrazione, rapporto con la lettura insieme al diario
cli-bench-rollouts = rollout da metà partita al secondo
cli-bench-title = { $name }, 4 giocatori, core { $core }
cli-bench-engine = motore, gioco casuale
cli-bench-speed = azioni al secondo
cli-bench-counted = intervalli contati
cli-bench-of = { $counted } su { $slices }
cli-verified = { $missing ->
    [both] verificato: { $count } azioni, { $result } (la registrazione non nomina dati né punteggio da confrontare)
    [data] verificato: { $count } azioni, { $result } (la registrazione non nomina dati da confrontare)
    [score] verificato: { $count } azioni, { $result } (la registrazione non nomina un punteggio da confrontare)
   *[none] verificato: { $count } azioni, { $result }
}
cli-page-written = pagina scritta in { $file }
cli-page-without-plots = pagina scritta in { $file }, senza grafici: { $why }

cli-bench-legal = azioni legali, µs
cli-bench-copy = copia di uno stato, µs
cli-bench-say = una riga del diario come frase, µs
cli-bench-size = dimensione di uno stato, byte
cli-bench-replay = replay di una registrazione, ms
cli-bench-measure = misura
cli-bench-measured = misurato
cli-bench-target = obiettivo
cli-bench-met = raggiunto
cli-bench-missed = mancato
cli-rules-sections = { $count ->
    [one] { $count } sezione
   *[other] { $count } sezioni
}
cli-rules-no-test = NESSUN TEST
cli-rules-unknown = sezione sconosciuta: { $section }
cli-rules-tested = sezioni con test: { $tested } su { $total }
cli-rules-some-tested = sezioni con test: { $tested } su { $total }; senza: { $missing }
cli-data-values = { $count ->
    [0] nessun valore
    [one] { $count } valore: { $parts }
   *[other] { $count } valori: { $parts }
}
cli-data-rulebook = dal regolamento
cli-data-verified = verificati
cli-data-one-source = da una sola fonte
cli-data-inferred = dedotti
cli-data-reconstructed = ricostruiti
cli-data-pack-sound = { $folder }: il pacchetto è in ordine.
cli-data-sound = I dati in uso sono in ordine.
