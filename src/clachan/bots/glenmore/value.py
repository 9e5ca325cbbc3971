"""The expected final points of a seat, in hundredths: what is certain, what is in stock, what is to come."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clachan.bots.glenmore.chronicles import Tales, lost_race
from clachan.bots.glenmore.forecast import ROUNDS, Forecast, draws_left, end_ahead
from clachan.bots.glenmore.land import Land
from clachan.bots.glenmore.weights import (
    CLAN_EFFECT,
    FAR_EARLY,
    FAR_LATE,
    HOLDING,
    LAST_SPACES,
    MOVEMENT,
    NESS_TURN,
    RIVAL_ROUNDS,
    ROUNDS_TO_COME,
    SCOTSMAN_OUT,
    SCOTSMAN_STEP,
    SPACE,
    TALES_EARLY,
    TALES_LATE,
    TILE_OVER,
    TILE_UNDER,
)
from clachan.core.decision import seat_of
from clachan.games.glenmore.board import COLUMN_OF, COLUMNS, HOME_CASTLE, ROW_OF, ROWS
from clachan.games.glenmore.rules.scoring_rounds import counted
from clachan.games.glenmore.state import (
    ARMADALE,
    LINE_PERSONS,
    LINE_SCOTSMEN,
    LINES,
    MACGREGOR,
    MACKINTOSH,
    MACLACHLAN,
    NESS,
    SINCLAIR,
    SPACES,
    Player,
    State,
)

TOP_STEP: Final = 5
FAR: Final = 60


class Far:
    """How much the parts of the value count, by how much of the track is to come."""

    def __init__(self) -> None:
        self.w: vec[i64] = vec[i64]()
        self.late: i64 = 0
        self.early: i64 = 0
        self.left: i64 = 0

    def look(self, weights: vec[i64], s: State) -> None:
        self.w = weights
        self.left = track_left(s)
        self.late = FAR_LATE if s.printed.chronicles == 0 else TALES_LATE
        self.early = FAR_EARLY if s.printed.chronicles == 0 else TALES_EARLY

    def share(self, part: i64) -> i64:
        """Per cent of a part that counts."""
        late: i64 = self.w[self.late + part]
        return late + (self.w[self.early + part] - late) * self.left // FAR


class Valuer:
    """Judges states by a row of weights."""

    def __init__(self, weights: vec[i64]) -> None:
        self.forecast: Forecast = Forecast(weights)
        self.land: Land = Land()
        self.tales: Tales = Tales()
        self.far: Far = Far()
        self.counts: vec[i64] = vec[i64]([0] * 4)
        self.scored: i64 = 0

    def look(self, s: State) -> None:
        """Note what answers to the question at hand are compared by."""
        self.scored = s.scored
        if s.printed.chronicles != 0:
            self.tales.look(s)

    def value(self, s: State, seat: i64, idle: bool) -> i64:
        """Points to expect. `idle` judges as if the seat did nothing more in this turn."""
        p = s.players[seat]
        if s.pending.depth == 0:
            return final_points(s, self.tales, seat, p)
        o = self.forecast
        o.look_at(s, seat, p)
        total: i64 = line_points(p) + o.coin_points(p) + o.stock
        total += self.round_points(s, seat) + self.size_points(s, seat, p)
        total += self.scotsman_points(p) + self.way_points(s, p)
        total += self.land.points(o, s, p, idle)
        if not idle and s.points > 0:
            total += self.movement_points(s, seat, p)
        if s.printed.chronicles != 0:
            total += self.tales.points(o, s, seat, p)
        return total

    def most_active(self, s: State, seat: i64, numbers: vec[i64], count: i64, most: i64) -> i64:
        """Keep the answers that lay a tile where the most would be activated; the answer is how many."""
        p = s.players[seat]
        self.forecast.look_at(s, seat, p)
        self.land.price_tiles(self.forecast, s, p)
        return self.land.keep_best(p, numbers, count, most)

    def prospect(self, s: State, seat: i64) -> i64:
        """As value between two turns, but true on average: for comparing futures, not single steps.

        A step is chosen better by weights that exaggerate (a tile too many, a scoring round missed), because
        what they stand for would only show turns later.
        """
        p = s.players[seat]
        if s.pending.depth == 0:
            return final_points(s, self.tales, seat, p)
        o = self.forecast
        o.look_at(s, seat, p)
        f = self.far
        f.look(o.w, s)
        total: i64 = line_points(p) * f.share(0) + o.coin_points(p) * f.share(1)
        total += o.stock * f.share(2) + self.round_points(s, seat) * f.share(3)
        total += self.size_points(s, seat, p) * f.share(4)
        total += self.scotsman_points(p) * f.share(5)
        total += self.way_points(s, p) * f.share(6)
        total += self.land.points(o, s, p, True) * f.share(7)
        if s.printed.chronicles != 0:
            total += self.tales.points(o, s, seat, p) * f.share(8)
        total += self.land.goods * f.share(9) + self.land.moves * f.share(10) + self.land.vp * f.share(11)
        return total // 100 + f.share(12)

    def movement_points(self, s: State, seat: i64, p: Player) -> i64:
        """Movement points that are still to be used, if it is the seat's turn."""
        if seat_of(s.pending.top()) != seat:
            return 0
        worth: i64 = self.forecast.w[MOVEMENT]
        if (p.clans >> MACLACHLAN) & 1 != 0 and worth < 100:
            worth = 100
        return s.points * worth

    def round_points(self, s: State, seat: i64) -> i64:
        """The scoring rounds to come, as they would be today, and what is gathered for them.

        A round that was held since the question was asked is paid already and must not change the judgement.
        """
        o = self.forecast
        w = o.w
        share: i64 = w[ROUNDS_TO_COME + ROUNDS - self.scored] - 100 * (s.scored - self.scored)
        total: i64 = 0
        line: i64 = LINE_SCOTSMEN
        while line <= LINE_PERSONS:
            points: i64 = self.line_round(s, seat, line)
            total += points * share // 100
            total += self.counts[seat] * w[HOLDING + line - LINE_SCOTSMEN] * o.rounds
            line += 1
        return total

    def line_round(self, s: State, seat: i64, line: i64) -> i64:
        """Hundredths of points of one category now, less a part of what the others would get."""
        players: i64 = s.printed.players
        least: i64 = 1000
        other: i64 = 0
        while other < players:
            have: i64 = counted(s, other, line)
            self.counts[other] = have
            if have < least:
                least = have
            other += 1
        table = s.printed.difference
        rivals: i64 = 0
        other = 0
        while other < players:
            if other != seat:
                rivals += table[step_of(self.counts[other] - least)]
            other += 1
        own: i64 = table[step_of(self.counts[seat] - least)] * 100
        return own - rivals * self.forecast.w[RIVAL_ROUNDS] // (players - 1)

    def size_points(self, s: State, seat: i64, p: Player) -> i64:
        """Tiles more or less than the smallest other territory has."""
        least: i64 = 1000
        other: i64 = 0
        while other < s.printed.players:
            if other != seat and s.players[other].size < least:
                least = s.players[other].size
            other += 1
        more: i64 = p.size - least
        if more > 0:
            return -more * self.forecast.w[TILE_OVER]
        return -more * self.forecast.w[TILE_UNDER]

    def scotsman_points(self, p: Player) -> i64:
        """Scotsmen who may still walk home; the nearer the better."""
        o = self.forecast
        if o.rounds == 0:
            return 0
        total: i64 = 0
        index: i64 = 0
        while index < p.size:
            place: i64 = p.places[index]
            scots: i64 = p.scotsmen_on(place)
            if scots > 0 and place != HOME_CASTLE:
                worth: i64 = o.w[SCOTSMAN_OUT] - o.w[SCOTSMAN_STEP] * steps_between(place, HOME_CASTLE)
                total += scots * worth * o.rounds
            index += 1
        return total

    def way_points(self, s: State, p: Player) -> i64:
        """What the turns to come bring by themselves, and what makes them better."""
        o = self.forecast
        each: i64 = o.w[LAST_SPACES] if s.ended != 0 else o.w[SPACE]
        total: i64 = o.spaces * each
        if p.has_card(NESS):
            total += o.turns * o.w[NESS_TURN]
        if p.has_clan(MACGREGOR):
            total += o.turns * o.w[CLAN_EFFECT]
        if p.has_clan(MACKINTOSH):
            total += o.turns * o.w[CLAN_EFFECT + 1]
        if p.has_clan(MACLACHLAN):
            total += o.turns * o.w[CLAN_EFFECT + 2]
        if p.has_clan(SINCLAIR):
            total += o.turns * o.w[CLAN_EFFECT + 3]
        return total


