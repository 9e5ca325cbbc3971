"""Rows of weights that are bred: from the seed alone, on from where it stopped, towards what ends better."""

import json
from dataclasses import replace
from pathlib import Path
from random import Random

import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from clachan.bots.bot import read_bot
from clachan.bots.caledonia.value import Valuer
from clachan.bots.choosers import choosers_of
from clachan.bots.glenmore.weights import TALES_EARLY, TALES_LATE
from clachan.bots.learned import row_for
from clachan.core.errors import ClachanError
from clachan.core.game import open_game
from clachan.core.rng import Rng
from clachan.sim.play import play_game
from training import __main__ as school
from training import breeding, caledonia, contest, glenmore, prospects

BREEDS = {
    **{("caledonia", breed.name): breed for breed in caledonia.BREEDS},
    **{("glenmore", breed.name): breed for breed in glenmore.BREEDS},
}
ALONE = BREEDS["caledonia", "alone weights"]


@pytest.mark.parametrize(("game", "name"), BREEDS)
def test_every_row_can_be_bred_and_follows_from_the_seed(game: str, name: str, tmp_path: Path) -> None:
    breed = replace(BREEDS[game, name], rows=4, games=1, generations=2, finish=lambda game, row, seed: row)
    first, again, other = (
        breeding.bred(open_game(game), breed, breed.by_hand, seed, tmp_path / folder, lambda text: None)
        for folder, seed in (("first", 3), ("again", 3), ("other", 4))
    )
    assert first == again != other
    assert len(first.data) == len(breed.by_hand)
    fixed = set(range(len(breed.by_hand))) - set(breed.steps)
    assert all(first.data[place] == breed.by_hand[place] for place in fixed)
    assert first.data != breed.by_hand


