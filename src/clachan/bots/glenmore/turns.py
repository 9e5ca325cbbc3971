"""Search of complete turns: a beam finds the best ways through the turn, sampled play decides."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clachan.bots import thinking_time
from clachan.bots.glenmore.judgement import Judgement
from clachan.bots.glenmore.policy import LONGEST, NEVER, Greedy, free_activation, moves_pawn
from clachan.core.decision import CHANCE, kind_of, seat_of
from clachan.core.rng import Rng
from clachan.games.glenmore.actions import END_TURN
from clachan.games.glenmore.decisions import ACT, TURN
from clachan.games.glenmore.engine import ROOM, apply, legal
from clachan.games.glenmore.rules.answering import redeal
from clachan.games.glenmore.state import State

EACH: Final = 3  # lines that are kept of those that begin with the same action
RIVALRY: Final = 70  # per cent of the best rival's points that count against a seat
HALF: Final = 0.5  # of the time may be used to find lines
PRIOR: Final = 1  # samples that the value's own judgement counts for
SPOTS: Final = 3  # places for a tile that are tried in sampled play


class Way:
    """A way through one's turn: where it leads, its last decision, and the line that it lengthens."""

    def __init__(self, state: State, number: i64, before: "Way | None", worth: i64) -> None:
        self.state: State = state
        self.number: i64 = number
        self.asked: i64 = 0  # the question that the number answers
        self.before: Way | None = before
        self.taken: i64 = -1 if before is None else before.taken  # the action that moved the pawn
        self.worth: i64 = worth
        self.seen: i64 = 0  # what was sought, in the future at hand
        self.total: i64 = 0  # the same over all futures that were sampled


