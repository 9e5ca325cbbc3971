"""What is asked, in words, and what an action costs."""

from clachan.core.decision import first_of, kind_of, second_of, third_of
from clachan.core.game import OVER
from clachan.core.message import Question
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
from clachan.games.caledonia.components import GOODS, MADE
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
from clachan.games.caledonia.rules.expand import bargain, expansion_cost
from clachan.games.caledonia.rules.ports import is_copied, is_price_port, uses_port, way_used
from clachan.games.caledonia.rules.upgrades import is_upgrade
from clachan.games.caledonia.state import MACKENZIE, STEWART, WOODCUTTER, State
from clachan.games.plain import plain_question

PLAIN_PROMPTS = {
    CHOOSE_CLAN: "Choose a clan with its starting tile.",
    CHOOSE_TILE: "Choose a starting tile.",
    FIRST_WORKER: "Place a first worker: you pay for the worker and the land.",
    ANOTHER_CONTRACT: "Take a second contract for the same fee, or be done.",
    ANOTHER_FULFIL: "Fulfil your second contract as well, or be done.",
    BONUS_UPGRADE: "Choose a bonus upgrade, or be done.",
    SWAP_OUT: "Choose a unit on the map to take back to your board.",
    SWAP_IN: "Choose the unit that takes its place.",
    DRAW_OFFER: "Draw contracts from the pile to choose from, or be done.",
    CHOOSE_DRAWN: "Keep a drawn contract for the fee of the round, or be done.",
    MATURING: "Put one of the whiskies just made into the cellar?",
    CHURNING: "How much milk do you churn to butter?",
    EMPTYING: "The last production is over: take barrels out of the cellar, for in it they score nothing.",
    DRAW_CARD: "A contract is drawn from the pile.",
    ROLL_GOODS: "The goods die is rolled.",
}


def question(s: State) -> Question:
    """The question on top of the stack."""
    asked = int(seat(s))
    if asked == OVER:
        return plain_question(OVER, "over", "The game is over.")
    kind = int(kind_of(s.pending.top()))
    return plain_question(asked, NAMES[kind], PLAIN_PROMPTS.get(kind) or _prompt(s, kind))


def _prompt(s: State, kind: int) -> str:
    top = s.pending.top()
    one, two, three = int(first_of(top)), int(second_of(top)), int(third_of(top))
    if kind == TURN:
        return _turn_prompt(s)
    if kind == TURN_END:
        done = "You have passed" if s.players[int(seat(s))].passed else "Your action is taken"
        return f"{done}: use ports or the cellar, or end the turn."
    if kind == AUCTION_BID:
        return (
            f"Bid more than {s.auction_bid}, or quit."
            if s.auction_bid >= 0
            else "Open the auction with a bid."
        )
    if kind == EXPANSION:
        goods = [GOODS[good] for good in range(6) if (one >> good) & 1]
        parts = [f"buy {', '.join(goods)} at the neighbours' price"] if goods else []
        parts += ["draw contracts for your fourth building"] if two else []
        return f"You may {' and '.join(parts)}."
    if kind == EXPORT_BONUSES:
        named = ((one, "free expansion"), (two, "bonus upgrade"), (three, "grain to brew"))
        return "Export bonuses left: " + ", ".join(f"{n} {name}" for n, name in named if n) + "."
    if kind == SLAUGHTERING:
        spared = f" ({three} spared by the port)" if three else ""
        return f"Slaughter {one} sheep and {two} cows for the contract{spared}."
    if kind == DISCARDING:
        return f"Discard a {('basic', 'processed')[one]} good."
    if kind == GAINING:
        return f"Gain {two} more {('basic', 'processed')[one]} good(s)."
    if kind == MAKING:
        return f"How much {MADE[one]} do you make?"
    assert kind == ROLL_PRICE
    return f"The price die is rolled for {GOODS[one]}."


def _turn_prompt(s: State) -> str:
    if s.shifted >= 0:
        return f"You shifted the price of {GOODS[s.shifted]}: trade it now."
    return f"Round {s.round}: take an action or pass."


def cost(s: State, number: int) -> str:
    """What a legal action costs or pays at once, such as `£12` or `+£5`; empty if nothing."""
    amount = _money(s, number)
    return "" if amount == 0 else f"£{-amount}" if amount < 0 else f"+£{amount}"


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
        return int(printed.cellar[withdraw_age(number)])
    if is_upgrade(number):
        return -_upgrade_price(s, number, kind != TURN)
    if number == PASS:
        return int(printed.pass_money[s.passes])
    return _power_money(s, number)


def _port_money(s: State, number: int) -> int:
    """What the port pays, less the fee of the port through which it is used."""
    way = -1 if is_price_port(number) else int(way_used(number))
    pays = {PORT_MONEY: int(s.printed.money_port), PORT_CONTRACTS: int(s.printed.contracts_port)}.get(way, 0)
    return pays - int(s.printed.any_port_cost) if is_copied(number) else pays


def _power_money(s: State, number: int) -> int:
    """What MacEwen's beer, Cunningham's butter and MacKenzie's whisky pay."""
    if is_brew(number):
        return int(brew_count(number) * s.printed.brew_price)
    if is_churn(number):
        return int(churn_count(number) * s.printed.churn_price)
    distilled = is_make(number) and MADE[make_good(number)] == "whisky"
    if distilled and s.players[int(seat(s))].clan == MACKENZIE:
        return int(make_count(number) * s.printed.whisky_income)
    return 0


def _trade_money(s: State, number: int, bonus: bool) -> int:
    good = buy_good(number) if is_buy(number) else sell_good(number)
    price = int(bargain(s, good)) if bonus else int(s.price(good))
    return int(sell_count(number)) * price if is_sell(number) else -int(buy_count(number)) * price


def _upgrade_price(s: State, number: int, bonus: bool) -> int:
    printed = s.printed
    if is_technology(number):
        return int(printed.technology_bonus_cost if bonus else printed.technology_cost)
    return 0 if bonus else int(printed.shipping_cost if number == SHIPPING else printed.hire_cost)
