"""What is possible at any time of the own turn, also between two steps of something else.

Movement points are spent, Loch Ness activates a tile, goods are sold. TURN and ACT offer all of it (turn.py);
here is what the other questions to the player whose turn it is offer besides their own answers. Two things
keep every turn finishable: no activation begins inside another, and while something is still to be paid,
laid or chosen nothing is begun that could take what that needs.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clachan.core.decision import first_of, kind_of, seat_of, second_of, third_of
from clachan.core.message import Reason
from clachan.games.glenmore import parts
from clachan.games.glenmore.actions import (
    ROW,
    WALK,
    activate_action,
    activate_place,
    is_activate,
    is_move,
    is_sell,
)
from clachan.games.glenmore.components import KINDS
from clachan.games.glenmore.decisions import (
    ABROAD,
    ACT,
    BONUS,
    CALLING,
    CHRONICLE_KIND,
    CLAIMING,
    CONSOLATION,
    COST,
    GAINING,
    GIVING,
    KEEPING,
    LAYING,
    LEAVING,
    MARKING,
    PASSING_SALE,
    PAYING_EVENT,
    PAYMENT,
    PLACING,
    PUTTING,
    REMOVING,
    RESOLVING,
    SOURCE,
    STOPPING_AT_SALE,
    TRIGGERING,
    TURN,
)
from clachan.games.glenmore.printed import GAIN, GAIN_ANY, NONE, VP
from clachan.games.glenmore.printed import MOVE as MOVE_TYPE
from clachan.games.glenmore.rules import answering
from clachan.games.glenmore.rules.activation import activate, can_activate, why_not_bring
from clachan.games.glenmore.rules.market import legal_sell, why_not_sell
from clachan.games.glenmore.rules.movement import apply_move, legal_move, why_not_move
from clachan.games.glenmore.rules.territory import territory
from clachan.games.glenmore.state import TILE_BITS, USED, Player, State
from clachan.games.glenmore.words import because
from clachan.games.glenmore.workspace import give_back, take_workspace

# How much may come before the answer to a question.
NOTHING: Final = 0  # a move, a sale, a boat's or a mobster's step that is under way, or a vote
MOVES: Final = 1  # an activation is under way
GIFTS: Final = 2  # Loch Ness too, for tiles that take nothing: something is being paid or laid
ALL: Final = 3


def on_turn(s: State) -> i64:
    """The seat whose turn it is, or -1 between two turns."""
    level: i64 = 1
    while level < s.pending.depth:
        kind: i64 = kind_of(s.pending.items[level])
        if kind == ACT or kind == TURN:
            return seat_of(s.pending.items[level])
        level += 1
    return -1


def freedom(packed: i64) -> i64:
    """How much may come before the answer to a question, by its kind alone."""
    kind: i64 = kind_of(packed)
    if RESOLVING <= kind <= BONUS:
        return MOVES if kind == GAINING and third_of(packed) != 0 else ALL
    if kind == COST or kind == PLACING or kind == CLAIMING:
        return GIFTS
    if kind == GIVING or kind == SOURCE or kind == KEEPING:
        return MOVES
    if kind == REMOVING or kind == CONSOLATION:
        return ALL
    return freedom_of_chronicle(packed, kind) if kind >= CHRONICLE_KIND else NOTHING


def freedom_of_chronicle(packed: i64, kind: i64) -> i64:
    if kind == LEAVING or kind == PASSING_SALE or kind == STOPPING_AT_SALE:
        return GIFTS
    if kind < LAYING or kind >= CALLING:
        return NOTHING
    if kind == ABROAD and third_of(packed) != 0:  # its answers are another player's places
        return NOTHING
    return MOVES


def owes(s: State) -> bool:
    """Whether something waits that goods, coins or tiles may be needed for."""
    level: i64 = s.pending.depth - 1
    while level > 0:
        kind: i64 = kind_of(s.pending.items[level])
        if kind == ACT or kind == TURN:
            return False
        if kind == COST or kind == PLACING or kind == PAYMENT or kind == GIVING or kind == CLAIMING:
            return True
        if CHRONICLE_KIND <= kind < CALLING:
            return True
        level -= 1
    return False


def may_sell(kind: i64) -> bool:
    """Questions at which a sale can make room or bring coins; MARKING offers it itself."""
    return (RESOLVING <= kind <= BONUS and kind != MARKING) or kind == REMOVING


def legal_between(s: State, top: i64, out: vec[i64], count: i64) -> i64:
    """Add what may come before the answer to a question other than TURN and ACT."""
    kind: i64 = kind_of(top)
    seat: i64 = seat_of(top)
    most: i64 = freedom(top)
    if most == NOTHING or on_turn(s) != seat:
        return count
    owing: bool = owes(s)
    p = s.players[seat]
    if may_sell(kind) and not owing:
        count = legal_sell(s, p, out, count)
    if s.points > 0:
        count = legal_move(s, seat, out, count)
        if s.printed.chronicles != 0:
            count = answering.legal_step(s, seat, owing or most != ALL, out, count)
    if s.ness > 0 and most >= GIFTS:
        count = legal_ness(s, seat, p, top, owing or most != ALL, out, count)
    return count


def legal_ness(s: State, seat: i64, p: Player, top: i64, careful: bool, out: vec[i64], count: i64) -> i64:
    """Any tile that has not been activated; what a clan may activate now anyway is its own answer."""
    named: i64 = first_of(top) if kind_of(top) == BONUS else 0
    index: i64 = 0
    while index < p.size:
        place: i64 = p.places[index]
        tile: i64 = (p.cells[place] & TILE_BITS) - 1
        fine: bool = p.cells[place] & USED == 0 and (named >> s.printed.kind[tile]) & 1 == 0
        if fine and (not careful or gives_only(s, tile)) and can_activate(s, seat, p, place, tile):
            out[count] = activate_action(place)
            count += 1
        index += 1
    return count


def gives_only(s: State, tile: i64) -> bool:
    """Goods, movement or points, for nothing."""
    kind: i64 = s.printed.type[tile]
    return kind == GAIN or kind == GAIN_ANY or kind == MOVE_TYPE or kind == VP


def is_between(s: State, top: i64, number: i64) -> bool:
    """Whether a legal number is a step before the answer, and not the answer."""
    if is_move(number) or number == ROW or number == WALK:
        return True
    if not is_activate(number) or kind_of(top) == ABROAD:
        return False
    if kind_of(top) != BONUS:
        return True
    tile: i64 = s.players[seat_of(top)].tile(activate_place(number))
    return tile < 0 or (first_of(top) >> s.printed.kind[tile]) & 1 == 0


def apply_between(s: State, seat: i64, number: i64) -> None:
    """Loch Ness is used up also for a tile that this turn's tile has opened."""
    if is_activate(number):
        s.ness -= 1
        activate(s, seat, activate_place(number))
    elif is_move(number):
        apply_move(s, seat, number)
    else:
        answering.free_step(s, seat, number)


