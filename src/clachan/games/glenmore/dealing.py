"""Laying the table: from options and chance, or from a layout written down."""

from functools import lru_cache

from clachan.core.game import Layout
from clachan.core.options import Options
from clachan.core.rng import Rng
from clachan.games.glenmore import layout as layouts
from clachan.games.glenmore.components import load_components
from clachan.games.glenmore.layout import WORLDS_END
from clachan.games.glenmore.printed import Printed
from clachan.games.glenmore.rules import track
from clachan.games.glenmore.setup import new_state
from clachan.games.glenmore.state import State


def draw_layout(options: Options, rng: Rng) -> Layout:
    return layouts.draw_layout(load_components(), options, rng)


def setup(options: Options, layout: Layout) -> State:
    components = load_components()
    table = layouts.read_layout(components, options, layout)
    return new_state(_printed(components.digest, options), table)


@lru_cache(maxsize=64)
def _printed(digest: str, options: Options) -> Printed:
    """Kept, because making it takes far longer than a random game; the digest names the data pack."""
    components = load_components()
    assert components.digest == digest
    return Printed(components, options)


def deal(options: Options, rng: Rng) -> tuple[Layout, State]:
    """Draw a layout and set it up."""
    layout = draw_layout(options, rng)
    return layout, setup(options, layout)


def unseen(state: State) -> Layout:
    """The place of World's End until it is laid: about the middle, as far as the tiles of D leave it open."""
    if state.ended or WORLDS_END not in state.table.extra:
        return {}
    least, about = int(track.least_before_end(state)), int(state.printed.about_end)
    return {WORLDS_END: str(max(least, about))}


def laid(state: State) -> tuple[Options, Layout]:
    """What a state was set up with. A table that a bot imagines tells the World's End that is imagined."""
    layout = layouts.layout_of(state.table)
    if WORLDS_END in layout:
        layout[WORLDS_END] = str(int(state.end_after))
    return state.printed.options, layout
