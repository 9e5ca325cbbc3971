"""Using a port: a free step before or after the main action."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clachan.core.bits import bit
from clachan.core.decision import decision, first_of, second_of
from clachan.core.message import Reason
from clachan.games.caledonia.actions import (
    ANY_SHIFT_END,
    PORT,
    PORT_BASICS,
    PORT_CONTRACTS,
    PORT_MEAT,
    PORT_MONEY,
    PORT_PROCESSED,
    PORT_SWAP,
    PORT_UPGRADE,
    any_port_action,
    any_port_of,
    any_shift_action,
    any_shift_direction,
    any_shift_good,
    discard_action,
    discard_good,
    gain_action,
    gain_good,
    is_any_port,
    is_any_shift,
    is_shift,
    port_action,
    port_of,
    shift_action,
    shift_direction,
    shift_good,
)
from clachan.games.caledonia.board import NAMES
from clachan.games.caledonia.components import GOODS, GROUPS, PORTS
from clachan.games.caledonia.decisions import BONUS_UPGRADE, DISCARDING, DRAW_OFFER, GAINING, SWAP_OUT
from clachan.games.caledonia.rules.expand import bought_this_turn, for_neighbour
from clachan.games.caledonia.rules.swap import judged_swap, swap_possible
from clachan.games.caledonia.rules.trade import move_price, step_after
from clachan.games.caledonia.rules.units import places_of
from clachan.games.caledonia.state import ANY_PORT, BREAD, MEAT_PORT, PRICE_PORT, STEWART, Player, State
from clachan.games.caledonia.words import because

# The port tile behind each way of use, which the families of actions list (see families.PORT).
TILE_OF_WAY: Final = vec[i64]([0, 1, 2, 3, 4, 6, 7])
BASICS_PORT: Final = 1
PROCESSED_PORT: Final = 2
SWAP_PORT: Final = 6
UP: Final = 0
DOWN: Final = 1


def port_open(s: State, p: Player, kind: i64) -> bool:
    """In play, in reach and not yet used by this player."""
    port: i64 = s.printed.port_of_kind[kind]
    return port >= 0 and ((p.ports_reached & ~p.ports_used) >> port) & 1 != 0


def any_port_open(s: State, p: Player, kind: i64) -> bool:
    """The port that copies another one: the copied port must be in play, not in reach."""
    in_play: bool = s.printed.port_of_kind[kind] >= 0
    return in_play and p.money >= s.printed.values.any_port_cost and port_open(s, p, ANY_PORT)


def meat_ports(s: State, p: Player) -> i64:
    """How many animals ports can spare this player."""
    count: i64 = 1 if port_open(s, p, MEAT_PORT) else 0
    return count + 1 if any_port_open(s, p, MEAT_PORT) else count


def legal_spare(s: State, p: Player, out: vec[i64], count: i64) -> i64:
    if port_open(s, p, MEAT_PORT):
        out[count] = port_action(PORT_MEAT)
        count += 1
    if any_port_open(s, p, MEAT_PORT):
        out[count] = any_port_action(PORT_MEAT)
        count += 1
    return count


def all_closed(p: Player) -> bool:
    """Whether no port in reach is left to be used."""
    return p.ports_reached & ~p.ports_used == 0


def legal_ports(s: State, p: Player, out: vec[i64], count: i64) -> i64:
    """Ports that can be used beside any action (not for meat, not for prices)."""
    if all_closed(p):
        return count
    way: i64 = PORT_BASICS
    while way <= PORT_CONTRACTS:
        kind: i64 = TILE_OF_WAY[way]
        own: bool = port_open(s, p, kind)
        copied: bool = any_port_open(s, p, kind)
        if (own or copied) and useful(s, p, kind):
            if own:
                out[count] = port_action(way)
                count += 1
            if copied:
                out[count] = any_port_action(way)
                count += 1
        way += 1
    return count


def port_left(s: State, p: Player) -> bool:
    """Whether any port can be used beside an action, as legal_ports lists them."""
    if all_closed(p):
        return False
    way: i64 = PORT_BASICS
    while way <= PORT_CONTRACTS:
        kind: i64 = TILE_OF_WAY[way]
        if (port_open(s, p, kind) or any_port_open(s, p, kind)) and useful(s, p, kind):
            return True
        way += 1
    return False


def useful(s: State, p: Player, kind: i64) -> bool:
    """Whether what the port asks for is there."""
    if kind == BASICS_PORT:
        return p.goods[0] + p.goods[1] + p.goods[2] > 0
    if kind == PROCESSED_PORT:
        return p.goods[3] + p.goods[4] + p.goods[5] > 0
    if kind == SWAP_PORT:
        return swap_possible(s, p)
    return True


def legal_price_port(s: State, p: Player, goods: i64, bonus: bool, out: vec[i64], count: i64) -> i64:
    """Shift the price of one of these goods, if it can be traded (bonus: bought) right after."""
    if all_closed(p) or p.ready == 0:
        return count
    own: bool = port_open(s, p, PRICE_PORT)
    copied: bool = any_port_open(s, p, PRICE_PORT)
    if not own and not copied:
        return count
    good: i64 = 0
    while good < 6:
        if (goods >> good) & 1 != 0:
            count = legal_shifts(s, p, good, UP, bonus, out, count)
            count = legal_shifts(s, p, good, DOWN, bonus, out, count)
        good += 1
    return count


def legal_shifts(s: State, p: Player, good: i64, way: i64, bonus: bool, out: vec[i64], count: i64) -> i64:
    """One price up or down, through either port."""
    if port_open(s, p, PRICE_PORT) and shift_leads_on(s, p, good, way, bonus, 0):
        out[count] = shift_action(good, way)
        count += 1
    fee: i64 = s.printed.values.any_port_cost
    if any_port_open(s, p, PRICE_PORT) and shift_leads_on(s, p, good, way, bonus, fee):
        out[count] = any_shift_action(good, way)
        count += 1
    return count


def shift_of(s: State, direction: i64) -> i64:
    """Steps by which the price marker moves."""
    return -s.printed.values.price_port if direction == DOWN else s.printed.values.price_port


def shift_leads_on(s: State, p: Player, good: i64, direction: i64, bonus: bool, paid: i64) -> bool:
    """Whether the marker moves and a trade of the good is possible afterwards."""
    step: i64 = step_after(s, good, shift_of(s, direction))
    if step == s.step[good]:
        return False
    price: i64 = s.price_at(good, step)
    if bonus:
        price = for_neighbour(s, good, price)
    purse: i64 = p.money - paid + (1 if p.clan == STEWART else 0)
    if p.trading[good] >= 0 and price <= purse:
        return not bonus or bought_this_turn(s, good) < s.printed.values.cap
    return not bonus and p.trading[good] <= 0 and p.goods[good] > 0


def uses_port(number: i64) -> bool:
    """Whether an action is one of the four families that use a port."""
    return PORT <= number < ANY_SHIFT_END


def is_price_port(number: i64) -> bool:
    return is_shift(number) or is_any_shift(number)


def is_copied(number: i64) -> bool:
    """Whether a port is used through the port that copies another one."""
    return is_any_port(number) or is_any_shift(number)


def way_used(number: i64) -> i64:
    """Which port is used, if it is not the price port."""
    return any_port_of(number) if is_any_port(number) else port_of(number)


def good_shifted(number: i64) -> i64:
    """The good whose price a use of the price port shifts."""
    return any_shift_good(number) if is_any_shift(number) else shift_good(number)


def direction_shifted(number: i64) -> i64:
    return any_shift_direction(number) if is_any_shift(number) else shift_direction(number)


def is_meat_port(number: i64) -> bool:
    return number == port_action(PORT_MEAT) or number == any_port_action(PORT_MEAT)


def why_not_port(s: State, seat: int, number: int, bonus: bool = False) -> Reason | None:
    """In play, in reach, not used, paid for, and of some use now."""
    kind = "price" if is_price_port(number) else PORTS[TILE_OF_WAY[way_used(number)]]
    copied = is_copied(number)
    reason = _why_not_open(s, seat, "any" if copied else kind)
    if reason is None and copied:
        reason = _why_not_copy(s, seat, kind)
    if reason is not None or kind == "meat":
        return reason
    if kind == "price":
        return _why_not_shift(s, seat, number, bonus)
    return _why_not_useful(s, seat, kind)


def _why_not_open(s: State, seat: int, kind: str) -> Reason | None:
    board, p = s.printed.board, s.players[seat]
    kinds = [name for _, name in board.ports]
    if kind not in kinds:
        return because("port-absent", port=f"port:{kind}")
    port = kinds.index(kind)
    if (p.ports_used >> port) & 1:
        return because("port-used", port=f"port:{kind}")
    place = board.ports[port][0]
    units = places_of(s, seat)
    if place in units or any(board.reachable(own, place, int(p.shipping)) for own in units):
        return None
    return because("port-far", port=f"port:{kind}", hex=f"hex:{NAMES[place]}", shipping=int(p.shipping))


def _why_not_copy(s: State, seat: int, kind: str) -> Reason | None:
    cost, money = int(s.printed.values.any_port_cost), int(s.players[seat].money)
    if kind not in [name for _, name in s.printed.board.ports]:
        return because("port-absent", port=f"port:{kind}")
    return None if money >= cost else because("too-dear", cost=cost, money=money)


def _why_not_useful(s: State, seat: int, kind: str) -> Reason | None:
    goods = [int(s.players[seat].goods[good]) for good in range(6)]
    if kind == "basics" and not any(goods[:3]):
        return because("nothing-to-discard", group="basic")
    if kind == "processed" and not any(goods[3:]):
        return because("nothing-to-discard", group="processed")
    if kind == "swap" and not judged_swap(s, seat):
        return because("no-swap")
    return None


def _why_not_shift(s: State, seat: int, number: int, bonus: bool) -> Reason | None:
    good, down, copied = good_shifted(number), direction_shifted(number) == DOWN, is_copied(number)
    p, side = s.players[seat], "1-2" if s.printed.players <= 2 else "3-4"
    track = s.printed.components.markets[side].prices[good]
    shift = s.printed.components.number("ports.price.steps")
    step = min(len(track) - 1, max(0, int(s.step[good]) + (-shift if down else shift)))
    if step == s.step[good]:
        return because("price-end", good=f"good:{GOODS[good]}")
    if p.ready == 0:
        return because("no-trader")
    purse = int(p.money) + (p.clan == STEWART) - (int(s.printed.values.any_port_cost) if copied else 0)
    kind = "processed" if good >= BREAD else "basic"
    off = s.printed.components.number(f"neighbourhood.{kind}")
    price = max(0, track[step] - off) if bonus else track[step]
    full = bonus and (s.bought >> (4 * good)) & 15 >= s.printed.values.cap
    if p.trading[good] >= 0 and price <= purse and not full:
        return None
    if not bonus and p.trading[good] <= 0 and p.goods[good] > 0:
        return None
    return because("no-trade-after", good=f"good:{GOODS[good]}")


def judged_meat_ports(s: State, seat: int) -> int:
    """How many animals ports can spare this player, by the judge's own reckoning."""
    ways = (port_action(PORT_MEAT), any_port_action(PORT_MEAT))
    return sum(why_not_port(s, seat, way) is None for way in ways)


