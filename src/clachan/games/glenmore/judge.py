"""The index of the judge: whether an action is allowed now, and if not, why, in one sentence."""

from clachan.core.decision import first_of, kind_of
from clachan.core.message import Reason
from clachan.games.glenmore.actions import (
    ACTIVATE,
    BUY,
    CHRONICLE,
    CLAIM,
    CLAN,
    COIN,
    DONE,
    DRAW,
    FROM,
    GAIN,
    GIVE,
    KEEP,
    LEAVE_OUT,
    MOVE,
    PLACE,
    POINT,
    PUT,
    REMOVE,
    RESOLVE,
    ROLL,
    SELL,
    STOP,
    TAKE_POINTS,
    TO,
)
from clachan.games.glenmore.decisions import (
    ACT,
    BONUS,
    CHRONICLE_KIND,
    CLAIMING,
    CONSOLATION,
    COST,
    DRAW_TILE,
    GAINING,
    GIVING,
    KEEPING,
    MARKING,
    MOVING,
    NAMES,
    PLACING,
    PUTTING,
    REMOVING,
    RESOLVING,
    ROLL_DIE,
    SELLING,
    SOURCE,
    TURN,
)
from clachan.games.glenmore.engine import seat
from clachan.games.glenmore.rules import (
    activation,
    anytime,
    claiming,
    clan_board,
    effects,
    exchange,
    keeping,
    market,
    movement,
    paying,
    removing,
    track,
    turn,
)
from clachan.games.glenmore.rules.chronicles import answering
from clachan.games.glenmore.state import State
from clachan.games.glenmore.words import because

Span = tuple[int, int]
# The actions that answer each question; anything else is refused before its rule is asked.
ANSWERS: dict[int, tuple[Span, ...]] = {
    COST: ((BUY, BUY + 1), (FROM, PUT)),
    PLACING: ((PLACE, ACTIVATE),),
    RESOLVING: ((RESOLVE, CLAN),),
    GAINING: ((GAIN, KEEP),),
    MARKING: ((CLAN, DRAW), (SELL, GIVE)),
    PUTTING: ((PUT, REMOVE),),
    BONUS: ((ACTIVATE, MOVE), (DONE, DONE + 1)),
    GIVING: ((GIVE, GAIN), (DONE, DONE + 1), (LEAVE_OUT, TAKE_POINTS + 1)),
    SOURCE: ((BUY, BUY + 1), (FROM, PUT)),
    SELLING: ((FROM, PUT),),
    MOVING: ((TO, FROM),),
    REMOVING: ((REMOVE, CHRONICLE), (DONE, DONE + 1)),
    KEEPING: ((KEEP, RESOLVE),),
    CLAIMING: ((CLAIM, PLACE),),
    CONSOLATION: ((COIN, POINT + 1),),
    DRAW_TILE: ((DRAW, CLAIM),),
    ROLL_DIE: ((ROLL, SELL),),
}
assert STOP < COIN  # the single actions stand in the order of the catalogue


def why_not(s: State, number: int) -> Reason | None:
    """None if the action is legal, else the reason."""
    if s.pending.depth == 0:
        return because("game-over")
    kind, asked = int(kind_of(s.pending.top())), int(seat(s))
    if kind == TURN:
        return turn.why_not_turn(s, asked, number)
    if kind == ACT:
        return turn.why_not_act(s, asked, number)
    if anytime.is_judged(s, kind, number):
        return anytime.why_not_between(s, asked, number)
    if kind >= CHRONICLE_KIND:
        return answering.why_not(s, kind, asked, number)
    if not any(low <= number < high for low, high in ANSWERS[kind]):
        return because("no-answer", question=NAMES[kind])
    if kind in (CONSOLATION, ROLL_DIE):
        return None
    return _why_not_payment(s, kind, asked, number)


def _why_not_payment(s: State, kind: int, asked: int, number: int) -> Reason | None:
    if kind == COST:
        return paying.why_not_cost(s, asked, number)
    if kind == GIVING:
        return exchange.why_not_giving(s, asked, number)
    if kind == SOURCE:
        return exchange.why_not_source(s, asked, number)
    if kind == SELLING:
        return market.why_not_from(s, asked, int(first_of(s.pending.top())), number)
    if kind == PLACING:
        return turn.why_not_placing(s, asked, number)
    if kind == MOVING:
        return movement.why_not_moving(s, asked, number)
    if kind == DRAW_TILE:
        return track.why_not_draw(s, number)
    return _why_not_bonus(s, kind, asked, number)


def _why_not_bonus(s: State, kind: int, asked: int, number: int) -> Reason | None:
    if kind == MARKING:
        return clan_board.why_not_marking(s, asked, number)
    if kind == GAINING:
        return effects.why_not_gaining(s, asked)
    if kind == PUTTING:
        return clan_board.why_not_putting(s, asked, number)
    if kind == BONUS:
        return activation.why_not_bonus(s, asked, number)
    if kind == RESOLVING:
        return effects.why_not_effect(s, number)
    if kind == REMOVING:
        return removing.why_not_removing(s, asked, number)
    if kind == KEEPING:
        return keeping.why_not_keeping(s, number)
    return claiming.why_not_claim(s, asked, number)
