"""`scripts/train GAME`: plays, learns, compares, and keeps what is better."""

import datetime
import json
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any
from zlib import crc32

import typer

from clachan.bots.learned import LEARNED, WEIGHTS, read_learned, shipped_with
from clachan.core.game import Game, open_game
from clachan.core.seeds import seed_of
from training.contest import Verdict, compare
from training.fitting import Fitted, fit
from training.lessons import play_lessons, read_lessons
from training.school import Subject

LESSONS, FITTING, ARENA = 1, 2, 3  # parts of what the seed decides
FOLDER = Path("build/training")
MOST = 1_000_000  # bytes of a file that is shipped
app = typer.Typer(add_completion=False)


@app.command()
def train(
    game: str,
    seed: Annotated[int, typer.Option(help="decides games, fitting and contests")] = 1,
    only: Annotated[str, typer.Option(help="one network of the game")] = "",
    share: Annotated[float, typer.Option(help="part of the usual number of games")] = 1.0,
    folder: Annotated[Path, typer.Option(help="where games are kept, so that it can go on")] = FOLDER,
) -> None:
    """Train the networks of a game one after the other; each is kept only if its contests say so."""
    opened = open_game(game)
    subjects: tuple[Subject, ...] = import_module(f"training.{game}").SUBJECTS
    for subject in subjects:
        if only in ("", subject.name):
            Course(opened, scaled(subject, share), seed, folder / game / str(seed)).run()


def scaled(subject: Subject, share: float) -> Subject:
    return replace(subject, games=max(20, round(subject.games * share)))


class Course:
    """From the first game to the verdict, for one network."""

    def __init__(self, game: Game, subject: Subject, seed: int, folder: Path) -> None:
        self.game, self.subject, self.seed, self.folder = game, subject, seed, folder

    def run(self) -> None:
        play_lessons(self.game, self.subject, seed_of(self.seed, LESSONS), self.folder, self.on_chunk)
        lessons = read_lessons(self.subject, self.folder)
        typer.echo(f"{self.subject.name}: {len(lessons.games)} positions")
        fitted = fit(lessons, seed_of(self.seed, FITTING), self.on_epoch)
        typer.echo(f"{self.subject.name}: errors on unseen games {fitted.errors}")
        candidate = self.folder / f"{self.subject.name}.json"
        verdicts = self.judge(candidate, fitted)
        better = all(one.better for one in verdicts)
        for one in verdicts:
            typer.echo(f"{self.subject.name}: {one.text()}")
        if better:
            write(shipped_with(self.game.name), self.with_this(self.shipped(), fitted, verdicts))
        typer.echo(f"{self.subject.name}: {'kept' if better else 'not better, so not kept'}")

    def on_chunk(self, done: int, chunks: int) -> None:
        if done % 10 == 0 or done == chunks:
            typer.echo(f"{self.subject.name}: {done} of {chunks} chunks of games")

    def on_epoch(self, epoch: int, error: float) -> None:
        typer.echo(f"{self.subject.name}: epoch {epoch}, error {error:.3f} points")

    def shipped(self) -> dict[str, Any]:
        path = shipped_with(self.game.name)
        if not path.exists():
            return {"story": {}, "networks": {}}
        kept = read_learned(path)
        return {"story": dict(kept.story), "networks": dict(kept.networks)}

    def with_this(self, data: dict[str, Any], fitted: Fitted, verdicts: list[Verdict]) -> dict[str, Any]:
        """The file with this network in the place of the last, and its story."""
        subject = self.subject
        data["networks"][subject.name] = fitted.data(subject.inputs)
        data["story"][subject.name] = {
            "command": f"scripts/train {self.game.name} --only {subject.name} --seed {self.seed}",
            "games": subject.games,
            "seed": self.seed,
            "date": datetime.date.today().isoformat(),
            "positions": fitted.positions,
            "unseen": fitted.errors,
            "contests": [one.text() for one in verdicts],
        }
        return data

    def judge(self, candidate: Path, fitted: Fitted) -> list[Verdict]:
        """The candidate against what is shipped, or against the weights if there is nothing yet."""
        shipped = self.shipped()
        last = LEARNED if self.subject.name in shipped["networks"] else WEIGHTS
        write(candidate, self.with_this(shipped, fitted, []))
        found = []
        for number, trial in enumerate(self.subject.contests):
            seed = seed_of(seed_of(self.seed, ARENA), number)
            digest = crc32(repr(fitted.numbers).encode())
            results = self.folder / f"{self.subject.name}-{number}-{digest:08x}"
            found.append(compare(self.game.name, trial, candidate, last, seed, results))
        return found


def write(path: Path, data: dict[str, Any]) -> None:
    text = json.dumps(data, ensure_ascii=False)
    if len(text.encode()) > MOST:
        raise SystemExit(f"{path} would have {len(text.encode())} bytes, more than {MOST}.")
    unfinished = path.with_suffix(".part")
    unfinished.write_text(text + "\n", encoding="utf-8")
    unfinished.rename(path)
    read_learned.cache_clear()


if __name__ == "__main__":
    app()
