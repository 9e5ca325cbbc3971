# The rules of Glen More II in short: how a tile is read, marks, icons.

ui-rules-tile = Come si legge una tessera
ui-rules-tile-emblem = emblema
    .is = il tipo
ui-rules-tile-cost = linguetta rossa
    .is = quanto costa
ui-rules-tile-once = linguetta tratteggiata
    .is = una volta, quando si piazza
ui-rules-tile-wakes = linguetta di carta
    .is = a ogni attivazione
ui-rules-tile-river = fiume
    .is = unisce sinistra e destra
ui-rules-tile-over = doppio bordo
    .is = si piazza sopra un'altra tessera
ui-rules-marks = Segni sul tavolo
ui-rules-mark-place = piazza qui una tessera
ui-rules-mark-act = attiva questa tessera
ui-rules-mark-move = può camminare, o arrivare qui
ui-rules-mark-pay = paga con questo bene
ui-rules-mark-sell = vendi questo bene
ui-rules-mark-done = già attivata in questo turno
ui-rules-tiles = Tessere
ui-rules-tiles-is = una per ogni tipo di effetto; indicane una per leggerla
ui-rules-scoring = Nei punteggi
ui-rules-signs-wakes = Quando si attiva una tessera
ui-rules-signs-once = Una volta, quando si piazza
ui-rules-signs-table = Sul tavolo
ui-rules-signs-cards = Sulle carte
ui-rules-sign-goods = produce il bene, al massimo tre sulla tessera
ui-rules-sign-any = produce un bene a scelta
ui-rules-sign-step = un punto movimento: un passo per uno Scozzese o una barca
ui-rules-sign-points = punti
ui-rules-sign-distil = cede ciò che è a sinistra per ciò che è a destra
ui-rules-sign-trade = beni per punti
ui-rules-sign-marker-for = un bene per un segnalino clan
ui-rules-sign-age = fa invecchiare un barile (III)
ui-rules-sign-haggis = una pecora per un haggis (V)
ui-rules-sign-event = innesca un evento (VI)
ui-rules-sign-scotsman = uno Scozzese dalla riserva
ui-rules-sign-card = la sua carta luogo
ui-rules-sign-marker = un segnalino clan; paghi la strada
ui-rules-sign-barrel = un barile di whisky
ui-rules-sign-coin = una moneta
ui-rules-sign-good = un bene a scelta
ui-rules-sign-river = una tessera fiume
ui-rules-sign-over = si piazza sopra un'altra tessera
ui-rules-sign-die = il dado, che toglie una tessera
ui-rules-sign-person = un personaggio
ui-rules-sign-boat = la regata (I)
ui-rules-sign-votes = sì e no (VII)
ui-rules-sign-penny = un penny, un punto in meno o in più (VIII)
ui-rules-sign-bolt = subito, prima di attivare le tessere
ui-rules-sign-ever = d'ora in poi
ui-rules-sign-flag = a fine partita
ui-rules-sign-england = prende il gettone Inghilterra (IV)
ui-rules-kinds = Tipi di tessere
ui-rules-cards = Carte luogo
ui-rules-clans = Clan
ui-rules-clans-is = che cosa dà un segnalino
ui-rules-persons = Personaggi
ui-rules-persons-is = stanno accanto al territorio; ognuno conta nelle fasi di punteggio e porta un segnalino clan
ui-rules-mobsters = Malviventi
ui-rules-mobster-costs = { $points ->
    [one] costa { $points } punto a fine partita
   *[other] costa { $points } punti a fine partita
}

ui-market-goods = I tuoi beni
ui-market-buying = Compri al prezzo cerchiato, solo per pagare subito un costo. Senza cerchio non resta niente da comprare.
ui-market-selling = Nel tuo turno vendi per l'ultima pila di monete. Senza pila non si vende.

## A person beside a land

ui-person-whose = Personaggio di { $seat }
ui-person-stack = Tessera della pila { $stack }
ui-person-worth = Nelle fasi di punteggio conta come { $count } personaggi.
