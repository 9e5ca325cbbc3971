"""Peggy McLaird (chronicle VIII): tiles of the track that are reserved with a token."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clachan.core.bits import bit
from clachan.core.decision import decision, kind_of, second_of
from clachan.core.message import Reason
from clachan.games.glenmore import parts
from clachan.games.glenmore.actions import (
    PICK_TOKEN,
    SPACE,
    is_pick_token,
    is_space,
    pick_token_number,
    space_of,
)
from clachan.games.glenmore.chronicle_records import TOKEN_COUNT
from clachan.games.glenmore.components import TERRITORY_KINDS, TILES, Tile
from clachan.games.glenmore.decisions import ACT, MOB
from clachan.games.glenmore.rules import reaching, track, turn
from clachan.games.glenmore.rules.chronicles import mob_cards
from clachan.games.glenmore.shown import ReservedView
from clachan.games.glenmore.state import OTHER_KIND, PERSON, SPACES, State
from clachan.games.glenmore.words import because

ALL_USED: Final = 7


def value(s: State, token: i64) -> i64:
    return s.printed.components.chronicles.mobsters[mob_cards.MCLAIRD].values[token]


def pawn_space(s: State, seat: i64) -> i64:
    space: i64 = 0
    while (s.figures[space] >> seat) & 1 == 0:
        space += 1
    return space


# --- reserving ------------------------------------------------------------------------------------------


def can_reserve_any(s: State, seat: i64) -> bool:
    """After the own move, with a token left and no tile reserved, while the player still has turns."""
    if s.mobs.reserved_used == ALL_USED or s.mobs.reserved != 0 or (s.finished >> seat) & 1 != 0:
        return False
    if kind_of(s.pending.top()) != ACT:
        return False
    space: i64 = 0
    while space < SPACES:
        if can_reserve(s, seat, space):
            return True
        space += 1
    return False


def lies_ahead(s: State, seat: i64, space: i64) -> bool:
    """In front of the pawn and not behind the old last place."""
    pawn: i64 = pawn_space(s, seat)
    steps: i64 = (space - pawn + SPACES) % SPACES
    return 0 < steps < (s.tail - pawn + SPACES) % SPACES


def can_reserve(s: State, seat: i64, space: i64) -> bool:
    if not track.is_tile(s, space) or s.figures[space] != 0 or not lies_ahead(s, seat, space):
        return False
    kind: i64 = s.printed.kind[s.track[space] - 1]
    if kind == PERSON:
        return True
    return kind <= OTHER_KIND and can_take(s, seat, space)


def can_take(s: State, seat: i64, space: i64) -> bool:
    """Whether the tile can be paid, if need be after selling, and finds a place."""
    tile: i64 = s.track[space] - 1
    return reaching.can_afford(s, seat, tile, space, True) and reaching.finds_place(s, s.players[seat], tile)


def why_not_reserve(s: State, seat: int) -> Reason | None:
    if s.mobs.reserved_used == ALL_USED:
        return because("no-mobster-token", mobster=parts.mobster(mob_cards.MCLAIRD))
    if s.mobs.reserved:
        return because("reserved-already", tile=parts.tile_numbered(int(s.mobs.reserved) - 1))
    if kind_of(s.pending.top()) != ACT:
        return because("reserve-after-moving")
    if (int(s.finished) >> seat) & 1:
        return because("at-worlds-end")
    fine = any(_why_not_space(s, seat, space) is None for space in range(SPACES))
    return None if fine else because("nothing-to-reserve")


def _why_not_space(s: State, seat: int, space: int) -> Reason | None:
    tile = int(s.track[space]) - 1
    if not track.is_tile(s, space) or s.figures[space]:
        return because("space-empty", space=parts.space(space))
    pawn = next(at for at in range(SPACES) if (int(s.figures[at]) >> seat) & 1)
    ahead = [(pawn + step) % SPACES for step in range(1, (int(s.tail) - pawn) % SPACES)]
    if space not in ahead:
        return because("not-in-front", space=parts.space(space))
    face = s.printed.faces[tile]
    if face.kind == "person":
        return None
    if face.kind not in TERRITORY_KINDS:
        return because("cannot-take", tile=parts.tile(face))
    return _why_not_take(s, seat, space)


def _why_not_take(s: State, seat: int, space: int) -> Reason | None:
    """The cost, with what selling could bring and whatever the way to the tile takes; then the place."""
    tile = int(s.track[space]) - 1
    reasons = [turn.why_not_after_selling(way, seat, tile) for way in reaching.judged_ways(s, seat, space)]
    return reaching.why_not_find_place(s, seat, tile) if None in reasons else reasons[0]


def legal(s: State, seat: i64, out: vec[i64]) -> i64:
    """First the tile, then the token; tokens of the same value are one answer."""
    count: i64 = 0
    if second_of(s.pending.top()) == 0:
        space: i64 = 0
        while space < SPACES:
            if can_reserve(s, seat, space):
                out[count] = SPACE + space
                count += 1
            space += 1
        return count
    token: i64 = 0
    while token < TOKEN_COUNT:
        if is_offered(s, token):
            out[count] = PICK_TOKEN + token
            count += 1
        token += 1
    return count


def is_offered(s: State, token: i64) -> bool:
    """A token that is left, the first of its value."""
    if (s.mobs.reserved_used >> token) & 1 != 0:
        return False
    other: i64 = 0
    while other < token:
        if (s.mobs.reserved_used >> other) & 1 == 0 and value(s, other) == value(s, token):
            return False
        other += 1
    return True


def why_not(s: State, seat: int, number: int) -> Reason | None:
    if second_of(s.pending.top()) == 0:
        fine = is_space(number)
        return _why_not_space(s, seat, space_of(number)) if fine else because("name-a-space")
    if not is_pick_token(number):
        return because("choose-a-token")
    left = [token for token in range(TOKEN_COUNT) if not (int(s.mobs.reserved_used) >> token) & 1]
    if pick_token_number(number) not in left:
        return because("token-used")
    same = [token for token in left if value(s, token) == value(s, pick_token_number(number))]
    return None if same[0] == pick_token_number(number) else because("same-value-first")


def answer(s: State, seat: i64, number: i64) -> None:
    top: i64 = s.pending.pop()
    if second_of(top) == 0:
        s.pending.push(decision(MOB, seat, mob_cards.MCLAIRD, space_of(number) + 1))
        return
    s.mobs.reserved = s.track[second_of(top) - 1]
    s.mobs.reserved_with = pick_token_number(number)
    s.mobs.reserved_used |= bit(pick_token_number(number))


# --- what a reservation means ---------------------------------------------------------------------------


def toll(s: State, seat: i64, tile: i64) -> i64:
    """What another player pays for a reserved tile."""
    if s.mobs.reserved != tile + 1 or mob_cards.holder(s, mob_cards.MCLAIRD) == seat:
        return 0
    return value(s, s.mobs.reserved_with)


def reserved_space(s: State, seat: i64) -> i64:
    """The space of the tile that this seat has reserved, or -1."""
    if s.mobs.reserved == 0 or mob_cards.holder(s, mob_cards.MCLAIRD) != seat:
        return -1
    space: i64 = 0
    while space < SPACES:
        if s.track[space] == s.mobs.reserved:
            return space
        space += 1
    return -1


def obliged(s: State, seat: i64) -> i64:
    """The space that must be taken: it is reserved and can be taken, if need be after selling; else -1."""
    space: i64 = reserved_space(s, seat) if s.foreign == 0 else -1
    if space < 0:
        return -1
    if s.printed.kind[s.track[space] - 1] == PERSON or can_take(s, seat, space):
        return space
    return -1


def judged_duty(s: State, seat: int) -> Tile | None:
    """The tile that must be taken, worked out by trying."""
    space = int(reserved_space(s, seat))
    if space < 0 or s.foreign:
        return None
    face = s.printed.faces[int(s.track[space]) - 1]
    fine = face.kind == "person" or _why_not_take(s, seat, space) is None
    return face if fine else None


def tile_taken(s: State, seat: i64, tile: i64) -> None:
    """A reserved tile costs others its token."""
    if s.mobs.reserved == tile + 1:
        coins: i64 = toll(s, seat, tile)
        s.players[mob_cards.holder(s, mob_cards.MCLAIRD)].coins += coins
        s.players[seat].coins -= coins
        s.mobs.reserved = 0


def stopped(s: State, seat: i64, space: i64) -> None:
    """Whose pawn stops elsewhere could not take the reserved tile: the card is turned over."""
    reserved: i64 = reserved_space(s, seat) if s.foreign == 0 else -1
    if reserved >= 0 and reserved != space:
        s.mobs.reserved = 0
        s.mobs.reserved_used = ALL_USED


def tile_discarded(s: State, tile: i64, figure: i64) -> None:
    """The token goes with the tile; its owner discards it only for want of a way to take it."""
    if s.mobs.reserved == tile + 1:
        s.mobs.reserved = 0
        if figure == mob_cards.holder(s, mob_cards.MCLAIRD):
            s.mobs.reserved_used = ALL_USED


def view(s: State) -> "ReservedView":
    if not s.mobs.reserved:
        return {}
    return {"tile": TILES[int(s.mobs.reserved) - 1], "coins": int(value(s, s.mobs.reserved_with))}
