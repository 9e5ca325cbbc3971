# Short helps in our own words: what they tell, the title, and where the rulebook tells it in full.

help-turn =
    La partita dura cinque round. In ogni round si fa un'azione per turno finché tutti hanno passato; poi
    tutto produce, e la tessera Punteggio del round dà gloria. I porti sono gratuiti, prima o dopo
    l'azione, e anche dopo aver passato.
    .title = turno
    .page = Struttura del gioco, p. 4

help-trade =
    Manda al mercato dei mercanti, uno per bene, per comprare o vendere un solo tipo di bene al suo prezzo.
    Poi il prezzo sale di uno spazio per ogni bene comprato o scende per ogni bene venduto. I mercanti
    restano al mercato fino al round successivo, e intanto non puoi usare l'altro lato di quel bene.
    .title = commercio
    .page = Azione 1, p. 4

help-contracts =
    Prendi un contratto nel tuo box Esportazioni vuoto; il costo dipende dal round ({ $fees }). Lo soddisfi
    consegnando i suoi beni. Montone e manzo sono pecore e mucche tolte dalla mappa. Ricevi le importazioni,
    che danno punti alla fine, e i bonus: denaro, spazi gratuiti, miglioramenti.
    .title = contratti
    .page = Azioni 2 e 7, p. 4 e 6

help-expand =
    Piazza un'unità della tua plancia su uno spazio libero adiacente alle tue unità o a portata di
    navigazione. Paghi l'unità e lo spazio. Unità: { $units }. I lavoratori vogliono foresta o montagna, tutto
    il resto pascolo.
    .title = espansione
    .page = Azione 3, p. 4 e 5

help-upgrades =
    La navigazione (£{ $shipping-cost } a livello) supera prima i fiumi, poi 1, 2, 3 e 4 laghi, e unisce gli
    insediamenti. La tecnologia (£{ $technology-cost }) fa rendere di più tutti i tuoi taglialegna o tutti i
    tuoi minatori. Un altro mercante, fino a sette, costa £{ $merchants-cost }.
    .title = miglioramenti
    .page = Azioni da 4 a 6, p. 5 e 6

help-bonus =
    Un miglioramento bonus è la tecnologia a £{ $technology-bonus_cost }, o un livello di navigazione, o un
    mercante in più, o un tuo mercante che torna dal mercato.
    .title = bonus
    .page = Azione 7, p. 6

help-slaughter =
    Scegli quali pecore o mucche lasciano la mappa per il contratto, come montone e manzo. Tornano sulla tua
    plancia, e il loro spazio è di nuovo libero.
    .title = macellazione
    .page = Azione 7, p. 6

help-pass =
    Ti fermi per questo round e prendi denaro: £{ $pass-money } a chi passa per primo, per secondo e così via
    (in solitario £{ $solo-pass-money }). L'ordine in cui si passa è l'ordine di turno del round successivo. In
    quel turno puoi ancora usare i porti.
    .title = passare
    .page = Passare, p. 6

help-ports =
    Un porto si può usare una volta a partita, finché è a portata, prima o dopo l'azione o dopo aver passato,
    senza spendere un'azione.
    .title = porti
    .page = Attivare un porto, p. 6

help-clan-power = Che cosa sa fare il tuo clan è scritto sulla sua tessera.
    .title = abilità del clan
    .page = Clan, p. 11 e 12

help-neighbourhood =
    Se ti espandi accanto a un'unità altrui puoi comprare sotto prezzo ciò che produce: i beni grezzi
    £{ $neighbourhood-basic } in meno, quelli lavorati £{ $neighbourhood-processed }. Non nel solitario.
    .title = adiacenza
    .page = Azione 3, p. 5

help-building =
    Il tuo quarto caseificio, forno o distilleria sulla mappa ti fa pescare { $building_bonus-draw } contratti
    e tenerne uno pagandolo, se il tuo box è vuoto.
    .title = costruzione
    .page = Azione 3, p. 5

help-production = 
    Quando tutti hanno passato i lavoratori rendono denaro, le pecore danno lana, le mucche latte e i campi
    grano. Poi ogni caseificio può trasformare un latte in formaggio, ogni forno un grano in pane, ogni
    distilleria un grano in whisky.
    .title = produzione
    .page = Fase 3, p. 7

help-first-workers =
    Ogni clan piazza due lavoratori, prima in ordine di turno e poi all'inverso. Si pagano lavoratore e
    spazio. Da dove stanno dipende dove puoi crescere.
    .title = lavoratori iniziali
    .page = Piazzare i primi lavoratori, p. 3

help-clans = Ogni clan arriva con una tessera Iniziale di denaro e beni, e con una sua abilità.
    .title = clan
    .page = Clan, p. 3, 11 e 12

help-settlements =
    Le tue unità che si toccano, senza un fiume in mezzo, formano un insediamento. Alla fine conta il maggior
    numero di insediamenti che la tua navigazione collega: meglio tanti piccoli che uno grande.
    .title = insediamenti
    .page = Punteggio insediamenti, p. 8

help-imports = 
    Ogni luppolo vale un punto. Tra cotone, tabacco e canna da zucchero vale di più ciò che si importa di
    meno, quindi i valori cambiano fino alla fine. Il segnalino rende £{ $imports-money } ogni { $imports-mark }
    importazioni; nel solitario dell'edizione riveduta no: è una nostra scelta, perché lo dice uno solo dei
    regolamenti.
    .title = importazioni
    .page = Punteggio finale, p. 7

help-score =
    Gloria, 1 per bene grezzo, 2 per bene lavorato, 1 ogni £10, importazioni, e premi per molti contratti e
    molti insediamenti.
    .title = punteggio
    .page = Punteggio finale, p. 7

