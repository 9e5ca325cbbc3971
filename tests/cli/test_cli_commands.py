"""The other commands, and how the program refuses."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from conversation import SOURCE, Call, played

from clachan import __version__, write_record
from clachan.cli.seats import fill_seats, read_seats
from clachan.core.errors import ClachanError

DATA = SOURCE / "clachan/games/caledonia/data"


def test_version(call: Call) -> None:
    assert call("--version").output == f"clachan {__version__}\n"


def test_the_module_is_the_command() -> None:
    words = [sys.executable, "-m", "clachan", "play", "--players", "5"]
    result = subprocess.run(words, cwd=SOURCE, capture_output=True, text=True, check=False)
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr == "clachan: option players cannot be 5: it is one of 1, 2, 3, 4\n"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--players", "5"], "option players cannot be 5: it is one of 1, 2, 3, 4"),
        (["--options", "clan_auction"], "clan_auction needs 2 to 4 players"),
        (["--players", "4", "--option", "tighter_map=yes"], "tighter_map is for 2 or 3 players, not 4"),
        (["--option", "colour=red"], "there is no option 'colour'"),
        (["--option", "edition=third"], "option edition cannot be 'third'"),
        (
            ["--seats", "human,human,human", "--players", "2"],
            "3 seats are named (human, human, human), but 2 play",
        ),
        (["--seats", "human,deepblue"], "there is no bot 'deepblue'"),
        (["--seed", "-1"], "a seed is a number from 0"),
        (["--load", "nowhere.txt"], "cannot read nowhere.txt: No such file or directory"),
        (["--data", "nowhere"], "cannot be read"),
        (["ludo"], "there is no game 'ludo'"),
    ],
)
def test_refusals_are_one_sentence(call: Call, words: list[str], said: str) -> None:
    result = call("play", *words, status=2)
    assert said in result.stderr
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1


def test_seats_as_typed() -> None:
    assert read_seats(["human"], "random") == ["human", "random"]
    assert read_seats([], "human, mcts:time=1,rollouts=20, random") == [
        "human",
        "mcts:time=1,rollouts=20",
        "random",
    ]
    assert fill_seats(["random"], 3) == ["random", "random", "random"]
    assert fill_seats([], 2) == ["human", "random"]
    with pytest.raises(ClachanError):
        fill_seats(["human"] * 2, 1)


def test_as_many_play_as_seats_are_named(call: Call) -> None:
    assert "seats random, human." in call("play", "--seats", "random,human", "--seed", "1").output


def test_a_pack_is_used(call: Call, tmp_path: Path) -> None:
    market = json.loads((DATA / "market.json").read_text())
    text = json.dumps(market).replace("16", "19")
    (tmp_path / "market.json").write_text(text)
    shown = call("play", "--seed", "1", "--data", str(tmp_path), typed="market\n").output
    assert re.search(r"whisky .* 19 *$", shown, re.M)


# Replay


def test_replay_prints_every_fact_with_its_ply(call: Call, record: Path) -> None:
    shown = call("replay", str(record)).output
    plies = [int(found) for found in re.findall(r"^ *(\d+)  \w", shown, re.M)]
    assert plies == sorted(plies)
    assert set(plies) == set(range(1, max(plies) + 1))
    assert "ends with" in shown
    assert "total" in shown


def test_replay_shows_the_table_at_a_ply(call: Call, record: Path) -> None:
    match = played(2, 5)
    shown = call("replay", str(record), "--ply", "40").output
    assert f"ply 40 of {match.ply}  {match.actions[39].text}" in shown
    place = next(h for h in match.game.view(match.at(40), None)["map"]["hexes"] if "unit" in h)
    assert f"{place['name']}_{place['unit']['seat'] + 1}" in shown.replace("≈", "_").replace(" ", "_")


def test_replay_refuses_a_ply_beyond_the_end(call: Call, record: Path) -> None:
    assert "the match has plies 0 to" in call("replay", str(record), "--ply", "9999", status=2).stderr


def test_verify_good_records(call: Call, record: Path, tmp_path: Path) -> None:
    match = played(2, 5)
    totals = ", ".join(f"p{score.seat + 1} {score.total}" for score in match.scores())
    assert call("replay", str(record), "--verify").output == f"verified: {match.ply} actions, {totals}\n"
    half = tmp_path / "half.txt"
    half.write_text(write_record(played(1, 5, 30)))
    assert "actions, the game is not over" in call("replay", str(half), "--verify").output


def test_verify_says_what_could_not_be_compared(call: Call, record: Path) -> None:
    lines = [line for line in record.read_text().splitlines() if not line.startswith(("data:", "score:"))]
    record.write_text("\n".join(lines))
    shown = call("replay", str(record), "--verify").output
    assert "(the record names no data and no score to compare)" in shown


@pytest.mark.parametrize(
    ("pattern", "instead", "reason"),
    [
        (r"^p\d place .*$", "p1 place a1 miner", "a1 "),
        (r"^score: p1 \d+", "score: p1 999", "the score is"),
        (r"^p\d pass$", "p4 pass", "p4 plays 'pass', but p"),
        (r"^p\d buy .*$", "p1 buy 9 gold", "there is no action 'buy 9 gold'"),
        (r"^data: .*$", "data: 000000000000", "component data 000000000000"),
    ],
)
def test_verify_names_the_line_and_the_reason(
    call: Call, record: Path, pattern: str, instead: str, reason: str
) -> None:
    text = record.read_text()
    found = re.search(pattern, text, re.M)
    assert found is not None
    record.write_text(re.sub(pattern, instead, text, count=1, flags=re.M))
    line = text[: found.start()].count("\n") + 1
    if instead.startswith("data"):  # the head is judged as a whole, where the play begins
        line = text[: text.index("play:")].count("\n") + 1
    result = call("replay", str(record), "--verify", status=1)
    assert result.stdout == ""
    assert f"{record}, line {line}: " in result.stderr
    assert reason in result.stderr


def test_replay_of_a_broken_record_is_refused(call: Call, record: Path) -> None:
    record.write_text("clachan record 1\nplay:\n")
    assert f"record {record}: line 2: " in call("replay", str(record), status=2).stderr


# Data


def test_data_show_lists_every_value(call: Call) -> None:
    lines = call("data", "show", "caledonia").output.splitlines()
    assert "export_board.json: pass_money[0] = 16  rulebook (all four rulebooks)" in lines
    assert lines[-1].startswith(f"{len(lines) - 1} values: ")


def test_data_show_by_provenance_and_as_data(call: Call) -> None:
    words = ("data", "show", "caledonia", "--provenance", "reconstructed", "--json")
    leaves = json.loads(call(*words).output)
    assert leaves
    assert {leaf["provenance"] for leaf in leaves} == {"reconstructed"}
    assert set(leaves[0]) == {"file", "place", "value", "provenance", "source"}
    assert "provenance cannot be 'rumour'" in call("data", "show", "--provenance", "rumour", status=2).stderr
    assert "there is no game 'ludo'" in call("data", "show", "ludo", status=2).stderr


def test_data_check_praises_a_sound_pack(call: Call, tmp_path: Path) -> None:
    (tmp_path / "market.json").write_text((DATA / "market.json").read_text())
    assert "the pack is sound" in call("data", "check", str(tmp_path)).output
    assert "the data in use is sound" in call("data", "check").output


def test_data_check_names_file_place_and_reason(call: Call, tmp_path: Path) -> None:
    solo = json.loads((DATA / "solo.json").read_text())
    solo["solo"]["goods_rolled"] = "many"
    (tmp_path / "solo.json").write_text(json.dumps(solo))
    (tmp_path / "marmalade.json").write_text("{}")
    shown = call("data", "check", str(tmp_path), "--game", "caledonia", status=1).output
    assert "marmalade.json: whole file: is not a data file of caledonia" in shown
    (tmp_path / "marmalade.json").unlink()
    shown = call("data", "check", str(tmp_path), status=1).output
    assert re.match(r'solo.json: solo.goods_rolled: must be .*, not "many"\n', shown)
