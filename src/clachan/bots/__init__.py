"""Players that are programs. Each stands on the contract of a game and is known by name."""

from clachan.bots.bot import register
from clachan.bots.random_bot import RANDOM

register(RANDOM)
