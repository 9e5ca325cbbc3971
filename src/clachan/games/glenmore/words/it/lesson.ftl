# What the guide of a first game says, step by step; then what it says of questions in between, and what is
# said of a chronicle to those who play with it for the first time.

lesson-track-title = Prendi una tessera
lesson-track =
    Il percorso in alto è un anello di tessere. Muove chi è in coda, verso una tessera più avanti che può pagare:
    quelle illuminate sono alla tua portata. Prendine una vicina alla tua pedina, un campo o un pascolo; con le
    tessere vicine tocca prima di nuovo a te.

lesson-laying-title = Piazzala nel tuo territorio
lesson-laying =
    I posti illuminati sono validi: accanto a una tua tessera, con uno Scozzese su una delle otto tessere intorno.
    Il fiume resta una fila dritta. Piazza la tessera dove ne tocca più che può, contano anche gli angoli: si
    attiveranno tutte.

lesson-activation-title = Una tessera attiva le vicine
lesson-activation =
    La nuova tessera e tutte quelle intorno, anche agli angoli, si attivano ora una volta, nell'ordine che vuoi. Che
    cosa fanno è scritto sulla linguetta in basso a destra. Scegli una tessera illuminata per attivarla.

lesson-movement-title = Manda uno Scozzese
lesson-movement =
    Attivare un villaggio o un castello dà punti movimento, il simbolo dello stivale. Ognuno è un passo: porta uno
    Scozzese su una tessera che tocca la sua. Da dove sta dipende dove potrai costruire, e quelli a casa, sul tuo
    castello, contano. Scegli lo Scozzese, poi dove va.

lesson-ending-title = Concludi il turno
lesson-ending =
    I punti movimento che restano sono persi, i beni restano sulle tessere. Quando non vale più la pena fare altro,
    concludi il turno. Il percorso si riempie di nuovo dietro l'ultima pedina.

lesson-effects-title = Che cosa vale una volta
lesson-effects =
    I simboli sulla linguetta tratteggiata in basso a sinistra valgono una volta, quando piazzi la tessera: uno
    Scozzese dalla riserva, una carta luogo, un barile, un segnalino clan. L'ordine lo scegli tu.

lesson-paying-title = Il prezzo sulla linguetta rossa
lesson-paying =
    Questa tessera ha un prezzo. I beni vengono da qualsiasi tua tessera, o compri al mercato sul momento quel che
    manca: l'anello mostra quanto costa ora un bene. Comprando, il prossimo diventa più caro.

lesson-exchange-title = Beni per punti
lesson-exchange =
    Le tessere commercio prendono beni e danno punti, le distillerie prendono orzo e danno whisky. Cedi ciò che hai
    in abbondanza, e guarda la tabella sulla tessera: quattro beni diversi possono valere molto più di tre.

lesson-selling-title = Vendi
lesson-selling =
    Nel tuo turno puoi vendere un bene per l'ultimo mucchio di monete della sua fila. Le monete ci sono perché
    qualcuno l'ha comprato prima. Vendi ciò che non ti servirà; alla fine una moneta è un punto, in una tessera
    commercio un bene può valere di più.

lesson-clans-title = Un segnalino tra i clan
lesson-clans =
    Un personaggio o uno scambio porta un segnalino clan. Va su un clan libero a scelta, e paghi le monete della
    strada più economica dalla partenza o da un segnalino che c'è già. Ogni clan dà ciò che mostra il suo simbolo,
    quasi sempre subito.

lesson-jumping-title = Quanto lontano saltare
lesson-jumping =
    Non si gioca a giro: muove l'ultima pedina, ancora e ancora, finché resta ultima. Un salto lungo prende una
    tessera migliore e regala agli altri i turni in mezzo. Le tessere superate da tutti sono perse.

lesson-goods-title = Tre per tessera
lesson-goods =
    I beni restano sulla tessera che li fa, al massimo tre, e una tessera piena non fa nulla. Usali prima di
    attivarla di nuovo. Metti pascoli e campi intorno a un posto ancora libero, e attivali insieme.

lesson-die-title = Gioca anche il dado
lesson-die =
    In due il dado va lungo il percorso: quando è in coda salta di una, due o tre tessere e toglie quella su cui
    arriva. Una tessera davanti al dado potrebbe non aspettarti.

