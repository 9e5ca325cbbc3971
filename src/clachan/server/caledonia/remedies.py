"""What would help somebody whom the judge has refused something."""

from collections.abc import Sequence

from clachan.core.action import Action
from clachan.core.game import State
from clachan.core.message import Message, Reason
from clachan.games.caledonia.actions import expand_hex
from clachan.games.caledonia.engine import seat as asked_seat
from clachan.games.caledonia.rules.units import places_of
from clachan.games.caledonia.state import SHIPPING_MOST


def remedy(state: State, refused: tuple[Action, Reason]) -> Message | None:
    """For a place that is too far: the level of shipping from which it is not."""
    action, why = refused
    if why.code != "out-of-reach":
        return None
    seat, place, board = int(asked_seat(state)), expand_hex(action.number), state.printed.board
    own = places_of(state, seat)
    for level in range(int(state.players[seat].shipping) + 1, SHIPPING_MOST + 1):
        if any(board.reachable(start, place, level) for start in own):
            return Message(why.game, "remedy-shipping", {"level": level})
    return Message(why.game, "remedy-nearer", {})


LAND = frozenset(("terrain:grass", "terrain:forest", "terrain:mountain"))
"""What has none of them is a loch."""


def a_loch(refused: Sequence[tuple[Action, Reason]]) -> Message | None:
    """On a loch every unit fails by its terrain: that is one thing to say."""
    by_terrain = [why for _, why in refused if why.code == "terrain"]
    if not {why.parameters["terrain"] for why in by_terrain} >= LAND:
        return None
    return Message(by_terrain[0].game, "reason-loch", {"hex": by_terrain[0].parameters["hex"]})
