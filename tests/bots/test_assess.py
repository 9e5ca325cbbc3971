"""Playing on to tell what an action is worth: repeatable, fair to all candidates, and without peeking."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import pytest

from clachan import ClachanError, open_game
from clachan.bots import choosers as choosing
from clachan.bots.assess import Effort, advise, assess, weigh
from clachan.bots.bot import BadBot
from clachan.bots.choosers import Choosers, Hint
from clachan.bots.session import open_session
from clachan.core.decision import CHANCE
from clachan.core.game import OVER, Game, State
from clachan.core.rng import Rng

CALEDONIA, GLENMORE = open_game("caledonia"), open_game("glenmore")
QUICK = Effort(games=3)


def asked(game: Game, given: dict[str, object], seed: int, plies: int) -> State:
    """A position in which a seat has a choice, after so many random answers."""
    rng = Rng(seed)
    _, state = game.deal(game.read_options(given), rng)
    while game.seat(state) != OVER:
        numbers = sorted(game.legal_numbers(state))
        if plies <= 0 and game.seat(state) != CHANCE and len(numbers) > 3:
            return state
        game.apply(state, numbers[rng.below(len(numbers))])
        plies -= 1
    raise AssertionError("the game ended before the question")


class First:
    """Takes the first answer by number."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def choose(self, state: State) -> int:
        return min(self._game.legal_numbers(state))


@contextmanager
def simple_choosers(monkeypatch: pytest.MonkeyPatch, game: Game) -> Iterator[None]:
    """Choosers for any game, which think of nothing."""

    def way(players: int, seed: int, values: Any) -> First:
        return First(game)

    def hints(state: State, count: int, seconds: float) -> list[Hint]:
        return [Hint(number, 0.0) for number in sorted(game.legal_numbers(state))[-count:]]

    choosers = Choosers(way, way, way, hints)
    with monkeypatch.context() as patch:
        patch.setattr(choosing, "found_choosers", lambda name: choosers)
        yield


@pytest.mark.parametrize("players", [1, 3])
def test_the_same_seed_finds_the_same(players: int) -> None:
    state = asked(CALEDONIA, {"players": players}, 4, 25)
    before, played = CALEDONIA.key(state), min(CALEDONIA.legal_numbers(state))
    found = assess(CALEDONIA, state, played, QUICK, 9)
    assert found == assess(CALEDONIA, state, played, QUICK, 9)
    assert CALEDONIA.key(state) == before
    weighed = [prospect.number for prospect in found.prospects]
    assert {played, found.usual} <= set(weighed) <= set(CALEDONIA.legal_numbers(state))
    assert found.usual == open_session("greedy", CALEDONIA, 9, CALEDONIA.seat(state)).answer(state)


def test_the_best_comes_first_and_is_behind_nobody() -> None:
    state = asked(CALEDONIA, {"players": 2}, 4, 60)
    seat, numbers = CALEDONIA.seat(state), sorted(CALEDONIA.legal_numbers(state))[:4]
    found = weigh(CALEDONIA, state, numbers, QUICK, 1)
    assert sorted(prospect.number for prospect in found) == numbers
    assert found[0].behind == 0
    for prospect in found:
        assert prospect.games == 3
        assert len(prospect.points) == 2
        assert prospect.behind == pytest.approx(found[0].margins[seat] - prospect.margins[seat])
        assert prospect.margins[0] == pytest.approx(prospect.points[0] - prospect.points[1])
        assert prospect.margins[1] == pytest.approx(-prospect.margins[0])
        assert prospect.doubt >= 0


def test_in_the_last_question_the_points_are_those_of_the_score_sheet() -> None:
    """With nothing left to chance, what is expected is what happens."""
    rng = Rng(3)
    _, state = CALEDONIA.deal(CALEDONIA.read_options({"players": 1}), rng)
    while True:
        numbers = sorted(CALEDONIA.legal_numbers(state))
        after = CALEDONIA.copy(state)
        CALEDONIA.apply(after, numbers[0])
        if CALEDONIA.over(after) and len(numbers) > 1:
            break
        CALEDONIA.apply(state, numbers[rng.below(len(numbers))] if len(numbers) < 3 else numbers[-1])
    prospect = next(p for p in weigh(CALEDONIA, state, [numbers[0]], QUICK, 1))
    assert prospect.points == prospect.margins == (CALEDONIA.scores(after)[0].total,)
    assert prospect.doubt == prospect.error == 0


