# Short helps in our own words: what they tell, the title, and where the rulebook tells it in full.

help-turn =
    The game has five rounds. In each, the players take one action a turn until all have passed; then
    everything produces, and the scoring tile of the round gives glory. Ports are free, before or after the
    action, and after passing too.
    .title = turn
    .page = Game structure, p. 4

help-trade =
    Send merchants, one for each good, to buy or sell one kind of good at its price. Afterwards the price goes
    up a step for each bought or down for each sold. The merchants stay at the market until the next round,
    and while they do you cannot use the other side of that good.
    .title = trade
    .page = Action 1, p. 4

help-contracts =
    Take a contract into your empty export box; the fee changes with the round ({ $fees }). Fulfil it by
    giving its goods. Mutton and beef are sheep and cows taken off the map. You get the imports, which score
    at the end, and the bonuses: money, free expansions (land is free), upgrades.
    .title = contracts
    .page = Actions 2 and 7, p. 4 and 6

help-expand =
    Put a unit from your board on an empty hex next to your units or within shipping reach. You pay for the
    unit and for the land. Units: { $units }. Workers need forest or mountain, everything else grassland.
    .title = expand
    .page = Action 3, p. 4 and 5

help-upgrades =
    Shipping (£{ $shipping-cost } a step) crosses rivers first, then 1, 2, 3 and 4 lochs, and joins
    settlements. Technology (£{ $technology-cost }) makes all your woodcutters or all your miners earn more.
    Another merchant, up to seven, costs £{ $merchants-cost }.
    .title = upgrades
    .page = Actions 4 to 6, p. 5 and 6

help-bonus =
    A bonus upgrade is technology for £{ $technology-bonus_cost }, or one step of shipping, or one more
    merchant, or one of your merchants back from the market.
    .title = bonus
    .page = Action 7, p. 6

help-slaughter =
    Choose which sheep or cows leave the map for the contract, as mutton and beef. They go back to your board,
    and their hex is free again.
    .title = slaughter
    .page = Action 7, p. 6

help-pass =
    Stop for this round and take money: £{ $pass-money } for the first to pass, the second and so on (solo
    £{ $solo-pass-money }). The order of passing is the turn order of the next round. Ports may still be used
    in that turn.
    .title = pass
    .page = Pass, p. 6

help-ports =
    A port may be used once in the game while it is within reach, before or after your action or after
    passing, at no cost of an action.
    .title = ports
    .page = Using a port, p. 6

help-clan-power = What your clan can do is told on its card.
    .title = clan power
    .page = Clans, p. 11 and 12

help-neighbourhood =
    Expanding next to somebody else's unit lets you buy what it makes below the price: basic goods
    £{ $neighbourhood-basic }, processed goods £{ $neighbourhood-processed }. Not in the solo game.
    .title = neighbourhood
    .page = Action 3, p. 5

help-building =
    Your fourth dairy, bakery or distillery on the map lets you draw { $building_bonus-draw } contracts and
    keep one for the fee, if your box is empty.
    .title = building
    .page = Action 3, p. 5

help-production =
    After everyone has passed workers earn money, sheep give wool, cows milk and fields grain. Then each dairy
    may turn a milk into cheese, each bakery a grain into bread, each distillery a grain into whisky.
    .title = production
    .page = Phase 3, p. 7

help-first-workers =
    Each clan places two workers in turn order and then in reverse. Worker and land are paid. Where they stand
    decides where you can grow.
    .title = first workers
    .page = Placing the first workers, p. 3

help-clans = Each clan comes with a starting tile of money and goods, and a power of its own.
    .title = clans
    .page = Clans, p. 3, 11 and 12

help-settlements =
    Units of yours that touch, with no river between, form a settlement. At the end the largest number of
    settlements that your shipping joins is counted: several small ones are better than one big one.
    .title = settlements
    .page = Settlement scoring, p. 8

help-imports =
    Hops are a point each. Of cotton, tobacco and sugar cane the one imported least is worth most, so the
    values change until the end. A marker pays £{ $imports-money } at every { $imports-mark }th import; in the
    solo game of the revised edition it does not, which is our choice, because only one of the rulebooks says
    so.
    .title = imports
    .page = Final scoring, p. 7

help-score =
    Glory, 1 for a basic good, 2 for a processed one, 1 for each £10, imports, and prizes for many contracts
    and many settlements.
    .title = score
    .page = Final scoring, p. 7

