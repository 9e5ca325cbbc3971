"""Random games in which every turn begins with movement points and Loch Ness: steps come everywhere."""

import pytest

from clachan import new_match, open_game
from clachan.core.decision import DEPTH, kind_of, seat_of
from clachan.core.rng import Rng
from clachan.core.testing import check_position
from clachan.games.glenmore.actions import ACTIVATE, GIVE, MOVE, ROW, SELL, TO, WALK
from clachan.games.glenmore.decisions import ACT, TURN
from clachan.games.glenmore.rules.anytime import on_turn
from clachan.games.glenmore.state import State

GAME = open_game("glenmore")
BASE = [{"players": players} for players in (2, 3, 4)]
ALONE = [{"players": 3, "chronicles": digit} for digit in "12345678"]
ALL = {"players": 4, "chronicles": "12345678"}
MOST = 2_000


def is_step(number: int) -> bool:
    return SELL <= number < GIVE or ACTIVATE <= number < TO or number in (ROW, WALK)


@pytest.mark.parametrize("options", [*BASE, *ALONE, ALL], ids=str)
def test_every_prefix_of_a_turn_can_be_finished(options: dict[str, object]) -> None:
    for seed in range(5 if GAME.compiled() else 1):
        play(new_match("glenmore", options, seed).state, Rng(seed), f"{options} seed {seed}")


def play(s: State, rng: Rng, where: str) -> None:
    turn = ply = 0
    while not GAME.over(s):
        kind, seat = kind_of(s.pending.top()), seat_of(s.pending.top())
        if kind == TURN and s.turn != turn:
            turn, s.points, s.ness = int(s.turn), int(rng.below(4)), int(not s.foreign)
        asked = seat >= 0 and kind not in (TURN, ACT)
        check_position(GAME, s, f"{where} ply {ply}", judge=asked and rng.below(6) == 0)
        assert s.pending.depth < DEPTH // 2
        numbers = GAME.legal_numbers(s)
        steps = [number for number in numbers if asked and is_step(number)]
        if on_turn(s) != seat:
            assert not [number for number in steps if MOVE <= number < TO]
        numbers = steps if steps and rng.below(2) else numbers
        GAME.apply(s, numbers[rng.below(len(numbers))])
        ply += 1
        assert ply < MOST, f"{where}: the game does not end"
