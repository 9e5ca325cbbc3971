"""The ten scoring cards of the Great Gathering (chronicle VII), counted plainly, for comparison."""

from clachan.games.glenmore.board import HOME_CASTLE, SPOTS, neighbours, place_at, sides
from clachan.games.glenmore.components import GOODS
from clachan.games.glenmore.rules import occasions, scoring_rounds, territory
from clachan.games.glenmore.rules.chronicles import gathering_cards
from clachan.games.glenmore.state import LINE_CARDS, LINE_PERSONS, LINE_SCOTSMEN, LINE_WHISKY, State


def result(s: State, seat: int, card: str) -> int:
    """A player's result; the highest wins."""
    if card == "animals":
        return _goods(s, seat, "sheep", "cattle")
    if card == "materials":
        return _goods(s, seat, "stone", "wood")
    if card == "square":
        return _square(set(territory.territory(s.players[seat])))
    if card == "sets":
        lines = (LINE_SCOTSMEN, LINE_WHISKY, LINE_CARDS, LINE_PERSONS)
        return min(int(scoring_rounds.counted(s, seat, line)) for line in lines)
    if card == "castles":
        return _castles(s, seat)
    if card == "whisky":
        return len(_of_kind(s, seat, "whisky"))
    if card == "smallest":
        return -int(s.players[seat].size)
    if card == "pastures":
        return _largest_group(_of_kind(s, seat, "animal"))
    if card == "farthest":
        return _farthest(s, seat)
    assert card == "discards"
    return int(gathering_cards.pile(s, seat))


def _goods(s: State, seat: int, *names: str) -> int:
    return sum(int(s.players[seat].goods[GOODS.index(name)]) for name in names)


def _of_kind(s: State, seat: int, kind: str) -> set[int]:
    land = territory.territory(s.players[seat])
    return {place for place, tile in land.items() if s.printed.faces[tile].kind == kind}


def _square(land: set[int]) -> int:
    """The side of the largest square of tiles, wherever it lies in the territory."""
    size = 1
    while any(_filled(land, corner, size + 1) for corner in land):
        size += 1
    return size


def _filled(land: set[int], corner: int, size: int) -> bool:
    column, row = SPOTS[corner]
    return all(place_at(column + x, row + y) in land for x in range(size) for y in range(size))


def _castles(s: State, seat: int) -> int:
    """Castles with a Scotsman; Mike McCastle counts as one on his owner's Home Castle, and hides one."""
    p = s.players[seat]
    castles = _of_kind(s, seat, "castle") - {HOME_CASTLE}
    home = int(territory.at_home(p))
    at_home = int(occasions.home_scotsmen(s, seat, home))
    return sum(p.scotsmen_on(place) > 0 for place in castles) + (at_home > 0)


def _largest_group(tiles: set[int]) -> int:
    """The most tiles that hang together by their edges."""
    left, largest = set(tiles), 0
    while left:
        front = [left.pop()]
        size = 0
        while front:
            size += 1
            near = [place for place in sides(front.pop()) if place in left]
            left.difference_update(near)
            front += near
        largest = max(largest, size)
    return largest


def _farthest(s: State, seat: int) -> int:
    """The movement points that the farthest Scotsman needs to the Home Castle."""
    p = s.players[seat]
    land = territory.territory(p)
    steps = {HOME_CASTLE: 0}
    front = [HOME_CASTLE]
    for place in front:  # grows while it is walked through
        for near in neighbours(place):
            if near in land and near not in steps:
                steps[near] = steps[place] + 1
                front.append(near)
    return max((steps[place] for place in territory.scotsmen_places(p)), default=0)
