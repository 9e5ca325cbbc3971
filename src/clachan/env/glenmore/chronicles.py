"""What the chronicles add to an observation, hidden parts left out; fields.py names it in the same order."""

from typing import Final

from mypy_extensions import i16, i64

from clachan.core.bits import count_bits
from clachan.core.decision import first_of, kind_of, seat_of
from clachan.env.pen import Pen, turned
from clachan.games.glenmore.board import COLUMN_OF, ROW_OF
from clachan.games.glenmore.chronicle_records import HEAP, MOB_COUNT, OUTLAWS, SALE_TILES, WANDER_TOKENS
from clachan.games.glenmore.decisions import CHOOSING_TOKEN, VOTING
from clachan.games.glenmore.rules.chronicles import (
    dragon_boats,
    englishman,
    great_gathering,
    haggis,
    mob_cards,
    mob_deals,
    mob_outlaws,
    mobsters,
    reward_tokens,
)
from clachan.games.glenmore.state import CLAN_SPACES, State

NEUTRAL: Final = 2  # neutral rivers at most
VALUES: Final = 3  # haggis tokens are worth 1 to 3
CELLAR_SPACES: Final = 9
CARD_COUNT: Final = 19
GATHERING: Final = 10


def write_chronicles(pen: Pen, s: State, observer: i64, players: i64) -> None:
    if s.with_chronicle(1):
        write_race(pen, s, observer, players)
    if s.with_chronicle(2):
        pen.row(s.mountain.heap, 0, HEAP)
    if s.with_chronicle(3):
        write_cellars(pen, s, observer, players)
    if s.with_chronicle(4):
        holder: i64 = englishman.holder(s)
        pen.mark(turned(holder, observer, players) if holder >= 0 else players, players + 1)
    if s.with_chronicle(5):
        write_haggis(pen, s, observer, players)
    if s.with_chronicle(6):
        step: i64 = 0
        while step < players:
            pen.bits(s.players[(observer + step) % players].tables, 2)
            step += 1
    if s.with_chronicle(7):
        write_gathering(pen, s, observer, players)
    if s.with_chronicle(8):
        write_mobs(pen, s, observer, players)


def write_race(pen: Pen, s: State, observer: i64, players: i64) -> None:
    """Boats and tokens; which tokens lie on a castle only the player sees who is choosing among them."""
    pen.put(s.race.racing)
    pen.mark(turned(s.race.after, observer, players), players)
    step: i64 = 0
    while step < players:
        p = s.players[(observer + step) % players]
        river: i64 = p.boat.river
        own: bool = river < dragon_boats.NEUTRAL
        lies: i64 = turned(river, observer, players) if own else players + river - dragon_boats.NEUTRAL
        pen.mark(lies, players + NEUTRAL)
        pen.put(p.boat.column)
        pen.put(p.boat.result)
        step += 1
    step = 0
    while step < players:
        pen.put(s.race.tokens[(observer + step) % players])
        step += 1
    step = 0
    while step < NEUTRAL:
        pen.put(s.race.tokens[reward_tokens.NEUTRAL + step])
        step += 1
    write_choice(pen, s, observer)


def write_choice(pen: Pen, s: State, observer: i64) -> None:
    start: i64 = pen.at
    pen.blank(reward_tokens.KINDS)
    if s.pending.depth == 0:
        return
    top: i64 = s.pending.top()
    if kind_of(top) != CHOOSING_TOKEN or seat_of(top) != observer:
        return
    dealt: i64 = s.race.dealt[first_of(top)]
    token: i64 = 0
    while token < reward_tokens.TOKENS:
        if (dealt >> token) & 1 != 0:
            pen.out[start + s.printed.token_kind[token]] += 1
        token += 1


def write_cellars(pen: Pen, s: State, observer: i64, players: i64) -> None:
    sale: i64 = 0
    while sale < SALE_TILES:
        pen.put(s.sales.lower[sale])
        pen.put(s.sales.extra[sale])
        sale += 1
    step: i64 = 0
    while step < players:
        p = s.players[(observer + step) % players]
        pen.put(p.cellar.built)
        pen.bits(p.cellar.spaces >> 1, CELLAR_SPACES)
        pen.put(p.cellar.area)
        step += 1


