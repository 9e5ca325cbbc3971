"""Records: text files that give the same match again, and say the line of every fault."""

import pytest

from clachan import new_match, read_record, write_record
from clachan.core.errors import BadRecord
from clachan.core.match import Match
from clachan.core.record import names_in
from clachan.core.rng import Rng


def finished(players: int = 2, seed: int = 9) -> Match:
    match = new_match("caledonia", {"players": players}, seed)
    rng = Rng(seed)
    while not match.over:
        legal = match.legal()
        match.play(legal[rng.below(len(legal))].text)
    return match


RECORD = write_record(finished())
LINES = RECORD.splitlines()
FIRST = LINES.index("play:") + 1


def changed(index: int, line: str | None) -> str:
    lines = LINES[:index] + ([] if line is None else [line]) + LINES[index + 1 :]
    return "\n".join(lines) + "\n"


def refusal(text: str) -> str:
    with pytest.raises(BadRecord) as caught:
        read_record(text)
    return str(caught.value)


def test_a_record_gives_the_same_match_again() -> None:
    match = finished(players=4)
    again = read_record(write_record(match))
    assert again.game.key(again.state) == match.game.key(match.state)
    assert again.scores() == match.scores()


def test_a_record_can_stop_anywhere_and_be_continued() -> None:
    text = "\n".join(LINES[: FIRST + 10])
    match = read_record(text)
    assert match.ply == 10
    match.play(LINES[FIRST + 10].split(" ", 1)[1])


def test_seats_comments_and_empty_lines_may_be_left_out_or_added() -> None:
    bare = [
        line.split(" ", 1)[1] if index >= FIRST and line[0] in "pc" else line
        for index, line in enumerate(LINES)
    ]
    text = "\n\n".join(f"{line}   # a remark" for line in bare)
    assert write_record(read_record(text)) == RECORD


@pytest.mark.parametrize(("index", "line", "reason"), [
    (0, "clachan record 2", "a record begins with 'clachan record 1'"),
    (1, "game: chess", "there is no game 'chess'"),
    (2, "data: 0123456789ab", "it was played with component data 0123456789ab"),
    (3, "option players: 7", "option players cannot be '7'"),
    (3, "option colour: red", "there is no option 'colour'"),
    (4, "layout map: A1 B3 C1 D1", "must name a side of each module"),
    (4, "layout moon: full", "layout has no part 'moon'"),
    (5, "layout ports meat", "expected `name: value`"),
    (5, "weather: rain", "'weather' is not a part of a record's head"),
])  # fmt: skip
def test_faults_of_the_head(index: int, line: str, reason: str) -> None:
    assert reason in refusal(changed(index, line))


@pytest.mark.parametrize(("line", "reason"), [
    ("expand z9 sheep", "there is no action 'expand z9 sheep'"),
    ("p1 pass", "but p"),
    ("chance draw contract 1", "chance plays 'draw contract 1', but p"),
    ("pass", "that does not answer the question, which is: choose clan"),
    ("score: p1 10, p2 20", "the game is not over"),
])  # fmt: skip
def test_a_wrong_line_is_refused_with_its_number(line: str, reason: str) -> None:
    asked = LINES[FIRST].split(" ", 1)[0]
    if line == "p1 pass" and asked == "p1":
        line = "p2 pass"
    said = refusal(changed(FIRST, line))
    assert said.startswith(f"line {FIRST + 1}: ")
    assert reason in said


def test_a_wrong_score_is_refused() -> None:
    said = refusal(changed(len(LINES) - 1, "score: p1 1, p2 2"))
    assert said.startswith(f"line {len(LINES)}: the score is p1 ")


def test_actions_after_the_end_are_refused() -> None:
    assert "after the end of the game" in refusal(RECORD + "p1 pass\n")


@pytest.mark.parametrize(
    "text", ["", "\n\n", "hello", "clachan record 1\n", "\x00\x01", "clachan record 1\nplay:\n"]
)
def test_texts_that_are_no_records(text: str) -> None:
    assert refusal(text).startswith("line ")


def test_a_missing_line_is_noticed() -> None:
    worker = next(i for i, line in enumerate(LINES) if " place " in line)
    assert refusal(changed(worker, None)).startswith(f"line {worker + 1}: ")


def test_a_record_keeps_the_names_of_those_who_played() -> None:
    match = new_match("caledonia", {"players": 3}, 5)
    text = write_record(match, ["Moira  #1", "", "Rory: of the glen"])
    assert names_in(text, 3) == ["Moira 1", "", "Rory: of the glen"]
    assert write_record(read_record(text)) == write_record(match)
    assert names_in(write_record(match), 3) == ["", "", ""]
