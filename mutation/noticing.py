"""Runs tests against faults: each fault has a copy of the process to itself, which a failing test ends.

The tests are loaded once, and run once without a fault to learn which lines each of them executes. A fault is
then shown only to tests that execute its statement, first to those that noticed something in that function.
"""

import contextlib
import gc
import mmap
import os
import resource
import signal
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from pathlib import Path

import coverage
import pytest

from mutation.faults import Fault, Source
from mutation.memory import Memory, Watched
from mutation.planting import plant

ALIVE, NOTICED, UNSEEN, BROKEN = "alive", "noticed", "unseen", "broken"
# Processor time that a test may take: an endless loop is a fault that is noticed.
PATIENCE, TIMES = 1.0, 4
MEMORY = 1 << 30
# Seconds of tests before the first copy of the process.
WARM_UP = 8.0


@dataclass
class Result:
    fault: Fault
    verdict: str
    test: str = ""
    endless: bool = False


@dataclass
class Known:
    """What the run without a fault told: how long each test takes, and who executes which line."""

    seconds: list[float] = field(default_factory=list)
    files: list[str] = field(default_factory=list)
    by_line: dict[tuple[str, int], set[int]] = field(default_factory=lambda: defaultdict(set))
    lines: Counter[tuple[str, int]] = field(default_factory=Counter)  # by file and test: how many it executes
    total: Counter[int] = field(default_factory=Counter)
    turns: list[int] = field(
        default_factory=list
    )  # by test: its place where each brings the most that is new

    def spread(self) -> None:
        """Again and again the test with most lines, for its time, that no test before it executes."""
        executed = [0] * len(self.seconds)
        for bit, tests in enumerate(self.by_line.values()):
            for test in tests:
                executed[test] |= 1 << bit
        self.turns = [len(executed)] * len(executed)
        left, known = set(range(len(executed))), 0
        for turn in range(len(executed)):
            gains = {
                test: (executed[test] & ~known).bit_count() / (0.05 + self.seconds[test]) for test in left
            }
            best = max(sorted(left), key=gains.__getitem__)
            if gains[best] == 0:
                break
            known |= executed[best]
            self.turns[best] = turn
            left.remove(best)

    def devotion(self, test: int, file: str) -> float:
        """How much of what a test executes lies in this file."""
        return self.lines[file, test] / self.total[test]


