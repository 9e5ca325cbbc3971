"""Where games are played: in processes of this machine, or on a Ray cluster. The results are the same.

A runner is given a function, tasks for it (most often batches of whole games), and how many may run at once.
It yields the number of each task with its result, as they come. The tasks of a worker that is lost are done
again, and a task that has ended its worker too often is given up.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Protocol

from clachan.core.errors import ClachanError
from clachan.core.message import refusal

LOSSES_MOST = 3  # a task is tried again this often
AHEAD_PER_JOB = 3  # tasks handed out beyond those that run, so that no worker waits

Work = Callable[[Any], Any]


class Runner(Protocol):
    """A way of doing many tasks at once."""

    def cores(self) -> int:
        """How many tasks can run at once."""
        ...

    def results(self, work: Work, tasks: Sequence[Any], jobs: int) -> Iterator[tuple[int, Any]]:
        """The number and the result of every task, in any order."""
        ...


RUNNERS = ("processes", "ray")


def open_runner(name: str) -> Runner:
    """The runner of this name; Ray is imported only when it is asked for."""
    if name == "processes":
        from clachan.sim.runners.processes import Processes

        return Processes()
    if name == "ray":
        from clachan.sim.runners.on_ray import OnRay

        return OnRay()
    raise ClachanError(refusal("unknown-runner", runner=repr(name), runners=tuple(RUNNERS)))


def in_order(results: Iterator[tuple[int, Any]]) -> Iterator[Any]:
    """The results in the order of their tasks, each as soon as all before it are there."""
    early: dict[int, Any] = {}
    due = 0
    for number, result in results:
        early[number] = result
        while due in early:
            yield early.pop(due)
            due += 1


class Losses:
    """How often each task was under way when its worker was lost."""

    def __init__(self, tasks: Sequence[Any]) -> None:
        self._tasks = tasks
        self._times: dict[int, int] = {}

    def note(self, number: int) -> None:
        """Count a loss; too many of one task end everything."""
        times = self._times[number] = self._times.get(number, 0) + 1
        if times > LOSSES_MOST:
            task = self._tasks[number]
            if isinstance(task, range):
                lost = refusal("games-given-up", first=task[0] + 1, last=task[-1] + 1, times=times)
            else:
                lost = refusal("task-given-up", task=number + 1, times=times)
            raise ClachanError(lost)
