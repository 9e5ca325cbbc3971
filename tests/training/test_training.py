"""Learning from games: lessons follow from the seed, training goes on, and only what is better stays."""

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from librt.vecs import vec

from clachan.bots.network import Network
from clachan.core.game import open_game
from clachan.sim.arena import Result
from training import __main__ as school
from training import caledonia, contest, fitting, glenmore, lessons

SUBJECTS = {
    **{("caledonia", subject.name): subject for subject in caledonia.SUBJECTS},
    **{("glenmore", subject.name): subject for subject in glenmore.SUBJECTS},
}


def term(game: str, name: str, led: bool = False, folder: Path = Path("nowhere")) -> lessons.Term:
    return lessons.Term(SUBJECTS[game, name], led, folder)


@pytest.mark.parametrize("led", [False, True])
@pytest.mark.parametrize(("game", "name"), SUBJECTS)
def test_a_lesson_follows_from_the_seed(game: str, name: str, led: bool) -> None:
    given = term(game, name, led)
    first, again, other = (lessons.lesson(open_game(game), given, 3, index) for index in (0, 0, 1))
    assert np.array_equal(first.features, again.features) and np.array_equal(first.ended, again.ended)
    assert first.features.shape != other.features.shape or not np.array_equal(first.features, other.features)
    assert len(first.features) == len(first.expected) == len(first.ended) == len(first.games) > 4
    assert np.isfinite(first.features).all()
    if name == "alone":
        assert np.array_equal(first.ended[:, 0], first.ended[:, 1])
    else:
        assert (first.ended[:, 1] > 0).any() != (first.ended[:, 1] > 0).all()  # somebody is behind


@pytest.mark.parametrize(("game", "name"), SUBJECTS)
def test_who_is_led_by_a_network_plays_otherwise(game: str, name: str) -> None:
    greedy, led = (lessons.lesson(open_game(game), term(game, name, which), 3, 0) for which in (False, True))
    assert greedy.features.shape != led.features.shape or not np.array_equal(greedy.ended, led.ended)


def test_it_goes_on_where_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lessons, "CHUNK", 2)
    subject = replace(SUBJECTS["caledonia", "alone"], games=6)
    game, played = open_game("caledonia"), list[int]()
    whole, stopped = tmp_path / "whole", tmp_path / "stopped"
    wholly, partly = (lessons.Term(subject, False, folder) for folder in (whole, stopped))
    lessons.play_lessons(game, wholly, 1, lambda done, chunks: None)
    one_lesson = lessons.lesson

    def noted(game: object, term: lessons.Term, seed: int, index: int) -> lessons.Lessons:
        if index == 3 and not played.count(3):
            played.append(3)
            raise KeyboardInterrupt
        played.append(index)
        return one_lesson(open_game("caledonia"), term, seed, index)

    monkeypatch.setattr(lessons, "lesson", noted)
    with pytest.raises(KeyboardInterrupt):
        lessons.play_lessons(game, partly, 1, lambda done, chunks: None)
    lessons.play_lessons(game, partly, 1, lambda done, chunks: None)
    assert played == [0, 1, 2, 3, 2, 3, 4, 5]  # the file that was cut off is played again, the first is not
    one, other = (lessons.read_lessons(one) for one in (wholly, partly))
    assert np.array_equal(one.features, other.features) and np.array_equal(one.games, other.games)


def taught(games: int) -> lessons.Lessons:
    """Games whose end is known: what the weights miss is a bend in the first feature."""
    random = np.random.default_rng(1)
    features = random.standard_normal((games * 20, 6)).astype(np.float16)
    missed = 1000 * np.abs(features[:, :1].astype(np.float32)) * np.array([[1.0, -0.5]], np.float32)
    expected = np.zeros((games * 20, 2), np.float32)
    return lessons.Lessons(features, expected, missed, np.repeat(np.arange(games, dtype=np.int32), 20))


def test_what_is_fitted_is_what_the_compiled_network_says() -> None:
    known = taught(2000)
    fitted = fitting.fit(known, 5, lambda epoch, error: None)
    again = fitting.fit(known, 5, lambda epoch, error: None)
    assert fitted.numbers == again.numbers
    assert fitted.errors["points"] < 0.4 * fitted.errors["points, weights alone"]
    data = fitted.data(6)
    network = Network(data["inputs"], data["first"], data["second"], vec[float](data["numbers"]))
    for row, end in zip(known.features[:40].astype(float), known.ended[:40], strict=True):
        network.run(vec[float](row.tolist()))
        assert list(network.heads) == pytest.approx(end.tolist(), abs=600)


