"""Deals and reviews in a PostgreSQL that two processes share; and in stores from before there were any."""

import asyncio
import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from postgres import Database, missing, running_database
from sqlalchemy import Connection, insert, inspect, select, text
from sqlalchemy.ext.asyncio import create_async_engine
from test_deal_company import may_look, sit, two_tables
from test_deals import begin, first_moves, pass_through, shown
from test_processes import Roaming
from test_reviews import finished
from tests.serving import Server
from visitors import wait_until

from clachan.core.record import write_record
from clachan.server import migrations
from clachan.server.schema import deal_tables
from clachan.server.store import open_store

needs_postgres = pytest.mark.skipif(bool(missing()), reason=missing() or "everything is there")
BEFORE = "0006_thinkers"  # the last form without reviews and deals


@pytest.fixture(scope="module")
def database() -> Iterator[Database]:
    with running_database() as running:
        yield running


@pytest.fixture(scope="module")
def servers(database: Database, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    folder = tmp_path_factory.mktemp("servers")
    with ThreadPoolExecutor(2) as at_once:
        wanted = [Server(folder / f"{name}.db", url=database.url) for name in ("one", "two")]
        running = list(at_once.map(Server.start, wanted))
    running[1].invites = running[0].invites
    yield running
    for server in running:
        server.end(signal.SIGKILL)


async def count_of(url: str, table: str, which: str) -> int:
    engine = create_async_engine(url)
    async with engine.connect() as connection:
        found = (await connection.execute(text(f"select count(*) from {table} where {which}"))).scalar_one()
    await engine.dispose()
    return int(found)


@needs_postgres
def test_a_day_is_the_same_at_both_processes(servers: list[Server]) -> None:
    one, two = (Roaming(servers).at(server) for server in servers)
    tables = begin(one), begin(two)
    links = one.open(tables[0]), two.open(tables[1])
    assert links[0].chance["commitment"] == links[1].chance["commitment"] != ""
    seen = [first_moves(link, 6) for link in links]
    names = [
        str(views).replace(link.seats["seats"][0]["name"], "?")
        for link, views in zip(links, seen, strict=True)
    ]
    assert names[0] == names[1]
    for server in servers:
        assert begin(one.at(server)) == tables[0], "one try, wherever one asks"
        assert not may_look(two.at(server), tables[0])
    pass_through(links[0])
    for server in servers:
        assert shown(one.at(server))["over"] and may_look(one, tables[1])
        assert shown(two.at(server))["results"] == [] and not may_look(two, tables[0])


@needs_postgres
def test_a_try_that_is_pressed_at_both_processes_is_one(servers: list[Server], database: Database) -> None:
    guest = Roaming(servers)
    guest.http.post("/api/guest")
    cookies = dict(guest.http.cookies)

    def press(server: Server) -> str:
        other = Roaming(servers).at(server)
        other.http.cookies.update(cookies)
        return begin(other, "glenmore")

    with ThreadPoolExecutor(4) as at_once:
        found = set(at_once.map(press, servers * 2))
    assert len(found) == 1
    tries = asyncio.run(count_of(database.url, "deal_tables", "place <> 'expert' and deal like '%glenmore'"))
    assert (
        tries,
        asyncio.run(count_of(database.url, "games", "host = 'challenge' and game = 'glenmore'")),
    ) == (1, 1)


@needs_postgres
def test_who_plays_at_one_process_does_not_look_at_the_other(servers: list[Server]) -> None:
    ann, ben = (Roaming(servers).at(server) for server in servers)
    _, (first, second) = two_tables(ann, "me", "open")
    assert ann.open(first).update["legal"] is not None
    his = ben.come(second)
    assert sit(his, 0) == "done"
    for server in servers:
        assert not may_look(ann.at(server), second) and not may_look(ben.at(server), first)


@needs_postgres
def test_a_review_is_seen_at_both_processes(servers: list[Server]) -> None:
    guest = Roaming(servers).at(servers[0])
    table = guest.http.post("/api/records", content=write_record(finished())).json()["table"]
    assert guest.http.get(f"/api/tables/{table}/review").json() is None  # whoever looks first has the table
    begun = guest.at(servers[1]).http.post(f"/api/tables/{table}/review", json={"games": 8})
    assert begun.status_code == 200, "who has the table is asked to begin, whichever process hears it"

    def judged() -> int:
        """How many decisions are known to be judged, as far as somebody answers."""
        answer = guest.http.get(f"/api/tables/{table}/review")
        return int(answer.json()["judged"]) if answer.status_code == 200 and answer.json() else 0

    guest.at(servers[1])
    wait_until(lambda: judged() >= 2)
    known = judged()
    servers[0].end(signal.SIGKILL)
    wait_until(lambda: judged() >= known)
    begun = guest.http.post(f"/api/tables/{table}/review", json={"games": 8})
    assert begun.status_code == 200 and begun.json()["judged"] >= known, "what was found is not lost"
    servers[0].start()


# Stores from before


@contextmanager
def bare_url(kind: str, path: Path) -> Iterator[str]:
    if kind == "file":
        yield str(path / "tables.db")
        return
    with running_database() as database:
        yield database.url


def downgrade(connection: Connection, step: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(files(migrations)))
    config.attributes["connection"] = connection
    command.downgrade(config, step)


def step_back(url: str) -> None:
    """As a store was before there were reviews and deals, with all that it held then."""

    def back(connection: Connection) -> None:
        downgrade(connection, BEFORE)
        names = set(inspect(connection).get_table_names())
        assert not names & {"reviews", "deals", "deal_tables", "deal_guests"} and "games" in names

    async def go() -> None:
        engine = create_async_engine(url if "://" in url else f"sqlite+aiosqlite:///{url}")
        async with engine.begin() as connection:
            await connection.run_sync(back)
            if "://" in url:
                await connection.execute(text("delete from processes"))
        await engine.dispose()

    asyncio.run(go())


def test_results_from_before_there_were_ranks_have_one(tmp_path: Path) -> None:
    scores = '[{"seat":1,"total":71},{"seat":0,"total":90},{"seat":2,"total":84}]'

    async def story() -> list[tuple[int, int]]:
        store = open_store(str(tmp_path / "tables.db"))
        await store.open()
        async with store.writing() as connection:
            for place, told in (("ann", scores), ("ben", ""), ("cat", '[{"seat":0,"total":12}]')):
                row = {
                    "deal": "d",
                    "place": place,
                    "game": place,
                    "named": True,
                    "scores": told,
                    "finished": 0.0,
                }
                await connection.execute(insert(deal_tables).values(row))
            await connection.run_sync(downgrade, "0009_deal_guests")
        await store.open()
        async with store.reading() as connection:
            ranks = select(deal_tables.c.margin, deal_tables.c.total).order_by(deal_tables.c.place)
            found = [(row.margin, row.total) for row in await connection.execute(ranks)]
        await store.close()
        return found

    assert asyncio.run(story()) == [(6, 90), (0, 0), (12, 12)]


@pytest.mark.parametrize("kind", ["file", pytest.param("postgres", marks=needs_postgres)])
def test_a_store_from_before_goes_on_and_has_deals(tmp_path: Path, kind: str) -> None:
    with bare_url(kind, tmp_path) as url:
        server = Server(tmp_path / "tables.db", url=url).start()
        guest = Roaming([server])
        guest.http.post("/api/name", json={"name": "Moira"})
        table, done = guest.create("me", "random", seed=5), guest.create("me", seed=6)
        guest.open(table).play_on(9)
        pass_through(guest.open(done))
        before = guest.open(table).update
        guest.open_links.close()
        server.end()
        step_back(url)
        server.start()
        again = guest.open(table)
        assert (again.update["seq"], again.update["view"]) == (before["seq"], before["view"])
        assert again.welcome["frozen"] is None and again.play_on(3) == 3
        assert guest.http.get(f"/api/tables/{done}/review").json() is None
        assert guest.http.post(f"/api/tables/{done}/review", json={"games": 8}).status_code == 200
        link = guest.open(begin(guest))
        assert link.chance["commitment"] and link.play_on(2) == 2
        sheet = guest.http.get(f"/api/deals/{two_tables(guest, 'me', 'open')[0]}").json()
        assert len(sheet["tables"]) == 2
        guest.close()
        server.end()
