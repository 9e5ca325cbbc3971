"""One-time effects of a newly laid tile, and the landmark cards (appendix 1 of the rulebook)."""

from librt.vecs import vec
from mypy_extensions import i64

from clachan.core.bits import bit
from clachan.core.decision import decision, first_of, second_of, third_of
from clachan.core.message import Reason
from clachan.games.glenmore import parts
from clachan.games.glenmore.actions import gain_action, gain_good, resolve_action, resolve_effect
from clachan.games.glenmore.decisions import GAINING, REMOVING, RESOLVING
from clachan.games.glenmore.rules import occasions
from clachan.games.glenmore.rules.clan_markers import ask_marker
from clachan.games.glenmore.rules.territory import ROOM, add_good, add_scotsman, gain_whisky, open_all
from clachan.games.glenmore.state import (
    BARLEY,
    CARD_EFFECT,
    COIN_EFFECT,
    DONAN,
    DUART,
    EFFECT_COUNT,
    GOOD_EFFECT,
    GOODS_COUNT,
    INVERNESS,
    LINE_TILES,
    LOCHY,
    MARKER_EFFECT,
    MEY,
    MORAR,
    NESS,
    SCOTSMAN_EFFECT,
    SHIEL,
    STALKER,
    VP_EFFECT,
    WHISKY_EFFECT,
    Player,
    State,
)
from clachan.games.glenmore.words import because


def begin_effects(s: State, seat: i64, tile: i64, place: i64) -> None:
    """Ask for the one-time effects of a tile; those without a choice are carried out by the program."""
    if s.printed.effects[tile] != 0:
        s.pending.push(decision(RESOLVING, seat, place, s.printed.effects[tile], tile))


def order_matters(s: State) -> bool:
    """Only a clan marker can make one order better than another; all other effects just bring something."""
    top: i64 = s.pending.top()
    left: i64 = second_of(top)
    if left & (left - 1) == 0:
        return False
    card: i64 = s.printed.card[third_of(top)]
    marker: bool = (left >> MARKER_EFFECT) & 1 != 0
    if (left >> CARD_EFFECT) & 1 != 0:
        marker = marker or card == DONAN or card == DUART or card > MORAR
    return marker


def settle_effects(s: State, seat: i64) -> None:
    """Carry out the first effect that is left, when their order does not matter."""
    left: i64 = second_of(s.pending.top())
    effect: i64 = EFFECT_COUNT - 1  # coins and barrels come before the card, which may cost something
    while (left >> effect) & 1 == 0:
        effect -= 1
    apply_effect(s, seat, resolve_action(effect))


def legal_effects(s: State, out: vec[i64]) -> i64:
    left: i64 = second_of(s.pending.top())
    count: i64 = 0
    effect: i64 = 0
    while effect < EFFECT_COUNT:
        if (left >> effect) & 1 != 0:
            out[count] = resolve_action(effect)
            count += 1
        effect += 1
    return count


def why_not_effect(s: State, number: int) -> Reason | None:
    effect = resolve_effect(number)
    left = (int(second_of(s.pending.top())) >> effect) & 1
    return None if left else because("no-effect", effect=parts.effect(effect))


def apply_effect(s: State, seat: i64, number: i64) -> None:
    p = s.players[seat]
    effect: i64 = resolve_effect(number)
    top: i64 = s.pending.pop()
    place: i64 = first_of(top)
    tile: i64 = third_of(top)
    left: i64 = second_of(top) & ~bit(effect)
    if left != 0:
        s.pending.push(decision(RESOLVING, seat, place, left, tile))
    amount: i64 = s.printed.effect_amount[tile * EFFECT_COUNT + effect]
    if effect == CARD_EFFECT:
        take_card(s, seat, s.printed.card[tile], place)
    elif effect == SCOTSMAN_EFFECT:
        add_scotsman(p, place)
    elif effect == GOOD_EFFECT:
        s.pending.push(decision(GAINING, seat, place, amount))
    elif effect == MARKER_EFFECT:
        ask_marker(s, seat)
    elif effect == WHISKY_EFFECT:
        gain_whisky(s, seat, amount)
    elif effect == COIN_EFFECT:
        p.coins += amount
    elif effect == VP_EFFECT:
        p.lines[LINE_TILES] += amount
    else:
        occasions.haggis_gained(s, seat, amount)


def take_card(s: State, seat: i64, card: i64, place: i64) -> None:
    """Keep the landmark card and carry out its instant effect."""
    p = s.players[seat]
    p.cards |= bit(card)
    if card == STALKER:
        p.coins += s.printed.stalker_coins
    elif card == DONAN:
        ask_marker(s, seat)
    elif card == LOCHY:
        s.pending.push(decision(GAINING, seat, place, s.printed.lochy_goods))
    elif card == DUART:
        p.coins += s.printed.duart_coins
        ask_marker(s, seat)
    elif card == INVERNESS:
        add_good(p, place, BARLEY)
        gain_whisky(s, seat, 1)
    elif card == SHIEL:
        add_scotsman(p, place)
        gain_whisky(s, seat, 1)
    elif card == NESS:
        s.ness = 1 if s.foreign == 0 else 0
    elif card == MEY:
        open_all(p)
    elif card == MORAR:
        s.pending.push(decision(REMOVING, seat, s.printed.morar_tiles, 1))
    elif card > MORAR:
        occasions.card_taken(s, seat, card, place)


def legal_gaining(s: State, p: Player, out: vec[i64]) -> i64:
    """Any good for the tile, if it has room; otherwise the good is lost."""
    place: i64 = first_of(s.pending.top())
    if p.cells[place] == 0 or p.goods_on(place) >= ROOM:
        return 0
    good: i64 = 0
    while good < GOODS_COUNT:
        out[good] = gain_action(good)
        good += 1
    return GOODS_COUNT


def why_not_gaining(s: State, seat: int) -> Reason | None:
    place = int(first_of(s.pending.top()))
    if not s.players[seat].cells[place]:
        return because("no-tile-left", place=parts.cell(place))
    held = int(s.players[seat].goods_on(place))
    return None if held < ROOM else because("tile-full", place=parts.cell(place), count=held)


def apply_gaining(s: State, seat: i64, number: i64) -> None:
    top: i64 = s.pending.pop()
    add_good(s.players[seat], first_of(top), gain_good(number))
    if second_of(top) > 1:
        s.pending.push(decision(GAINING, seat, first_of(top), second_of(top) - 1, third_of(top)))
    if third_of(top) != 0 and s.printed.chronicles != 0:
        occasions.produced(s, seat, first_of(top), bit(2 * gain_good(number)))
