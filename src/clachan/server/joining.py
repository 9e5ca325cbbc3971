"""Coming to a table by a secret link: that of the table, or that of a seat."""

import hmac

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from clachan.core.message import refusal
from clachan.server import addresses
from clachan.server.api import Refusal, answer, guarded, known_guest, with_cookie
from clachan.server.hosting import welcome_guest
from clachan.server.live_table import NotYours
from clachan.server.schema import SeatRow
from clachan.server.seat_rows import seated

assert addresses  # the kinds of names that the routes speak of


async def take_invitation(request: Request) -> Response:
    """The link of a table: this browser may take a free seat there, and talk."""
    table, link = request.path_params["table"], request.path_params["link"]
    async with request.app.state.registry.using(table) as live:
        if not hmac.compare_digest(live.seating.company.invite.encode(), link.encode()):
            raise Refusal(404, "unknown-invitation")
        cookies = Response()
        guest, _ = await known_guest(request, cookies)
        await welcome_guest(live, guest)
    return with_cookie(answer({"table": table}), cookies)


async def take_link(request: Request) -> Response:
    """A secret seat link: this browser may play for that seat too."""
    token = request.path_params["token"]
    found = await request.app.state.store.seat_of_token(token)
    if found is None:
        raise Refusal(404, "unknown-link")
    cookies = Response()
    guest, name = await known_guest(request, cookies)
    deals = request.app.state.deals
    async with request.app.state.registry.using(found[0]) as live:
        if live.seating.company.standing(guest).removed:
            raise NotYours(refusal("removed"))
        if guest not in live.seats[found[1]].holders:
            await deals.check_sitting(found[0], guest, live.table.over)
            await live.change_seat(found[1], lambda seat: _by_link(seat, token, guest, name))
            await deals.note_sitting(found[0], guest)
    return with_cookie(answer({"table": found[0], "seat": found[1]}), cookies)


def _by_link(seat: SeatRow, token: str, guest: str, name: str) -> SeatRow:
    """The link may have been taken away from its seat meanwhile."""
    if seat.token != token:
        raise Refusal(404, "unknown-link")
    return seated(seat, guest, name)


routes = [
    Route("/api/seat/{token:name}", guarded(take_link), methods=["POST"]),
    Route("/api/tables/{table:name}/invite/{link:name}", guarded(take_invitation), methods=["POST"]),
]
