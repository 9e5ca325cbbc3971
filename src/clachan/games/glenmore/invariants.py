"""What must hold in every state: pieces and tiles are conserved, nothing is negative, counters agree."""

from clachan.core.decision import first_of, kind_of
from clachan.games.glenmore.board import (
    COLUMNS,
    GAP,
    HOME_CASTLE,
    HOME_VILLAGE,
    NAMES,
    RIVER_ROW,
    ROWS,
    SPOTS,
    place_at,
    sides,
)
from clachan.games.glenmore.components import CLAN_SPACES, GOODS, TILES
from clachan.games.glenmore.decisions import DRAW_TILE, PLACING
from clachan.games.glenmore.printed import STACK_ROOM
from clachan.games.glenmore.rules import answering
from clachan.games.glenmore.rules.chronicles import mob_outlaws, mob_theft
from clachan.games.glenmore.rules.clan_markers import judged_road
from clachan.games.glenmore.rules.territory import ROOM, scotsmen_places, territory, tiles_at
from clachan.games.glenmore.state import DIE, DOUGLAS, SPACES, State

STACKS = 5


def fault(s: State) -> str | None:
    """The first thing that is wrong, or None."""
    found = _tiles(s) or _track(s) or _market(s) or _roads(s)
    if s.printed.chronicles:
        found = found or answering.fault(s)
    for seat in range(s.printed.players):
        found = found or _stock(s, seat) or _goods(s, seat) or _pieces(s, seat) or _territory(s, seat)
    return found


def _bits(low: int, high: int) -> list[int]:
    word = low | (high << 60)
    return [tile for tile in range(len(TILES)) if (word >> tile) & 1]


def _stacked(s: State) -> list[int]:
    """What the stacks still hold."""
    row = int(s.stack) * STACK_ROOM
    held = [int(s.printed.stack_tile[row + at]) for at in range(STACK_ROOM) if (s.bag >> at) & 1]
    for stack in range(int(s.stack) + 1, STACKS):
        size = int(s.printed.stack_size[stack])
        held += [int(s.printed.stack_tile[stack * STACK_ROOM + at]) for at in range(size)]
    return held if s.ended else [*held, int(s.printed.worlds_end)]


def _tiles(s: State) -> str | None:
    """Every tile of the game is in exactly one place."""
    held = _stacked(s) + _bits(s.discard_low, s.discard_high) + _bits(s.box_low, s.box_high)
    held += [int(s.track[space]) - 1 for space in range(SPACES) if 0 < s.track[space] <= len(TILES)]
    held += [int(first_of(top)) for top in s.pending.listed() if kind_of(top) == PLACING]
    for seat in range(s.printed.players):
        p = s.players[seat]
        held += _bits(p.people_low, p.people_high)
        held += [tile for place in territory(p) for tile in tiles_at(p, place) if tile < len(TILES)]
    if s.with_chronicle(8):
        held += mob_theft.tiles_away(s)
    wanted = [
        tile for tile in range(len(TILES)) if s.printed.stack_place[tile] >= 0 or tile == s.printed.worlds_end
    ]
    if sorted(held) == wanted:
        return None
    odd = {TILES[tile] for tile in wanted if held.count(tile) != 1} | {
        TILES[t] for t in held if t not in wanted
    }
    return f"not exactly once on the table: {', '.join(sorted(odd))}"


def _track(s: State) -> str | None:
    for figure in range(int(s.printed.players)):
        if sum((int(s.figures[space]) >> figure) & 1 for space in range(SPACES)) != 1:
            return f"the pawn of seat {figure} is not on exactly one space"
    for space in range(SPACES):
        if (
            s.track[space]
            and s.figures[space]
            and s.track[space] != s.printed.worlds_end + 1
            and not s.printed.chronicles
        ):
            return f"a figure and a tile share space {space + 1}"
    if any((int(s.figures[space]) >> DIE) & 1 for space in range(SPACES)) and not s.printed.options.yes(
        "die"
    ):
        return "the die is on the track, but not in the game"
    drawing = any(kind_of(top) == DRAW_TILE for top in s.pending.listed())
    return None if drawing or s.figures[s.tail] or s.pending.depth > 1 else "nobody is in last place"


def _market(s: State) -> str | None:
    for good, name in enumerate((*GOODS, "England")):
        if not 0 <= s.market[good] <= len(s.printed.price):
            return f"the market's row of {name} holds {s.market[good]} stacks"
    return None


