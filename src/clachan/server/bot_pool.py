"""The worker processes of the bots. A bot that is slow or fails costs nobody else's time.

Bots that answer at once and bots that think for long have workers of their own, so that the former never wait
for the latter. Among those that wait the queue is fair (bot_queue.py), and long thinking has a budget.
"""

import asyncio
import logging
import os
import signal
import subprocess
import sys
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from subprocess import PIPE
from typing import Protocol

from msgspec import json
from msgspec.structs import replace

from clachan.bots.bot import BadBot, read_bot
from clachan.core.errors import ClachanError
from clachan.core.message import refusal
from clachan.server.bot_queue import Budgets, FairQueue
from clachan.server.bot_worker import SESSIONS_MOST, Answer, Question

log = logging.getLogger("clachan.bot_pool")
TRIES = 3
LONG_NICE = 10  # whoever thinks for long makes way for the server and for those who answer at once
SLEEPING, SLEEPING_LEAST = 30.0, 120.0
"""By the clock a bot may take so many times its processor time, and at least so many seconds."""
GUEST_SECONDS, ALL_SECONDS = 40.0, 50.0
"""Of long thinking a minute: for one guest's bots, for all together."""


class BotFailed(ClachanError):
    """A bot that gave no answer, and would give none if it were asked again."""


class WorkerLost(ClachanError):
    """A process that ended while a bot thought; whoever asks again may get an answer."""


class Worker(Protocol):
    """Answers a question. Ending it ends the wait of whoever asks."""

    def ask(self, question: Question) -> Answer: ...

    def end(self) -> None: ...


class Process:
    """A worker that is a process: one line in, one line out."""

    def __init__(self, nice: int) -> None:
        command = (sys.executable, "-m", "clachan.server.bot_worker", str(nice))
        # A worker finds its modules where the server found them, however the server was started.
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        self._process = subprocess.Popen(command, stdin=PIPE, stdout=PIPE, env=environment)

    def ask(self, question: Question) -> Answer:
        """What the process answers; OSError or EOFError if it has ended, BotFailed if its time was over."""
        assert self._process.stdin and self._process.stdout
        self._process.stdin.write(json.encode(question) + b"\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            code = self._process.wait()
            if hasattr(signal, "SIGPROF") and code == -signal.SIGPROF:
                raise BotFailed(
                    refusal("bot-too-slow", bot=str(question.bot), seconds=f"{question.seconds:g}")
                )
            raise EOFError(f"its process ended with code {code}")
        return json.decode(line, type=Answer)

    def end(self) -> None:
        assert self._process.stdin and self._process.stdout
        self._process.kill()
        self._process.wait()
        self._process.stdout.close()
        with suppress(OSError):  # what it did not read any more
            self._process.stdin.close()


@dataclass(eq=False)
class Job:
    """A question that waits for its answer."""

    question: Question
    answer: asyncio.Future[Answer]


@dataclass(eq=False)
class Place:
    """Where one worker works; it is started when it is first needed, and again when it was lost."""

    start: Callable[[], Worker]
    worker: Worker | None = None
    busy: bool = False

    def at_work(self) -> Worker:
        self.worker = self.worker or self.start()
        return self.worker

    def clear(self) -> None:
        worker, self.worker = self.worker, None
        if worker:
            worker.end()


@dataclass(eq=False)
class Lane:
    """Some workers and those who wait for them. A table's seat is always served at the same place."""

    places: list[Place]
    seconds: float
    threads: ThreadPoolExecutor
    budgets: Budgets | None = None
    queue: FairQueue[Job] = field(default_factory=FairQueue)
    _homes: OrderedDict[tuple[str, int], Place] = field(default_factory=OrderedDict)
    _tasks: set[asyncio.Task[None]] = field(default_factory=set)
    _alarm: asyncio.TimerHandle | None = None
    _closed: bool = False

    async def answer(self, question: Question, guest: str) -> Answer:
        job = Job(replace(question, seconds=self.seconds), asyncio.get_running_loop().create_future())
        self.queue.put(guest, question.table, job)
        self.serve()
        try:
            return await job.answer
        finally:
            self.queue.remove(guest, question.table, job)

    def serve(self) -> None:
        """Put every worker that is free to work."""
        if self._closed:
            return
        for place in self.places:
            while not place.busy and (taken := self._next(place)):
                guest, job = taken
                if job.answer.done():  # whoever asked has gone
                    self.queue.done(guest, 0.0)
                    continue
                place.busy = True
                task = asyncio.create_task(self._work(place, guest, job))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)
        self._set_alarm()

    def _next(self, place: Place) -> tuple[str, Job] | None:
        return self.queue.take(self._may, lambda job: self._fits(job, place))

    def _may(self, guest: str) -> bool:
        return self.budgets is None or self.budgets.wait(guest) <= 0

    def _fits(self, job: Job, place: Place) -> bool:
        return self._homes.get((job.question.table, job.question.seat), place) is place

    def _set_alarm(self) -> None:
        """When the first of those may be served who wait for time to think."""
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        waits = [self.budgets.wait(guest) for guest in self.queue.guests()] if self.budgets else []
        if waits and min(waits) > 0:
            self._alarm = asyncio.get_running_loop().call_later(min(waits) + 0.01, self.serve)

    async def _work(self, place: Place, guest: str, job: Job) -> None:
        spent = 0.0
        try:
            answer = await self._asked(place, job.question)
            spent = answer.spent
            if not job.answer.done():
                job.answer.set_result(answer)
        except Exception as error:
            spent = self.seconds if isinstance(error, BotFailed) else 0.0
            if not job.answer.done():
                job.answer.set_exception(error)
        finally:
            self._keep_home(job.question, place)
            self.queue.done(guest, spent)
            if self.budgets:
                self.budgets.spend(guest, spent)
            place.busy = False
            self.serve()

    async def _asked(self, place: Place, question: Question) -> Answer:
        """The answer of a worker; one that was lost is replaced and its successor asked again."""
        for _ in range(TRIES):
            asking = asyncio.get_running_loop().run_in_executor(self.threads, _ask, place, question)
            try:
                return await asyncio.wait_for(
                    asyncio.shield(asking), max(SLEEPING_LEAST, SLEEPING * self.seconds)
                )
            except TimeoutError as error:
                place.clear()
                await asyncio.gather(asking, return_exceptions=True)
                raise BotFailed(refusal("bot-silent", bot=str(question.bot))) from error
            except BotFailed:
                place.clear()
                raise
            except (OSError, EOFError, ValueError) as error:
                place.clear()
                log.warning("bot %s of table %s is asked again: %s", question.bot, question.table, error)
        raise WorkerLost(refusal("bot-worker-lost", bot=str(question.bot), times=str(TRIES)))

    def _keep_home(self, question: Question, place: Place) -> None:
        if question.table:
            key = (question.table, question.seat)
            self._homes[key] = place
            self._homes.move_to_end(key)
            if len(self._homes) > SESSIONS_MOST * len(self.places):
                self._homes.popitem(last=False)

    async def close(self) -> None:
        self._closed = True
        if self._alarm:
            self._alarm.cancel()
        for task in self._tasks:
            task.cancel()
        for place in self.places:
            place.clear()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _ask(place: Place, question: Question) -> Answer:
    return place.at_work().ask(question)


