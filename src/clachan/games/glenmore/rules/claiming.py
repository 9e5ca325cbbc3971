"""Munro: take a tile from the discard pile free of cost."""

from librt.vecs import vec
from mypy_extensions import i64

from clachan.core.bits import bit
from clachan.core.decision import decision
from clachan.core.message import Reason
from clachan.games.glenmore import parts
from clachan.games.glenmore.actions import TILE_COUNT, claim_action, claim_tile
from clachan.games.glenmore.board import NAMES
from clachan.games.glenmore.components import TERRITORY_KINDS
from clachan.games.glenmore.decisions import PLACING
from clachan.games.glenmore.rules.paying import lies_in_territory
from clachan.games.glenmore.rules.placing import any_place, why_not_place
from clachan.games.glenmore.rules.track import keep_person
from clachan.games.glenmore.state import PERSON, Player, State
from clachan.games.glenmore.words import because


def in_discard(s: State, tile: i64) -> bool:
    word: i64 = s.discard_low if tile < 60 else s.discard_high
    return (word >> (tile % 60)) & 1 != 0


def legal_claim(s: State, seat: i64, out: vec[i64]) -> i64:
    """Every discarded person, and every discarded tile that finds a place."""
    p = s.players[seat]
    count: i64 = 0
    tile: i64 = 0
    while tile < TILE_COUNT:
        if is_claimable(s, p, tile):
            out[count] = claim_action(tile)
            count += 1
        tile += 1
    return count


def is_claimable(s: State, p: Player, tile: i64) -> bool:
    if not in_discard(s, tile):
        return False
    return any_place(s, p, tile, -1) if lies_in_territory(s, tile) else s.printed.kind[tile] == PERSON


def can_claim(s: State, p: Player) -> bool:
    """Whether there is anything to claim."""
    tile: i64 = 0
    while tile < TILE_COUNT:
        if is_claimable(s, p, tile):
            return True
        tile += 1
    return False


def why_not_claim(s: State, seat: int, number: int) -> Reason | None:
    tile = claim_tile(number)
    face = s.printed.faces[tile]
    if not in_discard(s, tile):
        return because("not-discarded", tile=parts.tile(face))
    if face.kind == "person":
        return None
    if face.kind not in TERRITORY_KINDS:
        return because("cannot-take", tile=parts.tile(face))
    if any(why_not_place(s, seat, tile, place) is None for place in range(len(NAMES))):
        return None
    return because("no-place-for", tile=parts.tile(face))


def apply_claim(s: State, seat: i64, number: i64) -> None:
    s.pending.pop()
    tile: i64 = claim_tile(number)
    if tile < 60:
        s.discard_low &= ~bit(tile)
    else:
        s.discard_high &= ~bit(tile - 60)
    if s.printed.kind[tile] == PERSON:
        keep_person(s, seat, tile)
    else:
        s.pending.push(decision(PLACING, seat, tile))
