"""The port tiles, but for the swap port."""

import pytest
from tests.caledonia.scenario import Scenario, hand_made

from clachan.games.caledonia.components import GOODS


def beside(*ports: str, **kwargs: object) -> Scenario:
    """Seat 0's cow on c4 is beside these ports."""
    places = dict(zip(("c3", "d3", "b3", "b4"), ports, strict=False))
    return Scenario(board=hand_made(ports=places), **kwargs).unit(0, "c4", "cow")  # type: ignore[arg-type]


# Meat


@pytest.mark.rule("port.meat")
def test_the_meat_port_spares_one_animal() -> None:
    table = beside("meat").unit(0, "c5", "cow").box(0, 3).turn(0).play("fulfil contract 3")
    assert table.legal() == ["use port meat", "slaughter c4", "slaughter c5"]
    table.play("use port meat", "slaughter c5")
    assert table.sees(0)["fulfilled"] == [3]
    assert table.sees(0)["units"]["cow"] == 1
    assert table.sees(0)["ports_used"] == ["meat"]


@pytest.mark.rule("port.meat")
def test_the_meat_port_makes_up_for_a_missing_animal() -> None:
    table = beside("meat").box(0, 3).turn(0).play("fulfil contract 3")
    assert table.why_not("slaughter c4") == "you have too few animals: use the meat port first"
    table.play("use port meat", "slaughter c4")
    assert table.sees(0)["fulfilled"] == [3]


@pytest.mark.rule("port.meat")
def test_a_contract_for_one_animal_needs_none_with_the_meat_port() -> None:
    table = beside("meat").box(0, 16).goods(0, wool=1).turn(0).play("fulfil contract 16", "use port meat")
    assert table.sees(0)["fulfilled"] == [16]
    assert table.sees(0)["units"]["cow"] == 1


@pytest.mark.rule("port.meat")
def test_the_meat_port_spares_one_animal_not_two() -> None:
    table = beside("meat").box(0, 4).turn(0)
    assert table.why_not("fulfil contract 4") == "asks for 0 sheep and 3 cows on the map, you have 0 and 1"


@pytest.mark.rule("port.meat")
def test_of_two_kinds_of_meat_the_player_chooses_which_animal_is_spared() -> None:
    table = beside("meat").unit(0, "c5", "sheep").box(0, 46).goods(0, wool=2).turn(0)
    table.play("fulfil contract 46", "use port meat")
    assert table.legal() == ["slaughter c4", "slaughter c5"]


@pytest.mark.rule("port.meat")
def test_the_meat_port_is_used_in_the_turn_of_a_contract_for_meat_only() -> None:
    table = beside("meat").box(0, 2).goods(0, wool=6).turn(0)
    reason = "the meat port is used while slaughtering for a contract"
    assert table.why_not("use port meat") == reason
    table.play("fulfil contract 2")
    assert table.asked == (1, "turn")


# Goods


@pytest.mark.rule("port.basics")
def test_one_basic_good_becomes_any_three_basic_goods() -> None:
    table = beside("basics").goods(0, wool=1, grain=1, bread=1).turn(0).play("use port basics")
    assert table.legal() == ["discard wool", "discard grain"]
    assert table.why_not("discard milk") == "you have no milk"
    assert table.why_not("discard bread") == "bread is not a basic good"
    table.play("discard wool", "gain wool", "gain milk")
    assert table.why_not("gain whisky") == "whisky is not a basic good"
    table.play("gain milk")
    assert table.stock(0) == {"wool": 1, "grain": 1, "milk": 2, "bread": 1}
    assert table.asked == (0, "turn")


@pytest.mark.rule("port.basics")
def test_the_basics_port_needs_a_basic_good() -> None:
    assert (
        beside("basics").goods(0, bread=2).turn(0).why_not("use port basics")
        == "you have no basic good to discard"
    )


