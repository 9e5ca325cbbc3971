"""Trials of plans: the seat keeps to a plan as long as it can, everything else is played greedily.

Trials of the same number meet the same luck, so that plans are compared by what they are. Until chance is
asked all trials of a plan are the same: they begin there.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clachan.bots.caledonia.judgement import Judgement
from clachan.bots.caledonia.policy import Greedy
from clachan.bots.caledonia.turns import over_for
from clachan.bots.luck import Luck
from clachan.core.decision import CHANCE, first_of, kind_of, seat_of
from clachan.core.rng import Rng
from clachan.games.caledonia.decisions import DRAW_CARD
from clachan.games.caledonia.engine import ROOM, apply, legal
from clachan.games.caledonia.state import State

ALL: Final = 100  # per cent
NEVER_AHEAD: Final = 99  # a round that never comes
OCCASIONS: Final = 256  # more than there are goods to be rolled together


class Plan:
    """A first action with the steps that should follow it, and what trials of it brought."""

    def __init__(self, number: i64, guess: i64, steps: "list[int]") -> None:
        self.number: i64 = number
        self.guess: i64 = guess  # what the turn search gives it, compared with the best plan
        self.steps: list[int] = steps  # after the first action
        self.visits: i64 = 0
        self.points: i64 = 0  # final points of the seat that thinks
        self.total: i64 = 0  # of what is sought
        self.varies: bool = False  # whether its trials differed
        self.course: list[int] = []  # own choices of the first trial after the first action, in this round
        self.table: State | None = None  # where chance is asked first
        self.place: i64 = 0  # of the next step there
        self.results: list[int] = []  # what was sought, by trial

    def note(self, points: i64, sought: i64) -> None:
        if self.visits > 0 and sought * self.visits != self.total:
            self.varies = True
        self.visits += 1
        self.points += points
        self.total += sought
        self.results.append(int(sought))


class Trials:
    """Tries plans for one question at a time."""

    def __init__(
        self, weights: vec[i64], seed: i64, rivalry: i64, rounds: i64, judgement: "Judgement | None"
    ) -> None:
        self.rounds: i64 = rounds  # that a trial looks ahead before it is judged; 0 is to the end
        self.judgement: Judgement | None = judgement
        self.player: Greedy = Greedy(weights, seed)
        self.player.brisk = True
        self.rivalry: i64 = rivalry
        self.numbers: vec[i64] = vec[i64]([0] * ROOM)
        self.luck: Luck = Luck(0)
        self.noting: bool = False  # whether own choices are written into the plan's course
        self.own: i64 = 0  # points of the seat that thinks, when last counted
        self.seat: i64 = 0
        self.round: i64 = 0
        self.closing: bool = False  # whether it is the last round, in which only the margin counts

    def begin(self, seat: i64, round_now: i64, closing: bool) -> None:
        self.seat = seat
        self.round = round_now
        self.closing = closing

    def run(self, plan: Plan, s: State, number: i64) -> None:
        """Play on by the plan and then greedily, as far as trials look ahead, and note what it brought."""
        table = self.opened(plan, s).copy()
        self.noting = plan.visits == 0
        self.meet(number)
        last: i64 = NEVER_AHEAD
        if self.rounds > 0 and self.judgement is not None:
            last = self.round + self.rounds
        self.play_on(plan, table, plan.place, last)
        self.noting = False
        self.count_up(plan, table)

    def ahead(self, plan: Plan, s: State, number: i64) -> State:
        """Where a plan leads: the table after the own first turn of the next round."""
        table = self.opened(plan, s).copy()
        self.meet(number)
        self.play_on(plan, table, plan.place, self.round + 1)
        return table

    def meet(self, number: i64) -> None:
        """From now on chance falls as in the trials of this number."""
        self.luck = Luck(number)
        self.player.rng = Rng(number)

    def opened(self, plan: Plan, s: State) -> State:
        """The plan carried out until chance is asked, or the round is over."""
        known = plan.table
        if known is not None:
            return known
        table = s.copy()
        self.player.rng = Rng(0)
        apply(table, plan.number)
        plan.course = []
        step: i64 = 0
        self.noting = True
        while table.pending.depth > 0 and table.round == self.round:
            asked: i64 = seat_of(table.pending.top())
            if asked == CHANCE:
                break
            if asked == self.seat:
                step = self.follow(plan, table, step)
            else:
                apply(table, self.player.choose(table))
        self.noting = False
        plan.table = table
        plan.place = step
        return table

    def play_on(self, plan: Plan, s: State, step: i64, last: i64) -> None:
        """Play until the game ends, or until an own turn in the round `last` or later is over."""
        while s.pending.depth > 0:
            asked: i64 = seat_of(s.pending.top())
            if asked == CHANCE:
                self.draw(s)
            elif asked == self.seat and s.round == self.round:
                step = self.follow(plan, s, step)
            elif asked == self.seat and s.round >= last:
                turn: i64 = s.turn
                apply(s, self.player.choose(s))
                if s.round == last and over_for(s, self.seat, turn):
                    return
            else:
                apply(s, self.player.choose(s))

    def draw(self, s: State) -> None:
        """Contracts lie in one pile for the whole game; dice fall anew in each round."""
        top: i64 = s.pending.top()
        occasion: i64 = 0
        if kind_of(top) != DRAW_CARD:
            occasion = (s.round * OCCASIONS + kind_of(top)) * OCCASIONS + first_of(top)
        count: i64 = legal(s, self.numbers)
        apply(s, self.luck.drawn(self.numbers, count, occasion))

    def follow(self, plan: Plan, s: State, step: i64) -> i64:
        """Make an own choice of this round by the plan or, after its end, greedily; say the next step."""
        count: i64 = legal(s, self.numbers)
        number: i64 = self.numbers[0]
        steps: i64 = len(plan.steps)
        if count == 1:
            apply(s, number)
            return step + 1 if step < steps and plan.steps[step] == number else step
        if step < steps and among(self.numbers, count, plan.steps[step]):
            number = plan.steps[step]
            step += 1
        else:
            step = steps
            number = self.player.choose(s)
        if self.noting:
            plan.course.append(number)
        apply(s, number)
        return step

    def count_up(self, plan: Plan, s: State) -> None:
        sought: i64 = self.worth(s)
        plan.note(self.own, sought)

    def worth(self, s: State) -> i64:
        """What is sought: own points less a part of the best rival's, in the last round all of them."""
        judgement = self.judgement
        if judgement is not None and s.pending.depth > 0:
            sought: i64 = judgement.sought(s, self.seat, self.rivalry)
            self.own = judgement.points
            return sought
        valuer = self.player.valuer
        valuer.look(s)
        self.own = valuer.value(s, self.seat, False)
        rival: i64 = 0
        other: i64 = 0
        while other < s.printed.players:
            if other != self.seat:
                found: i64 = valuer.value(s, other, False)
                if found > rival:
                    rival = found
            other += 1
        return self.own - rival * (ALL if self.closing else self.rivalry) // 100


def among(numbers: vec[i64], count: i64, wanted: i64) -> bool:
    """Whether a number is one of the first."""
    index: i64 = 0
    while index < count:
        if numbers[index] == wanted:
            return True
        index += 1
    return False
