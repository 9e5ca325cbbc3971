"""Letters, colours and marks of Glen More II in a terminal.

Every colour has a letter or a number beside it, so that the table reads the same without colours.
"""

from rich.text import Text
from rich.theme import Theme

from clachan.words import words_for

KIND_LETTERS = {
    "village": "V", "castle": "C", "animal": "A", "material": "M", "whisky": "W", "trade": "T", "loch": "L",
    "other": "O", "person": "P", "end": "E", "start": "S", "sale": "K",
}  # fmt: skip
GOOD_LETTERS = {"wood": "wo", "stone": "st", "barley": "ba", "sheep": "sh", "cattle": "ca"}
RIVER_MARK, OVER_MARK, OPEN_MARK, SCOTSMAN_MARK = "≈", "↑", "*", "☻"

# Each style for terminals of many colours (chosen to stay apart among 256 too), and for those of sixteen.
STYLES = {
    "kind.village": ("#1c130a on #e0bd8c", "black on yellow"),
    "kind.castle": ("#ffffff on #6e6e78", "black on white"),
    "kind.animal": ("#0a1c05 on #a5cc70", "black on green"),
    "kind.material": ("#ffffff on #7d5432", "yellow on black"),
    "kind.whisky": ("#1c1000 on #f0a030", "black on red"),
    "kind.trade": ("#ffffff on #8a3d74", "white on magenta"),
    "kind.loch": ("#ffffff on #28568a", "white on blue"),
    "kind.other": ("#ffffff on #3d6b66", "black on cyan"),
    "kind.person": ("#102030 on #f4f1e8", "bold black on white"),
    "kind.end": ("bold #ffffff on #202020", "bold white on black"),
    "kind.start": ("#102030 on #9fd0d8", "black on cyan"),
    "kind.sale": ("#102030 on #d8d860", "black on yellow"),
    "river": ("bold #d8f0ff on #2f7fd0", "black on cyan"),
    "seat.1": ("bold #ffffff on #c62008", "bold white on red"),
    "seat.2": ("bold #000000 on #ffd21f", "bold black on yellow"),
    "seat.3": ("bold #ffffff on #1e7a34", "bold white on green"),
    "seat.4": ("bold #ffffff on #2050c8", "bold white on blue"),
    "die": ("bold #000000 on #ffffff", "bold black on white"),
    "cost": ("#e08060", "red"),
    "once": ("#7fb2e5", "cyan"),
    "gain": ("#7fc97f", "green"),
    "heading": ("bold #c8962e", "bold yellow"),
    "faint": ("dim", "dim"),
    "strong": ("bold", "bold"),
}
RIVER, DIE, COST, ONCE, GAIN = "river", "die", "cost", "once", "gain"
HEADING, FAINT, STRONG = "heading", "faint", "strong"
SEAT_STYLES = tuple(f"seat.{seat}" for seat in range(1, 5))


def theme(colours: str | None) -> Theme:
    """The styles for what a terminal can show, as rich names it."""
    few = colours in ("standard", "windows")
    return Theme({name: style[few] for name, style in STYLES.items()})


def kind_style(kind: str) -> str:
    return f"kind.{kind}"


def kind_letter(kind: str) -> str:
    return KIND_LETTERS.get(kind, "?")


def seat_badge(seat: int) -> Text:
    """The seat's number on its colour."""
    return Text().append(f" {seat + 1} ", SEAT_STYLES[seat])


def seat_title(seat: int) -> str:
    return words_for("glenmore").name(f"seat:{seat}")


def heading(words: str) -> Text:
    return Text().append(words, HEADING)
