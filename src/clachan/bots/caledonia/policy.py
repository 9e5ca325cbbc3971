"""One step ahead: every legal action is tried on a copy, its own sub-questions answered, and judged."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clachan.bots.caledonia.value import Valuer
from clachan.core.decision import CHANCE, kind_of, seat_of
from clachan.core.rng import Rng
from clachan.games.caledonia.actions import EXPAND, PASS, expand_action, expand_hex
from clachan.games.caledonia.decisions import CHOOSE_DRAWN, DRAW_CARD, EXPANSION, MAKING, TURN
from clachan.games.caledonia.engine import ROOM, apply_in_turn, legal
from clachan.games.caledonia.state import WOODCUTTER, State

NEVER: Final = -1_000_000_000
NEARLY: Final = 400  # points lost by acting that idle money may make good again, in hundredths
SAMPLES: Final = 3  # draws of chance that an action is judged by


class Greedy:
    """Chooses the action after which the own value is highest."""

    def __init__(self, weights: vec[i64], seed: i64) -> None:
        self.valuer: Valuer = Valuer(weights)
        self.rng: Rng = Rng(seed)
        self.numbers: vec[i64] = vec[i64]([0] * ROOM)
        self.inner: vec[i64] = vec[i64]([0] * ROOM)
        self.chances: vec[i64] = vec[i64]([0] * ROOM)
        self.worths: vec[i64] = vec[i64]([0] * ROOM)
        self.noise: i64 = 0
        self.brisk: bool = False
        self.best: i64 = 0  # answer to a sub-question
        self.best_worth: i64 = 0

    def choose(self, s: State) -> i64:
        """The best legal action for the seat that is asked."""
        self.valuer.look(s)
        return self.choose_looked(s)

    def choose_looked(self, s: State) -> i64:
        """As choose, when the settlements have been noted."""
        count: i64 = legal(s, self.numbers)
        if count == 1:
            return self.numbers[0]
        self.judge(s, count)
        return self.numbers[self.best_place(count)]

    def judge(self, s: State, count: i64) -> None:
        """Write what each legal action is worth.

        A turn goes on while that gains; then what would lie idle is spent; then one passes. So passing is
        worth what the seat has now, judged as busy or as idle like the other actions.
        """
        top: i64 = s.pending.top()
        seat: i64 = seat_of(top)
        if kind_of(top) != TURN or self.numbers[0] != PASS:
            self.weigh(s, seat, 0, count, False)
            return
        self.worths[0] = self.valuer.value(s, seat, False)
        self.weigh(s, seat, 1, count, False)
        if self.best_place(count) == 0:
            least: i64 = self.worths[0] - NEARLY
            self.worths[0] = self.valuer.value(s, seat, True)
            if self.brisk:
                self.weigh_again(s, seat, count, least)
            else:
                self.weigh(s, seat, 1, count, True)

    def weigh(self, s: State, seat: i64, first: i64, count: i64, idle: bool) -> None:
        if self.brisk:
            self.weigh_briskly(s, seat, first, count, idle)
            return
        index: i64 = first
        while index < count:
            found: i64 = self.worth_of(s, seat, self.numbers[index], idle)
            if self.noise > 0:
                found += self.rng.below(2 * self.noise + 1) - self.noise
            self.worths[index] = found
            index += 1

    def weigh_again(self, s: State, seat: i64, count: i64, least: i64) -> None:
        """For rollouts: judge as idle only what was nearly as good as passing."""
        index: i64 = 1
        while index < count:
            if self.worths[index] >= least:
                self.worths[index] = self.worth_of(s, seat, self.numbers[index], True)
            else:
                self.worths[index] = NEVER
            index += 1

    def weigh_briskly(self, s: State, seat: i64, first: i64, count: i64, idle: bool) -> None:
        """For rollouts: ground and unit are judged apart, one unit on every ground, all units on the best."""
        best: i64 = -1
        best_worth: i64 = NEVER
        ground: i64 = -1
        index: i64 = first
        while index < count:
            number: i64 = self.numbers[index]
            self.worths[index] = NEVER
            grass: bool = on_grass(number)
            place: i64 = expand_hex(number)
            if not grass or place != ground:
                self.worths[index] = self.worth_of(s, seat, number, idle)
                if grass:
                    ground = place
                    if self.worths[index] > best_worth:
                        best_worth = self.worths[index]
                        best = place
            index += 1
        index = first
        while index < count and best >= 0:
            number = self.numbers[index]
            if self.worths[index] == NEVER and expand_hex(number) == best:
                self.worths[index] = self.worth_of(s, seat, number, idle)
            index += 1

    def best_place(self, count: i64) -> i64:
        best: i64 = 0
        index: i64 = 1
        while index < count:
            if self.worths[index] > self.worths[best]:
                best = index
            index += 1
        return best

    def worth_of(self, s: State, seat: i64, number: i64, idle: bool) -> i64:
        """The value after an action and its sub-questions; draws of chance are sampled."""
        child = trial_copy(s, seat)
        apply_in_turn(child, number)
        if not draws_for(child, seat):
            self.finish(child, seat, idle)
            return self.valuer.value(child, seat, idle)
        total: i64 = 0
        sample: i64 = 0
        while sample < SAMPLES:
            other = trial_copy(child, seat)
            self.finish(other, seat, idle)
            total += self.valuer.value(other, seat, idle)
            sample += 1
        return total // SAMPLES

    def finish(self, s: State, seat: i64, idle: bool) -> None:
        """Answer the sub-questions of an action until the turn is open again or someone else is asked."""
        while s.pending.depth > 0:
            top: i64 = s.pending.top()
            asked: i64 = seat_of(top)
            if asked == CHANCE:
                if not draws_for(s, seat):
                    return
                apply_in_turn(s, self.chances[self.rng.below(legal(s, self.chances))])
            elif asked != seat or not inside_turn(s, top):
                return
            else:
                apply_in_turn(s, self.best_inner(s, seat, idle))

    def best_inner(self, s: State, seat: i64, idle: bool) -> i64:
        count: i64 = legal(s, self.inner)
        self.best = self.inner[0]
        if count == 1:
            return self.best
        self.best_worth = NEVER
        ground: i64 = -1
        best_ground: i64 = -1
        index: i64 = 0
        while index < count:
            number: i64 = self.inner[index]
            if not self.brisk or not on_grass(number):
                self.try_inner(s, seat, number, idle)
            elif expand_hex(number) != ground:
                ground = expand_hex(number)
                if self.try_inner(s, seat, number, idle):
                    best_ground = ground
            index += 1
        index = 0
        while index < count and best_ground >= 0:
            number = self.inner[index]
            if on_grass(number) and expand_hex(number) == best_ground:
                self.try_inner(s, seat, number, idle)
            index += 1
        return self.best

    def try_inner(self, s: State, seat: i64, number: i64, idle: bool) -> bool:
        """Judge one answer to a sub-question; whether it is the best so far."""
        child = trial_copy(s, seat)
        apply_in_turn(child, number)
        found: i64 = self.valuer.value(child, seat, idle)
        if found <= self.best_worth:
            return False
        self.best_worth = found
        self.best = number
        return True


def on_grass(number: i64) -> bool:
    """Whether an action puts a unit on grassland."""
    return EXPAND <= number < expand_action(WOODCUTTER, 0)


def trial_copy(s: State, seat: i64) -> State:
    """A copy to try one action on. Until a turn is over the others stay as they are, and are shared."""
    kind: i64 = kind_of(s.pending.top())
    if TURN <= kind < MAKING or kind == DRAW_CARD:
        return s.copy_for(seat)
    return s.copy()


def draws_for(s: State, seat: i64) -> bool:
    """Whether chance draws contracts from which this seat will choose in the middle of its turn."""
    depth: i64 = s.pending.depth
    if depth < 3 or kind_of(s.pending.top()) != DRAW_CARD:
        return False
    below: i64 = s.pending.items[depth - 3]
    return kind_of(below) == CHOOSE_DRAWN and seat_of(below) == seat


def inside_turn(s: State, top: i64) -> bool:
    """Whether a question belongs to an action that has begun: after a price shift the trade must follow."""
    return kind_of(top) >= EXPANSION or (kind_of(top) == TURN and s.shifted >= 0)


# What the search of a tree asks of a game's bots.


def dealt_anew(s: State, seat: i64, rng: Rng) -> State:
    """A position as a seat may imagine it: nothing is hidden in this game."""
    return s.copy()


def make_ready(greedy: Greedy, s: State, first: bool, narrow: bool) -> None:
    """Before the answers of a position are judged; of rivals fewer are looked at, and less closely."""
    greedy.brisk = narrow
    greedy.valuer.look(s)


def expected(valuer: Valuer, s: State, seat: i64) -> i64:
    """What a seat may expect at the end; the valuer has looked at the position."""
    return valuer.value(s, seat, False)
