"""The drawing of Glen More II: everything at its place, within the terminal."""

import re
from copy import deepcopy
from typing import Any

import pytest
from glen_games import drawn, glen_played, glen_view

from clachan import Rng, new_match
from clachan.cli.drawing import drawing_of
from clachan.cli.glenmore import PARTS, boards, status, tables, territory
from clachan.cli.glenmore.palette import GOOD_LETTERS, KIND_LETTERS
from clachan.cli.glenmore.table import table
from clachan.cli.glenmore.wording import activation, amounts, face_of, plain_lines, sentence
from clachan.games.glenmore.components import CLAN_SPACES, load_components
from clachan.words import words_for

Cells = dict[str, dict[str, Any]]


def cells_of(view: dict[str, Any], seat: int) -> Cells:
    return {cell["place"]: cell for cell in view["seats"][seat]["territory"]}


def cell_at(lines: list[str], cells: Cells, place: str) -> list[str]:
    """The lines of a tile, found by the letters above and the numbers beside the grid."""
    letters = lines[0]
    columns = [at for at, letter in enumerate(letters) if letter != " "]
    pitch = columns[1] - columns[0] if len(columns) > 1 else 17
    left = territory.MARGIN + pitch * sorted({name[0] for name in _span(cells)}).index(place[0])
    middle = next(at for at, line in enumerate(lines) if line[:3].strip() == place[1:])
    return [line[left : left + pitch - 1] for line in lines[middle - 1 : middle + 2]]


def _span(cells: Cells) -> list[str]:
    columns = [ord(place[0]) for place in cells]
    return [chr(column) for column in range(min(columns), max(columns) + 1)]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("plies", [0, 120, 250])
def test_every_tile_of_every_territory_is_at_its_place(players: int, plies: int) -> None:
    view = glen_view(players, plies)
    for seat in range(players):
        cells = cells_of(view, seat)
        lines = [line.plain for line in territory.grid(cells, seat, 160, 60, ring=False)]
        for place, cell in cells.items():
            name, act, here = cell_at(lines, cells, place)
            assert name.startswith(KIND_LETTERS[cell["kind"]])
            assert cell["name"][:6] in name
            assert ("≈" in name) is cell["river"]
            assert ("↑" in name) is cell["overbuild"]
            assert act.strip()[:5] == activation(cell["activation"], short=True)[:5]
            assert here.split("☻")[0].strip("* ").split() == [
                GOOD_LETTERS[good] for good, count in cell["goods_here"].items() for _ in range(count)
            ]
            assert (f"☻{cell['scotsmen']}" in here) is (cell["scotsmen"] > 0)
            assert here.startswith("*") is cell["open"]


def test_a_territory_around_the_grid_is_drawn_as_one() -> None:
    """Left of a comes z, and above row 1 the last one."""
    home = cells_of(glen_view(2, 0), 0)["g7"]
    cells = {place: {**home, "place": place} for place in ("b26", "b1", "a1", "z1", "z2")}
    lines = [line.plain for line in territory.grid(cells, 0, 160, 60, ring=False)]
    assert lines[0].split() == ["z", "a", "b"]
    assert [line[:3].strip() for line in lines if line[:3].strip()] == ["26", "1", "2"]
    shown = "\n".join(line.plain for line in territory.grid(cells, 0, 160, 60, ring=True))
    free = {word for word in shown.split() if word[0] in "yzabc" and word[1:].isdecimal()}
    assert free == {"b25", "a26", "c26", "z26", "y1", "c1", "y2", "a2", "b2", "z3"}


@pytest.mark.parametrize("height", [30, 16, 9, 5])
def test_a_territory_fits_any_height_that_leaves_a_line_for_each_row(height: int) -> None:
    view = glen_view(2, 250)
    for seat in range(2):
        cells = cells_of(view, seat)
        lines = [line.plain for line in territory.grid(cells, seat, 81, height, ring=False)]
        rows = len({place[1:] for place in cells})
        assert len(lines) <= max(height, rows + 1)
        for cell in cells.values():
            assert any(f"{KIND_LETTERS[cell['kind']]}" in line for line in lines)


