"""The bot that looks one decision ahead and takes what its value function likes best."""

from clachan.bots.bot import BotKind, Parameter, Values
from clachan.bots.choosers import ThinkingBot
from clachan.core.game import Game

NOISE = Parameter("noise", 0.0, most=100)


def _make(game: Game, seed: int, values: Values) -> ThinkingBot:
    return ThinkingBot("greedy", game, seed, values)


GREEDY = BotKind("greedy", _make, (NOISE,), quick=True)
