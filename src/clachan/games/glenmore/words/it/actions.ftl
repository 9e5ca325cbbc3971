# What an action does (`act-`, on a button) and what the log tells of it (`fact-did-`).
# `$changes` is what whoever acted paid and gained by it.

effects = { $changes-count ->
    [0] { "" }
   *[other] { " " }({ $changes })
}
gained = +{ $count } { NAME($piece, $count) }
paid = −{ $count } { NAME($piece, $count) }
card-gained = carta { NAME($card) }

## Turns

act-end-turn = Concludi il turno
fact-did-end-turn = { $player } conclude il turno{ effects }.
act-done = Basta così
fact-did-done = { $rolled ->
    [0] { $player } si ferma qui{ effects }.
    [1] { $player } lascia valere l'{ $rolled }{ effects }.
   *[other] { $player } lascia valere il { $rolled }{ effects }.
}

## The track

act-take = Prendi la tessera sullo spazio { NAME($space) }
fact-did-take = { $player } prende { NAME($tile) }{ effects }.
act-discard = Scarta la tessera sullo spazio { NAME($space) }
fact-did-discard = { $player } scarta { NAME($tile) }{ effects }.
act-stop = Fermati a World's End
fact-did-stop = { $player } si ferma a World's End{ effects }.
act-draw = Pesca { NAME($tile) }
fact-did-draw = { $player } pesca { NAME($tile) }.
act-roll = Esce { NAME($side) }
fact-did-roll = { $where ->
    [haggis] Il dado dell'haggis mostra { NAME($side) }.
   *[track] Il dado mostra { NAME($side) }.
}
act-claim = Prendi { NAME($tile) } dagli scarti
fact-did-claim = { $what ->
    [token] { $player } mette un gettone di John McClaim sulla carta { NAME($tile) }.
   *[usual] { $player } prende { NAME($tile) } dagli scarti{ effects }.
}

## Paying, selling, exchanging, gaining

act-buy = Compra quel che manca
fact-did-buy = { $player } compra quel che manca{ effects }.
act-from = Prendi da { NAME($place) }
fact-did-from = { $player } prende dalla tessera { NAME($tile) }{ effects }.
act-sell = Vendi 1 { NAME($good) }
fact-did-sell = { $player } vende 1 { NAME($good) }{ effects }.
act-give = Cedi 1 { NAME($good) }
fact-did-give = { $player } cede 1 { NAME($good) }{ effects }.
act-leave-out = Ometti un bene
fact-did-leave-out = { $player } omette un bene{ effects }.
act-take-points = Prendi invece punti
fact-did-take-points = { $player } prende invece punti{ effects }.
act-gain = Ottieni 1 { NAME($good) }
fact-did-gain = { $player } ottiene 1 { NAME($good) }{ effects }.
act-keep = Tieni 1 { NAME($good) }
fact-did-keep = { $player } tiene 1 { NAME($good) }{ effects }.
act-coin = Ottieni una moneta
fact-did-coin = { $player } ottiene una moneta{ effects }.
act-point = Ottieni un punto movimento
fact-did-point = { $player } ottiene un punto movimento{ effects }.
act-resolve = Risolvi l'effetto “{ NAME($effect) }”
fact-did-resolve = { $player } risolve l'effetto “{ NAME($effect) }”{ effects }.
act-clan = Metti un segnalino clan su { NAME($clan) }
fact-did-clan = { $what ->
    [token] { $player } mette un gettone di Peggy McWander su { NAME($clan) }.
   *[usual] { $player } mette un segnalino clan su { NAME($clan) }{ effects }.
}

## Territories

act-place = Piazza la tessera in { NAME($place) }
fact-did-place = { $player } piazza { NAME($tile) }{ effects }.
act-activate = Attiva { NAME($place) }
fact-did-activate = { $player } attiva { NAME($tile, form: "the") }{ effects }.
act-move = Sposta uno Scozzese da { NAME($place) }
fact-did-move = { $player }: uno Scozzese lascia { NAME($tile, form: "the") }{ effects }.
act-to = Spostalo su { NAME($place) }
fact-did-to = { $player }: lo Scozzese raggiunge { NAME($tile, form: "the") }{ effects }.
act-put = Metti su { NAME($place) }
fact-did-put = { $player } sceglie la tessera { NAME($tile) }{ effects }.
act-remove = Rimuovi { NAME($place) }
fact-did-remove = { $player } rimuove { NAME($tile) }{ effects }.

## I: boats; which token a lot lays out is a secret

act-lot = Estrai il numero { $number }
fact-did-lot = { $what ->
    [start] Si tira a sorte per la tessera Partenza.
   *[token] Si scopre un gettone ricompensa.
}
act-row = Rema con la barca
fact-did-row = { $player } rema con la barca{ effects }.
act-token = Prendi il gettone “{ NAME($reward) }”
fact-did-token = { $player } prende il gettone “{ NAME($reward) }”{ effects }.

## II: the mountain

