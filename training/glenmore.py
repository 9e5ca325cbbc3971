"""Glen More II: the table between two turns, as every seat sees it."""

from random import Random
from typing import Any

import numpy as np

from clachan.bots.glenmore.choosers import weights
from clachan.bots.glenmore.features import COUNT, Sight
from clachan.bots.glenmore.value import Valuer
from clachan.core.decision import kind_of
from clachan.core.game import State
from clachan.games.glenmore.decisions import TURN
from training.school import Row, Subject, Trial

TURN_WHIM = 0.03
BOTS = ("greedy", "greedy:noise=1", "greedy:noise=3")
OFTEN = (5, 3, 2)


class Watch:
    """Notes the positions in which a turn begins."""

    def __init__(self, random: Random) -> None:
        self.rows: list[Row] = []
        self.sight = Sight(Valuer(weights()))
        self.turn = -1

    def before(self, state: State, number: int) -> None:
        if kind_of(state.pending.top()) != TURN or state.turn == self.turn:
            return
        self.turn = int(state.turn)
        sight, players = self.sight, int(state.printed.players)
        sight.look(state)
        values = [int(sight.values[seat]) for seat in range(players)]
        for seat, points in enumerate(values):
            sight.see(state, seat)
            features = np.frombuffer(memoryview(sight.row), np.float64).astype(np.float16)
            lead = points - max(value for other, value in enumerate(values) if other != seat)
            self.rows.append(Row(seat, features.tobytes(), points, lead))


def bot(random: Random) -> str:
    return random.choices(BOTS, OFTEN)[0]


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


TURNS = "turn:beam=8,depth=3,samples=2"
SUBJECTS = (
    Subject("plain", 2_000, plain, bot, whim, Watch, int(COUNT), (Trial(TURNS, {"players": 4}, 40),)),
    Subject(
        "tales",
        700,
        tales,
        bot,
        whim,
        Watch,
        int(COUNT),
        (Trial(TURNS, {"players": 4, "chronicles": "12345678"}, 24),),
    ),
)
