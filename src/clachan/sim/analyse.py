"""A game, decision by decision: what a bot would do, what the move played cost, what decided."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial

from clachan.bots.assess import Assessment, Effort, Prospect, assess, weigh
from clachan.bots.choosers import choosers_of
from clachan.core.errors import ClachanError
from clachan.core.match import Match
from clachan.core.message import Message, refusal
from clachan.core.record import read_record
from clachan.core.seeds import seed_of
from clachan.sim.runners.processes import Processes
from clachan.sim.verdicts import (
    Analysis,
    MissedChance,
    Verdict,
    WeighedAction,
    account_of,
    charged,
    open_chances,
)
from clachan.words import spoken_names

OnDecision = Callable[[], None]


@dataclass(frozen=True)
class Task:
    """What to think about at a ply: the decision itself, or what a chance missed before still brings."""

    ply: int
    chance: MissedChance | None = None


def analyse(
    text: str,
    effort: Effort,
    seed: int = 0,
    seat: int | None = None,
    jobs: int = 1,
    on_decision: OnDecision | None = None,
) -> Analysis:
    """Judge every decision of a record, or those of one seat. The result does not depend on the processes."""
    match = opened(text)
    choosers_of(match.game)
    effort.checked()
    plies = decisions(match, seat)
    think = partial(thought, text, effort, seed)

    def worked(tasks: Sequence[Task]) -> Iterable[Verdict | MissedChance]:
        for _, found in Processes().results(think, tasks, max(1, min(jobs, len(tasks)))):
            if on_decision and isinstance(found, Verdict):
                on_decision()
            yield found

    first = sorted(_verdicts(worked([Task(ply) for ply in plies])), key=lambda verdict: verdict.ply)
    again = [Task(chance.ply, chance) for chance in open_chances(first, partial(is_legal, match))]
    still = [found for found in worked(again) if isinstance(found, MissedChance)]
    names = tuple(spoken_names(match.game, match.state))
    return summed_up(match, charged(first, still), names, seat)


def summed_up(
    match: Match, verdicts: tuple[Verdict, ...], names: tuple[str, ...] = (), seat: int | None = None
) -> Analysis:
    """What all verdicts say together; if they are those of one seat only, there is no account."""
    scores = match.scores() if match.over else []
    return Analysis(
        match.game.name,
        names,
        tuple(score.total for score in scores),
        tuple(score.place for score in scores),
        match.ply,
        round_ends(match),
        verdicts,
        () if seat is not None else account_of(verdicts, [score.total for score in scores]),
    )


def _verdicts(found: Iterable[Verdict | MissedChance]) -> list[Verdict]:
    return [verdict for verdict in found if isinstance(verdict, Verdict)]


@lru_cache(maxsize=1)
def opened(text: str) -> Match:
    """The match of a record, over or not."""
    return read_record(text)


def decisions(match: Match, seat: int | None = None) -> list[int]:
    """The plies at which somebody had a choice."""
    players = match.options.number("players")
    if seat is not None and not 0 <= seat < players:
        raise ClachanError(refusal("seats-are", last=str(players), seat=str(seat + 1)))
    game = match.game
    return [
        ply
        for ply, _, state in match.steps()
        if (asked := game.seat(state)) >= 0
        and asked == (asked if seat is None else seat)
        and len(game.legal_numbers(state)) > 1
    ]


def is_legal(match: Match, ply: int, action: str) -> bool:
    return match.game.catalogue.read(action).number in match.game.legal_numbers(match.at(ply))


def thought(text: str, effort: Effort, seed: int, task: Task) -> Verdict | MissedChance:
    """One piece of work for a process."""
    return judged(opened(text), effort, seed, task)


def judged(match: Match, effort: Effort, seed: int, task: Task) -> Verdict | MissedChance:
    if task.chance is None:
        return verdict_at(match, effort, seed, task.ply)
    return chance_at(match, effort, seed, task.chance)


def verdict_at(match: Match, effort: Effort, seed: int, ply: int) -> Verdict:
    """Judge the action after so many others; only what its seat could see is used."""
    game, state, played = match.game, match.at(ply), match.actions[ply]
    seat = game.seat(state)
    found = assess(game, state, played.number, effort, seed_of(seed, ply))
    mine = found.of(played.number)
    best = mine if mine.behind == 0 else found.prospects[0]
    return Verdict(
        ply,
        seat,
        game.question(state).message(),
        len(game.legal_numbers(state)),
        played.text,
        game.catalogue[best.number].text,
        game.catalogue[found.usual].text,
        _told(match, ply, played.number),
        _told(match, ply, best.number),
        mine.behind,
        mine.behind,
        mine.doubt,
        mine.error,
        mine.games,
        mine.points,
        found.of(found.usual).margins,
        mine.margins,
        tuple(_weighed(match, prospect, seat) for prospect in found.prospects),
    )


def _weighed(match: Match, prospect: Prospect, seat: int) -> WeighedAction:
    text = match.game.catalogue[prospect.number].text
    return WeighedAction(text, prospect.margins[seat], prospect.behind, prospect.doubt)


def chance_at(match: Match, effort: Effort, seed: int, chance: MissedChance) -> MissedChance:
    """What an action that was missed before still brings at a later decision of its seat."""
    game, state = match.game, match.at(chance.ply)
    number = game.catalogue.read(chance.action).number
    usual = game.catalogue.read(chance.usual).number
    weighed = weigh(game, state, [number, usual], effort, seed_of(seed, chance.ply))
    found = Assessment(tuple(weighed), number, usual)
    seat = game.seat(state)
    return chance.worth(found.of(number).margins[seat] - found.of(usual).margins[seat])


def _told(match: Match, ply: int, number: int) -> Message:
    """What an action did or would have done, as the log tells it."""
    return match.game.narrate(match.at(ply), number)[0].message()


def round_ends(match: Match) -> tuple[tuple[int, Message], ...]:
    """Where rounds end or are scored, as the log tells it; the last round of a game ends with it."""
    found: list[tuple[int, Message]] = []
    begun = 0
    for ply, action, before in match.steps():
        for fact in match.game.narrate(before, action.number):
            number = fact.parameters.get("round")
            if fact.kind == "round" and isinstance(number, int) and number > 1:
                found.append((ply + 1, Message("", "analysis-round", {"number": number - 1})))
                begun = number
            elif fact.kind == "scoring-round" and isinstance(number, int):
                found.append((ply + 1, Message("", "analysis-scoring", {"number": number})))
    if match.over and begun:
        found.append((match.ply, Message("", "analysis-round", {"number": begun})))
    return tuple(found)
