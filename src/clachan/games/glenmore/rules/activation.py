"""Activating tiles: the new one and its neighbours, Loch Ness's extra tile, and the clans' bonuses."""

from librt.vecs import vec
from mypy_extensions import i64

from clachan.core.bits import bit
from clachan.core.decision import decision, first_of
from clachan.core.message import Reason
from clachan.games.glenmore import parts
from clachan.games.glenmore.actions import DONE, activate_action, activate_place
from clachan.games.glenmore.components import GOODS, KINDS
from clachan.games.glenmore.decisions import BONUS, GAINING
from clachan.games.glenmore.printed import EXCHANGE, EXCHANGE_FROM, GAIN, GAIN_ANY, MOVE, NONE, VP
from clachan.games.glenmore.rules import occasions
from clachan.games.glenmore.rules.exchange import begin_exchange, why_not_exchange
from clachan.games.glenmore.rules.exchange_costs import can_exchange
from clachan.games.glenmore.rules.keeping_goods import produce
from clachan.games.glenmore.rules.territory import ROOM, territory
from clachan.games.glenmore.state import LINE_TILES, OPEN, TILE_BITS, USED, Player, State
from clachan.games.glenmore.words import because


def can_activate(s: State, seat: i64, p: Player, place: i64, tile: i64) -> bool:
    """Whether an activation of the tile would bring something now."""
    kind: i64 = s.printed.type[tile]
    if kind == NONE:
        return False
    if kind == GAIN or kind == GAIN_ANY:
        return p.goods_on(place) < ROOM
    if kind == MOVE or kind == VP:
        return True
    if kind == EXCHANGE or kind == EXCHANGE_FROM:
        return can_exchange(s, p, tile)
    return occasions.can_activate(s, seat, tile)


def is_offered(s: State, seat: i64, p: Player, place: i64) -> bool:
    """A tile that this turn's placement opened, or any tile while Loch Ness allows it."""
    cell: i64 = p.cells[place]
    opened: bool = cell & USED == 0 and (cell & OPEN != 0 or s.ness > 0)
    return opened and can_activate(s, seat, p, place, (cell & TILE_BITS) - 1)


def legal_activations(s: State, seat: i64, out: vec[i64], count: i64) -> i64:
    p = s.players[seat]
    index: i64 = 0
    while index < p.size:
        if is_offered(s, seat, p, p.places[index]):
            out[count] = activate_action(p.places[index])
            count += 1
        index += 1
    return count


def any_activation(s: State, seat: i64) -> bool:
    p = s.players[seat]
    index: i64 = 0
    while index < p.size:
        if is_offered(s, seat, p, p.places[index]):
            return True
        index += 1
    return False


def why_not_activate(s: State, seat: int, number: int) -> Reason | None:
    """The tile is open or Loch Ness helps, it was not used this turn, and it would bring something."""
    p, place = s.players[seat], activate_place(number)
    if place not in territory(p):
        return because("no-tile-of-yours", place=parts.cell(place))
    if not p.cells[place] & OPEN and not s.ness:
        return because("not-opened", place=parts.cell(place))
    return why_not_bring(s, seat, place)


def why_not_bring(s: State, seat: int, place: int) -> Reason | None:
    p, tile = s.players[seat], territory(s.players[seat])[place]
    face = s.printed.faces[tile]
    kind = face.activation.type
    if p.cells[place] & USED:
        return because("activated", tile=parts.tile(face), place=parts.cell(place))
    if kind == "none":
        return because("nothing-to-activate", tile=parts.tile(face))
    if kind in ("gain", "gain any"):
        held = sum(int(p.good_on(place, good)) for good in range(len(GOODS)))
        return None if held < ROOM else because("tile-full", place=parts.cell(place), count=held)
    if kind in ("move", "vp"):
        return None
    if int(s.printed.type[tile]) in (EXCHANGE, EXCHANGE_FROM):
        return why_not_exchange(s, seat, tile)
    return occasions.why_not_activate(s, seat, tile)


def apply_activation(s: State, seat: i64, place: i64) -> None:
    """An activation in the turn; a tile that is not open uses up Loch Ness."""
    p = s.players[seat]
    if p.cells[place] & OPEN == 0:
        s.ness -= 1
    activate(s, seat, place)


def activate(s: State, seat: i64, place: i64) -> None:
    p = s.players[seat]
    p.cells[place] |= USED
    tile: i64 = p.tile(place)
    kind: i64 = s.printed.type[tile]
    if kind == GAIN:
        produce(s, seat, place, s.printed.gained[tile])
    elif kind == GAIN_ANY:
        s.pending.push(decision(GAINING, seat, place, s.printed.count[tile], 1))
    elif kind == MOVE:
        s.points += s.printed.count[tile]
    elif kind == VP:
        p.lines[LINE_TILES] += s.printed.count[tile]
    elif kind == EXCHANGE or kind == EXCHANGE_FROM:
        begin_exchange(s, seat, place, tile)
    else:
        occasions.activate(s, seat, place, tile)


def legal_bonus(s: State, seat: i64, out: vec[i64]) -> i64:
    """One tile of each kind that the clan named, or none."""
    p = s.players[seat]
    kinds: i64 = first_of(s.pending.top())
    out[0] = DONE
    count: i64 = 1
    index: i64 = 0
    while index < p.size:
        place: i64 = p.places[index]
        tile: i64 = p.tile(place)
        named: bool = (kinds >> s.printed.kind[tile]) & 1 != 0 and p.cells[place] & USED == 0
        if named and can_activate(s, seat, p, place, tile):
            out[count] = activate_action(place)
            count += 1
        index += 1
    return count


def why_not_bonus(s: State, seat: int, number: int) -> Reason | None:
    place, kinds = activate_place(number), int(first_of(s.pending.top()))
    if number == DONE:
        return None
    land = territory(s.players[seat])
    if place not in land:
        return because("no-tile-of-yours", place=parts.cell(place))
    kind = s.printed.faces[land[place]].kind
    if not (kinds >> KINDS.index(kind)) & 1:
        return because("not-the-clans-kind", kind=parts.kind(kind))
    return why_not_bring(s, seat, place)


def apply_bonus(s: State, seat: i64, number: i64) -> None:
    top: i64 = s.pending.pop()
    if number == DONE:
        return
    place: i64 = activate_place(number)
    kinds: i64 = first_of(top) & ~bit(s.printed.kind[s.players[seat].tile(place)])
    if kinds != 0:
        s.pending.push(decision(BONUS, seat, kinds))
    activate(s, seat, place)
