"""`clachan serve` in a process of its own, for tests that talk to it and for those that open its pages."""

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import ClassVar, Self

SOURCE = Path(__file__).parents[1] / "src"
PATIENCE = 180  # seconds that anything may take on a busy machine; nothing waits for them to pass
TELLING = 10


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """`clachan serve` on a free port; it can be killed and started again on the same address and file."""

    begun: ClassVar["list[Server]"] = []
    """All that were started during a test."""

    def __init__(
        self,
        db: Path,
        message_rate: int | None = 2000,
        more: tuple[str, ...] = (),
        url: str = "",
        paths: tuple[Path, ...] = (),
    ) -> None:
        self.db = db
        self.url = url or str(db)  # the tables may be kept elsewhere; then the path only names the log
        rate = () if message_rate is None else ("--message-rate", str(message_rate))
        self.more = (*rate, *more)
        self.paths = (*paths, SOURCE)
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.invites: dict[str, str] = {}
        """The links of the tables that were made here, as hosts hand them on."""

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def log(self) -> str:
        return self.db.with_suffix(".log").read_text()

    def start(self) -> Self:
        command = [sys.executable, "-m", "clachan", "serve", "--port", str(self.port), "--db", self.url]
        environment = {**os.environ, "PYTHONPATH": ":".join(map(str, self.paths))}
        with self.db.with_suffix(".log").open("ab") as output:
            self.process = subprocess.Popen(
                [*command, "--bot-pace", "0", *self.more], stdout=output, stderr=output, env=environment
            )
        if self not in Server.begun:  # one that is started again belongs to whoever began it
            Server.begun.append(self)
        until = time.monotonic() + PATIENCE
        while self.process.poll() is None and time.monotonic() < until:
            try:
                with urllib.request.urlopen(f"{self.address}/healthz", timeout=PATIENCE):
                    return self
            except (urllib.error.URLError, ConnectionError):
                time.sleep(0.05)
        self.end(signal.SIGKILL)
        raise AssertionError(f"the server did not start: {self.log}")

    def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        """One that does not end tells where it stands, and is killed: it must not take the others' time."""
        assert self.process
        self.process.send_signal(how)
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.send_signal(signal.SIGUSR1)
            try:
                self.process.wait(TELLING)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
            raise AssertionError(f"the server did not end: {self.log[-5000:]}") from None
