"""Clan Buchanan."""

import pytest
from tests.caledonia.scenario import Scenario, hand_made

SIX = tuple(f"draw contract {number}" for number in (31, 32, 33, 34, 35, 36))


def buchanan(**kwargs: object) -> Scenario:
    return Scenario(clans=["buchanan"], **kwargs).on_board(1, 2, 3, 4)  # type: ignore[arg-type]


@pytest.mark.rule("clan.buchanan.two_boxes")
def test_example_two_contracts_in_round_5_cost_15_and_not_30() -> None:
    table = buchanan(round=5).turn(0)
    assert table.spend("take contract 1", "take contract 3") == 15
    assert table.sees(0)["contracts"] == [1, 3]
    assert table.asked == (1, "turn")


@pytest.mark.rule("clan.buchanan.two_boxes")
def test_a_single_contract_costs_the_fee_and_the_second_may_be_declined() -> None:
    table = buchanan(round=4).turn(0)
    assert table.spend("take contract 1", "done") == 10
    assert table.sees(0)["contracts"] == [1, 0]
    assert table.asked == (1, "turn")


@pytest.mark.rule("clan.buchanan.two_boxes")
def test_a_second_contract_in_a_later_turn_costs_the_fee_again_and_a_third_has_no_room() -> None:
    table = buchanan(round=3, players=1).turn(0)
    assert table.spend("take contract 1", "done") == 5
    assert table.spend("take contract 2") == 5
    assert table.asked == (0, "turn")
    assert table.why_not("take contract 3") == "your export boxes are full: fulfil contract 1 or 2 first"


@pytest.mark.rule("clan.buchanan.two_boxes")
def test_two_boxes_are_buchanans_alone() -> None:
    table = Scenario(clans=["campbell"]).on_board(1, 2).turn(0).play("take contract 1")
    assert table.asked == (1, "turn")


@pytest.mark.rule("clan.buchanan.first_round")
def test_two_contracts_at_once_in_round_1_pay_5_once() -> None:
    assert buchanan().turn(0).spend("take contract 1", "take contract 2") == -5


@pytest.mark.rule("clan.buchanan.first_round")
def test_example_contracts_in_two_turns_of_round_1_pay_5_each_turn() -> None:
    table = buchanan(players=1).turn(0)
    assert table.spend("take contract 1", "done") == -5
    assert table.spend("take contract 2") == -5


@pytest.mark.rule("clan.buchanan.building", "edition.B1", "bonus.building")
@pytest.mark.parametrize(("edition", "draws"), [("revised", 6), ("first", 3)])
def test_the_building_bonus_draws_six_contracts_or_three_in_the_first_edition(
    edition: str, draws: int
) -> None:
    table = buchanan(edition=edition, round=5).unit(0, "c4 c5 c6", "bakery").turn(0)
    table.play("expand c7 bakery", "draw contracts", *SIX[:draws])
    assert table.asked == (0, "choose-a-drawn-contract")
    assert len(table.legal("take contract")) == draws
    assert table.spend("take contract 33", "take contract 31") == 15  # one fee for both
    assert table.sees(0)["contracts"] == [33, 31]
    assert table.asked == (1, "turn")


@pytest.mark.rule("clan.buchanan.building")
@pytest.mark.parametrize(("kept", "cost"), [(0, 0), (1, 15), (2, 15)])
def test_none_one_or_two_of_the_drawn_contracts_are_kept(kept: int, cost: int) -> None:
    table = buchanan(round=5).unit(0, "c4 c5 c6", "bakery").turn(0)
    table.play("expand c7 bakery", "draw contracts", *SIX)
    texts = ["take contract 31", "take contract 32"][:kept] + ["done"] * (kept < 2)
    assert table.spend(*texts) == cost
    assert [box for box in table.sees(0)["contracts"] if box] == [31, 32][:kept]
    assert table.view["export"]["pile"] == 46 - kept


@pytest.mark.rule("clan.buchanan.building", "ruling.building")
def test_with_one_box_full_the_building_bonus_still_draws_and_one_contract_can_be_kept() -> None:
    table = buchanan(round=3).box(0, 12).unit(0, "c4 c5 c6", "bakery").turn(0)
    table.play("expand c7 bakery", "draw contracts", *SIX, "take contract 36")
    assert table.sees(0)["contracts"] == [12, 36]
    assert table.asked == (1, "turn")


@pytest.mark.rule("clan.buchanan.building")
def test_with_both_boxes_full_there_is_no_building_bonus() -> None:
    table = buchanan().box(0, 12, 13).unit(0, "c4 c5 c6", "bakery").turn(0).play("expand c7 bakery")
    assert table.asked == (1, "turn")


