# What an action does (`act-`, on a button) and what the log tells of it (`fact-did-`).
# `$changes` is what whoever acted paid and gained by it.

effects = { $changes-count ->
    [0] { "" }
   *[other] { " " }({ $changes })
}
cost = { $money }£
gain-money = +{ $money }£
lose-money = −{ $money }£
gain-good = +{ $count } { NAME($good, $count) }
lose-good = −{ $count } { NAME($good, $count) }
gain-glory = { $count ->
    [one] +{ $count } chwała
   *[other] +{ $count } chwały
}

## Turns

act-pass = Spasuj
fact-did-pass = { $player } pasuje{ effects }.
act-end-turn = Zakończ turę
fact-did-end-turn = { $player } kończy turę{ effects }.
act-done = Gotowe
fact-did-done = { $player } na tym poprzestaje{ effects }.

## Clans

act-clan = Wybierz klan { NAME($clan) }
fact-did-clan = { $player } wybiera klan { NAME($clan) }{ effects }.
act-tile = Wybierz kafelek { NAME($tile) }
fact-did-tile = { $player } wybiera kafelek { NAME($tile) }{ effects }.
act-bid = Licytuj { $points }
fact-did-bid = { $player } licytuje { $points }{ effects }.
act-quit = Zrezygnuj z licytacji
fact-did-quit = { $player } rezygnuje z licytacji{ effects }.

## The map

act-place = Umieść { NAME($unit, form: "acc") } na { NAME($hex) }
fact-did-place = { $player } umieszcza { NAME($unit, form: "acc") } na { NAME($hex) }{ effects }.
act-expand = Ekspansja na { NAME($hex) }: { NAME($unit) }
fact-did-expand = { $player } dokonuje ekspansji na { NAME($hex) }: { NAME($unit) }{ effects }.

## Trade

act-buy = Kup { $count } { NAME($good, $count, form: "acc") }
fact-did-buy = { $player } kupuje { $count } { NAME($good, $count, form: "acc") }{ effects }.
act-sell = Sprzedaj { $count } { NAME($good, $count, form: "acc") }
fact-did-sell = { $player } sprzedaje { $count } { NAME($good, $count, form: "acc") }{ effects }.

## Contracts

act-draw = Dociągnij kontrakty
fact-did-draw = { $player } dociąga kontrakty{ effects }.
act-take = Weź kontrakt { NAME($contract) }
fact-did-take = { $player } bierze kontrakt { NAME($contract) }{ effects }.
act-fulfil = Zrealizuj kontrakt { NAME($contract) }
fact-did-fulfil = { $player } realizuje kontrakt { NAME($contract) }{ effects }.
act-card = Dociągnij kontrakt { NAME($contract) }
fact-did-card = { $player } dociąga kontrakt { NAME($contract) }.
act-slaughter = Ubij zwierzę na { NAME($hex) }
fact-did-slaughter = { $player } ubija zwierzę na { NAME($hex) }{ effects }.

## Upgrades

act-shipping = Ulepsz żeglugę
fact-did-shipping = { $player } ulepsza żeglugę{ effects }.
act-technology = Ulepsz technologię { NAME($workers, form: "gen") }
fact-did-technology = { $player } ulepsza technologię { NAME($workers, form: "gen") }{ effects }.
act-hire = Zatrudnij kupca
fact-did-hire = { $player } zatrudnia kupca{ effects }.
act-recall = { $side ->
    [buyer] Odwołaj kupca, który kupuje { NAME($good, form: "acc") }
   *[seller] Odwołaj kupca, który sprzedaje { NAME($good, form: "acc") }
}
fact-did-recall = { $side ->
    [buyer] { $player } odwołuje z rynku kupca, który kupuje { NAME($good, form: "acc") }{ effects }.
   *[seller] { $player } odwołuje z rynku kupca, który sprzedaje { NAME($good, form: "acc") }{ effects }.
}

## Ports

