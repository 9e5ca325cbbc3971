"""The bot that looks one decision ahead and takes what its value function likes best."""

from clachan.bots.bot import BotKind, Parameter, Values
from clachan.bots.choosers import ThinkingBot
from clachan.bots.learned import JUDGE, LEARNED, WEIGHTS
from clachan.core.game import Game

NOISE = Parameter("noise", 0.0, most=100)
# It is what others are measured by, so it counts with the weights set by hand unless asked to do otherwise.
BY_HAND = Parameter(JUDGE.name, WEIGHTS, words=(WEIGHTS, LEARNED))


def _make(game: Game, seed: int, values: Values) -> ThinkingBot:
    return ThinkingBot("greedy", game, seed, values)


GREEDY = BotKind("greedy", _make, (NOISE, BY_HAND), quick=True)
