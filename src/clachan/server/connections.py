"""A connection that sends no whole request is let go, and one that sends no HTTP is told so.

uvicorn waits for headers for ever. It answers what is no HTTP without our headers, though somebody may still
work on what came before.
"""

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from clachan.server.security import HEADERS

HEADER_SECONDS = 15.0


class HttpConnection(H11Protocol):
    """uvicorn's connection with an end of patience."""

    _patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._expect()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._forget()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._forget()
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        """Also where the rest of a body is no HTTP: then nobody waits any more for what is worked on."""
        if self.cycle and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            headers = {"content-type": "text/plain; charset=utf-8", "connection": "close", **HEADERS}
            parts = (
                h11.Response(status_code=400, headers=list(headers.items()), reason=b"Bad Request"),
                h11.Data(data=msg.encode("ascii")),
                h11.EndOfMessage(),
            )
            for part in parts:
                self.transport.write(self.conn.send(part) or b"")
        self.transport.close()

    def _expect(self) -> None:
        """The next request has to be there in time, beside the while that a connection may rest."""
        self._forget()
        seconds = HEADER_SECONDS + self.timeout_keep_alive
        self._patience = self.loop.call_later(seconds, self._give_up, self.cycle)

    def _forget(self) -> None:
        """A timer keeps its connection in memory, with all that was asked and answered."""
        if self._patience:
            self._patience.cancel()
        self._patience = None

    def _give_up(self, last: Any) -> None:
        """Unless a request has come meanwhile, or the connection has become a WebSocket."""
        own = not self.transport.is_closing() and self.transport.get_protocol() is self
        if own and self.cycle is last:
            self.transport.close()
