"""What an experiment found: tables, lists of survivors, and the result in docs/proof.md."""

import json
import re
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path

from rich.table import Table

from mutation.chapters import ROOT
from mutation.equivalent import Key, entry
from mutation.faults import Fault
from mutation.noticing import ALIVE, BROKEN, NOTICED, UNSEEN, Result

PROOF = ROOT / "docs/proof.md"
KEPT = ROOT / "build/mutate"
COLUMNS = ("chapter", "faults", "noticed", "change nothing", "alive", "noticed of those that count", "date")


@dataclass
class Chapter:
    """The results of one chapter; `equivalent` faults were not planted."""

    name: str
    equivalent: dict[Key, str] = field(default_factory=dict)
    results: list[Result] = field(default_factory=list)
    seconds: float = 0

    def of(self, *verdicts: str) -> list[Result]:
        return [result for result in self.results if result.verdict in verdicts]

    @property
    def alive(self) -> list[Result]:
        return self.of(ALIVE, UNSEEN)

    @property
    def share(self) -> float:
        return len(self.of(NOTICED)) / len(self.results) if self.results else 1.0


def percent(share: float) -> str:
    """Rounded down: 89.99 is not 90."""
    return f"{int(share * 1000) / 10:.1f} %"


def table(game: str, chapters: list[Chapter]) -> Table:
    shown = Table(title=f"Faults planted in {game}")
    for column in (
        "chapter",
        "faults",
        "noticed",
        "endless",
        "change nothing",
        "alive",
        "no test there",
        "share",
        "s",
    ):
        shown.add_column(column, justify="left" if column == "chapter" else "right")
    for chapter in [*chapters, _sum(chapters)] if len(chapters) > 1 else chapters:
        style = "" if chapter.share >= 0.9 else "yellow"
        numbers = (
            len(chapter.results) + len(chapter.equivalent),
            len(chapter.of(NOTICED)),
            sum(result.endless for result in chapter.results),
            len(chapter.equivalent),
            len(chapter.alive),
            len(chapter.of(UNSEEN)),
        )
        shown.add_row(
            chapter.name, *map(str, numbers), percent(chapter.share), f"{chapter.seconds:.0f}", style=style
        )
    return shown


def _sum(chapters: list[Chapter]) -> Chapter:
    return Chapter(
        "all",
        {key: reason for chapter in chapters for key, reason in chapter.equivalent.items()},
        [result for chapter in chapters for result in chapter.results],
        sum(chapter.seconds for chapter in chapters),
    )


def survivors(chapter: Chapter) -> str:
    """A list for whoever writes the tests: where, what, and whether any test goes there."""
    lines = [f"# {chapter.name}: {len(chapter.alive)} of {len(chapter.results)} alive", ""]
    for result in chapter.alive:
        unseen = "  [no test executes it]" if result.verdict == UNSEEN else ""
        lines.append(f"- {result.fault.id}  {result.fault}{unseen}")
    lines += [f"- BROKEN {result.fault.id}  {result.fault}" for result in chapter.of(BROKEN)]
    return "\n".join([*lines, "", ""])


def entries(game: str, chapter: Chapter) -> str:
    return "".join(f"{entry(game, result.fault)}\n" for result in chapter.alive)


# Results are kept, so that the next run can look at the survivors of the last one only.


def keep(game: str, chapter: Chapter) -> None:
    KEPT.mkdir(parents=True, exist_ok=True)
    alive = [list(result.fault.key) for result in chapter.alive]
    (KEPT / f"{game}-{chapter.name}.json").write_text(json.dumps(alive, ensure_ascii=False, indent=0))


def last_alive(game: str, chapter: str) -> set[Key] | None:
    path = KEPT / f"{game}-{chapter}.json"
    if not path.is_file():
        return None
    return {
        (file, function, before, after, nth)
        for file, function, before, after, nth in json.loads(path.read_text())
    }


# docs/proof.md


def write_proof(game: str, chapters: list[Chapter], date: str, order: list[str], path: Path = PROOF) -> None:
    """Put the rows of these chapters into the table of the game; rows of other chapters stay."""
    text = path.read_text()
    rows = {
        row.split("|")[1].strip(): row for row in _between(text, game).splitlines() if row.startswith("| ")
    }
    for chapter in chapters:
        rows[chapter.name] = _row(chapter, date)
    body = [f"| {' | '.join(COLUMNS)} |", "| --- |" + " ---: |" * (len(COLUMNS) - 2) + " --- |"]
    body += [rows[name] for name in order if name in rows]
    text = _replaced(text, game, "\n".join(body))
    path.write_text(text)


def write_reasons(game: str, reasons: dict[Key, str], path: Path = PROOF) -> None:
    """The faults that change nothing, by reason."""
    by_reason: dict[str, list[Key]] = defaultdict(list)
    for key, reason in reasons.items():
        by_reason[reason].append(key)
    lines = []
    for reason, keys in sorted(by_reason.items(), key=lambda pair: (-len(pair[1]), pair[0])):
        places = sorted({f"`{_module(file)}.{function}`" for file, function, *_ in keys})
        lines.append(f"- **{reason}** ({len(keys)}): {', '.join(places)}")
    path.write_text(_replaced(path.read_text(), f"{game}-reasons", "\n".join(lines) or "None yet."))


def _module(file: str) -> str:
    return file.removeprefix("rules/").removesuffix(".py").replace("/", ".")


def _row(chapter: Chapter, date: str) -> str:
    cells = (
        chapter.name,
        len(chapter.results) + len(chapter.equivalent),
        len(chapter.of(NOTICED)),
        len(chapter.equivalent),
        len(chapter.alive),
        percent(chapter.share),
        date,
    )
    return "| " + " | ".join(map(str, cells)) + " |"


def _marks(name: str) -> tuple[str, str]:
    return f"<!-- mutate {name} -->", f"<!-- end {name} -->"


def _between(text: str, name: str) -> str:
    first, last = map(re.escape, _marks(name))
    found = re.search(f"{first}\n(.*?){last}", text, re.S)
    if found is None:
        raise SystemExit(f"docs/proof.md lacks the marks {' … '.join(_marks(name))}.")
    return found[1]


def _replaced(text: str, name: str, body: str) -> str:
    first, last = _marks(name)
    old = _between(text, name)
    return text.replace(f"{first}\n{old}{last}", f"{first}\n{body}\n{last}")


def difference(fault: Fault) -> str:
    place = f"{fault.file}:{fault.line}  {fault.function}  ({fault.operator})"
    return f"{place}\n  - {fault.before}\n  + {fault.after}"
