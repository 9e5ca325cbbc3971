"""Variations of a good course: one own choice of the round is made otherwise, the rest is kept."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clachan.bots.caledonia.policy import NEVER, Greedy
from clachan.bots.caledonia.trials import Plan, Trials, among
from clachan.core.decision import CHANCE, kind_of, seat_of
from clachan.core.rng import Rng
from clachan.games.caledonia.actions import PASS
from clachan.games.caledonia.decisions import TURN_END
from clachan.games.caledonia.engine import ROOM, apply, legal
from clachan.games.caledonia.state import State

LEEWAY: Final = 500  # points, in hundredths, by which luck may prefer another choice
NEAR: Final = 3  # steps that may answer a question inside an action
WAYS: Final = 4  # in which a course is varied
INSTEAD: Final = 0
BEFORE: Final = 1
WITHOUT: Final = 2


class Variations:
    """Makes other courses of one that is known to be good."""

    def __init__(self, weights: vec[i64], seed: i64, trials: Trials) -> None:
        self.greedy: Greedy = Greedy(weights, seed)
        self.trials: Trials = trials
        self.rng: Rng = Rng(seed)
        self.numbers: vec[i64] = vec[i64]([0] * ROOM)

    def make(self, best: Plan, s: State) -> "Plan | None":
        """Another course for the round, carried out until chance is asked; None if it is the same."""
        whole: list[int] = [int(best.number)]
        whole.extend(best.course)
        place: i64 = self.rng.below(len(whole))
        way: i64 = self.rng.below(WAYS)
        rest: list[int] = whole[place + 1 :]
        if way == BEFORE:
            rest = whole[place:]
        elif way != INSTEAD and way != WITHOUT:
            rest = []
        table = s.copy()
        done: list[int] = []
        trials = self.trials
        trials.player.rng = Rng(0)
        while table.pending.depth > 0 and table.round == trials.round:
            asked: i64 = seat_of(table.pending.top())
            if asked == CHANCE:
                break
            if asked != trials.seat:
                apply(table, trials.player.choose(table))
                continue
            count: i64 = legal(table, self.numbers)
            number: i64 = self.numbers[0]
            if count > 1:
                made: i64 = len(done)
                if made < place:
                    number = whole[made]
                    if not among(self.numbers, count, number):
                        return None
                elif made == place and way != WITHOUT:
                    number = self.another(table, whole[place])
                else:
                    number = self.next_of(table, count, rest)
                done.append(number)
            apply(table, number)
        if done == whole[: len(done)]:
            return None
        plan = Plan(done[0], 0, rest)
        plan.course = done[1:]
        plan.table = table
        return plan

    def another(self, s: State, usual: i64) -> i64:
        """A choice that is not much worse than the usual one, as far as one sees."""
        greedy = self.greedy
        greedy.valuer.look(s)
        count: i64 = legal(s, greedy.numbers)
        greedy.judge(s, count)
        best: i64 = usual
        best_worth: i64 = NEVER
        index: i64 = 0
        while index < count:
            worth: i64 = greedy.worths[index] + self.rng.below(LEEWAY)
            if greedy.numbers[index] != usual and worth > best_worth:
                best_worth = worth
                best = greedy.numbers[index]
            index += 1
        return best

    def next_of(self, s: State, count: i64, rest: "list[int]") -> i64:
        """The first of the steps that can be made now, else what is best; the others may come later."""
        near: i64 = len(rest)
        if kind_of(s.pending.top()) > TURN_END and near > NEAR:
            near = NEAR
        place: i64 = 0
        while place < near:
            step: i64 = rest[place]
            if step != PASS and among(self.numbers, count, step):
                rest.pop(place)
                return step
            place += 1
        return self.trials.player.choose(s)
