# Where actions are listed: headings (`group-`), what the actions of a row share (`row-`), and what is the own of
# one of them there (`chip-`). `$places` tells on how many hexes the actions of the list are.

group-turn = turn
group-trade = trade
group-contracts = contracts
group-clans = clans
group-first-workers = first workers
group-expand = expand
group-upgrades = upgrades
group-ports = ports
group-slaughter = slaughter
group-production = production
group-clan-power = clan power
group-dice = dice

row-expand = { $places ->
    [1] { "" }
   *[other] { NAME($unit) }
}
chip-expand = { $places ->
    [1] { NAME($unit) }
   *[other] { NAME($hex) }
}
row-place = { row-expand }
chip-place = { chip-expand }
row-buy = Buy { NAME($good) }
chip-buy = { $count }
row-sell = Sell { NAME($good) }
chip-sell = { $count }
row-make = Make { NAME($good) }
chip-make = { $count }
row-churn = Churn
chip-churn = { $count }
row-brew = Brew
chip-brew = { $count }
row-bid = Bid
chip-bid = { $points }
row-technology = Upgrade
chip-technology = { NAME($workers) }
row-slaughter = Slaughter
chip-slaughter = { NAME($hex) }
row-swap = Swap
chip-swap = { NAME($hex) }
row-row = Row to
chip-row = { NAME($hex) }

# What is chosen, where one sees the table (`pick-`), and the deed in a word on the seal that does it (`seal-`).

pick-expand = { NAME($unit) } on { NAME($hex) }
pick-place = { pick-expand }
pick-fulfil = Export contract { NAME($contract) }
seal-place = Place
seal-expand = Expand
seal-buy = Buy
seal-sell = Sell
seal-draw = Draw
seal-take = Take { NAME($contract) }
seal-fulfil = Export { NAME($contract) }
seal-shipping = Upgrade
seal-technology = Upgrade
seal-hire = Hire
seal-pass = Pass
seal-clan = Choose
seal-tile = Choose
seal-bid = Bid
seal-quit = Leave

# Parts that one can point at, where the name alone would not tell what it is.

part-hex = hex { NAME($part) }
part-contract = contract { NAME($part) }
part-tile = tile { NAME($part) }
part-port = port { NAME($part) }
part-clan = clan { NAME($part) }
board-pass = passing
board-pile = pile of contracts
board-shipping = shipping
board-merchants = merchants
board-cellar = cellar

# What is plotted over a game.

plot-points = points
plot-money = money
plot-goods = goods

# What a card says, for those who hear it and beside its action.
item-grain = grain
item-milk = milk
amount = { $count } { NAME($item, $count) }
amount-money = £{ $count }
deal = asks { $asks }; brings { $brings }
deal-nothing = asks { $asks }; brings nothing else
contract-words = Contract { $number }: { $deal }
pass-sooner = you go earlier next round the sooner you pass
pass-last = the last round
import-hops = hops
item-wool = wool
item-mutton = sheep to slaughter
item-beef = cow to slaughter
    .other = cows to slaughter
item-bread = bread
item-cheese = cheese
item-whisky = whisky
item-cotton = cotton
item-tobacco = tobacco
item-sugar = sugar cane
item-hops = hops
item-money = money
item-expansions = expansion
    .other = expansions
item-upgrades = upgrade
    .other = upgrades
