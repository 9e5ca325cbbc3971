"""The state of a game of Clans of Caledonia. Only the rules and the set-up write to it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clachan.core.bits import WORD, bit
from clachan.core.decision import Stack
from clachan.games.caledonia.printed import Printed

# Goods, in market order.
WOOL: Final = 0
GRAIN: Final = 1
MILK: Final = 2
BREAD: Final = 3
CHEESE: Final = 4
WHISKY: Final = 5
# Units, in the order of the player board.
SHEEP: Final = 0
COW: Final = 1
DAIRY: Final = 2
BAKERY: Final = 3
FIELD: Final = 4
DISTILLERY: Final = 5
WOODCUTTER: Final = 6
MINER: Final = 7
FISHERMAN: Final = 8
PIECES: Final = 4
# Clans.
BUCHANAN: Final = 0
CAMPBELL: Final = 1
CUNNINGHAM: Final = 2
FERGUSSON: Final = 3
MACDONALD: Final = 4
MACEWEN: Final = 5
MACKENZIE: Final = 6
ROBERTSON: Final = 7
STEWART: Final = 8
NO_CLAN: Final = 9
UNCHOSEN: Final = 10
# Ports, in the order of components.PORTS.
MEAT_PORT: Final = 0
PRICE_PORT: Final = 5
ANY_PORT: Final = 8
# Columns of a contract.
ASKS_WOOL: Final = 0
ASKS_MUTTON: Final = 1
ASKS_BEEF: Final = 2
ASKS_BREAD: Final = 3
ASKS_CHEESE: Final = 4
ASKS_WHISKY: Final = 5
BRINGS_COTTON: Final = 6
BRINGS_TOBACCO: Final = 7
BRINGS_SUGAR: Final = 8
BRINGS_HOPS: Final = 9
BRINGS_MONEY: Final = 10
BRINGS_EXPANSIONS: Final = 11
BRINGS_UPGRADES: Final = 12
WIDTH: Final = 13

EMPTY: Final = -1
NEUTRAL: Final = 127
SHIPPING_MOST: Final = 5
MERCHANTS: Final = 7
ROUNDS: Final = 5


class Player:
    """One player's board, stock and place in the game."""

    def __init__(self) -> None:
        self.money: i64 = 0
        self.glory: i64 = 0
        self.clan: i64 = UNCHOSEN
        self.tile: i64 = EMPTY
        self.bid: i64 = 0
        self.passed: i64 = 0
        self.shipping: i64 = 0
        self.technology: i64 = 0  # bit 0 woodcutters, bit 1 miners
        self.merchants: i64 = 2  # off the player board
        self.ready: i64 = 2  # of these, in stock
        self.own_low: i64 = 0
        self.own_high: i64 = 0
        self.reach_low: i64 = 0
        self.reach_high: i64 = 0
        self.ports_reached: i64 = 0
        self.ports_used: i64 = 0
        self.box: i64 = 0  # contract + 1, 0 when empty
        self.second_box: i64 = 0
        self.exported: i64 = 0  # fulfilled contracts as bits
        self.exports: i64 = 0
        self.hops: i64 = 0
        self.cotton: i64 = 0
        self.tobacco: i64 = 0
        self.sugar: i64 = 0
        self.meat: i64 = 0
        self.cellar: i64 = 0  # bit 0 fresh, bit 1 young, bit 2 old
        self.whisky_made: i64 = 0
        self.goods: vec[i64] = vec[i64]()
        self.deployed: vec[i64] = vec[i64]()
        self.trading: vec[i64] = vec[i64]()  # merchants at the market: buyers positive, sellers negative

    def copy(self) -> "Player":
        other = Player()
        other.money = self.money
        other.glory = self.glory
        other.clan = self.clan
        other.tile = self.tile
        other.bid = self.bid
        other.passed = self.passed
        other.shipping = self.shipping
        other.technology = self.technology
        other.merchants = self.merchants
        other.ready = self.ready
        other.own_low = self.own_low
        other.own_high = self.own_high
        other.reach_low = self.reach_low
        other.reach_high = self.reach_high
        other.ports_reached = self.ports_reached
        other.ports_used = self.ports_used
        other.box = self.box
        other.second_box = self.second_box
        other.exported = self.exported
        other.exports = self.exports
        other.hops = self.hops
        other.cotton = self.cotton
        other.tobacco = self.tobacco
        other.sugar = self.sugar
        other.meat = self.meat
        other.cellar = self.cellar
        other.whisky_made = self.whisky_made
        other.goods = self.goods[:]
        other.deployed = self.deployed[:]
        other.trading = self.trading[:]
        return other

    def left(self, kind: i64) -> i64:
        """Pieces of a kind still on the player board; MacDonald's eight workers are all alike."""
        if kind < WOODCUTTER:
            return PIECES - self.deployed[kind]
        if self.clan == MACDONALD:
            return 2 * PIECES - self.deployed[WOODCUTTER] - self.deployed[MINER] - self.deployed[FISHERMAN]
        if kind == FISHERMAN:
            return 0
        return PIECES - self.deployed[kind]

    def room(self) -> i64:
        """Contracts that the export box can still take."""
        if self.clan == BUCHANAN:
            return (1 if self.box == 0 else 0) + (1 if self.second_box == 0 else 0)
        return 1 if self.box == 0 else 0

    def technology_has(self, column: i64) -> bool:
        return (self.technology >> column) & 1 != 0


