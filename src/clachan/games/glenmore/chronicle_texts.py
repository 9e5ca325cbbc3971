"""The words of the chronicles: texts of their actions, names and prompts of their questions."""

GOODS = ("wood", "stone", "barley", "sheep", "cattle")

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
}

# By kind of decision: a short name, and a prompt for the player.
QUESTIONS: dict[int, tuple[str, str]] = {
    72: ("pass the mountain", "Your pawn has passed the mountain: leave a coin or a good on it."),
    73: ("mountain from", "From which tile does the good go to the mountain?"),
    74: ("leave the mountain", "You leave the mountain: collect what lies on it? You may sell goods first."),
    75: ("keep from the mountain", "Not everything from the mountain finds room: which good do you keep next?"),
    80: ("pay a barrel", "Which barrel do you pay?"),
    81: ("age a barrel", "Which barrel moves one space to the right?"),
    82: ("distil or age", "Distil whisky, or let a barrel age?"),
    83: ("pass a sale", "Your pawn has passed a sale tile: sell a barrel, or be done."),
    84: ("stop at a sale", "Sell a barrel on the extra space and one on a lower space, at least one of them."),
    85: ("sell a barrel", "Which barrel do you sell?"),
}
