"""The events of chronicle VI: what each landmark card does when it is turned over."""

from itertools import combinations
from typing import Final

from mypy_extensions import i64

from clachan.core.bits import count_bits
from clachan.core.decision import decision
from clachan.core.message import Reason
from clachan.games.glenmore import parts
from clachan.games.glenmore.actions import CLAIM, REMOVE, SPACE, TILE_COUNT
from clachan.games.glenmore.board import HOME_CASTLE, NAMES
from clachan.games.glenmore.components import CARDS, TILES
from clachan.games.glenmore.decisions import (
    ABROAD,
    HOMEWARD,
    PAYING_EVENT,
    REMOVING,
    SHEEP_BACK,
    STONES,
    SWAP,
    TRIGGERING,
)
from clachan.games.glenmore.rules import (
    claiming,
    clan_markers,
    exchange,
    exchange_costs,
    market,
    occasions,
    removing,
    territory,
)
from clachan.games.glenmore.rules.chronicles import abroad, swapping, tome_cards
from clachan.games.glenmore.state import (
    ANIMAL,
    ARMADALE,
    CATTLE,
    DONAN,
    DUART,
    INVERNESS,
    LINES,
    LOCHY,
    MACLEAN,
    MEY,
    MOIL,
    MORAR,
    NESS,
    ONE_SCOTSMAN,
    OPEN,
    SCOTS_BITS,
    SHEEP,
    SHIEL,
    SINCLAIR,
    STALKER,
    STONE,
    Player,
    State,
)
from clachan.games.glenmore.words import because

ENGLAND_ROW: Final = 5
DUART_TILE: Final = 98  # the exchange on Duart Castle's card, kept with the tiles
WILLIAM_WALLACE: Final = TILES.index("william wallace")
SHIEL_TILE: Final = TILES.index("loch shiel")
LOCHY_TILE: Final = TILES.index("loch lochy")
CHURCH_TILE: Final = TILES.index("glenfinnan church")


def place_of(p: Player, tile: i64) -> i64:
    """Where a tile lies in a territory, or -1."""
    index: i64 = 0
    while index < p.size:
        if p.tile(p.places[index]) == tile:
            return p.places[index]
        index += 1
    return -1


def scotsmen_out(p: Player) -> i64:
    """Scotsmen in the territory."""
    total: i64 = 0
    index: i64 = 0
    while index < p.size:
        total += p.scotsmen_on(p.places[index])
        index += 1
    return total


def points_of(p: Player) -> i64:
    """Victory points gained so far."""
    total: i64 = 0
    line: i64 = 0
    while line < LINES:
        total += p.lines[line]
        line += 1
    return total


# --- whether an event can be resolved -------------------------------------------------------------------


def can_resolve(s: State, seat: i64, p: Player, card: i64) -> bool:
    """Whether the effect can be paid and brings something; otherwise the card is only turned over."""
    if card == STALKER or card == MEY or card == tome_cards.STORR or card == tome_cards.FORT_GEORGE:
        return any_payer(s, seat, p, card)
    if card == MORAR:
        return scotsmen_out(p) >= tome_cards.number_of(s, "loch morar scotsmen")
    if card == DONAN:
        return abroad.any_tile(s, seat, 0)
    if card == DUART:
        return p.has_clan(MACLEAN) or can_trade_duart(s, p)
    if card == SHIEL:
        return place_of(p, SHIEL_TILE) >= 0 and p.scotsmen > 0 and points_of(p) >= shiel_cost(s)
    if card == ARMADALE:
        return p.goods[STONE] > 0 or market.price(s, STONE) <= p.coins
    if card == tome_cards.DUNVEGAN:
        return p.goods[SHEEP] >= tome_cards.number_of(s, "dunvegan castle sheep")
    if card == tome_cards.LOMOND:
        return s.market[ENGLAND_ROW] > 0
    if card == tome_cards.CHURCH:
        return place_of(p, CHURCH_TILE) >= 0
    if card == tome_cards.MONUMENT:
        return swapping.any_swap(s)
    return True


def shiel_cost(s: State) -> i64:
    return tome_cards.number_of(s, "loch shiel vp")


def can_trade_duart(s: State, p: Player) -> bool:
    wanted: i64 = s.printed.components.chronicles.duart_exchange[0]
    spare: i64 = 1 if s.has_effect(p, SINCLAIR) else 0
    return exchange_costs.least_of_set(s, p, DUART_TILE, 0, wanted, spare, -1, -1) <= p.coins


