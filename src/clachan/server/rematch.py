"""The same table once more: game, options, terms and bots as before, and people where they sat."""

from dataclasses import replace

from msgspec.structs import replace as replace_terms

from clachan.core.errors import ClachanError
from clachan.server.api_messages import SeatForm
from clachan.server.live_table import LiveTable, seated
from clachan.server.schema import SeatRow
from clachan.server.table_registry import TableRegistry
from clachan.server.told import refusal


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
            forms, terms = [_form(seat, guest) for seat in live.seats], replace_terms(row.terms, lesson=False)
            options = dict(live.table.match.options)
            seating.rematch = await registry.create(guest, name, row.game, options, None, forms, terms)
            seating.wanted_by = name
            live.audience.tell_seats()
    opened = await registry.live_table(seating.rematch)
    for place in places:
        await _sit(opened, place, guest, live.seats[place].name or name)
    return seating.rematch


def _form(seat: SeatRow, guest: str) -> SeatForm:
    if seat.kind == "person" and guest in seat.holders:
        return SeatForm("me")
    return SeatForm("bot", seat.bot) if seat.kind == "bot" and not seat.holders else SeatForm("open")


async def _sit(opened: LiveTable, place: int, guest: str, name: str) -> None:
    """Whoever sits there already is called as before."""
    seat = opened.seats[place]
    if seat.kind == "open":
        await opened.change_seat(seated(seat, guest, name))
    elif guest in seat.holders and seat.name != name:
        await opened.change_seat(replace(seat, name=name))
