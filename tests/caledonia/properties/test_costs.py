"""What is written beside an action is the money that it moves at once, in every position of whole games."""

import pytest

from clachan import open_game
from clachan.core.decision import CHANCE
from clachan.core.game import OVER, State
from clachan.core.rng import Rng
from clachan.games.caledonia.engine import answer

GAME = open_game("caledonia")


def moved(state: State, seat: int, number: int) -> str:
    """The money that one answer moves, before anything else happens, in the words of a label."""
    after = GAME.copy(state)
    answer(after, number)
    gained = int(after.players[seat].money - state.players[seat].money)
    return "" if gained == 0 else f"£{-gained}" if gained < 0 else f"+£{gained}"


@pytest.mark.parametrize("clan", [
    "buchanan", "campbell", "cunningham", "fergusson", "macdonald", "macewen", "mackenzie", "robertson",
    "stewart",
])  # fmt: skip
@pytest.mark.parametrize("players", [1, 3])
def test_every_label_is_the_money_that_an_action_moves(clan: str, players: int) -> None:
    options = GAME.read_options({"players": players})
    others = [name for name in ("campbell", "stewart", "macewen", "robertson") if name != clan][:players]
    offer = " ".join(f"{name}+{tile}" for tile, name in enumerate([clan, *others], 1))
    rng = Rng(players)
    state = GAME.setup(options, GAME.draw_layout(options, rng) | {"offer": offer})
    while "choose" in (text := GAME.catalogue[min(GAME.legal_numbers(state))].text):
        wanted = f"choose clan {clan}" if state.chosen == 0 else text
        GAME.apply(state, GAME.catalogue.read(wanted).number)
    while (seat := GAME.seat(state)) != OVER:
        numbers = GAME.legal_numbers(state)
        if seat != CHANCE:
            for number in numbers if len(numbers) < 40 else numbers[rng.below(7) :: 7]:
                text = GAME.catalogue[number].text
                assert (text, str(GAME.cost(state, number) or "")) == (text, moved(state, seat, number))
        later = [number for number in numbers if GAME.catalogue[number].text != "pass"]
        pool = later if later and rng.below(12) else numbers
        GAME.apply(state, pool[rng.below(len(pool))])
