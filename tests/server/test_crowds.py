"""What many pages at one table cost: each newcomer hears of the table, and nobody hears of each newcomer."""

import asyncio
from functools import partial

from clachan.core.match import new_match
from clachan.server.audience import FEW, Audience, Onlooker, Seating
from clachan.server.schema import GameRow, SeatRow
from clachan.server.table import Table


def audience() -> Audience:
    options = {"players": 2}
    laid = new_match("caledonia", options, 1)
    table = Table(GameRow("t", "caledonia", "g0", options, laid.layout, 1, "", "0", 0.0))
    seats = [SeatRow(at, "person", f"G{at}", "", f"l{at}", holders=frozenset({f"g{at}"})) for at in range(2)]
    return Audience(Seating(table, seats))


async def crowd(count: int, guests: bool) -> int:
    """How many messages it takes until so many pages are open and have heard of each other."""
    at, sent = audience(), [0]
    heard: dict[int, bytes] = {}

    def hear(page: int, message: bytes) -> None:
        sent[0] += 1
        if b'"type":"seats"' in message:
            heard[page] = message

    for page in range(count):
        name = f"guest {page}" if guests else ""
        at.welcome(Onlooker(name, name, partial(hear, page)), [])
    if at._telling:
        at.tell_seats()
    watching = count if guests else 1  # those whom nobody knows are one
    assert len(heard) == count and all(f'"watching":{watching}'.encode() in one for one in heard.values())
    return sent[0]


def test_joining_costs_as_much_for_the_last_as_for_the_first() -> None:
    for guests in (True, False):
        few, many = (asyncio.run(crowd(count, guests)) for count in (100, 400))
        assert many < 4.2 * few
        assert many <= 400 * 5 + FEW * FEW
