"""A process that answers nobody tells where it stands: by itself after a while, or when it is asked to."""

import asyncio
import faulthandler
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

SECONDS = 20.0
"""How long nothing may be answered until it is told what takes so long."""
LOG = 2  # the errors' stream by its number: it is written to when nothing else of the process works


def tell_when_asked() -> None:
    """SIGUSR1 has every thread's place written to the log, and so has whatever ends the process at once."""
    faulthandler.enable(LOG)
    if hasattr(signal, "SIGUSR1"):
        faulthandler.register(signal.SIGUSR1, LOG)


@asynccontextmanager
async def watched(seconds: float = SECONDS) -> AsyncIterator[None]:
    """As long as the loop goes round, the telling is put off."""

    async def put_off() -> None:
        while True:
            faulthandler.dump_traceback_later(seconds, file=LOG)
            await asyncio.sleep(seconds / 4)

    putting_off = asyncio.create_task(put_off())
    try:
        yield
    finally:
        putting_off.cancel()
        faulthandler.cancel_dump_traceback_later()
