"""Pictures of tables without a browser: the ground, pieces, prints and inks of the web table, as SVG.

What is drawn with (`art/`) is written by the build from the sources of the web table, so both look alike. A
game's picture is the object PICTURE of the module `clachan.pictures.<game>`.
"""

from collections.abc import Callable
from typing import Any

from clachan.core.errors import ClachanError
from clachan.core.game import part_of
from clachan.core.message import refusal
from clachan.core.position import Position
from clachan.words import spoken_names

View = dict[str, Any]
Picture = Callable[[View, list[str]], str]
"""A view, and what the seats are called, as the text of an SVG picture."""


def picture_of(position: Position, seat: int | None = None) -> str:
    """The table as SVG, as a seat (None: a spectator) may see it."""
    game = position.game
    draw: Picture | None = part_of(game.name, "pictures", "PICTURE")
    if draw is None:
        raise ClachanError(refusal("no-picture", game=game.name))
    return draw(position.view(seat), spoken_names(game, position.state))


def shown(position: Position) -> str | None:
    """For notebooks: the picture, or nothing where there is none."""
    try:
        return picture_of(position)
    except ClachanError:
        return None


def as_png(svg: str, width: int = 1600) -> bytes:
    """A picture as PNG; needs the extra `pictures`."""
    try:
        from resvg_py import svg_to_bytes
    except ImportError as error:
        raise ClachanError(refusal("png-needs", error=str(error))) from error
    return bytes(svg_to_bytes(svg_string=svg, width=width))