lesson-home-title = Scozzesi a casa
lesson-home =
    Gli Scozzesi sul tuo Castello di famiglia contano in ogni fase di punteggio, rispetto a chi ne ha meno. Perciò ognuno
    serve due volte: fuori, sul territorio, dove ti fa costruire, e a casa quando una pila finisce.

lesson-whisky-title = Whisky
lesson-whisky =
    I barili non sono beni: non si vendono, e non hanno posto nel territorio. Contano in ogni fase di punteggio, quattro
    volte in tutto, finché li tieni. Una distilleria accanto a un campo merita di essere attivata spesso; alcune
    tessere e carte chiedono un barile.

lesson-cards-title = Carte luogo
lesson-cards =
    Castelli, laghi e monumenti portano una carta con lo stesso nome. Conta in ogni fase di punteggio, e fa ciò che c'è
    scritto: subito, d'ora in poi, o alla fine. Indica una carta per leggerla.

lesson-persons-title = Personaggi
lesson-persons =
    Un personaggio non si piazza nel territorio ma gli sta accanto: in quel turno le tue tessere non si attivano.
    Conta in ogni fase di punteggio e porta un segnalino clan, che spesso vale un turno da solo.

lesson-scoring-title = Che cosa conta in una fase di punteggio
lesson-scoring =
    È finita una pila, quindi si sono confrontate quattro cose: Scozzesi a casa, carte luogo, whisky, personaggi.
    In ognuna ricevi punti per il vantaggio su chi ha meno: 1, 2, 3, 5 o 8 punti per un vantaggio da uno a cinque.
    Meglio un grande vantaggio in una che un po' in tutte.

lesson-size-title = Non troppo grande
lesson-size =
    Alla fine ogni tessera in più rispetto al territorio più piccolo costa 3 punti. Le tessere che non fanno più
    nulla sono care. Chi prende poche tessere buone può vincere con un territorio piccolo.

lesson-stacks-title = Quattro pile
lesson-stacks =
    Le tessere vengono dalle pile A, B, C e D, sempre più forti. La riga in alto dice quante ne mancano alla
    prossima fase di punteggio: è il momento di riportare a casa gli Scozzesi.

lesson-over-title = Costruire sopra
lesson-over =
    Una tessera con il simbolo dei due fogli si piazza sopra una dello stesso tipo. La pila conta come una tessera:
    il tuo territorio diventa più forte, non più grande.

lesson-compare-title = Tieni d'occhio gli altri
lesson-compare =
    Accanto a ciascuno c'è scritto quanto darebbe la prossima fase di punteggio. Nessuno ti supera in ciò che hai
    solo tu, e chi in una categoria non ha nulla dà punti a tutti gli altri. Prendi ciò che gli toglie di più.

lesson-worlds-end-title = World's End
lesson-worlds-end =
    Da qualche parte nella pila D c'è World's End. Una pedina che ci si ferma o la supera ha giocato l'ultimo turno.
    Tu puoi ancora prendere le tessere prima, una dopo l'altra, mentre gli altri hanno finito.

lesson-last-turns-title = Gli ultimi turni
lesson-last-turns =
    Ora contano solo i punti: beni nelle tessere commercio, Scozzesi a casa, monete da parte, un punto l'una. Una
    tessera che dà meno di 3 punti è meglio lasciarla, se il tuo territorio non è il più piccolo.

lesson-closing-title = Ben giocato
lesson-closing =
    Hai visto tutto il gioco: il percorso, il territorio che si attiva, il mercato, il whisky, i clan e quattro fasi
    di punteggio. Guarda il segnapunti, categoria per categoria: il vantaggio ha contato quattro volte. La prossima
    volta aggiungi una cronaca, la regata o la montagna; ognuna si spiega da sé quando arriva.

lesson-aside-title = A proposito
lesson-aside-source = Scegli la tessera che dà il bene: prendilo da una piena, così può produrre di nuovo.
lesson-aside-sell = Scegli la tessera da cui si vende il bene.
lesson-aside-move = Ora scegli dove va: un passo su una tessera che tocca la sua.
lesson-aside-put = Scegli una tessera che ha posto e sarà utile.
lesson-aside-gain-a-good = Scegli un bene che chiedono le tue tessere commercio o la prossima tessera sul percorso.
lesson-aside-keep-goods = Su una tessera c'è posto per tre beni: scegli che cosa resta, il resto è perso.
lesson-aside-bonus-activation = Il clan attiva una tessera in più, ovunque sia.
lesson-aside-remove = Una tessera che rimuovi alla fine non costa più nulla.
lesson-aside-claim = Qui sta tutto ciò che è stato superato: prendi una buona tessera, non costa nulla.
lesson-aside-coin-or-movement = Per te non c'era nessuna tessera; prendi ciò che ti aiuta di più.

