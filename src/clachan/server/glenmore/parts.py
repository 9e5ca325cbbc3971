"""Which parts of the table an action touches.

A place of a territory is named with its owner, `cell:p2:g6`, because some questions are about another
player's territory.
"""

from clachan.core.action import Action
from clachan.core.decision import first_of, kind_of, second_of
from clachan.core.game import State
from clachan.games.glenmore.actions import BUY, CLIMB, STOP
from clachan.games.glenmore.components import GOODS
from clachan.games.glenmore.decisions import COST, SELLING, SOURCE
from clachan.games.glenmore.question import whose
from clachan.games.glenmore.rules.chronicles import mountain
from clachan.games.glenmore.rules.paying import next_good
from clachan.games.glenmore.state import SPACES


def parts_of(state: State, action: Action) -> tuple[str, ...]:
    """The parts that an action touches in this position."""
    if action.number == BUY:
        return _bought(state)
    if action.number == STOP:
        return _spaces(state, int(state.printed.worlds_end) + 1)
    if action.number == CLIMB:
        return _spaces(state, mountain.MOUNTAIN)
    owner = f"cell:p{whose(state) + 1}:"
    return tuple(part.replace("cell:", owner) for part in action.parts)


def _bought(state: State) -> tuple[str, ...]:
    """The market's row of the good that is asked for."""
    top = state.pending.top()
    kind = kind_of(top)
    good = next_good(second_of(top)) if kind == COST else first_of(top) if kind in (SOURCE, SELLING) else -1
    return (f"good:{GOODS[int(good)]}",) if 0 <= good < len(GOODS) else ()


def _spaces(state: State, tile: int) -> tuple[str, ...]:
    return tuple(f"space:{at + 1}" for at in range(SPACES) if state.track[at] == tile)
