"""Random play to the end inside the compiled core, and counting of positions."""

from mypy_extensions import i64

from clachan.core.rng import Rng
from clachan.games.glenmore.engine import apply, legal
from clachan.games.glenmore.state import Player, State
from clachan.games.glenmore.workspace import give_back, take_workspace


def play_random(s: State, rng: Rng) -> i64:
    """Play the state to its end with random answers."""
    played: i64 = 0
    work = take_workspace()
    while s.pending.depth > 0:
        count: i64 = legal(s, work.numbers)
        apply(s, work.numbers[rng.below(count)])
        played += 1
    give_back(work)
    return played


def play_out(s: State, rng: Rng, trace: "list[int] | None") -> int:
    """As play_random, with the numbers appended to a list."""
    if trace is None:
        return play_random(s, rng)
    before = len(trace)
    work = take_workspace()
    while s.pending.depth > 0:
        count: i64 = legal(s, work.numbers)
        number: i64 = work.numbers[rng.below(count)]
        trace.append(int(number))
        apply(s, number)
    give_back(work)
    return len(trace) - before


def play_asking(s: State, rng: Rng, times: i64) -> int:
    """As play_out, asking for the legal actions so many times each time: so benchmarks time the asking."""
    played: i64 = 0
    work = take_workspace()
    while s.pending.depth > 0:
        count: i64 = 0
        asked: i64 = 0
        while asked < times:
            count = legal(s, work.numbers)
            asked += 1
        apply(s, work.numbers[rng.below(count)])
        played += 1
    give_back(work)
    return played


def perft(s: State, depth: i64) -> i64:
    """How many sequences of this many actions lead on from here."""
    if depth == 0 or s.pending.depth == 0:
        return 1
    work = take_workspace()
    numbers = work.numbers
    count: i64 = legal(s, numbers)
    if depth == 1:
        give_back(work)
        return count
    total: i64 = 0
    index: i64 = 0
    while index < count:
        child = s.copy()
        apply(child, numbers[index])
        total += perft(child, depth - 1)
        index += 1
    give_back(work)
    return total


def key(s: State) -> bytes:
    """The whole state as bytes: equal states have equal keys."""
    p_parts = [
        (
            p.coins,
            p.whisky,
            p.scotsmen,
            p.markers,
            p.persons,
            p.people_low,
            p.people_high,
            p.cards,
            p.events,
            p.clans,
            p.left,
            p.right,
            *p.goods,
            *p.lines,
            *((place, cell) for place, cell in enumerate(p.cells) if cell),
            p.tables,
            *player_records(p),
        )
        for p in s.players
    ]
    table = (
        s.turn,
        s.tail,
        s.start,
        s.fill,
        s.stack,
        s.bag,
        s.drawn,
        s.end_after,
        s.due,
        s.scored,
        s.finished,
        s.ended,
        s.points,
        s.ness,
        s.taken,
        s.mover,
        s.foreign,
        s.discard_low,
        s.discard_high,
        s.box_low,
        s.box_high,
        s.hume,
        *s.market,
        *s.track,
        *s.figures,
        *s.owner,
        *s.road,
        *table_records(s),
    )
    return repr((table, p_parts, s.pending.listed())).encode()


def player_records(p: Player) -> "list[tuple[int, ...]]":
    found: list[tuple[int, ...]] = []
    if p.with_chronicle(1):
        found.append(p.boat.key())
    if p.with_chronicle(3):
        found.append(p.cellar.key())
    if p.with_chronicle(5):
        found.append(p.haggis.key())
    if p.with_chronicle(7):
        found.append(p.voter.key())
    if p.with_chronicle(8):
        found.append(p.gang.key())
    return found


def table_records(s: State) -> "list[tuple[int, ...]]":
    found: list[tuple[int, ...]] = []
    if s.with_chronicle(1):
        found.append(s.race.key())
    if s.with_chronicle(2):
        found.append(s.mountain.key())
    if s.with_chronicle(3):
        found.append(s.sales.key())
    if s.with_chronicle(4):
        found.append(s.england.key())
    if s.with_chronicle(5):
        found.append(s.haggis.key())
    if s.with_chronicle(7):
        found.append(s.gathering.key())
    if s.with_chronicle(8):
        found.append(s.mobs.key())
    return found
