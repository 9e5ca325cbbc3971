"""Action 2: obtain an export contract."""

import pytest
from tests.caledonia.scenario import Scenario


@pytest.mark.rule("action.contract", "ruling.contracts", "setup.coins")
@pytest.mark.parametrize(("round", "cost"), [(1, -5), (2, 0), (3, 5), (4, 10), (5, 15)])
@pytest.mark.parametrize("edition", ["revised", "first"])
def test_the_fee_goes_by_the_round_and_the_first_round_pays_5(round: int, cost: int, edition: str) -> None:
    table = Scenario(round=round, edition=edition).on_board(12, 13).turn(0)
    assert table.spend("take contract 13") == cost
    assert table.sees(0)["contracts"] == [13]
    assert table.view["export"]["boxes"][:2] == [12, 0]


@pytest.mark.rule("action.contract")
def test_the_fee_must_be_paid() -> None:
    table = Scenario(round=5, money=14).on_board(12).turn(0)
    assert table.why_not("take contract 12") == "a contract costs £15 in round 5, you have £14"
    assert Scenario(round=5, money=15).on_board(12).turn(0).why_not("take contract 12") is None


@pytest.mark.rule("action.contract")
def test_only_contracts_on_the_export_board_can_be_taken() -> None:
    table = Scenario().on_board(12).box(1, 20).turn(0)
    assert table.legal("take contract") == ["take contract 12"]
    assert table.why_not("take contract 20") == "contract 20 is not on the export board"
    assert table.why_not("take contract 7") == "contract 7 is not on the export board"


@pytest.mark.rule("action.contract.one")
def test_a_new_contract_has_to_wait_until_the_old_one_is_fulfilled() -> None:
    table = Scenario(players=1).on_board(12, 13).goods(0, wool=6).turn(0).play("take contract 13")
    assert table.why_not("take contract 12") == "your export box is full: fulfil contract 13 first"


@pytest.mark.rule("action.contract.one")
def test_an_open_contract_stays_from_round_to_round_and_is_worth_nothing_at_the_end() -> None:
    table = Scenario(players=1).box(0, 23).turn(0)
    assert not [text for text in table.legal() if "discard" in text or "drop" in text]
    for _ in range(4):
        table.play("pass").let_chance()
        assert table.sees(0)["contracts"] == [23]
    table.play("pass")
    assert table.line("hops") == table.line("exports") == [0]


@pytest.mark.rule("action.contract.one")
def test_the_box_is_free_again_in_the_same_turn_in_which_a_contract_is_fulfilled() -> None:
    table = Scenario(players=1).on_board(12).box(0, 2).goods(0, wool=6).turn(0).play("fulfil contract 2")
    assert table.sees(0)["fulfilled"] == [2]
    assert table.why_not("take contract 12") is None
