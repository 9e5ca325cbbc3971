"""What is remembered from run to run: which lines a test executes, and which test noticed which fault.

So only new and changed tests are watched again, and a fault is planted again only if it lived, or if the test
that noticed it has changed.

A test is forgotten when its file changes, and all of them when what the tests share changes, or the program
as far as the rulebook tests load it: other games and the layers above the games do not matter.
"""

import hashlib
import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from mutation.chapters import ROOT

KEPT = ROOT / "build/mutate"
ABOVE = ("bots", "env", "sim", "server", "cli")


@dataclass
class Watched:
    """One test without a fault: processor seconds, the lines it executes by file, whether it failed."""

    seconds: float
    lines: dict[str, list[int]]
    failed: bool = False


@dataclass
class Memory:
    path: Path | None = None  # nothing is kept without
    tests: dict[str, Watched] = field(default_factory=dict)
    digests: dict[str, str] = field(default_factory=dict)  # by file of tests
    shared: str = ""

    def known(self, test: str, file: Path) -> Watched | None:
        return self.tests.get(test) if self.digests.get(file.name) == digest([file]) else None

    def add(self, test: str, file: Path, watched: Watched) -> None:
        self.tests[test] = watched
        self.digests[file.name] = digest([file])

    def keep(self) -> None:
        if self.path is None:
            return
        tests = {
            test: [each.seconds, each.failed, {name: _packed(lines) for name, lines in each.lines.items()}]
            for test, each in self.tests.items()
        }
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_text(
            json.dumps({"shared": self.shared, "digests": self.digests, "tests": tests}, indent=0)
        )


def digest(files: Iterable[Path]) -> str:
    found = hashlib.sha256()
    for file in files:
        found.update(file.read_bytes())
    return found.hexdigest()


def program(game: str, folder: Path) -> list[Path]:
    """The sources and printed data that the rulebook tests of a game load."""
    files = [*sorted(folder.rglob("*.py")), *sorted(folder.rglob("*.json"))]
    return [file for file in files if _matters(game, *file.relative_to(folder).parts[1:])]


def _matters(game: str, layer: str = "", name: str = "", *rest: str) -> bool:
    """Whether a file below the package, told by the parts of its path, is such a one."""
    return layer not in ABOVE and not (layer == "games" and rest and name != game)


def remembered(game: str, root: Path = ROOT) -> Memory:
    """What is known of a game's tests, if neither the program nor what they share has changed since."""
    tests = root / "tests" / game
    common = [file for file in sorted(tests.rglob("*.py")) if not file.name.startswith("test_")]
    shared = digest([*program(game, root / "src"), *common])
    path = KEPT / f"{game}-tests.json"
    stored = json.loads(path.read_text()) if path.is_file() else {}
    if stored.get("shared") != shared:
        return Memory(path, shared=shared)
    watched = {
        test: Watched(seconds, {name: _unpacked(lines) for name, lines in by_file.items()}, failed)
        for test, (seconds, failed, by_file) in stored["tests"].items()
    }
    return Memory(path, watched, stored["digests"], shared)


@dataclass
class Verdicts:
    """The faults of a chapter that were noticed, with the test that did."""

    path: Path
    shared: str
    noticed: dict[str, list[str]] = field(
        default_factory=dict
    )  # by key: the test, and the digest of its file
    digests: dict[str, str] = field(default_factory=dict)

    def test_of(self, fault: Iterable[object], root: Path = ROOT) -> str:
        """The test that noticed this fault and has not changed since, or nothing."""
        test, written = self.noticed.get(_key(fault), ("", ""))
        return test if test and written == self._digest(test, root) else ""

    def keep(self, noticed: Iterable[tuple[Iterable[object], str]], root: Path = ROOT) -> None:
        self.noticed = {_key(fault): [test, self._digest(test, root)] for fault, test in noticed}
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_text(json.dumps({"shared": self.shared, "noticed": self.noticed}, indent=0))

    def _digest(self, test: str, root: Path) -> str:
        name = test.partition("::")[0]
        if name not in self.digests:
            self.digests[name] = digest([root / name]) if (root / name).is_file() else ""
        return self.digests[name]


def verdicts(game: str, chapter: str, shared: str) -> Verdicts:
    """What is known of a chapter, if neither the program nor what the tests share has changed since."""
    path = KEPT / f"{game}-{chapter}-noticed.json"
    stored = json.loads(path.read_text()) if path.is_file() else {}
    return Verdicts(path, shared, stored["noticed"] if stored.get("shared") == shared else {})


def _key(fault: Iterable[object]) -> str:
    return json.dumps(list(fault), ensure_ascii=False)


def _packed(lines: list[int]) -> str:
    return f"{sum(1 << line for line in set(lines)):x}"


def _unpacked(text: str) -> list[int]:
    return [at for at, digit in enumerate(reversed(f"{int(text, 16):b}")) if digit == "1"]
