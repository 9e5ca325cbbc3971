"""What an operator sees: measures for Prometheus, and a log whose lines belong together and do not flood."""

import asyncio
import json
import logging
import signal
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from tests.serving import PATIENCE, SOURCE, Server
from visitors import Guest, wait_until

from clachan.server import metrics
from clachan.server.app import ServerSettings, create_app
from clachan.server.health import KNOWN_SECONDS, WriteTry
from clachan.server.log_lines import AT_ONCE, WINDOW, JsonLines, NoFloods
from clachan.server.request_ids import current
from clachan.server.store import StorageAway


def measures(server: Server) -> dict[str, float]:
    found: dict[str, float] = {}
    for family in text_string_to_metric_families(httpx.get(f"{server.address}/metrics").text):
        for sample in family.samples:
            labels = {name: value for name, value in sample.labels.items() if name != "process"}
            found["/".join([sample.name, *labels.values()])] = sample.value
    return found


def test_what_happens_is_counted(server: Server, guest: Guest) -> None:
    before = measures(server)
    table = guest.create("me", "me")
    guest.create("random", "normal")
    link = guest.open(table)
    moves = link.play_on(5)
    assert link.ask("act", seq=0, number=4)["type"] == "refused"
    now = measures(server)
    grown = {name: value - before.get(name, 0) for name, value in now.items()}
    assert now["clachan_tables"] >= 2 and now["clachan_pages"] == 1
    assert grown["clachan_events_total"] >= moves and grown["clachan_store_seconds_count"] >= 1
    asked = sum(grown.get(f"clachan_answer_seconds_count/{kind}", 0) for kind in ("Act", "EndTurn"))
    assert asked >= moves
    assert grown["clachan_refusals_total/StaleAction"] == 1
    assert grown["clachan_requests_total/201"] == 2
    assert "clachan_bots_asked" in now and "process_open_fds" in now


def test_strangers_measure_nothing(tmp_path: Path) -> None:
    async def ask() -> list[int]:
        app = create_app(ServerSettings(str(tmp_path / "t.db")))
        far = httpx.ASGITransport(app, client=("203.0.113.9", 1))
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=far, base_url="http://table") as client,
        ):
            return [(await client.get(f"/{path}")).status_code for path in
                    ("metrics", "inside/metrics", "healthz")]  # fmt: skip

    assert asyncio.run(ask()) == [404, 404, 200]


def test_measures_of_several_processes_are_told_apart() -> None:
    metrics.handed_on.labels("page").inc()
    text = metrics.together([("a", metrics.exposition()), ("b", metrics.exposition())]).decode()
    assert text.count("# TYPE clachan_handed_on_total counter") == 1
    assert 'clachan_handed_on_total{process="a",what="page"}' in text
    assert 'clachan_handed_on_total{process="b",what="page"}' in text


def test_a_request_has_an_id_in_its_answer_and_in_the_log(server: Server) -> None:
    given = {"x-request-id": "from-the-proxy-1"}
    assert httpx.get(f"{server.address}/healthz", headers=given).headers["x-request-id"] == "from-the-proxy-1"
    forged = {"x-request-id": "a b\tc"}
    made = httpx.get(f"{server.address}/healthz", headers=forged).headers["x-request-id"]
    assert len(made) == 16
    token = current.set("abcdefgh")
    line = json.loads(JsonLines().format(logging.LogRecord("x", 20, "", 1, "said %s", ("it",), None)))
    current.reset(token)
    assert (line["request"], line["message"]) == ("abcdefgh", "said it")


def test_a_process_tells_where_it_stands_and_goes_on(server: Server) -> None:
    assert server.process
    server.process.send_signal(signal.SIGUSR1)
    wait_until(lambda: "most recent call first" in server.log and "running.py" in server.log)
    assert httpx.get(f"{server.address}/healthz").status_code == 200


STANDS_STILL = """
import asyncio, sys
from clachan.server.standstill import watched

async def never_goes_round():
    async with watched(0.05):
        await asyncio.sleep(0)
        while "never_goes_round" not in open(sys.argv[1]).read():
            pass

asyncio.run(never_goes_round())
"""


def test_a_process_that_answers_nobody_tells_why_by_itself(tmp_path: Path) -> None:
    """It stands until the place where it stands has been written."""
    log = tmp_path / "log"
    with log.open("wb") as written:
        subprocess.run(
            [sys.executable, "-c", STANDS_STILL, str(log)],
            cwd=SOURCE,
            stderr=written,
            check=True,
            timeout=PATIENCE,
        )


def test_an_error_is_one_line() -> None:
    try:
        raise RuntimeError("on purpose")
    except RuntimeError:
        record = logging.LogRecord("x", logging.ERROR, "", 1, "Failed\n", None, sys.exc_info())
    line = JsonLines().format(record)
    assert "\n" not in line and "on purpose" in json.loads(line)["error"]


def test_the_same_line_does_not_flood_the_log() -> None:
    floods, lines = NoFloods(), []
    for count in range(1000):
        record = logging.LogRecord("x", logging.ERROR, "", 1, "number %d", (count,), None)
        record.created = 1000.0
        lines.append(floods.filter(record))
    assert sum(lines) == AT_ONCE
    late = logging.LogRecord("x", logging.ERROR, "", 1, "number %d", (1,), None)
    late.created = 1000.0 + WINDOW
    assert floods.filter(late)
    assert json.loads(JsonLines().format(late))["left out"] == 1000 - AT_ONCE


def test_nothing_floods_the_log_of_a_server() -> None:
    flood = "[logging.getLogger('x').error('number %d', count) for count in range(1000)]"
    program = f"import logging; from clachan.server.log_lines import log_as_json; log_as_json(); {flood}"
    told = subprocess.run(
        [sys.executable, "-c", program], cwd=SOURCE, capture_output=True, text=True, check=True
    )
    assert len(told.stderr.splitlines()) == AT_ONCE


def test_many_who_ask_whether_a_move_could_be_stored_cost_one_write(monkeypatch: pytest.MonkeyPatch) -> None:
    now, writes, works = [100.0], [0], [True]
    monkeypatch.setattr("clachan.server.health.time.monotonic", lambda: now[0])

    async def try_write() -> None:
        writes[0] += 1
        await asyncio.sleep(0)
        if not works[0]:
            raise StorageAway("the plug was pulled")

    async def story() -> None:
        store: Any = SimpleNamespace(try_write=try_write)
        ready = WriteTry(store)
        await asyncio.gather(*(ready.outcome() for _ in range(50)))
        await ready.outcome()
        assert writes == [1]
        works[0] = False
        now[0] += KNOWN_SECONDS
        told = await asyncio.gather(*(ready.outcome() for _ in range(50)), return_exceptions=True)
        assert {type(one) for one in told} == {StorageAway} and writes == [2]
        works[0] = True
        await ready.outcome()  # a failure is not kept

    asyncio.run(story())
