"""Programs in any language play by the engine protocol; what they do wrong is told, and ends nothing else."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from shutil import which

import pytest
from typer.testing import CliRunner

from clachan import ClachanError, open_game, read_position
from clachan.bots.bot import BadBot
from clachan.bots.engine_bot import EngineBot, end_idle
from clachan.bots.foreign import USUAL, Limits, command_of, is_foreign, runs_a_program
from clachan.bots.session import open_session
from clachan.cli.app import app
from clachan.cli.seats import read_bots
from clachan.core.rng import Rng
from clachan.sim.checking import FINE, check_bot
from clachan.sim.play import play_game

ROOT = Path(__file__).parents[2]
BAD = Path(__file__).parent / "bad_bots.py"
GAME = open_game("caledonia")
TWO = GAME.read_options({"players": 2})


@pytest.fixture(autouse=True)
def _none_left() -> Iterator[None]:
    yield
    end_idle()


@pytest.fixture(scope="module")
def magpie(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The example in C, compiled with every warning an error."""
    program = tmp_path_factory.mktemp("engines") / "magpie"
    source = ROOT / "examples" / "engines" / "magpie.c"
    subprocess.run(
        ["cc", "-std=gnu11", "-O1", "-Wall", "-Wextra", "-Werror", "-o", program, source], check=True
    )
    return f"engine:{program}"


@pytest.fixture(scope="module")
def jackdaw() -> str:
    """The example in JavaScript, run by the packaged Node or the system's."""
    packaged = Path(sys.executable).with_name("node")
    node = str(packaged) if packaged.exists() else which("node")
    return f"engine:{node} {ROOT / 'examples' / 'engines' / 'jackdaw.mjs'}"


def written(folder: Path, source: str) -> str:
    """An engine in a few lines of Python that uses nothing of Clachan."""
    file = folder / "engine.py"
    file.write_text(source)
    return f"engine:{sys.executable} -u {file}"


@pytest.mark.parametrize("game", ["caledonia", "glenmore"])
@pytest.mark.parametrize("language", ["magpie", "jackdaw"])
def test_the_examples_play_whole_games(language: str, game: str, request: pytest.FixtureRequest) -> None:
    opened, text = open_game(game), request.getfixturevalue(language)
    found = list(check_bot(text, [(opened, opened.read_options({"players": 3}))], 7, USUAL))
    assert [finding.verdict for finding in found] == [FINE] * 4, [str(finding.message) for finding in found]


def test_the_engine_of_the_document_plays(tmp_path: Path) -> None:
    (source,) = re.findall(
        r"```python\n(.*?)```", (ROOT / "docs" / "engine-protocol.md").read_text(), re.DOTALL
    )
    played = play_game(GAME, TWO, [written(tmp_path, source), "random"], seed=7)
    assert GAME.over(played.end)


ECHO = """
import json, sys, time
for text in sys.stdin:
    line = json.loads(text)
    with open({log!r}, "a") as log: log.write(text)
    if line["type"] == "hello": print('{{"type":"hello","protocol":1,"name":"echo","wants":{wants}}}')
    elif line["type"] == "game": print({ready!r})
    elif line["type"] == "choose": print({answer})
"""
FIRST = 'json.dumps({"type":"answer","action":line["legal"][0]})'


def echo(
    folder: Path, answer: str = FIRST, ready: str = '{"type":"ready"}', wants: str = '["view","position"]'
) -> str:
    return written(folder, ECHO.format(log=str(folder / "log"), answer=answer, ready=ready, wants=wants))


