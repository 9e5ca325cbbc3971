"""The worker processes of the bots. A bot that is slow or fails costs nobody else's time.

Bots that answer at once and bots that think for long have workers of their own, so that the former never wait
for the latter. Among those that wait the queue is fair (bot_queue.py), and long thinking has a budget.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field

from msgspec import json
from msgspec.structs import replace

from clachan.bots.bot import BadBot, read_bot
from clachan.core.errors import ClachanError
from clachan.core.message import refusal
from clachan.server.advising import Advised
from clachan.server.bot_places import BotFailed, BotPlace, Near, PlaceGone, Process, Worker
from clachan.server.bot_queue import Budgets, FairQueue
from clachan.server.bot_worker import SESSIONS_MOST, Answer, BotQuestion, Errand
from clachan.server.judging import Judging
from clachan.server.studying import Reading, StudyTask
from clachan.server.told import said_again
from clachan.server.warning import Weighing

LONG_NICE = 10  # whoever thinks for long makes way for the server and for those who answer at once
GUEST_SECONDS, ALL_SECONDS = 40.0, 50.0
"""Of long thinking a minute: for one guest's bots, for all together on this machine."""
LONG, QUICK = "long", "quick"


@dataclass(eq=False)
class Job:
    """A question that waits for its answer."""

    question: Errand
    answer: asyncio.Future[Answer]


@dataclass(eq=False)
class Lane:
    """Some workers and those who wait for them. A table's seat is always served at the same place."""

    places: list[BotPlace]
    seconds: float
    budgets: Budgets | None = None
    queue: FairQueue[Job] = field(default_factory=FairQueue)
    _homes: OrderedDict[tuple[str, int], BotPlace] = field(default_factory=OrderedDict)
    _far: dict[str, BotPlace] = field(default_factory=dict)
    _tasks: set[asyncio.Task[None]] = field(default_factory=set)
    _alarm: asyncio.TimerHandle | None = None
    _closed: bool = False

    async def answer(self, question: Errand, guest: str) -> Answer:
        job = Job(replace(question, seconds=self.seconds), asyncio.get_running_loop().create_future())
        self.queue.put(guest, question.table, job)
        self.serve()
        try:
            return await job.answer
        finally:
            self.queue.remove(guest, question.table, job)

    def serve(self) -> None:
        """Put every worker that is free to work."""
        if self._closed:
            return
        for place in self.places:
            while not place.busy and (taken := self._next(place)):
                guest, job = taken
                if job.answer.done():  # whoever asked has gone
                    self.queue.done(guest, 0.0)
                    continue
                place.busy = True
                task = asyncio.create_task(self._work(place, guest, job))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)
        self._set_alarm()

    def set_far(self, far: Mapping[str, BotPlace]) -> None:
        """The places of other machines by their names, as they are from now on; those that stay are kept.

        Whoever thinks for long does so there first; who answers at once is nearer here.
        """
        known = {name: place for name, place in self._far.items() if place in self.places}
        self._far = {name: known.get(name, place) for name, place in far.items()}
        near, others = [place for place in self.places if not place.far], list(self._far.values())
        self.places = others + near if self.budgets else near + others
        self.serve()

    def _next(self, place: BotPlace) -> tuple[str, Job] | None:
        return self.queue.take(
            lambda guest: self._wait(guest, place) <= 0, lambda job: self._fits(job, place)
        )

    def _wait(self, guest: str, place: BotPlace) -> float:
        """Seconds until a guest's bots may think there: other machines' time is not of our budget for all."""
        if self.budgets is None:
            return 0.0
        return self.budgets.wait_alone(guest) if place.far else self.budgets.wait(guest)

    def _fits(self, job: Job, place: BotPlace) -> bool:
        """At the same place as before, with its plans; elsewhere if that one is gone or has no time left."""
        home = self._homes.get((job.question.table, job.question.seat), place)
        return home is place or home not in self.places or (place.far and self._wait("", home) > 0)

    def _set_alarm(self) -> None:
        """When the first of those may be served who wait for time to think."""
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        waits = [self._wait(guest, place) for guest in self.queue.guests() for place in self.places]
        if waits and (longer := [wait for wait in waits if wait > 0]):
            self._alarm = asyncio.get_running_loop().call_later(min(longer) + 0.01, self.serve)

    async def _work(self, place: BotPlace, guest: str, job: Job) -> None:
        spent, answer = 0.0, job.answer
        try:
            given = await place.ask(job.question)
            spent = given.spent
            if not answer.done():
                answer.set_result(given)
        except PlaceGone:
            self.places = [one for one in self.places if one is not place]
            if not answer.done():
                self.queue.put(guest, job.question.table, job)
        except Exception as error:
            spent = self.seconds if isinstance(error, BotFailed) else 0.0
            if not answer.done():
                answer.set_exception(error)
        finally:
            self._keep_home(job.question, place)
            self.queue.done(guest, spent)
            if self.budgets:
                self.budgets.spend(guest, spent, alone=place.far)
            place.busy = False
            self.serve()

    def _keep_home(self, question: Errand, place: BotPlace) -> None:
        if question.table and place in self.places:
            key = (question.table, question.seat)
            self._homes[key] = place
            self._homes.move_to_end(key)
            if len(self._homes) > SESSIONS_MOST * len(self.places):
                self._homes.popitem(last=False)

    async def close(self) -> None:
        self._closed = True
        if self._alarm:
            self._alarm.cancel()
        for task in self._tasks:
            task.cancel()
        for place in self.places:
            place.close()
        await asyncio.gather(*self._tasks, return_exceptions=True)