def mark_used(s: State, p: Player, number: i64) -> None:
    """Put the port marker down and pay for a copied port."""
    kind: i64 = ANY_PORT
    if is_copied(number):
        p.money -= s.printed.values.any_port_cost
    elif is_price_port(number):
        kind = PRICE_PORT
    else:
        kind = TILE_OF_WAY[way_used(number)]
    p.ports_used |= bit(s.printed.port_of_kind[kind])


def apply_port(s: State, seat: i64, number: i64) -> None:
    p = s.players[seat]
    mark_used(s, p, number)
    if is_price_port(number):
        s.shifted = good_shifted(number)
        move_price(s, s.shifted, shift_of(s, direction_shifted(number)))
    else:
        apply_way(s, seat, way_used(number))


def apply_way(s: State, seat: i64, way: i64) -> None:
    """What a port other than the price port gives."""
    p = s.players[seat]
    if way == PORT_BASICS:
        s.pending.push(decision(DISCARDING, seat, 0))
    elif way == PORT_PROCESSED:
        s.pending.push(decision(DISCARDING, seat, 1))
    elif way == PORT_UPGRADE:
        p.glory += s.printed.values.upgrade_port_glory
        s.pending.push(decision(BONUS_UPGRADE, seat))
    elif way == PORT_MONEY:
        p.money += s.printed.values.money_port
    elif way == PORT_SWAP:
        s.pending.push(decision(SWAP_OUT, seat))
    elif way == PORT_CONTRACTS:
        p.money += s.printed.values.contracts_port
        if p.room() > 0 and (s.bag != 0 or s.under_count != 0):
            s.pending.push(decision(DRAW_OFFER, seat))


