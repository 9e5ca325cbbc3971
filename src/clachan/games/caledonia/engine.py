"""The index of the rules: which chapter answers which question."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clachan.core.bits import bit
from clachan.core.decision import first_of, kind_of, seat_of
from clachan.games.caledonia.actions import DONE, DRAW, card_contract, is_buy, is_slaughter, is_withdraw
from clachan.games.caledonia.decisions import (
    ACTION_PHASE,
    ANOTHER_CONTRACT,
    ANOTHER_FULFIL,
    AUCTION,
    AUCTION_BID,
    BONUS_UPGRADE,
    CHOOSE_DRAWN,
    CHURNING,
    DISCARDING,
    DRAFT,
    DRAW_CARD,
    DRAW_CARDS,
    DRAW_OFFER,
    EMPTYING,
    EXPANSION,
    EXPORT_BONUSES,
    FIRST_WORKER,
    FIRST_WORKERS,
    FULFILLED,
    GAINING,
    LAST_STEP,
    MAKING,
    MATURING,
    PREPARATION,
    PRODUCTION,
    REFILL,
    ROLL_GOODS,
    ROLL_PRICE,
    ROUND_SCORING,
    SLAUGHTERING,
    SOLO_MARKET,
    SWAP_IN,
    SWAP_OUT,
    TURN,
    TURN_END,
)
from clachan.games.caledonia.rules import (
    cellar,
    clans,
    contracts,
    expand,
    first_workers,
    fulfil,
    ports,
    preparation,
    production,
    round_scoring,
    swap,
    turn,
    upgrades,
)
from clachan.games.caledonia.state import CUNNINGHAM, MILK, Player, State

OVER: Final = -3
ROOM: Final = 1200  # more legal actions than any position has
FEW: Final = 96  # more than any question has that is asked inside an action, free expansions apart
BLANK: Final = vec[i64]([0] * ROOM)  # only ever copied


def seat(s: State) -> i64:
    """Who is asked: a seat, chance, or nobody when the game is over."""
    return OVER if s.pending.depth == 0 else seat_of(s.pending.top())


def room() -> vec[i64]:
    """Room for the legal actions of any position. Who asks brings it, so that nobody shares it."""
    return BLANK[:]


def legal(s: State, out: vec[i64]) -> i64:
    """Write the legal actions; the answer is how many."""
    top: i64 = s.pending.top()
    kind: i64 = kind_of(top)
    asked: i64 = seat_of(top)
    if kind == TURN:
        return turn.legal_turn(s, asked, out)
    if kind == TURN_END:
        return turn.legal_turn_end(s, asked, out)
    if kind == DRAW_CARD:
        return contracts.legal_card(s, out)
    if kind >= EXPANSION:
        return legal_inside(s, kind, asked, out)
    if kind == FIRST_WORKER:
        return first_workers.legal_worker(s, asked, out)
    if kind == AUCTION_BID:
        return clans.legal_bid(s, out)
    return clans.legal_choice(s, out)


def legal_inside(s: State, kind: i64, asked: i64, out: vec[i64]) -> i64:
    """Questions inside an action, a port, production or chance."""
    if kind == ROLL_GOODS:
        return preparation.legal_goods_die(s, out)
    if kind == ROLL_PRICE:
        return preparation.legal_price_die(out)
    p = s.players[asked]
    if kind == MAKING:
        return production.legal_making(s, p, out)
    if kind == CHURNING:
        return production.legal_churning(p, out)
    if kind == MATURING:
        return production.legal_maturing(out)
    return cellar.legal_withdraw(p, out, legal_step(s, kind, p, out))


def legal_step(s: State, kind: i64, p: Player, out: vec[i64]) -> i64:
    """Questions inside a turn, in all of which MacKenzie may open the cellar."""
    if kind == DISCARDING:
        return ports.legal_discard(s, p, out)
    if kind == GAINING:
        return ports.legal_gain(s, out)
    if kind == SWAP_OUT:
        return swap.legal_swap_out(s, p, out)
    if kind == SWAP_IN:
        return swap.legal_swap_in(s, p, out)
    if kind == SLAUGHTERING:
        return ports.legal_spare(s, p, out, fulfil.legal_slaughter(s, p, out, 0))
    return legal_bonus(s, kind, p, out)


def legal_bonus(s: State, kind: i64, p: Player, out: vec[i64]) -> i64:
    """Questions that may be declined."""
    if kind == EXPANSION:
        goods: i64 = first_of(s.pending.top()) if s.shifted < 0 else bit(s.shifted)
        return ports.legal_price_port(s, p, goods, True, out, expand.legal_expansion(s, p, out))
    if kind == EXPORT_BONUSES:
        return fulfil.legal_bonuses(s, p, out)
    if kind == CHOOSE_DRAWN:
        return contracts.legal_drawn(s, p, out)
    out[0] = DONE
    if kind == ANOTHER_CONTRACT:
        return contracts.legal_contracts(s, p, True, out, 1)
    if kind == ANOTHER_FULFIL:
        return fulfil.legal_fulfil(s, p, out, 1)
    if kind == BONUS_UPGRADE:
        return upgrades.legal_bonus_upgrade(s, p, out, 1)
    if kind == EMPTYING:
        return 1
    out[1] = DRAW
    return 2


def apply(s: State, number: i64) -> None:
    """Carry out a legal action, then every step that asks nobody."""
    answer(s, number)
    settle(s)


def apply_in_turn(s: State, number: i64) -> None:
    """As apply, but stop before the next turn: for trials of one seat, which leave the others as they are."""
    answer(s, number)
    while s.pending.depth > 0 and kind_of(s.pending.top()) != ACTION_PHASE and settle_once(s):
        pass


def answer(s: State, number: i64) -> None:
    top: i64 = s.pending.top()
    kind: i64 = kind_of(top)
    asked: i64 = seat_of(top)
    if kind == TURN:
        turn.apply_turn(s, asked, number)
    elif kind == TURN_END:
        turn.apply_turn_end(s, asked, number)
    elif kind == DRAW_CARD:
        contracts.apply_card(s, card_contract(number))
    elif kind >= EXPANSION:
        answer_inside(s, kind, asked, number)
    elif kind == FIRST_WORKER:
        first_workers.apply_worker(s, asked, number)
    elif kind == AUCTION_BID:
        clans.apply_bid(s, number)
    else:
        clans.apply_choice(s, number)


def answer_inside(s: State, kind: i64, asked: i64, number: i64) -> None:
    if kind == MAKING:
        production.apply_making(s, asked, number)
    elif kind == CHURNING:
        production.apply_churning(s, asked, number)
    elif kind == MATURING:
        production.apply_maturing(s, asked, number)
    elif is_withdraw(number):
        cellar.apply_withdraw(s, asked, number)
    elif kind == DISCARDING:
        ports.apply_discard(s, asked, number)
    elif kind == GAINING:
        ports.apply_gain(s, asked, number)
    elif kind == SWAP_OUT:
        swap.apply_swap_out(s, asked, number)
    elif kind == SWAP_IN:
        swap.apply_swap_in(s, asked, number)
    elif kind == ROLL_GOODS:
        preparation.apply_goods_die(s, number)
    elif kind == ROLL_PRICE:
        preparation.apply_price_die(s, number)
    elif kind == SLAUGHTERING:
        answer_slaughter(s, asked, number)
    else:
        answer_bonus(s, kind, asked, number)


def answer_slaughter(s: State, asked: i64, number: i64) -> None:
    if is_slaughter(number):
        fulfil.apply_slaughter(s, asked, number)
    else:
        ports.mark_used(s, s.players[asked], number)
        fulfil.apply_spare(s, asked)


def answer_bonus(s: State, kind: i64, asked: i64, number: i64) -> None:
    if kind == EXPANSION:
        if number == DONE:
            s.pending.pop()
        elif number == DRAW:
            expand.apply_draw_offer(s, asked)
        elif is_buy(number):
            expand.apply_bargain(s, asked, number)
        else:
            ports.apply_port(s, asked, number)
    elif kind == EXPORT_BONUSES:
        fulfil.apply_bonus(s, asked, number)
    elif kind == CHOOSE_DRAWN:
        contracts.apply_drawn(s, asked, number)
    elif kind == ANOTHER_CONTRACT:
        contracts.apply_another_contract(s, asked, number)
    else:
        s.pending.pop()
        if kind == ANOTHER_FULFIL and number != DONE:
            fulfil.apply_fulfil(s, asked, number)
        elif kind == BONUS_UPGRADE and number != DONE:
            upgrades.apply_upgrade(s, asked, number, True)
        elif kind == DRAW_OFFER and number == DRAW:
            contracts.offer_draw(s, asked)


def settle(s: State) -> None:
    """Carry on until somebody has a real question to answer, or the game is over."""
    while s.pending.depth > 0 and settle_once(s):
        pass


def settle_once(s: State) -> bool:
    """Carry out one step that asks nobody; false if somebody must be asked."""
    kind: i64 = kind_of(s.pending.top())
    if kind <= LAST_STEP:
        run_step(s, kind)
        return True
    if is_empty_question(s, kind):
        s.pending.pop()
        return True
    return False


def is_empty_question(s: State, kind: i64) -> bool:
    """Whether only one answer exists that changes nothing, so that nobody needs to be asked."""
    if kind == TURN_END:
        return turn.nothing_left(s, seat_of(s.pending.top()))
    if kind < EXPANSION or kind >= DRAW_CARD:
        return False
    p = s.players[seat_of(s.pending.top())]
    if kind == MAKING:
        return production.most_made(p, first_of(s.pending.top())) == 0
    if kind == MATURING:
        return not production.can_mature(p)
    if kind == CHURNING:
        return p.clan == CUNNINGHAM and p.goods[MILK] == 0
    if kind == EMPTYING:
        return p.cellar == 0
    if kind == EXPANSION and ports.all_closed(p):
        return expand.expansion_is_over(s, p)
    if (
        kind == EXPANSION
        or kind == EXPORT_BONUSES
        or kind == ANOTHER_CONTRACT
        or kind == ANOTHER_FULFIL
        or kind == BONUS_UPGRADE
    ):
        found: vec[i64] = BLANK[:] if kind == EXPORT_BONUSES else BLANK[:FEW]
        return legal(s, found) == 1 and found[0] == DONE
    return False


def run_step(s: State, kind: i64) -> None:
    if kind == ACTION_PHASE:
        turn.step_action_phase(s)
    elif kind == PRODUCTION:
        production.step_production(s)
    elif kind == FULFILLED:
        fulfil.step_fulfilled(s)
    elif kind == REFILL:
        contracts.step_refill(s)
    elif kind == DRAW_CARDS:
        contracts.step_draw_cards(s)
    elif kind == ROUND_SCORING:
        round_scoring.step_round_scoring(s)
    elif kind == PREPARATION:
        preparation.step_preparation(s)
    elif kind == SOLO_MARKET:
        preparation.step_solo_market(s)
    elif kind == FIRST_WORKERS:
        first_workers.step_first_workers(s)
    elif kind == DRAFT:
        clans.step_draft(s)
    elif kind == AUCTION:
        clans.step_auction(s)


def legal_numbers(s: State) -> "list[int]":
    """The legal actions as a list, for the border of the core."""
    if s.pending.depth == 0:
        return []
    found: vec[i64] = room()
    count: i64 = legal(s, found)
    return [int(found[index]) for index in range(count)]


def reveals(s: State, number: i64) -> bool:
    """Whether an action shows something that nobody knew: only chance does."""
    return seat_of(s.pending.top()) == -1
