"""The guided first game of Clans of Caledonia: two rounds against a beginner, then you are on your own."""

from clachan.server.lesson import Lesson, Step

TURN = ("turn",)

STEPS = (
    Step(
        ("choose-clan",),
        "Choose a clan",
        "Each clan has a power of its own and comes with a tile of starting money and goods. "
        "Point at a clan to read about it. For a first game take one with much money: you will "
        "soon spend it. Click a clan, then confirm.",
        "clans",
    ),
    Step(
        ("first-worker",),
        "Your first worker",
        "Workers stand on forest or mountain and earn money each round. You pay for the worker "
        "and for the land: the number in the coin. Look for cheap land with grassland beside it, "
        "because all else that you will build needs grassland next to your units. Lit hexes are "
        "possible; click one.",
        "first workers",
    ),
    Step(
        ("first-worker",),
        "Your second worker",
        "Put the other one where a second corner of the map opens up, perhaps near a port (the "
        "plaques at lochs). Several separate settlements count at the end.",
        "first workers",
    ),
    Step(
        TURN,
        "Expand",
        "A turn is one action. The usual one puts a unit on the map. Click a sheep or a cow on "
        "your board below, then a lit hex: animals give wool or milk in every round to come. The "
        "panel shows what it costs before you confirm, and Undo takes it back.",
        "expand",
        ("unit:sheep", "unit:cow", "unit:field"),
        1,
    ),
    Step(
        TURN,
        "Take a contract",
        "Exports are where most points come from. Choose a contract in the export board that "
        "asks for goods you can make: wool, cheese, bread, whisky, or animals as meat. In the "
        "first round taking one even brings money. You can hold one at a time.",
        "contracts",
        ("board:pile",),
        1,
    ),
    Step(
        TURN,
        "Trade",
        "Your merchants buy and sell. Click a good in the market to see what you may do with it. "
        "Prices rise when goods are bought and fall when they are sold, and the merchants you "
        "send stay there until the round ends.",
        "trade",
        ("good:wool", "good:milk", "good:grain"),
        1,
    ),
    Step(
        TURN,
        "Keep going, then pass",
        "Expand again while you can pay for it: income comes only when the round ends. When "
        "nothing good is left, pass. Whoever passes first gets the most money for it and begins "
        "the next round.",
        "turn",
        ("board:pass",),
        1,
    ),
    Step(
        TURN,
        "Round 2: a processing building",
        "All your units have produced, and the scoring tile of the round paid glory. Now a dairy "
        "turns milk into cheese, a bakery grain into bread, a distillery grain into whisky: "
        "worth more, and contracts ask for it. Expand with one of these beside your animals or "
        "fields.",
        "expand",
        ("unit:dairy", "unit:bakery", "unit:distillery"),
        2,
    ),
    Step(
        TURN,
        "Fulfil your contract",
        "When you have what your contract asks for, fulfil it: click it on your board. Is "
        "something missing? Buy it at the market first. Imports on the contract score at the "
        "end; the rarer among all players, the more.",
        "contracts",
        (),
        2,
    ),
    Step(
        TURN,
        "Grow further",
        "Upgrades stay for the whole game: shipping crosses rivers and lochs, tools let workers "
        "earn more, and another merchant lets you trade more. Choose one, or whatever you like "
        "better. From here on you know enough: the question mark beside each action tells its "
        "rules, and Hint asks a bot.",
        "upgrades",
        ("board:shipping", "board:merchants"),
        2,
    ),
)

ASIDES = {
    "after-expanding": "You built beside another clan. Once, you may now buy what that unit "
    "makes, cheaper than at the market and without merchants. Buy, or be done.",
    "end-of-turn": "Your action is done. Before you end the turn you may still use a port within reach.",
    "export-bonuses": "The contract gives these at once: use them in any order. Units placed "
    "this way cost only their land.",
    "slaughter": "The contract asks for meat: choose which animals leave the map.",
    "make": "The round ends and your buildings may turn basic goods into better ones. Usually "
    "make as much as you can.",
    "bonus-upgrade": "A free upgrade: shipping is a good choice when land nearby is taken or dear.",
    "discard": "Choose the good that you can do without.",
    "gain": "Choose the good that your contract needs.",
}

LESSON = Lesson(seed=20, bots=("easy",), steps=STEPS, asides=ASIDES)
