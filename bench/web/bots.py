"""How long an easy bot takes to answer while somebody else's forty tables of experts think."""

import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

from crowd import Guest
from servers import Served, clachan

TABLES, WITHOUT_END = 40, "100000"


def bots(questions: int) -> dict[str, Any]:
    """The same questions before the experts' tables are there and beside them, without a budget."""
    unlimited = ("--guest-thinking", WITHOUT_END, "--all-thinking", WITHOUT_END)
    with tempfile.TemporaryDirectory() as folder, clachan(Path(folder) / "tables.db", *unlimited) as server:
        guest = Guest(server.address)
        table = _create(guest, "me", "easy")
        alone = _waits(guest, table, questions)
        many = Guest(server.address)
        for _ in range(TABLES):
            _create(many, "expert", "expert")
        time.sleep(2)  # all of them have asked
        beside, thought = _waits(guest, table, questions), _thinking(server)
    return {"tables": TABLES, "alone": alone, "beside": beside, "thinking_processes": thought}


def _create(guest: Guest, *seats: str) -> str:
    forms = [{"kind": seat} if seat == "me" else {"kind": "bot", "bot": seat} for seat in seats]
    return guest.post("/api/tables", {"game": "caledonia", "seats": forms})["table"]


def _waits(guest: Guest, table: str, questions: int) -> dict[str, Any]:
    waits = []
    for _ in range(questions):
        began = time.perf_counter()
        guest.post(f"/api/tables/{table}/what-if", {"ply": 0, "actions": [], "bot": "easy"})
        waits.append(1000 * (time.perf_counter() - began))
        time.sleep(0.25)  # within what one guest may ask
    return {"median_ms": round(statistics.median(waits), 1), "slowest_ms": round(max(waits), 1)}


def _thinking(server: Served) -> int:
    """How many processes of bots have used processor time for more than a second."""
    threads = Path(f"/proc/{server.process.pid}/task").iterdir()
    children = {child for thread in threads for child in (thread / "children").read_text().split()}
    found = 0
    for child in children:
        fields = Path(f"/proc/{child}/stat").read_text().rpartition(")")[2].split()
        found += int(fields[11]) + int(fields[12]) > 100
    return found


if __name__ == "__main__":
    print(bots(40))
