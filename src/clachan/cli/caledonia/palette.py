"""Letters, colours and proper names of Clans of Caledonia in a terminal.

Every colour has a letter or a number beside it, so that the table reads the same without colours.
"""

from rich.text import Text
from rich.theme import Theme

UNIT_LETTERS = {
    "sheep": "S", "cow": "C", "dairy": "D", "bakery": "B", "field": "F", "distillery": "T",
    "woodcutter": "W", "miner": "M", "fisherman": "N",
}  # fmt: skip
TERRAIN_LETTERS = {"grass": "G", "forest": "F", "mountain": "M"}

# Each style for terminals of many colours (chosen to stay apart among 256 too), and for those of sixteen.
STYLES = {
    "grass": ("#0a1c05 on #a5cc70", "black on green"),
    "forest": ("#f0f8ea on #2d742d", "bold green on black"),
    "mountain": ("#1c130a on #c8a982", "black on yellow"),
    "loch": ("#8fb8de on #28568a", "white on blue"),
    # The lower half of a hex is a little darker: that sets it off from the hex below.
    "grass.lower": ("#0a1c05 on #8db658", "black on green"),
    "forest.lower": ("#f0f8ea on #265c28", "bold green on black"),
    "mountain.lower": ("#1c130a on #a98a66", "black on yellow"),
    "loch.lower": ("#8fb8de on #1c4479", "white on blue"),
    "river": ("bold #d8f0ff on #2f7fd0", "black on cyan"),
    "edge": ("grey42", "bright_black"),
    "mist": ("dim grey50", "bright_black"),
    "port": ("bold #102030 on #f4f1e8", "bold black on white"),
    "neutral": ("#303030 on #c8c8c8", "white on black"),
    "covered": ("#f4f1e8 on #303030", "white on black"),
    # Four colours that stay apart for every common kind of colour blindness, on land and on water.
    "seat.1": ("bold #000000 on #ffb000", "bold yellow on black"),
    "seat.2": ("bold #ffffff on #7a1fa2", "bold white on magenta"),
    "seat.3": ("bold #ffffff on #c62008", "bold white on red"),
    "seat.4": ("bold #ffffff on #000000", "bold black on white"),
    "heading": ("bold #c8962e", "bold yellow"),
    "met": ("bold #4caf62", "bold green"),
    "faint": ("dim", "dim"),
    "strong": ("bold", "bold"),
}
RIVER, EDGE, MIST, PORT, NEUTRAL, COVERED = "river", "edge", "mist", "port", "neutral", "covered"
HEADING, MET, FAINT, STRONG = "heading", "met", "faint", "strong"
SEAT_STYLES = tuple(f"seat.{seat}" for seat in range(1, 5))


def theme(colours: str | None) -> Theme:
    """The styles for what a terminal can show, as rich names it."""
    few = colours in ("standard", "windows")
    return Theme({name: style[few] for name, style in STYLES.items()})


def seat_badge(seat: int) -> Text:
    """The seat's number on its colour."""
    return Text().append(f" {seat + 1} ", SEAT_STYLES[seat])


def heading(words: str) -> Text:
    return Text().append(words, HEADING)
