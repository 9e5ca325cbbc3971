"""The words of the chronicles: texts of their actions, names and prompts of their questions."""

from clachan.games.glenmore.components import CARDS, GATHERING_CARDS, GOODS, MOBSTERS

# By chronicle, in the order of the numbers that `actions.py` reserves for it.
TEXTS: dict[int, tuple[str, ...]] = {
    2: ("climb the mountain", "lay coin", *(f"lay {good}" for good in GOODS), "collect"),
    3: (
        *(f"barrel {space}" for space in range(10)),
        "distil",
        "age",
        "build cellar 2",
        "build cellar 3",
        "sell on the extra space",
        "sell on a lower space",
    ),
    5: (
        *(f"take haggis {value}" for value in (1, 2, 3)),
        "draw haggis",
        *(f"return haggis {value}" for value in (1, 2, 3)),
        "spend whisky",
        *(f"haggis token {token}" for token in range(1, 14)),
    ),
    6: (
        *(f"trigger {card}" for card in CARDS),
        *(f"turn over {card}" for card in CARDS),
    ),
    7: (
        *(f"vote on {card}" for card in GATHERING_CARDS),
        "vote aye",
        "vote nay",
        "vote two ayes",
        "vote two nays",
        "vote aye and nay",
    ),
    8: (
        *(f"choose p{seat}" for seat in range(1, 5)),
        *(f"space {space}" for space in range(1, 15)),
        *(f"penny on {mobster}" for mobster in MOBSTERS),
        *(f"free {mobster}" for mobster in MOBSTERS),
        *(f"jail {mobster}" for mobster in MOBSTERS),
        *(f"use {mobster}" for mobster in MOBSTERS),
        *(f"coins of {row}" for row in (*GOODS, "england")),
        *(f"seize {good}" for good in GOODS),
        *(f"token {token}" for token in range(1, 4)),
        "scotsman from the supply",
        "walk kenneth mcsnitch",
    ),
}

# By kind of decision: a short name, and a prompt for the player.
QUESTIONS: dict[int, tuple[str, str]] = {
    72: ("pass the mountain", "Your pawn has passed the mountain: leave a coin or a good on it."),
    73: ("mountain from", "From which tile does the good go to the mountain?"),
    74: ("leave the mountain", "You leave the mountain: collect what lies on it? You may sell goods first."),
    75: (
        "keep from the mountain",
        "Not everything from the mountain finds room: which good do you keep next?",
    ),
    80: ("pay a barrel", "Which barrel do you pay?"),
    81: ("age a barrel", "Which barrel moves one space to the right?"),
    82: ("distil or age", "Distil whisky, or let a barrel age?"),
    83: ("pass a sale", "Your pawn has passed a sale tile: sell a barrel, or be done."),
    84: (
        "stop at a sale",
        "Sell a barrel on the extra space and one on a lower space, at least one of them.",
    ),
    85: ("sell a barrel", "Which barrel do you sell?"),
    96: ("gain haggis", "Take an open haggis token or draw a hidden one."),
    97: ("draw haggis", "A haggis token is drawn."),
    98: ("return haggis", "Your table is full: which haggis token goes back?"),
    99: ("roll for haggis", "The die is rolled for the haggis."),
    100: ("whisky for haggis", "Spend a barrel of whisky for one more roll of your own?"),
    101: ("roll for haggis", "The die is rolled for one player's haggis."),
    103: ("give haggis", "Give one of your haggis tokens away."),
    104: ("event", "Trigger the event of a landmark card, or just turn the card over."),
    105: ("pay a Scotsman", "Pay for the event with a Scotsman from your territory."),
    106: ("give back sheep", "From which tile does the sheep go back?"),
    107: ("give stone", "Give stone from your tiles or buy some, 3 points each, or be done."),
    108: ("go home", "Send a Scotsman to the Home Castle, or be done."),
    109: ("activate abroad", "Activate a tile of another player, or be done."),
    110: ("swap the Englishman", "With which tile does the Englishman change places?"),
    111: ("gain a good", "Gain a good of your choice."),
    112: ("call the Great Gathering", "On which scoring card does the Great Gathering vote?"),
    113: ("vote", "Vote in secret: shall the scoring card count at the end of the game?"),
    120: ("prison", "Put a penny on a mobster in prison, take a mobster, or be done."),
    121: ("arrest", "A mobster comes into prison."),
    122: ("mobster", "What does {mobster} do?"),
    123: ("buy from a producer", "Buy one of the goods produced with a coin of Bruce McMail, or be done."),
    124: ("outlaw", "Where does {mobster} go?"),
    125: ("theft", "Derek Anderson steals: which tile, and where does it go?"),
    126: ("token lot", "A reward token is drawn."),
}