## The chronicles, for those who play with them for the first time

primer-boats-title = Barche ai castelli
primer-boats =
    Ognuno ha una barca. Quando una pedina ha superato la tessera Partenza, un punto movimento può far remare la tua
    di una tessera fiume a sinistra invece di muovere uno Scozzese, nel tuo territorio e poi in quelli altrui.
primer-boats-ask =
    La tua barca è sull'ultima tessera fiume a sinistra di un territorio. Dove la porta il prossimo punto movimento?
primer-boats-a = Nel fiume seguente, da destra
primer-boats-b = Indietro sullo stesso fiume
primer-boats-why =
    Le barche vanno solo a sinistra: dall'estremità sinistra di un territorio a quella destra del seguente, o di un
    fiume neutrale.
primer-boats-tokens-title = Un castello lungo la via
primer-boats-tokens =
    La tua barca ha raggiunto un castello: scegli uno dei suoi gettoni. Mentre scegli li vedi solo tu, e ciò che
    lasci è per le barche dietro di te.
primer-boats-tokens-ask = La tua barca supera un castello senza fermarsi. Ricevi un gettone?
primer-boats-tokens-a = No
primer-boats-tokens-b = Sì
primer-boats-tokens-why =
    Ogni castello raggiunto o superato dà un gettone, finché ce ne sono. Anche il ritorno a casa ne dà uno.
primer-boats-rewards-title = Una ricompensa
primer-boats-rewards = Il gettone dà un bene a scelta. Le prime barche di ritorno a casa ricevono anche punti.
primer-boats-rewards-ask = Che cosa costa arrivare ultimi nella gara?
primer-boats-rewards-a = I gettoni ricompensa
primer-boats-rewards-b = I punti delle monete alla fine
primer-boats-rewards-why = Le monete di chi è ultimo, o non torna a casa, non valgono punti nel punteggio finale.
primer-mountain-title = Una montagna sulla via
primer-mountain =
    Sta sul percorso per tutta la partita. Chi la supera ci lascia una moneta o un bene; chi ci si ferma non prende
    tessere, e ripartendo porta via tutto il mucchio. C'è posto per una sola pedina.
primer-mountain-ask = La tua pedina si ferma sulla montagna. Che cosa ci lasci?
primer-mountain-a = Niente
primer-mountain-b = Una moneta o un bene
primer-mountain-why =
    Lascia qualcosa solo chi la supera. Chi si ferma non prende tessere ora, e nel turno seguente può prendere il
    mucchio.
primer-mountain-passing-title = Un dono per la montagna
primer-mountain-passing = Lascia ciò che ti serve meno: lo avrà chi si ferma lì per primo, e potresti essere tu.
primer-mountain-passing-ask = Non hai né monete né beni. Puoi superare la montagna?
primer-mountain-passing-a = No
primer-mountain-passing-b = Sì, senza lasciare niente
primer-mountain-passing-why = A mani vuote non si lascia niente.
primer-mountain-leaving-title = Di nuovo a valle
primer-mountain-leaving = I beni della montagna vogliono posto sulle tue tessere. Prima di prenderli puoi venderne qualcuno.
primer-mountain-leaving-ask = Quanti beni stanno su una tua tessera?
primer-mountain-leaving-a = Tre
primer-mountain-leaving-b = Quanti ne vuoi
primer-mountain-leaving-why = Tre, da dovunque vengano. Vendine prima qualcuno, e ne troveranno posto di più.
primer-cellars-title = Il whisky invecchia
primer-cellars =
    I barili nuovi vanno sul primo spazio vuoto della tua prima cantina. Le tessere con il simbolo dell'orologio ne
    fanno invecchiare uno: va di uno spazio a destra e vale di più.
primer-cellars-ask = Distilli un barile. Dove comincia?
primer-cellars-a = Sul primo spazio vuoto
primer-cellars-b = Sullo spazio che vale di più
primer-cellars-why =
    Da sinistra, nella prima cantina. Se è piena, il barile sta accanto agli spazi e non vale ancora niente.
