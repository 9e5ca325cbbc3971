# What the guide of a first game says, step by step; then what it says of questions in between.

lesson-choose-clan-title = Choose a clan
lesson-choose-clan =
    Each clan has a power of its own and comes with a tile of starting money and goods. Point at a clan
    to read about it. For a first game take one with much money: you will soon spend it. Click a clan,
    then confirm.

lesson-first-worker-title = Your first worker
lesson-first-worker =
    Workers stand on forest or mountain and earn money each round. You pay for the worker and for the
    land: the number in the coin. Look for cheap land with grassland beside it, because all else that
    you will build needs grassland next to your units. Lit hexes are possible; click one.

lesson-second-worker-title = Your second worker
lesson-second-worker =
    Put the other one where a second corner of the map opens up, perhaps near a port (the plaques at
    lochs). Several separate settlements count at the end.

lesson-expand-title = Expand
lesson-expand =
    A turn is one action. The usual one puts a unit on the map. Click a sheep or a cow on your board
    below, then a lit hex: animals give wool or milk in every round to come. The panel shows what it
    costs before you confirm, and Undo takes it back.

lesson-contract-title = Take a contract
lesson-contract =
    Exports are where most points come from. Choose a contract in the export board that asks for goods
    you can make: wool, cheese, bread, whisky, or animals as meat. In the first round taking one even
    brings money. You can hold one at a time.

lesson-trade-title = Trade
lesson-trade =
    Your merchants buy and sell. Click a good in the market to see what you may do with it. Prices rise
    when goods are bought and fall when they are sold, and the merchants you send stay there until the
    round ends.

lesson-pass-title = Keep going, then pass
lesson-pass =
    Expand again while you can pay for it: income comes only when the round ends. When nothing good is
    left, pass. Whoever passes first gets the most money for it and begins the next round.

lesson-building-title = Round 2: a processing building
lesson-building =
    All your units have produced, and the scoring tile of the round paid glory. Now a dairy turns milk
    into cheese, a bakery grain into bread, a distillery grain into whisky: worth more, and contracts
    ask for it. Expand with one of these beside your animals or fields.

lesson-fulfil-title = Fulfil your contract
lesson-fulfil =
    When you have what your contract asks for, fulfil it: click it on your board. Is something missing?
    Buy it at the market first. Imports on the contract score at the end; the rarer among all players,
    the more.

lesson-grow-title = Grow further
lesson-grow =
    Upgrades stay for the whole game: shipping crosses rivers and lochs, tools let workers earn more,
    and another merchant lets you trade more. Choose one, or whatever you like better. From here on you
    know enough: the question mark beside each action tells its rules, and Hint asks a bot.

lesson-aside-title = By the way
lesson-aside-after-expanding =
    You built beside another clan. Once, you may now buy what that unit makes, cheaper than at the
    market and without merchants. Buy, or be done.
lesson-aside-end-of-turn = Your action is done. Before you end the turn you may still use a port within reach.
lesson-aside-export-bonuses = The contract gives these at once: use them in any order. Units placed this way cost only their land.
lesson-aside-slaughter = The contract asks for meat: choose which animals leave the map.
lesson-aside-make =
    The round ends and your buildings may turn basic goods into better ones. Usually make as much as you
    can.
lesson-aside-bonus-upgrade = A free upgrade: shipping is a good choice when land nearby is taken or dear.
lesson-aside-discard = Choose the good that you can do without.
lesson-aside-gain = Choose the good that your contract needs.