def test_an_engine_sees_what_its_seat_may_see(tmp_path: Path) -> None:
    """The view is that of its seat, the legal actions are the rules', and the clock runs down."""
    glen = open_game("glenmore")
    options = glen.read_options({"players": 2, "chronicles": "all"})
    play_game(glen, options, [echo(tmp_path), "random"], seed=3)
    end_idle()
    said = [json.loads(line) for line in (tmp_path / "log").read_text().splitlines()]
    hello, game, *asked, end, quitting = said
    assert (hello["type"], hello["protocol"], game["seat"], game["players"]) == ("hello", 1, 0, 2)
    assert game["options"]["chronicles"] == options["chronicles"]
    assert 0 <= int(game["seed"]) < 2**60
    assert (end, quitting) == ({"type": "end"}, {"type": "quit"})
    assert len(asked) > 10
    left = [line["clock"]["game"] for line in asked]
    assert left == sorted(left, reverse=True) and left[0] > left[-1]
    for line in asked[::5]:
        position = read_position(line["position"])
        assert line["seat"] == position.seat == 0
        assert line["legal"] == sorted(glen.legal_numbers(position.state)) and len(line["legal"]) > 1
        assert line["view"] == json.loads(json.dumps(position.view(0)))
        assert set(line) == {"type", "seat", "question", "clock", "legal", "view", "position"}


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        ("'nonsense'", "said 'nonsense', which is no JSON object on a line"),
        ("'[1, 2]'", "which is no JSON object on a line"),
        ('\'{"type":"ready"}\'', 'should have said a line of type "answer"'),
        ('\'{"type":"answer"}\'', "answered None, which is no number of an action"),
        ('\'{"type":"answer","action":true}\'', "answered True, which is no number of an action"),
        ('\'{"type":"answer","action":999999}\'', "chose action 999999, but the actions are 0 to"),
        ('\'{"type":"answer","action":"fly away"}\'', "chose 'fly away': there is no action 'fly away'"),
        ('\'{"type":"error","why":"I am lost"}\'', "failed: I am lost"),
        ("sys.exit('out of ideas')", r"ended by itself (exit 1): out of ideas"),
        ("{}['wool']", "ended by itself (exit 1): KeyError: 'wool'"),
        (
            "sys.exit('Error: no such module\\n    at load (loader:1210)\\n}\\n\\nNode.js v24')",
            "ended by itself (exit 1): Error: no such module / Node.js v24",
        ),
        ("'x' * 2_000_000", "which is no JSON object on a line"),
        ("time.sleep(100)", "gave no answer within 0.5 s"),
    ],
)
def test_what_an_engine_does_wrong_is_told(tmp_path: Path, answer: str, sentence: str) -> None:
    text = echo(tmp_path, answer)
    _, state = GAME.deal(TWO, Rng(1))
    limits = Limits(choice=0.5 if "sleep" in answer else 60.0)
    session = open_session(text, GAME, 1, 0, limits=limits)
    with pytest.raises(ClachanError) as failed:
        session.answer(state)
    assert f"bot {text} " in str(failed.value) and sentence in str(failed.value)


def test_an_engine_that_never_listens_does_not_block_us(tmp_path: Path) -> None:
    """More than a pipe holds is written to a program that reads nothing."""
    deaf = written(tmp_path, 'print(\'{"type":"hello","protocol":1,"name":"deaf"}\')\nwhile True: pass\n')
    _, state = GAME.deal(TWO, Rng(1))
    bot = EngineBot(deaf, GAME, 1, Limits(start=1.0))
    for _ in range(50):
        bot.engine.process.tell({"type": "choose", "view": "x" * 10_000})
    with pytest.raises(ClachanError, match="gave no answer within 1 s"):
        bot.begin(state)


@pytest.mark.parametrize(
    ("source", "sentence"),
    [
        ("print('hi')", "said 'hi', which is no JSON object"),
        ('print(\'{"type":"hello","protocol":2,"name":"x"}\')', "did not answer with a hello of protocol 1"),
        ('print(\'{"type":"hello","protocol":1}\')', "did not answer with a hello of protocol 1 and a name"),
        ('print(\'{"type":"hello","protocol":1,"name":"x","wants":["all"]}\')', "wants ['all'], but"),
        ("raise SystemExit(4)", "ended by itself (exit 4)"),
        ("input(); input()", "did not say hello within 1 s"),
    ],
)
def test_an_engine_that_does_not_say_hello_is_refused(tmp_path: Path, source: str, sentence: str) -> None:
    with pytest.raises(BadBot) as refused:
        EngineBot(written(tmp_path, source), GAME, 1, Limits(start=1.0 if "input" in source else 60.0))
    assert sentence in str(refused.value)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("engine:", "names no command"),
        ("engine:'", "is no command: No closing quotation"),
        ("engine:./not-there", "cannot be started: No such file or directory"),
        ("./not-there.py:Bot", "there is no file not-there.py"),
        (f"{BAD}:Nobody", "has no 'Nobody': it has Good, Raising"),
        (f"{BAD}", "has several bots, so name one behind a colon: Good, Raising"),
        (f"{BAD}:Good:depth=3", "bot Good has no parameter 'depth': it takes none"),
        (f"{BAD}:CHOICES", "is not a BotKind"),
    ],
)
def test_what_cannot_be_started_is_said_in_one_sentence(text: str, sentence: str) -> None:
    with pytest.raises(ClachanError) as refused:
        EngineBot(text, GAME, 1, USUAL)
    assert sentence in str(refused.value)


