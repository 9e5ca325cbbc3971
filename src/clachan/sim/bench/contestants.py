"""The engines in the race. Each is run without its logs and screens, by the loop that suits it best."""

import random
from importlib import import_module
from importlib.metadata import version
from importlib.util import find_spec
from typing import Any

from clachan.core.errors import ClachanError
from clachan.core.game import Game
from clachan.core.match import Match, new_match
from clachan.core.message import refusal
from clachan.core.rng import Rng

PLAYERS = 4
PIECE = 50  # actions of the slower engines between two looks at the clock

OTHERS = {"catanatron": "catanatron", "python_chess": "chess"}
"""The names of the other engines, and of the packages that they are."""


def demand_others() -> None:
    """Refuse to race against nobody."""
    missing = [package for package in OTHERS.values() if find_spec(package) is None]
    if missing:
        raise ClachanError(refusal("bench-needs", packages=tuple(missing)))


def versions() -> dict[str, str]:
    return {name: version(package) for name, package in OTHERS.items()}


class WholeGames:
    """Clachan: random games of four players, each with its own layout, set up and played to the end."""

    def __init__(self, game: Game, name: str = "", **more: object) -> None:
        self.name = f"{game.name} {name}".strip()
        self._game = game
        self._options = game.read_options({"players": PLAYERS, **more})
        self._seed = 0

    def step(self) -> int:
        self._seed += 1
        rng = Rng(self._seed)
        _, state = self._game.deal(self._options, rng)
        return self._game.play_out(state, rng, None)


class MatchMoves:
    """Clachan as its users play it: a match, its legal actions, one of them played with all checks."""

    def __init__(self, game: Game) -> None:
        self.name = f"{game.name} match"
        self._game = game.name
        self._random = random.Random(1)
        self._seed = 0
        self._match = self._new_match()

    def _new_match(self) -> Match:
        self._seed += 1
        return new_match(self._game, players=PLAYERS, seed=self._seed)

    def step(self) -> int:
        match = self._match
        for _ in range(PIECE):
            if match.over:
                match = self._match = self._new_match()
            match.play(self._random.choice(match.legal()))
        return PIECE


class Catanatron:
    """Settlers of Catan with its own random players, four of them."""

    name = "catanatron"

    def __init__(self) -> None:
        engine, player = import_module("catanatron.game"), import_module("catanatron.models.player")
        self._open: Any = engine.Game
        self._limit: int = engine.TURNS_LIMIT
        self._players = [player.RandomPlayer(color) for color in player.Color]
        self._seed = 0
        self._new_game()

    def _new_game(self) -> None:
        self._seed += 1
        self._game = self._open(self._players, seed=self._seed)

    def step(self) -> int:
        for _ in range(PIECE):
            if self._game.winning_color() is not None or self._game.state.num_turns >= self._limit:
                self._new_game()
            self._game.play_tick()
        return PIECE


class PythonChess:
    """Chess: a random legal move until there is none or the rules declare a draw."""

    name = "python_chess"

    def __init__(self) -> None:
        self._board: Any = import_module("chess").Board()
        self._random = random.Random(1)

    def step(self) -> int:
        board, played = self._board, 0
        while played < PIECE:
            moves = list(board.legal_moves)
            # Repetitions are not looked for: that costs python-chess a third of its speed and ends few games.
            if not moves or board.is_insufficient_material() or board.is_seventyfive_moves():
                board.reset()
                continue
            board.push(self._random.choice(moves))
            played += 1
        return played
