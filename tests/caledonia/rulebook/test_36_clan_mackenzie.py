"""Clan MacKenzie."""

import pytest
from tests.caledonia.scenario import Scenario, hand_made


def mackenzie(players: int = 1, **kwargs: object) -> Scenario:
    return Scenario(players=players, clans=["mackenzie"], **kwargs)  # type: ignore[arg-type]


@pytest.mark.rule("clan.mackenzie.income")
def test_each_whisky_made_earns_3_and_stays() -> None:
    table = mackenzie().unit(0, "c2 c3 c4", "distillery").goods(0, grain=3, whisky=5).turn(0).play("pass")
    assert table.spend("make 2 whisky", "done") == -6
    assert table.stock(0) == {"grain": 1, "whisky": 7}


@pytest.mark.rule("clan.mackenzie.income")
def test_bread_cheese_and_whisky_bought_earn_nothing() -> None:
    table = mackenzie().unit(0, "c2", "bakery").goods(0, grain=1, whisky=4).turn(0).play("pass")
    assert table.spend("make 1 bread") == 0


@pytest.mark.rule("clan.mackenzie.cellar")
def test_one_whisky_just_made_may_enter_the_cellar() -> None:
    table = mackenzie().unit(0, "c2 c3", "distillery").goods(0, grain=2).turn(0).play("pass", "make 2 whisky")
    assert table.asked == (0, "mature")
    assert table.legal() == ["done", "mature whisky"]
    table.play("mature whisky")
    assert table.sees(0)["cellar"] == [True, False, False]
    assert table.stock(0) == {"whisky": 1}
    assert table.asked[1] != "mature"


@pytest.mark.rule("clan.mackenzie.cellar")
def test_only_whisky_of_this_production_enters_the_cellar() -> None:
    table = mackenzie().unit(0, "c2", "distillery").goods(0, whisky=3).turn(0).play("pass")
    assert table.asked[1] != "mature"
    table = (
        mackenzie()
        .unit(0, "c2", "distillery")
        .goods(0, whisky=3, grain=1)
        .turn(0)
        .play("pass", "make 0 whisky")
    )
    assert table.asked[1] != "mature"


@pytest.mark.rule("clan.mackenzie.cellar")
def test_the_oldest_barrel_is_part_of_the_next_income() -> None:
    table = mackenzie().cellar(0, "young", "old").turn(0)
    assert table.sees(0)["income"] == {"money": 15, "goods": {"whisky": 1}}
    assert table.sees(0)["cellar"] == [False, True, True]


@pytest.mark.rule("clan.mackenzie.cellar", "ruling.mackenzie", "edition.K2")
@pytest.mark.parametrize("edition", ["revised", "first"])
def test_barrels_age_before_the_new_one_enters_and_the_oldest_leaves_for_15(edition: str) -> None:
    table = (
        mackenzie(edition=edition)
        .cellar(0, "fresh", "young", "old")
        .unit(0, "c2", "distillery")
        .goods(0, grain=1)
    )
    table.turn(0)
    assert -table.spend("pass", "end turn") == 16 + 15
    assert table.sees(0)["cellar"] == [False, True, True]
    assert table.spend("make 1 whisky", "mature whisky") == -3
    assert table.sees(0)["cellar"] == [True, True, True]
    assert table.stock(0) == {"whisky": 1}  # the barrel that left


@pytest.mark.rule("clan.mackenzie.cellar", "ruling.mackenzie")
def test_a_barrel_is_worth_7_after_one_production_and_15_after_two() -> None:
    table = mackenzie().cellar(0, "fresh").turn(0)
    for age in ("fresh", "young", "old"):
        assert table.legal("withdraw") == [f"withdraw {age}"]
        earned = -table.spend("pass", "end turn") - 16
        assert earned == (15 if age == "old" else 0)
        table.let_chance()
    assert (table.sees(0)["cellar"], table.stock(0)) == ([False] * 3, {"whisky": 1})


@pytest.mark.rule("clan.mackenzie.leaving", "ruling.mackenzie")
@pytest.mark.parametrize(("age", "money"), [("fresh", 0), ("young", 7), ("old", 15)])
def test_a_barrel_that_leaves_pays_by_its_age(age: str, money: int) -> None:
    table = mackenzie().cellar(0, age).turn(0)
    assert table.spend(f"withdraw {age}") == -money
    assert (table.stock(0), table.sees(0)["cellar"]) == ({"whisky": 1}, [False] * 3)
    assert table.why_not(f"withdraw {age}") == f"there is no {age} whisky in your cellar"
    assert table.asked == (0, "turn")


@pytest.mark.rule("clan.mackenzie.leaving", "ruling.turn")
def test_barrels_leave_before_or_after_the_main_action_any_number_of_them() -> None:
    table = mackenzie(2).cellar(0, "young", "old").turn(0).play("withdraw old", "sell 1 whisky")
    assert table.legal() == ["end turn", "withdraw young"]
    table.play("withdraw young")
    assert table.asked == (1, "turn")


