"""The swap port: two units on the map for two from the player board."""

from itertools import combinations, product
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clachan.core.bits import bit
from clachan.core.decision import decision, first_of, second_of, third_of
from clachan.core.message import Reason
from clachan.games.caledonia.actions import into_action, into_unit, swap_action, swap_hex
from clachan.games.caledonia.board import NAMES
from clachan.games.caledonia.components import UNITS
from clachan.games.caledonia.decisions import EXPANSION, SWAP_IN, SWAP_OUT
from clachan.games.caledonia.hex_sets import next_place
from clachan.games.caledonia.rules.expand import completes_set, goods_beside
from clachan.games.caledonia.rules.units import places_of, put_unit, take_unit, terrain_of
from clachan.games.caledonia.state import FIELD, FISHERMAN, MACDONALD, PIECES, WOODCUTTER, Player, State
from clachan.games.caledonia.words import because

WORKERS: Final = 448  # bits 6, 7 and 8


def gone_kinds(s: State, p: Player, one: i64, other: i64) -> i64:
    """Kinds that may not come back, as bits; MacDonald's workers are all of one kind."""
    if not s.printed.swap_must_differ:
        return 0
    gone: i64 = bit(s.unit_at[one] & 15) | bit(s.unit_at[other] & 15)
    if p.clan == MACDONALD and gone & WORKERS != 0:
        gone |= WORKERS
    return gone


def same_pool(p: Player, one: i64, other: i64) -> bool:
    """Whether two kinds come from the same heap of pieces."""
    return one == other or (p.clan == MACDONALD and one >= WOODCUTTER and other >= WOODCUTTER)


def fits(s: State, p: Player, kind: i64, place: i64, gone: i64) -> bool:
    if kind == FIELD or (gone >> kind) & 1 != 0 or p.left(kind) == 0:
        return False
    return s.printed.map.terrain[place] & terrain_of(kind) != 0


def pair_works(s: State, p: Player, one: i64, other: i64) -> bool:
    """Whether two units on the map can be exchanged for some two from the board."""
    gone: i64 = gone_kinds(s, p, one, other)
    first: i64 = 0
    while first <= FISHERMAN:
        if fits(s, p, first, one, gone) and second_fits(s, p, first, other, gone):
            return True
        first += 1
    return False


def second_fits(s: State, p: Player, first: i64, place: i64, gone: i64) -> bool:
    kind: i64 = 0
    while kind <= FISHERMAN:
        if fits(s, p, kind, place, gone) and (p.left(kind) > 1 or not same_pool(p, first, kind)):
            return True
        kind += 1
    return False


def partner_exists(s: State, p: Player, one: i64) -> bool:
    """Whether a unit can be swapped together with any other of the player's."""
    if s.unit_at[one] & 15 == FIELD:
        return False
    other: i64 = next_place(p.own_low, p.own_high, -1)
    while other >= 0:
        if other != one and s.unit_at[other] & 15 != FIELD and pair_works(s, p, one, other):
            return True
        other = next_place(p.own_low, p.own_high, other)
    return False


def swap_possible(s: State, p: Player) -> bool:
    place: i64 = next_place(p.own_low, p.own_high, -1)
    while place >= 0:
        if partner_exists(s, p, place):
            return True
        place = next_place(p.own_low, p.own_high, place)
    return False


def legal_swap_out(s: State, p: Player, out: vec[i64]) -> i64:
    """Own units that can go, so that the swap can be finished."""
    chosen: i64 = first_of(s.pending.top()) - 1
    count: i64 = 0
    place: i64 = next_place(p.own_low, p.own_high, -1)
    while place >= 0:
        fine: bool = False
        if chosen < 0:
            fine = partner_exists(s, p, place)
        elif place != chosen and s.unit_at[place] & 15 != FIELD:
            fine = pair_works(s, p, chosen, place)
        if fine:
            out[count] = swap_action(place)
            count += 1
        place = next_place(p.own_low, p.own_high, place)
    return count


def legal_swap_in(s: State, p: Player, out: vec[i64]) -> i64:
    """New kinds for the first place, then for the second."""
    top: i64 = s.pending.top()
    one: i64 = first_of(top)
    other: i64 = second_of(top)
    first: i64 = third_of(top) - 1
    gone: i64 = gone_kinds(s, p, one, other)
    count: i64 = 0
    kind: i64 = 0
    while kind <= FISHERMAN:
        fine: bool = False
        if first < 0:
            fine = fits(s, p, kind, one, gone) and second_fits(s, p, kind, other, gone)
        elif fits(s, p, kind, other, gone):
            fine = p.left(kind) > 1 or not same_pool(p, first, kind)
        if fine:
            out[count] = into_action(kind)
            count += 1
        kind += 1
    return count


