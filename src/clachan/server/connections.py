"""A connection that sends no whole request is let go: uvicorn waits for its headers for ever."""

import asyncio
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol

HEADER_SECONDS = 15.0


class HttpConnection(H11Protocol):
    """uvicorn's connection with an end of patience."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._expect()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._expect()

    def _expect(self) -> None:
        """The next request has to be there in time, beside the while that a connection may rest."""
        self.loop.call_later(HEADER_SECONDS + self.timeout_keep_alive, self._give_up, self.cycle)

    def _give_up(self, last: Any) -> None:
        """Unless a request has come meanwhile, or the connection has become a WebSocket."""
        own = not self.transport.is_closing() and self.transport.get_protocol() is self
        if own and self.cycle is last:
            self.transport.close()
