"""Clan MacDonald."""

import pytest
from tests.caledonia.scenario import Scenario, hand_made

# A loch of five hexes: c4 d4 d5 e5 e6, and a port on g6.
LOCH = hand_made({"c4 d4 d5 e5 e6": "loch", "b4 b5": "forest 3", "c6": "mountain 4"}, ports={"g6": "money"})


def macdonald(players: int = 3, **kwargs: object) -> Scenario:
    kwargs.setdefault("board", LOCH)
    return Scenario(players=players, clans=["macdonald"], **kwargs)  # type: ignore[arg-type]


@pytest.mark.rule("clan.macdonald.workers")
@pytest.mark.parametrize(
    ("hex", "worker", "cost"), [("b5", "woodcutter", 9), ("c6", "miner", 10), ("d5", "fisherman", 6)]
)
def test_all_workers_cost_6_and_lochs_cost_no_land(hex: str, worker: str, cost: int) -> None:
    table = macdonald().unit(0, "c5", "sheep").turn(0)
    assert table.spend(f"expand {hex} {worker}") == cost


@pytest.mark.rule("clan.macdonald.workers")
def test_all_workers_earn_4() -> None:
    table = macdonald(1).unit(0, "b4", "woodcutter").unit(0, "c6", "miner").unit(0, "d4", "fisherman").turn(0)
    assert -table.spend("pass") == 16 + 12


@pytest.mark.rule("clan.macdonald.workers")
def test_the_eight_workers_are_one_heap_for_all_trades() -> None:
    board = hand_made({"c1 c2 c3 c4 c5 c6 c7 c8 c9": "forest 1"})
    table = macdonald(board=board).unit(0, "c1 c2 c3 c4 c5 c6 c7", "woodcutter").turn(0)
    assert table.sees(0)["left"]["woodcutter"] == table.sees(0)["left"]["fisherman"] == 1
    assert table.why_not("expand c8 woodcutter") is None
    table = macdonald(board=board).unit(0, "c1 c2 c3 c4 c5 c6 c7 c8", "woodcutter").turn(0)
    assert table.why_not("expand c9 woodcutter") == "you have no woodcutter left on your player board"


@pytest.mark.rule("clan.macdonald.fishermen")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_first_workers_may_be_fishermen_on_any_loch(players: int) -> None:
    table = macdonald(players).first_workers(0)
    assert table.spend("place d5 fisherman") == 6
    lochs = {text.split()[1] for text in table.legal() if text.endswith("fisherman")}
    assert lochs == ({"c4", "g6"} if players == 1 else set())  # the second one; others have no fishermen


@pytest.mark.rule("clan.macdonald.fishermen")
def test_a_fisherman_is_never_placed_beside_another() -> None:
    table = macdonald().unit(0, "d4", "fisherman").shipping(0, 3).turn(0)
    assert table.why_not("expand d5 fisherman") == "another fisherman is beside d5"
    assert table.why_not("expand e6 fisherman") is None


@pytest.mark.rule("clan.macdonald.fishermen")
def test_a_fisherman_can_stand_on_a_port_and_use_it() -> None:
    table = macdonald().unit(0, "g7", "sheep").turn(0).play("expand g6 fisherman")
    assert table.spend("use port money") == -10


@pytest.mark.rule("clan.macdonald.fishermen")
def test_fishermen_are_macdonalds_alone_and_need_a_loch() -> None:
    assert Scenario(board=LOCH).unit(0, "c5", "sheep").turn(0).why_not("expand c4 fisherman") == (
        "only clan MacDonald has fishermen"
    )
    table = macdonald().unit(0, "c5", "sheep").turn(0)
    assert table.why_not("expand b4 fisherman") == "b4 has no loch for a fisherman"


@pytest.mark.rule("clan.macdonald.fishermen")
def test_lochs_further_out_need_shipping() -> None:
    table = macdonald().unit(0, "b4", "woodcutter")
    assert (
        table.turn(0).why_not("expand d4 fisherman")
        == "d4 is not within reach of your units at shipping level 0"
    )
    table = macdonald().unit(0, "b4", "woodcutter").shipping(0, 2).turn(0)
    assert table.why_not("expand d4 fisherman") is None  # across c4
    assert table.why_not("expand e5 fisherman") == "e5 is not within reach of your units at shipping level 2"


@pytest.mark.rule("clan.macdonald.rowing")
def test_once_a_turn_a_fisherman_rows_one_loch_before_the_main_action() -> None:
    table = macdonald().unit(0, "d4", "fisherman").turn(0)
    assert table.legal("row") == ["row to c4", "row to d5", "row to e5"]
    assert table.spend("row to e5") == 0
    assert table.why_not("row to e6") == "you have rowed this turn"
    assert table.asked == (0, "turn")
    table.play("pass", "pass", "pass").let_chance()
    assert table.why_not("row to e6") is None


