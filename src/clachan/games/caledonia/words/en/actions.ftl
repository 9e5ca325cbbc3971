# What an action does (`act-`, on a button) and what the log tells of it (`fact-did-`).
# `$changes` is what whoever acted paid and gained by it.

effects = { $changes-count ->
    [0] { "" }
   *[other] { " " }({ $changes })
}
cost = £{ $money }
gain-money = +£{ $money }
lose-money = −£{ $money }
gain-good = +{ $count } { NAME($good, $count) }
lose-good = −{ $count } { NAME($good, $count) }
gain-glory = +{ $count } glory

## Turns

act-pass = Pass
fact-did-pass = { $player } passes{ effects }.
act-end-turn = End the turn
fact-did-end-turn = { $player } ends the turn{ effects }.
act-done = Be done
fact-did-done = { $player } is done{ effects }.

## Clans

act-clan = Choose clan { NAME($clan) }
fact-did-clan = { $player } chooses clan { NAME($clan) }{ effects }.
act-tile = Choose tile { NAME($tile) }
fact-did-tile = { $player } chooses tile { NAME($tile) }{ effects }.
act-bid = Bid { $points }
fact-did-bid = { $player } bids { $points }{ effects }.
act-quit = Leave the auction
fact-did-quit = { $player } leaves the auction{ effects }.

## The map

act-place = Start on { NAME($hex) } with a { NAME($unit) }
fact-did-place = { $player } starts on { NAME($hex) } with a { NAME($unit) }{ effects }.
act-expand = Expand to { NAME($hex) } with a { NAME($unit) }
fact-did-expand = { $player } expands to { NAME($hex) } with a { NAME($unit) }{ effects }.

## Trade

act-buy = Buy { $count } { NAME($good) }
fact-did-buy = { $player } buys { $count } { NAME($good) }{ effects }.
act-sell = Sell { $count } { NAME($good) }
fact-did-sell = { $player } sells { $count } { NAME($good) }{ effects }.

## Contracts

act-draw = Draw contracts
fact-did-draw = { $player } draws contracts{ effects }.
act-take = Take contract { NAME($contract) }
fact-did-take = { $player } takes contract { NAME($contract) }{ effects }.
act-fulfil = Fulfil contract { NAME($contract) }
fact-did-fulfil = { $player } fulfils contract { NAME($contract) }{ effects }.
act-card = Draw contract { NAME($contract) }
fact-did-card = { $player } draws contract { NAME($contract) }.
act-slaughter = Slaughter the animal on { NAME($hex) }
fact-did-slaughter = { $player } slaughters the animal on { NAME($hex) }{ effects }.

## Upgrades

act-shipping = Upgrade shipping
fact-did-shipping = { $player } upgrades shipping{ effects }.
act-technology = Upgrade { NAME($workers) }
fact-did-technology = { $player } upgrades { NAME($workers) }{ effects }.
act-hire = Hire a merchant
fact-did-hire = { $player } hires a merchant{ effects }.
act-recall = { $side ->
    [buyer] Call a buyer of { NAME($good) } home
   *[seller] Call a seller of { NAME($good) } home
}
fact-did-recall = { $side ->
    [buyer] { $player } calls a buyer of { NAME($good) } home{ effects }.
   *[seller] { $player } calls a seller of { NAME($good) } home{ effects }.
}

## Ports

act-port = Use the port { NAME($port) }
fact-did-port = { $player } uses the port { NAME($port) }{ effects }.
act-shift = { $direction ->
    [up] Use a port to move the price of { NAME($good) } up
   *[down] Use a port to move the price of { NAME($good) } down
}
fact-did-shift = { $direction ->
    [up] { $player } uses a port to move the price of { NAME($good) } up{ effects }.
   *[down] { $player } uses a port to move the price of { NAME($good) } down{ effects }.
}
act-any-port = Use the port Any as the port { NAME($port) }
fact-did-any-port = { $player } uses the port Any as the port { NAME($port) }{ effects }.
act-any-shift = { $direction ->
    [up] Use the port Any to move the price of { NAME($good) } up
   *[down] Use the port Any to move the price of { NAME($good) } down
}
fact-did-any-shift = { $direction ->
    [up] { $player } uses the port Any to move the price of { NAME($good) } up{ effects }.
   *[down] { $player } uses the port Any to move the price of { NAME($good) } down{ effects }.
}
act-discard = Discard 1 { NAME($good) }
fact-did-discard = { $player } discards 1 { NAME($good) }{ effects }.
act-gain = Gain 1 { NAME($good) }
fact-did-gain = { $player } gains 1 { NAME($good) }{ effects }.
act-swap = Take back the unit on { NAME($hex) }
fact-did-swap = { $player } takes back the unit on { NAME($hex) }{ effects }.
act-into = Put a { NAME($unit) } in its place
fact-did-into = { $player } puts a { NAME($unit) } in its place{ effects }.

## Production

act-make = { $count ->
    [0] Make no { NAME($good) }
   *[other] Make { $count } { NAME($good) }
}
fact-did-make = { $count ->
    [0] { $player } makes no { NAME($good) }{ effects }.
   *[other] { $player } makes { $count } { NAME($good) }{ effects }.
}

## Clan powers

act-mature = Let whisky mature
fact-did-mature = { $player } lets whisky mature{ effects }.
act-withdraw = { $age ->
    [fresh] Take the fresh whisky out of the cellar
    [young] Take the young whisky out of the cellar
   *[old] Take the old whisky out of the cellar
}
fact-did-withdraw = { $age ->
    [fresh] { $player } takes the fresh whisky out of the cellar{ effects }.
    [young] { $player } takes the young whisky out of the cellar{ effects }.
   *[old] { $player } takes the old whisky out of the cellar{ effects }.
}
act-churn = { $count ->
    [0] Churn nothing
   *[other] Churn { $count } milk
}
fact-did-churn = { $count ->
    [0] { $player } churns nothing{ effects }.
   *[other] { $player } churns { $count } milk{ effects }.
}
act-brew = Brew { $count } grain
fact-did-brew = { $player } brews { $count } grain{ effects }.
act-row = Row to { NAME($hex) }
fact-did-row = { $player } rows to { NAME($hex) }{ effects }.

## Dice

act-goods-die = Roll { NAME($good) }
fact-did-goods-die = { $player } rolls { NAME($good) }.
act-price-die = Roll { steps }
fact-did-price-die = { $player } rolls { steps }.
steps = { $steps ->
    [-3] −3
    [-2] −2
    [-1] −1
    [1] +1
    [2] +2
   *[3] +3
}
