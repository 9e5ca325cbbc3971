"""Luck that is the same for all that is compared by it, trials that meet it, and variations of a course."""

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from clachan import open_game
from clachan.bots.bot import make_bot, read_bot
from clachan.bots.caledonia.choosers import plan, weights_for
from clachan.bots.caledonia.plans import DUELS, PlanSearch
from clachan.bots.caledonia.trials import Plan, Trials
from clachan.bots.luck import Luck
from clachan.core.decision import CHANCE
from clachan.core.game import OVER, State
from clachan.core.rng import Rng
from clachan.sim.play import play_game

GAME = open_game("caledonia")


def drawn(luck: Luck, options: list[int], occasion: int = 0) -> int:
    return int(luck.drawn(vec[i64](options), len(options), occasion))


def turn_of(players: int, seed: int, wanted: int) -> State:
    """The first question with many answers to the first seat in a round, after greedy play."""
    rng, greedy = Rng(seed), make_bot("greedy", GAME, seed)
    _, state = GAME.deal(GAME.read_options({"players": players}), rng)
    while GAME.seat(state) != OVER:
        if GAME.seat(state) == CHANCE:
            GAME.apply(state, GAME.drawn(state, rng))
            continue
        if GAME.seat(state) == 0 and state.round == wanted and len(GAME.legal_numbers(state)) > 8:
            return state
        GAME.apply(state, greedy.choose(GAME.copy(state)))
    raise AssertionError("no such question")


def test_who_draws_once_more_does_not_change_what_the_others_draw() -> None:
    """As from a pile that lies shuffled: the next card does not depend on who drew those before it."""
    for number in range(50):
        luck, cards = Luck(number), list(range(273, 300))
        pile = []
        while cards:
            pile.append(drawn(luck, cards))
            cards.remove(pile[-1])
        assert sorted(pile) == list(range(273, 300))
        assert drawn(luck, sorted(pile[5:])) == pile[5]
        assert drawn(luck, sorted([pile[3], *pile[9:]])) == pile[3]


@pytest.mark.parametrize("occasion", [0, 78853])
def test_luck_is_even(occasion: int) -> None:
    first = Counter(drawn(Luck(7919 * number), list(range(442, 448)), occasion) for number in range(6000))
    assert set(first) == set(range(442, 448))
    assert all(870 < count < 1130 for count in first.values())  # some four deviations


def test_dice_fall_otherwise_on_another_occasion() -> None:
    sides = list(range(6))
    same = sum(drawn(Luck(number), sides, 1) == drawn(Luck(number), sides, 2) for number in range(1200))
    assert 140 < same < 260


@pytest.mark.parametrize("players", [1, 3])
def test_what_a_trial_brings_depends_on_its_number_alone(players: int) -> None:
    """Trials begin where chance is asked first, and leave nothing behind for the next."""
    state = turn_of(players, 4, 2)
    first = GAME.legal_numbers(state)[1]
    before = GAME.key(state)
    trials = Trials(weights_for(state, {}), 1, 50, 0, None)
    trials.begin(0, state.round, False)
    often = Plan(first, 0, [])
    for number in (7, 8, 9, 8):
        trials.run(often, state, number)
    alone = Plan(first, 0, [])
    fresh = Trials(weights_for(state, {}), 1, 50, 0, None)
    fresh.begin(0, state.round, False)
    fresh.run(alone, state, 8)
    assert often.results[1] == often.results[3] == alone.results[0]
    assert len(set(often.results)) > 1
    assert GAME.key(state) == before


def replayed(state: State, search: PlanSearch, numbers: list[int]) -> State:
    """The own choices, each of them legal, with greedy rivals between them."""
    table, left = GAME.copy(state), list(numbers)
    while GAME.seat(table) not in (OVER, CHANCE) and table.round == state.round:
        legal = GAME.legal_numbers(table)
        if GAME.seat(table) != 0:
            GAME.apply(table, search.trials.player.choose(table))
        elif len(legal) == 1:
            GAME.apply(table, legal[0])
        else:
            assert left[0] in legal
            GAME.apply(table, left.pop(0))
    assert not left
    return table


@pytest.mark.parametrize("players", [1, 2])
def test_a_variation_is_another_course_that_can_be_played(players: int) -> None:
    state = turn_of(players, 6, 3)
    search = plan(state, 2, read_bot("plan:iterations=8,beam=4,depth=3,width=4")[1])
    best = search.think(state)[0]
    known = (int(best.number), *best.course)
    found = set()
    for _ in range(60):
        other = search.variations.make(best, state)
        if other is not None:
            course = (int(other.number), *other.course)
            assert course != known
            assert other.table is not None
            assert GAME.key(other.table) == GAME.key(replayed(state, search, list(course)))
            found.add(course)
    assert len(found) > 5


def test_a_variation_takes_the_place_of_a_course_that_it_outdoes() -> None:
    for seed in range(12):
        state = turn_of(1, seed, 4)
        search = plan(state, seed, read_bot("plan:iterations=60,beam=2,depth=1,width=3,varied=80")[1])
        best, before = search.think(state)[:2]
        limit = 2 * 60  # twice as many trials in the fourth round
        assert search.played < limit + 2 * DUELS
        if len(best.results) == DUELS <= len(before.results):  # what was only tried was not met just so often
            assert sum(best.results) > sum(before.results[:DUELS])
            return
    raise AssertionError("no variation was better")


def test_variations_are_never_illegal() -> None:
    given = GAME.read_options({"players": 1})
    played = play_game(GAME, given, ["plan:iterations=3,beam=2,depth=1,width=2,varied=70"], 3)
    assert GAME.over(played.end)
