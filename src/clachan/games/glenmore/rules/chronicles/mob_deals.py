"""Mobsters of chronicle VIII who deal in coins and tokens: Peggy McWander and Joe McDuff; index of all.

Bruce McMail and John McClaim stand in mob_claims.py, Peggy McLaird in mob_reserving.py.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clachan.core.decision import CHANCE, decision, first_of, second_of
from clachan.core.message import Fact, Reason
from clachan.games.glenmore import parts
from clachan.games.glenmore.actions import CLAN
from clachan.games.glenmore.chronicle_records import WANDER_TOKENS
from clachan.games.glenmore.components import CARDS, CLAN_SPACES, GOODS, MOBSTERS
from clachan.games.glenmore.rules.chronicles import (
    mob_claims,
    mob_outlaws,
    mob_reserving,
    mob_theft,
    mobsters,
    penny_mobs,
)
from clachan.games.glenmore.rules.chronicles.numbers import ROW, STEP, TOKEN, USE
from clachan.games.glenmore.state import BONUS_CLANS, State
from clachan.games.glenmore.words import GAME, because

GONE: Final = 99
ROWS: Final = 6
ENGLAND_ROW: Final = 5


def has(s: State, seat: i64, mobster: i64) -> bool:
    return (s.players[seat].gang.held >> mobster) & 1 != 0


# --- free steps -----------------------------------------------------------------------------------------


def legal_free(s: State, seat: i64, out: vec[i64], count: i64) -> i64:
    if has(s, seat, penny_mobs.MCWANDER) and any_wander(s) and free_clan(s, -1) >= 0:
        out[count] = USE + penny_mobs.MCWANDER
        count += 1
    if has(s, seat, penny_mobs.MCDUFF) and s.mobs.tokens[penny_mobs.MCDUFF] > 0:
        row: i64 = 0
        while row < ROWS:
            if s.market[row] > 0:
                out[count] = ROW + row
                count += 1
            row += 1
    if has(s, seat, penny_mobs.MCLAIRD) and mob_reserving.can_reserve_any(s, seat):
        out[count] = USE + penny_mobs.MCLAIRD
        count += 1
    if (
        has(s, seat, penny_mobs.MCCLAIM)
        and s.mobs.tokens[penny_mobs.MCCLAIM] > 0
        and mob_claims.claimable(s, seat) != 0
    ):
        out[count] = USE + penny_mobs.MCCLAIM
        count += 1
    return count


def why_not_free(s: State, seat: int, number: int) -> Reason | None:
    if number == STEP:
        return mob_outlaws.why_not_walk(s, seat)
    if ROW <= number < ROW + ROWS:
        return _why_not_row(s, seat, number - ROW)
    mobster = number - USE
    if not 0 <= mobster < len(MOBSTERS):
        return because("no-step")
    if not has(s, seat, mobster):
        return because("not-held", mobster=parts.mobster(mobster))
    if mobster == penny_mobs.MCWANDER:
        if all(s.mobs.tolls[token] for token in range(WANDER_TOKENS)):
            return because("no-mobster-token", mobster=parts.mobster(mobster))
        open_clans = [clan for clan in range(int(BONUS_CLANS)) if _why_not_toll_on(s, clan) is None]
        return None if open_clans else because("no-clan-free")
    if mobster == penny_mobs.MCLAIRD:
        return mob_reserving.why_not_reserve(s, seat)
    if mobster == penny_mobs.MCCLAIM:
        if not s.mobs.tokens[penny_mobs.MCCLAIM]:
            return because("no-mobster-token", mobster=parts.mobster(mobster))
        cards = range(len(CARDS))
        fine = any(mob_claims.why_not_card(s, seat, card) is None for card in cards)
        return None if fine else because("nothing-to-claim")
    if mobster == penny_mobs.ANDERSON:
        return mob_theft.why_not_begin(s, seat)
    return mob_outlaws.why_not_send(s, seat, mobster)


def _why_not_row(s: State, seat: int, row: int) -> Reason | None:
    if not has(s, seat, penny_mobs.MCDUFF):
        return because("not-held", mobster=parts.mobster(penny_mobs.MCDUFF))
    if not s.mobs.tokens[penny_mobs.MCDUFF]:
        return because("no-mobster-token", mobster=parts.mobster(penny_mobs.MCDUFF))
    if s.market[row]:
        return None
    return because("row-empty", good=parts.good(row)) if row < len(GOODS) else because("england-empty")


def free_step(s: State, seat: i64, number: i64) -> None:
    if number == STEP:
        mob_outlaws.walk(s, seat)
    elif ROW <= number < ROW + ROWS:
        rob_market(s, seat, number - ROW)
    elif number == USE + penny_mobs.ANDERSON:
        mob_theft.begin(s, seat)
    elif mob_outlaws.is_outlaw(number - USE):
        mob_outlaws.ask_source(s, seat, number - USE)
    else:
        s.pending.push(decision(penny_mobs.MOB, seat, number - USE))


def rob_market(s: State, seat: i64, row: i64) -> None:
    """Joe McDuff takes the largest stack of a row, which is the rightmost."""
    s.mobs.tokens[penny_mobs.MCDUFF] -= 1
    s.market[row] -= 1
    s.players[seat].coins += s.printed.price[s.market[row]]


# --- Peggy McWander: toll on clan spaces ----------------------------------------------------------------


def any_wander(s: State) -> bool:
    return s.mobs.tolls[0] == 0 or s.mobs.tolls[1] == 0


def free_clan(s: State, after: i64) -> i64:
    """The next clan space without a marker and without a token, or -1."""
    clan: i64 = after + 1
    while clan < BONUS_CLANS:
        if s.owner[clan] == 0 and s.mobs.tolls[0] != clan + 1 and s.mobs.tolls[1] != clan + 1:
            return clan
        clan += 1
    return -1


def toll_value(s: State, token: i64) -> i64:
    return s.printed.components.chronicles.mobsters[penny_mobs.MCWANDER].values[token]


def clan_toll(s: State, seat: i64, clan: i64) -> i64:
    """What Peggy McWander's owner is paid for a clan space."""
    token: i64 = 0
    while token < WANDER_TOKENS:
        if s.mobs.tolls[token] == clan + 1 and not has(s, seat, penny_mobs.MCWANDER):
            return toll_value(s, token)
        token += 1
    return 0


