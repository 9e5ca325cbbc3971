"""Action 3: expand; with the neighbourhood bonus and the building bonus."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clachan.core.bits import PLACE_OF, WORD, bit, lowest
from clachan.core.decision import decision, first_of, second_of
from clachan.core.message import Reason
from clachan.games.caledonia.actions import (
    DONE,
    DRAW,
    buy_action,
    buy_count,
    buy_good,
    expand_action,
    expand_hex,
    expand_unit,
)
from clachan.games.caledonia.board import ADJACENT, HEXES, NAMES
from clachan.games.caledonia.components import GOODS, UNITS
from clachan.games.caledonia.decisions import EXPANSION
from clachan.games.caledonia.hex_sets import has
from clachan.games.caledonia.printed import by_size
from clachan.games.caledonia.rules.contracts import offer_draw
from clachan.games.caledonia.rules.trade import buy, why_not_merchants, why_not_pay
from clachan.games.caledonia.rules.units import places_of, put_unit
from clachan.games.caledonia.state import (
    BAKERY,
    BREAD,
    CAMPBELL,
    DAIRY,
    DISTILLERY,
    FISHERMAN,
    MACDONALD,
    PIECES,
    ROBERTSON,
    STEWART,
    WOODCUTTER,
    Player,
    State,
)
from clachan.games.caledonia.words import because

ALL_UNITS: Final = 511
DEAREST_LAND: Final = 6
KINDS: Final = 9
# A set of kinds for each land cost from 0 to 6, nine bits each in one word: kind 0 up to this land cost.
UP_TO: Final = vec[i64]([sum(pow(2, KINDS * land) for land in range(most + 1)) for most in range(7)])
# Kinds that may stand on each mix of terrains (1 grass, 2 forest, 4 mountain), as bits.
UNITS_ON: Final = vec[i64]([0, 63, 64, 127, 128, 191, 192, 255, 0])


def _listed(kinds: int) -> int:
    """A set of kinds as a list to step through: kind + 1 in each four bits."""
    present = [kind + 1 for kind in range(9) if (kinds >> kind) & 1]
    return sum(kind * pow(16, place) for place, kind in enumerate(present))


LISTED: Final = vec[i64]([_listed(kinds) for kinds in range(512)])


def is_building(kind: i64) -> bool:
    return kind == DAIRY or kind == BAKERY or kind == DISTILLERY


def unit_price(s: State, p: Player, kind: i64) -> i64:
    """The printed price, after MacDonald's and Campbell's powers."""
    if kind >= WOODCUTTER and p.clan == MACDONALD:
        return s.printed.values.unit_cost[FISHERMAN]
    if p.clan == CAMPBELL and is_building(kind) and p.deployed[kind] < PIECES:
        return s.printed.values.unit_cost[kind] - s.printed.values.campbell[p.deployed[kind]]
    return s.printed.values.unit_cost[kind]


def discount(s: State, p: Player, place: i64) -> i64:
    """What Robertson saves on a delta."""
    if p.clan == ROBERTSON and has(s.printed.map.delta_low, s.printed.map.delta_high, place):
        return s.printed.values.delta_discount
    return 0


def expansion_cost(s: State, p: Player, kind: i64, place: i64, free_land: bool) -> i64:
    """Unit and land together, never below nothing."""
    land: i64 = 0 if free_land else s.printed.map.cost[place]
    total: i64 = unit_price(s, p, kind) + land - discount(s, p, place)
    return total if total > 0 else 0


def legal_expand(s: State, p: Player, free_land: bool, out: vec[i64], count: i64) -> i64:
    """Every unit on every empty hex in reach that the player can pay."""
    low: i64 = p.reach_low & ~s.taken_low
    high: i64 = p.reach_high & ~s.taken_high
    return legal_units(s, p, low, high, ALL_UNITS, free_land, expand_action(-1, 0), out, count)


def legal_units(
    s: State,
    p: Player,
    low: i64,
    high: i64,
    kinds: i64,
    free_land: bool,
    origin: i64,
    out: vec[i64],
    count: i64,
) -> i64:
    """Units of these kinds on these empty hexes; `origin` is the number for kind -1 on hex 0."""
    map = s.printed.map
    afforded: i64 = weigh_purse(s, p, kinds, 0)
    if p.clan == MACDONALD and (afforded >> FISHERMAN) & 1 != 0:
        count = _legal_fishermen(s, low, high, origin, out, count)
    deltas: bool = p.clan == ROBERTSON
    afforded_on_delta: i64 = weigh_purse(s, p, kinds, s.printed.values.delta_discount) if deltas else 0
    left: i64 = low & map.open_low
    offset: i64 = 0
    while True:
        while left != 0:
            single: i64 = left & -left
            left ^= single
            place: i64 = PLACE_OF[single % 61] + offset
            land: i64 = 0
            if not free_land:
                land = map.cost[place]
            fitting: i64 = UNITS_ON[map.terrain[place]]
            if deltas and has(map.delta_low, map.delta_high, place):
                fitting &= afforded_on_delta >> (KINDS * land)
            else:
                fitting &= afforded >> (KINDS * land)
            listed: i64 = LISTED[fitting]
            while listed != 0:
                out[count] = origin + (listed & 15) * HEXES + place
                count += 1
                listed >>= 4
        if offset != 0:
            return count
        left = high & map.open_high
        offset = WORD


def weigh_purse(s: State, p: Player, kinds: i64, saved: i64) -> i64:
    """Which kinds can be paid on land of each cost, as UP_TO packs them; dear land includes cheap land."""
    afforded: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        if (kinds >> kind) & 1 != 0 and p.left(kind) > 0:
            spare: i64 = p.money + saved - unit_price(s, p, kind)
            if spare > DEAREST_LAND:
                spare = DEAREST_LAND
            if spare >= 0:
                afforded |= UP_TO[spare] << kind
        kind += 1
    return afforded


def _legal_fishermen(s: State, low: i64, high: i64, origin: i64, out: vec[i64], count: i64) -> i64:
    """Fishermen stand on lochs, never beside another fisherman."""
    low &= s.printed.map.loch_low
    high &= s.printed.map.loch_high
    first: i64 = origin + (FISHERMAN + 1) * HEXES
    while low != 0:
        place: i64 = lowest(low)
        if calm_water(s, place):
            out[count] = first + place
            count += 1
        low &= low - 1
    while high != 0:
        place = lowest(high) + WORD
        if calm_water(s, place):
            out[count] = first + place
            count += 1
        high &= high - 1
    return count


def calm_water(s: State, place: i64) -> bool:
    """Whether no fisherman stands beside this loch."""
    near_low: i64 = s.printed.map.reach_low[place] & s.fish_low
    return near_low == 0 and s.printed.map.reach_high[place] & s.fish_high == 0


def why_not_expand(s: State, seat: int, number: int, free_land: bool) -> Reason | None:
    """A piece left, the right terrain, an empty active hex in reach, and the money."""
    kind, place = expand_unit(number), expand_hex(number)
    p, board = s.players[seat], s.printed.board
    reason = why_not_stand(s, seat, kind, place)
    if reason is not None:
        return reason
    if not any(board.reachable(own, place, int(p.shipping)) for own in places_of(s, seat)):
        return because("out-of-reach", hex=f"hex:{NAMES[place]}", shipping=int(p.shipping))
    cost = judged_cost(s, seat, kind, place, free_land)
    return None if p.money >= cost else because("too-dear", cost=cost, money=int(p.money))


def why_not_stand(s: State, seat: int, kind: int, place: int) -> Reason | None:
    """Whether this unit could stand there at all, whoever reaches it and whatever it costs."""
    p, board, name = s.players[seat], s.printed.board, f"hex:{NAMES[place]}"
    if kind == FISHERMAN and p.clan != MACDONALD:
        return because("no-fishermen")
    if _pieces_left(s, seat, kind) == 0:
        return because("no-piece", unit=f"unit:{UNITS[kind]}")
    terrain = ("grass",) * 6 + ("forest", "mountain", "loch")
    if terrain[kind] not in board.hexes[place].terrain:
        return because("terrain", hex=name, terrain=f"terrain:{terrain[kind]}", unit=f"unit:{UNITS[kind]}")
    if s.unit_at[place] != -1:
        return because("taken", hex=name)
    if kind != FISHERMAN and place not in board.open_land:
        return because("not-active", hex=name)
    if kind == FISHERMAN and any(s.unit_at[p2] & 15 == FISHERMAN for p2 in _held(s, place)):
        return because("fisherman-beside", hex=name)
    return None


def _held(s: State, place: int) -> list[int]:
    """Adjacent hexes with a player's unit."""
    return [other for other in ADJACENT[place] if 0 <= s.unit_at[other] < 64]


