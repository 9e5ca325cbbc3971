"""Pairs of tables that differ in hidden parts only: whatever leaves the server is the same for all others.

Both tables are real ones, with pages open for a seat, for who is asked and for who looks on; only the
store and the workers of the bots are left out. At each question of a random game a pair is laid out, a page
asks whatever it can ask, the question is answered at both, and every message is compared byte by byte.
"""

import asyncio
import zlib
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any, cast

import pytest
from msgspec import json
from tests.glenmore.twins import (
    GAME,
    KINDS,
    TABLES,
    alike_chance,
    is_private,
    kind_of_question,
    occasion,
    secret_pairs,
    twins,
    walk,
)

from clachan.core.decision import CHANCE
from clachan.core.errors import ClachanError
from clachan.core.match import Match, new_match
from clachan.core.rng import Rng
from clachan.games.glenmore.state import State
from clachan.server.advising import Advised
from clachan.server.api_messages import WhatIfForm
from clachan.server.live_table import LiveTable, Services
from clachan.server.loading import StoredTable
from clachan.server.replay import replay_of, standings_of
from clachan.server.schema import GameRow, SeatRow
from clachan.server.security import Rate
from clachan.server.socket import Visit
from clachan.server.table import Table
from clachan.server.terms import Terms
from clachan.server.whatif import what_if

PARTS = ("haggis:1", "haggis:2", "haggis:3", "haggis:hidden", "token:vp", "board:boat", "gathering:animals")
PER_KIND = 3  # pairs of each kind of question and seat in a game
TRIED = 6  # answers that are tried out before one is given


class Nothing:
    """A store and a writer that do nothing, and a worker that tells how a bot would imagine the table."""

    room: "Room"

    async def write(self, entry: object) -> None:
        """Stored."""

    async def advise(self, question: object, guest: str) -> list[Advised]:
        match = self.room.table.match
        imagined = GAME.key(GAME.imagined(match.state, match.seat, Rng(5)))
        return [Advised(min(GAME.legal_numbers(match.state)), float(zlib.crc32(imagined)))]

    def turn(self, *told: object) -> None:
        """Nobody is away."""


@dataclass
class Lots:
    """Chance for a pair: what all see falls alike at both tables, what is hidden as differently as it can."""

    drawn: list[tuple[State, int]] = field(default_factory=list)
    at: int = -1  # the place in the list at the second table; -1 at the first one
    parted: bool = False
    state: State = field(init=False)  # as it is at the table that draws

    def choice(self, numbers: list[int]) -> int:
        if self.at < 0:
            self.drawn.append((GAME.copy(self.state), numbers[len(self.drawn) * 7 % len(numbers)]))
            return self.drawn[-1][1]
        before, number = self.drawn[self.at] if self.at < len(self.drawn) else (self.state, -1)
        self.at += 1
        found = alike_chance(before, number, self.state, numbers)
        self.parted |= found is None
        return numbers[0] if found is None else found


class Room:
    """A table with three pages open: a seat's, that of whoever is asked, and one that looks on."""

    def __init__(self, options: dict[str, object], state: State, lots: Lots, seat: int) -> None:
        laid = new_match("glenmore", options, 1)
        terms = Terms(hints=True)
        table = Table(GameRow("t", "glenmore", "g0", options, laid.layout, 1, "", "0", 0.0, terms=terms))
        table.match = Match(GAME, laid.options, laid.layout, Rng(0), GAME.copy(state))
        self.players, self.lots = laid.options.number("players"), lots
        seats = [
            SeatRow(at, "person", f"G{at}", "", f"link {at}", holders=frozenset({f"g{at}"}))
            for at in range(self.players)
        ]
        nothing = cast(Any, Nothing())
        nothing.room = self
        self.live = LiveTable(
            Services(nothing, nothing, nothing, 0.0, nothing), StoredTable(table, seats, [], None, None)
        )
        self.pages = [
            Visit(cast(Any, None), self.live, f"g{at}" if at < self.players else "", "", Rate(1e6, 1e6))
            for at in range(self.players + 1)
        ]
        self.here = {seat, table.asked, self.players}

    async def open(self) -> "Room":
        for page in self.here:
            await self.live.welcome(self.pages[page].onlooker, [])
        return self

    @property
    def table(self) -> Table:
        return self.live.table

    async def ask(self, seat: int, kind: str, **fields: object) -> None:
        """Whatever a page may send."""
        text = json.encode({"type": kind, "id": 1, **fields}).decode()
        await self.pages[seat]._obey(text)
        await asyncio.gather(*self.pages[seat]._hints)  # they come when they are found

    def heard(self, seat: int) -> list[bytes]:
        """What has come to a page since this was last asked."""
        found: list[bytes] = []
        while not self.pages[seat].outgoing.empty():
            found.append(self.pages[seat].outgoing.get_nowait() or b"")
        return found

    async def rest(self) -> list[object]:
        """What anybody can get beside the table."""
        table = self.table
        refused = ""
        try:
            await what_if(self.live, WhatIfForm(0), "")
        except ClachanError as error:
            refused = str(error)
        views = [table.view_at(ply) for ply in range(table.match.ply + 1)]
        return [
            json.encode(replay_of(table, [])),
            json.encode(standings_of(table)),
            views,
            table.summary(),
            table.seq,
            refused,
        ]

    def steps(self) -> list[tuple[State, int]]:
        """Every answer that was carried out, with the position before it."""
        return [(before, action.number) for _, action, before in self.table.match.steps()]


