"""Mobsters of chronicle VIII in other players' turns: Sibyl MacSponge, and outlaws who are driven out.

The engine calls `before_step` and `after_step` around everything that changes the table, so no rule needs to
know of them: points that came in and Scotsmen that arrived are found by comparing.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clachan.core.decision import kind_of
from clachan.games.glenmore.decisions import FINAL_SCORING, SCORING
from clachan.games.glenmore.rules.chronicles import haggis, mob_outlaws, penny_mobs
from clachan.games.glenmore.state import LINE_CHRONICLE, LINES, State

POINTS: Final = vec[i64]([0] * (4 * LINES))  # victory points before the step, by seat and line
STOOD: Final = vec[i64]([0] * 3)  # where each outlaw stood
GUARDS: Final = vec[i64]([0] * 3)  # how many Scotsmen of the tile's owner stood there
STEP: Final = vec[i64]([0])  # the kind of the step
NOTED: Final = vec[i64]([0])  # 1 if the points were noted: while Sibyl MacSponge is free
ACTIVE: Final = 115  # number of a player: 1 in the own turn
SPONGED: Final = 116  # 1 when a point has been given away this turn
LEAST: Final = 6
LINE: Final = LINE_CHRONICLE + 8


def begin_turn(s: State, seat: i64) -> None:
    other: i64 = 0
    while other < s.printed.players:
        s.players[other].more[ACTIVE] = 1 if other == seat else 0
        s.players[other].more[SPONGED] = 0
        other += 1


def outlaw(index: i64) -> i64:
    return penny_mobs.MCCASTLE if index == 2 else penny_mobs.MCSNITCH + index


def guards(s: State, index: i64) -> i64:
    """Scotsmen of its owner on the tile where an outlaw stands."""
    mobster: i64 = outlaw(index)
    owner: i64 = mob_outlaws.victim(s, mobster)
    return 0 if owner < 0 else s.players[owner].scotsmen_on(mob_outlaws.place_of(s, mobster))


def before_step(s: State) -> None:
    if s.more[penny_mobs.FREED] == 0:
        return
    STEP[0] = kind_of(s.pending.top())
    NOTED[0] = (s.more[penny_mobs.FREED] >> penny_mobs.MACSPONGE) & 1
    if NOTED[0] != 0:
        note_points(s)
    index: i64 = 0
    while index < 3:
        STOOD[index] = s.more[mob_outlaws.AT + index]
        GUARDS[index] = guards(s, index)
        index += 1


def note_points(s: State) -> None:
    seat: i64 = 0
    while seat < s.printed.players:
        p = s.players[seat]
        line: i64 = 0
        while line < LINES:
            POINTS[seat * LINES + line] = p.lines[line]
            line += 1
        seat += 1


def after_step(s: State) -> None:
    if s.more[penny_mobs.FREED] == 0:
        return
    sponge: i64 = penny_mobs.holder(s, penny_mobs.MACSPONGE)
    if sponge >= 0 and NOTED[0] != 0:
        soak_up(s, sponge)
    index: i64 = 0
    while index < 3:
        check_outlaw(s, index)
        index += 1
    if s.pending.depth > 0:
        before_step(s)


def check_outlaw(s: State, index: i64) -> None:
    """A Scotsman of the tile's owner has come, or the tile has gone."""
    mobster: i64 = outlaw(index)
    owner: i64 = mob_outlaws.victim(s, mobster)
    if owner < 0 or s.more[mob_outlaws.AT + index] != STOOD[index]:
        return
    gone: bool = s.players[owner].cells[mob_outlaws.place_of(s, mobster)] == 0
    if gone or guards(s, index) > GUARDS[index]:
        mob_outlaws.drive_out(s, mobster)


def gives_away(s: State, seat: i64, scoring: bool) -> bool:
    p = s.players[seat]
    return scoring or (p.more[ACTIVE] != 0 and p.more[SPONGED] == 0)


def soak_up(s: State, sponge: i64) -> None:
    """One point of every six or more from one source: always in scorings, once in another player's turn."""
    scoring: bool = STEP[0] == SCORING or STEP[0] == FINAL_SCORING or STEP[0] == haggis.POINTS
    seat: i64 = 0
    while seat < s.printed.players:
        p = s.players[seat]
        line: i64 = 0
        while line < LINES:
            gained: i64 = p.lines[line] - POINTS[seat * LINES + line]
            if gained >= LEAST and seat != sponge and gives_away(s, seat, scoring):
                p.lines[line] -= 1
                s.players[sponge].lines[LINE] += 1
                if not scoring:
                    p.more[SPONGED] = 1
            line += 1
        seat += 1
