"""Levels of play: bots under names that a table can offer, each a preset of another bot."""

from collections.abc import Callable

from clachan.bots.bot import Bot, BotKind, Values, make_bot
from clachan.bots.choosers import found_choosers
from clachan.core.game import Game, State

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


def meant_at(level: str, game: str, state: State) -> str:
    """The bot that a level means at a table such as this."""
    choosers = found_choosers(game)
    suited = choosers.suited(state) if choosers and choosers.suited else {}
    return suited.get(level) or preset_of(level, game)


class LevelBot:
    """A level of play; which bot it is depends on the table."""

    def __init__(self, level: str, game: Game, seed: int) -> None:
        self._level, self._game, self._seed = level, game, seed
        self._usual = make_bot(preset_of(level, game.name), game, seed)
        self.name = self._usual.name
        self._bot: Bot | None = None

    def choose(self, state: State) -> int:
        if self._bot is None:
            meant = meant_at(self._level, self._game.name, state)
            usual = meant == preset_of(self._level, self._game.name)
            self._bot = self._usual if usual else make_bot(meant, self._game, self._seed)
        return self._bot.choose(state)


def _maker(level: str) -> Callable[[Game, int, Values], Bot]:
    return lambda game, seed, values: LevelBot(level, game, seed)


LEVELS = tuple(BotKind(level, _maker(level), quick=level in QUICK) for level in PRESETS)
