"""The site of the documents: it builds strictly, fetches nothing, and what it tells to type can be typed."""

import re
import shlex
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import nbformat
import pytest
import typer
from nbclient import NotebookClient

from clachan.bots import bot as registry
from clachan.cli.app import COMMANDS, app

ROOT = Path(__file__).parents[2]
DOCS = sorted((ROOT / "docs").glob("*.md"))
# The document about training has a test of its own, and the engine of the protocol is run as a program.
RUN = [path for path in DOCS if path.name not in ("train-an-agent.md", "engine-protocol.md")]


def blocks(path: Path, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", path.read_text(encoding="utf-8"), re.DOTALL)


class Fetched(HTMLParser):
    """Whatever a page makes a browser fetch."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        held = dict(attrs)
        if tag in ("script", "img", "iframe", "source", "video", "audio") and held.get("src"):
            self.found.append(str(held["src"]))
        if tag == "link" and held.get("rel") not in ("canonical", "next", "prev"):
            self.found.append(str(held.get("href")))


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built as scripts/docs builds it."""
    folder = tmp_path_factory.mktemp("site")
    words = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(folder)]
    built = subprocess.run(words, cwd=ROOT, capture_output=True, text=True)
    assert built.returncode == 0, built.stdout + built.stderr
    return folder


def test_every_page_is_built_and_fetches_nothing_from_elsewhere(site: Path) -> None:
    pages = {path.name for path in site.glob("*.html")}
    made = {"index.html", "options.html", "notebook.html", "architecture.html", "api.html", "changelog.html"}
    assert made | {f"{path.stem}.html" for path in DOCS} <= pages
    for path in site.rglob("*.html"):
        reader = Fetched()
        reader.feed(path.read_text(encoding="utf-8"))
        assert [one for one in reader.found if re.match(r"(https?:)?//", one)] == [], path.name
    for sheet in site.rglob("*.css"):
        assert not re.search(r"url\([\"']?https?:", sheet.read_text(encoding="utf-8")), sheet.name


def test_the_pages_that_are_made_hold_what_they_are_made_of(site: Path) -> None:
    assert "chronicles" in (site / "options.html").read_text()
    assert "new_match" in (site / "api.html").read_text()
    assert "WhyDeeds" in (site / "web-protocol.html").read_text()


@pytest.mark.parametrize("path", [path for path in RUN if blocks(path, "python")], ids=lambda path: path.name)
def test_the_python_of_a_document_runs(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_KINDS", dict(registry._KINDS))
    shared: dict[str, object] = {"__name__": path.stem}
    for code in blocks(path, "python"):
        exec(compile(code, path.name, "exec"), shared)


TYPED = [
    (path.name, line.split("#")[0].strip("$ ").strip())
    for path in [*DOCS, ROOT / "README.md"]
    for block in blocks(path, "console")
    for line in block.splitlines()
    if line.startswith("$ clachan ")
]


@pytest.mark.parametrize(("document", "line"), TYPED)
def test_what_a_document_tells_to_type_is_understood(document: str, line: str) -> None:
    """Every command is there and takes these options; nothing is carried out."""
    command: Any = typer.main.get_command(app)
    command.bring(COMMANDS)
    words = shlex.split(line)[1:]
    while hasattr(command, "commands"):
        assert words[0] in command.commands, f"{document}: {line}"
        command, words = command.commands[words[0]], words[1:]
    command.make_context(command.name, words)


def test_there_is_something_to_type() -> None:
    assert len(TYPED) > 25


def test_the_notebook_runs() -> None:
    text = (ROOT / "examples" / "clachan.ipynb").read_text(encoding="utf-8")
    notebook: Any = nbformat.reads(text, as_version=4)  # type: ignore[no-untyped-call]
    NotebookClient(notebook, timeout=600, resources={"metadata": {"path": str(ROOT)}}).execute()
    shown = [output for cell in notebook.cells for output in cell.get("outputs", [])]
    assert any("image/svg+xml" in output.get("data", {}) for output in shown)
    told = "".join(output.get("text", "") for output in shown)
    assert "looking" in told and "points" in told
