"""What is asked, in words, and what an action costs."""

from clachan.core.decision import first_of, kind_of, second_of, third_of
from clachan.core.game import OVER
from clachan.core.message import Message, Parameter, Question
from clachan.games.caledonia.actions import (
    PASS,
    PORT_CONTRACTS,
    PORT_MONEY,
    SHIPPING,
    brew_count,
    buy_count,
    buy_good,
    churn_count,
    expand_hex,
    expand_unit,
    is_brew,
    is_buy,
    is_churn,
    is_expand,
    is_make,
    is_place,
    is_sell,
    is_take,
    is_technology,
    is_withdraw,
    make_count,
    make_good,
    place_hex,
    place_unit,
    sell_count,
    sell_good,
    withdraw_age,
)
from clachan.games.caledonia.components import GOODS, GROUPS, MADE
from clachan.games.caledonia.decisions import (
    AUCTION_BID,
    CHOOSE_DRAWN,
    DISCARDING,
    EXPANSION,
    EXPORT_BONUSES,
    GAINING,
    MAKING,
    NAMES,
    ROLL_PRICE,
    SLAUGHTERING,
    TURN,
    TURN_END,
)
from clachan.games.caledonia.engine import seat
from clachan.games.caledonia.rules.expand import bargain, expansion_cost
from clachan.games.caledonia.rules.ports import is_copied, is_price_port, uses_port, way_used
from clachan.games.caledonia.rules.upgrades import is_upgrade
from clachan.games.caledonia.state import MACKENZIE, STEWART, WOODCUTTER, State
from clachan.games.caledonia.words import GAME, say


def question(s: State) -> Question:
    """The question on top of the stack."""
    asked = int(seat(s))
    if asked == OVER:
        return Question(GAME, "over", OVER)
    kind = int(kind_of(s.pending.top()))
    return Question(GAME, NAMES[kind], asked, _named(s, kind))


def _named(s: State, kind: int) -> dict[str, Parameter]:
    """What the prompt names; most prompts name nothing."""
    top = s.pending.top()
    one, two, three = int(first_of(top)), int(second_of(top)), int(third_of(top))
    if kind == TURN:
        return _turn_named(s)
    if kind == TURN_END:
        return {"done": "passed" if s.players[int(seat(s))].passed else "acted"}
    if kind == AUCTION_BID:
        return {"bid": int(s.auction_bid)}
    if kind == EXPANSION:
        offered = tuple(f"good:{name}" for good, name in enumerate(GOODS) if (one >> good) & 1)
        return {"goods": offered, "draws": two}
    if kind == EXPORT_BONUSES:
        return {"bonuses": _bonuses(one, two, three)}
    if kind == SLAUGHTERING:
        return {"sheep": one, "cows": two, "spared": three}
    if kind == DISCARDING:
        return {"group": GROUPS[one]}
    if kind == GAINING:
        return {"count": two, "group": GROUPS[one]}
    if kind == MAKING:
        return {"good": f"good:{MADE[one]}"}
    return {"good": f"good:{GOODS[one]}"} if kind == ROLL_PRICE else {}


def _turn_named(s: State) -> dict[str, Parameter]:
    if s.shifted >= 0:
        return {"stage": "shifted", "good": f"good:{GOODS[s.shifted]}"}
    return {"stage": "open", "round": int(s.round)}


def _bonuses(expansions: int, upgrades: int, grain: int) -> tuple[Parameter, ...]:
    """The direct export bonuses that are left."""
    named = (
        (expansions, say("bonus-expansions", count=expansions)),
        (upgrades, say("bonus-upgrades", count=upgrades)),
        (grain, say("bonus-brewing", count=grain)),
    )
    return tuple(message for count, message in named if count)


def cost(s: State, number: int) -> Message | None:
    """What a legal action costs or pays at once, such as £12 or +£5; None if nothing."""
    amount = _money(s, number)
    if amount == 0:
        return None
    return say("cost", money=-amount) if amount < 0 else say("gain-money", money=amount)


def _money(s: State, number: int) -> int:
    p, printed, kind = s.players[int(seat(s))], s.printed, int(kind_of(s.pending.top()))
    if is_expand(number):
        free_land = kind == EXPORT_BONUSES
        return -int(expansion_cost(s, p, expand_unit(number), expand_hex(number), free_land))
    if is_place(number):
        return -int(expansion_cost(s, p, place_unit(number) + WOODCUTTER, place_hex(number), False))
    if is_buy(number) or is_sell(number):
        return _trade_money(s, number, kind == EXPANSION) + (1 if p.clan == STEWART else 0)
    if is_take(number):
        fee_due = kind == TURN or (kind == CHOOSE_DRAWN and not first_of(s.pending.top()))
        return int(s.fee()) if fee_due else 0
    if uses_port(number):
        return _port_money(s, number)
    if is_withdraw(number):
        return int(printed.values.cellar[withdraw_age(number)])
    if is_upgrade(number):
        return -_upgrade_price(s, number, kind != TURN)
    if number == PASS:
        return int(printed.values.pass_money[s.passes])
    return _power_money(s, number)


def _port_money(s: State, number: int) -> int:
    """What the port pays, less the fee of the port through which it is used."""
    way = -1 if is_price_port(number) else int(way_used(number))
    values = s.printed.values
    pays = {PORT_MONEY: int(values.money_port), PORT_CONTRACTS: int(values.contracts_port)}.get(way, 0)
    return pays - int(values.any_port_cost) if is_copied(number) else pays


def _power_money(s: State, number: int) -> int:
    """What MacEwen's beer, Cunningham's butter and MacKenzie's whisky pay."""
    if is_brew(number):
        return int(brew_count(number) * s.printed.values.brew_price)
    if is_churn(number):
        return int(churn_count(number) * s.printed.values.churn_price)
    distilled = is_make(number) and MADE[make_good(number)] == "whisky"
    if distilled and s.players[int(seat(s))].clan == MACKENZIE:
        return int(make_count(number) * s.printed.values.whisky_income)
    return 0


def _trade_money(s: State, number: int, bonus: bool) -> int:
    good = buy_good(number) if is_buy(number) else sell_good(number)
    price = int(bargain(s, good)) if bonus else int(s.price(good))
    return int(sell_count(number)) * price if is_sell(number) else -int(buy_count(number)) * price


def _upgrade_price(s: State, number: int, bonus: bool) -> int:
    values = s.printed.values
    if is_technology(number):
        return int(values.technology_bonus_cost if bonus else values.technology_cost)
    return 0 if bonus else int(values.shipping_cost if number == SHIPPING else values.hire_cost)
