"""The words of the chronicles: texts of their actions, names and prompts of their questions."""

# By chronicle, in the order of the numbers that `actions.py` reserves for it.
TEXTS: dict[int, tuple[str, ...]] = {}

# By kind of decision: a short name, and a prompt for the player.
QUESTIONS: dict[int, tuple[str, str]] = {}