act-climb = Scala la montagna
fact-did-climb = { $player } scala la montagna{ effects }.
act-lay-coin = Lascia una moneta sulla montagna
fact-did-lay-coin = { $player } lascia una moneta sulla montagna{ effects }.
act-lay = Lascia 1 { NAME($good) } sulla montagna
fact-did-lay = { $player } lascia 1 { NAME($good) } sulla montagna{ effects }.
act-collect = Raccogli quel che c'è sulla montagna
fact-did-collect = { $player } raccoglie quel che c'è sulla montagna{ effects }.

## III: whisky

act-barrel = Scegli { NAME($barrel) }
fact-did-barrel = { $player } sceglie { NAME($barrel) }{ effects }.
act-distil = Distilla whisky
fact-did-distil = { $player } distilla whisky{ effects }.
act-age = Fai invecchiare un barile
fact-did-age = { $player } fa invecchiare un barile{ effects }.
act-build-cellar = Costruisci la cantina { NAME($cellar) }
fact-did-build-cellar = { $player } costruisce la cantina { NAME($cellar) }{ effects }.
act-sell-extra = Vendi sullo spazio extra
fact-did-sell-extra = { $player } vende sullo spazio extra{ effects }.
act-sell-lower = Vendi su uno spazio inferiore
fact-did-sell-lower = { $player } vende su uno spazio inferiore{ effects }.

## V: haggis; the value of a hidden token is a secret

act-take-haggis = Prendi un gettone haggis da { NAME($haggis) }
fact-did-take-haggis = { $player } prende un gettone haggis da { NAME($haggis) }{ effects }.
act-draw-haggis = Pesca un gettone haggis
fact-did-draw-haggis = { $player } pesca un gettone haggis{ effects }.
act-return-haggis = Cedi un gettone haggis da { NAME($haggis) }
fact-did-return-haggis = { $way ->
    [given] { $player } regala un gettone haggis{ effects }.
   *[returned] { $player } restituisce un gettone haggis{ effects }.
}
act-spend-whisky = Spendi un barile di whisky
fact-did-spend-whisky = { $player } spende whisky{ effects }.
act-haggis-token = Pesca il gettone haggis { $number }
fact-did-haggis-token = { $worth ->
    [0] { $player } pesca un gettone haggis.
   *[other] { $player } scopre un gettone haggis da { $worth }.
}

## VI: the tome

act-trigger = Innesca { NAME($card) }
fact-did-trigger = { $player } innesca l'evento di { NAME($card) }{ effects }.
act-turn-over = Gira { NAME($card) }
fact-did-turn-over = { $player } gira { NAME($card) }{ effects }.

## VII: the Great Gathering; a vote is a secret

act-call = Metti ai voti “{ NAME($gathering) }”
fact-did-call = { $player } mette ai voti la carta “{ NAME($gathering) }”{ effects }.
act-vote = Vota { NAME($ballot) }
fact-did-vote = { $player } vota in segreto su “{ NAME($card) }”.

## VIII: the Penny Mobs

act-choose = Scegli { $seat }
fact-did-choose = { $player } sceglie { $seat }{ effects }.
act-space = Scegli lo spazio { NAME($space) }
fact-did-space = { $player } sceglie { NAME($tile) } sullo spazio { NAME($space) }{ effects }.
act-penny = Metti un penny su { NAME($mobster) }
fact-did-penny = { $player } mette un penny su { NAME($mobster) }{ effects }.
act-free = Fai uscire { NAME($mobster) }
fact-did-free = { $player } fa uscire { NAME($mobster) } di prigione{ effects }.
act-jail = Manda { NAME($mobster) } in prigione
fact-did-jail = { $player } manda { NAME($mobster) } in prigione.
act-use = Usa { NAME($mobster) }
fact-did-use = { $rolled ->
    [0] { $player } usa { NAME($mobster) }{ effects }.
    [1] { $player } rilancia l'{ $rolled }{ effects }.
   *[other] { $player } rilancia il { $rolled }{ effects }.
}
act-coins-of = Prendi le monete { NAME($good, form: "row") }
fact-did-coins-of = { $where ->
    [mountain] { $player } prende 1 { NAME($good) } dalla montagna{ effects }.
   *[market] { $player } prende le monete { NAME($good, form: "row") }{ effects }.
}
act-coins-of-england = Prendi le monete dell'Inghilterra
fact-did-coins-of-england = { $where ->
    [mountain] { $player } prende una moneta dalla montagna{ effects }.
   *[market] { $player } prende le monete dell'Inghilterra{ effects }.
}
act-seize = Ruba 1 { NAME($good) }
fact-did-seize = { $player } ruba 1 { NAME($good) }{ effects }.
act-pick-token = Prendi il gettone { NAME($number) }
fact-did-pick-token = { $player } sceglie uno dei suoi gettoni.
act-from-supply = Prendi uno Scozzese dalla riserva
fact-did-from-supply = { $player } prende uno Scozzese dalla riserva{ effects }.
act-walk = Fai camminare Kenneth McSnitch
fact-did-walk = { $player } fa camminare Kenneth McSnitch{ effects }.
