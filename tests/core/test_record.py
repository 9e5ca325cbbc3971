"""Records: text files that give the same match again, and say the line of every fault."""

import re
from pathlib import Path

import pytest

from clachan import ChanceTold, Line, Record, match_from, new_match, read_record, write_record
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
    (5, "chance seed: many", "chance seed is a number, not 'many'"),
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


TOLD = Record(
    finished(),
    names=["Moira", ""],
    bots=["", "mcts:time=2,level=3"],
    headers={"event": "Monday club", "date": "2026-11-16", "clock": "bank 600 + 10", "weather": "rain"},
    chance=ChanceTold(seed=9, reproducible=True),
)


def annotated() -> Record:
    """A record with remarks, and a variation with one of its own within it."""
    record = Record.read(str(TOLD))
    match = record.match
    ply = next(
        p for p in range(20, match.ply) if match.seat_of(p) >= 0 and len(match.game.legal(match.at(p))) > 2
    )
    other = Line(match.branch(ply), ply)
    instead = [action for action in other.match.legal() if action != match.actions[ply]]
    within = Line(other.match.branch(), ply)
    other.match.play(instead[0])
    within.match.play(instead[1])
    other.comments = {ply: ["what if"], ply + 1: ["not better"]}
    other.variations = {ply + 1: [within]}
    record.comments = {0: ["A wet night", "and a long one"], ply + 1: ["a slip", "as Moira says"]}
    record.variations = {ply + 1: [other]}
    return record


def test_everything_that_a_record_tells_is_read_back() -> None:
    record = annotated()
    text = str(record)
    again = Record.read(text)
    assert str(again) == text
    assert (again.names, again.bots, again.chance) == (record.names, record.bots, record.chance)
    assert again.headers == {**record.headers, "result": again.headers["result"]}
    assert again.comments == record.comments
    [(ply, [other])] = again.variations.items()
    [kept] = record.variations[ply]
    assert (other.start, other.comments, other.match.actions) == (
        kept.start,
        kept.comments,
        kept.match.actions,
    )
    assert other.variations[ply][0].match.actions == kept.variations[ply][0].match.actions
    assert read_record(text).actions == record.match.actions


def test_headers_that_nobody_knows_are_kept_in_their_order() -> None:
    assert list(Record.read(str(TOLD)).headers) == ["event", "date", "clock", "weather", "result"]


@pytest.mark.parametrize(("lines", "reason"), [
    (["("], "a variation stands after the action that it would replace"),
    ([LINES[FIRST], "(", LINES[FIRST]], "the variation is not closed"),
    ([LINES[FIRST], ")"], "')' without a variation"),
    ([LINES[FIRST], "(", "expand z9 sheep", ")"], "there is no action 'expand z9 sheep'"),
    ([LINES[FIRST], *["(", LINES[FIRST]] * 40], "variations go 16 deep at most"),
])  # fmt: skip
def test_faults_of_variations(lines: list[str], reason: str) -> None:
    assert reason in refusal("\n".join([*LINES[:FIRST], *lines]))


def test_a_wrong_result_is_refused() -> None:
    text = str(TOLD)
    result = next(line for line in text.splitlines() if line.startswith("result: "))
    assert "the result is p" in refusal(text.replace(result, "result: p1 3, p2 4"))


def test_a_record_may_begin_with_a_position() -> None:
    match = match_from(finished().position_at(40))
    match.play(match.legal()[0])
    again = read_record(write_record(match))
    assert (str(again.position), again.ply) == (str(match.position), 1)
    assert write_record(again) == write_record(match)
    position = next(line for line in write_record(match).splitlines() if line.startswith("position:"))
    assert "no options and no layout of its own" in refusal(changed(3, position))


def test_other_data_is_read_on_request() -> None:
    text = changed(2, "data: 0123456789ab")
    assert read_record(text, check_data=False).scores() == read_record(RECORD).scores()


def test_the_example_of_the_document_is_a_record() -> None:
    """The games noted at a real table in docs/records.md, as they stand there."""
    page = (Path(__file__).parents[2] / "docs" / "records.md").read_text()
    examples = re.findall(r"```text\n(clachan record 1\n.*?)```", page, re.DOTALL)
    assert len(examples) == 2
    for example in examples:
        record = Record.read(example)
        assert record.match.ply > 10 and record.comments and record.variations
        assert Record.read(str(record)).match.actions == record.match.actions