@pytest.mark.rule("clan.macdonald.rowing")
def test_rowing_is_refused_after_the_main_action() -> None:
    table = macdonald().unit(0, "d4", "fisherman").unit(0, "g7", "sheep").turn(0).play("hire merchant")
    assert table.asked == (0, "end-of-turn")
    reason = "you have taken your action for this turn: only ports and the cellar are left"
    assert table.why_not("row to e5") == reason


@pytest.mark.rule("clan.macdonald.rowing")
def test_a_fisherman_does_not_row_over_land_nor_beside_another_nor_further_than_one_loch() -> None:
    table = macdonald().unit(0, "c4", "fisherman").unit(0, "d5", "fisherman").turn(0)
    assert table.why_not("row to b4") == "b4 is not an empty loch"
    assert table.why_not("row to d5") == "d5 is not an empty loch"
    assert table.why_not("row to g6") == "none of your fishermen is beside g6"
    assert table.why_not("row to e6") is None
    assert table.why_not("row to d4") == "another fisherman would be beside d4"  # whichever rows
    assert Scenario(board=LOCH).turn(0).why_not("row to d4") == "only clan MacDonald's fishermen row"


@pytest.mark.rule("clan.macdonald.rowing")
def test_rowing_moves_the_reach_for_the_action_of_the_same_turn() -> None:
    table = macdonald().unit(0, "c4", "fisherman").turn(0)
    assert table.why_not("expand f5 sheep") == "f5 is not within reach of your units at shipping level 0"
    table.play("row to d4", "pass", "pass", "pass").let_chance().play("row to e5")
    assert table.why_not("expand f5 sheep") is None


@pytest.mark.rule("clan.macdonald.rowing")
def test_rowing_gives_no_neighbourhood_bonus() -> None:
    table = macdonald().unit(0, "d4", "fisherman").unit(1, "f5", "distillery").turn(0).play("row to e5")
    assert table.asked == (0, "turn")


@pytest.mark.rule("clan.macdonald.rowing", "port.use")
def test_a_fisherman_may_row_onto_a_port() -> None:
    board = hand_made({"d5": "loch"}, ports={"d4": "money"})
    table = macdonald(board=board).unit(0, "d5", "fisherman").turn(0).play("row to d4")
    assert table.spend("use port money") == -10


@pytest.mark.rule("clan.macdonald.shipping")
@pytest.mark.parametrize(("players", "name"), [(1, "river"), (2, "river"), (3, "none"), (4, "none")])
def test_macdonald_begins_with_river_crossing_on_the_small_map(players: int, name: str) -> None:
    assert macdonald(players).turn(0).sees(0)["shipping"]["name"] == name


@pytest.mark.rule("clan.macdonald.technology")
def test_macdonald_has_no_technology_not_even_as_bonus_upgrade() -> None:
    table = macdonald(1).box(0, 6).goods(0, wool=3).turn(0)
    assert table.why_not("upgrade miners") == "clan MacDonald cannot upgrade technology"
    table.play("fulfil contract 6")
    assert table.legal("upgrade") == ["upgrade shipping"]
    assert table.why_not("upgrade woodcutters") == "clan MacDonald cannot upgrade technology"


@pytest.mark.rule("clan.macdonald.neighbours")
def test_land_beside_a_fisherman_is_in_reach_without_shipping() -> None:
    table = macdonald().unit(0, "d5", "fisherman").turn(0)
    assert {text.split()[1] for text in table.legal("expand")} == {"c5", "c6", "d6"}
    assert table.spend("expand c5 sheep") == 10


@pytest.mark.rule("clan.macdonald.neighbours", "bonus.neighbourhood")
def test_placing_a_fisherman_gives_the_neighbourhood_bonus() -> None:
    table = macdonald().unit(0, "c5", "sheep").unit(1, "d6", "bakery").turn(0).play("expand d5 fisherman")
    assert table.asked == (0, "after-expanding")
    assert table.spend("buy 2 bread") == 14


@pytest.mark.rule("clan.macdonald.neighbours", "ruling.neighbourhood")
def test_fishermen_offer_nothing_to_others() -> None:
    table = macdonald().unit(0, "d5", "fisherman").unit(1, "c7", "sheep").turn(1).play("expand c6 miner")
    assert table.asked == (2, "turn")


@pytest.mark.rule("clan.macdonald.fishermen", "clan.macdonald.rowing")
def test_fishermen_on_the_right_half_of_the_map() -> None:
    board = hand_made({"i4 j4 j5 k5 k6": "loch"})
    table = macdonald(board=board).unit(0, "i5", "sheep").turn(0)
    assert [text for text in table.legal("expand") if text.endswith("fisherman")] == [
        "expand i4 fisherman",
        "expand j4 fisherman",
        "expand j5 fisherman",
    ]
    table = macdonald(board=board).unit(0, "j4", "fisherman").turn(0)
    assert table.legal("row") == ["row to i4", "row to j5", "row to k5"]
    table.play("row to k5")
    assert table.why_not("expand l5 sheep") is None
    table = macdonald(board=board).unit(0, "i4 j5", "fisherman").turn(0)
    assert table.legal("row") == ["row to k5", "row to k6"]  # on j4 two would be side by side
