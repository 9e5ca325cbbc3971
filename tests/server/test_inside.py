"""Tables and the store without a network."""

import asyncio
import sqlite3
from pathlib import Path

import pytest
from typer.testing import CliRunner

from clachan.cli.app import app
from clachan.core.errors import ClachanError, IllegalAction, NothingToUndo
from clachan.core.game import open_game
from clachan.core.match import new_match
from clachan.core.rng import Rng
from clachan.server.schema import Event, GameRow, SeatRow
from clachan.server.store import database_address, open_store
from clachan.server.store_check import try_place
from clachan.server.table import Table
from clachan.server.tabletop import tabletop_of
from clachan.server.writer import Entry, SeqTaken, Writer


def row(players: int = 2, seed: int = 9) -> GameRow:
    options = {"players": players}
    match = new_match("caledonia", options, seed)
    digest = match.game.data_digest()
    return GameRow("t", "caledonia", "host", options, match.layout, seed, digest, "0", 0.0)


def play_at_random(table: Table, rng: Rng, steps: int) -> None:
    for _ in range(steps):
        table.let_chance()
        if table.held is not None:
            if rng.below(4) == 0 and table.undo_to() is not None:
                table.undo(None)
                continue
            table.end_turn()
        elif table.match.over:
            return
        else:
            numbers = sorted(table.match.game.legal_numbers(table.match.state))
            table.play(table.match.seat, numbers[rng.below(len(numbers))])


@pytest.mark.parametrize("seed", range(6))
def test_events_give_the_same_table_again(seed: int) -> None:
    first = Table(row(1 + seed % 4, seed))
    play_at_random(first, Rng(seed), 150)
    events = first.take_new_events()
    second = Table(first.row)
    second.replay(events)
    assert second.match.view() == first.match.view()
    assert second.lines() == first.lines() and second.seq == first.seq and second.held == first.held
    assert second.match.rng.state == first.match.rng.state


def test_nothing_is_taken_back_beyond_a_reveal_or_another_turn() -> None:
    table = Table(row())
    rng = Rng(3)
    for _ in range(300):
        table.let_chance()
        earliest = table.undo_to()
        if earliest is not None:
            seat, match = table.undo_seat, table.match
            taken = range(earliest, match.ply)
            assert all(match.seat_of(ply) == seat and not match.is_final(ply) for ply in taken)
        if table.held is not None:
            table.end_turn()
            with pytest.raises(IllegalAction):
                table.end_turn()
        elif table.match.over:
            break
        else:
            numbers = sorted(table.match.game.legal_numbers(table.match.state))
            table.play(table.match.seat, numbers[rng.below(len(numbers))])
    with pytest.raises(NothingToUndo):
        table.undo(None)
    with pytest.raises(IllegalAction):
        table.play(0, 0)


def test_every_action_touches_a_part_or_needs_none() -> None:
    catalogue, tabletop = open_game("caledonia").catalogue, tabletop_of("caledonia")
    state = new_match("caledonia", {"players": 1}, 1).state
    bare = {action.text.split()[0] for action in catalogue if not tabletop.parts(state, action)}
    assert bare == {"end", "done", "quit", "bid", "roll"}


def test_every_group_of_actions_has_a_help() -> None:
    printed = tabletop_of("caledonia").printed_facts()
    groups = {action.group for action in open_game("caledonia").catalogue} - {"dice"}
    assert groups <= {topic["group"] for topic in printed["topics"]}


def test_the_key_of_an_event_is_the_lock(tmp_path: Path) -> None:
    async def story() -> None:
        store = open_store(str(tmp_path / "t.db"))
        await store.open()
        await store.add_table(
            row(), [SeatRow(0, "open", "", "", "a"), SeatRow(1, "open", "", "", "b")], 0, False, ""
        )
        writer = Writer(store)
        writer.start()
        entry = Entry("t", [Event(0, "play", 0, "pass")], 1, False, "")
        other = Entry("u", [Event(0, "play", 0, "pass")], 1, False, "")
        results = await asyncio.gather(
            *(writer.write(e) for e in (entry, entry, other)), return_exceptions=True
        )
        assert [type(result) for result in results] == [type(None), SeqTaken, type(None)]
        assert [event.text for event in await store.events_of("t")] == ["pass"]
        await writer.close()
        await store.close()

    asyncio.run(story())


@pytest.mark.parametrize(
    ("place", "address"),
    [
        ("tables.db", "sqlite+aiosqlite:///tables.db"),
        ("sqlite:///tables.db", "sqlite+aiosqlite:///tables.db"),
        ("postgresql://moira@db/clachan", "postgresql+asyncpg://moira@db/clachan"),
        ("postgres://moira@db:5433/clachan", "postgresql+asyncpg://moira@db:5433/clachan"),
        ("postgresql+asyncpg://db/clachan", "postgresql+asyncpg://db/clachan"),
    ],
)
def test_a_place_for_the_tables_is_understood(place: str, address: str) -> None:
    assert database_address(place).render_as_string(hide_password=False) == address


@pytest.mark.parametrize(
    "place",
    ["mysql://db/clachan", "redis://db", "postgresql://[", "://", "", ":memory:", "sqlite://", "sqlite:///"],
)
def test_another_place_gets_a_sentence(place: str) -> None:
    with pytest.raises(ClachanError):
        try_place(place)


def test_the_file_of_the_tables_is_private(tmp_path: Path) -> None:
    try_place(str(tmp_path / "t.db"))
    assert (tmp_path / "t.db").stat().st_mode & 0o077 == 0


def test_a_copy_of_the_tables_is_as_private(tmp_path: Path) -> None:
    kept, copy = str(tmp_path / "t.db"), tmp_path / "copy.db"
    try_place(kept)
    CliRunner().invoke(app, ["backup", str(copy), "--db", kept], catch_exceptions=False)
    assert copy.stat().st_mode & 0o077 == 0
    with sqlite3.connect(copy) as again:
        assert again.execute("SELECT count(*) FROM facts").fetchone() == (0,)
