"""What a territory can do: the tiles that may be activated, and the places where a tile could be laid."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clachan.bots.glenmore.forecast import Forecast
from clachan.bots.glenmore.weights import (
    AGEING,
    BARREL,
    BEST_SPOT,
    EVENT_WAITING,
    HAGGIS,
    MARKER,
    MOVEMENT,
    OPEN_TILE,
    OTHER_SPOTS,
    SPOT,
    SPOTS_MOST,
)
from clachan.games.glenmore.actions import place_of
from clachan.games.glenmore.board import NEAR, PLACES
from clachan.games.glenmore.printed import (
    EXCHANGE,
    EXCHANGE_FROM,
    FOR_HAGGIS,
    FOR_MARKER,
    FOR_WHISKY,
    GAIN,
    GAIN_ANY,
    MOVE,
    NONE,
    TABLE_WIDTH,
    VP,
)
from clachan.games.glenmore.rules.placing import fits_plain, fits_river, supported, supports
from clachan.games.glenmore.state import GOODS_COUNT, MACKINTOSH, OPEN, TILE_BITS, USED, Player, State

FULL: Final = 3
DEAREST: Final = 4  # coins that a good is thought to cost when its row is full


class Land:
    """Scratch for judging one territory at a time."""

    def __init__(self) -> None:
        self.worth: vec[i64] = vec[i64]([0] * PLACES)  # of an activation, by place
        self.seen: vec[i64] = vec[i64]([0] * PLACES)
        self.search: i64 = 0
        self.best: i64 = 0
        self.second: i64 = 0
        self.spots: i64 = 0
        self.goods: i64 = 0  # what one activation of all tiles would bring, by kind of activation
        self.moves: i64 = 0
        self.vp: i64 = 0

    def points(self, o: Forecast, s: State, p: Player, idle: bool) -> i64:
        """Activations that are open now, unless the turn is thought to be over, and those to come."""
        now: i64 = self.price_tiles(o, s, p)
        total: i64 = 0
        if not idle:
            total = now * o.w[OPEN_TILE] // 100
        if o.turns == 0:
            return total
        self.find_spots(s, p)
        later: i64 = self.best * o.w[BEST_SPOT] + self.second * o.w[OTHER_SPOTS]
        most: i64 = o.w[SPOTS_MOST]
        room: i64 = self.spots if self.spots < most else most
        return total + (later // 100 + room * o.w[SPOT]) * o.turns

    def price_tiles(self, o: Forecast, s: State, p: Player) -> i64:
        """Note what each tile's activation is worth; the answer is the sum of those that are open."""
        total: i64 = 0
        self.goods = 0
        self.moves = 0
        self.vp = 0
        index: i64 = 0
        while index < p.size:
            place: i64 = p.places[index]
            cell: i64 = p.cells[place]
            tile: i64 = (cell & TILE_BITS) - 1
            worth: i64 = activation_worth(o, s, p, place, tile)
            self.worth[place] = worth
            kind: i64 = s.printed.type[tile]
            if kind == GAIN or kind == GAIN_ANY:
                self.goods += worth
            elif kind == MOVE:
                self.moves += worth
            elif kind == VP:
                self.vp += worth
            if cell & OPEN != 0 and cell & USED == 0:
                total += worth
            index += 1
        return total

    def find_spots(self, s: State, p: Player) -> None:
        """Every place where a tile could be laid, the best two with what they would activate."""
        self.best = 0
        self.second = 0
        self.spots = 0
        self.search += 1
        castles: bool = (p.clans >> MACKINTOSH) & 1 != 0
        index: i64 = 0
        while index < p.size:
            place: i64 = p.places[index]
            if supports(s, p, place, castles, -1):
                step: i64 = 0
                while step < 8:
                    near: i64 = NEAR[place * 8 + step]
                    if self.seen[near] != self.search:
                        self.seen[near] = self.search
                        if p.cells[near] == 0 and fits_plain(s, p, near):
                            self.add_spot(p, near)
                    step += 1
            index += 1
        self.add_river(s, p, p.left_open, NEAR[p.left_open * 8], castles)
        self.add_river(s, p, p.right_open, NEAR[p.right_open * 8 + 1], castles)

    def add_river(self, s: State, p: Player, place: i64, beyond: i64, castles: bool) -> None:
        if fits_river(p, place, beyond) and supported(s, p, place, castles, -1):
            self.add_spot(p, place)

    def keep_best(self, p: Player, numbers: vec[i64], count: i64, most: i64) -> i64:
        """Bring the places with the best neighbours to the front; `price_tiles` has been called."""
        kept: i64 = 0
        while kept < most and kept < count:
            best: i64 = kept
            best_worth: i64 = -1
            index: i64 = kept
            while index < count:
                found: i64 = self.around(p, place_of(numbers[index]))
                if found > best_worth:
                    best_worth = found
                    best = index
                index += 1
            number: i64 = numbers[best]
            numbers[best] = numbers[kept]
            numbers[kept] = number
            kept += 1
        return kept

    def around(self, p: Player, place: i64) -> i64:
        """What the tiles around a place would bring."""
        total: i64 = 0
        step: i64 = 0
        while step < 8:
            near: i64 = NEAR[place * 8 + step]
            if p.cells[near] != 0:
                total += self.worth[near]
            step += 1
        return total

    def add_spot(self, p: Player, place: i64) -> None:
        total: i64 = self.around(p, place)
        self.spots += 1
        if total > self.best:
            self.second = self.best
            self.best = total
        elif total > self.second:
            self.second = total


