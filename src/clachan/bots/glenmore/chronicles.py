"""What the chronicles in play are worth to a seat, in hundredths of points."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clachan.bots.glenmore.forecast import MOST_TURNS, Forecast
from clachan.bots.glenmore.weights import (
    BOAT_LAST,
    BOAT_STEP,
    CELLAR_BUILT,
    CELLAR_POINT,
    ENGLAND,
    EVENT_SIDE,
    HAGGIS,
    HEAP,
    MOBSTER,
    VERDICT,
    VOTE,
)
from clachan.core.bits import count_bits
from clachan.core.decision import first_of, kind_of
from clachan.games.glenmore.decisions import CALLING, VOTING
from clachan.games.glenmore.rules.chronicles import (
    cellars,
    dragon_boats,
    englishman,
    gathering_cards,
    great_gathering,
    haggis,
    mountain,
)
from clachan.games.glenmore.state import GOODS_COUNT, Player, State

CARDS: Final = 10
SHOWN_MOST: Final = 3
LEVEL: Final = 50  # per cent of a card's points for whoever is level with the best
STEP: Final = 20  # per cent more for each step ahead


class Tales:
    """Judges what a chronicle adds; what others have on the verdict's cards is noted once for a question."""

    def __init__(self) -> None:
        self.results: vec[i64] = vec[i64]([0] * (4 * CARDS))
        self.penalty: vec[i64] = vec[i64]([0] * 16)

    def look(self, s: State) -> None:
        if s.with_chronicle(8):
            cards = s.printed.components.chronicles.mobsters
            index: i64 = 0
            for card in cards:
                self.penalty[index] = card.penalty
                index += 1
        if s.with_chronicle(7) and s.gathering.scored == 0:
            self.note_results(s)

    def note_results(self, s: State) -> None:
        card: i64 = 0
        while card < CARDS:
            if self.matters(s, card):
                seat: i64 = 0
                while seat < s.printed.players:
                    self.results[4 * card + seat] = gathering_cards.result(s, seat, card)
                    seat += 1
            card += 1

    def matters(self, s: State, card: i64) -> bool:
        """Whether a card has passed, or is voted on now."""
        if (s.gathering.passed >> card) & 1 != 0:
            return True
        return (s.gathering.in_play >> card) & 1 != 0 and asks_for_votes(s)

    def points(self, o: Forecast, s: State, seat: i64, p: Player) -> i64:
        total: i64 = 0
        if s.with_chronicle(1):
            total += boat_points(o, s, seat, p)
        if s.with_chronicle(2):
            total += heap_points(o, s, seat)
        if s.with_chronicle(3):
            total += cellar_points(o, s, p)
        if s.with_chronicle(4) and englishman.holder(s) == seat:
            total += o.w[ENGLAND] * o.turns // MOST_TURNS
        if s.with_chronicle(5):
            total += haggis_points(o, s, p)
        if s.with_chronicle(6):
            total += count_bits(p.events) * o.w[EVENT_SIDE] * o.rounds
        if s.with_chronicle(7) and s.gathering.scored == 0:
            total += self.verdict_points(o, s, seat, p)
        if s.with_chronicle(8):
            total += self.mob_points(o, p)
        return total

    def verdict_points(self, o: Forecast, s: State, seat: i64, p: Player) -> i64:
        """Cards that have passed, and the own ballot on the one that is voted on."""
        total: i64 = 0
        passed: i64 = s.gathering.passed
        card: i64 = 0
        while card < CARDS:
            if (passed >> card) & 1 != 0:
                total += self.standing(s, seat, card) * o.w[VERDICT] // 10
            card += 1
        cast: i64 = p.voter.cast
        if cast != 0 and asks_for_votes(s):
            lead: i64 = great_gathering.ayes_in(cast) - great_gathering.nays_in(cast)
            card = first_of(s.pending.top())
            total += lead * (self.standing(s, seat, card) - LEVEL) * o.w[VOTE] // 10
        return total

    def standing(self, s: State, seat: i64, card: i64) -> i64:
        """Per cent of a card's points that a seat may hope for."""
        own: i64 = gathering_cards.result(s, seat, card)
        best: i64 = -1000
        other: i64 = 0
        while other < s.printed.players:
            if other != seat and self.results[4 * card + other] > best:
                best = self.results[4 * card + other]
            other += 1
        hope: i64 = LEVEL + STEP * (own - best)
        if hope < 0:
            return 0
        return hope if hope < 100 else 100

    def mob_points(self, o: Forecast, p: Player) -> i64:
        """Pennies and penalties, and what the own mobsters will still do."""
        worth: i64 = o.w[MOBSTER] * o.turns // MOST_TURNS
        return self.mob_penalties(p) + count_bits(p.gang.held) * worth

    def mob_penalties(self, p: Player) -> i64:
        total: i64 = (p.gang.plus - p.gang.minus) * 100
        held: i64 = p.gang.held
        index: i64 = 0
        while held != 0:
            if held & 1 != 0:
                total -= self.penalty[index] * 100
            held >>= 1
            index += 1
        return total


