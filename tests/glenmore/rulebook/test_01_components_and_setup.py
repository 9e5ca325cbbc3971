"""Pages 4 to 9: what is in the box and how the table is set up."""

import pytest
from tests.glenmore.scenario import Scenario

from clachan import ClachanError, new_match, open_game
from clachan.core.match import Match
from clachan.core.rng import Rng
from clachan.games.glenmore.components import load_components

GAME = open_game("glenmore")


@pytest.mark.rule("components.box")
@pytest.mark.parametrize(("stack", "count"), [("S", 5), ("A", 14), ("B", 17), ("C", 17), ("D", 17)])
def test_tiles_of_the_base_game_by_stack(stack: str, count: int) -> None:
    tiles = [tile for tile in load_components().tiles if tile.chronicle == 0 and tile.stack == stack]
    assert len(tiles) == count


@pytest.mark.rule("components.box")
def test_landmark_cards_belong_to_tiles_of_the_same_name_and_stack() -> None:
    components = load_components()
    stacks = {tile.key: tile.stack for tile in components.tiles if "landmark card" in tile.one_time}
    assert {card.key: card.stack for card in components.cards} == stacks
    assert sum(card.chronicle == 0 for card in components.cards) == 11


@pytest.mark.rule("setup.player", "setup.unlimited")
def test_every_player_has_a_starting_tile_and_limited_pieces() -> None:
    table = Scenario(players=4)
    for seat in range(4):
        shown = table.seen()["seats"][seat]
        assert [cell["name"] for cell in shown["territory"]] == ["Starting Village", "Home Castle"]
        assert [cell["scotsmen"] for cell in shown["territory"]] == [1, 0]
        assert (shown["scotsmen"], shown["markers"]) == (8, 10)


@pytest.mark.rule("setup.order")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_coins_rise_from_the_last_pawn_to_the_first(players: int) -> None:
    match = new_match("glenmore", {"players": players}, seed=3)
    order = [int(word[1]) - 1 for word in match.layout["order"].split()]
    assert [match.view()["seats"][seat]["coins"] for seat in order] == [5, 6, 7, 8][:players]
    assert match.seat == order[0]


@pytest.mark.rule("setup.die")
@pytest.mark.parametrize(("options", "space"), [({"players": 2}, 3), ({"players": 4, "die": True}, 5)])
def test_the_die_stands_before_the_first_pawn(options: dict[str, object], space: int) -> None:
    track = new_match("glenmore", options, seed=1).view()["track"]
    assert track[space - 1]["figures"] == ["die"]


@pytest.mark.rule("setup.die")
def test_two_players_always_use_the_die() -> None:
    assert GAME.read_options({"players": 2, "die": "no"}).yes("die")
    assert not GAME.read_options({"players": 3}).yes("die")


@pytest.mark.rule("setup.track")
@pytest.mark.parametrize(
    ("options", "from_a"), [({"players": 2}, 5), ({"players": 3}, 5), ({"players": 4}, 4)]
)
def test_starting_tiles_then_tiles_of_stack_a_then_one_empty_space(
    options: dict[str, object], from_a: int
) -> None:
    match = new_match("glenmore", options, seed=2)
    track = match.view()["track"]
    stacks = {tile.key: tile.stack for tile in load_components().tiles}
    assert [stacks[space["tile"]] for space in track if "tile" in space] == ["S"] * 5 + ["A"] * from_a
    assert [space["space"] for space in track if "tile" not in space and not space["figures"]] == [14]
    assert match.view()["stack"]["left"] == 14 - from_a


def laid_before_worlds_end(match: Match) -> int:
    """Tiles of stack D that come before World's End, in a random game."""
    laid = 0
    while not match.view()["stack"]["worlds_end"]:
        action = match.legal()[match.rng.below(len(match.legal()))]
        if action.text.startswith("draw") and match.view()["stack"]["current"] == "D":
            laid += 1
        match.play(action.text)
    return laid


