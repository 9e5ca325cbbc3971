"""One step ahead: every legal action is tried on a copy, its own sub-questions answered, and judged."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clachan.bots.glenmore.land import FULL
from clachan.bots.glenmore.value import Valuer, steps_between
from clachan.core.decision import first_of, kind_of, seat_of
from clachan.core.rng import Rng
from clachan.games.glenmore.actions import (
    CHRONICLE_8,
    CLIMB,
    END_TURN,
    STOP,
    activate_action,
    is_discard,
    is_sell,
    is_take,
    to_place,
)
from clachan.games.glenmore.board import HOME_CASTLE, PLACES
from clachan.games.glenmore.decisions import ACT, MOVING, PLACING, TURN
from clachan.games.glenmore.engine import ROOM, apply, legal
from clachan.games.glenmore.printed import GAIN, MOVE, VP
from clachan.games.glenmore.rules.answering import redeal
from clachan.games.glenmore.rules.anytime import is_between, may_sell
from clachan.games.glenmore.state import OPEN, TILE_BITS, USED, State

NEVER: Final = -1_000_000_000
LONGEST: Final = 60  # answers in one turn; more are never needed


class Greedy:
    """Chooses the action after which the own value is highest."""

    def __init__(self, weights: vec[i64], seed: i64) -> None:
        self.valuer: Valuer = Valuer(weights)
        self.rng: Rng = Rng(seed)
        self.numbers: vec[i64] = vec[i64]([0] * ROOM)
        self.inner: vec[i64] = vec[i64]([0] * ROOM)
        self.later: vec[i64] = vec[i64]([0] * ROOM)
        self.worths: vec[i64] = vec[i64]([0] * ROOM)
        self.noise: i64 = 0
        self.brisk: bool = False
        self.spots: i64 = PLACES  # for a tile, that a brisk player tries: those with the best neighbours

    def choose(self, s: State) -> i64:
        """The best legal action for the seat that is asked."""
        top: i64 = s.pending.top()
        if self.brisk and kind_of(top) == ACT:
            number: i64 = free_activation(s, seat_of(top))
            if number >= 0:
                return number
        count: i64 = legal(s, self.numbers)
        if count == 1:
            return self.numbers[0]
        if self.brisk:
            count = self.likely(s, self.numbers, count)
        self.judge(s, count)
        return self.numbers[self.best_place(count)]

    def likely(self, s: State, numbers: vec[i64], count: i64) -> i64:
        """Keep the answers that a brisk player thinks about; the answer is how many."""
        top: i64 = s.pending.top()
        kind: i64 = kind_of(top)
        count = answers(s, numbers, count)
        if kind == PLACING and count > self.spots:
            return self.valuer.most_active(s, seat_of(top), numbers, count, self.spots)
        if kind == MOVING:
            return homewards(first_of(top), numbers, count)
        return count

    def judge(self, s: State, count: i64) -> None:
        """Write what each legal action is worth."""
        self.valuer.look(s)
        top: i64 = s.pending.top()
        seat: i64 = seat_of(top)
        index: i64 = 0
        while index < count:
            number: i64 = self.numbers[index]
            found: i64 = NEVER
            if kind_of(top) == ACT and number == END_TURN:
                found = self.valuer.value(s, seat, True)
            elif kind_of(top) == TURN and not moves_pawn(number):
                if not self.brisk:
                    found = self.worth_before(s, seat, number)
            else:
                found = self.worth_of(s, seat, number)
                if kind_of(top) == ACT and number >= CHRONICLE_8:
                    found = self.if_it_gains(s, seat, found)
            if self.noise > 0:
                found += self.rng.below(2 * self.noise + 1) - self.noise
            self.worths[index] = found
            index += 1

    def if_it_gains(self, s: State, seat: i64, found: i64) -> i64:
        """A mobster can be called and sent away again for ever: only a gain counts."""
        return found if found > self.valuer.value(s, seat, False) else NEVER

    def best_place(self, count: i64) -> i64:
        best: i64 = 0
        index: i64 = 1
        while index < count:
            if self.worths[index] > self.worths[best]:
                best = index
            index += 1
        return best

    def worth_of(self, s: State, seat: i64, number: i64) -> i64:
        """The value after an action and its sub-questions; unless brisk, after the whole turn."""
        child = s.copy_for(seat)
        apply(child, number)
        return self.finish(child, seat, s.turn)

    def worth_before(self, s: State, seat: i64, number: i64) -> i64:
        """What a step before the pawn moves is worth: the best that the turn can bring after it."""
        child = s.copy_for(seat)
        apply(child, number)
        best: i64 = NEVER
        if child.pending.depth == 0 or seat_of(child.pending.top()) != seat:
            return best
        while kind_of(child.pending.top()) != TURN:
            if seat_of(child.pending.top()) != seat or kind_of(child.pending.top()) == ACT:
                return best
            apply(child, self.best_inner(child, seat))
        count: i64 = legal(child, self.later)
        index: i64 = 0
        while index < count:
            if moves_pawn(self.later[index]):
                found: i64 = self.worth_of(child, seat, self.later[index])
                if found > best:
                    best = found
            index += 1
        return best - 1  # without need it comes after the tile

    def finish(self, s: State, seat: i64, turn: i64) -> i64:
        """Answer what an action asks the same seat, and judge what comes of it."""
        steps: i64 = 0
        while s.pending.depth > 0 and s.turn == turn and steps < LONGEST:
            top: i64 = s.pending.top()
            kind: i64 = kind_of(top)
            if seat_of(top) != seat or kind == TURN or (kind == ACT and self.brisk):
                break
            number: i64 = free_activation(s, seat) if kind == ACT else -1
            if number < 0:
                number = self.best_inner(s, seat)
            if kind == ACT and number == END_TURN:
                return self.valuer.value(s, seat, True)
            apply(s, number)
            steps += 1
        return self.valuer.value(s, seat, False)

    def best_inner(self, s: State, seat: i64) -> i64:
        count: i64 = legal(s, self.inner)
        best: i64 = self.inner[0]
        if count == 1:
            return best
        ends: bool = kind_of(s.pending.top()) == ACT
        count = self.likely(s, self.inner, count) if self.brisk else answers(s, self.inner, count)
        best_value: i64 = NEVER
        index: i64 = 0
        while index < count:
            found: i64 = NEVER
            number: i64 = self.inner[index]
            if ends and number == END_TURN:
                found = self.valuer.value(s, seat, True)
            else:
                child = s.copy_for(seat)
                apply(child, number)
                found = self.valuer.value(child, seat, False)
                if ends and number >= CHRONICLE_8:
                    found = self.if_it_gains(s, seat, found)
            if found > best_value:
                best_value = found
                best = number
            index += 1
        return best


def moves_pawn(number: i64) -> bool:
    """Whether an action of TURN moves the pawn: everything else can be done before it or after."""
    return number == STOP or number == CLIMB or is_take(number) or is_discard(number)


def answers(s: State, numbers: vec[i64], count: i64) -> i64:
    """Keep the answers to a question. A step before them puts off what they cost, which only looks better."""
    top: i64 = s.pending.top()
    if kind_of(top) == ACT or kind_of(top) == TURN:
        return count
    kept: i64 = 0
    index: i64 = 0
    while index < count:
        sale: bool = may_sell(kind_of(top)) and is_sell(numbers[index])
        if not sale and not is_between(s, top, numbers[index]):
            numbers[kept] = numbers[index]
            kept += 1
        index += 1
    return kept


def free_activation(s: State, seat: i64) -> i64:
    """An open activation that costs nothing, or -1: it is never wrong to take it first."""
    p = s.players[seat]
    index: i64 = 0
    while index < p.size:
        place: i64 = p.places[index]
        cell: i64 = p.cells[place]
        if cell & OPEN != 0 and cell & USED == 0:
            kind: i64 = s.printed.type[(cell & TILE_BITS) - 1]
            if kind == MOVE or kind == VP or (kind == GAIN and p.goods_on(place) < FULL):
                return activate_action(place)
        index += 1
    return -1


def homewards(start: i64, numbers: vec[i64], count: i64) -> i64:
    """Keep the steps that lead nearer to the Home Castle, if there are any."""
    way: i64 = steps_between(start, HOME_CASTLE)
    kept: i64 = 0
    index: i64 = 0
    while index < count:
        if steps_between(to_place(numbers[index]), HOME_CASTLE) < way:
            numbers[kept] = numbers[index]
            kept += 1
        index += 1
    return kept if kept > 0 else count


# What the search of a tree asks of a game's bots.


def dealt_anew(s: State, seat: i64, rng: Rng) -> State:
    """A position as a seat may imagine it: what it cannot see is dealt anew."""
    own = s.copy()
    if s.printed.chronicles != 0:
        redeal(own, int(seat), rng)
    return own


def make_ready(greedy: Greedy, s: State, first: bool, narrow: bool) -> None:
    """Before the answers of a position are judged: closely for the question itself, briskly further on."""
    greedy.brisk = not first


def expected(valuer: Valuer, s: State, seat: i64) -> i64:
    """What a seat may expect at the end; the valuer has looked at the position."""
    return valuer.prospect(s, seat)
