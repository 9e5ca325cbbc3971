"""What the web table needs to know of a game beyond its rules: parts of the board, prints, helps, plots."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from clachan.core.action import Action
from clachan.core.errors import ClachanError
from clachan.core.game import Game, State
from clachan.server.lesson import Lesson
from clachan.server.messages import Reason


@dataclass(frozen=True)
class Tabletop:
    """One game on the web table. A part is a text such as `hex:c4`, `good:wool` or `contract:12`."""

    parts: Callable[[Action], tuple[str, ...]]
    explain: Callable[[Game, State, list[Action]], list[Reason]]
    printed: Callable[[], Mapping[str, Any]]
    standing: Callable[[State], list[dict[str, int]]]
    summary: Callable[[State], str]
    automatic_pass: Callable[[State], int | None]
    ends_turn: Callable[[Action], bool]
    open_information: bool
    rules: int = 1
    """Raised whenever a rule changes what may follow in a running game: such games are only shown."""
    lesson: Lesson | None = None


def tabletop_of(game: str) -> Tabletop:
    """The web side of a game."""
    if game == "caledonia":
        from clachan.server.caledonia import CALEDONIA

        return CALEDONIA
    raise ClachanError(f"the web table has no board for {game!r} yet")
