"""How a game without a drawing of its own shows itself in a terminal: its view, line by line."""

from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import Group
from rich.text import Text
from rich.theme import Theme

from clachan.cli.drawing import Drawing, View
from clachan.cli.screen import STRONG, cut_to
from clachan.core.game import Game
from clachan.core.message import Message
from clachan.words import title_of

LOG_MOST = 8


def bare_drawing(game: Game) -> Drawing:
    """Everything that a game tells of itself, and nothing that only it would know."""
    return Drawing(
        introduction=Message("", "terminal-introduction-bare", {"title": title_of(game)}),
        example=max((action.text for action in game.catalogue.actions), key=lambda text: text.count(" ")),
        theme=lambda colours: Theme(),
        parts={"board": lambda view, width: Group(*lines(view))},
        table=_table,
        beside=lambda view: None,
        status=lambda view: "",
        family=lambda action: ("", action.text),
        detail=lambda action, view: "",
        topics=tuple,
    )


def _table(view: View, log: Sequence[str], width: int, height: int) -> Group:
    """The view, cut to what fits, and the last lines of the log."""
    told = [Text(f"· {line}") for line in log[-LOG_MOST:]]
    return cut_to([*list(lines(view))[: max(1, height - len(told))], *told], width)


def lines(data: Any, name: str = "", depth: int = 0) -> Iterator[Text]:
    """Plain data as text: what is small on one line, what is large below its name."""
    small = _small(data)
    head = Text("  " * depth).append(f"{name}: " if name else "", STRONG)
    if small is not None:
        yield head.append(small)
        return
    if name:
        yield head
    held = data.items() if isinstance(data, dict) else enumerate(data, 1)
    for key, value in held:
        yield from lines(value, str(key), depth + bool(name))


def _small(data: Any) -> str | None:
    """Data that goes onto a line: a value, or some values without anything within them."""
    if isinstance(data, dict):
        within = [f"{key} {value}" for key, value in data.items() if not isinstance(value, dict | list)]
        return ", ".join(within) if len(within) == len(data) and within else None if data else "none"
    if isinstance(data, list):
        if any(isinstance(value, dict | list) for value in data):
            return None
        return ", ".join(map(str, data)) or "none"
    return str(data)
