"""`scripts/train GAME`: plays, learns, compares, and keeps what is better."""

import datetime
import json
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any
from zlib import crc32

import typer

from clachan.bots.learned import LEARNED, NOTHING, Learned, read_learned, shipped_with
from clachan.core.game import Game, open_game
from clachan.core.seeds import seed_of
from training.breeding import Breed, bred
from training.contest import Verdict, compare
from training.fitting import can_go_on, fit
from training.lessons import Term, play_lessons, read_lessons
from training.school import Found, Subject

LESSONS, FITTING, ARENA, BREEDING = 1, 2, 3, 4  # parts of what the seed decides
FOLDER = Path("build/training")
MOST = 1_000_000  # bytes of a file that is shipped
app = typer.Typer(add_completion=False)


@app.command()
def train(
    game: str,
    seed: Annotated[int, typer.Option(help="decides games, fitting and contests")] = 1,
    only: Annotated[str, typer.Option(help="one row of weights or one network of the game")] = "",
    share: Annotated[float, typer.Option(help="part of the usual number of games or generations")] = 1.0,
    folder: Annotated[Path, typer.Option(help="where games are kept, so that it can go on")] = FOLDER,
) -> None:
    """Breed a game's rows of weights and train its networks; each is kept only if it is better."""
    opened = open_game(game)
    lessons = import_module(f"training.{game}")
    subjects: tuple[Breed | Subject, ...] = lessons.BREEDS + lessons.SUBJECTS
    for subject in subjects:
        if only in ("", subject.name):
            Course(opened, scaled(subject, share), seed, folder / game / str(seed)).run()


def scaled(subject: Breed | Subject, share: float) -> Breed | Subject:
    if isinstance(subject, Breed):
        return replace(subject, generations=max(1, round(subject.generations * share)))
    games, led = (max(20, round(number * share)) for number in (subject.games, subject.games_led))
    return replace(subject, games=games, games_led=led)


class Course:
    """From the first game to the verdict, for one row of weights or one network."""

    def __init__(self, game: Game, subject: Breed | Subject, seed: int, folder: Path) -> None:
        self.game, self.subject, self.seed, self.folder = game, subject, seed, folder

    def run(self) -> None:
        found = self.found()
        verdicts = self.judge(found)
        better = all(one.better for one in verdicts)
        for one in verdicts:
            self.say(one.text())
        if better:
            write(shipped_with(self.game.name), self.with_this(found, verdicts))
        self.say("kept" if better else "not better, so not kept")

    def found(self) -> Found:
        subject = self.subject
        if isinstance(subject, Breed):
            last = shipped(self.game.name).rows.get(subject.name, subject.by_hand)
            return bred(self.game, subject, last, seed_of(self.seed, BREEDING), self.folder, self.say)
        return self.taught(subject)

    def taught(self, subject: Subject) -> Found:
        """A network that learned from games led by the last one; one of other features leads nobody."""
        before = shipped(self.game.name).networks.get(subject.name)
        if before and before["inputs"] != subject.inputs:
            before = None
        # Games led by another network are others: whoever was stopped goes on only with those of this one.
        leader = f"{crc32(json.dumps(before).encode()):08x}" if before else "nobody"
        term = Term(subject, before is not None, self.folder / leader)
        play_lessons(self.game, term, seed_of(self.seed, LESSONS), self.on_chunk)
        lessons = read_lessons(term)
        self.say(f"{len(lessons.games)} positions")
        numbers = before["numbers"] if before and can_go_on(before) else None
        fitted = fit(lessons, seed_of(self.seed, FITTING), self.on_epoch, numbers)
        self.say(f"errors on unseen games {fitted.errors}")
        story = {"games": term.games, "positions": fitted.positions, "unseen": fitted.errors}
        return Found("networks", fitted.data(subject.inputs), story)

    def say(self, text: str) -> None:
        typer.echo(f"{self.subject.name}: {text}")

    def on_chunk(self, done: int, chunks: int) -> None:
        if done % 10 == 0 or done == chunks:
            self.say(f"{done} of {chunks} chunks of games")

    def on_epoch(self, epoch: int, error: float) -> None:
        self.say(f"epoch {epoch}, error {error:.3f} points")

    def with_this(self, found: Found, verdicts: list[Verdict]) -> dict[str, Any]:
        """What is shipped, with what was found in the place of the last, and its story."""
        name, kept = self.subject.name, shipped(self.game.name)
        data = {"story": dict(kept.story), "networks": dict(kept.networks), "rows": dict(kept.rows)}
        data[found.part][name] = found.data
        last = dict(kept.story.get(name, {}))
        earlier = [*last.pop("before", []), last] if last else []
        data["story"][name] = {
            "command": f"scripts/train {self.game.name} --only '{name}' --seed {self.seed}",
            "seed": self.seed,
            "date": datetime.date.today().isoformat(),
            **found.story,
            "contests": [one.text() for one in verdicts],
            **({"before": earlier} if earlier else {}),
        }
        return data

    def judge(self, found: Found) -> list[Verdict]:
        """The candidate against what is shipped, which is the weights set by hand if there is nothing yet."""
        candidate = self.folder / f"{self.subject.name}.json"
        write(candidate, self.with_this(found, []))
        verdicts = []
        for number, trial in enumerate(self.subject.contests):
            seed = seed_of(seed_of(self.seed, ARENA), number)
            digest = crc32(repr(found.data).encode())
            results = self.folder / f"{self.subject.name}-{number}-{digest:08x}"
            verdicts.append(compare(self.game.name, trial, candidate, LEARNED, seed, results))
        return verdicts


def shipped(game: str) -> Learned:
    """As the file is now: another course may have ended meanwhile."""
    read_learned.cache_clear()
    path = shipped_with(game)
    return read_learned(path) if path.exists() else NOTHING


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
