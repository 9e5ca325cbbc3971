"""Games in processes of this machine."""

import multiprocessing
import multiprocessing.connection
import os
import signal
import threading
from collections import deque
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from clachan.sim.runners import AHEAD_PER_JOB, Losses, Work


def cores() -> int:
    """How many processes can play at once here."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Processes:
    """A pool of processes. When one dies its pool is lost: a new one does what was under way."""

    def cores(self) -> int:
        return cores()

    def results(self, work: Work, tasks: Sequence[Any], jobs: int) -> Iterator[tuple[int, Any]]:
        """With one job everything is done here, without a pool."""
        if jobs == 1:
            yield from ((number, work(task)) for number, task in enumerate(tasks))
            return
        todo, losses = deque(range(len(tasks))), Losses(tasks)
        # What was under way when a process died is done one by one, so that the culprit is found.
        suspects: deque[int] = deque()
        while todo or suspects:
            pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), begin_worker)
            under_way: dict[Future[Any], int] = {}
            try:
                yield from _done(pool, work, tasks, suspects, 1, under_way)
                yield from _done(pool, work, tasks, todo, AHEAD_PER_JOB * jobs, under_way)
            except BrokenProcessPool:
                lost = sorted(under_way.values())
                suspects.extendleft(reversed(lost))
                for number in lost:
                    losses.note(number)
            finally:
                pool.shutdown(wait=False, cancel_futures=True)


def _done(
    pool: ProcessPoolExecutor,
    work: Work,
    tasks: Sequence[Any],
    todo: "deque[int]",
    ahead: int,
    under_way: dict[Future[Any], int],
) -> Iterator[tuple[int, Any]]:
    """Keep some tasks in the pool; one is under way until its result is here."""
    while todo or under_way:
        while todo and len(under_way) < ahead:
            number = todo.popleft()
            try:
                under_way[pool.submit(work, tasks[number])] = number
            except BrokenProcessPool:
                todo.appendleft(number)
                raise
        for future in wait(under_way, return_when=FIRST_COMPLETED).done:
            result = future.result()
            yield under_way.pop(future), result


def begin_worker() -> None:
    """Let Ctrl-C end a worker at once without a traceback, and let none outlive a parent that was killed."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        multiprocessing.connection.wait([parent.sentinel])
        os._exit(1)
