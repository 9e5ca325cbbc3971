"""How long a server takes until it listens, with many tables in its store, some of them waiting for bots:
`PYTHONPATH=src .venv/bin/python bench/web/startup.py [TABLES] [WAITING]`.
"""

import asyncio
import sys
import tempfile
import time
from dataclasses import replace
from pathlib import Path

from servers import clachan as served

from clachan.core.game import open_game
from clachan.core.match import new_match
from clachan.server.schema import GameRow, SeatRow
from clachan.server.store import open_store


async def fill(db: Path, tables: int, waiting: int) -> None:
    """Tables at their beginning: in some a bot is asked, in the others a person."""
    store = open_store(str(db))
    await store.open()
    game, match = open_game("caledonia"), new_match("caledonia", {"players": 2}, 1)
    row = GameRow("", "caledonia", "host", dict(match.options), match.layout, 1, game.data_digest(), "0", 0.0,
                  game.rules, secret="0")  # fmt: skip
    for number in range(tables):
        kind, bot = ("bot", "random") if number < waiting else ("person", "")
        seats = [SeatRow(at, kind, "", bot, f"{number}/{at}") for at in range(2)]
        await store.add_table(replace(row, id=f"table{number}"), seats, match.seat, False, "")
    await store.close()


def main() -> None:
    tables, waiting = (int(text) for text in (sys.argv[1:] + ["5000", "1000"][len(sys.argv) - 1 :])[:2])
    with tempfile.TemporaryDirectory() as folder:
        empty, full = Path(folder) / "empty.db", Path(folder) / "full.db"
        asyncio.run(fill(empty, 0, 0))
        asyncio.run(fill(full, tables, waiting))
        for name, db in (("an empty store", empty), (f"{tables} tables, {waiting} waiting for bots", full)):
            began = time.perf_counter()
            with served(db) as server:
                took, busy = time.perf_counter() - began, server.cpu_seconds()
                print(f"{name}: listens after {took:.2f} s, {busy:.2f} s of them at work")


if __name__ == "__main__":
    main()
