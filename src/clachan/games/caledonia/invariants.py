"""What must hold in every state: pieces and contracts are conserved, nothing is negative, counters agree."""

from clachan.core.decision import first_of, kind_of
from clachan.games.caledonia.board import HEXES, NAMES
from clachan.games.caledonia.components import GOODS, UNITS
from clachan.games.caledonia.decisions import FULFILLED
from clachan.games.caledonia.hex_sets import places_in
from clachan.games.caledonia.rules.contracts import UNDER_RING, hand_of
from clachan.games.caledonia.rules.units import places_of
from clachan.games.caledonia.state import (
    FISHERMAN,
    MACDONALD,
    MERCHANTS,
    NEUTRAL,
    PIECES,
    SHIPPING_MOST,
    WOODCUTTER,
    State,
)


def fault(s: State) -> str | None:
    """The first thing that is wrong, or None."""
    found = _contracts(s) or _map(s) or _market(s)
    for seat in range(s.printed.players):
        found = found or _stock(s, seat) or _pieces(s, seat) or _merchants(s, seat) or _reach(s, seat)
    return found


def _contracts(s: State) -> str | None:
    """Every contract is in exactly one place."""
    total = len(s.printed.components.contracts)
    held = [number for number in range(total) if (s.bag >> number) & 1]
    held += [int(s.under[(s.under_first + index) % UNDER_RING]) for index in range(s.under_count)]
    held += [int(s.slots[slot]) - 1 for slot in range(s.printed.values.boxes) if s.slots[slot]]
    held += hand_of(s)
    held += [number for number in range(total) if (s.removed >> number) & 1]
    held += [int(first_of(open_)) for open_ in s.pending.listed() if kind_of(open_) == FULFILLED]
    for seat in range(s.printed.players):
        p = s.players[seat]
        held += [int(box) - 1 for box in (p.box, p.second_box) if box]
        fulfilled = [number for number in range(total) if (p.exported >> number) & 1]
        held += fulfilled
        if len(fulfilled) != p.exports:
            return f"seat {seat} counts {p.exports} exports, but has {len(fulfilled)} contracts"
    return (
        None
        if sorted(held) == list(range(total))
        else f"the contracts are not all once on the table: {sorted(held)}"
    )


def _map(s: State) -> str | None:
    board = s.printed.board
    taken = places_in(s.taken_low, s.taken_high)
    if taken != [place for place in range(HEXES) if s.unit_at[place] != -1]:
        return "the set of taken hexes does not agree with the units on the map"
    fishers = [place for place in taken if s.unit_at[place] != NEUTRAL and s.unit_at[place] % 16 == FISHERMAN]
    if places_in(s.fish_low, s.fish_high) != fishers:
        return "the set of fishermen does not agree with the map"
    if any(board.neighbouring(one, other) for one in fishers for other in fishers):
        return "two fishermen are side by side"
    shut = board.mist | board.covered
    wrong = [NAMES[place] for place in taken if place in shut or (board.loch(place) and place not in fishers)]
    return f"units stand where none may: {', '.join(wrong)}" if wrong else None


def _market(s: State) -> str | None:
    for good, name in enumerate(GOODS):
        if not 0 <= s.step[good] < s.printed.values.steps:
            return f"the price marker of {name} is off its track at {s.step[good]}"
    imports = {"cotton": s.cotton, "tobacco": s.tobacco, "sugar": s.sugar}
    for name, moved in imports.items():
        owned = sum(int(getattr(s.players[seat], name)) for seat in range(s.printed.players))
        if owned != moved:
            return f"{name} stands at {moved}, but the players imported {owned}"
    return None


def _stock(s: State, seat: int) -> str | None:
    p = s.players[seat]
    amounts = {"money": p.money, "glory": p.glory, **{name: p.goods[good] for good, name in enumerate(GOODS)}}
    for name, amount in amounts.items():
        if amount < 0:
            return f"seat {seat} has {amount} {name}"
    return None if 0 <= p.shipping <= SHIPPING_MOST else f"seat {seat} has shipping {p.shipping}"


def _pieces(s: State, seat: int) -> str | None:
    p = s.players[seat]
    on_map = places_of(s, seat)
    if on_map != places_in(p.own_low, p.own_high):
        return f"seat {seat}: the set of own hexes does not agree with the map"
    kinds = [int(s.unit_at[place]) % 16 for place in on_map]
    for kind, name in enumerate(UNITS):
        if kinds.count(kind) != p.deployed[kind]:
            return f"seat {seat} counts {p.deployed[kind]} {name}, the map shows {kinds.count(kind)}"
        if not (p.clan == MACDONALD and kind >= WOODCUTTER) and p.deployed[kind] > PIECES:
            return f"seat {seat} has {p.deployed[kind]} {name} on the map"
    workers = sum(kind >= WOODCUTTER for kind in kinds)
    return f"seat {seat} has {workers} workers on the map" if workers > 2 * PIECES else None


def _merchants(s: State, seat: int) -> str | None:
    p = s.players[seat]
    away = sum(abs(int(p.trading[good])) for good in range(len(GOODS)))
    if p.ready < 0 or p.merchants > MERCHANTS or p.ready + away != p.merchants:
        return f"seat {seat} has {p.merchants} merchants, of whom {p.ready} in stock and {away} at the market"
    return None


def _reach(s: State, seat: int) -> str | None:
    """The kept sets of reach agree with the map's own geometry (asked for a few places only: it is slow)."""
    p, board = s.players[seat], s.printed.board
    reached = set(places_in(p.reach_low, p.reach_high))
    own = places_of(s, seat)
    for place in range(int(s.turn) % 13, HEXES, 13):
        if (place in reached) != any(board.reachable(unit, place, int(p.shipping)) for unit in own):
            return f"seat {seat}: reach of {NAMES[place]} is kept wrongly"
    return None
