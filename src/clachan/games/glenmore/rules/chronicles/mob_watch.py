"""Mobsters of chronicle VIII in other players' turns: Sibyl MacSponge, and outlaws who are driven out.

The engine calls `before_step` and `after_step` around everything that changes the table, so no rule needs to
know of them: points that came in and Scotsmen that arrived are found by comparing.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clachan.core.decision import first_of, kind_of, second_of
from clachan.games.glenmore.chronicle_records import KEPT, OUTLAWS, Watch
from clachan.games.glenmore.decisions import (
    CLEAN_UP,
    FINAL_SCORING,
    GIVING,
    HOMEWARD,
    MOB,
    MOVING,
    PASSING_SALE,
    RESOLVING,
    SCORING,
    SELLING_BARREL,
    STONES,
)
from clachan.games.glenmore.rules.chronicles import mob_cards, mob_outlaws
from clachan.games.glenmore.state import LINE_CHRONICLE, LINE_PERSONS, LINE_SCOTSMEN, LINES, Player, State

NO_POINTS: Final = vec[i64]([0 for _ in range(4 * LINES)])
NOTHING_KEPT: Final = vec[i64]([0 for _ in range(KEPT)])
NOWHERE: Final = vec[i64]([0 for _ in range(OUTLAWS)])
UNIT: Final = 1024  # a source is kept as UNIT * source + points
ARMADALE: Final = 1  # Armadale Castle's event
SALE: Final = 2  # + space: a sale tile
TILE: Final = 16  # + place: a tile's one-time points and what it pays when it is activated
LEAST: Final = 6
LINE: Final = LINE_CHRONICLE + 8


def begin_turn(s: State, seat: i64) -> None:
    """A new turn of this seat, with its own pawn or the Englishman; -1 when a turn is over."""
    other: i64 = 0
    while other < s.printed.players:
        p = s.players[other]
        p.gang.active = 1 if other == seat else 0
        p.gang.sponged = 0
        p.gang.kept = NOTHING_KEPT
        other += 1


def outlaw(index: i64) -> i64:
    return mob_cards.MCCASTLE if index == 2 else mob_cards.MCSNITCH + index


def guards(s: State, mobster: i64) -> i64:
    """Scotsmen of its owner on the tile where an outlaw stands."""
    owner: i64 = mob_outlaws.victim(s, mobster)
    if owner < 0:
        return 0
    return s.players[owner].scotsmen_on(mob_outlaws.place_of(s, mobster))


def begin_watch(s: State) -> None:
    watch = Watch()
    watch.points = NO_POINTS[:]
    watch.stood = NOWHERE[:]
    watch.guards = NOWHERE[:]
    s.mobs.watch = watch
    s.mobs.watching = 1


def before_step(s: State) -> None:
    if s.mobs.freed == 0:
        return
    if s.mobs.watching == 0:
        begin_watch(s)
    watch = s.mobs.watch
    watch.step = kind_of(s.pending.top())
    watch.noted = (s.mobs.freed >> mob_cards.MACSPONGE) & 1
    if watch.noted != 0:
        watch.source = source(s)
        note_points(s, watch)
    index: i64 = 0
    while index < OUTLAWS:
        watch.stood[index] = s.mobs.outlaws[index]
        watch.guards[index] = guards(s, outlaw(index))
        index += 1


def source(s: State) -> i64:
    """What pays in the step to come, where one card or tile may pay in several steps; else 0."""
    top: i64 = s.pending.top()
    kind: i64 = kind_of(top)
    if kind == RESOLVING or kind == GIVING:
        return TILE + first_of(top)
    if kind == STONES:
        return ARMADALE
    if kind == PASSING_SALE:
        return SALE + first_of(top)
    if kind == SELLING_BARREL:  # the question that says where lies below
        return SALE + first_of(s.pending.items[s.pending.depth - 2])
    if kind == MOB and first_of(top) == mob_cards.MACMALT:
        return SALE + second_of(top)
    return 0


def forget_source(s: State) -> None:
    """The step is taken between two steps of what is being asked, so its points are not that one's."""
    if s.mobs.watching != 0:
        s.mobs.watch.source = 0


