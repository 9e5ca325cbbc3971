"""What a move and a page cost the server, counted in messages and agreements, not by a clock."""

import pytest
from tests.serving import PATIENCE
from visitors import Guest
from websockets.sync.client import connect
from websockets.typing import Origin

from clachan.core.match import new_match
from clachan.server.audience import Audience, Onlooker, Seating
from clachan.server.schema import GameRow, SeatRow
from clachan.server.table import Table


def audience(game: str, options: dict[str, int | bool | str]) -> tuple[Audience, list[bytes]]:
    """Four people with a page each, and what is sent to them."""
    match = new_match(game, options, 5)
    digest = match.game.data_digest()
    table = Table(GameRow("t", game, "g0", dict(options), match.layout, 5, digest, "0", 0.0))
    table.let_chance()
    seats = [SeatRow(n, "person", f"P{n}", "", f"k{n}", holders=frozenset({f"g{n}"})) for n in range(4)]
    found, sent = Audience(Seating(table, seats)), list[bytes]()
    for place in range(4):
        found.welcome(Onlooker(f"g{place}", f"P{place}", sent.append), [])
    return found, sent


@pytest.mark.parametrize(
    ("game", "options", "messages"),
    [("caledonia", {"players": 4}, 2), ("glenmore", {"players": 4, "chronicles": "7"}, 4)],
)
def test_a_move_is_encoded_once_for_all_who_see_the_same(
    game: str, options: dict[str, int | bool | str], messages: int
) -> None:
    """One message for whoever is asked and one for the others; where parts are hidden, one for each."""
    told, sent = audience(game, options)
    table = told.seating.table
    table.play(table.asked, min(table.match.game.legal_numbers(table.match.state)))
    sent.clear()
    told.tell_update(0)
    assert len(sent) == 4 and len({id(message) for message in sent}) == messages


def test_nothing_is_kept_for_deflating_between_messages(guest: Guest) -> None:
    table = guest.create("me")
    url = f"ws://127.0.0.1:{guest.server.port}/ws/{table}"
    with connect(url, origin=Origin(guest.server.address), max_size=None, open_timeout=PATIENCE) as socket:
        assert socket.response is not None
        agreed = socket.response.headers["Sec-WebSocket-Extensions"]
        assert "server_no_context_takeover" in agreed and "client_no_context_takeover" in agreed
        assert '"type":"welcome"' in str(socket.recv())
