"""The arena: fair seats, results that can be taken up again, ratings and reports."""

import json
import math
from pathlib import Path

import pytest
from typer.testing import CliRunner

from clachan import ClachanError
from clachan.cli.app import app
from clachan.sim.arena import make_contest, play_index, run_contest
from clachan.sim.rating import bradley_terry, comparisons, mean_of, rate, student, wilson
from clachan.sim.report_arena import arena_data, markdown_of, rating_lines

FOUR = {"players": 4}


def test_one_layout_is_played_in_every_rotation() -> None:
    contest = make_contest("caledonia", FOUR, ["greedy", "easy", "turn", "random"], 8, 3)
    tables = [contest.table(index) for index in range(8)]
    assert [layout for _, _, layout in tables] == [0] * 4 + [1] * 4
    assert len({seed for _, seed, _ in tables}) == 2
    for seat in range(4):
        assert {bots[seat] for bots, _, _ in tables[:4]} == {"greedy", "easy", "turn", "random"}


def test_the_last_bot_fills_the_seats() -> None:
    contest = make_contest("caledonia", FOUR, ["greedy", "random"], 4, 0)
    assert contest.lineups() == [("greedy", "random", "random", "random")]


def test_of_too_many_bots_every_choice_meets_on_the_same_layouts() -> None:
    contest = make_contest("caledonia", {"players": 2}, ["greedy", "easy", "random"], 12, 0)
    tables = [contest.table(index) for index in range(12)]
    assert {frozenset(bots) for bots, _, _ in tables} == {
        frozenset(pair) for pair in (("greedy", "easy"), ("greedy", "random"), ("easy", "random"))
    }
    assert len({seed for _, seed, _ in tables}) == 2


def test_a_game_of_a_contest_is_repeatable() -> None:
    contest = make_contest("caledonia", {"players": 2}, ["greedy", "random"], 2, 5)
    one, other = play_index(contest, 1).result, play_index(contest, 1).result
    assert (one.bots, one.totals, one.places) == (other.bots, other.totals, other.places)
    assert one.bots == ["random", "greedy"]
    assert all(count > 10 for count in one.decisions)


def test_results_are_taken_up_again(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    contest = make_contest("caledonia", {"players": 2}, ["random"], 4, 5)
    whole = run_contest(contest)
    lines: list[None] = []
    run_contest(
        make_contest("caledonia", {"players": 2}, ["random"], 2, 5), 1, path, lambda: lines.append(None)
    )
    assert len(lines) == 2
    with path.open("a") as file:
        file.write('{"index": 2, "layo')  # as if the machine had stopped here
    again = run_contest(contest, 1, path, lambda: lines.append(None))
    assert len(lines) == 4
    assert [result.totals for result in again] == [result.totals for result in whole]
    assert len(run_contest(contest, 1, path)) == 4


def test_another_contest_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    run_contest(make_contest("caledonia", {"players": 2}, ["random"], 1, 5), 1, path)
    with pytest.raises(ClachanError, match="holds another arena"):
        run_contest(make_contest("caledonia", {"players": 2}, ["random"], 1, 6), 1, path)


def test_greedy_beats_random() -> None:
    """A generous margin: by the arena's long runs greedy wins nearly always."""
    results = run_contest(make_contest("caledonia", FOUR, ["greedy", "random"], 10, 1))
    won = sum(result.places[result.bots.index("greedy")] == 1 for result in results)
    assert won >= 8


def test_wilson_interval() -> None:
    share = wilson(95, 100)
    assert share.value == 0.95
    assert share.low == pytest.approx(0.8882, abs=0.001)
    assert share.high == pytest.approx(0.9785, abs=0.001)
    assert wilson(0, 0).high == 1
    assert wilson(10, 10).high <= 1


def test_mean_with_interval() -> None:
    mean = mean_of([1.0, 2.0, 3.0])
    assert mean.value == 2
    assert mean.high - mean.value == pytest.approx(4.303 / 3**0.5)
    assert [round(student(freedom), 2) for freedom in (1, 6, 10, 30, 1000)] == [12.71, 2.45, 2.23, 2.04, 1.96]


def test_ratings_follow_the_odds() -> None:
    games = [[("a", 1), ("b", 2)]] * 30 + [[("b", 1), ("a", 2)]] * 10
    rated = bradley_terry(comparisons(games))
    assert rated["a"] + rated["b"] == pytest.approx(3000)
    assert rated["a"] - rated["b"] == pytest.approx(190.8, abs=0.1)  # three to one


def test_who_never_loses_has_a_finite_rating_with_an_honest_interval() -> None:
    """Ten wins of ten: Jeffreys' interval for the share is 0.783 to 0.99995, as odds 223 to 1,720 points."""
    rated = rate([[[("a", 1), ("b", 2)]]] * 10)
    apart = [2 * (bound - 1500) for bound in (rated["a"].low, rated["a"].value, rated["a"].high)]
    assert apart[0] == pytest.approx(223, abs=40)
    assert apart[1] == pytest.approx(400 * math.log10(10.5 / 0.5), abs=1)
    assert 1000 < apart[2] < 3000


def test_more_games_without_a_loss_say_more() -> None:
    lows = [rate([[[("a", 1), ("b", 2)]]] * count)["a"].low for count in (1, 10, 100)]
    assert lows[0] < 1500 < lows[1] < lows[2]


def test_many_seats_of_one_layout_are_no_more_layouts() -> None:
    """A win over three that are alike is one win of a layout, not three."""
    one = rate([[[("a", 1), ("b", 2)]]] * 10)["a"]
    three = rate([[[("a", 1), ("b", 2), ("b", 3), ("b", 4)]]] * 10)["a"]
    assert three.low == pytest.approx(one.low, abs=1)
    assert three.value == pytest.approx(one.value, abs=1)


def test_the_report_names_everything() -> None:
    contest = make_contest("caledonia", {"players": 2}, ["greedy", "random"], 4, 5)
    results = run_contest(contest)
    best, worst = rating_lines(results)
    assert (best.bot, worst.bot) == ("greedy", "random")
    assert best.wins.value + worst.wins.value == pytest.approx(1)
    page = markdown_of(contest, results)
    assert "| `greedy` | 4 |" in page
    assert arena_data(contest, results)["lines"][0]["bot"] == "greedy"


def test_the_command(tmp_path: Path) -> None:
    page = tmp_path / "report.md"
    words = ["arena", "caledonia", "--bots", "greedy,random", "--games", "2", "--players", "2", "--jobs", "1"]
    result = CliRunner().invoke(app, [*words, "--report", str(page), "--json"])
    assert result.exit_code == 0, result.output
    data = json.loads(result.stdout)
    assert data["games"] == 2
    assert page.read_text().startswith("# Clans of Caledonia · arena")
    shown = CliRunner().invoke(app, words)
    assert "greedy" in shown.stdout


def test_several_processes_find_the_same(tmp_path: Path) -> None:
    contest = make_contest("caledonia", {"players": 2}, ["greedy", "random"], 4, 5)
    alone, together = run_contest(contest), run_contest(contest, 2, tmp_path / "results.jsonl")
    assert [result.totals for result in alone] == [result.totals for result in together]


@pytest.mark.parametrize(("players", "chronicles"), [(2, "1235678"), (3, "12345678")])
def test_a_contest_understands_all_chronicles(players: int, chronicles: str) -> None:
    contest = make_contest("glenmore", {"players": players, "chronicles": "all"}, ["random"], 1, 5)
    assert dict(contest.options)["chronicles"] == chronicles
    assert len(play_index(contest, 0).result.totals) == players