help-delta = Land beside the mouth of a river, marked Δ. Only clan Robertson cares.
    .title = delta
    .page = Clans, p. 12

help-border =
    The rim of the map in play; with one or two players all land and lochs beside the mist, and the lochs of
    the rim. It matters for clan Fergusson and for one scoring tile.
    .title = border
    .page = Scoring tiles and clans, p. 10 and 11

help-river =
    A river between two hexes parts neighbours until you can ship over it. Lochs hold no units, except
    MacDonald's fishermen.
    .title = river
    .page = Action 4, p. 5

help-mist = With one or two players the land on the outer rim is out of play.
    .title = mist
    .page = Two players, p. 8

help-solo-game =
    Neutral workers block the cheapest land. Between the rounds dice move three prices and take a contract
    away. Your points are rated at the end, from Newbie to Genius.
    .title = solo game
    .page = Solo game, p. 8 and 9

help-auction =
    Bid victory points for the right to choose a clan and to go earlier; quitting is final for this clan. The
    bid is taken off your final score.
    .title = auction
    .page = Clan auction, p. 9

## What clans, ports and scoring tiles do

clan-power-buchanan = Two boxes for contracts: one fee takes up to two, and both may be fulfilled in one turn.
    .brief = Two boxes for contracts; one fee takes up to two.
clan-power-campbell =
    The 1st, 2nd, 3rd and 4th dairy, bakery or distillery of a kind is £{ $discounts } cheaper.
    .brief = 1st to 4th building of a kind: £{ $discounts } cheaper.
clan-power-cunningham = After production, any milk turns into butter at £{ $milk } each; the milk price stays.
    .brief = After production milk may turn into butter, £{ $milk } each.
clan-power-fergusson = Three first workers instead of two, all on the border, and shipping from the start.
    .brief = Three first workers on the border, and shipping from the start.
clan-power-macdonald =
    Workers cost £{ $cost } and earn £{ $income }. They may also fish on lochs, never side by side; before the
    action one may row to the next loch. No technology.
    .brief = Workers cost £{ $cost }, earn £{ $income }, fish on lochs and row. No technology.
clan-power-macewen =
    A contract that brings hops also brews that much grain, at most { $hops }, for £{ $money } each.
    .brief = With hops, brew that much grain: £{ $money } each, at most { $hops }.
clan-power-mackenzie =
    Each whisky made brings £{ $whisky }; one a round may age in the cellar, and pays £{ $cellar } when it
    leaves fresh, young or old: at any time of a turn, and once more before the final scoring.
    .brief = £{ $whisky } for each whisky made; one a round ages, and pays £{ $cellar } later.
clan-power-robertson =
    Units in river deltas: £{ $discount_large } cheaper (£{ $discount_small } with 1 or 2 players).
    .brief = Units in deltas: £{ $discount_large } cheaper (£{ $discount_small } with 1 or 2 players).
clan-power-stewart =
    { $merchants } merchants and river shipping from the start, and £{ $trade } for every kind of good traded.
    .brief = { $merchants } merchants, river shipping, and £{ $trade } for each kind of good traded.

port-power-meat = While slaughtering: { $fewer } animal fewer is needed.
port-power-basics = Discard a basic good and gain any { $gain }.
port-power-processed = Discard a processed good and gain any { $gain }.
port-power-upgrade = A bonus upgrade and { $glory } glory.
port-power-money = £{ $money }.
port-power-price = Shift the price of a good by { $steps } steps, then trade that good in the same turn.
port-power-swap = Swap { $units } units on the map, not fields, for others.
port-power-contracts = £{ $money }, and with room draw contracts.
port-power-any = For £{ $cost } use any other port, in reach or not.

tile-power-basics = { $glory } glory for each basic good
tile-power-processed = { $glory } glory for every { $each } processed goods
tile-power-units = { $glory } glory for each animal or building on the map, { $field } for a field
tile-power-workers = { $glory } glory for each worker on the map
tile-power-border = { $glory } glory for every { $each } units on the border of the map
tile-power-imports = { $glory } glory for each cotton, tobacco and sugar cane
tile-power-meat = { $glory } glory for each animal exported
tile-power-upgrades = { $glory } glory for each upgrade: shipping, technology, merchants
tile-power-costly = { $glory } glory for each unit on land of £{ $land } or more

## Within helps

unit-price = { NAME($unit) } £{ $cost }
fee-gained = +£{ $money }
fee-paid = £{ $money }
