"""Tables come into memory and go again: never two of one table, never a failure that stays."""

import asyncio
import gc
import weakref
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update
from test_outages import set_up
from tests.serving import PATIENCE

from clachan.server.audience import Onlooker
from clachan.server.bot_pool import BotPool
from clachan.server.bot_worker import Answer, BotQuestion, Errand, Sessions
from clachan.server.leases import Alone
from clachan.server.live_table import LiveTable, Services
from clachan.server.notices import Notices
from clachan.server.schema import seats
from clachan.server.store import StorageAway
from clachan.server.table_registry import TableRegistry
from clachan.server.webhooks import HookSender, PublicOnly
from clachan.server.writer import Writer


class Failing:
    """Workers of bots that fail so many times before they answer."""

    def __init__(self, times: int) -> None:
        self.times = times

    def start(self, nice: int) -> "Failing":
        return self

    def ask(self, question: Errand) -> Answer:
        assert isinstance(question, BotQuestion)
        self.times -= 1
        if self.times >= 0:
            raise RuntimeError("nobody expected this")
        return Answer(number=Sessions().answer(question))

    def end(self) -> None:
        pass


@asynccontextmanager
async def house(folder: Path, workers: Failing | None = None) -> AsyncIterator[TableRegistry]:
    store = await set_up(folder / "t.db")
    writer, pool = Writer(store), BotPool(2, 20, start=(workers or Failing(0)).start)
    writer.start()
    services = Services(store, writer, pool, 0.0, Notices(store, HookSender(PublicOnly(()))))
    registry = TableRegistry(services)
    yield registry
    await registry.close()
    await writer.close()
    await pool.close()
    await services.notices.close()
    await store.close()


def test_a_table_is_not_swept_from_under_whoever_comes(tmp_path: Path) -> None:
    """From the moment somebody asks for it until the last page has gone there is one of it."""

    async def story() -> None:
        async with house(tmp_path) as registry:
            async with registry.using("t") as live:
                await live.wake()
                live.used = -1e9  # nobody has touched it for long, but somebody is on the way in
                await registry.sweep_once()
                assert await registry.live_table("t") is live
                page = Onlooker("guest", "", lambda message: None)
                await live.welcome(page, [])
            live.used = -1e9  # somebody looks on
            await registry.sweep_once()
            assert await registry.live_table("t") is live
            live.part(page)
            live.used = -1e9
            await registry.sweep_once()
            assert registry.open_tables == 0
            assert await registry.live_table("t") is not live

    asyncio.run(story())


class Restless(Alone):
    """While the first table is released another one is given up, and somebody comes to it at once."""

    registry: TableRegistry

    async def release(self, table: str) -> None:
        if table == "first":
            self.registry.close_table("t")
            await self.registry.live_table("t")


def test_a_table_that_is_opened_anew_while_others_are_swept_stays(tmp_path: Path) -> None:
    async def story() -> None:
        tenure = Restless()
        async with house(tmp_path) as other:
            registry = tenure.registry = TableRegistry(other.services, tenure=tenure)
            idle = [await other.live_table("t"), await registry.live_table("t")]
            registry._live = {"first": done(idle[0]), **registry._live}
            for live in idle:
                live.used = -1e9
            await registry.sweep_once()
            assert registry.open_tables == 1 and await registry.live_table("t") not in idle
            await registry.close()

    asyncio.run(story())


def done(live: LiveTable) -> Any:
    found = asyncio.get_running_loop().create_future()
    found.set_result(live)
    return found


def test_a_table_that_could_not_be_read_is_read_at_the_next_visit(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as registry:
            store: Any = registry.services.store
            reading, failed = store._reading, [0]

            @asynccontextmanager
            async def away() -> AsyncIterator[Any]:
                failed[0] += 1
                raise StorageAway("the plug was pulled")
                yield

            store._reading = away
            visits = [registry.live_table("t") for _ in range(3)]
            assert {type(one) for one in await asyncio.gather(*visits, return_exceptions=True)} == {
                StorageAway
            }
            assert failed == [1]  # all three waited for the same reading
            store._reading = reading
            assert (await registry.live_table("t")).table.row.id == "t"

    asyncio.run(story())


def test_bots_whose_driver_failed_go_on_by_themselves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("clachan.server.live_table.FIRST_WAIT", 0.0)

    async def story() -> None:
        workers = Failing(4)
        async with house(tmp_path, workers) as registry:
            async with registry.services.store.writing() as connection:
                await connection.execute(update(seats).values(kind="bot", bot="random"))
            live = await registry.live_table("t")
            await live.wake()
            async with asyncio.timeout(PATIENCE):
                while live.table.match.ply < 5:
                    await asyncio.sleep(0.01)
            assert workers.times < 0

    asyncio.run(story())


def test_a_table_that_sleeps_takes_no_memory_even_if_nobody_looks_for_circles(tmp_path: Path) -> None:
    """The search for circular garbage is rare on a server: what sleeps must be free without it."""

    async def story() -> list[object]:
        async with house(tmp_path) as registry:
            async with registry.using("t") as live:
                await live.wake()
                page = Onlooker("guest", "", lambda message: None)
                await live.welcome(page, [])
                live.part(page)
            kept: tuple[object, ...] = (live, live.table, live.table.match)
            at_rest = [weakref.ref(one) for one in kept]
            live.used = -1e9
            del live, page, kept
            await registry.sweep_once()
            return [one() for one in at_rest if one() is not None]

    gc.collect()
    gc.disable()
    try:
        assert asyncio.run(story()) == []
    finally:
        gc.enable()


def test_a_server_listens_before_its_tables_are_awake(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many tables wait for bots, and however long each takes: nobody is kept waiting at the door."""
    woken: list[str] = []
    may_go_on = asyncio.Event()

    async def wake(registry: TableRegistry, table: str) -> None:
        woken.append(table)
        await may_go_on.wait()

    monkeypatch.setattr(TableRegistry, "_wake", wake)

    async def story() -> None:
        async with house(tmp_path) as registry:
            waiting = [f"table{number}" for number in range(1000)]

            async def waiting_for_server() -> list[str]:
                return list(waiting)

            monkeypatch.setattr(registry.services.store, "waiting_for_server", waiting_for_server)
            await asyncio.wait_for(registry.open(), PATIENCE)
            live = await registry.live_table("t")  # the first visitor is served while the others sleep
            assert live.table.row.id == "t" and len(woken) <= 1
            may_go_on.set()
            async with asyncio.timeout(PATIENCE):
                while len(woken) < len(waiting):
                    await asyncio.sleep(0.01)
            assert sorted(woken) == sorted(waiting)

    asyncio.run(story())
