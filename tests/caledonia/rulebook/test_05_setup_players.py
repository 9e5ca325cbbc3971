"""Set-up: what each player begins with."""

import pytest
from tests.caledonia.scenario import Scenario, hand_made

from clachan import new_match
from clachan.games.caledonia.components import UNITS, load_components

PIECES = dict.fromkeys(UNITS[:8], 4) | {"fisherman": 0}


@pytest.fixture(params=[1, 2, 3, 4])
def seats(request: pytest.FixtureRequest) -> list[dict[str, object]]:
    view = new_match("caledonia", {"players": request.param}, seed=1).view()
    return list(view["seats"])


@pytest.mark.rule("setup.player.units", "setup.player.workers", "setup.components")
def test_four_pieces_of_each_unit_and_four_workers_of_each_trade(seats: list[dict[str, object]]) -> None:
    for seat in seats:
        assert seat["left"] == PIECES
        assert seat["units"] == dict.fromkeys(UNITS, 0)


@pytest.mark.rule("setup.player.merchants")
def test_two_merchants_stand_ready(seats: list[dict[str, object]]) -> None:
    assert all(seat["merchants"] == {"hired": 2, "ready": 2} for seat in seats)


@pytest.mark.rule("setup.player.merchants", "action.hire", "ruling.upgrades")
def test_five_more_merchants_can_be_hired_and_no_sixth() -> None:
    table = Scenario(players=1).turn(0)
    table.play(*["hire merchant"] * 5)
    assert table.sees(0)["merchants"] == {"hired": 7, "ready": 7}
    assert table.why_not("hire merchant") == "all 7 merchants are hired already"


@pytest.mark.rule("setup.player.shipping")
def test_shipping_stands_at_none(seats: list[dict[str, object]]) -> None:
    assert all(seat["shipping"] == {"level": 0, "name": "none"} for seat in seats)


@pytest.mark.rule("setup.player.technology")
def test_no_technology_is_upgraded(seats: list[dict[str, object]]) -> None:
    assert all(seat["technology"] == {"woodcutters": False, "miners": False} for seat in seats)


@pytest.mark.rule("setup.player.export_box")
def test_the_export_box_is_empty_and_nothing_is_fulfilled(seats: list[dict[str, object]]) -> None:
    assert all((seat["contracts"], seat["fulfilled"]) == ([0], []) for seat in seats)


@pytest.mark.rule("setup.player.port_markers", "port.once")
def test_a_player_has_a_marker_for_each_of_the_four_ports() -> None:
    ports = {"b4": "money", "c3": "upgrade", "d3": "basics", "d4": "contracts"}
    table = Scenario(board=hand_made(ports=ports)).goods(0, wool=1).unit(0, "c4", "sheep").box(0, 1).turn(0)
    table.play("use port money", "use port upgrade", "done")
    table.play("use port basics", "discard wool", "gain milk", "gain milk", "gain milk", "use port contracts")
    assert table.sees(0)["ports_used"] == ["money", "upgrade", "basics", "contracts"]


@pytest.mark.rule("setup.components")
def test_the_box_holds_fifty_contracts_nine_starting_tiles_and_eight_faces() -> None:
    components = load_components()
    assert [contract.number for contract in components.contracts] == list(range(1, 51))
    assert len(set(components.contracts)) == 50
    assert len(components.starting_tiles) == 9
    assert sorted(components.faces) == [(module, side) for module in "ABCD" for side in (1, 2)]
