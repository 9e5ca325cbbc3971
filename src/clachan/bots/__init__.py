"""Players that are programs. Each stands on the contract of a game and is known by name."""

from clachan.bots.bot import register
from clachan.bots.greedy import GREEDY
from clachan.bots.levels import LEVELS
from clachan.bots.mcts import MCTS
from clachan.bots.plan import PLAN
from clachan.bots.random_bot import RANDOM
from clachan.bots.turn import TURN

for _kind in (RANDOM, GREEDY, TURN, MCTS, PLAN, *LEVELS):
    register(_kind)
