# What Clans of Caledonia asks; then a short name for each question.

ask-over = The game is over.
ask-choose-clan = Choose a clan with its starting tile.
ask-choose-tile = Choose a starting tile.
ask-auction-bid = { $bid ->
    [-1] Open the auction with a bid.
   *[other] Bid more than { $bid }, or quit.
}
ask-first-worker = Place a first worker: you pay for the worker and the land.
ask-turn = { $stage ->
    [shifted] You shifted the price of { NAME($good) }: trade it now.
   *[open] Round { $round }: take an action or pass.
}
ask-end-of-turn = { $done ->
    [passed] You have passed: use ports or the cellar, or end the turn.
   *[acted] Your action is taken: use ports or the cellar, or end the turn.
}
ask-after-expanding = { $goods-count ->
    [0] You may draw contracts for your fourth building.
   *[other] { $draws ->
        [0] You may buy { $goods-and } at the neighbours' price.
       *[other] You may buy { $goods-and } at the neighbours' price and draw contracts for your fourth building.
    }
}
ask-export-bonuses = Export bonuses left: { $bonuses }.
bonus-expansions = { $count ->
    [one] { $count } free expansion
   *[other] { $count } free expansions
}
bonus-upgrades = { $count ->
    [one] { $count } bonus upgrade
   *[other] { $count } bonus upgrades
}
bonus-brewing = { $count } grain to brew
ask-another-contract = Take a second contract for the same fee, or be done.
ask-another-fulfilment = Fulfil your second contract as well, or be done.
ask-slaughter = Slaughter { $sheep ->
    [0] { cows }
   *[other] { $cows ->
        [0] { $sheep } sheep
       *[other] { $sheep } sheep and { cows }
    }
} for the contract{ $spared ->
    [0] .
   *[other] { " " }({ $spared } spared by the port).
}
cows = { $cows ->
    [one] { $cows } cow
   *[other] { $cows } cows
}
ask-bonus-upgrade = Choose a bonus upgrade, or be done.
ask-discard = { $group ->
    [basic] Discard a basic good.
   *[processed] Discard a processed good.
}
ask-gain = { $group ->
    [basic] { $count ->
        [one] Gain { $count } more basic good.
       *[other] Gain { $count } more basic goods.
    }
   *[processed] { $count ->
        [one] Gain { $count } more processed good.
       *[other] Gain { $count } more processed goods.
    }
}
ask-swap = Choose a unit on the map to take back to your board.
ask-swap-for = Choose the unit that takes its place.
ask-draw-offer = Draw contracts from the pile to choose from, or be done.
ask-choose-a-drawn-contract = Keep a drawn contract for the fee of the round, or be done.
ask-make = How much { NAME($good) } do you make?
ask-mature = Put one of the whiskies just made into the cellar?
ask-churn = How much milk do you churn to butter?
ask-empty-cellar = The last production is over: take barrels out of the cellar, for in it they score nothing.
ask-draw-contract = A contract is drawn from the pile.
ask-roll-goods = The goods die is rolled.
ask-roll-price = The price die is rolled for { NAME($good) }.

## Names of questions, for those who answer another one

question-choose-clan = choose clan
question-choose-tile = choose tile
question-auction-bid = auction bid
question-first-worker = first worker
question-after-expanding = after expanding
question-export-bonuses = export bonuses
question-another-contract = another contract
question-another-fulfilment = another fulfilment
question-slaughter = slaughter
question-bonus-upgrade = bonus upgrade
question-discard = discard
question-gain = gain
question-swap = swap
question-swap-for = swap for
question-draw-offer = draw offer
question-choose-a-drawn-contract = choose a drawn contract
question-make = make
question-mature = mature
question-churn = churn
question-empty-cellar = empty cellar
question-draw-contract = draw contract
question-roll-goods = roll goods
question-roll-price = roll price
