"""Reviews while they are worked on: which games, how many of them, and what is kept in memory."""

import asyncio
import gc
import weakref
from collections.abc import Awaitable, Callable, Collection
from functools import cache
from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection
from test_outages import set_up
from test_reviews import GAMES, Here, finished
from test_setting_up import almost_over
from visitors import Guest

from clachan.core.record import write_record
from clachan.server import review_rows
from clachan.server.allowances import TooMuch
from clachan.server.judging import Judging, judge, judging_of, read_found
from clachan.server.live_table import Services
from clachan.server.notices import Notices
from clachan.server.reviewing import AT_ONCE, Reviewer, shown
from clachan.server.store import LeaseLost, Store
from clachan.server.table_registry import TableRegistry
from clachan.server.webhooks import HookSender, PublicOnly
from clachan.server.writer import Writer
from clachan.sim.analyse import Task, decisions
from clachan.sim.verdicts import MissedChance


@cache
def judged_once(ply: int, chance: MissedChance | None) -> str:
    """All tables here have the same game."""
    return judge(judging_of(finished(), Task(ply, chance), GAMES))


class Waiting(Here):
    """Judges when it is let."""

    def __init__(self) -> None:
        super().__init__()
        self.go_on = asyncio.Event()
        self.begun = asyncio.Event()
        self.error: Exception | None = None

    async def judge(self, judging: Judging, guest: str) -> str:
        self.begun.set()
        await self.go_on.wait()
        if self.error:
            raise self.error
        return await asyncio.to_thread(judged_once, judging.ply, judging.chance)


Story = Callable[[Store, Waiting, TableRegistry], Awaitable[None]]


def run(path: Path, story: Story) -> None:
    async def whole() -> None:
        store, pool = await set_up(path / "t.db"), Waiting()
        services = Services(store, Writer(store), pool, 0.0, Notices(store, HookSender(PublicOnly(()))))
        await story(store, pool, TableRegistry(services, idle_seconds=-1))  # they sleep as soon as they may
        await pool.close()
        await store.close()

    asyncio.run(whole())


async def bring(registry: TableRegistry) -> str:
    return await registry.upload("ann", write_record(finished()))


def test_a_game_whose_last_turn_may_be_taken_back_is_not_reviewed(guest: Guest) -> None:
    record = write_record(almost_over("caledonia", 1, 5))
    table = guest.http.post("/api/records", content=record).json()["table"]
    link = guest.open(table)
    link.ask("sit", seat=0)
    link.ask("prefer", seat=0, confirm=True, single=False, auto_pass=False)
    link.ask("act", seq=link.update["seq"], number=link.update["legal"][0]["number"])
    assert link.update["held"] == 0 and link.update["view"]["over"] and link.update["undo_to"] is not None
    assert guest.http.get(f"/api/tables/{table}/review").status_code == 409
    assert guest.http.post(f"/api/tables/{table}/review", json={"games": 8}).status_code == 409
    replay = guest.http.get(f"/api/tables/{table}/replay").json()
    assert not replay["over"] and replay["scores"] == []
    assert not any("score" in line["kind"] for step in replay["steps"] for line in step["lines"])
    link.ask("end_turn", seq=link.update["seq"])
    assert guest.http.get(f"/api/tables/{table}/review").status_code == 200
    assert len(guest.http.get(f"/api/tables/{table}/replay").json()["scores"]) == 1


def test_a_table_does_not_sleep_while_its_game_is_thought_about(tmp_path: Path) -> None:
    """Asleep it could go to another process, and what is found here could not be kept any more."""

    async def story(store: Store, pool: Waiting, registry: TableRegistry) -> None:
        reviewer, table = Reviewer(), await bring(registry)
        live = await registry.live_table(table)
        review = await reviewer.begin(live, "ann", GAMES)
        await pool.begun.wait()
        await registry.sweep_once()
        assert await registry.live_table(table) is live
        pool.go_on.set()
        await reviewer.settled(live)
        assert review.done
        await registry.sweep_once()
        assert registry.open_tables == 0

    run(tmp_path, story)


