"""The move of a pawn: to a tile that is taken or discarded, or to World's End."""

from mypy_extensions import i64

from clachan.core.decision import decision
from clachan.games.glenmore.decisions import CONSOLATION, DISCARD_PASSED, PAYMENT, PLACING
from clachan.games.glenmore.rules import occasions, reaching
from clachan.games.glenmore.rules.paying import begin_payment, lies_in_territory
from clachan.games.glenmore.rules.track import discard_passed, discard_tile, keep_person, move_figure
from clachan.games.glenmore.state import ENGLISHMAN, PERSON, State


def discard_instead(s: State, seat: i64, space: i64) -> None:
    """Move the pawn, or the Englishman, and discard the tile."""
    move_pawn(s, seat, space)
    discard_tile(s, space, s.mover)
    if s.foreign != 0:
        reaching.cast_off(s, seat)
    else:
        s.pending.push(decision(CONSOLATION, seat))
    ask_on_the_way(s, seat, space, 0)


def ask_on_the_way(s: State, seat: i64, goal: i64, tile: i64) -> None:
    """What a chronicle asks of a pawn that passed something; `tile` + 1 is still to be paid.

    Then, before anything else of the turn, the tiles that every figure has passed are discarded.
    """
    if s.printed.chronicles == 0:
        discard_passed(s)
        return
    s.pending.push(decision(DISCARD_PASSED, -2))
    if s.foreign == 0:
        reaching.on_the_way(s, seat, goal, tile)


def move_pawn(s: State, seat: i64, space: i64) -> None:
    move_figure(s, ENGLISHMAN if s.foreign != 0 else seat, space)
    if s.printed.chronicles != 0:
        occasions.stopped(s, seat, space)


def stop_at_worlds_end(s: State, seat: i64) -> None:
    space: i64 = 0
    while s.track[space] != s.printed.worlds_end + 1:
        space += 1
    move_pawn(s, seat, space)
    ask_on_the_way(s, seat, space, 0)


def take_tile(s: State, seat: i64, space: i64) -> None:
    """Move the pawn, take the tile, then pay for it and place it."""
    tile: i64 = s.track[space] - 1
    move_pawn(s, seat, space)
    s.taken = tile + 1
    if s.printed.chronicles != 0:
        reaching.tile_taken(s, seat, tile)
    if s.printed.kind[tile] == PERSON:
        s.track[space] = 0
        keep_person(s, seat, tile)
    elif lies_in_territory(s, tile):
        s.track[space] = 0
        s.pending.push(decision(PLACING, seat, tile))
        if s.printed.chronicles == 0:
            begin_payment(s, seat, tile)
        else:
            s.pending.push(decision(PAYMENT, -2, tile, seat))
    else:
        reaching.take_other(s, seat, tile, space)
    ask_on_the_way(s, seat, space, tile + 1 if lies_in_territory(s, tile) else 0)
