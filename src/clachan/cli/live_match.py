"""A match being played at a terminal: who sits where, what has been told, what can be taken back."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from random import SystemRandom

from clachan.bots.foreign import Limits, runs_a_program
from clachan.bots.session import Session, open_session
from clachan.cli.screen import read_file, replace_file
from clachan.cli.seats import HUMAN, fill_seats, usual_bot
from clachan.cli.speaking import said, said_with, spoken
from clachan.core.action import Action
from clachan.core.decision import CHANCE
from clachan.core.errors import ClachanError, NothingToUndo
from clachan.core.match import Match
from clachan.core.message import Fact, Message, refusal
from clachan.core.record import Record
from clachan.core.sealed import ChanceTold, stream_after
from clachan.words import spoken_names

AT_A_TERMINAL = Limits(choice=120.0, game=None)
"""Somebody waits for a bot here, and can end its thought with Ctrl-C."""


@dataclass(frozen=True)
class LogEntry:
    """Something that was told: what an action did, and whether it was the only answer."""

    ply: int
    fact: Fact
    only: bool = False

    def message(self) -> Message:
        told = self.fact.message()
        return Message(told.game, "only-answer", {"told": told}) if self.only else told


class LiveMatch:
    """Plays for everyone but the people."""

    def __init__(self, record: Record, seats: Sequence[str], seed: int) -> None:
        """`record` is what is told of the match besides; its chance must follow from the seed."""
        self.record = record
        self.seats = list(seats)
        self.seed = seed
        self.bots = self._seat_bots(self.match.ply)
        self.faults: list[str] = []  # what became of bots that failed, to be told once
        self.forced: set[int] = set()  # plies of people at which there was only one answer
        self.saved = True

    @property
    def match(self) -> Match:
        return self.record.match

    def _seat_bots(self, ply: int) -> dict[int, Session]:
        """The bots, as they sit down at a ply."""
        return {
            seat: self._sit_down(name, seat, ply) for seat, name in enumerate(self.seats) if name != HUMAN
        }

    def _sit_down(self, name: str, seat: int, ply: int) -> Session:
        return open_session(name, self.match.game, self.seed, seat, ply, AT_A_TERMINAL)

    def leave(self) -> None:
        """The bots get up; those in processes of their own wait there for the next game."""
        for session in self.bots.values():
            session.close()

    @property
    def people(self) -> int:
        return len(self.seats) - len(self.bots)

    def go_on(self) -> None:
        """Answer for chance, for bots, and wherever there is only one answer, until a person may choose."""
        match = self.match
        while not match.over:
            if match.seat == CHANCE:
                match.let_chance()
            elif match.seat in self.bots:
                self.play(self._bots_choice())
            elif len(actions := match.legal()) == 1 and not match.game.is_secret(match.state):
                self.forced.add(match.ply)
                self.play(actions[0])
            else:
                return

    def _bots_choice(self) -> Action:
        match = self.match
        game, seat, session = match.game, match.seat, self.bots[match.seat]
        try:
            return game.catalogue[session.answer(match.state)]
        except KeyboardInterrupt:
            if session.apart:  # its process was ended in the middle of a thought
                self.bots[seat] = self._sit_down(self.seats[seat], seat, match.ply)
            raise
        except ClachanError as error:
            if not session.apart:
                raise
            self.seats[seat] = usual_bot(game.name)
            self.bots[seat] = self._sit_down(self.seats[seat], seat, match.ply)
            self.faults.append(said("terminal-bot-replaced", why=str(error), bot=self.seats[seat]))
            return self._bots_choice()

    def play(self, action: Action) -> None:
        self.match.play(action)
        self.saved = False

    @property
    def log(self) -> list[LogEntry]:
        """What the match tells, and which answers were the only ones."""
        return [
            LogEntry(ply, fact, at == 0 and ply in self.forced)
            for ply, facts in enumerate(self.match.log())
            for at, fact in enumerate(facts)
        ]

    def told(self) -> list[str]:
        """The log in sentences, with the seats called as they are now."""
        game = self.match.game
        names = spoken_names(game, self.match.state)
        return [said_with(game, names, line.message()) for line in self.log]

    def undo(self) -> str:
        """Take back a person's last choice; answers with its text.

        A person alone with bots may go back over finished turns as well: nobody else minds.
        """
        goal = self._last_choice()
        taken = self.match.actions[goal].text
        if self.people > 1:
            self.match.undo(goal)
        else:
            self.match.rewind(goal)
        self.forced = {ply for ply in self.forced if ply < goal}
        self._forget(goal)
        self.leave()
        self.bots = self._seat_bots(goal)  # what they planned was for a game that is no more
        return taken

    def _forget(self, ply: int) -> None:
        """Let go of what the record tells of actions that were taken back."""
        told = self.record
        told.comments = {at: held for at, held in told.comments.items() if at <= ply}
        told.variations = {at: held for at, held in told.variations.items() if at <= ply}
        told.headers.pop("result", None)

    def _last_choice(self) -> int:
        match, game = self.match, self.match.game
        for ply in range(match.ply - 1, -1, -1):
            if match.is_final(ply):
                told = spoken(game, match.state, match.facts(ply)[0])
                raise NothingToUndo(refusal("seen-by-everyone", fact=str(told)))
            if match.seat_of(ply) not in self.bots and len(game.legal_numbers(match.at(ply))) > 1:
                return ply
        raise NothingToUndo(refusal("nothing-chosen"))

    def save(self, path: Path) -> None:
        """Write the match with who plays and what its chance follows from: `load_record` goes on with it."""
        self.record.bots = ["" if name == HUMAN else name for name in self.seats]
        replace_file(path, str(self.record))
        self.saved = True


def load_record(path: Path, check_data: bool = True) -> Record:
    """The record in a file, with the file's name in any refusal."""
    text = read_file(path)
    try:
        return Record.read(text, check_data)
    except ClachanError as error:
        raise ClachanError(refusal("in-record", file=str(path), why=error.message())) from error


def fresh_seed() -> int:
    return SystemRandom().randrange(2**32)


def dealt_match(match: Match, seats: Sequence[str], seed: int) -> LiveMatch:
    """A new match that this seed has dealt."""
    told = ChanceTold(seed=seed, reproducible=True)
    return LiveMatch(Record(match, headers={"date": date.today().isoformat()}, chance=told), seats, seed)


def resumed(record: Record, named: Sequence[str], seed: int | None = None) -> LiveMatch:
    """A loaded match with its seats, bots and chance, unless others are named.

    Where a record does not tell the seed that its chance follows from, a new one answers from here on.
    """
    match, told = record.match, record.chance
    if seed is not None or told.seed is None or not told.reproducible:
        told = ChanceTold(seed=fresh_seed() if seed is None else seed, reproducible=True, elsewhere=match.ply)
    record.chance, goes_on = told, told.seed or 0
    match.rng = stream_after(match, told)
    return LiveMatch(record, seated(record, named), goes_on)


def seated(record: Record, named: Sequence[str]) -> list[str]:
    """Who plays a loaded match: those named now, else those of the record, else as in a new match."""
    if not named and any(record.bots):
        for bot in filter(runs_a_program, record.bots):
            raise ClachanError(refusal("program-in-record", bot=repr(bot)))
        named = [bot or HUMAN for bot in record.bots]
    return fill_seats(named, record.match.options.number("players"), record.match.game.name)
