"""One WebSocket for each open page of a table: requests in, replies and live updates out."""

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

from msgspec import DecodeError, Raw, ValidationError, json
from starlette.websockets import WebSocket, WebSocketDisconnect

from clachan.bots.bot import make_bot, read_bot
from clachan.core.decision import CHANCE
from clachan.core.errors import ClachanError
from clachan.server.audience import Onlooker
from clachan.server.guests import Guests
from clachan.server.hinting import NO_HINTS, best_actions
from clachan.server.live_table import LiveTable, NotYours, seated
from clachan.server.messages import (
    Act,
    AnyRequest,
    Done,
    EndTurn,
    Foresight,
    Hints,
    HintWanted,
    Leave,
    Prefer,
    Preview,
    Reasons,
    Refused,
    Reply,
    Say,
    Sit,
    Undo,
    Why,
)
from clachan.server.schema import SeatRow
from clachan.server.security import Rate, is_own_origin
from clachan.server.table_registry import CannotShow, TableRegistry, UnknownTable
from clachan.server.told import Told, refusal, told, why

log = logging.getLogger("clachan.socket")
decoder = json.Decoder(AnyRequest)
encoder = json.Encoder()
MESSAGE_MOST = 4096
BACKLOG_MOST = 256
POLICY_VIOLATION, TOO_BIG, TRY_AGAIN = 1008, 1009, 1013


async def table_socket(socket: WebSocket) -> None:
    """Accept a page of ours, show it the table, and obey it until it goes."""
    state = socket.app.state
    registry: TableRegistry = state.registry
    guests: Guests = state.guests
    if not is_own_origin(socket.headers, state.origins):
        await socket.close(POLICY_VIOLATION, "this page was not served from here")
        return
    await socket.accept()
    guest = guests.read(socket)
    try:
        live = await registry.live_table(socket.path_params["table"])
    except (UnknownTable, CannotShow) as error:
        code = "unknown_table" if isinstance(error, UnknownTable) else "cannot_show"
        await socket.send_text(encoder.encode(Refused(0, code, why(error))).decode())
        await socket.close(POLICY_VIOLATION, code.replace("_", " "))
        return
    name = await state.store.guest_name(guest) if guest else ""
    await Visit(socket, live, guest, name, Rate(state.message_rate, 2.4 * state.message_rate)).run()


