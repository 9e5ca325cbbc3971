"""Clan powers, ports and export bonuses that meet in one turn."""

import pytest
from tests.caledonia.scenario import Scenario, hand_made

WOOLLEN = 1  # 4 wool for 2 cotton, a hops and a free expansion
BAKED = 7  # 2 bread for 2 cotton, £10 and a free expansion


@pytest.mark.rule("port.any", "port.upgrade")
def test_the_upgrade_port_gives_3_glory_each_time_that_it_is_used() -> None:
    board = hand_made(ports={"c3": "any", "d3": "upgrade"})
    table = Scenario(players=2, board=board).unit(0, "c4 d4", "sheep").turn(0)
    assert table.spend("use port upgrade", "upgrade shipping") == 0
    assert table.sees(0)["glory"] == 3
    assert table.spend("use port any as upgrade", "hire merchant") == 3
    assert table.sees(0)["glory"] == 6
    table = (
        Scenario(players=2, board=board)
        .unit(0, "c4", "sheep")
        .turn(0)
        .play("use port any as upgrade", "done")
    )
    assert table.sees(0)["glory"] == 3


@pytest.mark.rule("clan.macewen.brewing", "export_bonus.expansion")
@pytest.mark.parametrize("order", [("brew 1", "expand c5 cow"), ("expand c5 cow", "brew 1")])
def test_brewing_comes_before_or_after_a_free_expansion(order: tuple[str, str]) -> None:
    table = (
        Scenario(clans=["macewen"]).box(0, WOOLLEN).goods(0, wool=4, grain=2).unit(0, "c4", "sheep").turn(0)
    )
    cow = table.components.units["cow"].cost
    assert table.spend(f"fulfil contract {WOOLLEN}", *order) == cow - 9
    assert table.stock(0) == {"grain": 1}
    assert table.asked == (1, "turn")


@pytest.mark.rule("clan.robertson.deltas", "export_bonus.expansion")
@pytest.mark.parametrize(("players", "off"), [(2, 2), (4, 3)])
def test_robertson_saves_on_a_delta_in_a_free_expansion_too(players: int, off: int) -> None:
    """The land costs nothing then, so the discount is taken off the unit."""
    board = hand_made({"d4": "loch", "c4 c5": "grass 1"}, rivers=["c4 c5"])
    table = Scenario(players, clans=["robertson"], board=board, money=20).unit(0, "b4", "sheep")
    table.box(0, WOOLLEN).goods(0, wool=4).turn(0).play(f"fulfil contract {WOOLLEN}")
    bakery = table.components.units["bakery"].cost
    assert table.cost("expand c4 bakery") == f"£{bakery - off}"
    assert table.spend("expand c4 bakery") == bakery - off


@pytest.mark.rule("clan.fergusson.workers")
def test_the_third_worker_of_fergusson_stands_on_the_border_too() -> None:
    woods = hand_made({"a2 a3 a4 c4 c5 e4 e5 g5 m2": "forest 1"})
    table = Scenario(players=3, clans=["fergusson"], board=woods).first_workers(0)
    table.play(*(f"place {place} woodcutter" for place in ("a2", "c4", "c5", "e4", "e5", "a3")))
    assert table.asked == (0, "first-worker")
    assert table.legal() == ["place a4 woodcutter", "place m2 woodcutter"]
    assert table.why_not("place g5 woodcutter") is not None


@pytest.mark.rule("clan.mackenzie.cellar", "clan.mackenzie.tile")
@pytest.mark.parametrize("ages", [("fresh",), ("young",), ("old",), ("fresh", "young", "old")])
def test_a_barrel_of_any_age_makes_a_pair_with_whisky_in_stock(ages: tuple[str, ...]) -> None:
    scoring = {"scoring": "processed border meat imports upgrades"}
    table = Scenario(clans=["mackenzie"], layout=scoring).goods(0, whisky=1).cellar(0, *ages)
    now = next(row["now"] for row in table.view["scoring"] if row["tile"] == "processed")
    assert now[0] == 3 * ((1 + len(ages)) // 2)


@pytest.mark.rule("export_bonus.upgrade", "ruling.bonus_upgrade", "ruling.trade")
@pytest.mark.parametrize(("side", "trade"), [("seller", "sell 2 milk"), ("buyer", "buy 2 milk")])
def test_one_merchant_comes_back_and_the_other_still_keeps_its_side(side: str, trade: str) -> None:
    table = Scenario(players=1).box(0, 6).goods(0, wool=4, milk=5).merchants(0, 4).turn(0)
    table.play(trade, "fulfil contract 6", f"recall {side} milk")
    assert table.sees(0)["merchants"] == {"hired": 4, "ready": 3}
    other = "buy 1 milk" if side == "seller" else "sell 1 milk"
    assert table.why_not(other) is not None
    assert table.why_not(trade) is None


@pytest.mark.rule("bonus.neighbourhood", "clan.buchanan.fulfil", "edition.N1")
@pytest.mark.parametrize(("edition", "players", "left"), [("revised", 2, 1), ("revised", 3, 0)])
def test_two_free_expansions_of_a_turn_share_the_cap_of_a_good(edition: str, players: int, left: int) -> None:
    """Three are bought beside the first one: with two players one more, with three none."""
    table = Scenario(players, clans=["buchanan"], edition=edition, money=200).merchants(0, 7)
    table.unit(0, "c4", "sheep").unit(1, "e4", "cow").step("milk", 2)
    table.box(0, WOOLLEN, BAKED).goods(0, wool=4, bread=2).turn(0)
    table.play(f"fulfil contract {WOOLLEN}", "expand d4 sheep", "buy 3 milk")
    if table.asked[1] == "after-expanding":
        table.play("done")
    table.play(f"fulfil contract {BAKED}", "expand d3 sheep")
    assert table.asked == ((0, "after-expanding") if left else (1, "turn"))
    if left:
        assert table.legal("buy") == ["buy 1 milk"]


@pytest.mark.rule("phase.production.wages", "phase.production.basic", "clan.macdonald.workers")
@pytest.mark.parametrize("round", [1, 2, 3, 4, 5])
def test_every_round_pays_and_yields_the_same(round: int) -> None:
    lochs = hand_made({"e5": "loch", "b2": "forest 1", "b4": "mountain 1"})
    table = Scenario(players=2, clans=["macdonald", "campbell"], board=lochs, round=round)
    table.unit(0, "e5", "fisherman").unit(0, "c4", "sheep").unit(1, "b2", "woodcutter").unit(1, "b4", "miner")
    table.unit(1, "g4", "field").unit(1, "h4", "cow").turn(0).play("pass")
    before = table.purse(1)
    table.play("pass")
    passed = table.view["pass_money"]
    assert table.purse(0) - 100 == passed[0] + 4
    assert table.purse(1) - before == passed[1] + 4 + 6
    assert (table.stock(0), table.stock(1)) == ({"wool": 1}, {"grain": 2, "milk": 1})
