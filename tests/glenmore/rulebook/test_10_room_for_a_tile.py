"""Pages 11 to 13: a tile can only be taken if it finds a place and can be paid."""

import pytest
from tests.glenmore.scenario import Scenario

BESIDE = {
    "f6": "easdale",
    "g6": "abernethy",
    "h6": "black isle",
    "f8": "lochridge",
    "g8": "glen mhor",
    "h8": "pulteney",
}


def offered(table: Scenario) -> set[str]:
    """Whether a river tile (5) and a plain tile (6) can be taken."""
    table.track({5: "halkirk", 6: "inshriach"}).check()
    return set(table.legal("take")) & {"take 5", "take 6"}


@pytest.mark.rule("place.scotsman", "place.river", "take.cost")
def test_where_only_the_river_is_free_only_river_tiles_are_taken() -> None:
    table = Scenario()
    for place, tile in BESIDE.items():
        table.tile(0, place, tile)
    assert offered(table) == {"take 5"}


@pytest.mark.rule("place.scotsman", "place.river", "take.cost")
def test_away_from_the_rivers_ends_only_plain_tiles_are_taken() -> None:
    table = Scenario().tile(0, "h8", "easdale").tile(0, "h9", "abernethy").scotsman(0, "h9")
    assert offered(table.no_scotsman(0, "g7")) == {"take 6"}


@pytest.mark.rule("place.scotsman", "take.cost")
def test_without_a_scotsman_beside_a_free_place_no_tile_is_taken() -> None:
    table = Scenario()
    assert offered(table) == {"take 5", "take 6"}
    table = Scenario().no_scotsman(0, "g7")
    assert offered(table) == set()
    assert {"take 12", "take 13"} <= set(table.legal())  # persons need no place


@pytest.mark.rule("take.cost", "take.unpayable", "place.scotsman")
def test_the_scotsman_that_is_paid_cannot_stand_beside_the_new_tile() -> None:
    """Loch Ness costs a Scotsman, who goes before it is laid."""
    table = Scenario().track({5: "loch ness"})
    table.check()
    assert "take 5" not in table.legal()  # the only one would go
    table = Scenario().tile(0, "h8", "easdale").tile(0, "h9", "abernethy").scotsman(0, "h9")
    table.track({5: "loch ness"}).check()
    assert "take 5" in table.legal()
    table.play("take 5")
    # The one on h9 went, since the other must stay beside the river's end, and one end is free for it.
    assert (table.on(0, "h9"), table.on(0, "g7")) == ("", "scotsman")
    assert "loch ness" in [
        cell["tile"] for cell in table.seen()["seats"][0]["territory"] if cell["place"] == "f7"
    ]
