"""What mobsters of chronicle VIII add to the price of a tile: Peggy McLaird's token, Fergus MacDarkie's coin.

Fergus's coin belongs to the cost, but falls due only beside his tile. If every place for the tile lies there,
a coin is set aside before the rest is paid. A tile from the discard pile is free of cost, and so of his coin.
"""

from typing import Final

from mypy_extensions import i64

from clachan.core.decision import first_of, kind_of
from clachan.core.message import Reason
from clachan.games.glenmore import parts
from clachan.games.glenmore.board import NAMES
from clachan.games.glenmore.decisions import CLAIMING, PLACING
from clachan.games.glenmore.rules import paying, placing
from clachan.games.glenmore.rules.chronicles import dubious_tome, mob_outlaws, mob_reserving, penny_mobs
from clachan.games.glenmore.state import OTHER_KIND, Player, State
from clachan.games.glenmore.words import because

COIN: Final = 1


def is_free_of_cost(s: State) -> bool:
    """Whether the tile that looks for a place comes from the discard pile."""
    top: i64 = s.pending.top()
    kind: i64 = kind_of(top)
    if kind == PLACING:
        return first_of(top) + 1 != s.taken
    return kind == CLAIMING or kind == dubious_tome.TRIGGERING or kind == dubious_tome.SCOTSMAN


def may_place(s: State, p: Player, place: i64) -> bool:
    """Whether Fergus MacDarkie's coin can be paid, if it falls due there."""
    owner: i64 = mob_outlaws.victim(s, penny_mobs.MACDARKIE)
    if owner < 0 or s.players[owner] is not p or p.coins + p.gang.aside >= COIN:
        return True
    return not mob_outlaws.is_watched(s, owner, place) or is_free_of_cost(s)


def why_not_place(s: State, seat: int, place: int) -> Reason | None:
    p = s.players[seat]
    if not mob_outlaws.is_watched(s, seat, place) or p.coins + p.gang.aside:
        return None
    top = s.pending.top()
    if kind_of(top) in (CLAIMING, dubious_tome.TRIGGERING, dubious_tome.SCOTSMAN):
        return None
    if kind_of(top) == PLACING and first_of(top) != s.taken - 1:
        return None
    return because("macdarkies-coin", place=parts.cell(place))


def due(s: State, seat: i64, tile: i64) -> i64:
    """1 if the tile can only be laid beside Fergus MacDarkie."""
    if mob_outlaws.victim(s, penny_mobs.MACDARKIE) != seat or s.printed.kind[tile] > OTHER_KIND:
        return 0
    p = s.players[seat]
    coins: i64 = p.coins
    p.coins = 0
    free: i64 = placing.legal_places(s, p, tile, 1, paying.FOUND, 0)
    p.coins = coins
    return 0 if free > 0 else COIN


def toll(s: State, seat: i64, tile: i64) -> i64:
    """Coins on top of the tile's cost."""
    return mob_reserving.toll(s, seat, tile) + due(s, seat, tile)


def judged_toll(s: State, seat: int, tile: int) -> int:
    token = int(mob_reserving.toll(s, seat, tile))
    if mob_outlaws.victim(s, penny_mobs.MACDARKIE) != seat or s.printed.faces[tile].kind == "person":
        return token
    tried = s.copy()
    tried.players[seat].coins = 0
    places = range(len(NAMES))
    return token + (0 if any(placing.why_not_place(tried, seat, tile, at) is None for at in places) else 1)


def tile_taken(s: State, seat: i64, tile: i64) -> None:
    p = s.players[seat]
    coin: i64 = due(s, seat, tile)
    p.coins -= coin
    p.gang.aside = coin
    mob_reserving.tile_taken(s, seat, tile)


def finds_place(s: State, p: Player, tile: i64) -> bool:
    """Whether a tile that could be paid after selling has a place; Fergus's coin is counted in its cost."""
    p.coins += COIN
    fine: bool = paying.can_place(s, p, tile)
    p.coins -= COIN
    return fine


def why_not_find_place(s: State, seat: int, tile: int) -> Reason | None:
    tried = s.copy()
    tried.players[seat].coins += 1
    return paying.why_not_room(tried, seat, tile)


def tile_placed(s: State, seat: i64, tile: i64, place: i64) -> None:
    """Fergus MacDarkie is paid and must leave, unless the tile was free of cost."""
    p = s.players[seat]
    p.coins += p.gang.aside
    p.gang.aside = 0
    if tile + 1 == s.taken and mob_outlaws.is_watched(s, seat, place):
        p.coins -= COIN
        s.players[penny_mobs.holder(s, penny_mobs.MACDARKIE)].coins += COIN
        mob_outlaws.drive_out(s, penny_mobs.MACDARKIE)
