"""Chronicle III: the sale tiles. Passing one may sell a barrel, stopping on it must sell one or two."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clachan.core.decision import decision, first_of, second_of
from clachan.core.message import Reason
from clachan.games.glenmore.actions import BUILD_CELLAR, DONE, SELL_EXTRA, SELL_LOWER, barrel_of
from clachan.games.glenmore.components import KINDS, TILES
from clachan.games.glenmore.decisions import (
    AGEING,
    DISTILLING,
    PASSING_SALE,
    PAYING_BARREL,
    SELLING_BARREL,
    STOPPING_AT_SALE,
)
from clachan.games.glenmore.rules import occasions
from clachan.games.glenmore.rules.chronicle import Chronicle
from clachan.games.glenmore.rules.chronicles import cellars
from clachan.games.glenmore.shown import CellarsView, SaleView
from clachan.games.glenmore.state import SPACES, Player, State
from clachan.games.glenmore.words import because

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
        s.pending.push(decision(PASSING_SALE, seat, space, tile))


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
        sell(s, seat, barrel_of(number))


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
    s.pending.push(decision(STOPPING_AT_SALE, seat, space))


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
    s.pending.push(decision(STOPPING_AT_SALE, seat, first_of(top), second_of(top) | mark))
    s.pending.push(decision(SELLING_BARREL, seat))


def apply_selling(s: State, seat: i64, number: i64) -> None:
    s.pending.pop()
    sell(s, seat, barrel_of(number))


def tile_discarded(s: State, tile: i64) -> None:
    """Barrels on a discarded sale tile go back to the supply."""
    if s.printed.kind[tile] == SALE:
        s.sales.lower[slot(tile)] = 0
        s.sales.extra[slot(tile)] = 0


# --- what is asked of it ---------------------------------------------------------------------------------


def legal(s: State, kind: i64, seat: i64, out: vec[i64]) -> i64:
    p = s.players[seat]
    if kind == AGEING:
        return cellars.legal_ageing(s, p, out)
    if kind == DISTILLING:
        return cellars.legal_choosing(s, p, out)
    if kind == PASSING_SALE:
        return legal_passing(s, p, out)
    return legal_stopping(s, p, out) if kind == STOPPING_AT_SALE else cellars.legal_barrels(p, out, 0)


def answer(s: State, kind: i64, seat: i64, number: i64) -> None:
    if kind == PAYING_BARREL:
        cellars.apply_paying(s, seat, number)
    elif kind == AGEING:
        cellars.apply_ageing(s, seat, number)
    elif kind == DISTILLING:
        cellars.apply_choosing(s, seat, number)
    elif kind == PASSING_SALE:
        apply_passing(s, seat, number)
    elif kind == STOPPING_AT_SALE:
        apply_stopping(s, seat, number)
    else:
        apply_selling(s, seat, number)


def why_not(s: State, kind: int, seat: int, number: int) -> Reason | None:
    if kind in (PAYING_BARREL, SELLING_BARREL):
        return cellars.why_not_barrel(s, seat, number)
    if kind == AGEING:
        return cellars.why_not_ageing(s, seat, number)
    if kind == DISTILLING:
        return cellars.why_not_choosing(s, seat, number)
    if kind == PASSING_SALE:
        return why_not_passing(s, seat, number)
    if kind == STOPPING_AT_SALE:
        return why_not_stopping(s, seat, number)
    if number in (BUILD_CELLAR, BUILD_CELLAR + 1):
        return cellars.why_not_build(s, seat, number)
    return because("no-step")


def view(s: State) -> "CellarsView":
    tiles = [int(s.track[space]) - 1 for space in range(SPACES) if is_sale(s, space)]
    sales: dict[str, SaleView] = {
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


class Cellars(Chronicle):
    """Chronicle III."""

    def set_up(self, s: State) -> None:
        cellars.set_up(s)

    def tile_discarded(self, s: State, tile: i64, figure: i64) -> None:
        tile_discarded(s, tile)

    def on_the_way(self, s: State, seat: i64, space: i64, tile: i64) -> None:
        if is_sale(s, space):
            ask_in_passing(s, seat, space, tile)
            occasions.at_sale(s, seat, space, tile)

    def stops_on(self, s: State, tile: i64) -> bool:
        return s.printed.kind[tile] == SALE

    def can_stop(self, s: State, seat: i64, tile: i64) -> bool:
        return can_stop(s, seat, tile)

    def why_not_stop(self, s: State, seat: int, tile: int) -> Reason | None:
        return why_not_stop(s, seat, tile)

    def take_other(self, s: State, seat: i64, tile: i64, space: i64) -> None:
        stop(s, seat, space)

    def legal(self, s: State, kind: i64, seat: i64, out: vec[i64]) -> i64:
        return legal(s, kind, seat, out)

    def answer(self, s: State, kind: i64, seat: i64, number: i64) -> None:
        answer(s, kind, seat, number)

    def why_not(self, s: State, kind: int, seat: int, number: int) -> Reason | None:
        return why_not(s, kind, seat, number)

    def legal_free(self, s: State, seat: i64, out: vec[i64], count: i64) -> i64:
        return cellars.legal_build(s, s.players[seat], out, count)

    def free_step(self, s: State, seat: i64, number: i64) -> None:
        cellars.build(s, seat, number)

    def activates(self, s: State, tile: i64) -> bool:
        return s.printed.ages[tile] != 0

    def can_activate(self, s: State, seat: i64, tile: i64) -> bool:
        return cellars.can_activate(s, s.players[seat], tile)

    def why_not_activate(self, s: State, seat: int, tile: int) -> Reason | None:
        return cellars.why_not_activate(s, seat, tile)

    def activate(self, s: State, seat: i64, place: i64, tile: i64) -> None:
        cellars.activate(s, seat, place, tile)

    def exchanged(self, s: State, seat: i64, tile: i64) -> None:
        cellars.exchanged(s, seat, tile)

    def whisky_gained(self, s: State, seat: i64, barrels: i64) -> None:
        cellars.gained(s, seat, barrels)

    def whisky_paid(self, s: State, seat: i64, barrels: i64) -> None:
        cellars.paid(s, seat, barrels)

    def view(self, s: State, seat: "int | None") -> "CellarsView":
        return view(s)

    def fault(self, s: State) -> "str | None":
        return fault(s)