class State:
    """The whole table. What is undrawn is a bag, not an order."""

    def __init__(self, printed: Printed) -> None:
        self.printed: Printed = printed
        self.pending: Stack = Stack()
        self.round: i64 = 1
        self.turn: i64 = 0
        self.order: i64 = 0  # seats by place, four bits each
        self.next_order: i64 = 0
        self.passes: i64 = 0
        self.current: i64 = 0  # place in the order of the player whose turn it is
        self.offer_left: i64 = 0  # clans (or tiles) not yet chosen, as bits
        self.auction_seats: i64 = 0  # seats still bidding, as bits
        self.auction_bid: i64 = EMPTY
        self.auction_leader: i64 = 0
        self.chosen: i64 = 0
        self.rowed: i64 = 0
        self.shifted: i64 = EMPTY  # good whose price a port has moved and that must be traded now
        self.bought: i64 = 0  # bought by neighbourhood bonus this turn, four bits a good
        self.fulfilled: i64 = 0  # contracts fulfilled in this turn
        self.bag: i64 = 0  # contracts that can still be drawn, as bits
        self.drawn: i64 = 0  # contracts in hand to choose from, six bits each (+ 1)
        self.cotton: i64 = 0
        self.tobacco: i64 = 0
        self.sugar: i64 = 0
        self.last_price_die: i64 = 0
        self.removed: i64 = 0  # contracts taken out of the game by the solo die, as bits
        self.taken_low: i64 = 0
        self.taken_high: i64 = 0
        self.fish_low: i64 = 0
        self.fish_high: i64 = 0
        self.under_first: i64 = 0
        self.under_count: i64 = 0
        self.unit_at: vec[i64] = vec[i64]()  # seat * 16 + kind
        self.slots: vec[i64] = vec[i64]()  # contract + 1 in each box of the export board
        self.under: vec[i64] = vec[i64]()  # contracts put under the pile, a ring of 64
        self.step: vec[i64] = vec[i64]()  # price marker of each good
        self.players: vec[Player] = vec[Player]()

    def __repr__(self) -> str:
        table = f"Clans of Caledonia, {self.printed.players} player(s), round {self.round}"
        return f"<State of {table}: {self.pending!s}>"

    def copy(self) -> "State":
        other = self.table_copy()
        seat: i64 = 0
        while seat < self.printed.players:
            other.players[seat] = self.players[seat].copy()
            seat += 1
        return other

    def copy_for(self, seat: i64) -> "State":
        """As copy, but only one seat's player is copied: enough to try what that seat may do in its turn.

        Nothing changes another player before the turn is over; who goes on further copies again.
        """
        other = self.table_copy()
        other.players[seat] = self.players[seat].copy()
        return other

    def table_copy(self) -> "State":
        """The table of its own, the players shared."""
        other = State(self.printed)
        self.pending.copy_into(other.pending)
        other.round = self.round
        other.turn = self.turn
        other.order = self.order
        other.next_order = self.next_order
        other.passes = self.passes
        other.current = self.current
        other.offer_left = self.offer_left
        other.auction_seats = self.auction_seats
        other.auction_bid = self.auction_bid
        other.auction_leader = self.auction_leader
        other.chosen = self.chosen
        other.rowed = self.rowed
        other.shifted = self.shifted
        other.bought = self.bought
        other.fulfilled = self.fulfilled
        other.bag = self.bag
        other.drawn = self.drawn
        other.cotton = self.cotton
        other.tobacco = self.tobacco
        other.sugar = self.sugar
        other.last_price_die = self.last_price_die
        other.removed = self.removed
        other.taken_low = self.taken_low
        other.taken_high = self.taken_high
        other.fish_low = self.fish_low
        other.fish_high = self.fish_high
        other.under_first = self.under_first
        other.under_count = self.under_count
        other.unit_at = self.unit_at[:]
        other.slots = self.slots[:]
        other.under = self.under[:]
        other.step = self.step[:]
        other.players = self.players[:]
        return other

    def price(self, good: i64) -> i64:
        return self.price_at(good, self.step[good])

    def price_at(self, good: i64, step: i64) -> i64:
        return self.printed.values.prices[good * self.printed.values.steps + step]

    def seat_at(self, place: i64) -> i64:
        """The seat at a place in the turn order."""
        return (self.order >> (4 * place)) & 15

    def take_hex(self, place: i64) -> None:
        if place < WORD:
            self.taken_low |= bit(place)
        else:
            self.taken_high |= bit(place - WORD)

    def free_hex(self, place: i64) -> None:
        if place < WORD:
            self.taken_low &= ~bit(place)
        else:
            self.taken_high &= ~bit(place - WORD)

    def asks(self, contract: i64, column: i64) -> i64:
        """What a contract asks for or brings in one of its columns."""
        return self.printed.values.contract[contract * WIDTH + column]

    def fee(self) -> i64:
        """Money received for taking a contract this round; negative when it costs."""
        return self.printed.values.fees[self.round - 1]