def judged_left(s: State, seat: int) -> list[str]:
    """The pieces on a player's board, by name; MacDonald's workers are all `worker`."""
    names = [_piece(s, seat, int(s.unit_at[place]) % 16) for place in places_of(s, seat)]
    kinds = {_piece(s, seat, kind): 0 for kind in range(FISHERMAN)}
    left = {name: (2 * PIECES if name == "worker" else PIECES) - names.count(name) for name in kinds}
    return [name for name, count in left.items() for _ in range(count)]


def _piece(s: State, seat: int, kind: int) -> str:
    return "worker" if s.players[seat].clan == MACDONALD and kind >= WOODCUTTER else UNITS[kind]


def _choices(s: State, seat: int, place: int, old: set[str]) -> list[int]:
    """Kinds that could stand on this place in exchange for units of the old names."""
    terrain = s.printed.board.hexes[place].terrain
    wanted = ("grass",) * 6 + ("forest", "mountain", "loch")
    kinds = range(FISHERMAN + (s.players[seat].clan == MACDONALD))
    fitting = [kind for kind in kinds if kind != FIELD and wanted[kind] in terrain]
    differ = s.printed.swap_must_differ
    return [kind for kind in fitting if not (differ and _piece(s, seat, kind) in old)]


def judged_pairs(s: State, seat: int, one: int, other: int) -> list[tuple[int, int]]:
    """All pairs of new kinds that a swap of these two places allows."""
    units = [int(s.unit_at[place]) % 16 for place in (one, other)]
    if FIELD in units or one == other:
        return []
    old, left = {_piece(s, seat, unit) for unit in units}, judged_left(s, seat)
    pairs = product(_choices(s, seat, one, old), _choices(s, seat, other, old))
    return [pair for pair in pairs if _at_hand(s, seat, pair, left)]


def _at_hand(s: State, seat: int, pair: tuple[int, int], left: list[str]) -> bool:
    names = [_piece(s, seat, kind) for kind in pair]
    return all(left.count(name) >= names.count(name) for name in names)


def judged_swap(s: State, seat: int) -> bool:
    return any(judged_pairs(s, seat, one, other) for one, other in combinations(places_of(s, seat), 2))


def why_not_swap_out(s: State, seat: int, number: int) -> Reason | None:
    place, chosen, mine = swap_hex(number), int(first_of(s.pending.top())) - 1, places_of(s, seat)
    if place not in mine:
        return because("no-unit", hex=f"hex:{NAMES[place]}")
    if s.unit_at[place] & 15 == FIELD:
        return because("field-stays")
    if place == chosen:
        return because("chosen-already", hex=f"hex:{NAMES[place]}")
    partners = [chosen] if chosen >= 0 else [other for other in mine if other != place]
    if any(judged_pairs(s, seat, place, other) for other in partners):
        return None
    return because("no-replacement", hex=f"hex:{NAMES[place]}")


def why_not_swap_in(s: State, seat: int, number: int) -> Reason | None:
    top, kind = s.pending.top(), into_unit(number)
    one, other, first = int(first_of(top)), int(second_of(top)), int(third_of(top)) - 1
    pairs = judged_pairs(s, seat, one, other)
    place = f"hex:{NAMES[one if first < 0 else other]}"
    fine = kind in [a for a, _ in pairs] if first < 0 else (first, kind) in pairs
    return None if fine else because("cannot-replace", unit=f"unit:{UNITS[kind]}", hex=place)


def apply_swap_out(s: State, seat: i64, number: i64) -> None:
    chosen: i64 = first_of(s.pending.top())
    if chosen == 0:
        s.pending.replace(decision(SWAP_OUT, seat, swap_hex(number) + 1))
    else:
        s.pending.replace(decision(SWAP_IN, seat, chosen - 1, swap_hex(number)))


def apply_swap_in(s: State, seat: i64, number: i64) -> None:
    """Both units change places at once, when both new kinds are known."""
    top: i64 = s.pending.top()
    one: i64 = first_of(top)
    other: i64 = second_of(top)
    if third_of(top) == 0:
        s.pending.replace(decision(SWAP_IN, seat, one, other, into_unit(number) + 1))
        return
    s.pending.pop()
    first: i64 = third_of(top) - 1
    second: i64 = into_unit(number)
    take_unit(s, seat, one)
    take_unit(s, seat, other)
    put_unit(s, seat, first, one)
    put_unit(s, seat, second, other)
    p = s.players[seat]
    goods: i64 = 0
    if s.printed.swap_neighbourhood and s.printed.players > 1:
        goods = goods_beside(s, seat, one) | goods_beside(s, seat, other)
    draw: i64 = 1 if completes_set(s, p, first) or completes_set(s, p, second) else 0
    if goods != 0 or draw != 0:
        s.pending.push(decision(EXPANSION, seat, goods, draw))
