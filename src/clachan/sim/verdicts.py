"""What an analysis found: a verdict for each decision, what is charged for it, and an account for each seat.

**A loss is charged once.** What the best action expects more than the one played is *missed*. But if the best
action can still be done at the seat's next question of that kind, what it still brings then is not lost yet:
only the rest is charged, and the next decision is charged for its own part. So a chance that is missed three
times costs what it was worth, and that stands at the move after which it was gone.

**An account sums up.** Between two decisions the expected margin of a seat changes by chance alone, at a
decision by the move: start + own moves + moves of others + luck = end, for every seat. Luck is what is left,
so it bears the doubt of all that was found by playing on a few times; within that it may be nothing at all.
"""

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from clachan.core.message import Message, Parameter
from clachan.sim.rating import student

MISTAKE_LEAST = 1.0  # points; less is no turning point
MISTAKES_MOST = 8
SURE = 3.0  # standard errors beyond which luck is spoken of
LEAD_LEAST = 3.0  # points by which somebody must be expected to lead before the lead has changed


def whole(points: float) -> int:
    """Points as they are told, as pages round the tenths that they get: half a point is one."""
    return math.floor(round(points, 1) + 0.5)


@dataclass(frozen=True)
class WeighedAction:
    """An action that was weighed, with the final margin that its seat may expect after it."""

    action: str
    margin: float
    behind: float
    doubt: float


@dataclass(frozen=True)
class Verdict:
    """One decision: the action played beside the best that bots found."""

    ply: int
    seat: int
    question: Message
    answers: int
    played: str
    best: str
    usual: str
    """What `greedy` does, as which everybody goes on."""
    told_played: Message
    """What the action played did, as the log tells it."""
    told_best: Message
    missed: float
    """What the best action expects more."""
    loss: float
    """What of that is charged here."""
    doubt: float
    """The standard error of `missed`."""
    error: float
    """The standard error of the margin that the seat expects after its action."""
    games: int
    expected: tuple[float, ...]
    """Final points that every seat could expect after the action played."""
    before: tuple[float, ...]
    """The final margin that every seat could expect before the decision."""
    after: tuple[float, ...]
    """The same after the action played."""
    choices: tuple[WeighedAction, ...]

    @property
    def mistake(self) -> bool:
        """Whether the loss is beyond doubt; of few games played on more is doubted."""
        return self.loss >= MISTAKE_LEAST and self.loss > student(self.games - 1) * self.doubt

    def worth_of(self, action: str) -> float | None:
        """What an action that was weighed here brings more than what was to be expected."""
        found = next((choice for choice in self.choices if choice.action == action), None)
        return None if found is None else found.margin - self.before[self.seat]

    @property
    def change_doubt(self) -> float:
        """The standard error of what the action played changed: it is compared with the usual one."""
        if self.played == self.usual:
            return 0.0
        usual = next((choice.doubt for choice in self.choices if choice.action == self.usual), 0.0)
        if self.played == self.best:
            return usual
        return self.doubt if self.usual == self.best else math.hypot(self.doubt, usual)


@dataclass(frozen=True)
class MissedChance:
    """An action that was missed at one decision and is still possible at a later one of the same seat."""

    missed_at: int
    ply: int
    action: str
    usual: str
    brings: float = 0.0

    def worth(self, brings: float) -> "MissedChance":
        return replace(self, brings=brings)


@dataclass(frozen=True)
class Account:
    """How the expected margin of a seat became what it was at the end; alone, its points."""

    start: float
    own: float
    others: float
    luck: float
    end: float
    doubt: float
    """The standard error of luck."""

    @property
    def lucky(self) -> bool:
        """Whether there was luck, good or bad, beyond doubt."""
        return abs(self.luck) > SURE * self.doubt


@dataclass(frozen=True)
class TurningPoint:
    """A mistake (`mistake`) or a change of the expected lead (`lead`), with its points."""

    ply: int
    seat: int
    kind: str
    points: float

    def message(self, verdict: Verdict) -> Message:
        named: dict[str, Parameter] = {
            "player": f"seat:{self.seat}",
            "played": verdict.told_played,
            "best": verdict.told_best,
            "points": whole(self.points),
        }
        return Message("", f"analysis-{self.kind}", named)


