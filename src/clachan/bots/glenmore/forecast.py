"""A forecast for one seat: the way and the scoring rounds that are left, what coins and goods are worth."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clachan.bots.glenmore.weights import COIN, GOOD, LATE_GOODS, NEXT_GOOD, PURSE
from clachan.core.bits import count_bits
from clachan.games.glenmore.state import ARMADALE, GOODS_COUNT, SPACES, Player, State

ROUNDS: Final = 4
LAST_STACK: Final = 4
STRIDE: Final = 4  # spaces that a turn takes, about
MOST_TURNS: Final = 8  # what lies further ahead does not count


class Forecast:
    """Scratch for judging one seat at a time, so that nothing is made in the hot path."""

    def __init__(self, weights: vec[i64]) -> None:
        self.w: vec[i64] = weights
        self.rounds: i64 = 0  # scoring rounds to come
        self.spaces: i64 = 0  # of the track, up to World's End
        self.turns: i64 = 0
        self.good: vec[i64] = vec[i64]([0] * GOODS_COUNT)  # what one more of a good is worth
        self.stock: i64 = 0  # what all goods in the territory are worth

    def look_at(self, s: State, seat: i64, p: Player) -> None:
        """Work everything out for a seat."""
        self.rounds = ROUNDS - s.scored
        self.spaces = spaces_left(s, seat)
        self.turns = (self.spaces + STRIDE - 1) // STRIDE
        if self.turns > MOST_TURNS:
            self.turns = MOST_TURNS
        self.price_goods(p)

    def price_goods(self, p: Player) -> None:
        """The first good of a kind is worth most; when few turns are left all are worth less."""
        late: i64 = self.w[LATE_GOODS]
        share: i64 = self.turns if self.turns < late else late
        self.stock = 0
        good: i64 = 0
        while good < GOODS_COUNT:
            first: i64 = self.w[GOOD + good] * share // late
            held: i64 = p.goods[good]
            if held == 0:
                self.good[good] = first
            elif held == 1:
                self.stock += first
                self.good[good] = first * self.w[NEXT_GOOD] // 100
            else:
                third: i64 = first * self.w[NEXT_GOOD + 1] // 100
                self.stock += first + first * self.w[NEXT_GOOD] // 100 + (held - 2) * third
                self.good[good] = third
            good += 1

    def coin_points(self, p: Player) -> i64:
        """A point each at the end, and more while they can buy something."""
        total: i64 = p.coins * 100
        if self.turns > 0:
            purse: i64 = self.w[PURSE]
            total += (p.coins if p.coins < purse else purse) * self.w[COIN]
        if p.has_card(ARMADALE):
            total += (p.coins if p.coins < 8 else 8) * 100
        return total


def pawn_ahead(s: State, seat: i64) -> i64:
    """How many spaces a pawn stands before the last figure."""
    steps: i64 = 0
    while steps < SPACES:
        space: i64 = s.tail + steps
        if space >= SPACES:
            space -= SPACES
        if (s.figures[space] >> seat) & 1 != 0:
            return steps
        steps += 1
    return 0


def spaces_left(s: State, seat: i64) -> i64:
    """The way to World's End; while it is undrawn, the tiles that come before it are counted."""
    if (s.finished >> seat) & 1 != 0:
        return 0
    ahead: i64 = pawn_ahead(s, seat)
    if s.ended != 0:
        return end_ahead(s) - ahead
    return SPACES - 1 - ahead + draws_left(s)


def end_ahead(s: State) -> i64:
    """How many spaces World's End lies before the last figure."""
    steps: i64 = 0
    while steps < SPACES - 1:
        space: i64 = s.tail + steps
        if space >= SPACES:
            space -= SPACES
        if s.track[space] == s.printed.worlds_end + 1:
            return steps
        steps += 1
    return steps


def draws_left(s: State) -> i64:
    """Tiles to be drawn before World's End, whose place is known only about."""
    if s.stack == LAST_STACK:
        return s.printed.about_end - s.drawn if s.drawn < s.printed.about_end else 0
    total: i64 = count_bits(s.bag) + s.printed.about_end
    stack: i64 = s.stack + 1
    while stack < LAST_STACK:
        total += s.printed.stack_size[stack]
        stack += 1
    return total
