"""How far the parts of Glen More II's value hold: fitted to how games of a bred row ended."""

from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64

from clachan.bots.choosers import Chooser
from clachan.bots.glenmore.features import NAMES, Sight
from clachan.bots.glenmore.value import Valuer
from clachan.core.decision import kind_of
from clachan.core.game import Game, State
from clachan.core.seeds import seed_of
from clachan.games.glenmore.decisions import TURN
from training.breeding import Numbers, played

PARTS = 12  # the first features, in the order of the weights
CERTAIN = 2  # of them count as they are: the score sheet and the coins
POINTS = 10.0  # in one unit of a part
TRACK = NAMES.index("track")
WHOLE = 1.2  # the track's feature sixty spaces from the end
OFTEN = 0.2  # of the turns are noted
FIRM = 0.02  # how firmly the numbers set by hand are kept, as a part of the rows


class Watch:
    """Notes the parts of the value for every seat, at some of the turns."""

    def __init__(self, row: list[int], random: Random) -> None:
        self.sight = Sight(Valuer(vec[i64](row)))
        self.random = random
        self.rows: list[list[float]] = []
        self.seats: list[int] = []
        self.turn = -1

    def on_question(self, state: State) -> None:
        if kind_of(state.pending.top()) != TURN or state.turn == self.turn:
            return
        self.turn = int(state.turn)
        if self.random.random() < OFTEN:
            self.sight.look(state)
            for seat in range(int(state.printed.players)):
                self.sight.see(state, seat)
                seen = list(self.sight.row)
                self.rows.append([*seen[:PARTS], 1.0, seen[TRACK] / WHOLE])
                self.seats.append(seat)


def fitted(
    game: Game,
    row: list[int],
    late: int,
    early: int,
    games: tuple[int, Callable[[Random], dict[str, Any]], Callable[[list[int]], Chooser]],
    seed: int,
) -> list[int]:
    """The row with the per cent of each part that counts late and early in the game, from these places on."""
    number, options, player = games
    seen: list[list[float]] = []
    ends: list[float] = []
    for index in range(number):
        own = seed_of(seed, index)
        random = Random(own)
        watch = Watch(row, random)
        given = options(random)
        players = [player(row) for _ in range(int(given["players"]))]
        totals = played(game, given, own, players, watch.on_question)
        seen += watch.rows
        ends += [totals[seat] for seat in watch.seats]
    found = list(row)
    places = [slice(late, late + PARTS + 1), slice(early, early + PARTS + 1)]
    by_hand = np.array([row[place] for place in places], float)
    for place, shares in zip(places, regressed(np.array(seen), np.array(ends), by_hand), strict=True):
        found[place] = shares
    return found


def regressed(seen: Numbers, ends: Numbers, by_hand: Numbers) -> list[list[int]]:
    """What fits best near what was there: per cent of each part and hundredths for all, late and early."""
    units = np.array([POINTS / 100] * PARTS + [0.01])  # a per cent of a part, a hundredth of a point
    parts = seen[:, : PARTS + 1] * units
    far = seen[:, -1:]
    columns = np.concatenate([parts * (1 - far), parts * far], 1)
    start = by_hand.reshape(-1).copy()
    free = np.array([part % (PARTS + 1) >= CERTAIN for part in range(columns.shape[1])])
    x, missed = columns[:, free], ends - columns @ start
    scale = np.sqrt((x**2).mean(0)) + 1e-9
    normal = (x / scale).T @ (x / scale) + FIRM * len(x) * np.eye(x.shape[1])
    change = np.linalg.solve(normal, (x / scale).T @ missed) / scale
    start[free] += change
    return [[round(float(share)) for share in shares] for shares in start.reshape(2, PARTS + 1)]