def write_haggis(pen: Pen, s: State, observer: i64, players: i64) -> None:
    """Tokens by value: the open ones, and of each player those shown, known, and the observer's own."""
    write_values(pen, s, s.haggis.up)
    pen.put(count_bits(s.haggis.down))
    step: i64 = 0
    while step < players:
        p = s.players[(observer + step) % players]
        pen.put(count_bits(p.haggis.tokens))
        write_values(pen, s, p.haggis.shown)
        write_values(pen, s, p.haggis.known)
        step += 1
    write_values(pen, s, s.players[observer].haggis.tokens)


def write_values(pen: Pen, s: State, tokens: i64) -> None:
    value: i64 = 1
    while value <= VALUES:
        pen.put(count_bits(haggis.of_value(s, tokens, value)))
        value += 1


def write_gathering(pen: Pen, s: State, observer: i64, players: i64) -> None:
    """Ballots are secret: of the others only whether they have voted."""
    pen.bits(s.gathering.in_play, GATHERING)
    pen.bits(s.gathering.voted, GATHERING)
    pen.bits(s.gathering.passed, GATHERING)
    pen.bits(voting_now(s), GATHERING)
    step: i64 = 0
    while step < players:
        p = s.players[(observer + step) % players]
        pen.put(p.voter.ayes)
        pen.put(p.voter.nays)
        pen.put(p.voter.doubled)
        pen.put(1 if p.voter.cast != 0 else 0)
        step += 1
    pen.mark(s.players[observer].voter.cast - 1, great_gathering.BALLOTS)


def voting_now(s: State) -> i64:
    """The cards that are being voted on, as bits."""
    found: i64 = 0
    place: i64 = 0
    while place < s.pending.depth:
        packed: i64 = s.pending.items[place]
        if kind_of(packed) == VOTING:
            found |= 1024 >> (10 - first_of(packed))
        place += 1
    return found


def write_mobs(pen: Pen, s: State, observer: i64, players: i64) -> None:
    pen.bits(s.mobs.jailed, MOB_COUNT)
    pen.bits(s.mobs.freed, MOB_COUNT)
    mobster: i64 = 0
    while mobster < MOB_COUNT:
        pen.put(mob_cards.pennies_on(s, mobster))
        mobster += 1
    pen.row(s.mobs.tokens, 0, MOB_COUNT)
    pen.put(s.mobs.later)
    step: i64 = 0
    while step < players:
        p = s.players[(observer + step) % players]
        pen.put(p.gang.minus)
        pen.put(p.gang.plus)
        pen.bits(p.gang.held, MOB_COUNT)
        step += 1
    write_outlaws(pen, s, observer, players)
    write_deals(pen, s)
    pen.put(mobsters.roll_shown(s))


def write_outlaws(pen: Pen, s: State, observer: i64, players: i64) -> None:
    """Where each outlaw stands: whose territory, column and row from 1."""
    index: i64 = 0
    while index < OUTLAWS:
        mobster: i64 = mob_cards.MCSNITCH + index if index < 2 else mob_cards.MCCASTLE
        victim: i64 = mob_outlaws.victim(s, mobster)
        pen.mark(turned(victim, observer, players) if victim >= 0 else -1, players)
        place: i64 = mob_outlaws.place_of(s, mobster)
        pen.put(COLUMN_OF[place] + 1 if victim >= 0 else 0)
        pen.put(ROW_OF[place] + 1 if victim >= 0 else 0)
        index += 1


def write_deals(pen: Pen, s: State) -> None:
    start: i64 = pen.at
    pen.blank(CLAN_SPACES)
    token: i64 = 0
    while token < WANDER_TOKENS:
        at: i64 = s.mobs.tolls[token]
        if 0 < at < mob_deals.GONE:
            pen.out[start + at - 1] = i16(token + 1)
        token += 1
    reserved: i64 = s.mobs.reserved
    pen.put(reserved)
    pen.put(s.mobs.reserved_with + 1 if reserved != 0 else 0)
    pen.bits(s.mobs.claimed, CARD_COUNT)
