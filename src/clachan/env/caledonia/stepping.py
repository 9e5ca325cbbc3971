"""Many games stepped by one call, inside the compiled core.

Written by scripts/generate from templates/stepping.txt: change it there.
"""

from typing import Final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from clachan.core.decision import CHANCE, seat_of
from clachan.core.errors import IllegalAction
from clachan.core.message import Reason
from clachan.core.rng import Rng
from clachan.env.caledonia.encoding import write_moving
from clachan.games.caledonia.engine import apply, legal, room
from clachan.games.caledonia.state import State

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


def check(states: list[State], numbers: bytes, masks: vec[u8], width: i64) -> None:
    """Refuse the whole step if one of its actions is not legal, before anything changes.

    In a game that is over, nothing is played, so any number will do.
    """
    index: i64 = 0
    while index < len(states):
        number: i64 = read_i64_le(numbers, index * WORD)
        fits: bool = 0 <= number < width and masks[index * width + number] != 0
        if not fits and states[index].pending.depth > 0:
            raise IllegalAction(f"action {number}", Reason("", "illegal-in-game", {"game": index}))
        index += 1


def play(
    states: list[State], rngs: list[Rng], learners: vec[i64], numbers: bytes, first: i64, last: i64
) -> list[int]:
    """Play one action in each game from the first to before the last, and let the others answer.

    Nothing is played in a game that is over, nor where the number is below 0. The answer lists the games that
    ended by it.
    """
    ended: list[int] = []
    found: vec[i64] = room()
    index: i64 = first
    while index < last:
        s = states[index]
        number: i64 = read_i64_le(numbers, index * WORD)
        if number >= 0 and s.pending.depth > 0:
            apply(s, number)
            answer_others(s, rngs[index], learners[index], found)
            if s.pending.depth == 0:
                ended.append(int(index))
        index += 1
    return ended


def clear(masks: vec[u8], width: i64, choices: vec[i16], starts: vec[i64]) -> None:
    """Take the legal actions that were shown last out of the masks."""
    index: i64 = 0
    while index + 1 < len(starts):
        place: i64 = starts[index]
        stop: i64 = starts[index + 1]
        start: i64 = index * width
        while place < stop:
            masks[start + i64(choices[place])] = 0
            place += 1
        index += 1


def show(
    states: list[State],
    seats: vec[i64],
    masks: vec[u8],
    width: i64,
    choices: vec[i16],
    starts: vec[i64],
    out: vec[i16],
    size: i64,
    first: i64,
    last: i64,
) -> None:
    """Write who is asked in each game, the legal actions, and the position as that seat sees it.

    Masks and what can change of the observations hold zeros before, and the games before the first have been
    shown. A game that is over has no legal actions and is shown to the seat that was asked last.
    """
    found: vec[i64] = room()
    total: i64 = starts[first]
    index: i64 = first
    while index < last:
        s = states[index]
        if s.pending.depth > 0:
            seats[index] = seat_of(s.pending.top())
            start: i64 = index * width
            count: i64 = legal(s, found)
            place: i64 = 0
            while place < count:
                number: i64 = found[place]
                masks[start + number] = 1
                choices[total + place] = i16(number)
                place += 1
            total += count
        write_moving(s, seats[index], out, index * size)
        index += 1
        starts[index] = total
