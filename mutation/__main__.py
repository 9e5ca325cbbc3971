"""`scripts/mutate [GAME] [CHAPTER]`."""

import datetime
import random
import resource
from collections.abc import Callable
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from mutation import chapters as book
from mutation import report
from mutation.equivalent import reviewed
from mutation.faults import Fault
from mutation.memory import remembered, verdicts
from mutation.noticing import NOTICED, UNSEEN, Experiment, Result, experiment

# Without an end a fault that lives where every test goes would be shown to all of them, minutes for each.
BUDGET = 5.0
console = Console()
KEPT_EVERY = 50  # verdicts: a run that is stopped goes on from there


class Run:
    """One game: which faults are planted, and what became of them."""

    def __init__(self, game: str, wanted: str, again: bool) -> None:
        self.game, self.complete = game, False
        self.memory = remembered(game)
        self.whole = True
        self.sources = book.sources(game)
        everything = book.faults_by_chapter(game, self.sources)
        chosen = [name for name in everything if fnmatchcase(name, wanted or "*")]
        if not chosen:
            raise SystemExit(f"{game} has no chapter {wanted!r}; it has {', '.join(everything)}.")
        self.reviewed = reviewed(game, [fault for faults in everything.values() for fault in faults])
        self.order = list(everything)
        self.chapters = {name: report.Chapter(name) for name in chosen}
        self.faults: dict[str, list[Fault]] = {}
        for name, chapter in self.chapters.items():
            for fault in everything[name]:
                if fault.key in self.reviewed.reasons:
                    chapter.equivalent[fault.key] = self.reviewed.reasons[fault.key]
            self.faults[name] = [f for f in everything[name] if again == (f.key in chapter.equivalent)]

    def narrow(self, only: str, alive: bool, sample: int, seed: int) -> None:
        """Leave out what this run does not look at."""
        if only:
            self.at(only)
        if alive:
            self.last_alive()
        if sample:
            self.sample(sample, seed)

    def last_alive(self) -> None:
        """Only what was alive when its chapter was last looked at."""
        for name, faults in self.faults.items():
            alive = report.last_alive(self.game, name)
            if alive is not None:
                self.faults[name] = [fault for fault in faults if fault.key in alive]

    def at(self, place: str) -> None:
        """Only the faults of a line, written as FILE:LINE, or of a file."""
        file, _, line = place.partition(":")
        for name, faults in self.faults.items():
            self.faults[name] = [
                f for f in faults if f.file.endswith(file) and (not line or int(line) in (f.line, *f.lines))
            ]

    def sample(self, number: int, seed: int) -> None:
        for name, faults in self.faults.items():
            if len(faults) > number:
                self.faults[name] = random.Random(seed).sample(faults, number)

    def write(self) -> None:
        if not self.complete:
            raise SystemExit("Nothing was written into docs/proof.md: tests fail without any fault.")
        today = datetime.date.today().isoformat()
        report.write_proof(self.game, list(self.chapters.values()), today, self.order)
        report.write_reasons(self.game, self.reviewed.reasons)

    def show_stale(self) -> None:
        for key in self.reviewed.stale:
            text = f"stale in equivalent.toml: {' | '.join(map(str, key))}"
            console.print(text, style="yellow", markup=False)

    def show(self) -> None:
        for fault in (fault for faults in self.faults.values() for fault in faults):
            console.print(report.difference(fault), markup=False, highlight=False)

    def show_verdicts(self) -> None:
        for result in (result for each in self.chapters.values() for result in each.results):
            text = f"{report.difference(result.fault)}\n  {_verdict(result)}"
            console.print(text, markup=False, highlight=False)

    def show_wrong_reasons(self) -> None:
        for each in self.chapters.values():
            for result in (r for r in each.of(NOTICED) if r.fault.key in each.equivalent):
                text = (
                    f"{result.fault.id} changes nothing, it is said, but {_verdict(result)}: {result.fault}"
                )
                console.print(text, style="red", markup=False)

    def recall(self) -> None:
        """Faults that were noticed, by a test that has not changed since, need not be planted again."""
        for name, chapter in self.chapters.items():
            kept = verdicts(self.game, name, self.memory.shared)
            found = [(fault, kept.test_of(fault.key)) for fault in self.faults[name]]
            chapter.results += [Result(fault, NOTICED, test) for fault, test in found if test]
            self.faults[name] = [fault for fault, test in found if not test]

    def remember(self, chapter: report.Chapter) -> None:
        noticed = [(result.fault.key, result.test) for result in chapter.of(NOTICED)]
        verdicts(self.game, chapter.name, self.memory.shared).keep(noticed)

    def go(self, workers: int, budget: float, tests: str, ended: Callable[[report.Chapter], None]) -> None:
        """Plant them all; a chapter is handed over when its last fault is judged."""
        where = {fault.key: name for name, faults in self.faults.items() for fault in faults}
        planted = [fault for faults in self.faults.values() for fault in faults]
        left = {name: len(faults) for name, faults in self.faults.items()}
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=console, auto_refresh=False) as bar:
            task = bar.add_task(f"{self.game}: the tests without a fault", total=len(planted))
            bar.refresh()
            used = _used()

            def told(result: Result) -> None:
                nonlocal used
                name = where[result.fault.key]
                chapter, before, used = self.chapters[name], used, _used()
                chapter.results.append(result)
                chapter.seconds += used - before
                bar.update(task, advance=1, description=f"{self.game}: {name}, {len(chapter.alive)} alive")
                left[name] -= 1
                if left[name] == 0:
                    ended(chapter)
                    bar.console.print(f"{name}: {len(chapter.alive)} of {len(chapter.results)} alive")
                if len(chapter.results) % 10 == 0:
                    bar.refresh()
                if self.whole and len(chapter.results) % KEPT_EVERY == 0:
                    self.remember(chapter)

            def ready(tests: int, seconds: float) -> None:
                nonlocal used
                used = _used()
                bar.console.print(f"{tests} rulebook tests of {self.game}, {seconds:.0f} s without a fault")

            homes = {name: book.home_of(self.game, name) for name in self.chapters}
            run = Experiment(
                self.sources,
                planted,
                workers,
                told,
                ready,
                budget,
                self.memory,
                tests,
                lambda fault: homes[where[fault.key]],
            )
            failed = experiment(book.ROOT / "tests" / self.game / "rulebook", run)
        for test in failed:
            console.print(f"fails without any fault and was left out: {test}", style="yellow", markup=False)
        self.complete = not failed


