# What the guide of a first game says, step by step; then what it says of questions in between.

lesson-choose-clan-title = Choose a clan
lesson-choose-clan =
    Each clan has a power of its own and comes with a tile of starting money and goods. For a first game
    take one with much money: you will soon spend it. Choose a clan, then confirm.

lesson-first-worker-title = Your first worker
lesson-first-worker =
    Workers stand on forest or mountain and earn money each round. You pay for the worker and for the
    land: the number in the coin. Look for cheap land with grassland beside it, because all else that
    you will build needs grassland next to your units. Lit hexes are possible.

lesson-second-worker-title = Your second worker
lesson-second-worker =
    Put the other one where a second corner of the map opens up, perhaps near a port, one of the four
    plaques at the corners. Several separate settlements count at the end.

lesson-expand-title = Expand
lesson-expand =
    A turn is one action. The usual one puts a unit on the map. Choose a sheep or a cow on your board,
    then a lit hex: animals give wool or milk in every round to come. You see what it costs before you
    confirm, and Undo takes it back.

lesson-income-title = Your board
lesson-income =
    Every unit that leaves your board for the map uncovers what it gives at the end of each round. Your
    money, your stores and the tracks of shipping, merchants and tools lie here too. Go on with any
    action you like.

lesson-contract-title = Take a contract
lesson-contract =
    Exports are where most points come from. Take a contract that asks for goods you can make: wool,
    cheese, bread, whisky, or animals as meat. In the first round taking one even brings money. You can
    hold one at a time.

lesson-trade-title = Trade
lesson-trade =
    Your merchants buy and sell, one for each good. Prices rise when goods are bought and fall when they
    are sold, and the merchants you send stay at the market until the round ends.

lesson-pass-title = Keep going, then pass
lesson-pass =
    Expand again while you can pay for it: income comes only when the round ends. When nothing good is
    left, pass. Whoever passes first gets the most money for it and begins the next round.

lesson-production-title = What the round brought
lesson-production =
    Everyone has passed, so everything produced: workers earned money, sheep gave wool, cows milk, fields
    grain. It will do so after each of the five rounds, which is why early units pay best.

lesson-glory-title = Glory
lesson-glory =
    Each round has a scoring tile. When the round ends, everybody gets glory for what its tile counts,
    and glory is points at the end. All five lie open, so you can plan for those to come.

lesson-building-title = A processing building
lesson-building =
    A dairy turns milk into cheese, a bakery grain into bread, a distillery grain into whisky: worth more
    at the market and at the end, and contracts ask for it. Expand with one of these if you have milk or
    grain coming in; one building works on one good a round.

lesson-fulfil-title = Fulfil your contract
lesson-fulfil =
    You have what your contract asks for. Fulfil it: you give the goods and get what stands on its lower
    half, imports that score at the end and bonuses that come at once. Then the box is free for the next.

lesson-imports-title = What imports are worth
lesson-imports =
    Hops are a point each. Of cotton, tobacco and sugar cane the one that all players together imported
    least is worth most at the end, 5 points each, then 4, then 3. The numbers above the contracts show
    how it stands now; they move until the game is over.

lesson-slaughter-title = Slaughter
lesson-slaughter =
    The contract asks for meat, and meat is your animals on the map: sheep are mutton, cows are beef.
    Choose which ones go. They return to your board, so you can build them again, and their land is
    free.

lesson-neighbourhood-title = Good neighbours
lesson-neighbourhood =
    You built beside another clan. Now, once, you may buy what that unit makes, with your merchants,
    but cheaper than at the market. Buy, or be done.

lesson-neighbours-title = Building beside others
lesson-neighbours =
    Whenever you expand next to a unit of another clan, you may buy the good that it makes, with your
    merchants, but cheaper than at the market. A hex between two neighbours opens both. It goes both ways: the
    others buy beside you, and it costs you nothing.

lesson-port-in-reach-title = A port in reach
lesson-port-in-reach =
    One of your settlements reaches a port. Each port can be used once in the game, besides your action
    and at no cost. Use it now if it helps, or keep it for a better moment.

lesson-ports-title = Ports
lesson-ports =
    The four corners of the map are ports. Whoever has a unit that reaches one, beside it or over the
    water by shipping, may use it once in the game, before or after an action. Point at a port to read
    what it gives.

lesson-shipping-title = Shipping
lesson-shipping =
    Shipping lets you cross water: first rivers, then one loch, two, three and four. New land comes into
    reach, also ports, and at the end it joins your settlements for scoring. Take a step if good land
    lies beyond the water.

lesson-technology-title = Better tools
lesson-technology =
    Better axes or picks make all your woodcutters or all your miners earn more, in every round from now
    on. It pays early, and when you have several of the same kind.

lesson-hire-title = More merchants
lesson-hire =
    Another merchant lets you trade one more good each round, up to seven. Worth it if you buy what your
    contracts lack, or live from selling.

lesson-settlements-title = Settlements
lesson-settlements =
    Units of yours that touch, with no river between, are one settlement. At the end the largest number
    of settlements that your shipping joins is counted. Several small ones, near enough to ship between,
    are better than a big one.

lesson-majorities-title = Majorities
lesson-majorities =
    At the end two prizes go to those who have most: of fulfilled contracts, and of settlements joined by
    shipping. With two players only the best gets it, with more the next ones get less; ties share.
    Compare yourself with the others and see which prize is in reach.

lesson-last-round-title = The last round
lesson-last-round =
    Nothing will produce for a next round after this one. Goods left over still give 1 or 2 points each
    and £10 a point, so spend money on what scores: a contract you can still fulfil, settlements, the
    scoring tile. Then pass.

lesson-closing-title = Well played
lesson-closing =
    You have seen the whole game: units, market, contracts, upgrades, ports, neighbours and both prizes.
    Look at the score sheet: most points usually come from exports and what they import. Play the next
    one against the Crofter, or with friends; the rules in short are always one tap away.

lesson-aside-title = By the way
lesson-aside-end-of-turn = Your action is done. Before you end the turn you may still use a port within reach.
lesson-aside-export-bonuses = The contract gives these at once: use them in any order. Units placed this way cost only their own price, the land is free.
lesson-aside-make =
    The round ends and your buildings may turn basic goods into better ones. Usually make as much as you
    can.
lesson-aside-bonus-upgrade = A free upgrade: shipping is a good choice when land nearby is taken or dear.
lesson-aside-discard = Choose the good that you can do without.
lesson-aside-gain = Choose the good that your contract needs.
lesson-aside-choose-a-drawn-contract = You drew these contracts: keep one that you can fulfil, or none.
lesson-aside-draw-offer = Your fourth building of a kind lets you look at contracts and keep one.