act-port = Użyj portu „{ NAME($port) }”
fact-did-port = { $player } używa portu „{ NAME($port) }”{ effects }.
act-shift = { $direction ->
    [up] Użyj portu, by podnieść cenę { NAME($good, form: "gen") }
   *[down] Użyj portu, by obniżyć cenę { NAME($good, form: "gen") }
}
fact-did-shift = { $direction ->
    [up] { $player } używa portu, by podnieść cenę { NAME($good, form: "gen") }{ effects }.
   *[down] { $player } używa portu, by obniżyć cenę { NAME($good, form: "gen") }{ effects }.
}
act-any-port = Użyj portu „dowolny” jako portu „{ NAME($port) }”
fact-did-any-port = { $player } używa portu „dowolny” jako portu „{ NAME($port) }”{ effects }.
act-any-shift = { $direction ->
    [up] Użyj portu „dowolny”, by podnieść cenę { NAME($good, form: "gen") }
   *[down] Użyj portu „dowolny”, by obniżyć cenę { NAME($good, form: "gen") }
}
fact-did-any-shift = { $direction ->
    [up] { $player } używa portu „dowolny”, by podnieść cenę { NAME($good, form: "gen") }{ effects }.
   *[down] { $player } używa portu „dowolny”, by obniżyć cenę { NAME($good, form: "gen") }{ effects }.
}
act-discard = Odrzuć 1 { NAME($good, form: "acc") }
fact-did-discard = { $player } odrzuca 1 { NAME($good, form: "acc") }{ effects }.
act-gain = Zdobądź 1 { NAME($good, form: "acc") }
fact-did-gain = { $player } zdobywa 1 { NAME($good, form: "acc") }{ effects }.
act-swap = Zdejmij jednostkę z { NAME($hex) }
fact-did-swap = { $player } zdejmuje jednostkę z { NAME($hex) }{ effects }.
act-into = Postaw w to miejsce { NAME($unit, form: "acc") }
fact-did-into = { $player } stawia w to miejsce { NAME($unit, form: "acc") }{ effects }.

## Production

act-make = { $count ->
    [0] Nie wytwarzaj { NAME($good, form: "gen") }
   *[other] Wytwórz { $count } { NAME($good, $count, form: "acc") }
}
fact-did-make = { $count ->
    [0] { $player } nie wytwarza { NAME($good, form: "gen") }{ effects }.
   *[other] { $player } wytwarza { $count } { NAME($good, $count, form: "acc") }{ effects }.
}

## Clan powers

act-mature = Odłóż whisky do piwnicy
fact-did-mature = { $player } odkłada whisky do piwnicy{ effects }.
act-withdraw = { $age ->
    [fresh] Wyjmij z piwnicy świeżą whisky
    [young] Wyjmij z piwnicy młodą whisky
   *[old] Wyjmij z piwnicy starą whisky
}
fact-did-withdraw = { $age ->
    [fresh] { $player } wyjmuje z piwnicy świeżą whisky{ effects }.
    [young] { $player } wyjmuje z piwnicy młodą whisky{ effects }.
   *[old] { $player } wyjmuje z piwnicy starą whisky{ effects }.
}
act-churn = { $count ->
    [0] Nie rób masła
    [one] Przerób na masło { $count } mleko
   *[other] Przerób na masło { $count } mleka
}
fact-did-churn = { $count ->
    [0] { $player } nie robi masła{ effects }.
    [one] { $player } przerabia na masło { $count } mleko{ effects }.
   *[other] { $player } przerabia na masło { $count } mleka{ effects }.
}
act-brew = Zużyj na piwo { $count } { NAME("good:grain", $count, form: "acc") }
fact-did-brew = { $player } zużywa na piwo { $count } { NAME("good:grain", $count, form: "acc") }{ effects }.
act-row = Powiosłuj na { NAME($hex) }
fact-did-row = { $player } wiosłuje na { NAME($hex) }{ effects }.

## Dice

act-goods-die = Rzut: { NAME($good) }
fact-did-goods-die = { $player } rzuca kością towarów: { NAME($good) }.
act-price-die = Rzut: { steps }
fact-did-price-die = { $player } rzuca kością ceny: { steps }.
steps = { $steps ->
    [-3] −3
    [-2] −2
    [-1] −1
    [1] +1
    [2] +2
   *[3] +3
}