def lost_race(p: Player) -> bool:
    place: i64 = p.boat.result
    return place == 0 or place == dragon_boats.LAST


def asks_for_votes(s: State) -> bool:
    if s.pending.depth == 0:
        return False
    kind: i64 = kind_of(s.pending.top())
    return kind == VOTING or kind == CALLING


def boat_points(o: Forecast, s: State, seat: i64, p: Player) -> i64:
    """The way home, and what coins lose if the boat may be the last."""
    place: i64 = p.boat.result
    if place != 0:
        return -p.coins * 100 if place == dragon_boats.LAST else 0
    own: i64 = steps_home(s, seat)
    ahead: i64 = 0
    other: i64 = 0
    while other < s.printed.players:
        if other != seat:
            done: bool = s.players[other].boat.result != 0
            if done or steps_home(s, other) < own:
                ahead += 1
        other += 1
    total: i64 = -own * o.w[BOAT_STEP]
    if ahead == s.printed.players - 1:
        total -= p.coins * o.w[BOAT_LAST]
    return total


def steps_home(s: State, seat: i64) -> i64:
    """River tiles that a boat has still to pass."""
    p = s.players[seat]
    river: i64 = p.boat.river
    column: i64 = p.boat.column
    steps: i64 = 0
    if river == seat and column > dragon_boats.CASTLE_COLUMN:
        return column - dragon_boats.CASTLE_COLUMN
    while True:
        steps += column - dragon_boats.left_end(s, river) + 1
        river = dragon_boats.next_river(s, river)
        column = dragon_boats.right_end(s, river)
        if river == seat:
            return steps + column - dragon_boats.CASTLE_COLUMN


def heap_points(o: Forecast, s: State, seat: i64) -> i64:
    """What lies on the mountain belongs to the pawn on it."""
    if (s.figures[mountain.first_space(s)] >> seat) & 1 == 0 or o.turns == 0:
        return 0
    total: i64 = s.mountain.heap[mountain.COINS] * 100
    good: i64 = 0
    while good < GOODS_COUNT:
        total += s.mountain.heap[good] * o.good[good]
        good += 1
    return total * o.w[HEAP] // 100


def cellar_points(o: Forecast, s: State, p: Player) -> i64:
    """Barrels by the space that they lie on; they are sold before the game ends, or not at all."""
    if o.turns == 0:
        return 0
    total: i64 = 0
    space: i64 = 1
    while space <= 9:
        if cellars.is_taken(p, space):
            total += s.printed.cellar_vp[space] * o.w[CELLAR_POINT]
        space += 1
    return total + (p.cellar.built - 1) * o.w[CELLAR_BUILT] * o.turns // MOST_TURNS


def haggis_points(o: Forecast, s: State, p: Player) -> i64:
    """Number times sum, as far as rolls may turn them over."""
    table: i64 = p.haggis.tokens
    if table == 0 or s.pending.depth == 0:
        return 0
    shown: i64 = p.haggis.shown
    held: i64 = count_bits(table)
    count: i64 = held if held < SHOWN_MOST else SHOWN_MOST
    hoped: i64 = count * haggis.total(s, table) * count // held * o.w[HAGGIS] // 2
    return hoped + count_bits(shown) * haggis.total(s, shown) * 40