class TurnSearch:
    """Plans a turn when it begins, and follows the plan until something unforeseen is asked."""

    def __init__(
        self,
        weights: vec[i64],
        seed: i64,
        beam: i64,
        depth: i64,
        samples: i64,
        seconds: float,
        judgement: "Judgement | None",
    ) -> None:
        self.judgement: Judgement | None = judgement  # of what is seen ahead; else the weights judge it
        self.samples: i64 = samples  # futures before the worse half of the lines is given up
        self.seconds: float = seconds
        self.begun: float = 0.0
        self.greedy: Greedy = Greedy(weights, seed)
        self.player: Greedy = Greedy(weights, seed)
        self.player.brisk = True
        self.player.spots = SPOTS
        self.beam: i64 = beam
        self.depth: i64 = depth
        self.numbers: vec[i64] = vec[i64]([0] * ROOM)
        self.rng: Rng = Rng(seed)
        self.plan: list[Way] = []  # the next decision is the last entry
        self.turn: i64 = -1
        self.sampled: i64 = 0

    def choose(self, s: State) -> i64:
        count: i64 = legal(s, self.numbers)
        if count == 1:
            return self.numbers[0]
        number: i64 = self.planned(s, count)
        if number >= 0:
            return number
        self.begun = thinking_time.spent()
        seat: i64 = seat_of(s.pending.top())
        self.greedy.valuer.look(s)
        lines = self.turns(s, seat)
        if len(lines) == 0:
            return self.greedy.choose(s)
        best = lines[0]
        if self.depth > 1 and len(lines) > 1:
            best = self.sample(lines, seat)
        self.follow(best, s.turn)
        return self.plan.pop().number

    # --- the plan -------------------------------------------------------------------------------------

    def planned(self, s: State, count: i64) -> i64:
        """The next decision of the plan, if it answers the question at hand; -1 otherwise."""
        if s.turn != self.turn or len(self.plan) == 0:
            return -1
        line = self.plan.pop()
        if line.asked == s.pending.top():
            index: i64 = 0
            while index < count:
                if self.numbers[index] == line.number:
                    return line.number
                index += 1
        self.plan = []
        return -1

    def follow(self, line: Way, turn: i64) -> None:
        self.turn = turn
        self.plan = []
        step: Way | None = line
        while step is not None and step.number >= 0:
            self.plan.append(step)
            step = step.before

    # --- ways through the turn ------------------------------------------------------------------------

    def turns(self, s: State, seat: i64) -> "list[Way]":
        """The best lines to the end of the turn, with some for every first action."""
        root = Way(s, -1, None, self.greedy.valuer.value(s, seat, False))
        found: list[Way] = []
        count: i64 = legal(s, self.numbers)
        firsts: list[i64] = []
        index: i64 = 0
        while index < count:
            firsts.append(self.numbers[index])
            index += 1
        for first in firsts:
            if self.must_stop(found):
                break
            done: list[Way] = []
            front: list[Way] = []
            self.grow(root, seat, first, front, done)
            steps: i64 = 0
            while len(front) > 0 and steps < LONGEST and not self.must_stop(found):
                front = self.cut(self.grown(front, seat, done), self.beam)
                steps += 1
            found.extend(self.cut(done, EACH))
        self.judge(found, seat)
        return self.varied(found)

    def judge(self, lines: "list[Way]", seat: i64) -> None:
        """What was learned knows better than the weights where a line leads, once its turn is over."""
        judgement = self.judgement
        if judgement is not None:
            for line in lines:
                line.worth = judgement.worth(line.state, seat)

    def must_stop(self, found: "list[Way]") -> bool:
        """Whether no more lines are sought: there is one, and sampling needs the rest of the time."""
        return len(found) > 0 and self.late(HALF)

    def varied(self, lines: "list[Way]") -> "list[Way]":
        """The best line for every tile that can be taken comes before the second best for any."""
        lines.sort(key=lambda line: -line.worth)
        firsts: list[Way] = []
        others: list[Way] = []
        for line in lines:
            if any_takes(firsts, line.taken):
                others.append(line)
            else:
                firsts.append(line)
        kept = firsts[: self.beam]
        for line in others:
            if len(kept) >= self.beam:
                break
            if not any_equals(kept, line):
                kept.append(line)
        kept.sort(key=lambda line: -line.worth)
        return kept

    def grown(self, front: "list[Way]", seat: i64, done: "list[Way]") -> "list[Way]":
        """Every line with every next decision; lines whose turn is over go to `done`."""
        longer: list[Way] = []
        for line in front:
            if kind_of(line.state.pending.top()) == ACT:
                free: i64 = free_activation(line.state, seat)
                if free >= 0:
                    self.grow(line, seat, free, longer, done)
                    continue
            count: i64 = legal(line.state, self.numbers)
            index: i64 = 0
            while index < count:
                self.grow(line, seat, self.numbers[index], longer, done)
                index += 1
        return longer

    def grow(self, line: Way, seat: i64, number: i64, longer: "list[Way]", done: "list[Way]") -> None:
        """Add one decision to a line. The end of a turn is judged before the track is filled."""
        top: i64 = line.state.pending.top()
        child = Way(line.state.copy_for(seat), number, line, NEVER)
        child.asked = top
        if kind_of(top) == TURN and moves_pawn(number):
            child.taken = number
        s = child.state
        if kind_of(top) == ACT and number == END_TURN:
            child.worth = self.greedy.valuer.value(s, seat, True)
            apply(s, number)
            done.append(child)
            return
        before: i64 = s.turn
        apply(s, number)
        child.worth = self.greedy.valuer.value(s, seat, False)
        if s.pending.depth == 0 or s.turn != before or seat_of(s.pending.top()) != seat:
            done.append(child)
        elif not in_a_circle(child):
            longer.append(child)

    def cut(self, lines: "list[Way]", most: i64) -> "list[Way]":
        """The best lines. The same steps in another order lead to the same place: one of them is enough."""
        lines.sort(key=lambda line: -line.worth)
        kept: list[Way] = []
        for line in lines:
            if len(kept) == most:
                break
            if len(kept) == 0 or kept[len(kept) - 1].worth != line.worth:
                kept.append(line)
        return kept

    # --- sampled futures ------------------------------------------------------------------------------

    def sample(self, lines: "list[Way]", seat: i64) -> Way:
        """Play every line into the same futures; then the better half into twice as many, and so on."""
        self.sampled = 0
        for line in lines:
            line.total = line.worth * PRIOR
        wanted: i64 = self.samples
        each: float = 1.0 / halvings(len(lines))
        share: float = each  # of the time: if it is scarce, halves are given up before all futures are seen
        while len(lines) > 1 and wanted > 0:
            self.see_futures(lines, seat, wanted, share)
            lines = self.better_half(lines)
            wanted *= 2
            share += each
        return lines[0]

    def see_futures(self, lines: "list[Way]", seat: i64, wanted: i64, share: float) -> None:
        seen: i64 = 0
        while seen < wanted and not self.late(share) and self.see_a_future(lines, seat):
            seen += 1

    def see_a_future(self, lines: "list[Way]", seat: i64) -> bool:
        """Play every line into one future; if the time is up before the last line, none of it counts."""
        future: i64 = self.rng.next32()
        for line in lines:
            if self.late(1.0):
                return False
            self.player.rng = Rng(future)
            line.seen = self.play_on(line.state.copy(), seat)
        for line in lines:
            line.total += line.seen
        self.sampled += 1
        return True

    def late(self, share: float) -> bool:
        """Whether so much of the time is over; a busy machine must not make a bot weaker."""
        return self.seconds > 0.0 and thinking_time.spent() > self.begun + share * self.seconds

    def better_half(self, lines: "list[Way]") -> "list[Way]":
        lines.sort(key=lambda line: -line.total)
        return lines[: (len(lines) + 1) // 2]

    def play_on(self, s: State, seat: i64) -> i64:
        """Let everybody play greedily for some turns; the answer is what the seat seeks in the end."""
        rng = self.player.rng
        if s.printed.chronicles != 0:
            redeal(s, int(seat), rng)
        last: i64 = s.turn + (self.depth - 1) * s.printed.players
        numbers = self.player.later
        judgement = self.judgement
        while s.pending.depth > 0:
            asked: i64 = seat_of(s.pending.top())
            if asked == CHANCE:
                apply(s, numbers[rng.below(legal(s, numbers))])
            elif s.turn > last and kind_of(s.pending.top()) == TURN:
                break
            elif judgement is not None and kind_of(s.pending.top()) == TURN:
                apply(s, self.led(s, asked, judgement))
            else:
                apply(s, self.player.choose(s))
        if judgement is not None:
            return judgement.worth(s, seat)
        valuer = self.player.valuer
        valuer.look(s)
        own: i64 = valuer.prospect(s, seat)
        rival: i64 = NEVER
        other: i64 = 0
        while other < s.printed.players:
            if other != seat:
                found: i64 = valuer.prospect(s, other)
                if found > rival:
                    rival = found
            other += 1
        return own - rival * RIVALRY // 100

    def led(self, s: State, seat: i64, judgement: Judgement) -> i64:
        """The move of the pawn after which a turn that is played on greedily leads to the best place."""
        numbers = self.numbers
        count: i64 = legal(s, numbers)
        best: i64 = numbers[0]
        best_worth: i64 = NEVER
        index: i64 = 0
        while index < count and count > 1:
            number: i64 = numbers[index]
            if moves_pawn(number):
                worth: i64 = judgement.worth(self.after_turn(s, seat, number), seat)
                if worth > best_worth:
                    best_worth = worth
                    best = number
            index += 1
        return best

    def after_turn(self, s: State, seat: i64, number: i64) -> State:
        """Where the turn ends that begins with such a move, if everything after it is chosen greedily."""
        child = s.copy_for(seat)
        apply(child, number)
        steps: i64 = 0
        while child.pending.depth > 0 and child.turn == s.turn and steps < LONGEST:
            if seat_of(child.pending.top()) != seat:
                break
            apply(child, self.player.choose(child))
            steps += 1
        return child


def halvings(count: i64) -> float:
    """How often so many lines can be halved until one is left."""
    found: float = 0.0
    while count > 1:
        found += 1.0
        count = (count + 1) // 2
    return found


def any_takes(lines: "list[Way]", taken: i64) -> bool:
    return any(line.taken == taken for line in lines)


def any_equals(lines: "list[Way]", wanted: Way) -> bool:
    """Whether the same steps in another order are among the lines."""
    return any(line.taken == wanted.taken and line.worth == wanted.worth for line in lines)


def in_a_circle(line: Way) -> bool:
    """Whether a line has come back to where it was: a mobster can be called and sent away again for ever."""
    top: i64 = line.state.pending.top()
    step: Way | None = line.before
    while step is not None:
        if step.worth == line.worth and step.state.pending.top() == top:
            return True
        step = step.before
    return False
