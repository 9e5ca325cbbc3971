"""The tables in use: opens them, finds them again after a restart, and clears away those that nobody uses."""

import asyncio
import logging
import secrets
import time
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from clachan import __version__
from clachan.bots.bot import make_bot
from clachan.core.decision import CHANCE
from clachan.core.errors import BadOptions, ClachanError
from clachan.core.game import open_game
from clachan.core.match import new_match
from clachan.core.message import Reason
from clachan.core.record import read_record
from clachan.server.api_messages import SeatForm
from clachan.server.clock import Clock
from clachan.server.live_table import LiveTable, Services
from clachan.server.schema import Event, GameRow, SeatRow
from clachan.server.table import Table, result_of
from clachan.server.tabletop import tabletop_of
from clachan.server.terms import Terms
from clachan.server.told import kept_message, refusal

log = logging.getLogger("clachan.registry")
TABLES_MOST = 100
SEED_LIMIT = 2**53


class UnknownTable(ClachanError):
    """There is no table under this name."""


class CannotShow(ClachanError):
    """A table whose components are no longer there; its record can still be had."""


class TooMany(ClachanError):
    """A guest has reached a limit."""


class TableRegistry:
    """All tables of this server."""

    def __init__(self, services: Services, idle_seconds: float = 60.0) -> None:
        self.services = services
        self._idle_seconds = idle_seconds
        self._live: dict[str, asyncio.Task[LiveTable]] = {}
        self._sweeper: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Every table that waits for a bot or for chance goes on."""
        self._sweeper = asyncio.create_task(self._sweep())
        for table in await self.services.store.waiting_for_server():
            try:
                await (await self.live_table(table)).wake()
            except ClachanError as error:  # one table that cannot go on must not keep the others from it
                log.warning("table %s: %s", table, error)

    async def close(self) -> None:
        if self._sweeper:
            self._sweeper.cancel()
        for opened in self._live.values():
            await (await opened).close()

    async def live_table(self, table: str) -> LiveTable:
        """The table in use; it is set up again from its events when it is asked for."""
        opened = self._live.get(table)
        if opened is None:
            opened = self._live[table] = asyncio.create_task(self._load(table))
        try:
            return await asyncio.shield(opened)
        except ClachanError:
            self._live.pop(table, None)
            raise

    async def _load(self, name: str) -> LiveTable:
        row = await self.services.store.game_row(name)
        if row is None:
            raise UnknownTable(refusal("unknown-table", table=name))
        seats, stored = await self.services.store.seats_of(name), await self.services.store.events_of(name)
        kept = await self.services.store.kept(name)
        try:
            table = Table(row)
        except ClachanError as error:
            reason = _why_frozen(row) or refusal("not-laid-out")
            raise CannotShow(refusal("cannot-show", why=reason.message(), error=str(error))) from error
        frozen = _why_frozen(row)
        try:
            table.replay(stored, "" if frozen else kept.state)
        except ClachanError as error:
            frozen = frozen or refusal("rules-changed", error=str(error))
        table.ended = kept.over if frozen else None
        live = LiveTable(self.services, table, seats, stored)
        live.seating.frozen = frozen
        live.seating.clock = _clock(row, kept.clock, len(seats))
        return live

    async def hides(self, row: GameRow) -> bool:
        """Whether a table, even one that cannot be shown, has parts that not everybody may see yet."""
        over = (await self.services.store.kept(row.id)).over
        return not over and open_game(row.game).hides(row.options)

    async def _sweep(self) -> None:
        """Tables that nobody uses go to sleep: only their events stay, and the next visit wakes them."""
        while True:
            await asyncio.sleep(self._idle_seconds / 4)
            since = time.monotonic() - self._idle_seconds
            for name, opened in list(self._live.items()):
                if opened.done() and not opened.exception() and opened.result().is_idle(since):
                    del self._live[name]

    @property
    def open_tables(self) -> int:
        return len(self._live)

    # New tables

    async def create(self, guest: str, name: str, game: str, options: Mapping[str, object], seed: int | None,
                     seats: Sequence[SeatForm], terms: Terms) -> str:  # fmt: skip
        """Start a match and lay out the seats; the first question is asked at once."""
        await self._check_room(guest)
        chosen = open_game(game).read_options({**options, "players": len(seats)})
        if seed is not None and not 0 <= seed < SEED_LIMIT:
            raise BadOptions(refusal("seed-range", most=str(SEED_LIMIT - 1), seed=str(seed)))
        drawn = secrets.randbelow(SEED_LIMIT) if seed is None else seed
        match = new_match(game, dict(chosen), drawn)
        row = _new_row(game, guest, dict(chosen), match.layout, drawn, replace(terms, seed=seed))
        rows = [_new_seat(place, form, guest, name, game) for place, form in enumerate(seats)]
        summary = tabletop_of(game).summary(match.state)
        await self.services.store.add_table(row, rows, match.seat, False, kept_message(summary))
        log.info("table %s: %s for %d", row.id, game, len(rows))
        await (await self.live_table(row.id)).wake()
        return row.id

    async def upload(self, guest: str, text: str) -> str:
        """A record becomes a table: to replay it, or to go on with it."""
        await self._check_room(guest)
        match = await asyncio.to_thread(read_record, text)
        tabletop = tabletop_of(match.game.name)
        seed = secrets.randbelow(SEED_LIMIT)
        row = _new_row(match.game.name, guest, dict(match.options), match.layout, seed)
        happened = await asyncio.to_thread(_events, Table(row), [action.number for action in match.actions])
        places = range(match.options.number("players"))
        seats = [_new_seat(place, SeatForm("open"), guest, "", row.game) for place in places]
        summary = result_of(match) if match.over else tabletop.summary(match.state)
        await self.services.store.add_table(
            row, seats, match.seat, match.over, kept_message(summary), happened
        )
        return row.id

    async def _check_room(self, guest: str) -> None:
        if await self.services.store.count_running(guest) >= TABLES_MOST:
            raise TooMany(refusal("too-many-tables", count=TABLES_MOST))


def _events(table: Table, numbers: list[int]) -> list[Event]:
    """The events of a match that was played elsewhere."""
    for number in numbers:
        if table.held is not None:
            table.end_turn()
        if table.match.seat == CHANCE:
            table.take_chance(number)
        else:
            table.play(table.match.seat, number)
    if table.held is not None:
        table.end_turn()
    return table.take_new_events()


def _new_row(game: str, host: str, options: dict[str, Any], layout: dict[str, str], seed: int,
             terms: Terms | None = None) -> GameRow:  # fmt: skip
    data, rules = open_game(game).data_digest(), open_game(game).rules
    name = secrets.token_hex(8)  # letters and digits: a name that is typed must not look like an option
    return GameRow(name, game, host, options, layout, seed, data, __version__, time.time(), rules,
                   terms or Terms())  # fmt: skip


def _clock(row: GameRow, kept: str, players: int) -> Clock | None:
    if row.terms.clock is None:
        return None
    clock = Clock(row.terms.clock, players)
    clock.restore(kept)
    return clock


def _new_seat(place: int, form: SeatForm, guest: str, name: str, game: str) -> SeatRow:
    if form.kind == "bot":
        make_bot(form.bot, open_game(game), 0)
    mine = form.kind == "me"
    kind = "person" if mine else form.kind
    shown = name if mine else form.bot.partition(":")[0] if kind == "bot" else ""
    bot = form.bot if kind == "bot" else ""
    holders = frozenset({guest}) if mine else frozenset()
    return SeatRow(place, kind, shown, bot, secrets.token_urlsafe(16), holders=holders)


def _why_frozen(row: GameRow) -> Reason | None:
    """A game keeps the rules and the printed data that it was started with, and says so if it cannot."""
    in_use, rules = open_game(row.game).data_digest(), open_game(row.game).rules
    if row.data != in_use:
        return refusal("other-data", data=row.data, here=in_use)
    if row.rules_number != rules:
        versions = {"version": row.rules, "here_version": __version__}
        return refusal("other-rules", rules=row.rules_number, here=rules, **versions)
    return None
