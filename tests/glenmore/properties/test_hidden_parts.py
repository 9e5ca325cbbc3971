"""Nothing hidden comes out of the rules: tables that differ in hidden parts are told apart by nobody.

What is compared is everything that others are given to see or to think with: the view, the question, the
observation of the environments, the sentences of the log, what can be taken back, and the table as it is
dealt anew for bots and hints.
"""

import pytest
from tests.glenmore.twins import (
    GAME,
    KINDS,
    TABLES,
    is_private,
    kind_of_question,
    occasion,
    secret_pairs,
    twins,
    walk,
)

from clachan.core.copying import position_of
from clachan.core.rng import Rng
from clachan.env.encoder import Encoder
from clachan.games.glenmore.state import State

SEEDS = range(2)
LEAST = 4  # ballots are hidden from one player at a time, and not for long


def shown(state: State, seat: int, encoder: Encoder) -> list[object]:
    """What a seat and whoever looks on are given of a position."""
    return [
        GAME.view(state, seat),
        GAME.view(state, None),
        GAME.question(state),
        encoder.encode(state, seat).tobytes(),
        GAME.legal_numbers(state) if GAME.seat(state) == seat else [],
    ]


def after(state: State, number: int) -> State:
    played: State = GAME.copy(state)
    GAME.apply(played, number)
    return played


def look_alike(state: State, twin: State, seat: int, encoder: Encoder, where: str) -> None:
    """The position itself, and what bots and hints are given of it."""
    assert shown(state, seat, encoder) == shown(twin, seat, encoder), where
    assert GAME.is_secret(state) == GAME.is_secret(twin), where
    if GAME.seat(state) == seat:
        for number in GAME.legal_numbers(state):
            assert GAME.cost(state, number) == GAME.cost(twin, number), where
            assert GAME.reveals(state, number) == GAME.reveals(twin, number), where
    dealt = [GAME.copy(each) for each in (state, twin)]
    for each in dealt:
        GAME.redeal(each, seat, Rng(5))
    assert GAME.key(dealt[0]) == GAME.key(dealt[1]), f"{where}: a bot would know"


def go_on_alike(state: State, twin: State, seat: int, encoder: Encoder, where: str) -> None:
    """An answer that shows nothing looks the same; if it looks different, it is known to show something."""
    private = is_private(state, seat)
    for number, other in secret_pairs(state, twin, seat) if private or twin is not state else []:
        told = [GAME.narrate(s, n) for s, n in ((state, number), (twin, other))]
        seen = [shown(after(s, n), seat, encoder) for s, n in ((state, number), (twin, other))]
        alike = told[0] == told[1] and seen[0] == seen[1]
        texts = f"{where}: {GAME.catalogue[number].text} and {GAME.catalogue[other].text}"
        assert alike or not private, f"{texts} are told apart by seat {seat}"
        assert alike or GAME.reveals(state, number), f"{texts} could be taken back"


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_nobody_tells_tables_apart_that_differ_in_hidden_parts(options: dict[str, object]) -> None:
    encoder, rng, differing = Encoder("glenmore", options), Rng(3), 0
    for seed in SEEDS:
        for ply, state in enumerate(walk(options, seed)):
            if not occasion(state) and ply % 15:
                continue
            for seat in range(state.printed.players):
                where = f"{options} seed {seed} ply {ply} seat {seat}: {kind_of_question(state)}"
                go_on_alike(state, state, seat, encoder, where)  # with different answers given in secret
                for twin in twins(state, seat, rng):
                    look_alike(state, twin, seat, encoder, where)
                    go_on_alike(state, twin, seat, encoder, where)
                    differing += 1
    assert differing >= LEAST


def test_every_kind_of_question_with_hidden_parts_is_met() -> None:
    met = {kind_of_question(state) for options in TABLES for seed in SEEDS for state in walk(options, seed)}
    assert met >= KINDS


def test_a_table_that_a_bot_imagines_does_not_tell_where_worlds_end_lies() -> None:
    """The text of a position, which bots of other processes are sent, names the layout too."""
    options = GAME.read_options({"players": 3})
    layout, told = GAME.draw_layout(options, Rng(1)), set[str]()
    for place in ("7", "8", "9"):
        state = GAME.setup(options, {**layout, "worlds end": place})
        assert f"worlds+end={place}" in str(position_of(state))
        assert GAME.unseen(state) == {"worlds end": "8"}  # what anybody would guess
        told.add(str(position_of(GAME.imagined(state, 0, Rng(5)))))
    assert len(told) == 1