def any_payer(s: State, seat: i64, p: Player, card: i64) -> bool:
    if (card == MEY or card == tome_cards.FORT_GEORGE) and not any_removable(s, seat, p):
        return False
    index: i64 = 0
    while index < p.size:
        if can_pay_from(s, seat, p, card, p.places[index]):
            return True
        index += 1
    return False


def any_removable(s: State, seat: i64, p: Player) -> bool:
    index: i64 = 0
    while index < p.size:
        place: i64 = p.places[index]
        if removing.can_remove(s, p, place) and occasions.may_leave(s, seat, place):
            return True
        index += 1
    return False


def can_pay_from(s: State, seat: i64, p: Player, card: i64, place: i64) -> bool:
    """A Scotsman stands there; for Castle Stalker the others must still support a discarded tile."""
    if p.cells[place] & SCOTS_BITS == 0:
        return False
    if card != STALKER:
        return True
    tried = p.copy_to_try()
    tried.cells[place] -= ONE_SCOTSMAN
    return claiming.can_claim(s, tried)


def why_not_resolve(s: State, seat: int, card: int) -> Reason | None:
    """What keeps the event from having an effect, worked out afresh."""
    p, name = s.players[seat], CARDS[card]
    scots = sum(int(p.scotsmen_on(place)) for place in territory.scotsmen_places(p))
    if name in ("castle stalker", "castle of mey", "old man of storr", "fort george"):
        return _why_not_pay(s, seat, card, scots)
    if name == "loch morar":
        wanted = tome_cards.number_of(s, "loch morar scotsmen")
        return None if scots >= wanted else because("scotsmen-cost", count=wanted, have=scots)
    if name == "donan castle":
        found = any(
            abroad.why_not_tile(s, seat, other, place, 0) is None
            for other in range(s.printed.players)
            for place in territory.territory(s.players[other])
        )
        return None if found else because("nothing-abroad")
    if name == "duart castle":
        return _why_not_duart(s, seat)
    if name in ("loch shiel", "glenfinnan church"):
        return _why_not_at_tile(s, seat, name)
    if name in ("armadale castle", "dunvegan castle"):
        return _why_not_goods(s, seat, name)
    if name == "loch lomond":
        return None if s.market[ENGLAND_ROW] else because("england-empty")
    if name == "glenfinnan monument":
        fine = any(swapping.why_not(s, SPACE + at) is None for at in range(len(s.track)))
        return None if fine else because("nothing-to-swap")
    return None


def _why_not_pay(s: State, seat: int, card: int, scots: int) -> Reason | None:
    if not scots:
        return because("scotsmen-cost", count=1, have=0)
    if CARDS[card] in ("castle of mey", "fort george"):
        tried = s.copy()
        tried.pending.push(decision(REMOVING, seat, 1))
        fine = any(
            removing.why_not_removing(tried, seat, REMOVE + place) is None for place in range(len(NAMES))
        )
        return None if fine else because("nothing-to-remove")
    if CARDS[card] == "castle stalker" and all(
        why_not_paid_from(s, seat, card, place) for place in territory.scotsmen_places(s.players[seat])
    ):
        return because("no-discarded-tile")
    return None


def why_not_paid_from(s: State, seat: int, card: int, place: int) -> Reason | None:
    if place not in territory.scotsmen_places(s.players[seat]):
        return because("no-scotsman-there", place=parts.cell(place))
    if CARDS[card] != "castle stalker":
        return None
    tried = s.copy()
    territory.take_scotsman(tried.players[seat], place)
    if any(claiming.why_not_claim(tried, seat, CLAIM + tile) is None for tile in range(int(TILE_COUNT))):
        return None
    return because("no-discarded-tile-without", place=parts.cell(place))


def _why_not_duart(s: State, seat: int) -> Reason | None:
    p = s.players[seat]
    wanted, _ = s.printed.components.chronicles.duart_exchange
    stock, stacks, prices = market.judged_stock(s, seat)
    ways = [market.judged_least(stock, stacks, prices, list(some)) for some in combinations(range(5), wanted)]
    if s.has_effect(p, SINCLAIR):
        fewer = combinations(range(5), wanted - 1)
        coin = int(s.printed.sinclair_coins)
        ways += [coin + market.judged_least(stock, stacks, prices, list(some)) for some in fewer]
    if p.has_clan(MACLEAN) or min(ways) <= p.coins:
        return None
    return because("too-few-kinds", count=wanted)


