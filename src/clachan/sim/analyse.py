"""A finished game, decision by decision: what a bot would do, what the move played cost, what decided."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import lru_cache, partial
from typing import Any

from clachan.bots.assess import Effort, assess
from clachan.bots.choosers import choosers_of
from clachan.core.errors import ClachanError
from clachan.core.match import Match
from clachan.core.message import Message, Parameter
from clachan.core.record import read_record, seat_word
from clachan.core.seeds import seed_of
from clachan.sim.engines.processes import Processes
from clachan.words import spoken_names, words_for

MISTAKE_LEAST = 1.0  # points; less is no turning point
SURE_DOUBTS = 2.0  # a loss counts as a mistake when it is this many standard errors
MISTAKES_MOST = 8
LEAD_LEAST = 3.0  # points by which somebody must be expected to lead before the lead has changed


@dataclass(frozen=True)
class WeighedAction:
    """An action that was weighed, with the final points its seat may expect after it."""

    action: str
    points: float
    behind: float
    doubt: float


@dataclass(frozen=True)
class Verdict:
    """One decision: the action played beside the best that bots found."""

    ply: int
    seat: int
    question: str
    answers: int
    played: str
    best: str
    loss: float
    doubt: float
    expected: tuple[float, ...]
    """Final points that every seat could expect after the action played."""
    choices: tuple[WeighedAction, ...]
    told_played: str
    """What the action played did, as the log tells it."""
    told_best: str

    @property
    def mistake(self) -> bool:
        return self.loss >= MISTAKE_LEAST and self.loss > SURE_DOUBTS * self.doubt


@dataclass(frozen=True)
class Turn:
    """A turning point, with a sentence."""

    ply: int
    seat: int
    kind: str
    points: float
    text: str


@dataclass(frozen=True)
class Analysis:
    """Everything that was found out about a game."""

    game: str
    names: tuple[str, ...]
    totals: tuple[int, ...]
    places: tuple[int, ...]
    actions: int
    parts: tuple[tuple[int, str], ...]
    """The plies at which rounds end or scoring rounds are held, with their names."""
    verdicts: tuple[Verdict, ...]
    turns: tuple[Turn, ...]

    def of_seat(self, seat: int) -> list[Verdict]:
        return [verdict for verdict in self.verdicts if verdict.seat == seat]

    def data(self) -> dict[str, Any]:
        """Everything as plain data."""
        rounded: dict[str, Any] = _rounded(asdict(self))
        return rounded


def _rounded(data: Any) -> Any:
    if isinstance(data, dict):
        return {name: _rounded(value) for name, value in data.items()}
    if isinstance(data, (list, tuple)):
        return [_rounded(value) for value in data]
    return round(data, 3) if isinstance(data, float) else data


def analyse(
    text: str,
    effort: Effort,
    seed: int = 0,
    seat: int | None = None,
    jobs: int = 1,
    on_decision: Callable[[], None] | None = None,
) -> Analysis:
    """Judge every decision of a record, or those of one seat. The result does not depend on the processes."""
    match = finished(text)
    choosers_of(match.game)
    effort.checked()
    plies = decisions(match, seat)
    found: dict[int, Verdict] = {}
    judge = partial(verdict_at, text, effort, seed)
    for _, verdict in Processes().results(judge, plies, max(1, min(jobs, len(plies)))):
        found[verdict.ply] = verdict
        if on_decision:
            on_decision()
    verdicts = tuple(found[ply] for ply in sorted(found))
    names, scores = tuple(spoken_names(match.game, match.state)), match.scores()
    return Analysis(
        match.game.name,
        names,
        tuple(score.total for score in scores),
        tuple(score.place for score in scores),
        match.ply,
        _parts(match),
        verdicts,
        turning_points(verdicts, names),
    )


@lru_cache(maxsize=1)
def finished(text: str) -> Match:
    """The match of a record, which must be over."""
    match = read_record(text)
    if not match.over:
        raise ClachanError(f"the game is not over: {seat_word(match.seat)} is asked at ply {match.ply}")
    return match


def decisions(match: Match, seat: int | None = None) -> list[int]:
    """The plies at which somebody had a choice."""
    players = match.options.number("players")
    if seat is not None and not 0 <= seat < players:
        raise ClachanError(f"the seats are p1 to p{players}, not p{seat + 1}")
    game = match.game
    return [
        ply
        for ply, _, state in match.steps()
        if (asked := game.seat(state)) >= 0
        and asked == (asked if seat is None else seat)
        and len(game.legal_numbers(state)) > 1
    ]


def verdict_at(text: str, effort: Effort, seed: int, ply: int) -> Verdict:
    """Judge the action after so many others; only what its seat could see is used."""
    match = finished(text)
    game, state, played = match.game, match.at(ply), match.actions[ply]
    seat, asked = game.seat(state), game.question(state)
    prospects = assess(game, state, played.number, effort, seed_of(seed, ply))
    mine = next(prospect for prospect in prospects if prospect.number == played.number)
    best = mine if mine.behind == 0 else prospects[0]
    return Verdict(
        ply,
        seat,
        words_for(game.name).say(asked.message(), spoken_names(game, match.state)),
        len(game.legal_numbers(state)),
        played.text,
        game.catalogue[best.number].text,
        mine.behind,
        mine.doubt,
        mine.points,
        tuple(
            WeighedAction(game.catalogue[p.number].text, p.points[seat], p.behind, p.doubt) for p in prospects
        ),
        _told(match, ply, played.number),
        _told(match, ply, best.number),
    )


def _told(match: Match, ply: int, number: int) -> str:
    """What an action did or would have done, in the words of the log."""
    fact = match.game.narrate(match.at(ply), number)[0]
    return words_for(match.game.name).say(fact.message(), spoken_names(match.game, match.state))


def _parts(match: Match) -> tuple[tuple[int, str], ...]:
    """Where rounds end or are scored, as the log tells it."""
    found: list[tuple[int, str]] = []
    for ply, action, before in match.steps():
        for fact in match.game.narrate(before, action.number):
            number = fact.parameters.get("round")
            if fact.kind == "round" and isinstance(number, int) and number > 1:
                found.append((ply + 1, _say("analysis-round", number=number - 1)))
            elif fact.kind == "scoring-round" and isinstance(number, int):
                found.append((ply + 1, _say("analysis-scoring", number=number)))
    return tuple(found)


def _say(id: str, **parameters: Parameter) -> str:
    return words_for().say(Message("", id, parameters))


def turning_points(verdicts: Sequence[Verdict], names: Sequence[str]) -> tuple[Turn, ...]:
    """The costliest mistakes, and where the expected lead changed hands."""
    costly = sorted((v for v in verdicts if v.mistake), key=lambda v: -v.loss)[:MISTAKES_MOST]
    turns = [
        Turn(
            v.ply,
            v.seat,
            "mistake",
            v.loss,
            _say("analysis-mistake", played=v.told_played, best=v.told_best, loss=f"{v.loss:.1f}"),
        )
        for v in costly
    ]
    return tuple(sorted([*turns, *_lead_changes(verdicts, names)], key=lambda turn: (turn.ply, turn.kind)))


def _lead_changes(verdicts: Sequence[Verdict], names: Sequence[str]) -> Iterator[Turn]:
    """Somebody new is clearly ahead, and still is at the next decision."""
    if len(names) < 2:
        return
    leader = -1
    for verdict, following in zip(verdicts, [*verdicts[1:], *verdicts[-1:]], strict=True):
        ahead, lead = _leader(verdict)
        if ahead == leader or lead < LEAD_LEAST:
            continue
        if leader >= 0:
            if _leader(following)[0] != ahead:
                continue
            named = {"name": names[ahead], "lead": f"{lead:.1f}", "played": verdict.told_played}
            text = _say("analysis-lead", **named)
            yield Turn(verdict.ply, ahead, "lead", lead, text)
        leader = ahead


def _leader(verdict: Verdict) -> tuple[int, float]:
    ranked = sorted(range(len(verdict.expected)), key=lambda seat: -verdict.expected[seat])
    return ranked[0], verdict.expected[ranked[0]] - verdict.expected[ranked[1]]
