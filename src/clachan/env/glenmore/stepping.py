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
from clachan.env.glenmore.encoding import write_moving
from clachan.games.glenmore.engine import apply, legal, room
from clachan.games.glenmore.state import State

WORD: Final = 8  # bytes of a number


def let_chance(s: State, rng: Rng) -> None:
    """Let chance answer until a player is asked or the game is over."""
    answer_chance(s, rng, room())


def answer_chance(s: State, rng: Rng, found: vec[i64]) -> None:
    """As let_chance, with room for the legal actions."""
    while s.pending.depth > 0 and seat_of(s.pending.top()) == CHANCE:
        apply(s, found[rng.below(legal(s, found))])


def check(numbers: bytes, masks: vec[u8], width: i64) -> None:
    """Refuse the whole step if one of its actions is not legal, before anything changes."""
    count: i64 = len(numbers) // WORD
    index: i64 = 0
    while index < count:
        number: i64 = read_i64_le(numbers, index * WORD)
        if number < 0 or number >= width or masks[index * width + number] == 0:
            raise IllegalAction(f"action {number}", Reason("", "illegal-in-game", {"game": index}))
        index += 1


def play(states: list[State], rngs: list[Rng], numbers: bytes, masks: vec[u8], width: i64) -> list[int]:
    """Play one action in each game and let chance answer; the answer lists the games that are over."""
    ended: list[int] = []
    found: vec[i64] = room()
    index: i64 = 0
    while index < len(states):
        s = states[index]
        clear_mask(s, masks, index * width, found)
        apply(s, read_i64_le(numbers, index * WORD))
        answer_chance(s, rngs[index], found)
        if s.pending.depth == 0:
            ended.append(int(index))
        index += 1
    return ended


def clear_mask(s: State, masks: vec[u8], start: i64, found: vec[i64]) -> None:
    count: i64 = legal(s, found)
    place: i64 = 0
    while place < count:
        masks[start + found[place]] = 0
        place += 1


def show(
    states: list[State],
    seats: vec[i64],
    masks: vec[u8],
    width: i64,
    choices: vec[i16],
    starts: vec[i64],
    out: vec[i16],
    size: i64,
) -> None:
    """Write who is asked in each game, the legal actions, and the position as that seat sees it."""
    found: vec[i64] = room()
    total: i64 = 0
    index: i64 = 0
    while index < len(states):
        s = states[index]
        seats[index] = seat_of(s.pending.top())
        starts[index] = total
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