@pytest.mark.rule("setup.stacks", "setup.short")
@pytest.mark.parametrize(
    ("short", "given", "before"),
    [(False, "7", 7), (False, "8", 8), (False, "9", 9), (False, None, 8), (True, None, 0)],
)
def test_worlds_end_lies_about_the_middle_or_on_top_of_stack_d(
    short: bool, given: str | None, before: int
) -> None:
    options = {"players": 3, "short": short}
    layout = new_match("glenmore", options, seed=5).layout
    assert ("worlds end" in layout) is not short
    layout = {name: text for name, text in layout.items() if name != "worlds end"}
    layout |= {} if given is None else {"worlds end": given}
    assert laid_before_worlds_end(new_match("glenmore", options, seed=5, layout=layout)) == before


@pytest.mark.rule("setup.stacks")
def test_the_place_of_worlds_end_is_drawn_with_the_layout_and_hidden() -> None:
    drawn = [new_match("glenmore", {"players": 4}, seed=seed).layout["worlds end"] for seed in range(60)]
    assert set(drawn) == {"7", "8", "9"}
    assert all(10 < drawn.count(place) < 30 for place in ("7", "8", "9"))
    match = new_match("glenmore", {"players": 3}, seed=1)
    tables = [new_match("glenmore", {"players": 3}, 1, {**match.layout, "worlds end": n}) for n in "789"]
    assert tables[0].view(0) == tables[1].view(0) == tables[2].view(0)
    for text in ("6", "10", "x", "", "8 "):
        with pytest.raises(ClachanError, match="layout worlds end: must be how many tiles of D come before"):
            new_match("glenmore", {"players": 3}, layout={**match.layout, "worlds end": text})
    with pytest.raises(ClachanError, match="layout has no part 'worlds end' here"):
        new_match("glenmore", {"players": 3, "short": True}, layout={**match.layout, "worlds end": "8"})


@pytest.mark.rule("setup.stacks")
def test_who_thinks_about_the_game_does_not_know_where_worlds_end_lies() -> None:
    match = new_match("glenmore", {"players": 3}, seed=4)
    match = new_match("glenmore", {"players": 3}, 4, {**match.layout, "worlds end": "9"})
    places = set()
    while not match.view()["stack"]["worlds_end"]:
        if match.view()["stack"]["current"] == "D":
            for seed in range(12):
                guess = GAME.copy(match.state)
                GAME.redeal(guess, 0, Rng(seed))
                places.add((int(guess.drawn), int(guess.end_after)))
        match.play(match.legal()[match.rng.below(len(match.legal()))].text)
    assert {place for laid, place in places if laid < 7} == {7, 8, 9}
    assert {place for laid, place in places if laid == 9} <= {9}
    assert all(place >= laid for laid, place in places)


@pytest.mark.rule("setup.market")
@pytest.mark.parametrize(("players", "stacks"), [(2, 1), (3, 1), (4, 0)])
def test_coins_on_the_market(players: int, stacks: int) -> None:
    market = new_match("glenmore", {"players": players}, seed=1).view()["market"]
    assert [row["stacks"] for row in market] == [stacks] * 5
    assert [row["prices"] for row in market] == [[1, 2, 3]] * 5


@pytest.mark.rule("setup.hume")
def test_david_hume_belongs_to_nobody() -> None:
    seats = new_match("glenmore", {"players": 3}, seed=1).view()["seats"]
    assert all("david hume" not in seat["people"] for seat in seats)


@pytest.mark.rule("setup.chronicles")
def test_chronicles_are_named_by_their_digits() -> None:
    for word in ("9", "11", "x"):
        with pytest.raises(ClachanError, match="chronicles cannot be"):
            GAME.read_options({"chronicles": word})
    with pytest.raises(ClachanError, match="goes with chronicle 2"):
        GAME.read_options({"narrow_mountain": True})


@pytest.mark.rule("setup.order", "setup.track")
def test_a_layout_is_checked_against_the_options() -> None:
    match = new_match("glenmore", {"players": 3}, seed=1)
    for part, text in (("order", "p1 p2"), ("tiles", "halkirk"), ("tiles", "nowhere")):
        with pytest.raises(ClachanError, match=f"layout {part}"):
            new_match("glenmore", {"players": 3}, layout={**match.layout, part: text})