@pytest.mark.rule("port.processed")
def test_one_processed_good_becomes_any_two_processed_goods() -> None:
    table = beside("processed").goods(0, cheese=1, wool=1).turn(0).play("use port processed")
    assert table.legal() == ["discard cheese"]
    table.play("discard cheese", "gain cheese", "gain whisky")
    assert table.stock(0) == {"wool": 1, "cheese": 1, "whisky": 1}
    assert table.asked == (0, "turn")


@pytest.mark.rule("port.processed")
def test_the_processed_port_needs_a_processed_good() -> None:
    table = beside("processed").goods(0, wool=2).turn(0)
    assert table.why_not("use port processed") == "you have no processed good to discard"


# Upgrade and money


@pytest.mark.rule("port.upgrade")
@pytest.mark.parametrize(
    ("upgrade", "cost"), [("upgrade shipping", 0), ("hire merchant", 0), ("upgrade miners", 5), ("done", 0)]
)
def test_the_upgrade_port_gives_3_glory_and_a_bonus_upgrade(upgrade: str, cost: int) -> None:
    table = beside("upgrade").turn(0)
    assert table.spend("use port upgrade", upgrade) == cost
    assert table.sees(0)["glory"] == 3
    assert table.asked == (0, "turn")


@pytest.mark.rule("port.upgrade", "ruling.bonus_upgrade")
def test_the_bonus_upgrade_of_the_port_may_take_a_merchant_back() -> None:
    table = beside("upgrade", players=1).turn(0).play("buy 1 wool")
    assert table.asked == (0, "end-of-turn")
    table.play("use port upgrade", "recall buyer wool")
    assert table.sees(0)["merchants"]["ready"] == 2
    assert table.asked == (0, "turn")


@pytest.mark.rule("port.money")
def test_the_money_port_gives_10() -> None:
    table = beside("money").turn(0)
    assert table.spend("use port money") == -10
    assert table.asked == (0, "turn")


# Price


@pytest.mark.rule("port.price")
@pytest.mark.parametrize(("way", "price", "step"), [("up", 13, 6), ("down", 8, 0)])
def test_the_price_port_moves_a_price_three_steps_up_or_down(way: str, price: int, step: int) -> None:
    table = beside("price").goods(0, whisky=1).turn(0).play(f"use port price whisky {way}")
    assert (table.price_of("whisky"), table.view["market"][5]["step"]) == (price, step)


@pytest.mark.rule("port.price")
@pytest.mark.parametrize("good", GOODS)
@pytest.mark.parametrize(
    ("start", "way", "step"), [(3, "up", 6), (3, "down", 0), (8, "up", 9), (1, "down", 0)]
)
def test_every_price_can_be_shifted_and_stops_at_the_ends(good: str, start: int, way: str, step: int) -> None:
    table = (
        beside("price").goods(0, **{good: 1}).step(good, start).turn(0).play(f"use port price {good} {way}")
    )
    assert table.view["market"][GOODS.index(good)]["step"] == step
    assert table.why_not(f"sell 1 {good}") is None


@pytest.mark.rule("port.price")
@pytest.mark.parametrize(("start", "way", "other"), [(9, "up", "down"), (0, "down", "up")])
@pytest.mark.parametrize("port", ["price", "any as price"])
def test_a_price_at_the_end_of_its_track_can_only_be_shifted_back(
    start: int, way: str, other: str, port: str
) -> None:
    table = beside("price", "any").step("cheese", start).turn(0)
    assert table.why_not(f"use port {port} cheese {way}") == "the price of cheese is at the end of its track"
    assert table.why_not(f"use port {port} cheese {other}") is None


@pytest.mark.rule("port.price", "bonus.neighbourhood")
@pytest.mark.parametrize(("money", "fine"), [(15, True), (14, False)])
def test_a_shift_before_a_purchase_from_neighbours_reckons_with_their_price(money: int, fine: bool) -> None:
    """£10 for the sheep, then whisky at 8 - 3."""
    table = (
        beside("price", players=3, money=money).unit(1, "c6", "distillery").turn(0).play("expand c5 sheep")
    )
    reason = table.why_not("use port price whisky down") if table.asked[0] == 0 else "not asked"
    assert (reason is None) is fine