@pytest.mark.rule("clan.mackenzie.leaving")
def test_a_barrel_can_be_taken_out_to_pay_for_a_contract() -> None:
    table = mackenzie(2).cellar(0, "old").box(0, 11).goods(0, whisky=1).turn(0)
    assert table.why_not("fulfil contract 11") == "asks for 2 whisky, you have 1"
    table.play("withdraw old")
    assert table.why_not("fulfil contract 11") is None


@pytest.mark.rule("clan.mackenzie.leaving")
def test_barrels_can_leave_in_the_middle_of_an_action_to_pay_for_its_bonus() -> None:
    """£15 of the old barrel pay for the unit of a free expansion, and for a purchase from neighbours."""
    table = mackenzie(3, money=0).cellar(0, "old", "young").box(0, 1).goods(0, wool=4)
    table.unit(0, "c4", "sheep").unit(1, "c6", "distillery").turn(0).play("fulfil contract 1")
    assert table.why_not("expand c5 sheep") == "costs £8, you have £0"
    table.play("withdraw old", "expand c5 sheep")
    assert table.why_not("buy 1 whisky") == "costs £8, you have £7"
    table.play("withdraw young", "buy 1 whisky")
    assert table.stock(0) == {"whisky": 3}


@pytest.mark.rule("clan.mackenzie.tile", "edition.K1", "tile.processed")
@pytest.mark.parametrize("edition", ["revised", "first"])
def test_whisky_in_the_cellar_counts_for_the_tile_of_processed_goods(edition: str) -> None:
    layout = {"scoring": "processed basics units workers border"}
    table = mackenzie(edition=edition, layout=layout).cellar(0, "fresh", "young").goods(0, bread=2).turn(0)
    table.play("pass", "end turn")
    assert table.sees(0)["cellar"] == [False, True, True]
    assert table.sees(0)["glory"] == 6


@pytest.mark.rule("clan.mackenzie.leaving")
def test_the_cellar_is_mackenzies_alone() -> None:
    table = Scenario(players=1, clans=["stewart"]).unit(0, "c2", "distillery").goods(0, grain=1).turn(0)
    assert table.why_not("withdraw old") == "there is no old whisky in your cellar"
    assert table.spend("pass", "make 1 whisky") == -16
    assert table.asked[1] != "mature"


@pytest.mark.rule("clan.mackenzie.leaving", "port.contracts")
def test_barrels_can_leave_while_a_drawn_contract_is_considered() -> None:
    table = mackenzie(2, money=0, round=5, board=hand_made(ports={"c3": "contracts"})).cellar(0, "old")
    table.unit(0, "c4", "cow").turn(0).play("use port contracts", "draw contracts").let_chance()
    assert table.legal("take") == []
    table.play("withdraw old")
    assert len(table.legal("take")) == 3


STEPS = {
    "slaughter": ["fulfil contract 3"],
    "discard": ["use port basics"],
    "gain": ["use port basics", "discard milk"],
    "swap": ["use port swap"],
    "swap-for": ["use port swap", "swap c4", "swap c5"],
    "bonus-upgrade": ["use port upgrade"],
    "turn": ["use port any as price wool up"],
    "after-expanding": ["expand d5 sheep", "use port any as price bread down"],
}


@pytest.mark.rule("clan.mackenzie.leaving", "ruling.turn")
@pytest.mark.parametrize(("kind", "texts"), STEPS.items())
def test_barrels_can_leave_in_every_step_of_an_own_turn(kind: str, texts: list[str]) -> None:
    """Also between a shift of a price and the trade that it is for."""
    board = hand_made(ports={"c3": "basics", "b3": "swap", "b4": "upgrade", "d3": "any", "k4": "price"})
    table = mackenzie(3, board=board, money=50).cellar(0, "fresh", "old").box(0, 3).goods(0, milk=1)
    table.unit(0, "c4 c5", "cow").unit(1, "e6", "bakery").turn(0).play(*texts)
    assert table.asked == (0, kind)
    before = table.legal()
    assert table.spend("withdraw old") == -15
    assert table.asked == (0, kind)
    assert table.stock(0)["whisky"] == 1
    assert set(before) - set(table.legal()) == {"withdraw old"}
    assert table.spend("withdraw fresh") == 0
    assert table.stock(0)["whisky"] == 2


@pytest.mark.rule("clan.mackenzie.leaving", "ruling.price_port")
def test_a_barrel_that_leaves_after_the_price_was_shifted_is_sold_at_the_new_price() -> None:
    table = mackenzie(2, board=hand_made(ports={"c3": "price"})).cellar(0, "young").unit(0, "c4", "sheep")
    table.goods(0, whisky=1).price("whisky", 10).turn(0).play("use port price whisky up")
    assert table.price_of("whisky") == 13
    assert table.why_not("pass") == "you shifted the price of whisky, so you must trade whisky now"
    assert table.why_not("sell 2 whisky") == "selling 2 whisky needs 2 in stock, you have 1"
    assert table.spend("withdraw young", "sell 2 whisky") == -(7 + 2 * 13)


