"""Measures the web table against its baselines in one run: `scripts/bench-web [--json] [--quick]`.

Each figure is printed as soon as it is there: a run that is cut off has told what it found.
"""

import json
import sys
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from baseline import connections, echo, inserts
from glen import glen
from memory import memory
from moves import PLAYERS, TABLES, moves
from pair import pair
from screen import screens
from tests.chromium import CHROMIUM

from bots import bots

CROWD, RATE = 250, 320
Found = dict[str, Any]


class Row(NamedTuple):
    """A figure with its target, which it reaches from above or below, and the baseline it is divided by."""

    part: str
    name: str
    target: float
    at_least: bool
    value: Callable[[Found], float]
    baseline: Callable[[Found], tuple[str, float]]

    def measured(self, found: Found) -> dict[str, Any]:
        value, (words, under) = self.value(found), self.baseline(found)
        met = value >= self.target if self.at_least else value <= self.target
        ratio = round(value / max(0.1, under), 2)
        return {"measure": self.name, "measured": value, "met": met, "baseline": words, "ratio": ratio}

    def shown(self, found: Found) -> str:
        one, sign = self.measured(found), "≥" if self.at_least else "≤"
        verdict = "met" if one["met"] else "missed"
        return (
            f"{self.name:42} {one['measured']:9g}  {sign} {self.target:<5} {verdict:6}  "
            f"{one['ratio']:8g} × {one['baseline']}"
        )


def _of(*path: str) -> Callable[[Found], float]:
    def value(found: Found) -> float:
        inner: Any = found
        for key in path:
            inner = inner[key]
        return float(inner)

    return value


def _beside(words: str, *path: str) -> Callable[[Found], tuple[str, float]]:
    return lambda found: (f"{words}, {_of(*path)(found):g}", _of(*path)(found))


BARE = _beside("a bare connection", "connection", "connection_kb")
ROWS = (
    Row("sqlite", "stored moves per CPU-second", 700, True, _of("moves", "moves_per_cpu_second"),
        _beside("echo to four pages", "echo", "moves_per_cpu_second")),
    Row("sqlite", "stored moves per CPU-second", 700, True, _of("moves", "moves_per_cpu_second"),
        _beside("bare inserts", "sqlite", "inserts_per_cpu_second")),
    Row("crowd", f"moves a second at {CROWD} tables", 300, True, _of("crowd", "moves_per_second"),
        lambda found: (f"asked for {RATE}", RATE)),
    Row("crowd", "answer at that rate, p95 ms", 200, False, _of("crowd", "answer_ms_p95"),
        _beside("median", "crowd", "answer_ms_median")),
    Row("bots", "easy bot beside 40 expert tables, ms", 2000, False, _of("bots", "beside", "slowest_ms"),
        _beside("without them, median", "bots", "alone", "median_ms")),
    Row("connection", "memory of an idle table, kB", 5, False, _of("memory", "asleep_kb"), BARE),
    Row("connection", "memory of a page, kB", 60, False, _of("memory", "page_kb"), BARE),
    Row("pair", "two processes, times the moves of one", 1.7, True, _of("pair", "ratio"),
        lambda found: (f"moves per CPU-second of one, {found['pair']['one']['per_cpu']}", 1)),
    Row("screen", "click to another painted board, p95 ms", 60, False, _of("screen", "move", "p95_ms"),
        _beside("echo page", "screen", "echo", "p95_ms")),
    Row("screen", "first board, ms", 1000, False, _of("screen", "board", "median_ms"),
        _beside("empty page", "screen", "empty", "median_ms")),
    Row("screen", "first board, kB", 180, False, _of("screen", "board", "kb"),
        _beside("empty page", "screen", "empty", "kb")),
    Row("screen", "longest task during moves, ms", 100, False, _of("screen", "stall", "longest_ms"),
        lambda found: (f"tasks above 50 ms: {found['screen']['stall']['over_50_ms']}", 50)),
    Row("screen", "ground of the map, warm, ms", 300, False, _of("screen", "ground", "warm_ms"),
        _beside("cold", "screen", "ground", "cold_ms")),
    Row("glen", "all chronicles: click to another, p95 ms", 80, False, _of("glen", "click", "p95_ms"),
        _beside("echo page", "screen", "echo", "p95_ms")),
    Row("glen", "all chronicles: first board, kB", 200, False, _of("glen", "board", "kb"),
        _beside("empty page", "screen", "empty", "kb")),
)  # fmt: skip


def main() -> None:
    if not CHROMIUM:  # said before minutes of measuring, not after them
        sys.exit("bench-web: there is no Chromium; install it or name it in CLACHAN_CHROMIUM.")
    plain, found = "--json" not in sys.argv, dict[str, Any]()
    for part, measured in parts("--quick" in sys.argv, found):
        found[part] = measured
        if plain:
            for line in [row.shown(found) for row in ROWS if row.part == part] + besides(part, measured):
                print(line, flush=True)
    if not plain:
        print(json.dumps({**found, "rows": [row.measured(found) for row in ROWS]}, indent=2))


def parts(quick: bool, found: Found) -> Iterator[tuple[str, Any]]:
    """What is measured, in an order in which each baseline stands beside what it belongs to."""
    seconds, clicks, loads = (4, 15, 3) if quick else (12, 60, 9)
    yield "moves", moves(seconds)
    yield "echo", echo(seconds / 2, TABLES, PLAYERS, found["moves"]["bytes_per_message"])
    yield "sqlite", inserts(seconds / 2)
    yield "crowd", moves(seconds, CROWD, RATE)
    yield "bots", bots(20 if quick else 60)
    yield "memory", memory()
    yield "connection", connections(200)
    yield "pair", pair(seconds / 2)
    yield "screen", screens(clicks, loads)
    yield "glen", glen(clicks)


def besides(part: str, measured: Any) -> list[str]:
    """What explains a figure and has no target."""
    if part == "crowd":
        took, waited = (
            measured[key] / measured["wall_seconds"] for key in ("cpu_seconds", "server_without_core_seconds")
        )
        name = f"server at {CROWD} tables, cores taken"
        return [f"{name:42} {took:9.2f}, a core was missing {waited:.0%} of the time"]
    if part == "memory":
        name, awake, watched = "a table awake, with a page, kB", measured["awake_kb"], measured["watched_kb"]
        return [f"{name:42} {awake:9g}, {watched:g}; waking one up {measured['wake_ms']:g} ms"]
    return []


if __name__ == "__main__":
    main()
