"""The expected final points of a seat, in hundredths: what is certain, what is in stock, what is to come."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clachan.bots.caledonia.exports import contract_points
from clachan.bots.caledonia.final_scoring import shared_rank
from clachan.bots.caledonia.forecast import END, Forecast
from clachan.bots.caledonia.weights import (
    CLAN_WORTH,
    EXPORT,
    FUTURE_CONTRACT,
    GOODS_TILE,
    IDLE_FACTORY,
    LASTING_TILE,
    MERCHANT,
    MONEY,
    PORT_WORTH,
    PURSE,
    PURSE_OVER,
    REACH,
    REACH_MOST,
    READY,
    SETTLEMENT,
    SHIPPING_STEP,
    TECHNOLOGY_WORTH,
    UNIT,
)
from clachan.core.bits import count_bits
from clachan.games.caledonia.rules.production import wages
from clachan.games.caledonia.rules.round_scoring import glory_for
from clachan.games.caledonia.settlements import SettlementCounter
from clachan.games.caledonia.state import (
    BAKERY,
    BREAD,
    CHEESE,
    DAIRY,
    DISTILLERY,
    GRAIN,
    MACKENZIE,
    MILK,
    ROUNDS,
    UNCHOSEN,
    WHISKY,
    WOOL,
    Player,
    State,
)

BASICS_TILE: Final = 0
PROCESSED_TILE: Final = 1


class Valuer:
    """Judges states by a row of weights."""

    def __init__(self, weights: vec[i64]) -> None:
        self.forecast: Forecast = Forecast(weights)
        self.counter: SettlementCounter = SettlementCounter()
        self.settled: vec[i64] = vec[i64]([0] * 4)
        self.exports: vec[i64] = vec[i64]([0] * 4)
        self.seen_low: i64 = -1
        self.seen_high: i64 = -1
        self.seen_shipping: i64 = 0
        self.seen_homes: i64 = 0

    def look(self, s: State) -> None:
        """Note the prizes, and every seat's settlements: one seat does not change those of the others."""
        self.forecast.prizes.read(s.printed)
        seat: i64 = 0
        while seat < s.printed.players:
            self.settled[seat] = self.counter.settlements(s, s.players[seat])
            seat += 1

    def value(self, s: State, seat: i64, idle: bool) -> i64:
        """Points to expect. `idle` judges as if the seat did nothing more in this round."""
        p = s.players[seat]
        self.forecast.look_at(s, seat, p, idle)
        total: i64 = self.certain_points(s, seat, p)
        total += self.money_points(s, p) + self.stock_points(s, p)
        total += self.income_points(s, p) + self.tile_points(s, p)
        total += contract_points(self.forecast, s, p)
        return total + self.means_points(s, seat, p)

    def certain_points(self, s: State, seat: i64, p: Player) -> i64:
        """Glory, imports, and the rankings as far as they are clear."""
        o = self.forecast
        prizes = o.prizes
        total: i64 = p.glory * prizes.glory + p.hops * prizes.hops - p.bid * 100
        total += p.cotton * o.import_worth[0] + p.tobacco * o.import_worth[1]
        total += p.sugar * o.import_worth[2]
        homes: i64 = self.homes(s, seat, p)
        sure: i64 = 0
        likely: i64 = p.exports * o.w[EXPORT]
        if s.printed.players == 1:
            sure = prizes.solo_exports[p.exports] + prizes.solo_settlements[homes]
            likely += (homes if homes < prizes.homes_most else prizes.homes_most) * o.w[SETTLEMENT]
        else:
            sure = self.ranked_points(s, seat)
            likely += homes * o.w[SETTLEMENT]
        return total + (sure * o.certain + likely * (100 - o.certain)) // 100

    def homes(self, s: State, seat: i64, p: Player) -> i64:
        """Settlements, counted again only when the units or the shipping are others than last time."""
        same: bool = p.own_low == self.seen_low and p.own_high == self.seen_high
        if not same or p.shipping != self.seen_shipping:
            self.seen_low = p.own_low
            self.seen_high = p.own_high
            self.seen_shipping = p.shipping
            self.seen_homes = self.counter.settlements(s, p)
        self.settled[seat] = self.seen_homes
        return self.seen_homes

    def ranked_points(self, s: State, seat: i64) -> i64:
        players: i64 = s.printed.players
        other: i64 = 0
        while other < players:
            self.exports[other] = s.players[other].exports
            other += 1
        prizes = self.forecast.prizes
        exports: i64 = shared_rank(self.exports, players, seat, prizes.exports)
        return exports + shared_rank(self.settled, players, seat, prizes.settlements)

    def money_points(self, s: State, p: Player) -> i64:
        """Money in hand, and the bonus for passing that is still to come."""
        o = self.forecast
        money: i64 = p.money
        if p.passed == 0:
            money += s.printed.values.pass_money[s.passes]
        purse: i64 = o.w[PURSE]
        if o.now < END and money > purse:
            return purse * o.pound + (money - purse) * o.pound * o.w[PURSE_OVER] // 100
        return money * o.pound

    def stock_points(self, s: State, p: Player) -> i64:
        o = self.forecast
        total: i64 = 0
        good: i64 = 0
        while good < 6:
            total += p.goods[good] * o.worth[good]
            good += 1
        return total + self.cellar_points(s, p) if p.cellar != 0 and s.pending.depth > 0 else total

    def cellar_points(self, s: State, p: Player) -> i64:
        """MacKenzie's barrels; at the end of the game those in the cellar are worth nothing."""
        o = self.forecast
        total: i64 = 0
        age: i64 = 0
        while age < 3:
            if (p.cellar >> age) & 1 != 0:
                years: i64 = o.now - (END - o.left)  # productions before this seat has another turn
                total += o.worth[WHISKY] + o.barrel_pay(s, age + years, o.now)
            age += 1
        return total

    def income_points(self, s: State, p: Player) -> i64:
        """Wages and goods of all productions to come."""
        o = self.forecast
        total: i64 = 0
        pay: i64 = wages(s, p)
        if p.clan == MACKENZIE:
            pay += o.income[WHISKY] * s.printed.values.whisky_income
            if o.income[WHISKY] > 0:
                total += o.cellar_income(s)
        later: i64 = END - o.left + 1
        while later <= END:
            total += pay * o.w[MONEY + later - 1]
            later += 1
        good: i64 = 0
        while good < 6:
            total += o.income[good] * o.yearly[good]
            good += 1
        kind: i64 = 0
        while kind < 9:
            total += p.deployed[kind] * o.w[UNIT + kind] * o.left
            kind += 1
        return total + self.idle_points(p) if o.left > 0 else total

    def idle_points(self, p: Player) -> i64:
        """Factories that must use goods of the stock, or bought ones."""
        o = self.forecast
        bakers: i64 = p.deployed[BAKERY] - o.income[BREAD]
        stills: i64 = p.deployed[DISTILLERY] - o.income[WHISKY]
        dairies: i64 = p.deployed[DAIRY] - o.income[CHEESE]
        share: i64 = o.w[IDLE_FACTORY]
        total: i64 = bakers * (o.yearly[BREAD] - o.yearly[GRAIN]) * share // 100
        total += stills * (o.yearly[WHISKY] - o.yearly[GRAIN]) * share // 100
        total += dairies * (o.yearly[CHEESE] - o.yearly[MILK]) * share // 100
        fed: i64 = p.goods[GRAIN] if p.goods[GRAIN] < bakers + stills else bakers + stills
        total += fed * (o.worth[BREAD] - o.worth[GRAIN]) * (100 - share) // 100
        milked: i64 = p.goods[MILK] if p.goods[MILK] < dairies else dairies
        return total + milked * (o.worth[CHEESE] - o.worth[MILK]) * (100 - share) // 100

    def tile_points(self, s: State, p: Player) -> i64:
        """Glory of this round's tile and of those to come."""
        o = self.forecast
        if len(s.printed.scoring) == 0 or s.pending.depth == 0:
            return 0
        total: i64 = 0
        turn: i64 = s.round
        while turn <= ROUNDS:
            tile: i64 = s.printed.scoring[turn - 1]
            share: i64 = 100 if turn == s.round else o.w[LASTING_TILE]
            if tile == BASICS_TILE or tile == PROCESSED_TILE:
                total += self.goods_glory(s, p, tile, turn)
            else:
                total += glory_for(s, p, tile) * share
            turn += 1
        return total

    def goods_glory(self, s: State, p: Player, tile: i64, turn: i64) -> i64:
        """Glory for goods: what is there after this round's production, or a part of a later one's."""
        o = self.forecast
        first: i64 = WOOL if tile == BASICS_TILE else BREAD
        made: i64 = o.income[first] + o.income[first + 1] + o.income[first + 2]
        pays: i64 = s.printed.values.glory[tile] * o.prizes.glory
        goods: i64 = s.printed.values.glory_each[tile]
        if turn > s.round:
            return made * pays // goods * o.w[GOODS_TILE] // 100
        stock: i64 = p.goods[first] + p.goods[first + 1] + p.goods[first + 2]
        if tile == PROCESSED_TILE:
            stock += count_bits(p.cellar)
        if o.left + s.round > ROUNDS:
            stock += made
        if tile == PROCESSED_TILE and o.left + s.round <= ROUNDS:
            return stock // goods * pays
        return stock * pays // goods

    def means_points(self, s: State, seat: i64, p: Player) -> i64:
        """Merchants, reach, ports and technology: what makes the rounds to come better."""
        o = self.forecast
        total: i64 = 0
        if p.clan != UNCHOSEN:
            total = o.w[CLAN_WORTH + p.clan] * o.phases // ROUNDS
        total += p.merchants * o.w[MERCHANT] * o.phases
        if o.now == s.round:
            total += p.ready * o.w[READY]
        total += count_bits(p.technology) * o.w[TECHNOLOGY_WORTH] * o.phases
        total += p.shipping * o.w[SHIPPING_STEP] * o.phases
        total += self.room_to_grow(s, p) * o.w[REACH] * o.phases
        contracted: i64 = o.income[WOOL] + o.income[BREAD] + o.income[CHEESE] + o.income[WHISKY]
        total += contracted * o.w[FUTURE_CONTRACT] * o.phases
        return total + self.port_points(s, p) if o.now < END else total

    def room_to_grow(self, s: State, p: Player) -> i64:
        o = self.forecast
        room: i64 = count_bits(p.reach_low & s.printed.map.open_low & ~s.taken_low)
        room += count_bits(p.reach_high & s.printed.map.open_high & ~s.taken_high)
        return room if room < o.w[REACH_MOST] else o.w[REACH_MOST]

    def port_points(self, s: State, p: Player) -> i64:
        o = self.forecast
        total: i64 = 0
        if p.ports_reached & ~p.ports_used == 0:
            return total
        kind: i64 = 0
        while kind < 9:
            port: i64 = s.printed.port_of_kind[kind]
            if port >= 0 and ((p.ports_reached & ~p.ports_used) >> port) & 1 != 0:
                total += o.w[PORT_WORTH + kind]
            kind += 1
        return total