@pytest.mark.rule("clan.mackenzie.leaving", "port.any")
def test_a_barrel_can_pay_for_a_port_while_slaughtering() -> None:
    board = hand_made(ports={"c3": "any", "k4": "meat"})
    table = mackenzie(2, board=board, money=0).cellar(0, "young").unit(0, "c4 c5", "cow").box(0, 3)
    table.turn(0).play("fulfil contract 3")
    assert table.why_not("use port any as meat") == "costs £3, you have £0"
    table.play("withdraw young", "use port any as meat", "slaughter c5")
    assert (table.sees(0)["fulfilled"], table.purse(0)) == ([3], 7 - 3 + table.contract(3).money)


@pytest.mark.rule("clan.mackenzie.leaving", "ruling.turn")
def test_barrels_can_leave_after_passing() -> None:
    table = mackenzie(2).cellar(0, "old").turn(0)
    assert table.spend("pass", "withdraw old") == -(16 + 15)
    assert table.asked == (1, "turn")


@pytest.mark.rule("clan.mackenzie.leaving")
def test_after_the_last_production_barrels_are_asked_for_once_more() -> None:
    """They age in production 5 as in the others, so the fresh one pays £7 and the young one £15."""
    table = mackenzie(round=5, money=0).cellar(0, "fresh", "young", "old").turn(0)
    table.play("pass", "end turn")
    assert table.purse(0) == 16 + 15  # the oldest left by itself
    assert table.asked == (0, "empty-cellar")
    assert table.legal() == ["done", "withdraw young", "withdraw old"]
    assert table.spend("withdraw young") == -7
    assert not table.view["over"]
    assert table.spend("withdraw old") == -15
    assert table.view["over"]
    assert table.line("processed goods") == [3 * 2]
    assert table.line("money") == [(16 + 15 + 7 + 15) // 10]


@pytest.mark.rule("clan.mackenzie.leaving", "clan.mackenzie.cellar", "final.processed")
@pytest.mark.parametrize("texts", [["done"], ["mature whisky", "withdraw fresh"]])
def test_whisky_put_into_the_cellar_in_the_last_production_is_not_lost(texts: list[str]) -> None:
    table = mackenzie(round=5).unit(0, "c2", "distillery").goods(0, grain=1).turn(0)
    table.play("pass", "make 1 whisky", *texts)
    assert table.view["over"]
    assert (table.line("processed goods"), table.purse(0)) == ([2], 100 + 16 + 3)


@pytest.mark.rule("clan.mackenzie.leaving", "final.processed")
def test_the_last_question_may_be_declined_and_then_the_barrels_score_nothing() -> None:
    table = mackenzie(round=5).cellar(0, "young").turn(0).play("pass", "end turn", "done")
    assert table.view["over"]
    assert (table.line("processed goods"), table.purse(0)) == ([0], 100 + 16)


@pytest.mark.rule("clan.mackenzie.leaving")
@pytest.mark.parametrize("round", [1, 2, 3, 4])
def test_after_earlier_productions_nobody_is_asked(round: int) -> None:
    table = mackenzie(round=round).cellar(0, "young").turn(0).play("pass", "end turn").let_chance()
    assert (table.asked, table.sees(0)["cellar"]) == ((0, "turn"), [False, False, True])


@pytest.mark.rule("clan.mackenzie.leaving", "phase.production")
def test_the_last_question_comes_when_all_have_produced_and_before_the_tile_is_scored() -> None:
    layout = {"scoring": "basics units workers border processed"}
    table = mackenzie(2, round=5, layout=layout).cellar(0, "fresh").goods(0, bread=1)
    table.unit(1, "c2", "bakery").goods(1, grain=1).turn(0).play("pass", "end turn", "pass")
    assert table.asked == (1, "make")
    table.play("make 1 bread")
    assert table.asked == (0, "empty-cellar")
    assert table.sees(0)["glory"] == 0
    table.play("withdraw young")
    assert (table.view["over"], table.sees(0)["glory"]) == (True, 3)


@pytest.mark.rule("clan.mackenzie.leaving")
def test_without_barrels_or_without_the_clan_the_game_ends_after_the_last_production() -> None:
    assert mackenzie(round=5).cellar(0, "old").turn(0).play("pass", "end turn").view["over"]
    assert Scenario(players=1, clans=["stewart"], round=5).turn(0).play("pass").view["over"]


@pytest.mark.rule("clan.mackenzie.leaving", "ruling.turn")
def test_barrels_stay_while_others_play_and_while_goods_are_made() -> None:
    table = mackenzie(2).cellar(0, "young").unit(0, "c2", "distillery").goods(0, grain=1).turn(1)
    assert table.why_not("withdraw young") == "there is no young whisky in your cellar"  # seat 1 is asked
    table.play("pass", "pass", "end turn")
    assert table.asked == (0, "make")
    assert table.why_not("withdraw old") == "that does not answer the question, which is: make"
