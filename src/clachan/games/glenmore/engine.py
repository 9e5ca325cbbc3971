"""The index of the rules: which chapter answers which question."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clachan.core.decision import first_of, kind_of, seat_of
from clachan.games.glenmore.actions import END_TURN, is_sell
from clachan.games.glenmore.decisions import (
    ACT,
    BONUS,
    CHRONICLE_KIND,
    CLAIMING,
    CLEAN_UP,
    COST,
    DISCARD_PASSED,
    DRAW_TILE,
    FINAL_SCORING,
    GAINING,
    GIVING,
    KEEPING,
    LAST_STEP,
    MARKING,
    MOVING,
    NEXT_TURN,
    PAYMENT,
    PLACING,
    PUTTING,
    REFILL,
    REMOVING,
    RESOLVING,
    ROLL_DIE,
    SCORING,
    SELLING,
    SOURCE,
    TURN,
)
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
    occasions,
    paying,
    removing,
    scoring_rounds,
    track,
    turn,
)
from clachan.games.glenmore.rules.chronicles.table import CHRONICLES
from clachan.games.glenmore.rules.in_play import enlist
from clachan.games.glenmore.state import State
from clachan.games.glenmore.workspace import ROOM as ROOM
from clachan.games.glenmore.workspace import give_back, take_workspace
from clachan.games.glenmore.workspace import room as room

OVER: Final = -3
enlist(CHRONICLES)


def seat(s: State) -> i64:
    """Who is asked: a seat, chance, or nobody when the game is over."""
    return OVER if s.pending.depth == 0 else seat_of(s.pending.top())


def legal(s: State, out: vec[i64]) -> i64:
    """Write the legal actions; the answer is how many. Chance's are equally likely."""
    top: i64 = s.pending.top()
    count: i64 = legal_answers(s, top, out)
    kind: i64 = kind_of(top)
    if kind == ACT or kind == TURN:
        return count
    if (s.points | s.ness) != 0 or anytime.may_sell(kind):
        return anytime.legal_between(s, top, out, count)
    return count


def legal_answers(s: State, top: i64, out: vec[i64]) -> i64:
    """The answers themselves, without what is possible before them at any time of the turn."""
    kind: i64 = kind_of(top)
    asked: i64 = seat_of(top)
    if kind == ACT:
        return turn.legal_act(s, asked, out)
    if kind == TURN:
        return turn.legal_turn(s, asked, out)
    if kind == DRAW_TILE:
        return track.legal_draw(s, out)
    if kind == PLACING:
        return turn.legal_placing(s, asked, out)
    if kind == MOVING:
        return movement.legal_moving(s, asked, out)
    if kind == ROLL_DIE:
        return track.legal_roll(out)
    if kind >= CHRONICLE_KIND:
        return answering.legal(s, kind, asked, out)
    return legal_payment(s, kind, asked, out)


def legal_payment(s: State, kind: i64, asked: i64, out: vec[i64]) -> i64:
    p = s.players[asked]
    if kind == COST:
        return paying.legal_cost(s, p, out)
    if kind == GIVING:
        return exchange.legal_giving(s, p, out)
    if kind == SOURCE:
        return exchange.legal_source(s, p, out)
    if kind == SELLING:
        return market.legal_from(p, first_of(s.pending.top()), out, 0)
    return legal_bonus(s, kind, asked, out)


def legal_bonus(s: State, kind: i64, asked: i64, out: vec[i64]) -> i64:
    p = s.players[asked]
    if kind == MARKING:
        return clan_board.legal_marking(s, asked, out)
    if kind == GAINING:
        return effects.legal_gaining(s, p, out)
    if kind == PUTTING:
        return clan_board.legal_putting(s, p, out)
    if kind == BONUS:
        return activation.legal_bonus(s, asked, out)
    if kind == RESOLVING:
        return effects.legal_effects(s, out)
    if kind == REMOVING:
        return removing.legal_removing(s, asked, out)
    if kind == KEEPING:
        return keeping_goods.legal_keeping(s, out)
    if kind == CLAIMING:
        return claiming.legal_claim(s, asked, out)
    return turn.legal_consolation(out)


def apply(s: State, number: i64) -> None:
    """Carry out a legal action, then every step that asks nobody."""
    answer(s, number)
    go_on(s)


def answer(s: State, number: i64) -> None:
    """Carry out an action; a chronicle may look at what it changed."""
    if s.printed.chronicles != 0:
        occasions.before_step(s)
    carry_out(s, number)
    if s.printed.chronicles != 0:
        occasions.after_step(s)


def carry_out(s: State, number: i64) -> None:
    top: i64 = s.pending.top()
    kind: i64 = kind_of(top)
    asked: i64 = seat_of(top)
    if kind == ACT:
        turn.apply_act(s, asked, number)
    elif kind == TURN:
        turn.apply_turn(s, asked, number)
    elif kind == DRAW_TILE:
        track.apply_draw(s, number)
    elif (s.points | s.ness) != 0 and anytime.is_between(s, top, number):
        if s.printed.chronicles != 0:
            occasions.between_steps(s)
        anytime.apply_between(s, asked, number)
    elif kind == PLACING:
        turn.apply_placing(s, asked, number)
    elif kind == MOVING:
        movement.apply_moving(s, asked, number)
    elif kind == ROLL_DIE:
        track.apply_roll(s, number)
    elif kind == COST:
        paying.apply_cost(s, asked, number)
    elif kind == GIVING:
        exchange.apply_giving(s, asked, number)
    elif kind == SOURCE:
        exchange.apply_source(s, asked, number)
    elif kind >= CHRONICLE_KIND:
        answering.answer(s, kind, asked, number)
    else:
        answer_bonus(s, kind, asked, number)


