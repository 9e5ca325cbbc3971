"""How compiled objects are pickled and copied: Python cannot look into them, so it is told.

`copy.copy` and `copy.deepcopy` go the same way; `Game.copy` is the fast one.
"""

import copyreg
from collections.abc import Callable
from typing import Any

from clachan.core.game import Layout, S, State, open_game
from clachan.core.options import Options
from clachan.core.position import Position
from clachan.core.position_text import read_state
from clachan.core.rng import Rng

Laid = Callable[[S], tuple[Options, Layout]]
"""The options and the layout that a state was set up with."""


def pickle_states(kind: type[S], game: str, laid: Laid[S]) -> None:
    """Let states of a game be pickled and copied, as the text of their position."""

    def position(state: S) -> Position:
        return Position(open_game(game), *laid(state), state)

    _POSITIONS[kind] = position
    copyreg.pickle(kind, lambda state: (read_state, (str(position(state)),)))


def position_of(state: State) -> Position | None:
    """The position that a state is, where its game can tell what it was set up with."""
    found = _POSITIONS.get(type(state))
    return found(state) if found else None


_POSITIONS: dict[type[Any], Callable[[Any], Position]] = {}


def _stream(state: int) -> Rng:
    rng = Rng(0)
    rng.state = state
    return rng


copyreg.pickle(Rng, lambda rng: (_stream, (int(rng.state),)))