class BotPool:
    """One worker for bots that answer at once, one for studies, all others for those that think for long."""

    def __init__(
        self,
        workers: int,
        seconds: float,
        budgets: Budgets | None = None,
        start: Callable[[int], Worker] = Process,
    ) -> None:
        thinkers = max(1, workers - 1)
        self._threads = ThreadPoolExecutor(thinkers + 2, "bots")
        long: list[BotPlace] = [Near(lambda: start(LONG_NICE), self._threads) for _ in range(thinkers)]
        budgets = budgets or Budgets(GUEST_SECONDS, ALL_SECONDS)
        self._long = Lane(long, seconds, budgets)
        self._quick = Lane([Near(lambda: start(0), self._threads)], seconds)
        self._study = Lane([Near(lambda: start(LONG_NICE), self._threads)], seconds)
        self.lanes = {LONG: self._long, QUICK: self._quick}

    async def think(self, question: BotQuestion, guest: str = "") -> int:
        """The number that a bot chooses; BotFailed if it raises or takes too long, WorkerLost if all died."""
        lane = self._quick if is_quick(question.bot) else self._long
        answer = await lane.answer(question, guest)
        if answer.number is None:
            raise BotFailed(refusal("bot-failed", bot=str(question.bot), fault=str(answer.fault)))
        return answer.number

    async def advise(self, question: BotQuestion, guest: str = "") -> list[Advised]:
        """The best actions with the points expected after them and why, the best first."""
        answer = await self._long.answer(question, guest)
        if answer.fault:
            raise BotFailed(refusal("bot-failed", bot=str(question.bot), fault=str(answer.fault)))
        return answer.hints

    async def read(self, record: str, guest: str) -> Reading:
        """A record that somebody brings, as a table is made of it."""
        return json.decode(await self._found(StudyTask(record or " "), guest), type=Reading)

    async def study(self, study: StudyTask, guest: str) -> bytes:
        """What is found by going through a game."""
        return await self._found(study, guest)

    async def judge(self, judging: Judging, guest: str) -> str:
        """What is found out about a decision of a game that is over; it is thought about for long."""
        answer = await self._long.answer(judging, guest)
        if answer.fault:
            raise BotFailed(answer.fault)
        return answer.found

    async def weigh(self, weighing: Weighing, guest: str) -> str:
        """What is to be said before a move is played; nothing if it is fine."""
        answer = await self._long.answer(weighing, guest)
        if answer.fault:
            raise BotFailed(answer.fault)
        return answer.found

    async def _found(self, study: StudyTask, guest: str) -> bytes:
        answer = await self._study.answer(study, guest)
        if answer.fault:
            raise ClachanError(said_again(answer.why) if answer.why else answer.fault)
        return answer.found.encode()

    async def close(self) -> None:
        for lane in (self._long, self._quick, self._study):
            await lane.close()
        self._threads.shutdown()


def is_quick(bot: str) -> bool:
    """Whether a bot is known to answer at once."""
    try:
        return read_bot(bot)[0].quick
    except BadBot:
        return True  # so that its refusal comes at once, too
