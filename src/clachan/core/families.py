"""Families of actions: the one description from which numbers, texts, groups and parts touched follow.

A family is a verb with axes, and has one action for each point of them: `expand {hex} {unit}` with 117 hexes
and 9 units is 1,053 actions. A game lists its families in its `families.py`; their order gives the numbers,
which the last axis counts fastest.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import product

from clachan.core.message import Parameter


@dataclass(frozen=True)
class Axis:
    """Something that an action names: its values as they stand in the text, and the part of the table it is.

    With `part` a value is also a part that can be pointed at: the axis of hexes names `hex:c4`. The rules
    know a value by its place on the axis, but where it is `counted` (so many goods) by the number itself.
    """

    name: str
    values: tuple[str, ...]
    part: str = ""
    counted: bool = False

    def named(self, value: str) -> str:
        """The part that a value is; seats count from 0, and from p1 in texts."""
        return f"seat:{int(value[1:]) - 1}" if self.part == "seat" else f"{self.part}:{value}"

    def parameter(self, value: str) -> Parameter:
        if self.part:
            return self.named(value)
        return int(value) if value.lstrip("+-").isdecimal() else value


@dataclass(frozen=True)
class Family:
    """Actions with one verb: `name` is the id of their messages, `text` the pattern of their texts.

    `group` is the heading under which people find them, `parts` are touched by every action of the family.
    The numbers of a `spare` family are kept free: no rule ever uses them.
    """

    name: str
    text: str
    group: str
    axes: tuple[Axis, ...] = ()
    parts: tuple[str, ...] = ()
    spare: bool = False

    @property
    def id(self) -> str:
        """Its name within the ids of messages."""
        return self.name.replace("_", "-")

    @property
    def size(self) -> int:
        size = 1
        for axis in self.axes:
            size *= len(axis.values)
        return size

    def points(self) -> Iterator[Mapping[str, str]]:
        """What each action names, in the order of the numbers."""
        names = [axis.name for axis in self.axes]
        for values in product(*(axis.values for axis in self.axes)):
            yield dict(zip(names, values, strict=True))

    def named(self, point: Mapping[str, str]) -> dict[str, Parameter]:
        """What an action names, as the parameters of a message: parts, numbers and words."""
        return {axis.name: axis.parameter(point[axis.name]) for axis in self.axes}

    def touched(self, point: Mapping[str, str]) -> tuple[str, ...]:
        """The parts of the table that an action touches: the family's own, then what its text names."""
        named = [axis for axis in self.axes if axis.part]
        named.sort(key=lambda axis: self.text.index(f"{{{axis.name}}}"))
        return (*self.parts, *(axis.named(point[axis.name]) for axis in named))


def numerals(*values: int) -> tuple[str, ...]:
    """The values of an axis of numbers, such as those of contracts."""
    return tuple(str(value) for value in values)


def count_axis(name: str, least: int, most: int) -> Axis:
    """An axis that counts, such as how many goods are traded."""
    return Axis(name, numerals(*range(least, most + 1)), counted=True)
