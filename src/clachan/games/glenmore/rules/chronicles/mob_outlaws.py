"""Outlaws of chronicle VIII, Scotsmen abroad: Kenneth McSnitch, Fergus MacDarkie and Mike McCastle."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clachan.core.decision import decision, first_of, second_of, third_of
from clachan.core.message import Reason
from clachan.games.glenmore import parts
from clachan.games.glenmore.actions import (
    CHOOSE,
    DONE,
    FROM,
    FROM_SUPPLY,
    PUT,
    SEIZE,
    TO,
    USE,
    WALK,
    choose_seat,
    from_place,
    is_from,
    is_put,
    put_place,
    seize_good,
    to_place,
)
from clachan.games.glenmore.board import HOME_CASTLE, NAMES, NEAR, PLACES, neighbours
from clachan.games.glenmore.components import GOODS, MOBSTERS
from clachan.games.glenmore.decisions import OUTLAW, PUTTING
from clachan.games.glenmore.rules import territory
from clachan.games.glenmore.rules.chronicles import mob_cards
from clachan.games.glenmore.shown import OutlawView
from clachan.games.glenmore.state import GOODS_COUNT, ONE_SCOTSMAN, SCOTS_BITS, State
from clachan.games.glenmore.words import because

AWAY: Final = 9999  # instead of a seat and place, while he is on the way
# Steps of an OUTLAW question.
SOURCE: Final = 0  # which Scotsman; may be put off
GOAL: Final = 1  # whose territory; third: seat + 1 that is excluded
MAY_GO: Final = 2  # the same, but the outlaw may stay
PLACE: Final = 3  # which tile; third: seat
WALKING: Final = 4
STEAL: Final = 5


def slot(mobster: i64) -> i64:
    """Where it is kept at which place a mobster stands."""
    return 2 if mobster == mob_cards.MCCASTLE else mobster - mob_cards.MCSNITCH


def victim(s: State, mobster: i64) -> i64:
    """In whose territory a mobster stands, or -1."""
    at: i64 = s.mobs.outlaws[slot(mobster)]
    return -1 if at == 0 or at == AWAY else (at - 1) // PLACES


def place_of(s: State, mobster: i64) -> i64:
    return (s.mobs.outlaws[slot(mobster)] - 1) % PLACES


# --- sending an outlaw ----------------------------------------------------------------------------------


def can_send(s: State, seat: i64, mobster: i64) -> bool:
    if not mob_cards.is_outlaw(mobster) or not mob_cards.has(s, seat, mobster):
        return False
    return s.mobs.outlaws[slot(mobster)] == 0 and territory.any_scotsman(s.players[seat])


def legal_free(s: State, seat: i64, out: vec[i64], count: i64) -> i64:
    mobster: i64 = mob_cards.MCSNITCH
    while mobster <= mob_cards.MCCASTLE:
        if can_send(s, seat, mobster):
            out[count] = USE + mobster
            count += 1
        mobster += 1
    return legal_walk(s, seat, out, count)


def legal_walk(s: State, seat: i64, out: vec[i64], count: i64) -> i64:
    if mob_cards.has(s, seat, mob_cards.MCSNITCH) and can_walk(s):
        out[count] = WALK
        count += 1
    return count


def why_not_send(s: State, seat: int, mobster: int) -> Reason | None:
    if not mob_cards.is_outlaw(mobster):
        return because("not-used-that-way", mobster=parts.mobster(mobster))
    if s.mobs.outlaws[slot(mobster)]:
        return because("outlaw-out", mobster=parts.mobster(mobster))
    p = s.players[seat]
    return None if p.scotsmen or territory.scotsmen_places(p) else because("no-scotsman")


def ask_source(s: State, seat: i64, mobster: i64) -> None:
    s.pending.push(decision(OUTLAW, seat, mobster, SOURCE))


def legal_source(s: State, seat: i64, out: vec[i64]) -> i64:
    p = s.players[seat]
    out[0] = DONE
    count: i64 = 1
    if p.scotsmen > 0:
        out[count] = FROM_SUPPLY
        count += 1
    index: i64 = 0
    while index < p.size:
        if p.cells[p.places[index]] & SCOTS_BITS != 0:
            out[count] = FROM + p.places[index]
            count += 1
        index += 1
    return count


def why_not_source(s: State, seat: int, number: int) -> Reason | None:
    p = s.players[seat]
    if number == DONE:
        return None
    if number == FROM_SUPPLY:
        return None if p.scotsmen else because("supply-empty")
    if not is_from(number):
        return because("name-a-scotsman")
    there = from_place(number) in territory.scotsmen_places(p)
    return None if there else because("no-scotsman-there", place=parts.cell(from_place(number)))


def apply_source(s: State, seat: i64, mobster: i64, number: i64) -> None:
    if number == DONE:
        return
    p = s.players[seat]
    if number == FROM_SUPPLY:
        p.scotsmen -= 1
    else:
        p.cells[from_place(number)] -= ONE_SCOTSMAN
    s.mobs.outlaws[slot(mobster)] = AWAY
    s.pending.push(decision(OUTLAW, seat, mobster, GOAL))


def drive_out(s: State, mobster: i64) -> None:
    """His owner must send him to another player."""
    here: i64 = victim(s, mobster)
    s.mobs.outlaws[slot(mobster)] = AWAY
    s.pending.push(decision(OUTLAW, mob_cards.holder(s, mobster), mobster, GOAL, here + 1))


def legal_goal(s: State, seat: i64, out: vec[i64]) -> i64:
    top: i64 = s.pending.top()
    count: i64 = 0
    if second_of(top) == MAY_GO:
        out[0] = DONE
        count = 1
    other: i64 = 0
    while other < s.printed.players:
        if other != seat and other + 1 != third_of(top):
            out[count] = CHOOSE + other
            count += 1
        other += 1
    return count


def why_not_goal(s: State, seat: int, number: int) -> Reason | None:
    top = s.pending.top()
    if number == DONE and second_of(top) == MAY_GO:
        return None
    other = choose_seat(number)
    if not 0 <= other < s.printed.players:
        return because("name-other")
    if other == seat:
        return because("outlaw-goes-abroad")
    return because("outlaw-must-leave") if other + 1 == third_of(top) else None


def apply_goal(s: State, seat: i64, mobster: i64, number: i64) -> None:
    if number == DONE:
        return
    if mobster == mob_cards.MCCASTLE:
        s.mobs.outlaws[slot(mobster)] = choose_seat(number) * PLACES + HOME_CASTLE + 1
    else:
        s.pending.push(decision(OUTLAW, seat, mobster, PLACE, choose_seat(number)))


def legal_place(s: State, out: vec[i64]) -> i64:
    q = s.players[third_of(s.pending.top())]
    index: i64 = 0
    while index < q.size:
        out[index] = PUT + q.places[index]
        index += 1
    return q.size


def why_not_place(s: State, number: int) -> Reason | None:
    other = int(third_of(s.pending.top()))
    if not is_put(number):
        return because("name-a-tile")
    land = territory.territory(s.players[other])
    if put_place(number) in land:
        return None
    return because("no-tile-of-theirs", player=parts.seat(other), place=parts.cell(put_place(number)))


# --- Kenneth McSnitch: walking and stealing -------------------------------------------------------------


def can_walk(s: State) -> bool:
    if s.points == 0 or victim(s, mob_cards.MCSNITCH) < 0:
        return False
    q = s.players[victim(s, mob_cards.MCSNITCH)]
    first: i64 = place_of(s, mob_cards.MCSNITCH) * 8
    index: i64 = 0
    while index < 8 and q.cells[NEAR[first + index]] == 0:
        index += 1
    return index < 8


def steps(s: State, owner: i64, place: i64, out: vec[i64]) -> i64:
    q = s.players[owner]
    count: i64 = 0
    index: i64 = 0
    while index < 8:
        near: i64 = NEAR[place * 8 + index]
        if q.cells[near] != 0:
            out[count] = TO + near
            count += 1
        index += 1
    return count


def why_not_walk(s: State, seat: int) -> Reason | None:
    if not mob_cards.has(s, seat, mob_cards.MCSNITCH):
        return because("not-held", mobster=parts.mobster(mob_cards.MCSNITCH))
    if victim(s, mob_cards.MCSNITCH) < 0:
        return because("outlaw-nowhere", mobster=parts.mobster(mob_cards.MCSNITCH))
    if not s.points:
        return because("no-points")
    near = neighbours(int(place_of(s, mob_cards.MCSNITCH)))
    land = territory.territory(s.players[victim(s, mob_cards.MCSNITCH)])
    return None if any(place in land for place in near) else because("outlaw-stuck")


def walk(s: State, seat: i64) -> None:
    s.pending.push(decision(OUTLAW, seat, mob_cards.MCSNITCH, WALKING))


def why_not_step(s: State, number: int) -> Reason | None:
    place = to_place(number)
    if not 0 <= place < PLACES:
        return because("name-a-tile")
    if place not in neighbours(int(place_of(s, mob_cards.MCSNITCH))):
        return because("not-beside-outlaw", place=parts.cell(place))
    land = territory.territory(s.players[victim(s, mob_cards.MCSNITCH)])
    return None if place in land else because("no-tile-there", place=parts.cell(place))


def apply_step(s: State, seat: i64, number: i64) -> None:
    """On a tile with goods that no Scotsman guards he may steal one."""
    s.points -= 1
    owner: i64 = victim(s, mob_cards.MCSNITCH)
    place: i64 = to_place(number)
    s.mobs.outlaws[slot(mob_cards.MCSNITCH)] = owner * PLACES + place + 1
    q = s.players[owner]
    if q.goods_on(place) > 0 and q.scotsmen_on(place) == 0 and territory.has_room(s.players[seat]):
        s.pending.push(decision(OUTLAW, seat, mob_cards.MCSNITCH, STEAL))


def legal_steal(s: State, out: vec[i64]) -> i64:
    q = s.players[victim(s, mob_cards.MCSNITCH)]
    out[0] = DONE
    count: i64 = 1
    good: i64 = 0
    while good < GOODS_COUNT:
        if q.good_on(place_of(s, mob_cards.MCSNITCH), good) > 0:
            out[count] = SEIZE + good
            count += 1
        good += 1
    return count


def why_not_steal(s: State, number: int) -> Reason | None:
    if number == DONE:
        return None
    good = seize_good(number)
    if not 0 <= good < len(GOODS):
        return because("steal-or-done")
    q, place = s.players[victim(s, mob_cards.MCSNITCH)], int(place_of(s, mob_cards.MCSNITCH))
    if q.good_on(place, good):
        return None
    return because("no-good-there", good=parts.good(good), place=parts.cell(place))


def apply_steal(s: State, seat: i64, number: i64) -> None:
    """He may then move on to another player."""
    if number == DONE:
        return
    owner: i64 = victim(s, mob_cards.MCSNITCH)
    territory.take_good(s.players[owner], place_of(s, mob_cards.MCSNITCH), seize_good(number))
    s.pending.push(decision(OUTLAW, seat, mob_cards.MCSNITCH, MAY_GO, owner + 1))
    s.pending.push(decision(PUTTING, seat, seize_good(number)))


# --- Fergus MacDarkie and Mike McCastle -----------------------------------------------------------------


def is_watched(s: State, seat: i64, place: i64) -> bool:
    """Whether a tile laid there would lie beside Fergus MacDarkie's."""
    if victim(s, mob_cards.MACDARKIE) != seat:
        return False
    here: i64 = place_of(s, mob_cards.MACDARKIE)
    index: i64 = 0
    while index < 8:
        if NEAR[here * 8 + index] == place:
            return True
        index += 1
    return False


