"""Mobsters of chronicle VIII who take from others: Bruce McMail buys goods, John McClaim counts cards."""

from librt.vecs import vec
from mypy_extensions import i64

from clachan.core.bits import bit, count_bits
from clachan.core.decision import decision, first_of, second_of, third_of
from clachan.core.message import Reason
from clachan.games.glenmore import parts
from clachan.games.glenmore.actions import (
    CLAIM,
    DONE,
    PUT,
    SEIZE,
    SELL,
    claim_tile,
    is_put,
    put_place,
    seize_good,
)
from clachan.games.glenmore.components import CARDS, GOODS, TILES
from clachan.games.glenmore.decisions import LOOT, MOB
from clachan.games.glenmore.rules import territory
from clachan.games.glenmore.rules.chronicles import mob_cards
from clachan.games.glenmore.state import ANIMAL, GOODS_COUNT, MATERIAL, State
from clachan.games.glenmore.words import because

# --- Bruce McMail: buying what others produce -----------------------------------------------------------


def produced(s: State, seat: i64, place: i64, goods: i64) -> None:
    """Ask his owner at once, if there is a coin left and something to buy."""
    owner: i64 = mob_cards.holder(s, mob_cards.MCMAIL)
    if owner < 0 or owner == seat or s.mobs.tokens[mob_cards.MCMAIL] == 0:
        return
    kind: i64 = s.printed.kind[s.players[seat].tile(place)]
    if kind == ANIMAL or kind == MATERIAL:
        s.pending.push(decision(LOOT, owner, goods, place, seat))


def can_buy(s: State, owner: i64, good: i64) -> bool:
    """The good was produced, lies there, and can be kept or sold."""
    top: i64 = s.pending.top()
    if (first_of(top) >> (2 * good)) & 3 == 0 or s.players[third_of(top)].good_on(second_of(top), good) == 0:
        return False
    return s.market[good] > 0 or territory.has_room(s.players[owner])


def legal_loot(s: State, owner: i64, out: vec[i64]) -> i64:
    out[0] = DONE
    count: i64 = 1
    good: i64 = 0
    while good < GOODS_COUNT:
        if can_buy(s, owner, good):
            out[count] = SEIZE + good
            count += 1
        good += 1
    return count


def why_not_loot(s: State, seat: int, number: int) -> Reason | None:
    good, top, p = seize_good(number), s.pending.top(), s.players[seat]
    if number == DONE:
        return None
    if not 0 <= good < len(GOODS):
        return because("buy-or-done")
    producer, place = s.players[third_of(top)], int(second_of(top))
    if not (int(first_of(top)) >> (2 * good)) & 3 or not producer.good_on(place, good):
        return because("not-produced", good=parts.good(good), place=parts.cell(place))
    room = any(p.goods_on(spot) < territory.ROOM for spot in territory.territory(p))
    return None if room or s.market[good] else because("no-use", good=parts.good(good))


def apply_loot(s: State, seat: i64, number: i64) -> None:
    top: i64 = s.pending.pop()
    if number == DONE:
        return
    producer = s.players[third_of(top)]
    s.mobs.tokens[mob_cards.MCMAIL] -= 1
    producer.coins += 1
    territory.take_good(producer, second_of(top), seize_good(number))
    s.pending.push(decision(MOB, seat, mob_cards.MCMAIL, seize_good(number)))


def legal_bought(s: State, seat: i64, out: vec[i64]) -> i64:
    """On any own tile with room, or straight to the market."""
    p = s.players[seat]
    good: i64 = second_of(s.pending.top())
    count: i64 = 0
    index: i64 = 0
    while index < p.size:
        if p.goods_on(p.places[index]) < territory.ROOM:
            out[count] = PUT + p.places[index]
            count += 1
        index += 1
    if s.market[good] > 0:
        out[count] = SELL + good
        count += 1
    return count


def why_not_bought(s: State, seat: int, number: int) -> Reason | None:
    good = int(second_of(s.pending.top()))
    if number == SELL + good:
        return None if s.market[good] else because("row-empty", good=parts.good(good))
    if not is_put(number):
        return because("put-or-sell")
    place = put_place(number)
    if place not in territory.territory(s.players[seat]):
        return because("no-tile-of-yours", place=parts.cell(place))
    held = int(s.players[seat].goods_on(place))
    return None if held < territory.ROOM else because("tile-full", place=parts.cell(place), count=held)


def apply_bought(s: State, seat: i64, number: i64) -> None:
    good: i64 = second_of(s.pending.pop())
    if number == SELL + good:
        s.market[good] -= 1
        s.players[seat].coins += s.printed.price[s.market[good]]
    else:
        territory.add_good(s.players[seat], put_place(number), good)


# --- John McClaim: other players' landmark cards --------------------------------------------------------


def claimable(s: State, seat: i64) -> i64:
    """Cards of other players that show their site and have no token yet, as bits."""
    found: i64 = 0
    other: i64 = 0
    while other < s.printed.players:
        if other != seat:
            found |= s.players[other].cards & ~s.players[other].events
        other += 1
    return found & ~s.mobs.claimed


def why_not_card(s: State, seat: int, card: int) -> Reason | None:
    owners = [other for other in range(s.printed.players) if s.players[other].has_card(card)]
    if not owners or owners == [seat]:
        return because("no-other-has", card=parts.card(card))
    if (int(s.players[owners[0]].events) >> card) & 1:
        return because("card-turned", card=parts.card(card))
    claimed = (int(s.mobs.claimed) >> card) & 1
    return because("card-claimed", card=parts.card(card)) if claimed else None


def cards_counted(s: State, seat: i64, counted: i64) -> i64:
    if s.mobs.claimed == 0:
        return counted
    if mob_cards.has(s, seat, mob_cards.MCCLAIM):
        return counted + count_bits(s.mobs.claimed)
    return counted - count_bits(s.mobs.claimed & s.players[seat].cards)


def legal_claim(s: State, seat: i64, out: vec[i64]) -> i64:
    found: i64 = claimable(s, seat)
    count: i64 = 0
    card: i64 = 0
    while card < len(CARDS):
        if (found >> card) & 1 != 0:
            out[count] = CLAIM + TILES.index(CARDS[card])
            count += 1
        card += 1
    return count


def why_not_claim(s: State, seat: int, number: int) -> Reason | None:
    tile = claim_tile(number)
    if not 0 <= tile < len(TILES) or TILES[tile] not in CARDS:
        return because("name-others-card")
    return why_not_card(s, seat, CARDS.index(TILES[tile]))


def apply_claim(s: State, number: i64) -> None:
    s.pending.pop()
    s.mobs.claimed |= bit(CARDS.index(TILES[claim_tile(number)]))
    s.mobs.tokens[mob_cards.MCCLAIM] -= 1
