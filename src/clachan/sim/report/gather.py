"""From records to facts: a folder of files, or games played for the purpose."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from clachan.core.errors import ClachanError
from clachan.core.game import part_of
from clachan.core.message import Message, refusal
from clachan.core.record import HEAD, read_record, seat_word
from clachan.sim.replay import Outcome
from clachan.sim.report import bare
from clachan.sim.report.facts import FinishedGame, GameFacts, Study
from clachan.sim.run import Series, run
from clachan.sim.runners import in_order
from clachan.sim.runners.processes import Processes

FILES_MOST = 100_000
CHUNK = 8


@dataclass
class Gathered:
    """The facts of all games, and what was left out, each with a sentence."""

    games: list[GameFacts] = field(default_factory=list)
    left_out: list[str] = field(default_factory=list)


@cache
def study_of(game: str) -> Study:
    """How the report looks at a game."""
    found: Study = part_of(game, "sim.report", "STUDY") or bare.STUDY
    return found


def facts_of(text: str) -> GameFacts:
    """The facts that a record tells; a game that is not over has none."""
    finished = _finished(text)
    return study_of(finished.game.name).look(finished)


def _finished(text: str) -> FinishedGame:
    match = read_record(text)
    if not match.over:
        raise ClachanError(refusal("record-not-over", asked=str(seat_word(match.seat)), ply=str(match.ply)))
    numbers = tuple(action.number for action in match.actions)
    return FinishedGame(match.game, match.options, match.layout, match.at(0), numbers)


def record_files(paths: Sequence[Path]) -> list[Path]:
    """The files named, and all records in the folders named."""
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            inside = [file for file in sorted(path.rglob("*")) if file.is_file() and _is_record(file)]
            if not inside:
                raise ClachanError(refusal("no-record-in", place=str(path), head=repr(HEAD)))
            found += inside
        elif path.is_file():
            found.append(path)
        else:
            raise ClachanError(refusal("no-file-or-folder", place=str(path)))
    if len(found) > FILES_MOST:
        raise ClachanError(refusal("too-many-records", count=len(found), most=FILES_MOST))
    return found


def _is_record(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(len(HEAD)) == HEAD.encode()


def from_files(
    files: Sequence[Path], jobs: int = 1, on_games: Callable[[int], None] | None = None
) -> Gathered:
    """The facts of all finished games among the files; what cannot be read is named and left out."""
    gathered = Gathered()
    for facts in _looked_at(files, min(jobs, 1 + len(files) // CHUNK)):
        if isinstance(facts, Message):
            gathered.left_out.append(str(facts))
        else:
            gathered.games.append(facts)
        if on_games:
            on_games(1)
    return gathered


def _looked_at(files: Sequence[Path], jobs: int) -> Iterator[GameFacts | Message]:
    batches = [files[first : first + CHUNK] for first in range(0, len(files), CHUNK)]
    for found in in_order(Processes().results(_look_at_all, batches, jobs)):
        yield from found


def _look_at_all(files: Sequence[Path]) -> list[GameFacts | Message]:
    return [_look_at(path) for path in files]


def _look_at(path: Path) -> GameFacts | Message:
    try:
        return facts_of(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        return _left_out(path, refusal("unreadable-here", error=error.__class__.__name__).message())
    except ClachanError as error:
        return _left_out(path, error.message())


def _left_out(path: Path, why: Message) -> Message:
    return Message("", "refused-action", {"action": str(path), "why": why})


def from_play(
    series: Series,
    jobs: int = 1,
    on_games: Callable[[int], None] | None = None,
    keep: Callable[[str], None] | None = None,
) -> Gathered:
    """Play the games of a series, and look at each; `keep` gets the record of each in order."""
    study_of(series.game)
    gathered = Gathered()

    def look_at(outcome: Outcome) -> None:
        text = outcome.record.decode()
        gathered.games.append(facts_of(text))
        if keep:
            keep(text)

    run(series, jobs, on_games, look_at)
    return gathered
