"""The worker processes of the bots. A bot that is slow or fails costs nobody else's time."""

import asyncio
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from subprocess import PIPE

from msgspec import convert, json

from clachan.core.errors import ClachanError
from clachan.server.bot_worker import Thought


class BotFailed(ClachanError):
    """A bot that gave no answer."""


class Worker:
    """A process that answers one line with one line. Ending it ends the wait of whoever asks."""

    def __init__(self) -> None:
        command = (sys.executable, "-m", "clachan.server.bot_worker")
        # A worker finds its modules where the server found them, however the server was started.
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        self._process = subprocess.Popen(command, stdin=PIPE, stdout=PIPE, env=environment)

    def ask(self, thought: Thought) -> dict[str, object]:
        """What the process answers; OSError or EOFError if it has ended."""
        assert self._process.stdin and self._process.stdout
        self._process.stdin.write(json.encode(thought) + b"\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            raise EOFError(f"its process ended with code {self._process.wait()}")
        answer: dict[str, object] = json.decode(line)
        return answer

    def end(self) -> None:
        assert self._process.stdin and self._process.stdout
        self._process.kill()
        self._process.wait()
        self._process.stdout.close()
        with suppress(OSError):  # what it did not read any more
            self._process.stdin.close()


class BotPool:
    """As many workers as wanted, started when first needed and replaced when they do not answer in time."""

    def __init__(self, workers: int, seconds: float) -> None:
        self._free = asyncio.Semaphore(workers)
        self._threads = ThreadPoolExecutor(workers, "bots")
        self._idle: list[Worker] = []
        self._all: set[Worker] = set()
        self._seconds = seconds

    async def think(self, thought: Thought) -> int:
        """The number that a bot chooses; BotFailed if it raises, dies or takes too long."""
        return int(str((await self._answer(thought, "number"))["number"]))

    async def advise(self, thought: Thought) -> list[tuple[int, float]]:
        """The best actions with the points expected after them, the best first."""
        return convert((await self._answer(thought, "hints"))["hints"], list[tuple[int, float]])

    async def _answer(self, thought: Thought, wanted: str) -> dict[str, object]:
        async with self._free:
            worker = self._idle.pop() if self._idle else self._start()
            try:
                answer = await self._ask(worker, thought)
            except BaseException:
                self._end(worker)
                raise
            self._idle.append(worker)
        if wanted not in answer:
            raise BotFailed(f"bot {thought.bot} failed: {answer.get('fault')}")
        return answer

    async def _ask(self, worker: Worker, thought: Thought) -> dict[str, object]:
        asking = asyncio.get_running_loop().run_in_executor(self._threads, worker.ask, thought)
        try:
            return await asyncio.wait_for(asking, self._seconds)
        except TimeoutError as error:
            raise BotFailed(f"bot {thought.bot} gave no answer in {self._seconds:g} s") from error
        except (OSError, EOFError, ValueError) as error:
            raise BotFailed(f"bot {thought.bot} gave no answer: {error}") from error

    def _start(self) -> Worker:
        worker = Worker()
        self._all.add(worker)
        return worker

    def _end(self, worker: Worker) -> None:
        self._all.discard(worker)
        worker.end()

    async def close(self) -> None:
        for worker in list(self._all):
            self._end(worker)
        self._idle.clear()
        self._threads.shutdown()