def _pieces_left(s: State, seat: int, kind: int) -> int:
    """Counted on the map, so that the judge does not trust the generator's counters."""
    mine = [int(s.unit_at[place]) % 16 for place in places_of(s, seat)]
    if s.players[seat].clan == MACDONALD and kind >= WOODCUTTER:
        return 2 * PIECES - sum(1 for unit in mine if unit >= WOODCUTTER)
    return PIECES - mine.count(kind)


def judged_cost(s: State, seat: int, kind: int, place: int, free_land: bool) -> int:
    """The cost worked out from the printed data, piece by piece."""
    p, board, components = s.players[seat], s.printed.board, s.printed.components
    cost = components.units[UNITS[kind]].cost
    if p.clan == MACDONALD and kind >= WOODCUTTER:
        cost = components.units["fisherman"].cost
    if p.clan == CAMPBELL and kind in (DAIRY, BAKERY, DISTILLERY):
        built = PIECES - _pieces_left(s, seat, kind)
        cost -= components.row("clans.campbell.discounts")[built]
    cost += 0 if free_land else board.land_cost(place)
    if p.clan == ROBERTSON and place in board.deltas:
        cost -= by_size(components, "clans.robertson.discount", int(s.printed.players))
    return max(0, cost)


def apply_expand(s: State, seat: i64, number: i64, free_land: bool) -> None:
    kind: i64 = expand_unit(number)
    place: i64 = expand_hex(number)
    p = s.players[seat]
    p.money -= expansion_cost(s, p, kind, place, free_land)
    put_unit(s, seat, kind, place)
    goods: i64 = goods_beside(s, seat, place) if s.printed.players > 1 else 0
    draw: i64 = 1 if completes_set(s, p, kind) else 0
    if goods != 0 or draw != 0:
        s.pending.push(decision(EXPANSION, seat, goods, draw))