def clan_taken(s: State, seat: i64, clan: i64) -> None:
    """The marker's cost held the toll; its owner receives it, and the token is out of the game."""
    toll: i64 = clan_toll(s, seat, clan)
    if toll > 0:
        s.players[penny_mobs.holder(s, penny_mobs.MCWANDER)].coins += toll
    token: i64 = 0
    while token < WANDER_TOKENS:
        if s.mobs.tolls[token] == clan + 1:
            s.mobs.tolls[token] = GONE
        token += 1


def legal_wander(s: State, out: vec[i64]) -> i64:
    """First which token, then where."""
    top: i64 = s.pending.top()
    count: i64 = 0
    if second_of(top) == 0:
        token: i64 = 0
        while token < WANDER_TOKENS:
            if s.mobs.tolls[token] == 0:
                out[count] = TOKEN + token
                count += 1
            token += 1
        return count
    clan: i64 = free_clan(s, -1)
    while clan >= 0:
        out[count] = CLAN + clan
        count += 1
        clan = free_clan(s, clan)
    return count


def _why_not_toll_on(s: State, clan: int) -> Reason | None:
    if clan >= BONUS_CLANS:
        return because("no-bonus-there")
    if s.owner[clan]:
        return because("clan-taken", clan=parts.clan(clan), player=parts.seat(int(s.owner[clan]) - 1))
    lying = [int(s.mobs.tolls[token]) - 1 for token in range(WANDER_TOKENS)]
    return because("clan-has-token", clan=parts.clan(clan)) if clan in lying else None