def test_free_places_are_named_where_a_tile_is_laid() -> None:
    view = deepcopy(glen_view(2, 0))
    view["asked"]["kind"] = "place"
    shown = drawn(table(view, [], 120, 36))
    assert all(place in shown for place in ("g6", "h6", "g8", "h8", "f7", "i7"))
    assert "f6" not in shown  # only a corner


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("width", "height"), [(120, 36), (160, 50), (80, 36), (80, 26)])
def test_the_table_fits_the_terminal(players: int, width: int, height: int) -> None:
    for plies in (0, 60, 150, 250):
        view = glen_view(players, plies)
        shown = drawn(table(view, ["a line of the log that is rather long"] * 30, width, height), width)
        lines = shown.splitlines()
        assert len(lines) <= height + (2 if height >= 30 else 10)
        assert all(len(line) <= width for line in lines)


@pytest.mark.parametrize("players", [3, 4])
def test_the_wide_table_shows_everything(players: int) -> None:
    view = glen_view(players, 200)
    shown = drawn(table(view, ["the last line"], 120, 36))
    for space in view["track"]:
        if "tile" in space:
            assert f"{space['space']:>2} " in shown
            assert space["name"][:14] in shown
    for cell in view["seats"][max(0, view["asked"]["seat"])]["territory"]:
        assert cell["name"][:5] in shown
    for clan in CLAN_SPACES:
        assert re.search(rf"{clan} +[-\d]", shown)
    for row in view["market"]:
        assert re.search(rf"{row['good']} +[123·]{{3}}", shown)
    for seat, player in enumerate(view["seats"]):
        assert f"{player['coins']} coin" in shown
        assert f"{view['scores'][seat]['total']} VP" in shown
    assert f"stack {view['stack']['current']}: {view['stack']['left']} left" in shown
    assert "the last line" in shown


def test_the_track_names_pawns_die_costs_and_effects() -> None:
    view = glen_view(2, 40)
    lines = drawn(PARTS["track"](view, 120)).splitlines()
    assert len(lines) == 15
    for space in view["track"]:
        line = next(line for line in lines if line[1:3].strip() == str(space["space"]))
        for figure in space["figures"]:
            assert f" {figure.removeprefix('p')} " in line
        if "tile" in space:
            assert amounts(space["cost"]) in line
            assert amounts(space["one_time"]) in line
            assert activation(space["activation"]) in line


def test_a_line_of_the_table_has_no_style_of_its_own() -> None:
    lines = table(glen_view(3, 150), ["a line"] * 9, 120, 36).renderables
    assert all(getattr(line, "style", "") == "" for line in lines)


def test_the_track_begins_with_who_moves_next() -> None:
    match = glen_played(3, 2, 30)
    while match.question.kind != "turn":
        match.play(match.legal()[0].text)
        match.let_chance()
    assert tables.track(match.view(), 100)[1].plain.startswith("▶")


@pytest.mark.parametrize("part", sorted(PARTS))
@pytest.mark.parametrize("width", [80, 120])
def test_parts_keep_to_the_width(part: str, width: int) -> None:
    for players in (2, 4):
        lines = drawn(PARTS[part](glen_view(players, 200), width), width).split("\n")
        assert max(map(len, lines)) <= width


def test_players_show_cards_persons_clans_and_points_by_line() -> None:
    view = glen_view(3, 250)
    shown = drawn(PARTS["players"](view, 200), 200)
    for seat, player in enumerate(view["seats"]):
        for key in player["cards"] + [key for key in player["people"] if key != "david hume"]:
            assert face_of(key)["name"] in shown
        for clan in player["clans"]:
            assert words_for("glenmore").name(f"clan:{clan}") in shown
        for name, points in view["scores"][seat]["lines"].items():
            assert not points or f"{words_for('glenmore').name(f'line:{name}')} {points}" in shown
    assert "no player 4" in drawn(PARTS["p4"](view, 100))


def test_cards_say_whose_they_are_or_where_their_tile_is() -> None:
    view = glen_view(3, 250)
    shown = drawn(PARTS["cards"](view, 300), 300).splitlines()
    owned = {key: seat for seat, player in enumerate(view["seats"]) for key in player["cards"]}
    assert owned
    for key in tables.cards_in_play(view):
        line = next(line for line in shown if line.startswith(face_of(key)["name"]))
        assert (f" {owned[key] + 1} " in line) if key in owned else re.search("discarded|track|stack", line)
    assert set(tables.cards_left(view)) == set(tables.cards_in_play(view)) - set(owned)


