"""Values that the rules themselves hold: a pack that changes one is refused with a sentence."""

import json
from pathlib import Path

import pytest
from tests.caledonia.data.test_caledonia_broken_packs import Edit, broken, put
from tests.caledonia.scenario import Scenario

from clachan.games.caledonia import reading
from clachan.games.caledonia.components import load_components


@pytest.mark.parametrize(
    ("unit", "part", "value", "reason"),
    [
        ("bakery", "yields", 2, "must be 1, not 2"),
        ("distillery", "yields", 4, "must be 1, not 4"),
        ("bakery", "input", "milk", 'must be grain, not "milk"'),
        ("dairy", "input", "grain", 'must be milk, not "grain"'),
        ("dairy", "good", "bread", 'must be cheese, not "bread"'),
        ("sheep", "good", "milk", 'must be wool, not "milk"'),
        ("field", "good", "whisky", 'must be grain, not "whisky"'),
        ("sheep", "terrain", "forest", 'must be grass, not "forest"'),
        ("miner", "terrain", "forest", 'must be mountain, not "forest"'),
        ("fisherman", "terrain", "grass", 'must be loch, not "grass"'),
        ("fisherman", "income_upgraded", 6, "must be 4, not 6"),
        ("miner", "yields", 1, "is unknown here"),
    ],
)
def test_what_the_rules_hold_of_a_unit_cannot_be_changed(
    tmp_path: Path, unit: str, part: str, value: object, reason: str
) -> None:
    found = broken(tmp_path, "player_board.json", put("units", unit, part, value))
    assert found == [("player_board.json", f"units.{unit}.{part}", reason)]


@pytest.mark.parametrize(
    ("file", "edit", "place", "reason"),
    [
        ("clans.json", put("clans", "macewen", "hops", 4), "clans.macewen.hops", "from 0 to 3, not 4"),
        (
            "clans.json",
            put("clans", "stewart", "merchants", 8),
            "clans.stewart.merchants",
            "from 2 to 7, not 8",
        ),
        ("ports.json", put("ports", "basics", "gain", 0), "ports.basics.gain", "from 1 to 10, not 0"),
        ("player_board.json", put("building_bonus", "draw", 7), "building_bonus.draw", "from 1 to 6, not 7"),
    ],
)
def test_numbers_that_the_actions_have_no_room_for(
    tmp_path: Path, file: str, edit: Edit, place: str, reason: str
) -> None:
    assert broken(tmp_path, file, edit) == [(file, place, f"must be a whole number {reason}")]


def test_the_solo_dice_name_six_boxes(tmp_path: Path) -> None:
    found = broken(tmp_path, "export_board.json", put("boxes", "1", 8))
    assert found == [("export_board.json", "boxes.1", "must be 6, not 8")]


def test_the_bracket_of_the_side_that_nobody_reads_it_from(tmp_path: Path) -> None:
    found = broken(tmp_path, "market.json", put("sides", "3-4", "medium", "value", [2, 7]))
    assert found == [("market.json", "sides.3-4.medium", "must be 3, 6 as on side 1-2")]


@pytest.mark.parametrize(("part", "value", "usual"), [("cost", 7, 6), ("income", 5, 4)])
def test_macdonalds_workers_are_the_same_in_both_files(
    tmp_path: Path, part: str, value: int, usual: int
) -> None:
    place, other = f"clans.macdonald.{part}", f"units.fisherman.{part} in player_board.json"
    found = broken(tmp_path, "clans.json", put("clans", "macdonald", part, value))
    assert found == [("clans.json", place, f"must be {usual}, which is {other}")]


@pytest.mark.parametrize(("price", "places"), [(10, [2, 1]), (20, [1, 2])])
def test_money_left_over_breaks_a_tie_at_the_price_of_a_point(
    tmp_path: Path, price: int, places: list[int]
) -> None:
    """At £20 a point £31 leave £11 and £29 leave £9; at £10 the third point costs £30."""
    tree = json.loads((reading.DEFAULTS / "scoring.json").read_text(encoding="utf-8"))
    tree["final"]["money"] = price
    (tmp_path / "scoring.json").write_text(json.dumps(tree), encoding="utf-8")
    table = Scenario(players=2, components=load_components(tmp_path)).money(0, 31).money(1, 29)
    table.goods(1, wool=1 if price == 10 else 0)
    assert [score.total for score in table.game.scores(table.state)] == [table.score(0).total] * 2
    assert [score.place for score in table.game.scores(table.state)] == places


def test_macdonalds_workers_changed_in_both_files(tmp_path: Path) -> None:
    changes = {"clans.json": ("clans", "macdonald"), "player_board.json": ("units", "fisherman")}
    for file, (group, name) in changes.items():
        tree = json.loads((reading.DEFAULTS / file).read_text(encoding="utf-8"))
        tree[group][name] |= {"cost": 7, "income": 5}
        if group == "units":
            tree[group][name]["income_upgraded"] = 5
        (tmp_path / file).write_text(json.dumps(tree), encoding="utf-8")
    worker = load_components(tmp_path).units["fisherman"]
    assert (worker.cost, worker.income) == (7, 5)
