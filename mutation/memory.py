"""What each test executes, remembered from run to run, so that only new and changed tests are watched again.

A test is forgotten when its file changes, and all of them when the program or what the tests share changes.
"""

import hashlib
import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from mutation.chapters import ROOT

KEPT = ROOT / "build/mutate"


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


def remembered(game: str, root: Path = ROOT) -> Memory:
    """What is known of a game's tests, if neither the program nor what they share has changed since."""
    tests = root / "tests" / game
    common = [file for file in sorted(tests.rglob("*.py")) if not file.name.startswith("test_")]
    shared = digest([*sorted((root / "src").rglob("*.py")), *sorted((root / "src").rglob("*.json")), *common])
    path = KEPT / f"{game}-tests.json"
    stored = json.loads(path.read_text()) if path.is_file() else {}
    if stored.get("shared") != shared:
        return Memory(path, shared=shared)
    watched = {
        test: Watched(seconds, {name: _unpacked(lines) for name, lines in by_file.items()}, failed)
        for test, (seconds, failed, by_file) in stored["tests"].items()
    }
    return Memory(path, watched, stored["digests"], shared)


def _packed(lines: list[int]) -> str:
    return f"{sum(1 << line for line in set(lines)):x}"


def _unpacked(text: str) -> list[int]:
    return [at for at, digit in enumerate(reversed(f"{int(text, 16):b}")) if digit == "1"]
