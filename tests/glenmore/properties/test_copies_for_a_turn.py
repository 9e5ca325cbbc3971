"""Looking ahead in a turn borrows the other players: it must play as a full copy does and change nothing."""

import pytest

from clachan import open_game
from clachan.core.decision import CHANCE
from clachan.core.game import OVER
from clachan.core.rng import Rng

GAME = open_game("glenmore")


@pytest.mark.parametrize("chronicles", ["", "12345678"])
def test_a_copy_for_a_turn_plays_on_as_a_full_copy_and_leaves_the_original(chronicles: str) -> None:
    rng = Rng(8)
    _, state = GAME.deal(GAME.read_options({"players": 4, "chronicles": chronicles}), rng)
    compared = 0
    while GAME.seat(state) != OVER:
        seat, numbers = GAME.seat(state), sorted(GAME.legal_numbers(state))
        if seat != CHANCE:
            before = GAME.key(state)
            lent, full = state.copy_for(seat), GAME.copy(state)
            stream = Rng(compared)
            for _ in range(25):  # beyond the end of the turn, where others score and move
                if GAME.seat(full) == OVER:
                    break
                choices = sorted(GAME.legal_numbers(full))
                number = choices[stream.below(len(choices))]
                GAME.apply(lent, number)
                GAME.apply(full, number)
                assert GAME.key(lent) == GAME.key(full)
            assert GAME.key(state) == before
            compared += 1
        GAME.apply(state, numbers[rng.below(len(numbers))])
    assert compared > 20
