"""Set-up: placing the first workers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clachan.core.decision import decision, first_of
from clachan.core.message import Reason
from clachan.games.caledonia.actions import place_action, place_hex, place_unit
from clachan.games.caledonia.board import NAMES
from clachan.games.caledonia.decisions import FIRST_WORKER, FIRST_WORKERS
from clachan.games.caledonia.hex_sets import next_place
from clachan.games.caledonia.rules.expand import (
    calm_water,
    expansion_cost,
    judged_cost,
    legal_units,
    why_not_stand,
)
from clachan.games.caledonia.rules.units import put_unit, terrain_of
from clachan.games.caledonia.state import FERGUSSON, FISHERMAN, WOODCUTTER, Player, State
from clachan.games.caledonia.words import because

WORKERS: Final = 448  # the kinds woodcutter, miner and fisherman, as bits


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
    if finds_place(s, s.players[seat]):
        s.turn += 1
        s.pending.push(decision(FIRST_WORKER, seat))


def empty_low(s: State, p: Player) -> i64:
    """The empty hexes on which a player may begin; Fergusson's workers stand on the border."""
    low: i64 = (s.printed.map.open_low | s.printed.map.loch_low) & ~s.taken_low
    return low & s.printed.map.border_low if p.clan == FERGUSSON else low


def empty_high(s: State, p: Player) -> i64:
    high: i64 = (s.printed.map.open_high | s.printed.map.loch_high) & ~s.taken_high
    return high & s.printed.map.border_high if p.clan == FERGUSSON else high


def finds_place(s: State, p: Player) -> bool:
    """Whether there is a hex for some worker that the player can pay."""
    low: i64 = empty_low(s, p)
    high: i64 = empty_high(s, p)
    place: i64 = next_place(low, high, -1)
    while place >= 0:
        if worker_fits(s, p, place):
            return True
        place = next_place(low, high, place)
    return False


def worker_fits(s: State, p: Player, place: i64) -> bool:
    kind: i64 = WOODCUTTER
    while kind <= FISHERMAN:
        if s.printed.map.terrain[place] & terrain_of(kind) != 0 and p.left(kind) > 0:
            paid: bool = p.money >= expansion_cost(s, p, kind, place, False)
            if paid and (kind != FISHERMAN or calm_water(s, place)):
                return True
        kind += 1
    return False


def legal_worker(s: State, seat: i64, out: vec[i64]) -> i64:
    """Any worker on any empty hex that suits it."""
    p = s.players[seat]
    origin: i64 = place_action(-1 - WOODCUTTER, 0)
    return legal_units(s, p, empty_low(s, p), empty_high(s, p), WORKERS, False, origin, out, 0)


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
