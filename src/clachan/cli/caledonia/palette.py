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
CLAN_NAMES = {"macdonald": "MacDonald", "macewen": "MacEwen", "mackenzie": "MacKenzie"}

TERRAIN_STYLES = {
    "grass": Style(color="#10240a", bgcolor="#9cc368"),
    "forest": Style(color="#e6f2e0", bgcolor="#2f6b3a"),
    "mountain": Style(color="#241a10", bgcolor="#b3a28c"),
    "loch": Style(color="#8fb8de", bgcolor="#234f80"),
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


def clan_title(clan: str) -> str:
    """A clan as its members write it."""
    return CLAN_NAMES.get(clan, clan.capitalize())


def seat_badge(seat: int) -> Text:
    """The seat's number on its colour."""
    return Text(f" {seat + 1} ", SEAT_STYLES[seat])


def heading(words: str) -> Text:
    return Text(words, HEADING)
