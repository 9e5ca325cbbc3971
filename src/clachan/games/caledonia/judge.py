"""The index of the judge: whether an action is allowed now, and if not, why, in one sentence."""

from clachan.core.decision import first_of, kind_of, second_of
from clachan.core.message import Reason
from clachan.games.caledonia.actions import (
    ANY_SHIFT_END,
    BID,
    BID_END,
    BREW,
    BREW_END,
    BUY,
    BUY_END,
    CARD,
    CARD_END,
    CHURN,
    CHURN_END,
    CLAN,
    CLAN_END,
    DISCARD,
    DISCARD_END,
    DONE,
    DRAW,
    EXPAND,
    EXPAND_END,
    FULFIL,
    FULFIL_END,
    GAIN,
    GAIN_END,
    GOODS_DIE,
    GOODS_DIE_END,
    HIRE,
    INTO,
    INTO_END,
    MAKE,
    MAKE_END,
    MATURE,
    PLACE,
    PLACE_END,
    PORT,
    PRICE_DIE,
    PRICE_DIE_END,
    QUIT,
    RECALL,
    RECALL_END,
    SHIPPING,
    SLAUGHTER,
    SLAUGHTER_END,
    SWAP,
    SWAP_END,
    TAKE,
    TAKE_END,
    TILE,
    TILE_END,
    WITHDRAW,
    WITHDRAW_END,
    buy_good,
    card_contract,
    is_buy,
    is_slaughter,
    is_withdraw,
)
from clachan.games.caledonia.components import GOODS
from clachan.games.caledonia.decisions import (
    ANOTHER_CONTRACT,
    ANOTHER_FULFIL,
    AUCTION_BID,
    BONUS_UPGRADE,
    CHOOSE_CLAN,
    CHOOSE_DRAWN,
    CHOOSE_TILE,
    CHURNING,
    DISCARDING,
    DRAW_CARD,
    DRAW_OFFER,
    EMPTYING,
    EXPANSION,
    EXPORT_BONUSES,
    FIRST_WORKER,
    GAINING,
    MAKING,
    MATURING,
    NAMES,
    ROLL_GOODS,
    ROLL_PRICE,
    SLAUGHTERING,
    SWAP_IN,
    SWAP_OUT,
    TURN,
    TURN_END,
)
from clachan.games.caledonia.engine import seat
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
    swap,
    turn,
    upgrades,
)
from clachan.games.caledonia.state import State
from clachan.games.caledonia.words import because

Span = tuple[int, int]


def _only(number: int) -> Span:
    return (number, number + 1)


NO_MORE = _only(DONE)
PORT_USES = (PORT, ANY_SHIFT_END)
BARRELS = (WITHDRAW, WITHDRAW_END)
UPGRADES = ((SHIPPING, HIRE + 1), (RECALL, RECALL_END))
# The actions that answer each question; anything else is refused before its rule is asked.
ANSWERS: dict[int, tuple[Span, ...]] = {
    CHOOSE_CLAN: ((CLAN, CLAN_END),),
    CHOOSE_TILE: ((TILE, TILE_END),),
    AUCTION_BID: ((BID, BID_END), _only(QUIT)),
    FIRST_WORKER: ((PLACE, PLACE_END),),
    EXPANSION: ((BUY, BUY_END), NO_MORE, _only(DRAW), PORT_USES, BARRELS),
    EXPORT_BONUSES: (NO_MORE, *UPGRADES, BARRELS, (BREW, BREW_END), (EXPAND, EXPAND_END)),
    ANOTHER_CONTRACT: ((TAKE, TAKE_END), NO_MORE, BARRELS),
    ANOTHER_FULFIL: ((FULFIL, FULFIL_END), NO_MORE, BARRELS),
    SLAUGHTERING: ((SLAUGHTER, SLAUGHTER_END), PORT_USES, BARRELS),
    BONUS_UPGRADE: (NO_MORE, *UPGRADES, BARRELS),
    DISCARDING: ((DISCARD, DISCARD_END), BARRELS),
    GAINING: ((GAIN, GAIN_END), BARRELS),
    SWAP_OUT: ((SWAP, SWAP_END), BARRELS),
    SWAP_IN: ((INTO, INTO_END), BARRELS),
    DRAW_OFFER: (NO_MORE, _only(DRAW), BARRELS),
    CHOOSE_DRAWN: ((TAKE, TAKE_END), NO_MORE, BARRELS),
    MAKING: ((MAKE, MAKE_END),),
    MATURING: (NO_MORE, _only(MATURE)),
    CHURNING: ((CHURN, CHURN_END),),
    EMPTYING: (NO_MORE, BARRELS),
    DRAW_CARD: ((CARD, CARD_END),),
    ROLL_GOODS: ((GOODS_DIE, GOODS_DIE_END),),
    ROLL_PRICE: ((PRICE_DIE, PRICE_DIE_END),),
}