def _roads(s: State) -> str | None:
    """The kept road costs agree with the board (asked for one space only: it is slow)."""
    clan = int(s.turn) % len(CLAN_SPACES)
    if clan != DOUGLAS and judged_road(s, CLAN_SPACES[clan]) != s.road[clan]:
        return f"the road to {CLAN_SPACES[clan]} is kept as {s.road[clan]}"
    return None


def _stock(s: State, seat: int) -> str | None:
    p = s.players[seat]
    amounts = {
        "coins": p.coins,
        "whisky": p.whisky,
        "Scotsmen": p.scotsmen,
        "markers": p.markers,
        "persons": p.persons,
    }
    for name, amount in amounts.items():
        if amount < 0:
            return f"seat {seat} has {amount} {name}"
    people = len(_bits(p.people_low, p.people_high)) + (
        int(s.printed.hume_persons) if s.hume == seat + 1 else 0
    )
    return None if people == p.persons else f"seat {seat} counts {p.persons} persons, but has {people}"


def _goods(s: State, seat: int) -> str | None:
    p = s.players[seat]
    for good, name in enumerate(GOODS):
        on_tiles = sum(int(p.good_on(place, good)) for place in territory(p))
        if on_tiles != p.goods[good]:
            return f"seat {seat} counts {p.goods[good]} {name}, its tiles hold {on_tiles}"
    full = [NAMES[place] for place in territory(p) if p.goods_on(place) > ROOM]
    return f"seat {seat} has more than {ROOM} goods on {', '.join(full)}" if full else None


def _pieces(s: State, seat: int) -> str | None:
    """Ten Scotsmen and ten clan markers, wherever they are."""
    p, components = s.players[seat], s.printed.components
    scots = int(p.scotsmen) + 1 + sum(int(p.scotsmen_on(place)) for place in scotsmen_places(p))
    if s.with_chronicle(8):
        scots += mob_outlaws.abroad(s, seat)
    if scots != components.number("board.scotsmen"):
        return f"seat {seat} has {scots} Scotsmen"
    placed = sum(s.owner[clan] == seat + 1 for clan in range(len(CLAN_SPACES)) if clan != DOUGLAS)
    most = components.number("board.clan_markers") - int(p.markers)
    if placed > most or any(s.owner[c] == seat + 1 and not p.has_clan(c) for c in range(len(CLAN_SPACES))):
        return f"seat {seat} has {placed} markers on clan spaces and {p.markers} left"
    return None


def _territory(s: State, seat: int) -> str | None:
    """One piece, one river, the starting tile in its place."""
    p = s.players[seat]
    land = territory(p)
    if sorted(int(p.places[at]) for at in range(p.size)) != [at for at, cell in enumerate(p.cells) if cell]:
        return f"seat {seat}: the list of places does not agree with the cells"
    if HOME_CASTLE not in land or HOME_VILLAGE not in land:
        return f"seat {seat} has lost its starting tile"
    width, height = ({SPOTS[place][axis] for place in land} for axis in (0, 1))
    if len(width) > COLUMNS - GAP or len(height) > ROWS - GAP:
        return f"seat {seat}: {len(width)} × {len(height)} tiles leave no gap in {COLUMNS} × {ROWS} places"
    left, right = int(p.left), int(p.right)
    if [int(p.left_open), int(p.right_open)] != [place_at(end, RIVER_ROW) for end in (left - 1, right + 1)]:
        return f"seat {seat}: the places where the river flows on are kept wrongly"
    river = [place_at(left + step, RIVER_ROW) for step in range((right - left) % COLUMNS + 1)]
    if sorted(river) != sorted(place for place, tile in land.items() if s.printed.river[tile]):
        return f"seat {seat}: the river is broken or kept wrongly"
    reached, front = {HOME_CASTLE}, [HOME_CASTLE]
    while front:
        new = [near for near in sides(front.pop()) if near in land and near not in reached]
        reached.update(new)
        front += new
    if len(reached) != len(land):
        return f"seat {seat}: the territory falls apart"
    ends = [end for end in (left - 1, right + 1) if place_at(end, RIVER_ROW) in land]
    return f"seat {seat}: {NAMES[place_at(ends[0], RIVER_ROW)]} stops the river" if ends else None
