"""Search of complete turns: a beam over the decisions of one's own next turns."""

import time

from librt.vecs import vec
from mypy_extensions import i64

from clachan.bots.glenmore.policy import NEVER, Greedy
from clachan.core.decision import CHANCE, kind_of, seat_of
from clachan.core.rng import Rng
from clachan.games.glenmore.actions import END_TURN
from clachan.games.glenmore.decisions import ACT, TURN
from clachan.games.glenmore.engine import ROOM, apply, legal
from clachan.games.glenmore.state import State


class Line:
    """A beginning of one's own next turns: where it leads, and the action that it begins with."""

    def __init__(self, state: State, first: i64, worth: i64) -> None:
        self.state: State = state
        self.first: i64 = first
        self.worth: i64 = worth


class TurnSearch:
    """Follows the best unfinished lines; what a line is worth is the value when its last turn is over."""

    def __init__(self, weights: vec[i64], seed: i64, beam: i64, depth: i64, seconds: float) -> None:
        self.seconds: float = seconds
        self.until: float = 0.0
        self.greedy: Greedy = Greedy(weights, seed)
        self.rivals: Greedy = Greedy(weights, seed)
        self.rivals.brisk = True
        self.beam: i64 = beam
        self.depth: i64 = depth
        self.numbers: vec[i64] = vec[i64]([0] * ROOM)
        self.rng: Rng = Rng(seed)
        self.best: i64 = -1
        self.best_worth: i64 = NEVER

    def choose(self, s: State) -> i64:
        if legal(s, self.numbers) == 1:
            return self.numbers[0]
        if self.seconds > 0.0:
            self.until = time.perf_counter() + self.seconds
        self.greedy.valuer.look(s)
        self.search(s, seat_of(s.pending.top()))
        return self.best if self.best >= 0 else self.greedy.choose(s)

    def search(self, s: State, seat: i64) -> None:
        """Find the first action of the best line that is as long as the time allows."""
        front: list[Line] = [Line(s, -1, 0)]
        self.best = -1
        turn: i64 = 0
        while turn < self.depth and len(front) > 0 and not self.late():
            self.best_worth = NEVER
            done: list[Line] = []
            while len(front) > 0:
                front = self.cut(self.grown(front, seat, done))
            done = self.cut(done)
            if len(done) > 0:
                self.best = done[0].first
                self.best_worth = done[0].worth
            turn += 1
            if turn < self.depth:
                front = self.waited(done, seat)

    def grown(self, front: "list[Line]", seat: i64, done: "list[Line]") -> "list[Line]":
        """Every line with every next decision; lines whose turn is over go to `done`."""
        longer: list[Line] = []
        for line in front:
            if self.late():
                break
            count: i64 = legal(line.state, self.numbers)
            index: i64 = 0
            while index < count:
                self.grow(line, seat, self.numbers[index], longer, done)
                index += 1
        return longer

    def grow(self, line: Line, seat: i64, number: i64, longer: "list[Line]", done: "list[Line]") -> None:
        """Add one decision to a line. The end of a turn is judged before the track is filled."""
        first: i64 = number if line.first < 0 else line.first
        worth: i64 = NEVER
        child = line.state.copy()
        if kind_of(child.pending.top()) == ACT and number == END_TURN:
            worth = self.greedy.valuer.value(child, seat, True)
            apply(child, number)
            done.append(Line(child, first, worth))
            return
        before: i64 = child.turn
        apply(child, number)
        worth = self.greedy.valuer.value(child, seat, False)
        over: bool = child.pending.depth == 0 or child.turn != before
        if not over and seat_of(child.pending.top()) == seat:
            longer.append(Line(child, first, worth))
        else:
            done.append(Line(child, first, worth))

    def late(self) -> bool:
        """Whether the time is up; the first turn is always searched."""
        return self.until > 0.0 and self.best >= 0 and time.perf_counter() > self.until

    def cut(self, lines: "list[Line]") -> "list[Line]":
        """The best lines. The same steps in another order lead to the same place: one of them is enough."""
        lines.sort(key=lambda line: -line.worth)
        kept: list[Line] = []
        for line in lines:
            if len(kept) == 0 or kept[len(kept) - 1].worth != line.worth:
                kept.append(line)
                if len(kept) == self.beam:
                    break
        return kept

    def waited(self, lines: "list[Line]", seat: i64) -> "list[Line]":
        """The lines in which this seat has another turn, after the others' answers and one draw of chance."""
        again: list[Line] = []
        for line in lines:
            if self.late():
                break
            self.wait(line.state, seat)
            if line.state.pending.depth > 0:
                again.append(line)
        return again

    def wait(self, s: State, seat: i64) -> None:
        while s.pending.depth > 0:
            asked: i64 = seat_of(s.pending.top())
            if asked == CHANCE:
                apply(s, self.greedy.later[self.rng.below(legal(s, self.greedy.later))])
            elif asked == seat and kind_of(s.pending.top()) == TURN:
                return
            else:
                apply(s, self.rivals.choose(s))
