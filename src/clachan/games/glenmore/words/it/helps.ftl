# Short helps in our own words: what they tell, the title, and where the rulebook tells it in full.

help-turn =
    Muove chi è in coda al percorso, e muove ancora finché resta in coda. Prendi una tessera più avanti e pagala,
    piazzala (o tienila, se è un personaggio), risolvi i suoi effetti immediati, attiva la tessera e quelle
    intorno, muovi Scozzesi e vendi quanto vuoi, poi concludi il turno. Il percorso si riempie di nuovo.
    .title = turno
    .page = Svolgimento di un turno, p. 10

help-track =
    Prendi una tessera qualsiasi davanti alla tua pedina, per quanto lontana, che tu possa pagare e piazzare. Un
    salto lungo regala agli altri i turni in mezzo. Le tessere superate da tutti si scartano subito. Se non puoi
    prendere proprio nulla, scarta una tessera per { $board-discard-coins } moneta o { $board-discard-movement }
    punto movimento.
    .title = percorso
    .page = Prendere una tessera, p. 10 e 13

help-paying =
    I beni si pagano da qualsiasi tua tessera o si comprano sul momento al mercato; monete e whisky da ciò che
    possiedi; uno Scozzese viene dal tuo territorio.
    .title = pagare
    .page = Costi, p. 13

help-territory =
    Una tessera ha un lato in comune con il tuo territorio, e un tuo Scozzese sta su una delle otto tessere
    intorno. Il fiume è una fila dritta: le tessere fiume lo allungano a un capo o all'altro, e nessun'altra
    tessera sta alla sua sinistra o alla sua destra.
    .title = territorio
    .page = Piazzare tessere, p. 13 e 14

help-one-time-effects =
    Quando si piazza una tessera, i suoi effetti immediati avvengono una volta, nell'ordine che vuoi: una carta
    luogo, uno Scozzese sulla tessera, un bene, un segnalino clan, whisky, monete, punti.
    .title = effetti immediati
    .page = Effetti immediati, p. 15

help-activation =
    La nuova tessera e le sue vicine, fino a otto, in ordine libero, ciascuna una volta a turno e solo se vuoi. I
    beni restano sulla loro tessera, al massimo { $board-goods_on_a_tile }; se una tessera fa beni diversi e non ha
    posto per tutti, scegli quali tenere, e il resto è perso.
    .title = attivazione
    .page = Attivazione, p. 15–17

help-exchange =
    Cedi i beni che la tessera chiede, da qualsiasi tua tessera o comprati sul momento. Alcune tessere vogliono
    beni diversi, altre pecore e mucche in qualsiasi combinazione.
    .title = scambio
    .page = Attivazione, p. 16

help-gaining =
    Scegli il bene, o la tessera su cui va. Una tessera tiene al massimo { $board-goods_on_a_tile } beni; prima
    vendi, se non c'è posto.
    .title = ottenere
    .page = Attivazione, p. 16

help-movement =
    Ogni punto movimento porta uno Scozzese su una tua tessera che tocca la sua con un lato o un angolo. I punti
    che restano a fine turno sono persi.
    .title = movimento
    .page = Movimento, p. 16

help-market =
    In qualsiasi momento del tuo turno un bene rende le monete più a destra della sua fila. Comprare mette monete
    sul primo spazio libero della fila ({ $board-market-prices }) e vale solo per qualcosa che paghi subito. Una
    fila piena non ha nulla da vendere, una vuota non paga nulla.
    .title = mercato
    .page = Mercato, p. 12

help-clan-board =
    Un segnalino clan va su un clan libero. Paghi le monete della strada più economica dall'area di partenza o da
    un segnalino qualsiasi, di chiunque. La maggior parte dei bonus è immediata, qualcuno dura. I clan senza bonus
    si attraversano soltanto.
    .title = plancia clan
    .page = Personaggi e clan, p. 18 e 21

