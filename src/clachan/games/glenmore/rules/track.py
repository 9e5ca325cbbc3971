"""The tile track: whose turn it is, moving a pawn, the die, discarding, refilling and World's End."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clachan.core.bits import bit, lowest
from clachan.core.decision import decision, first_of, kind_of
from clachan.core.message import Reason
from clachan.core.rng import Rng
from clachan.games.glenmore import parts
from clachan.games.glenmore.actions import TILE_COUNT, draw_action, draw_tile, roll_action, roll_side
from clachan.games.glenmore.decisions import (
    CLEAN_UP,
    DRAW_TILE,
    FINAL_SCORING,
    REFILL,
    ROLL_DIE,
    SCORING,
    TURN,
)
from clachan.games.glenmore.printed import STACK_ROOM
from clachan.games.glenmore.rules import occasions
from clachan.games.glenmore.rules.clan_markers import ask_marker
from clachan.games.glenmore.state import DIE, ENGLISHMAN, NESS, SPACES, State
from clachan.games.glenmore.words import because

LAST_STACK: Final = 4
SIDES: Final = 6


def step_next_turn(s: State) -> None:
    """The figure in last place moves next; when every pawn is on or past World's End, the game ends."""
    if all_finished(s):
        s.pending.replace(decision(FINAL_SCORING, -2))
        if s.printed.chronicles != 0:
            occasions.turns_over(s)
        return
    s.pending.push(decision(CLEAN_UP, -2))
    s.start = s.tail
    if (s.figures[s.tail] >> DIE) & 1 == 0:
        begin_figure(s)
    elif die_has_goal(s):
        s.pending.push(decision(ROLL_DIE, -1))
    else:
        pass_over_die(s)


def begin_figure(s: State) -> None:
    """The pawn on the starting space moves, or the Englishman."""
    figures: i64 = s.figures[s.start]
    if s.printed.chronicles == 0 or not occasions.figure_turn(s, figures):
        begin_turn(s, lowest(figures))


def all_finished(s: State) -> bool:
    """Whether every pawn is on or past World's End, the Englishman's too if he is in the game."""
    wanted: i64 = bit(s.printed.players) - 1
    if s.with_chronicle(4):
        wanted |= bit(ENGLISHMAN)
    return s.finished == wanted


def begin_turn(s: State, seat: i64) -> None:
    s.turn += 1
    s.points = 0
    s.taken = 0
    s.foreign = 0
    s.ness = 1 if s.players[seat].has_card(NESS) else 0
    s.pending.push(decision(TURN, seat))
    if s.printed.chronicles != 0:
        occasions.begin_turn(s, seat)


def move_figure(s: State, figure: i64, goal: i64) -> None:
    """Move the figure forward; a pawn that reaches or passes World's End has no more turns."""
    space: i64 = s.start
    s.mover = figure
    s.figures[space] &= ~bit(figure)
    while space != goal:
        space = space + 1 if space < SPACES - 1 else 0
        if s.track[space] == s.printed.worlds_end + 1 and figure != DIE:
            s.finished |= bit(figure)
        if s.printed.chronicles != 0 and space != goal:
            occasions.passed(s, figure, space)
    s.figures[goal] |= bit(figure)


def keep_person(s: State, seat: i64, tile: i64) -> None:
    """A person is kept beside the territory and brings a clan marker."""
    p = s.players[seat]
    p.persons += 1
    if tile < 60:
        p.people_low |= bit(tile)
    else:
        p.people_high |= bit(tile - 60)
    if s.printed.chronicles != 0:
        occasions.person_taken(s, seat)
    ask_marker(s, seat)


def discard_tile(s: State, space: i64, figure: i64) -> None:
    tile: i64 = s.track[space] - 1
    s.track[space] = 0
    if tile < 60:
        s.discard_low |= bit(tile)
    else:
        s.discard_high |= bit(tile - 60)
    if s.printed.chronicles != 0:
        occasions.tile_discarded(s, tile, figure)


# --- the die --------------------------------------------------------------------------------------------


def legal_roll(out: vec[i64]) -> i64:
    """Each of the six sides, equally likely."""
    side: i64 = 0
    while side < SIDES:
        out[side] = roll_action(side)
        side += 1
    return SIDES


def apply_roll(s: State, number: i64) -> None:
    """The die counts tiles, skips chronicle tiles and discards where it stops.

    Beyond World's End it finishes its count and leaves the game. With no tile to stop on it waits.
    """
    s.pending.pop()
    space: i64 = s.tail
    end: i64 = -1  # World's End, once it is reached or passed
    left: i64 = s.printed.die[roll_side(number)]
    while left > 0:
        space = space + 1 if space < SPACES - 1 else 0
        if space == s.tail:
            break
        if s.track[space] == s.printed.worlds_end + 1:
            end = space
        if is_tile(s, space) and (left > 1 or s.printed.immune[s.track[space] - 1] == 0):
            left -= 1
    if left > 0 and end < 0:
        pass_over_die(s)
        return
    if left > 0:
        space = end
    move_figure(s, DIE, space)
    if space != end:
        discard_tile(s, space, DIE)
    if end >= 0:
        s.figures[space] &= ~bit(DIE)


def die_has_goal(s: State) -> bool:
    """Whether a tile lies ahead that the die can stop on; everything on the track lies ahead of it."""
    space: i64 = 0
    while space < SPACES:
        if is_tile(s, space) and s.printed.immune[s.track[space] - 1] == 0:
            return True
        space += 1
    return False


def pass_over_die(s: State) -> None:
    """The die stays in last place, and the next figure before it has its turn."""
    while s.figures[s.start] == 0 or s.start == s.tail:
        s.start = s.start + 1 if s.start < SPACES - 1 else 0
    begin_figure(s)


