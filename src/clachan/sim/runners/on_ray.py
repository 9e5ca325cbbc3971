"""Games on a Ray cluster: the one the caller has joined, the one that RAY_ADDRESS names, or a local one."""

import logging
import os
import sys
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from clachan.core.errors import ClachanError
from clachan.core.message import refusal
from clachan.sim.runners import AHEAD_PER_JOB, Losses, Work
from clachan.sim.runners.processes import Processes

STORE_BYTES = 100 * 1024 * 1024  # of shared memory for a local cluster: results are small


class OnRay:
    """Tasks go to whichever machine has a free core; a task whose worker dies goes out again."""

    def cores(self) -> int:
        ray = _imported()
        if ray.is_initialized() or "RAY_ADDRESS" in os.environ:
            with _joined(ray, 1):
                return max(1, int(ray.cluster_resources().get("CPU", 1)))
        return Processes().cores()

    def results(self, work: Work, tasks: Sequence[Any], jobs: int) -> Iterator[tuple[int, Any]]:
        ray = _imported()
        with _joined(ray, jobs):
            yield from _done(ray, work, tasks, AHEAD_PER_JOB * jobs)


def _done(ray: Any, work: Work, tasks: Sequence[Any], ahead: int) -> Iterator[tuple[int, Any]]:
    # Ray's own retries are off: ours count, so that a fatal task is named and given up.
    play = ray.remote(num_cpus=1, max_retries=0)(_played)
    shared = ray.put(work)
    todo, losses = deque(range(len(tasks))), Losses(tasks)
    under_way: dict[Any, int] = {}
    while todo or under_way:
        while todo and len(under_way) < ahead:
            number = todo.popleft()
            under_way[play.remote(shared, tasks[number])] = number
        (ready,), _ = ray.wait(list(under_way), num_returns=1)
        number = under_way.pop(ready)
        try:
            result = ray.get(ready)
        except ray.exceptions.RayTaskError as error:
            raise error.cause from error
        except ray.exceptions.RayError:
            losses.note(number)
            todo.appendleft(number)
        else:
            yield number, result


def _played(work: Work, task: Any) -> Any:
    return work(task)


def _imported() -> Any:
    try:
        import ray
    except ImportError as error:
        raise ClachanError(refusal("ray-needs")) from error
    return ray


@contextmanager
def _joined(ray: Any, jobs: int) -> Iterator[None]:
    """In a cluster, which is left again unless the caller had joined it before."""
    if ray.is_initialized():
        yield
        return
    quiet: dict[str, Any] = {"logging_level": logging.ERROR, "log_to_driver": False}
    if "RAY_ADDRESS" in os.environ:
        ray.init(**quiet)
    else:
        with _same_imports():
            ray.init(num_cpus=jobs, object_store_memory=STORE_BYTES, include_dashboard=False, **quiet)
    try:
        yield
    finally:
        ray.shutdown()


@contextmanager
def _same_imports() -> Iterator[None]:
    """What is started here imports from where this process does."""
    before = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, sys.path))
    try:
        yield
    finally:
        del os.environ["PYTHONPATH"]
        if before is not None:
            os.environ["PYTHONPATH"] = before
