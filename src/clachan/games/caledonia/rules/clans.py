"""Set-up: the clan draft and the clan auction."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clachan.core.bits import bit
from clachan.core.decision import decision, first_of, seat_of
from clachan.core.message import Reason
from clachan.games.caledonia.actions import (
    QUIT,
    bid_action,
    bid_points,
    clan_action,
    clan_of,
    is_clan,
    tile_action,
    tile_of,
)
from clachan.games.caledonia.components import CLANS
from clachan.games.caledonia.decisions import AUCTION_BID, CHOOSE_CLAN, CHOOSE_TILE, DRAFT
from clachan.games.caledonia.state import FERGUSSON, MACDONALD, STEWART, UNCHOSEN, State
from clachan.games.caledonia.words import because, say

TILE_WIDTH: Final = 7


def step_draft(s: State) -> None:
    """The last in turn order chooses first; the leftover goes back to the box."""
    chosen: i64 = first_of(s.pending.top())
    if chosen == s.printed.players:
        s.pending.pop()
        return
    s.pending.replace(decision(DRAFT, -2, chosen + 1))
    ask_choice(s, s.seat_at(s.printed.players - 1 - chosen))


def ask_choice(s: State, seat: i64) -> None:
    s.turn += 1
    s.pending.push(decision(CHOOSE_TILE if s.printed.no_clans else CHOOSE_CLAN, seat))


def legal_choice(s: State, out: vec[i64]) -> i64:
    count: i64 = 0
    item: i64 = 0
    while item < len(s.printed.offer_clan):
        if (s.offer_left >> item) & 1 != 0:
            out[count] = number_of(s, item)
            count += 1
        item += 1
    return count


def number_of(s: State, item: i64) -> i64:
    """The action that chooses an item of the offer."""
    if s.printed.no_clans:
        return tile_action(s.printed.offer_tile[item])
    return clan_action(s.printed.offer_clan[item])


def why_not_choice(s: State, number: int) -> Reason | None:
    left = [pair for item, pair in enumerate(s.printed.table.offer) if (s.offer_left >> item) & 1]
    if is_clan(number):
        clan, clans = CLANS[clan_of(number)], [clan for clan, _ in left]
        named = tuple(say("one-clan", clan=f"clan:{name}") for name in clans)
        return None if clan in clans else because("clan-not-offered", clan=f"clan:{clan}", offered=named)
    tile, tiles = str(tile_of(number) + 1), [str(tile + 1) for _, tile in left]
    named = tuple(say("one-tile", tile=f"tile:{name}") for name in tiles)
    return None if tile in tiles else because("tile-not-offered", tile=f"tile:{tile}", offered=named)


def apply_choice(s: State, number: i64) -> None:
    """Take the clan, its starting tile and its gifts."""
    seat: i64 = seat_of(s.pending.pop())
    item: i64 = 0
    while number_of(s, item) != number or (s.offer_left >> item) & 1 == 0:
        item += 1
    give_item(s, seat, item)


def give_item(s: State, seat: i64, item: i64) -> None:
    s.offer_left &= ~bit(item)
    p = s.players[seat]
    p.clan = s.printed.offer_clan[item]
    p.tile = s.printed.offer_tile[item]
    s.chosen += 1
    give_gifts(s, seat)


def give_gifts(s: State, seat: i64) -> None:
    """Money and goods of the starting tile, then what the clan begins with."""
    p = s.players[seat]
    row: i64 = p.tile * TILE_WIDTH
    p.money += s.printed.values.tiles[row]
    good: i64 = 0
    while good < 6:
        p.goods[good] += s.printed.values.tiles[row + 1 + good]
        good += 1
    if p.clan == STEWART:
        p.merchants = s.printed.values.stewart_merchants
        p.ready = p.merchants
        p.shipping = s.printed.values.stewart_shipping
    elif p.clan == FERGUSSON:
        p.shipping = s.printed.values.fergusson_shipping
    elif p.clan == MACDONALD:
        p.shipping = s.printed.values.macdonald_shipping
    if s.printed.no_clans:
        p.money += s.printed.values.later_money[place_of(s, seat)]


def place_of(s: State, seat: i64) -> i64:
    place: i64 = 0
    while s.seat_at(place) != seat:
        place += 1
    return place


def step_auction(s: State) -> None:
    """One auction for each clan but the last, which the last player gets for nothing."""
    players: i64 = s.printed.players
    if s.chosen == players:
        s.pending.pop()
    elif s.chosen == players - 1:
        seat: i64 = next_without_clan(s, 0)
        take_place(s, seat)
        item: i64 = 0
        while (s.offer_left >> item) & 1 == 0:
            item += 1
        give_item(s, seat, item)
    else:
        opener: i64 = next_without_clan(s, s.auction_leader)
        s.auction_bid = -1
        s.auction_seats = seats_without_clan(s)
        s.turn += 1
        s.pending.push(decision(AUCTION_BID, opener))


def next_without_clan(s: State, start: i64) -> i64:
    """The first seat from here to the left that has no clan."""
    seat: i64 = start % s.printed.players
    while s.players[seat].clan != UNCHOSEN:
        seat = (seat + 1) % s.printed.players
    return seat


def seats_without_clan(s: State) -> i64:
    seats: i64 = 0
    seat: i64 = 0
    while seat < s.printed.players:
        if s.players[seat].clan == UNCHOSEN:
            seats |= bit(seat)
        seat += 1
    return seats


def take_place(s: State, seat: i64) -> None:
    """The next free place in the turn order."""
    s.order |= seat << (4 * s.chosen)


def legal_bid(s: State, out: vec[i64]) -> i64:
    """Any higher bid, or quit; whoever opens must name a bid."""
    count: i64 = 0
    points: i64 = s.auction_bid + 1
    while points <= s.printed.highest_bid:
        out[count] = bid_action(points)
        count += 1
        points += 1
    if s.auction_bid >= 0:
        out[count] = QUIT
        count += 1
    return count


def why_not_bid(s: State, number: int) -> Reason | None:
    if number == QUIT:
        return None if s.auction_bid >= 0 else because("opening-bid")
    points = bid_points(number)
    if points > s.printed.highest_bid:
        return because("highest-bid", points=int(s.printed.highest_bid))
    return None if points > s.auction_bid else because("bid-more", bid=int(s.auction_bid))


def apply_bid(s: State, number: i64) -> None:
    seat: i64 = seat_of(s.pending.pop())
    if number == QUIT:
        s.auction_seats &= ~bit(seat)
    else:
        s.auction_bid = bid_points(number)
        s.auction_leader = seat
    alone: bool = s.auction_seats == bit(s.auction_leader)
    if alone or s.auction_bid == s.printed.highest_bid:
        win_auction(s)
        return
    following: i64 = (seat + 1) % s.printed.players
    while (s.auction_seats >> following) & 1 == 0:
        following = (following + 1) % s.printed.players
    s.turn += 1
    s.pending.push(decision(AUCTION_BID, following))


def win_auction(s: State) -> None:
    winner: i64 = s.auction_leader
    s.players[winner].bid = s.auction_bid
    take_place(s, winner)
    ask_choice(s, winner)
