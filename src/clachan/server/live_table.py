"""A table in use: one thing happens at a time, is stored, and only then told to everyone who looks on."""

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass

from clachan.core.errors import ClachanError, NothingToUndo, StaleAction
from clachan.core.message import Reason, refusal
from clachan.server.attendance import PATIENCE, Attendance
from clachan.server.audience import Audience, Onlooker, Seating
from clachan.server.bot_pool import BotPool
from clachan.server.bot_worker import question_of
from clachan.server.bots_here import answer_of
from clachan.server.company import called
from clachan.server.foresight import tried
from clachan.server.loading import StoredTable, read_table
from clachan.server.messages import ChatLine
from clachan.server.notices import Notices
from clachan.server.schema import Event, SeatRow
from clachan.server.store import LeaseLost, Store
from clachan.server.table import Table, bots_seed
from clachan.server.talk import keep_line
from clachan.server.told import kept_message
from clachan.server.writer import Entry, SeqTaken, Writer

log = logging.getLogger("clachan.live_table")
FIRST_WAIT, LONGEST_WAIT = 0.25, 20.0
"""Seconds until something that failed is tried again; twice as long each time."""


EVENTS_MOST = 20_000
"""Events of a table beyond which nothing is taken back any more; the longest game has a few thousand."""


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
    patience: float = PATIENCE
    given_up: Callable[["LiveTable"], None] = lambda live: None
    """Told of a table that another process has taken."""