def test_it_goes_on_after_the_last_whole_generation(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    breed, game = replace(ALONE, rows=4, games=1, generations=4), open_game("caledonia")
    whole = breeding.bred(game, breed, breed.by_hand, 5, tmp_path / "whole", lambda text: None)
    met, one_measuring = [0], breeding.measured

    def noted(*given: object) -> list[float]:
        met[0] += 1
        if met[0] == 3:
            raise KeyboardInterrupt
        return one_measuring(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(breeding, "measured", noted)
    with pytest.raises(KeyboardInterrupt):
        breeding.bred(game, breed, breed.by_hand, 5, tmp_path / "stopped", lambda text: None)
    assert breeding.bred(game, breed, breed.by_hand, 5, tmp_path / "stopped", lambda text: None) == whole
    assert met[0] == 3 + 2


def test_what_ends_better_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With games that end by how near two of the numbers are to 40 and −25."""
    breed = replace(ALONE, by_hand=[10, 10, 10], steps={0: 10.0, 2: 10.0}, rows=10, generations=40)

    def measured(game: object, breed: object, rows: list[list[int]], seed: int) -> list[float]:
        return [-abs(row[0] - 40) - abs(row[2] + 25) for row in rows]

    monkeypatch.setattr(breeding, "measured", measured)
    row = breeding.bred(open_game("caledonia"), breed, breed.by_hand, 1, tmp_path, lambda text: None).data
    assert row == [pytest.approx(40, abs=3), 10, pytest.approx(-25, abs=3)]


def test_breeding_goes_on_from_the_row_that_is_shipped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    met: list[list[int]] = []

    def measured(game: object, breed: object, rows: list[list[int]], seed: int) -> list[float]:
        met.extend(rows)
        return [0.0] * len(rows)

    monkeypatch.setattr(breeding, "measured", measured)
    breed = replace(ALONE, by_hand=[10, 20, 30], steps={0: 1.0, 1: 2.0}, rows=200, generations=1)
    breeding.bred(open_game("caledonia"), breed, [70, 20, 50], 1, tmp_path, lambda text: None)
    assert [sum(row[place] for row in met) / 200 for place in range(3)] == pytest.approx([70, 20, 30], abs=1)


@pytest.mark.parametrize("players", [1, 3])
def test_whatever_is_bred_the_value_of_a_game_that_is_over_is_its_score(players: int) -> None:
    breed = BREEDS["caledonia", "alone weights" if players == 1 else "table weights"]
    game = open_game("caledonia")
    end = play_game(game, game.read_options({"players": players}), ["random"] * players, 6).end
    for direction in (-1.5, 1.5):
        valuer = Valuer(vec[i64](breed.row(np.full(len(breed.steps), direction))))
        valuer.look(end)
        for score in game.scores(end):
            assert score.total <= valuer.value(end, score.seat, False) / 100 < score.total + 3


@pytest.mark.parametrize(("rows", "players"), [(6, 1), (6, 2), (7, 3), (10, 4)])
def test_at_the_tables_everybody_sits_and_nobody_twice_at_one(rows: int, players: int) -> None:
    found = breeding.tables(rows, players, Random(2))
    assert {len(table) for table in found} == {players} == {len(set(table)) for table in found}
    assert len(found) == -(-rows // players)
    assert set().union(*found) == set(range(rows))


def test_what_is_sought_is_the_lead_and_alone_the_points() -> None:
    assert breeding.sought([120], 0) == 120
    assert breeding.sought([100, 60, 80], 0) == 100 - 40 - 35
    assert breeding.sought([100, 60, 80], 1) == 60 - 50 - 45


def test_each_row_plays_its_own_seat() -> None:
    """A row that likes nothing loses to three that were set by hand."""
    breed = replace(BREEDS["caledonia", "table weights"], games=3, options=lambda random: {"players": 4})
    rows = [[0] * len(breed.by_hand), *[breed.by_hand] * 3]
    reached = breeding.measured(open_game("caledonia"), breed, rows, 7)
    assert reached.index(min(reached)) == 0 and reached[0] < -20
    assert reached == breeding.measured(open_game("caledonia"), breed, rows, 7)


def test_how_far_parts_hold_is_fitted() -> None:
    random = np.random.default_rng(4)
    true = np.array([[100, 100, 80, 40, 60, 10, 90, 120, 50, -30, 70, 20, 500], [100, 100, *[55] * 10, -300]])
    parts, far = random.normal(2, 2, (4000, prospects.PARTS)), random.random((4000, 1))
    shares = true[0] * (1 - far) + true[1] * far
    ends = (parts * prospects.POINTS * shares[:, :-1] / 100).sum(1) + shares[:, -1] / 100
    seen = np.concatenate([parts, np.ones((4000, 1)), far], 1)
    by_hand = np.array([[100.0, 100.0, *[70.0] * 10, 0.0]] * 2)
    found = np.array(prospects.regressed(seen, ends, by_hand))
    assert (found[:, : prospects.CERTAIN] == 100).all()
    assert np.abs(found - true)[:, :-1].max() < 12
    assert np.abs(found - true).mean() < np.abs(by_hand - true).mean() / 4


def test_fitting_changes_nothing_else_of_a_row() -> None:
    row = list(BREEDS["glenmore", "tales weights"].by_hand)
    games = (2, glenmore.tales, glenmore.brisk)
    found = prospects.fitted(open_game("glenmore"), row, TALES_LATE, TALES_EARLY, games, 3)
    changed = {place for place, number in enumerate(row) if found[place] != number}
    places = {*range(TALES_LATE, TALES_LATE + 13), *range(TALES_EARLY, TALES_EARLY + 13)}
    assert changed and changed <= places
    assert found == prospects.fitted(open_game("glenmore"), row, TALES_LATE, TALES_EARLY, games, 3)


@pytest.mark.parametrize("gain", [2.0, -2.0])
def test_a_row_is_shipped_only_when_it_is_better(
    gain: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shipped = tmp_path / "learned.json"
    monkeypatch.setattr(school, "shipped_with", lambda game: shipped)
    monkeypatch.setattr(school, "compare", lambda *given: contest.Verdict("plan", 10, gain, 1.0))
    breed = replace(ALONE, rows=4, games=1, generations=1)
    school.Course(open_game("caledonia"), breed, 1, tmp_path / "games").run()
    assert shipped.exists() == (gain > 0)
    if gain > 0:
        found = json.loads(shipped.read_text())
        assert len(found["rows"]["alone weights"]) == len(breed.by_hand) and not found["networks"]
        assert found["story"]["alone weights"]["command"].endswith("--only 'alone weights' --seed 1")


def test_bots_count_with_the_row_of_the_file_that_they_are_given(tmp_path: Path) -> None:
    path = tmp_path / "bred.json"
    row = [1] * len(ALONE.by_hand)
    path.write_text(json.dumps({"story": {}, "networks": {}, "rows": {"alone weights": row}}))
    assert row_for("caledonia", "alone", ALONE.by_hand, {"judge": str(path)}) == row
    assert row_for("caledonia", "table", ALONE.by_hand, {"judge": str(path)}) == ALONE.by_hand
    assert row_for("caledonia", "alone", ALONE.by_hand, {"judge": "weights"}) == ALONE.by_hand
    game = open_game("caledonia")
    _, state = game.deal(game.read_options({"players": 1}), Rng(2))
    ways = choosers_of(game)
    for way, bot in ((ways.greedy, "greedy"), (ways.turn, "turn"), (ways.plan, "plan")):
        values = read_bot(bot)[1]
        chosen = {way(state, 1, {**values, "judge": judge}).choose(state) for judge in (str(path), "weights")}  # type: ignore[misc]
        assert chosen <= set(game.legal_numbers(state))


def test_a_row_of_another_length_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "old.json"
    path.write_text(json.dumps({"story": {}, "networks": {}, "rows": {"alone weights": [1, 2]}}))
    with pytest.raises(ClachanError, match=r"'alone weights' has 2 numbers, but there are 86 weights"):
        row_for("caledonia", "alone", ALONE.by_hand, {"judge": str(path)})
