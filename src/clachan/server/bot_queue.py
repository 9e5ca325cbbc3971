"""Whose bot thinks next, and how long one guest's bots may think: nobody's tables starve the others."""

import time
from collections import OrderedDict, deque
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, field
from typing import Generic, TypeVar

Job = TypeVar("Job")
GUESS = 0.25
"""Seconds that a question is taken to need as long as nobody knows better."""


@dataclass
class Turn(Generic[Job]):
    """The questions of one guest's tables, and the time that the guest's bots have had."""

    had: float
    tables: OrderedDict[str, deque[Job]] = field(default_factory=OrderedDict)
    thinking: int = 0


class FairQueue(Generic[Job]):
    """The guest whose bots have had least time comes first; a guest's tables take turns.

    Whoever comes after a while begins with as much as those have had who were served meanwhile: time that
    was not used is not saved up.
    """

    def __init__(self) -> None:
        self._turns: dict[str, Turn[Job]] = {}
        self._served = 0.0
        """What the guest had who was served last."""

    def __len__(self) -> int:
        return sum(len(jobs) for turn in self._turns.values() for jobs in turn.tables.values())

    def put(self, guest: str, table: str, job: Job) -> None:
        turn = self._turns.setdefault(guest, Turn(self._served))
        if not turn.tables and not turn.thinking:
            turn.had = max(turn.had, self._served)
        turn.tables.setdefault(table, deque()).append(job)

    def take(self, may: Callable[[str], bool], can: Callable[[Job], bool]) -> tuple[str, Job] | None:
        """The next question of a guest who may be served, among those that can be answered now."""
        waiting = [(turn.had, guest) for guest, turn in self._turns.items() if turn.tables]
        for _, guest in sorted(waiting, key=lambda pair: pair[0]):
            job = self._of(self._turns[guest], can) if may(guest) else None
            if job is not None:
                turn = self._turns[guest]
                self._served = max(self._served, turn.had)
                turn.had += GUESS
                turn.thinking += 1
                return guest, job
        return None

    def _of(self, turn: Turn[Job], can: Callable[[Job], bool]) -> Job | None:
        for table, jobs in turn.tables.items():
            if can(jobs[0]):
                job = jobs.popleft()
                if jobs:
                    turn.tables.move_to_end(table)
                else:
                    del turn.tables[table]
                return job
        return None

    def done(self, guest: str, seconds: float) -> None:
        """A question that was taken has been answered, in so many seconds."""
        turn = self._turns[guest]
        turn.had += seconds - GUESS
        turn.thinking -= 1
        self._forget()

    def remove(self, guest: str, table: str, job: Job) -> None:
        """Nobody waits for this answer any more."""
        turn = self._turns.get(guest)
        jobs = turn.tables.get(table) if turn else None
        if turn and jobs and job in jobs:
            jobs.remove(job)
            if not jobs:
                del turn.tables[table]
        self._forget()

    def guests(self) -> Iterator[str]:
        """Those whose questions wait."""
        return (guest for guest, turn in self._turns.items() if turn.tables)

    def _forget(self) -> None:
        """Of guests who wait for nothing and have had no more than others nothing need be known."""
        for guest, turn in list(self._turns.items()):
            if not turn.tables and not turn.thinking and turn.had <= self._served:
                del self._turns[guest]
        if not self._turns:
            self._served = 0.0


class Budget:
    """Seconds of thought: so many come in a minute, some are saved up, what is overdrawn is waited for."""

    def __init__(self, per_minute: float, minutes_saved: float, now: Callable[[], float]) -> None:
        self._each = per_minute / 60
        self._most = per_minute * minutes_saved
        self._left = self._most
        self._now = now
        self._at = now()

    def _fill(self) -> None:
        now = self._now()
        self._left = min(self._most, self._left + (now - self._at) * self._each)
        self._at = now

    def wait(self) -> float:
        """Seconds until there is something left to spend; 0 if there is."""
        self._fill()
        return max(0.0, -self._left) / self._each

    def spend(self, seconds: float) -> None:
        self._fill()
        self._left -= seconds

    def is_full(self) -> bool:
        self._fill()
        return self._left >= self._most


class Patience:
    """Those for whose bots nobody waits: beside others they think for a small share of the time.

    Whoever asks one question after the other, as a review does, is away for a moment between two of them.
    That is not yet the end: a long thought that began then would be waited for at every question.
    """

    SECONDS, PAUSE = 8.0, 3.0
    """Of a minute in which others think, too; and how long these must have been away."""

    def __init__(self, guests: Collection[str] = (), now: Callable[[], float] = time.monotonic) -> None:
        self._guests, self._now = guests, now
        self._share = Budget(self.SECONDS, 0.0, now)
        self._until = 0.0
        """Until when others may come back."""

    def wait(self, guest: str) -> float:
        if guest not in self._guests:
            return 0.0
        return min(self._share.wait(), self._away())

    def spend(self, guest: str, seconds: float) -> None:
        if guest not in self._guests:
            self._until = self._now() + self.PAUSE
        elif self._away():
            self._share.spend(seconds)

    def _away(self) -> float:
        return max(0.0, self._until - self._now())


class Budgets:
    """The thinking time of every guest's bots, and of all together."""

    GUEST_MINUTES, ALL_MINUTES = 3.0, 1.0

    def __init__(
        self,
        each_guest: float,
        together: float,
        now: Callable[[], float] = time.monotonic,
        patient: Collection[str] = (),
    ) -> None:
        """Both in seconds of processor time a minute; and the guests for whose bots nobody waits."""
        self._patience = Patience(patient, now)
        self._each_guest, self._now = each_guest, now
        self._together = Budget(together, self.ALL_MINUTES, now)
        self._guests: dict[str, Budget] = {}

    def wait(self, guest: str) -> float:
        """Seconds until a guest's bots may think again."""
        return max(self._together.wait(), self.wait_alone(guest))

    def wait_alone(self, guest: str) -> float:
        """The same where nobody else's time is used up."""
        own = self._guests.get(guest)
        return max(own.wait() if own else 0.0, self._patience.wait(guest))

    def spend(self, guest: str, seconds: float, alone: bool = False) -> None:
        """`alone` if it was not the time that all have together."""
        for name in [name for name, budget in self._guests.items() if budget.is_full()]:
            del self._guests[name]
        self._patience.spend(guest, seconds)
        if not alone:
            self._together.spend(seconds)
        if guest not in self._guests:
            self._guests[guest] = Budget(self._each_guest, self.GUEST_MINUTES, self._now)
        self._guests[guest].spend(seconds)
