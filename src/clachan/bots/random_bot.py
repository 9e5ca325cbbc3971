"""The bot that answers anything allowed, each answer equally likely."""

from clachan.bots.bot import BotKind, Values
from clachan.core.game import Game, State
from clachan.core.rng import Rng


class RandomBot:
    """Chooses with its own stream of random numbers."""

    name = "random"

    def __init__(self, game: Game, seed: int) -> None:
        self._game = game
        self._rng = Rng(seed)

    def choose(self, state: State) -> int:
        return self._game.drawn(state, self._rng)


def _make(game: Game, seed: int, values: Values) -> RandomBot:
    return RandomBot(game, seed)


RANDOM = BotKind("random", _make, quick=True)
