"""Games that are played to learn from: chunks of positions with how the game ended, kept in a folder."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random

import numpy as np
from numpy.typing import NDArray

from clachan.bots.session import open_session
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


def chunk_path(folder: Path, subject: Subject, chunk: int) -> Path:
    return folder / f"{subject.name}-{chunk:05}.npz"


def play_lessons(
    game: Game, subject: Subject, seed: int, folder: Path, on_chunk: Callable[[int, int], None]
) -> None:
    """Play what the folder does not hold yet. A file is there whole or not at all."""
    folder.mkdir(parents=True, exist_ok=True)
    chunks = -(-subject.games // CHUNK)
    for chunk in range(chunks):
        path = chunk_path(folder, subject, chunk)
        if not path.exists():
            lessons = [lesson(game, subject, seed, chunk * CHUNK + index) for index in range(CHUNK)]
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
        on_chunk(chunk + 1, chunks)


def lesson(game: Game, subject: Subject, seed: int, index: int) -> Lessons:
    """One game: the seed and its number decide everything."""
    own = seed_of(seed, index)
    random, rng = Random(own), Rng(own)
    options = game.read_options(subject.options(random))
    _, state = game.deal(options, rng)
    seats = [open_session(subject.bots(random), game, own, seat) for seat in range(options.number("players"))]
    watcher = subject.watcher(random)
    while (seat := game.seat(state)) != OVER:
        if seat == CHANCE:
            game.apply(state, game.drawn(state, rng))
            continue
        if random.random() < subject.whim(state):
            number = random.choice(game.legal_numbers(state))
        else:
            number = seats[seat].answer(state)
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


def read_lessons(subject: Subject, folder: Path) -> Lessons:
    """Everything that was played for a subject."""
    found = []
    for chunk in range(-(-subject.games // CHUNK)):
        with np.load(chunk_path(folder, subject, chunk)) as data:
            found.append(Lessons(data["features"], data["expected"], data["ended"], data["games"]))
    return joined(found)
