"""A table in use: one thing happens at a time, is stored, and only then told to everyone who looks on."""

import asyncio
import hashlib
import logging
import secrets
import time
from dataclasses import dataclass, replace

from clachan.core.errors import ClachanError, StaleAction
from clachan.core.message import Reason
from clachan.server.audience import Audience, Onlooker, Seating
from clachan.server.bot_pool import BotFailed, BotPool
from clachan.server.bot_worker import Thought
from clachan.server.messages import ChatLine, Said
from clachan.server.notices import Notices
from clachan.server.schema import Event, SeatRow
from clachan.server.store import Store
from clachan.server.table import Table
from clachan.server.told import kept_message, refusal
from clachan.server.writer import Entry, SeqTaken, Writer

log = logging.getLogger("clachan.live_table")


class NotYours(ClachanError):
    """Only whoever holds a seat may move for it."""


@dataclass
class Services:
    """What all live tables share."""

    store: Store
    writer: Writer
    pool: BotPool
    bot_pace: float
    notices: Notices


class LiveTable:
    """The only way to change a table."""

    def __init__(self, services: Services, table: Table, seats: list[SeatRow], stored: list[Event]) -> None:
        self.services = services
        self.seating = Seating(table, seats)
        self.audience = Audience(self.seating)
        self.used = time.monotonic()
        self._lock = asyncio.Lock()
        self._stored = stored
        self._driver: asyncio.Task[None] | None = None
        self._told = table.match.ply
        self._noticed = self.seating.thinking()

    @property
    def table(self) -> Table:
        return self.seating.table

    @property
    def seats(self) -> list[SeatRow]:
        return self.seating.seats

    @property
    def frozen(self) -> Reason | None:
        return self.seating.frozen

    # Who may do what

    def _check(self, guest: str, seq: int) -> int:
        """The seat for which a guest acts now."""
        if self.frozen:
            raise ClachanError(self.frozen)
        if seq != self.table.seq:
            raise StaleAction(refusal("stale", chosen=str(seq), now=str(self.table.seq)))
        seat = self.table.asked
        if seat not in self.seating.held_by(guest):
            raise NotYours(self._not_your_turn(seat))
        return seat

    def _not_your_turn(self, seat: int) -> Reason:
        if not 0 <= seat < len(self.seats):
            return refusal("nobodys-turn")
        name = self.seats[seat].name
        return refusal("not-your-turn", name=name) if name else refusal("open-seats-turn")

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
            past.kind == "play"
            and past.seat in self.seating.held_by(guest)
            and past.text == catalogue[number].text
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
            await self.services.store.write_seat(self.table.row.id, seat)
            came_back = self.seats[seat.seat].kind == "bot" and seat.kind == "person"
            self.seats[seat.seat] = seat
            if self.seating.clock:
                if came_back:
                    self.seating.clock.come_back(seat.seat)
                self.seating.clock.ask(self.seating.thinking(), time.time())
            await self._settle()
            self.audience.tell_seats()
            self.audience.tell_update(self.table.match.ply)
        self.drive()

    async def say(self, name: str, text: str) -> None:
        line = ChatLine(name, text, time.time())
        await self.services.store.add_chat(self.table.row.id, name, text, line.at)
        self.audience.tell(Said(line))

    # What happens by itself

    async def _settle(self) -> None:
        """End turns that need no confirmation, let chance answer, give only answers where that is wanted."""
        while True:
            self.table.let_chance(self.seating.is_reproducible())
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
        game = self.table.match.game
        numbers = game.legal_numbers(state)
        if passing in numbers:
            self.table.play(asked, passing)
        elif seat.single and len(numbers) == 1 and not game.is_secret(state):
            self.table.play(asked, numbers[0])
        else:
            return False
        return True

    async def _store_and_tell(self) -> None:
        """An acknowledged move is a stored move: if storing fails, the table goes back to what is stored."""
        happened, table = self.table.take_new_events(), self.table
        if not happened:
            return
        clock, thinking = self.seating.clock, self.seating.thinking()
        if clock:
            clock.ask(thinking, time.time())
        kept = clock.kept() if clock else ""
        summary, witness = kept_message(table.summary()), table.witnessed()
        entry = Entry(table.row.id, happened, table.asked, table.over, summary, kept, witness)
        try:
            await self.services.writer.write(entry)
        except Exception as error:
            await self._reload()
            if isinstance(error, SeqTaken):
                raise StaleAction(refusal("moved-meanwhile")) from error
            raise
        self._stored += happened
        self._give_notice(thinking)
        self.audience.tell_update(min(self._told, table.match.ply))
        self._told = table.match.ply
        self.used = time.monotonic()

    def _give_notice(self, thinking: int | None) -> None:
        """A turn that has come to a person is told to those of its holders who have no page open here."""
        if thinking != self._noticed and thinking is not None:
            here = {page.guest for page in self.audience.pages}
            row, game = self.table.row, self.table.match.game
            self.services.notices.turn(row.id, game.title, self.seats[thinking].holders - here)
        self._noticed = thinking

    async def _reload(self) -> None:
        fresh = Table(self.table.row)
        self._stored = await self.services.store.events_of(self.table.row.id)
        fresh.replay(self._stored)
        self.seating.table, self._told = fresh, fresh.match.ply
        self.audience.forget()
        self.audience.tell_update(0)

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
            if self.audience.pages:
                await asyncio.sleep(max(0.0, self.services.bot_pace - (time.monotonic() - started)))
            async with self._lock:
                if self.table.seq != seq or not self._bot_asked():
                    continue
                self._play_for_bot(number)
                await self._settle()

    async def _bot_choice(self) -> int:
        match, seat, seed = self.table.match, self.table.asked, self._bot_seed()
        numbers = match.game.legal_numbers(match.state)
        if len(numbers) == 1 and not match.game.is_secret(match.state):
            return numbers[0]
        played = [action.number for action in match.actions]
        bot = self.seats[seat].bot
        thought = Thought(match.game.name, dict(match.options), match.layout, played, seat, bot, seed)
        try:
            return await self.services.pool.think(thought)
        except BotFailed as error:
            log.warning("table %s: %s; any allowed answer is given instead", self.table.row.id, error)
            return numbers[seed % len(numbers)]

    def _bot_seed(self) -> int:
        """What a bot draws from can be foretold no more than chance."""
        if not self.seating.is_reproducible():
            return secrets.randbits(56)
        table = self.table
        digest = hashlib.sha256(f"{table.row.seed}/{table.asked}/{table.seq}".encode())
        return int.from_bytes(digest.digest()[:7], "big")

    def _play_for_bot(self, number: int) -> None:
        seat, match = self.table.asked, self.table.match
        numbers = match.game.legal_numbers(match.state)
        if number not in numbers:
            log.warning("table %s: bot %s chose %d, which is not allowed", self.table.row.id, seat, number)
            number = numbers[0]
        self.table.play(seat, number)

    # Who looks on

    def welcome(self, page: Onlooker, chat: list[tuple[str, str, float]]) -> None:
        self.audience.welcome(page, [ChatLine(*line) for line in chat])

    def part(self, page: Onlooker) -> None:
        self.audience.part(page)
        self.used = time.monotonic()

    async def close(self) -> None:
        if self._driver and not self._driver.done():
            self._driver.cancel()
            await asyncio.gather(self._driver, return_exceptions=True)

    def is_idle(self, since: float) -> bool:
        busy = self._driver is not None and not self._driver.done()
        return not self.audience.pages and not busy and self.used < since


def seated(seat: SeatRow, guest: str, name: str) -> SeatRow:
    """The seat with a guest on it; whoever held it before, or left it to a bot for a while, keeps it."""
    before = seat.holders
    return replace(seat, kind="person", name=seat.name if before else name, bot="", holders=before | {guest})
