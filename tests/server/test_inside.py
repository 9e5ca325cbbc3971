"""Tables, the store and the bots' workers without a network."""

import asyncio
from pathlib import Path

import pytest

from clachan.core.errors import IllegalAction, NothingToUndo
from clachan.core.game import open_game
from clachan.core.match import new_match
from clachan.core.rng import Rng
from clachan.server.bot_pool import BotFailed, BotPool
from clachan.server.bot_worker import Thought, think
from clachan.server.schema import Event, GameRow, SeatRow
from clachan.server.store import open_store
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
            seat, match = table.asked, table.match
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


def test_helps_have_all_their_numbers() -> None:
    printed = tabletop_of("caledonia").printed_facts()
    texts = [*printed["clans"].values(), *printed["ports"].values(), *printed["tiles"].values()]
    texts += [topic["text"] for topic in printed["topics"]]
    assert not [text for text in texts if "<" in text]
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


def thought(bot: str) -> Thought:
    match = new_match("caledonia", {"players": 2}, 5)
    return Thought("caledonia", dict(match.options), match.layout, [], match.seat, bot, 1)


def test_bots_think_in_workers_and_failures_stay_there() -> None:
    async def story() -> None:
        pool = BotPool(2, 20)
        numbers = await asyncio.gather(*(pool.think(thought("random")) for _ in range(8)))
        assert set(numbers) == {think(thought("random"))}
        with pytest.raises(BotFailed, match="no bot"):
            await pool.think(thought("nobody"))
        assert await pool.think(thought("random")) == numbers[0]
        await pool.close()

    asyncio.run(story())


def test_a_bot_that_takes_too_long_is_given_up() -> None:
    async def story() -> None:
        pool = BotPool(1, 0.01)  # not even the start of a worker is that fast
        with pytest.raises(BotFailed, match="no answer"):
            await pool.think(thought("random"))
        await pool.close()

    asyncio.run(story())


def test_a_worker_that_dies_is_reported_and_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        pool = BotPool(2, 20)
        with monkeypatch.context() as broken:
            broken.setattr("sys.executable", "/bin/false")
            with pytest.raises(BotFailed, match="random gave no answer"):
                await asyncio.gather(*(pool.think(thought("random")) for _ in range(6)))
        assert await pool.think(thought("random")) == think(thought("random"))
        await pool.close()

    asyncio.run(story())