help-die =
    Un avversario senza volontà: quando è in coda salta tante tessere quante ne mostra ({ $board-die }) e scarta
    quella su cui arriva. Non si ferma mai su una tessera di una cronaca, e aspetta finché davanti non ce n'è
    un'altra; su World's End o oltre lascia la partita. In due c'è sempre.
    .title = dado
    .page = Il dado, p. 10

help-scotsmen =
    Decidono dove puoi costruire, e quelli sul tuo Castello di famiglia contano nelle fasi di punteggio. In tutto ne hai
    { $board-scotsmen }.
    .title = Scozzesi
    .page = Piazzare tessere e punteggio, p. 13 e 19

help-river = Una fila attraverso le tue tessere iniziali, più lunga a entrambi i capi, mai interrotta.
    .title = fiume
    .page = Piazzare tessere, p. 13

help-building-over =
    Una tessera con il simbolo apposito va sopra una tessera dello stesso tipo, fiume solo su fiume. Basta uno
    Scozzese su quella tessera o intorno. Beni e Scozzesi salgono; la pila conta come una tessera.
    .title = costruire sopra
    .page = Piazzare tessere, p. 14

help-landmark-cards =
    Una carta luogo arriva con la tessera del suo nome. Alcune agiscono subito, altre sempre, altre alla fine, e
    tutte contano nelle fasi di punteggio.
    .title = carte luogo
    .page = Carte luogo, p. 20

help-scoring-rounds =
    Quando finisce la pila A, B o C, e alla fine: per Scozzesi sul Castello di famiglia, carte luogo, whisky e
    personaggi ci si confronta con chi ne ha meno. 1, 2, 3, 4, 5 o più di vantaggio danno
    { $board-scoring-difference } punti.
    .title = fasi di punteggio
    .page = Punteggio, p. 19

help-the-end =
    World's End sta più o meno a metà della pila D. Una pedina che ci si ferma o la supera non ha più turni.
    Quando vale per tutte, segue l'ultima fase di punteggio, poi { $board-scoring-tile } punti per ogni tessera in più
    rispetto al territorio più piccolo, { $board-scoring-coin } per moneta, e le carte che contano alla fine. A
    parità di punti vince chi ha più beni.
    .title = la fine
    .page = Fine della partita, p. 19

help-stacks = S per l'inizio, poi A, B, C e D. Le tessere successive sono più forti.
    .title = pile
    .page = Preparazione, p. 9

help-goods = Legno, pietra, orzo, pecore e mucche. Whisky e monete non sono beni.
    .title = beni
    .page = Mercato, p. 12

## The chronicles, in full and in a line

help-chronicle-1 =
    Ognuno ha una barca al Castello di famiglia. Quando una pedina ha superato Partenza, i punti movimento possono
    farla scendere il fiume, verso sinistra, attraverso i territori di tutti e i fiumi neutrali, finché non torna a
    casa. Ogni castello raggiunto dà un gettone ricompensa a scelta, che vedi solo tu mentre scegli. Le prime
    barche ricevono punti; a chi ha l'ultima le monete non contano nulla.
    .title = cronaca I: { glenmore-option-chronicles-1 }
    .page = Cronaca I, p. 22 e 23

help-chronicle-2 =
    Una montagna sta sul percorso per tutta la partita. Chi la supera ci lascia una moneta o un bene; chi ci si
    ferma non prende tessere, ma ripartendo raccoglie tutto. C'è posto per una sola pedina.
    .title = cronaca II: { glenmore-option-chronicles-2 }
    .page = Cronaca II, p. 23 e 24

help-chronicle-3 =
    I barili nuovi entrano nel primo spazio della prima cantina; invecchiando uno va di uno spazio a destra, dove
    vale di più. Altre cantine si costruiscono in qualsiasi momento del tuo turno. Superando una tessera vendita
    puoi vendere un barile, fermandoti uno o due, per i punti dello spazio su cui il barile stava.
    .title = cronaca III: { glenmore-option-chronicles-3 }
    .page = Cronaca III, p. 24 e 25