def legal_discard(s: State, p: Player, out: vec[i64]) -> i64:
    good: i64 = 3 * first_of(s.pending.top())
    last: i64 = good + 3
    count: i64 = 0
    while good < last:
        if p.goods[good] > 0:
            out[count] = discard_action(good)
            count += 1
        good += 1
    return count


def legal_gain(s: State, out: vec[i64]) -> i64:
    first: i64 = 3 * first_of(s.pending.top())
    out[0] = gain_action(first)
    out[1] = gain_action(first + 1)
    out[2] = gain_action(first + 2)
    return 3


def why_not_discard(s: State, seat: int, number: int) -> Reason | None:
    good, group = discard_good(number), int(first_of(s.pending.top()))
    if good // 3 != group:
        return because("wrong-group", good=f"good:{GOODS[good]}", group=GROUPS[group])
    return None if s.players[seat].goods[good] > 0 else because("no-good", good=f"good:{GOODS[good]}")


def why_not_gain(s: State, number: int) -> Reason | None:
    good, group = gain_good(number), int(first_of(s.pending.top()))
    if good // 3 == group:
        return None
    return because("wrong-group", good=f"good:{GOODS[good]}", group=GROUPS[group])


def apply_discard(s: State, seat: i64, number: i64) -> None:
    """One good for three basic or two processed ones."""
    group: i64 = first_of(s.pending.top())
    s.players[seat].goods[discard_good(number)] -= 1
    gains: i64 = s.printed.values.processed_port_gain if group == 1 else s.printed.values.basics_port_gain
    s.pending.replace(decision(GAINING, seat, group, gains))


def apply_gain(s: State, seat: i64, number: i64) -> None:
    top: i64 = s.pending.top()
    s.players[seat].goods[gain_good(number)] += 1
    if second_of(top) > 1:
        s.pending.replace(decision(GAINING, seat, first_of(top), second_of(top) - 1))
    else:
        s.pending.pop()
