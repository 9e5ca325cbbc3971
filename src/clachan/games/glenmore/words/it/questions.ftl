# What is asked, and what an answer costs.

## What may be spent before the answer, at questions that are not about it

points-first = { $points ->
    [0] { "" }
   *[other] { " " }Punti movimento che puoi usare prima: { $points }.
}

## The game itself

ask-over = La partita è finita.
ask-turn = { $figure ->
    [englishman] Muovi l'Inglese: prendi una tessera pagando la fila dell'Inghilterra, o scartane una per le sue monete.
   *[pawn] Prendi una tessera davanti alla tua pedina.
}
ask-act = { $points ->
    [0] Attiva tessere, muovi e vendi, oppure concludi il turno.
   *[other] Attiva tessere, muovi e vendi, oppure concludi il turno. Punti movimento: { $points }.
}
ask-pay = Paga { NAME($piece, form: "single") } per { NAME($tile) }.{ points-first }
ask-place = Dove piazzi { NAME($tile) }?{ points-first }
ask-one-time-effects = Quale effetto immediato della tessera viene ora?{ points-first }
ask-gain-a-good = { $count ->
    [one] Ottieni { $count } bene a scelta sulla tessera { NAME($tile) }.{ points-first }
   *[other] Ottieni { $count } beni a scelta sulla tessera { NAME($tile) }.{ points-first }
}
ask-clan-marker = Piazza un segnalino clan: paghi la strada fino al clan.{ points-first }
ask-put = Su quale tessera metti { NAME($piece, form: "single") }?{ points-first }
ask-bonus-activation = Attiva una tessera per tipo ({ $kinds }), o basta così.{ points-first }
ask-give-goods = Quali beni cedi per { NAME($tile) }?{ points-first }
ask-source = Da dove prendi { NAME($good, form: "the") } per { NAME($tile, form: "the") }?{ points-first }
ask-sell = Da dove prendi { NAME($good, form: "the") }?{ points-first }
ask-move = Lo Scozzese lascia { NAME($tile, form: "the") }: dove va?
ask-remove = { $may ->
    [yes] { $count ->
        [one] Rimuovi { $count } delle tue tessere, o basta così.{ points-first }
       *[other] Rimuovi fino a { $count } delle tue tessere.{ points-first }
    }
   *[no] Rimuovi { $count } delle tue tessere.{ points-first }
}
ask-keep-goods = Non tutti i beni stanno sulla tessera { NAME($tile) }: quale tieni lì?{ points-first }
ask-claim = Prendi gratis una tessera dagli scarti.{ points-first }
ask-coin-or-movement = Nessuna tessera si poteva prendere: ottieni una moneta o un punto movimento.{ points-first }
ask-draw-tile = Una tessera entra sul percorso.
ask-roll-die = Si lancia il dado.

## I: boats

ask-deal-a-token = Si scopre un gettone ricompensa.
ask-lot-for-start = La sorte decide se la tessera Partenza esce ora.
ask-choose-a-token = Scegli un gettone ricompensa di questo castello, o basta così.{ points-first }
ask-reward = Ottieni un bene a scelta.{ points-first }

## II: the mountain

ask-pass-the-mountain = Superi la montagna: lascia lì una moneta o un bene.{ points-first }
ask-mountain-from = Da quale tessera il bene va sulla montagna?{ points-first }
ask-leave-the-mountain = Raccogli quel che c'è sulla montagna?{ points-first }
ask-keep-from-the-mountain = Non c'è posto per tutto: quale bene tieni ora?{ points-first }

## III: whisky

ask-pay-a-barrel = Con quale barile paghi?{ points-first }
ask-age-a-barrel = Quale barile va di uno spazio a destra?{ points-first }
ask-distil-or-age = Distilli whisky o fai invecchiare un barile?{ points-first }
ask-pass-a-sale = Superi una tessera vendita: vendi un barile, o basta così.{ points-first }
ask-stop-at-a-sale = Vendi un barile sullo spazio extra, su uno inferiore o su entrambi.{ points-first }
ask-sell-a-barrel = Quale barile vendi?{ points-first }

## V: haggis

