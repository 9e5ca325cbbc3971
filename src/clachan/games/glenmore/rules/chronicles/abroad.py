"""Donan Castle's event (chronicle VI): activating tiles of other players.

The benefit is the active player's, who also pays what the activation costs; goods go to any own tile.
"""

from librt.vecs import vec
from mypy_extensions import i64

from clachan.core.decision import decision, second_of, third_of
from clachan.core.message import Reason
from clachan.games.glenmore import parts
from clachan.games.glenmore.actions import ACTIVATE, CHOOSE, DONE, activate_place, choose_seat, is_activate
from clachan.games.glenmore.board import PLACES
from clachan.games.glenmore.decisions import ABROAD, FREE_GOOD, PUTTING
from clachan.games.glenmore.printed import EXCHANGE, EXCHANGE_FROM, GAIN, GAIN_ANY, MOVE, NONE, VP
from clachan.games.glenmore.rules import exchange, exchange_costs, occasions, territory
from clachan.games.glenmore.rules.chronicles import tome_cards
from clachan.games.glenmore.state import GOODS_COUNT, State
from clachan.games.glenmore.words import because


def can_use(s: State, seat: i64, tile: i64) -> bool:
    """Whether another player's tile would bring this player something."""
    p = s.players[seat]
    kind: i64 = s.printed.type[tile]
    if kind == NONE:
        return False
    if kind == GAIN or kind == GAIN_ANY:
        return territory.has_room(p)
    if kind == MOVE or kind == VP:
        return True
    if kind == EXCHANGE or kind == EXCHANGE_FROM:
        return exchange_costs.can_exchange(s, p, tile)
    return occasions.can_activate(s, seat, tile)


def code(owner: i64, place: i64) -> i64:
    """A tile of a territory as one number, never 0."""
    return owner * PLACES + place + 1


def is_usable(s: State, seat: i64, owner: i64, place: i64, used: i64) -> bool:
    return code(owner, place) != used and can_use(s, seat, s.players[owner].tile(place))


def any_usable(s: State, seat: i64, owner: i64, used: i64) -> bool:
    """Whether a tile of one territory can be used."""
    q = s.players[owner]
    index: i64 = 0
    while index < q.size:
        if is_usable(s, seat, owner, q.places[index], used):
            return True
        index += 1
    return False


def usable(s: State, seat: i64, owner: i64, used: i64, out: vec[i64]) -> i64:
    """The tiles of one territory that can be used."""
    q = s.players[owner]
    count: i64 = 0
    index: i64 = 0
    while index < q.size:
        place: i64 = q.places[index]
        if is_usable(s, seat, owner, place, used):
            out[count] = ACTIVATE + place
            count += 1
        index += 1
    return count


def any_tile(s: State, seat: i64, used: i64) -> bool:
    owner: i64 = 0
    while owner < s.printed.players:
        if owner != seat and any_usable(s, seat, owner, used):
            return True
        owner += 1
    return False


def legal(s: State, seat: i64, out: vec[i64]) -> i64:
    """First whose tile, then which; the player may stop before."""
    top: i64 = s.pending.top()
    used: i64 = second_of(top)
    if third_of(top) != 0:
        return usable(s, seat, third_of(top) - 1, used, out)
    out[0] = DONE
    count: i64 = 1
    owner: i64 = 0
    while owner < s.printed.players:
        if owner != seat and any_usable(s, seat, owner, used):
            out[count] = CHOOSE + owner
            count += 1
        owner += 1
    return count


def why_not(s: State, seat: int, number: int) -> Reason | None:
    top = s.pending.top()
    used, owner = int(second_of(top)), int(third_of(top)) - 1
    if owner >= 0:
        if not is_activate(number):
            return because("name-activated-tile")
        return why_not_tile(s, seat, owner, activate_place(number), used)
    if number == DONE:
        return None
    if not CHOOSE <= number < CHOOSE + s.printed.players:
        return because("name-other-or-done")
    land = territory.territory(s.players[choose_seat(number)])
    fine = any(why_not_tile(s, seat, choose_seat(number), place, used) is None for place in land)
    return None if fine else because("nothing-of-theirs", player=parts.seat(choose_seat(number)))


def why_not_tile(s: State, seat: int, owner: int, place: int, used: int) -> Reason | None:
    if owner == seat:
        return because("only-abroad")
    land = territory.territory(s.players[owner])
    if place not in land:
        return because("no-tile-of-theirs", player=parts.seat(owner), place=parts.cell(place))
    if used == owner * PLACES + place + 1:
        return because("tiles-must-differ")
    return _why_not_bring(s, seat, land[place])


def _why_not_bring(s: State, seat: int, tile: int) -> Reason | None:
    p, face = s.players[seat], s.printed.faces[tile]
    kind = face.activation.type
    if kind == "none":
        return because("nothing-to-activate", tile=parts.tile(face))
    if kind in ("gain", "gain any"):
        room = any(p.goods_on(place) < territory.ROOM for place in territory.territory(p))
        return None if room else because("no-room")
    if kind in ("move", "vp"):
        return None
    if int(s.printed.type[tile]) in (EXCHANGE, EXCHANGE_FROM):
        return exchange.why_not_exchange(s, seat, tile)
    return occasions.why_not_activate(s, seat, tile)


def answer(s: State, seat: i64, number: i64, left: i64, used: i64, chosen: i64) -> None:
    if number == DONE:
        return
    if chosen == 0:
        s.pending.push(decision(ABROAD, seat, left, used, choose_seat(number) + 1))
        return
    place: i64 = activate_place(number)
    if left > 1:
        s.pending.push(decision(ABROAD, seat, left - 1, code(chosen - 1, place)))
    use(s, seat, s.players[chosen - 1].tile(place))


def use(s: State, seat: i64, tile: i64) -> None:
    kind: i64 = s.printed.type[tile]
    if kind == GAIN:
        put_goods(s, seat, s.printed.gained[tile])
    elif kind == GAIN_ANY:
        s.pending.push(decision(FREE_GOOD, seat, s.printed.count[tile]))
    elif kind == MOVE:
        s.points += s.printed.count[tile]
    elif kind == VP:
        s.players[seat].lines[tome_cards.LINE] += s.printed.count[tile]
    elif kind == EXCHANGE or kind == EXCHANGE_FROM:
        exchange.begin_exchange(s, seat, exchange.ELSEWHERE + tile, tile)
    else:
        occasions.activate(s, seat, exchange.ELSEWHERE + tile, tile)


def put_goods(s: State, seat: i64, goods: i64) -> None:
    good: i64 = 0
    while good < GOODS_COUNT:
        times: i64 = (goods >> (2 * good)) & 3
        while times > 0:
            s.pending.push(decision(PUTTING, seat, good))
            times -= 1
        good += 1