def activation_worth(o: Forecast, s: State, p: Player, place: i64, tile: i64) -> i64:
    """What activating a tile would bring, less what it would cost."""
    kind: i64 = s.printed.type[tile]
    if kind == NONE:
        return 0
    if kind == GAIN or kind == GAIN_ANY:
        return produced_worth(o, s, tile) if p.goods_on(place) < FULL else 0
    if kind == MOVE:
        return s.printed.count[tile] * o.w[MOVEMENT]
    if kind == VP:
        return s.printed.count[tile] * 100
    gain: i64 = 0
    if kind == EXCHANGE:
        gain = brought_worth(o, s, p, tile) + s.printed.worth[tile] * 100
        gain -= goods_cost(o, s, p, s.printed.given[tile])
    elif kind == EXCHANGE_FROM:
        gain = chosen_worth(o, s, p, tile)
    elif s.printed.ages[tile] != 0:
        gain = o.w[AGEING] if p.whisky > 0 else 0
    elif s.printed.whisky_given[tile] != 0:
        gain = s.printed.worth[tile] * 100 - o.w[BARREL] if p.whisky > 0 else 0
    elif s.printed.is_event[tile] != 0:
        gain = o.w[EVENT_WAITING] if p.cards & ~p.events != 0 else 0
    return gain if gain > 0 else 0


def produced_worth(o: Forecast, s: State, tile: i64) -> i64:
    if s.printed.type[tile] == GAIN_ANY:
        best: i64 = 0
        good: i64 = 0
        while good < GOODS_COUNT:
            if o.good[good] > best:
                best = o.good[good]
            good += 1
        return best * s.printed.count[tile]
    total: i64 = 0
    goods: i64 = s.printed.gained[tile]
    good = 0
    while goods != 0:
        total += (goods & 3) * o.good[good]
        goods >>= 2
        good += 1
    return total


def brought_worth(o: Forecast, s: State, p: Player, tile: i64) -> i64:
    """What an exchange brings beside points."""
    brings: i64 = s.printed.brings[tile]
    if brings == FOR_WHISKY:
        return o.w[BARREL]
    if brings == FOR_MARKER:
        return o.w[MARKER] if p.markers > 0 else 0
    return o.w[HAGGIS] * 3 if brings == FOR_HAGGIS else 0


def goods_cost(o: Forecast, s: State, p: Player, goods: i64) -> i64:
    """What giving these goods would cost: own ones, or coins at the market's price."""
    total: i64 = 0
    good: i64 = 0
    while goods != 0:
        wanted: i64 = goods & 3
        if wanted > 0:
            if p.goods[good] >= wanted:
                total += wanted * o.good[good]
            else:
                total += wanted * market_price(s, good)
        goods >>= 2
        good += 1
    return total


def market_price(s: State, good: i64) -> i64:
    stacks: i64 = s.market[good]
    return DEAREST * 100 if stacks >= 3 else s.printed.price[stacks] * 100


def chosen_worth(o: Forecast, s: State, p: Player, tile: i64) -> i64:
    """An exchange of any goods: the best row of its table that the stock fills, or nearly fills."""
    allowed: i64 = s.printed.given_from[tile]
    stock: i64 = 0
    worth: i64 = 0
    good: i64 = 0
    while good < GOODS_COUNT:
        if (allowed >> good) & 1 != 0 and p.goods[good] > 0:
            count: i64 = 1 if s.printed.different[tile] != 0 else p.goods[good]
            stock += count
            worth += count * o.good[good]
        good += 1
    each: i64 = 0
    if stock > 0:
        each = worth // stock
    best: i64 = 0
    extra: i64 = brought_worth(o, s, p, tile)
    given: i64 = 1
    while given < TABLE_WIDTH and given <= stock + 1:
        points: i64 = s.printed.table_vp[tile * TABLE_WIDTH + given]
        if points >= 0:
            found: i64 = points * 100 + extra - given * each
            if given > stock:
                found -= 200 - each  # one good must be bought
            if found > best:
                best = found
        given += 1
    return best
