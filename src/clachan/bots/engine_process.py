"""A process that is spoken to in lines of JSON and is never trusted to answer, to listen or to stay alive.

Reading and writing are done by threads, so that waiting for a program that hangs ends when the time is over,
on every system alike.
"""

import ctypes
import json
import os
import queue
import signal
import subprocess
import sys
import threading
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import IO, Any

LINE_MOST = 1_000_000  # letters of a line
UNHEARD_MOST = 16  # lines; who says more without being asked is no longer listened to
KEPT = 20  # last lines of what a program complains about
KEPT_LETTERS = 400
PARTING = 1.0  # seconds to end in when told to
DEATH_SIGNAL = 1  # PR_SET_PDEATHSIG

Line = dict[str, Any]


class Silence(Exception):
    """No answer came in time."""


class Ended(Exception):
    """The process is no more."""


class Nonsense(Exception):
    """A line that is no JSON object; the line is the argument."""


class EngineProcess:
    """A program with a line to it and a line from it."""

    def __init__(self, command: Sequence[str], environment: Mapping[str, str], memory: int | None) -> None:
        """Start a program; OSError if there is none to start."""
        self._process = subprocess.Popen(
            list(command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=dict(environment),
            start_new_session=True,
            preexec_fn=_die_with_parent(),
        )
        _limit_memory(self._process.pid, memory)
        self._inbox: queue.Queue[bytes] = queue.Queue()
        self._outbox: queue.Queue[bytes | None] = queue.Queue()
        self._complaints: deque[str] = deque(maxlen=KEPT)
        self._threads = [
            threading.Thread(target=work, daemon=True) for work in (self._listen, self._write, self._overhear)
        ]
        for thread in self._threads:
            thread.start()

    @property
    def alive(self) -> bool:
        return self._process.poll() is None

    def tell(self, line: Line) -> None:
        self._outbox.put(json.dumps(line, separators=(",", ":")).encode() + b"\n")

    def hear(self, seconds: float | None) -> Line:
        """The next line; whatever else happens is raised."""
        try:
            line = self._inbox.get(timeout=seconds)
        except queue.Empty as error:
            raise Silence from error
        if not line:
            raise Ended
        try:
            data = json.loads(line) if len(line) <= LINE_MOST else None
        except (ValueError, RecursionError):
            data = None
        if not isinstance(data, dict):
            raise Nonsense(line[:KEPT_LETTERS].decode(errors="replace").strip())
        return data

    @property
    def spoke_unasked(self) -> bool:
        """Whether there is a line that nobody has asked for."""
        return any(self._inbox.queue)

    def end(self) -> str:
        """End the process, kindly first, and all that it started; answers how it ended, if by itself."""
        self._outbox.put(None)
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(PARTING)
        return self.kill()

    def kill(self) -> str:
        """End the process at once; answers how it had ended before, if it had."""
        how = self._how()
        with suppress(OSError):
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()
        self._process.wait()
        self._outbox.put(None)
        for thread in self._threads:
            thread.join(PARTING)
        for stream in (self._process.stdin, self._process.stdout, self._process.stderr):
            with suppress(OSError):
                stream.close()  # type: ignore[union-attr]
        return how

    def wait_ended(self) -> str:
        """How a process ended whose line is closed; one that only closed its line is ended."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(PARTING)
        return self.kill()

    @property
    def complaints(self) -> list[str]:
        """The last lines that it wrote where errors go."""
        return list(self._complaints)

    def _how(self) -> str:
        status = self._process.poll()
        if status is None:
            return ""
        return f"exit {status}" if status >= 0 else _signal_name(-status)

    # What the threads do

    def _listen(self) -> None:
        stream = self._stream(self._process.stdout)
        with suppress(OSError, ValueError):
            while self._inbox.qsize() < UNHEARD_MOST and (line := stream.readline(LINE_MOST + 1)):
                self._inbox.put(line)
        self._inbox.put(b"")

    def _write(self) -> None:
        stream = self._stream(self._process.stdin)
        with suppress(OSError, ValueError):
            while (line := self._outbox.get()) is not None:
                stream.write(line)
                stream.flush()
        with suppress(OSError, ValueError):
            stream.close()

    def _overhear(self) -> None:
        stream = self._stream(self._process.stderr)
        with suppress(OSError, ValueError):
            while line := stream.readline(LINE_MOST):
                if told := line[:KEPT_LETTERS].decode(errors="replace").rstrip():
                    self._complaints.append(told)

    @staticmethod
    def _stream(stream: "IO[bytes] | None") -> IO[bytes]:
        assert stream is not None
        return stream


def _signal_name(number: int) -> str:
    try:
        return signal.Signals(number).name
    except ValueError:
        return f"signal {number}"


def _die_with_parent() -> Callable[[], None] | None:
    """What lets a program that hangs not outlive us when we are killed; Linux alone knows how."""
    if not sys.platform.startswith("linux"):
        return None
    return lambda: _LIBC.prctl(DEATH_SIGNAL, signal.SIGKILL)


_LIBC: Any = ctypes.CDLL(None) if sys.platform.startswith("linux") else None


def _limit_memory(pid: int, megabytes: int | None) -> None:
    """Linux can limit what a process writes to, not what it only reserves, as Node does."""
    if megabytes is None or not sys.platform.startswith("linux"):
        return
    import resource

    most = megabytes * 2**20
    with suppress(OSError, ValueError):
        resource.prlimit(pid, resource.RLIMIT_DATA, (most, most))
