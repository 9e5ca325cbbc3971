# What the guide of a first game says, step by step; then what it says of questions in between.

lesson-choose-clan-title = Scegli un clan
lesson-choose-clan =
    Ogni clan ha una sua abilità e arriva con una tessera di denaro e beni iniziali. Per la prima partita
    prendine uno con molto denaro: lo spenderai presto. Scegli un clan, poi conferma.

lesson-first-worker-title = Il tuo primo lavoratore
lesson-first-worker =
    I lavoratori stanno su foreste o montagne e rendono denaro ogni round. Paghi il lavoratore e lo spazio: il
    numero nella moneta. Cerca uno spazio economico con pascoli accanto, perché tutto il resto che costruirai
    vuole pascoli vicini alle tue unità. Gli spazi possibili sono illuminati.

lesson-second-worker-title = Il tuo secondo lavoratore
lesson-second-worker =
    Metti l'altro dove si apre un secondo angolo della mappa, magari vicino a un porto, una delle quattro
    targhe agli angoli. Alla fine contano gli insediamenti separati.

lesson-expand-title = Espanditi
lesson-expand =
    Un turno è un'azione. La più comune mette un'unità sulla mappa. Scegli una pecora o una mucca sulla tua
    plancia, poi uno spazio illuminato: gli animali danno lana o latte in tutti i round che verranno. Vedi
    quanto costa prima di confermare, e “Annulla” torna indietro.

lesson-income-title = La tua plancia
lesson-income =
    Ogni unità che passa dalla plancia alla mappa scopre ciò che dà alla fine di ogni round. Qui stanno anche
    il denaro, il magazzino e i percorsi di navigazione, mercanti e tecnologia. Prosegui con l'azione che
    preferisci.

lesson-contract-title = Prendi un contratto
lesson-contract =
    La maggior parte dei punti viene dalle esportazioni. Prendi un contratto che chiede beni che puoi
    produrre: lana, formaggio, pane, whisky, o animali come carne. Nel primo round prenderne uno dà perfino
    denaro. Ne puoi avere uno alla volta.

lesson-trade-title = Commercia
lesson-trade =
    I tuoi mercanti comprano e vendono, uno per bene. I prezzi salgono quando si compra e scendono quando si
    vende, e i mercanti che mandi restano al mercato fino alla fine del round.

lesson-pass-title = Continua, poi passa
lesson-pass =
    Espanditi ancora finché te lo puoi permettere: la rendita arriva solo a fine round. Quando non resta nulla
    di buono, passa. Chi passa per primo riceve più denaro e comincia il round successivo.

lesson-production-title = Che cosa ha reso il round
lesson-production =
    Tutti hanno passato, quindi tutto ha prodotto: i lavoratori denaro, le pecore lana, le mucche latte, i
    campi grano. Succede dopo ognuno dei cinque round, e per questo le unità piazzate presto rendono di più.

lesson-glory-title = Gloria
lesson-glory =
    Ogni round ha una tessera Punteggio. A fine round ognuno riceve gloria per ciò che la tessera conta, e alla fine
    la gloria vale punti. Tutte e cinque sono scoperte: puoi prepararti a quelle che verranno.

lesson-building-title = Un edificio
lesson-building = 
    Un caseificio trasforma il latte in formaggio, un forno il grano in pane, una distilleria il grano in whisky:
    valgono di più al mercato e alla fine, e i contratti li chiedono. Espanditi con uno di questi se ricevi latte o
    grano; un edificio lavora un bene a round.

lesson-fulfil-title = Soddisfa il tuo contratto
lesson-fulfil =
    Hai ciò che il tuo contratto chiede. Soddisfalo: consegni i beni e ricevi quel che sta nella metà
    inferiore, importazioni che danno punti alla fine e bonus immediati. Poi il box è libero per il prossimo.

lesson-imports-title = Quanto valgono le importazioni
lesson-imports = 
    Ogni luppolo vale un punto. Tra cotone, tabacco e canna da zucchero quello che tutti insieme hanno
    importato di meno vale di più alla fine, 5 punti l'uno, poi 4, poi 3. I numeri sopra i contratti mostrano
    come stanno ora le cose; cambiano fino alla fine.

lesson-slaughter-title = Macella
lesson-slaughter =
    Il contratto chiede carne, e la carne sono i tuoi animali sulla mappa: le pecore danno montone, le mucche manzo.
    Scegli quali. Tornano sulla tua plancia, così puoi piazzarli di nuovo, e il loro spazio è libero.

