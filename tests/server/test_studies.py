"""What takes a while is read in a worker process: uploaded records, and the path of a game."""

import asyncio
import random
import threading
from pathlib import Path
from typing import Any

import pytest
from test_outages import set_up

from clachan.core.errors import ClachanError
from clachan.core.match import Match, new_match
from clachan.core.record import write_record
from clachan.server.bot_pool import BotPool
from clachan.server.bot_worker import Answer, Errand, question_of
from clachan.server.live_table import Services
from clachan.server.loading import read_table
from clachan.server.notices import Notices
from clachan.server.replay import standings_of
from clachan.server.studying import StudyTask, read, standings_wanted, studied
from clachan.server.table_registry import TableRegistry
from clachan.server.told import Told, why
from clachan.server.webhooks import HookSender, PublicOnly
from clachan.server.writer import Writer


def played(game: str, plies: int = 10_000) -> Match:
    match, rng = new_match(game, {"players": 2}, 5), random.Random(3)
    while not match.over and match.ply < plies:
        match.play(match.game.catalogue[rng.choice(match.game.legal_numbers(match.state))])
    return match


class Stuck:
    """A worker that reads nothing until it is told to, while others answer at once."""

    def __init__(self) -> None:
        self.go = threading.Event()
        self.reached: list[Errand] = []

    def start(self, nice: int) -> "Stuck":
        return self

    def ask(self, question: Errand) -> Answer:
        self.reached.append(question)
        if not isinstance(question, StudyTask):
            return Answer(number=0)
        self.go.wait()
        return Answer(found=studied(question))

    def end(self) -> None:
        self.go.set()


@pytest.mark.parametrize("plies", [60, 10_000])
def test_an_uploaded_record_is_read_in_a_worker_and_holds_nobody_up(plies: int, tmp_path: Path) -> None:
    match = played("caledonia", plies)

    async def story() -> None:
        store, worker = await set_up(tmp_path / "t.db"), Stuck()
        pool = BotPool(2, 20, start=worker.start)
        services = Services(store, Writer(store), pool, 0.0, Notices(store, HookSender(PublicOnly(()))))
        uploading = asyncio.create_task(TableRegistry(services).upload("ann", write_record(match)))
        while not worker.reached:
            await asyncio.sleep(0.01)
        assert await pool.think(question_of(match.branch(0), "easy", 1)) == 0  # somebody else's bot
        assert not uploading.done()
        worker.go.set()
        kept = await read_table(store, await uploading)
        assert kept.table.match.actions == match.actions and kept.frozen is None
        assert kept.table.over == match.over and (await store.kept(kept.table.row.id)).over == match.over
        wanted: Any = standings_of(kept.table)
        assert (
            await pool.study(standings_wanted(kept.table.match), "ann")
            == studied(standings_wanted(match)).encode()
        )
        assert studied(standings_wanted(match)).count('"ply"') == len(wanted.standings)
        await pool.close()
        await store.close()

    asyncio.run(story())


def told_here(wrong: str) -> Told:
    with pytest.raises(ClachanError) as refused:
        read(wrong or " ")
    return why(refused.value)


def test_what_is_wrong_with_a_record_is_told() -> None:
    async def story() -> None:
        pool = BotPool(2, 20)
        text = write_record(played("glenmore", 30))
        assert (await pool.read(text, "ann")).ply == 30
        for wrong in ("", "rubbish", text + "p9 nothing\n", text.replace("glenmore", "nowhere")):
            with pytest.raises(ClachanError) as refused:
                await pool.read(wrong, "ann")
            assert told_here(wrong) == why(refused.value)  # in words that pages have
        assert (await pool.read(text, "ann")).ply == 30
        await pool.close()

    asyncio.run(story())