def goods_beside(s: State, seat: i64, place: i64) -> i64:
    """Goods that neighbouring units of other players make, as bits."""
    goods: i64 = 0
    left: i64 = s.printed.map.reach_low[place] & s.taken_low & ~s.players[seat].own_low
    while left != 0:
        goods |= _good_made(s, lowest(left))
        left &= left - 1
    left = s.printed.map.reach_high[place] & s.taken_high & ~s.players[seat].own_high
    while left != 0:
        goods |= _good_made(s, lowest(left) + WORD)
        left &= left - 1
    return goods


def _good_made(s: State, place: i64) -> i64:
    kind: i64 = s.unit_at[place] & 15
    return bit(s.printed.values.unit_good[kind]) if kind <= DISTILLERY else 0


def completes_set(s: State, p: Player, kind: i64) -> bool:
    """The building bonus: the fourth of its type is down, and the export box has room."""
    if not is_building(kind) or p.deployed[kind] != PIECES or p.room() == 0:
        return False
    return s.bag != 0 or s.under_count != 0


def bargain(s: State, good: i64) -> i64:
    """What a good costs a neighbour now."""
    return for_neighbour(s, good, s.price(good))


def for_neighbour(s: State, good: i64, price: i64) -> i64:
    """A price less the discount for neighbours, never below nothing."""
    off: i64 = s.printed.values.discount_processed if good >= BREAD else s.printed.values.discount_basic
    return price - off if price > off else 0


