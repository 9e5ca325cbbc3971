"""Bots that fail at their eighth choice, each in its own way, for tests of what becomes of their games."""

import ctypes
import os
import sys
import time
from random import SystemRandom

from clachan.core.game import Game, State
from clachan.core.rng import Rng

CHOICES = 7


class Good:
    """Draws an answer."""

    name = "good"

    def __init__(self, game: Game, seed: int) -> None:
        self.game, self.rng, self.asked = game, Rng(seed), 0

    def choose(self, state: State) -> object:
        self.asked += 1
        return self.fail(state) if self.asked > CHOICES else self.game.drawn(state, self.rng)

    def fail(self, state: State) -> object:
        return self.game.drawn(state, self.rng)


class Raising(Good):
    def fail(self, state: State) -> object:
        return [][self.asked]


class Illegal(Good):
    def fail(self, state: State) -> object:
        allowed = self.game.legal_numbers(state)
        return next(action.number for action in self.game.catalogue if action.number not in allowed)


class Wordless(Good):
    def fail(self, state: State) -> object:
        return None


class Looping(Good):
    def fail(self, state: State) -> object:
        while True:
            self.asked += 1


class Exiting(Good):
    def fail(self, state: State) -> object:
        os._exit(3)


class Leaving(Good):
    def fail(self, state: State) -> object:
        raise SystemExit(5)


class Segfault(Good):
    def fail(self, state: State) -> object:
        return ctypes.string_at(0)


class Hungry(Good):
    def fail(self, state: State) -> object:
        held = []
        while True:
            held.append(bytearray(8_000_000))


class Slow(Good):
    """Fast enough for each choice, not for all of them."""

    def choose(self, state: State) -> object:
        time.sleep(0.05)
        return super().choose(state)


class Printing(Good):
    """What it prints must not be taken for its answer."""

    def choose(self, state: State) -> object:
        print('{"type": "answer", "action": -1}', flush=True)
        return super().choose(state)


class Reading(Good):
    """Asks the keyboard, which it has not."""

    def choose(self, state: State) -> object:
        assert sys.stdin.read() == ""
        return super().choose(state)


class Fickle(Good):
    """Its random numbers follow no seed."""

    def choose(self, state: State) -> object:
        return SystemRandom().choice(self.game.legal_numbers(state))


class Remembering(Good):
    """Plays otherwise in its second game, because the first one is still in its mind."""

    games = 0

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed + Remembering.games)
        Remembering.games += 1


class Unmade(Good):
    def __init__(self, game: Game, seed: int) -> None:
        raise ValueError("there are no weights")
