"""The words of the chronicles: texts of their actions, names and prompts of their questions."""

from clachan.games.glenmore.components import GOODS, REWARDS

# By chronicle, in the order of the numbers that `actions.py` reserves for it.
TEXTS: dict[int, tuple[str, ...]] = {
    1: (
        *(f"lot {number}" for number in range(1, 17)),
        "row the boat",
        *(f"token {reward}" for reward in REWARDS),
    ),
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
    64: ("deal a token", "A reward token is laid out."),
    65: ("lot for Start", "A lot decides whether the Start tile comes now."),
    66: ("choose a token", "Choose one of the reward tokens of this castle, or be done."),
    67: ("reward", "Gain a good of your choice."),
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
}
