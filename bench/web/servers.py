"""Servers in processes of their own, and what they cost: processor time and memory, as the system counts."""

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from contextlib import suppress
from pathlib import Path

ROOT = Path(__file__).parents[2]
TICKS = os.sysconf("SC_CLK_TCK")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Served:
    """A server program on a free port; it answers under /healthz when it is ready."""

    def __init__(self, *command: str) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
        told = [part.replace("PORT", str(self.port)) for part in command]
        self.process = subprocess.Popen(
            [sys.executable, *told], env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        self._wait()

    def _wait(self) -> None:
        for _ in range(400):
            with suppress(urllib.error.URLError, ConnectionError):
                urllib.request.urlopen(f"{self.address}/healthz").close()
                return
            if self.process.poll() is not None:
                break
            time.sleep(0.05)
        raise SystemExit(f"{self.process.args} did not start")

    def __enter__(self) -> "Served":
        return self

    def __exit__(self, *_: object) -> None:
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(15)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def stay_on(self, core: int) -> None:
        """Let all threads of the server share one core."""
        for thread in Path(f"/proc/{self.process.pid}/task").iterdir():
            os.sched_setaffinity(int(thread.name), {core})

    def cpu_seconds(self) -> float:
        """Processor time of the server so far, all its threads, in the program and in the kernel."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory_bytes(self) -> int:
        """Memory that is really taken (private and shared pages, swap left out)."""
        for line in Path(f"/proc/{self.process.pid}/smaps_rollup").read_text().splitlines():
            if line.startswith("Pss:"):
                return int(line.split()[1]) * 1024
        raise SystemExit("the system does not tell how much memory a process takes")


def without_core(pid: int) -> float:
    """Seconds in which the longest waiting of a process's threads could have run and other programs did."""
    waits = [path.read_text().split()[1] for path in Path(f"/proc/{pid}/task").glob("*/schedstat")]
    return max(map(int, waits), default=0) / 1e9


def clachan(db: Path | str, *more: str) -> Served:
    """The web table on a file, or on a database by its URL."""
    fixed = ("-m", "clachan", "serve", "--port", "PORT", "--db", str(db), "--bot-pace", "0")
    return Served(*fixed, "--message-rate", "100000", "--limit", "off", *more)
