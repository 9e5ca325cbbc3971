"""Mobsters of chronicle VIII on board of a boat of chronicle I: Calum McQuack and Bully McMuscle."""

from librt.vecs import vec
from mypy_extensions import i64

from clachan.core.bits import bit
from clachan.core.decision import decision, first_of, second_of, third_of
from clachan.core.message import Reason
from clachan.games.glenmore.actions import LOT, lot_number
from clachan.games.glenmore.decisions import MOB, TOKEN_LOT
from clachan.games.glenmore.rules.chronicles import dragon_boats, mob_cards, reward_tokens
from clachan.games.glenmore.state import Player, State
from clachan.games.glenmore.words import because


def holds(p: Player, mobster: i64) -> bool:
    return (p.gang.held >> mobster) & 1 != 0


def boats_at(s: State, p: Player, river: i64, column: i64) -> i64:
    """Other boats of the race on a tile, as bits of their seats."""
    found: i64 = 0
    seat: i64 = 0
    while seat < s.printed.players:
        q = s.players[seat]
        here: bool = q.boat.river == river and q.boat.column == column
        if q is not p and here and q.boat.result == 0:
            found |= bit(seat)
        seat += 1
    return found


def is_free(s: State, p: Player) -> bool:
    """Bully McMuscle: a tile with another boat costs no movement point."""
    if not holds(p, mob_cards.MCMUSCLE) or s.foreign != 0:
        return False
    river, column = dragon_boats.ahead(s, p)
    return boats_at(s, p, river, column) != 0


# --- passing --------------------------------------------------------------------------------------------


def leave_tile(s: State, seat: i64) -> None:
    """A boat passes those that lay on its tile before it and are still there."""
    p = s.players[seat]
    passed: i64 = p.boat.met & boats_at(s, p, p.boat.river, p.boat.column)
    p.boat.met = 0
    owner: i64 = mob_cards.holder(s, mob_cards.MCQUACK)
    other: i64 = 0
    while other < s.printed.players and owner >= 0:
        if (passed >> other) & 1 != 0 and (owner == seat or owner == other):
            goal: i64 = other if owner == seat else seat
            s.pending.push(decision(MOB, owner, mob_cards.MCQUACK, goal + 1))
        other += 1


def reach_tile(s: State, seat: i64) -> None:
    p = s.players[seat]
    p.boat.met = boats_at(s, p, p.boat.river, p.boat.column)


def can_use(s: State, seat: i64) -> bool:
    """Calum McQuack gives a penny, or one of the two draws a token: it must be there."""
    top: i64 = s.pending.top()
    if second_of(top) != 0:
        return s.players[seat].gang.minus > 0
    return s.race.tokens[third_of(top)] > 0


def why_not_use(s: State, seat: int) -> Reason | None:
    top = s.pending.top()
    if second_of(top):
        return None if s.players[seat].gang.minus else because("no-penny-to-give")
    return None if s.race.tokens[third_of(top)] else because("castle-empty")


# --- a second reward token ------------------------------------------------------------------------------


def token_taken(s: State, seat: i64, castle: i64) -> None:
    """Once in a game each of the two lets his owner draw another token of the castle; both may at one."""
    p = s.players[seat]
    if s.race.tokens[castle] == 0 or s.foreign != 0:
        return
    mobster: i64 = mob_cards.MCMUSCLE  # Calum McQuack is asked first, so he is pushed last
    while mobster >= mob_cards.MCQUACK:
        if holds(p, mobster) and s.mobs.tokens[mobster] == 0:
            s.pending.push(decision(MOB, seat, mobster, 0, castle))
        mobster -= 1


def use(s: State, seat: i64, mobster: i64, goal: i64, castle: i64) -> None:
    if goal != 0:
        s.players[seat].gang.minus -= 1
        s.players[goal - 1].gang.minus += 1
    else:
        s.mobs.tokens[mobster] = 1
        s.pending.push(decision(TOKEN_LOT, -1, castle, seat))


def legal_lot(s: State, out: vec[i64]) -> i64:
    """Any token that is left on the castle, equally likely."""
    lying: i64 = s.race.dealt[first_of(s.pending.top())]
    count: i64 = 0
    token: i64 = 0
    while token < reward_tokens.TOKENS:
        if (lying >> token) & 1 != 0:
            out[count] = LOT + token
            count += 1
        token += 1
    return count


def why_not_lot(s: State, number: int) -> Reason | None:
    token = lot_number(number)
    lying = int(s.race.dealt[first_of(s.pending.top())])
    fine = 0 <= token < reward_tokens.TOKENS and (lying >> token) & 1
    return None if fine else because("token-not-on-castle")


def apply_lot(s: State, number: i64) -> None:
    top: i64 = s.pending.pop()
    token: i64 = lot_number(number)
    castle: i64 = first_of(top)
    s.race.dealt[castle] &= ~bit(token)
    s.race.tokens[castle] -= 1
    kind: i64 = s.printed.token_kind[token]
    reward_tokens.give(s, second_of(top), kind, s.printed.token_worth[kind])
