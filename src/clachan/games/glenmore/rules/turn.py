"""A player's turn: sell and use Loch Ness, take a tile, then activate, move and sell until the end."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clachan.core.decision import decision, first_of, kind_of
from clachan.core.message import Reason
from clachan.games.glenmore import parts
from clachan.games.glenmore.actions import (
    CHRONICLE,
    COIN,
    END_TURN,
    POINT,
    STOP,
    activate_place,
    discard_action,
    discard_space,
    is_activate,
    is_discard,
    is_move,
    is_sell,
    is_take,
    place_of,
    take_action,
    take_space,
)
from clachan.games.glenmore.components import TERRITORY_KINDS
from clachan.games.glenmore.decisions import ACT
from clachan.games.glenmore.rules import answering, occasions, reaching
from clachan.games.glenmore.rules.activation import (
    any_activation,
    apply_activation,
    legal_activations,
    why_not_activate,
)
from clachan.games.glenmore.rules.effects import begin_effects
from clachan.games.glenmore.rules.market import (
    apply_sell,
    can_sell,
    judged_stock,
    legal_sell,
    most_coins,
    why_not_sell,
)
from clachan.games.glenmore.rules.movement import apply_move, legal_move, why_not_move
from clachan.games.glenmore.rules.moving_pawns import discard_instead, stop_at_worlds_end, take_tile
from clachan.games.glenmore.rules.paying import (
    can_pay,
    can_place_known,
    could_pay,
    lies_in_territory,
    open_places,
    why_not_pay,
    why_not_room,
)
from clachan.games.glenmore.rules.placing import apply_place, legal_places, why_not_place
from clachan.games.glenmore.rules.territory import close_all
from clachan.games.glenmore.rules.track import is_ahead, is_tile
from clachan.games.glenmore.state import LINE_CLANS, MACLACHLAN, OTHER_KIND, PERSON, SPACES, Player, State
from clachan.games.glenmore.words import because
from clachan.games.glenmore.workspace import give_back, take_workspace

EVERY: Final = 1000


def can_take(s: State, seat: i64, p: Player, space: i64, opened: i64) -> bool:
    """Whether the tile can be paid and placed now."""
    if s.start != s.tail and not is_ahead(s, space):
        return False
    tile: i64 = s.track[space] - 1
    kind: i64 = s.printed.kind[tile]
    if s.printed.chronicles != 0 and not reaching.may_take(s, seat, space):
        return False
    if kind <= OTHER_KIND:
        return affordable(s, seat, p, tile, space, False) and can_place_known(s, p, tile, opened)
    if kind == PERSON:
        return s.printed.chronicles == 0 or reaching.person_toll(s, seat, tile) <= p.coins
    return s.printed.chronicles != 0 and reaching.can_stop(s, seat, tile)


def affordable(s: State, seat: i64, p: Player, tile: i64, space: i64, selling: bool) -> bool:
    if s.printed.chronicles != 0:
        return reaching.can_afford(s, seat, tile, space, selling)
    return could_pay(s, p, tile) if selling else can_pay(s, p, tile)


def could_take(s: State, seat: i64, p: Player, space: i64, opened: i64) -> bool:
    """Whether it could be taken after selling something."""
    if not is_ahead(s, space):
        return False
    tile: i64 = s.track[space] - 1
    if s.printed.chronicles != 0 and not reaching.may_take(s, seat, space):
        return False
    if s.printed.kind[tile] == PERSON and s.printed.chronicles != 0:
        return reaching.tile_toll(s, seat, tile) <= most_coins(s, p, 0)
    if not lies_in_territory(s, tile) or not affordable(s, seat, p, tile, space, True):
        return False
    if s.printed.chronicles != 0:
        return reaching.finds_place(s, p, tile)
    return can_place_known(s, p, tile, opened)


def legal_turn(s: State, seat: i64, out: vec[i64]) -> i64:
    """Tiles in front of the pawn; if none can be had even by selling, any tile may be discarded."""
    p = s.players[seat]
    opened: i64 = open_places(s, p)
    count: i64 = 0
    taken: i64 = 0  # tiles that can be taken: World's End and sale tiles are only stopped on
    steps: i64 = 1
    while steps < SPACES:
        space: i64 = s.start + steps
        if space >= SPACES:
            space -= SPACES
        if s.track[space] == s.printed.worlds_end + 1:
            if s.printed.chronicles == 0 or reaching.may_stop(s, seat):
                out[count] = STOP
                count += 1
        elif is_tile(s, space) and can_take(s, seat, p, space, opened):
            out[count] = take_action(space)
            count += 1
            if s.printed.kind[s.track[space] - 1] <= PERSON:
                taken += 1
        steps += 1
    if s.foreign == 0 and taken == 0:
        count = legal_discard(s, seat, opened, out, count)
    if s.printed.chronicles != 0:
        count = reaching.legal_elsewhere(s, seat, out, count)
    return legal_free(s, seat, out, count)


def legal_discard(s: State, seat: i64, opened: i64, out: vec[i64], count: i64) -> i64:
    p = s.players[seat]
    space: i64 = 0
    while space < SPACES:
        if is_tile(s, space) and could_take(s, seat, p, space, opened):
            return count
        space += 1
    space = 0
    while space < SPACES:
        discarded: bool = is_tile(s, space) and s.printed.kind[s.track[space] - 1] <= OTHER_KIND
        if discarded and is_ahead(s, space):
            out[count] = discard_action(space)
            count += 1
        space += 1
    return count


def has_choice(s: State, seat: i64) -> bool:
    """Whether at least two tiles can be taken, so that the turn is a real question."""
    p = s.players[seat]
    opened: i64 = open_places(s, p)
    found: i64 = 0
    space: i64 = 0
    while space < SPACES and found < 2:
        if (
            is_tile(s, space)
            and s.track[space] != s.printed.worlds_end + 1
            and can_take(s, seat, p, space, opened)
        ):
            found += 1
        space += 1
    return found >= 2


def legal_free(s: State, seat: i64, out: vec[i64], count: i64) -> i64:
    """What is possible at any time of the turn."""
    p = s.players[seat]
    count = legal_sell(s, p, out, count)
    count = legal_activations(s, seat, out, count)
    count = legal_move(s, seat, out, count)
    return answering.legal_free(s, seat, out, count) if s.printed.chronicles != 0 else count


def legal_act(s: State, seat: i64, out: vec[i64]) -> i64:
    out[0] = END_TURN
    return legal_free(s, seat, out, 1)


def nothing_left(s: State, seat: i64) -> bool:
    """Whether only the end of the turn is possible."""
    p = s.players[seat]
    if can_sell(s, p) or s.points > 0 or any_activation(s, seat):
        return False
    return s.printed.chronicles == 0 or not any_free(s, seat)


def any_free(s: State, seat: i64) -> bool:
    """Whether a chronicle offers a free step."""
    work = take_workspace()
    found: i64 = answering.legal_free(s, seat, work.numbers, 0)
    give_back(work)
    return found > 0


def why_not_turn(s: State, seat: int, number: int) -> Reason | None:
    if number == STOP:
        if s.printed.worlds_end + 1 not in [s.track[at] for at in range(SPACES)]:
            return because("worlds-end-not-out")
        return reaching.why_not_elsewhere(s, seat) if s.printed.chronicles else None
    if is_take(number):
        return why_not_take(s, seat, take_space(number))
    if is_discard(number):
        return _why_not_discard(s, seat, discard_space(number))
    return why_not_free(s, seat, number)


def why_not_take(s: State, seat: int, space: int) -> Reason | None:
    """A tile lies there that is not protected, its cost can be paid, and it finds a place."""
    tile = int(s.track[space]) - 1
    if not is_tile(s, space):
        return because("space-empty", space=parts.space(space))
    if not is_ahead(s, space):
        return because("not-in-front", space=parts.space(space))
    face = s.printed.faces[tile]
    if face.kind == "end":
        return because("worlds-end-only-stop")
    forbidden = reaching.why_not_take(s, seat, space) if s.printed.chronicles else None
    if forbidden:
        return forbidden
    if face.kind == "person":
        toll = reaching.judged_person_toll(s, seat, tile) if s.printed.chronicles else 0
        coins = s.players[seat].coins
        return None if toll <= coins else because("reserved-for-coins", coins=toll, have=coins)
    if face.kind not in TERRITORY_KINDS:
        return reaching.why_not_stop(s, seat, tile)
    return _why_not_afford(s, seat, space, tile) or why_not_room(s, seat, tile)


def _why_not_afford(s: State, seat: int, space: int, tile: int) -> Reason | None:
    """The cost, in every state that what must be paid on the way can leave."""
    ways = reaching.judged_ways(s, seat, space) if s.printed.chronicles else [s]
    reasons = [why_not_pay(tried, seat, tile) for tried in ways]
    return None if None in reasons else reasons[0]


def _why_not_discard(s: State, seat: int, space: int) -> Reason | None:
    if s.foreign:
        return reaching.why_not_cast_off(s, space)
    if not is_tile(s, space) or s.printed.faces[int(s.track[space]) - 1].kind not in TERRITORY_KINDS:
        return because("nothing-to-discard", space=parts.space(space))
    if not is_ahead(s, space):
        return because("not-in-front", space=parts.space(space))
    for other in range(SPACES):
        if is_tile(s, other) and is_ahead(s, other) and _why_not_even_selling(s, seat, other) is None:
            return because("can-take", tile=parts.tile(s.printed.faces[int(s.track[other]) - 1]))
    return None


def _why_not_even_selling(s: State, seat: int, space: int) -> Reason | None:
    """As why_not_take, with the coins that selling everything else would bring."""
    tile = int(s.track[space]) - 1
    face = s.printed.faces[tile]
    if face.kind == "person" and s.printed.chronicles:
        tried = s.copy()
        stock, stacks, prices = judged_stock(s, seat)
        for good, held in stock.items():
            tried.players[seat].coins += sum(prices[: stacks[good]][::-1][:held])
        return why_not_take(tried, seat, space)
    if face.kind in ("sale", "start", "end"):
        return because("cannot-take", tile=parts.tile(face))
    if face.kind not in TERRITORY_KINDS:
        return why_not_take(s, seat, space)
    forbidden = reaching.why_not_take(s, seat, space) if s.printed.chronicles else None
    ways = reaching.judged_ways(s, seat, space) if s.printed.chronicles else [s.copy()]
    reasons = [why_not_after_selling(tried, seat, tile) for tried in ways]
    reason = None if None in reasons else reasons[0]
    room = reaching.why_not_find_place if s.printed.chronicles else why_not_room
    return forbidden or reason or room(s, seat, tile)


def why_not_after_selling(tried: State, seat: int, tile: int) -> Reason | None:
    face = tried.printed.faces[tile]
    stock, stacks, prices = judged_stock(tried, seat)
    for good, name in enumerate(("wood", "stone", "barley", "sheep", "cattle")):
        spare = max(0, stock[good] - face.cost.get(name, 0))
        tried.players[seat].coins += sum(prices[: stacks[good]][::-1][:spare])
    return why_not_pay(tried, seat, tile)


def why_not_free(s: State, seat: int, number: int) -> Reason | None:
    if is_sell(number):
        return why_not_sell(s, seat, number)
    if is_activate(number):
        return why_not_activate(s, seat, number)
    if is_move(number):
        return why_not_move(s, seat, number)
    if number >= CHRONICLE:
        return answering.why_not(s, int(kind_of(s.pending.top())), seat, number)
    return because("no-step")


def why_not_act(s: State, seat: int, number: int) -> Reason | None:
    if number == END_TURN:
        return None
    if number == STOP or is_take(number) or is_discard(number):
        return because("pawn-has-moved")
    return why_not_free(s, seat, number)


def apply_turn(s: State, seat: i64, number: i64) -> None:
    if number == STOP:
        s.pending.replace(decision(ACT, seat))
        stop_at_worlds_end(s, seat)
    elif is_take(number):
        s.pending.replace(decision(ACT, seat))
        take_tile(s, seat, take_space(number))
    elif is_discard(number):
        s.pending.replace(decision(ACT, seat))
        discard_instead(s, seat, discard_space(number))
    else:
        apply_free(s, seat, number)


def apply_free(s: State, seat: i64, number: i64) -> None:
    if is_activate(number):
        apply_activation(s, seat, activate_place(number))
    elif is_move(number):
        apply_move(s, seat, number)
    elif number >= CHRONICLE:
        answering.free_step(s, seat, number)
    else:
        apply_sell(s, seat, number)


def apply_act(s: State, seat: i64, number: i64) -> None:
    if number == END_TURN:
        s.pending.pop()
        end_turn(s, seat)
    else:
        apply_free(s, seat, number)


def end_turn(s: State, seat: i64) -> None:
    """Movement points lapse, unless MacLachlan pays for them."""
    p = s.players[seat]
    if s.has_effect(p, MACLACHLAN):
        p.lines[LINE_CLANS] += s.points * s.printed.maclachlan_vp
    s.points = 0
    s.ness = 0
    close_all(p)
    if s.printed.chronicles != 0:
        occasions.end_turn(s, seat)


def apply_consolation(s: State, seat: i64, number: i64) -> None:
    s.pending.pop()
    if number == COIN:
        s.players[seat].coins += s.printed.discard_coins
    else:
        s.points += s.printed.discard_points


def legal_consolation(out: vec[i64]) -> i64:
    out[0] = COIN
    out[1] = POINT
    return 2


def legal_placing(s: State, seat: i64, out: vec[i64]) -> i64:
    return legal_places(s, s.players[seat], first_of(s.pending.top()), EVERY, out, 0)


def why_not_placing(s: State, seat: int, number: int) -> Reason | None:
    return why_not_place(s, seat, int(first_of(s.pending.top())), place_of(number))


def apply_placing(s: State, seat: i64, number: i64) -> None:
    tile: i64 = first_of(s.pending.pop())
    apply_place(s, seat, tile, place_of(number))
    begin_effects(s, seat, tile, place_of(number))
