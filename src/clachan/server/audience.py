"""Everyone who looks at a table: what they are told, encoded once for all who see the same."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from msgspec import Raw, json

from clachan.core.message import Reason
from clachan.server.attendance import Attendance
from clachan.server.clock import Clock
from clachan.server.company import Company, called
from clachan.server.lesson import LessonShown, lesson_shown
from clachan.server.messages import (
    Chance,
    ChatLine,
    Door,
    Preferences,
    Said,
    SeatInfo,
    Seats,
    Update,
    Welcome,
)
from clachan.server.patch import changes
from clachan.server.schema import SeatRow
from clachan.server.table import Table
from clachan.server.told import Told, told

encoder = json.Encoder()
FEW = 12
TOGETHER = 0.5
"""Up to so many pages hear of each other at once; more of them within so many seconds."""
Eye = int | None


@dataclass(eq=False)
class Onlooker:
    """One open page at a table: a guest, how to send to it, and which view (whose, of which seq) it has."""

    guest: str
    name: str
    send: Callable[[bytes], None]
    has: tuple[Eye, int] | None = None
    leave: Callable[[], None] = lambda: None
    """Ask it to go, and to come again."""
    address: str = ""


@dataclass
class Seating:
    """A match and who sits around it; when it is over, the table where they play again, and who wants to."""

    table: Table
    seats: list[SeatRow]
    frozen: Reason | None = None
    clock: Clock | None = None
    rematch: str = ""
    wanted_by: str = ""
    rematching: asyncio.Lock = field(default_factory=asyncio.Lock)
    company: Company = field(default_factory=Company)

    def held_by(self, guest: str) -> list[int]:
        return [s.seat for s in self.seats if s.kind == "person" and guest and guest in s.holders]

    def left_by(self, guest: str) -> list[int]:
        """The seats that a bot plays while this guest is away."""
        return [s.seat for s in self.seats if s.kind == "bot" and guest and guest in s.holders]

    def is_host(self, guest: str) -> bool:
        return bool(guest) and guest == self.table.row.host

    def may_join(self, guest: str) -> bool:
        """Whether a guest is no stranger: the host, whoever has a seat or the link; if listed, everybody."""
        own = self.is_host(guest) or self.held_by(guest) or self.left_by(guest)
        return bool(own) or self.company.welcomes(guest)

    def thinking(self) -> int | None:
        """The person who is asked, if it is a person and the game goes on."""
        asked = self.table.asked
        on = not self.frozen and 0 <= asked < len(self.seats) and self.seats[asked].kind == "person"
        return asked if on else None

    def since(self, guest: str) -> int:
        """The ply at which a guest's last finished turn ended; 0 if there was none."""
        mine, match = set(self.held_by(guest)), self.table.match
        ply = match.ply
        if self.table.asked in mine:  # the turn that is being played does not count
            turn = self.table.turn_now()
            while ply and match.turn_of(ply - 1) == turn:
                ply -= 1
        while ply and match.seat_of(ply - 1) not in mine:
            ply -= 1
        return ply

    def gives_hints(self) -> bool:
        """Among several people hints must be agreed on; alone, or at one screen, everybody may ask."""
        people = {seat.holders for seat in self.seats if seat.kind == "person"}
        is_open = any(seat.kind == "open" for seat in self.seats)
        alone = len(people) <= 1 and not is_open and not self.table.row.terms.deal
        return self.table.row.terms.hints or self.table.over or alone

    def lesson(self) -> LessonShown | None:
        lesson = self.table.tabletop.lesson if self.table.row.terms.lesson else None
        pupil = next((seat.seat for seat in self.seats if seat.kind == "person"), -1)
        return lesson_shown(lesson, self.table.match, pupil) if lesson and self.table.held is None else None


@dataclass
class Shown:
    """A view that was told: of which seq, as data and, if somebody needed it whole, encoded."""

    seq: int
    data: dict[str, Any]
    whole: bytes = b""
    since: int = -1
    patch: bytes = b"[]"

    def encoded(self) -> bytes:
        self.whole = self.whole or encoder.encode(self.data)
        return self.whole