class Visit:
    """A page at a table, from its coming to its going."""

    def __init__(self, socket: WebSocket, live: LiveTable, guest: str, name: str, rate: Rate) -> None:
        self.socket = socket
        self.live = live
        self.outgoing: asyncio.Queue[bytes | None] = asyncio.Queue(BACKLOG_MOST)
        self.onlooker = Onlooker(guest, name, self.post)
        self.rate = rate
        self._ending: asyncio.Future[None] | None = None

    def post(self, message: bytes) -> None:
        """Queue a message; a page that does not read is let go, it will come back by itself."""
        try:
            self.outgoing.put_nowait(message)
        except asyncio.QueueFull:
            self.live.audience.pages.discard(self.onlooker)
            self._ending = asyncio.ensure_future(self.socket.close(TRY_AGAIN, "this page reads too slowly"))

    def reply(self, reply: Reply) -> None:
        self.post(encoder.encode(reply))

    async def run(self) -> None:
        sender = asyncio.create_task(self._send())
        try:
            chat = await self.live.services.store.chat_of(self.live.table.row.id)
            self.live.welcome(self.onlooker, chat)
            await self._listen()
        except WebSocketDisconnect:
            pass
        finally:
            self.live.part(self.onlooker)
            sender.cancel()

    async def _send(self) -> None:
        try:
            while (message := await self.outgoing.get()) is not None:
                await self.socket.send_text(message.decode())
        except (WebSocketDisconnect, RuntimeError):
            self.live.audience.pages.discard(self.onlooker)

    async def _listen(self) -> None:
        while True:
            text = await self._receive()
            if text is None:
                await self.socket.close(TOO_BIG, "a message may have 4096 characters")
                return
            if not self.rate.allow():
                await self.socket.close(TRY_AGAIN, "too many messages")
                return
            await self._obey(text)

    async def _receive(self) -> str | None:
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        text = message.get("text")
        if text is None:
            raw = message.get("bytes") or b""
            text = raw.decode("utf-8", "replace")
        return text if len(text) <= MESSAGE_MOST else None

    async def _obey(self, text: str) -> None:
        try:
            request = decoder.decode(text)
        except (ValidationError, DecodeError, RecursionError) as error:
            unreadable = told(refusal("malformed", error=str(error)).message())
            self.reply(Refused(_id_in(text), "malformed", unreadable))
            return
        try:
            self.reply(await self._answer(request))
        except NotYours as error:
            self.reply(Refused(request.id, "not_yours", why(error)))
        except ClachanError as error:
            self.reply(Refused(request.id, type(error).__name__, why(error)))
        except Exception:  # a fault of ours: the player hears of it, the table goes on
            log.exception("table %s: %s failed", self.live.table.row.id, type(request).__name__)
            self.reply(Refused(request.id, "failed", told(refusal("failed").message())))

    async def _answer(self, request: AnyRequest) -> Reply:
        answers: dict[type, Callable[[Any], Awaitable[Reply]]] = {
            Act: self._act, Preview: self._preview, Why: self._why, Undo: self._undo, EndTurn: self._end_turn,
            Say: self._say, Sit: self._sit, Leave: self._leave, Prefer: self._prefer,
            HintWanted: self._hint,
        }  # fmt: skip
        return await answers[type(request)](request)

    # One answer for each kind of request

    async def _act(self, request: Act) -> Reply:
        return Done(request.id, await self.live.act(self.onlooker.guest, request.seq, request.number))

    async def _undo(self, request: Undo) -> Reply:
        return Done(request.id, await self.live.undo(self.onlooker.guest, request.seq, request.ply))

    async def _end_turn(self, request: EndTurn) -> Reply:
        return Done(request.id, await self.live.end_turn(self.onlooker.guest, request.seq))

    async def _preview(self, request: Preview) -> Reply:
        table = self.live.table
        match, game = table.match, table.match.game
        self._check_eye()  # before anything else: what is possible may be a secret too
        if request.seq != table.seq or request.number not in game.legal_numbers(match.state):
            raise ClachanError(refusal("not-possible-here"))
        state = game.copy(match.state)
        if table.hides and game.reveals(match.state, request.number):
            shown = json.encode(game.view(match.state, table.asked))
            return Foresight(request.id, request.number, [Told("foresight-hidden")], Raw(shown))
        facts = game.narrate(match.state, request.number)
        game.apply(state, request.number)
        shown = json.encode(game.view(state, table.asked))
        seen = [fact for fact in facts if fact.seat != CHANCE or fact.kind == "price"]
        return Foresight(request.id, request.number, [told(fact.message()) for fact in seen], Raw(shown))

    def _check_eye(self) -> None:
        """Where parts are hidden, only whoever is asked may look ahead, and not past the end of a turn."""
        table = self.live.table
        if table.hides and table.match.seat not in self.live.seating.held_by(self.onlooker.guest):
            raise NotYours(refusal("asked-player-only"))

    async def _why(self, request: Why) -> Reply:
        self._check_eye()
        table = self.live.table
        match = table.match
        actions = table.touching(request.parts)
        explain = table.tabletop.relevance.explain
        reasons = explain(match.game, match.state, actions) if match.seat >= 0 else []
        return Reasons(request.id, request.parts, reasons)

    async def _say(self, request: Say) -> Reply:
        if not self.onlooker.guest:
            raise NotYours(refusal("nameless-talk"))
        text = " ".join("".join(x if x.isprintable() else " " for x in request.text).split())
        if not text:
            raise ClachanError(refusal("empty-message"))
        self.onlooker.name = await self.live.services.store.guest_name(self.onlooker.guest)
        await self.live.say(self.onlooker.name or "Guest", text)
        return Done(request.id, self.live.table.seq)

    def _seat(self, number: int) -> SeatRow:
        if number >= len(self.live.seats):
            raise ClachanError(refusal("seats", count=len(self.live.seats)))
        return self.live.seats[number]

    async def _sit(self, request: Sit) -> Reply:
        seat = self._seat(request.seat)
        if not self.onlooker.guest:
            raise NotYours(refusal("nameless-sit"))
        if seat.kind != "open" and request.seat not in self.live.seating.left_by(self.onlooker.guest):
            raise NotYours(refusal("seat-taken", number=request.seat + 1, name=seat.name))
        name = await self.live.services.store.guest_name(self.onlooker.guest)
        await self.live.change_seat(seated(seat, self.onlooker.guest, name or "Guest"))
        return Done(request.id, self.live.table.seq)

    async def _leave(self, request: Leave) -> Reply:
        """To a bot, until one comes back; or for good: then the old secret link no longer opens the seat."""
        seat = self._seat(request.seat)
        self._check_leave(seat)
        if request.bot:
            kind, _ = read_bot(request.bot)
            make_bot(request.bot, self.live.table.match.game, 0)
            left = replace(seat, kind="bot", name=seat.name if seat.holders else kind.name, bot=request.bot)
        else:
            token = secrets.token_urlsafe(16)
            left = replace(seat, kind="open", name="", bot="", holders=frozenset(), token=token)
        await self.live.change_seat(left)
        return Done(request.id, self.live.table.seq)

    def _check_leave(self, seat: SeatRow) -> None:
        """One's own seat; as the host a seat without a person; as a player the seat whose time is out."""
        guest, seating = self.onlooker.guest, self.live.seating
        is_own = bool(guest) and guest in seat.holders
        is_hosts = bool(guest) and guest == self.live.table.row.host and seat.kind != "person"
        clock = seating.clock
        is_late = (
            clock is not None and seat.seat == seating.thinking() and clock.is_out(seat.seat, time.time())
        )
        if not (is_own or is_hosts or (is_late and seating.held_by(guest))):
            raise NotYours(refusal("seat-not-yours", number=seat.seat + 1))

    async def _prefer(self, request: Prefer) -> Reply:
        seat = self._seat(request.seat)
        if self.onlooker.guest not in seat.holders:
            raise NotYours(refusal("seat-not-yours", number=request.seat + 1))
        wanted = replace(seat, confirm=request.confirm, single=request.single, auto_pass=request.auto_pass)
        await self.live.change_seat(wanted)
        return Done(request.id, self.live.table.seq)

    async def _hint(self, request: HintWanted) -> Reply:
        live = self.live
        if not live.seating.gives_hints():
            raise ClachanError(NO_HINTS)
        if request.seq != live.table.seq or live.table.asked not in live.seating.held_by(self.onlooker.guest):
            raise NotYours(refusal("hints-for-asked"))
        if live.table.held is not None or live.frozen:
            raise ClachanError(refusal("nothing-to-choose"))
        match = live.table.match.branch()
        return Hints(
            request.id, request.seq, await best_actions(live.services.pool, match, live.table.tabletop)
        )


def _id_in(text: str) -> int:
    """The id of a message that is otherwise unreadable, so that its sender learns of it."""
    try:
        found = json.decode(text)
    except (DecodeError, RecursionError):
        return 0
    number = found.get("id") if isinstance(found, dict) else 0
    return number if isinstance(number, int) and 0 <= number <= 1_000_000 else 0
