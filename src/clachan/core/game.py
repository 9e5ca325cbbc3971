"""The contract between a game and everything that uses games: one record of functions, no base class."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from typing import Any

from clachan.core.action import Action, Catalogue
from clachan.core.errors import ClachanError, IllegalAction
from clachan.core.message import Fact, Message, Question, Reason
from clachan.core.options import Option, Options
from clachan.core.rng import Rng

State = Any
"""A game's own mutable state; only the game's rules write to it."""

Layout = dict[str, str]
"""How the table was set up before the first question, each part as a short text."""


@dataclass(frozen=True)
class Score:
    """A seat's points, one line for each scoring rule, its place (1 is best) and a word of rating if any."""

    seat: int
    lines: Mapping[str, int]
    total: int
    place: int
    rating: str = ""


@dataclass(frozen=True)
class Game:
    """A game is data and functions. Everything that plays games lives on these.

    `words` is the folder of its sentences, one folder within for each language;
    `reveals` tells whether an action shows somebody what was hidden, so that it cannot be taken back;
    `is_secret` whether the answers allowed now are known to the seat asked alone, so that even an only
    answer must be waited for.
    """

    name: str
    title: str
    words: Traversable
    option_list: tuple[Option, ...]
    catalogue: Catalogue
    read_options: Callable[[Mapping[str, object]], Options]
    draw_layout: Callable[[Options, Rng], Layout]
    setup: Callable[[Options, Layout], State]
    deal: Callable[[Options, Rng], tuple[Layout, State]]
    seat: Callable[[State], int]
    legal_numbers: Callable[[State], list[int]]
    why_not: Callable[[State, int], Reason | None]
    apply: Callable[[State, int], None]
    copy: Callable[[State], State]
    turn: Callable[[State], int]
    reveals: Callable[[State, int], bool]
    is_secret: Callable[[State], bool]
    question: Callable[[State], Question]
    view: Callable[[State, int | None], dict[str, Any]]
    scores: Callable[[State], list[Score]]
    narrate: Callable[[State, int], list[Fact]]
    cost: Callable[[State, int], Message | None]
    fault: Callable[[State], str | None]
    redeal: Callable[[State, int, Rng], None]
    play_out: Callable[[State, Rng, list[int] | None], int]
    play_asking: Callable[[State, Rng, int], int]
    perft: Callable[[State, int], int]
    key: Callable[[State], bytes]
    data_digest: Callable[[], str]
    compiled: Callable[[], bool]
    seat_names: Callable[[State], list[str]]

    def legal(self, state: State) -> list[Action]:
        """The answers to the question on top, in the order of their numbers."""
        actions = self.catalogue.actions
        return [actions[number] for number in sorted(self.legal_numbers(state))]

    def check(self, state: State, action: Action) -> None:
        """Refuse an action that is not allowed now, with the judge's reason.

        The generator is asked first: it is much the faster one, and tests hold both equal.
        """
        if self.seat(state) == OVER:
            raise IllegalAction(action.text, Reason("", "game-over"))
        if action.number not in self.legal_numbers(state):
            reason = self.why_not(state, action.number)
            assert reason is not None, f"the generator refuses {action.text!r}, the judge does not"
            raise IllegalAction(action.text, reason)

    def over(self, state: State) -> bool:
        return self.seat(state) == OVER


OVER = -3
"""The seat of a game in which no question is left."""


_GAMES: dict[str, Callable[[], Game]] = {}


def register(name: str, opener: Callable[[], Game]) -> None:
    """Make a game known under its name; it is opened when it is first asked for."""
    _GAMES[name] = opener


def open_game(name: str) -> Game:
    """The game of this name."""
    opener = _GAMES.get(name)
    if opener is None:
        raise ClachanError(f"there is no game {name!r}: the games are {', '.join(game_names())}")
    return opener()


def game_names() -> Iterable[str]:
    return sorted(_GAMES)
