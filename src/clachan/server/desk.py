"""A table in use: one thing happens at a time, is stored, and only then told to everyone who looks on."""

import asyncio
import hashlib
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass, replace

from msgspec import Raw, json

from clachan.core.errors import ClachanError, StaleAction
from clachan.server.bot_pool import BotFailed, BotPool
from clachan.server.bot_worker import Thought
from clachan.server.messages import ChatLine, Preferences, Reply, Said, SeatInfo, Seats, Update, Welcome
from clachan.server.store import Event, SeatRow, Store
from clachan.server.table import Table
from clachan.server.writer import Entry, SeqTaken, Writer

log = logging.getLogger("clachan.desk")
encoder = json.Encoder()


class NotYours(ClachanError):
    """Only whoever holds a seat may move for it."""


@dataclass(eq=False)
class Onlooker:
    """One open page at a table: a guest, and how to send to it."""

    guest: str
    name: str
    send: Callable[[bytes], None]


@dataclass
class House:
    """What all desks share."""

    store: Store
    writer: Writer
    pool: BotPool
    bot_pace: float


class Desk:
    """The only way to change a table."""

    def __init__(self, house: House, table: Table, seats: list[SeatRow], stored: list[Event]) -> None:
        self.house = house
        self.table = table
        self.seats = seats
        self.frozen = ""
        self.onlookers: set[Onlooker] = set()
        self.used = time.monotonic()
        self._lock = asyncio.Lock()
        self._stored = stored
        self._driver: asyncio.Task[None] | None = None
        self._told = len(table.log)
        self._view: tuple[tuple[int, int | None], bytes] | None = None

    # Who may do what

    def held_by(self, guest: str) -> list[int]:
        return [seat.seat for seat in self.seats if guest and guest in seat.holders]

    def _check(self, guest: str, seq: int) -> int:
        """The seat for which a guest acts now."""
        if self.frozen:
            raise ClachanError(self.frozen)
        if seq != self.table.seq:
            raise StaleAction(f"chosen for position {seq}, but the table is at position {self.table.seq}")
        seat = self.table.asked
        if seat not in self.held_by(guest):
            who = self.seats[seat].name if 0 <= seat < len(self.seats) else "nobody"
            raise NotYours(f"it is not your turn: {who or 'an open seat'} is asked")
        return seat

    # What people do

    async def act(self, guest: str, seq: int, number: int) -> int:
        async with self._lock:
            if self._is_repeated(guest, seq, number):
                return self.table.seq
            seat = self._check(guest, seq)
            self.table.play(seat, number)
            await self._settle()
        self.drive()
        return self.table.seq

    def _is_repeated(self, guest: str, seq: int, number: int) -> bool:
        """Whether the very same move of the same seat is stored already: sending it again is harmless."""
        catalogue = self.table.match.game.catalogue
        if not 0 <= seq < len(self._stored) or not 0 <= number < len(catalogue):
            return False
        past = self._stored[seq]
        return (
            past.kind == "play" and past.seat in self.held_by(guest) and past.text == catalogue[number].text
        )

    async def end_turn(self, guest: str, seq: int) -> int:
        async with self._lock:
            self._check(guest, seq)
            self.table.end_turn()
            await self._settle()
        self.drive()
        return self.table.seq

    async def undo(self, guest: str, seq: int, ply: int | None) -> int:
        async with self._lock:
            self._check(guest, seq)
            self.table.undo(ply)
            await self._store_and_tell()
        return self.table.seq

    async def change_seat(self, seat: SeatRow) -> None:
        """Somebody sits down, leaves, or wants to be asked otherwise."""
        async with self._lock:
            await self.house.store.write_seat(self.table.row.id, seat)
            self.seats[seat.seat] = seat
            await self._settle()
            self.tell_seats()
            self._tell_update(len(self.table.log))
        self.drive()

    async def say(self, name: str, text: str) -> None:
        line = ChatLine(name, text, time.time())
        await self.house.store.add_chat(self.table.row.id, name, text, line.at)
        self._broadcast(Said(line))

    # What happens by itself

    async def _settle(self) -> None:
        """End turns that need no confirmation, let chance answer, give only answers where that is wanted."""
        while True:
            self.table.let_chance()
            if self.table.held is not None:
                if self._wants_confirmation(self.table.held):
                    break
                self.table.end_turn()
            elif not self._answer_for(self.table.asked):
                break
        await self._store_and_tell()

    def _wants_confirmation(self, seat: int) -> bool:
        said = self.table.tabletop.ends_turn(self.table.match.actions[-1])
        return self.seats[seat].kind == "person" and self.seats[seat].confirm and not said

    def _answer_for(self, asked: int) -> bool:
        """Give the answer that a person has left to the server."""
        if not 0 <= asked < len(self.seats) or self.seats[asked].kind != "person" or self.table.match.over:
            return False
        seat, state = self.seats[asked], self.table.match.state
        passing = self.table.tabletop.automatic_pass(state) if seat.auto_pass else None
        numbers = self.table.match.game.legal_numbers(state)
        if passing in numbers:
            self.table.play(asked, passing)
        elif seat.single and len(numbers) == 1:
            self.table.play(asked, numbers[0])
        else:
            return False
        return True

    async def _store_and_tell(self) -> None:
        """An acknowledged move is a stored move: if storing fails, the table goes back to what is stored."""
        happened, table = self.table.take_new_events(), self.table
        if not happened:
            return
        entry = Entry(table.row.id, happened, table.asked, table.over, table.summary())
        try:
            await self.house.writer.write(entry)
        except Exception as error:
            await self._reload()
            if isinstance(error, SeqTaken):
                raise StaleAction("somebody else has moved meanwhile") from error
            raise
        self._stored += happened
        self._tell_update(min(self._told, len(table.log)))
        self._told = len(table.log)
        self.used = time.monotonic()

    async def _reload(self) -> None:
        fresh = Table(self.table.row)
        self._stored = await self.house.store.events_of(self.table.row.id)
        fresh.replay(self._stored)
        self.table, self._told, self._view = fresh, len(fresh.log), None
        self._tell_update(0)

    # Bots

    def drive(self) -> None:
        """Let bots think as long as they are asked."""
        if self._bot_asked() and (self._driver is None or self._driver.done()):
            self._driver = asyncio.create_task(self._drive())

    def _bot_asked(self) -> bool:
        asked = self.table.asked
        return not self.frozen and 0 <= asked < len(self.seats) and self.seats[asked].kind == "bot"

    async def wake(self) -> None:
        """Go on after a restart: chance and bots may have been asked."""
        async with self._lock:
            if not self.frozen:
                await self._settle()
        self.drive()

    async def _drive(self) -> None:
        while self._bot_asked() and not self.table.match.over:
            seq, started = self.table.seq, time.monotonic()
            number = await self._bot_choice()
            if self.onlookers:
                await asyncio.sleep(max(0.0, self.house.bot_pace - (time.monotonic() - started)))
            async with self._lock:
                if self.table.seq != seq or not self._bot_asked():
                    continue
                self._play_for_bot(number)
                await self._settle()

    async def _bot_choice(self) -> int:
        match, seat = self.table.match, self.table.asked
        digest = hashlib.sha256(f"{self.table.row.seed}/{self.table.row.id}/{seat}/{self.table.seq}".encode())
        seed = int.from_bytes(digest.digest()[:7], "big")
        numbers = match.game.legal_numbers(match.state)
        if len(numbers) == 1:
            return numbers[0]
        played = [action.number for action in match.actions]
        bot = self.seats[seat].bot
        thought = Thought(match.game.name, dict(match.options), match.layout, played, seat, bot, seed)
        try:
            return await self.house.pool.think(thought)
        except BotFailed as error:
            log.warning("table %s: %s; any allowed answer is given instead", self.table.row.id, error)
            return numbers[seed % len(numbers)]

    def _play_for_bot(self, number: int) -> None:
        seat, match = self.table.asked, self.table.match
        numbers = match.game.legal_numbers(match.state)
        if number not in numbers:
            log.warning("table %s: bot %s chose %d, which is not allowed", self.table.row.id, seat, number)
            number = numbers[0]
        self.table.play(seat, number)

    # Telling

    def welcome(self, onlooker: Onlooker, chat: list[tuple[str, str, float]]) -> None:
        row, game = self.table.row, self.table.match.game
        lines = [ChatLine(*line) for line in chat]
        host = onlooker.guest == row.host
        options = dict(self.table.match.options)
        hello = Welcome(
            row.id,
            row.game,
            game.title,
            options,
            host,
            row.rules,
            self.frozen,
            self.table.hides,
            self.table.log,
            lines,
        )
        onlooker.send(encoder.encode(hello))
        self.onlookers.add(onlooker)
        self.tell_seats()
        onlooker.send(self._update_for(onlooker, len(self.table.log)))

    def part(self, onlooker: Onlooker) -> None:
        self.onlookers.discard(onlooker)
        self.used = time.monotonic()
        self.tell_seats()

    def tell_seats(self) -> None:
        here = {onlooker.guest for onlooker in self.onlookers}
        infos = [SeatInfo(s.seat, s.kind, s.name, s.bot, bool(here & s.holders)) for s in self.seats]
        watching = sum(not self.held_by(guest) for guest in here)
        for onlooker in list(self.onlookers):
            mine = [self.seats[seat] for seat in self.held_by(onlooker.guest)]
            yours = [Preferences(s.seat, s.confirm, s.single, s.auto_pass, s.token) for s in mine]
            onlooker.send(encoder.encode(Seats(infos, yours, watching)))

    def _tell_update(self, keep: int) -> None:
        for onlooker in list(self.onlookers):
            onlooker.send(self._update_for(onlooker, keep))

    def _broadcast(self, reply: Reply) -> None:
        message = encoder.encode(reply)
        for onlooker in list(self.onlookers):
            onlooker.send(message)

    def _update_for(self, onlooker: Onlooker, keep: int) -> bytes:
        table, mine = self.table, self.held_by(onlooker.guest)
        asked = table.asked in mine and not self.frozen
        legal = table.legal() if asked and table.held is None else []
        undo_to = table.undo_to() if asked else None
        eye = table.asked if asked else mine[0] if mine else None
        prompt = table.match.question.prompt
        update = Update(table.seq, table.match.ply, table.asked, prompt, table.held, undo_to, keep,
                        table.log[keep:], legal, Raw(self.view(eye)))  # fmt: skip
        return encoder.encode(update)

    def view(self, eye: int | None) -> bytes:
        """The position as one seat may see it, encoded; made once where everybody sees the same."""
        key = (self.table.seq, eye if self.table.hides else None)
        if self._view is None or self._view[0] != key:
            self._view = (key, json.encode(self.table.match.view(key[1])))
        return self._view[1]

    async def close(self) -> None:
        if self._driver and not self._driver.done():
            self._driver.cancel()
            await asyncio.gather(self._driver, return_exceptions=True)

    def is_idle(self, since: float) -> bool:
        busy = self._driver is not None and not self._driver.done()
        return not self.onlookers and not busy and self.used < since


def seated(seat: SeatRow, guest: str, name: str) -> SeatRow:
    """The seat with a guest on it; whoever held it before keeps it if it was a person's."""
    before = seat.holders if seat.kind == "person" else frozenset()
    return replace(seat, kind="person", name=seat.name if before else name, bot="", holders=before | {guest})
