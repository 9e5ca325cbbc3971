"""The index of the judge: whether an action is allowed now, and if not, why, in one sentence."""

from clachan.core.decision import first_of, kind_of
from clachan.core.message import Reason
from clachan.games.glenmore.actions import (
    ACTIVATE,
    ACTIVATE_END,
    BUY,
    CLAIM,
    CLAIM_END,
    CLAN,
    CLAN_END,
    COIN,
    DONE,
    DRAW,
    DRAW_END,
    FROM,
    FROM_END,
    GAIN,
    GAIN_END,
    GIVE,
    GIVE_END,
    KEEP,
    KEEP_END,
    LEAVE_OUT,
    PLACE,
    PLACE_END,
    POINT,
    PUT,
    PUT_END,
    REMOVE,
    REMOVE_END,
    RESOLVE,
    RESOLVE_END,
    ROLL,
    ROLL_END,
    SELL,
    SELL_END,
    TAKE_POINTS,
    TO,
    TO_END,
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
    answering,
    anytime,
    claiming,
    clan_board,
    effects,
    exchange,
    keeping_goods,
    market,
    movement,
    paying,
    removing,
    track,
    turn,
)
from clachan.games.glenmore.state import State
from clachan.games.glenmore.words import because

Span = tuple[int, int]


def _only(number: int) -> Span:
    return (number, number + 1)


NO_MORE = _only(DONE)
# The actions that answer each question; anything else is refused before its rule is asked.
ANSWERS: dict[int, tuple[Span, ...]] = {
    COST: (_only(BUY), (FROM, FROM_END)),
    PLACING: ((PLACE, PLACE_END),),
    RESOLVING: ((RESOLVE, RESOLVE_END),),
    GAINING: ((GAIN, GAIN_END),),
    MARKING: ((CLAN, CLAN_END), (SELL, SELL_END)),
    PUTTING: ((PUT, PUT_END),),
    BONUS: ((ACTIVATE, ACTIVATE_END), NO_MORE),
    GIVING: ((GIVE, GIVE_END), NO_MORE, _only(LEAVE_OUT), _only(TAKE_POINTS)),
    SOURCE: (_only(BUY), (FROM, FROM_END)),
    SELLING: ((FROM, FROM_END),),
    MOVING: ((TO, TO_END),),
    REMOVING: ((REMOVE, REMOVE_END), NO_MORE),
    KEEPING: ((KEEP, KEEP_END),),
    CLAIMING: ((CLAIM, CLAIM_END),),
    CONSOLATION: (_only(COIN), _only(POINT)),
    DRAW_TILE: ((DRAW, DRAW_END),),
    ROLL_DIE: ((ROLL, ROLL_END),),
}


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
        return keeping_goods.why_not_keeping(s, number)
    return claiming.why_not_claim(s, asked, number)
