"""Set-up: placing the first workers."""

import pytest
from tests.caledonia.scenario import Scenario, hand_made

WOODS = hand_made(
    {"c4 d4 e4 f4 g4 h4 i4 j4": "forest 1", "c6 d6 e6": "mountain 3", "k4": "forest+mountain 6"}
)


@pytest.mark.rule("setup.first_workers.order")
def test_one_worker_each_in_turn_order_and_a_second_in_reverse() -> None:
    table = Scenario(players=4, board=WOODS).first_workers(2)
    asked, turns = [], []
    for name in "cdefghij":
        asked.append(table.asked)
        turns.append(table.view["turn"])
        table.play(f"place {name}4 woodcutter")
    assert turns == list(range(turns[0], turns[0] + 8))
    assert asked == [(seat, "first-worker") for seat in (2, 3, 0, 1, 1, 0, 3, 2)]
    assert table.asked == (2, "turn")
    assert table.view["round"] == 1


@pytest.mark.rule("setup.first_workers.cost", "setup.first_workers.terrain", "setup.coins")
@pytest.mark.parametrize(("worker", "cost"), [("woodcutter", 12), ("miner", 16)])
def test_example_a_hex_of_6_with_forest_and_mountain_takes_either_worker(worker: str, cost: int) -> None:
    table = Scenario(board=WOODS).first_workers(0)
    assert table.spend(f"place k4 {worker}") == cost


@pytest.mark.rule("setup.first_workers.cost")
def test_a_first_worker_must_be_paid_in_full() -> None:
    table = Scenario(board=WOODS).money(0, 15).first_workers(0)
    assert table.why_not("place k4 miner") == "costs £16, you have £15"
    assert table.why_not("place k4 woodcutter") is None


@pytest.mark.rule("setup.first_workers.terrain")
def test_woodcutters_need_forest_and_miners_mountain() -> None:
    table = Scenario(board=WOODS).first_workers(0)
    assert table.why_not("place c4 miner") == "c4 has no mountain for a miner"
    assert table.why_not("place c6 woodcutter") == "c6 has no forest for a woodcutter"
    assert table.why_not("place a1 woodcutter") == "a1 has no forest for a woodcutter"
    assert {text.split()[1] for text in table.legal("place")} == {f"{c}4" for c in "cdefghijk"} | {
        "c6",
        "d6",
        "e6",
    }


@pytest.mark.rule("setup.first_workers.one_unit")
def test_a_hex_holds_one_unit_only() -> None:
    table = Scenario(board=WOODS).first_workers(0).play("place c4 woodcutter")
    assert table.why_not("place c4 woodcutter") == "c4 is taken"


@pytest.mark.rule("setup.first_workers.order")
def test_the_two_workers_need_not_be_near_each_other() -> None:
    table = Scenario(players=1, board=WOODS).first_workers(0).play("place c4 woodcutter", "place k4 miner")
    assert table.asked == (0, "turn")
    assert table.sees(0)["settlements"] == 1  # neither in reach of the other


@pytest.mark.rule("setup.first_workers.terrain")
def test_nothing_but_a_worker_is_placed_before_round_1() -> None:
    table = Scenario(board=WOODS).first_workers(0)
    assert table.why_not("expand a1 sheep") == "that does not answer the question, which is: first worker"
    assert table.why_not("pass") == "that does not answer the question, which is: first worker"
    assert table.why_not("place c4 fisherman") == "only clan MacDonald has fishermen"


@pytest.mark.rule("ruling.first_workers")
def test_first_workers_trigger_no_neighbourhood_bonus_and_no_port() -> None:
    board = hand_made({"c4 d4": "forest 1"}, ports={"c5": "money"})
    table = Scenario(players=3, board=board).unit(1, "b4", "distillery").first_workers(0)
    table.play("place c4 woodcutter")
    assert table.asked == (1, "first-worker")
    assert table.sees(0)["merchants"]["ready"] == 2


@pytest.mark.rule("ruling.first_workers")
def test_who_cannot_pay_for_a_second_worker_goes_without() -> None:
    table = Scenario(board=WOODS).money(0, 13).first_workers(0)
    table.play("place c4 woodcutter", "place d4 woodcutter", "place e4 woodcutter")
    assert table.asked == (0, "turn")
    assert [table.sees(seat)["units"]["woodcutter"] for seat in (0, 1)] == [1, 2]
    assert table.purse(0) == 6


@pytest.mark.rule("ruling.first_workers", "clan.robertson.deltas")
@pytest.mark.parametrize(("players", "cost"), [(4, 4), (2, 5)])
def test_robertson_pays_less_for_first_workers_on_a_delta(players: int, cost: int) -> None:
    board = hand_made({"c4 c5": "forest 1", "d4": "loch"}, rivers=["c4 c5"])
    table = Scenario(players=players, clans=["robertson"], board=board).first_workers(0)
    assert table.spend("place c4 woodcutter") == cost


@pytest.mark.rule("ruling.first_workers", "clan.macdonald.workers")
def test_macdonalds_first_miner_costs_6() -> None:
    table = Scenario(players=4, clans=["macdonald"], board=WOODS).first_workers(0)
    assert table.spend("place c6 miner") == 6 + 3
