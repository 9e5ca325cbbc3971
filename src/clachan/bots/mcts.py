"""The bot that searches a tree of decisions, with chance dealt anew in every iteration."""

from clachan.bots.bot import BotKind, Parameter, Values
from clachan.bots.choosers import ThinkingBot
from clachan.core.game import Game

PARAMETERS = (
    Parameter("time", 1.0, least=0.001, most=3600),
    Parameter("iterations", 0, most=10**7),
    Parameter("rollout", 0, most=1000),
    Parameter("width", 12, least=1, most=200),
    Parameter("rivals", 2, least=1, most=200),
    Parameter("trust", 4, most=1000),
    Parameter("explore", 3.0, most=100),
    Parameter("paranoid", 0, most=1),
)


def _make(game: Game, seed: int, values: Values) -> ThinkingBot:
    return ThinkingBot("mcts", game, seed, values)


MCTS = BotKind("mcts", _make, PARAMETERS)
