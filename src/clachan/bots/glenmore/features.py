"""What the learned judgement sees of a table between two turns: a row of numbers for one seat."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clachan.bots.glenmore.chronicles import (
    CARDS,
    boat_points,
    cellar_points,
    haggis_points,
    heap_points,
    steps_home,
)
from clachan.bots.glenmore.value import Valuer, line_points, track_left
from clachan.core.bits import count_bits
from clachan.games.glenmore.rules.chronicles import dragon_boats, englishman
from clachan.games.glenmore.rules.scoring_rounds import counted
from clachan.games.glenmore.state import (
    GOODS_COUNT,
    LINE_PERSONS,
    LINE_SCOTSMEN,
    OTHER_KIND,
    TILE_BITS,
    Player,
    State,
)

POINTS: Final = 0.001  # hundredths of points as tens of points
LANDMARKS: Final = 11
COUNT: Final = 106

NAMES: Final = (
    *("score sheet", "coins worth", "stock", "rounds", "size", "Scotsmen outside", "way", "land", "tales"),
    *("goods of tiles", "movement of tiles", "points of tiles", "best spot", "second spot", "spots", "all"),
    *("track", "track squared", "spaces", "own turns", "rounds to come", "round 2", "round 3", "round 4"),
    *("ended", "finished", "players 2", "players 3", "players 4"),
    *("coins", "whisky", "supply", "persons", "markers", "clans", "tiles", "tiles over", "tiles over most"),
    *("river", "wood", "stone", "barley", "sheep", "cattle"),
    *("villages", "castles", "animals", "materials", "distilleries", "trade", "special", "other"),
    *("lead in Scotsmen", "lead in cards", "lead in whisky", "lead in persons"),
    *("gap in Scotsmen", "gap in cards", "gap in whisky", "gap in persons"),
    *(f"landmark {card}" for card in range(LANDMARKS)),
    *("best rival", "mean rival", "tiles by track", "goods by track", "points by track", "trade by track"),
    *(f"chronicle {number}" for number in range(1, 9)),
    *("boat", "steps home", "steps of the next", "home", "last home", "heap", "cellar", "cellars", "England"),
    *("haggis", "haggis tokens", "events", "verdict", "ayes", "nays", "votes to come"),
    *("pennies", "mobsters", "penalties", "mobsters' time", "prison"),
)


class Sight:
    """Writes the features; what everyone has is looked at once for a position."""

    def __init__(self, valuer: Valuer) -> None:
        self.valuer: Valuer = valuer
        self.row: vec[float] = vec[float]([0.0] * COUNT)
        self.place: i64 = 0
        self.values: vec[i64] = vec[i64]([0] * 4)
        self.kinds: vec[i64] = vec[i64]([0] * (OTHER_KIND + 1))

    def look(self, s: State) -> None:
        """Note what the weights expect for every seat."""
        self.valuer.look(s)
        seat: i64 = 0
        while seat < s.printed.players:
            self.values[seat] = self.valuer.prospect(s, seat)
            seat += 1

    def add(self, number: float) -> None:
        self.row[self.place] = number
        self.place += 1

    def see(self, s: State, seat: i64) -> None:
        """Write the row for a seat."""
        p = s.players[seat]
        self.place = 0
        self.add_worths(s, seat, p)
        track: float = float(track_left(s)) * 0.02
        self.add_time(s, seat, track)
        self.add_stock(s, seat, p)
        self.add_tiles(s, p)
        self.add_lines(s, seat)
        self.add_cards(p)
        self.add_rivals(s, seat, p, track)
        self.add_tales(s, seat, p)

    def add_worths(self, s: State, seat: i64, p: Player) -> None:
        """The parts of the value."""
        valuer = self.valuer
        o = valuer.forecast
        o.look_at(s, seat, p)
        self.add(float(line_points(p)) * POINTS)
        self.add(float(o.coin_points(p)) * POINTS)
        self.add(float(o.stock) * POINTS)
        self.add(float(valuer.round_points(s, seat)) * POINTS)
        self.add(float(valuer.size_points(s, seat, p)) * POINTS)
        self.add(float(valuer.scotsman_points(p)) * POINTS)
        self.add(float(valuer.way_points(s, p)) * POINTS)
        land = valuer.land
        self.add(float(land.points(o, s, p, True)) * POINTS)
        tales: i64 = 0
        if s.printed.chronicles != 0:
            tales = valuer.tales.points(o, s, seat, p)
        self.add(float(tales) * POINTS)
        self.add(float(land.goods) * POINTS)
        self.add(float(land.moves) * POINTS)
        self.add(float(land.vp) * POINTS)
        self.add(float(land.best) * POINTS)
        self.add(float(land.second) * POINTS)
        self.add(float(land.spots) * 0.1)
        self.add(float(self.values[seat]) * POINTS)

    def add_time(self, s: State, seat: i64, track: float) -> None:
        o = self.valuer.forecast
        self.add(track)
        self.add(track * track)
        self.add(float(o.spaces) * 0.02)
        self.add(float(o.turns) * 0.125)
        self.add(float(o.rounds) * 0.25)
        self.add(1.0 if s.scored == 1 else 0.0)
        self.add(1.0 if s.scored == 2 else 0.0)
        self.add(1.0 if s.scored == 3 else 0.0)
        self.add(1.0 if s.ended != 0 else 0.0)
        self.add(1.0 if (s.finished >> seat) & 1 != 0 else 0.0)
        players: i64 = 2
        while players <= 4:
            self.add(1.0 if s.printed.players == players else 0.0)
            players += 1

    def add_stock(self, s: State, seat: i64, p: Player) -> None:
        self.add(float(p.coins) * 0.1)
        self.add(float(p.whisky) * 0.2)
        self.add(float(p.scotsmen) * 0.2)
        self.add(float(p.persons) * 0.2)
        self.add(float(p.markers) * 0.2)
        self.add(float(count_bits(p.clans)) * 0.25)
        self.add(float(p.size) * 0.05)
        least: i64 = 1000
        most: i64 = 0
        other: i64 = 0
        while other < s.printed.players:
            if other != seat:
                size: i64 = s.players[other].size
                least = size if size < least else least
                most = size if size > most else most
            other += 1
        self.add(float(p.size - least) * 0.1)
        self.add(float(p.size - most) * 0.1)
        self.add(float(p.right - p.left) * 0.1)
        good: i64 = 0
        while good < GOODS_COUNT:
            self.add(float(p.goods[good]) * 0.25)
            good += 1

    def add_tiles(self, s: State, p: Player) -> None:
        """How many tiles of each kind there are."""
        kind: i64 = 0
        while kind <= OTHER_KIND:
            self.kinds[kind] = 0
            kind += 1
        index: i64 = 0
        while index < p.size:
            kind = s.printed.kind[(p.cells[p.places[index]] & TILE_BITS) - 1]
            if kind <= OTHER_KIND:
                self.kinds[kind] += 1
            index += 1
        kind = 0
        while kind <= OTHER_KIND:
            self.add(float(self.kinds[kind]) * 0.2)
            kind += 1

    def add_lines(self, s: State, seat: i64) -> None:
        """How far a seat is before the last, and before or behind the best other, in what rounds score."""
        line: i64 = LINE_SCOTSMEN
        while line <= LINE_PERSONS:
            least: i64 = 1000
            best: i64 = 0
            own: i64 = counted(s, seat, line)
            other: i64 = 0
            while other < s.printed.players:
                have: i64 = own if other == seat else counted(s, other, line)
                least = have if have < least else least
                if other != seat and have > best:
                    best = have
                other += 1
            self.row[self.place] = float(own - least) * 0.2
            self.row[self.place + 4] = float(own - best) * 0.2
            self.place += 1
            line += 1
        self.place += 4

    def add_cards(self, p: Player) -> None:
        card: i64 = 0
        while card < LANDMARKS:
            self.add(1.0 if p.has_card(card) else 0.0)
            card += 1

    def add_rivals(self, s: State, seat: i64, p: Player, track: float) -> None:
        best: i64 = -1_000_000
        total: i64 = 0
        other: i64 = 0
        while other < s.printed.players:
            if other != seat:
                total += self.values[other]
                if self.values[other] > best:
                    best = self.values[other]
            other += 1
        self.add(float(best) * POINTS)
        self.add(float(total // (s.printed.players - 1)) * POINTS)
        land = self.valuer.land
        self.add(float(p.size) * 0.05 * track)
        self.add(float(land.goods) * POINTS * track)
        self.add(float(land.vp) * POINTS * track)
        self.add(float(self.kinds[5]) * 0.2 * track)

    def add_tales(self, s: State, seat: i64, p: Player) -> None:
        """What each chronicle in play has for the seat; without chronicles nothing more is to be said."""
        rest: i64 = self.place
        while rest < COUNT:
            self.row[rest] = 0.0
            rest += 1
        if s.printed.chronicles == 0:
            return
        number: i64 = 1
        while number <= 8:
            self.add(1.0 if s.with_chronicle(number) else 0.0)
            number += 1
        first: i64 = self.place
        if s.with_chronicle(1):
            self.add_race(s, seat, p)
        self.place = first + 5
        self.add_others(s, seat, p)
        self.place = first + 12
        if s.with_chronicle(7):
            self.add_votes(s, seat, p)
        self.place = first + 16
        if s.with_chronicle(8):
            self.add_mobs(s, p)

    def add_race(self, s: State, seat: i64, p: Player) -> None:
        o = self.valuer.forecast
        self.add(float(boat_points(o, s, seat, p)) * POINTS)
        if p.boat.result != 0:
            self.place += 2
            self.add(1.0)
            self.add(1.0 if p.boat.result == dragon_boats.LAST else 0.0)
            return
        own: i64 = steps_home(s, seat)
        last: i64 = -1
        other: i64 = 0
        while other < s.printed.players:
            if other != seat and s.players[other].boat.result == 0:
                steps: i64 = steps_home(s, other)
                last = steps if steps > last else last
            other += 1
        self.add(float(own) * 0.05)
        self.add(float(own - last) * 0.05)

    def add_others(self, s: State, seat: i64, p: Player) -> None:
        o = self.valuer.forecast
        first: i64 = self.place
        if s.with_chronicle(2):
            self.add(float(heap_points(o, s, seat)) * POINTS)
        self.place = first + 1
        if s.with_chronicle(3):
            self.add(float(cellar_points(o, s, p)) * POINTS)
            self.add(float(p.cellar.built) * 0.3)
        self.place = first + 3
        if s.with_chronicle(4):
            self.add(1.0 if englishman.holder(s) == seat else 0.0)
        self.place = first + 4
        if s.with_chronicle(5):
            self.add(float(haggis_points(o, s, p)) * POINTS)
            self.add(float(count_bits(p.haggis.tokens)) * 0.2)
        self.place = first + 6
        if s.with_chronicle(6):
            self.add(float(count_bits(p.events)) * 0.25)

    def add_votes(self, s: State, seat: i64, p: Player) -> None:
        """The cards that have passed, by what the seat may hope for, and the own ballots that are left."""
        if s.gathering.scored != 0:
            return
        tales = self.valuer.tales
        hope: i64 = 0
        card: i64 = 0
        while card < CARDS:
            if (s.gathering.passed >> card) & 1 != 0:
                hope += tales.standing(s, seat, card)
            card += 1
        self.add(float(hope) * 0.01)
        self.add(float(p.voter.ayes) * 0.2)
        self.add(float(p.voter.nays) * 0.2)
        self.add(float(count_bits(s.gathering.in_play & ~s.gathering.voted)) * 0.25)

    def add_mobs(self, s: State, p: Player) -> None:
        held: i64 = count_bits(p.gang.held)
        self.add(float(p.gang.plus - p.gang.minus) * 0.1)
        self.add(float(held) * 0.25)
        self.add(float(self.valuer.tales.mob_penalties(p)) * POINTS)
        self.add(float(held * self.valuer.forecast.turns) * 0.05)
        self.add(float(count_bits(s.mobs.jailed)) * 0.1)
