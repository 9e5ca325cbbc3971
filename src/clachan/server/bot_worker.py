"""A process in which bots think: one line of JSON in, one line out, until the input ends.

A line in is an Errand, a line out an Answer. A question holds the whole position, so that any worker can
answer any question; but a worker that has answered for a table and seat before keeps its session, with the
plans of its bot. It goes on with it if the position follows from the one it knows, and begins anew if not.
"""

import os
import signal
import sys
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from msgspec import Struct, json

import clachan.games
from clachan.bots.choosers import hints
from clachan.bots.session import Session, open_session
from clachan.core.errors import ClachanError
from clachan.core.game import Game, State, open_game
from clachan.core.match import Match
from clachan.server.advising import Advised, with_grounds
from clachan.server.judging import Judging, judge
from clachan.server.studying import StudyTask, studied
from clachan.server.told import Told, why
from clachan.server.warning import Weighing, weighed

assert clachan.games
HINT_SECONDS = 1.5
SESSIONS_MOST = 1000  # some 50 kB each
IDLE_SECONDS = 1800.0


class BotQuestion(Struct, frozen=True, tag="question"):
    """A position as its beginning and its actions, and who shall answer."""

    game: str
    options: dict[str, int | bool | str]
    layout: dict[str, str]
    actions: list[int]
    seat: int
    bot: str
    seed: int
    """That of the game: it decides what the bots at all seats draw."""
    table: str = ""
    """Whose session it is; a bot that is asked without a table is asked once only."""
    hints: int = 0
    """How many actions are asked for with their points, instead of one action."""
    seconds: float = 0.0
    """The processor time after which the worker shall be ended, if there is such a limit."""


Errand = BotQuestion | StudyTask | Judging | Weighing


class Answer(Struct, omit_defaults=True):
    """What was asked for, or why there is none, and the processor time that it took."""

    number: int | None = None
    hints: list[Advised] = []
    found: str = ""
    fault: str = ""
    why: Told | None = None
    """The fault as pages have words for it."""
    spent: float = 0.0


def question_of(match: Match, bot: str, seed: int, table: str = "", hints: int = 0) -> BotQuestion:
    """What is asked in a match."""
    played = [action.number for action in match.actions]
    options = dict(match.options)
    return BotQuestion(match.game.name, options, match.layout, played, match.seat, bot, seed, table, hints)


def position(question: BotQuestion) -> State:
    """The position that is thought about; whoever answers gets it as its seat may imagine it."""
    game, state = _beginning(question)
    for number in question.actions:
        game.apply(state, number)
    return state


def _beginning(question: BotQuestion) -> tuple[Game, State]:
    game = open_game(question.game)
    return game, game.setup(game.read_options(question.options), question.layout)


@dataclass
class Seated:
    """A bot at a seat of a table, with the position that it was asked about last and what it answered."""

    session: Session
    game: Game
    state: State
    asked: BotQuestion
    used: float = 0.0
    answer: int | None = None

    def goes_on(self, question: BotQuestion) -> bool:
        """Whether a question comes from the same game, some actions later; then the position follows it."""
        known, given = self.asked.actions, question.actions
        same = (question.bot, question.seed, question.game) == (
            self.asked.bot,
            self.asked.seed,
            self.asked.game,
        )
        if not same or given[: len(known)] != known:
            return False
        for number in given[len(known) :]:
            self.game.apply(self.state, number)
            self.answer = None
        self.asked = question
        return True

    def answered(self) -> int:
        """A question that is put once more, because the answer got lost, is answered as before."""
        if self.answer is None:
            self.answer = self.session.answer(self.state)
        return self.answer


def sit_down(question: BotQuestion) -> Seated:
    """A new session, at the beginning of the game or, if the seat had a choice before, amid it."""
    game, state = _beginning(question)
    ply = 0
    for number in question.actions:
        if not ply and game.seat(state) == question.seat and len(game.legal_numbers(state)) > 1:
            ply = len(question.actions)
        game.apply(state, number)
    return Seated(open_session(question.bot, game, question.seed, question.seat, ply), game, state, question)


class Sessions:
    """The sessions of this worker; those that are not used for long, or longest if there are too many, go."""

    def __init__(
        self,
        most: int = SESSIONS_MOST,
        idle_seconds: float = IDLE_SECONDS,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._most, self._idle_seconds, self._now = most, idle_seconds, now
        self._kept: OrderedDict[tuple[str, int], Seated] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def answer(self, question: BotQuestion) -> int:
        """The number of the bot's action. A session that fails is not kept."""
        key = (question.table, question.seat)
        seated = self._kept.pop(key, None)
        if seated is None or not seated.goes_on(question):
            seated = sit_down(question)
        number = seated.answered()
        if question.table:
            seated.used = self._now()
            self._kept[key] = seated
        self._drop()
        return number

    def _drop(self) -> None:
        before = self._now() - self._idle_seconds
        while self._kept:
            oldest = next(iter(self._kept))
            if len(self._kept) <= self._most and self._kept[oldest].used >= before:
                break
            del self._kept[oldest]


def advise(question: BotQuestion) -> list[Advised]:
    """The best few actions with the points that are expected after them, and why."""
    game, state = open_game(question.game), position(question)
    return with_grounds(game, state, hints(game, state, question.hints, HINT_SECONDS))


def answered(sessions: Sessions, question: Errand) -> Answer:
    begun = time.process_time()
    try:
        if isinstance(question, StudyTask):
            answer = Answer(found=studied(question))
        elif isinstance(question, Judging):
            answer = Answer(found=judge(question))
        elif isinstance(question, Weighing):
            answer = Answer(found=weighed(question))
        elif question.hints:
            answer = Answer(hints=advise(question))
        else:
            answer = Answer(number=sessions.answer(question))
    except ClachanError as error:
        answer = Answer(fault=str(error), why=why(error))
    except Exception as error:  # whatever a bot raises, the server hears it and goes on
        answer = Answer(fault=f"{type(error).__name__}: {error}")
    answer.spent = time.process_time() - begun
    return answer


def _limit(seconds: float) -> None:
    """The system ends this process when its processor time is over: compiled bots heed nothing else."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_PROF, seconds)


def main() -> None:
    if len(sys.argv) > 1 and hasattr(os, "nice"):
        os.nice(int(sys.argv[1]))
    answers, sessions = sys.stdout.buffer, Sessions()
    sys.stdout = sys.stderr  # a bot that prints must not spoil the answers
    for line in sys.stdin.buffer:
        question = json.decode(line, type=Errand)
        _limit(question.seconds)
        answer = answered(sessions, question)
        _limit(0.0)
        try:
            answers.write(json.encode(answer) + b"\n")
            answers.flush()
        except BrokenPipeError:  # whoever asked was killed
            os._exit(1)  # nor can what is left in the buffer be written when the interpreter ends


if __name__ == "__main__":
    main()
