"""Mobsters of chronicle VIII who deal in coins and tokens: Peggy McWander and Joe McDuff; index of all.

Bruce McMail and John McClaim stand in mob_claims.py, Peggy McLaird in mob_reserving.py.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clachan.core.decision import CHANCE, decision, first_of, second_of
from clachan.core.message import Fact, Reason
from clachan.games.glenmore import parts
from clachan.games.glenmore.actions import (
    CLAN,
    COINS_OF,
    PICK_TOKEN,
    USE,
    WALK,
    clan_of,
    coins_of_good,
    pick_token_number,
    use_mobster,
)
from clachan.games.glenmore.chronicle_records import WANDER_TOKENS
from clachan.games.glenmore.components import CARDS, CLAN_SPACES, GOODS, MOBSTERS
from clachan.games.glenmore.decisions import LOOT, MOB
from clachan.games.glenmore.rules.chronicles import (
    mob_cards,
    mob_claims,
    mob_outlaws,
    mob_reserving,
    mob_theft,
    mobsters,
)
from clachan.games.glenmore.shown import DealsView
from clachan.games.glenmore.state import BONUS_CLANS, State
from clachan.games.glenmore.words import GAME, because

GONE: Final = 99
ROWS: Final = 6
ENGLAND_ROW: Final = 5


# --- free steps -----------------------------------------------------------------------------------------


def legal_free(s: State, seat: i64, out: vec[i64], count: i64) -> i64:
    if mob_cards.has(s, seat, mob_cards.MCWANDER) and any_wander(s) and free_clan(s, -1) >= 0:
        out[count] = USE + mob_cards.MCWANDER
        count += 1
    if mob_cards.has(s, seat, mob_cards.MCDUFF) and s.mobs.tokens[mob_cards.MCDUFF] > 0:
        row: i64 = 0
        while row < ROWS:
            if s.market[row] > 0:
                out[count] = COINS_OF + row
                count += 1
            row += 1
    if mob_cards.has(s, seat, mob_cards.MCLAIRD) and mob_reserving.can_reserve_any(s, seat):
        out[count] = USE + mob_cards.MCLAIRD
        count += 1
    if (
        mob_cards.has(s, seat, mob_cards.MCCLAIM)
        and s.mobs.tokens[mob_cards.MCCLAIM] > 0
        and mob_claims.claimable(s, seat) != 0
    ):
        out[count] = USE + mob_cards.MCCLAIM
        count += 1
    return count


def why_not_free(s: State, seat: int, number: int) -> Reason | None:
    if number == WALK:
        return mob_outlaws.why_not_walk(s, seat)
    if COINS_OF <= number < COINS_OF + ROWS:
        return _why_not_row(s, seat, coins_of_good(number))
    mobster = use_mobster(number)
    if not 0 <= mobster < len(MOBSTERS):
        return because("no-step")
    if not mob_cards.has(s, seat, mobster):
        return because("not-held", mobster=parts.mobster(mobster))
    if mobster == mob_cards.MCWANDER:
        if all(s.mobs.tolls[token] for token in range(WANDER_TOKENS)):
            return because("no-mobster-token", mobster=parts.mobster(mobster))
        open_clans = [clan for clan in range(int(BONUS_CLANS)) if _why_not_toll_on(s, clan) is None]
        return None if open_clans else because("no-clan-free")
    if mobster == mob_cards.MCLAIRD:
        return mob_reserving.why_not_reserve(s, seat)
    if mobster == mob_cards.MCCLAIM:
        if not s.mobs.tokens[mob_cards.MCCLAIM]:
            return because("no-mobster-token", mobster=parts.mobster(mobster))
        cards = range(len(CARDS))
        fine = any(mob_claims.why_not_card(s, seat, card) is None for card in cards)
        return None if fine else because("nothing-to-claim")
    if mobster == mob_cards.ANDERSON:
        return mob_theft.why_not_begin(s, seat)
    return mob_outlaws.why_not_send(s, seat, mobster)


def _why_not_row(s: State, seat: int, row: int) -> Reason | None:
    if not mob_cards.has(s, seat, mob_cards.MCDUFF):
        return because("not-held", mobster=parts.mobster(mob_cards.MCDUFF))
    if not s.mobs.tokens[mob_cards.MCDUFF]:
        return because("no-mobster-token", mobster=parts.mobster(mob_cards.MCDUFF))
    if s.market[row]:
        return None
    return because("row-empty", good=parts.good(row)) if row < len(GOODS) else because("england-empty")


def free_step(s: State, seat: i64, number: i64) -> None:
    if number == WALK:
        mob_outlaws.walk(s, seat)
    elif COINS_OF <= number < COINS_OF + ROWS:
        rob_market(s, seat, coins_of_good(number))
    elif number == USE + mob_cards.ANDERSON:
        mob_theft.begin(s, seat)
    elif mob_cards.is_outlaw(use_mobster(number)):
        mob_outlaws.ask_source(s, seat, use_mobster(number))
    else:
        s.pending.push(decision(MOB, seat, use_mobster(number)))


def rob_market(s: State, seat: i64, row: i64) -> None:
    """Joe McDuff takes the largest stack of a row, which is the rightmost."""
    s.mobs.tokens[mob_cards.MCDUFF] -= 1
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
    return s.printed.components.chronicles.mobsters[mob_cards.MCWANDER].values[token]


def clan_toll(s: State, seat: i64, clan: i64) -> i64:
    """What Peggy McWander's owner is paid for a clan space."""
    token: i64 = 0
    while token < WANDER_TOKENS:
        if s.mobs.tolls[token] == clan + 1 and not mob_cards.has(s, seat, mob_cards.MCWANDER):
            return toll_value(s, token)
        token += 1
    return 0