def test_a_mistake_costs_points() -> None:
    """Passing at the beginning of the game, with money in hand, is worse than what bots would do."""
    state = asked(CALEDONIA, {"players": 2}, 5, 8)
    names = {CALEDONIA.catalogue[number].text: number for number in CALEDONIA.legal_numbers(state)}
    found = assess(CALEDONIA, state, names["pass"], Effort(games=6), 2)
    assert found.of(names["pass"]).behind > 5


def test_seconds_limit_the_games_played_on() -> None:
    state = asked(CALEDONIA, {"players": 1}, 4, 25)
    found = advise(CALEDONIA, state, 3, 2.0)
    assert 1 <= len(found) <= 3
    assert found[0].behind == 0
    assert found == sorted(found, key=lambda advice: advice.behind)
    assert {advice.number for advice in found} <= set(CALEDONIA.legal_numbers(state))


def test_where_playing_on_takes_too_long_the_search_tells_the_points() -> None:
    state = asked(CALEDONIA, {"players": 4}, 4, 20)
    found = advise(CALEDONIA, state, 3, 0.000001)
    assert found
    assert found[0].behind == 0
    assert [advice.doubt for advice in found] == [None] * len(found)
    assert found == sorted(found, key=lambda advice: -advice.points)


def test_hidden_parts_do_not_change_what_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Votes, tokens and rewards of others lie face down: dealt otherwise, the advice stays the same."""
    state = asked(GLENMORE, {"players": 3, "chronicles": "567"}, 3, 150)
    with simple_choosers(monkeypatch, GLENMORE):
        seen = [GLENMORE.view(state, GLENMORE.seat(state))]
        found = [assess(GLENMORE, state, min(GLENMORE.legal_numbers(state)), QUICK, 5)]
        for future in range(4):
            other = GLENMORE.copy(state)
            GLENMORE.redeal(other, GLENMORE.seat(other), Rng(future))
            seen.append(GLENMORE.view(other, GLENMORE.seat(other)))
            found.append(assess(GLENMORE, other, min(GLENMORE.legal_numbers(other)), QUICK, 5))
    assert all(view == seen[0] for view in seen)
    assert all(prospects == found[0] for prospects in found)


def test_a_mind_without_a_brisk_way_plays_on_greedily(monkeypatch: pytest.MonkeyPatch) -> None:
    state = asked(CALEDONIA, {"players": 1}, 4, 25)
    choosers = replace(choosing.choosers_of(CALEDONIA), brisk=None)
    monkeypatch.setattr(choosing, "found_choosers", lambda name: choosers)
    numbers = sorted(CALEDONIA.legal_numbers(state))[:2]
    assert len(weigh(CALEDONIA, state, numbers, QUICK, 1)) == 2


def test_a_game_without_a_mind_is_refused_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choosing, "found_choosers", lambda name: None)
    state = asked(GLENMORE, {"players": 2}, 1, 5)
    with pytest.raises(BadBot, match="no bot but random plays glenmore yet"):
        advise(GLENMORE, state)


@pytest.mark.parametrize(
    ("effort", "sentence"),
    [
        (Effort(games=1), "2 to 100000 times, not 1"),
        (Effort(games=0, seconds=0), "at most 3600 seconds, not 0"),
        (Effort(games=0, seconds=float("nan")), "not nan"),
    ],
)
def test_no_effort_is_refused(effort: Effort, sentence: str) -> None:
    state = asked(CALEDONIA, {"players": 1}, 4, 25)
    with pytest.raises(ClachanError, match=sentence):
        weigh(CALEDONIA, state, sorted(CALEDONIA.legal_numbers(state))[:1], effort, 1)
