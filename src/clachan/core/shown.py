"""What the view of every game has; a game adds to it. The browser's types are written from these."""

from typing import TypedDict


class AskedView(TypedDict):
    """Who is asked what."""

    seat: int
    kind: str


class ScoreView(TypedDict):
    """The points of a seat, line by line."""

    seat: int
    total: int
    lines: dict[str, int]


class TableView(TypedDict):
    """The table as everybody shows it."""

    players: int
    over: bool
    asked: AskedView
    scores: list[ScoreView]
