"""The swap port, pair by pair: which units can go together, and what may take their places."""

import pytest
from tests.caledonia.scenario import Scenario, hand_made

LAND = {"c5": "grass+forest 2", "c6 d6": "mountain 2", "e5": "forest+mountain 2", "e6": "forest 2"}
GRASS = ["sheep", "cow", "dairy", "bakery", "distillery"]


def table_with(units: dict[str, str], edition: str = "revised", clan: str = "none") -> Scenario:
    """The swap port lies on c3; seat 0's units by hex, one of them on c4 beside it."""
    table = Scenario(board=hand_made(LAND, ports={"c3": "swap"}), edition=edition, clans=[clan])
    for place, kind in units.items():
        table.unit(0, place, kind)
    return table.turn(0)


def pairs(table: Scenario) -> dict[str, list[str]]:
    """By the first unit that goes: those that can go with it."""
    if table.why_not("use port swap") is not None:
        return {}
    table.play("use port swap")
    found = {}
    for text in table.legal("swap"):
        branch = Scenario.__new__(Scenario)
        branch.__dict__.update(table.__dict__)
        branch.state = table.state.copy()
        branch.play(text)
        found[text.removeprefix("swap ")] = [each.removeprefix("swap ") for each in branch.legal("swap")]
    return found


@pytest.mark.rule("port.swap")
@pytest.mark.parametrize(
    ("units", "edition", "clan", "expected"),
    [
        ({"c4": "cow", "c6": "miner"}, "revised", "none", {}),
        ({"c4": "cow", "c5": "woodcutter"}, "revised", "none", {"c4": ["c5"], "c5": ["c4"]}),
        ({"c4": "cow", "e5": "woodcutter"}, "revised", "none", {"c4": ["e5"], "e5": ["c4"]}),
        ({"c4": "cow", "e5": "miner", "c6": "miner"}, "revised", "none", {"c4": ["e5"], "e5": ["c4"]}),
        # a miner goes out with the woodcutter, so no miner may come for it
        ({"c4": "field", "e5": "woodcutter", "d6": "miner", "c5": "bakery"}, "revised", "none",
         {"c5": ["e5"], "e5": ["c5"]}),
        ({"c4": "cow", "e6": "woodcutter"}, "first", "none", {"c4": ["e6"], "e6": ["c4"]}),
        ({"c4": "field", "c6": "miner", "d6": "miner"}, "first", "none", {"c6": ["d6"], "d6": ["c6"]}),
        # one miner is left on the board: it cannot replace both
        ({"c4": "cow", "c6": "miner", "d6": "miner", "e5": "miner"}, "first", "none",
         {"c4": ["c6", "d6", "e5"], "c6": ["c4", "e5"], "d6": ["c4", "e5"], "e5": ["c4", "c6", "d6"]}),
        # all workers of MacDonald are one kind: six are on the map, two are left
        ({"c4": "cow", "c6": "miner", "d6": "miner"}, "first", "macdonald",
         {"c4": ["c6", "d6"], "c6": ["c4", "d6"], "d6": ["c4", "c6"]}),
        ({"c4": "cow", "c5": "woodcutter", "e5": "miner"}, "revised", "macdonald",
         {"c4": ["c5"], "c5": ["c4"]}),
        ({"c4": "cow", "a1": "cow", "a2": "cow"}, "revised", "none",
         {"a1": ["a2", "c4"], "a2": ["a1", "c4"], "c4": ["a1", "a2"]}),
    ],
)  # fmt: skip
def test_which_two_units_can_be_swapped(
    units: dict[str, str], edition: str, clan: str, expected: dict[str, list[str]]
) -> None:
    found = pairs(table_with(units, edition, clan))
    assert {first: sorted(others) for first, others in found.items()} == expected


@pytest.mark.rule("port.swap")
@pytest.mark.parametrize("kind", GRASS)
def test_every_kind_but_the_old_ones_can_come(kind: str) -> None:
    other = "woodcutter"
    table = table_with({"c4": kind, "c5": other}).play("use port swap", "swap c4", "swap c5")
    rest = [each for each in GRASS if each != kind]
    assert sorted(table.legal("into")) == sorted(f"into {each}" for each in rest)
    table.play(f"into {rest[0]}")
    assert sorted(table.legal("into")) == sorted(f"into {each}" for each in rest)
    table.play(f"into {rest[1]}")
    units = {name: count for name, count in table.sees(0)["units"].items() if count}
    assert units == {rest[0]: 1, rest[1]: 1}
    assert table.sees(0)["ports_used"] == ["swap"]


@pytest.mark.rule("port.swap")
def test_forest_and_mountain_take_workers_only() -> None:
    table = table_with({"c4": "cow", "e5": "woodcutter"}).play("use port swap", "swap e5", "swap c4")
    assert table.legal("into") == ["into miner"]
    table.play("into miner", "into sheep")
    units = {name: count for name, count in table.sees(0)["units"].items() if count}
    assert units == {"miner": 1, "sheep": 1}
    shown = {each["name"]: each["unit"]["kind"] for each in table.view["map"]["hexes"] if "unit" in each}
    assert shown == {"e5": "miner", "c4": "sheep"}


@pytest.mark.rule("port.swap")
def test_the_last_piece_of_a_kind_comes_to_one_of_the_two_places() -> None:
    units = {"c4": "cow", "c5": "sheep", "a1": "dairy", "a2": "dairy", "b1": "dairy"}
    for first in ("dairy", "bakery"):
        table = table_with(units).play("use port swap", "swap c4", "swap c5", f"into {first}")
        assert ("into dairy" in table.legal()) is (first == "bakery")
        assert "into bakery" in table.legal()
    units["b2"] = "dairy"
    table = table_with(units).play("use port swap", "swap c4", "swap c5")
    assert "into dairy" not in table.legal()
