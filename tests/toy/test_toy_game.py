"""A game of another package runs through everything, found by its entry point alone."""

import json
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from pettingzoo.test import api_test
from tests.toy.installing import write_info
from typer.testing import CliRunner

from clachan import ClachanError, game_names, new_match, open_game, read_record, write_record
from clachan.cli.app import app
from clachan.core import game as games
from clachan.core.game import part_of
from clachan.core.testing import check_game
from clachan.env import gymnasium as gymnasium_envs
from clachan.env import openspiel, pettingzoo
from clachan.env.batch import Batch
from clachan.env.bench_steps import random_actions
from clachan.sim.arena import make_contest, run_contest
from clachan.sim.report.gather import facts_of
from clachan.sim.run import make_series, run


def call(*words: str, typed: str = "") -> str:
    result = CliRunner().invoke(app, list(words), input=typed)
    assert result.exit_code == 0, result.output
    return str(result.output)


def played(seed: int, **options: Any) -> Any:
    match = new_match("cairn", seed=seed, **options)
    while not match.over:
        legal = match.legal()
        match.play(legal[match.rng.below(len(legal))])
    return match


def test_without_its_package_the_game_is_not_there() -> None:
    assert "cairn" not in game_names()


def test_the_game_is_found_and_tells_everything_of_itself(cairn: str) -> None:
    game = open_game(cairn)
    assert list(game_names())[-1] == cairn
    assert (game.title, game.players, game.rules, game.rounds) == ("Cairn", (1, 2, 3, 4), 1, 0)
    assert not game.hides(game.read_options({}))
    assert part_of(cairn, "bots", "CHOOSERS") is None
    assert part_of(cairn, "env", "ENCODING") is not None


@pytest.mark.parametrize("options", [{"players": 1}, {"players": 2}, {"players": 4, "wind": False}], ids=str)
def test_it_keeps_the_contract_of_a_game(cairn: str, options: dict[str, object]) -> None:
    for seed in range(5):
        check_game(open_game(cairn), options, seed, judge_every=1)


def test_a_match_explains_itself_in_the_words_of_the_game(cairn: str) -> None:
    match = new_match(cairn, layout={"north": "2", "south": "5", "west": "1"})
    assert str(match.question) == "Take one to three stones; 8 are left."
    reason = match.why_not("take 3 from north")
    assert reason is not None
    assert (reason.code, str(reason)) == ("too-few", "the northern heap has 2 stones")
    match.play("take 1 from west")
    assert [str(fact) for fact in match.facts()] == [
        "Player 1 takes 1 stone from the western heap.",
        "Player 1 has cleared the western heap and gets its capstone for 2 points.",
    ]
    assert match.pop().text == "take 1 from west"
    assert match.view()["heaps"] == {"north": 2, "south": 5, "west": 1}


def test_a_record_gives_the_same_game_again(cairn: str) -> None:
    match = played(3, players=3)
    assert write_record(read_record(write_record(match))) == write_record(match)


def test_many_games_are_played_in_several_processes(cairn: str) -> None:
    data = run(make_series(cairn, {"players": 3}, ["random"], 40, 1), jobs=2).data()
    assert data["games"] == 40


def test_bots_meet_in_the_arena(cairn: str) -> None:
    results = run_contest(make_contest(cairn, {"players": 2}, ["random"], 4, 5))
    assert len(results) == 4
    assert all(sum(one.totals) > 0 for one in results)


def test_a_report_tells_its_seats_and_points(cairn: str, tmp_path: Path) -> None:
    facts = facts_of(write_record(played(1, players=2)))
    assert [seat.total for seat in facts.seats] == [one.total for one in played(1, players=2).scores()]
    shown = call("report", "--game", cairn, "--games", "6", "--bots", "random", "--players", "2", "-j", "1")
    assert "6 finished games (6 with 2 players)" in shown
    assert "Seats" in shown


