"""The bot that makes plans for its next turns and puts the best of them to the test."""

from clachan.bots.bot import BotKind, Parameter, Values
from clachan.bots.choosers import ThinkingBot
from clachan.core.game import Game

PARAMETERS = (
    Parameter(
        "iterations",
        40,
        "trials for a choice, twice as many before the first round; fewer without chance",
        most=10**7,
    ),
    Parameter(
        "time", 0.0, "processor seconds, then the best plan so far is taken; 0 for no limit", most=3600
    ),
    Parameter("beam", 16, "unfinished turns that are followed at each step of a plan", least=1, most=500),
    Parameter("depth", 6, "own turns that are planned", least=1, most=99),
    Parameter("width", 8, "plans that are tried, the best by value", least=1, most=200),
    Parameter("trust", 1, "trials that the value's judgement of a plan counts for", least=0, most=1000),
    Parameter("rivalry", 50, "per cent of the best rival's points that count against a plan", most=100),
)


def _make(game: Game, seed: int, values: Values) -> ThinkingBot:
    return ThinkingBot("plan", game, seed, values)


PLAN = BotKind("plan", "plans whole turns and tries the plans in games to the end", _make, PARAMETERS)
