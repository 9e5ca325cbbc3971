"""Glen More II through the standard input, as a person plays it."""

import json
import re
from pathlib import Path

import pytest
from conversation import SOURCE, Call, Conversation
from glen_games import glen_played

from clachan import read_record, write_record
from clachan.bots import choosers as choosing
from clachan.cli.choosing import hint_lines, list_numbers, listed, meant
from clachan.cli.drawing import drawing_of

DATA = SOURCE / "clachan/games/glenmore/data"
START = ("play", "glenmore", "--players", "2", "--seed", "3", "--bots", "random")


@pytest.fixture
def glen_record(tmp_path: Path) -> Path:
    path = tmp_path / "glen.txt"
    path.write_text(write_record(glen_played(2, 5)))
    return path


def test_a_whole_game_from_the_introduction_to_the_sheet(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "glen.txt"
    talk = Conversation(*START, "--save", str(file))
    assert "You lead a Scottish clan" in talk.heard
    turns = 0
    while "The game is over" not in talk.heard:
        turns += 1
        assert turns < 600
        answers = talk.answers()
        busy = [n for n, words in answers.items() if not words.startswith(("end turn", "move"))]
        choice = busy or list(answers)
        talk.say(choice[turns * 7 % len(choice)])
    talk.say("quit")
    assert talk.end() == (0, "")
    assert "\x1b" not in talk.heard
    saved = read_record(file.read_text())
    total = re.search(r"total +│ +(-?\d+)", talk.heard)
    assert saved.over
    assert total is not None
    assert saved.scores()[0].total == int(total[1])
    assert "verified" in call("replay", str(file), "--verify").output


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_question_can_be_listed_and_answered_by_number(players: int) -> None:
    drawing, kinds = drawing_of("glenmore"), set()
    for seed in range(4):
        match = glen_played(players, seed)
        for _, action, before in match.steps():
            if match.game.seat(before) < 0:
                continue
            actions = listed(match.game, drawing, before)
            assert sorted(a.number for a in actions) == sorted(match.game.legal_numbers(before))
            number = next(n for n, each in list_numbers(actions).items() if each == action)
            assert meant(str(number), actions) == [action]
            assert meant(action.text, actions) == [action]
            kind = match.game.question(before).kind
            if kind not in kinds:
                told = "\n".join(line.plain for line in hint_lines(match.game, drawing, before, "", 120))
                assert all(f"{n}) {each.text}" in told for n, each in list_numbers(actions).items())
            kinds.add(kind)
    assert {"turn", "act", "pay", "place", "clan-marker", "put", "move", "give-goods"} <= kinds


def test_the_number_of_a_tile_is_its_space(call: Call) -> None:
    shown = call(*START, typed="?\n5\n").output
    space = re.search(r"5\) take 5  (\w+) \(", shown)
    assert space is not None
    assert f"Red (p1) takes {space[1]}" in shown


def test_hints_name_tiles_clans_and_costs(call: Call, tmp_path: Path) -> None:
    match = glen_played(2, 1, 0)
    while match.question.kind != "clan-marker":
        actions = match.legal()
        wanted = next((a for a in actions if _is_person(match, a.text)), actions[-1])
        match.play(wanted.text)
        match.let_chance()
    file = tmp_path / "marker.txt"
    file.write_text(write_record(match))
    seats = "human,random" if match.seat == 0 else "random,human"
    shown = call("play", "--load", str(file), "--seats", seats, typed="?\n").output
    assert "marker on douglas  3 VP" in shown
    assert re.search(r"marker on brodie \d coins?  3 villages: 5 VP", shown)


def test_a_hint_needs_a_bot_that_knows_the_game(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choosing, "found_choosers", lambda name: None)
    shown = call(*START, typed="hint\n").output
    assert "There is no hint, since no bot but random plays glenmore yet; type ? for the answers." in shown


def _is_person(match: object, text: str) -> bool:
    view = match.view()  # type: ignore[attr-defined]
    if not text.startswith("take "):
        return False
    return bool(view["track"][int(text.split()[1]) - 1].get("kind") == "person")


def test_why_undo_rules_and_parts(call: Call) -> None:
    typed = "why take 14\nwhy activate g7\n5\nplace g6\nundo\nrules trade\nrules brodie\nrules boats\n"
    shown = call(*START, typed=typed + "rules loch ness\nclans\ncards\nhelp\np2\nlog\n").output
    assert "take 14: not allowed" in shown
    assert "activate g7: not allowed" in shown
    assert "Taken back: place g6." in shown
    for words in ("Trade (tile kind)", "Brodie (clan)", "1: The Dragon Boat Races", "Loch Ness (card)"):
        assert words in shown
    assert "Clan board" in shown
    assert "Landmark cards" in shown
    assert "Territory of Yellow (p2)" in shown
    assert "`activate g7`" in shown


def test_two_play_without_a_word_on_players(call: Call) -> None:
    assert "seats human, normal." in call("play", "glenmore", "--seed", "1").output


def test_save_load_and_replay(call: Call, tmp_path: Path, glen_record: Path) -> None:
    file = tmp_path / "half.txt"
    shown = call(*START, typed=f"5\nsave {file}\nload {file}\nlog 3\nquit\n").output
    assert "Saved 1 action " in shown
    assert "Loaded 1 action." in shown
    match = read_record(glen_record.read_text())
    assert "Glen More II" in call("replay", str(glen_record), "--ply", "100").output
    shown = call("replay", str(glen_record)).output
    assert f"ends with {match.scores()[0].total} points" in shown
    assert f"verified: {match.ply} actions" in call("replay", str(glen_record), "--verify").output


def test_data_is_shown_and_checked(call: Call, tmp_path: Path) -> None:
    shown = call("data", "show", "glenmore").output
    assert re.search(r"\d+ values: .*reconstructed", shown)
    assert "tiles.json" in shown
    assert "The data in use is sound. glenmore" in call("data", "check", "--game", "glenmore").output
    board = json.loads((DATA / "board.json").read_text())
    board["scotsmen"] = "many"
    (tmp_path / "board.json").write_text(json.dumps(board))
    result = call("data", "check", str(tmp_path), "--game", "glenmore", status=1)
    assert "board.json" in result.output
    assert "scotsmen" in result.output
