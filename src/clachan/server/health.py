"""Whether this server lives, whether it could store a move, and what it has counted."""

import asyncio
import time

from prometheus_client import CONTENT_TYPE_LATEST
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from clachan.core.message import refusal
from clachan.server import metrics
from clachan.server.api import answer, guarded
from clachan.server.callers import is_in
from clachan.server.leases import Leases
from clachan.server.store import LeaseLost, StorageAway, Store

READY_SECONDS, KNOWN_SECONDS = 3.0, 0.5
"""How long a write may take, and how long it is told that one was possible; a failure is not kept."""


class WriteTry:
    """Whether a move could be stored now; anybody may ask, and a write is dear, so one serves many."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._trying: asyncio.Task[None] | None = None
        self._known_until = 0.0

    async def outcome(self) -> None:
        """StorageAway if nothing could be written; it does not take for ever."""
        trying = self._trying
        if trying is None or (trying.done() and time.monotonic() >= self._known_until):
            trying = self._trying = asyncio.create_task(self._try())
        await asyncio.wait([trying])
        trying.result()

    async def _try(self) -> None:
        try:
            async with asyncio.timeout(READY_SECONDS):
                await self._store.try_write()
        except TimeoutError as error:
            raise StorageAway(refusal("storage-away")) from error
        self._known_until = time.monotonic() + KNOWN_SECONDS


async def health(request: Request) -> Response:
    """This process lives and answers; whether it can keep anything is asked elsewhere."""
    return answer({"ok": True, "tables": request.app.state.registry.open_tables})


async def readiness(request: Request) -> Response:
    """Whether a move could be stored now: something is written."""
    await request.app.state.write_try.outcome()
    return answer({"ok": True})


async def measured(request: Request) -> Response:
    """For Prometheus, from where the operator allows it: all processes of this machine."""
    state = request.app.state
    if not _may_measure(request):
        raise HTTPException(404)
    texts = [(state.process() or "alone", _own(request))]
    if isinstance(state.tenure, Leases):
        texts += await _siblings(request, state.tenure)
    return Response(metrics.together(texts), headers={"content-type": CONTENT_TYPE_LATEST})


async def measured_inside(request: Request) -> Response:
    if not request.scope.get("handed_on"):
        raise HTTPException(404)
    return Response(_own(request), media_type="text/plain")


def _own(request: Request) -> bytes:
    registry = request.app.state.registry
    metrics.tables.set(registry.open_tables)
    metrics.pages.set(len(registry.pages()))
    return metrics.exposition()


def _may_measure(request: Request) -> bool:
    return is_in(request.client.host if request.client else "", request.app.state.metrics_networks)


async def _siblings(request: Request, leases: Leases) -> list[tuple[str, bytes]]:
    """What the other processes of this machine have counted; one that does not answer is left out."""
    texts = []
    try:
        for holder in await leases.siblings():
            told = await request.app.state.peers.ask(holder, "/inside/metrics")
            texts.append((holder.process, told))
    except (StorageAway, LeaseLost):
        pass
    return texts


routes = [
    Route("/healthz", guarded(health, "ready")),
    Route("/readyz", guarded(readiness, "ready")),
    Route("/metrics", measured),
    Route("/inside/metrics", measured_inside),
]
