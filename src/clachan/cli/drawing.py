"""How a game shows itself in a terminal. The rest of the command line knows no game."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from rich.console import Console, RenderableType
from rich.theme import Theme

from clachan.core.action import Action
from clachan.core.game import open_game, part_of
from clachan.core.message import Message

View = dict[str, Any]


@dataclass(frozen=True)
class HelpTopic:
    """A short help in our own words; the first of its words is its title, the others also find it."""

    kind: str
    words: tuple[str, ...]
    text: str


@dataclass(frozen=True)
class Drawing:
    """What a game brings along to be played in a terminal."""

    introduction: Message
    """What the game is about and how it is played here, some lines."""
    example: str
    """An action to show how actions are typed."""
    theme: Callable[[str | None], Theme]
    """The styles that the parts name, for a terminal's system of colours."""
    parts: Mapping[str, Callable[[View, int], RenderableType]]
    """Parts of the table on request: the name a person types, and how to draw it at a width."""
    table: Callable[[View, Sequence[str], int, int], RenderableType]
    """Everything that fits a width and a height, with the last lines of the log."""
    beside: Callable[[View], RenderableType | None]
    """What must be seen to answer the question, unless it lies on the table anyway."""
    status: Callable[[View], str]
    """Round, money and the like of whoever is asked, for the prompt."""
    family: Callable[[Action], tuple[str, str]]
    """How actions are listed together: what they share, and what is this one's own."""
    detail: Callable[[Action, View], str]
    """What a text of an action leaves unsaid, such as what a numbered contract asks for, or which tile
    lies on a space."""
    topics: Callable[[], Sequence[HelpTopic]]


def dressed(console: Console, game: str) -> Drawing:
    """The drawing of a game, and a console that knows its styles."""
    drawing = drawing_of(game)
    console.push_theme(drawing.theme(console.color_system))
    return drawing


@cache
def drawing_of(game: str) -> Drawing:
    """The drawing of the game of this name: its own, or its view line by line."""
    from clachan.cli.bare import bare_drawing

    found: Drawing = part_of(game, "cli", "DRAWING") or bare_drawing(open_game(game))
    return found
