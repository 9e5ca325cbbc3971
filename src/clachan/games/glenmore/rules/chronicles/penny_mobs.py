"""Chronicle VIII, The Penny Mobs: pennies, the prison, and the end of every turn.

What the mobsters do stands in mob_deals.py (tokens and coins), mob_outlaws.py (Scotsmen abroad),
mob_theft.py (Derek Anderson), mob_watch.py (what happens in other players' turns) and mobsters.py (those
who belong to another chronicle).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clachan.core.bits import bit, count_bits
from clachan.core.decision import CHANCE, decision
from clachan.core.message import Fact, Reason
from clachan.games.glenmore import parts
from clachan.games.glenmore.actions import DONE
from clachan.games.glenmore.chronicle_records import KEPT, MOB_COUNT, OUTLAWS, WANDER_TOKENS, Gang, Mobs
from clachan.games.glenmore.components import MOBSTERS
from clachan.games.glenmore.rules.chronicles import mob_boats, mob_deals, mob_outlaws, mob_theft
from clachan.games.glenmore.rules.chronicles.numbers import FREE, JAIL, PENNY
from clachan.games.glenmore.state import State
from clachan.games.glenmore.words import GAME, because

# Questions.
PRISON: Final = 120
ARREST: Final = 121  # to chance
MOB: Final = 122  # first: mobster, second and third: as the mobster needs
LOOT: Final = 123  # Bruce McMail; first: goods produced (two bits each), second: place, third: producer
OUTLAW: Final = 124  # first: mobster, second: step, third: as the step needs
THEFT: Final = 125  # first: step, second: seat
LOT: Final = 126  # to chance; first: castle, second: seat
# Mobsters, in the order of components.MOBSTERS.
MCWANDER: Final = 0
MCDUFF: Final = 1
MCMAIL: Final = 2
MCLAIRD: Final = 3
MCSNITCH: Final = 4
MACDARKIE: Final = 5
MACSPONGE: Final = 6
ANDERSON: Final = 7
MCCASTLE: Final = 8
MCQUACK: Final = 9
MCMUSCLE: Final = 10
MCSTARVE: Final = 11
MCHAGG: Final = 12
MCTRICK: Final = 13
MACMALT: Final = 14
MCCLAIM: Final = 15


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


def holder(s: State, mobster: i64) -> i64:
    """The seat that holds a mobster, or -1."""
    if (s.mobs.freed >> mobster) & 1 == 0:
        return -1
    seat: i64 = 0
    while (s.players[seat].gang.held >> mobster) & 1 == 0:
        seat += 1
    return seat


def pennies_on(s: State, mobster: i64) -> i64:
    return s.mobs.pennies[mobster]


# --- the cards of B -------------------------------------------------------------------------------------


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
    mobster = number - JAIL
    if not 0 <= mobster < MOB_COUNT:
        return because("arrest")
    return None if may_come(s, mobster) else because("not-to-come", mobster=parts.mobster(mobster))


def apply_arrest(s: State, number: i64) -> None:
    s.pending.pop()
    s.mobs.jailed |= bit(number - JAIL)
    s.mobs.later -= 1
    if s.mobs.later > 0:
        s.pending.push(decision(ARREST, -1))


# --- the end of a turn ----------------------------------------------------------------------------------


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
    mobster = (number - PENNY) % MOB_COUNT
    if not (int(s.mobs.jailed) >> mobster) & 1:
        return because("not-in-prison", mobster=parts.mobster(mobster))
    return None if number >= FREE or s.players[seat].gang.minus else because("no-penny")


def apply_prison(s: State, seat: i64, number: i64) -> None:
    s.pending.pop()
    if number == DONE:
        return
    p = s.players[seat]
    mobster: i64 = (number - PENNY) % MOB_COUNT
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
    if mob_outlaws.is_outlaw(mobster):
        mob_outlaws.ask_source(s, seat, mobster)


# --- scoring --------------------------------------------------------------------------------------------


def final_points(s: State, seat: int, lines: "dict[str, int]") -> None:
    """Penalties of the own mobsters, and the pennies."""
    p = s.players[seat]
    cards = s.printed.components.chronicles.mobsters
    penalty = sum(card.penalty for at, card in enumerate(cards) if (p.gang.held >> at) & 1)
    lines[s.printed.components.chronicles.names[7]] += int(p.gang.plus - p.gang.minus) - penalty


# --- index and view -------------------------------------------------------------------------------------


def legal_free(s: State, seat: i64, out: vec[i64], count: i64) -> i64:
    """What the own mobsters can do in a turn; nothing in the Englishman's."""
    if s.players[seat].gang.held == 0 or s.foreign != 0:
        return count
    count = mob_deals.legal_free(s, seat, out, count)
    count = mob_outlaws.legal_free(s, seat, out, count)
    return mob_theft.legal_free(s, seat, out, count)


