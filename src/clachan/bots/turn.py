"""The bot that searches complete turns: free steps, the main action and everything it leads to."""

from clachan.bots.bot import BotKind, Parameter, Values
from clachan.bots.choosers import ThinkingBot
from clachan.core.game import Game

PARAMETERS = (
    Parameter("beam", 12, "unfinished turns that are followed at each step", least=1, most=500),
    Parameter("depth", 2, "own turns looked ahead; the others answer greedily in between", least=1, most=99),
    Parameter(
        "samples", 4, "futures seen before the worse half of the turns is given up (Glen More II)", most=9999
    ),
    Parameter(
        "time", 0.0, "processor seconds, then the best line so far is taken; 0 for no limit", most=3600
    ),
)


def _make(game: Game, seed: int, values: Values) -> ThinkingBot:
    return ThinkingBot("turn", game, seed, values)


TURN = BotKind("turn", "searches whole turns with the value function of greedy", _make, PARAMETERS)
