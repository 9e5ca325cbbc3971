"""Who is served when: workers that the tests control say in which order questions reach them."""

import asyncio
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

import pytest

from clachan.core.match import new_match
from clachan.server.bot_places import BotFailed, Near, WorkerLost
from clachan.server.bot_pool import BotPool
from clachan.server.bot_queue import Budgets, FairQueue, Patience
from clachan.server.bot_worker import Answer, BotQuestion, Errand, Sessions, question_of

sys.path.insert(0, str(Path(__file__).parents[1] / "sim"))
from deadly_bot import deadly_package


def question(bot: str, table: str = "") -> BotQuestion:
    return question_of(new_match("caledonia", {"players": 2}, 5), bot, 1, table)


def served(queue: FairQueue[str], costs: dict[str, float], most: int = 100) -> list[str]:
    """The order in which jobs are served, one after the other."""
    order: list[str] = []
    while len(order) < most and (taken := queue.take(lambda guest: True, lambda job: True)):
        order.append(taken[1])
        queue.done(taken[0], costs.get(taken[1], 1.0))
    return order


def test_a_guest_with_one_table_is_next_beside_one_with_forty() -> None:
    queue: FairQueue[str] = FairQueue()
    for table in range(40):
        queue.put("many", f"m{table}", f"m{table}")
    assert served(queue, {}, 3) == ["m0", "m1", "m2"]
    queue.put("one", "o", "o")
    assert served(queue, {}, 2) == ["o", "m3"]


def test_guests_share_time_and_not_questions() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(8):
        queue.put("slow", f"s{number}", f"s{number}")
        queue.put("fast", f"f{number}", f"f{number}")
    order = served(queue, {f"s{n}": 4.0 for n in range(8)} | {f"f{n}": 1.0 for n in range(8)}, 10)
    assert sum(job.startswith("f") for job in order) >= 7


def test_tables_of_a_guest_take_turns() -> None:
    queue: FairQueue[str] = FairQueue()
    for job in ("a1", "a2", "a3", "b1", "b2"):
        queue.put("guest", job[0], job)
    assert served(queue, {}) == ["a1", "b1", "a2", "b2", "a3"]


def test_time_that_was_not_used_is_not_saved_up() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(20):
        queue.put("busy", f"b{number}", f"b{number}")
    served(queue, {}, 10)
    for number in range(5):
        queue.put("late", f"l{number}", f"l{number}")
    order = served(queue, {}, 6)
    assert 2 <= sum(job.startswith("l") for job in order) <= 4


def test_thinking_is_budgeted_for_a_guest_and_for_all() -> None:
    clock = [0.0]
    budgets = Budgets(40.0, 60.0, lambda: clock[0])  # seconds a minute
    assert budgets.wait("ann") == 0
    budgets.spend("ann", 130.0)  # a guest had saved up 120, all together 60
    assert budgets.wait("ann") == budgets.wait("bob") == pytest.approx(70.0)
    clock[0] += 70.0
    assert budgets.wait("ann") == budgets.wait("bob") == 0
    for _ in range(4):  # no more than comes in for all, but more than comes in for one
        budgets.spend("ann", 55.0)
        clock[0] += 60.0
    assert budgets.wait("bob") == 0 and budgets.wait("ann") > 0


class Controlled:
    """Workers that answer when they are told to; what reaches them is noted."""

    def __init__(self) -> None:
        self.reached: list[str] = []
        self.go = threading.Semaphore(0)

    def start(self, nice: int) -> "Controlled":
        return self

    def ask(self, question: Errand) -> Answer:
        self.reached.append(question.table)
        if question.bot == "expert":
            self.go.acquire()
        return Answer(number=0, spent=1.0)

    def end(self) -> None:
        self.go.release()


def test_an_easy_bot_answers_while_forty_expert_tables_wait() -> None:
    """Not one expert has answered, and the easy bot of another guest has; so has one of the same guest."""

    async def story() -> None:
        workers = Controlled()
        pool = BotPool(3, 20, Budgets(1e9, 1e9), workers.start)
        experts = [asyncio.create_task(pool.think(question("expert", f"x{n}"), "many")) for n in range(40)]
        await asyncio.sleep(0)
        assert await pool.think(question("easy", "e"), "one") == 0
        assert await pool.think(question("normal", "n"), "many") == 0
        assert not any(task.done() for task in experts)
        late = asyncio.create_task(pool.think(question("expert", "late"), "one"))
        await asyncio.sleep(0)
        for _ in range(41):
            workers.go.release()
        await asyncio.gather(late, *experts)
        experts_served = [table for table in workers.reached if table not in "en"]
        assert experts_served.index("late") <= 5  # two think already, and a guest's share is by time
        await pool.close()

    asyncio.run(story())