def answer_bonus(s: State, kind: i64, asked: i64, number: i64) -> None:
    if is_sell(number):
        market.apply_sell(s, asked, number)
    elif kind == SELLING:
        market.apply_selling(s, asked, number)
    elif kind == MARKING:
        clan_board.apply_marking(s, asked, number)
    elif kind == GAINING:
        effects.apply_gaining(s, asked, number)
    elif kind == PUTTING:
        clan_board.apply_putting(s, asked, number)
    elif kind == BONUS:
        activation.apply_bonus(s, asked, number)
    elif kind == RESOLVING:
        effects.apply_effect(s, asked, number)
    elif kind == REMOVING:
        removing.apply_removing(s, asked, number)
    elif kind == KEEPING:
        keeping_goods.apply_keeping(s, asked, number)
    elif kind == CLAIMING:
        claiming.apply_claim(s, asked, number)
    else:
        turn.apply_consolation(s, asked, number)


def settle(s: State) -> None:
    """Carry on until somebody has a real question to answer, or the game is over."""
    if s.printed.chronicles != 0:
        occasions.before_step(s)
    go_on(s)


def go_on(s: State) -> None:
    """As settle, after a step: what a chronicle notes before the next one, it noted after that."""
    while s.pending.depth > 0 and take_step(s):
        pass


def settle_once(s: State) -> bool:
    """Carry out one step that asks nobody; false if somebody must be asked."""
    if s.printed.chronicles != 0:
        occasions.before_step(s)
    return take_step(s)


def take_step(s: State) -> bool:
    settled: bool = settle_step(s)
    if settled and s.printed.chronicles != 0:
        occasions.after_step(s)
    return settled


def settle_step(s: State) -> bool:
    top: i64 = s.pending.top()
    kind: i64 = kind_of(top)
    if kind <= LAST_STEP:
        run_step(s, kind)
        return True
    if kind == ACT:
        if turn.nothing_left(s, seat_of(top)):
            carry_out(s, END_TURN)
            return True
        return False
    if kind == TURN:
        return not turn.has_choice(s, seat_of(top)) and settle_single(s)
    if kind == DRAW_TILE:
        return s.bag & (s.bag - 1) == 0 and settle_single(s)
    if kind == PLACING and paying.has_places(s, s.players[seat_of(top)], first_of(top)):
        return False
    if kind == GIVING and exchange.settle_giving(s):
        return True
    if kind == RESOLVING:
        return settle_effects(s, seat_of(top))
    if kind == KEEPING:
        return keeping_goods.settle_keeping(s, seat_of(top)) or settle_single(s)
    if kind >= CHRONICLE_KIND:
        if answering.settle_question(s, kind):
            return True
        if answering.is_secret(kind):
            return False
    return settle_single(s)


def settle_effects(s: State, asked: i64) -> bool:
    if effects.order_matters(s):
        return False
    effects.settle_effects(s, asked)
    return True


def settle_single(s: State) -> bool:
    """A question with one answer is answered, unless a step before it matters; one with none is dropped."""
    top: i64 = s.pending.top()
    work = take_workspace()
    count: i64 = legal_answers(s, top, work.numbers)
    only: i64 = work.numbers[0]
    give_back(work)
    if count > 1:
        return False
    if count == 0:
        s.pending.pop()
    elif ((s.points | s.ness) != 0 or kind_of(top) == BONUS) and anytime.matters(s, top):
        return False
    else:
        carry_out(s, only)
    return True


def run_step(s: State, kind: i64) -> None:
    if kind == NEXT_TURN:
        track.step_next_turn(s)
    elif kind == CLEAN_UP:
        track.step_clean_up(s)
    elif kind == REFILL:
        track.step_refill(s)
    elif kind == SCORING:
        scoring_rounds.step_scoring(s)
    elif kind == FINAL_SCORING:
        scoring_rounds.step_final_scoring(s)
    elif kind == PAYMENT:
        paying.step_payment(s)
    elif kind == DISCARD_PASSED:
        track.step_discard_passed(s)


def legal_numbers(s: State) -> "list[int]":
    """The legal actions as a list, for the border of the core."""
    if s.pending.depth == 0:
        return []
    work = take_workspace()
    count: i64 = legal(s, work.numbers)
    found = [int(work.numbers[index]) for index in range(count)]
    give_back(work)
    return found


def is_secret(s: State) -> bool:
    """Whether the answers to the question tell what only the player asked may know."""
    return s.pending.depth > 0 and answering.is_secret(kind_of(s.pending.top()))


def reveals(s: State, number: int) -> bool:
    """Whether an action shows what was hidden: chance does, some answers, and the place of World's End."""
    if seat_of(s.pending.top()) == -1:
        return True
    if s.printed.chronicles != 0 and answering.reveals(s, number):
        return True
    return track.may_lay_worlds_end(s) and ends_turn(s, number)


def ends_turn(s: State, number: int) -> bool:
    """Whether the track is refilled after this action, which shows whether World's End comes next."""
    tried = s.copy()
    apply(tried, number)
    return tried.turn != s.turn or tried.pending.depth == 0 or kind_of(tried.pending.top()) == DRAW_TILE