help-chronicle-4 =
    L'Inglese è una pedina in più. Chi ha il gettone Inghilterra, perché l'ha superato per primo o grazie a
    una carta con il simbolo dell'Inghilterra, quando l'Inglese è in coda paga la fila dell'Inghilterra al mercato
    per un turno in più, oppure gli fa scartare una tessera e prende monete da quella fila.
    .title = cronaca IV: { glenmore-option-chronicles-4 }
    .page = Cronaca IV, p. 25 e 26

help-chronicle-5 =
    Le locande trasformano pecore in gettoni haggis, scoperti o pescati alla cieca, al massimo cinque sulla tua
    tavola. Dopo la seconda, la terza e la quarta fase di punteggio il dado si lancia quattro volte e scopre gettoni
    del suo valore, al massimo tre a testa; il whisky compra lanci tutti tuoi. Punti: gettoni scoperti per la loro
    somma. I gettoni pescati alla cieca li vede solo chi li ha.
    .title = cronaca V: { glenmore-option-chronicles-5 }
    .page = Cronaca V, p. 26 e 27

help-chronicle-6 =
    Le carte luogo hanno un secondo lato con un evento. Una tessera Raduno gira una delle tue carte: il suo evento
    avviene, se vuoi. Ogni carta girata dà { $chronicle_6-numbers-flipped-card-vp } punto in più nelle fasi di punteggio.
    .title = cronaca VI: { glenmore-option-chronicles-6 }
    .page = Cronaca VI, p. 27–30

help-chronicle-7 =
    Quando un personaggio ha portato un segnalino clan, si vota su una delle carte punteggio. Tutti votano in
    segreto, i voti si mostrano insieme, e con un pareggio la carta è approvata. Ogni carta approvata vale
    { $chronicle_7-vp } punti alla fine, divisi tra tutti quelli che hanno di più.
    .title = cronaca VII: { glenmore-option-chronicles-7 }
    .page = Cronaca VII, p. 31 e 32

help-chronicle-8 =
    Alla fine del tuo turno puoi mettere un penny su un malvivente in prigione, o prendere un malvivente con tutti i
    penny sulla carta. I malviventi hanno poteri, ma alla fine costano punti; un penny tenuto costa un punto, un
    penny preso con un malvivente ne dà uno.
    .title = cronaca VIII: { glenmore-option-chronicles-8 }
    .page = Cronaca VIII, p. 32–37

## Kinds of tiles

kind-does-village = dà punti movimento e di solito uno Scozzese
kind-does-castle = porta una carta luogo e uno Scozzese
kind-does-animal = un pascolo, fa pecore o mucche
kind-does-material = fa legno, pietra o orzo
kind-does-whisky = una distilleria, l'orzo diventa whisky
kind-does-trade = beni per punti; le locande danno semplicemente punti
kind-does-loch = una carta luogo e un fiume più lungo, nessuna attivazione
kind-does-other = una tessera di una cronaca
kind-does-person = sta accanto al territorio; porta un segnalino clan e conta nelle fasi di punteggio
kind-does-end = le pedine che si fermano qui o la superano hanno finito
kind-does-start = la regata comincia quando una pedina la supera
kind-does-sale = qui, di passaggio, si vendono barili

## Mobsters

mobster-power-peggy-mcwander =
    Metti i suoi gettoni su clan liberi: chi ci arriva ti paga le monete del gettone.
mobster-power-joe-mcduff = Tre volte: prendi il mucchio di monete più grande di una fila del mercato.
mobster-power-bruce-mcmail = Quando una tessera altrui fa beni, comprane uno con una moneta della sua carta.
mobster-power-peggy-mclaird =
    Riserva una tessera davanti a te: gli altri te la pagano, altrimenti dopo devi prenderla.
mobster-power-kenneth-mcsnitch =
    Uno Scozzese in trasferta: cammina con i tuoi punti movimento e ruba beni incustoditi.
mobster-power-fergus-macdarkie = Uno Scozzese in trasferta: chi prende una tessera e la piazza accanto a lui ti paga una moneta.
mobster-power-sibyl-macsponge =
    Chi fa 6 o più punti da una sola fonte te ne dà 1: una volta a turno, e nelle fasi di punteggio.
