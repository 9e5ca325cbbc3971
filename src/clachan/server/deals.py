"""One deal for several tables: the challenge of a day, and duplicates.

All tables of a deal share a secret (core/sealed.py), from which their layout and their draws follow; that of
a day comes from a key of this server, so that nobody can read a day's draws before playing them. Nobody sees
another table of a deal before the own one is over, nor sits at one after having seen another.
"""

import hmac
import logging
from collections.abc import Sequence
from dataclasses import dataclass

from msgspec import json
from sqlalchemy.exc import IntegrityError

from clachan.bots.choosers import found_choosers
from clachan.core.errors import ClachanError
from clachan.core.game import game_names, open_game
from clachan.core.message import refusal
from clachan.core.sealed import new_secret
from clachan.server import deal_rows
from clachan.server.allowances import Caller
from clachan.server.api import Refusal
from clachan.server.api_messages import ScoreShown, SeatForm, TableForm
from clachan.server.days import day_of, end_of, is_past, today
from clachan.server.deal_rows import Deal, DealTable, Rank
from clachan.server.loading import CannotShow, UnknownTable, read_table
from clachan.server.store import Store
from clachan.server.table_registry import TableRegistry, new_name
from clachan.server.terms import Terms

log = logging.getLogger("clachan.deals")
OPPONENT, EXPERT = "normal", "expert"
"""The bot that plays against everybody, the same for the same answers; and the one to compare with."""
HOST = "challenge"  # of the expert's tables; no guest is called so
SETTLED_MOST = 12  # tables that are counted at one look; the others at the next
KNOWN_MOST = 20_000


class NotYet(Refusal):
    """Whoever still plays a deal does not see another table of it."""

    def __init__(self) -> None:
        super().__init__(403, "deal-not-yet")


@dataclass(frozen=True)
class Day:
    """The challenge of a day: its best tables, those of one guest and of the expert, and how many."""

    best: list[DealTable]
    mine: DealTable | None
    expert: DealTable | None
    better: int
    """How many were better than the guest's try."""
    finished: int