@pytest.mark.rule("clan.buchanan.building", "port.contracts", "edition.P8", "edition.B1")
@pytest.mark.parametrize(("edition", "draws"), [("revised", 6), ("first", 3)])
@pytest.mark.parametrize(("held", "draw"), [((), True), ((12,), True), ((12, 13), False)])
def test_the_contracts_port_draws_as_many_while_a_box_is_free(
    edition: str, draws: int, held: tuple[int, ...], draw: bool
) -> None:
    board = hand_made(ports={"c3": "contracts"})
    table = buchanan(edition=edition, board=board).box(0, *held).unit(0, "c4", "cow").turn(0)
    assert table.spend("use port contracts") == -5
    if not draw:
        assert table.asked == (0, "turn")
        return
    table.play("draw contracts", *SIX[:draws])
    assert len(table.legal("take contract")) == draws


@pytest.mark.rule("clan.buchanan.fulfil", "edition.B2", "ruling.buchanan")
@pytest.mark.parametrize(("edition", "both"), [("revised", True), ("first", False)])
def test_two_contracts_may_be_fulfilled_in_one_turn_but_not_in_the_first_edition(
    edition: str, both: bool
) -> None:
    table = buchanan(edition=edition).box(0, 11, 12).goods(0, whisky=6).turn(0).play("fulfil contract 12")
    if both:
        assert table.legal() == ["done", "fulfil contract 11"]
        table.play("fulfil contract 11")
    assert table.asked == (1, "turn")
    assert table.sees(0)["fulfilled"] == ([11, 12] if both else [12])
    assert table.sees(0)["contracts"] == ([0, 0] if both else [11, 0])


@pytest.mark.rule("clan.buchanan.fulfil")
def test_the_second_fulfilment_may_be_declined() -> None:
    table = buchanan().box(0, 11, 12).goods(0, whisky=6).turn(0).play("fulfil contract 11", "done")
    assert table.asked == (1, "turn")
    assert table.sees(0)["contracts"] == [12, 0]


@pytest.mark.rule("clan.buchanan.fulfil")
def test_goods_spent_on_the_first_contract_are_gone_for_the_second() -> None:
    table = buchanan().box(0, 11, 12).goods(0, whisky=5).turn(0).play("fulfil contract 12")
    assert table.asked == (1, "turn")


@pytest.mark.rule("clan.buchanan.fulfil")
def test_the_bonuses_of_the_first_contract_come_before_the_second() -> None:
    table = buchanan().box(0, 1, 6).goods(0, wool=7).unit(0, "c4", "sheep").turn(0).play("fulfil contract 1")
    assert table.asked == (0, "export-bonuses")
    table.play("expand c5 cow")
    assert table.asked == (0, "another-fulfilment")
    table.play("fulfil contract 6", "upgrade shipping")
    assert table.asked == (1, "turn")


@pytest.mark.rule("clan.buchanan.fulfil", "bonus.neighbourhood.cap", "edition.N1")
def test_the_neighbourhood_cap_counts_over_both_free_expansions_of_the_turn() -> None:
    table = buchanan(players=3).box(0, 1, 24).goods(0, wool=5, bread=2).merchants(0, 7).unit(0, "c4", "cow")
    table.unit(1, "d5", "sheep").turn(0)
    table.play(
        "fulfil contract 1", "expand c5 bakery", "buy 2 wool", "fulfil contract 24", "expand c6 bakery"
    )
    assert table.legal() == ["done", "buy 1 wool"]
    reason = "the neighbourhood bonus gives at most 3 wool, and you have bought 2"
    assert table.why_not("buy 2 wool") == reason


@pytest.mark.rule("ruling.buchanan", "clan.buchanan.two_boxes")
def test_contracts_of_separate_steps_of_a_turn_cost_a_fee_each() -> None:
    board = hand_made(ports={"c3": "contracts"})
    table = buchanan(round=4, board=board).unit(0, "c4", "cow").turn(0)
    table.play("use port contracts", "draw contracts", *SIX)
    assert table.spend("take contract 31", "done") == 10
    assert table.spend("take contract 1") == 10
    assert table.sees(0)["contracts"] == [31, 1]


@pytest.mark.rule("ruling.buchanan")
def test_a_free_box_can_be_filled_after_the_fulfilment_by_the_building_bonus_of_a_free_expansion() -> None:
    table = buchanan().box(0, 1, 6).goods(0, wool=7).unit(0, "c4 c5 c6", "bakery").turn(0)
    table.play("fulfil contract 1", "expand c7 bakery", "draw contracts", *SIX, "take contract 35")
    assert table.sees(0)["contracts"] == [6, 35]
    assert table.asked == (0, "another-fulfilment")
