"""What follows from an answer in Glen More II beyond what its preview shows: where a tile finds a place."""

from collections.abc import Sequence

from clachan.core.game import State
from clachan.games.glenmore.actions import is_take, take_space
from clachan.games.glenmore.board import sides
from clachan.games.glenmore.rules.paying import lies_in_territory
from clachan.games.glenmore.rules.placing import why_not_place
from clachan.games.glenmore.rules.territory import territory
from clachan.games.glenmore.words import say
from clachan.server.tabletop import Follows


def consequences(before: State, after: State, seat: int, numbers: Sequence[int]) -> list[Follows]:
    """In how many places of the land a tile fits that is taken; what is only kept is laid nowhere."""
    del after
    if not is_take(numbers[0]):
        return []
    tile = int(before.track[int(take_space(numbers[0]))]) - 1
    if tile < 0 or not lies_in_territory(before, tile):
        return []
    return [Follows("fits", say("note-fits", places=len(places_for(before, seat, tile))))]


def places_for(state: State, seat: int, tile: int) -> list[int]:
    """Where the judge lets the tile be laid: on the land or beside it."""
    land = territory(state.players[seat])
    near = {*land, *(beside for place in land for beside in sides(place))}
    return [place for place in sorted(near) if why_not_place(state, seat, tile, place) is None]
