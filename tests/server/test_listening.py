"""The address of a server: taken before anything is promised, and told."""

import os
import re
import socket
import subprocess
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src"


def serve(folder: Path, *arguments: str) -> "subprocess.Popen[str]":
    command = [sys.executable, "-m", "clachan", "serve", "--db", str(folder / "tables.db"), *arguments]
    environment = {**os.environ, "PYTHONPATH": str(SOURCE)}
    return subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
    )


def test_a_port_that_is_taken_is_named(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        said = serve(tmp_path, "--port", str(port)).communicate(timeout=60)
    assert said[0] == ""
    assert f"cannot listen on 127.0.0.1:{port}: Address already in use" in said[1]
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("port", ["-1", "65536", "many"])
def test_a_port_that_cannot_be_is_refused(tmp_path: Path, port: str) -> None:
    serving = serve(tmp_path, "--port", port)
    assert "--port" in serving.communicate(timeout=60)[1]
    assert serving.returncode == 2


def test_a_free_port_is_taken_and_told(tmp_path: Path) -> None:
    with serve(tmp_path, "--port", "0") as serving:
        assert serving.stdout
        told = serving.stdout.readline()
        serving.terminate()
        serving.communicate(timeout=60)
    assert re.fullmatch(r"Clachan: open http://127\.0\.0\.1:[1-9]\d+/ in a browser\.\n", told)


@pytest.mark.parametrize(
    ("place", "reason"),
    [
        ("/nowhere/at/all/tables.db", "unable to open database file"),
        ("postgresql+asyncpg://clachan:secret@127.0.0.1:1/tables", "127.0.0.1"),
        ("chalk://board", "chalk"),
        ("a text", "file is not a database"),
    ],
)
def test_a_place_that_cannot_keep_tables_is_told_in_a_sentence(
    tmp_path: Path, place: str, reason: str
) -> None:
    if place == "a text":
        place = str(tmp_path / "text.db")
        Path(place).write_text("The tables of Clachan. " * 100)
    out, told = serve(tmp_path, "--port", "0", "--db", place).communicate(timeout=60)
    assert out == ""
    assert "tables cannot be kept in" in told and reason in told
    assert "Traceback" not in told and "secret" not in told


def test_a_file_has_one_server(tmp_path: Path) -> None:
    with serve(tmp_path, "--port", "0") as first:
        assert first.stdout and "open http" in first.stdout.readline()
        out, told = serve(tmp_path, "--port", "0").communicate(timeout=60)
        assert out == ""
        assert told == f"clachan: another server keeps its tables in '{tmp_path / 'tables.db'}' already\n"
        first.kill()
        first.communicate(timeout=60)
    with serve(tmp_path, "--port", "0") as after:  # whoever was killed holds nothing any more
        assert after.stdout and "open http" in after.stdout.readline()
        after.terminate()
        after.communicate(timeout=60)


def test_several_processes_are_not_for_a_file(tmp_path: Path) -> None:
    out, told = serve(tmp_path, "--port", "0", "--workers", "2").communicate(timeout=60)
    assert out == "" and "--workers 2 needs PostgreSQL" in told and "Traceback" not in told
    assert not list(tmp_path.iterdir())
