"""What is wrong with a bot: whole games at tables of every size, and the same game again.

Every finding is told as soon as it is there. A bot that is not ours plays in processes of its own, so what it
does ends nothing but that game.
"""

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from clachan.bots.bot import BadBot
from clachan.bots.engine_bot import end_idle, ends_when_told, taken
from clachan.bots.foreign import Limits, is_foreign
from clachan.core.copying import position_of
from clachan.core.errors import ClachanError
from clachan.core.game import Game
from clachan.core.message import Message, Parameter, Parameters
from clachan.core.options import Options
from clachan.sim.arena import StopWatch, Timed
from clachan.sim.play import Played, leave, play_seated, seat_bots

FINE, WARNING, WRONG = "fine", "warning", "wrong"


@dataclass(frozen=True)
class Finding:
    """One thing that was looked at: how it went, what is to be said of it, and where it happened."""

    verdict: str
    message: Message
    position: str = ""

    def data(self) -> dict[str, Any]:
        id = self.message.id.removeprefix("check-bot-")
        return {"verdict": self.verdict, "finding": id, "text": str(self.message), "position": self.position}


def check_bot(
    text: str, tables: Sequence[tuple[Game, Options]], seed: int, limits: Limits
) -> Iterator[Finding]:
    """Everything that is found; the first thing that cannot be got over is the last."""
    begun = time.perf_counter()
    if is_foreign(text):
        try:
            engine = taken(text, limits)
        except ClachanError as error:
            yield _finding(WRONG, "failed", why=error.message())
            return
        spent = round(time.perf_counter() - begun, 1)
        yield _finding(FINE, "started", name=engine.name, seconds=spent)
        yield _finding(FINE, "ends") if ends_when_told(engine) else _finding(WARNING, "does-not-end")
    for game, options in tables:
        yield from _check_table(text, game, options, seed, limits)
    end_idle()


def _check_table(text: str, game: Game, options: Options, seed: int, limits: Limits) -> Iterator[Finding]:
    """A whole game, and if it came to its end the same game twice more."""
    about: dict[str, Parameter] = {"game": game.title, "players": options.number("players")}
    watch = StopWatch()
    try:
        played = _played(text, game, options, seed, limits, watch)
    except BadBot as error:
        yield _at_table(WRONG, "failed-at", about, why=error.message())
        return
    if played.lost:
        lost = _at_table(WRONG, "lost", about, ply=str(played.lost.ply), why=played.lost.why)
        yield replace(lost, position=played.lost.position)
        return
    mean = 1000 * watch.seconds / max(1, watch.decisions)
    times: dict[str, Parameter] = {"mean": round(mean, 1), "slowest": round(1000 * watch.slowest)}
    yield _at_table(FINE, "played", {**about, **times}, count=watch.decisions)
    if limits.choice is not None and watch.slowest > limits.choice / 2:
        yield _finding(WARNING, "slow", seconds=round(watch.slowest, 1), limit=limits.choice)
    yield from _check_again(text, game, options, seed, limits, played)


def _check_again(
    text: str, game: Game, options: Options, seed: int, limits: Limits, played: Played
) -> Iterator[Finding]:
    """The same seed must give the same game: with the processes of the game before, and with new ones."""
    foreign = is_foreign(text)
    for kept in (True, False) if foreign else (True,):
        if not kept:
            end_idle()
        again = _played(text, game, options, seed, limits, StopWatch())
        if again.numbers == played.numbers:
            continue
        code = "differs-after" if kept and foreign else "differs"
        yield _difference(code, game, played, again)
        return
    yield _finding(FINE, "same")


def _difference(code: str, game: Game, played: Played, again: Played) -> Finding:
    pairs = list(zip(played.numbers, again.numbers, strict=False))
    ply = next((at for at, (one, other) in enumerate(pairs) if one != other), len(pairs))
    state = game.copy(played.start)
    for number in played.numbers[:ply]:
        game.apply(state, number)
    answers = [
        repr(game.catalogue[one.numbers[ply]].text) if ply < len(one.numbers) else "–"
        for one in (played, again)
    ]
    position = position_of(state)
    found = {"ply": str(ply), "first": answers[0], "second": answers[1]}
    return _finding(WRONG, code, str(position) if position else "", **found)


def _played(text: str, game: Game, options: Options, seed: int, limits: Limits, watch: StopWatch) -> Played:
    seated = seat_bots(game, [text] * options.number("players"), seed, limits)
    try:
        for session in seated:
            session.bot = Timed(session.bot, watch, session.apart)
        return play_seated(game, options, seated, seed)
    finally:
        leave(seated)


def _finding(verdict: str, code: str, /, position: str = "", **parameters: Parameter) -> Finding:
    return Finding(verdict, Message("", f"check-bot-{code}", parameters), position)


def _at_table(verdict: str, code: str, about: Parameters, **parameters: Parameter) -> Finding:
    return Finding(verdict, Message("", f"check-bot-{code}", {**about, **parameters}))
