"""Letters, colours and proper names of Clans of Caledonia in a terminal.

Every colour has a letter or a number beside it, so that the table reads the same without colours.
"""

from rich.style import Style
from rich.text import Text

UNIT_LETTERS = {
    "sheep": "S", "cow": "C", "dairy": "D", "bakery": "B", "field": "F", "distillery": "T",
    "woodcutter": "W", "miner": "M", "fisherman": "N",
}  # fmt: skip
TERRAIN_LETTERS = {"grass": "G", "forest": "F", "mountain": "M"}
PORT_LABELS = {"basics": "basic", "processed": "proc.", "upgrade": "upgr.", "contracts": "contr"}

TERRAIN_STYLES = {
    "grass": Style(color="#0a1c05", bgcolor="#a5cc70"),
    "forest": Style(color="#f0f8ea", bgcolor="#34743f"),
    "mountain": Style(color="#1c130a", bgcolor="#bcab95"),
    "loch": Style(color="#8fb8de", bgcolor="#28568a"),
}
# The lower half of a hex is a little darker: that sets it off from the hex below.
LOWER_STYLES = {
    "grass": Style(color="#0a1c05", bgcolor="#8db658"),
    "forest": Style(color="#f0f8ea", bgcolor="#275c31"),
    "mountain": Style(color="#1c130a", bgcolor="#a39079"),
    "loch": Style(color="#8fb8de", bgcolor="#1f4672"),
}
RIVER = Style(color="#d8f0ff", bgcolor="#2f7fd0", bold=True)
EDGE = Style(color="grey42")
MIST = Style(color="grey50", dim=True)
PORT = Style(color="#102030", bgcolor="#f4f1e8", bold=True)
NEUTRAL = Style(color="#303030", bgcolor="#c8c8c8")
COVERED = Style(color="#f4f1e8", bgcolor="#303030")
# Four colours that stay apart for every common kind of colour blindness, on land and on water.
SEAT_STYLES = (
    Style(color="#000000", bgcolor="#ffb000", bold=True),
    Style(color="#ffffff", bgcolor="#7a1fa2", bold=True),
    Style(color="#ffffff", bgcolor="#c2360c", bold=True),
    Style(color="#ffffff", bgcolor="#000000", bold=True),
)
HEADING = Style(bold=True, color="#e0b050")
FAINT = Style(dim=True)
STRONG = Style(bold=True)
MET = Style(color="#7fd07f", bold=True)


def seat_badge(seat: int) -> Text:
    """The seat's number on its colour."""
    return Text().append(f" {seat + 1} ", SEAT_STYLES[seat])


def heading(words: str) -> Text:
    return Text().append(words, HEADING)