def track_left(s: State) -> i64:
    """The way of the last figure to World's End; beyond sixty spaces nothing changes."""
    left: i64 = end_ahead(s) if s.ended != 0 else SPACES - 1 + draws_left(s)
    return left if left < FAR else FAR


def step_of(difference: i64) -> i64:
    return TOP_STEP if difference > TOP_STEP else difference


def steps_between(one: i64, other: i64) -> i64:
    """Movement points between two places, if tiles lie all the way."""
    columns: i64 = around(COLUMN_OF[one] - COLUMN_OF[other], COLUMNS)
    rows: i64 = around(ROW_OF[one] - ROW_OF[other], ROWS)
    return columns if columns > rows else rows


def around(difference: i64, length: i64) -> i64:
    """The shorter of the two ways around the grid."""
    way: i64 = -difference if difference < 0 else difference
    return way if 2 * way <= length else length - way


def line_points(p: Player) -> i64:
    """What stands on the score sheet."""
    total: i64 = 0
    line: i64 = 0
    while line < LINES:
        total += p.lines[line]
        line += 1
    return total * 100


def final_points(s: State, tales: Tales, seat: i64, p: Player) -> i64:
    """The score of a game that is over."""
    number = s.printed.components.number
    least: i64 = p.size
    other: i64 = 0
    while other < s.printed.players:
        if s.players[other].size < least:
            least = s.players[other].size
        other += 1
    tile: i64 = number("board.scoring.tile")
    coin: i64 = number("board.scoring.coin")
    doubled: i64 = 0
    if p.has_card(ARMADALE):
        doubled = number("landmark_cards.numbers.armadale castle coins")
        doubled = p.coins if p.coins < doubled else doubled
    counted_coins: i64 = p.coins
    if s.with_chronicle(1) and lost_race(p):
        counted_coins = doubled  # what Armadale Castle pays for them remains
    extra: i64 = doubled * number("landmark_cards.numbers.armadale castle extra vp")
    total: i64 = line_points(p) + ((p.size - least) * tile + counted_coins * coin + extra) * 100
    return total + tales.mob_penalties(p) if s.with_chronicle(8) else total
