"""Glen More II: which rows of weights are bred, and what networks see between two turns."""

from random import Random
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64

from clachan.bots.bot import read_bot
from clachan.bots.choosers import Chooser
from clachan.bots.glenmore.choosers import greedy, turn
from clachan.bots.glenmore.features import COUNT, Sight
from clachan.bots.glenmore.policy import Greedy
from clachan.bots.glenmore.turns import SPOTS
from clachan.bots.glenmore.value import Valuer
from clachan.bots.glenmore.weights import (
    BOAT_STEP,
    FAR_EARLY,
    FAR_LATE,
    LATE_GOODS,
    PURSE,
    SPOTS_MOST,
    TALES_EARLY,
    TALES_LATE,
    row,
)
from clachan.core.decision import kind_of
from clachan.core.game import Game, State
from clachan.games.glenmore.decisions import TURN
from training.breeding import Breed
from training.prospects import fitted
from training.school import Row, Subject, Trial

TURN_WHIM = 0.04
BEAMS = (3, 4, 6)
GREEDY = 0.12  # of those who sit at a table that a network leads
NOISES = (0, 0, 0.5, 1, 2)  # points by which the others err
NOTED = 0.5  # of the turns


class Watch:
    """Notes the positions in which a turn begins."""

    def __init__(self, random: Random) -> None:
        self.rows: list[Row] = []
        self.sight = Sight(Valuer(vec[i64](row())))
        self.turn = -1
        self.random = random

    def before(self, state: State, number: int) -> None:
        if kind_of(state.pending.top()) != TURN or state.turn == self.turn:
            return
        self.turn = int(state.turn)
        if self.random.random() >= NOTED:
            return
        sight, players = self.sight, int(state.printed.players)
        sight.look(state)
        values = [int(sight.values[seat]) for seat in range(players)]
        for seat, points in enumerate(values):
            sight.see(state, seat)
            features = np.frombuffer(memoryview(sight.row), np.float64).astype(np.float16)
            lead = points - max(value for other, value in enumerate(values) if other != seat)
            self.rows.append(Row(seat, features.tobytes(), points, lead))


def player(random: Random, state: State, led: bool) -> Chooser:
    """Quick play: a turn planned and judged by where it leads, or greedy play that errs."""
    seed = random.getrandbits(30)
    if led and random.random() >= GREEDY:
        return turn(state, seed, read_bot(f"turn:beam={random.choice(BEAMS)},depth=1")[1])
    chooser = greedy(state, seed, {"noise": random.choice(NOISES)})
    chooser.brisk = True
    chooser.spots = random.choice((SPOTS, 2 * SPOTS))
    return chooser


def whim(state: State) -> float:
    return TURN_WHIM if kind_of(state.pending.top()) == TURN else 0.0


def plain(random: Random) -> dict[str, Any]:
    return {"players": random.choices((2, 3, 4), (3, 2, 5))[0]}


def tales(random: Random) -> dict[str, Any]:
    """All chronicles in every other game, else some of them."""
    players = random.choices((3, 4), (2, 5))[0]
    chosen = "12345678"
    if random.random() < 0.5:
        chosen = "".join(sorted(random.sample(chosen, random.randint(1, 5))))
    return {"players": players, "chronicles": chosen}


def brisk(numbers: list[int]) -> Greedy:
    """Somebody who plays on in sampled futures."""
    player = Greedy(vec[i64](numbers), 1)
    player.brisk = True
    player.spots = SPOTS
    return player


def steps(places: int) -> dict[int, float]:
    """A third of each number; counts move by one."""
    found = {place: max(0.35 * abs(number), 15.0) for place, number in enumerate(row()[:places])}
    return {**found, PURSE: 1.0, LATE_GOODS: 1.0, SPOTS_MOST: 1.0}


def without_tales(game: Game, numbers: list[int], seed: int) -> list[int]:
    return fitted(game, numbers, FAR_LATE, FAR_EARLY, (600, plain, brisk), seed)


def with_tales(game: Game, numbers: list[int], seed: int) -> list[int]:
    return fitted(game, numbers, TALES_LATE, TALES_EARLY, (600, tales, brisk), seed)


ONE_TURN = "turn:beam=8,depth=1"  # without futures, so that nothing but the weights decides
BREEDS = (
    Breed(
        "plain weights",
        row(),
        steps(BOAT_STEP),
        brisk,
        plain,
        rows=40,
        games=6,
        generations=250,
        contests=(Trial(ONE_TURN, {"players": 4}, 200),),
        finish=without_tales,
        positive=(LATE_GOODS,),
    ),
    Breed(
        "tales weights",
        row(),
        steps(FAR_LATE),
        brisk,
        tales,
        rows=40,
        games=4,
        generations=250,
        contests=(Trial(ONE_TURN, {"players": 4, "chronicles": "12345678"}, 60),),
        finish=with_tales,
        positive=(LATE_GOODS,),
    ),
)
SUBJECTS = (
    Subject(
        "plain",
        16_000,
        5_000,
        plain,
        player,
        whim,
        Watch,
        int(COUNT),
        (Trial(ONE_TURN, {"players": 4}, 200),),
    ),
    Subject(
        "tales",
        6_000,
        1_500,
        tales,
        player,
        whim,
        Watch,
        int(COUNT),
        (Trial(ONE_TURN, {"players": 4, "chronicles": "12345678"}, 60),),
    ),
)
