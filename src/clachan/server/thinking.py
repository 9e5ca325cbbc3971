"""`clachan bot-worker`: processes in which the bots of servers elsewhere think (see thinkers.py)."""

import asyncio
import logging
import secrets
import signal
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from msgspec import json
from sqlalchemy import delete, func, select, update
from sqlalchemy.dialects.postgresql import insert

from clachan.server.bell import Bell, ring
from clachan.server.bot_places import BotFailed, Near, Process, Worker, WorkerLost
from clachan.server.bot_worker import Answer, Errand
from clachan.server.schema import thinkers, thoughts
from clachan.server.store import StorageAway, Store, open_store
from clachan.server.thinkers import build

log = logging.getLogger("clachan.thinking")
BEAT_SECONDS = 1.0
RETRY_SECONDS = 1.0


class Thinker:
    """One process of bots, and its row in the database."""

    def __init__(self, store: Store, bell: Bell, lane: str, worker: Near) -> None:
        self.id = secrets.token_hex(8)
        self._store, self._bell, self._worker = store, bell, worker
        self._row = {"id": self.id, "lane": lane, "build": build(), "bell": bell.channel}

    async def beat(self) -> None:
        """I am there; also after others took this thinker for dead."""
        row = insert(thinkers).values(**self._row, seen=func.now())
        async with self._store.aside() as connection:
            await connection.execute(
                row.on_conflict_do_update(index_elements=["id"], set_={"seen": func.now()})
            )

    async def go(self) -> None:
        """No question comes any more; what was asked is asked elsewhere."""
        async with self._store.aside() as connection:
            await connection.execute(delete(thinkers).where(thinkers.c.id == self.id))

    async def work(self) -> None:
        """Answer whatever is asked, one after the other, until this is cancelled."""
        while True:
            rung = self._bell.next
            try:
                if not await self._answer_one():
                    await self._bell.wait(rung, BEAT_SECONDS)
            except StorageAway:
                await asyncio.sleep(RETRY_SECONDS)

    async def _answer_one(self) -> bool:
        mine = (thoughts.c.thinker == self.id) & thoughts.c.answer.is_(None)
        oldest = select(thoughts.c.id, thoughts.c.question, thoughts.c.bell).where(mine)
        async with self._store.aside() as connection:
            asked = (await connection.execute(oldest.order_by(thoughts.c.at).limit(1))).first()
        if asked is None:
            return False
        answer = await self._thought(json.decode(asked.question, type=Errand))
        this = thoughts.c.id == asked.id
        async with self._store.aside() as connection:
            if answer is None:  # for somebody else
                await connection.execute(delete(thoughts).where(this))
            else:
                told = update(thoughts).where(this).values(answer=json.encode(answer).decode())
                await connection.execute(told)
            await ring(connection, asked.bell)
        return True

    async def _thought(self, question: Errand) -> Answer | None:
        try:
            return await self._worker.ask(question)
        except BotFailed as error:
            return Answer(fault=str(error), spent=question.seconds)
        except WorkerLost as error:
            log.warning("table %s: %s", question.table, error)
            return None


async def think(
    db: str, processes: int, lane: str, nice: int, start: Callable[[int], Worker] = Process
) -> None:
    """Until it is told to end."""
    ended = asyncio.Event()
    for told in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(told, ended.set)
    store = open_store(db)
    bell, threads = Bell(store), ThreadPoolExecutor(processes, "bots")
    places = [Near(lambda: start(nice), threads) for _ in range(processes)]
    here = [Thinker(store, bell, lane, place) for place in places]
    tasks = [asyncio.create_task(_beat_on(bell, here)), *(asyncio.create_task(one.work()) for one in here)]
    ending = asyncio.create_task(ended.wait())
    try:
        await asyncio.wait([ending, *tasks], return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (ending, *tasks):
            task.cancel()
        for place in places:
            place.close()
        results = await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*(one.go() for one in here), return_exceptions=True)
        await bell.close()
        await store.close()
        threads.shutdown()
    for result in results:
        if isinstance(result, Exception):
            raise result


async def _beat_on(bell: Bell, here: list[Thinker]) -> None:
    while True:
        try:
            await bell.listen()
            for one in here:
                await one.beat()
        except StorageAway:
            pass
        await asyncio.sleep(BEAT_SECONDS)