def home_scotsmen(s: State, seat: i64, counted: i64) -> i64:
    """Mike McCastle hides a Scotsman of the castle's owner and counts at home for his own."""
    if victim(s, mob_cards.MCCASTLE) < 0:
        return counted
    if victim(s, mob_cards.MCCASTLE) == seat and counted > 0:
        return counted - 1
    return counted + 1 if mob_cards.has(s, seat, mob_cards.MCCASTLE) else counted


# --- index and view -------------------------------------------------------------------------------------


def legal(s: State, seat: i64, out: vec[i64]) -> i64:
    step: i64 = second_of(s.pending.top())
    if step == SOURCE:
        return legal_source(s, seat, out)
    if step == GOAL or step == MAY_GO:
        return legal_goal(s, seat, out)
    if step == PLACE:
        return legal_place(s, out)
    if step == WALKING:
        return steps(s, victim(s, mob_cards.MCSNITCH), place_of(s, mob_cards.MCSNITCH), out)
    return legal_steal(s, out)


def why_not(s: State, seat: int, number: int) -> Reason | None:
    step = second_of(s.pending.top())
    if step == SOURCE:
        return why_not_source(s, seat, number)
    if step in (GOAL, MAY_GO):
        return why_not_goal(s, seat, number)
    if step == PLACE:
        return why_not_place(s, number)
    return why_not_step(s, number) if step == WALKING else why_not_steal(s, number)


