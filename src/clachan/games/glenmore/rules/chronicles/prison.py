"""Chronicle VIII: mobsters come into prison; at the end of a turn a penny is put on one, or one is freed."""

from librt.vecs import vec
from mypy_extensions import i64

from clachan.core.bits import bit
from clachan.core.decision import decision
from clachan.core.message import Reason
from clachan.games.glenmore import parts
from clachan.games.glenmore.actions import DONE, FREE, JAIL, PENNY, jail_mobster, penny_mobster
from clachan.games.glenmore.chronicle_records import KEPT, MOB_COUNT, OUTLAWS, WANDER_TOKENS, Gang, Mobs
from clachan.games.glenmore.components import MOBSTERS
from clachan.games.glenmore.decisions import ARREST, PRISON
from clachan.games.glenmore.rules.chronicles import mob_cards, mob_outlaws
from clachan.games.glenmore.state import State
from clachan.games.glenmore.words import because


def set_up(s: State) -> None:
    """Pennies for everyone; the cards of S lie open, those of B wait."""
    pennies = s.printed.components.number("chronicle_8.pennies")
    for seat in range(s.printed.players):
        gang = Gang()
        gang.minus = pennies
        gang.kept = vec[i64]([0] * KEPT)
        s.players[seat].gang = gang
    s.mobs = Mobs()
    s.mobs.pennies = vec[i64]([0] * MOB_COUNT)
    s.mobs.tokens = vec[i64]([0] * MOB_COUNT)
    s.mobs.tolls = vec[i64]([0] * WANDER_TOKENS)
    s.mobs.outlaws = vec[i64]([0] * OUTLAWS)
    for word in s.table.extra["mobsters"].split(", "):
        if word == "b":
            s.mobs.later += 1
        else:
            s.mobs.jailed |= bit(MOBSTERS.index(word))


def may_come(s: State, mobster: int) -> bool:
    """A card with B on its back that fits this game and is not out yet."""
    card = s.printed.components.chronicles.mobsters[mobster]
    fits = card.needs == 0 or s.with_chronicle(card.needs)
    out = ((int(s.mobs.jailed) | int(s.mobs.freed)) >> mobster) & 1
    return card.back == "B" and fits and card.least_players <= s.printed.players and not out


def tile_laid(s: State, tile: i64) -> None:
    """The first tile of B brings its cards."""
    if s.mobs.later > 0 and s.printed.faces[tile].stack == "B":
        s.pending.push(decision(ARREST, -1))


def legal_arrest(s: State, out: vec[i64]) -> i64:
    count: i64 = 0
    mobster: i64 = 0
    while mobster < MOB_COUNT:
        if may_come(s, int(mobster)):
            out[count] = JAIL + mobster
            count += 1
        mobster += 1
    return count


def why_not_arrest(s: State, number: int) -> Reason | None:
    mobster = jail_mobster(number)
    if not 0 <= mobster < MOB_COUNT:
        return because("arrest")
    return None if may_come(s, mobster) else because("not-to-come", mobster=parts.mobster(mobster))


def apply_arrest(s: State, number: i64) -> None:
    s.pending.pop()
    s.mobs.jailed |= bit(jail_mobster(number))
    s.mobs.later -= 1
    if s.mobs.later > 0:
        s.pending.push(decision(ARREST, -1))


def end_turn(s: State, seat: i64) -> None:
    s.pending.push(decision(PRISON, seat))


def legal_prison(s: State, seat: i64, out: vec[i64]) -> i64:
    """A penny on a card in prison, or a card; or neither."""
    pennies: i64 = s.players[seat].gang.minus
    out[0] = DONE
    count: i64 = 1
    mobster: i64 = 0
    while mobster < MOB_COUNT:
        if (s.mobs.jailed >> mobster) & 1 != 0:
            out[count] = FREE + mobster
            count += 1
            if pennies > 0:
                out[count] = PENNY + mobster
                count += 1
        mobster += 1
    return count


def why_not_prison(s: State, seat: int, number: int) -> Reason | None:
    if number == DONE:
        return None
    if not PENNY <= number < FREE + MOB_COUNT:
        return because("penny-or-mobster")
    mobster = penny_mobster(number) % MOB_COUNT
    if not (int(s.mobs.jailed) >> mobster) & 1:
        return because("not-in-prison", mobster=parts.mobster(mobster))
    return None if number >= FREE or s.players[seat].gang.minus else because("no-penny")


def apply_prison(s: State, seat: i64, number: i64) -> None:
    s.pending.pop()
    if number == DONE:
        return
    p = s.players[seat]
    mobster: i64 = penny_mobster(number) % MOB_COUNT
    if number < FREE:
        p.gang.minus -= 1
        s.mobs.pennies[mobster] += 1
        return
    p.gang.plus += s.mobs.pennies[mobster]
    s.mobs.pennies[mobster] = 0
    s.mobs.jailed &= ~bit(mobster)
    s.mobs.freed |= bit(mobster)
    p.gang.held |= bit(mobster)
    card = s.printed.components.chronicles.mobsters[mobster]
    s.mobs.tokens[mobster] = card.tokens + card.coins
    if mob_cards.is_outlaw(mobster):
        mob_outlaws.ask_source(s, seat, mobster)
