"""What an action of Glen More II is called by those who see the table: by its tile, not by its place."""

from clachan.core.action import Action
from clachan.core.game import State
from clachan.core.message import Message
from clachan.games.glenmore.narrate import narrate

BY_TILE = frozenset(("take", "discard", "activate", "move", "to", "from", "put", "remove"))
LAY = "place"


def title_of(state: State, action: Action) -> Message:
    """The tile is the one that the log names."""
    family = action.family.id
    if family not in BY_TILE and family != LAY:
        return action.message()
    tile = narrate(state, action.number)[0].message().parameters.get("tile")
    if tile is None:
        return action.message()
    if family == LAY:
        return Message("glenmore", "pick-lay", {"tile": tile})
    return Message("glenmore", f"pick-{family}", {"on": "tile", "tile": tile})
