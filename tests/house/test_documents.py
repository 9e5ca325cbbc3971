"""What the documents name is there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCUMENTS = ["ARCHITECTURE.md", "CONTRIBUTING.md", *(path.name for path in sorted(ROOT.glob("README*.md")))]
DOCUMENTS += [f"docs/{path.name}" for path in sorted(ROOT.glob("docs/*.md"))]
# A document may leave out the beginning of a path where it is clear what it speaks of.
GAME = "src/clachan/games/*"
BEGINNINGS = ("", "src", "src/clachan", "src/clachan/server", GAME, f"{GAME}/rules", "web/src")
NAMED = re.compile(r"\w[\w./<>*-]*")
FILE = re.compile(r"\.(py|ts|svelte|toml|json|md|txt|ftl)$")


def named(text: str) -> list[str]:
    """The files and folders between single backticks, without what follows a colon or is yet to be built."""
    quoted = re.findall(r"`([^`\n]+)`", re.sub(r"```.*?```", "", text, flags=re.DOTALL))
    parts = [part.split(":")[0].strip() for part in quoted]
    paths = [part for part in parts if NAMED.fullmatch(part) and ("/" in part or FILE.search(part))]
    return [path for path in paths if not path.startswith("build/")]


def exists(part: str) -> bool:
    """A path is found from one of the beginnings, the name of a file anywhere; `<game>` is any game."""
    pattern = re.sub(r"<[\w-]+>", "*", part).rstrip("/")
    if "/" not in pattern:
        folders = (ROOT / folder for folder in ("src", "tests", "web/src", "mutation", "docs"))
        return (ROOT / pattern).exists() or any(next(folder.rglob(pattern), None) for folder in folders)
    return any(next(ROOT.glob(f"{beginning}/{pattern}".lstrip("/")), None) for beginning in BEGINNINGS)


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_file_that_a_document_names_is_there(document: str) -> None:
    assert [part for part in named((ROOT / document).read_text(encoding="utf-8")) if not exists(part)] == []


LINK = re.compile(r"\]\(([^)\s#]+)|\bsrc=\"([^\"]+)\"")


@pytest.mark.parametrize("document", [one for one in DOCUMENTS if "/" not in one])
def test_every_link_and_picture_of_a_document_is_there(document: str) -> None:
    place = ROOT / document
    linked = [one or other for one, other in LINK.findall(place.read_text(encoding="utf-8"))]
    assert [to for to in linked if "://" not in to and not (place.parent / to).exists()] == []


def test_a_file_that_is_gone_is_noticed() -> None:
    assert named("see `core/gone.py: lost` and `gone.ts`, not `a word` or ```\n`x/y.py`\n```") == [
        "core/gone.py", "gone.ts",
    ]  # fmt: skip
    assert not exists("core/gone.py") and not exists("gone.ts")
    assert exists("core/match.py") and exists("games/<game>/families.py") and exists("looks.ts")
