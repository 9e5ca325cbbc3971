"""Games that are played to learn from: chunks of positions with how the game ended, kept in a folder."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random

import numpy as np
from numpy.typing import NDArray

from clachan.core.decision import CHANCE
from clachan.core.game import OVER, Game
from clachan.core.rng import Rng
from clachan.core.seeds import seed_of
from training.school import Row, Subject, best_other

CHUNK = 50  # games of a file


@dataclass(frozen=True)
class Lessons:
    """Positions: features, what the weights expect, how the game ended, and which game it was."""

    features: NDArray[np.float16]
    expected: NDArray[np.float32]  # own points and lead
    ended: NDArray[np.float32]
    games: NDArray[np.int32]


@dataclass(frozen=True)
class Term:
    """The games of one round of training: by whom they are played, and where they are kept."""

    subject: Subject
    led: bool
    """Whether a network leads who plays."""
    folder: Path

    @property
    def games(self) -> int:
        return self.subject.games_led if self.led else self.subject.games

    def chunks(self) -> list[Path]:
        return [
            self.folder / f"{self.subject.name}-{chunk:05}.npz" for chunk in range(-(-self.games // CHUNK))
        ]


def play_lessons(game: Game, term: Term, seed: int, on_chunk: Callable[[int, int], None]) -> None:
    """Play what the folder does not hold yet. A file is there whole or not at all."""
    term.folder.mkdir(parents=True, exist_ok=True)
    chunks = term.chunks()
    for chunk, path in enumerate(chunks):
        if not path.exists():
            lessons = [lesson(game, term, seed, chunk * CHUNK + index) for index in range(CHUNK)]
            whole = joined(lessons)
            unfinished = path.with_suffix(".part")
            with unfinished.open("wb") as file:
                np.savez(
                    file,
                    features=whole.features,
                    expected=whole.expected,
                    ended=whole.ended,
                    games=whole.games,
                )
            unfinished.rename(path)
        on_chunk(chunk + 1, len(chunks))


def lesson(game: Game, term: Term, seed: int, index: int) -> Lessons:
    """One game: the seed and its number decide everything."""
    subject = term.subject
    own = seed_of(seed, index)
    random, rng = Random(own), Rng(own)
    options = game.read_options(subject.options(random))
    _, state = game.deal(options, rng)
    led = term.led and random.random() >= subject.unled
    seats = [subject.player(random, state, led) for _ in range(options.number("players"))]
    watcher = subject.watcher(random)
    while (seat := game.seat(state)) != OVER:
        if seat == CHANCE:
            game.apply(state, game.drawn(state, rng))
            continue
        if random.random() < subject.whim(state):
            number = random.choice(game.legal_numbers(state))
        else:
            number = seats[seat].choose(state)
        watcher.before(state, number)
        game.apply(state, number)
    totals = [100 * score.total for score in game.scores(state)]
    return _noted(subject, watcher.rows, totals, index)


def _noted(subject: Subject, rows: list[Row], totals: list[int], index: int) -> Lessons:
    """The rows with how the game ended for their seats."""
    ends = [(total, total - best_other(totals, seat)) for seat, total in enumerate(totals)]
    features = np.frombuffer(b"".join(row.features for row in rows), np.float16)
    return Lessons(
        features.reshape(-1, subject.inputs),
        np.array([(row.points, row.lead) for row in rows], np.float32),
        np.array([ends[row.seat] for row in rows], np.float32),
        np.full(len(rows), index, np.int32),
    )


def joined(lessons: list[Lessons]) -> Lessons:
    return Lessons(
        np.concatenate([lesson.features for lesson in lessons]),
        np.concatenate([lesson.expected for lesson in lessons]),
        np.concatenate([lesson.ended for lesson in lessons]),
        np.concatenate([lesson.games for lesson in lessons]),
    )


def read_lessons(term: Term) -> Lessons:
    """Everything that was played in a term."""
    found = []
    for path in term.chunks():
        with np.load(path) as data:
            found.append(Lessons(data["features"], data["expected"], data["ended"], data["games"]))
    return joined(found)
