"""What is told of a move: nothing to anybody before it is stored, and nothing to the log."""

import asyncio
from pathlib import Path

import pytest
from msgspec import json
from test_outages import GUEST, get_up, set_up, sit_down

from clachan.server.audience import Onlooker


def test_nobody_hears_of_a_move_that_is_not_stored(tmp_path: Path) -> None:
    async def story() -> None:
        store = await set_up(tmp_path / "t.db")
        live = await sit_down(store)
        heard: list[bytes] = []
        for guest in (GUEST, "onlooker"):
            await live.welcome(Onlooker(guest, guest, heard.append), [])
        heard.clear()
        seq, number = live.table.seq, live.table.match.game.legal_numbers(live.table.match.state)[0]
        async with store._one_writer:  # the write waits
            asked = asyncio.create_task(live.act(GUEST, seq, number))
            while live.table.seq == seq:
                await asyncio.sleep(0)
            for _ in range(20):
                await store.events_of("t")
            assert heard == [] and not asked.done()
        now = await asked
        assert [json.decode(message)["seq"] for message in heard] == [now, now]
        await get_up(live)
        await store.close()

    asyncio.run(story())


def test_moves_write_no_lines_into_the_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        store = await set_up(tmp_path / "t.db")
        live = await sit_down(store)
        caplog.clear()
        for _ in range(4):
            numbers = live.table.match.game.legal_numbers(live.table.match.state)
            await live.act(GUEST, live.table.seq, numbers[0])
        assert [record.getMessage() for record in caplog.records] == []
        await get_up(live)
        await store.close()

    with caplog.at_level("INFO"):
        asyncio.run(story())