class LiveTable:
    """The only way to change a table."""

    def __init__(self, services: Services, read: StoredTable) -> None:
        self.services = services
        self.seating = Seating(read.table, read.seats, read.frozen, read.clock, company=read.company)
        self.audience = Audience(self.seating, Attendance(time.time(), services.patience))
        self.used = time.monotonic()
        self.uses = 0
        """How many hold this table just now, on their way in or inside; it does not go to sleep meanwhile."""
        self._lock = asyncio.Lock()
        self._stored: list[Event] = read.events
        self._in_doubt = False
        self._given_up = False
        self._driver: asyncio.Task[None] | None = None
        self._told = read.table.told_plies
        self._noticed = self.seating.thinking()
        self._bots_secret = secrets.randbits(56)

    @property
    def table(self) -> Table:
        return self.seating.table

    @property
    def seats(self) -> list[SeatRow]:
        return self.seating.seats

    @property
    def frozen(self) -> Reason | None:
        return self.seating.frozen

    @contextmanager
    def in_use(self) -> Iterator[None]:
        """It does not go to sleep before this is over."""
        self.uses += 1
        try:
            yield
        finally:
            self.uses -= 1

    # What is stored is what is so

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[None]:
        """One change at a time, of a table that is as it is stored.

        A change that fails leaves nothing behind in memory. Whether it was stored nobody knows then, so the
        table is read again before the next change.
        """
        async with self._lock:
            if self._given_up:
                raise LeaseLost(self.table.row.id)
            if self._in_doubt:
                await self._read_again()
            try:
                yield
            except BaseException as error:  # also when whoever asked goes away in the middle
                if isinstance(error, LeaseLost):
                    self.give_up()
                if self.table.seq != len(self._stored):
                    self._in_doubt = True
                    self._step_back()
                raise
            finally:
                self.drive()

    def _step_back(self) -> None:
        """To what was stored last as far as we know; that is what everybody goes on to see."""
        fresh = Table(self.table.row)
        fresh.replay(self._stored)
        self._show(fresh)

    async def _read_again(self) -> None:
        await self.services.writer.through(self.table.row.id)
        read = await read_table(self.services.store, self.table.row.id)
        self._stored = read.events
        self.seating.seats, self.seating.clock, self.seating.frozen = read.seats, read.clock, read.frozen
        self.seating.company = read.company
        self._in_doubt = False
        self._show(read.table)
        self.audience.tell_seats()
        self.audience.tell_update(0)

    def give_up(self) -> None:
        """Another process has the table now: whoever is here finds the way there by coming back."""
        self._given_up = True
        self.services.given_up(self)
        for page in list(self.audience.pages):
            page.leave()

    def _show(self, table: Table) -> None:
        self.seating.table, self._told = table, table.told_plies
        self.audience.forget()

    # Who may do what

    def _check(self, guest: str, seq: int) -> int:
        """The seat for which a guest acts now."""
        self._check_seq(seq)
        seat = self.table.asked
        if seat not in self.seating.held_by(guest):
            raise NotYours(self._not_your_turn(seat))
        return seat

    def _check_seq(self, seq: int) -> None:
        if self.frozen:
            raise ClachanError(self.frozen)
        if seq != self.table.seq:
            raise StaleAction(refusal("stale", chosen=str(seq), now=str(self.table.seq)))

    def _not_your_turn(self, seat: int) -> Reason:
        if not 0 <= seat < len(self.seats):
            return refusal("nobodys-turn")
        name = self.seats[seat].name
        return refusal("not-your-turn", name=name) if name else refusal("open-seats-turn")

    # What people do

    async def act(
        self, guest: str, seq: int, number: int, then: Sequence[int] = (), ends: bool = False
    ) -> int:
        """Play an action with the steps chosen with it, all or none of them."""
        async with self.changing():
            if self._is_repeated(guest, seq, number):
                return self.table.seq
            seat = self._check(guest, seq)
            if then:
                tried(self.table, (number, *then))  # nothing may be half done
            for step in (number, *then):
                self.table.play(seat, step)
            if ends:
                self.table.close()
            await self._settle()
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
        async with self.changing():
            self._check(guest, seq)
            self.table.end_turn(said=True)
            await self._settle()
            return self.table.seq

    async def undo(self, guest: str, seq: int, ply: int | None) -> int:
        async with self.changing():
            self._check_seq(seq)
            if self.table.undo_seat not in self.seating.held_by(guest):
                self._check(guest, seq)
                raise NothingToUndo(refusal("nothing-to-undo", ply=self.table.match.ply))
            if self.table.seq >= EVENTS_MOST:  # what is taken back is kept, too, and a store has an end
                raise ClachanError(refusal("taken-back-too-often"))
            self.table.undo(ply)
            await self._store_and_tell()
            return self.table.seq

    async def change_seat(self, place: int, change: Callable[[SeatRow], SeatRow]) -> None:
        """Somebody sits down, leaves, or wants to be asked otherwise: judged when nothing else happens."""
        async with self.changing():
            seat = change(self.seats[place])
            self._in_doubt = True
            await self.services.store.write_seat(self.table.row.id, seat)
            self._in_doubt = False
            came_back = self.seats[seat.seat].kind == "bot" and seat.kind == "person"
            self.seats[seat.seat] = seat
            if self.seating.clock:
                if came_back:
                    self.seating.clock.come_back(seat.seat)
                self.seating.clock.ask(self.seating.thinking(), time.time())
            if not self.frozen:
                await self._settle()
            self.audience.tell_seats()
            self.audience.tell_update(self.table.told_plies)

    async def say(self, guest: str, name: str, text: str) -> None:
        table = self.table.row.id
        line = ChatLine(name, text, time.time(), called(table, guest))
        try:
            await keep_line(self.services.store, table, guest, name, text, line.at)
        except LeaseLost:
            self.give_up()
            raise
        self.audience.tell_said(line, guest)

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
        tabletop, row = self.table.tabletop, self.seats[seat]
        return row.kind == "person" and (row.confirm or tabletop.asks_end) and not self.table.said_end()

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
        """An acknowledged move is a stored move: nobody hears of it before."""
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
        except SeqTaken as error:
            raise StaleAction(refusal("moved-meanwhile")) from error
        self._stored += happened
        self._give_notice(thinking)
        self.audience.tell_update(min(self._told, table.match.ply))
        self._told = table.told_plies
        if table.over:
            self.audience.tell_chance()
        self.used = time.monotonic()

    def _give_notice(self, thinking: int | None) -> None:
        """A turn that has come to a person is told to those of its holders who have no page open here."""
        if thinking != self._noticed and thinking is not None:
            here = {page.guest for page in self.audience.pages}
            row, game = self.table.row, self.table.match.game
            self.services.notices.turn(row.id, game.title, self.seats[thinking].holders - here)
        self._noticed = thinking

    # What goes on without people: bots, and finding out what is stored

    def drive(self) -> None:
        """Let bots think as long as they are asked, and clear up a doubt as soon as that is possible."""
        if self._goes_on() and (self._driver is None or self._driver.done()):
            self._driver = asyncio.create_task(self._drive())

    def _goes_on(self) -> bool:
        return not self._given_up and (self._in_doubt or (self._bot_asked() and not self.table.match.over))

    def _bot_asked(self) -> bool:
        asked = self.table.asked
        return not self.frozen and 0 <= asked < len(self.seats) and self.seats[asked].kind == "bot"

    async def wake(self) -> None:
        """Go on after a restart: chance and bots may have been asked."""
        async with self.changing():
            if not self.frozen:
                await self._settle()

    async def _drive(self) -> None:
        """Whatever fails is tried again, later each time: a full disk or an outage ends some day."""
        wait = FIRST_WAIT
        while self._goes_on():
            try:
                await (self._clear_doubt() if self._in_doubt else self._let_bot_answer())
                wait = FIRST_WAIT
            except Exception as error:
                if not isinstance(error, ClachanError):
                    log.exception("table %s: its bots wait %g s", self.table.row.id, wait)
                await asyncio.sleep(wait)
                wait = min(2 * wait, LONGEST_WAIT)

    async def _clear_doubt(self) -> None:
        async with self.changing():
            pass

    async def _let_bot_answer(self) -> None:
        seq, started = self.table.seq, time.monotonic()
        number = await self._bot_choice()
        if self.audience.pages:
            await asyncio.sleep(max(0.0, self.services.bot_pace - (time.monotonic() - started)))
        async with self.changing():
            if self.table.seq == seq and self._bot_asked():
                self.table.play(self.table.asked, number)
                await self._settle()

    async def _bot_choice(self) -> int:
        match, row, pool = self.table.match, self.table.row, self.services.pool
        numbers = match.game.legal_numbers(match.state)
        if len(numbers) == 1 and not match.game.is_secret(match.state):
            return numbers[0]
        seed = bots_seed(row, self._bots_secret)
        question = question_of(match, self.seats[self.table.asked].bot, seed, row.id)
        return await answer_of(pool, question, match.game, row.host)

    # Who looks on

    async def welcome(self, page: Onlooker, chat: list[tuple[str, str, float, str]]) -> None:
        """Not in the middle of a change: what is not stored yet is told to nobody."""
        async with self._lock:
            self.audience.welcome(page, self.lines_of(chat))

    def lines_of(self, chat: Iterable[tuple[str, str, float, str]]) -> list[ChatLine]:
        """What was said, as it is told."""
        table = self.table.row.id
        return [ChatLine(name, text, at, called(table, guest)) for name, text, at, guest in chat]

    def part(self, page: Onlooker) -> None:
        self.audience.part(page)
        self.used = time.monotonic()

    async def close(self) -> None:
        if self._driver and not self._driver.done():
            self._driver.cancel()
            await asyncio.gather(self._driver, return_exceptions=True)

    def is_idle(self, since: float) -> bool:
        busy = self._driver is not None and not self._driver.done()
        return not (self.uses or self.audience.pages or busy) and self.used < since
