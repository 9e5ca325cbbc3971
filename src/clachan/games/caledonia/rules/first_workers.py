"""Set-up: placing the first workers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clachan.core.decision import decision, first_of
from clachan.core.message import Reason
from clachan.games.caledonia.actions import place_action, place_hex, place_unit
from clachan.games.caledonia.board import NAMES
from clachan.games.caledonia.decisions import FIRST_WORKER, FIRST_WORKERS
from clachan.games.caledonia.rules.expand import expansion_cost, judged_cost, legal_units, why_not_stand
from clachan.games.caledonia.rules.units import put_unit
from clachan.games.caledonia.state import FERGUSSON, WOODCUTTER, State
from clachan.games.caledonia.words import because

ROOM: Final = 400
FULL: Final = 1152921504606846975  # all 60 bits
WORKERS: Final = 448  # the kinds woodcutter, miner and fisherman, as bits
BLANK: Final = vec[i64]([0] * ROOM)  # only ever copied


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
    if legal_worker(s, seat, BLANK[:]) > 0:
        s.turn += 1
        s.pending.push(decision(FIRST_WORKER, seat))


def legal_worker(s: State, seat: i64, out: vec[i64]) -> i64:
    """Any empty hex that suits the worker; Fergusson's stand on the border."""
    p = s.players[seat]
    low: i64 = ~s.taken_low & FULL
    high: i64 = ~s.taken_high & FULL
    if p.clan == FERGUSSON:
        low &= s.printed.map.border_low
        high &= s.printed.map.border_high
    origin: i64 = place_action(-1 - WOODCUTTER, 0)
    return legal_units(s, p, low, high, WORKERS, False, origin, out, 0)


def why_not_worker(s: State, seat: int, number: int) -> Reason | None:
    kind, place = place_unit(number) + WOODCUTTER, place_hex(number)
    reason = why_not_stand(s, seat, kind, place)
    if reason is not None:
        return reason
    if s.players[seat].clan == FERGUSSON and place not in s.printed.board.border:
        return because("border-start", hex=f"hex:{NAMES[place]}")
    cost = judged_cost(s, seat, kind, place, False)
    money = int(s.players[seat].money)
    return None if money >= cost else because("too-dear", cost=cost, money=money)


def apply_worker(s: State, seat: i64, number: i64) -> None:
    """Pay for worker and land; nothing else happens."""
    s.pending.pop()
    kind: i64 = place_unit(number) + WOODCUTTER
    place: i64 = place_hex(number)
    p = s.players[seat]
    p.money -= expansion_cost(s, p, kind, place, False)
    put_unit(s, seat, kind, place)
