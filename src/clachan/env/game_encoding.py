"""How each game writes its positions as numbers: the functions of its compiled modules, and its fields."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

from clachan.core.errors import ClachanError
from clachan.core.game import State, part_of
from clachan.core.message import refusal
from clachan.core.options import Options
from clachan.core.rng import Rng
from clachan.env.field_list import FieldList
from clachan.env.rows import Rows


@dataclass(frozen=True)
class GameEncoding:
    """A game's encoder and its loops for many games."""

    fields: Callable[[Options], tuple[FieldList, int]]
    """The fields, and how many numbers come before those that never change during a game."""
    write_moving: Callable[[State, int, Any, int], int]
    """Writes into memory that holds zeros, as write_printed does."""
    write_printed: Callable[[State, Any, int], int]
    let_others: Callable[[State, Rng, int], None]
    check: Callable[[list[State], bytes, Rows], None]
    play: Callable[[list[State], list[Rng], Any, bytes, Rows, int], int]
    show: Callable[[list[State], Rows, int, int], None]
    """These four are told in templates/stepping.txt."""
    room: int
    """More legal actions than any position has."""
    derived: tuple[str, ...]
    """Keys of the view that follow from several fields together."""
    fixed: tuple[str, ...]
    """Keys of the view that are the same in every game with the same options."""


@cache
def encoding_of(game: str) -> GameEncoding:
    """How this game writes its positions."""
    found: GameEncoding | None = part_of(game, "env", "ENCODING")
    if found is None:
        raise ClachanError(refusal("no-observation", game=repr(game)))
    return found
