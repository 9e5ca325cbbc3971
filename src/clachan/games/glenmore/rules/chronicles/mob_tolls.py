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
from clachan.games.glenmore.decisions import CLAIMING, PAYING_EVENT, PLACING, TRIGGERING
from clachan.games.glenmore.rules import paying, placing
from clachan.games.glenmore.rules.chronicles import mob_cards, mob_outlaws, mob_reserving
from clachan.games.glenmore.state import OTHER_KIND, Player, State
from clachan.games.glenmore.words import because

COIN: Final = 1


def is_free_of_cost(s: State) -> bool:
    """Whether the tile that looks for a place comes from the discard pile."""
    top: i64 = s.pending.top()
    kind: i64 = kind_of(top)
    if kind == PLACING:
        return first_of(top) + 1 != s.taken
    return kind == CLAIMING or kind == TRIGGERING or kind == PAYING_EVENT


def may_place(s: State, p: Player, place: i64) -> bool:
    """Whether Fergus MacDarkie's coin can be paid, if it falls due there."""
    owner: i64 = mob_outlaws.victim(s, mob_cards.MACDARKIE)
    if owner < 0 or owner != p.seat or p.coins + p.gang.aside >= COIN:
        return True
    return not mob_outlaws.is_watched(s, owner, place) or is_free_of_cost(s)


def why_not_place(s: State, seat: int, place: int) -> Reason | None:
    p = s.players[seat]
    if not mob_outlaws.is_watched(s, seat, place) or p.coins + p.gang.aside:
        return None
    top = s.pending.top()
    if kind_of(top) in (CLAIMING, TRIGGERING, PAYING_EVENT):
        return None
    if kind_of(top) == PLACING and first_of(top) != s.taken - 1:
        return None
    return because("macdarkies-coin", place=parts.cell(place))


def due(s: State, seat: i64, tile: i64) -> i64:
    """1 if the tile can only be laid beside Fergus MacDarkie."""
    if mob_outlaws.victim(s, mob_cards.MACDARKIE) != seat or s.printed.kind[tile] > OTHER_KIND:
        return 0
    p = s.players[seat]
    tried = p.copy_purse()
    tried.coins = 0
    return 0 if placing.any_place(s, tried, tile, -1) else COIN


def toll(s: State, seat: i64, tile: i64) -> i64:
    """Coins on top of the tile's cost."""
    return mob_reserving.toll(s, seat, tile) + due(s, seat, tile)


def judged_toll(s: State, seat: int, tile: int) -> int:
    token = int(mob_reserving.toll(s, seat, tile))
    if mob_outlaws.victim(s, mob_cards.MACDARKIE) != seat or s.printed.faces[tile].kind == "person":
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
    tried = p.copy_purse()
    tried.coins += COIN
    return paying.can_place(s, tried, tile)


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
        s.players[mob_cards.holder(s, mob_cards.MACDARKIE)].coins += COIN
        mob_outlaws.drive_out(s, mob_cards.MACDARKIE)
