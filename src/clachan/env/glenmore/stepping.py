"""Many games stepped by one call, inside the compiled core.

Written by scripts/generate from templates/stepping.txt: change it there.
"""

from typing import Final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i16, i64

from clachan.core.decision import CHANCE, seat_of
from clachan.core.errors import IllegalAction
from clachan.core.message import Reason
from clachan.core.rng import Rng
from clachan.env.glenmore.encoding import write_moving
from clachan.env.rows import Rows
from clachan.games.glenmore.engine import apply, legal, room
from clachan.games.glenmore.state import State

WORD: Final = 8  # bytes of a number
EVERYBODY: Final = -1


def let_others(s: State, rng: Rng, learner: i64) -> None:
    """Let chance answer until a player is asked or the game is over; with a learner, until it is that seat:
    the other players answer by chance, too."""
    answer_others(s, rng, learner, room())


def answer_others(s: State, rng: Rng, learner: i64, found: vec[i64]) -> None:
    """As let_others, with room for the legal actions."""
    while s.pending.depth > 0:
        asked: i64 = seat_of(s.pending.top())
        if asked != CHANCE and (asked == learner or learner == EVERYBODY):
            return
        apply(s, found[rng.below(legal(s, found))])


def check(states: list[State], numbers: bytes, rows: Rows) -> None:
    """Refuse the whole step if one of its actions is not legal, before anything changes.

    In a game that is over, nothing is played, so any number will do.
    """
    masks = rows.masks
    width: i64 = rows.width
    index: i64 = 0
    while index < len(states):
        number: i64 = read_i64_le(numbers, index * WORD)
        fits: bool = 0 <= number < width and masks[index * width + number] != 0
        if not fits and states[index].pending.depth > 0:
            raise IllegalAction(f"action {number}", Reason("", "illegal-in-game", {"game": index}))
        index += 1


def play(
    states: list[State], rngs: list[Rng], learners: vec[i64], numbers: bytes, rows: Rows, first: i64
) -> i64:
    """Play one action in each game from the first on, let the others answer, and write how the game stands.

    Nothing is played in a game that is over, nor where the number is below 0. The answer is the first game
    that ended by it: it is not written yet, and those behind it are not played yet. Without one, it is how
    many games there are. The masks hold nothing of these games before.
    """
    found: vec[i64] = room()
    index: i64 = first
    while index < rows.count:
        s = states[index]
        number: i64 = read_i64_le(numbers, index * WORD)
        if number >= 0 and s.pending.depth > 0:
            apply(s, number)
            answer_others(s, rngs[index], learners[index], found)
            if s.pending.depth == 0:
                return index
        write_row(s, rows, index, found)
        index += 1
    return index


def show(states: list[State], rows: Rows, first: i64, last: i64) -> None:
    """Write the games from the first to before the last; the masks hold nothing of them before."""
    found: vec[i64] = room()
    index: i64 = first
    while index < last:
        write_row(states[index], rows, index, found)
        index += 1


def write_row(s: State, rows: Rows, index: i64, found: vec[i64]) -> None:
    """Write who is asked in a game, the legal actions, and the position as that seat sees it.

    A game that is over has no legal actions and is shown to the seat that was asked last.
    """
    seats = rows.seats
    starts = rows.starts
    total: i64 = starts[index]
    if s.pending.depth > 0:
        seats[index] = seat_of(s.pending.top())
        masks = rows.masks
        choices = rows.choices
        start: i64 = index * rows.width
        count: i64 = legal(s, found)
        place: i64 = 0
        while place < count:
            number: i64 = found[place]
            masks[start + number] = 1
            choices[total + place] = i16(number)
            place += 1
        total += count
    starts[index + 1] = total
    rows.clear(index)
    write_moving(s, seats[index], rows.observations, index * rows.size)
