"""Clans of Caledonia: which rows of weights are bred, and what networks see of its games."""

from random import Random
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64

from clachan.bots.bot import read_bot
from clachan.bots.caledonia.choosers import greedy, turn
from clachan.bots.caledonia.features import COUNT, Sight
from clachan.bots.caledonia.policy import Greedy
from clachan.bots.caledonia.turns import over_for
from clachan.bots.caledonia.value import Valuer
from clachan.bots.caledonia.weights import (
    BOX,
    CERTAIN,
    CLAN_WORTH,
    MONEY,
    OFFER,
    PURSE,
    REACH_MOST,
    TIMING,
    row,
)
from clachan.bots.choosers import Chooser
from clachan.core.decision import kind_of, seat_of
from clachan.core.game import State
from clachan.games.caledonia.decisions import FIRST_WORKER, MAKING, TURN
from clachan.games.caledonia.state import ROUNDS
from training.breeding import Breed
from training.school import Row, Subject, Trial

DRAFT_WHIM, WORKER_WHIM, TURN_WHIM = 0.5, 0.15, 0.02
GREEDY = 0.1  # of those who sit at a table that a network leads
GREEDY_ALONE = 0.4  # since whoever learned from others alone thinks that passing early does no harm
NOISES = (0, 0, 0, 1, 3)  # points by which the others err
BEAM = 6  # lines that a led player keeps of its turn


class Watch:
    """Notes positions just as a trial is judged: the seat has acted, and its round goes on.

    What is expected of them comes from the weights set by hand: networks outlive a row that is bred anew.
    """

    def __init__(self, random: Random) -> None:
        self.rows: list[Row] = []
        self.sight: Sight | None = None
        self.seat, self.turn, self.round = -1, -1, -1

    def before(self, state: State, number: int) -> None:
        """The question at hand tells whether the last turn is over."""
        if self.turn >= 0 and state.round == self.round and over_for(state, self.seat, self.turn):
            self.note(state, self.seat)
        own_turn = TURN <= kind_of(state.pending.top()) < MAKING
        self.seat, self.round = int(seat_of(state.pending.top())), int(state.round)
        self.turn = int(state.turn) if own_turn else -1

    def note(self, state: State, seat: int) -> None:
        if self.sight is None:
            self.sight = Sight(Valuer(vec[i64](row(int(state.printed.players)))))
        sight = self.sight
        sight.look(state, seat)
        points = int(sight.see(state, seat))
        features = np.frombuffer(memoryview(sight.row), np.float64).astype(np.float16)
        self.rows.append(Row(seat, features.tobytes(), points, points - int(sight.rival)))


def player(random: Random, state: State, led: bool) -> Chooser:
    """Quick play: turns judged by where they lead, or greedy play that errs."""
    seed = random.getrandbits(30)
    greedy_share = GREEDY_ALONE if state.printed.players == 1 else GREEDY
    if led and random.random() >= greedy_share:
        return turn(state, seed, read_bot(f"turn:beam={BEAM},depth=1")[1])
    return greedy(state, seed, {"noise": random.choice(NOISES)})


def whim(state: State) -> float:
    kind = int(kind_of(state.pending.top()))
    if kind < FIRST_WORKER:
        return DRAFT_WHIM
    return WORKER_WHIM if kind == FIRST_WORKER else TURN_WHIM if kind == TURN else 0.0


def edition(random: Random) -> dict[str, Any]:
    return {"edition": random.choice(("revised", "first"))}


def table(random: Random) -> dict[str, Any]:
    players = random.choices((2, 3, 4), (3, 2, 5))[0]
    return {"players": players, "clan_auction": random.random() < 0.15, **edition(random)}


def alone(random: Random) -> dict[str, Any]:
    return {"players": 1, **edition(random)}


def brisk(numbers: list[int]) -> Greedy:
    """Somebody who plays on in trials."""
    player = Greedy(vec[i64](numbers), 1)
    player.brisk = True
    return player


def steps(players: int) -> dict[int, float]:
    """A third of each number; clans lie farther apart, and the one count moves in whole hexes.

    What things are worth when the game is over is known: the last of each row by round stays.
    """
    found = {place: max(0.35 * abs(number), 12.0) for place, number in enumerate(row(players))}
    found |= {REACH_MOST: 4.0, **dict.fromkeys(range(CLAN_WORTH, PURSE), 100.0)}
    known = {first + ROUNDS for first in (MONEY, TIMING, BOX, OFFER, CERTAIN)}
    return {place: step for place, step in found.items() if place not in known}


TURNS = "turn:beam=8,depth=3"  # without trials, so that nothing but the judgement decides
TRIED = "plan:iterations=24,beam=8,depth=4"
HARDLY_TRIED = "plan:iterations=8,beam=8,depth=4"
BREEDS = (
    Breed(
        "alone weights",
        row(1),
        steps(1),
        brisk,
        alone,
        rows=48,
        games=10,
        generations=400,
        contests=(Trial(TRIED, {"players": 1}, 40),),
    ),
    Breed(
        "table weights",
        row(4),
        steps(4),
        brisk,
        table,
        rows=48,
        games=4,
        generations=300,
        contests=(Trial(HARDLY_TRIED, {"players": 4}, 32),),
    ),
)
SUBJECTS = (
    Subject(
        "alone", 20_000, 8_000, alone, player, whim, Watch, int(COUNT), (Trial(TURNS, {"players": 1}, 100),)
    ),
    Subject(
        "table",
        10_000,
        8_000,
        table,
        player,
        whim,
        Watch,
        int(COUNT),
        (Trial(TURNS, {"players": 4}, 100),),
        unled=0.5,
    ),
)
