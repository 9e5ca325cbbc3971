# What the boards of Glen More II's chronicles say of themselves.

## What a small board calls when it matters now: asked by its chronicle, or only possible

## I: the boat race

ui-race-neutral = Fiume neutrale
ui-race-on = La regata è in corso. Un punto movimento porta la tua barca di una tessera fiume a sinistra, poi sul fiume successivo più in basso.
ui-race-waits = Le barche sono ai loro castelli. La regata comincia quando una pedina supera Partenza.
ui-race-row = Rema
ui-race-points = { $points ->
    [one] { $points } punto movimento
   *[other] { $points } punti movimento
}
ui-race-choose = Scegli un gettone di questo castello. Li vedi solo tu.
ui-race-token = Prendi il gettone “{ NAME($token) }”
ui-race-no-tokens = nessun gettone rimasto
ui-race-home = { $place ->
    [1] al traguardo, primo posto
    [2] al traguardo, secondo posto
    [3] al traguardo, terzo posto
   *[other] al traguardo, ultimo posto
}
ui-race-river = { $river }: gettoni ricompensa { $tokens }{ $boats-count ->
    [0] {""}
   *[other] , barche di { $boats-and }
}

## II: the mountain

ui-mountain-past = Superarla
ui-mountain-past-rule = Lascia lì 1 moneta o 1 bene. A mani vuote, non lasci nulla.
ui-mountain-climbing = Scalarla
ui-mountain-climbing-rule = Una pedina alla volta, e nessuna tessera. Quando riparti puoi prendere tutto quel che c'è.
ui-mountain-climb = Scala
ui-mountain-collect = Raccogli tutto
ui-mountain-heap = { $things-count ->
    [0] Sulla montagna non c'è nulla.
   *[other] Sulla montagna: { $things-and }.
}
ui-mountain-climber = In cima: { $player }.
ui-mountain-leave = Lascia sulla montagna: { NAME($thing) }
ui-mountain-keep = Tieni: { NAME($thing) }
ui-mountain-take = Prendi dalla montagna: { NAME($thing) }

## III: cellars

ui-cellar-barrels = { $count ->
    [0] nessun barile
    [one] { $count } barile
   *[other] { $count } barili
}
ui-cellar-space = { $full ->
    [yes] Un barile da { $points }
   *[no] Uno spazio vuoto da { $points }
}
ui-cellar-number = cantina { $number }
ui-cellar-build = Costruisci la cantina { $number }, con spazi da { $points-and }
ui-cellar-distil = Distilla
ui-cellar-age = Invecchia
ui-cellar-rule = Un barile si vende per il numero sotto il suo arco; invecchiando va all'arco successivo. I barili invenduti contano come whisky.
ui-sale-none = Nessuna tessera vendita è sul percorso.
ui-sale-extra = Vendi sullo spazio tratteggiato: solo chi si ferma qui
ui-sale-lower = Vendi su uno spazio inferiore: liberi { $free }
ui-sale-state = Tessera vendita: { $sold } di { $spaces } spazi inferiori usati, quello tratteggiato { $extra ->
    [0] libero
   *[other] usato
}

## IV: the Englishman

ui-england-nobody = Non ha padrone
ui-england-nobody-rule = Lo comanda chi lo supera per primo o ottiene una delle sue carte.
ui-england-you = Lo comandi tu
ui-england-master = Lo comanda { $player }
ui-england-moves = È in coda al percorso: ora muove.
ui-england-waits = Quando è in coda al percorso, muove per il suo padrone.
ui-england-price = Il suo turno ora costa { $price }{ $won ->
    [0] ; qui non ci sono monete da vincere scartando.
    [one] . Chi invece scarta una tessera vince l'ultima moneta.
   *[other] . Chi invece scarta una tessera vince le ultime { $won } monete.
}
ui-england-full = La fila è piena: non si può pagare nessuna tessera. Scartandone una si vincono le ultime { $won }.
ui-england-take = Prendi una tessera
ui-england-take-cost = paga il costo e la fila
ui-england-take-tile = Prendi { NAME($tile) } con l'Inglese; il suo turno costa { $price }
ui-england-discard = Scarta una tessera
ui-england-discard-wins = { $coins ->
    [0] nella fila non ci sono monete
    [one] vinci { $coins } moneta
   *[other] vinci { $coins } monete
}
ui-england-discard-tile = Scarta { NAME($tile) } con l'Inglese; monete vinte: { $coins }
ui-england-rule = È una pedina in più. Nel suo turno il padrone prende una tessera pagando il costo e il prezzo segnato, oppure ne scarta una e prende le monete più a destra della fila.
ui-england-cards = Lo comanda chi ne ottiene una
ui-england-card-free = non presa