def clan_taken(s: State, seat: i64, clan: i64) -> None:
    """The marker's cost held the toll; its owner receives it, and the token is out of the game."""
    toll: i64 = clan_toll(s, seat, clan)
    if toll > 0:
        s.players[mob_cards.holder(s, mob_cards.MCWANDER)].coins += toll
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
                out[count] = PICK_TOKEN + token
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
        token = pick_token_number(number)
        if not 0 <= token < WANDER_TOKENS:
            return because("choose-a-token")
        return None if s.mobs.tolls[token] == 0 else because("token-used")
    clan = clan_of(number)
    if not 0 <= clan < len(CLAN_SPACES):
        return because("name-a-clan")
    return _why_not_toll_on(s, clan)


def apply_wander(s: State, seat: i64, number: i64) -> None:
    token: i64 = second_of(s.pending.pop())
    if token == 0:
        s.pending.push(decision(MOB, seat, mob_cards.MCWANDER, pick_token_number(number) + 1))
    else:
        s.mobs.tolls[token - 1] = clan_of(number) + 1
        s.mobs.tokens[mob_cards.MCWANDER] -= 1


# --- index ----------------------------------------------------------------------------------------------


def legal(s: State, kind: i64, seat: i64, out: vec[i64]) -> i64:
    if kind == LOOT:
        return mob_claims.legal_loot(s, seat, out)
    mobster: i64 = first_of(s.pending.top())
    if mobster == mob_cards.MCWANDER:
        return legal_wander(s, out)
    if mobster == mob_cards.MCMAIL:
        return mob_claims.legal_bought(s, seat, out)
    if mobster == mob_cards.MCLAIRD:
        return mob_reserving.legal(s, seat, out)
    if mobster == mob_cards.MCCLAIM:
        return mob_claims.legal_claim(s, seat, out)
    return mobsters.legal(s, seat, out)


def why_not(s: State, kind: int, seat: int, number: int) -> Reason | None:
    if kind == LOOT:
        return mob_claims.why_not_loot(s, seat, number)
    mobster = first_of(s.pending.top())
    if mobster == mob_cards.MCWANDER:
        return why_not_wander(s, number)
    if mobster == mob_cards.MCMAIL:
        return mob_claims.why_not_bought(s, seat, number)
    if mobster == mob_cards.MCLAIRD:
        return mob_reserving.why_not(s, seat, number)
    if mobster == mob_cards.MCCLAIM:
        return mob_claims.why_not_claim(s, seat, number)
    return mobsters.why_not(s, seat, number)


def answer(s: State, kind: i64, seat: i64, number: i64) -> None:
    mobster: i64 = first_of(s.pending.top())
    if kind == LOOT:
        mob_claims.apply_loot(s, seat, number)
    elif mobster == mob_cards.MCWANDER:
        apply_wander(s, seat, number)
    elif mobster == mob_cards.MCMAIL:
        mob_claims.apply_bought(s, seat, number)
    elif mobster == mob_cards.MCLAIRD:
        mob_reserving.answer(s, seat, number)
    elif mobster == mob_cards.MCCLAIM:
        mob_claims.apply_claim(s, number)
    else:
        mobsters.answer(s, seat, number)


def view(s: State) -> "DealsView":
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
    reserved = int(new.mobs.reserved)
    if reserved in (0, int(old.mobs.reserved)):
        return []
    tile = parts.tile_numbered(reserved - 1)
    return [Fact(GAME, "reserved", CHANCE, {"tile": tile}, (tile,))]