def any_between(s: State, top: i64) -> bool:
    work = take_workspace()
    found: i64 = legal_between(s, top, work.numbers, 0)
    give_back(work)
    return found > 0


def any_move(s: State, seat: i64) -> bool:
    work = take_workspace()
    found: i64 = legal_move(s, seat, work.numbers, 0)
    give_back(work)
    return found > 0


def matters(s: State, top: i64) -> bool:
    """Whether a question with one answer is asked all the same, for what could be done before.

    Where a Scotsman's place decides what is possible, a movement point counts; before a clan marker and a
    clan's activations anything does. All else was possible at the question before, and leads to the same.
    """
    kind: i64 = kind_of(top)
    if kind == MARKING:
        return any_between(s, top)
    if kind == BONUS:
        return any_named(s, top) and any_between(s, top)
    if s.points == 0 or on_turn(s) != seat_of(top):
        return False
    if kind == COST:
        return second_of(top) == 0 and any_move(s, seat_of(top))
    if kind == PLACING or kind == CLAIMING or kind == REMOVING:
        return any_move(s, seat_of(top))
    if kind == PAYING_EVENT or kind == TRIGGERING:
        return any_move(s, seat_of(top))
    return False


def any_named(s: State, top: i64) -> bool:
    """Whether a tile is left that the clan would activate, if it could be paid."""
    p = s.players[seat_of(top)]
    index: i64 = 0
    while index < p.size:
        cell: i64 = p.cells[p.places[index]]
        tile: i64 = (cell & TILE_BITS) - 1
        named: bool = (first_of(top) >> s.printed.kind[tile]) & 1 != 0
        if named and cell & USED == 0 and s.printed.type[tile] != NONE:
            return True
        index += 1
    return False


# --- the judge ------------------------------------------------------------------------------------------

NEEDING = (COST, PLACING, PAYMENT, GIVING, CLAIMING)
SALES = (RESOLVING, GAINING, PUTTING, BONUS, REMOVING)


def is_judged(s: State, kind: int, number: int) -> bool:
    """Whether the number is judged here, as a step before the answer and not as the answer."""
    if is_sell(number):
        return kind in SALES
    if is_activate(number):
        return bool(s.ness) and kind != ABROAD and not _is_named(s, kind, activate_place(number))
    step = is_move(number) or number in (ROW, WALK)
    return step and bool(s.points)


def _is_named(s: State, kind: int, place: int) -> bool:
    """Whether a clan's bonus is asked for, and lets this kind of tile be activated."""
    top = s.pending.top()
    land = territory(s.players[seat_of(top)])
    if kind != BONUS or place not in land:
        return False
    return bool((int(first_of(top)) >> KINDS.index(s.printed.faces[land[place]].kind)) & 1)


def why_not_between(s: State, seat: int, number: int) -> Reason | None:
    top, most = s.pending.top(), freedom(s.pending.top())
    turns = [packed for packed in s.pending.listed() if kind_of(packed) in (TURN, ACT)]
    if not turns or seat_of(turns[0]) != seat:
        return because("own-turn-only")
    if most == NOTHING:
        return because("asked-first")
    owed = [packed for packed in s.pending.listed() if _is_needing(int(kind_of(packed)))]
    if is_sell(number):
        return because("payment-first") if owed else why_not_sell(s, seat, number)
    if is_move(number):
        return why_not_move(s, seat, number)
    if number in (ROW, WALK):
        return answering.why_not_step(s, seat, number, bool(owed) or most != ALL)
    return _why_not_ness(s, seat, int(top), activate_place(number), bool(owed) or most != ALL)


def _is_needing(kind: int) -> bool:
    """Payments and tiles that wait, and the questions of chronicles I to VI."""
    return kind in NEEDING or CHRONICLE_KIND <= kind < CALLING


def _why_not_ness(s: State, seat: int, top: int, place: int, careful: bool) -> Reason | None:
    land = territory(s.players[seat])
    if place not in land:
        return because("no-tile-of-yours", place=parts.cell(place))
    if freedom(top) == MOVES:
        return because("one-activation-at-a-time")
    face = s.printed.faces[land[place]]
    if careful and face.activation.type not in ("gain", "gain any", "move", "vp"):
        return because("could-take-needed", tile=parts.tile(face))
    return why_not_bring(s, seat, place)
