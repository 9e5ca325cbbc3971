"""The bot that searches a tree of decisions, with chance dealt anew in every iteration."""

from clachan.bots.bot import BotKind, Parameter, Values
from clachan.bots.choosers import ThinkingBot
from clachan.core.game import Game

PARAMETERS = (
    Parameter(
        "time", 1.0, "processor seconds for a choice, if no iterations are given", least=0.001, most=3600
    ),
    Parameter("iterations", 0, "iterations for a choice, which can be repeated", most=10**7),
    Parameter("rollout", 0, "decisions played before the value cuts off; 0 plays to the end", most=1000),
    Parameter("width", 12, "actions considered in each position, the best by value", least=1, most=200),
    Parameter("rivals", 2, "actions of the other seats considered in each position", least=1, most=200),
    Parameter("trust", 4, "iterations that the value's judgement of an action counts for", most=1000),
    Parameter("explore", 3.0, "points of doubt in favour of an action little tried", most=100),
    Parameter("paranoid", 0, "1 if all others are thought to play against this seat", most=1),
)


def _make(game: Game, seed: int, values: Values) -> ThinkingBot:
    return ThinkingBot("mcts", game, seed, values)


MCTS = BotKind("mcts", "searches a tree of decisions with greedy rollouts", _make, PARAMETERS)