@dataclass(frozen=True)
class Analysis:
    """Everything that was found out about a game. One that is not over has no totals and places."""

    game: str
    names: tuple[str, ...]
    totals: tuple[int, ...]
    places: tuple[int, ...]
    actions: int
    parts: tuple[tuple[int, Message], ...]
    """The plies at which rounds end or scoring rounds are held, with their names."""
    verdicts: tuple[Verdict, ...]
    accounts: tuple[Account, ...]
    """One for each seat, if the decisions of all were judged."""

    def of_seat(self, seat: int) -> list[Verdict]:
        return [verdict for verdict in self.verdicts if verdict.seat == seat]

    def mistakes_of(self, seat: int) -> list[Verdict]:
        return [verdict for verdict in self.of_seat(seat) if verdict.mistake]

    @property
    def turning_points(self) -> tuple[TurningPoint, ...]:
        return turning_points(self.verdicts)


def open_chances(verdicts: Sequence[Verdict], is_legal: Callable[[int, str], bool]) -> Iterator[MissedChance]:
    """What was clearly missed, is still possible and has not been weighed there yet."""
    for number, verdict in enumerate(verdicts):
        if not verdict.mistake:
            continue
        later = _next_alike(verdicts, number)
        if later is None or later.worth_of(verdict.best) is not None or not is_legal(later.ply, verdict.best):
            continue
        yield MissedChance(verdict.ply, later.ply, verdict.best, later.usual)


def _next_alike(verdicts: Sequence[Verdict], number: int) -> Verdict | None:
    """The next decision of the same seat at which the same was asked."""
    one = verdicts[number]
    following = (other for other in verdicts[number + 1 :] if other.seat == one.seat)
    return next((other for other in following if other.question.id == one.question.id), None)


def charged(verdicts: Sequence[Verdict], still: Sequence[MissedChance]) -> tuple[Verdict, ...]:
    """Each verdict with what is charged for it: not what could still be had later."""
    brings = {chance.missed_at: chance.brings for chance in still}
    found = []
    for number, verdict in enumerate(verdicts):
        later = _next_alike(verdicts, number)
        left = brings.get(verdict.ply, (later.worth_of(verdict.best) or 0.0) if later else 0.0)
        found.append(replace(verdict, loss=max(0.0, verdict.missed - max(0.0, left))))
    return tuple(found)


def account_of(verdicts: Sequence[Verdict], totals: Sequence[int]) -> tuple[Account, ...]:
    """For each seat; without totals the game is not over, and the end is what was expected last."""
    if not verdicts:
        return ()
    return tuple(_account(verdicts, totals, seat) for seat in range(len(verdicts[0].after)))


def _account(verdicts: Sequence[Verdict], totals: Sequence[int], seat: int) -> Account:
    start = verdicts[0].before[seat]
    moved = [(verdict.seat == seat, verdict.after[seat] - verdict.before[seat]) for verdict in verdicts]
    own = sum(change for mine, change in moved if mine)
    others = sum(change for mine, change in moved if not mine)
    best_other = max((total for other, total in enumerate(totals) if other != seat), default=0)
    end = float(totals[seat] - best_other) if totals else verdicts[-1].after[seat]
    return Account(start, own, others, end - start - own - others, end, luck_doubt(verdicts))


def luck_doubt(verdicts: Sequence[Verdict], following: Sequence[Verdict] = ()) -> float:
    """How much luck over these decisions is in doubt: by what was expected at their beginning, at their end
    (nothing at that of the game), and by every move between."""
    ends = [one.error for one in (*verdicts[:1], *following[:1])]
    return math.hypot(*ends, *(verdict.change_doubt for verdict in verdicts))


def turning_points(verdicts: Sequence[Verdict]) -> tuple[TurningPoint, ...]:
    """The costliest mistakes, and where the expected lead changed hands."""
    costly = sorted((v for v in verdicts if v.mistake), key=lambda v: -v.loss)[:MISTAKES_MOST]
    mistakes = [TurningPoint(v.ply, v.seat, "mistake", v.loss) for v in costly]
    return tuple(sorted([*mistakes, *_lead_changes(verdicts)], key=lambda turn: (turn.ply, turn.kind)))


def _lead_changes(verdicts: Sequence[Verdict]) -> Iterator[TurningPoint]:
    """Somebody new is clearly ahead, and still is at the next decision."""
    if not verdicts or len(verdicts[0].after) < 2:
        return
    leader = -1
    for verdict, following in zip(verdicts, [*verdicts[1:], *verdicts[-1:]], strict=True):
        ahead, lead = _leader(verdict)
        if ahead == leader or lead < LEAD_LEAST:
            continue
        if leader >= 0:
            if _leader(following)[0] != ahead:
                continue
            yield TurningPoint(verdict.ply, ahead, "lead", lead)
        leader = ahead


def _leader(verdict: Verdict) -> tuple[int, float]:
    ahead = max(range(len(verdict.after)), key=lambda seat: verdict.after[seat])
    return ahead, verdict.after[ahead]
