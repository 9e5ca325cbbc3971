"""Families of actions: numbers, texts, groups and parts from one table."""

from types import ModuleType

import pytest

from clachan import open_game
from clachan.core.action import Action, Catalogue
from clachan.core.families import Axis, Family, numbered
from clachan.games.caledonia import actions as caledonia
from clachan.games.glenmore import actions as glenmore

FIELD = Axis("field", ("a1", "b1"), "field")
PIECE = Axis("piece", ("rook", "pawn"), "piece")
TOY = Catalogue(
    "toy",
    [
        Family("rest", "rest", "turn", parts=("board:clock",)),
        Family("put", "put {piece} on {field}", "pieces", (FIELD, PIECE), ("board:box",)),
        Family("wait", "wait {days}", "turn", (Axis("days", numbered(1, 2, 3)),)),
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


@pytest.mark.parametrize(("name", "numbers"), [("caledonia", caledonia), ("glenmore", glenmore)])
def test_the_numbers_that_the_rules_know_are_those_of_the_families(name: str, numbers: ModuleType) -> None:
    catalogue, start, known = open_game(name).catalogue, 0, 0
    for family in catalogue.families:
        constant = getattr(numbers, family.name.upper(), start)
        known += hasattr(numbers, family.name.upper())
        assert constant == start, family.name
        start += family.size
    assert start == len(catalogue) == numbers.END
    assert known > 25


def _read(game: str, text: str) -> Action:
    return open_game(game).catalogue.read(text)


@pytest.mark.parametrize(
    ("game", "text", "parts"),
    [
        ("glenmore", "choose p1", ("seat:p1",)),  # p1 is a place of the grid, too
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