mobster-power-derek-anderson =
    Una volta a partita: ruba una tessera (non commercio) e piazzala in un altro territorio qualsiasi.
mobster-power-mike-mccastle =
    Uno Scozzese su un altro Castello di famiglia: conta a casa tua e ne nasconde uno altrui.
mobster-power-calum-mcquack = Quando le barche si superano, dà un penny all'altra; una volta, un secondo gettone ricompensa a caso.
mobster-power-bully-mcmuscle = La tua barca supera le altre gratis; una volta, un secondo gettone ricompensa a caso.
mobster-power-fraser-mcstarve = Una volta, prima dei lanci per l'haggis: qualcun altro ti dà un gettone haggis.
mobster-power-oonagh-mchagg =
    Una volta per ogni fase di punteggio degli haggis, guarda uno dei quattro lanci e fallo ripetere.
mobster-power-elsbeth-mctrick =
    Superando o lasciando la montagna, scambia qualcosa che c'è sopra con un bene a scelta per te.
mobster-power-erin-macmalt = Superando una tessera vendita puoi vendere anche sul suo spazio extra.
mobster-power-john-mcclaim =
    Metti i suoi gettoni su carte luogo altrui: nelle fasi di punteggio contano come tue.

## Clans, by the id of their bonus in the data

clan-bonus-count-villages = 3 villaggi: 5 PV; 4+: 8 PV
clan-bonus-trade-and-movement = attiva 1 tessera commercio; ottieni 3 punti movimento
clan-bonus-barley-and-scotsman = 1 orzo su una tessera qualsiasi; 1 Scozzese su una tessera qualsiasi
clan-bonus-points = 3 PV
clan-bonus-spread-scotsmen = Scozzesi su 5 tessere diverse: 5 PV; 6+: 8 PV
clan-bonus-sheep-and-cattle = 1 pecora e 1 mucca su tessere qualsiasi
clan-bonus-stone-and-wood = 1 pietra e 1 legno su tessere qualsiasi
clan-bonus-material-and-whisky = attiva 1 tessera materiali e 1 tessera whisky
clan-bonus-whisky-for-points =
    attivando una tessera whisky con l'icona whisky: 3 PV invece del barile, senza pagare il costo di attivazione
clan-bonus-castles-hold-scotsmen = per piazzare tessere, i tuoi castelli contano come se ci fosse uno Scozzese
clan-bonus-movement-for-points = ogni punto movimento non usato: 1 PV
clan-bonus-coins = 3 monete
clan-bonus-remove-a-tile = rimuovi 1 tua tessera (non quella iniziale; regole come per Loch Morar)
clan-bonus-count-overbuilt = 2 tessere costruite sopra (anche coperte): 5 PV; 3+: 8 PV
clan-bonus-animal-and-whisky = attiva 1 tessera animali e 1 tessera whisky
clan-bonus-david-hume = prendi la tessera David Hume (conta come 2 personaggi)
clan-bonus-barley-and-barrel = 1 orzo su una tessera qualsiasi; 1 whisky
clan-bonus-scotsman-and-coins = 1 Scozzese su una tessera qualsiasi; 2 monete
clan-bonus-discarded-tile =
    prendi 1 tessera dagli scarti, piazzala gratis, attivala con le sue vicine; per un personaggio paghi
    comunque la strada
clan-bonus-count-coins = 9 monete: 5 PV; 12+: 8 PV (le monete restano)
clan-bonus-two-scotsmen = 2 Scozzesi su tessere qualsiasi
clan-bonus-leave-out-a-good =
    attivando una tessera commercio paga 1 moneta per omettere 1 bene del costo (una volta per attivazione)
clan-bonus-count-river = 4 tessere fiume (quella iniziale = 2): 5 PV; 6+: 8 PV
clan-bonus-none = nessun bonus, le strade possono attraversarlo

## Landmark cards and their events, by their ids in the data

