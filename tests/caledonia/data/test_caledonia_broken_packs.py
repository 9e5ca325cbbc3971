"""Packs with one thing wrong each: the fault names the file, the place and the reason, and nothing else."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from clachan.core.errors import BadData
from clachan.games.caledonia import reading
from clachan.games.caledonia.components import data_values, load_components

Edit = Callable[[Any], object]


def faults_of(pack: Path) -> list[tuple[str, str, str]]:
    with pytest.raises(BadData) as caught:
        load_components(pack)
    return [
        (fault.file, str(fault.place) or "whole file", str(fault.reason)) for fault in caught.value.faults
    ]


def broken(pack: Path, file: str, edit: Edit) -> list[tuple[str, str, str]]:
    tree = json.loads((reading.DEFAULTS / file).read_text(encoding="utf-8"))
    edit(tree)
    (pack / file).write_text(json.dumps(tree), encoding="utf-8")
    return faults_of(pack)


def put(*path: str | int | object) -> Edit:
    """An edit that puts the last argument where the others lead."""
    *way, key, value = path

    def edit(tree: Any) -> None:
        for step in way:
            tree = tree[step]
        tree[key] = value

    return edit


def drop(*path: str | int) -> Edit:
    *way, key = path

    def edit(tree: Any) -> None:
        for step in way:
            tree = tree[step]
        del tree[key]

    return edit


# --- map ------------------------------------------------------------------------------------------------

HEXES = ("faces", "A-1", "hexes")
GRASS = {"terrain": ["grass"], "cost": 2}


@pytest.mark.parametrize(
    ("edit", "place", "reason"),
    [
        (put(*HEXES, "b2", "cost", 9), "hexes.b2.cost", "must be a whole number from 1 to 6, not 9"),
        (put(*HEXES, "b2", "cost", 0), "hexes.b2.cost", "must be a whole number from 1 to 6, not 0"),
        (put(*HEXES, "c3", "cost", 1), "hexes.c3.cost", "must be 0, not 1"),
        (put(*HEXES, "b2", "cost", "3"), "hexes.b2.cost", 'must be a whole number from 1 to 6, not "3"'),
        (drop(*HEXES, "b2", "cost"), "hexes.b2.cost", "is missing"),
        (drop(*HEXES, "b2"), "hexes.b2", "is missing"),
        (drop(*HEXES, "b1"), "hexes.b1", "is missing"),
        (put(*HEXES, "m9", GRASS), "hexes.m9", "is unknown here"),
        (put(*HEXES, "b2", "mist", True), "hexes.b2.mist", "is unknown here"),
        (put(*HEXES, "b2", "terrain", "grass"), "hexes.b2.terrain", 'must be a list, not "grass"'),
        (put(*HEXES, "b2", "terrain", []), "hexes.b2.terrain", "must name a terrain"),
        (put(*HEXES, "b2", "terrain", ["grass"] * 2), "hexes.b2.terrain", "names a terrain twice"),
        (
            put(*HEXES, "b2", "terrain", ["grass", "loch"]),
            "hexes.b2.terrain",
            "cannot be loch and land at once",
        ),
        (
            put(*HEXES, "c3", "terrain", ["sand"]),
            "hexes.c3.terrain[0]",
            'must be one of grass, forest, mountain, loch, not "sand"',
        ),
        (put("faces", "A-1", "hexes", []), "hexes", "must be an object, not a list"),
        (put("faces", "A-1", "rivers", 0, ["b2", "d3"]), "rivers[0]", "b2 and d3 are not neighbours"),
        (put("faces", "A-1", "rivers", 0, ["b2", "b2"]), "rivers[0]", "b2 and b2 are not neighbours"),
        (
            put("faces", "A-1", "rivers", 0, ["b2", "c3"]),
            "rivers[0]",
            "c3 is a loch; a river lies between two land hexes",
        ),
        (put("faces", "A-1", "rivers", 0, ["b3", "b2"]), "rivers[1]", "lies between b2 and b3 a second time"),
        (put("faces", "A-1", "rivers", 0, ["b2"]), "rivers[0]", "must have 2 entries, not 1"),
        (drop("faces", "A-1", "rivers"), "rivers", "is missing"),
    ],
)
def test_a_broken_face(tmp_path: Path, edit: Edit, place: str, reason: str) -> None:
    assert broken(tmp_path, "map.json", edit) == [("map.json", f"faces.A-1.{place}", reason)]


def test_a_river_across_a_seam(tmp_path: Path) -> None:
    ((file, place, reason),) = broken(tmp_path, "map.json", put("faces", "A-1", "rivers", 0, ["c5", "c6"]))
    assert (file, place) == ("map.json", "faces.A-1.rivers[0][1]")
    assert reason.startswith("must be one of a1, a2,")
    assert reason.endswith('not "c6"')


def test_a_hex_written_twice(tmp_path: Path) -> None:
    text = (reading.DEFAULTS / "map.json").read_text(encoding="utf-8")
    line = '"b2": {"terrain": ["grass"], "cost": 3},'
    (tmp_path / "map.json").write_text(text.replace(line, line + line, 1), encoding="utf-8")
    assert faults_of(tmp_path) == [("map.json", "faces.A-1.hexes", 'has "b2" twice')]


@pytest.mark.parametrize(
    ("edit", "place", "reason"),
    [
        (put("ports", "A", "1-2", "b2"), "ports.A.1-2", "b2 is not a loch on A-1"),
        (put("ports", "D", "3-4", "b8"), "ports.D.3-4", "b8 is not a loch on D-2"),
        (drop("ports", "C", "3-4"), "ports.C.3-4", "is missing"),
        (drop("faces", "B-2"), "faces.B-2", "is missing"),
    ],
)
def test_broken_ports_and_missing_faces(tmp_path: Path, edit: Edit, place: str, reason: str) -> None:
    tree = json.loads((reading.DEFAULTS / "map.json").read_text(encoding="utf-8"))
    tree["provenance"] = "verified"  # for the port places that the edits write without a mark
    edit(tree)
    (tmp_path / "map.json").write_text(json.dumps(tree), encoding="utf-8")
    assert ("map.json", place, reason) in faults_of(tmp_path)


def test_a_port_outside_its_module(tmp_path: Path) -> None:
    ((file, place, reason),) = broken(tmp_path, "map.json", put("ports", "A", "1-2", "value", "l1"))
    assert (file, place) == ("map.json", "ports.A.1-2")
    assert reason.endswith('not "l1"')


def test_maps_that_fit_the_form_but_cannot_be_played(tmp_path: Path) -> None:
    def all_cheap(tree: Any) -> None:
        for hexagon in tree["faces"]["B-1"]["hexes"].values():
            hexagon["cost"] = 0 if hexagon["terrain"] == ["loch"] else 1

    faults = broken(tmp_path, "map.json", all_cheap)
    assert len(faults) == 8
    assert faults[0] == (
        "map.json",
        "map A-1 B-1 C-1 D-1, 1-2 players",
        "has 30 hexes of £1, more than the 24 neutral workers of the solo game",
    )


# --- contracts and starting tiles -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("edit", "place", "reason"),
    [
        (drop("contracts", 49), "contracts", "must have 50 entries, not 49"),
        (put("contracts", 5, "number", 7), "contracts[5].number", "must be 6, not 7"),
        (put("contracts", 0, "wool", -1), "contracts[0].wool", "must be a whole number from 0 to 50, not -1"),
        (
            put("contracts", 0, "wool", 2.5),
            "contracts[0].wool",
            "must be a whole number from 0 to 50, not 2.5",
        ),
        (put("contracts", 0, "milk", 1), "contracts[0].milk", "is unknown here"),
        (
            put("contracts", 0, "wool", 0),
            "contracts[0]",
            "must ask for something: wool, mutton, beef, bread, cheese, whisky",
        ),
        (put("contracts", 0, 4), "contracts[0]", "must be an object, not 4"),
        (drop("contracts"), "contracts", "is missing"),
        (put("contracts", {}), "contracts", "must be a list, not an object"),
    ],
)
def test_broken_contracts(tmp_path: Path, edit: Edit, place: str, reason: str) -> None:
    found = broken(tmp_path, "contracts.json", edit)
    assert found[0] == ("contracts.json", place, reason)
    assert {where.split(".")[0] for _, where, _ in found} == {place.split(".")[0]}


@pytest.mark.parametrize(
    ("edit", "place", "reason"),
    [
        (drop("starting_tiles", 8), "starting_tiles", "must have 9 entries, not 8"),
        (put("starting_tiles", 0, "goods", "cotton", 1), "starting_tiles[0].goods.cotton", "is unknown here"),
        (put("starting_tiles", 0, "goods", 2), "starting_tiles[0].goods", "must be an object, not 2"),
        (drop("starting_tiles", 3, "money"), "starting_tiles[3].money", "is missing"),
    ],
)
def test_broken_starting_tiles(tmp_path: Path, edit: Edit, place: str, reason: str) -> None:
    assert broken(tmp_path, "starting_tiles.json", edit) == [("starting_tiles.json", place, reason)]


# --- boards ---------------------------------------------------------------------------------------------

WOOL = ("sides", "1-2", "prices", "wool")


@pytest.mark.parametrize(
    ("edit", "place", "reason"),
    [
        (drop(*WOOL, 9), "sides.1-2.prices.wool", "must have 10 entries, not 9"),
        (put(*WOOL, 9, 2), "sides.1-2.prices.wool", "must rise from the lowest price to the highest"),
        (put(*WOOL, 9, "8"), "sides.1-2.prices.wool[9]", 'must be a whole number from 1 to 100, not "8"'),
        (drop(*WOOL), "sides.1-2.prices.wool", "is missing"),
        (
            put("sides", "3-4", "start", "milk", 10),
            "sides.3-4.start.milk",
            "must be a whole number from 0 to 9, not 10",
        ),
        (
            put("sides", "3-4", "medium", "value", [3, 10]),
            "sides.3-4.medium[1]",
            "must be a whole number from 0 to 9, not 10",
        ),
        (
            put("sides", "3-4", "medium", "value", [6, 3]),
            "sides.3-4.medium",
            "starts at step 6, after its end 3",
        ),
        (put("sides", "3-4", "medium", "value", [6]), "sides.3-4.medium", "must have 2 entries, not 1"),
        (drop("sides", "3-4"), "sides.3-4", "is missing"),
        (drop("neighbourhood", "cap"), "neighbourhood.cap", "is missing"),
    ],
)
def test_broken_market(tmp_path: Path, edit: Edit, place: str, reason: str) -> None:
    assert broken(tmp_path, "market.json", edit) == [("market.json", place, reason)]


@pytest.mark.parametrize(
    ("file", "edit", "place", "reason"),
    [
        (
            "player_board.json",
            put("units", "cow", "terrain", "moor"),
            "units.cow.terrain",
            'must be grass, not "moor"',
        ),
        ("player_board.json", drop("units", "dairy", "input"), "units.dairy.input", "is missing"),
        ("player_board.json", put("units", "sheep", "input", "milk"), "units.sheep.input", "is unknown here"),
        ("player_board.json", drop("units", "miner"), "units.miner", "is missing"),
        (
            "player_board.json",
            put("units", "miner", "income_upgraded", 5),
            "units.miner.income_upgraded",
            "must be a whole number from 6 to 50, not 5",
        ),
        (
            "player_board.json",
            put("technology", "cost", True),
            "technology.cost",
            "must be a whole number from 0 to 30, not true",
        ),
        ("export_board.json", drop("fees", 4), "fees", "must have 5 entries, not 4"),
        (
            "export_board.json",
            put("open_contracts", "1", 7),
            "open_contracts.1",
            "7 contracts do not fit into 6 boxes",
        ),
        (
            "clans.json",
            put("clans", "campbell", "discounts", [3, 4]),
            "clans.campbell.discounts",
            "must have 4 entries, not 2",
        ),
        ("clans.json", put("clans", "sinclair", {"money": 1}), "clans.sinclair", "is unknown here"),
        ("ports.json", drop("ports", "any"), "ports.any", "is missing"),
        (
            "scoring.json",
            put("final", "money", 0),
            "final.money",
            "must be a whole number from 1 to 100, not 0",
        ),
        (
            "solo.json",
            put("solo", "contracts", 0, "from", 4),
            "solo.contracts",
            "must begin with the highest threshold",
        ),
        ("solo.json", put("solo", "ratings", []), "solo.ratings", "must begin at 0 and rise"),
        ("solo.json", put("solo", "ratings", 0, "from", 1), "solo.ratings", "must begin at 0 and rise"),
        (
            "solo.json",
            put("solo", "ratings", 0, "name", ""),
            "solo.ratings[0].name",
            'must be a text, not ""',
        ),
        ("variants.json", put("variants", 3), "variants", "must be an object, not 3"),
    ],
)
def test_broken_boards(tmp_path: Path, file: str, edit: Edit, place: str, reason: str) -> None:
    assert broken(tmp_path, file, edit) == [(file, place, reason)]


# --- the pack itself ------------------------------------------------------------------------------------


def test_bad_json_says_line_and_column(tmp_path: Path) -> None:
    (tmp_path / "clans.json").write_text('{\n  "provenance": "verified",\n  "clans": {,}\n}')
    reason = "is not JSON: Expecting property name enclosed in double quotes"
    assert faults_of(tmp_path) == [("clans.json", "line 3, column 13", reason)]


def test_an_unknown_file(tmp_path: Path) -> None:
    (tmp_path / "maps.json").write_text("{}")
    ((file, place, reason),) = faults_of(tmp_path)
    assert (file, place) == ("maps.json", "whole file")
    assert reason.startswith("is not a data file of caledonia; known are map.json, ")


def test_an_unknown_provenance(tmp_path: Path) -> None:
    ((file, place, reason),) = broken(
        tmp_path, "map.json", put("faces", "C-2", "hexes", "g7", "provenance", "photo")
    )
    assert (file, place) == ("map.json", "faces.C-2.hexes.g7")
    assert reason.endswith('not "photo"')


def test_values_without_provenance(tmp_path: Path) -> None:
    found = broken(tmp_path, "variants.json", drop("provenance"))
    assert ("variants.json", "variants.static_import", "has no provenance") in found
    assert all(reason == "has no provenance" for _, _, reason in found)


def test_several_faults_come_together(tmp_path: Path) -> None:
    broken(tmp_path, "solo.json", put("solo", "pass_money", -1))
    broken(tmp_path, "clans.json", drop("clans", "stewart"))
    places = [place for _, place, _ in broken(tmp_path, "map.json", put(*HEXES, "b2", "cost", 9))]
    assert sorted(places) == ["clans.stewart", "faces.A-1.hexes.b2.cost", "solo.pass_money"]


def test_a_pack_that_is_not_there(tmp_path: Path) -> None:
    gone = tmp_path / "gone"
    assert faults_of(gone) == [(str(gone), "folder", "cannot be read: No such file or directory")]


def test_a_mended_pack_is_read_again(tmp_path: Path) -> None:
    broken(tmp_path, "variants.json", drop("variants", "static_import"))
    (tmp_path / "variants.json").unlink()
    assert load_components(tmp_path).number("variants.static_import") == 4


def test_values_of_a_broken_pack_are_not_shown(tmp_path: Path) -> None:
    broken(tmp_path, "variants.json", drop("variants", "static_import"))
    with pytest.raises(BadData, match=r"variants.json: variants.static_import: is missing"):
        data_values(tmp_path)
