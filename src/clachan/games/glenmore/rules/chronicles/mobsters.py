"""Mobsters of chronicle VIII who belong to another chronicle.

Fraser McStarve and Oonagh McHagg (V), Elsbeth McTrick (II), Erin MacMalt (III); and what John McClaim's
tokens meet in chronicle VI. Those of chronicle I stand in mob_boats.py.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clachan.core.bits import bit
from clachan.core.decision import decision, first_of, kind_of, second_of, third_of
from clachan.core.message import Reason
from clachan.games.glenmore import parts
from clachan.games.glenmore.actions import (
    CHOOSE,
    COINS_OF,
    DONE,
    GAIN,
    USE,
    barrel_of,
    choose_seat,
    coins_of_good,
    gain_good,
    is_gain,
)
from clachan.games.glenmore.components import GOODS
from clachan.games.glenmore.decisions import GIVING_HAGGIS, MOB, PUTTING, ROLLING_FOR_HAGGIS
from clachan.games.glenmore.rules import territory
from clachan.games.glenmore.rules.chronicles import (
    cellars,
    haggis,
    haggis_scoring,
    mob_boats,
    mob_cards,
    whisky_sales,
)
from clachan.games.glenmore.state import GOODS_COUNT, State
from clachan.games.glenmore.words import because

COIN_ROW: Final = 5


def ask(s: State, seat: i64, mobster: i64, second: i64, third: i64) -> None:
    s.pending.push(decision(MOB, seat, mobster, second, third))


def card_turned(s: State, card: i64) -> None:
    """A landmark card shows its event now: John McClaim's token on it is out of the game."""
    s.mobs.claimed &= ~bit(card)


# --- haggis ---------------------------------------------------------------------------------------------


def haggis_begins(s: State) -> None:
    s.mobs.tokens[mob_cards.MCHAGG] = 0


def before_haggis_roll(s: State) -> None:
    """Fraser McStarve may take a token, once in a game."""
    seat: i64 = mob_cards.holder(s, mob_cards.MCSTARVE)
    if seat >= 0 and s.mobs.tokens[mob_cards.MCSTARVE] == 0:
        ask(s, seat, mob_cards.MCSTARVE, 0, 0)


def hidden_haggis(s: State, seat: i64) -> i64:
    p = s.players[seat]
    return p.haggis.tokens & ~p.haggis.shown


def may_reroll(s: State) -> bool:
    used: bool = s.mobs.tokens[mob_cards.MCHAGG] != 0
    return not used and mob_cards.holder(s, mob_cards.MCHAGG) >= 0


def roll_shown(s: State) -> i64:
    """The roll that Oonagh McHagg may have rolled again, while her owner is asked; else 0."""
    if s.pending.depth == 0:
        return 0
    top: i64 = s.pending.top()
    shown: bool = kind_of(top) == MOB and first_of(top) == mob_cards.MCHAGG
    return third_of(top) if shown else 0


def ask_reroll(s: State, left: i64, rolled: i64) -> None:
    ask(s, mob_cards.holder(s, mob_cards.MCHAGG), mob_cards.MCHAGG, left, rolled)


def apply_reroll(s: State, number: i64, left: i64, rolled: i64) -> None:
    if number == DONE:
        haggis_scoring.count_roll(s, left, rolled)
    else:
        s.mobs.tokens[mob_cards.MCHAGG] = 1
        s.pending.push(decision(ROLLING_FOR_HAGGIS, -1, left))


def apply_starve(s: State, seat: i64, number: i64) -> None:
    if number != DONE:
        s.mobs.tokens[mob_cards.MCSTARVE] = 1
        s.pending.push(decision(GIVING_HAGGIS, choose_seat(number), seat))


# --- the mountain and the sale tiles --------------------------------------------------------------------


def at_mountain(s: State, seat: i64) -> None:
    """Elsbeth McTrick's owner passes the mountain or is about to leave it."""
    if mob_cards.holder(s, mob_cards.MCTRICK) == seat and s.foreign == 0:
        ask(s, seat, mob_cards.MCTRICK, 0, 0)


def legal_trick(s: State, seat: i64, out: vec[i64]) -> i64:
    """First what leaves the mountain, then the good that comes instead."""
    top: i64 = s.pending.top()
    count: i64 = 0
    if second_of(top) != 0:
        while count < GOODS_COUNT:
            out[count] = GAIN + count
            count += 1
        return count
    out[0] = DONE
    count = 1
    row: i64 = 0
    while row <= COIN_ROW:
        if s.mountain.heap[row] > 0 and territory.has_room(s.players[seat]):
            out[count] = COINS_OF + row
            count += 1
        row += 1
    return count


def why_not_trick(s: State, seat: int, number: int) -> Reason | None:
    if second_of(s.pending.top()):
        return None if is_gain(number) else because("choose-gained")
    row = coins_of_good(number)
    if number == DONE:
        return None
    if not 0 <= row <= COIN_ROW:
        return because("name-from-mountain")
    p = s.players[seat]
    if not any(p.goods_on(place) < territory.ROOM for place in territory.territory(p)):
        return because("no-room")
    what = parts.good(row) if row < len(GOODS) else parts.COINS
    return None if s.mountain.heap[row] else because("none-on-mountain", piece=what)


