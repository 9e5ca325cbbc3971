"""The ten scoring cards of the Great Gathering (chronicle VII): what is compared on each.

Bots ask often, so it is counted without sets and lists.
"""

from typing import Final

from mypy_extensions import i64

from clachan.core.bits import count_bits
from clachan.games.glenmore.board import HOME_CASTLE, NEAR
from clachan.games.glenmore.rules import occasions
from clachan.games.glenmore.rules.clan_board import count_kind
from clachan.games.glenmore.rules.scoring_rounds import counted
from clachan.games.glenmore.rules.territory import at_home
from clachan.games.glenmore.state import (
    ANIMAL,
    CASTLE,
    CATTLE,
    LINE_PERSONS,
    LINE_SCOTSMEN,
    SHEEP,
    STONE,
    WHISKY,
    WOOD,
    Player,
    State,
)
from clachan.games.glenmore.workspace import Workspace, give_back, take_workspace

# Places among components.GATHERING_CARDS.
ANIMALS: Final = 0
SQUARE: Final = 1
MATERIALS: Final = 2
SETS: Final = 3
CASTLES: Final = 4
WHISKIES: Final = 5
SMALLEST: Final = 6
PASTURES: Final = 7
FARTHEST: Final = 8
RIGHT: Final = 1  # of the eight neighbours
BELOW: Final = 2
EDGES: Final = 4  # the first four share an edge


def result(s: State, seat: i64, card: i64) -> i64:
    """A player's result on a card; the highest wins."""
    p = s.players[seat]
    if card == ANIMALS:
        return p.goods[SHEEP] + p.goods[CATTLE]
    if card == MATERIALS:
        return p.goods[WOOD] + p.goods[STONE]
    if card == SQUARE:
        return largest_square(p)
    if card == SETS:
        return sets(s, seat)
    if card == CASTLES:
        return held_castles(s, seat, p)
    if card == WHISKIES:
        return count_kind(s, p, WHISKY)
    if card == SMALLEST:
        return -p.size
    if card == PASTURES:
        return largest_pasture(s, p)
    return farthest(p) if card == FARTHEST else pile(s, seat)


def largest_square(p: Player) -> i64:
    """The side of the largest square of tiles."""
    size: i64 = 1
    index: i64 = 0
    while index < p.size:
        if filled(p, p.places[index], size + 1):
            size += 1
        else:
            index += 1
    return size


def filled(p: Player, corner: i64, size: i64) -> bool:
    """Whether a square of tiles lies right of and below its corner."""
    start: i64 = corner
    row: i64 = 0
    while row < size:
        place: i64 = start
        column: i64 = 0
        while column < size:
            if p.cells[place] == 0:
                return False
            place = NEAR[place * 8 + RIGHT]
            column += 1
        start = NEAR[start * 8 + BELOW]
        row += 1
    return True


def sets(s: State, seat: i64) -> i64:
    """The least of the four categories of a scoring round; David Hume is one person here."""
    least: i64 = 1000
    line: i64 = LINE_SCOTSMEN
    while line <= LINE_PERSONS:
        have: i64 = counted(s, seat, line)
        if line == LINE_PERSONS and s.hume == seat + 1:
            have -= s.printed.hume_persons - 1
        if have < least:
            least = have
        line += 1
    return least


def held_castles(s: State, seat: i64, p: Player) -> i64:
    total: i64 = 1 if occasions.home_scotsmen(s, seat, at_home(p)) > 0 else 0
    index: i64 = 0
    while index < p.size:
        place: i64 = p.places[index]
        if place != HOME_CASTLE and s.printed.kind[p.tile(place)] == CASTLE and p.scotsmen_on(place) > 0:
            total += 1
        index += 1
    return total


def largest_pasture(s: State, p: Player) -> i64:
    """The most tiles with animals that hang together by their edges."""
    work = take_workspace()
    search: i64 = work.begin_search()
    largest: i64 = 0
    index: i64 = 0
    while index < p.size:
        place: i64 = p.places[index]
        if work.marks[place] != search and s.printed.kind[p.tile(place)] == ANIMAL:
            size: i64 = pasture_from(s, p, place, work, search)
            if size > largest:
                largest = size
        index += 1
    give_back(work)
    return largest


def pasture_from(s: State, p: Player, start: i64, work: Workspace, search: i64) -> i64:
    work.marks[start] = search
    work.front[0] = start
    found: i64 = 1
    index: i64 = 0
    while index < found:
        step: i64 = 0
        while step < EDGES:
            near: i64 = NEAR[work.front[index] * 8 + step]
            if work.marks[near] != search and is_pasture(s, p, near):
                work.marks[near] = search
                work.front[found] = near
                found += 1
            step += 1
        index += 1
    return found


def is_pasture(s: State, p: Player, place: i64) -> bool:
    return p.cells[place] != 0 and s.printed.kind[p.tile(place)] == ANIMAL


def farthest(p: Player) -> i64:
    """The movement points that the farthest Scotsman needs to the Home Castle."""
    work = take_workspace()
    search: i64 = work.begin_search()
    work.marks[HOME_CASTLE] = search
    work.front[0] = HOME_CASTLE
    found: i64 = 1
    index: i64 = 0
    way: i64 = 0
    most: i64 = 0
    while index < found:
        ring: i64 = found  # places up to here are `way` steps from home
        while index < ring:
            if way > most and p.scotsmen_on(work.front[index]) > 0:
                most = way
            found = widen(p, work.front[index], work, search, found)
            index += 1
        way += 1
    give_back(work)
    return most


def widen(p: Player, place: i64, work: Workspace, search: i64, found: i64) -> i64:
    """Add the tiles around a place that have not been reached; the answer is how many have been."""
    step: i64 = 0
    while step < 8:
        near: i64 = NEAR[place * 8 + step]
        if work.marks[near] != search and p.cells[near] != 0:
            work.marks[near] = search
            work.front[found] = near
            found += 1
        step += 1
    return found


def pile(s: State, seat: i64) -> i64:
    """How many tiles lie in a player's discard pile."""
    p = s.players[seat]
    low: i64 = p.voter.pile_low & s.discard_low
    return count_bits(low) + count_bits(p.voter.pile_high & s.discard_high)
