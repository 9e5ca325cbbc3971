"""The data files: every value has a provenance, broken packs are refused with a place and a reason."""

import json
import shutil
from pathlib import Path

import pytest

from clachan.core.errors import BadData
from clachan.games.glenmore import reading
from clachan.games.glenmore.board import COLUMNS, GAP, road_costs
from clachan.games.glenmore.components import data_values, load_components
from clachan.games.glenmore.reading import DEFAULTS


def test_every_value_says_where_it_comes_from() -> None:
    leaves = list(data_values())
    assert len(leaves) > 1000
    assert all(leaf.provenance and leaf.source for leaf in leaves)
    assert {leaf.provenance for leaf in leaves} == {"rulebook", "inferred", "one source", "reconstructed"}


def test_roads_agree_with_the_rulebook() -> None:
    costs = road_costs(load_components().roads)
    assert costs["start"]["macleod"] == 0
    assert costs["start"]["mckay"] == 2
    assert costs["macmillan"]["maclachlan"] == 1 < costs["start"]["maclachlan"]
    assert costs["start"]["douglas"] == 0


def test_what_the_rulebook_proves_about_single_tiles() -> None:
    tiles = {tile.key: tile for tile in load_components().tiles}
    assert tiles["halkirk"].river
    assert tiles["halkirk"].one_time == {"scotsman": 1}
    assert tiles["inshriach"].activation.goods == {"wood": 1}
    assert not tiles["lochridge"].river
    assert tiles["inverness"].overbuild
    assert tiles["loch ness"].cost == {"scotsman": 1}
    assert sum(tile.kind == "whisky" and not tile.chronicle for tile in tiles.values()) == 5


def broken(tmp_path: Path, file: str, change: dict[str, object]) -> Path:
    """A pack with one file changed at a dotted place."""
    shutil.copy(DEFAULTS / file, tmp_path / file)
    tree = json.loads((tmp_path / file).read_text())
    for place, value in change.items():
        node = tree
        *heads, last = place.split(".")
        for head in heads:
            node = node[head]
        node[last] = value
    (tmp_path / file).write_text(json.dumps(tree))
    return tmp_path


PLAIN = ("inshriach", "lochridge", "black isle", "abernethy", "easdale")  # tiles without a river


@pytest.mark.parametrize(
    ("file", "change", "reason"),
    [
        ("tiles.json", {"tiles.halkirk.kind": "barn"}, "tiles.halkirk.kind: must be one of village"),
        ("tiles.json", {"tiles.plockton.river": "maybe"}, "must be one of yes, no"),
        ("tiles.json", {f"tiles.{key}.river": "yes" for key in PLAIN}, "a river of 25 tiles possible"),
        ("tiles.json", {"tiles.moon": {}}, "tiles.moon: is not a tile of the game"),
        ("tiles.json", {"tiles.loch ness.cost": {"scotsman": 2}}, "more than one Scotsman"),
        ("board.json", {"die": [1, 2, 3, 1, 2, 3]}, "the actions of the game name these sides"),
        ("board.json", {"track.spaces": 15}, "must be 14"),
        ("clan_board.json", {"roads": []}, "no road leads from the start area"),
        ("chronicle_1.json", {"tokens.vp": 9}, "must be 16 together, not 22"),
        ("chronicle_5.json", {"hagis": 1}, "hagis: is unknown here"),
    ],
)
def test_broken_packs_are_refused(tmp_path: Path, file: str, change: dict[str, object], reason: str) -> None:
    with pytest.raises(BadData) as caught:
        load_components(broken(tmp_path, file, change))
    assert any(reason in str(fault) for fault in caught.value.faults), [str(f) for f in caught.value.faults]


def test_a_pack_may_print_the_longest_river_that_fits(tmp_path: Path) -> None:
    change: dict[str, object] = {f"tiles.{key}.river": "yes" for key in PLAIN[:4]}
    tiles = load_components(broken(tmp_path, "tiles.json", change)).tiles
    assert sum(tile.river and not tile.overbuild for tile in tiles) == COLUMNS - GAP


def test_a_pack_may_print_other_values(tmp_path: Path) -> None:
    pack = broken(tmp_path, "tiles.json", {"tiles.plockton.cost": {"wood": 2}})
    tiles = {tile.key: tile for tile in load_components(pack).tiles}
    assert tiles["plockton"].cost == {"wood": 2}
    assert load_components(pack).digest != load_components().digest


def test_every_number_that_a_pack_may_change_is_read_somewhere() -> None:
    """A value that is accepted and then ignored would be a lie: each is asked for by its name."""
    folder = Path(reading.__file__).parent
    sources = [path for path in folder.rglob("*.py") if path.name != "reading.py"]
    asked = "\n".join(path.read_text(encoding="utf-8") for path in sources)
    named = [
        f"{file.removesuffix('.json')}.{name}"
        for file, names in reading.NUMBERS.items()
        for name, (low, high, _) in names.items()
        if low < high
    ]
    assert len(named) > 50
    unread = [name for name in named if f'"{name}"' not in asked]
    # Events ask for theirs by the name on the card, and five clans are read in one go.
    together = [name for name in unread if f'"{name.partition("numbers.")[2]}"' in asked]
    assert unread == together
    assert {name.partition(".")[0] for name in unread} == {"chronicle_6", "clan_board"}