def apply_trick(s: State, seat: i64, number: i64, what: i64) -> None:
    if number == DONE:
        return
    if what == 0:
        s.mountain.heap[coins_of_good(number)] -= 1
        ask(s, seat, mob_cards.MCTRICK, 1, 0)
    else:
        s.pending.push(decision(PUTTING, seat, gain_good(number)))


def at_sale(s: State, seat: i64, space: i64, tile: i64) -> None:
    """Erin MacMalt's owner may use the extra space in passing; `tile` + 1 is still to be paid."""
    if mob_cards.holder(s, mob_cards.MACMALT) == seat and s.foreign == 0:
        ask(s, seat, mob_cards.MACMALT, space, tile)


def legal_malt(s: State, seat: i64, out: vec[i64]) -> i64:
    top: i64 = s.pending.top()
    p = s.players[seat]
    owed: i64 = 0 if third_of(top) == 0 else s.printed.cost_whisky[third_of(top) - 1]
    out[0] = DONE
    if p.whisky <= owed or not whisky_sales.has_extra(s, s.track[second_of(top)] - 1):
        return 1
    return cellars.legal_barrels(p, out, 1)


def why_not_malt(s: State, seat: int, number: int) -> Reason | None:
    if number == DONE:
        return None
    top, p = s.pending.top(), s.players[seat]
    tile = int(third_of(top)) - 1
    owed = s.printed.faces[tile].cost.get("whisky", 0) if tile >= 0 else 0
    if p.whisky <= owed:
        return because("whisky-owed", have=int(p.whisky), whisky=owed)
    if s.sales.extra[whisky_sales.slot(int(s.track[second_of(top)]) - 1)]:
        return because("extra-space-taken")
    return cellars.why_not_barrel(s, seat, number)


def apply_malt(s: State, seat: i64, number: i64, space: i64) -> None:
    if number != DONE:
        s.sales.extra[whisky_sales.slot(s.track[space] - 1)] += 1
        whisky_sales.sell(s, seat, barrel_of(number))


# --- index ----------------------------------------------------------------------------------------------


def legal(s: State, seat: i64, out: vec[i64]) -> i64:
    mobster: i64 = first_of(s.pending.top())
    if mobster == mob_cards.MCTRICK:
        return legal_trick(s, seat, out)
    if mobster == mob_cards.MACMALT:
        return legal_malt(s, seat, out)
    out[0] = DONE
    count: i64 = 1
    if mobster == mob_cards.MCSTARVE:
        other: i64 = 0
        while other < s.printed.players:
            if other != seat and hidden_haggis(s, other) != 0:
                out[count] = CHOOSE + other
                count += 1
            other += 1
        return count
    if mobster == mob_cards.MCHAGG or mob_boats.can_use(s, seat):
        out[1] = USE + mobster
        count = 2
    return count


def why_not(s: State, seat: int, number: int) -> Reason | None:
    mobster = int(first_of(s.pending.top()))
    if mobster == mob_cards.MCTRICK:
        return why_not_trick(s, seat, number)
    if mobster == mob_cards.MACMALT:
        return why_not_malt(s, seat, number)
    if number == DONE:
        return None
    if mobster != mob_cards.MCSTARVE and number != USE + mobster:
        return because("use-or-done", mobster=parts.mobster(mobster))
    if mobster in (mob_cards.MCQUACK, mob_cards.MCMUSCLE):
        return mob_boats.why_not_use(s, seat)
    if mobster == mob_cards.MCHAGG:
        return None
    other = choose_seat(number)
    if not 0 <= other < s.printed.players or other == seat:
        return because("name-other-or-done")
    p = s.players[other]
    hidden = haggis.values(s, int(p.haggis.tokens & ~p.haggis.shown))
    return None if hidden else because("none-face-down-there", player=parts.seat(other))


def reveals(s: State, number: int) -> bool:
    """A roll that stands turns haggis tokens over; a second reward token is seen by all."""
    top: i64 = s.pending.top()
    if kind_of(top) != MOB:
        return False
    mobster: i64 = first_of(top)
    if mobster == mob_cards.MCHAGG:
        return number != USE + mobster
    draws: bool = (mobster == mob_cards.MCQUACK or mobster == mob_cards.MCMUSCLE) and second_of(top) == 0
    return draws and number == USE + mobster


def answer(s: State, seat: i64, number: i64) -> None:
    top: i64 = s.pending.pop()
    mobster: i64 = first_of(top)
    if mobster == mob_cards.MCHAGG:
        apply_reroll(s, number, second_of(top), third_of(top))
    elif mobster == mob_cards.MCSTARVE:
        apply_starve(s, seat, number)
    elif mobster == mob_cards.MCTRICK:
        apply_trick(s, seat, number, second_of(top))
    elif mobster == mob_cards.MACMALT:
        apply_malt(s, seat, number, second_of(top))
    elif number != DONE:
        mob_boats.use(s, seat, mobster, second_of(top), third_of(top))
