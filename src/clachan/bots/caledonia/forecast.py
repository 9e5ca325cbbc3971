"""A forecast for one seat: the time that is left, what goods are worth, and what one production brings."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clachan.bots.caledonia.final_scoring import Prizes
from clachan.bots.caledonia.weights import CERTAIN, GOOD, MONEY, PRICE, TIMING
from clachan.core.decision import first_of, kind_of
from clachan.games.caledonia.decisions import ACTION_PHASE, PRODUCTION
from clachan.games.caledonia.state import (
    BAKERY,
    BREAD,
    CHEESE,
    COW,
    CUNNINGHAM,
    DAIRY,
    DISTILLERY,
    FIELD,
    GRAIN,
    MILK,
    ROUNDS,
    SHEEP,
    WHISKY,
    WOOL,
    Player,
    State,
)

END: Final = 6  # the round after the last: things count only as they are
MIDDLE_PRICE: Final = vec[i64]([4, 5, 5, 10, 10, 11])


class Forecast:
    """Scratch for judging one seat at a time, so that nothing is made in the hot path."""

    def __init__(self, weights: vec[i64]) -> None:
        self.w: vec[i64] = weights
        self.prizes: Prizes = Prizes()
        self.worth: vec[i64] = vec[i64]([0] * 6)  # of a good in stock
        self.yearly: vec[i64] = vec[i64]([0] * 6)  # of a good produced in each production to come
        self.income: vec[i64] = vec[i64]([0] * 6)  # goods of one production, after factories
        self.reserved: vec[i64] = vec[i64]([0] * 6)  # what the first contract takes, by column
        self.import_worth: vec[i64] = vec[i64]([0] * 3)
        self.now: i64 = 1  # the round in which money can next be used
        self.left: i64 = 5  # productions to come
        self.phases: i64 = 5  # action phases to come, this one included
        self.pound: i64 = 0
        self.certain: i64 = 0

    def look_at(self, s: State, seat: i64, p: Player, idle: bool) -> None:
        """Work everything out for a seat; `idle` if it does nothing more in this round."""
        self.set_time(s, seat, p, idle)
        self.set_worths(s, p)
        self.set_income(p)
        self.set_imports(s)

    def set_time(self, s: State, seat: i64, p: Player, idle: bool) -> None:
        self.now = s.round
        if p.passed != 0 or idle:
            self.now += 1
        self.left = ROUNDS + 1 - s.round
        if produced(s, seat):
            self.left -= 1
        self.phases = END - self.now
        self.pound = self.w[MONEY + self.now - 1] if self.now < END else self.prizes.pound
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
            final: i64 = self.prizes.goods[good]
            over: i64 = (s.price(good) - MIDDLE_PRICE[good]) * self.pound * self.w[PRICE] // 100
            if self.now < END:
                self.worth[good] = base * timing // 100 + over
                if self.worth[good] < final:
                    self.worth[good] = final
            else:
                self.worth[good] = final
            self.yearly[good] = 0
            if self.left > 0:
                self.yearly[good] = base * seasons // 100 + over // 2 + final
            good += 1
        if p.clan == CUNNINGHAM and self.left > 0:
            self.set_churning(s)

    def set_churning(self, s: State) -> None:
        """Cunningham sells milk in every production: the stock in the next one, the rest year by year."""
        pounds: i64 = 0
        later: i64 = END - self.left + 1
        while later <= END:
            pounds += self.w[MONEY + later - 1]
            later += 1
        churned: i64 = s.printed.values.churn_price * self.w[MONEY + END - self.left]
        if self.worth[MILK] < churned:
            self.worth[MILK] = churned
        if self.yearly[MILK] < s.printed.values.churn_price * pounds:
            self.yearly[MILK] = s.printed.values.churn_price * pounds

    def barrel_pay(self, s: State, age: i64, usable: i64) -> i64:
        """What a barrel of MacKenzie's pays when it leaves the cellar at the best time, in hundredths.

        It has its age when the round `usable` begins or goes on. It may leave in a turn of that or a later
        round, or after the last production; the oldest leaves by itself.
        """
        best: i64 = 0
        while usable <= END and age <= 3:
            found: i64 = s.printed.values.cellar[age if age < 2 else 2] * self.w[MONEY + usable - 1]
            if found > best:
                best = found
            age += 1
            usable += 1
        return best

    def cellar_income(self, s: State) -> i64:
        """What the barrels of all productions to come will pay, one in each."""
        total: i64 = 0
        usable: i64 = END - self.left + 1
        while usable < END:
            total += self.barrel_pay(s, 0, usable)
            usable += 1
        return total

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

    def set_imports(self, s: State) -> None:
        """Between the middle of the printed points and what the rarity of today would pay."""
        prizes = self.prizes
        if s.printed.static_imports:
            self.import_worth[0] = prizes.static_import
            self.import_worth[1] = prizes.static_import
            self.import_worth[2] = prizes.static_import
            return
        cotton: i64 = (1 if s.tobacco < s.cotton else 0) + (1 if s.sugar < s.cotton else 0)
        tobacco: i64 = (1 if s.cotton <= s.tobacco else 0) + (1 if s.sugar < s.tobacco else 0)
        sugar: i64 = 3 - cotton - tobacco
        hope: i64 = prizes.imports[1] * (100 - self.certain)
        self.import_worth[0] = (hope + prizes.imports[cotton] * self.certain) // 100
        self.import_worth[1] = (hope + prizes.imports[tobacco] * self.certain) // 100
        self.import_worth[2] = (hope + prizes.imports[sugar] * self.certain) // 100


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
    return True