@pytest.mark.rule("port.price", "ruling.price_port")
def test_after_the_shift_the_good_must_be_traded() -> None:
    table = beside("price").goods(0, whisky=2, wool=1).turn(0).play("use port price whisky up")
    reason = "you shifted the price of whisky, so you must trade whisky now"
    assert table.why_not("pass") == reason
    assert table.why_not("sell 1 wool") == reason
    assert table.why_not("hire merchant") == reason
    assert table.spend("sell 2 whisky") == -26
    assert table.price_of("whisky") == 12
    assert table.asked == (1, "turn")


@pytest.mark.rule("port.price", "ruling.price_port")
def test_the_price_port_comes_before_the_trade_not_after_it() -> None:
    table = beside("price", "money").goods(0, whisky=2).turn(0).play("sell 1 whisky")
    assert table.why_not("use port price whisky up") == "the price port is used before trading"


@pytest.mark.rule("port.price", "ruling.price_port")
def test_a_price_is_not_shifted_when_the_good_cannot_be_traded_afterwards() -> None:
    table = beside("price", money=4).turn(0)
    assert table.why_not("use port price whisky down") == "you could not trade whisky afterwards"
    assert table.why_not("use port price wool down") is None
    table = beside("price").goods(0, milk=2).step("milk", 9).turn(0)
    assert table.why_not("use port price milk up") == "the price of milk is at the end of its track"
    table = beside("price", players=1).goods(0, milk=3).turn(0).play("sell 2 milk")
    assert table.asked == (0, "turn")
    assert table.why_not("use port price milk up") == "you have no merchant in stock to trade with afterwards"


@pytest.mark.rule("port.price", "ruling.price_port", "bonus.neighbourhood")
def test_the_price_port_can_be_used_just_before_a_purchase_from_neighbours() -> None:
    table = beside("price", players=3).unit(1, "c6", "distillery").turn(0).play("expand c5 sheep")
    assert table.why_not("use port price bread down") == "no neighbour offers bread to you now"
    table.play("use port price whisky down")
    assert table.why_not("done") == "you shifted the price of whisky, so you must buy it now"
    assert table.spend("buy 2 whisky") == 2 * (8 - 3)
    assert table.asked == (1, "turn")


@pytest.mark.rule("ruling.price_port")
@pytest.mark.parametrize(("unit", "good"), [("sheep", "wool"), ("bakery", "bread")])
def test_between_the_shift_and_the_purchase_no_other_good_is_bought(unit: str, good: str) -> None:
    table = beside("price", players=3, clans=["mackenzie"]).unit(1, "c6", unit).unit(2, "d5", "field")
    table.cellar(0, "old").turn(0).play("expand c5 sheep", f"use port price {good} down")
    reason = f"you shifted the price of {good}, so you must buy it now"
    assert table.why_not("buy 1 grain") == table.why_not("done") == reason
    table.why_not("withdraw old")  # whatever it is, generator and judge agree
    assert table.legal("buy") == [f"buy {count} {good}" for count in (1, 2)]


# Contracts


@pytest.mark.rule("port.contracts", "edition.P8")
@pytest.mark.parametrize("edition", ["revised", "first"])
def test_the_contracts_port_gives_5_and_with_an_empty_box_a_draw_of_three(edition: str) -> None:
    table = beside("contracts", edition=edition, round=3).on_board(1).turn(0)
    assert table.spend("use port contracts") == -5
    assert table.legal() == ["done", "draw contracts"]
    table.play("draw contracts", "draw contract 7", "draw contract 8", "draw contract 9")
    assert table.legal() == ["done", "take contract 7", "take contract 8", "take contract 9"]
    assert table.spend("take contract 9") == 5
    assert table.sees(0)["contracts"] == [9]
    assert table.asked == (0, "turn")


