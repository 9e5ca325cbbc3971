"""The neighbourhood bonus."""

from dataclasses import replace

import pytest
from tests.caledonia.scenario import Scenario, hand_made

from clachan.games.caledonia.components import GOODS, load_components

MAKERS = {
    "sheep": "wool",
    "cow": "milk",
    "dairy": "cheese",
    "bakery": "bread",
    "field": "grain",
    "distillery": "whisky",
}


def beside(unit: str, players: int = 3, **kwargs: object) -> Scenario:
    """Seat 0 on b5 can expand to c5, beside seat 1's unit on c4."""
    table = Scenario(players=players, **kwargs).unit(0, "b5", "sheep").merchants(0, 7)  # type: ignore[arg-type]
    return table.unit(1, "c4", unit)


@pytest.mark.rule("bonus.neighbourhood")
@pytest.mark.parametrize(("players", "most"), [(2, 4), (3, 3), (4, 3)])
def test_example_whisky_at_10_can_be_bought_at_7_beside_a_distillery(players: int, most: int) -> None:
    table = beside("distillery", players).price("whisky", 10).turn(0).play("expand c5 cow")
    assert table.asked == (0, "after-expanding")
    assert table.legal() == ["done", *(f"buy {count} whisky" for count in range(1, most + 1))]
    assert table.spend(f"buy {most} whisky") == 7 * most
    assert table.stock(0) == {"whisky": most}
    assert table.price_of("whisky") == {3: 13, 4: 13}[most]
    assert table.sees(0)["merchants"]["ready"] == 7 - most
    assert table.asked == (1, "turn")


@pytest.mark.rule("bonus.neighbourhood")
@pytest.mark.parametrize(("players", "most"), [(2, 4), (3, 3)])
def test_example_a_dairy_beside_the_same_hex_offers_cheese_as_well(players: int, most: int) -> None:
    table = beside("distillery", players).unit(players - 1, "d4", "dairy").price("whisky", 10)
    table.turn(0).play("expand c5 cow")
    assert table.spend("buy 3 whisky") == 21
    assert table.legal() == ["done", *(f"buy {count} cheese" for count in range(1, most + 1))]
    assert table.spend(f"buy {most} cheese") == most * (10 - 3)
    assert table.stock(0) == {"cheese": most, "whisky": 3}
    assert table.asked == (1, "turn")


@pytest.mark.rule("bonus.neighbourhood")
@pytest.mark.parametrize("unit", MAKERS)
def test_basic_goods_are_2_cheaper_and_processed_goods_3(unit: str) -> None:
    good = MAKERS[unit]
    table = beside(unit).turn(0)
    price = table.price_of(good)
    table.play("expand c5 cow")
    assert table.spend(f"buy 1 {good}") == price - (2 if good in GOODS[:3] else 3)


@pytest.mark.rule("bonus.neighbourhood", "ruling.neighbourhood")
@pytest.mark.parametrize(("worker", "terrain"), [("woodcutter", "forest"), ("miner", "mountain")])
def test_workers_of_others_offer_nothing(worker: str, terrain: str) -> None:
    table = beside(worker, board=hand_made({"c4": f"{terrain} 1"})).turn(0).play("expand c5 cow")
    assert table.asked == (1, "turn")


@pytest.mark.rule("bonus.neighbourhood")
def test_ones_own_units_offer_nothing() -> None:
    table = Scenario(players=3).unit(0, "b5", "distillery").turn(0).play("expand c5 cow")
    assert table.asked == (1, "turn")


@pytest.mark.rule("bonus.neighbourhood")
def test_a_unit_across_a_river_is_no_neighbour() -> None:
    table = (
        beside("distillery", board=hand_made(rivers=["c4 c5"])).shipping(0, 1).turn(0).play("expand c5 cow")
    )
    assert table.asked == (1, "turn")


@pytest.mark.rule("bonus.neighbourhood")
def test_a_worker_that_is_placed_can_buy_from_its_neighbours() -> None:
    table = beside("distillery", board=hand_made({"c5": "forest 1"})).turn(0).play("expand c5 woodcutter")
    assert table.asked == (0, "after-expanding")


@pytest.mark.rule("bonus.neighbourhood")
def test_merchants_in_stock_are_needed_as_in_a_trade() -> None:
    table = beside("distillery").merchants(0, 2).turn(0).play("expand c5 cow")
    assert table.why_not("buy 3 whisky") == "needs 3 merchants in stock, you have 2"
    assert table.legal() == ["done", "buy 1 whisky", "buy 2 whisky"]


@pytest.mark.rule("bonus.neighbourhood")
@pytest.mark.parametrize("unit", MAKERS)
def test_one_pound_less_than_the_reduced_price_is_not_enough(unit: str) -> None:
    good = MAKERS[unit]
    table = beside(unit, money=11).turn(0)
    price = table.price_of(good) - (2 if good in GOODS[:3] else 3)
    table.money(0, 11 + 2 * price - 1).play("expand c5 cow")
    assert table.why_not(f"buy 2 {good}") == f"costs £{2 * price}, you have £{2 * price - 1}"


