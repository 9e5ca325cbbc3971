"""A table of the store as a record, without a running server."""

import asyncio
import time
from collections.abc import Iterable, Sequence

import clachan.games
from clachan.core.errors import ClachanError
from clachan.core.game import Layout
from clachan.core.message import refusal
from clachan.core.record import Record, head_lines, seat_word
from clachan.server.schema import Event, GameRow, SeatRow
from clachan.server.store import open_store
from clachan.server.store_check import shown
from clachan.server.table import Table, chance_of

assert clachan.games


def table_record(db: str, name: str) -> str:
    """The record of the table under this name."""
    return asyncio.run(_record(db, name))


async def _record(db: str, name: str) -> str:
    store = open_store(db)
    try:
        row = await store.game_row(name)
        if row is None:
            raise ClachanError(refusal("no-table-in", table=repr(name), place=str(shown(db))))
        happened = await store.events_of(name)
        try:
            table = Table(row)
            table.replay(happened)
        except ClachanError:
            return stored_record(row, happened, (await store.kept(name)).over)
        return told_record(table, await store.seats_of(name))
    finally:
        await store.close()


def told_record(table: Table, seats: Sequence[SeatRow]) -> str:
    """The record of a table: its match, who sat there, when it began, its clock and its chance."""
    bots = [seat.bot if seat.kind == "bot" and not seat.holders else "" for seat in seats]
    names = [seat.name for seat in seats]
    match = table.match if _is_open(table) else table.match.told()
    return str(Record(match, 0, {}, {}, names, bots, _headers(table.row), table.chance_told()))


def _headers(row: GameRow) -> dict[str, str]:
    clock = row.terms.clock
    told = {"date": time.strftime("%Y-%m-%d", time.gmtime(row.created))}
    if clock is not None:
        gain = f" + {clock.gain}" if clock.kind == "bank" else ""
        told["clock"] = f"{clock.kind} {clock.seconds}{gain}"
    return told


def unseen_at(table: Table) -> Layout:
    """Parts of the layout that nobody at the table has seen, as anybody might guess them."""
    return {} if _is_open(table) else table.match.game.unseen(table.match.state)


def _is_open(table: Table) -> bool:
    """Whether nothing of its layout need be kept back: all can know it, or nobody plays on."""
    return table.over or table.row.terms.reproducible


def stored_record(row: GameRow, happened: Iterable[Event], over: bool, unseen: Layout | None = None) -> str:
    """The record of a table that this server can no longer play: as it was stored, without its score.

    What is `unseen` is written as it might be guessed."""
    played: list[str] = []
    for event in happened:
        if event.kind in ("play", "chance"):
            played.append(f"{seat_word(event.seat)} {event.text}")
        elif event.kind == "undo":
            del played[int(event.text) :]
    told, layout = chance_of(row, over), {**row.layout, **(unseen or {})}
    head = head_lines(row.game, row.data, row.options, layout, chance=told, others=_headers(row))
    return "\n".join([*head, *played]) + "\n"
