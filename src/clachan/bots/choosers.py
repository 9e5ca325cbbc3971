"""What thinking bots know of a game: its choosers, found by the name of the game and loaded when needed."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Protocol

from clachan.bots.bot import BadBot, Values
from clachan.core.game import Game, State, part_of
from clachan.core.message import refusal
from clachan.core.rng import Rng

HIDDEN_SEED = 1
POINT = 100  # the compiled searches count in hundredths of points


class Chooser(Protocol):
    """Answers the question on top of a state for the seat that is asked."""

    def choose(self, state: State) -> int: ...


@dataclass(frozen=True)
class Hint:
    """An action that a bot thinks well of, with the final points that it expects after it."""

    number: int
    points: float


@dataclass(frozen=True)
class Choosers:
    """The ways to think about one game. Each takes a position, a seed and the bot's parameters."""

    greedy: Callable[[State, int, Values], Chooser]
    turn: Callable[[State, int, Values], Chooser]
    mcts: Callable[[State, int, Values], Chooser]
    hints: Callable[[State, int, float], list[Hint]]
    plan: Callable[[State, int, Values], Chooser] | None = None
    brisk: Callable[[State, int], Chooser] | None = None
    """A quick way to play on, from a position and a seed, for many games to the end."""
    levels: Mapping[str, str] = field(default_factory=dict)
    """Bots for the levels of play that a table can offer, where another than usual plays better."""
    suited: Callable[[State], Mapping[str, str]] | None = None
    """The same for one table, where tables differ much; found out when the bot is first asked."""
    kind: Callable[[State], str] | None = None
    """The kind of table, by which a network that was trained and a row that was bred for it are called."""


def tree_numbers(values: Values) -> tuple[int, float, int, int, int, int, int, bool]:
    """The parameters of the bot `mcts` in the order in which the search of a tree takes them."""
    return (
        int(values["iterations"]),
        float(values["time"]),
        int(values["rollout"]),
        int(values["width"]),
        int(values["rivals"]),
        int(values["trust"]),
        round(float(values["explore"]) * POINT),
        values["paranoid"] == 1,
    )


def choosers_of(game: Game) -> Choosers:
    """What is known of this game."""
    choosers = found_choosers(game.name)
    if choosers is None:
        raise BadBot(refusal("only-random-plays", game=str(game.name)))
    return choosers


def found_choosers(game: str) -> Choosers | None:
    """The choosers that hang on the game's name, if there are any."""
    choosers: Choosers | None = part_of(game, "bots", "CHOOSERS")
    return choosers


def _way_of(choosers: Choosers, name: str, game: str) -> Callable[[State, int, Values], Chooser]:
    ways = {"greedy": choosers.greedy, "turn": choosers.turn, "mcts": choosers.mcts, "plan": choosers.plan}
    way = ways[name]
    if way is None:
        raise BadBot(refusal("bot-not-for-game", bot=str(name), game=str(game)))
    return way


class ThinkingBot:
    """A bot of one of a game's ways; it begins to think when it first sees the table."""

    def __init__(self, name: str, game: Game, seed: int, values: Values) -> None:
        self.name = name
        self._choosers = choosers_of(game)
        self._seed = seed
        self._values = values
        self._way = _way_of(self._choosers, name, game.name)
        self._chooser: Chooser | None = None

    def choose(self, state: State) -> int:
        if self._chooser is None:
            self._chooser = self._way(state, self._seed, self._values)
        return self._chooser.choose(state)


def hints(game: Game, state: State, count: int = 3, seconds: float = 1.0) -> list[Hint]:
    """The best few actions for the seat that is asked, with expected points, the best first."""
    own = game.imagined(state, game.seat(state), Rng(HIDDEN_SEED))  # what it may not see must not help it
    return choosers_of(game).hints(own, count, seconds)
