"""The bot that looks one decision ahead and takes what its value function likes best."""

from clachan.bots.bot import BotKind, Parameter, Values
from clachan.bots.choosers import ThinkingBot
from clachan.core.game import Game

NOISE = Parameter("noise", 0.0, "points by which its judgement of an action errs at random", most=100)


def _make(game: Game, seed: int, values: Values) -> ThinkingBot:
    return ThinkingBot("greedy", game, seed, values)


GREEDY = BotKind(
    "greedy", "tries every action and takes the one after which it expects most", _make, (NOISE,)
)