def why_not(s: State, number: int) -> Reason | None:
    """None if the action is legal, else the reason."""
    if s.pending.depth == 0:
        return because("game-over")
    kind, asked = int(kind_of(s.pending.top())), int(seat(s))
    if kind == TURN:
        return turn.why_not_turn(s, asked, number)
    if kind == TURN_END:
        return turn.why_not_turn_end(s, asked, number)
    if not any(low <= number < high for low, high in ANSWERS[kind]):
        return because("not-asked", asked=f"question:{NAMES[kind]}")
    if is_withdraw(number):
        return cellar.why_not_withdraw(s, asked, number)
    if kind in (CHOOSE_CLAN, CHOOSE_TILE):
        return clans.why_not_choice(s, number)
    if kind == AUCTION_BID:
        return clans.why_not_bid(s, number)
    if kind == FIRST_WORKER:
        return first_workers.why_not_worker(s, asked, number)
    return _why_not_inside(s, kind, asked, number)


def _why_not_inside(s: State, kind: int, asked: int, number: int) -> Reason | None:
    if kind == EXPANSION:
        return _why_not_expansion(s, asked, number)
    if number == DONE or (kind == DRAW_OFFER and number == DRAW):
        return None
    if kind == EXPORT_BONUSES:
        return fulfil.why_not_bonus(s, asked, number)
    if kind == ANOTHER_CONTRACT:
        return contracts.why_not_contract(s, asked, number, False)
    if kind == ANOTHER_FULFIL:
        return fulfil.why_not_fulfil(s, asked, number)
    if kind == BONUS_UPGRADE:
        return upgrades.why_not_upgrade(s, asked, number, True)
    if kind == CHOOSE_DRAWN:
        return contracts.why_not_drawn(s, asked, number)
    if kind == SLAUGHTERING:
        return _why_not_slaughtering(s, asked, number)
    return _why_not_port_or_production(s, kind, asked, number)


def _why_not_port_or_production(s: State, kind: int, asked: int, number: int) -> Reason | None:
    if kind == DISCARDING:
        return ports.why_not_discard(s, asked, number)
    if kind == GAINING:
        return ports.why_not_gain(s, number)
    if kind == SWAP_OUT:
        return swap.why_not_swap_out(s, asked, number)
    if kind == SWAP_IN:
        return swap.why_not_swap_in(s, asked, number)
    if kind == MAKING:
        return production.why_not_making(s, asked, number)
    if kind == CHURNING:
        return production.why_not_churning(s, asked, number)
    if kind == DRAW_CARD:
        return contracts.why_not_card(s, card_contract(number))
    if kind == ROLL_GOODS:
        return preparation.why_not_goods_die(s, number)
    return None


def _why_not_expansion(s: State, asked: int, number: int) -> Reason | None:
    top = s.pending.top()
    if s.shifted >= 0 and not _about_shifted(s, number):
        return because("buy-shifted", good=f"good:{GOODS[s.shifted]}")
    if number == DONE:
        return None
    if number == DRAW:
        return None if second_of(top) else because("nothing-to-draw")
    if is_buy(number):
        return expand.why_not_bargain(s, asked, number)
    if not ports.is_price_port(number):
        return because("only-price-port")
    good = ports.good_shifted(number)
    if s.shifted < 0 and not (first_of(top) >> good) & 1:
        return because("no-neighbour", good=f"good:{GOODS[good]}")
    return ports.why_not_port(s, asked, number, True)


def _about_shifted(s: State, number: int) -> bool:
    if ports.is_price_port(number):
        return ports.good_shifted(number) == s.shifted
    return is_buy(number) and buy_good(number) == s.shifted


def _why_not_slaughtering(s: State, asked: int, number: int) -> Reason | None:
    if is_slaughter(number):
        return fulfil.why_not_slaughter(s, asked, number)
    if not ports.is_meat_port(number):
        return because("only-meat-port")
    return ports.why_not_port(s, asked, number)