class BotPool:
    """One worker for bots that answer at once, all others for those that think for long."""

    def __init__(
        self,
        workers: int,
        seconds: float,
        budgets: Budgets | None = None,
        start: Callable[[int], Worker] = Process,
    ) -> None:
        thinkers = max(1, workers - 1)
        self._threads = ThreadPoolExecutor(thinkers + 1, "bots")
        long = [Place(lambda: start(LONG_NICE)) for _ in range(thinkers)]
        budgets = budgets or Budgets(GUEST_SECONDS, ALL_SECONDS)
        self._long = Lane(long, seconds, self._threads, budgets)
        self._quick = Lane([Place(lambda: start(0))], seconds, self._threads)

    async def think(self, question: Question, guest: str = "") -> int:
        """The number that a bot chooses; BotFailed if it raises or takes too long, WorkerLost if all died."""
        lane = self._quick if is_quick(question.bot) else self._long
        answer = await lane.answer(question, guest)
        if answer.number is None:
            raise BotFailed(refusal("bot-failed", bot=str(question.bot), fault=str(answer.fault)))
        return answer.number

    async def advise(self, question: Question, guest: str = "") -> list[tuple[int, float]]:
        """The best actions with the points expected after them, the best first."""
        answer = await self._long.answer(question, guest)
        if answer.fault:
            raise BotFailed(refusal("bot-failed", bot=str(question.bot), fault=str(answer.fault)))
        return answer.hints

    async def close(self) -> None:
        await self._long.close()
        await self._quick.close()
        self._threads.shutdown()


def is_quick(bot: str) -> bool:
    """Whether a bot is known to answer at once."""
    try:
        return read_bot(bot)[0].quick
    except BadBot:
        return True  # so that its refusal comes at once, too
