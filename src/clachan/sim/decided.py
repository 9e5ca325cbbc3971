"""What decided a game, in a few messages; and what its players can learn from it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from clachan.core.game import Game, Score
from clachan.core.message import Message, Parameter
from clachan.sim.verdicts import Analysis, Verdict, luck_doubt, whole

LUCK_LEAST = 3.0  # points; less is not spoken of
LEARN_MOST = 3
STOPPING = "turn"  # the group of all that ends a turn or a choice


@dataclass(frozen=True)
class Decided:
    """Something that is said of a game, and the ply it speaks of (-1: the whole game)."""

    message: Message
    ply: int = -1


def decided(found: Analysis, scores: Sequence[Score]) -> list[Decided]:
    """The result, where it came from, the costliest moment, and luck; nothing of a game that is not over."""
    ranked = sorted(scores, key=lambda score: (score.place, score.seat))
    if not ranked or not found.verdicts:
        return []
    return [*_result(ranked), *_source(ranked), *_moment(found, ranked), *_luck(found, ranked[0].seat)]


def _result(ranked: Sequence[Score]) -> Iterator[Decided]:
    first = ranked[0]
    named: dict[str, Parameter] = {"player": f"seat:{first.seat}", "points": first.total}
    if len(ranked) == 1:
        yield Decided(Message("", "decided-alone", named))
    else:
        by = first.total - ranked[1].total
        yield Decided(Message("", "decided-won", {**named, "other": f"seat:{ranked[1].seat}", "by": by}))


def _source(ranked: Sequence[Score]) -> Iterator[Decided]:
    """The line of the score sheet that set the winner apart; alone, the one that brought most."""
    first, second = ranked[0], ranked[1] if len(ranked) > 1 else None
    ahead = {
        line: points - (second.lines.get(line, 0) if second else 0) for line, points in first.lines.items()
    }
    line = max(ahead, key=lambda name: ahead[name], default="")
    if not line or ahead[line] <= 0:
        return
    named: dict[str, Parameter] = {"line": f"line:{line.replace(' ', '-')}", "points": first.lines[line]}
    if second:
        yield Decided(Message("", "decided-line", {**named, "other": second.lines.get(line, 0)}))
    else:
        yield Decided(Message("", "decided-line-alone", named))


def _moment(found: Analysis, ranked: Sequence[Score]) -> Iterator[Decided]:
    """The costliest mistake of all, and what would have been better."""
    mistakes = [verdict for verdict in found.verdicts if verdict.mistake]
    if not mistakes:
        return
    worst = max(mistakes, key=lambda verdict: verdict.loss)
    named: dict[str, Parameter] = {"ply": worst.ply + 1, "player": f"seat:{worst.seat}"}
    named |= {"points": whole(worst.loss), "best": worst.told_best}
    yield Decided(Message("", "decided-moment", named), worst.ply)


def _luck(found: Analysis, winner: int) -> Iterator[Decided]:
    if not found.accounts:
        return
    account = found.accounts[winner]
    luck = account.luck
    if account.lucky and abs(luck) >= LUCK_LEAST:
        sign = "up" if luck > 0 else "down"
        named: dict[str, Parameter] = {"player": f"seat:{winner}", "sign": sign, "points": whole(abs(luck))}
        yield Decided(Message("", "decided-luck", named))


def to_learn(found: Analysis, game: Game, seat: int) -> list[Decided]:
    """The costliest kinds of mistakes of a seat, each with the moment at which it cost most."""
    kinds: dict[tuple[str, str], list[Verdict]] = {}
    for verdict in found.mistakes_of(seat):
        groups = tuple(game.catalogue.read(text).family.group for text in (verdict.played, verdict.best))
        kinds.setdefault((groups[0], groups[1]), []).append(verdict)
    costly = sorted(kinds.items(), key=lambda one: -sum(verdict.loss for verdict in one[1]))
    return [_learnt(played, best, verdicts) for (played, best), verdicts in costly[:LEARN_MOST]]


def _learnt(played: str, best: str, verdicts: Sequence[Verdict]) -> Decided:
    worst = max(verdicts, key=lambda verdict: verdict.loss)
    named: dict[str, Parameter] = {"count": len(verdicts), "points": whole(sum(v.loss for v in verdicts))}
    named |= {"played": f"group:{played}", "best": f"group:{best}", "instead": worst.told_best}
    return Decided(Message("", f"learn-{_lesson(played, best)}", named), worst.ply)


def _lesson(played: str, best: str) -> str:
    if played == best:
        return "same"
    return "stopped" if played == STOPPING else "went-on" if best == STOPPING else "other"


@dataclass(frozen=True)
class PartLuck:
    """What chance did to the expected margin of each seat in a part of the game, with its standard error."""

    seats: list[float]
    doubt: float


def luck_of(found: Analysis) -> list[PartLuck]:
    """For each part of the game; one that is not over has a last part without an end."""
    last = [] if found.totals else [found.actions + 1]
    ends, luck, at = [*(ply for ply, _ in found.parts), *last], [], 0
    for end in ends:
        to = next((place for place, one in enumerate(found.verdicts) if one.ply >= end), len(found.verdicts))
        luck.append(_part_luck(found, at, to))
        at = to
    return luck


def _part_luck(found: Analysis, at: int, to: int) -> PartLuck:
    """Between the decisions of a part, and on to the first of the next one."""
    within, seats = found.verdicts[at:to], range(len(found.totals) or len(found.verdicts[0].after))
    pairs = list(zip(within, found.verdicts[at + 1 : to + 1], strict=False))
    by = [sum(after.before[seat] - before.after[seat] for before, after in pairs) for seat in seats]
    return PartLuck([round(points, 1) for points in by], round(luck_doubt(within, found.verdicts[to:]), 1))
