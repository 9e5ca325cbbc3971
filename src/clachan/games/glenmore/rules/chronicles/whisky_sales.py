"""Chronicle III: the sale tiles. Passing one may sell a barrel, stopping on it must sell one or two."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clachan.core.decision import decision, first_of, second_of
from clachan.core.message import Reason
from clachan.games.glenmore.actions import CHRONICLE_3, DONE
from clachan.games.glenmore.components import KINDS, TILES
from clachan.games.glenmore.rules.chronicles import cellars
from clachan.games.glenmore.state import SPACES, Player, State
from clachan.games.glenmore.words import because

# Actions.
SELL_EXTRA: Final = CHRONICLE_3 + 14
SELL_LOWER: Final = CHRONICLE_3 + 15
# Questions.
PASSING: Final = 83  # first: space of the track, second: tile + 1 that is still to be paid, or 0
STOPPING: Final = 84  # first: space of the track, second: what has been used (1 extra, 2 lower)
SELLING: Final = 85
SALE: Final = KINDS.index("sale")
SALE_TILES: Final = tuple(TILES.index(f"whisky sale {stack}") for stack in "bcd")


def is_sale(s: State, space: i64) -> bool:
    tile: i64 = s.track[space] - 1
    return 0 <= tile < len(TILES) and s.printed.kind[tile] == SALE


def slot(tile: i64) -> i64:
    """Where the barrels on a sale tile are counted."""
    if tile == SALE_TILES[0]:
        return 0
    return 1 if tile == SALE_TILES[1] else 2


def has_lower(s: State, tile: i64) -> bool:
    return s.sales.lower[slot(tile)] < s.printed.sale_spaces


def has_extra(s: State, tile: i64) -> bool:
    return s.sales.extra[slot(tile)] == 0


def space_of(s: State, tile: i64) -> i64:
    space: i64 = 0
    while space < SPACES - 1 and s.track[space] != tile + 1:
        space += 1
    return space


# --- passing --------------------------------------------------------------------------------------------


def ask_in_passing(s: State, seat: i64, space: i64, tile: i64) -> None:
    """`tile` + 1 is still to be paid; a barrel that it costs is not for sale."""
    if has_lower(s, s.track[space] - 1) and s.players[seat].whisky > 0:
        s.pending.push(decision(PASSING, seat, space, tile))


def can_spare(s: State, p: Player) -> bool:
    tile: i64 = second_of(s.pending.top())
    return p.whisky > (0 if tile == 0 else s.printed.cost_whisky[tile - 1])


def legal_passing(s: State, p: Player, out: vec[i64]) -> i64:
    out[0] = DONE
    return cellars.legal_barrels(p, out, 1) if can_spare(s, p) else 1


def why_not_passing(s: State, seat: int, number: int) -> Reason | None:
    if number == DONE:
        return None
    p, tile = s.players[seat], int(second_of(s.pending.top())) - 1
    needed = s.printed.faces[tile].cost.get("whisky", 0) if tile >= 0 else 0
    if p.whisky <= needed:
        return because("whisky-owed", have=int(p.whisky), whisky=needed)
    return cellars.why_not_barrel(s, seat, number)


def apply_passing(s: State, seat: i64, number: i64) -> None:
    space: i64 = first_of(s.pending.pop())
    if number != DONE:
        s.sales.lower[slot(s.track[space] - 1)] += 1
        sell(s, seat, number - cellars.BARREL)


def sell(s: State, seat: i64, space: i64) -> None:
    """The points of the space in the cellar that the barrel leaves."""
    p = s.players[seat]
    p.whisky -= 1
    cellars.remove(p, space)
    p.lines[cellars.LINE] += s.printed.cellar_vp[space]


# --- stopping -------------------------------------------------------------------------------------------


def can_stop(s: State, seat: i64, tile: i64) -> bool:
    """A barrel to sell, a free space for it, and no other pawn."""
    if s.foreign != 0 or s.figures[space_of(s, tile)] != 0 or s.players[seat].whisky == 0:
        return False
    return has_lower(s, tile) or has_extra(s, tile)


def why_not_stop(s: State, seat: int, tile: int) -> Reason | None:
    if s.foreign:
        return because("englishman-sells-not")
    if s.players[seat].whisky == 0:
        return because("no-barrel-to-sell")
    if s.figures[space_of(s, tile)]:
        return because("pawn-on-sale")
    sold = int(s.sales.lower[slot(tile)] + s.sales.extra[slot(tile)])
    full = sold == s.printed.sale_spaces + 1
    return because("sale-full", count=sold) if full else None


def stop(s: State, seat: i64, space: i64) -> None:
    s.pending.push(decision(STOPPING, seat, space))


def legal_stopping(s: State, p: Player, out: vec[i64]) -> i64:
    """One barrel on the extra space, one below; at least one of them."""
    top: i64 = s.pending.top()
    tile: i64 = s.track[first_of(top)] - 1
    used: i64 = second_of(top)
    count: i64 = 0
    if used != 0:
        out[count] = DONE
        count += 1
    if p.whisky > 0 and used & 1 == 0 and has_extra(s, tile):
        out[count] = SELL_EXTRA
        count += 1
    if p.whisky > 0 and used & 2 == 0 and has_lower(s, tile):
        out[count] = SELL_LOWER
        count += 1
    return count


def why_not_stopping(s: State, seat: int, number: int) -> Reason | None:
    top = s.pending.top()
    tile, used = int(s.track[first_of(top)]) - 1, int(second_of(top))
    if number == DONE:
        return None if used else because("sell-at-least-one")
    if number not in (SELL_EXTRA, SELL_LOWER):
        return because("sell-where")
    where, mark = ("extra", 1) if number == SELL_EXTRA else ("lower", 2)
    if used & mark:
        return because("sold-there", where=where)
    if s.players[seat].whisky == 0:
        return because("no-barrel-to-sell")
    most = 1 if number == SELL_EXTRA else int(s.printed.sale_spaces)
    spaces = s.sales.extra if number == SELL_EXTRA else s.sales.lower
    sold = int(spaces[slot(tile)])
    return None if sold < most else because("sale-space-taken", where=where, sold=sold, most=most)


def apply_stopping(s: State, seat: i64, number: i64) -> None:
    top: i64 = s.pending.pop()
    if number == DONE:
        return
    tile: i64 = s.track[first_of(top)] - 1
    mark: i64 = 1 if number == SELL_EXTRA else 2
    if number == SELL_EXTRA:
        s.sales.extra[slot(tile)] += 1
    else:
        s.sales.lower[slot(tile)] += 1
    s.pending.push(decision(STOPPING, seat, first_of(top), second_of(top) | mark))
    s.pending.push(decision(SELLING, seat))


def apply_selling(s: State, seat: i64, number: i64) -> None:
    s.pending.pop()
    sell(s, seat, number - cellars.BARREL)


def tile_discarded(s: State, tile: i64) -> None:
    """Barrels on a discarded sale tile go back to the supply."""
    if s.printed.kind[tile] == SALE:
        s.sales.lower[slot(tile)] = 0
        s.sales.extra[slot(tile)] = 0


# --- what the hooks ask ---------------------------------------------------------------------------------


def legal(s: State, kind: i64, seat: i64, out: vec[i64]) -> i64:
    p = s.players[seat]
    if kind == cellars.AGEING:
        return cellars.legal_ageing(s, p, out)
    if kind == cellars.CHOOSING:
        return cellars.legal_choosing(s, p, out)
    if kind == PASSING:
        return legal_passing(s, p, out)
    return legal_stopping(s, p, out) if kind == STOPPING else cellars.legal_barrels(p, out, 0)


def answer(s: State, kind: i64, seat: i64, number: i64) -> None:
    if kind == cellars.PAYING:
        cellars.apply_paying(s, seat, number)
    elif kind == cellars.AGEING:
        cellars.apply_ageing(s, seat, number)
    elif kind == cellars.CHOOSING:
        cellars.apply_choosing(s, seat, number)
    elif kind == PASSING:
        apply_passing(s, seat, number)
    elif kind == STOPPING:
        apply_stopping(s, seat, number)
    else:
        apply_selling(s, seat, number)


def why_not(s: State, kind: int, seat: int, number: int) -> Reason | None:
    if kind in (cellars.PAYING, SELLING):
        return cellars.why_not_barrel(s, seat, number)
    if kind == cellars.AGEING:
        return cellars.why_not_ageing(s, seat, number)
    if kind == cellars.CHOOSING:
        return cellars.why_not_choosing(s, seat, number)
    if kind == PASSING:
        return why_not_passing(s, seat, number)
    if kind == STOPPING:
        return why_not_stopping(s, seat, number)
    if number in (cellars.BUILD, cellars.BUILD + 1):
        return cellars.why_not_build(s, seat, number)
    return because("no-step")


def view(s: State) -> "dict[str, object]":
    tiles = [int(s.track[space]) - 1 for space in range(SPACES) if is_sale(s, space)]
    sales = {
        TILES[tile]: {"lower": int(s.sales.lower[slot(tile)]), "extra": int(s.sales.extra[slot(tile)])}
        for tile in tiles
    }
    seats = [cellars.view(p) for p in s.players]
    return {"sales": sales, "lower_spaces": int(s.printed.sale_spaces), "seats": seats}


def fault(s: State) -> str | None:
    """Barrels only on sale tiles that lie on the track, and not too many."""
    on_track = {int(s.track[space]) - 1 for space in range(SPACES)}
    for tile in SALE_TILES:
        lower, extra = int(s.sales.lower[slot(tile)]), int(s.sales.extra[slot(tile)])
        if lower > s.printed.sale_spaces or extra > 1 or (lower + extra and tile not in on_track):
            return f"{TILES[tile]} holds {lower} and {extra} barrels"
    for seat in range(s.printed.players):
        if reason := cellars.fault(s, seat):
            return reason
    return None
