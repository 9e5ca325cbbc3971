"""Families of actions: the one description from which numbers, texts, decoders and constants of a game follow.

A family is a verb with axes, and has one action for each point of them: `expand {hex} {unit}` with 117 hexes and
9 units is 1,053 actions. A game lists its families in its `families.py`; their order gives the numbers, which the
last axis counts fastest. `source_of` writes them out as the constants and decoders that compiled rules need.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product


@dataclass(frozen=True)
class Axis:
    """Something that an action names: its values as they stand in the text, and the part of the table it is.

    With `part` a value is also a part that can be pointed at: the axis of hexes names `hex:c4`.
    """

    name: str
    values: tuple[str, ...]
    part: str = ""


@dataclass(frozen=True)
class Family:
    """Actions with one verb: `name` is the id of their messages, `text` the pattern of their texts.

    `group` is the heading under which people find them, `parts` are touched by every action of the family.
    """

    name: str
    text: str
    group: str
    axes: tuple[Axis, ...] = ()
    parts: tuple[str, ...] = ()

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

    def touched(self, point: Mapping[str, str]) -> tuple[str, ...]:
        """The parts of the table that an action names."""
        named = (f"{axis.part}:{point[axis.name]}" for axis in self.axes if axis.part)
        return (*self.parts, *named)


def numbered(*values: int) -> tuple[str, ...]:
    """The values of an axis that counts, such as the number of goods traded."""
    return tuple(str(value) for value in values)


def source_of(families: Sequence[Family], title: str) -> str:
    """The module of constants and decoders of a game's actions, as source for the compiler."""
    lines = [f'"""{title}', "", "Written by scripts/generate from families.py: change that instead.", '"""', ""]
    lines += ["from typing import Final", "", "from mypy_extensions import i64", ""]
    start, decoders = 0, list[str]()
    for family in families:
        lines.append(f"{family.name.upper()}: Final = {start}{_remark(family)}")
        decoders += _decoders(family, start)
        start += family.size
    lines += [f"END: Final = {start}", "", *decoders]
    return "\n".join(lines).rstrip("\n") + "\n"


def _remark(family: Family) -> str:
    counted = [f"{axis.name} ({len(axis.values)})" for axis in family.axes]
    return f"  # + {', '.join(counted)}" if counted else ""


def _decoders(family: Family, start: int) -> Iterator[str]:
    """Whether a number is of the family, the places on its axes, and the number of a point."""
    if not family.axes:
        return
    yield from ("", f"def is_{family.name}(number: i64) -> bool:")
    yield f"    return {start} <= number < {start + family.size}"
    yield ""
    step, terms = family.size, list[str]()
    for place, axis in enumerate(family.axes):
        step //= len(axis.values)
        found = f"(number - {start})" if step == 1 else f"(number - {start}) // {step}"
        if place and step == 1:
            found += f" % {len(axis.values)}"
        elif place:
            found = f"({found}) % {len(axis.values)}"
        yield from ("", f"def {family.name}_{axis.name}(number: i64) -> i64:", f"    return {found}", "")
        terms.append(axis.name if step == 1 else f"{axis.name} * {step}")
    names = ", ".join(f"{axis.name}: i64" for axis in family.axes)
    yield from ("", f"def {family.name}_number({names}) -> i64:", f"    return {' + '.join([str(start), *terms])}", "")