def is_ahead(s: State, space: i64) -> bool:
    """Whether a space lies before the figure that moves: all do, unless the die waits behind it."""
    if s.start == s.tail:
        return True
    return (space - s.tail + SPACES) % SPACES > (s.start - s.tail + SPACES) % SPACES


def is_tile(s: State, space: i64) -> bool:
    """Whether a tile lies on a space (a chronicle may put other things on the track)."""
    return 0 < s.track[space] <= TILE_COUNT


# --- cleaning up and refilling --------------------------------------------------------------------------


def discard_passed(s: State) -> i64:
    """Discard what every figure has passed; the answer is the space of the figure that is last now."""
    space: i64 = s.tail
    while s.figures[space] == 0:
        if is_tile(s, space) and s.track[space] != s.printed.worlds_end + 1:
            discard_tile(s, space, s.mover)
        space = space + 1 if space < SPACES - 1 else 0
    return space


def step_discard_passed(s: State) -> None:
    """At once when the last pawn has moved, so that it can be claimed in the same turn."""
    s.pending.pop()
    discard_passed(s)


def step_clean_up(s: State) -> None:
    """The next figure is last; what lies behind it is discarded and the track refilled."""
    s.pending.replace(decision(REFILL, -2))
    if s.lent != 0:
        s.return_lent()
    waited: bool = s.start != s.tail
    s.fill = gap(s)
    s.tail = discard_passed(s)
    s.start = s.tail
    if waited or s.mover == DIE:  # spaces may have become empty before the last figure
        s.fill = s.tail


def gap(s: State) -> i64:
    """The empty space behind the last figure."""
    space: i64 = s.tail - 1 if s.tail > 0 else SPACES - 1
    while s.printed.chronicles != 0 and occasions.skips(s, space):
        space = space - 1 if space > 0 else SPACES - 1
    return space


def step_refill(s: State) -> None:
    """Lay tiles from the current stack until only the space behind the last figure is empty."""
    end: i64 = gap(s)
    while s.fill != end:
        if s.track[s.fill] == 0 and s.figures[s.fill] == 0:
            if s.stack == LAST_STACK and s.ended == 0 and s.drawn >= s.end_after:
                lay_worlds_end(s)
            elif s.bag == 0:
                break
            else:
                s.pending.push(decision(DRAW_TILE, -1, s.fill))
                if s.printed.chronicles != 0:
                    occasions.before_draw(s)
                return
        s.fill = s.fill + 1 if s.fill < SPACES - 1 else 0
    s.pending.pop()
    if s.due > 0:
        s.pending.push(decision(SCORING, -2))


def may_lay_worlds_end(s: State) -> bool:
    """Whether the next space to be refilled could get World's End, as far as anybody can know."""
    return s.stack == LAST_STACK and s.ended == 0 and s.drawn >= s.printed.about_end - 1


def redeal_worlds_end(s: State, rng: Rng) -> None:
    """Its place in D may be any that the tiles laid so far allow."""
    least: i64 = least_before_end(s)
    most: i64 = s.printed.about_end + 1
    s.end_after = least + rng.below(most - least + 1) if least < most else most


def least_before_end(s: State) -> i64:
    """How many tiles of D come before World's End at least, as far as anybody can know."""
    least: i64 = s.printed.about_end - 1
    if s.stack == LAST_STACK:
        laid: i64 = s.drawn
        if s.pending.depth > 0 and kind_of(s.pending.top()) == DRAW_TILE:
            laid += 1  # what is drawn now is not World's End
        if laid > least:
            least = laid
    return least


def lay_worlds_end(s: State) -> None:
    s.track[s.fill] = s.printed.worlds_end + 1
    s.ended = 1


def legal_draw(s: State, out: vec[i64]) -> i64:
    """Any tile that is still in the current stack."""
    row: i64 = s.stack * STACK_ROOM
    left: i64 = occasions.drawable(s, s.bag) if s.printed.chronicles != 0 else s.bag
    count: i64 = 0
    while left != 0:
        out[count] = draw_action(s.printed.stack_tile[row + lowest(left)])
        count += 1
        left &= left - 1
    return count


def why_not_draw(s: State, number: int) -> Reason | None:
    tile = draw_tile(number)
    stack = [int(s.printed.stack_tile[s.stack * STACK_ROOM + at]) for at in range(60) if (s.bag >> at) & 1]
    if (
        tile in stack
        and s.printed.chronicles
        and not (occasions.drawable(s, s.bag) >> s.printed.stack_place[tile]) & 1
    ):
        return because("by-lot", tile=parts.tile(s.printed.faces[tile]))
    if tile in stack:
        return None
    return because("not-in-stack", tile=parts.tile(s.printed.faces[tile]), stack=parts.stack(s.stack))


def apply_draw(s: State, number: i64) -> None:
    """Lay the tile; the last tile of A, B or C brings a scoring round and opens the next stack."""
    lay_drawn(s, draw_tile(number), first_of(s.pending.pop()))


def lay_drawn(s: State, tile: i64, space: i64) -> None:
    s.track[space] = tile + 1
    s.bag &= ~bit(s.printed.stack_place[tile])
    s.drawn += 1
    if s.bag == 0 and s.stack < LAST_STACK:
        s.due += 1
        open_stack(s, s.stack + 1)
    if s.printed.chronicles != 0:
        occasions.tile_laid(s, tile)


def open_stack(s: State, stack: i64) -> None:
    s.stack = stack
    s.drawn = 0
    s.bag = bit(s.printed.stack_size[stack]) - 1
