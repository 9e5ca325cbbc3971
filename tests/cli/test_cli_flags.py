"""What every command shares: options and their list, bots, data packs, the language, completion, Ctrl-C."""

import json
import os
import shutil
import subprocess
import sys
from io import StringIO
from pathlib import Path

import pytest
from conversation import SOURCE, Call
from rich.console import Console

from clachan import Record, game_names, new_match, open_game, write_record
from clachan.cli.app import COMMANDS
from clachan.cli.live_match import LiveMatch, dealt_match
from clachan.cli.talk import Talk

CALEDONIA = SOURCE / "clachan/games/caledonia/data"


@pytest.mark.parametrize("game", ["caledonia", "glenmore"])
def test_every_option_is_listed_and_explained(call: Call, game: str) -> None:
    listed = json.loads(call("options", game, "--json").output)[game]
    assert [one["name"] for one in listed] == [option.name for option in open_game(game).option_list]
    for one in listed:
        assert one["title"] and one["help"] and one["values"]
        assert one["default"] in one["values"]
    shown = call("options", game).output
    assert all(one["name"] in shown for one in listed)


def test_all_games_are_listed_and_chronicles_have_their_names(call: Call) -> None:
    listed = json.loads(call("options", "--json").output)
    assert list(listed) == game_names()
    [chronicles] = [one for one in listed["glenmore"] if one["name"] == "chronicles"]
    assert chronicles["meanings"]["1"]["title"] == "The Dragon Boat Races"


@pytest.mark.parametrize("flag", ["--option", "--options", "-o"])
def test_options_are_given_by_the_same_flag_everywhere(call: Call, flag: str) -> None:
    chosen = (flag, "chronicles=all", flag, "die")
    perft = json.loads(call("perft", "glenmore", "-p", "3", "-d", "0", "--json", *chosen).output)
    assert perft["options"]["chronicles"] == "12345678" and perft["options"]["die"] is True
    series = json.loads(call("sim", "glenmore", "-p", "3", "-n", "1", "-j", "1", "--json", *chosen).output)
    assert series["options"]["chronicles"] == "12345678"
    assert "seats human, normal." in call("play", "glenmore", flag, "chronicles=all", "--seed", "1").output


@pytest.mark.parametrize("typed", [["--bots", "random,greedy"], ["--bot", "random", "-b", "greedy"]])
def test_bots_are_named_by_the_same_flag_everywhere(call: Call, typed: list[str]) -> None:
    series = json.loads(call("sim", "caledonia", "-p", "2", "-n", "1", "-j", "1", "--json", *typed).output)
    assert series["bots"] == ["random", "greedy"]
    assert "seats human, random, greedy." in call("play", "--seed", "1", *typed).output


def test_a_pack_of_one_game_leaves_the_other_alone(call: Call, tmp_path: Path) -> None:
    pack = tmp_path / "pack"
    shutil.copytree(CALEDONIA, pack)
    command = [
        sys.executable,
        "-m",
        "clachan",
        "perft",
        "glenmore",
        "-p",
        "2",
        "-d",
        "1",
        "--data",
        str(pack),
    ]
    done = subprocess.run(command, cwd=SOURCE, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    (pack / "tils.json").write_text("{}")
    done = subprocess.run(command, cwd=SOURCE, capture_output=True, text=True, check=False)
    assert done.returncode == 2 and "tils.json" in done.stderr


def test_the_language_may_be_named_before_or_after_the_command(call: Call) -> None:
    before, after = call("--lang", "pl", "options", "caledonia"), call("options", "caledonia", "--lang", "pl")
    assert before.output == after.output != call("options", "caledonia").output


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("bots", "nie ma takiego polecenia; dostępne: play, options, serve"),
        ("data shw", "nie ma takiego polecenia; dostępne: show, check"),
        ("play --sed 3", "nie ma opcji --sed"),
        ("play --players x", "--players: ma to być liczba całkowita, a nie x"),
        ("serve --bot-seconds x", "--bot-seconds: ma to być liczba, a nie x"),
        ("serve --port 65536", "--port: najwyżej 65535, a nie 65536"),
        ("serve --bot-seconds=-1", "--bot-seconds: co najmniej 0.1, a nie -1"),
        ("sim --games", "opcji --games brakuje wartości albo jest ona zbędna"),
        ("bench --plain=3", "opcji --plain brakuje wartości albo jest ona zbędna"),
        ("sim caledonia again", "wpisano więcej, niż to polecenie przyjmuje"),
        ("replay", "brakuje: FILE"),
    ],
)
def test_whatever_is_typed_wrongly_is_told_in_the_language_spoken(call: Call, typed: str, said: str) -> None:
    """Also where Typer itself finds the fault, whose own sentences are English."""
    told = call("--lang", "pl", *typed.split(), status=2).output
    assert told.startswith(f"clachan: {said}") and "--help` mówi, co można wpisać" in told


