"""One WebSocket for each open page of a table: requests in, replies and live updates out."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any

from msgspec import DecodeError, ValidationError, json
from starlette.websockets import WebSocket, WebSocketDisconnect

from clachan.core.errors import ClachanError
from clachan.core.message import refusal
from clachan.server import metrics
from clachan.server.allowances import TooMuch, caller_of
from clachan.server.audience import Onlooker
from clachan.server.bots_here import bot_named, for_the_absent
from clachan.server.deals import NotYet
from clachan.server.foresight import foresee
from clachan.server.guests import Guests
from clachan.server.hinting import NO_HINTS, best_actions, word_before
from clachan.server.hosting import check_host, close_table, emptied, mute, remove, set_listed
from clachan.server.leases import Elsewhere
from clachan.server.live_table import LiveTable, NotYours
from clachan.server.loading import CannotShow, UnknownTable
from clachan.server.messages import (
    Act,
    AnyRequest,
    CloseTable,
    Deeds,
    Done,
    EndTurn,
    Hints,
    HintWanted,
    Leave,
    ListTable,
    Mute,
    Prefer,
    Preview,
    Reasons,
    Refused,
    Remove,
    Reply,
    Say,
    Sit,
    Undo,
    Why,
    WhyDeeds,
)
from clachan.server.schema import SeatRow
from clachan.server.seat_rows import seated
from clachan.server.security import Rate, is_own_origin
from clachan.server.store import LeaseLost, StorageAway
from clachan.server.table_registry import TableRegistry
from clachan.server.talk import last_lines
from clachan.server.told import told, why

log = logging.getLogger("clachan.socket")
decoder = json.Decoder(AnyRequest)
encoder = json.Encoder()
MESSAGE_MOST = 4096
BACKLOG_MOST = 256
COUNTED: dict[type, str] = {Say: "say", Preview: "ask", Why: "ask", WhyDeeds: "ask", HintWanted: "hint"}
POLICY_VIOLATION, TOO_BIG, TRY_AGAIN = 1008, 1009, 1013


async def table_socket(socket: WebSocket) -> None:
    """Accept a page of ours, show it the table, and obey it until it goes."""
    state = socket.app.state
    registry: TableRegistry = state.registry
    guests: Guests = state.guests
    if not is_own_origin(socket.headers, state.origins, socket.url.scheme):
        await socket.close(POLICY_VIOLATION, "this page was not served from here")
        return
    await socket.accept()
    guest, caller = guests.read(socket), caller_of(socket)
    try:
        await state.deals.check(caller)
        with state.allowances.opening(caller):
            async with registry.using(socket.path_params["table"]) as live:
                name = await state.store.guest_name(guest) if guest else ""
                rate = Rate(state.message_rate, 2.4 * state.message_rate)
                visit = Visit(socket, live, guest, name, rate, partial(state.allowances.use, caller=caller))
                visit.onlooker.address = socket.client.host if socket.client else ""
                await visit.run()
    except TooMuch as error:
        await socket.send_text(encoder.encode(Refused(0, "too_much", why(error))).decode())
        await socket.close(TRY_AGAIN, "too many pages")
    except (UnknownTable, CannotShow, NotYet) as error:
        code = "cannot_show" if isinstance(error, CannotShow) else "unknown_table"
        await socket.send_text(encoder.encode(Refused(0, code, why(error))).decode())
        await socket.close(POLICY_VIOLATION, code.replace("_", " "))
    except Elsewhere as holder:
        await _go_there(socket, holder)
    except LeaseLost:
        await socket.close(TRY_AGAIN, "this table moves")
    except StorageAway:
        await socket.close(TRY_AGAIN, "the tables cannot be read just now")


async def _go_there(socket: WebSocket, holder: Elsewhere) -> None:
    try:
        await socket.app.state.peers.hand_on_socket(socket, holder)
    except LeaseLost:  # nobody is there: soon another process has the table, maybe this one
        await socket.close(TRY_AGAIN, "this table moves")


class Visit:
    """A page at a table, from its coming to its going."""

    def __init__(self, socket: WebSocket, live: LiveTable, guest: str, name: str, rate: Rate,
                 use: Callable[[str], None] = lambda kind: None) -> None:  # fmt: skip
        """`use` counts a request among what is allowed."""
        self.socket = socket
        self.use = use
        self.live = live
        self.outgoing: asyncio.Queue[bytes | None] = asyncio.Queue(BACKLOG_MOST)
        self.onlooker = Onlooker(guest, name, self.post, leave=self.leave)
        self.rate = rate
        self._ending: asyncio.Future[None] | None = None
        self._hints: set[asyncio.Task[None]] = set()

    def post(self, message: bytes) -> None:
        """Queue a message; a page that does not read is let go, it will come back by itself."""
        try:
            self.outgoing.put_nowait(message)
        except asyncio.QueueFull:
            self.live.audience.pages.discard(self.onlooker)
            self._end("this page reads too slowly")

    def leave(self) -> None:
        """The table goes on in another process."""
        self.live.audience.pages.discard(self.onlooker)
        self._end("this table moves")

    def _end(self, reason: str, code: int = TRY_AGAIN) -> asyncio.Future[None]:
        """Let the page go, once, whatever else speaks for it meanwhile."""

        async def close() -> None:
            with suppress(RuntimeError):  # it has gone by itself
                await self.socket.close(code, reason)

        self._ending = self._ending or asyncio.ensure_future(close())
        return self._ending

    def reply(self, reply: Reply) -> None:
        if isinstance(reply, Refused):
            metrics.refusals.labels(reply.code).inc()
        self.post(encoder.encode(reply))

    async def run(self) -> None:
        sender = asyncio.create_task(self._send())
        try:
            chat = await last_lines(self.live.services.store, self.live.table.row.id)
            await self.live.welcome(self.onlooker, chat)
            await self._listen()
        except WebSocketDisconnect:
            pass
        finally:
            self.live.part(self.onlooker)
            for task in (sender, *self._hints):
                task.cancel()

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
                await self._end("a message may have 4096 characters", TOO_BIG)
                return
            if not self.rate.allow():
                await self._end("too many messages")
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
        if not isinstance(request, HintWanted):
            await self._carry_out(request)
            return
        # A bot may think for long: the page is played on meanwhile, and may go.
        hint = asyncio.create_task(self._carry_out(request))
        self._hints.add(hint)
        hint.add_done_callback(self._hints.discard)
        await asyncio.sleep(0)  # it is of the position as it is now, before the next message is read

    async def _carry_out(self, request: AnyRequest) -> None:
        try:
            self.use(COUNTED.get(type(request), "act"))
            with metrics.timed(metrics.answers.labels(type(request).__name__)):
                answered = await ANSWERS[type(request)](self, request)
            self.reply(answered)
        except TooMuch as error:
            self.reply(Refused(request.id, "too_much", why(error)))
        except NotYours as error:
            self.reply(Refused(request.id, "not_yours", why(error)))
        except ClachanError as error:
            self.reply(Refused(request.id, type(error).__name__, why(error)))
        except Exception:  # a fault of ours: the player hears of it, the table goes on
            log.exception("table %s: %s failed", self.live.table.row.id, type(request).__name__)
            self.reply(Refused(request.id, "failed", told(refusal("failed").message())))

    # One answer for each kind of request

    async def _act(self, request: Act) -> Reply:
        guest, seq, number = self.onlooker.guest, request.seq, request.number
        word = await word_before(self.live, request, guest)
        return word or Done(request.id, await self.live.act(guest, seq, number, request.then, request.ends))

    async def _undo(self, request: Undo) -> Reply:
        return Done(request.id, await self.live.undo(self.onlooker.guest, request.seq, request.ply))

    async def _end_turn(self, request: EndTurn) -> Reply:
        return Done(request.id, await self.live.end_turn(self.onlooker.guest, request.seq))

    async def _preview(self, request: Preview) -> Reply:
        self._check_eye()  # before anything else: what is possible may be a secret too
        return foresee(self.live.table, request)

    def _check_eye(self) -> None:
        """Where parts are hidden, only whoever is asked may look ahead, and not past the end of a turn."""
        table = self.live.table
        if table.hides and table.match.seat not in self.live.seating.held_by(self.onlooker.guest):
            raise NotYours(refusal("asked-player-only"))

    async def _why(self, request: Why) -> Reply:
        self._check_eye()
        table = self.live.table
        match = table.match
        actions = table.known.touching(request.parts)
        explain = table.tabletop.relevance.explain
        reasons = explain(match.game, match.state, actions) if match.seat >= 0 else []
        return Reasons(request.id, request.parts, reasons)

    async def _why_deeds(self, request: WhyDeeds) -> Reply:
        self._check_eye()
        if self.live.table.match.seat < 0:
            return Deeds(request.id, [[] for _ in request.deeds])
        known = self.live.table.known
        return Deeds(request.id, [known.against(deed) for deed in request.deeds])

    async def _say(self, request: Say) -> Reply:
        if not self.onlooker.guest:
            raise NotYours(refusal("nameless-talk"))
        if not self.live.seating.may_join(self.onlooker.guest):
            raise NotYours(refusal("not-invited"))
        if not self.live.seating.company.hears(self.onlooker.guest):
            raise NotYours(refusal("muted"))
        text = " ".join("".join(x if x.isprintable() else " " for x in request.text).split())
        if not text:
            raise ClachanError(refusal("empty-message"))
        self.onlooker.name = await self.live.services.store.guest_name(self.onlooker.guest)
        await self.live.say(self.onlooker.guest, self.onlooker.name or "Guest", text)
        return Done(request.id, self.live.table.seq)

    def _seat(self, number: int) -> SeatRow:
        if number >= len(self.live.seats):
            raise ClachanError(refusal("seats", count=len(self.live.seats)))
        return self.live.seats[number]

    async def _sit(self, request: Sit) -> Reply:
        self._seat(request.seat)
        self._check_try()
        guest, seating = self.onlooker.guest, self.live.seating
        if not guest:
            raise NotYours(refusal("nameless-sit"))
        self.onlooker.name = await self.live.services.store.guest_name(guest)

        def sit(seat: SeatRow) -> SeatRow:
            if seat.kind != "open" and request.seat not in seating.left_by(guest):
                raise NotYours(refusal("seat-taken", number=request.seat + 1, name=seat.name))
            if not seating.may_join(guest):
                raise NotYours(refusal("not-invited"))
            return seated(seat, guest, self.onlooker.name or "Guest")

        deals, table = self.socket.app.state.deals, self.live.table.row.id
        await deals.check_sitting(table, guest, self.live.table.over)
        await self.live.change_seat(request.seat, sit)
        await deals.note_sitting(table, guest)
        return Done(request.id, self.live.table.seq)

    async def _leave(self, request: Leave) -> Reply:
        """To a bot, until one comes back; or for good: then the old secret link no longer opens the seat."""
        self._seat(request.seat)
        self._check_try()

        def leave(seat: SeatRow) -> SeatRow:
            self._check_leave(seat, request.bot)
            if not request.bot:
                return emptied(seat)
            kind = bot_named(request.bot, self.live.table.match.game)
            return replace(seat, kind="bot", name=seat.name if seat.holders else kind.name, bot=request.bot)

        await self.live.change_seat(request.seat, leave)
        return Done(request.id, self.live.table.seq)

    def _check_leave(self, seat: SeatRow, bot: str) -> None:
        """One's own seat; as the host one that is nobody's; as a player that of somebody late or away.

        A seat that a bot plays for somebody stays theirs, whoever let the bot play on.
        """
        guest, seating = self.onlooker.guest, self.live.seating
        is_own = bool(guest) and guest in seat.holders
        is_hosts = seating.is_host(guest) and seat.kind != "person" and (bool(bot) or not seat.holders)
        clock = seating.clock
        is_late = (
            clock is not None and seat.seat == seating.thinking() and clock.is_out(seat.seat, time.time())
        )
        is_away = self.live.audience.patience(seat.seat) == 0.0
        is_replaced = bot and (is_late or is_away) and seating.held_by(guest)  # others never empty a seat
        if not (is_own or is_hosts or is_replaced):
            raise NotYours(refusal("seat-not-yours", number=seat.seat + 1))
        due = for_the_absent(self.live.table.match.game)
        if seat.holders and not is_own and bot != due:
            raise NotYours(refusal("absent-bot", bot=due))

    def _check_try(self) -> None:
        """Whoever takes up the challenge of a day plays it alone, to the end."""
        if self.live.table.row.terms.day:
            raise NotYours(refusal("challenge-alone"))

    async def _prefer(self, request: Prefer) -> Reply:
        self._seat(request.seat)

        def ask_so(seat: SeatRow) -> SeatRow:
            if self.onlooker.guest not in seat.holders:
                raise NotYours(refusal("seat-not-yours", number=request.seat + 1))
            return replace(seat, confirm=request.confirm, single=request.single, auto_pass=request.auto_pass)

        await self.live.change_seat(request.seat, ask_so)
        return Done(request.id, self.live.table.seq)

    async def _host(self, request: Remove | Mute | ListTable | CloseTable) -> Reply:
        check_host(self.live, self.onlooker.guest)
        self._check_try()
        if isinstance(request, Remove):
            self._seat(request.seat)
            await remove(self.live, request.seat)
        elif isinstance(request, Mute):
            await mute(self.live, request.who, request.muted)
        elif isinstance(request, ListTable):
            await set_listed(self.live, request.listed)
        else:
            await close_table(self.live)
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
        pool, tabletop, guest = live.services.pool, live.table.tabletop, self.onlooker.guest
        return Hints(request.id, request.seq, await best_actions(pool, match, tabletop, guest))


ANSWERS: dict[type, Callable[[Visit, Any], Awaitable[Reply]]] = {
    Act: Visit._act, Preview: Visit._preview, Why: Visit._why, WhyDeeds: Visit._why_deeds,
    Undo: Visit._undo, EndTurn: Visit._end_turn, Say: Visit._say, Sit: Visit._sit, Leave: Visit._leave,
    Prefer: Visit._prefer, HintWanted: Visit._hint, Remove: Visit._host, Mute: Visit._host,
    ListTable: Visit._host, CloseTable: Visit._host,
}  # fmt: skip


def _id_in(text: str) -> int:
    """The id of a message that is otherwise unreadable, so that its sender learns of it."""
    try:
        found = json.decode(text)
    except (DecodeError, RecursionError):
        return 0
    number = found.get("id") if isinstance(found, dict) else 0
    return number if isinstance(number, int) and 0 <= number <= 1_000_000 else 0