def test_a_sentence_tells_everything_printed_on_a_tile() -> None:
    for tile in load_components().tiles:
        told = sentence(face_of(tile.key))
        assert ("with river" in told) is tile.river
        assert ("built over" in told) is tile.overbuild
        assert ("costs" in told) is bool(tile.cost)
        assert ("once" in told) is bool(tile.one_time)
        assert ("activated" in told) is (tile.activation.type != "none")


PART = {
    "racing": True,
    "boats": [{"river": "p1", "place": "h7"}, {"river": "p2", "place": "f7"}],
    "tokens_left": {"h7": ["whisky", "vp"]},
    "cards": [{"card": "sets", "words": "most sets"}, {"card": "square", "words": ""}, {"card": "castles"}],
}


def test_parts_of_chronicles_without_a_drawing_are_shown_as_names_and_values() -> None:
    view = deepcopy(glen_view(2, 60)) | {"chronicles": [1], "regatta": PART, "pennies": 7}
    view |= {"mountain": {"spaces": [3], "coins": 2, "goods": {"wood": 1}}, "realm": {"holder": 1}}
    view["seats"][0]["cellars"] = [1, 2]
    view["track"][0]["reserved"] = "p2"
    view["clan_board"][0]["toll"] = 2
    view["seats"][1]["territory"][0]["guarded"] = True
    shown = drawn(PARTS["chronicles"](view, 120))
    told = (
        "racing: yes",
        "boats: p1 river p1, place h7 · p2 river p2",
        "h7: whisky, vp",
        "cards: 1) card sets",
    )
    assert all(words in shown for words in (*told, "pennies: 7", "1: The Dragon Boat Races"))
    whole = drawn(table(view, [], 120, 36))
    assert all(words in whole for words in ("regatta", "racing: yes", "pennies", "7", "cellars 1, 2"))
    assert "holder: p2" in shown
    assert len(re.findall(r"^.{1} 3 .* mountain", drawn(PARTS["track"](view, 120)), re.M)) == 1
    assert "reserved p2" in drawn(PARTS["track"](view, 120))
    assert "toll 2" in drawn(PARTS["clans"](view, 120))
    view["asked"]["seat"] = 1
    assert "guarded yes" in drawn(PARTS["tiles"](view, 120))
    assert plain_lines("nothing", [], 2) == ["nothing: none"]


def test_chronicles_are_little_boards_with_a_column_for_each_player() -> None:
    match, rng = new_match("glenmore", {"players": 4, "chronicles": "all"}, 3), Rng(1)
    while not match.over:
        if match.ply % 40 == 0 or match.ply > 600:
            shown = drawn(PARTS["chronicles"](match.view(0), 120))
            assert "{" not in shown and "terminal-board" not in shown
        legal = match.legal()
        match.push(legal[rng.below(len(legal))])
    for words in (
        "Dragon boats",
        "The mountain",
        "Cellars",
        "England",
        "Haggis",
        "Events",
        "Great Gathering",
    ):
        assert words in shown
    view = match.view(0)
    pennies = [f"-{one['minus']} / +{one['plus']}" for one in view["mobs"]["pennies"]]
    [line] = [line for line in shown.splitlines() if line.strip().startswith("pennies")]
    assert re.split(r"  +", line.strip())[1:] == pennies


def test_much_of_a_chronicle_is_cut_with_a_word_on_how_to_see_it() -> None:
    view = deepcopy(glen_view(2, 60)) | {f"part {number}": number for number in range(20)}
    assert "type chronicles for the rest" in drawn(table(view, [], 120, 36))
    assert "part 19: 19" in drawn(PARTS["chronicles"](view, 120))


def test_the_status_names_the_stack_and_what_can_be_spent() -> None:
    view = glen_view(2, 100)
    player = view["seats"][view["asked"]["seat"]]
    assert status(view).startswith(f"stack {view['stack']['current']}: {view['stack']['left']} left")
    assert f"{player['coins']} coin" in status(view)


def test_the_helps_reach_every_tile_card_clan_and_chronicle() -> None:
    topics = drawing_of("glenmore").topics()
    words = {word for topic in topics for word in topic.words}
    components = load_components()
    assert {tile.key for tile in components.tiles} <= words
    assert {card.key for card in components.cards} <= words
    assert set(CLAN_SPACES) <= words
    assert {f"chronicle {number}" for number in range(1, 9)} <= words
    assert not any("<" in topic.text for topic in topics)
    assert boards.at_home(glen_view(2, 0)["seats"][0]) == 0
