"""Plans put to the test: the best lines of one's own next turns, each tried in games that are played on.

A line of the turn search says what one would like to do; trials say what comes of it. What the best plan's
trial did in the rest of the round is the first plan of the next turn: a good course is not lost again.
Which plans are worth trials is seen by a short one of many, judged by what was learned. In the end variations
of the best course are tried, since the search of turns does not think of everything.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clachan.bots import thinking_time
from clachan.bots.caledonia.judgement import Judgement
from clachan.bots.caledonia.trials import Plan, Trials, among
from clachan.bots.caledonia.turns import TurnSearch, Way
from clachan.bots.caledonia.variations import Variations
from clachan.core.decision import kind_of, seat_of
from clachan.games.caledonia.actions import PASS
from clachan.games.caledonia.decisions import CHOOSE_DRAWN, TURN
from clachan.games.caledonia.engine import ROOM, legal
from clachan.games.caledonia.state import ROUNDS, State

NEVER_MIND: Final = 2500  # a plan this much worse than the best is not tried, in hundredths
PLANNING: Final = 0.4  # the part of the time after which no more plans are made
STREAM: Final = 7919
SETUP: Final = 2  # times as many trials before the first round, where the value knows least
EFFORT: Final = vec[i64]([1, 1, 1, 1, 2, 6])  # times as many trials by round: the last are short
WIDER: Final = vec[i64]([1, 1, 1, 1, 1, 4])  # times as many plans by round: at last hardly any chance is left
UNTRIED: Final = -1e9  # behind everything that was tried
BATCH: Final = 8  # variations of which the likeliest is tried
OVERLOOKED: Final = 300  # hundredths of points by which a short look may be wrong about a variation
DUELS: Final = 24  # trials in which a variation must do better
CLEARLY: Final = 1.0  # how far beyond luck: the square of the standard errors
SIFTING: Final = 0.6  # the part of the time after which no more plans are sifted


class PlanSearch:
    """Thinks about one question at a time."""

    def __init__(
        self,
        weights: vec[i64],
        seed: i64,
        beam: i64,
        depth: i64,
        iterations: i64,
        seconds: float,
        width: i64,
        trust: i64,
        rivalry: i64,
        sifted: i64,
        varied: i64,
        ahead: i64,
        judgement: "Judgement | None",
    ) -> None:
        self.sifted: i64 = sifted  # plans that get a short look before the best of them are tried
        self.judgement: Judgement | None = judgement
        self.turns: TurnSearch = TurnSearch(weights, seed, beam, depth, 0.0, judgement)
        self.trials: Trials = Trials(weights, seed + 2, rivalry, ahead, judgement)
        self.variations: Variations = Variations(weights, seed + 1, self.trials)
        self.varied: i64 = varied  # per cent of the trials that are kept for variations
        self.stream: i64 = seed
        self.iterations: i64 = iterations
        self.seconds: float = seconds
        self.width: i64 = width
        self.trust: i64 = trust
        self.left: i64 = 0  # plans that have not been dropped
        self.halvings: i64 = 1
        self.rivalry: i64 = rivalry
        self.numbers: vec[i64] = vec[i64]([0] * ROOM)
        self.played: i64 = 0
        self.limit: i64 = iterations  # of trials for the question at hand
        self.share: float = 1.0  # of the time for the trials at hand
        self.seat: i64 = 0
        self.begun: float = 0.0
        self.agenda: list[int] = []  # the own choices still to come in the best trial, as far as this round
        self.closing: bool = False  # whether it is the last round, in which only the margin counts
        self.turn: i64 = -1
        self.round: i64 = -1

    def choose(self, s: State) -> i64:
        """The first step of the best plan; inside a turn the plan is carried on as far as it goes."""
        step: i64 = self.next_step(s)
        if step >= 0:
            return step
        plans = self.begin(s)
        if len(plans) > 1:
            self.try_all(s, plans)
        self.turn = s.turn
        self.round = s.round
        self.agenda = plans[0].course if plans[0].visits > 0 else plans[0].steps
        return plans[0].number

    def next_step(self, s: State) -> i64:
        """The only legal action, or what the plan has for this question; -1 if it must be thought about."""
        top: i64 = s.pending.top()
        if legal(s, self.numbers) == 1:
            return self.numbers[0]
        known: bool = s.round == self.round and seat_of(top) == self.seat and len(self.agenda) > 0
        if not known or not self.allows(s, self.agenda[0]):
            self.agenda = []
            return -1
        if s.turn != self.turn or kind_of(top) == TURN or kind_of(top) == CHOOSE_DRAWN:
            return -1
        return self.agenda.pop(0)

    def think(self, s: State) -> "list[Plan]":
        """The plans that were tried, the best first."""
        plans = self.begin(s)
        self.try_all(s, plans)
        return plans

    def begin(self, s: State) -> "list[Plan]":
        """Make plans, the best by value first."""
        self.begun = thinking_time.spent()
        self.seat = seat_of(s.pending.top())
        self.closing = s.round == ROUNDS
        self.trials.begin(self.seat, s.round, self.closing)
        if self.seconds > 0.0:
            self.turns.until = self.begun + PLANNING * self.seconds
        plans = self.plans(s)
        judgement = self.judgement
        if judgement is not None and self.sifted > 0 and not self.closing:
            self.sift(s, plans, judgement)
        return plans

    def try_all(self, s: State, plans: "list[Plan]") -> None:
        """Try plans in rounds, after each of which the worse half is dropped, and sort them."""
        self.played = 0
        self.share = float(100 - self.varied) / 100.0
        whole: i64 = self.iterations * EFFORT[s.round]
        if kind_of(s.pending.top()) < TURN:
            whole *= SETUP
        self.limit = whole * (100 - self.varied) // 100
        self.stream += STREAM
        self.left = len(plans)
        self.halvings = 1
        while (2 << self.halvings) < self.left:
            self.halvings += 1
        while self.goes_on(plans):
            plan = self.select(plans)
            self.trials.run(plan, s, self.stream + plan.visits)
            self.played += 1
        self.order(plans)
        if self.varied > 0 and whole > 0:
            self.share = 1.0
            self.limit = whole
            self.vary(s, plans)

    def plans(self, s: State) -> "list[Plan]":
        """The best line for each first action; passing is a plan, too."""
        turns = self.turns
        legal(s, self.numbers)
        turns.greedy.valuer.look(s)
        passes: bool = kind_of(s.pending.top()) == TURN and self.numbers[0] == PASS
        found: list[Plan] = []
        if passes:
            found.append(Plan(PASS, turns.search_or_pass(s, self.seat), []))
        else:
            turns.search(s, self.seat, False)
        for line in turns.ends.values():
            found.append(Plan(line.first, line.worth, steps_of(line)))
        if len(found) == 0:  # no line ends its turn
            found.append(Plan(turns.greedy.choose(s), 0, []))
        found.sort(key=lambda plan: -plan.guess)
        most: i64 = self.width * WIDER[s.round]
        if self.judgement is not None and not self.closing and self.sifted > most:
            most = self.sifted
        del found[most:]
        best: i64 = found[0].guess
        for plan in found:
            plan.guess -= best
        while found[len(found) - 1].guess < -NEVER_MIND:
            found.pop()
        if len(self.agenda) > 0:
            found.insert(0, Plan(self.agenda[0], 0, self.agenda[1:]))
        return found

    def goes_on(self, plans: "list[Plan]") -> bool:
        """At least once; until a limit, or until those left were tried twice and chance changed nothing."""
        if self.played >= self.limit:
            return False
        if self.seconds > 0.0 and self.played > 0 and self.passed() >= self.share:
            return False
        place: i64 = 0
        while place < self.left:
            if plans[place].visits < 2 or plans[place].varies:
                return True
            place += 1
        return False

    def spent(self) -> float:
        """The part of the trials or of the time that is gone."""
        spent: float = float(self.played) / float(self.limit)
        if self.seconds > 0.0:
            passed: float = self.passed() / self.share
            if passed > spent:
                spent = passed
        return spent

    def select(self, plans: "list[Plan]") -> Plan:
        """The one least tried of those that are left; all have met the same draws when half of them go."""
        least = plans[0]
        most: i64 = 0
        place: i64 = 0
        while place < self.left:
            plan = plans[place]
            if plan.visits < least.visits:
                least = plan
            if plan.visits > most:
                most = plan.visits
            place += 1
        if least.visits == most and most > 0 and self.left > 2:
            due: i64 = len(plans) >> int(self.spent() * float(self.halvings + 1))
            if due < self.left:
                self.order(plans)
                self.left = (self.left + 1) // 2
                return plans[0]
        return least

    def order(self, plans: "list[Plan]") -> None:
        """The best first of those that are left; those that were dropped stay behind them."""
        alive = plans[: self.left]
        alive.sort(key=lambda plan: -self.mean(plan))
        plans[: self.left] = alive

    def mean(self, plan: Plan) -> float:
        """What a plan brought, with the value's judgement of it counted as some trials."""
        if plan.visits == 0:
            return float(plan.guess) + UNTRIED
        return float(plan.total + plan.guess * self.trust) / float(plan.visits)

    def sift(self, s: State, plans: "list[Plan]", judgement: Judgement) -> None:
        """Look at where plans lead in the next round, all by the same draws, and keep the best.

        A short trial that is judged takes a fifth of the time of one to the end and hardly depends on luck;
        but what it says is not the whole truth, so it counts as the weights' judgement would.
        """
        course = plans[0]
        seen: i64 = 0
        for plan in plans:
            if seen > 0 and self.seconds > 0.0 and self.passed() > SIFTING:
                break
            table = self.trials.ahead(plan, s, self.stream)
            plan.guess = judgement.sought(table, self.seat, self.rivalry)
            seen += 1
        del plans[seen:]
        plans.sort(key=lambda plan: -plan.guess)
        best: i64 = plans[0].guess
        for plan in plans:
            plan.guess -= best
        if len(self.agenda) > 0:  # what the last trials found stays the first plan
            plans.remove(course)
            plans.insert(0, course)
        del plans[self.width :]

    def vary(self, s: State, plans: "list[Plan]") -> None:
        """Try variations of the best course; one that does better by the same luck takes its place."""
        best = plans[0]
        if best.visits == 0:
            return
        best.guess = self.look(best, s)
        met: set[int] = set()
        while self.played < self.limit and (self.seconds <= 0.0 or self.passed() < 1.0):
            self.played += 1
            plan = self.likeliest(best, s, met)
            if plan is not None and self.outdoes(plan, best, s):
                best = plan
        if best is not plans[0]:
            plans.insert(0, best)

    def likeliest(self, best: Plan, s: State, met: "set[int]") -> "Plan | None":
        """Of some variations the one that looks best and was not met before, if it looks good enough."""
        found: Plan | None = None
        most: i64 = best.guess - OVERLOOKED
        made: i64 = 0
        while made < BATCH:
            plan = self.variations.make(best, s)
            made += 1
            if plan is not None:
                plan.guess = self.look(plan, s)
                if plan.guess > most and int(plan.guess) not in met:
                    most = plan.guess
                    found = plan
        if found is not None:
            met.add(int(found.guess))
        return found

    def look(self, plan: Plan, s: State) -> i64:
        """What a short look says of a plan; the last round is played to the end."""
        judgement = self.judgement
        if judgement is None or self.closing:
            return self.trials.worth(self.trials.opened(plan, s))
        return judgement.sought(self.trials.ahead(plan, s, self.stream), self.seat, self.rivalry)

    def outdoes(self, plan: Plan, best: Plan, s: State) -> bool:
        """Whether a variation brings more; it is given up as soon as it falls behind."""
        total: float = 0.0
        squares: float = 0.0
        trial: i64 = 0
        while trial < DUELS:
            if self.seconds > 0.0 and self.passed() >= 1.0:
                return False
            self.trials.run(plan, s, self.stream + trial)
            self.played += 1
            if best.visits <= trial:
                self.trials.run(best, s, self.stream + trial)
                self.played += 1
            ahead: float = float(plan.results[trial] - best.results[trial])
            total += ahead
            squares += ahead * ahead
            if total <= 0.0 or (self.closing and not best.varies):
                break
            trial += 1
        return total > 0.0 and total * total >= CLEARLY * squares

    def passed(self) -> float:
        """The part of the time that is gone."""
        return (thinking_time.spent() - self.begun) / self.seconds

    def allows(self, s: State, wanted: i64) -> bool:
        return among(self.numbers, legal(s, self.numbers), wanted)


def steps_of(line: Way) -> "list[int]":
    """The actions of a line after its first."""
    steps: list[int] = []
    here: Way | None = line
    while here is not None and here.before is not None and here.before.before is not None:
        steps.append(here.last)
        here = here.before
    steps.reverse()
    return steps
