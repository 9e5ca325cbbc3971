"""The same table once more: game, options, terms and bots as before, and people where they sat."""

from dataclasses import replace

from msgspec import Struct, json
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from clachan.core.errors import ClachanError
from clachan.core.message import refusal
from clachan.server.api_messages import SeatForm
from clachan.server.leases import Elsewhere
from clachan.server.live_table import LiveTable
from clachan.server.peers import Peers
from clachan.server.schema import SeatRow
from clachan.server.seat_rows import seated
from clachan.server.table_registry import TableRegistry


async def rematch(registry: TableRegistry, live: LiveTable, guest: str, name: str) -> str:
    """The first who wants it opens the table; whoever follows sits down there."""
    seating = live.seating
    if not live.table.over:
        raise ClachanError(refusal("not-over"))
    places = seating.held_by(guest)
    if not places and not seating.rematch:
        raise ClachanError(refusal("rematch-for-players"))
    async with seating.rematching:
        if not seating.rematch:
            row = live.table.row
            forms, terms = [_form(seat, guest) for seat in live.seats], row.terms.of_ones_own()
            options = dict(live.table.match.options)
            seating.rematch = await registry.create(guest, name, row.game, options, None, forms, terms)
            seating.wanted_by = name
            live.audience.tell_seats()
    return seating.rematch


class Sitting(Struct):
    """Who sits down again, and where."""

    place: int
    guest: str
    name: str


async def sit_again(registry: TableRegistry, peers: Peers, table: str, sitting: Sitting) -> None:
    """At a table that another process may have by now."""
    try:
        async with registry.using(table) as opened:
            await _sit(opened, sitting.place, sitting.guest, sitting.name)
    except Elsewhere as holder:
        await peers.tell(holder, f"/inside/{table}/sit", json.encode(sitting))


async def sit_inside(request: Request) -> Response:
    """What another process asks for; nobody else may."""
    if not request.scope.get("handed_on"):
        raise HTTPException(404)
    sitting = json.decode(await request.body(), type=Sitting)
    async with request.app.state.registry.using(request.path_params["table"]) as opened:
        await _sit(opened, sitting.place, sitting.guest, sitting.name)
    return Response(status_code=204)


routes = [Route("/inside/{table:name}/sit", sit_inside, methods=["POST"])]


def _form(seat: SeatRow, guest: str) -> SeatForm:
    if seat.kind == "person" and guest in seat.holders:
        return SeatForm("me")
    return (
        SeatForm("bot", seat.bot.partition(":")[0])
        if seat.kind == "bot" and not seat.holders
        else SeatForm("open")
    )


async def _sit(opened: LiveTable, place: int, guest: str, name: str) -> None:
    """Whoever sits there already is called as before."""
    seat = opened.seats[place]
    if seat.kind == "open":
        await opened.change_seat(place, lambda now: seated(now, guest, name) if now.kind == "open" else now)
    elif guest in seat.holders and seat.name != name:
        await opened.change_seat(place, lambda now: replace(now, name=name))
