"""What only the host of a table may do: remove a person, mute, list the table, close it for good."""

from dataclasses import replace

from clachan.core.errors import ClachanError
from clachan.core.message import Message, refusal
from clachan.server.company import GuestStanding, called, new_link, write_closed, write_link, write_standing
from clachan.server.live_table import LiveTable, NotYours
from clachan.server.schema import SeatRow
from clachan.server.talk import last_lines, talkers
from clachan.server.told import kept_message

CLOSED = "closed-table"


def check_host(live: LiveTable, guest: str) -> None:
    if not live.seating.is_host(guest):
        raise NotYours(refusal("host-only"))


async def welcome_guest(live: LiveTable, guest: str) -> None:
    """Somebody came by the link of the table."""
    company, table = live.seating.company, live.table.row.id
    known = company.standing(guest)
    if known.removed:
        raise NotYours(refusal("removed"))
    if not known.invited:
        standing = replace(known, invited=True)
        await write_standing(live.services.store, table, guest, standing)
        company.guests[guest] = standing
        live.audience.tell_seats()


async def remove(live: LiveTable, place: int) -> None:
    """Take a seat from whoever holds it; the links that they know open nothing any more."""
    holders = live.seats[place].holders
    if not holders:
        raise ClachanError(refusal("nobody-there", number=place + 1))
    if live.table.row.host in holders:
        raise ClachanError(refusal("remove-yourself"))
    for guest in holders:
        await _stand(live, guest, replace(live.seating.company.standing(guest), removed=True))
    await _set_link(live, new_link(), live.seating.company.listed)
    await live.change_seat(place, emptied)


def emptied(seat: SeatRow) -> SeatRow:
    """The seat for whoever comes; the old secret link no longer opens it."""
    return replace(seat, kind="open", name="", bot="", holders=frozenset(), token=new_link())


async def mute(live: LiveTable, who: str, muted: bool) -> None:
    """Whoever is called so says nothing here any more, or may talk again."""
    table = live.table.row.id
    known = {*live.seating.company.guests, *live.audience.here, *await talkers(live.services.store, table)}
    found = next((guest for guest in known if guest and called(table, guest) == who), "")
    if not found or found == live.table.row.host:
        raise ClachanError(refusal("nobody-to-mute"))
    await _stand(live, found, replace(live.seating.company.standing(found), muted=muted))
    live.audience.tell_seats()


async def _stand(live: LiveTable, guest: str, standing: GuestStanding) -> None:
    await write_standing(live.services.store, live.table.row.id, guest, standing)
    live.seating.company.guests[guest] = standing


async def set_listed(live: LiveTable, listed: bool) -> None:
    await _set_link(live, live.seating.company.invite, listed)
    live.audience.tell_seats()


async def _set_link(live: LiveTable, invite: str, listed: bool) -> None:
    await write_link(live.services.store, live.table.row.id, invite, listed)
    live.seating.company.invite, live.seating.company.listed = invite, listed


async def close_table(live: LiveTable) -> None:
    """The game ends here and now, and everything about it is shown; nobody can go on with it."""
    if live.table.over or live.seating.company.closed:
        raise ClachanError(refusal("over-already"))
    store, table = live.services.store, live.table.row.id
    async with live.changing():
        await write_closed(store, table, kept_message(Message("", "summary-closed")))
        company, seating = live.seating.company, live.seating
        company.closed, company.listed = True, False
        seating.frozen, live.table.ended = refusal(CLOSED), True
    live.audience.freeze(live.lines_of(await last_lines(store, table)))