def why_not_free(s: State, seat: int, number: int) -> Reason | None:
    if s.foreign:
        return because("mobsters-rest")
    return mob_deals.why_not_free(s, seat, number)


def legal(s: State, kind: i64, seat: i64, out: vec[i64]) -> i64:
    if kind == PRISON:
        return legal_prison(s, seat, out)
    if kind == ARREST:
        return legal_arrest(s, out)
    if kind == OUTLAW:
        return mob_outlaws.legal(s, seat, out)
    if kind == THEFT:
        return mob_theft.legal(s, seat, out)
    if kind == LOT:
        return mob_boats.legal_lot(s, out)
    return mob_deals.legal(s, kind, seat, out)


def why_not(s: State, kind: int, seat: int, number: int) -> Reason | None:
    if kind == PRISON:
        return why_not_prison(s, seat, number)
    if kind == ARREST:
        return why_not_arrest(s, number)
    if kind == OUTLAW:
        return mob_outlaws.why_not(s, seat, number)
    if kind == THEFT:
        return mob_theft.why_not(s, seat, number)
    if kind == LOT:
        return mob_boats.why_not_lot(s, number)
    if kind < PRISON:
        return why_not_free(s, seat, number)
    return mob_deals.why_not(s, kind, seat, number)


def answer(s: State, kind: i64, seat: i64, number: i64) -> None:
    if kind == PRISON:
        apply_prison(s, seat, number)
    elif kind == ARREST:
        apply_arrest(s, number)
    elif kind == OUTLAW:
        mob_outlaws.answer(s, seat, number)
    elif kind == THEFT:
        mob_theft.answer(s, seat, number)
    elif kind == LOT:
        mob_boats.apply_lot(s, number)
    else:
        mob_deals.answer(s, kind, seat, number)


def view(s: State) -> "dict[str, object]":
    """Everything lies open."""
    cards = s.printed.components.chronicles.mobsters
    players = [s.players[seat] for seat in range(s.printed.players)]
    return {
        "prison": [
            {"mobster": name, "pennies": int(pennies_on(s, at)), "penalty": cards[at].penalty}
            for at, name in enumerate(MOBSTERS)
            if (s.mobs.jailed >> at) & 1
        ],
        "later": int(s.mobs.later),
        "pennies": [{"minus": int(p.gang.minus), "plus": int(p.gang.plus)} for p in players],
        "held": [[name for at, name in enumerate(MOBSTERS) if (p.gang.held >> at) & 1] for p in players],
        "tokens": {
            name: int(s.mobs.tokens[at]) for at, name in enumerate(MOBSTERS) if (s.mobs.freed >> at) & 1
        },
        "outlaws": mob_outlaws.view(s),
        **mob_deals.view(s),
    }


def told(old: State, new: State) -> "list[Fact]":
    fresh = int(new.mobs.jailed & ~old.mobs.jailed)
    names = [parts.mobster(at) for at in range(len(MOBSTERS)) if (fresh >> at) & 1]
    facts = [Fact(GAME, "prison", CHANCE, {"mobster": name}, (name,)) for name in names]
    return facts + mob_deals.told(old, new)


def fault(s: State) -> str | None:
    """Pennies and cards are conserved."""
    count = int(s.printed.players)
    lying = sum(int(pennies_on(s, at)) for at in range(MOB_COUNT))
    held = sum(int(p.gang.minus + p.gang.plus) for p in (s.players[seat] for seat in range(count)))
    total = s.printed.components.number("chronicle_8.pennies") * count
    if lying + held != total:
        return f"there are {lying + held} pennies instead of {total}"
    cards = int(count_bits(s.mobs.jailed) + count_bits(s.mobs.freed) + s.mobs.later)
    if cards != s.printed.components.chronicles.cards_drawn[count] or s.mobs.jailed & s.mobs.freed:
        return f"there are {cards} mobsters in the game"
    return mob_outlaws.fault(s)
