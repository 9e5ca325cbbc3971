"""What the chronicles add to an observation, hidden parts left out; fields.py names it in the same order."""

from typing import Final

from mypy_extensions import i16, i64

from clachan.core.bits import count_bits
from clachan.core.decision import first_of, kind_of, seat_of
from clachan.env.array_writer import ArrayWriter, turned
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


def write_chronicles(writer: ArrayWriter, s: State, observer: i64, players: i64) -> None:
    if s.with_chronicle(1):
        write_race(writer, s, observer, players)
    if s.with_chronicle(2):
        writer.row(s.mountain.heap, 0, HEAP)
    if s.with_chronicle(3):
        write_cellars(writer, s, observer, players)
    if s.with_chronicle(4):
        holder: i64 = englishman.holder(s)
        writer.mark(turned(holder, observer, players) if holder >= 0 else players, players + 1)
    if s.with_chronicle(5):
        write_haggis(writer, s, observer, players)
    if s.with_chronicle(6):
        step: i64 = 0
        while step < players:
            writer.bits(s.players[(observer + step) % players].tables, 2)
            step += 1
    if s.with_chronicle(7):
        write_gathering(writer, s, observer, players)
    if s.with_chronicle(8):
        write_mobs(writer, s, observer, players)


def write_race(writer: ArrayWriter, s: State, observer: i64, players: i64) -> None:
    """Boats and tokens; which tokens lie on a castle only the player sees who is choosing among them."""
    writer.put(s.race.racing)
    writer.mark(turned(s.race.after, observer, players), players)
    step: i64 = 0
    while step < players:
        p = s.players[(observer + step) % players]
        river: i64 = p.boat.river
        own: bool = river < dragon_boats.NEUTRAL
        lies: i64 = turned(river, observer, players) if own else players + river - dragon_boats.NEUTRAL
        writer.mark(lies, players + NEUTRAL)
        writer.put(p.boat.column)
        writer.put(p.boat.result)
        step += 1
    step = 0
    while step < players:
        writer.put(s.race.tokens[(observer + step) % players])
        step += 1
    step = 0
    while step < NEUTRAL:
        writer.put(s.race.tokens[reward_tokens.NEUTRAL + step])
        step += 1
    write_choice(writer, s, observer)


def write_choice(writer: ArrayWriter, s: State, observer: i64) -> None:
    start: i64 = writer.at
    writer.skip(reward_tokens.KINDS)
    if s.pending.depth == 0:
        return
    top: i64 = s.pending.top()
    if kind_of(top) != CHOOSING_TOKEN or seat_of(top) != observer:
        return
    dealt: i64 = s.race.dealt[first_of(top)]
    token: i64 = 0
    while token < reward_tokens.TOKENS:
        if (dealt >> token) & 1 != 0:
            writer.out[start + s.printed.token_kind[token]] += 1
        token += 1


def write_cellars(writer: ArrayWriter, s: State, observer: i64, players: i64) -> None:
    sale: i64 = 0
    while sale < SALE_TILES:
        writer.put(s.sales.lower[sale])
        writer.put(s.sales.extra[sale])
        sale += 1
    step: i64 = 0
    while step < players:
        p = s.players[(observer + step) % players]
        writer.put(p.cellar.built)
        writer.bits(p.cellar.spaces >> 1, CELLAR_SPACES)
        writer.put(p.cellar.area)
        step += 1


def write_haggis(writer: ArrayWriter, s: State, observer: i64, players: i64) -> None:
    """Tokens by value: the open ones, and of each player those shown, known, and the observer's own."""
    write_values(writer, s, s.haggis.up)
    writer.put(count_bits(s.haggis.down))
    step: i64 = 0
    while step < players:
        p = s.players[(observer + step) % players]
        writer.put(count_bits(p.haggis.tokens))
        write_values(writer, s, p.haggis.shown)
        write_values(writer, s, p.haggis.known)
        step += 1
    write_values(writer, s, s.players[observer].haggis.tokens)


def write_values(writer: ArrayWriter, s: State, tokens: i64) -> None:
    value: i64 = 1
    while value <= VALUES:
        writer.put(count_bits(haggis.of_value(s, tokens, value)))
        value += 1


def write_gathering(writer: ArrayWriter, s: State, observer: i64, players: i64) -> None:
    """Ballots are secret: of the others only whether they have voted."""
    writer.bits(s.gathering.in_play, GATHERING)
    writer.bits(s.gathering.voted, GATHERING)
    writer.bits(s.gathering.passed, GATHERING)
    writer.bits(voting_now(s), GATHERING)
    step: i64 = 0
    while step < players:
        p = s.players[(observer + step) % players]
        writer.put(p.voter.ayes)
        writer.put(p.voter.nays)
        writer.put(p.voter.doubled)
        writer.put(1 if p.voter.cast != 0 else 0)
        step += 1
    writer.mark(s.players[observer].voter.cast - 1, great_gathering.BALLOTS)


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


def write_mobs(writer: ArrayWriter, s: State, observer: i64, players: i64) -> None:
    writer.bits(s.mobs.jailed, MOB_COUNT)
    writer.bits(s.mobs.freed, MOB_COUNT)
    mobster: i64 = 0
    while mobster < MOB_COUNT:
        writer.put(mob_cards.pennies_on(s, mobster))
        mobster += 1
    writer.row(s.mobs.tokens, 0, MOB_COUNT)
    writer.put(s.mobs.later)
    step: i64 = 0
    while step < players:
        p = s.players[(observer + step) % players]
        writer.put(p.gang.minus)
        writer.put(p.gang.plus)
        writer.bits(p.gang.held, MOB_COUNT)
        step += 1
    write_outlaws(writer, s, observer, players)
    write_deals(writer, s)
    writer.put(mobsters.roll_shown(s))


def write_outlaws(writer: ArrayWriter, s: State, observer: i64, players: i64) -> None:
    """Where each outlaw stands: whose territory, column and row from 1."""
    index: i64 = 0
    while index < OUTLAWS:
        mobster: i64 = mob_cards.MCSNITCH + index if index < 2 else mob_cards.MCCASTLE
        victim: i64 = mob_outlaws.victim(s, mobster)
        writer.mark(turned(victim, observer, players) if victim >= 0 else -1, players)
        place: i64 = mob_outlaws.place_of(s, mobster)
        writer.put(COLUMN_OF[place] + 1 if victim >= 0 else 0)
        writer.put(ROW_OF[place] + 1 if victim >= 0 else 0)
        index += 1


def write_deals(writer: ArrayWriter, s: State) -> None:
    start: i64 = writer.at
    writer.skip(CLAN_SPACES)
    token: i64 = 0
    while token < WANDER_TOKENS:
        at: i64 = s.mobs.tolls[token]
        if 0 < at < mob_deals.GONE:
            writer.out[start + at - 1] = i16(token + 1)
        token += 1
    reserved: i64 = s.mobs.reserved
    writer.put(reserved)
    writer.put(s.mobs.reserved_with + 1 if reserved != 0 else 0)
    writer.bits(s.mobs.claimed, CARD_COUNT)
