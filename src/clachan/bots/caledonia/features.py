"""What the learned judgement sees of a table: a row of numbers for one seat, as it stands after its turn."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clachan.bots.caledonia.exports import contract_points
from clachan.bots.caledonia.final_scoring import shared_rank
from clachan.bots.caledonia.value import Valuer
from clachan.games.caledonia.rules.production import wages
from clachan.games.caledonia.state import BUCHANAN, ROUNDS, Player, State

POINTS: Final = 0.001  # hundredths of points as tens of points
UNIT_KINDS: Final = 9
PORTS: Final = 9
CLANS: Final = 10
COUNT: Final = 110

NAMES: Final = (
    *("certain", "money worth", "stock", "income", "glory to come", "contracts", "means", "all"),
    *("round 1", "round 2", "round 3", "round 4", "round 5", "passed", "passes", "productions", "set-up"),
    *("players 2", "players 3", "players 4"),
    *("money", "glory", "hops", "cotton", "tobacco", "sugar", "exports", "settlements", "merchants", "ready"),
    *("shipping", "wood technology", "ore technology", "wages", "room", "empty boxes", "held contracts"),
    *("wool", "grain", "milk", "bread", "cheese", "whisky"),
    *("wool made", "grain made", "milk made", "bread made", "cheese made", "whisky made"),
    *("sheep", "cows", "dairies", "bakeries", "fields", "distilleries"),
    *("woodcutters", "miners", "fishermen"),
    *(f"port {kind}" for kind in range(PORTS)),
    *(f"clan {clan}" for clan in range(CLANS)),
    *(f"clan {clan} later" for clan in range(CLANS)),
    *("wool price", "grain price", "milk price", "bread price", "cheese price", "whisky price"),
    *("cotton in play", "tobacco in play", "sugar in play"),
    *("cotton worth", "tobacco worth", "sugar worth"),
    *("best rival", "mean rival", "rival exports", "rival settlements", "rival money", "rivals passed"),
    *("rank of exports", "rank of settlements", "later rounds' tiles", "bid", "later money"),
)


class Sight:
    """Writes the features; what the others have is looked at once for a question."""

    def __init__(self, valuer: Valuer) -> None:
        self.valuer: Valuer = valuer
        self.row: vec[float] = vec[float]([0.0] * COUNT)
        self.place: i64 = 0
        self.rival: i64 = 0  # the best rival's value, in hundredths
        self.mean: i64 = 0
        self.exports: i64 = 0
        self.homes: i64 = 0
        self.money: i64 = 0
        self.passed: i64 = 0

    def look(self, s: State, seat: i64) -> None:
        """Note what the others have."""
        valuer = self.valuer
        valuer.look(s)
        players: i64 = s.printed.players
        self.rival = 0
        self.mean = 0
        self.exports = 0
        self.homes = 0
        self.money = 0
        self.passed = 0
        other: i64 = 0
        while other < players:
            if other != seat:
                found: i64 = valuer.value(s, other, False)
                self.mean += found
                if found > self.rival:
                    self.rival = found
                p = s.players[other]
                if p.exports > self.exports:
                    self.exports = p.exports
                if valuer.settled[other] > self.homes:
                    self.homes = valuer.settled[other]
                self.money += p.money
                if p.passed != 0:
                    self.passed += 1
            other += 1
        if players > 1:
            self.mean //= players - 1

    def add(self, number: float) -> None:
        self.row[self.place] = number
        self.place += 1

    def see(self, s: State, seat: i64) -> i64:
        """Write the row for a seat; the answer is what the weights expect for it."""
        p = s.players[seat]
        self.place = 0
        total: i64 = self.add_worths(s, seat, p)
        self.add_time(s, p)
        self.add_stock(s, p)
        self.add_goods(s, p)
        self.add_clan(p)
        self.add_table(s)
        self.add_rivals(s, seat, p)
        return total

    def add_worths(self, s: State, seat: i64, p: Player) -> i64:
        """The parts of the value."""
        valuer = self.valuer
        o = valuer.forecast
        o.look_at(s, seat, p, False)
        certain: i64 = valuer.certain_points(s, seat, p)
        money: i64 = valuer.money_points(s, p)
        stock: i64 = valuer.stock_points(s, p)
        income: i64 = valuer.income_points(s, p)
        tiles: i64 = valuer.tile_points(s, p)
        contracts: i64 = contract_points(o, s, p)
        means: i64 = valuer.means_points(s, seat, p)
        total: i64 = certain + money + stock + income + tiles + contracts + means
        self.add(float(certain) * POINTS)
        self.add(float(money) * POINTS)
        self.add(float(stock) * POINTS)
        self.add(float(income) * POINTS)
        self.add(float(tiles) * POINTS)
        self.add(float(contracts) * POINTS)
        self.add(float(means) * POINTS)
        self.add(float(total) * POINTS)
        return total

    def add_time(self, s: State, p: Player) -> None:
        turn: i64 = 1
        while turn <= ROUNDS:
            self.add(1.0 if s.round == turn else 0.0)
            turn += 1
        self.add(1.0 if p.passed != 0 else 0.0)
        self.add(float(s.passes) * 0.25)
        self.add(float(self.valuer.forecast.left) * 0.2)
        self.add(1.0 if s.turn == 0 else 0.0)
        players: i64 = 2
        while players <= 4:
            self.add(1.0 if s.printed.players == players else 0.0)
            players += 1

    def add_stock(self, s: State, p: Player) -> None:
        self.add(float(p.money) * 0.02)
        self.add(float(p.glory) * 0.1)
        self.add(float(p.hops) * 0.1)
        self.add(float(p.cotton) * 0.2)
        self.add(float(p.tobacco) * 0.2)
        self.add(float(p.sugar) * 0.2)
        self.add(float(p.exports) * 0.2)
        self.add(float(self.valuer.seen_homes) * 0.2)
        self.add(float(p.merchants) * 0.2)
        self.add(float(p.ready) * 0.2)
        self.add(float(p.shipping) * 0.25)
        self.add(1.0 if p.technology_has(0) else 0.0)
        self.add(1.0 if p.technology_has(1) else 0.0)
        self.add(float(wages(s, p)) * 0.03)
        self.add(float(self.valuer.room_to_grow(s, p)) * 0.05)
        self.add(float(p.room()))
        held: i64 = (1 if p.box != 0 else 0) + (1 if p.second_box != 0 and p.clan == BUCHANAN else 0)
        self.add(float(held))

    def add_goods(self, s: State, p: Player) -> None:
        income = self.valuer.forecast.income
        good: i64 = 0
        while good < 6:
            self.add(float(p.goods[good]) * 0.25)
            good += 1
        good = 0
        while good < 6:
            self.add(float(income[good]) * 0.25)
            good += 1
        kind: i64 = 0
        while kind < UNIT_KINDS:
            self.add(float(p.deployed[kind]) * 0.25)
            kind += 1
        idle: i64 = p.ports_reached & ~p.ports_used
        kind = 0
        while kind < PORTS:
            port: i64 = s.printed.port_of_kind[kind]
            self.add(1.0 if port >= 0 and (idle >> port) & 1 != 0 else 0.0)
            kind += 1

    def add_clan(self, p: Player) -> None:
        """Which clan it is, and the same by how much of the game is to come."""
        later: float = float(self.valuer.forecast.phases) * 0.2
        clan: i64 = 0
        while clan < CLANS:
            self.add(1.0 if p.clan == clan else 0.0)
            clan += 1
        clan = 0
        while clan < CLANS:
            self.add(later if p.clan == clan else 0.0)
            clan += 1

    def add_table(self, s: State) -> None:
        good: i64 = 0
        while good < 6:
            self.add(float(s.price(good)) * 0.1)
            good += 1
        self.add(float(s.cotton) * 0.1)
        self.add(float(s.tobacco) * 0.1)
        self.add(float(s.sugar) * 0.1)
        worth = self.valuer.forecast.import_worth
        self.add(float(worth[0]) * POINTS)
        self.add(float(worth[1]) * POINTS)
        self.add(float(worth[2]) * POINTS)

    def add_rivals(self, s: State, seat: i64, p: Player) -> None:
        self.add(float(self.rival) * POINTS)
        self.add(float(self.mean) * POINTS)
        self.add(float(self.exports) * 0.2)
        self.add(float(self.homes) * 0.2)
        self.add(float(self.money) * 0.01)
        self.add(float(self.passed) * 0.3)
        valuer = self.valuer
        prizes = valuer.forecast.prizes
        players: i64 = s.printed.players
        if players > 1:
            valuer.exports[seat] = p.exports
            self.add(float(shared_rank(valuer.exports, players, seat, prizes.exports)) * POINTS)
            self.add(float(shared_rank(valuer.settled, players, seat, prizes.settlements)) * POINTS)
        else:
            self.add(float(prizes.solo_exports[p.exports]) * POINTS)
            self.add(float(prizes.solo_settlements[valuer.seen_homes]) * POINTS)
        self.add(float(len(s.printed.scoring)) * 0.2)
        self.add(float(p.bid) * 0.1)
        self.add(float(p.money * valuer.forecast.phases) * 0.004)
