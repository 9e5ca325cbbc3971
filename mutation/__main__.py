"""`scripts/mutate [GAME] [CHAPTER]`."""

import datetime
import random
import resource
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from mutation import chapters as book
from mutation import report
from mutation.equivalent import Key, reviewed
from mutation.faults import Fault
from mutation.noticing import NOTICED, UNSEEN, Experiment, Result, experiment

console = Console()


class Run:
    """One game: which faults are planted, and what became of them."""

    def __init__(self, game: str, wanted: str, again: bool) -> None:
        self.game = game
        self.sources = book.sources(game)
        everything = book.faults_by_chapter(game, self.sources)
        if wanted and wanted not in everything:
            raise SystemExit(f"{game} has no chapter {wanted!r}; it has {', '.join(everything)}.")
        self.reviewed = reviewed(game, [fault for faults in everything.values() for fault in faults])
        self.order = list(everything)
        self.chapters = {name: report.Chapter(name) for name in everything if wanted in ("", name)}
        self.faults: dict[str, list[Fault]] = {}
        for name, chapter in self.chapters.items():
            for fault in everything[name]:
                if fault.key in self.reviewed.reasons:
                    chapter.equivalent[fault.key] = self.reviewed.reasons[fault.key]
            kept = [fault for fault in everything[name] if again or fault.key not in chapter.equivalent]
            self.faults[name] = kept

    def only(self, keep: "set[Key] | None", name: str) -> None:
        if keep is not None:
            self.faults[name] = [fault for fault in self.faults[name] if fault.key in keep]

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

    def go(self, workers: int) -> None:
        where = {fault.key: name for name, faults in self.faults.items() for fault in faults}
        planted = [fault for faults in self.faults.values() for fault in faults]
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=console, auto_refresh=False) as bar:
            task = bar.add_task(f"{self.game}: reading the tests", total=len(planted))
            last = _used()

            def told(result: Result) -> None:
                nonlocal last
                name = where[result.fault.key]
                chapter, now = self.chapters[name], _used()
                chapter.results.append(result)
                chapter.seconds, last = chapter.seconds + now - last, now
                bar.update(task, advance=1, description=f"{self.game}: {name}, {len(chapter.alive)} alive")
                if len(chapter.results) % 10 == 0:
                    bar.refresh()

            def ready(tests: int, seconds: float) -> None:
                nonlocal last
                last = _used()
                bar.console.print(f"{tests} rulebook tests of {self.game}, {seconds:.0f} s without a fault")

            run = Experiment(self.sources, planted, workers, told, ready)
            failed = experiment(book.ROOT / "tests" / self.game / "rulebook", run)
        if failed:
            raise SystemExit(f"{len(failed)} tests fail without any fault, the first is {failed[0]}.")


def main(
    game: Annotated[str, typer.Argument(help="caledonia or glenmore; both if left out")] = "",
    chapter: Annotated[str, typer.Argument(help="one chapter; all if left out")] = "",
    workers: Annotated[int, typer.Option(help="faults tried at the same time")] = 1,
    sample: Annotated[int, typer.Option(help="only so many faults of each chapter, drawn by lot")] = 0,
    seed: Annotated[int, typer.Option(help="seed of the sample")] = 1,
    only: Annotated[str, typer.Option(help="FILE or FILE:LINE: only there, with every verdict shown")] = "",
    alive: Annotated[bool, typer.Option("--alive", help="only the survivors of the last run")] = False,
    again: Annotated[bool, typer.Option("--again", help="plant reviewed faults too: who notices one?")] = False,
    listed: Annotated[bool, typer.Option("--list", help="list the faults and plant none")] = False,
    survivors: Annotated[Path | None, typer.Option(help="write the survivors into this file")] = None,
    entries: Annotated[Path | None, typer.Option(help="write them as entries for equivalent.toml")] = None,
    write: Annotated[bool, typer.Option("--write", help="write the result into docs/proof.md")] = False,
) -> None:
    """Plant faults in the rules, one at a time, and see whether the rulebook tests notice."""
    part = bool(sample or only or alive or again)
    if write and part:
        raise SystemExit("docs/proof.md holds whole chapters: --write goes without --sample, --only, --alive, --again.")
    told, listing = [], []
    for name in [game] if game else book.games():
        if name not in book.games():
            raise SystemExit(f"There is no game {name!r}; there are {', '.join(book.games())}.")
        run = Run(name, chapter, again)
        for key in run.reviewed.stale:
            console.print(f"stale in equivalent.toml: {' | '.join(map(str, key))}", style="yellow", markup=False)
        if only:
            run.at(only)
        for each in run.chapters if alive else ():
            run.only(report.last_alive(name, each), each)
        if sample:
            run.sample(sample, seed)
        if listed:
            for faults in run.faults.values():
                for fault in faults:
                    console.print(report.difference(fault), markup=False, highlight=False)
            continue
        run.go(workers)
        found = list(run.chapters.values())
        for result in (r for each in found for r in each.results) if only else ():
            console.print(f"{report.difference(result.fault)}\n  {_verdict(result)}", markup=False, highlight=False)
        _wrong_reasons(run, again)
        console.print(report.table(name, found))
        for each in found if not (sample or only or again) else ():
            report.keep(name, each)
        told.append(report.survivors(found))
        listing.append(report.entries(name, found))
        if write:
            report.write_proof(name, found, datetime.date.today().isoformat(), run.order)
            report.write_reasons(name, run.reviewed.reasons)
    if survivors:
        survivors.write_text("\n".join(told))
    if entries:
        entries.write_text("\n".join(listing))


def _used() -> float:
    """Processor seconds of all copies of this process that have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def _verdict(result: Result) -> str:
    if result.verdict == NOTICED:
        return f"noticed by {result.test}" + (" (did not end)" if result.endless else "")
    return "alive: no test executes it" if result.verdict == UNSEEN else result.verdict


def _wrong_reasons(run: Run, again: bool) -> None:
    for each in run.chapters.values() if again else ():
        for result in each.of(NOTICED):
            if result.fault.key in each.equivalent:
                console.print(f"noticed although reviewed: {result.fault.id} {result.fault}", style="red", markup=False)


if __name__ == "__main__":
    typer.run(main)
