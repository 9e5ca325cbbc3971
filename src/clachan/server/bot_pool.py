"""The worker processes of the bots. A bot that is slow or fails costs nobody else's time."""

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE, Process

from msgspec import json

from clachan.core.errors import ClachanError
from clachan.server.bot_worker import Thought

log = logging.getLogger("clachan.bots")
LINE_MOST = 1 << 20


class BotFailed(ClachanError):
    """A bot that gave no answer."""


class BotPool:
    """As many workers as wanted, started when first needed and replaced when they do not answer in time."""

    def __init__(self, workers: int, seconds: float) -> None:
        self._free = asyncio.Semaphore(workers)
        self._idle: list[Process] = []
        self._all: set[Process] = set()
        self._seconds = seconds
        self._closed = False

    async def think(self, thought: Thought) -> int:
        """The number that a bot chooses; BotFailed if it raises, dies or takes too long."""
        async with self._free:
            worker = self._idle.pop() if self._idle else await self._start()
            try:
                async with asyncio.timeout(self._seconds):
                    answer = await self._ask(worker, thought)
            except (TimeoutError, OSError, ValueError, asyncio.CancelledError) as error:
                await self._end(worker)
                if isinstance(error, asyncio.CancelledError):
                    raise
                raise BotFailed(f"bot {thought.bot} gave no answer in {self._seconds:g} s") from error
            self._idle.append(worker)
        if "number" not in answer:
            raise BotFailed(f"bot {thought.bot} failed: {answer.get('fault')}")
        return int(str(answer["number"]))

    async def _start(self) -> Process:
        command = (sys.executable, "-m", "clachan.server.bot_worker")
        worker = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, limit=LINE_MOST)
        self._all.add(worker)
        return worker

    async def _ask(self, worker: Process, thought: Thought) -> dict[str, object]:
        assert worker.stdin and worker.stdout
        worker.stdin.write(json.encode(thought) + b"\n")
        await worker.stdin.drain()
        line = await worker.stdout.readline()
        if not line:
            raise ValueError("the worker has ended")
        answer: dict[str, object] = json.decode(line)
        return answer

    async def _end(self, worker: Process) -> None:
        self._all.discard(worker)
        if worker.returncode is None:
            worker.kill()
        await worker.wait()

    async def close(self) -> None:
        for worker in list(self._all):
            await self._end(worker)
        self._idle.clear()
