"""Search of complete turns: a beam over the decisions of one's own next turns."""

from librt.vecs import vec
from mypy_extensions import i64

from clachan.bots.caledonia.policy import NEVER, Greedy, draws_for
from clachan.core.decision import CHANCE, kind_of, seat_of
from clachan.core.rng import Rng
from clachan.games.caledonia.actions import PASS
from clachan.games.caledonia.decisions import TURN
from clachan.games.caledonia.engine import ROOM, apply, legal
from clachan.games.caledonia.state import State


class Line:
    """A beginning of one's own next turns: where it leads, and the action that it begins with."""

    def __init__(self, state: State, first: i64, worth: i64) -> None:
        self.state: State = state
        self.first: i64 = first
        self.worth: i64 = worth


class TurnSearch:
    """Follows the best unfinished lines; what a line is worth is the value when its last turn is over."""

    def __init__(self, weights: vec[i64], seed: i64, beam: i64, depth: i64) -> None:
        self.greedy: Greedy = Greedy(weights, seed)
        self.rivals: Greedy = Greedy(weights, seed)
        self.beam: i64 = beam
        self.depth: i64 = depth
        self.numbers: vec[i64] = vec[i64]([0] * ROOM)
        self.rng: Rng = Rng(seed)

    def choose(self, s: State) -> i64:
        count: i64 = legal(s, self.numbers)
        if count == 1:
            return self.numbers[0]
        fallback: i64 = self.greedy.choose(s)
        if kind_of(s.pending.top()) == TURN and fallback == PASS:
            return PASS
        return self.search(s, fallback)

    def search(self, s: State, fallback: i64) -> i64:
        seat: i64 = seat_of(s.pending.top())
        front: list[Line] = [Line(s, -1, 0)]
        best: i64 = fallback
        best_worth: i64 = NEVER
        turn: i64 = 0
        while turn < self.depth and len(front) > 0:
            done: list[Line] = []
            while len(front) > 0:
                front = self.cut(self.grown(front, seat, done))
            done = self.cut(done)
            if len(done) > 0 and (turn == self.depth - 1 or done[0].worth > best_worth):
                best = done[0].first
                best_worth = done[0].worth
            front = self.waited(done, seat)
            turn += 1
        return best

    def grown(self, front: "list[Line]", seat: i64, done: "list[Line]") -> "list[Line]":
        """Every line with every next decision; lines whose turn is over go to `done`."""
        longer: list[Line] = []
        for line in front:
            before: i64 = line.state.turn
            count: i64 = legal(line.state, self.numbers)
            index: i64 = 0
            while index < count:
                number: i64 = self.numbers[index]
                index += 1
                if number == PASS and kind_of(line.state.pending.top()) == TURN:
                    continue
                child = line.state.copy()
                apply(child, number)
                self.draw(child, seat)
                first: i64 = number if line.first < 0 else line.first
                worth: i64 = self.greedy.valuer.value(child, seat, False)
                if over_for(child, seat, before):
                    done.append(Line(child, first, worth))
                else:
                    longer.append(Line(child, first, worth))
        return longer

    def draw(self, s: State, seat: i64) -> None:
        """Let chance draw the contracts from which this seat chooses."""
        while draws_for(s, seat):
            apply(s, self.greedy.chances[self.rng.below(legal(s, self.greedy.chances))])

    def cut(self, lines: "list[Line]") -> "list[Line]":
        lines.sort(key=lambda line: -line.worth)
        return lines[: self.beam]

    def waited(self, lines: "list[Line]", seat: i64) -> "list[Line]":
        """The lines in which this seat has another turn in the round, after the others' answers."""
        again: list[Line] = []
        for line in lines:
            s = line.state
            while s.pending.depth > 0 and seat_of(s.pending.top()) >= 0 and seat_of(s.pending.top()) != seat:
                apply(s, self.rivals.choose(s))
            if s.pending.depth > 0 and seat_of(s.pending.top()) == seat and kind_of(s.pending.top()) == TURN:
                again.append(line)
        return again


def over_for(s: State, seat: i64, before: i64) -> bool:
    """Whether the turn that was under way is over."""
    if s.pending.depth == 0 or s.turn != before:
        return True
    asked: i64 = seat_of(s.pending.top())
    return asked != seat and asked != CHANCE
