"""The event of the Glenfinnan Monument (chronicles IV and VI): the Englishman changes places with a tile."""

from librt.vecs import vec
from mypy_extensions import i64

from clachan.core.bits import bit
from clachan.core.message import Reason
from clachan.games.glenmore import parts
from clachan.games.glenmore.actions import SPACE, space_of
from clachan.games.glenmore.rules import track
from clachan.games.glenmore.rules.chronicles import englishman as englishman_figure
from clachan.games.glenmore.state import ENGLISHMAN, PERSON, SPACES, State
from clachan.games.glenmore.words import because


def englishman(s: State) -> i64:
    """His space, or -1 when he is not on the track or shares his space with a tile."""
    space: i64 = 0
    while space < SPACES:
        if (s.figures[space] >> ENGLISHMAN) & 1 != 0:
            return space if s.track[space] == 0 else -1
        space += 1
    return -1


def can_swap(s: State, space: i64) -> bool:
    """A tile that could be taken; what belongs to the track itself stays."""
    if not track.is_tile(s, space) or s.figures[space] != 0:
        return False
    return s.printed.kind[s.track[space] - 1] <= PERSON


def any_swap(s: State) -> bool:
    if englishman(s) < 0:
        return False
    space: i64 = 0
    while space < SPACES:
        if can_swap(s, space):
            return True
        space += 1
    return False


def legal(s: State, out: vec[i64]) -> i64:
    count: i64 = 0
    if englishman(s) < 0:
        return 0
    space: i64 = 0
    while space < SPACES:
        if can_swap(s, space):
            out[count] = SPACE + space
            count += 1
        space += 1
    return count


def why_not(s: State, number: int) -> Reason | None:
    space = space_of(number)
    if not 0 <= space < SPACES:
        return because("name-a-space")
    standing = [at for at in range(SPACES) if (int(s.figures[at]) >> ENGLISHMAN) & 1 and not s.track[at]]
    if not standing:
        return because("englishman-off-track")
    tile = int(s.track[space]) - 1
    if not track.is_tile(s, space) or s.figures[space]:
        return because("no-free-tile", space=parts.space(space))
    face = s.printed.faces[tile]
    return because("tile-stays", tile=parts.tile(face)) if face.kind in ("end", "start", "sale") else None


def answer(s: State, number: i64) -> None:
    here: i64 = englishman(s)
    space: i64 = space_of(number)
    s.track[here] = s.track[space]
    s.track[space] = 0
    s.figures[here] &= ~bit(ENGLISHMAN)
    s.figures[space] |= bit(ENGLISHMAN)
    englishman_figure.swapped(s)
