"""The words of the chronicles: texts of their actions, names and prompts of their questions."""

# By chronicle, in the order of the numbers that `actions.py` reserves for it.
TEXTS: dict[int, tuple[str, ...]] = {
    5: (
        *(f"take haggis {value}" for value in (1, 2, 3)),
        "draw haggis",
        *(f"return haggis {value}" for value in (1, 2, 3)),
        "spend whisky",
        *(f"haggis token {token}" for token in range(1, 14)),
    ),
}

# By kind of decision: a short name, and a prompt for the player.
QUESTIONS: dict[int, tuple[str, str]] = {
    96: ("gain haggis", "Take an open haggis token or draw a hidden one."),
    97: ("draw haggis", "A haggis token is drawn."),
    98: ("return haggis", "Your table is full: which haggis token goes back?"),
    99: ("roll for haggis", "The die is rolled for the haggis."),
    100: ("whisky for haggis", "Spend a barrel of whisky for one more roll of your own?"),
    101: ("roll for haggis", "The die is rolled for one player's haggis."),
    103: ("give haggis", "Give one of your haggis tokens away."),
}
