# What an action does (`act-`, on a button) and what the log tells of it (`fact-did-`).
# `$changes` is what whoever acted paid and gained by it.

effects = { $changes-count ->
    [0] { "" }
   *[other] { " " }({ $changes })
}
cost = £{ $money }
gain-money = +⁠£{ $money }
lose-money = −£{ $money }
gain-good = +{ $count } { NAME($good, $count) }
lose-good = −{ $count } { NAME($good, $count) }
gain-glory = +{ $count } gloria

## Turns

act-pass = Passa
fact-did-pass = { $player } passa{ effects }.
act-end-turn = Concludi il turno
fact-did-end-turn = { $player } conclude il turno{ effects }.
act-done = Basta così
fact-did-done = { $player } si ferma qui{ effects }.

## Clans

act-clan = Scegli il clan { NAME($clan) }
fact-did-clan = { $player } sceglie il clan { NAME($clan) }{ effects }.
act-tile = Scegli la tessera { NAME($tile) }
fact-did-tile = { $player } sceglie la tessera { NAME($tile) }{ effects }.
act-bid = Punta { $points }
fact-did-bid = { $player } punta { $points }{ effects }.
act-quit = Lascia l'asta
fact-did-quit = { $player } lascia l'asta{ effects }.

## The map

act-place = Inizia in { NAME($hex) } con { NAME($unit, form: "a") }
fact-did-place = { $player } inizia in { NAME($hex) } con { NAME($unit, form: "a") }{ effects }.
act-expand = Espanditi in { NAME($hex) } con { NAME($unit, form: "a") }
fact-did-expand = { $player } si espande in { NAME($hex) } con { NAME($unit, form: "a") }{ effects }.

## Trade

act-buy = Compra { $count } { NAME($good, $count) }
fact-did-buy = { $player } compra { $count } { NAME($good, $count) }{ effects }.
act-sell = Vendi { $count } { NAME($good, $count) }
fact-did-sell = { $player } vende { $count } { NAME($good, $count) }{ effects }.

## Contracts

act-draw = Pesca contratti
fact-did-draw = { $player } pesca contratti{ effects }.
act-take = Prendi il contratto { NAME($contract) }
fact-did-take = { $player } prende il contratto { NAME($contract) }{ effects }.
act-fulfil = Soddisfa il contratto { NAME($contract) }
fact-did-fulfil = { $player } soddisfa il contratto { NAME($contract) }{ effects }.
act-card = Pesca il contratto { NAME($contract) }
fact-did-card = { $player } pesca il contratto { NAME($contract) }.
act-slaughter = Macella l'animale in { NAME($hex) }
fact-did-slaughter = { $player } macella l'animale in { NAME($hex) }{ effects }.

## Upgrades

act-shipping = Migliora la navigazione
fact-did-shipping = { $player } migliora la navigazione{ effects }.
act-technology = Migliora la tecnologia { NAME($workers, form: "of") }
fact-did-technology = { $player } migliora la tecnologia { NAME($workers, form: "of") }{ effects }.
act-hire = Assolda un mercante
fact-did-hire = { $player } assolda un mercante{ effects }.
act-recall = { $side ->
    [buyer] Richiama un mercante che compra { NAME($good) }
   *[seller] Richiama un mercante che vende { NAME($good) }
}
fact-did-recall = { $side ->
    [buyer] { $player } richiama un mercante che compra { NAME($good) }{ effects }.
   *[seller] { $player } richiama un mercante che vende { NAME($good) }{ effects }.
}

## Ports

act-port = Attiva il porto “{ NAME($port) }”
fact-did-port = { $player } attiva il porto “{ NAME($port) }”{ effects }.
act-shift = { $direction ->
    [up] Attiva un porto e alza il prezzo { NAME($good, form: "of") }
   *[down] Attiva un porto e abbassa il prezzo { NAME($good, form: "of") }
}
fact-did-shift = { $direction ->
    [up] { $player } attiva un porto e alza il prezzo { NAME($good, form: "of") }{ effects }.
   *[down] { $player } attiva un porto e abbassa il prezzo { NAME($good, form: "of") }{ effects }.
}
act-any-port = Attiva il porto “Qualsiasi” come “{ NAME($port) }”
fact-did-any-port = { $player } attiva il porto “Qualsiasi” come “{ NAME($port) }”{ effects }.
act-any-shift = { $direction ->
    [up] Attiva il porto “Qualsiasi” e alza il prezzo { NAME($good, form: "of") }
   *[down] Attiva il porto “Qualsiasi” e abbassa il prezzo { NAME($good, form: "of") }
}
fact-did-any-shift = { $direction ->
    [up] { $player } attiva il porto “Qualsiasi” e alza il prezzo { NAME($good, form: "of") }{ effects }.
   *[down] { $player } attiva il porto “Qualsiasi” e abbassa il prezzo { NAME($good, form: "of") }{ effects }.
}
act-discard = Scarta 1 { NAME($good) }
fact-did-discard = { $player } scarta 1 { NAME($good) }{ effects }.
act-gain = Ottieni 1 { NAME($good) }
fact-did-gain = { $player } ottiene 1 { NAME($good) }{ effects }.
act-swap = Riprendi l'unità in { NAME($hex) }
fact-did-swap = { $player } riprende l'unità in { NAME($hex) }{ effects }.
act-into = Al suo posto metti { NAME($unit, form: "a") }
fact-did-into = { $player } mette al suo posto { NAME($unit, form: "a") }{ effects }.

## Production

act-make = { $count ->
    [0] Non produrre { NAME($good) }
   *[other] Produci { $count } { NAME($good, $count) }
}
fact-did-make = { $count ->
    [0] { $player } non produce { NAME($good) }{ effects }.
   *[other] { $player } produce { $count } { NAME($good, $count) }{ effects }.
}

## Clan powers

act-mature = Metti whisky a invecchiare
fact-did-mature = { $player } mette whisky a invecchiare{ effects }.
act-withdraw = { $age ->
    [fresh] Togli dalla cantina il whisky nuovo
    [young] Togli dalla cantina il whisky giovane
   *[old] Togli dalla cantina il whisky vecchio
}
fact-did-withdraw = { $age ->
    [fresh] { $player } toglie dalla cantina il whisky nuovo{ effects }.
    [young] { $player } toglie dalla cantina il whisky giovane{ effects }.
   *[old] { $player } toglie dalla cantina il whisky vecchio{ effects }.
}
act-churn = { $count ->
    [0] Non fare burro
   *[other] Fai burro con { $count } latte
}
fact-did-churn = { $count ->
    [0] { $player } non fa burro{ effects }.
   *[other] { $player } fa burro con { $count } latte{ effects }.
}
act-brew = Fai birra con { $count } grano
fact-did-brew = { $player } fa birra con { $count } grano{ effects }.
act-row = Rema fino a { NAME($hex) }
fact-did-row = { $player } rema fino a { NAME($hex) }{ effects }.

## Dice

act-goods-die = Esce { NAME($good) }
fact-did-goods-die = { $player } lancia il dado Beni: { NAME($good) }.
act-price-die = Esce { steps }
fact-did-price-die = { $player } lancia il dado Prezzo: { steps }.
steps = { $steps ->
    [-3] −3
    [-2] −2
    [-1] −1
    [1] +1
    [2] +2
   *[3] +3
}
