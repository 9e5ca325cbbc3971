"""The port tiles to the last pound: what each needs, and when a shifted price can still be traded at."""

import pytest
from tests.caledonia.rulebook.test_28_port_tiles import beside
from tests.caledonia.scenario import Scenario, hand_made

from clachan.games.caledonia.components import GOODS

BASIC, PROCESSED = GOODS[:3], GOODS[3:]


@pytest.mark.rule("port.basics", "port.processed", "port.any")
@pytest.mark.parametrize("good", GOODS)
def test_one_good_of_the_right_kind_is_enough(good: str) -> None:
    for port, kinds in (("basics", BASIC), ("processed", PROCESSED)):
        table = beside("any", port).goods(0, **{good: 1}).turn(0)
        for way in (f"use port {port}", f"use port any as {port}"):
            assert (table.why_not(way) is None) is (good in kinds)
        if good in kinds:
            table.play(f"use port {port}")
            if table.asked[1] == "discard":
                assert table.legal() == [f"discard {good}"]


@pytest.mark.rule("port.basics", "port.processed")
@pytest.mark.parametrize(("port", "kinds", "gains"), [("basics", BASIC, 3), ("processed", PROCESSED, 2)])
def test_any_good_of_the_kind_goes_and_any_come(port: str, kinds: tuple[str, ...], gains: int) -> None:
    for gone in kinds:
        table = beside(port, "money").goods(0, **dict.fromkeys(GOODS, 1)).turn(0).play(f"use port {port}")
        assert table.legal() == [f"discard {good}" for good in kinds]
        table.play(f"discard {gone}")
        for _ in range(gains):
            assert table.legal() == [f"gain {good}" for good in kinds]
            table.play(f"gain {kinds[-1]}")
        expected = dict.fromkeys(GOODS, 1)
        expected[gone] -= 1
        expected[kinds[-1]] += gains
        assert table.stock(0) == {good: count for good, count in expected.items() if count}


@pytest.mark.rule("port.any")
@pytest.mark.parametrize(("money", "fine"), [(2, False), (3, True), (4, True)])
def test_three_pounds_open_the_port_any(money: int, fine: bool) -> None:
    table = beside("any", "money", "upgrade", "contracts", money=money).turn(0)
    for way in ("money", "upgrade", "contracts"):
        assert (table.why_not(f"use port any as {way}") is None) is fine
        assert table.why_not(f"use port {way}") is None


@pytest.mark.rule("port.any", "port.money")
def test_each_port_is_used_once_and_only_in_reach() -> None:
    table = beside("money", "upgrade", "any").turn(0).play("use port money")
    assert sorted(table.legal("use port")) == sorted(
        ["use port upgrade", "use port any as money", "use port any as upgrade"]
    )
    table.play("use port any as money")
    assert table.legal("use port") == ["use port upgrade"]
    assert table.sees(0)["ports_used"] == ["money", "any"]
    board = hand_made(ports={"m9": "any", "c3": "money"})
    table = Scenario(board=board).unit(0, "c4", "cow").turn(0)
    assert table.legal("use port") == ["use port money"]
    table = Scenario(board=board).unit(0, "a1", "cow").turn(0)
    assert table.legal("use port") == []


def price_at(table: Scenario, good: str, step: int) -> int:
    side = "1-2" if table.options.number("players") <= 2 else "3-4"
    return int(table.components.markets[side].prices[GOODS.index(good)][step])


@pytest.mark.rule("port.price", "ruling.price_port")
@pytest.mark.parametrize("good", GOODS)
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("clan", ["none", "stewart"])
def test_without_goods_the_new_price_must_be_at_hand(good: str, players: int, clan: str) -> None:
    for way, step in (("down", 2), ("up", 8)):
        for port, fee in (("price", 0), ("any as price", 3)):
            price = price_at(beside("price", players=players), good, step)
            needed = price + fee - (clan == "stewart")
            for money, fine in ((needed, True), (needed - 1, False)):
                table = beside("price", "any", players=players, clans=[clan], money=money)
                table.step(good, 5).turn(0)
                reason = table.why_not(f"use port {port} {good} {way}")
                assert (reason is None) is (fine and money >= fee)


@pytest.mark.rule("port.price", "ruling.price_port")
@pytest.mark.parametrize("good", GOODS)
def test_a_good_to_sell_is_enough_too(good: str) -> None:
    table = beside("price", "any", money=0).goods(0, **{good: 1}).step(good, 5).turn(0)
    assert sorted(table.legal("use port price")) == sorted(
        [f"use port price {good} up", f"use port price {good} down"]
    )
    table.play(f"use port price {good} up")
    assert table.legal("sell") == [f"sell 1 {good}"]


@pytest.mark.rule("port.price", "ruling.price_port")
@pytest.mark.parametrize(
    ("merchant", "held", "money", "fine"),
    [(1, 1, 0, False), (1, 0, 100, True), (-1, 1, 0, True), (-1, 0, 100, False), (0, 0, 0, False)],
)
def test_whoever_has_bought_may_only_buy_and_whoever_has_sold_only_sell(
    merchant: int, held: int, money: int, fine: bool
) -> None:
    table = beside("price", money=money).goods(0, milk=held).step("milk", 5)
    table.merchants(0, 3)
    p = table.of(0)
    p.trading[GOODS.index("milk")] = merchant
    p.ready -= abs(merchant)
    table.turn(0)
    assert (table.why_not("use port price milk up") is None) is fine


@pytest.mark.rule("port.price", "ruling.price_port")
@pytest.mark.parametrize(("ready", "fine"), [(0, False), (1, True), (2, True)])
def test_a_merchant_must_be_left(ready: int, fine: bool) -> None:
    table = beside("price").goods(0, milk=2)
    table.merchants(0, 3)
    p = table.of(0)
    p.trading[GOODS.index("wool")] = 3 - ready
    p.ready = ready
    table.turn(0)
    assert (table.why_not("use port price milk up") is None) is fine
