"""From records to facts: a folder of files, or games played for the purpose."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from clachan.core.decision import CHANCE
from clachan.core.errors import ClachanError
from clachan.core.match import Match
from clachan.core.record import HEAD, PLAY, read_record, score_line, seat_word
from clachan.sim.engines import in_order
from clachan.sim.engines.processes import Processes
from clachan.sim.replay import Outcome
from clachan.sim.report.facts import GameFacts, Study, Told
from clachan.sim.run import Plan, run

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
    if game == "caledonia":
        from clachan.sim.report import caledonia

        return caledonia.STUDY
    if game == "glenmore":
        from clachan.sim.report import glenmore

        return glenmore.STUDY
    raise ClachanError(f"there is no report on {game} yet")


def facts_of(text: str) -> GameFacts:
    """The facts that a record tells; a game that is not over has none."""
    told = _told(text)
    return study_of(told.game.name).look(told)


def _told(text: str) -> Told:
    """As written by this program a record is followed step by step; any other is judged line by line."""
    head, found, play = text.partition(f"\n{PLAY}\n")
    match = read_record(f"{head}\n{PLAY}\n") if found else read_record(text)
    start = match.game.copy(match.state)
    numbers = _followed(match, play.splitlines())
    if numbers is None:
        match = read_record(text)
        if not match.over:
            raise ClachanError(f"the game is not over: {seat_word(match.seat)} is asked at ply {match.ply}")
        start, numbers = match.at(0), [action.number for action in match.actions]
    return Told(match.game, match.options, match.layout, start, tuple(numbers))


def _followed(match: Match, lines: Sequence[str]) -> list[int] | None:
    """Play the lines with the generator, which is faster than the judge; None if one does not fit."""
    game, state, numbers = match.game, match.state, list[int]()
    for line in lines:
        if game.over(state):
            return numbers if line == f"score: {score_line(match)}" else None
        word, _, text = line.partition(" ")
        seat = game.seat(state)
        if word != ("chance" if seat == CHANCE else f"p{seat + 1}"):
            return None
        try:
            number = game.catalogue.read(text).number
        except ClachanError:
            return None
        if number not in game.legal_numbers(state):
            return None
        game.apply(state, number)
        numbers.append(number)
    return numbers if game.over(state) else None


def record_files(paths: Sequence[Path]) -> list[Path]:
    """The files named, and all records in the folders named."""
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            inside = [file for file in sorted(path.rglob("*")) if file.is_file() and _is_record(file)]
            if not inside:
                raise ClachanError(f"there is no record in {path}: a record begins with {HEAD!r}")
            found += inside
        elif path.is_file():
            found.append(path)
        else:
            raise ClachanError(f"there is no file or folder {path}")
    if len(found) > FILES_MOST:
        raise ClachanError(f"{len(found)} records are more than the {FILES_MOST} that one report can hold")
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
        if isinstance(facts, str):
            gathered.left_out.append(facts)
        else:
            gathered.games.append(facts)
        if on_games:
            on_games(1)
    return gathered


def _looked_at(files: Sequence[Path], jobs: int) -> Iterator[GameFacts | str]:
    batches = [files[first : first + CHUNK] for first in range(0, len(files), CHUNK)]
    for found in in_order(Processes().results(_look_at_all, batches, jobs)):
        yield from found


def _look_at_all(files: Sequence[Path]) -> list[GameFacts | str]:
    return [_look_at(path) for path in files]


def _look_at(path: Path) -> GameFacts | str:
    try:
        return facts_of(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        return f"{path}: it cannot be read ({error.__class__.__name__})"
    except ClachanError as error:
        return f"{path}: {error}"


def from_play(
    plan: Plan,
    jobs: int = 1,
    on_games: Callable[[int], None] | None = None,
    keep: Callable[[str], None] | None = None,
) -> Gathered:
    """Play the games of a plan, and look at each; `keep` gets the record of each in order."""
    study_of(plan.game)
    gathered = Gathered()

    def look_at(outcome: Outcome) -> None:
        text = outcome.record.decode()
        gathered.games.append(facts_of(text))
        if keep:
            keep(text)

    run(plan, jobs, on_games, look_at)
    return gathered