def test_it_is_played_in_a_terminal(cairn: str, tmp_path: Path) -> None:
    file = tmp_path / "cairn.txt"
    typed = "?\nwhy take 3 from west\nboard\nhelp\n1\nscores\nundo\n2\nquit\n"
    seats = ("--seats", "human,random", "--options", "no-wind")
    shown = call("play", cairn, *seats, "--seed", "4", "--save", str(file), typed=typed)
    assert "Cairn, seed 4, seats human, random." in shown
    assert "Take one to three stones" in shown
    assert "heaps: north " in shown
    assert "take 3 from west: " in shown
    assert "Taken back: take 1 from north." in shown
    assert read_record(file.read_text()).actions[0].text == "take 1 from south"


def test_a_record_is_shown_and_verified_in_a_terminal(cairn: str, tmp_path: Path) -> None:
    file = tmp_path / "cairn.txt"
    file.write_text(write_record(played(2, players=2)))
    shown = call("replay", str(file))
    assert "Player 1 takes " in shown
    assert "capstones" in shown
    assert "heaps: north " in call("replay", str(file), "--ply", "2")
    assert "verified" in call("replay", str(file), "--verify")


def test_data_and_rules_say_that_there_is_none(cairn: str) -> None:
    assert "no values" in call("data", "show", cairn)
    refused = CliRunner().invoke(app, ["rules", cairn])
    assert (refused.exit_code, refused.stderr) == (2, "clachan: cairn has no rulebook\n")


def test_perft_counts_it(cairn: str) -> None:
    data = json.loads(call("perft", cairn, "--players", "2", "--depth", "2", "--json"))
    assert data["nodes"] > 9


@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
def test_pettingzoo_finds_no_fault(cairn: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(pettingzoo.env(cairn, players=3), num_cycles=100, verbose_progress=False)
    assert "Passed API test" in capsys.readouterr().out


def test_many_games_are_stepped_at_once(cairn: str) -> None:
    batch, random = Batch(cairn, 8, players=3), np.random.default_rng(1)
    batch.reset(seed=1)
    ended = 0
    for _ in range(60):
        assert (batch.observations[:, :3].sum(axis=1) > 0).all()  # a game without stones is over
        _, _, dones, _, infos = batch.step(random_actions(batch, random))
        if dones.any():
            assert np.allclose(infos["final_info"]["rewards"].sum(axis=1), 0)
        ended += int(dones.sum())
    assert ended > 8


def test_a_solo_game_is_an_environment(cairn: str) -> None:
    gymnasium_envs.register()
    env = gymnasium.make(gymnasium_envs.env_id(cairn, "Solo"))
    _, info = env.reset(seed=1)
    total, over = 0.0, False
    while not over:
        _, reward, over, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
        total += float(reward)
    assert total > 0


def test_openspiel_plays_it(cairn: str, capfd: pytest.CaptureFixture[str]) -> None:
    openspiel.register()
    game = pyspiel.load_game(openspiel.short_name(cairn), {"players": 3})
    assert game.get_type().information == pyspiel.GameType.Information.PERFECT_INFORMATION
    pyspiel.random_sim_test(game, num_sims=3, serialize=False, verbose=False)
    capfd.readouterr()


@pytest.mark.parametrize(
    ("place", "sentence"),
    [
        ("cairn:no_such_thing", "game 'cairn' cannot be opened from cairn:no_such_thing"),
        ("no_such_package:open_game", "game 'cairn' cannot be opened from no_such_package:open_game"),
        ("cairn:CATALOGUE.__len__", "game 'cairn' is no game of that name"),
    ],
)
def test_a_broken_package_is_named(
    place: str, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_info(tmp_path, "broken", {"clachan.games": {"cairn": place}})
    monkeypatch.syspath_prepend(str(Path(__file__).parent))
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(games, "_OPEN", {})
    with pytest.raises(ClachanError, match=sentence):
        open_game("cairn")
