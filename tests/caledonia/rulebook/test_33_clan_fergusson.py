"""Clan Fergusson."""

import pytest
from tests.caledonia.scenario import Scenario, hand_made

WOODS = hand_made({"a2 a3 a4 a5 c3 c4 c5": "forest 3", "m2 m3": "mountain 1"})


@pytest.mark.rule("clan.fergusson.shipping")
@pytest.mark.parametrize(("players", "name"), [(1, "1 loch"), (2, "1 loch"), (3, "2 lochs"), (4, "2 lochs")])
def test_fergusson_begins_with_two_lochs_or_one_on_the_small_map(players: int, name: str) -> None:
    assert Scenario(players=players, clans=["fergusson"]).turn(0).sees(0)["shipping"]["name"] == name


@pytest.mark.rule("clan.fergusson.shipping")
def test_shipping_goes_on_from_there_for_the_usual_4() -> None:
    table = Scenario(players=4, clans=["fergusson"]).turn(0)
    assert table.spend("upgrade shipping") == 4
    assert table.sees(0)["shipping"]["name"] == "3 lochs"


@pytest.mark.rule("clan.fergusson.workers", "ruling.first_workers")
def test_the_third_worker_is_placed_after_everyone_else_and_paid_in_full() -> None:
    table = Scenario(players=3, clans=["campbell", "fergusson"], board=WOODS).first_workers(1)
    asked = []
    for text in ("a2", "c3", "c4", "c5", "m2", "a3", "a4"):
        asked.append(table.asked[0])
        worker = "miner" if text == "m2" else "woodcutter"
        table.play(f"place {text} {worker}")
    assert asked == [1, 2, 0, 0, 2, 1, 1]
    assert table.purse(1) == 100 - 3 * (6 + 3)
    assert table.asked == (1, "turn")


@pytest.mark.rule("clan.fergusson.workers")
def test_all_three_first_workers_stand_on_the_border() -> None:
    table = Scenario(players=4, clans=["fergusson"], board=WOODS).first_workers(0)
    assert table.why_not("place c4 woodcutter") == "clan Fergusson starts on the border, and c4 is not on it"
    assert {text.split()[1] for text in table.legal()} == {"a2", "a3", "a4", "a5", "m2", "m3"}


@pytest.mark.rule("clan.fergusson.workers")
def test_the_three_workers_need_not_be_adjacent_and_later_units_go_anywhere() -> None:
    table = Scenario(players=1, clans=["fergusson"], board=WOODS).first_workers(0)
    table.play("place a2 woodcutter", "place m2 miner", "place a5 woodcutter")
    assert table.asked == (0, "turn")
    assert table.why_not("expand b2 sheep") is None


@pytest.mark.rule("clan.fergusson.workers", "ruling.first_workers")
def test_a_third_worker_that_cannot_be_paid_is_skipped() -> None:
    table = Scenario(players=1, clans=["fergusson"], board=WOODS, money=24).first_workers(0)
    table.play("place a2 woodcutter", "place a3 woodcutter")
    assert (table.asked, table.purse(0)) == ((0, "turn"), 6)


@pytest.mark.rule("clan.fergusson.workers")
def test_other_clans_place_two_anywhere() -> None:
    table = Scenario(players=1, clans=["stewart"], board=WOODS).first_workers(0)
    table.play("place c4 woodcutter", "place c5 woodcutter")
    assert table.asked == (0, "turn")
