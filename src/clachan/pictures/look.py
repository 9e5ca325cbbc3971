"""The look of the web table as Python reads it: inks by name, and what a class is painted with."""

import gzip
import json
import re
from functools import cache
from importlib.resources import files
from typing import Any

from clachan.core.errors import ClachanError
from clachan.core.message import refusal

Inks = dict[str, str]
"""Colours and other values by the names of tokens: `--g-loch`."""

PAINT = (
    *("fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-dasharray", "opacity"),
    *("fill-opacity", "stroke-opacity", "paint-order"),
)
SERIF = "'Brygada 1918', Georgia, 'DejaVu Serif', serif"
_RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
_VAR = re.compile(r"var\((--[\w-]+)(?:,\s*([^()]+))?\)")
_RGB = re.compile(r"rgb\(\s*(\d+)\s+(\d+)\s+(\d+)\s*/\s*([\d.]+)\s*\)")
_CLASS = re.compile(r'class="([^"]*)"')


@cache
def art(name: str) -> Any:
    """What the build has written from the sources of the web table."""
    file = files("clachan.pictures") / "art" / f"{name}.json.gz"
    if not file.is_file():
        raise ClachanError(refusal("nothing-to-draw-with", name=name))
    return json.loads(gzip.decompress(file.read_bytes()))


class Look:
    """The style sheets of the web table, by day."""

    def __init__(self, sheets: list[str], game: str) -> None:
        self.inks: Inks = {}
        self._classes: list[tuple[frozenset[str], Inks]] = []
        for sheet in sheets:
            for selectors, body in _RULE.findall(re.sub(r"/\*.*?\*/", "", sheet, flags=re.DOTALL)):
                for selector in _split(selectors):
                    self._take(selector, _declared(body), game)

    def _take(self, selector: str, declared: Inks, game: str) -> None:
        if selector in (":root", f'[data-game="{game}"]'):
            self.inks |= {name: value for name, value in declared.items() if name.startswith("--")}
        elif re.fullmatch(r"(\.[\w-]+)+", selector):
            self._classes.append((frozenset(selector[1:].split(".")), declared))

    def of(self, classes: str) -> Inks:
        """What a class gives, later rules first to count."""
        named, found = set(classes.split()), Inks()
        for needed, declared in self._classes:
            if needed <= named:
                found |= declared
        return found

    def scope(self, classes: str) -> Inks:
        """The inks within an element of a class, such as the colours of a seat."""
        own = {name: value for name, value in self.of(classes).items() if name.startswith("--")}
        return {**self.inks, **own}

    def ink(self, name: str, scope: Inks | None = None) -> str:
        """The value of a token."""
        return resolved(f"var(--{name})", scope or self.inks)

    def painted(self, markup: str, scope: Inks | None = None) -> str:
        """A drawing with its classes replaced by what they paint with, so that it needs no style sheet."""
        inks = scope or self.inks
        return _CLASS.sub(lambda found: self.paint(found[1], inks), markup)

    def paint(self, classes: str, scope: Inks) -> str:
        declared = self.of(classes)
        painted = {name: resolved(declared[name], scope) for name in PAINT if name in declared}
        return " ".join(f'{name}="{value.removesuffix("px")}"' for name, value in painted.items())


def _split(selectors: str) -> list[str]:
    """The selectors of a rule; `:is(.a, .b)` stands for each of them."""
    text = " ".join(selectors.split())
    grouped = re.fullmatch(r":is\(([^()]*)\)", text)
    return [part.strip() for part in (grouped[1] if grouped else text).split(",")]


def _declared(body: str) -> Inks:
    pairs = (line.split(":", 1) for line in body.split(";") if ":" in line)
    return {name.strip(): value.strip() for name, value in pairs}


def resolved(value: str, scope: Inks) -> str:
    """A value without variables, as every reader of SVG understands it."""
    for _ in range(6):
        if "var(" not in value:
            break
        value = _VAR.sub(lambda found: scope.get(found[1], found[2] or "none"), value)
    return _RGB.sub(r"rgba(\1,\2,\3,\4)", value)


@cache
def look_of(game: str) -> Look:
    return Look(art("kit")["css"], game)