class Deals:
    """All deals of this server."""

    def __init__(self, store: Store, registry: TableRegistry, key: str) -> None:
        self._store, self._registry, self._key = store, registry, key
        self._free: set[str] = set()
        """Tables known to be of no deal: that never changes."""
        self._noted: set[tuple[str, str, bool]] = set()
        """The guests of tables, and whether they sat there, as the store knows them already."""
        self._uncountable: set[str] = set()

    # The challenge of a day

    def challenge(self, day: str, game: str) -> Deal:
        secret = hmac.digest(self._key.encode(), f"challenge {day} {game}".encode(), "sha256").hex()
        return Deal(f"{day}-{game}", day, game, "", secret)

    async def begin(self, guest: str, name: str, game: str, named: bool) -> str:
        """The table of a guest's try today: a new one, or the one that was begun before."""
        if game not in challenges():
            raise ClachanError(refusal("no-challenge", game=game))
        deal = self.challenge(today(), game)
        table = await self._open(deal, guest, guest, name, [SeatForm("me"), *opponents(game)], named)
        expert = [SeatForm("bot", EXPERT), *opponents(game)]
        try:
            await self._open(deal, EXPERT, HOST, "", expert, False)
        except ClachanError as error:  # the try does not depend on it
            log.warning("the expert does not play %s: %s", deal.id, error)
        return table

    async def _open(
        self, deal: Deal, place: str, host: str, name: str, seats: Sequence[SeatForm], named: bool
    ) -> str:
        """Whoever comes first gets the place, also among several processes; who is late finds it taken."""
        mine = new_name()
        table = await deal_rows.claim(self._store, deal, place, mine, named)
        if table != mine and await self._store.game_row(table):
            return table
        try:
            terms = Terms(deal=deal.id, day=deal.day)
            await self._registry.create(
                host, name, deal.game, {}, None, seats, terms, secret=deal.secret, table=table
            )
        except IntegrityError:
            log.info("table %s was opened elsewhere at the same moment", table)
        return table

    # Duplicates

    async def duplicate(self, guest: str, name: str, wanted: TableForm, tables: int) -> str:
        """Several tables with one deal; the host has a seat at the first one only."""
        deal = Deal(new_name(), "", wanted.game, guest, new_secret())
        terms = wanted.terms.of_ones_own()
        if terms.reproducible or wanted.seed is not None:
            raise ClachanError(refusal("duplicate-seed"))
        await self._registry.check_room(guest, tables)
        others = [SeatForm("open") if seat.kind == "me" else seat for seat in wanted.seats]
        for number in range(1, tables + 1):
            table, seats = new_name(), wanted.seats if number == 1 else others
            agreed = Terms(terms.hints, terms.clock, terms.warn, deal=deal.id)
            await deal_rows.claim(self._store, deal, str(number), table, True)
            try:
                await self._registry.create(
                    guest, name, wanted.game, wanted.options, None, seats, agreed, secret=deal.secret,
                    table=table,
                )  # fmt: skip
            except ClachanError:  # what was wanted cannot be
                await deal_rows.unclaim(self._store, deal, table)
                raise
        return deal.id

    # Who may see what

    async def check(self, caller: Caller) -> None:
        """Whether somebody may look at the table that is asked for."""
        deal = await self._deal_of(caller.table)
        if deal is None or is_past(deal.day):
            return
        if deal.day:
            seated = await deal_rows.seated_in(self._store, deal.id, caller.guest) if caller.guest else {}
            if caller.table not in seated and not any(seated.values()):
                raise NotYet
        elif caller.guest:  # whom nobody knows may come and watch
            await self._come(deal, caller.table, caller.guest)

    async def _deal_of(self, table: str) -> Deal | None:
        if not table or table in self._free:
            return None
        found = await deal_rows.deal_of_table(self._store, table)
        if found is None:
            if len(self._free) >= KNOWN_MOST:
                self._free.clear()
            self._free.add(table)
            return None
        return await deal_rows.find_deal(self._store, found[0])

    async def _come(self, deal: Deal, table: str, guest: str) -> None:
        """Whoever plays at another table, or has left it, waits for its end; where others look is known."""
        known = await deal_rows.presences(self._store, deal.id, guest)
        if any(one.sat and not one.over for other, one in known.items() if other != table):
            raise NotYet
        await self._note(deal, table, guest, sat=table in known and known[table].sat)

    async def _note(self, deal: Deal, table: str, guest: str, sat: bool) -> None:
        if (table, guest, sat) not in self._noted:
            await deal_rows.note_guest(self._store, deal.id, guest, table, sat)
            if len(self._noted) >= KNOWN_MOST:
                self._noted.clear()
            self._noted.add((table, guest, sat))

    async def check_sitting(self, table: str, guest: str, over: bool) -> None:
        """Whether a guest may take a seat: nobody who has seen another table of a duplicate, nor by the link
        of a try that is over who has not played one."""
        deal = await self._deal_of(table)
        if deal is None:
            return
        if deal.day:
            if over:
                await self.check(Caller("", guest, table))
            return
        known = await deal_rows.presences(self._store, deal.id, guest)
        if known.keys() - {table}:
            raise Refusal(403, "deal-seen")

    async def note_sitting(self, table: str, guest: str) -> None:
        """A guest has taken a seat; that is not forgotten when it is left."""
        deal = await self._deal_of(table)
        if deal and not deal.day:
            await self._note(deal, table, guest, sat=True)

    async def results(self, deal: Deal) -> list[DealTable]:
        """The tables of a deal; those that are over by now are counted once, and what was counted is kept."""
        found, left = [], SETTLED_MOST
        for one in await deal_rows.tables_of(self._store, deal.id):
            counts = one.over and not one.closed and one.table not in self._uncountable
            settles = counts and not one.scores and left > 0
            left -= settles
            found.append(await self._settled(one) if settles else one)
        return found

    async def look_at(self, deal: Deal, guest: str, most: int) -> "Day":
        """The best of a day, and wherever they are the own try and the expert's; a few are counted first."""
        store, until = self._store, end_of(deal.day)
        for one in await deal_rows.uncounted(store, deal.id, self._uncountable, SETTLED_MOST):
            await self._settled(one)
        apart = {one.place: one for one in await deal_rows.at_places(store, deal.id, [guest, EXPERT])}
        mine, expert = apart.get(guest) if guest else None, apart.get(EXPERT)
        best = await deal_rows.best(store, deal.id, until, most)
        known = {one.table for one in best}
        others = [one for one in (expert, mine) if one and one.scores and one.table not in known]
        best += sorted(others, key=lambda one: (is_late(one, deal.day), -margin_of(sheet_of(one))))
        better = 0
        if mine and mine.scores:
            own = margin_of(sheet_of(mine))
            better = await deal_rows.count_better(store, deal.id, EXPERT, until, own)
        finished = await deal_rows.count_better(store, deal.id, EXPERT, until)
        return Day(best, mine, expert, better, finished)

    async def _settled(self, one: DealTable) -> DealTable:
        try:
            match = (await read_table(self._store, one.table)).table.match
        except (UnknownTable, CannotShow) as error:
            return self._leave_out(one, str(error))
        if not match.over:
            return self._leave_out(one, "its events do not lead to an end")
        sheet = [ScoreShown(s.seat, dict(s.lines), s.total, s.place, s.rating) for s in match.scores()]
        scores, finished = json.encode(sheet).decode(), await deal_rows.last_event_at(self._store, one.table)
        rank = Rank(margin_of(sheet), next(score.total for score in sheet if score.seat == 0))
        await deal_rows.keep_scores(self._store, one, scores, finished, rank)
        return DealTable(one.deal, one.place, one.table, one.named, scores, finished, True, one.name)

    def _leave_out(self, one: DealTable, why: str) -> DealTable:
        """A table that cannot be counted does not take the turn of another one again."""
        self._uncountable.add(one.table)
        log.warning("table %s cannot be counted: %s", one.table, why)
        return one


def challenges() -> list[str]:
    """The games that have a challenge: those that bots know."""
    return [game for game in game_names() if found_choosers(game)]


def opponents(game: str) -> list[SeatForm]:
    """As few as the game allows."""
    return [SeatForm("bot", OPPONENT)] * (min(open_game(game).players) - 1)


def sheet_of(one: DealTable) -> list[ScoreShown]:
    return json.decode(one.scores, type=list[ScoreShown]) if one.scores else []


def margin_of(scores: Sequence[ScoreShown], seat: int = 0) -> int:
    best = max((score.total for score in scores if score.seat != seat), default=0)
    return next(score.total for score in scores if score.seat == seat) - best


def is_late(one: DealTable, day: str) -> bool:
    return bool(day) and day_of(one.finished) > day
