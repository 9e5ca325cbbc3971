"""Families of actions: numbers, texts, groups and parts from one table."""

from pathlib import Path
from types import ModuleType

import pytest

from clachan import open_game
from clachan.core.action import Action, Catalogue
from clachan.core.decoders import actions_source, module_source
from clachan.core.families import Axis, Family, count_axis, numerals
from clachan.core.templates import written
from clachan.games.caledonia import actions as caledonia
from clachan.games.caledonia import families as caledonia_families
from clachan.games.glenmore import actions as glenmore
from clachan.games.glenmore import families as glenmore_families

FIELD = Axis("field", ("a1", "b1"), "field")
PIECE = Axis("piece", ("rook", "pawn"), "piece")
TOY = Catalogue(
    "toy",
    [
        Family("rest", "rest", "turn", parts=("board:clock",)),
        Family("put", "put {piece} on {field}", "pieces", (FIELD, PIECE), ("board:box",)),
        Family("wait", "wait {days}", "turn", (Axis("days", numerals(1, 2, 3)),)),
    ],
)


def test_the_last_axis_counts_fastest_and_the_text_decides_the_order_of_parts() -> None:
    assert [action.text for action in TOY] == [
        "rest", "put rook on a1", "put pawn on a1", "put rook on b1", "put pawn on b1",
        "wait 1", "wait 2", "wait 3",
    ]  # fmt: skip
    put = TOY.read("put pawn on b1")
    assert (put.number, put.group, put.family.name) == (4, "pieces", "put")
    assert put.parameters == {"field": "b1", "piece": "pawn"}
    assert put.parts == ("board:box", "piece:pawn", "field:b1")
    assert TOY.read("rest").parts == ("board:clock",)
    assert TOY.read("wait 2").parts == ()


@pytest.mark.parametrize("families", [caledonia_families, glenmore_families])
def test_the_generated_numbers_are_up_to_date(families: ModuleType) -> None:
    there = Path(str(families.__file__)).with_name("actions.py").read_text()
    assert there == module_source(families), "run scripts/generate"


@pytest.mark.parametrize("game", ["caledonia", "glenmore"])
def test_the_loops_from_templates_are_up_to_date(game: str) -> None:
    for path, text in written(game):
        assert path.read_text() == text, f"{path.name} of {game}: run scripts/generate"


@pytest.mark.parametrize(("name", "rules"), [("caledonia", caledonia), ("glenmore", glenmore)])
def test_encoders_and_decoders_agree_with_the_catalogue(name: str, rules: ModuleType) -> None:
    catalogue = open_game(name).catalogue
    tested = 0
    for action in catalogue:
        family = action.family
        if family.spare or not family.axes:
            continue
        values = [_value(axis, action.parameters[axis.name]) for axis in family.axes]
        assert getattr(rules, f"{family.name}_action")(*values) == action.number
        for axis, value in zip(family.axes, values, strict=True):
            decoder = f"{family.name}_{'of' if family.name.endswith(axis.name) else axis.name}"
            assert getattr(rules, decoder)(action.number) == value
        tested += 1
    assert tested > 2000
    assert len(catalogue) == rules.END


def _value(axis: Axis, text: str) -> int:
    return int(text) if axis.counted else axis.values.index(text)


def test_a_family_ends_where_the_next_begins() -> None:
    assert not caledonia.is_buy(caledonia.BUY - 1)
    assert caledonia.is_buy(caledonia.BUY)
    assert caledonia.is_buy(caledonia.BUY_END - 1)
    assert not caledonia.is_buy(caledonia.BUY_END)
    assert caledonia.BUY_END == caledonia.SELL
    assert (caledonia.BUY_MOST, caledonia.CHURN_MOST, caledonia.BID_MOST) == (7, 20, 60)


def test_numbers_of_spare_families_keep_their_place_and_have_no_names() -> None:
    spare = Family("later", "later {when}", "turn", (Axis("when", numerals(1, 2)),), spare=True)
    source = actions_source([Family("rest", "rest", "turn"), spare, Family("go", "go", "turn")], {}, {})
    assert "GO: Final = 3" in source
    assert "LATER" not in source and "later" not in source


def test_a_mark_names_where_one_family_begins_or_each_of_several() -> None:
    families = [
        Family("rest", "rest", "turn"),
        Family("wait", "wait {days}", "turn", (count_axis("days", 1, 3),)),
    ]
    source = actions_source(
        [*families, Family("go", "go", "turn")], {}, {"last": "go", "all": ["wait", "go"]}
    )
    assert "LAST: Final = 4\nALL: Final = (1, 4)\n" in source


def test_a_counted_axis_goes_up_by_one() -> None:
    odd = Axis("count", numerals(1, 3, 5), counted=True)
    with pytest.raises(ValueError, match="'count' does not go up by one: 1, 3, 5"):
        actions_source([Family("buy", "buy {count}", "trade", (odd,))], {}, {})
    source = actions_source([Family("buy", "buy {count}", "trade", (count_axis("count", 2, 4),))], {}, {})
    assert "BUY_MOST: Final = 4" in source


def _read(game: str, text: str) -> Action:
    return open_game(game).catalogue.read(text)


@pytest.mark.parametrize(
    ("game", "text", "parts"),
    [
        ("glenmore", "choose p1", ("seat:0",)),  # p1 is a place of the grid, too
        ("glenmore", "activate p1", ("cell:p1",)),
        ("glenmore", "take 12", ("space:12",)),
        ("glenmore", "vote on whisky", ("gathering:whisky",)),
        ("caledonia", "expand c4 sheep", ("hex:c4", "unit:sheep")),
        ("caledonia", "use port any as price wool up", ("port:any", "port:price", "good:wool")),
        ("caledonia", "upgrade miners", ("board:miners",)),
    ],
)
def test_an_action_touches_what_it_names(game: str, text: str, parts: tuple[str, ...]) -> None:
    assert _read(game, text).parts == parts