def test_a_network_goes_on_from_what_it_was() -> None:
    """A second term begins with the first network: a single game more does not undo what it knows."""
    known = taught(1000)
    first = fitting.fit(known, 5, lambda epoch, error: None)
    little = taught(12)
    fresh, on = (
        fitting.fit(little, 6, lambda epoch, error: None, before).errors["points"]
        for before in (None, first.numbers)
    )
    assert on < 0.6 * fresh
    layers = fitting.Layers(6, np.random.default_rng(1))
    middle, spread = np.full(6, 0.5, np.float32), np.full(6, 2.0, np.float32)
    layers.go_on(first.numbers, middle, spread)
    again = fitting.folded(layers, middle, spread)
    assert again == pytest.approx(first.numbers, rel=1e-3, abs=1e-3)


def result(index: int, layout: int, totals: list[int]) -> Result:
    bots = [contest.NEW, contest.OLD, contest.NEW, contest.OLD]
    none = [0] * 4
    return Result(index, layout, bots, totals, none, none, [0.0] * 4, [0.0] * 4)


def test_the_rotations_of_a_layout_count_once() -> None:
    played = [result(0, 0, [10, 0, 30, 10]), result(1, 0, [20, 10, 20, 10]), result(2, 1, [0, 4, 0, 4])]
    assert contest.by_layout(played, 4) == [12.5, -4.0]


def test_only_a_clear_gain_is_better() -> None:
    trial = SUBJECTS["caledonia", "alone"].contests[0]
    assert contest.verdict(trial, [3, 5, 4, 4]).better
    assert not contest.verdict(trial, [30, -20, 10, -15]).better
    assert not contest.verdict(trial, [-3, -5]).better


@pytest.mark.parametrize("gain", [2.0, -2.0])
def test_the_file_changes_only_when_the_candidate_is_better(
    gain: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shipped = tmp_path / "learned.json"
    kept = {"story": {"other": {}}, "networks": {"other": {"inputs": 1}}, "rows": {"one": [1]}}
    shipped.write_text(json.dumps(kept))
    monkeypatch.setattr(school, "shipped_with", lambda game: shipped)
    monkeypatch.setattr(lessons, "CHUNK", 2)
    monkeypatch.setattr(fitting, "BATCH", 16)

    def compare(*given: object) -> contest.Verdict:
        assert Path(str(given[2])).exists() and given[3] == "learned"
        return contest.Verdict("turn", 10, gain, 1.0)

    monkeypatch.setattr(school, "compare", compare)
    subject = replace(SUBJECTS["caledonia", "alone"], games=20, games_led=20)
    school.Course(open_game("caledonia"), subject, 1, tmp_path / "games").run()
    found = json.loads(shipped.read_text())
    if gain < 0:
        assert found == kept
    else:
        assert found["networks"]["other"] == {"inputs": 1} and found["rows"] == {"one": [1]}
        assert found["story"]["alone"]["games"] == 20 and found["networks"]["alone"]["numbers"]


def course(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, shipped: Path) -> school.Course:
    """A short course whose candidate is better."""
    monkeypatch.setattr(school, "shipped_with", lambda game: shipped)
    monkeypatch.setattr(school, "compare", lambda *given: contest.Verdict("turn", 10, 2.0, 1.0))
    monkeypatch.setattr(lessons, "CHUNK", 2)
    monkeypatch.setattr(fitting, "BATCH", 16)
    subject = replace(SUBJECTS["caledonia", "alone"], games=20, games_led=22)
    return school.Course(open_game("caledonia"), subject, 1, tmp_path / "games")


def test_a_network_of_other_features_leads_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shipped = tmp_path / "learned.json"
    old = {"inputs": 3, "first": 64, "second": 32, "numbers": [0.0]}
    shipped.write_text(json.dumps({"story": {}, "networks": {"alone": old}, "rows": {}}))
    course(tmp_path, monkeypatch, shipped).run()
    found = json.loads(shipped.read_text())
    assert found["networks"]["alone"]["inputs"] == SUBJECTS["caledonia", "alone"].inputs
    assert found["story"]["alone"]["games"] == 20


def test_the_story_of_a_network_names_the_rounds_before_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shipped = tmp_path / "learned.json"
    for games in (20, 22, 22):
        course(tmp_path, monkeypatch, shipped).run()
        story = json.loads(shipped.read_text())["story"]["alone"]
        assert story["games"] == games
    assert [one["games"] for one in story["before"]] == [20, 22]
    assert not any("before" in one for one in story["before"])
