"""Everyone who looks at a table: what they are told, encoded once for all who see the same."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from msgspec import Raw, json

from clachan.core.message import Reason
from clachan.server.clock import Clock
from clachan.server.lesson import LessonShown, lesson_shown
from clachan.server.messages import ChatLine, Preferences, Reply, SeatInfo, Seats, Update, Welcome
from clachan.server.patch import changes
from clachan.server.schema import SeatRow
from clachan.server.table import Table
from clachan.server.told import told

encoder = json.Encoder()
Eye = int | None


@dataclass(eq=False)
class Onlooker:
    """One open page at a table: a guest, how to send to it, and which view (whose, of which seq) it has."""

    guest: str
    name: str
    send: Callable[[bytes], None]
    has: tuple[Eye, int] | None = None


@dataclass
class Seating:
    """A match and who sits around it."""

    table: Table
    seats: list[SeatRow]
    frozen: Reason | None = None
    clock: Clock | None = None

    def held_by(self, guest: str) -> list[int]:
        return [s.seat for s in self.seats if s.kind == "person" and guest and guest in s.holders]

    def left_by(self, guest: str) -> list[int]:
        """The seats that a bot plays while this guest is away."""
        return [s.seat for s in self.seats if s.kind == "bot" and guest and guest in s.holders]

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
        return self.table.row.terms.hints or self.table.over or (len(people) <= 1 and not is_open)

    def is_reproducible(self) -> bool:
        """Whether chance follows the chosen seed: only for one person, alone or against bots."""
        people = [guest for seat in self.seats for guest in seat.holders]
        is_open = any(seat.kind == "open" for seat in self.seats)
        return self.table.row.terms.seed is not None and len(people) <= 1 and not is_open

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

    def __init__(self, seating: Seating) -> None:
        self.seating = seating
        self.pages: set[Onlooker] = set()
        self._shown: dict[Eye, Shown] = {}

    def welcome(self, page: Onlooker, chat: list[ChatLine]) -> None:
        table = self.seating.table
        row, game = table.row, table.match.game
        host, options = page.guest == row.host, dict(table.match.options)
        frozen = told(self.seating.frozen.message()) if self.seating.frozen else None
        hello = Welcome(row.id, row.game, game.title, options, host, row.rules, frozen, row.terms,
                        self.seating.gives_hints(), self.seating.since(page.guest), table.hides,
                        table.tabletop.passes, table.lines(), chat)  # fmt: skip
        page.send(encoder.encode(hello))
        self.pages.add(page)
        self.tell_seats()
        page.send(self._update(page, table.match.ply))

    def part(self, page: Onlooker) -> None:
        self.pages.discard(page)
        if not self.pages:
            self._shown.clear()
        self.tell_seats()

    def tell(self, reply: Reply) -> None:
        message = encoder.encode(reply)
        for page in list(self.pages):
            page.send(message)

    def tell_seats(self) -> None:
        seats, here = self.seating.seats, {page.guest for page in self.pages}
        infos = [SeatInfo(s.seat, s.kind, s.name, s.bot, bool(here & s.holders)) for s in seats]
        watching = sum(not self.seating.held_by(guest) for guest in here)
        for page in list(self.pages):
            mine = [seats[seat] for seat in self.seating.held_by(page.guest)]
            yours = [Preferences(s.seat, s.confirm, s.single, s.auto_pass, s.token) for s in mine]
            away = self.seating.left_by(page.guest)
            told = Seats(infos, yours, away, watching, self.seating.is_reproducible())
            page.send(encoder.encode(told))

    def tell_update(self, since: int) -> None:
        """The position, to everyone, with the log from a ply on; pages that have the one before get changes.

        Who looks on hears it first: whoever moved knows what comes, and gets the longer message.
        """
        made: dict[object, bytes] = {}
        for page in sorted(self.pages, key=self._is_asked):
            alike = (self._eye(page), page.has, self._is_asked(page))
            if alike not in made:
                made[alike] = self._update(page, since)
            page.has = (self._key(alike[0]), self.seating.table.seq)
            page.send(made[alike])

    # One page's update

    def _is_asked(self, page: Onlooker) -> bool:
        seating = self.seating
        return seating.table.asked in seating.held_by(page.guest) and not seating.frozen

    def _eye(self, page: Onlooker) -> Eye:
        """The seat through whose eyes a page looks."""
        mine = self.seating.held_by(page.guest)
        return self.seating.table.asked if self._is_asked(page) else mine[0] if mine else None

    def _key(self, eye: Eye) -> Eye:
        return eye if self.seating.table.hides else None

    def _update(self, page: Onlooker, since: int) -> bytes:
        table, asked = self.seating.table, self._is_asked(page)
        legal = table.legal() if asked and table.held is None else []
        undo_to = table.undo_to() if asked else None
        key = self._key(self._eye(page))
        base, view = self._view(key, page.has)
        page.has = (key, table.seq)
        question, clock = told(table.match.question.message()), self.seating.clock
        update = Update(table.seq, table.match.ply, table.asked, question, table.held, undo_to,
                        table.lines_before(since), table.lines(since), legal,
                        clock.shown(time.time()) if clock else None, self.seating.lesson(),
                        base, Raw(view))  # fmt: skip
        return encoder.encode(update)

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
