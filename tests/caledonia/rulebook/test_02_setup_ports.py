"""Set-up: the ports."""

import pytest
from tests.caledonia.scenario import Scenario, hand_made

from clachan import new_match, open_game
from clachan.core.rng import Rng
from clachan.games.caledonia.components import PORTS

PLACES = {"small": ["b1", "l1", "l9", "b9"], "large": ["a1", "m1", "m9", "a9"]}


@pytest.mark.rule("setup.ports")
@pytest.mark.parametrize(("players", "side"), [(1, "small"), (2, "small"), (3, "large"), (4, "large")])
def test_one_port_lies_at_each_corner_and_its_hex_depends_on_the_number_of_players(
    players: int, side: str
) -> None:
    match = new_match("caledonia", {"players": players}, seed=5)
    ports = {each["name"]: each["port"] for each in match.view()["map"]["hexes"] if "port" in each}
    drawn = match.layout["ports"].split()
    assert [ports[name] for name in PLACES[side]] == drawn  # modules A to D in turn
    assert len(ports) == len(set(drawn)) == 4


@pytest.mark.rule("setup.ports")
def test_ports_are_drawn_from_all_nine_tiles() -> None:
    game = open_game("caledonia")
    options = game.read_options({"players": 4})
    drawn = [game.draw_layout(options, Rng(seed))["ports"].split() for seed in range(200)]
    assert {port for four in drawn for port in four} == set(PORTS)
    assert all(len(set(four)) == 4 for four in drawn)


@pytest.mark.rule("setup.ports")
def test_ports_left_in_the_box_cannot_be_used() -> None:
    table = Scenario(board=hand_made(ports={"d4": "money"})).unit(0, "c4", "sheep").turn(0)
    assert table.why_not("use port money") is None
    assert table.why_not("use port upgrade") == "the port upgrade is not in this game"