@pytest.mark.parametrize(
    ("language", "typed", "said"),
    [
        ("en", ("replay", "gone.txt"), "cannot read gone.txt: No such file or directory"),
        ("pl", ("replay", "gone.txt"), "nie da się odczytać gone.txt: nie ma takiego pliku ani folderu"),
        ("it", ("replay", "."), "non si può leggere .: è una cartella"),
        (
            "pt",
            ("replay", "gone.txt"),
            "gone.txt não pode ser lido: não existe arquivo nem pasta com esse nome",
        ),
        ("pl", ("admin", "--help"), "admin [OPCJE] POLECENIE [ARGUMENTY]...\n"),
        ("pt", ("play", "--help"), "play [OPÇÕES] [GAME]\n"),
    ],
)
def test_what_the_system_and_typer_say_is_told_in_the_language_spoken(
    call: Call, language: str, typed: tuple[str, ...], said: str
) -> None:
    status = 0 if "--help" in typed else 2
    assert said in call("--lang", language, *typed, status=status).output


def test_the_shell_completes_commands_and_games() -> None:
    def completed(words: str, place: int) -> list[str]:
        asked = {"_CLACHAN_COMPLETE": "complete_bash", "COMP_WORDS": words, "COMP_CWORD": str(place)}
        environment = {**os.environ, **asked}
        command = [
            sys.executable,
            "-c",
            "from clachan.cli import main; import sys; sys.argv[0] = 'clachan'; main()",
        ]
        return subprocess.run(
            command, env=environment, cwd=SOURCE, capture_output=True, text=True, check=False
        ).stdout.split()

    assert completed("clachan op", 1) == ["options"]
    assert completed("clachan options gl", 2) == ["glenmore"]


def loaded(*typed: str) -> list[str]:
    """The modules that are there when a command has been carried out."""
    told = "atexit.register(lambda: print(*sys.modules, file=sys.stderr))"
    program = f"import atexit, sys; from clachan.cli import main; {told}; main()"
    command = [sys.executable, "-c", program, *typed]
    done = subprocess.run(command, cwd=SOURCE, capture_output=True, text=True, check=True)
    return [name for name in done.stderr.split() if name.startswith("clachan.cli.")]


def test_a_command_waits_for_no_other_but_the_help_knows_them_all(call: Call) -> None:
    assert "clachan.cli.serve" in loaded("--lang", "pl", "serve", "--help")
    assert {"clachan.cli.sim", "clachan.cli.arena", "clachan.cli.play"}.isdisjoint(loaded("export", "--help"))
    listed = call("--help").output.partition("Commands:")[2].splitlines()
    assert [line.split()[0] for line in listed if line.strip()] == list(COMMANDS)


def test_a_replay_shows_every_part(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(write_record(new_match("glenmore", players=2, seed=3)))
    assert "Market" in call("replay", str(path), "--part", "market").output
    assert "Clan board" in call("replay", str(path), "--ply", "0", "--part", "clans").output
    assert (
        "there is no part moon: the parts are board,"
        in call("replay", str(path), "--part", "moon", status=2).output
    )


def interrupted_twice(monkeypatch: pytest.MonkeyPatch, save_to: Path | None = None) -> LiveMatch:
    """Somebody who plays one action and then presses Ctrl-C while a bot thinks, and again."""
    match = new_match("caledonia", players=2, seed=3)
    live = dealt_match(match, ["human", "random"], 3)
    live.match.play(live.match.legal()[0])
    live.saved = False
    talk = Talk(live, Console(file=StringIO(), force_terminal=True), True, save_to)

    def thinks() -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(live, "go_on", thinks)
    monkeypatch.setattr("builtins.input", lambda prompt="": "")
    talk.run()
    return live


def test_whoever_interrupts_a_game_does_not_lose_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("clachan-caledonia-3.txt", "clachan-caledonia-3-2.txt"):
        live = interrupted_twice(monkeypatch)
        assert Record.read((tmp_path / name).read_text()).match.actions == live.match.actions


def test_what_a_file_held_is_there_until_the_new_text_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.txt"
    live = interrupted_twice(monkeypatch, path)
    before = path.read_text()

    def breaks(self: Path, target: Path) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", breaks)
    with pytest.raises(Exception, match=r"cannot write .*: No space left on device"):
        live.save(path)
    assert path.read_text() == before


@pytest.mark.parametrize(
    "words",
    [
        ("report", "--html", "no/such/page.html", "-n", "100000"),
        ("report", "--plots", "file/plots", "-n", "100000"),
        ("arena", "caledonia", "--report", "no/such/page.md", "-n", "100000"),
    ],
)
def test_outputs_are_checked_before_the_work(
    call: Call, tmp_path: Path, words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "file").write_text("")
    assert "cannot" in call(*words, status=2).output
