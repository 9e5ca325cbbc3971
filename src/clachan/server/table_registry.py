"""The tables in use: opens them, finds them again after a restart, and clears away those that nobody uses."""

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import replace as replace_seat
from functools import partial
from typing import Any, TypeVar

from msgspec.structs import replace

from clachan import __version__
from clachan.core.errors import BadOptions, ClachanError
from clachan.core.game import open_game
from clachan.core.match import new_match
from clachan.core.message import refusal
from clachan.core.sealed import SEED_LIMIT, layout_seed, new_secret, sealed_layout
from clachan.server.api_messages import SeatForm
from clachan.server.audience import Onlooker
from clachan.server.bots_here import bot_named
from clachan.server.company import new_link
from clachan.server.guests import clean_name
from clachan.server.leases import Alone, Elsewhere, Listeners, Tenure
from clachan.server.live_table import LiveTable, Services
from clachan.server.loading import read_table
from clachan.server.schema import GameRow, SeatRow
from clachan.server.store import LeaseLost, StorageAway
from clachan.server.tabletop import tabletop_of
from clachan.server.terms import Terms
from clachan.server.told import kept_message

log = logging.getLogger("clachan.registry")
TABLES_MOST = 100
RETRY_SECONDS = 1.0
Got = TypeVar("Got")


class TooMany(ClachanError):
    """A guest has reached a limit."""