card-effect-gain-coins = ottieni 3 monete
card-effect-place-marker = piazza 1 segnalino clan, pagando la strada
card-effect-gain-goods = ottieni 2 beni a scelta, sulla tessera Loch Lochy
card-effect-coin-and-marker = ottieni 1 moneta, poi piazza 1 segnalino clan pagando la strada (puoi usare la moneta)
card-effect-barley-and-whisky = 1 orzo sulla tessera Inverness; ottieni 1 whisky
card-effect-scotsman-and-whisky = 1 Scozzese sulla tessera Loch Shiel; ottieni 1 whisky
card-effect-coins-count-double = le prime 8 monete valgono 2 PV l'una invece di 1
card-effect-activate-one-more =
    in ogni tuo turno attiva 1 tua tessera in più con un'icona di attivazione (ovunque; anche in un turno in cui
    prendi un personaggio; sempre una volta per tessera e turno)
card-effect-activate-all = attiva tutte le tue tessere invece delle sole vicine
card-effect-home-counts-double = gli Scozzesi sul Castello di famiglia contano doppio in ogni fase di punteggio
card-effect-remove-tiles =
    puoi togliere dal gioco fino a 2 tue tessere (non quella iniziale; la disposizione deve restare valida; anche
    Loch Morar stessa; le pile vanno via intere; le carte restano; beni e Scozzesi vanno al Castello di famiglia,
    entro il limite di 3 beni)
card-effect-take-england-token = prendi il gettone Inghilterra
card-effect-gain-stone = 2 pietre sulla tessera
card-effect-gain-sheep = 2 pecore sulla tessera
card-effect-scotsmen-home = sposta quanti tuoi Scozzesi vuoi al Castello di famiglia

card-event-place-discarded-tile = paga 1 Scozzese: piazza gratis una tessera scartata
card-event-activate-foreign-tiles = attiva fino a 2 tessere diverse altrui
card-event-cattle-and-pastures = 1 mucca sulla tessera, poi attiva tutte le tue tessere animali
card-event-exchange-for-maclean = uno scambio; 3 PV con un tuo segnalino su MacLean
card-event-better-whisky-table = una tabella migliore per il whisky
card-event-buy-scotsmen = paga 1 PV: 2 Scozzesi sulla tessera
card-event-sell-stone = quante pietre vuoi, 3 PV l'una
card-event-coins-for-events = 1 moneta per ogni carta sul lato evento
card-event-remove-for-a-scotsman = paga 1 Scozzese: rimuovi 2 tue tessere
card-event-coins-and-home = 2 monete; sposta 1 Scozzese al Castello di famiglia
card-event-scotsmen-for-points = paga 2 Scozzesi: 9 PV
card-event-england-row = tutte le monete della fila dell'Inghilterra
card-event-activate-around = attiva la tessera e le sue vicine
card-event-swap-englishman = scambia l'Inglese con una tessera del percorso
card-event-coin-and-marker = 1 moneta e 1 segnalino clan
card-event-better-home-table = paga 1 Scozzese: una tabella migliore per gli Scozzesi sul Castello di famiglia
card-event-another-event = innesca un altro evento; 4 PV con William Wallace
card-event-sell-sheep = 2 pecore per 7 PV

## The scoring cards of the Great Gathering

gathering-counts-most-animals = più pecore e mucche
gathering-counts-largest-square = quadrato di tessere più grande
gathering-counts-most-materials = più pietra e legno
gathering-counts-most-sets =
    più serie complete (Scozzese al Castello di famiglia + whisky + carta luogo + personaggio; vale Castle Moil)
gathering-counts-most-castles = più castelli con uno Scozzese
gathering-counts-most-whisky = più tessere whisky
gathering-counts-smallest-territory = territorio più piccolo
gathering-counts-largest-pasture = gruppo di pascoli più grande, uniti per i lati
gathering-counts-farthest-scotsman = Scozzese più lontano da casa, in punti movimento
gathering-counts-most-discards = più tessere nei propri scarti
