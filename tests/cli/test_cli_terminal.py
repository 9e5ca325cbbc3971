"""What is different in a terminal: the whole screen, leaving in two steps, walking through a replay."""

import readline
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pytest
from conversation import played
from rich.console import Console

from clachan import read_record
from clachan.cli.live_match import dealt_match
from clachan.cli.replay import Viewer
from clachan.cli.talk import Talk

INTERRUPT = "an interrupt"


def terminal(height: int = 40) -> Console:
    return Console(
        file=StringIO(), width=120, height=height, force_terminal=True, color_system="truecolor", markup=False
    )


def said(console: Console) -> str:
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def type_lines(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    waiting: Iterator[str] = iter(lines)

    def typed(prompt: str) -> str:
        for line in waiting:
            if line == INTERRUPT:
                raise KeyboardInterrupt
            return line
        raise EOFError(prompt)

    monkeypatch.setattr("builtins.input", typed)


def talk_in(console: Console) -> Talk:
    return Talk(dealt_match(played(2, 3, 20), ["human", "human"], 1), console, True)


def test_the_screen_is_drawn_anew_after_an_answer_only(monkeypatch: pytest.MonkeyPatch) -> None:
    console = terminal()
    type_lines(monkeypatch, "", "why pass", "market", "pass")
    talk_in(console).run()
    assert said(console).count("\x1b[2J") == 2


def test_a_small_terminal_tells_the_news_line_by_line(monkeypatch: pytest.MonkeyPatch) -> None:
    console = terminal(height=24)
    type_lines(monkeypatch, "", "pass")
    talk_in(console).run()
    assert "\x1b[2J" not in said(console)
    assert "passes (+£" in said(console)


@pytest.mark.parametrize("leave", ["quit", INTERRUPT])
def test_an_unsaved_match_is_left_when_that_is_said_twice(
    leave: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """An interrupt keeps the match all the same, in a file of its own."""
    monkeypatch.chdir(tmp_path)
    console = terminal()
    type_lines(monkeypatch, "", "pass", leave, "log", leave, "board")
    talk = talk_in(console)
    talk.run()
    shown = said(console)
    assert shown.count("This match is not saved: `save FILE` keeps it, quit again leaves.") == 1
    left = f"Left after {talk.match.ply} actions" if leave == "quit" else "Saved to clachan-caledonia-1.txt: "
    assert left in shown and "d5" not in shown.rpartition(left)[2]
    assert [path.name for path in tmp_path.iterdir()] == (
        [] if leave == "quit" else ["clachan-caledonia-1.txt"]
    )


def test_a_saved_match_is_left_at_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    console = terminal()
    type_lines(monkeypatch, "", "pass", f"save {tmp_path / 'kept.txt'}", "quit")
    talk_in(console).run()
    assert "not saved" not in said(console)
    assert read_record((tmp_path / "kept.txt").read_text()).ply > 20


def test_leaving_at_the_introduction(monkeypatch: pytest.MonkeyPatch) -> None:
    console = terminal()
    type_lines(monkeypatch, INTERRUPT)
    talk_in(console).run()
    assert said(console).endswith("Goodbye.\n")


def test_tab_completes_answers_and_commands(monkeypatch: pytest.MonkeyPatch) -> None:
    type_lines(monkeypatch, "")
    talk_in(terminal()).run()
    complete = readline.get_completer()
    assert complete is not None
    assert complete("pa", 0) == "pass"
    assert complete("mark", 0) == "market"
    assert complete("mark", 1) is None
    readline.set_completer(None)


def test_walking_through_a_replay(monkeypatch: pytest.MonkeyPatch) -> None:
    console, match = terminal(), played(2, 5)
    type_lines(monkeypatch, "", "", "b", "g 30", "g nowhere", "sideways", "g 9999", "", "q")
    Viewer(match, console).run()
    shown = said(console)
    places = [part.split(" of ")[0] for part in shown.split("ply ")[1:] if " of " in part[:9]]
    assert [int(place) for place in places] == [0, 1, 2, 1, 30, 30, 30, match.ply, match.ply]
    assert "total" in shown