def why_not_wander(s: State, number: int) -> Reason | None:
    if second_of(s.pending.top()) == 0:
        token = number - TOKEN
        if not 0 <= token < WANDER_TOKENS:
            return because("choose-a-token")
        return None if s.mobs.tolls[token] == 0 else because("token-used")
    clan = number - CLAN
    if not 0 <= clan < len(CLAN_SPACES):
        return because("name-a-clan")
    return _why_not_toll_on(s, clan)


def apply_wander(s: State, seat: i64, number: i64) -> None:
    token: i64 = second_of(s.pending.pop())
    if token == 0:
        s.pending.push(decision(penny_mobs.MOB, seat, penny_mobs.MCWANDER, number - TOKEN + 1))
    else:
        s.mobs.tolls[token - 1] = number - CLAN + 1
        s.mobs.tokens[penny_mobs.MCWANDER] -= 1


# --- index ----------------------------------------------------------------------------------------------


def legal(s: State, kind: i64, seat: i64, out: vec[i64]) -> i64:
    if kind == penny_mobs.LOOT:
        return mob_claims.legal_loot(s, seat, out)
    mobster: i64 = first_of(s.pending.top())
    if mobster == penny_mobs.MCWANDER:
        return legal_wander(s, out)
    if mobster == penny_mobs.MCMAIL:
        return mob_claims.legal_bought(s, seat, out)
    if mobster == penny_mobs.MCLAIRD:
        return mob_reserving.legal(s, seat, out)
    if mobster == penny_mobs.MCCLAIM:
        return mob_claims.legal_claim(s, seat, out)
    return mobsters.legal(s, seat, out)


def why_not(s: State, kind: int, seat: int, number: int) -> Reason | None:
    if kind == penny_mobs.LOOT:
        return mob_claims.why_not_loot(s, seat, number)
    mobster = first_of(s.pending.top())
    if mobster == penny_mobs.MCWANDER:
        return why_not_wander(s, number)
    if mobster == penny_mobs.MCMAIL:
        return mob_claims.why_not_bought(s, seat, number)
    if mobster == penny_mobs.MCLAIRD:
        return mob_reserving.why_not(s, seat, number)
    if mobster == penny_mobs.MCCLAIM:
        return mob_claims.why_not_claim(s, seat, number)
    return mobsters.why_not(s, seat, number)


def answer(s: State, kind: i64, seat: i64, number: i64) -> None:
    mobster: i64 = first_of(s.pending.top())
    if kind == penny_mobs.LOOT:
        mob_claims.apply_loot(s, seat, number)
    elif mobster == penny_mobs.MCWANDER:
        apply_wander(s, seat, number)
    elif mobster == penny_mobs.MCMAIL:
        mob_claims.apply_bought(s, seat, number)
    elif mobster == penny_mobs.MCLAIRD:
        mob_reserving.answer(s, seat, number)
    elif mobster == penny_mobs.MCCLAIM:
        mob_claims.apply_claim(s, number)
    else:
        mobsters.answer(s, seat, number)


def view(s: State) -> "dict[str, object]":
    """Tokens on the clan board, on the track and on landmark cards; the roll that may be rolled again."""
    tolls = {}
    for token in range(WANDER_TOKENS):
        at = int(s.mobs.tolls[token])
        if 0 < at < GONE:
            tolls[CLAN_SPACES[at - 1]] = int(toll_value(s, token))
    claimed = [name for at, name in enumerate(CARDS) if (s.mobs.claimed >> at) & 1]
    roll = int(mobsters.roll_shown(s)) or None
    return {"tolls": tolls, "reserved": mob_reserving.view(s), "claimed": claimed, "roll": roll}


def told(old: State, new: State) -> "list[Fact]":
    if new.mobs.reserved in (0, old.mobs.reserved):
        return []
    tile = parts.tile_numbered(int(new.mobs.reserved) - 1)
    return [Fact(GAME, "reserved", CHANCE, {"tile": tile}, (tile,))]
