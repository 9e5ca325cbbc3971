"""Where a bot thinks: in a process of this server, started when it is needed and replaced when it ends."""

import asyncio
import logging
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from concurrent.futures import Executor
from contextlib import suppress
from dataclasses import dataclass, field
from subprocess import PIPE
from typing import Protocol

from msgspec import json

from clachan.core.errors import ClachanError
from clachan.core.message import refusal
from clachan.server.bot_worker import Answer, Errand

log = logging.getLogger("clachan.bot_places")
TRIES = 3
SLEEPING, SLEEPING_LEAST = 30.0, 120.0
"""By the clock a bot may take so many times its processor time, and at least so many seconds."""


class BotFailed(ClachanError):
    """A bot that gave no answer, and would give none if it were asked again."""


class WorkerLost(ClachanError):
    """A process that ended while a bot thought; whoever asks again may get an answer."""


class PlaceGone(Exception):
    """Nobody thinks at this place any more; the question is for another one."""


class Worker(Protocol):
    """Answers a question. Ending it ends the wait of whoever asks."""

    def ask(self, question: Errand) -> Answer: ...

    def end(self) -> None: ...


class Process:
    """A worker that is a process: one line in, one line out."""

    def __init__(self, nice: int) -> None:
        command = (sys.executable, "-m", "clachan.server.bot_worker", str(nice))
        # A worker finds its modules where the server found them, however the server was started.
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        self._process = subprocess.Popen(command, stdin=PIPE, stdout=PIPE, env=environment)

    def ask(self, question: Errand) -> Answer:
        """What the process answers; OSError or EOFError if it has ended, BotFailed if its time was over."""
        assert self._process.stdin and self._process.stdout
        self._process.stdin.write(json.encode(question) + b"\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            code = self._process.wait()
            if hasattr(signal, "SIGPROF") and code == -signal.SIGPROF:
                raise BotFailed(refusal("bot-too-slow", bot=str(question.bot), seconds=question.seconds))
            raise EOFError(f"its process ended with code {code}")
        return json.decode(line, type=Answer)

    def end(self) -> None:
        assert self._process.stdin and self._process.stdout
        self._process.kill()
        self._process.wait()
        self._process.stdout.close()
        with suppress(OSError):  # what it did not read any more
            self._process.stdin.close()


class BotPlace(Protocol):
    """Where one bot thinks at a time."""

    busy: bool

    @property
    def far(self) -> bool:
        """Whether it is another machine's processor that works there."""
        ...

    async def ask(self, question: Errand) -> Answer:
        """BotFailed if there is no answer, WorkerLost or PlaceGone if another place may have one."""
        ...

    def close(self) -> None:
        """Nothing is asked here any more; whoever still waits gets no answer."""
        ...


@dataclass(eq=False)
class Near:
    """A process of this server; it is started when it is first needed, and again when it was lost."""

    start: Callable[[], Worker]
    threads: Executor
    worker: Worker | None = None
    busy: bool = False
    closed: bool = False
    # A thread that starts a process and a loop that ends it must not miss each other.
    _changing: threading.Lock = field(default_factory=threading.Lock)

    @property
    def far(self) -> bool:
        return False

    async def ask(self, question: Errand) -> Answer:
        """The answer of a worker; one that was lost is replaced and its successor asked again."""
        longest = max(SLEEPING_LEAST, SLEEPING * question.seconds)
        for _ in range(TRIES):
            asking = asyncio.get_running_loop().run_in_executor(self.threads, self._ask, question)
            try:
                return await asyncio.wait_for(asyncio.shield(asking), longest)
            except TimeoutError as error:
                self._clear()
                await asyncio.gather(asking, return_exceptions=True)
                raise BotFailed(refusal("bot-silent", bot=str(question.bot))) from error
            except BotFailed:
                self._clear()
                raise
            except (OSError, EOFError, ValueError) as error:
                self._clear()
                log.warning("bot %s of table %s is asked again: %s", question.bot, question.table, error)
        raise WorkerLost(refusal("bot-worker-lost", bot=str(question.bot), times=TRIES))

    def _ask(self, question: Errand) -> Answer:
        with self._changing:
            if self.closed:
                raise EOFError("nothing is asked here any more")
            worker = self.worker = self.worker or self.start()
        return worker.ask(question)

    def close(self) -> None:
        self.closed = True
        self._clear()

    def _clear(self) -> None:
        with self._changing:
            worker, self.worker = self.worker, None
        if worker:
            worker.end()