def test_a_review_is_forgotten_with_its_table(tmp_path: Path) -> None:
    async def story(store: Store, pool: Waiting, registry: TableRegistry) -> None:
        reviewer, table = Reviewer(), await bring(registry)
        pool.go_on.set()
        live = await registry.live_table(table)
        await reviewer.begin(live, "ann", GAMES)
        await reviewer.settled(live)
        seen = weakref.ref(await reviewer.look(live))
        assert seen() is not None
        await registry.sweep_once()
        del live
        gc.collect()
        assert seen() is None
        again = await reviewer.look(await registry.live_table(table))
        assert again is not None and again.done

    run(tmp_path, story)


def test_a_guest_has_so_many_reviews_at_a_time(tmp_path: Path) -> None:
    async def story(store: Store, pool: Waiting, registry: TableRegistry) -> None:
        reviewer = Reviewer()
        tables = [await registry.live_table(await bring(registry)) for _ in range(AT_ONCE + 1)]
        for live in tables[:-1]:
            await reviewer.begin(live, "ann", GAMES)
        await reviewer.begin(tables[0], "ann", GAMES)  # one that is at work does not count again
        with pytest.raises(TooMuch):
            await reviewer.begin(tables[-1], "ann", GAMES)
        await reviewer.begin(tables[-1], "ben", GAMES)
        pool.go_on.set()
        for live in tables:
            await reviewer.settled(live)
        third = await registry.live_table(await bring(registry))
        await reviewer.begin(third, "ann", GAMES)
        await reviewer.settled(third)

    run(tmp_path, story)


def test_whoever_presses_twice_sees_the_one_that_is_at_work(tmp_path: Path) -> None:
    async def story(store: Store, pool: Waiting, registry: TableRegistry) -> None:
        reviewer = Reviewer()
        live = await registry.live_table(await bring(registry))
        found = await asyncio.gather(*(reviewer.begin(live, name, GAMES) for name in ("ann", "ben")))
        pool.go_on.set()
        await reviewer.settled(live)
        assert found[0] is found[1] is await reviewer.look(live) and found[0].done

    run(tmp_path, story)


def test_a_fault_of_ours_is_shown_as_a_standstill(tmp_path: Path) -> None:
    async def story(store: Store, pool: Waiting, registry: TableRegistry) -> None:
        reviewer = Reviewer()
        live = await registry.live_table(await bring(registry))
        pool.error = ValueError("not foreseen")
        pool.go_on.set()
        review = await reviewer.begin(live, "ann", GAMES)
        await reviewer.settled(live)
        assert shown(review, []).stopped
        pool.error = None
        await reviewer.begin(live, "ann", GAMES)
        await reviewer.settled(live)
        assert (found := await reviewer.look(live)) and shown(found, []).done

    run(tmp_path, story)


def test_nothing_of_a_review_is_kept_by_who_has_lost_its_table(tmp_path: Path) -> None:
    """Another process may have judged more of it meanwhile."""

    async def story(store: Store, pool: Waiting, registry: TableRegistry) -> None:
        table = await bring(registry)
        text = judged_once(decisions(finished())[0], None)

        async def lost(connection: AsyncConnection, tables: Collection[str]) -> None:
            raise LeaseLost(next(iter(tables)))

        store.fence = lost
        with pytest.raises(LeaseLost):
            await review_rows.keep(store, table, GAMES, read_found(text, False, "caledonia"), text)
        assert await review_rows.kept(store, table, "caledonia") == []

    run(tmp_path, story)


def test_who_has_lost_a_table_reads_its_review_anew(tmp_path: Path) -> None:
    async def story(store: Store, pool: Waiting, registry: TableRegistry) -> None:
        reviewer = Reviewer()
        live = await registry.live_table(await bring(registry))
        pool.error = LeaseLost(live.table.row.id)
        pool.go_on.set()
        await reviewer.begin(live, "ann", GAMES)
        await reviewer.settled(live)
        pool.error = None
        elsewhere = Reviewer()
        await elsewhere.begin(live, "ann", GAMES)
        await elsewhere.settled(live)
        found = await reviewer.look(live)
        assert found is not None and found.done and not found.trouble

    run(tmp_path, story)
