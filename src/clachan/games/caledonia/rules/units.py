"""Units on the map: putting them down, taking them up, and what they then reach."""

from mypy_extensions import i64

from clachan.core.bits import PLACE_OF, WORD, bit
from clachan.games.caledonia.board import HEXES
from clachan.games.caledonia.hex_sets import has
from clachan.games.caledonia.state import FISHERMAN, WOODCUTTER, Player, State


def terrain_of(kind: i64) -> i64:
    """What a unit stands on, as a bit: grass, forest, mountain, loch."""
    return 1 if kind < WOODCUTTER else bit(kind - WOODCUTTER + 1)


def put_unit(s: State, seat: i64, kind: i64, place: i64) -> None:
    """Move a piece from the player board to the map."""
    p = s.players[seat]
    s.unit_at[place] = seat * 16 + kind
    s.take_hex(place)
    p.deployed[kind] += 1
    row: i64 = p.shipping * HEXES + place
    p.reach_low |= s.printed.map.reach_low[row]
    p.reach_high |= s.printed.map.reach_high[row]
    if place < WORD:
        p.own_low |= bit(place)
        if kind == FISHERMAN:
            s.fish_low |= bit(place)
    else:
        p.own_high |= bit(place - WORD)
        if kind == FISHERMAN:
            s.fish_high |= bit(place - WORD)
    see_ports(s, p)


def take_unit(s: State, seat: i64, place: i64) -> i64:
    """Put a piece back on its player board; the answer is its kind."""
    p = s.players[seat]
    kind: i64 = s.unit_at[place] & 15
    s.unit_at[place] = -1
    s.free_hex(place)
    p.deployed[kind] -= 1
    if place < WORD:
        p.own_low &= ~bit(place)
        s.fish_low &= ~bit(place)
    else:
        p.own_high &= ~bit(place - WORD)
        s.fish_high &= ~bit(place - WORD)
    measure_reach(s, p)
    return kind


def measure_reach(s: State, p: Player) -> None:
    """Work out afresh what a player's units reach, after a unit left or shipping grew."""
    row: i64 = p.shipping * HEXES
    low: i64 = 0
    high: i64 = 0
    left: i64 = p.own_low
    while left != 0:
        single: i64 = left & -left
        place: i64 = row + PLACE_OF[single % 61]
        low |= s.printed.map.reach_low[place]
        high |= s.printed.map.reach_high[place]
        left ^= single
    left = p.own_high
    while left != 0:
        single = left & -left
        place = row + WORD + PLACE_OF[single % 61]
        low |= s.printed.map.reach_low[place]
        high |= s.printed.map.reach_high[place]
        left ^= single
    p.reach_low = low
    p.reach_high = high
    see_ports(s, p)


def see_ports(s: State, p: Player) -> None:
    """Note the ports in reach: only while they are can they be used."""
    reached: i64 = 0
    low: i64 = p.reach_low | p.own_low
    high: i64 = p.reach_high | p.own_high
    port: i64 = 0
    while port < s.printed.ports:
        if has(low, high, s.printed.port_hex[port]):
            reached |= bit(port)
        port += 1
    p.ports_reached = reached


def places_of_kind(s: State, seat: i64, kind: i64) -> "list[int]":
    """Where a player's units of a kind stand, for the judge."""
    return [place for place in range(HEXES) if s.unit_at[place] == seat * 16 + kind]


def places_of(s: State, seat: i64) -> "list[int]":
    """Where a player's units stand, for the judge."""
    return [place for place in range(HEXES) if s.unit_at[place] >= 0 and s.unit_at[place] // 16 == seat]