def answer(s: State, seat: i64, number: i64) -> None:
    top: i64 = s.pending.pop()
    mobster: i64 = first_of(top)
    step: i64 = second_of(top)
    if step == SOURCE:
        apply_source(s, seat, mobster, number)
    elif step == GOAL or step == MAY_GO:
        apply_goal(s, seat, mobster, number)
    elif step == PLACE:
        s.mobs.outlaws[slot(mobster)] = third_of(top) * PLACES + put_place(number) + 1
    elif step == WALKING:
        apply_step(s, seat, number)
    else:
        apply_steal(s, seat, number)


def abroad(s: State, seat: int) -> int:
    """How many of a player's Scotsmen are outlaws."""
    outlaws = (mob_cards.MCSNITCH, mob_cards.MACDARKIE, mob_cards.MCCASTLE)
    return sum(bool(s.mobs.outlaws[slot(m)]) for m in outlaws if mob_cards.has(s, seat, m))


def view(s: State) -> "dict[str, OutlawView]":
    outlaws = (mob_cards.MCSNITCH, mob_cards.MACDARKIE, mob_cards.MCCASTLE)
    return {
        MOBSTERS[m]: {"seat": int(victim(s, m)), "place": NAMES[place_of(s, m)]}
        for m in outlaws
        if victim(s, m) >= 0
    }


def fault(s: State) -> str | None:
    """An outlaw stands on a tile of another player."""
    for mobster in (mob_cards.MCSNITCH, mob_cards.MACDARKIE, mob_cards.MCCASTLE):
        owner = int(victim(s, mobster))
        if owner < 0:
            continue
        if owner == mob_cards.holder(s, mobster) or not s.players[owner].cells[place_of(s, mobster)]:
            return f"{MOBSTERS[mobster]} stands where he cannot"
    return None
