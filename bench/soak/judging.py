"""What a soak has left behind: whether everything is where it was, and everything goes on."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field

from postgres import Database
from test_processes import Endless, Roaming
from tests.serving import Server

from clachan.core.decision import CHANCE
from clachan.server.loading import read_table
from clachan.server.schema import Event, GameRow
from clachan.server.store import open_store
from clachan.server.table import Table

PATIENT_TIMES = 5  # minutes


@dataclass
class Verdict:
    """What was found; every list but the first figures has to be empty."""

    acknowledged: int = 0
    tables: int = 0
    events: int = 0
    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    holes: list[str] = field(default_factory=list)
    frozen: list[str] = field(default_factory=list)
    standing: list[str] = field(default_factory=list)

    @property
    def is_good(self) -> bool:
        return bool(self.acknowledged) and not (
            self.lost or self.doubled or self.holes or self.frozen or self.standing
        )

    def __str__(self) -> str:
        told = [
            f"{self.acknowledged} acknowledged moves, {self.events} events at {self.tables} tables",
            f"lost {len(self.lost)}, doubled {len(self.doubled)}, tables with a hole {len(self.holes)}, "
            f"frozen {len(self.frozen)}, standing still {len(self.standing)}",
        ]
        return "\n".join([*told, *self.lost, *self.doubled, *self.holes, *self.frozen, *self.standing])


def judge(
    database: Database, servers: list[Server], players: Sequence[Endless], bots: Sequence[str]
) -> Verdict:
    verdict = Verdict()
    games = [(table, moves, player.sent) for player in players for table, moves in player.games()]
    asyncio.run(_judge_store(database, verdict, games, bots))
    visitor = Roaming(servers)
    for table in (*bots, *(table for table, _, _ in games)):
        frozen = visitor.patiently(servers[0], table).welcome["frozen"]
        if frozen:
            verdict.frozen.append(f"table {table} is frozen: {frozen}")
        visitor.open_links.close()
    visitor.close()
    for player in players:
        if not _goes_on(player, servers):
            verdict.standing.append(f"table {player.table} does not go on")
    for table in bots:
        if not _bots_go_on(servers, table):
            verdict.standing.append(f"the bots of table {table} do not go on")
    return verdict


Game = tuple[str, list[tuple[int, str]], set[tuple[str, int, str]]]


async def _judge_store(
    database: Database, verdict: Verdict, games: Sequence[Game], bots: Sequence[str]
) -> None:
    store = open_store(database.url)
    verdict.tables = len(games) + len(bots)
    for table in bots:
        read = await read_table(store, table)
        _judge_holes(verdict, table, read.events)
    for table, acknowledged, sent in games:
        row, events = await store.game_row(table), await store.events_of(table)
        assert row
        _judge_holes(verdict, table, events)
        verdict.acknowledged += len(acknowledged)
        texts = {event.seq: event.text for event in events}
        verdict.lost += [
            f"table {table} lost {text!r} at {seq}" for seq, text in acknowledged if texts.get(seq) != text
        ]
        verdict.doubled += _unasked(row, events, sent)
    await store.close()


def _judge_holes(verdict: Verdict, table: str, events: Sequence[Event]) -> None:
    verdict.events += len(events)
    if [event.seq for event in events] != list(range(len(events))):
        verdict.holes.append(f"table {table} has a hole")


def _unasked(row: GameRow, events: Sequence[Event], sent: set[tuple[str, int, str]]) -> list[str]:
    """Moves that nobody sent for their place, and that were not the only answer."""
    table, found = Table(row), []
    for event in events:
        if event.kind == "end":
            table.end_turn()
            continue
        match, number = table.match, table.match.game.catalogue.read(event.text).number
        if event.seat == CHANCE:
            table.take_chance(number)
            continue
        only = len(match.game.legal_numbers(match.state)) == 1
        if not only and (row.id, event.seq, event.text) not in sent:
            found.append(f"at table {row.id} nobody asked for {event.text!r} at {event.seq}")
        table.play(event.seat, number)
    return found


def _goes_on(player: Endless, servers: list[Server]) -> bool:
    """Whether whoever played can play on."""
    guest = Roaming(servers)
    guest.http.cookies.update(player.guest.http.cookies)
    link = guest.patiently(servers[0], player.table)
    goes_on = link.is_over or link.play_on(1) == 1
    guest.close()
    return goes_on


def _bots_go_on(servers: list[Server], table: str) -> bool:
    """They may have to wait for their turn: all tables of bots are those of one guest, who has a budget."""
    visitor = Roaming(servers)
    link = visitor.patiently(servers[0], table)
    begun = link.update["seq"]
    for _ in range(PATIENT_TIMES):
        with suppress(TimeoutError):
            while not link.is_over and link.update["seq"] == begun:
                link.receive()
            break
    goes_on = link.is_over or int(link.update["seq"]) > begun
    visitor.close()
    return goes_on