def note_points(s: State, watch: Watch) -> None:
    seat: i64 = 0
    while seat < s.printed.players:
        p = s.players[seat]
        line: i64 = 0
        while line < LINES:
            watch.points[seat * LINES + line] = p.lines[line]
            line += 1
        seat += 1


def after_step(s: State) -> None:
    if s.mobs.freed == 0:
        return
    if s.mobs.watching == 0:  # the first mobster has just been freed
        begin_watch(s)
    sponge: i64 = mob_cards.holder(s, mob_cards.MACSPONGE)
    if sponge >= 0 and s.mobs.watch.noted != 0:
        soak_up(s, sponge)
    index: i64 = 0
    while index < OUTLAWS:
        check_outlaw(s, index)
        index += 1
    if s.pending.depth > 0:
        before_step(s)


def is_move(s: State) -> bool:
    """Whether the step moves Scotsmen: with a movement point, or by an event that sends them home."""
    return s.mobs.watch.step == MOVING or s.mobs.watch.step == HOMEWARD


def check_outlaw(s: State, index: i64) -> None:
    """A Scotsman of the tile's owner has come, or the tile has gone. Only Mike minds one who is put there."""
    mobster: i64 = outlaw(index)
    owner: i64 = mob_outlaws.victim(s, mobster)
    if owner < 0 or s.mobs.outlaws[index] != s.mobs.watch.stood[index]:
        return
    gone: bool = s.players[owner].cells[mob_outlaws.place_of(s, mobster)] == 0
    minds: bool = mobster == mob_cards.MCCASTLE or is_move(s)
    if gone or (minds and guards(s, mobster) > s.mobs.watch.guards[index]):
        mob_outlaws.drive_out(s, mobster)


# --- Sibyl MacSponge ------------------------------------------------------------------------------------


def soak_up(s: State, sponge: i64) -> None:
    """A point of every six from one source: always in the scoring rounds, once in another player's turn."""
    if s.mobs.watch.step == CLEAN_UP:
        begin_turn(s, -1)
        return
    scoring: bool = s.mobs.watch.step == SCORING or s.mobs.watch.step == FINAL_SCORING
    seat: i64 = 0
    while seat < s.printed.players:
        if seat != sponge:
            if scoring:
                tax_round(s, seat, sponge)
            elif s.players[seat].gang.active != 0 and s.players[seat].gang.sponged == 0:
                tax_turn(s, seat, sponge)
        seat += 1


def tax_round(s: State, seat: i64, sponge: i64) -> None:
    """Each of the four categories is a source; what else the end of the game brings is no scoring round."""
    line: i64 = LINE_SCOTSMEN
    while line <= LINE_PERSONS:
        if s.players[seat].lines[line] - s.mobs.watch.points[seat * LINES + line] >= LEAST:
            give_point(s, seat, line, sponge)
        line += 1


def tax_turn(s: State, seat: i64, sponge: i64) -> None:
    p = s.players[seat]
    line: i64 = 0
    while line < LINES and p.gang.sponged == 0:
        gained: i64 = p.lines[line] - s.mobs.watch.points[seat * LINES + line]
        if gained > 0 and with_earlier(p, s.mobs.watch.source, gained) >= LEAST:
            give_point(s, seat, line, sponge)
            p.gang.sponged = 1
        line += 1


def with_earlier(p: Player, found: i64, gained: i64) -> i64:
    """What a source has paid this turn, this step included."""
    if found == 0:
        return gained
    paid = p.gang.kept
    kept: i64 = 0
    while kept < KEPT - 1 and paid[kept] != 0 and paid[kept] // UNIT != found:
        kept += 1
    earlier: i64 = paid[kept] % UNIT if paid[kept] // UNIT == found else 0
    p.gang.kept = paid[:]
    p.gang.kept[kept] = found * UNIT + earlier + gained
    return earlier + gained


def give_point(s: State, seat: i64, line: i64, sponge: i64) -> None:
    s.players[seat].lines[line] -= 1
    s.players[sponge].lines[LINE] += 1