def bought_this_turn(s: State, good: i64) -> i64:
    return (s.bought >> (4 * good)) & 15


def legal_bargains(s: State, p: Player, good: i64, out: vec[i64], count: i64) -> i64:
    """Purchases of one good at the neighbour's price, up to the cap."""
    if p.trading[good] < 0:
        return count
    most: i64 = s.printed.values.cap - bought_this_turn(s, good)
    if most > p.ready:
        most = p.ready
    purse: i64 = p.money + 1 if p.clan == STEWART else p.money
    price: i64 = bargain(s, good)
    number: i64 = 1
    while number <= most and number * price <= purse:
        out[count] = buy_action(number, good)
        count += 1
        number += 1
    return count


def expansion_is_over(s: State, p: Player) -> bool:
    """Whether nothing but `done` is left after expanding; ports are looked at elsewhere."""
    top: i64 = s.pending.top()
    if s.shifted >= 0 or second_of(top) != 0 or p.cellar != 0:
        return False
    good: i64 = 0
    while good < 6:
        if (first_of(top) >> good) & 1 != 0 and can_bargain(s, p, good):
            return False
        good += 1
    return True


def can_bargain(s: State, p: Player, good: i64) -> bool:
    """Whether at least one of a good can be bought at the neighbour's price."""
    if p.trading[good] < 0 or p.ready == 0 or bought_this_turn(s, good) >= s.printed.values.cap:
        return False
    purse: i64 = p.money + 1 if p.clan == STEWART else p.money
    return bargain(s, good) <= purse


def legal_expansion(s: State, p: Player, out: vec[i64]) -> i64:
    """After expanding: buy from the neighbours, draw contracts, or be done, in any order."""
    count: i64 = 0
    top: i64 = s.pending.top()
    if s.shifted >= 0:
        return legal_bargains(s, p, s.shifted, out, count)
    good: i64 = 0
    while good < 6:
        if (first_of(top) >> good) & 1 != 0:
            count = legal_bargains(s, p, good, out, count)
        good += 1
    if second_of(top) != 0:
        out[count] = DRAW
        count += 1
    out[count] = DONE
    return count + 1


def why_not_bargain(s: State, seat: int, number: int) -> Reason | None:
    amount, good = buy_count(number), buy_good(number)
    if not (first_of(s.pending.top()) >> good) & 1:
        return because("no-neighbour", good=f"good:{GOODS[good]}")
    cap = int(s.printed.values.cap)
    already = int(bought_this_turn(s, good))
    if already + amount > cap:
        return because("neighbour-cap", cap=cap, good=f"good:{GOODS[good]}", bought=already)
    reason = why_not_merchants(s, seat, good, amount, True)
    kind = "processed" if good >= BREAD else "basic"
    off = s.printed.components.number(f"neighbourhood.{kind}")
    return reason or why_not_pay(s, seat, amount * max(0, int(s.price(good)) - off))


def apply_bargain(s: State, seat: i64, number: i64) -> None:
    good: i64 = buy_good(number)
    amount: i64 = buy_count(number)
    top: i64 = s.pending.top()
    buy(s, seat, good, amount, bargain(s, good))
    if s.printed.cap_per_turn:
        s.bought += amount << (4 * good)
    s.shifted = -1
    s.pending.replace(decision(EXPANSION, seat, first_of(top) & ~bit(good), second_of(top)))


def apply_draw_offer(s: State, seat: i64) -> None:
    """Draw contracts now; the other bonuses of this expansion wait below."""
    top: i64 = s.pending.top()
    s.pending.replace(decision(EXPANSION, seat, first_of(top), 0))
    offer_draw(s, seat)
