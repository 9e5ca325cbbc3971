"""The commands sim and perft."""

import json
from typing import Any

import pytest
from typer.testing import CliRunner

from clachan import new_match, open_game
from clachan.cli.app import app
from clachan.sim.run import make_series, run


def call(*words: str, status: int = 0) -> Any:
    result = CliRunner().invoke(app, list(words))
    assert result.exit_code == status, result.output
    return result


def test_sim_as_data() -> None:
    words = ("sim", "caledonia", "--players", "3", "--bot", "random", "--games", "6", "--seed", "8")
    data = json.loads(call(*words, "--options", "no_ports,edition=first", "--jobs", "1", "--json").stdout)
    assert data["game"] == "caledonia"
    assert data["options"] == {"players": 3, "edition": "first", "no_ports": True}
    assert (data["games"], data["seed"], data["jobs"], data["bots"]) == (6, 8, 1, ["random"] * 3)
    assert data["compiled"] is open_game("caledonia").compiled()
    assert data["actions"] == pytest.approx(6 * data["actions_per_game"], abs=0.1)
    assert data["seconds"] > 0
    assert data["actions_per_second"] > 0
    assert data["branching"] > 1
    assert [set(line) for line in data["scores"]] == [{"seat", "games", "mean", "spread", "win_rate"}] * 3
    assert sum(line["games"] for line in data["roles"].values()) == 18
    assert sum(line["win_rate"] for line in data["scores"]) == pytest.approx(1, abs=0.001)
    series = make_series("caledonia", data["options"], ["random"], 6, 8)
    assert data["fingerprint"] == run(series).tally.fingerprint


def test_sim_for_people() -> None:
    shown = call("sim", "caledonia", "--players", "2", "--games", "3", "--jobs", "1").stdout
    assert "p2 random" in shown
    assert "3 games" in shown
    assert "fingerprint " in shown


def test_one_bot_for_each_seat() -> None:
    words = ("sim", "caledonia", "--players", "2", "--games", "1", "--jobs", "1", "--json")
    assert json.loads(call(*words, "--bot", "random", "--bot", "random").stdout)["bots"] == ["random"] * 2


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("sim", "chess"), "there is no game 'chess': the games are"),
        (("sim", "caledonia", "--bot", "nobody"), "there is no bot 'nobody': the bots are"),
        (("sim", "caledonia", "--bot", "random:time=1"), "bot random has no parameter 'time': it takes none"),
        (("sim", "caledonia", "--options", "wind=3"), "there is no option 'wind': the options are"),
        (
            ("sim", "caledonia", "--options", "edition=third"),
            "option edition cannot be 'third': it is one of",
        ),
        (("sim", "caledonia", "--games", "0"), "at least 1 game must be played, not 0"),
        (("sim", "caledonia", "--jobs", "0"), "at least 1 process must play, not 0"),
        (("perft", "caledonia", "--depth", "-1"), "the depth is a number from 0, not -1"),
        (
            ("perft", "caledonia", "--depth", "0", "--divide"),
            "at depth 0 there is no first action to divide by",
        ),
        (("perft", "caledonia", "--players", "9"), "option players cannot be 9: it is one of 1, 2, 3, 4"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(words: tuple[str, ...], sentence: str) -> None:
    result = call(*words, status=2)
    assert result.stderr.startswith(f"clachan: {sentence}")
    assert result.stderr.count("\n") == 1
    assert result.stdout == ""


def test_perft_as_data() -> None:
    words = ("perft", "caledonia", "--players", "2", "--seed", "5", "--depth", "3", "--json")
    data, divided = json.loads(call(*words).stdout), json.loads(call(*words, "--divide").stdout)
    match = new_match("caledonia", {"players": 2}, 5)
    assert data["nodes"] == match.game.perft(match.state, 3) == sum(divided["divide"].values())
    assert set(divided["divide"]) == {action.text for action in match.legal()}
    assert (data["seed"], data["depth"], data["options"]["players"]) == (5, 3, 2)


def test_perft_for_people() -> None:
    shown = call("perft", "caledonia", "--players", "2", "--depth", "2", "--divide").stdout
    assert "choose clan" in shown
    assert "depth 2: 6 nodes" in shown
