"""The other commands, and how the program refuses."""

import json
import re
import subprocess
import sys
from datetime import date
from pathlib import Path

import pytest
from conversation import SOURCE, Call, played

from clachan import ChanceTold, Record, __version__, new_match, write_record
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
    assert fill_seats(["random"], 3, "caledonia") == ["random", "normal", "normal"]
    assert fill_seats([], 2, "glenmore") == ["human", "normal"]
    with pytest.raises(ClachanError):
        fill_seats(["human"] * 2, 1, "caledonia")


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
    assert lines[-1].startswith(f"{len(lines) - 1:,} values: ")


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
    assert "The data in use is sound" in call("data", "check").output


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


def test_a_loaded_match_has_its_seats_and_its_chance_again(call: Call, tmp_path: Path) -> None:
    """Played in one go, or left and gone on with: the same people, bots and draws."""
    path = tmp_path / "game.txt"
    shown = call("play", "--seats", "human,random", "--seed", "5", "--save", str(path), typed="1\n1\n")
    assert "seats human, random." in shown.output
    record = Record.read(path.read_text())
    assert (record.bots, record.chance) == (["", "random"], ChanceTold(seed=5, reproducible=True))
    assert date.fromisoformat(record.headers["date"])
    stream = record.match.ply
    again = call("play", "--load", str(path), "--save", str(path), typed="1\n1\n1\n1\n1\n1\n1\n1\n").output
    assert "seed 5, seats human, random." in again
    whole = Record.read(path.read_text())
    assert whole.match.ply > stream and whole.chance == record.chance
    assert "draws follow from seed 5" in call("replay", "--verify", str(path)).output


def test_a_record_without_a_seed_goes_on_with_another_that_is_told(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "table.txt"
    match = new_match("caledonia", players=2, seed=3)
    for _ in range(9):
        match.push(match.drawn())
    path.write_text(write_record(match))
    call("play", "--load", str(path), "--seed", "8", "--save", str(path), typed="1\n1\n1\n1\n1\n1\n")
    assert Record.read(path.read_text()).chance == ChanceTold(seed=8, reproducible=True, elsewhere=9)
    assert "follow from seed 8" in call("replay", "--verify", str(path)).output


def test_a_record_of_other_data_is_read_on_request(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "table.txt"
    path.write_text(write_record(new_match("caledonia", players=2)).replace("data: ", "data: 0"))
    assert "component data" in call("replay", str(path), status=2).output
    call("replay", str(path), "--other-data")


def test_where_nothing_can_be_written_nothing_is_begun(call: Call, tmp_path: Path) -> None:
    missing = str(tmp_path / "no" / "such" / "file.txt")
    assert "cannot write" in call("play", "--save", missing, status=2).output
    (tmp_path / "file").write_text("")
    shown = call("arena", "caledonia", "--records", str(tmp_path / "file" / "x"), status=2).output
    assert "cannot make the folder" in shown


def test_an_arena_writes_its_records(call: Call, tmp_path: Path) -> None:
    folder = tmp_path / "games"
    call("arena", "glenmore", "--bots", "random", "-p", "2", "-n", "2", "-j", "1", "--records", str(folder))
    records = [Record.read(path.read_text()) for path in sorted(folder.iterdir())]
    assert [record.headers["game number"] for record in records] == ["1", "2"]
    assert all(record.match.over and record.bots == ["random", "random"] for record in records)
    assert "follow from seed" in call("replay", "--verify", str(folder / "00001.txt")).output
