"""The bot that searches complete turns: free steps, the main action and everything it leads to."""

from clachan.bots.bot import BotKind, Parameter, Values
from clachan.bots.choosers import ThinkingBot
from clachan.bots.learned import JUDGE
from clachan.core.game import Game

PARAMETERS = (
    Parameter("beam", 12, least=1, most=500),
    Parameter("depth", 2, least=1, most=99),
    Parameter("samples", 4, most=9999),
    Parameter("time", 0.0, most=3600),
    JUDGE,
)


def _make(game: Game, seed: int, values: Values) -> ThinkingBot:
    return ThinkingBot("turn", game, seed, values)


TURN = BotKind("turn", _make, PARAMETERS)
