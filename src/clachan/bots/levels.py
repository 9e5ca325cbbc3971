"""Levels of play: bots under names that a table can offer, each a preset of another bot."""

from collections.abc import Callable

from clachan.bots.bot import Bot, BotKind, Values, make_bot
from clachan.bots.choosers import found_choosers
from clachan.core.game import Game

PRESETS = {
    "easy": "greedy:noise=4",
    "normal": "turn:beam=8,depth=3",
    "hard": "turn:beam=60,depth=12,time=0.9",
    "expert": "turn:beam=250,depth=20,time=4.5",
}


QUICK = ("easy", "normal")


def preset_of(level: str, game: str) -> str:
    """The bot that a level means in a game: its own choice, or the usual one."""
    choosers = found_choosers(game)
    return (choosers.levels if choosers else {}).get(level, PRESETS[level])


def _maker(level: str) -> Callable[[Game, int, Values], Bot]:
    return lambda game, seed, values: make_bot(preset_of(level, game.name), game, seed)


LEVELS = tuple(BotKind(level, _maker(level), quick=level in QUICK) for level in PRESETS)