class TableRegistry:
    """All tables of this server."""

    def __init__(self, services: Services, idle_seconds: float = 60.0, tenure: Tenure | None = None) -> None:
        self.services = services
        services.given_up = self._give_up
        self._tenure = tenure or Alone()
        self._tenure.listeners = Listeners(self._give_all_up, self._see_freed)
        self._freed = asyncio.Event()
        self._stuck: set[str] = set()
        self._tenures = 0
        self._idle_seconds = idle_seconds
        self._live: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Every table that waits for a bot or for chance goes on."""
        self._tasks = [asyncio.create_task(self._sweep()), asyncio.create_task(self._wake_all())]

    async def _wake_all(self) -> None:
        """One after the other, while the first visitors come in already; again when others leave tables."""
        while True:
            self._freed.clear()
            waiting = await _in_the_end(self.services.store.waiting_for_server)
            secrets.SystemRandom().shuffle(waiting)  # processes that wake the same tables share them
            for table in waiting:
                if table not in self._stuck:
                    await self._wake_if_possible(table)
            await self._freed.wait()

    async def _wake_if_possible(self, table: str) -> None:
        try:
            await _in_the_end(partial(self._wake, table))
        except (Elsewhere, LeaseLost):
            pass
        except ClachanError as error:  # one table that cannot go on must not keep the others from it
            self._stuck.add(table)
            log.warning("table %s: %s", table, error)
        except Exception:  # nor must one whose rows nobody can read
            self._stuck.add(table)
            log.exception("table %s cannot be woken up", table)

    async def _wake(self, table: str) -> None:
        async with self.using(table) as live:
            await live.wake()
            if live.frozen:
                self._stuck.add(table)

    # Tables that other processes have, or leave

    def _see_freed(self) -> None:
        self._freed.set()

    def _give_up(self, live: LiveTable) -> None:
        opened = self._live.get(live.table.row.id)
        if opened and opened.done() and not opened.cancelled() and opened.result() is live:
            del self._live[live.table.row.id]

    def _give_all_up(self) -> None:
        """Also those that are on their way in: they were read as the holder of a lease that is gone."""
        tables, self._live = list(self._live.values()), {}
        self._tenures += 1
        for opened in tables:
            if opened.done() and not opened.cancelled() and not opened.exception():
                opened.result().give_up()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for opened in await asyncio.gather(*self._live.values(), return_exceptions=True):
            if isinstance(opened, LiveTable):
                await opened.close()

    async def live_table(self, table: str) -> LiveTable:
        """The table in use; it is set up again from its events when it is asked for."""
        opened = self._live.get(table)
        if opened is None:
            opened = self._live[table] = asyncio.create_task(self._load(table))
            opened.add_done_callback(partial(self._forget_failure, table))
        # Not asyncio.shield: it leaves a circle behind in which the table would outlive its sleep.
        await asyncio.wait([opened])
        live = opened.result()
        live.used = time.monotonic()
        return live

    @asynccontextmanager
    async def using(self, table: str) -> AsyncIterator[LiveTable]:
        """The table in use, awake until this is over: there are never two of one table."""
        live = await self.live_table(table)
        with live.in_use():
            yield live

    async def _load(self, table: str) -> LiveTable:
        tenure = self._tenures
        await self._tenure.take(table)
        try:
            read = await read_table(self.services.store, table)
        except BaseException:
            await self._release(table)
            raise
        if tenure != self._tenures:
            raise LeaseLost(table)
        return LiveTable(self.services, read)

    async def _release(self, table: str) -> None:
        """What cannot be released now is so when this process ends."""
        with suppress(StorageAway):
            await self._tenure.release(table)

    def _forget_failure(self, table: str, opened: asyncio.Task[LiveTable]) -> None:
        """A table that could not be read now may be read at the next visit."""
        if (opened.cancelled() or opened.exception()) and self._live.get(table) is opened:
            del self._live[table]

    async def hides(self, row: GameRow) -> bool:
        """Whether a table, even one that cannot be shown, has parts that not everybody may see yet."""
        over = (await self.services.store.kept(row.id)).over
        return not over and open_game(row.game).hides(row.options)

    async def _sweep(self) -> None:
        """Tables that nobody uses go to sleep: only their events stay, and the next visit wakes them."""
        while True:
            await asyncio.sleep(self._idle_seconds / 4)
            await self.sweep_once()

    async def sweep_once(self) -> None:
        since = time.monotonic() - self._idle_seconds
        for name, opened in list(self._live.items()):
            if self._live.get(name) is not opened:  # while another one was released it was opened anew
                continue
            failed = not opened.done() or opened.cancelled() or opened.exception()
            if not failed and opened.result().is_idle(since):
                del self._live[name]
                await self._release(name)

    @property
    def open_tables(self) -> int:
        return len(self._live)

    def pages(self) -> list[Onlooker]:
        """All that are open here."""
        opened = [one for one in self._live.values() if one.done() and not one.cancelled()]
        return [page for one in opened if not one.exception() for page in one.result().audience.pages]

    def close_table(self, table: str) -> None:
        """Whoever is there finds it closed when coming back."""
        opened = self._live.get(table)
        if opened and opened.done() and not opened.cancelled() and not opened.exception():
            opened.result().give_up()

    # New tables

    async def create(self, guest: str, name: str, game: str, options: Mapping[str, object], seed: int | None,
                     seats: Sequence[SeatForm], terms: Terms, listed: bool = False, secret: str = "",
                     table: str = "") -> str:  # fmt: skip
        """Start a match and lay out the seats; the first question is asked at once.

        A secret of its own and a new name, unless they are given.
        """
        await self.check_room(guest)
        chosen = open_game(game).read_options({**options, "players": len(seats)})
        if seed is not None and not 0 <= seed < SEED_LIMIT:
            raise BadOptions(refusal("seed-range", most=str(SEED_LIMIT - 1), seed=str(seed)))
        secret = secret or new_secret()
        drawn = layout_seed(secret) if seed is None else seed
        match = new_match(game, dict(chosen), drawn)
        if seed is not None and not terms.reproducible:
            match = new_match(game, dict(chosen), drawn, sealed_layout(match, secret))
        shown = drawn if terms.reproducible else seed  # a game can be had again by those who know its seed
        agreed = replace(terms, seed=shown, elsewhere=None)
        row = _new_row(game, guest, dict(chosen), match.layout, drawn, agreed, secret, table)
        rows = [_new_seat(place, form, guest, name, game) for place, form in enumerate(seats)]
        summary = tabletop_of(game).summary(match.state)
        await self.services.store.add_table(
            row, rows, match.seat, False, kept_message(summary), (), new_link(), listed
        )
        log.info("table %s: %s for %d", row.id, game, len(rows))
        await self._wake(row.id)
        return row.id

    async def upload(self, guest: str, text: str) -> str:
        """A record becomes a table: to replay it, or to go on with it."""
        await self.check_room(guest)
        read = await self.services.pool.read(text, guest)
        seed, terms = secrets.randbelow(SEED_LIMIT), Terms(elsewhere=read.ply)
        row = _new_row(read.game, guest, read.options, read.layout, seed, terms, new_secret())
        seats = [
            replace_seat(_new_seat(place, SeatForm("open"), guest, "", row.game), name=clean_name(name))
            for place, name in enumerate(read.names)
        ]
        await self.services.store.add_table(
            row, seats, read.asked, read.over, read.summary, read.happened(), new_link()
        )
        return row.id

    async def check_room(self, guest: str, more: int = 1) -> None:
        """Whether a guest may have so many tables more."""
        if await self.services.store.count_running(guest) + more > TABLES_MOST:
            raise TooMany(refusal("too-many-tables", count=TABLES_MOST))


async def _in_the_end(asked: Callable[[], Awaitable[Got]]) -> Got:
    """Ask until the store answers."""
    while True:
        try:
            return await asked()
        except StorageAway:
            await asyncio.sleep(RETRY_SECONDS)


def new_name() -> str:
    """Letters and digits: a name that is typed must not look like an option."""
    return secrets.token_hex(8)


def _new_row(game: str, host: str, options: dict[str, Any], layout: dict[str, str], seed: int,
             terms: Terms, secret: str, table: str = "") -> GameRow:  # fmt: skip
    data, rules = open_game(game).data_digest(), open_game(game).rules
    name = table or new_name()
    return GameRow(name, game, host, options, layout, seed, data, __version__, time.time(), rules,
                   terms, secret=secret)  # fmt: skip


def _new_seat(place: int, form: SeatForm, guest: str, name: str, game: str) -> SeatRow:
    if form.kind == "bot":
        bot_named(form.bot, open_game(game))
    mine = form.kind == "me"
    kind = "person" if mine else form.kind
    own = clean_name(form.name) or name  # whoever shares the host's screen may have another name
    shown = own if mine else form.bot if kind == "bot" else ""
    bot = form.bot if kind == "bot" else ""
    holders = frozenset({guest}) if mine else frozenset()
    return SeatRow(place, kind, shown, bot, secrets.token_urlsafe(16), holders=holders)
