"""The frames of a WebSocket: only long messages are deflated, for short ones it takes more than it saves."""

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request

# A welcome or a whole view is longer; what changes with a move fits into a packet or three.
LONG = 4096


# A window that is kept from message to message takes 40 kB for every page, and long messages are rare. While
# one is packed it may be as large as it can: the log of a game repeats itself over long distances.
ForgetfulDeflate = ServerPerMessageDeflateFactory(
    server_no_context_takeover=True,
    client_no_context_takeover=True,
    server_max_window_bits=15,
    client_max_window_bits=12,
    compress_settings={"memLevel": 5},
)


class DeflateLong(Extension):
    """The deflating extension that was agreed on with the other side, for long messages only."""

    def __init__(self, deflate: Extension) -> None:
        self.name = deflate.name
        self._deflate = deflate

    def decode(self, frame: Frame, *, max_size: int | None = None) -> Frame:
        return self._deflate.decode(frame, max_size=max_size)

    def encode(self, frame: Frame) -> Frame:
        whole = frame.fin and frame.opcode is not Opcode.CONT
        return frame if whole and len(frame.data) < LONG else self._deflate.encode(frame)


class WebSocket(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket with a choice of what to deflate, and nothing kept for it between messages."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.conn.available_extensions = [ForgetfulDeflate]

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        self.conn.extensions = [DeflateLong(extension) for extension in self.conn.extensions]

    def send_receive_event_to_app(self) -> None:
        """A text that is none ends the connection, as with uvicorn, which tells the log of it at length."""
        if self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            self.conn.send_close(CloseCode.INVALID_DATA)
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()


def _is_text(data: bytes) -> bool:
    try:
        return data.isascii() or bool(data.decode())
    except UnicodeDecodeError:
        return False
