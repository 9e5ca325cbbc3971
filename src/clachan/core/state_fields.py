"""A state as named numbers, and back: what a position writes down.

A state is an object whose fields are numbers, rows of numbers, the stack of decisions, players, and records
with such fields. What never changes in a game (its printed tables) is not among them: the set-up
brings it along. Compiled classes list their fields in `__mypyc_attrs__`, plain ones hold them in a `dict`.
"""

from collections.abc import Iterator
from typing import Any, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from clachan.core.decision import DEPTH, Stack

Number: TypeAlias = int
Fields: TypeAlias = dict[str, "Number | list[Number]"]
"""Numbers and rows of numbers by name: `round`, `unit_at`, `p1.money`, `race.bag`."""

ROW: Any = type(vec[i64]())
OBJECTS: Any = type(vec[Stack]())


def fields_of(state: Any, constant: frozenset[str] = frozenset()) -> Fields:
    """Every number of a state; fields named in `constant`, and those that are not set, are left out."""
    return {name: value for place in _places(state, constant) for name, value in [(place.name, place.read())]}


def decisions_of(state: Any) -> list[int] | None:
    """The open decisions, the bottom one first; None if a state keeps no stack."""
    return state.pending.listed() if isinstance(getattr(state, "pending", None), Stack) else None


def set_fields(state: Any, given: Fields, constant: frozenset[str] = frozenset()) -> None:
    """Change the numbers of a state; a name that it does not have is a KeyError."""
    places = {place.name: place for place in _places(state, constant)}
    for name, value in given.items():
        places[name].write(value)


def set_decisions(state: Any, packed: list[int]) -> None:
    """Replace the open decisions."""
    stack: Stack = state.pending
    if len(packed) > DEPTH:
        raise ValueError(f"{len(packed)} decisions are open, but at most {DEPTH} can be")
    stack.open()
    stack.depth = 0
    for decision in packed:
        stack.push(decision)


class _Place:
    """One field of one object of a state."""

    def __init__(self, name: str, owner: Any, field: str) -> None:
        self.name = name
        self.owner = owner
        self.field = field

    def read(self) -> Number | list[Number]:
        value = getattr(self.owner, self.field)
        return [int(number) for number in value] if isinstance(value, ROW | list) else int(value)

    def write(self, value: Number | list[Number]) -> None:
        held = getattr(self.owner, self.field)
        if isinstance(held, ROW | list) != isinstance(value, list):
            raise ValueError(f"{self.name} is {'a row' if isinstance(held, ROW | list) else 'one number'}")
        given: Any = value
        made = vec[i64](given) if isinstance(held, ROW) else type(held)(given)
        setattr(self.owner, self.field, made)


def _places(thing: Any, constant: frozenset[str], before: str = "") -> Iterator[_Place]:
    for field in getattr(type(thing), "__mypyc_attrs__", None) or vars(thing):
        value = getattr(thing, field, None)  # a record that is not in play is not set
        if field in constant or value is None or isinstance(value, Stack):
            continue
        if isinstance(value, int | ROW) or _is_row(value):
            yield _Place(before + field, thing, field)
        elif isinstance(value, OBJECTS):
            for seat, player in enumerate(value):
                yield from _places(player, constant, f"{before}p{seat + 1}.")
        else:
            yield from _places(value, constant, f"{before}{field}.")


def _is_row(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(number, int) for number in value)
