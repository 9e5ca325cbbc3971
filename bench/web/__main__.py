"""Measures the web table against its baselines in one run: `scripts/bench-web [--json] [--quick]`."""

import json
import sys
from typing import Any

from baseline import connections, echo, inserts
from memory import memory
from moves import PLAYERS, TABLES, moves
from pair import pair
from screen import CHROMIUM, screens

from bots import bots

TARGETS = {
    "stored moves per CPU-second": (700, True),
    "click to another painted board, p95 ms": (60, False),
    "first board, ms": (1000, False),
    "first board, kB": (180, False),
    "memory of an idle table, kB": (5, False),
    "longest task during moves, ms": (100, False),
    "ground of the map, warm, ms": (300, False),
    "moves a second at 250 tables": (300, True),
    "answer at that rate, p95 ms": (200, False),
    "memory of a page, kB": (60, False),
    "easy bot beside 40 expert tables, ms": (2000, False),
    "two processes, times the moves of one": (1.7, True),
}


CROWD, RATE = 250, 320


def main() -> None:
    if not CHROMIUM:  # said before minutes of measuring, not after them
        sys.exit("bench-web: there is no Chromium; install it or name it in CLACHAN_CHROMIUM.")
    quick = "--quick" in sys.argv
    seconds, clicks, loads = (4, 15, 3) if quick else (12, 60, 9)
    found: dict[str, Any] = {"moves": moves(seconds)}
    found["echo"] = echo(seconds / 2, TABLES, PLAYERS, found["moves"]["bytes_per_message"])
    found["sqlite"] = inserts(seconds / 2)
    found["crowd"] = moves(seconds, CROWD, RATE)
    found["bots"] = bots(20 if quick else 60)
    found["memory"], found["connection"] = memory(), connections(200)
    found["pair"] = pair(seconds / 2)
    found["screen"] = screens(clicks, loads)
    found["rows"] = [
        dict(zip(("measure", "measured", "baseline", "ratio"), row, strict=True)) for row in rows(found)
    ]
    print(json.dumps(found, indent=2) if "--json" in sys.argv else shown(found))


def rows(found: dict[str, Any]) -> list[tuple[str, float, str, float]]:
    """What is measured, its baseline in words, and measured divided by baseline."""
    names, screen = list(TARGETS), found["screen"]
    per_cpu, echoed = found["moves"]["moves_per_cpu_second"], found["echo"]["moves_per_cpu_second"]
    asleep, connection = found["memory"]["asleep_kb"], found["connection"]["connection_kb"]
    pairs = [
        (names[0], per_cpu, f"echo to four pages, {echoed}", echoed),
        (names[0], per_cpu, f"bare inserts, {found['sqlite']['inserts_per_cpu_second']}",
         found["sqlite"]["inserts_per_cpu_second"]),
        (names[1], screen["move"]["p95_ms"], f"echo page, {screen['echo']['p95_ms']}",
         screen["echo"]["p95_ms"]),
        (names[2], screen["board"]["median_ms"], f"empty page, {screen['empty']['median_ms']}",
         screen["empty"]["median_ms"]),
        (names[3], screen["board"]["kb"], f"empty page, {screen['empty']['kb']}", screen["empty"]["kb"]),
        (names[4], asleep, f"a bare connection, {connection}", connection),
        (names[5], screen["stall"]["longest_ms"], f"tasks above 50 ms: {screen['stall']['over_50_ms']}", 50),
        (names[6], screen["ground"]["warm_ms"], f"cold, {screen['ground']['cold_ms']}",
         screen["ground"]["cold_ms"]),
        (names[7], found["crowd"]["moves_per_second"], f"asked for {RATE}", RATE),
        (names[8], found["crowd"]["answer_ms_p95"], f"median, {found['crowd']['answer_ms_median']}",
         found["crowd"]["answer_ms_median"]),
        (names[9], found["memory"]["page_kb"], f"a bare connection, {connection}", connection),
        (names[10], found["bots"]["beside"]["slowest_ms"],
         f"without them, {found['bots']['alone']['median_ms']} median", found["bots"]["alone"]["median_ms"]),
        (names[11], found["pair"]["ratio"], f"moves per CPU-second of one, {found['pair']['one']['per_cpu']}",
         1),
    ]  # fmt: skip
    return [(name, value, base, round(value / max(0.1, under), 2)) for name, value, base, under in pairs]


def shown(found: dict[str, Any]) -> str:
    lines = []
    for name, value, base, ratio in rows(found):
        target, more = TARGETS[name]
        met = value >= target if more else value <= target
        sign = "≥" if more else "≤"
        verdict = "met" if met else "missed"
        lines.append(f"{name:40} {value:9g}  {sign} {target:<5} {verdict:6}  {ratio:8g} × {base}")
    kept, crowd = found["memory"], found["crowd"]
    took, waited = (
        crowd[key] / crowd["wall_seconds"] for key in ("cpu_seconds", "server_without_core_seconds")
    )
    lines.append(
        f"{'server at 250 tables, cores taken':40} {took:9.2f}, a core was missing {waited:.0%} of the time"
    )
    lines.append(
        f"{'memory of a table awake, with a page, kB':40} {kept['awake_kb']:9g}, {kept['watched_kb']:g}; "
        f"waking one up {kept['wake_ms']:g} ms"
    )
    return "\n".join(lines)


if __name__ == "__main__":
    main()
