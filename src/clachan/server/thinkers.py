"""Bots that think on other machines: what servers ask `clachan bot-worker`, through the database of both.

A thinker is a row that is renewed while its process lives, with a lane: quick bots, or those that think for
long. A server asks one thinker by a row of `thoughts` and rings its bell; the thinker writes the answer into
the row and rings back. If either side ends, the row is gone with it, and the question is asked elsewhere.
"""

import asyncio
import hashlib
import logging
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import timedelta

from msgspec import json
from sqlalchemy import delete, func, insert, select
from sqlalchemy.exc import IntegrityError

import clachan.games
from clachan import __version__
from clachan.bots.bot import bot_names
from clachan.core.game import game_names, open_game
from clachan.server import metrics
from clachan.server.bell import Bell, ring
from clachan.server.bot_places import BotPlace, PlaceGone
from clachan.server.bot_pool import BotPool
from clachan.server.bot_worker import Answer, BotQuestion, Errand
from clachan.server.judging import Judging
from clachan.server.schema import thinkers, thoughts
from clachan.server.store import StorageAway, Store
from clachan.server.studying import StudyTask
from clachan.server.warning import Weighing

assert clachan.games
log = logging.getLogger("clachan.thinkers")
LOOK_SECONDS = 1.0
SILENT_SECONDS = 6.0
"""How long a thinker may be silent until its questions are asked elsewhere."""


def build() -> str:
    """What thinkers and servers must have in common: version, rules, printed data and bots."""
    games = [(name, open_game(name).rules, open_game(name).data_digest()) for name in game_names()]
    return hashlib.blake2b(repr((__version__, games, bot_names())).encode(), digest_size=12).hexdigest()


@dataclass(eq=False)
class Asked:
    """What this server waits for; until it is stored nobody can tell that it is gone."""

    id: str
    answer: asyncio.Future[Answer]
    is_stored: bool = False


@dataclass(eq=False)
class FarPlace:
    """A thinker as a place of this server's bots."""

    ask_there: Callable[[str, str, BotQuestion | Judging | Weighing], Awaitable[Answer]]
    id: str
    bell: str
    busy: bool = False

    @property
    def far(self) -> bool:
        return True

    async def ask(self, question: Errand) -> Answer:
        assert not isinstance(question, StudyTask), "records are read here"
        return await self.ask_there(self.id, self.bell, question)

    def close(self) -> None:
        """Its process is not ours to end."""


class Thinkers:
    """The thinkers that this server can ask, and what it waits for."""

    def __init__(self, store: Store, process: Callable[[], str], pool: BotPool) -> None:
        self._store, self._process, self._pool = store, process, pool
        self._bell = Bell(store)
        self._build = build()
        self._asked: dict[str, Asked] = {}
        self._looking: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self._looking = asyncio.create_task(self._look_on())

    async def close(self) -> None:
        if self._looking:
            self._looking.cancel()
            await asyncio.gather(self._looking, return_exceptions=True)
        await self._bell.close()

    # Asking

    async def ask(self, thinker: str, bell: str, question: BotQuestion | Judging | Weighing) -> Answer:
        asked = Asked(secrets.token_hex(8), asyncio.get_running_loop().create_future())
        row = {"id": asked.id, "thinker": thinker, "process": self._process(), "bell": self._bell.channel}
        text = json.encode(question).decode()
        self._asked[asked.id] = asked
        try:
            async with self._store.aside() as connection:
                await connection.execute(insert(thoughts).values(**row, question=text, at=func.now()))
                await ring(connection, bell)
            asked.is_stored = True
            return await asked.answer
        except (StorageAway, IntegrityError) as error:
            raise PlaceGone(f"thinker {thinker} cannot be asked") from error
        finally:
            del self._asked[asked.id]

    # Hearing

    async def _look_on(self) -> None:
        while True:
            rung = self._bell.next
            try:
                await self._bell.listen()
                await self._collect()
                await self._see_who_is_there()
            except StorageAway:
                pass
            except Exception:
                log.exception("the thinkers of other machines could not be looked after")
            await self._bell.wait(rung, LOOK_SECONDS)

    async def _collect(self) -> None:
        """Take the answers away that have come; a question whose row is gone has no answer to come."""
        stored = [asked for asked in self._asked.values() if asked.is_stored]
        mine = thoughts.c.bell == self._bell.channel
        come = delete(thoughts).where(mine & thoughts.c.answer.is_not(None))
        async with self._store.aside() as connection:
            found = (await connection.execute(come.returning(thoughts.c.id, thoughts.c.answer))).all()
            there = set((await connection.execute(select(thoughts.c.id).where(mine))).scalars())
        for row in found:
            there.add(row.id)
            if (asked := self._asked.get(row.id)) and not asked.answer.done():
                metrics.thoughts.inc()
                asked.answer.set_result(json.decode(row.answer, type=Answer))
        for asked in stored:
            if asked.id not in there and not asked.answer.done():
                asked.answer.set_exception(PlaceGone("its thinker is gone"))

    async def _see_who_is_there(self) -> None:
        silent = thinkers.c.seen < func.now() - timedelta(seconds=SILENT_SECONDS)
        wanted = select(thinkers.c.id, thinkers.c.lane, thinkers.c.bell).where(
            (thinkers.c.build == self._build) & ~silent
        )
        async with self._store.aside() as connection:
            await connection.execute(delete(thinkers).where(silent))
            found = (await connection.execute(wanted.order_by(thinkers.c.id))).all()
        for name, lane in self._pool.lanes.items():
            here: dict[str, BotPlace] = {
                row.id: FarPlace(self.ask, row.id, row.bell) for row in found if row.lane == name
            }
            lane.set_far(here)
        metrics.thinkers.set(len(found))
