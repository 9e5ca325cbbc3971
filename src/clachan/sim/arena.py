"""Bots against each other: the same layouts with rotated seats, every game noted in a file as it ends."""

import itertools
import json
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Any

from clachan.bots.bot import BadBot, Bot, read_bot
from clachan.bots.foreign import USUAL, Limits, files_of, is_foreign
from clachan.bots.session import Session, open_session
from clachan.core.errors import ClachanError
from clachan.core.game import Game, State, open_game
from clachan.core.message import refusal
from clachan.core.options import Options, Value
from clachan.core.record import seat_word
from clachan.core.rng import Rng
from clachan.core.seeds import SEED_BITS, seed_of
from clachan.core.system_faults import why_refused
from clachan.sim.play import Lost, Played, check_bots, leave, lost_by, play_seated
from clachan.sim.replay import record_of
from clachan.sim.runners import Runner
from clachan.sim.runners.processes import Processes
from clachan.words import speak_in, spoken_language

FORMAT = 1
BATCH_MOST = 8  # games of a task
BATCHES_PER_JOB = 16  # enough pieces that no process idles long at the end


@dataclass(frozen=True)
class Contest:
    """Who meets on which table: all that a process needs to know."""

    game: str
    options: tuple[tuple[str, Value], ...]
    bots: tuple[str, ...]
    games: int
    seed: int
    limits: Limits = USUAL
    files: tuple[tuple[str, str], ...] = ()
    """The files that bots are in, with digests."""

    @property
    def players(self) -> int:
        return int(dict(self.options)["players"])

    def head(self) -> dict[str, Any]:
        """The first line of a results file. The number of games is not in it: more can be played later."""
        foreign = {"limits": self.limits.data(), "files": dict(self.files)}
        return {
            "arena": FORMAT,
            "game": self.game,
            "options": dict(self.options),
            "bots": list(self.bots),
            "seed": self.seed,
            **(foreign if any(map(is_foreign, self.bots)) else {}),
        }

    def lineups(self) -> list[tuple[str, ...]]:
        """Who sits together: the last bot fills empty seats; of too many bots every choice meets in turn."""
        players = self.players
        filled = self.bots + self.bots[-1:] * (players - len(self.bots))
        return list(itertools.combinations(filled, players))

    def table(self, index: int) -> tuple[tuple[str, ...], int, int]:
        """The bots by seat, the seed and the layout of a game; a layout is played in every rotation."""
        layout, turned = divmod(index, self.players)
        lineups = self.lineups()
        lineup = lineups[layout % len(lineups)]
        seed = seed_of(self.seed, layout // len(lineups))
        return lineup[turned:] + lineup[:turned], seed, layout


@dataclass(frozen=True)
class Result:
    """A game that was played, by seat.

    A bot that failed has the last place, and the others share the first; the points are those of that moment.
    """

    index: int
    layout: int
    bots: list[str]
    totals: list[int]
    places: list[int]
    decisions: list[int]
    seconds: list[float]
    slowest: list[float]
    lost: Lost | None = None

    def data(self) -> dict[str, Any]:
        """A line of a results file."""
        found = asdict(self)
        return found if self.lost else {name: found[name] for name in found if name != "lost"}

    def won(self, seat: int) -> float:
        """The seat's part of the win: those who share the first place share it."""
        return 1 / self.places.count(1) if self.places[seat] == 1 else 0.0

    @property
    def rankings(self) -> list[list[tuple[str, int]]]:
        """Who came before whom: of a game that a bot lost by failing, only that it came behind the others."""
        placed = list(zip(self.bots, self.places, strict=True))
        if self.lost is None:
            return [placed]
        last = placed[self.lost.seat]
        return [[one, last] for seat, one in enumerate(placed) if seat != self.lost.seat]


@dataclass(frozen=True)
class Finished:
    """A game as a process hands it back: its result, and its record if that is wanted."""

    result: Result
    record: str = ""


@dataclass
class StopWatch:
    """What a bot took for its choices."""

    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0


class Timed:
    """A bot with a stop-watch: processor time, or for a bot in another process the time that passes."""

    def __init__(self, bot: Bot, watch: StopWatch, apart: bool) -> None:
        self._bot, self._watch = bot, watch
        self._now = time.perf_counter if apart else time.process_time
        self.name = bot.name

    def choose(self, state: State) -> int:
        begun = self._now()
        try:
            return self._bot.choose(state)
        finally:
            spent, watch = self._now() - begun, self._watch
            watch.decisions += 1
            watch.seconds += spent
            watch.slowest = max(watch.slowest, spent)


def make_contest(
    game: str,
    options: dict[str, Any],
    bots: Sequence[str],
    games: int,
    seed: int,
    limits: Limits = USUAL,
) -> Contest:
    """Check everything before the first game."""
    chosen = open_game(game).read_options(options)
    if not bots:
        raise ClachanError(refusal("arena-without-bots"))
    if games < 1:
        raise ClachanError(refusal("games-at-least", games=games))
    if not 0 <= seed < 2**SEED_BITS:
        raise ClachanError(refusal("seed-of-match", seed=str(seed)))
    changed = tuple((name, chosen[name]) for name in chosen if name == "players" or name in chosen.changed())
    check_bots(bots, open_game(game), chosen, limits)
    files = {name: digest for text in bots for name, digest in files_of(text).items()}
    named = tuple(text.strip() for text in bots)
    return Contest(game, changed, named, games, seed, limits, tuple(files.items()))


def play_index(contest: Contest, index: int, recorded: bool = False) -> Finished:
    """Play one game of a contest."""
    game, options = open_game(contest.game), open_game(contest.game).read_options(dict(contest.options))
    bots, seed, layout = contest.table(index)
    watches = [StopWatch() for _ in bots]
    played = _played(game, options, bots, seed, contest.limits, watches)
    scores, lost = game.scores(played.end), played.lost
    result = Result(
        index,
        layout,
        list(bots),
        [score.total for score in scores],
        [score.place for score in scores] if lost is None else _places(len(bots), lost.seat),
        [watch.decisions for watch in watches],
        [round(watch.seconds, 6) for watch in watches],
        [round(watch.slowest, 6) for watch in watches],
        lost,
    )
    headers = {"event": "arena", "game number": str(index + 1)}
    if lost:
        headers["lost"] = f"{seat_word(lost.seat)} {lost.why}"
    return Finished(result, record_of(game, options, played, bots, seed, headers) if recorded else "")


def _played(
    game: Game, options: Options, bots: Sequence[str], seed: int, limits: Limits, watches: Sequence[StopWatch]
) -> Played:
    """Play a game; a bot that does not even sit down loses it before its first question."""
    seated: list[Session] = []
    try:
        for seat, text in enumerate(bots):
            try:
                session = open_session(text, game, seed, seat, limits=limits)
            except BadBot as error:
                if not is_foreign(text):
                    raise
                layout, state = game.deal(options, Rng(seed))
                return Played(layout, state, state, [], 0.0, lost_by(state, seat, 0, text, error))
            session.bot = Timed(session.bot, watches[seat], session.apart)
            seated.append(session)
        return play_seated(game, options, seated, seed)
    finally:
        leave(seated)


def _places(players: int, last: int) -> list[int]:
    return [1 if seat != last else max(2, players) for seat in range(players)]


def run_contest(
    contest: Contest,
    jobs: int = 1,
    path: Path | None = None,
    on_game: Callable[[], None] | None = None,
    runner: Runner | None = None,
    keep: Callable[[int, str], None] | None = None,
    on_lost: Callable[[Result], None] | None = None,
) -> list[Result]:
    """Play what the file does not hold yet; every result is appended to it as soon as it is there.

    `keep` gets the number of each game that is played now (from 0), and its record; `on_lost` hears of games
    that a bot lost by failing.
    """
    if jobs < 1:
        raise ClachanError(refusal("processes-at-least", jobs=jobs))
    results = {result.index: result for result in earlier_results(contest, path)}
    todo = [index for index in range(contest.games) if index not in results]
    batches = _batches(todo, jobs if _all_quick(contest.bots) else 1)
    used = max(1, min(jobs, len(batches)))
    work = partial(play_batch, contest, recorded=keep is not None, language=spoken_language())
    for _, batch in (runner or Processes()).results(work, batches, used):
        for finished in batch:
            result = finished.result
            if keep:
                keep(result.index, finished.record)
            results[result.index] = result
            if path:
                _append(path, result.data())
            if on_lost and result.lost:
                on_lost(result)
            if on_game:
                on_game()
    return [results[index] for index in sorted(results) if index < contest.games]


def earlier_results(contest: Contest, path: Path | None) -> list[Result]:
    """The results of an earlier run of the same contest; a line that was cut off is played again."""
    if path is None:
        return []
    if not path.exists():
        _append(path, contest.head())
        return []
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except OSError as error:
        raise ClachanError(refusal("file-unreadable", file=str(path), why=why_refused(error))) from error
    except UnicodeDecodeError as error:
        raise ClachanError(refusal("results-no-text", file=str(path), byte=str(error.start))) from error
    if not lines or _parsed(lines[0]) != contest.head():
        raise ClachanError(refusal("results-of-another", file=str(path)))
    if not path.read_bytes().endswith(b"\n"):
        with path.open("a") as file:
            file.write("\n")
    whole = [
        (number, data) for number, line in enumerate(lines[1:], 2) if (data := _parsed(line)) is not None
    ]
    return [_read_result(contest, data, number, path) for number, data in whole]


def _read_result(contest: Contest, data: dict[str, Any], line: int, path: Path) -> Result:
    """A result from its line, if it can be one of this contest."""
    try:
        lost = data.pop("lost", None)
        result = Result(**data, lost=Lost(**lost) if lost else None)
        bots, _, layout = contest.table(result.index)
        numbers = (result.totals, result.places, result.decisions, result.seconds, result.slowest)
        fits = result.bots == list(bots) and result.layout == layout and result.index >= 0
        fits = fits and all(
            len(row) == len(bots) and all(isinstance(x, int | float) for x in row) for row in numbers
        )
    except (TypeError, ValueError, AttributeError):
        fits = False
    if not fits:
        raise ClachanError(refusal("not-a-result", line=str(line), file=str(path)))
    return result


def _parsed(line: str) -> dict[str, Any] | None:
    try:
        data = json.loads(line)
    except ValueError:
        return None
    return data if isinstance(data, dict) else None


def _append(path: Path, data: dict[str, Any]) -> None:
    try:
        with path.open("a") as file:
            file.write(json.dumps(data) + "\n")
    except OSError as error:
        raise ClachanError(refusal("file-unwritable", file=str(path), why=why_refused(error))) from error


def _all_quick(bots: Sequence[str]) -> bool:
    return not any(map(is_foreign, bots)) and all(read_bot(text)[0].quick for text in bots)


def _batches(todo: list[int], jobs: int) -> list[list[int]]:
    """Tasks for the runner: single games, unless there are many short ones for each of several workers."""
    size = max(1, min(BATCH_MOST, len(todo) // (jobs * BATCHES_PER_JOB))) if jobs > 1 else 1
    return [todo[first : first + size] for first in range(0, len(todo), size)]


def play_batch(
    contest: Contest, batch: list[int], recorded: bool = False, language: str = ""
) -> list[Finished]:
    if language:
        speak_in(language)  # what is told of bots that fail is told where they play
    return [play_index(contest, index, recorded) for index in batch]
