"""How environments show a table to people: as text, or as the pixels of its picture."""

from importlib.util import find_spec
from io import BytesIO
from typing import Any

import numpy as np
from numpy.typing import NDArray

from clachan.core.errors import ClachanError
from clachan.core.game import State, part_of
from clachan.core.message import refusal
from clachan.core.position import Position
from clachan.env.encoder import Encoder
from clachan.pictures import as_png, picture_of

RENDER_MODES = ("ansi", "rgb_array")
WIDTH = 960
LISTED = 12  # legal actions that a text shows


class Rendering:
    """What `render` gives in a mode: a text (`ansi`), pixels (`rgb_array`), or nothing (None)."""

    def __init__(self, encoder: Encoder, mode: str | None) -> None:
        if mode is not None and mode not in RENDER_MODES:
            raise ClachanError(refusal("no-render-mode", mode=repr(mode), modes=tuple(RENDER_MODES)))
        if mode == "rgb_array":
            _demand_pictures(encoder)
        self.encoder, self.mode = encoder, mode

    def frame(self, state: State) -> Any:
        if self.mode == "ansi":
            return text_of(self.encoder, state)
        return pixels_of(self.encoder, state) if self.mode == "rgb_array" else None


def _demand_pictures(encoder: Encoder) -> None:
    if part_of(encoder.game.name, "pictures", "PICTURE") is None:
        raise ClachanError(refusal("no-drawing", game=encoder.game.name))
    missing = [package for package in ("resvg_py", "PIL") if find_spec(package) is None]
    if missing:
        raise ClachanError(refusal("drawing-needs", packages=tuple(missing)))


def text_of(encoder: Encoder, state: State) -> str:
    """The question, what can be answered, and the points so far."""
    game = encoder.game
    lines = [f"{game.title}, turn {game.turn(state)}"]
    lines.append("points: " + ", ".join(f"seat {score.seat} {score.total}" for score in game.scores(state)))
    question = game.question(state)
    lines.append(f"seat {question.seat}: {question}" if question.seat >= 0 else str(question))
    if not game.over(state):
        legal = game.legal(state)
        more = [f"… and {len(legal) - LISTED} more"] if len(legal) > LISTED else []
        lines += [f"  {action.number} {action.text}" for action in legal[:LISTED]] + more
    return "\n".join(lines)


def pixels_of(encoder: Encoder, state: State, width: int = WIDTH) -> NDArray[np.uint8]:
    """The picture of the table as everybody sees it: height × width × red, green, blue."""
    from PIL import Image

    svg = picture_of(Position(encoder.game, encoder.options, {}, state))
    with Image.open(BytesIO(as_png(svg, width))) as image:
        return np.asarray(image.convert("RGB"))
