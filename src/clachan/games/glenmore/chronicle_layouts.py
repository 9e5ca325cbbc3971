"""What the chronicles add to a layout: cards and tokens drawn openly before the first turn."""

from collections.abc import Callable
from dataclasses import dataclass

from clachan.core.options import Options
from clachan.core.rng import Rng
from clachan.games.glenmore.components import Components


@dataclass(frozen=True)
class Part:
    """One line of the layout: how it is drawn, and what is wrong with a given text (None if nothing)."""

    name: str
    draw: Callable[[Components, Options, Rng], str]
    fault: Callable[[Components, Options, str], str | None]


PARTS: dict[int, tuple[Part, ...]] = {}  # by chronicle