def test_a_process_is_kept_for_the_next_game_and_one_that_failed_is_not(tmp_path: Path) -> None:
    text, (_, state) = echo(tmp_path), GAME.deal(TWO, Rng(1))
    first = open_session(text, GAME, 1, 0, limits=USUAL)
    first.answer(state)
    first.close()
    second = open_session(text, GAME, 2, 0, limits=USUAL)
    assert isinstance(first.bot, EngineBot) and isinstance(second.bot, EngineBot)
    assert second.bot.engine is first.bot.engine
    second.close()


def test_texts_that_run_programs_are_known() -> None:
    assert (
        runs_a_program("engine:./x --y") and runs_a_program("./a/b.py:Bot") and runs_a_program("b.py:Bot:x=1")
    )
    assert not runs_a_program("greedy") and not runs_a_program("mcts:time=1")
    assert is_foreign("b.py") and is_foreign("nobody") and not is_foreign("mcts:time=1")
    assert command_of("engine:./my 'a b' --c=1") == ["./my", "a b", "--c=1"]


def test_without_limits_no_text_runs_a_program(tmp_path: Path) -> None:
    """As a server asks for bots: whatever a page sends, nothing is started."""
    marks = tmp_path / "marks"
    for text in (f"engine:touch {marks}", f"{BAD}:Good", str(BAD)):
        with pytest.raises(BadBot, match="there is no bot"):
            open_session(text, GAME, 1, 0)
    assert not marks.exists()


def test_a_record_does_not_run_programs(tmp_path: Path) -> None:
    saved = tmp_path / "saved.txt"
    runner = CliRunner()
    words = ["play", "caledonia", "--seats", "human,greedy", "--seed", "3", "--save", str(saved)]
    assert runner.invoke(app, words, input="quit\nquit\n").exit_code == 0
    saved.write_text(saved.read_text().replace("greedy", f"engine:touch {tmp_path / 'marks'}"))
    refused = runner.invoke(app, ["play", "--load", str(saved)], input="quit\n")
    assert refused.exit_code == 2
    assert "the record wants to run 'engine:touch" in refused.stderr
    assert not (tmp_path / "marks").exists()


def test_in_the_terminal_another_bot_goes_on_for_one_that_fails() -> None:
    shown = CliRunner().invoke(
        app, ["play", "caledonia", "--seats", f"{BAD}:Exiting,random", "--seed", "3"], input="quit\nquit\n"
    )
    assert shown.exit_code == 0, shown.output
    assert "ended by itself (exit 3); normal goes on in its place" in " ".join(shown.stdout.split())


def test_an_engine_in_a_list_takes_the_rest_of_the_text() -> None:
    assert read_bots(["greedy,mcts:time=1,width=3,engine:./x --a=1,2"], "") == [
        "greedy", "mcts:time=1,width=3", "engine:./x --a=1,2",
    ]  # fmt: skip
    assert read_bots(["engine:./x a,b", "random"], "") == ["engine:./x a,b", "random"]


@pytest.mark.parametrize(
    ("name", "id"),
    [("Fickle", "differs-after"), ("Remembering", "differs-after"), ("Raising", "lost"), ("Good", "same")],
)
def test_check_bot_tells_what_is_wrong(name: str, id: str) -> None:
    words = ["check-bot", f"{BAD}:{name}", "--game", "glenmore", "-p", "2", "--json"]
    done = CliRunner().invoke(app, words)
    found = json.loads(done.stdout)
    assert [one["finding"] for one in found][:2] == ["started", "ends"]
    assert found[-1]["finding"] == id
    assert done.exit_code == (0 if name == "Good" else 1)
    assert name == "Good" or read_position(found[-1]["position"])