def same(rooms: list[Room], seat: int, where: str, hints: bool = False) -> None:
    """What the seat and whoever looks on have heard at both tables; and hints, if the seat is given some."""
    for page in (seat, rooms[0].players):
        one, other = (room.heard(page) for room in rooms)
        assert one == other, f"{where}: page {page} hears different things"
        given = any(message.startswith(b'{"type":"hints"') for message in one)
        assert given == (hints and page == seat), f"{where}: hints"


async def probe(rooms: list[Room], seat: int, numbers: set[int], where: str) -> None:
    """The seat tries out everything."""
    for room in rooms:
        seq, ply = room.table.seq, room.table.match.ply
        for number in sorted(numbers):
            await room.ask(seat, "preview", seq=seq, number=number)
            for step in sorted(numbers)[:3]:  # what is chosen with it
                await room.ask(seat, "preview", seq=seq, number=number, then=[step])
        for part in PARTS:
            await room.ask(seat, "why", parts=[part])
        families = sorted({GAME.catalogue[number].family.id for number in numbers})
        await room.ask(seat, "why_deeds", deeds=[[family] for family in families[:8]])
        await room.ask(seat, "hint", seq=seq)
        if room.table.asked != seat:
            for number in sorted(numbers):
                await room.ask(seat, "act", seq=seq, number=number)
            await room.ask(seat, "undo", seq=seq, ply=ply)
            await room.ask(seat, "end_turn", seq=seq)
    same(rooms, seat, f"{where}, asking", hints=rooms[0].table.asked == seat)


def is_shown(room: Room, seat: int, since: int) -> bool:
    """Whether an answer since then showed something to the seat that was hidden from it."""
    return any(
        GAME.reveals(before, number) and not is_private(before, seat)
        for before, number in room.steps()[since:]
    )


async def compare(rooms: list[Room], seat: int, answer: tuple[int, int], where: str) -> set[str]:
    """Everything up to the first thing that is shown to all; the kinds of questions that were met."""
    legal = [sorted(GAME.legal_numbers(room.table.match.state)) for room in rooms]
    numbers = {number for some in legal for number in (*some[:TRIED], *some[-TRIED:])}
    same(rooms, seat, f"{where}, coming")
    await probe(rooms, seat, numbers | set(answer), where)
    asked = rooms[0].table.asked
    for at, room in enumerate(rooms):
        room.lots.at = at - 1
        await room.ask(asked, "act", seq=room.table.seq, number=answer[at])
    met = {kind_of_question(before) for before, _ in rooms[0].steps()}
    for room in rooms:
        shown = [ply for ply, (before, number) in enumerate(room.steps()) if GAME.reveals(before, number)]
        back = room.table.undo_to()
        assert not shown or back is None or back > shown[-1], f"{where}: what was shown can be taken back"
    if is_shown(rooms[0], seat, 0) or rooms[0].lots.parted:
        return met
    same(rooms, seat, f"{where}, answered")
    assert await rooms[0].rest() == await rooms[1].rest(), f"{where}: the rest"
    for room in rooms:
        await room.ask(asked, "undo", seq=room.table.seq)
    same(rooms, seat, f"{where}, taken back")
    return met


async def pairs_of(options: dict[str, object], seed: int, lots_of: list[Lots]) -> set[str]:
    """Every question of a game that has to do with hidden parts, as a pair for every seat."""
    rng, met, laid = Rng(seed), set[str](), dict[tuple[str, int], int]()
    for ply, state in enumerate(walk(options, seed)):
        kind = occasion(state)
        if GAME.seat(state) == CHANCE or (not kind and ply % 20):
            continue
        for seat in range(state.printed.players):
            for twin in twins(state, seat, rng) or [state]:  # then only what chance is about to hide
                laid[kind, seat] = laid.get((kind, seat), 0) + 1
                if laid[kind, seat] > PER_KIND:
                    continue
                for answer in secret_pairs(state, twin, seat):
                    lots_of[:] = [Lots()]
                    rooms = [await Room(options, each, lots_of[0], seat).open() for each in (state, twin)]
                    where = f"{options} seed {seed} ply {ply} ({kind}), seat {seat}"
                    met |= await compare(rooms, seat, answer, where)
    return met


@pytest.fixture
def lots_of(monkeypatch: pytest.MonkeyPatch) -> list[Lots]:
    """The lots that chance draws from at the tables of this process."""
    using: list[Lots] = [Lots()]
    plain = Table.let_chance

    def let_chance(table: Table) -> None:
        using[0].state = table.match.state
        plain(table)

    monkeypatch.setattr(Table, "let_chance", let_chance)
    chance = SimpleNamespace(choice=lambda numbers: using[0].choice(numbers))
    monkeypatch.setattr("clachan.server.table.secrets", chance)
    noon = SimpleNamespace(time=lambda: 43_200.0, monotonic=lambda: 0.0)  # at both tables
    monkeypatch.setattr("clachan.server.audience.time", noon)
    monkeypatch.setattr("clachan.server.live_table.time", noon)
    return using


def test_pairs_of_tables_look_alike_to_everybody_else(lots_of: list[Lots]) -> None:
    met: set[str] = set()
    for seed, options in enumerate(TABLES):
        met |= asyncio.run(pairs_of(options, seed, lots_of))
    assert met >= KINDS