def main(
    game: Annotated[str, typer.Argument(help="caledonia or glenmore; both if left out")] = "",
    chapter: Annotated[
        str, typer.Argument(help="a chapter, or several as chronicle-*; all if left out")
    ] = "",
    workers: Annotated[int, typer.Option(help="faults tried at the same time")] = 1,
    budget: Annotated[
        float, typer.Option(help="seconds of tests for each fault, the most promising first; 0: all of them")
    ] = BUDGET,
    sample: Annotated[int, typer.Option(help="only so many faults of each chapter, drawn by lot")] = 0,
    seed: Annotated[int, typer.Option(help="seed of the sample")] = 1,
    only: Annotated[str, typer.Option(help="FILE or FILE:LINE: only there, with every verdict shown")] = "",
    alive: Annotated[bool, typer.Option("--alive", help="only the survivors of the last run")] = False,
    tests: Annotated[str, typer.Option(help="only the test files of this name, such as test_05*")] = "*",
    again: Annotated[
        bool, typer.Option("--again", help="only the reviewed faults: does a test notice one?")
    ] = False,
    fresh: Annotated[bool, typer.Option("--fresh", help="also what was noticed before")] = False,
    listed: Annotated[bool, typer.Option("--list", help="list the faults and plant none")] = False,
    survivors: Annotated[Path | None, typer.Option(help="write the survivors into this file")] = None,
    entries: Annotated[Path | None, typer.Option(help="write them as entries for equivalent.toml")] = None,
    write: Annotated[bool, typer.Option("--write", help="write the result into docs/proof.md")] = False,
) -> None:
    """Plant faults in the rules, one at a time, and see whether the rulebook tests notice."""
    part = bool(sample or only or alive or again or tests != "*")
    if write and part:
        raise SystemExit(
            "docs/proof.md holds whole chapters: --write goes without "
            "--sample, --only, --alive, --again and --tests."
        )
    for file in (survivors, entries):
        if file:
            file.write_text("")
    for name in [game] if game else book.games():
        if name not in book.games():
            raise SystemExit(f"There is no game {name!r}; there are {', '.join(book.games())}.")
        run = Run(name, chapter, again)
        run.whole = not part
        run.show_stale()
        run.narrow(only, alive, sample, seed)
        if listed:
            run.show()
            continue
        if not (part or fresh):
            run.recall()

        def ended(found: report.Chapter, name: str = name, run: Run = run) -> None:
            if run.whole:
                run.remember(found)
            if not (sample or only or again) and (alive or tests == "*"):
                report.keep(name, found)
            if survivors:
                survivors.write_text(survivors.read_text() + report.survivors(found))
            if entries:
                entries.write_text(entries.read_text() + report.entries(name, found))

        run.go(workers, budget, tests, ended)
        found = list(run.chapters.values())
        if only:
            run.show_verdicts()
        if again:
            run.show_wrong_reasons()
        else:
            console.print(report.table(name, found))
        if write:
            run.write()


def _used() -> float:
    """Processor seconds of all copies of this process that have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def _verdict(result: Result) -> str:
    if result.verdict == NOTICED:
        return f"noticed by {result.test}" + (" (did not end)" if result.endless else "")
    return "alive: no test executes it" if result.verdict == UNSEEN else result.verdict


if __name__ == "__main__":
    typer.run(main)