class Audience:
    """The pages that are open at a table."""

    def __init__(self, seating: Seating, attendance: Attendance | None = None) -> None:
        self.seating = seating
        self.pages: set[Onlooker] = set()
        self.attendance = attendance or Attendance(time.time())
        self._shown: dict[Eye, Shown] = {}
        self._telling: asyncio.TimerHandle | None = None

    def welcome(self, page: Onlooker, chat: list[ChatLine]) -> None:
        page.send(self._hello(page, chat))
        page.send(self._chance())
        self.pages.add(page)
        self._tell_company(page)
        table, asked = self.seating.table, self._is_asked(page)
        key, happened = self._key(page, asked), self._happened(table.match.ply)
        page.send(self._update(key, page.has, asked, self._may_go_back(page), happened))
        page.has = (key, table.seq)

    def _hello(self, page: Onlooker, chat: list[ChatLine]) -> bytes:
        table = self.seating.table
        row, game = table.row, table.match.game
        host, options = page.guest == row.host, dict(table.match.options)
        frozen = told(self.seating.frozen.message()) if self.seating.frozen else None
        notice = Told("stranded", {"count": row.stranded}) if row.stranded else None
        hello = Welcome(row.id, row.game, game.title, options, host, row.rules, frozen, notice, row.terms,
                        self.seating.gives_hints(), self.seating.since(page.guest), table.hides,
                        table.tabletop.passes, table.lines(), chat)  # fmt: skip
        return encoder.encode(hello)

    def tell_chance(self) -> None:
        """The game is over: everybody learns the secret that the draws followed from."""
        for page in list(self.pages):
            page.send(self._chance())

    def _chance(self) -> bytes:
        told = self.seating.table.chance_told()
        return encoder.encode(Chance(told.commitment, told.secret))

    def part(self, page: Onlooker) -> None:
        self.pages.discard(page)
        if page.guest not in self.here:
            self.attendance.leave(page.guest, time.time())
        if not self.pages:
            self._shown.clear()
        self._tell_company(None)

    @property
    def here(self) -> set[str]:
        return {page.guest for page in self.pages}

    def tell_said(self, line: ChatLine, guest: str) -> None:
        """A line of chat, to everyone; whoever said it need not be told that it is new."""
        heard, own = encoder.encode(Said(line, False)), encoder.encode(Said(line, True))
        for page in list(self.pages):
            page.send(own if page.guest == guest else heard)

    def patience(self, seat: int) -> float | None:
        """How long the others still have to wait for the person of a seat, if that person is away."""
        row = self.seating.seats[seat]
        if row.kind != "person" or self.seating.frozen or self.seating.table.over:
            return None
        return self.attendance.patience(row.holders, self.here, time.time())

    def _tell_company(self, newcomer: Onlooker | None) -> None:
        """Somebody came or went. A few pages hear it at once, many of them together after a while: else a
        hundred who come would be told a hundred times of each other."""
        if len(self.pages) <= FEW:
            self.tell_seats()
            return
        if newcomer:
            self._tell_seats([newcomer])
        if self._telling is None:
            self._telling = asyncio.get_running_loop().call_later(TOGETHER, self.tell_seats)

    def tell_seats(self) -> None:
        """Who sits where, to everyone."""
        if self._telling:
            self._telling.cancel()
            self._telling = None
        self._tell_seats(list(self.pages))

    def _tell_seats(self, pages: list[Onlooker]) -> None:
        seats, here, host = self.seating.seats, self.here, self.seating.table.row.host
        infos = [
            SeatInfo(
                s.seat,
                s.kind,
                s.name,
                s.bot,
                bool(here & s.holders),
                host in s.holders,
                self.patience(s.seat),
            )
            for s in seats
        ]
        watching = sum(not self.seating.held_by(guest) for guest in here)
        onlookers: bytes = b""
        for page in pages:
            if not page.guest and onlookers:  # those whom nobody knows all hear the same
                page.send(onlookers)
                continue
            mine = [seats[seat] for seat in self.seating.held_by(page.guest)]
            yours = [Preferences(s.seat, s.confirm, s.single, s.auto_pass, s.token) for s in mine]
            away = self.seating.left_by(page.guest)
            told = Seats(infos, yours, away, watching, self.seating.rematch,
                         self.seating.wanted_by, self._door(page.guest))  # fmt: skip
            encoded = encoder.encode(told)
            onlookers = onlookers if page.guest else encoded
            page.send(encoded)

    def _door(self, guest: str) -> Door:
        """How open a table is, as far as a guest needs to know it."""
        seating, company = self.seating, self.seating.company
        own, join = seating.is_host(guest) or bool(seating.held_by(guest)), seating.may_join(guest)
        table = seating.table.row.id
        muted = [called(table, one) for one, known in company.guests.items() if known.muted]
        return Door(company.listed, company.invite if own else "", join, join and company.hears(guest),
                    sorted(muted) if seating.is_host(guest) else [])  # fmt: skip

    def freeze(self, chat: list[ChatLine]) -> None:
        """The table stands still from now on, and everybody begins anew with it as it is."""
        self.forget()
        for page in list(self.pages):
            page.send(self._hello(page, chat))
            page.send(self._chance())
        self.tell_seats()
        self.tell_update(self.seating.table.match.ply)

    def tell_update(self, since: int) -> None:
        """The position, to everyone, with the log from a ply on; pages that have the one before get changes.

        Who looks on hears it first: whoever moved knows what comes, and gets the longer message.
        """
        made: dict[object, bytes] = {}
        happened, seq = self._happened(since), self.seating.table.seq
        asked = [(self._is_asked(page), page) for page in self.pages]
        for is_asked, page in sorted(asked, key=lambda pair: pair[0]):
            key, back = self._key(page, is_asked), self._may_go_back(page)
            alike = (key, page.has, is_asked, back)
            if alike not in made:
                made[alike] = self._update(key, page.has, is_asked, back, happened)
            page.has = (key, seq)
            page.send(made[alike])

    # One page's update

    def _is_asked(self, page: Onlooker) -> bool:
        seating = self.seating
        return seating.table.asked in seating.held_by(page.guest) and not seating.frozen

    def _may_go_back(self, page: Onlooker) -> bool:
        seating = self.seating
        return seating.table.undo_seat in seating.held_by(page.guest) and not seating.frozen

    def _key(self, page: Onlooker, asked: bool) -> Eye:
        """The seat through whose eyes a page looks; where nothing is hidden all see the same."""
        if not self.seating.table.hides:
            return None
        mine = self.seating.held_by(page.guest)
        return self.seating.table.asked if asked else mine[0] if mine else None

    def _happened(self, since: int) -> Update:
        """What an update tells everybody."""
        table, clock = self.seating.table, self.seating.clock
        question, time_left = table.match.question, clock.shown(time.time()) if clock else None
        return Update(table.seq, table.match.ply, table.asked, told(question.message()), table.held, None,
                      table.lines_before(since), table.lines(since), [], time_left, self.seating.lesson(),
                      table.at_once, None, Raw())  # fmt: skip

    def _update(
        self, key: Eye, has: tuple[Eye, int] | None, asked: bool, back: bool, happened: Update
    ) -> bytes:
        """What happened, with what belongs to the page: its view, and the answers if it is asked."""
        table = self.seating.table
        happened.legal = table.legal() if asked and table.held is None else []
        happened.undo_to = table.undo_to() if back else None
        happened.base, view = self._view(key, has)
        happened.view = Raw(view)
        return encoder.encode(happened)

    def _view(self, key: Eye, has: tuple[Eye, int] | None) -> tuple[int | None, bytes]:
        """The view, or what changed in the one that a page has."""
        shown = self._current(key)
        if has == (key, shown.seq):
            return shown.seq, b"[]"
        if has == (key, shown.since):
            return shown.since, shown.patch
        return None, shown.encoded()

    def _current(self, key: Eye) -> Shown:
        table, last = self.seating.table, self._shown.get(key)
        if last and last.seq == table.seq:
            return last
        shown = Shown(table.seq, table.view(key))
        if last:
            shown.since, shown.patch = last.seq, encoder.encode(changes(last.data, shown.data))
        self._shown[key] = shown
        return shown

    def forget(self) -> None:
        """What was told no longer holds: everybody gets the whole view next time."""
        self._shown.clear()
        for page in self.pages:
            page.has = None
