"""Search of complete turns: a beam over the decisions of one's own next turns."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clachan.bots import thinking_time
from clachan.bots.caledonia.judgement import Judgement
from clachan.bots.caledonia.policy import NEVER, Greedy, draws_for, on_grass, trial_copy
from clachan.core.decision import CHANCE, kind_of, seat_of
from clachan.core.rng import Rng
from clachan.games.caledonia.actions import PASS, expand_hex
from clachan.games.caledonia.decisions import TURN
from clachan.games.caledonia.engine import ROOM, apply, apply_in_turn, legal, settle
from clachan.games.caledonia.state import State

RIVALRY: Final = 50  # per cent of the best rival's points that count against a seat


class Way:
    """A beginning of one's own next turns: where it leads, and the actions that lead there."""

    def __init__(self, state: State, first: i64, worth: i64, last: i64, before: "Way | None") -> None:
        self.state: State = state
        self.first: i64 = first
        self.worth: i64 = worth
        self.last: i64 = last
        self.before: Way | None = before


class TurnSearch:
    """Follows the best unfinished lines; what a line is worth is judged when its last turn is over."""

    def __init__(
        self,
        weights: vec[i64],
        seed: i64,
        beam: i64,
        depth: i64,
        seconds: float,
        judgement: "Judgement | None",
    ) -> None:
        self.judgement: Judgement | None = judgement  # of where a turn leads; else the weights judge it
        self.seconds: float = seconds
        self.until: float = 0.0
        self.greedy: Greedy = Greedy(weights, seed)
        self.rivals: Greedy = Greedy(weights, seed)
        self.beam: i64 = beam
        self.depth: i64 = depth
        self.numbers: vec[i64] = vec[i64]([0] * ROOM)
        self.rivals.brisk = True
        self.rng: Rng = Rng(seed)
        self.best: i64 = PASS
        self.best_worth: i64 = NEVER
        self.ends: dict[int, Way] = {}  # the best complete line for each first action

    def choose(self, s: State) -> i64:
        """Act while that gains, then spend what would lie idle, then pass: as greedy does, turns ahead."""
        count: i64 = legal(s, self.numbers)
        if count == 1:
            return self.numbers[0]
        seat: i64 = seat_of(s.pending.top())
        if self.seconds > 0.0:
            self.until = thinking_time.spent() + self.seconds
        self.greedy.valuer.look(s)
        if kind_of(s.pending.top()) != TURN or self.numbers[0] != PASS:
            self.search(s, seat, False)
            # A line may come back to where it began and never end its turn; then the next step must do.
            return self.best if self.best_worth != NEVER else self.greedy.choose(s)
        here: i64 = self.search_or_pass(s, seat)
        return self.best if self.best_worth > here else PASS

    def search_or_pass(self, s: State, seat: i64) -> i64:
        """Find the best line where one may also pass; the answer is what passing is worth beside it."""
        judgement = self.judgement
        self.search(s, seat, False)
        if judgement is not None:
            return judgement.sought(passed(s, seat), seat, RIVALRY)
        here: i64 = self.greedy.valuer.value(s, seat, False)
        if self.best_worth <= here:
            here = self.greedy.valuer.value(s, seat, True)
            self.search(s, seat, True)
        return here

    def search(self, s: State, seat: i64, idle: bool) -> None:
        """Find the first action of the best line; lines may end with any of the turns looked ahead."""
        front: list[Way] = [Way(s, -1, 0, -1, None)]
        self.ends = {}
        self.best = PASS
        self.best_worth = NEVER
        turn: i64 = 0
        while turn < self.depth and len(front) > 0 and not self.late():
            done: list[Way] = []
            while len(front) > 0:
                front = self.cut(self.grown(front, seat, idle, done))
            self.note(done)
            done = self.cut(done)
            if len(done) > 0 and done[0].worth > self.best_worth:
                self.best = done[0].first
                self.best_worth = done[0].worth
            turn += 1
            if turn < self.depth:
                front = self.waited(done, seat)

    def grown(self, front: "list[Way]", seat: i64, idle: bool, done: "list[Way]") -> "list[Way]":
        """Every line with every next decision; lines whose turn is over go to `done`."""
        longer: list[Way] = []
        for line in front:
            if self.late():
                break
            count: i64 = legal(line.state, self.numbers)
            first: i64 = 0
            if kind_of(line.state.pending.top()) == TURN and self.numbers[0] == PASS:
                first = 1
            if line.first < 0:
                self.grow_all(line, seat, idle, first, count, longer, done)
            else:
                self.grow_briskly(line, seat, idle, first, count, longer, done)
        return longer

    def grow_all(
        self,
        line: Way,
        seat: i64,
        idle: bool,
        first: i64,
        count: i64,
        longer: "list[Way]",
        done: "list[Way]",
    ) -> None:
        index: i64 = first
        while index < count:
            self.grow(line, seat, idle, self.numbers[index], longer, done)
            index += 1

    def grow_briskly(
        self,
        line: Way,
        seat: i64,
        idle: bool,
        first: i64,
        count: i64,
        longer: "list[Way]",
        done: "list[Way]",
    ) -> None:
        """As in rollouts: one unit is tried on every ground, the other units on the best ground only."""
        best: i64 = -1
        best_worth: i64 = NEVER
        ground: i64 = -1
        index: i64 = first
        while index < count:
            number: i64 = self.numbers[index]
            if not on_grass(number):
                self.grow(line, seat, idle, number, longer, done)
            elif expand_hex(number) != ground:
                ground = expand_hex(number)
                worth: i64 = self.grow(line, seat, idle, number, longer, done)
                if worth > best_worth:
                    best_worth = worth
                    best = ground
            index += 1
        fresh: bool = True  # the first unit on the best ground has been tried already
        index = first
        while index < count:
            number = self.numbers[index]
            if on_grass(number) and expand_hex(number) == best:
                if not fresh:
                    self.grow(line, seat, idle, number, longer, done)
                fresh = False
            index += 1

    def grow(
        self,
        line: Way,
        seat: i64,
        idle: bool,
        number: i64,
        longer: "list[Way]",
        done: "list[Way]",
    ) -> i64:
        """Add one decision to a line; the answer is what it is worth then."""
        child = trial_copy(line.state, seat)
        apply_in_turn(child, number)
        self.draw(child, seat)
        first: i64 = number if line.first < 0 else line.first
        worth: i64 = self.greedy.valuer.value(child, seat, idle)
        if over_for(child, seat, line.state.turn):
            judgement = self.judgement
            if judgement is not None:
                worth = judgement.sought(child, seat, RIVALRY)
            done.append(Way(child, first, worth, number, line))
        else:
            longer.append(Way(child, first, worth, number, line))
        return worth

    def note(self, done: "list[Way]") -> None:
        for line in done:
            known = self.ends.get(line.first)
            if known is None or line.worth > known.worth:
                self.ends[line.first] = line

    def late(self) -> bool:
        """Whether the time is up; the first decision is always judged."""
        return self.until > 0.0 and self.best_worth != NEVER and thinking_time.spent() > self.until

    def draw(self, s: State, seat: i64) -> None:
        """Let chance draw the contracts from which this seat chooses."""
        while draws_for(s, seat):
            apply_in_turn(s, self.greedy.chances[self.rng.below(legal(s, self.greedy.chances))])

    def cut(self, lines: "list[Way]") -> "list[Way]":
        """The best lines. The same steps in another order lead to the same place: one of them is enough."""
        lines.sort(key=lambda line: -line.worth)
        kept: list[Way] = []
        for line in lines:
            if len(kept) == 0 or not alike(kept[len(kept) - 1], line):
                kept.append(line)
                if len(kept) == self.beam:
                    break
        return kept

    def waited(self, lines: "list[Way]", seat: i64) -> "list[Way]":
        """The lines in which this seat has another turn in the round, after the others' answers."""
        again: list[Way] = []
        for line in lines:
            if self.late():
                break
            s = line.state.copy()
            line.state = s
            settle(s)
            while s.pending.depth > 0 and seat_of(s.pending.top()) >= 0 and seat_of(s.pending.top()) != seat:
                apply(s, self.rivals.choose(s))
            if s.pending.depth > 0 and seat_of(s.pending.top()) == seat and kind_of(s.pending.top()) == TURN:
                again.append(line)
        return again


def passed(s: State, seat: i64) -> State:
    """The table after a seat has passed, and nothing else."""
    child = trial_copy(s, seat)
    apply_in_turn(child, PASS)
    return child


def over_for(s: State, seat: i64, before: i64) -> bool:
    """Whether the turn that was under way is over."""
    if s.pending.depth == 0 or s.turn != before:
        return True
    asked: i64 = seat_of(s.pending.top())
    return asked != seat and asked != CHANCE


def alike(one: Way, other: Way) -> bool:
    """Whether two lines lead to the same place, as far as the seat that thinks is concerned."""
    if one.worth != other.worth or one.state.taken_low != other.state.taken_low:
        return False
    return one.state.taken_high == other.state.taken_high and one.state.bag == other.state.bag