def _why_not_at_tile(s: State, seat: int, name: str) -> Reason | None:
    p = s.players[seat]
    if TILES.index(name) not in territory.territory(p).values():
        return because("tile-gone", tile=parts.tile_numbered(TILES.index(name)))
    if name == "glenfinnan church":
        return None
    if not p.scotsmen:
        return because("no-scotsman")
    points = sum(int(points) for points in p.lines)
    return None if points >= shiel_cost(s) else because("points-cost", points=int(shiel_cost(s)), have=points)


def _why_not_goods(s: State, seat: int, name: str) -> Reason | None:
    stock, stacks, prices = market.judged_stock(s, seat)
    if name == "dunvegan castle":
        wanted = tome_cards.number_of(s, "dunvegan castle sheep")
        held = stock[SHEEP]
        return None if held >= wanted else because("sheep-cost", count=wanted, have=held)
    if stock[STONE] or (stacks[STONE] < len(prices) and prices[stacks[STONE]] <= int(s.players[seat].coins)):
        return None
    return because("no-stone")


# --- resolving ------------------------------------------------------------------------------------------


def resolve(s: State, seat: i64, card: i64) -> None:
    p = s.players[seat]
    if card == STALKER or card == MEY or card == tome_cards.STORR or card == tome_cards.FORT_GEORGE:
        s.pending.push(decision(PAYING_EVENT, seat, card, 1))
    elif card == MORAR:
        count: i64 = tome_cards.number_of(s, "loch morar scotsmen")
        s.pending.push(decision(PAYING_EVENT, seat, card, count))
    elif card == DONAN:
        s.pending.push(decision(ABROAD, seat, tome_cards.number_of(s, "donan castle tiles")))
    elif card == LOCHY:
        place: i64 = place_of(p, LOCHY_TILE)
        territory.add_good(p, HOME_CASTLE if place < 0 else place, CATTLE)
        open_animals(s, p)
    elif card == DUART:
        if p.has_clan(MACLEAN):
            p.lines[tome_cards.LINE] += tome_cards.number_of(s, "duart castle maclean vp")
        if can_trade_duart(s, p):
            exchange.begin_exchange(s, seat, exchange.ELSEWHERE + DUART_TILE, DUART_TILE)
    elif card == INVERNESS:
        p.tables |= tome_cards.WHISKY_TABLE
    elif card == SHIEL:
        send_to_shiel(s, p)
    elif card == ARMADALE:
        s.pending.push(decision(STONES, seat))
    elif card == NESS:
        p.coins += count_bits(p.events)
    elif card == MOIL:
        p.coins += tome_cards.number_of(s, "castle moil coins")
        s.pending.push(decision(HOMEWARD, seat, 1))
    else:
        resolve_other(s, seat, card)


def resolve_other(s: State, seat: i64, card: i64) -> None:
    p = s.players[seat]
    if card == tome_cards.WALLACE:
        if (p.people_low >> WILLIAM_WALLACE) & 1 != 0:
            p.lines[tome_cards.LINE] += tome_cards.number_of(s, "wallace monument vp")
        s.pending.push(decision(TRIGGERING, seat, 1))
    elif card == tome_cards.DUNVEGAN:
        sheep: i64 = tome_cards.number_of(s, "dunvegan castle sheep")
        s.pending.push(decision(SHEEP_BACK, seat, sheep))
    elif card == tome_cards.LOMOND:
        while s.market[ENGLAND_ROW] > 0:
            s.market[ENGLAND_ROW] -= 1
            p.coins += s.printed.price[s.market[ENGLAND_ROW]]
    elif card == tome_cards.CHURCH:
        territory.open_around(p, place_of(p, CHURCH_TILE))
    elif card == tome_cards.MONUMENT:
        s.pending.push(decision(SWAP, seat))
    elif card == tome_cards.WADE:
        pay_wade(s, p)
        clan_markers.ask_marker(s, seat)


def pay_wade(s: State, p: Player) -> None:
    p.coins += tome_cards.number_of(s, "general wade coins")


def open_animals(s: State, p: Player) -> None:
    """All animal tiles may be activated, their neighbours may not."""
    index: i64 = 0
    while index < p.size:
        place: i64 = p.places[index]
        if s.printed.kind[p.tile(place)] == ANIMAL:
            p.cells[place] |= OPEN
        index += 1


def send_to_shiel(s: State, p: Player) -> None:
    p.lines[tome_cards.LINE] -= shiel_cost(s)
    left: i64 = tome_cards.number_of(s, "loch shiel scotsmen")
    while left > 0:
        territory.add_scotsman(p, place_of(p, SHIEL_TILE))
        left -= 1
