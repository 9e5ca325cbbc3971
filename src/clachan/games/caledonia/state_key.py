"""The whole state as bytes: equal states have equal keys."""

from clachan.games.caledonia.state import State


def key(s: State) -> bytes:
    """The whole state as bytes: equal states have equal keys."""
    p_parts = [
        (
            p.money, p.glory, p.clan, p.tile, p.bid, p.passed, p.shipping, p.technology, p.merchants, p.ready,
            p.own_low, p.own_high, p.reach_low, p.reach_high, p.ports_reached, p.ports_used, p.box,
            p.second_box, p.exported, p.exports, p.hops, p.cotton, p.tobacco, p.sugar, p.meat, p.cellar,
            p.whisky_made, *p.goods, *p.deployed, *p.trading,
        )
        for p in s.players
    ]  # fmt: skip
    under = [s.under[(s.under_first + index) % len(s.under)] for index in range(s.under_count)]
    table = (
        s.round,
        s.turn,
        s.order,
        s.next_order,
        s.passes,
        s.current,
        s.offer_left,
        s.auction_seats,
        s.auction_bid,
        s.auction_leader,
        s.chosen,
        s.rowed,
        s.shifted,
        s.bought,
        s.fulfilled,
        s.bag,
        s.drawn,
        s.cotton,
        s.tobacco,
        s.sugar,
        s.last_price_die,
        s.removed,
        s.taken_low,
        s.taken_high,
        s.fish_low,
        s.fish_high,
        *s.unit_at,
        *s.slots,
        *s.step,
    )
    return repr((table, under, p_parts, s.pending.listed())).encode()
