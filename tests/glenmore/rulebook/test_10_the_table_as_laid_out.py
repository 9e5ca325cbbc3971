"""Pages 6 to 9: everything on the table before the first turn, as the layout says."""

import pytest

from clachan import new_match
from clachan.games.glenmore.components import load_components


@pytest.mark.rule("setup.track", "setup.order", "setup.die", "ch4.setup")
@pytest.mark.parametrize("die", [False, True])
@pytest.mark.parametrize(("players", "chronicles"), [(2, ""), (3, ""), (4, ""), (3, "4"), (4, "4")])
def test_figures_and_tiles_lie_in_their_order(players: int, die: bool, chronicles: str) -> None:
    match = new_match("glenmore", {"players": players, "die": die, "chronicles": chronicles}, seed=2)
    order, tiles = match.layout["order"].split(), match.layout["tiles"].split(", ")
    figures = [*order, *(["die"] if die or players == 2 else [])]
    line: list[str] = [*figures, *tiles[:5], *(["englishman"] if chronicles else []), *tiles[5:]]
    view = match.view()
    shown = [space.get("tile") or " ".join(space["figures"]) for space in view["track"]]
    assert shown == [*line, *[""] * (14 - len(line))]
    assert len(line) == 13
    gone = len(tiles) - 5
    assert (
        view["stack"]["left"]
        == sum(
            tile.stack == "A" and str(tile.chronicle) in "0" + chronicles for tile in load_components().tiles
        )
        - gone
    )
    assert match.seat == int(order[0][1]) - 1 and view["turn"] == 1


@pytest.mark.rule("setup.player", "setup.market", "setup.unlimited")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_has_more_than_the_rulebook_gives(players: int) -> None:
    view = new_match("glenmore", {"players": players}, seed=1).view()
    for seat in view["seats"]:
        cells = [
            (cell["place"], cell["tile"], cell["scotsmen"], cell["goods_here"]) for cell in seat["territory"]
        ]
        assert cells == [("g7", "village", 1, {}), ("h7", "castle", 0, {})]
        assert (seat["scotsmen"], seat["markers"], seat["whisky"], seat["persons"]) == (8, 10, 0, 0)
        assert (seat["cards"], seat["clans"], seat["people"]) == ([], [], [])
        assert set(seat["goods"].values()) == {0}
    assert all(row["stacks"] == (0 if players == 4 else 1) for row in view["market"])
    assert [score["total"] for score in view["scores"]] == [seat["coins"] for seat in view["seats"]]
    assert (view["discard"], view["scorings"], view["over"]) == ([], 0, False)


@pytest.mark.rule("setup.track", "course.refill")
def test_no_tile_that_lies_on_the_track_is_drawn_again() -> None:
    for seed in range(4):
        match = new_match("glenmore", {"players": 3}, seed=seed)
        laid = [space["tile"] for space in match.view()["track"] if "tile" in space]
        while match.seat >= 0:
            match.play(match.legal()[0].text)
        drawn = {action.text.removeprefix("draw ") for action in match.legal()}
        assert len(drawn) == 9 and not drawn & set(laid)