class Experiment:
    """A plugin of pytest that takes the place of its loop over the tests."""

    def __init__(
        self,
        sources: Iterable[Source],
        faults: list[Fault],
        workers: int,
        told: Callable[[Result], None],
        ready: Callable[[int, float], None],
        budget: float = 0,
        memory: Memory | None = None,
        wanted: str = "*",
        home: Callable[[Fault], Sequence[str]] = lambda fault: (),
    ) -> None:
        """With a budget a fault sees only tests that take so many seconds together, else all.

        `wanted` is the pattern of the test files that are used, `home` those that a fault sees first.
        """
        self.sources = {source.name: source for source in sources}
        self.faults, self.workers, self.told, self.ready = faults, workers, told, ready
        self.budget, self.wanted, self.home = budget, wanted, home
        self.memory = memory or Memory()
        self.known = Known()
        self.failed: dict[int, str] = {}  # tests that fail without any fault, and so tell nothing
        self.caught: dict[str, list[int]] = defaultdict(
            list
        )  # by function: tests that noticed, the last one first

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = [item for item in session.items if fnmatchcase(item.path.name, self.wanted)]
        self._learn(items)
        self.known.spread()
        self._warm_up(items)
        self.ready(len(items), sum(self.known.seconds))
        self._work(items)
        return True

    def _learn(self, items: list[pytest.Item]) -> None:
        self._watch([item for item in items if not self.memory.known(item.nodeid, item.path)])
        for number, item in enumerate(items):
            watched = self.memory.tests[item.nodeid]
            if watched.failed:
                self.failed[number] = item.nodeid
            self.known.seconds.append(watched.seconds)
            self.known.files.append(item.path.name)
            for file, lines in watched.lines.items():
                for line in lines:
                    self.known.by_line[file, line].add(number)
                self.known.lines[file, number] += len(lines)
                self.known.total[number] += len(lines)

    def _warm_up(self, items: list[pytest.Item]) -> None:
        """Run some tests of each file here, so that what is made once is not made again in every copy."""
        begun = time.process_time()
        tests = [test for test in range(len(items)) if test not in self.failed]
        for test in self._mixed(sorted(tests, key=lambda test: self.known.seconds[test])):
            if time.process_time() - begun > WARM_UP:
                break
            run_test(items[test])

    def _watch(self, items: list[pytest.Item]) -> None:
        """Run the tests that are new or have changed, and remember what they execute."""
        paths = {str(source.path): source.name for source in self.sources.values()}
        watch = coverage.Coverage(data_file=None, include=list(paths), config_file=False)
        watch.set_option("run:core", "ctrace")
        watch.start()
        for number, item in enumerate(items):
            watch.switch_context(str(number))
            begun, failed = time.process_time(), False
            try:
                run_test(item)
            except BaseException:
                failed = True
            self.memory.add(item.nodeid, item.path, Watched(time.process_time() - begun, {}, failed))
        watch.stop()
        data = watch.get_data()
        for path in data.measured_files():
            for line, contexts in data.contexts_by_lineno(path).items():
                for number in (int(context) for context in contexts if context):
                    self.memory.tests[items[number].nodeid].lines.setdefault(paths[path], []).append(line)
        self.memory.keep()

    def order(self, fault: Fault) -> list[int]:
        """The tests that execute the place of a fault, the most promising first."""
        executing = {test for place in self._places(fault) for test in self.known.by_line.get(place, ())}
        executing -= set(self.failed)
        before = [test for test in self.caught[self._home(fault)] if test in executing]
        rest = sorted(executing - set(before), key=lambda test: -self._promise(test, fault.file))
        home = self.home(fault)
        at_home = [test for test in rest if self._is_named(test, home)]
        others = [test for test in rest if not self._is_named(test, home)]
        return self._affordable([*before, *at_home, *self._mixed(others)])

    def _is_named(self, test: int, patterns: Sequence[str]) -> bool:
        return any(fnmatchcase(self.known.files[test], pattern) for pattern in patterns)

    def _mixed(self, tests: list[int]) -> list[int]:
        """In turn the next one, and the next of those that are most different from each other."""
        spread = sorted(tests, key=self.known.turns.__getitem__)
        return list(dict.fromkeys(test for pair in zip(tests, spread, strict=True) for test in pair))

    def _promise(self, test: int, file: str) -> float:
        """A test that is short, and mostly about this file, comes first."""
        return self.known.devotion(test, file) / (0.02 + self.known.seconds[test])

    def _affordable(self, tests: list[int]) -> list[int]:
        """A test that takes too long gives way to the next ones."""
        if not self.budget:
            return tests
        chosen, left = list[int](), self.budget
        for test in tests:
            if self.known.seconds[test] <= left:
                chosen.append(test)
                left -= self.known.seconds[test]
        return chosen or tests[:1]

    def _places(self, fault: Fault) -> set[tuple[str, int]]:
        places = {(fault.file, line) for line in fault.lines} if fault.function else set()
        for name in fault.tables:
            places |= {
                (source.name, line) for source in self.sources.values() for line in source.lines_naming(name)
            }
        return places

    def _home(self, fault: Fault) -> str:
        return f"{fault.file}:{fault.function}"

    def _work(self, items: list[pytest.Item]) -> None:
        running: dict[int, tuple[Fault, mmap.mmap]] = {}
        boards = [mmap.mmap(-1, 8) for _ in range(self.workers)]
        waiting = list(reversed(self.faults))
        gc.collect()
        gc.freeze()  # else a collection in a copy of the process would touch, and so copy, all its memory
        while waiting or running:
            if waiting and boards:
                fault = waiting.pop()
                tests = self.order(fault)
                if not tests:
                    self.told(Result(fault, UNSEEN))
                    continue
                board = boards.pop()
                child = os.fork()
                if child == 0:
                    self._suffer(fault, tests, items, board)
                running[child] = fault, board
                continue
            child, status = os.wait()
            fault, board = running.pop(child)
            boards.append(board)
            self._judge(fault, status, int.from_bytes(board[:8], "little"), items)

    def _judge(self, fault: Fault, status: int, test: int, items: list[pytest.Item]) -> None:
        code = os.waitstatus_to_exitcode(status)
        if code == 0:
            self.told(Result(fault, ALIVE))
        elif code == 2:
            self.told(Result(fault, BROKEN))
        else:
            tests = self.caught[self._home(fault)]
            if test in tests:
                tests.remove(test)
            tests.insert(0, test)
            self.told(Result(fault, NOTICED, items[test].nodeid, code < 0))

    def _suffer(self, fault: Fault, tests: list[int], items: list[pytest.Item], board: mmap.mmap) -> None:
        """In a process of its own, which ends here: what fails before the first test is no verdict."""
        try:
            _shut_in()
            plant(fault, self.sources[fault.file])
        except BaseException:
            os._exit(2)
        for test in tests:
            board[:8] = test.to_bytes(8, "little")
            signal.setitimer(signal.ITIMER_PROF, PATIENCE + TIMES * self.known.seconds[test])
            try:
                run_test(items[test])
            except BaseException:
                os._exit(1)
        os._exit(0)


def _shut_in() -> None:
    """A copy of the process that is silent and cannot take all memory."""
    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, 1)
    os.dup2(silence, 2)
    signal.signal(signal.SIGPROF, signal.SIG_DFL)
    used = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
    resource.setrlimit(resource.RLIMIT_AS, (used + MEMORY, used + MEMORY))
    sys.setrecursionlimit(2000)


def run_test(item: pytest.Item) -> None:
    """One test with its fixtures; what goes wrong is raised."""
    hook = item.ihook
    try:
        hook.pytest_runtest_setup(item=item)
        hook.pytest_runtest_call(item=item)
    finally:
        with contextlib.suppress(BaseException):
            hook.pytest_runtest_teardown(item=item, nextitem=None)


def experiment(tests: Path, run: Experiment) -> list[str]:
    """Load the tests and carry the experiment out; the tests that fail without any fault."""
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    quiet = ["-o", "addopts=--strict-markers", "--capture=no", "--assert=plain"]
    for plugin in (
        "terminal",
        "cacheprovider",
        "logging",
        "warnings",
        "faulthandler",
        "stepwise",
        "junitxml",
    ):
        quiet += ["-p", f"no:{plugin}"]
    ended = pytest.main([str(tests), *quiet], plugins=[run])
    if ended not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED) or not run.known.seconds:
        raise SystemExit(f"The tests in {tests} could not be loaded: pytest ended with {ended!r}.")
    return list(run.failed.values())
