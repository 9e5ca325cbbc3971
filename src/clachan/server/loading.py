"""A table as the store has it: its events carried out again, its seats, its clock, why it may stand still."""

from dataclasses import dataclass, field

from clachan import __version__
from clachan.core.errors import ClachanError
from clachan.core.game import open_game
from clachan.core.message import Reason, refusal
from clachan.server.clock import Clock
from clachan.server.company import Company, read_company
from clachan.server.schema import Event, GameRow, SeatRow
from clachan.server.store import Store
from clachan.server.table import Table


class UnknownTable(ClachanError):
    """There is no table under this name."""


class CannotShow(ClachanError):
    """A table whose components are no longer there; its record can still be had."""


@dataclass(frozen=True)
class StoredTable:
    """Everything that is known of a table."""

    table: Table
    seats: list[SeatRow]
    events: list[Event]
    clock: Clock | None
    frozen: Reason | None
    company: Company = field(default_factory=Company)


async def read_table(store: Store, name: str) -> StoredTable:
    row = await store.game_row(name)
    if row is None:
        raise UnknownTable(refusal("unknown-table", table=name))
    seats, events, kept = await store.seats_of(name), await store.events_of(name), await store.kept(name)
    try:
        table = Table(row)
    except ClachanError as error:
        reason = _why_frozen(row) or refusal("not-laid-out")
        raise CannotShow(refusal("cannot-show", why=reason.message(), error=str(error))) from error
    company = await read_company(store, name)
    closed = await store.barred("table", name)
    frozen = refusal("closed") if closed else _why_frozen(row)
    try:
        table.replay(events, "" if frozen else kept.state)
    except ClachanError as error:
        frozen = frozen or refusal("rules-changed", error=str(error))
    if company.closed:
        frozen = frozen or refusal("closed-table")
    table.ended = kept.over if frozen else None
    return StoredTable(table, seats, events, _clock(row, kept.clock, len(seats)), frozen, company)


def _clock(row: GameRow, kept: str, players: int) -> Clock | None:
    if row.terms.clock is None:
        return None
    clock = Clock(row.terms.clock, players)
    clock.restore(kept)
    return clock


def _why_frozen(row: GameRow) -> Reason | None:
    """A game keeps the rules and the printed data that it was started with, and says so if it cannot."""
    in_use, rules = open_game(row.game).data_digest(), open_game(row.game).rules
    if row.data != in_use:
        return refusal("other-data", data=row.data, here=in_use)
    if row.rules_number != rules:
        versions = {"version": row.rules, "here_version": __version__}
        return refusal("other-rules", rules=row.rules_number, here=rules, **versions)
    return None