help-delta = Terra accanto alla foce di un fiume, segnata Δ. Interessa solo al clan Robertson.
    .title = delta
    .page = Clan, p. 12

help-border = 
    Il bordo della mappa attiva; in solitario o in due tutta la terra e i laghi accanto alla nebbia, e i laghi
    del bordo. Serve al clan Fergusson e a una tessera Punteggio.
    .title = confini
    .page = Tessere Punteggio e clan, p. 10 e 11

help-river =
    Un fiume tra due spazi separa i vicini finché non puoi attraversarlo. Sui laghi non stanno unità, tranne i
    pescatori dei MacDonald.
    .title = fiume
    .page = Azione 4, p. 5

help-mist = In solitario o in due la terra sul bordo esterno è fuori gioco.
    .title = nebbia
    .page = Partita in 2, p. 8

help-solo-game =
    Lavoratori neutrali occupano la terra più economica. Tra un round e l'altro i dadi muovono tre prezzi e
    tolgono un contratto. Alla fine i tuoi punti ricevono un giudizio, da Principiante a Genio.
    .title = solitario
    .page = In solitario, p. 8 e 9

help-auction =
    Si punta in punti vittoria per il diritto di scegliere un clan e di giocare prima; chi lascia non rientra per
    questo clan. La puntata si toglie dal tuo punteggio finale.
    .title = asta
    .page = Asta dei clan, p. 9

## What clans, ports and scoring tiles do

clan-power-buchanan = Due box per i contratti: un solo pagamento ne prende fino a due, e in un turno si soddisfano entrambi.
    .brief = Due box per i contratti; un pagamento ne prende fino a due.
clan-power-campbell =
    Il 1º, 2º, 3º e 4º caseificio, forno o distilleria di un tipo costa £{ $discounts } in meno.
    .brief = Dal 1º al 4º edificio di un tipo: £{ $discounts } in meno.
clan-power-cunningham = Dopo la produzione puoi trasformare quanto latte vuoi in burro, a £{ $milk } l'uno; il prezzo del latte non cambia.
    .brief = Dopo la produzione il latte può diventare burro, a £{ $milk } l'uno.
clan-power-fergusson = Tre lavoratori iniziali invece di due, tutti ai confini, e navigazione fin dall'inizio.
    .brief = Tre lavoratori iniziali ai confini e navigazione fin dall'inizio.
clan-power-macdonald =
    I lavoratori costano £{ $cost } e rendono £{ $income }. Possono anche pescare sui laghi, mai uno accanto
    all'altro; prima dell'azione uno può remare fino al lago vicino. Niente tecnologia.
    .brief = Lavoratori: costano £{ $cost }, rendono £{ $income }, pescano e remano sui laghi. Niente tecnologia.
clan-power-macewen =
    Un contratto che porta luppolo fa anche birra con altrettanto grano, al massimo { $hops }, a £{ $money }
    l'uno.
    .brief = Col luppolo fai birra con altrettanto grano: £{ $money } l'uno, al massimo { $hops }.
clan-power-mackenzie =
    Ogni whisky prodotto rende £{ $whisky }; uno a round può invecchiare in cantina, e rende £{ $cellar } quando
    esce nuovo, giovane o vecchio: in qualsiasi momento del turno, e ancora prima del punteggio finale.
    .brief = £{ $whisky } per ogni whisky prodotto; uno a round invecchia, poi rende £{ $cellar }.
clan-power-robertson =
    Unità nei delta dei fiumi: £{ $discount_large } in meno (£{ $discount_small } con 1 o 2 giocatori).
    .brief = Unità nei delta: £{ $discount_large } in meno (£{ $discount_small } con 1 o 2 giocatori).
clan-power-stewart =
    { $merchants } mercanti e navigazione sui fiumi fin dall'inizio, e £{ $trade } per ogni tipo di bene commerciato.
    .brief = { $merchants } mercanti, navigazione sui fiumi e £{ $trade } per ogni tipo di bene commerciato.

port-power-meat = Mentre macelli: { $fewer } animale in meno.
port-power-basics = Scarta un bene grezzo e ottienine { $gain } a scelta.
port-power-processed = Scarta un bene lavorato e ottienine { $gain } a scelta.
port-power-upgrade = Un miglioramento bonus e { $glory } gloria.
port-power-money = £{ $money }.
port-power-price = Sposta il prezzo di un bene di { $steps } spazi, poi commercia quel bene nello stesso turno.
port-power-swap = Scambia { $units } unità sulla mappa, non campi, con altre.
port-power-contracts = £{ $money } e, se c'è posto, peschi contratti.
port-power-any = Per £{ $cost } usa un altro porto qualsiasi, a portata o no.

tile-power-basics = { $glory } gloria per ogni bene grezzo
tile-power-processed = { $glory } gloria ogni { $each } beni lavorati
tile-power-units = { $glory } gloria per ogni animale o edificio sulla mappa, { $field } per un campo
tile-power-workers = { $glory } gloria per ogni lavoratore sulla mappa
tile-power-border = { $glory } gloria ogni { $each } unità ai confini della mappa
tile-power-imports = { $glory } gloria per ogni cotone, tabacco e canna da zucchero
tile-power-meat = { $glory } gloria per ogni animale esportato
tile-power-upgrades = { $glory } gloria per ogni miglioramento: navigazione, tecnologia, mercanti
tile-power-costly = { $glory } gloria per ogni unità su spazi da £{ $land } o più

## Within helps

unit-price = { NAME($unit) } £{ $cost }
fee-gained = +£{ $money }
fee-paid = £{ $money }
