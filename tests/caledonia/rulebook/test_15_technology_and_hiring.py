"""Actions 5 and 6: upgrade technology, hire a merchant."""

import pytest
from tests.caledonia.scenario import Scenario, hand_made

COLUMNS = ["woodcutters", "miners"]


@pytest.mark.rule("action.technology")
@pytest.mark.parametrize(
    ("column", "terrain", "before", "after"), [(0, "forest", 4, 6), (1, "mountain", 6, 8)]
)
def test_a_technology_costs_10_and_each_worker_of_its_column_earns_2_more(
    column: int, terrain: str, before: int, after: int
) -> None:
    board = hand_made({"c4 c5": f"{terrain} 1"})
    worker = COLUMNS[column].removesuffix("s")
    for upgraded in (False, True):
        table = Scenario(players=1, board=board).unit(0, "c4 c5", worker).turn(0)
        if upgraded:
            assert table.spend(f"upgrade {COLUMNS[column]}") == 10
            assert table.sees(0)["technology"][COLUMNS[column]] is True
        earned = -table.spend("pass") - 16
        assert earned == 2 * (after if upgraded else before)


@pytest.mark.rule("action.technology")
def test_one_technology_does_nothing_for_the_other_column_and_counts_for_later_workers() -> None:
    board = hand_made({"c4 c5": "forest 1", "c6": "mountain 1"})
    table = Scenario(players=1, board=board).unit(0, "c4", "woodcutter").unit(0, "c6", "miner").turn(0)
    table.play("upgrade woodcutters", "expand c5 woodcutter")
    assert -table.spend("pass") - 16 == 6 + 6 + 6


@pytest.mark.rule("action.technology")
@pytest.mark.parametrize("column", COLUMNS)
def test_a_technology_is_upgraded_once(column: str) -> None:
    table = Scenario(players=1).turn(0).play(f"upgrade {column}")
    assert table.why_not(f"upgrade {column}") == f"your {column} are upgraded already"


@pytest.mark.rule("action.technology")
def test_a_technology_must_be_paid() -> None:
    table = Scenario(money=9).turn(0)
    assert table.why_not("upgrade miners") == "costs £10, you have £9"


@pytest.mark.rule("action.hire")
def test_a_merchant_costs_4_and_can_be_used_at_once() -> None:
    table = Scenario(players=1).goods(0, wool=3).turn(0)
    assert table.spend("hire merchant") == 4
    assert table.sees(0)["merchants"] == {"hired": 3, "ready": 3}
    assert table.why_not("sell 3 wool") is None


@pytest.mark.rule("action.hire")
def test_a_merchant_must_be_paid() -> None:
    assert Scenario(money=3).turn(0).why_not("hire merchant") == "costs £4, you have £3"