@pytest.mark.rule("port.contracts", "edition.P8")
@pytest.mark.parametrize("edition", ["revised", "first"])
def test_with_a_full_box_the_contracts_port_still_gives_5(edition: str) -> None:
    table = beside("contracts", edition=edition).box(0, 12).turn(0)
    assert table.spend("use port contracts") == -5
    assert table.asked == (0, "turn")


@pytest.mark.rule("port.contracts")
def test_the_draw_of_the_contracts_port_may_be_declined() -> None:
    table = beside("contracts").turn(0).play("use port contracts", "done")
    assert table.asked == (0, "turn")


# Any


@pytest.mark.rule("port.any")
def test_the_port_any_costs_3_and_serves_as_another_port_of_this_game_though_out_of_reach() -> None:
    board = hand_made(ports={"c3": "any", "m9": "money", "m1": "upgrade", "a9": "meat"})
    table = Scenario(board=board).unit(0, "c4", "cow").turn(0)
    assert table.why_not("use port money") == "the port money on m9 is not within reach at shipping level 0"
    assert table.why_not("use port any as swap") == "the port swap is not in this game"
    assert table.spend("use port any as money") == 3 - 10
    assert table.sees(0)["ports_used"] == ["any"]
    assert table.why_not("use port any as upgrade") == "you have used the port Any already"


@pytest.mark.rule("port.any")
@pytest.mark.parametrize("ports", [("any", "money"), ("money", "any")])
def test_through_the_port_any_another_port_can_be_used_twice(ports: tuple[str, str]) -> None:
    table = beside(*ports).turn(0)
    assert table.spend("use port money", "use port any as money") == 3 - 20
    assert table.sees(0)["ports_used"] == list(ports)


@pytest.mark.rule("port.any")
def test_the_port_any_must_be_paid_first() -> None:
    table = beside("any", "money", money=2).turn(0)
    assert table.why_not("use port any as money") == "costs £3, you have £2"


@pytest.mark.rule("port.any", "port.meat")
def test_with_the_port_any_two_animals_can_be_spared() -> None:
    table = beside("any", "meat").box(0, 4).turn(0).play("fulfil contract 4")
    assert table.spend("use port any as meat") == 3
    table.play("use port meat", "slaughter c4")
    assert table.sees(0)["fulfilled"] == [4]


@pytest.mark.rule("port.any", "port.price")
def test_with_the_port_any_a_price_can_be_shifted_twice() -> None:
    table = beside("any", "price").goods(0, whisky=1).step("whisky", 1).turn(0)
    table.play("use port price whisky up", "use port any as price whisky up")
    assert table.view["market"][5]["step"] == 7
    assert table.spend("sell 1 whisky") == -14


@pytest.mark.rule("port.any", "edition.X1")
@pytest.mark.parametrize("way", ["basics", "processed", "contracts", "upgrade"])
def test_the_port_any_serves_as_every_kind_of_port(way: str) -> None:
    table = beside("any", way).goods(0, wool=1, bread=1).turn(0)
    table.play(f"use port any as {way}")
    assert table.asked[1] == {"basics": "discard", "processed": "discard", "contracts": "draw-offer"}.get(
        way, "bonus-upgrade"
    )


@pytest.mark.rule("port.money", "port.contracts", "port.any", "setup.coins")
def test_what_is_written_beside_a_port_is_what_it_pays_less_the_fee() -> None:
    table = beside("money", "contracts", "any", "upgrade").turn(0)
    assert (table.cost("use port money"), table.cost("use port contracts")) == ("+£10", "+£5")
    assert (table.cost("use port any as money"), table.cost("use port any as contracts")) == ("+£7", "+£2")
    assert (table.cost("use port upgrade"), table.cost("use port any as upgrade")) == ("", "£3")
    table.play("use port any as upgrade")
    assert (table.cost("upgrade miners"), table.cost("upgrade shipping")) == ("£5", "")