primer-cellars-ageing-title = Quale barile invecchia
primer-cellars-ageing =
    Ogni spazio vale il suo numero quando il barile si vende. Un barile tenuto conta nelle fasi di punteggio, uno
    venduto dà i suoi punti una volta. Nel tuo turno puoi costruire un'altra cantina.
primer-cellars-ageing-ask = Sullo spazio a destra c'è un altro barile. Il tuo può invecchiare?
primer-cellars-ageing-a = Sì, lo scavalca
primer-cellars-ageing-b = No
primer-cellars-ageing-why =
    Lo spazio dev'essere vuoto, e nessun barile ne scavalca un altro. Fa' invecchiare prima quello davanti.
primer-cellars-selling-title = Una vendita sul percorso
primer-cellars-selling =
    Superando una vendita puoi vendere un barile, fermandoti uno o due, per i punti dello spazio su cui stava. Una
    tessera vendita non si piazza nel territorio.
primer-cellars-selling-ask = La tua pedina si ferma a una vendita. Devi vendere?
primer-cellars-selling-a = Sì, uno o due barili
primer-cellars-selling-b = No, puoi solo guardare
primer-cellars-selling-why = Nessuno si ferma lì senza vendere. Superandola sei libero di venderne uno o nessuno.
primer-england-title = Un Inglese sul percorso
primer-england =
    La pedina bianca è una in più da muovere. Chi la supera per primo, o ha una carta con la sua bandiera,
    ha il gettone Inghilterra e la muove quando è in coda.
primer-england-ask = Qualcuno ottiene una carta con la bandiera inglese. Chi ha ora il gettone Inghilterra?
primer-england-a = Chi ha ottenuto la carta
primer-england-b = Chi lo aveva prima
primer-england-why = Il gettone va subito a chi ottiene una delle quattro carte.
primer-england-turns-title = I suoi turni sono tuoi
primer-england-turns =
    Chi lo comanda prende con lui una tessera e paga la fila dell'Inghilterra al mercato, oppure gliene fa scartare
    una e prende l'ultima pila di monete di quella fila.
primer-england-turns-ask = La carta Loch Ness e i bonus permanenti dei clan valgono nel turno dell'Inglese?
primer-england-turns-a = Sì
primer-england-turns-b = No
primer-england-turns-why =
    Valgono solo nei tuoi turni. Per il resto è come se la tessera l'avesse presa la tua pedina.
primer-haggis-title = Haggis alle locande
primer-haggis =
    Le locande trasformano una pecora in un gettone haggis. Sulla tua tavola ce ne stanno cinque. Dopo la seconda,
    la terza e la quarta fase di punteggio il dado si lancia quattro volte e scopre gettoni di quel valore.
primer-haggis-ask = Sulla tua tavola ci sono cinque gettoni e ne ottieni un altro. Che cosa puoi fare?
primer-haggis-a = Rimetterne uno per fargli posto
primer-haggis-b = Tenerne sei
primer-haggis-why = Al massimo cinque. Uno dei tuoi può tornare nella riserva per far posto al nuovo.
primer-haggis-tokens-title = Scoperto o alla cieca
primer-haggis-tokens = Un gettone scoperto mostra a tutti il suo valore; uno pescato alla cieca lo conosci solo tu, finché il dado non lo scopre.
primer-haggis-tokens-ask = Prendi un gettone scoperto. Che cosa succede?
primer-haggis-tokens-a = Se ne scopre un altro
primer-haggis-tokens-b = Da ora ne resta scoperto solo uno
primer-haggis-tokens-why = Ce ne sono sempre due scoperti, e gli altri possono scegliere come te.
primer-haggis-rolls-title = Un barile per un altro lancio
primer-haggis-rolls =
    I punti sono i gettoni scoperti per la loro somma, quindi l'ultimo vale di più. Un barile di whisky compra un
    lancio solo per te.
primer-haggis-rolls-ask = Sono scoperti i gettoni 1 e 3. Quanti punti valgono?
primer-haggis-rolls-a = 4
primer-haggis-rolls-b = 8
primer-haggis-rolls-why =
    Due gettoni per la loro somma, che è 4. Con un terzo è tre volte la somma; di più non se ne scoprono.
