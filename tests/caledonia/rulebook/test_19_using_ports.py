"""Using a port."""

import pytest
from tests.caledonia.scenario import Scenario, hand_made

# The picture: black's unit on d7 neighbours the port on d6; red's on b5 is two lochs away.
PICTURE = hand_made({"c5 d5": "loch"}, ports={"d6": "money"})


@pytest.mark.rule("port.use")
@pytest.mark.parametrize("level", range(6))
def test_example_black_neighbours_the_port_and_red_needs_two_lochs(level: int) -> None:
    table = Scenario(board=PICTURE).unit(0, "b5", "sheep").unit(1, "d7", "sheep")
    table.shipping(0, level).shipping(1, level).turn(0)
    reason = table.why_not("use port money")
    refusal = f"the port money on d6 is not within reach at shipping level {level}"
    assert reason == (None if level >= 3 else refusal)
    table.play("pass")
    assert table.why_not("use port money") is None


@pytest.mark.rule("port.use")
def test_a_port_is_used_before_the_main_action_or_after_it() -> None:
    table = Scenario(board=PICTURE).unit(0, "d7", "sheep").turn(0)
    assert table.spend("use port money", "hire merchant") == 4 - 10
    assert table.asked == (1, "turn")
    table = Scenario(board=PICTURE).unit(0, "d7", "sheep").turn(0)
    assert table.spend("hire merchant", "use port money") == 4 - 10
    assert table.asked == (1, "turn")


@pytest.mark.rule("port.use")
def test_the_money_of_a_port_can_pay_for_the_action_of_the_same_turn() -> None:
    table = Scenario(board=PICTURE, money=0).unit(0, "d7", "sheep").turn(0).play("use port money")
    assert table.spend("expand d8 sheep") == 10


@pytest.mark.rule("port.use")
def test_a_port_reached_by_the_expansion_of_this_turn_can_be_used_at_once_or_later() -> None:
    table = Scenario(board=PICTURE).unit(0, "d8", "sheep").turn(0)
    assert table.why_not("use port money") == "the port money on d6 is not within reach at shipping level 0"
    table.play("expand d7 cow")
    assert table.legal() == ["end turn", "use port money"]
    table.play("end turn", "pass")
    assert table.why_not("use port money") is None


@pytest.mark.rule("port.use")
def test_a_port_reached_by_an_upgrade_of_shipping_can_be_used_at_once() -> None:
    table = Scenario(board=PICTURE).unit(0, "b5", "sheep").shipping(0, 2).turn(0).play("upgrade shipping")
    assert table.legal() == ["end turn", "use port money"]


@pytest.mark.rule("port.use")
def test_several_ports_may_be_used_in_one_turn() -> None:
    board = hand_made(ports={"d6": "money", "c7": "contracts"})
    table = Scenario(board=board).box(0, 1).unit(0, "d7", "sheep").turn(0)
    assert table.spend("use port money", "use port contracts") == -15


@pytest.mark.rule("port.once")
def test_each_port_serves_each_player_once_but_several_players() -> None:
    table = Scenario(board=PICTURE).unit(0, "d7", "sheep").unit(1, "e7", "sheep").turn(0)
    table.play("use port money")
    assert table.why_not("use port money") == "you have used the port money already"
    table.play("pass")
    assert table.spend("use port money") == -10
    table.pass_all().let_chance()
    assert table.why_not("use port money") == "you have used the port money already"


@pytest.mark.rule("port.use", "edition.F1")
@pytest.mark.parametrize("edition", ["revised", "first"])
def test_a_port_out_of_reach_again_cannot_be_used(edition: str) -> None:
    """The only unit beside the port is slaughtered for a contract."""
    table = Scenario(board=PICTURE, edition=edition).box(0, 16).goods(0, wool=1)
    table.unit(0, "d7", "cow").unit(0, "d8", "sheep").turn(0)
    assert table.why_not("use port money") is None
    table.play("fulfil contract 16", "slaughter d7")
    assert table.asked == (1, "turn")
    assert table.sees(0)["ports_open"] == []
    table.play("pass")
    assert table.why_not("use port money") == "the port money on d6 is not within reach at shipping level 0"
    table.play("expand d7 cow")  # and when it is in reach again it can
    assert table.legal() == ["end turn", "use port money"]