@pytest.mark.rule("bonus.neighbourhood")
def test_the_purchase_must_be_paid_at_its_reduced_price() -> None:
    table = beside("distillery", money=26).price("whisky", 10).turn(0).play("expand c5 cow")
    assert table.purse(0) == 15
    assert table.why_not("buy 3 whisky") == "costs £21, you have £15"
    assert table.why_not("buy 2 whisky") is None


@pytest.mark.rule("bonus.neighbourhood", "action.trade.sides")
def test_who_has_sold_a_good_this_round_cannot_buy_it_from_neighbours() -> None:
    table = beside("distillery").goods(0, whisky=1).unit(2, "d4", "cow").turn(0)
    table.play("sell 1 whisky", "pass", "pass", "expand c5 cow")
    reason = "you have 1 merchant selling whisky, so you cannot buy it this round"
    assert table.why_not("buy 1 whisky") == reason
    assert table.legal("buy") == ["buy 1 milk", "buy 2 milk", "buy 3 milk"]


@pytest.mark.rule("bonus.neighbourhood.cap")
@pytest.mark.parametrize(("players", "cap"), [(2, 4), (3, 3), (4, 3)])
def test_several_neighbours_of_one_kind_do_not_raise_the_cap(players: int, cap: int) -> None:
    table = beside("distillery", players).unit(1, "d4 d5", "distillery").turn(0).play("expand c5 cow")
    reason = f"the neighbourhood bonus gives at most {cap} whisky, and you have bought 0"
    assert table.why_not(f"buy {cap + 1} whisky") == reason
    table.play(f"buy {cap} whisky")
    assert table.asked[0] == 1


@pytest.mark.rule("bonus.neighbourhood.cap", "edition.N1")
@pytest.mark.parametrize(
    ("edition", "again"), [("revised", []), ("first", ["buy 1 wool", "buy 2 wool", "buy 3 wool"])]
)
def test_the_cap_counts_over_the_turn_or_in_the_first_edition_over_each_use(
    edition: str, again: list[str]
) -> None:
    """Expanding beside a sheep, then the swap port with the later erratum, beside the same sheep."""
    board = hand_made(ports={"b6": "swap"})
    table = Scenario(players=3, board=board, edition=edition, port7_neighborhood=True).merchants(0, 7)
    table.unit(0, "b5", "cow").unit(1, "c4", "sheep").turn(0)
    table.play(
        "expand c5 sheep", "buy 3 wool", "use port swap", "swap b5", "swap c5", "into bakery", "into bakery"
    )
    offered = table.legal("buy") if table.asked == (0, "after-expanding") else []
    assert offered == again


@pytest.mark.rule("bonus.neighbourhood.at_once")
def test_the_bonus_can_be_declined_and_is_then_gone() -> None:
    table = beside("distillery").turn(0).play("expand c5 cow", "done")
    assert table.asked == (1, "turn")
    table.play("pass", "pass")
    price = table.price_of("whisky")
    assert table.spend("buy 1 whisky") == price


@pytest.mark.rule("bonus.neighbourhood.at_once")
def test_while_the_bonus_is_open_no_other_action_is() -> None:
    table = beside("distillery").goods(0, wool=1).turn(0).play("expand c5 cow")
    assert table.why_not("sell 1 wool") == "that does not answer the question, which is: after expanding"
    assert table.why_not("hire merchant") == "that does not answer the question, which is: after expanding"
    assert table.why_not("buy 1 wool") == "no neighbour offers wool to you now"


@pytest.mark.rule("ruling.neighbourhood")
def test_each_good_is_bought_once_for_each_expansion() -> None:
    table = beside("distillery").turn(0).play("expand c5 cow", "buy 1 whisky")
    assert table.asked == (1, "turn")


@pytest.mark.rule("ruling.neighbourhood")
@pytest.mark.parametrize(("unit", "good", "lowest"), [("sheep", "wool", 1), ("bakery", "bread", 4)])
def test_the_cheapest_goods_of_the_market_still_cost_something(unit: str, good: str, lowest: int) -> None:
    table = beside(unit).step(good, 0).turn(0).play("expand c5 cow")
    assert table.spend(f"buy 3 {good}") == 3 * lowest


@pytest.mark.rule("ruling.neighbourhood")
def test_with_cheaper_goods_the_price_would_stop_at_nothing() -> None:
    usual = load_components()
    cheap = replace(usual.markets["3-4"], prices=((1,) * 10, *usual.markets["3-4"].prices[1:]))
    components = replace(usual, markets=usual.markets | {"3-4": cheap})
    table = beside("sheep", components=components).turn(0).play("expand c5 cow")
    assert table.spend("buy 3 wool") == 0


@pytest.mark.rule("bonus.neighbourhood")
@pytest.mark.parametrize(("seller", "goal"), [("g6", "g7"), ("g7", "g6"), ("m9", "m8"), ("a1", "a2")])
def test_neighbours_offer_their_goods_all_over_the_map(seller: str, goal: str) -> None:
    table = Scenario(players=3).unit(1, seller, "distillery")
    beside_goal = {"g7": "g8", "g6": "g5", "m8": "m7", "a2": "a3"}[goal]
    table.unit(0, beside_goal, "sheep").turn(0).play(f"expand {goal} cow")
    assert table.legal("buy") == ["buy 1 whisky", "buy 2 whisky"]