def test_whoever_is_over_budget_waits_and_others_are_served() -> None:
    async def story() -> None:
        workers, clock = Controlled(), [0.0]
        pool = BotPool(2, 20, Budgets(10.0, 1e9, lambda: clock[0]), workers.start)
        for _ in range(100):
            workers.go.release()
        for number in range(30):  # ten a minute and three minutes saved up: thirty seconds
            await pool.think(question("expert", f"a{number}"), "ann")
        clock[0] = -1.0  # a second is overdrawn
        waiting = asyncio.create_task(pool.think(question("expert", "over"), "ann"))
        await pool.think(question("expert", "b"), "bob")
        assert not waiting.done() and workers.reached[-1] == "b"
        clock[0] = 120.0
        await pool.think(question("expert", "c"), "bob")
        await waiting
        await pool.close()

    asyncio.run(story())


def test_whoever_asks_on_does_not_wait_for_a_game_that_nobody_waits_for() -> None:
    """A review asks for one decision after the other; the expert's game goes on beside it, slowly."""

    async def story() -> None:
        workers, clock = Controlled(), [100.0]
        pool = BotPool(2, 20, Budgets(1e9, 1e9, lambda: clock[0], patient={"day"}), workers.start)
        for _ in range(100):
            workers.go.release()
        await pool.think(question("expert", "d"), "day")  # nobody else is there
        await pool.think(question("expert", "r"), "ann")
        games = [asyncio.create_task(pool.think(question("expert", "d"), "day")) for _ in range(3)]
        for _ in range(12):
            await pool.think(question("expert", "r"), "ann")
            clock[0] += 1.0
        between = workers.reached[2:]
        assert between.count("r") == 12 and 1 <= between.count("d") <= 2
        clock[0] += Patience.PAUSE
        await pool.think(question("expert", "o"), "day")  # and on at once when the others have gone
        await asyncio.gather(*games)
        await pool.close()

    asyncio.run(story())


def test_patience_is_for_those_for_whom_nobody_waits() -> None:
    clock = [0.0]
    patience = Patience({"day"}, lambda: clock[0])
    patience.spend("day", 50.0)
    assert patience.wait("day") == patience.wait("ann") == 0, "nobody else thinks"
    patience.spend("ann", 1.0)
    patience.spend("day", Patience.SECONDS)
    assert patience.wait("ann") == 0 and patience.wait("day") == Patience.PAUSE
    for _ in range(59):
        clock[0] += 1.0
        patience.spend("ann", 1.0)
    assert patience.wait("day") == pytest.approx(1.0), "its share of a minute comes also to the patient"


def test_bots_think_in_workers_and_failures_stay_there() -> None:
    async def story() -> None:
        pool = BotPool(2, 20)
        numbers = await asyncio.gather(*(pool.think(question("random")) for _ in range(8)))
        assert set(numbers) == {Sessions().answer(question("random"))}
        with pytest.raises(BotFailed, match="no bot"):
            await pool.think(question("nobody"))
        assert await pool.think(question("random")) == numbers[0]
        await pool.close()

    asyncio.run(story())


def test_a_bot_that_takes_too_long_is_given_up() -> None:
    async def story() -> None:
        pool = BotPool(2, 0.5)
        with pytest.raises(BotFailed, match="no answer in"):
            await pool.think(question("mcts:time=60"))
        await pool.close()

    asyncio.run(story())


def with_deadly(folder: Path, deaths: int, monkeypatch: pytest.MonkeyPatch) -> None:
    deadly_package(folder, deaths)
    monkeypatch.syspath_prepend(str(folder))


def test_a_worker_that_is_killed_is_asked_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The answer is that of the bot, not any answer."""
    with_deadly(tmp_path, 2, monkeypatch)

    async def story() -> None:
        pool = BotPool(2, 20)
        assert await pool.think(question("deadly", "t")) == Sessions().answer(question("random", "t"))
        await pool.close()

    asyncio.run(story())
    assert (tmp_path / "marks").read_text() == "xx"


def test_a_worker_that_dies_again_and_again_is_no_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_deadly(tmp_path, 3, monkeypatch)

    async def story() -> None:
        pool = BotPool(2, 20)
        with pytest.raises(WorkerLost, match="deadly gave no answer"):
            await pool.think(question("deadly", "t"))
        assert await pool.think(question("deadly", "t")) == Sessions().answer(question("random", "t"))
        await pool.close()

    asyncio.run(story())


def test_a_worker_that_starts_while_its_place_closes_is_ended_too() -> None:
    ended: list[str] = []
    closers: list[threading.Thread] = []

    class Late(Controlled):
        def ask(self, question: Errand) -> Answer:
            closers[0].join()
            if ended:
                raise EOFError("it was ended")
            return Answer(number=0)

        def end(self) -> None:
            ended.append("late")

    def start() -> Late:
        closers.append(threading.Thread(target=place.close))
        closers[0].start()
        closers[0].join(0.1)  # who does not wait for the start has closed by now, and would miss it
        return Late()

    async def story() -> None:
        with suppress(WorkerLost):
            await place.ask(question("easy"))

    with ThreadPoolExecutor(1) as threads:
        place = Near(start, threads)
        asyncio.run(story())
    assert ended == ["late"] and len(closers) == 1
