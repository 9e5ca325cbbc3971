"""Random play to the end inside the compiled core, and counting of positions.

Written by scripts/generate from templates/playout.txt: change it there.
"""

from librt.vecs import vec
from mypy_extensions import i64

from clachan.core.rng import Rng
from clachan.games.caledonia.engine import apply, legal, room
from clachan.games.caledonia.state import State


def play_out(s: State, rng: Rng, trace: "list[int] | None") -> int:
    """Play the state to its end with random answers; the numbers played are appended to the trace."""
    found: vec[i64] = room()
    played: i64 = 0
    while s.pending.depth > 0:
        number: i64 = found[rng.below(legal(s, found))]
        if trace is not None:
            trace.append(int(number))
        apply(s, number)
        played += 1
    return played


def play_asking(s: State, rng: Rng, times: i64) -> int:
    """As play_out, asking for the legal actions so many times each time: so benchmarks time the asking."""
    found: vec[i64] = room()
    played: i64 = 0
    while s.pending.depth > 0:
        count: i64 = 0
        asked: i64 = 0
        while asked < times:
            count = legal(s, found)
            asked += 1
        apply(s, found[rng.below(count)])
        played += 1
    return played


def perft(s: State, depth: i64) -> i64:
    """How many sequences of this many actions lead on from here."""
    if depth == 0 or s.pending.depth == 0:
        return 1
    numbers: vec[i64] = room()
    count: i64 = legal(s, numbers)
    if depth == 1:
        return count
    total: i64 = 0
    index: i64 = 0
    while index < count:
        child = s.copy()
        apply(child, numbers[index])
        total += perft(child, depth - 1)
        index += 1
    return total
