"""The bot that makes plans for its next turns and puts the best of them to the test."""

from clachan.bots.bot import BotKind, Parameter, Values
from clachan.bots.choosers import ThinkingBot
from clachan.bots.learned import JUDGE
from clachan.core.game import Game

PARAMETERS = (
    Parameter("iterations", 40, most=10**7),
    Parameter("time", 0.0, most=3600),
    Parameter("beam", 16, least=1, most=500),
    Parameter("depth", 6, least=1, most=99),
    Parameter("width", 8, least=1, most=200),
    Parameter("trust", 1, most=1000),
    Parameter("rivalry", 50, most=100),
    Parameter("sifted", 24, most=500),
    Parameter("varied", 0, most=99),
    Parameter("ahead", 1, most=5),
    JUDGE,
)


def _make(game: Game, seed: int, values: Values) -> ThinkingBot:
    return ThinkingBot("plan", game, seed, values)


PLAN = BotKind("plan", _make, PARAMETERS)