lesson-neighbourhood-title = Buoni vicini
lesson-neighbourhood =
    Hai costruito accanto a un altro clan. Ora, una volta, puoi comprare con i tuoi mercanti ciò che
    quell'unità produce, a meno del prezzo di mercato. Compra, o basta così.

lesson-neighbours-title = Costruire accanto agli altri
lesson-neighbours = 
    Ogni volta che ti espandi accanto a un'unità di un altro clan puoi comprare con i tuoi mercanti il bene
    che produce, a meno del prezzo di mercato. Uno spazio tra due vicini ti apre le porte di entrambi. Vale nei
    due sensi: gli altri comprano accanto a te, e a te non costa nulla.

lesson-port-in-reach-title = Un porto a portata
lesson-port-in-reach =
    Uno dei tuoi insediamenti raggiunge un porto. Ogni porto si usa una volta a partita, oltre alla tua azione
    e senza costi. Usalo ora se ti aiuta, o tienilo per un momento migliore.

lesson-ports-title = Porti
lesson-ports =
    I quattro angoli della mappa sono porti. Chi ha un'unità che ne raggiunge uno, accanto o per acqua con la
    navigazione, può usarlo una volta a partita, prima o dopo un'azione. Indica un porto per leggere che cosa
    dà.

lesson-shipping-title = Navigazione
lesson-shipping = 
    La navigazione ti fa superare l'acqua: prima i fiumi, poi uno, due, tre e quattro laghi. Nuove terre
    diventano raggiungibili, anche porti, e alla fine unisce i tuoi insediamenti per il punteggio. Migliorala
    se oltre l'acqua c'è buona terra.

lesson-technology-title = Tecnologia
lesson-technology =
    Asce o picconi migliori fanno rendere di più tutti i tuoi taglialegna o tutti i tuoi minatori, d'ora in
    poi in ogni round. Conviene presto, e quando ne hai diversi dello stesso tipo.

lesson-hire-title = Altri mercanti
lesson-hire =
    Un altro mercante ti fa commerciare un bene in più ogni round, fino a sette. Vale la pena se compri ciò
    che manca ai tuoi contratti, o se vivi di vendite.

lesson-settlements-title = Insediamenti
lesson-settlements =
    Le tue unità che si toccano, senza un fiume in mezzo, sono un insediamento. Alla fine conta il maggior
    numero di insediamenti che la tua navigazione collega. Meglio tanti piccoli, abbastanza vicini da
    navigare dall'uno all'altro, che uno grande.

lesson-majorities-title = Maggioranze
lesson-majorities = 
    Alla fine ci sono due premi per chi ha di più: contratti soddisfatti, e insediamenti collegati dalla
    navigazione. In due lo prende solo chi è in testa; in tre o quattro chi segue prende meno; a pari merito si
    divide. Confrontati con gli altri e guarda quale premio è alla tua portata.

lesson-last-round-title = L'ultimo round
lesson-last-round =
    Dopo questo round nulla produrrà più per un altro. I beni che restano danno ancora 1 o 2 punti l'uno e
    £10 un punto, quindi spendi in ciò che dà punti: un contratto che puoi ancora soddisfare, insediamenti, la
    tessera Punteggio. Poi passa.

lesson-closing-title = Ben giocato
lesson-closing =
    Hai visto tutto il gioco: unità, mercato, contratti, miglioramenti, porti, vicini e i due premi. Guarda il
    segnapunti: di solito i punti vengono soprattutto dalle esportazioni e da ciò che importano. Gioca la
    prossima contro il Contadino, o con amici; le regole in breve sono sempre a portata di tocco.

lesson-aside-title = A proposito
lesson-aside-end-of-turn = La tua azione è fatta. Prima di concludere il turno puoi ancora usare un porto a portata.
lesson-aside-export-bonuses = Il contratto dà subito questi bonus: usali nell'ordine che vuoi. Le unità piazzate così costano solo il loro prezzo, lo spazio è gratis.
lesson-aside-make =
    Il round finisce e i tuoi edifici possono trasformare beni grezzi in beni migliori. Di solito conviene
    produrre quanto puoi.
lesson-aside-bonus-upgrade = Un miglioramento bonus: la navigazione è una buona scelta quando la terra vicina è occupata o cara.
lesson-aside-discard = Scegli il bene di cui puoi fare a meno.
lesson-aside-gain = Scegli il bene che serve al tuo contratto.
lesson-aside-choose-a-drawn-contract = Hai pescato questi contratti: tienine uno che puoi soddisfare, o nessuno.
lesson-aside-draw-offer = Il tuo quarto edificio di un tipo ti fa guardare dei contratti e tenerne uno.