ask-gain-haggis = Prendi un haggis scoperto o pescane uno coperto.{ points-first }
ask-draw-haggis = Si pesca un gettone haggis.
ask-return-haggis = La tua tavola è piena: quale gettone haggis restituisci?{ points-first }
ask-roll-for-haggis = Si lancia il dado per l'haggis.
ask-whisky-for-haggis = Spendi un barile di whisky per un altro lancio tutto tuo?{ points-first }
ask-roll-again-for-haggis = Si lancia il dado per l'haggis di una sola persona.
ask-give-haggis = Regala uno dei tuoi gettoni haggis.{ points-first }

## VI: the tome

ask-event = Innesca l'evento di una carta, o girala soltanto.{ points-first }
ask-pay-a-scotsman = Paga l'evento con uno Scozzese del tuo territorio.{ points-first }
ask-give-back-sheep = Da quale tessera restituisci la pecora?{ points-first }
ask-give-stone = Cedi o compra pietre, { $worth } PV ciascuna, o basta così.{ points-first }
ask-go-home = Manda uno Scozzese al Castello di famiglia, o basta così.{ points-first }
ask-activate-abroad = Attiva una tessera altrui, o basta così.{ points-first }
ask-swap-the-englishman = Con quale tessera si scambia di posto l'Inglese?{ points-first }
ask-gain-from-event = Ottieni un bene a scelta.{ points-first }

## VII: the Great Gathering

ask-call-the-great-gathering = Su quale carta si vota?{ points-first }
ask-vote = Voto segreto: “{ NAME($card) }” deve contare?{ points-first }

## VIII: the Penny Mobs

ask-prison = Metti un penny, fai uscire un malvivente, o basta così.{ points-first }
ask-arrest = Un malvivente finisce in prigione.
ask-mobster = { $step ->
    [token] Quale gettone usa { NAME($mobster) }?{ points-first }
    [clan] Su quale clan { NAME($mobster) } mette il gettone?{ points-first }
    [put] Su quale tessera va il bene portato da { NAME($mobster) }?{ points-first }
    [reserve] Quale tessera riserva { NAME($mobster) }?{ points-first }
    [draw] { NAME($mobster) } può pescare a caso un secondo gettone ricompensa: lo fa?{ points-first }
    [penny] Le barche si sono superate: { NAME($mobster) } dà un tuo penny all'altra?{ points-first }
    [haggis] Chi dà un gettone haggis a { NAME($mobster) }? O basta così.{ points-first }
    [roll] Il dado mostra { $rolled }: { NAME($mobster) } lo fa rilanciare?{ points-first }
    [swap] Che cosa prende { NAME($mobster) } dalla montagna? O basta così.{ points-first }
    [instead] Quale bene ti porta { NAME($mobster) } in cambio?{ points-first }
    [sell] Quale barile vende { NAME($mobster) } sullo spazio extra? O basta così.{ points-first }
   *[claim] Su quale carta luogo altrui { NAME($mobster) } mette un gettone?{ points-first }
}
ask-buy-from-a-producer = Compra uno dei beni prodotti con una moneta di Bruce McMail, o basta così.{ points-first }
ask-outlaw = { $step ->
    [source] Quale Scozzese diventa { NAME($mobster) }? O basta così, e lo mandi più tardi.{ points-first }
    [goal] In quale territorio va { NAME($mobster) }?{ points-first }
    [may-go] In quale territorio prosegue { NAME($mobster) }? O basta così, e resta lì.{ points-first }
    [place] Su quale tessera sta { NAME($mobster) }?{ points-first }
    [walk] Dove cammina { NAME($mobster) }?{ points-first }
   *[steal] Quale bene ruba { NAME($mobster) }?{ points-first }
}
ask-theft = { $step ->
    [victim] A chi Derek Anderson ruba una tessera?{ points-first }
    [tile] Quale tessera ruba Derek Anderson?{ points-first }
    [goal] In quale territorio va la tessera rubata?{ points-first }
   *[spot] Dove si piazza la tessera rubata?{ points-first }
}
ask-token-lot = Si pesca un gettone ricompensa.

## Costs

cost-coins = { coins }
cost-gain = +{ coins }
cost-pieces = { $pieces-and }
cost-pieces-and-england = { $pieces-and } e { coins } per l'Inghilterra
cost-england = { coins } per l'Inghilterra
cost-token = vale { coins }
cost-roll-counts = { $rolled ->
    [1] vale l'{ $rolled }
   *[other] vale il { $rolled }
}
cost-roll-again = { $rolled ->
    [1] invece dell'{ $rolled }
   *[other] invece del { $rolled }
}