primer-tome-title = Le carte hanno un secondo lato
primer-tome =
    Ogni carta luogo ha un evento sul retro. Attivando una tessera Raduno giri una delle tue carte, e il suo evento
    avviene, se vuoi. Una carta girata conta di più nelle fasi di punteggio.
primer-tome-ask = Inneschi un evento, ma non ne vuoi l'effetto. Che cosa succede alla carta?
primer-tome-a = Resta com'era
primer-tome-b = Si gira lo stesso
primer-tome-why = L'effetto si può tralasciare, e la carta si gira per il suo punto.
primer-tome-events-title = Innesca un evento
primer-tome-events =
    Indica una carta per leggere il suo evento. I suoi effetti permanenti e finali restano; l'evento avviene una volta
    sola: gira quella che ora porta di più.
primer-tome-events-ask = Come conta una carta girata in una fase di punteggio?
primer-tome-events-a = Non conta più
primer-tome-events-b = Come carta, con un punto in più
primer-tome-events-why = Resta una delle tue carte, e aggiunge un punto a ogni punteggio delle carte.
primer-gathering-title = Il Grande Raduno
primer-gathering =
    Cinque carte dicono che cosa può contare alla fine. Dopo che un personaggio ha portato un segnalino clan, chi lo
    ha preso ne mette una ai voti.
primer-gathering-ask = Si è già votato su tutte e cinque le carte, e qualcuno prende un personaggio. Si vota?
primer-gathering-a = No
primer-gathering-b = Sì, di nuovo su una di esse
primer-gathering-why = Su ogni carta si vota una volta. Dopo cinque voti i personaggi portano solo i segnalini clan.
primer-gathering-calling-title = Quale carta
primer-gathering-calling = Scegli una carta in cui sei in testa, o una in cui lo è qualcun altro e non dovrebbe.
primer-gathering-calling-ask = In una carta sono in testa in due. Chi ne prende i punti?
primer-gathering-calling-a = Tutti e due, metà ciascuno per eccesso
primer-gathering-calling-b = Nessuno
primer-gathering-calling-why =
    In parità i punti si dividono per eccesso: anche essere in testa insieme merita un voto.
primer-gathering-voting-title = Sì o no
primer-gathering-voting =
    Tutti votano in segreto e mostrano insieme; con un pareggio la carta è approvata. I tuoi segnalini sono pochi:
    tienine per le carte che ti interessano.
primer-gathering-voting-ask = Due Sì e due No: che cosa succede alla carta?
primer-gathering-voting-a = Darà punti alla fine
primer-gathering-voting-b = Torna nella scatola
primer-gathering-voting-why = Bastano tanti Sì quanti No.
primer-mobs-title = Malviventi in prigione
primer-mobs =
    A fine turno puoi mettere un penny su un malvivente, o prenderne uno con tutti i penny sulla carta. I malviventi
    aiutano a modo loro, e alla fine costano punti.
primer-mobs-ask = Hai messo un penny su un malvivente che viene preso da un altro. Di chi è ora il penny?
primer-mobs-a = Tuo, ti torna
primer-mobs-b = Di chi prende la carta
primer-mobs-why = Con la carta vanno tutti i penny che ha sopra, e alla fine ognuno vale un punto.
primer-mobs-prison-title = Un penny o un malvivente
primer-mobs-prison =
    Un tuo penny che resta costa un punto, un penny che arriva con un malvivente ne dà uno. Aspetta che su una carta
    ce ne siano abbastanza, ma non che la prenda qualcun altro.
primer-mobs-prison-ask = Due dei tuoi penny non sono mai stati messi. Che cosa valgono alla fine?
primer-mobs-prison-a = Niente
primer-mobs-prison-b = 2 punti in meno
primer-mobs-prison-why = Ognuno che ti resta costa un punto. Messo su un malvivente si gira sul lato migliore.
primer-mobs-powers-title = I loro poteri
primer-mobs-powers =
    Che cosa sa fare ogni malvivente è scritto sulla carta: indicala per leggerla. Alcuni poteri si usano una volta
    sola.
primer-mobs-powers-ask = Un malvivente ti ha aiutato per tutta la partita. Che cosa costa alla fine?
primer-mobs-powers-a = I punti sulla carta
primer-mobs-powers-b = Niente
primer-mobs-powers-why = Il numero sulla carta si toglie nel punteggio finale, qualunque cosa il potere abbia portato.