## V: haggis

ui-haggis-rule = Quattro lanci dopo le fasi di punteggio 2, 3 e 4: ognuno scopre un gettone del suo valore, al massimo tre. Un barile di whisky compra un altro lancio.
ui-haggis-rolled = Il dado mostra { $value }. Oonagh McHagg può farlo rilanciare.
ui-haggis-spend = Paga un barile e rilancia
ui-haggis-supply = scoperti, coperti
ui-haggis-open = Haggis scoperti da { $value }: { $count }
ui-haggis-hidden = Haggis coperti: { $count }
ui-haggis-return = Cedi l'haggis da { $value }
ui-haggis-sum = { $count } × { $sum } = { $points }
ui-haggis-none = niente haggis
ui-haggis-tokens = { $count ->
    [one] { $count } gettone
   *[other] { $count } gettoni
}
ui-haggis-plate = { $value ->
    [0] Un haggis di valore ignoto
   *[other] Un haggis da { $value }
}{ $up ->
    [yes] , scoperto
   *[no] {""}
}

## VI: the tome

ui-tome-told = Evento innescato
ui-tome-worth = a ogni punteggio
ui-tome-site = Luogo
ui-tome-event = Evento
ui-tome-trigger = Innesca l'evento di { NAME($card) }: { $event }
ui-tome-turn = Gira soltanto { NAME($card) }
ui-tome-only-turn = Girala soltanto
ui-tome-no-cards = Non hai ancora carte luogo. Una tessera Raduno ne gira una sul lato evento.
ui-tome-none-yet = nessuna carta
ui-tome-count = eventi: { $count }
ui-tome-scotsmen-table = Una tabella migliore per gli Scozzesi a casa.
ui-tome-whisky-table = Una tabella migliore per il whisky.

## VII: the Great Gathering

ui-gathering-state = { $state ->
    [passed] approvata
    [rejected] respinta
    [voting] si vota
   *[open] non ancora votata
}
ui-gathering-vote = Vota { NAME($ballot) } su “{ NAME($card) }”
ui-gathering-clan = Clan
ui-gathering-ballot = Voto
ui-gathering-markers = Segnalini rimasti
ui-gathering-ayes = sì
ui-gathering-nays = no
ui-gathering-leads = in testa
ui-gathering-voted = ha votato
ui-gathering-you = decidi tu
ui-gathering-thinks = sta pensando
ui-gathering-own = { NAME($ballot) }, in segreto

## VIII: the Penny Mobs

ui-mobs-penalty = { $points ->
    [one] Costa { $points } punto a fine partita
   *[other] Costa { $points } punti a fine partita
}
ui-mobs-pennies-on = Penny sulla carta: { $count }
ui-mobs-penny = Metti un penny su { NAME($mobster) }
ui-mobs-free = Fai uscire { NAME($mobster) }: penny { $pennies }, a fine partita −{ $penalty } punti
ui-mobs-use = Usa { NAME($mobster) }
ui-mobs-do-penny = Penny
ui-mobs-do-free = Libera
ui-mobs-do-use = Usa
ui-mobs-empty = In prigione non c'è nessuno.
ui-mobs-later = { $count ->
    [one] Un altro arriva con la pila B.
   *[other] Altri { $count } arrivano con la pila B.
}
ui-mobs-abroad = da { $player }{ $tile ->
    [0] {""}
   *[other] , { $tile }
}
ui-mobs-tokens = { $count ->
    [one] { $count } gettone rimasto
   *[other] { $count } gettoni rimasti
}
ui-mobs-none = ancora nessun aiutante
ui-mobs-purse = Penny tenuti: { $minus }, ciascuno −1; presi con gli aiutanti: { $plus }, ciascuno +1
ui-mobs-reserved = La tessera { NAME($tile) } è riservata, vale { $coins }.
