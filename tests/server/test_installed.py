"""What pip builds and installs: an sdist with the built pages, a wheel of it, and a server that plays.

Not compiled, which would take minutes; the compiled modules are the same files, and setup.py lists them.
"""

import os
import re
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from email.message import Message
from email.parser import Parser
from pathlib import Path
from zipfile import ZipFile

import pytest
from tests.serving import Server
from visitors import Guest

from clachan import __version__

ROOT = Path(__file__).parents[2]
PLAIN = {**os.environ, "CLACHAN_COMPILE": "0"}


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An sdist of this tree, and the wheel that is built of the sdist alone."""
    folder = tmp_path_factory.mktemp("built")
    words = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(folder), str(ROOT)]
    done = subprocess.run(words, env=PLAIN, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


@pytest.fixture(scope="module")
def installed(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the wheel and nothing else of ours."""
    folder = tmp_path_factory.mktemp("installed")
    [wheel] = built.glob("*.whl")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index", "--target"]
    subprocess.run([*pip, str(folder), str(wheel)], check=True)
    return folder


@pytest.fixture(scope="module")
def serving(installed: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("tables") / "tables.db", paths=(installed,)).start()
    yield server
    server.end()


def test_an_sdist_carries_the_pages_so_that_nobody_needs_node(built: Path) -> None:
    [path] = built.glob("*.tar.gz")
    with tarfile.open(path) as sdist:
        names = {name.partition("/")[2] for name in sdist.getnames()}
    assert {"src/clachan/server/static/index.html", "building/backend.py", "PKG-INFO"} <= names
    assert not [name for name in names if "node_modules" in name or name.endswith((".so", ".db"))]


def test_a_wheel_holds_every_file_that_the_program_reads(built: Path) -> None:
    [path] = built.glob("*.whl")
    held = set(ZipFile(path).namelist())
    tracked = subprocess.run(
        ["git", "ls-files", "src/clachan"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    wanted = {name.removeprefix("src/") for name in tracked.stdout.splitlines()}
    assert sorted(wanted - held) == []
    assert "clachan/server/static/index.html" in held


@pytest.fixture(scope="module")
def metadata(built: Path) -> Message:
    [path] = built.glob("*.whl")
    wheel = ZipFile(path)
    [name] = [name for name in wheel.namelist() if name.endswith("/METADATA")]
    return Parser().parsestr(wheel.read(name).decode())


def test_its_metadata_are_complete(metadata: Message) -> None:
    assert metadata["Version"] == __version__ and metadata["License-Expression"] == "Apache-2.0"
    for field in ("Author", "Keywords", "Summary", "Description-Content-Type"):
        assert metadata[field], field
    pythons = [f"Programming Language :: Python :: 3.{minor}" for minor in (11, 12, 13, 14)]
    assert set(pythons) <= set(metadata.get_all("Classifier", []))
    assert {"all", "web", "research"} <= set(metadata.get_all("Provides-Extra", []))


def test_every_version_is_the_same() -> None:
    assert f"version: {__version__}\n" in (ROOT / "CITATION.cff").read_text()
    assert re.search(rf"^## {re.escape(__version__)}", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)


def test_the_installed_server_shows_its_pages(serving: Server, installed: Path) -> None:
    where = [sys.executable, "-c", "import clachan; print(clachan.__file__)"]
    environment = {**os.environ, "PYTHONPATH": str(installed)}
    found = subprocess.run(where, env=environment, cwd=installed, capture_output=True, text=True, check=True)
    assert Path(found.stdout.strip()).is_relative_to(installed)
    guest = Guest(serving)
    page = guest.http.get("/").text
    assets = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page)
    assert assets
    assert {guest.http.get(asset).status_code for asset in assets} == {200}


@pytest.mark.parametrize("game", ["caledonia", "glenmore"])
def test_the_installed_server_plays(serving: Server, game: str) -> None:
    guest = Guest(serving)
    link = guest.open(guest.create("me", "random", game=game))
    assert link.play_on(15) == 15
