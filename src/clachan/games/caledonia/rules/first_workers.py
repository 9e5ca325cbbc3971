"""Set-up: placing the first workers."""

from librt.vecs import vec
from mypy_extensions import i64

from clachan.core.bits import WORD, lowest
from clachan.core.decision import decision, first_of
from clachan.games.caledonia.actions import PLACE
from clachan.games.caledonia.board import HEXES, NAMES
from clachan.games.caledonia.decisions import FIRST_WORKER, FIRST_WORKERS
from clachan.games.caledonia.rules.expand import (
    calm_water, expansion_cost, judged_cost, why_not_stand,
)  # fmt: skip
from clachan.games.caledonia.rules.units import put_unit
from clachan.games.caledonia.state import FERGUSSON, FISHERMAN, MACDONALD, MINER, WOODCUTTER, Player, State

ROOM = 400
SCRATCH = vec[i64]([0] * ROOM)


def step_first_workers(s: State) -> None:
    """In turn order, then in reverse; Fergusson's third after everyone. Who cannot pay is skipped."""
    done: i64 = first_of(s.pending.top())
    players: i64 = s.printed.players
    s.pending.replace(decision(FIRST_WORKERS, -2, done + 1))
    if done < players:
        ask_worker(s, s.seat_at(done))
    elif done < 2 * players:
        ask_worker(s, s.seat_at(2 * players - 1 - done))
    elif done < 3 * players:
        if s.players[done - 2 * players].clan == FERGUSSON:
            ask_worker(s, done - 2 * players)
    else:
        s.pending.pop()


def ask_worker(s: State, seat: i64) -> None:
    if legal_worker(s, seat, SCRATCH) > 0:
        s.turn += 1
        s.pending.push(decision(FIRST_WORKER, seat))


def legal_worker(s: State, seat: i64, out: vec[i64]) -> i64:
    """Any empty hex that suits the worker; Fergusson's stand on the border."""
    p = s.players[seat]
    low: i64 = s.printed.open_low & ~s.taken_low
    high: i64 = s.printed.open_high & ~s.taken_high
    if p.clan == FERGUSSON:
        low &= s.printed.border_low
        high &= s.printed.border_high
    count: i64 = _legal_kind(s, p, WOODCUTTER, low, high, out, 0)
    count = _legal_kind(s, p, MINER, low, high, out, count)
    if p.clan == MACDONALD:
        low = s.printed.loch_low & ~s.taken_low
        high = s.printed.loch_high & ~s.taken_high
        count = _legal_kind(s, p, FISHERMAN, low, high, out, count)
    return count


def _legal_kind(s: State, p: Player, kind: i64, low: i64, high: i64, out: vec[i64], count: i64) -> i64:
    if p.left(kind) == 0:
        return count
    left: i64 = low & s.printed.terrain_low[kind - WOODCUTTER + 1]
    while left != 0:
        count = _legal_place(s, p, kind, lowest(left), out, count)
        left &= left - 1
    left = high & s.printed.terrain_high[kind - WOODCUTTER + 1]
    while left != 0:
        count = _legal_place(s, p, kind, lowest(left) + WORD, out, count)
        left &= left - 1
    return count


def _legal_place(s: State, p: Player, kind: i64, place: i64, out: vec[i64], count: i64) -> i64:
    if expansion_cost(s, p, kind, place, False) > p.money:
        return count
    if kind == FISHERMAN and not calm_water(s, place):
        return count
    out[count] = PLACE + (kind - WOODCUTTER) * HEXES + place
    return count + 1


def why_not_worker(s: State, seat: int, number: int) -> str | None:
    kind, place = divmod(number - PLACE, HEXES)
    kind += WOODCUTTER
    reason = why_not_stand(s, seat, kind, place)
    if reason is not None:
        return reason
    if s.players[seat].clan == FERGUSSON and place not in s.printed.board.border:
        return f"clan Fergusson starts on the border, and {NAMES[place]} is not on it"
    cost = judged_cost(s, seat, kind, place, False)
    return None if s.players[seat].money >= cost else f"costs £{cost}, you have £{s.players[seat].money}"


def apply_worker(s: State, seat: i64, number: i64) -> None:
    """Pay for worker and land; nothing else happens."""
    s.pending.pop()
    kind: i64 = (number - PLACE) // HEXES + WOODCUTTER
    place: i64 = (number - PLACE) % HEXES
    p = s.players[seat]
    p.money -= expansion_cost(s, p, kind, place, False)
    put_unit(s, seat, kind, place)


def is_placing(number: i64) -> bool:
    return PLACE <= number < PLACE + 3 * HEXES
