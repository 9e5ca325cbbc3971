"""What the web table needs to know of a game beyond its rules: parts of the board, prints, helps, plots."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from clachan.core.action import Action
from clachan.core.game import Game, State, open_game, part_of
from clachan.core.message import Message
from clachan.server.explaining import Relevance
from clachan.server.lesson import Lesson
from clachan.server.topics import Uncertain

GIVES, BRINGS = "gives", "brings"


class Follows(NamedTuple):
    """Something that follows from an answer: its kind, what is said of it, its side where there are two."""

    kind: str
    said: Message
    side: str = ""


class Choice(NamedTuple):
    """One of several things that an option can hold, such as a chronicle, and short notes on it."""

    value: str
    name: Message
    help: Message
    notes: tuple[Message, ...] = ()


@dataclass(frozen=True)
class Tabletop:
    """One game on the web table. A part is a text such as `hex:c4`, `good:wool` or `contract:12`.

    `choices` lists what an option may hold several of; `passes` tells whether a seat can be passed for;
    `reveal` shows a table of which nothing is hidden any more; `relevance` ranks the reasons of its judge;
    `uncertain` lists the printed values that are not certain; `records` describe its view and what is
    printed, for the types of the browser.

    How a turn flows, by kinds of questions: `inner` ones belong to the answer before and are chosen with it;
    those that are `optional` can be left alone by the actions in `closing`; `at_once` needs no confirmation.
    `asks_end` tells that a turn never ends unasked, though nothing is left to do in it: it may be taken back;
    `is_turn_over` that one is over which the state counts until chance has prepared the next.
    `results` are the keys of the view that tell how a game ended: as long as its last turn waits they stay.
    `consequences` tells all that follows for a seat, from the positions before and after; `grounds` what of
    it speaks for an answer, the weightiest first. `takes` names the kind of part that an action of a family
    takes and nobody else can have then. `title` calls an action as those do who see the position.
    """

    parts: Callable[[State, Action], tuple[str, ...]]
    relevance: Relevance
    printed_facts: Callable[[], Mapping[str, Any]]
    standing: Callable[[State], list[dict[str, int]]]
    summary: Callable[[State], Message]
    automatic_pass: Callable[[State], int | None]
    ends_turn: Callable[[Action], bool]
    choices: Callable[[], Mapping[str, list[Choice]]] = dict
    passes: bool = True
    reveal: Callable[[Game, State], dict[str, Any]] = lambda game, state: game.view(state, None)
    inner: frozenset[str] = frozenset()
    optional: frozenset[str] = frozenset()
    at_once: frozenset[str] = frozenset()
    closing: frozenset[int] = frozenset()
    asks_end: bool = False
    is_turn_over: Callable[[State], bool] = lambda _: False
    results: tuple[str, ...] = ("scores",)
    consequences: Callable[[State, State, int, Sequence[int]], list[Follows]] = lambda *_: []
    grounds: Callable[[State, State, int], list[Follows]] = lambda *_: []
    takes: Mapping[str, str] = field(default_factory=dict)
    title: Callable[[State, Action], Message] = lambda _, action: action.message()
    lesson: Lesson | None = None
    uncertain: Callable[[], list[Uncertain]] = list
    records: tuple[type, ...] = ()


def tabletop_of(game: str) -> Tabletop:
    """The web side of a game: its own, or what every game can have."""
    from clachan.server.bare import bare_tabletop

    found: Tabletop = part_of(game, "server", "TABLETOP") or bare_tabletop(open_game(game))
    return found
