"""The expected final points of a seat, in hundredths: what is certain, what is in stock, what is to come."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clachan.bots.caledonia.standing import Spread, shared_rank, solo_exports, solo_settlements
from clachan.bots.caledonia.weights import (
    BOX,
    BUYING,
    CERTAIN,
    CLAN_WORTH,
    EXPORT,
    FREE_EXPANSION,
    FREE_UPGRADE,
    FUTURE_CONTRACT,
    GOOD,
    GOODS_TILE,
    IDLE_FACTORY,
    LASTING_TILE,
    LATER_CONTRACT,
    MEAT_COST,
    MERCHANT,
    MONEY,
    OFFER,
    PORT_WORTH,
    PRICE,
    PURSE,
    PURSE_OVER,
    REACH,
    REACH_MOST,
    READY,
    READY_CONTRACT,
    SETTLEMENT,
    SHIPPING_STEP,
    TECHNOLOGY_WORTH,
    TIMING,
    UNIT,
    WAITING,
)
from clachan.core.bits import count_bits
from clachan.core.decision import first_of, kind_of
from clachan.games.caledonia.decisions import ACTION_PHASE, PRODUCTION
from clachan.games.caledonia.rules.production import wages
from clachan.games.caledonia.rules.round_scoring import glory_for
from clachan.games.caledonia.state import (
    ASKS_BEEF,
    ASKS_MUTTON,
    ASKS_WOOL,
    BAKERY,
    BREAD,
    BRINGS_COTTON,
    BRINGS_EXPANSIONS,
    BRINGS_HOPS,
    BRINGS_MONEY,
    BRINGS_SUGAR,
    BRINGS_TOBACCO,
    BRINGS_UPGRADES,
    BUCHANAN,
    CHEESE,
    COW,
    CUNNINGHAM,
    DAIRY,
    DISTILLERY,
    FIELD,
    GRAIN,
    MACKENZIE,
    MILK,
    ROUNDS,
    SHEEP,
    UNCHOSEN,
    WHISKY,
    WOOL,
    Player,
    State,
)

END: Final = 6  # the round after the last: things count only as they are
FINAL_WORTH: Final = vec[i64]([100, 100, 100, 200, 200, 200])
BASICS_TILE: Final = 0
PROCESSED_TILE: Final = 1
MIDDLE_PRICE: Final = vec[i64]([4, 5, 5, 10, 10, 11])
LAND: Final = 3  # what the ground under a unit usually costs
IMPOSSIBLE: Final = -1_000_000


class Valuer:
    """Judges states by a row of weights. Its fields are scratch of the seat that is being judged."""

    def __init__(self, weights: vec[i64]) -> None:
        self.w: vec[i64] = weights
        self.spread: Spread = Spread()
        self.settled: vec[i64] = vec[i64]([0] * 4)
        self.exports: vec[i64] = vec[i64]([0] * 4)
        self.worth: vec[i64] = vec[i64]([0] * 6)  # of a good in stock
        self.yearly: vec[i64] = vec[i64]([0] * 6)  # of a good produced in each production to come
        self.income: vec[i64] = vec[i64]([0] * 6)  # goods of one production, after factories
        self.import_worth: vec[i64] = vec[i64]([0] * 3)
        self.now: i64 = 1  # the round in which money can next be used
        self.left: i64 = 5  # productions to come
        self.phases: i64 = 5  # action phases to come, this one included
        self.pound: i64 = 0
        self.certain: i64 = 0

    def look(self, s: State) -> None:
        """Note every seat's settlements: one seat's actions do not change those of the others."""
        seat: i64 = 0
        while seat < s.printed.players:
            self.settled[seat] = self.spread.settlements(s, s.players[seat])
            seat += 1

    def value(self, s: State, seat: i64, idle: bool) -> i64:
        """Points to expect. `idle` judges as if the seat did nothing more in this round."""
        p = s.players[seat]
        self.set_time(s, seat, p, idle)
        self.set_worths(s, p)
        self.set_income(p)
        total: i64 = self.certain_points(s, seat, p)
        total += self.money_points(s, p) + self.stock_points(s, p)
        total += self.income_points(s, p) + self.tile_points(s, p)
        total += self.contract_points(s, p)
        return total + self.means_points(s, seat, p)

    def set_time(self, s: State, seat: i64, p: Player, idle: bool) -> None:
        self.now = s.round
        if p.passed != 0 or idle:
            self.now += 1
        self.left = ROUNDS + 1 - s.round
        if produced(s, seat):
            self.left -= 1
        self.phases = END - self.now
        self.pound = self.w[MONEY + self.now - 1]
        self.certain = self.w[CERTAIN + self.now - 1]

    def set_worths(self, s: State, p: Player) -> None:
        """What a good is worth in stock now, and what one of every production to come is worth in all."""
        seasons: i64 = 0
        later: i64 = END - self.left + 1
        while later < END:
            seasons += self.w[TIMING + later - 1]
            later += 1
        timing: i64 = self.w[TIMING + self.now - 1]
        good: i64 = 0
        while good < 6:
            base: i64 = self.w[GOOD + good]
            final: i64 = FINAL_WORTH[good]
            over: i64 = (s.price(good) - MIDDLE_PRICE[good]) * self.pound * self.w[PRICE] // 100
            if self.now < END:
                self.worth[good] = base * timing // 100 + over
                if self.worth[good] < final:
                    self.worth[good] = final
            else:
                self.worth[good] = final
            self.yearly[good] = base * seasons // 100 + over // 2
            if self.left > 0:
                self.yearly[good] += final
            good += 1
        if p.clan == CUNNINGHAM and self.now < END:
            churned: i64 = s.printed.churn_price * self.pound
            if self.worth[MILK] < churned:
                self.worth[MILK] = churned

    def set_income(self, p: Player) -> None:
        """Goods of one production: factories use what the own units bring, whisky before bread."""
        grain: i64 = 2 * p.deployed[FIELD]
        whisky: i64 = p.deployed[DISTILLERY] if p.deployed[DISTILLERY] < grain else grain
        grain -= whisky
        bread: i64 = p.deployed[BAKERY] if p.deployed[BAKERY] < grain else grain
        cheese: i64 = p.deployed[DAIRY] if p.deployed[DAIRY] < p.deployed[COW] else p.deployed[COW]
        self.income[WOOL] = p.deployed[SHEEP]
        self.income[GRAIN] = grain - bread
        self.income[MILK] = p.deployed[COW] - cheese
        self.income[BREAD] = bread
        self.income[CHEESE] = cheese
        self.income[WHISKY] = whisky

    def certain_points(self, s: State, seat: i64, p: Player) -> i64:
        """Glory, imports, and the rankings as far as they are clear."""
        self.set_imports(s)
        total: i64 = (p.glory + p.hops - p.bid) * 100
        total += p.cotton * self.import_worth[0] + p.tobacco * self.import_worth[1]
        total += p.sugar * self.import_worth[2]
        homes: i64 = self.spread.settlements(s, p)
        self.settled[seat] = homes
        sure: i64 = 0
        likely: i64 = p.exports * self.w[EXPORT]
        if s.printed.players == 1:
            sure = solo_exports(p.exports) + solo_settlements(homes)
            likely += (homes if homes < 14 else 14) * self.w[SETTLEMENT]
        else:
            sure = self.ranked_points(s, seat)
            likely += homes * self.w[SETTLEMENT]
        return total + (sure * self.certain + likely * (100 - self.certain)) // 100

    def ranked_points(self, s: State, seat: i64) -> i64:
        players: i64 = s.printed.players
        other: i64 = 0
        while other < players:
            self.exports[other] = s.players[other].exports
            other += 1
        if players == 2:
            return shared_rank(self.exports, 2, seat, 8, 0, 0) + shared_rank(self.settled, 2, seat, 12, 0, 0)
        exports: i64 = shared_rank(self.exports, players, seat, 12, 6, 0)
        return exports + shared_rank(self.settled, players, seat, 18, 12, 6)

    def set_imports(self, s: State) -> None:
        """Between 4 points and what the rarity of today would pay."""
        hope: i64 = 100 - self.certain
        cotton: i64 = 3 + (1 if s.cotton <= s.tobacco else 0) + (1 if s.cotton <= s.sugar else 0)
        tobacco: i64 = 3 + (1 if s.tobacco < s.cotton else 0) + (1 if s.tobacco <= s.sugar else 0)
        sugar: i64 = 3 + (1 if s.sugar < s.cotton else 0) + (1 if s.sugar < s.tobacco else 0)
        if s.printed.static_imports:
            hope = 100
        self.import_worth[0] = 4 * hope + cotton * (100 - hope)
        self.import_worth[1] = 4 * hope + tobacco * (100 - hope)
        self.import_worth[2] = 4 * hope + sugar * (100 - hope)

    def money_points(self, s: State, p: Player) -> i64:
        """Money in hand, and the bonus for passing that is still to come."""
        money: i64 = p.money
        if p.passed == 0:
            money += s.printed.pass_money[s.passes]
        purse: i64 = self.w[PURSE]
        if self.now < END and money > purse:
            return purse * self.pound + (money - purse) * self.pound * self.w[PURSE_OVER] // 100
        return money * self.pound

    def stock_points(self, s: State, p: Player) -> i64:
        total: i64 = 0
        good: i64 = 0
        while good < 6:
            total += p.goods[good] * self.worth[good]
            good += 1
        if p.clan == MACKENZIE:
            total += count_bits(p.cellar) * (self.worth[WHISKY] + 10 * self.pound)
        return total

    def income_points(self, s: State, p: Player) -> i64:
        """Wages and goods of all productions to come."""
        total: i64 = 0
        pay: i64 = wages(s, p)
        if p.clan == MACKENZIE:
            pay += self.income[WHISKY] * s.printed.whisky_income
        later: i64 = END - self.left + 1
        while later <= END:
            total += pay * self.w[MONEY + later - 1]
            later += 1
        good: i64 = 0
        while good < 6:
            total += self.income[good] * self.yearly[good]
            good += 1
        kind: i64 = 0
        while kind < 9:
            total += p.deployed[kind] * self.w[UNIT + kind] * self.left
            kind += 1
        return total + self.idle_points(p) if self.left > 0 else total

    def idle_points(self, p: Player) -> i64:
        """Factories that must use goods of the stock, or bought ones."""
        bakers: i64 = p.deployed[BAKERY] - self.income[BREAD]
        stills: i64 = p.deployed[DISTILLERY] - self.income[WHISKY]
        dairies: i64 = p.deployed[DAIRY] - self.income[CHEESE]
        share: i64 = self.w[IDLE_FACTORY]
        total: i64 = bakers * (self.yearly[BREAD] - self.yearly[GRAIN]) * share // 100
        total += stills * (self.yearly[WHISKY] - self.yearly[GRAIN]) * share // 100
        total += dairies * (self.yearly[CHEESE] - self.yearly[MILK]) * share // 100
        fed: i64 = p.goods[GRAIN] if p.goods[GRAIN] < bakers + stills else bakers + stills
        total += fed * (self.worth[BREAD] - self.worth[GRAIN]) * (100 - share) // 100
        milked: i64 = p.goods[MILK] if p.goods[MILK] < dairies else dairies
        return total + milked * (self.worth[CHEESE] - self.worth[MILK]) * (100 - share) // 100

    def tile_points(self, s: State, p: Player) -> i64:
        """Glory of this round's tile and of those to come."""
        if len(s.printed.scoring) == 0 or s.pending.depth == 0:
            return 0
        total: i64 = 0
        turn: i64 = s.round
        while turn <= ROUNDS:
            tile: i64 = s.printed.scoring[turn - 1]
            share: i64 = 100 if turn == s.round else self.w[LASTING_TILE]
            if tile == BASICS_TILE or tile == PROCESSED_TILE:
                total += self.goods_glory(s, p, tile, turn)
            else:
                total += glory_for(s, p, tile) * share
            turn += 1
        return total

    def goods_glory(self, s: State, p: Player, tile: i64, turn: i64) -> i64:
        """Glory for goods: what is there after this round's production, or a part of a later one's."""
        first: i64 = WOOL if tile == BASICS_TILE else BREAD
        made: i64 = self.income[first] + self.income[first + 1] + self.income[first + 2]
        each: i64 = 100 if tile == BASICS_TILE else 150
        if turn > s.round:
            return made * each * self.w[GOODS_TILE] // 100
        stock: i64 = p.goods[first] + p.goods[first + 1] + p.goods[first + 2]
        if self.left + s.round > ROUNDS:
            stock += made
        if tile == PROCESSED_TILE and self.left + s.round <= ROUNDS:
            return stock // 2 * 300
        return stock * each

    def contract_points(self, s: State, p: Player) -> i64:
        """Contracts in the export box, and the empty box with the best that lies on the board."""
        if self.now == END:
            return 0
        total: i64 = 0
        if p.box != 0:
            total += self.held_points(s, p, p.box - 1)
        if p.second_box != 0:
            total += self.held_points(s, p, p.second_box - 1)
        if p.box == 0 or (p.clan == BUCHANAN and p.second_box == 0):
            total += self.w[BOX + self.now - 1]
            best: i64 = self.best_offer(s, p)
            if best > 0:
                total += best * self.w[OFFER + self.now - 1] // 100
        return total

    def held_points(self, s: State, p: Player, contract: i64) -> i64:
        net: i64 = self.net_points(s, p, contract, 0)
        return net if net > 0 else 0

    def best_offer(self, s: State, p: Player) -> i64:
        """The best contract on the export board, its fee paid."""
        fee: i64 = s.printed.fees[self.now - 1]
        best: i64 = 0
        slot: i64 = 0
        while slot < s.printed.boxes:
            contract: i64 = s.slots[slot]
            if contract != 0:
                net: i64 = self.net_points(s, p, contract - 1, fee) + fee * self.pound
                if net > best:
                    best = net
            slot += 1
        return best

    def net_points(self, s: State, p: Player, contract: i64, fee: i64) -> i64:
        """What a contract brings beyond the worth of what it asks for; nothing if it cannot be done in time."""
        gain: i64 = self.brought(s, contract)
        cost: i64 = 0
        buys: i64 = 0
        bill: i64 = 0
        missing: i64 = 0
        column: i64 = ASKS_WOOL
        while column <= 5:
            need: i64 = s.asks(contract, column)
            if need > 0:
                if column == ASKS_MUTTON or column == ASKS_BEEF:
                    animal: i64 = column - ASKS_MUTTON
                    here: i64 = p.deployed[animal] if p.deployed[animal] < need else need
                    good: i64 = WOOL if animal == SHEEP else MILK
                    cost += need * self.yearly[good] * self.w[MEAT_COST] // 100
                    cost += (need - here) * (s.printed.unit_cost[animal] + LAND) * self.pound
                    bill += (need - here) * (s.printed.unit_cost[animal] + LAND)
                    missing += need - here
                else:
                    good = column
                    if column == ASKS_WOOL:
                        good = WOOL
                    here = p.goods[good] if p.goods[good] < need else need
                    wait: i64 = need - here
                    soon: i64 = self.income[good] * (self.left - 1)
                    if wait > soon:
                        buys += wait - soon
                        bill += (wait - soon) * s.price(good)
                        cost += (wait - soon) * (s.price(good) * self.pound + self.w[BUYING])
                        missing += wait - soon
                        wait = soon
                    missing += wait
                    cost += here * self.worth[good] + wait * (self.worth[good] + self.w[WAITING])
            column += 1
        if missing > 0 and not self.can_get(s, p, buys, bill, fee):
            return 0
        share: i64 = self.w[READY_CONTRACT] if missing == 0 else self.w[LATER_CONTRACT]
        return (gain - cost) * share // 100

    def can_get(self, s: State, p: Player, buys: i64, bill: i64, fee: i64) -> bool:
        """Whether merchants, and in the last round the money, suffice for what must still be bought."""
        merchants: i64 = p.merchants * self.phases
        if self.now == s.round:
            merchants -= p.merchants - p.ready
        if buys > merchants:
            return False
        return self.phases > 1 or bill <= p.money + fee

    def brought(self, s: State, contract: i64) -> i64:
        """Imports, bonuses and the place in the ranking that a contract brings."""
        gain: i64 = s.asks(contract, BRINGS_HOPS) * 100 + self.w[EXPORT]
        gain += s.asks(contract, BRINGS_COTTON) * self.import_worth[0]
        gain += s.asks(contract, BRINGS_TOBACCO) * self.import_worth[1]
        gain += s.asks(contract, BRINGS_SUGAR) * self.import_worth[2]
        gain += s.asks(contract, BRINGS_MONEY) * self.pound
        gain += s.asks(contract, BRINGS_EXPANSIONS) * self.w[FREE_EXPANSION]
        return gain + s.asks(contract, BRINGS_UPGRADES) * self.w[FREE_UPGRADE]

    def means_points(self, s: State, seat: i64, p: Player) -> i64:
        """Merchants, reach, ports and technology: what makes the rounds to come better."""
        total: i64 = self.w[CLAN_WORTH + p.clan] if p.clan != UNCHOSEN else 0
        total += p.merchants * self.w[MERCHANT] * self.phases
        if self.now == s.round:
            total += p.ready * self.w[READY]
        total += count_bits(p.technology) * self.w[TECHNOLOGY_WORTH] * self.phases
        total += p.shipping * self.w[SHIPPING_STEP] * self.phases
        total += self.room_to_grow(s, p) * self.w[REACH] * self.phases
        contracted: i64 = self.income[WOOL] + self.income[BREAD] + self.income[CHEESE] + self.income[WHISKY]
        total += contracted * self.w[FUTURE_CONTRACT] * self.phases
        return total + self.port_points(s, p) if self.now < END else total

    def room_to_grow(self, s: State, p: Player) -> i64:
        room: i64 = count_bits(p.reach_low & s.printed.open_low & ~s.taken_low)
        room += count_bits(p.reach_high & s.printed.open_high & ~s.taken_high)
        return room if room < self.w[REACH_MOST] else self.w[REACH_MOST]

    def port_points(self, s: State, p: Player) -> i64:
        total: i64 = 0
        kind: i64 = 0
        while kind < 9:
            port: i64 = s.printed.port_of_kind[kind]
            if port >= 0 and ((p.ports_reached & ~p.ports_used) >> port) & 1 != 0:
                total += self.w[PORT_WORTH + kind]
            kind += 1
        return total


def produced(s: State, seat: i64) -> bool:
    """Whether a seat has had its production of this round."""
    place: i64 = 0
    while place < s.pending.depth:
        kind: i64 = kind_of(s.pending.items[place])
        if kind == ACTION_PHASE:
            return False
        place += 1
    place = 0
    while place < s.pending.depth:
        if kind_of(s.pending.items[place]) == PRODUCTION:
            done: i64 = first_of(s.pending.items[place])
            turn: i64 = 0
            while turn < done:
                if s.seat_at(turn) == seat:
                    return True
                turn += 1
            return False
        place += 1
    return s.pending.depth == 0
