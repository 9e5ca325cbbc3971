"""An older store opens after an upgrade, and a game keeps the rules it was started with."""

import hashlib
import json
import sqlite3
import subprocess
import sys
from importlib.resources import files
from pathlib import Path

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, inspect, text
from tests.serving import PATIENCE, Server
from typer.testing import CliRunner
from visitors import Guest
from websockets.sync.client import connect
from websockets.typing import Origin

from clachan.cli.app import app
from clachan.core.game import open_game
from clachan.core.match import new_match
from clachan.core.record import read_record
from clachan.core.rng import Rng
from clachan.server.migrations import UnknownStep, newest, upgrade
from clachan.server.schema import metadata

FIRST = """
create table facts (name varchar primary key, value text not null);
create table guests (id varchar primary key, name varchar not null, created float not null);
create table games (id varchar primary key, game varchar not null, host varchar not null,
  options text not null, layout text not null, seed integer not null, data varchar not null,
  rules varchar not null,
  created float not null, changed float not null, asked integer not null, over boolean not null,
  summary text not null);
create index ix_games_host on games (host);
create table seats (game varchar, seat integer, kind varchar not null, name varchar not null,
  bot varchar not null, token varchar not null unique, confirm boolean not null, single boolean not null,
  auto_pass boolean not null, primary key (game, seat));
create table holders (game varchar, seat integer, guest varchar, primary key (game, seat, guest));
create index ix_holders_guest on holders (guest);
create table events (game varchar, seq integer, kind varchar not null, seat integer not null,
  text varchar not null, at float not null, primary key (game, seq));
create table chat (number integer primary key autoincrement, game varchar not null, name varchar not null,
  text varchar not null, at float not null);
create index ix_chat_game on chat (game);
"""
EVENT = "game, seq, kind, seat, text, at"
MOVED = {"facts": "*", "seats": "*", "holders": "*", "events": EVENT, "chat": "number, game, name, text, at"}
GAMES = "id, game, host, options, layout, seed, data, rules, created, changed, asked, over, summary"


def to_first_form(new: Path, old: Path) -> None:
    """The same tables as the first version kept them."""
    connection = sqlite3.connect(old)
    connection.executescript(FIRST)
    connection.execute("attach ? as new", (str(new),))
    for table, columns in {**MOVED, "games": GAMES, "guests": "id, name, created"}.items():
        connection.execute(f"insert into {table} select {columns} from new.{table}")
    connection.commit()
    connection.close()


def bring_up(old: Path) -> None:
    """Carry out the steps. The first version counted no rules; here they are those in use."""
    engine = create_engine(f"sqlite:///{old}")
    with engine.begin() as connection:
        upgrade(connection)
        here = open_game("caledonia").rules
        connection.execute(text("update games set rules_number = :here"), {"here": here})
    engine.dispose()


def test_a_store_of_the_first_version_opens_and_goes_on(tmp_path: Path) -> None:
    server = Server(tmp_path / "new.db").start()
    guest = Guest(server)
    table = guest.create("me", "random", seed=5)
    guest.open(table).play_on(6)
    guest.open_links.close()
    server.end()
    to_first_form(tmp_path / "new.db", tmp_path / "old.db")
    bring_up(tmp_path / "old.db")
    server.url = str(tmp_path / "old.db")
    server.start()
    link = guest.open(table)
    assert link.welcome["frozen"] is None and link.update["seq"] >= 6
    assert link.play_on(5) > 0
    guest.close()
    server.end()


def test_a_record_with_a_hole_opens_up_to_it_and_goes_on_from_there(tmp_path: Path) -> None:
    server = Server(tmp_path / "new.db").start()
    guest = Guest(server)
    table, whole = guest.create("me", "random", seed=5), guest.create("me", seed=6)
    guest.open(table).play_on(9)
    guest.open(whole).play_on(4)
    guest.open_links.close()
    server.end()
    to_first_form(tmp_path / "new.db", tmp_path / "old.db")
    with sqlite3.connect(tmp_path / "old.db") as connection:
        connection.execute("delete from events where game = ? and seq = 5", (table,))
        beyond = connection.execute("select count(*) from events where game = ? and seq > 5", (table,))
        count = beyond.fetchone()[0]
    connection.close()
    bring_up(tmp_path / "old.db")
    server.url = str(tmp_path / "old.db")
    server.start()
    link = guest.open(table)
    assert link.welcome["frozen"] is None and str(count) in link.sentence(link.welcome["notice"])
    assert link.update["seq"] == 5
    assert link.play_on(6) > 0
    assert guest.open(whole).welcome["notice"] is None
    with sqlite3.connect(tmp_path / "old.db") as connection:
        assert connection.execute("select count(*) from stranded").fetchone()[0] == count
        connection.execute("pragma foreign_keys = on")
        last = connection.execute("select max(seq) from events where game = ?", (table,)).fetchone()[0]
        for after in (last + 1, None):
            with pytest.raises(sqlite3.IntegrityError):
                connection.execute(
                    "insert into events values (?, ?, 'play', 0, 'pass', 0, ?)", (table, last + 2, after)
                )
    connection.close()
    guest.close()
    server.end()


def test_the_steps_lead_to_the_tables_in_use(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'fresh.db'}")
    with engine.begin() as connection:
        upgrade(connection)
        upgrade(connection)  # a second time changes nothing
        found = inspect(connection)
        for table in metadata.tables.values():
            columns = {column["name"]: column for column in found.get_columns(table.name)}
            assert set(columns) == {column.name for column in table.columns}
            indexes = {name for index in found.get_indexes(table.name) for name in index["column_names"]}
            assert {c.name for c in table.columns if c.index} <= indexes
    engine.dispose()


def test_a_store_in_its_newest_form_is_opened_without_what_changes_stores(tmp_path: Path) -> None:
    """Loading that took a tenth of the time until a server listens; the newest step is the last one."""
    config = Config()
    config.set_main_option("script_location", str(files("clachan.server.migrations")))
    head = ScriptDirectory.from_config(config).get_current_head() or ""
    assert newest() == head.split("_")[0]
    address = f"sqlite:///{tmp_path / 'fresh.db'}"
    opening = (
        "import sys\nfrom sqlalchemy import create_engine\nfrom clachan.server.migrations import upgrade\n"
        f"with create_engine({address!r}).begin() as connection:\n    upgrade(connection)\n"
        "print('alembic' in sys.modules)"
    )
    said = [subprocess.check_output([sys.executable, "-c", opening], text=True).strip() for _ in range(2)]
    assert said == ["True", "False"]
    engine = create_engine(address)
    with engine.begin() as connection:
        connection.execute(text("update alembic_version set version_num = '9999'"))
    with engine.begin() as connection, pytest.raises(UnknownStep):
        upgrade(connection)
    engine.dispose()


CHANGES = {
    "update games set rules_number = 0 where id = ?": "rules 0",
    "update games set data = 'older' where id = ?": "component data older",
    "update games set state = substr(state, 1, instr(state, ' ')) || 'ffff' where id = ?": "stands otherwise",
    "update events set text = 'expand z9 cow' where kind = 'play' and seq > 5 and game = ?": "z9",
}


def test_a_game_that_cannot_go_on_is_shown_and_exported(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.db").start()
    guest = Guest(server)
    tables = {change: guest.create("me", seed=7) for change in CHANGES}
    for table in tables.values():
        guest.open(table).play_on(12)
    records = {table: guest.http.get(f"/api/tables/{table}/record").text for table in tables.values()}
    guest.open_links.close()
    server.end()
    with sqlite3.connect(server.db) as connection:
        for change, table in tables.items():
            connection.execute(change, (table,))
    connection.close()
    server.start()
    for change, table in tables.items():
        link = guest.open(table)
        assert CHANGES[change] in link.sentence(link.welcome["frozen"]) and link.update["legal"] == []
        assert link.ask("act", seq=link.update["seq"], number=0)["type"] == "refused"
        kept, record = guest.http.get(f"/api/tables/{table}/record").text, records[table]
        assert len(kept.partition("play:")[2].splitlines()) == len(record.partition("play:")[2].splitlines())
        if "rules" in change:
            assert read_record(kept).view() == read_record(record).view()
        told = CliRunner().invoke(app, ["export", table, "--db", str(server.db)])
        assert told.exit_code == 0 and told.output.startswith("clachan record 1")
    guest.close()
    server.end()


def test_a_table_that_cannot_even_be_laid_out_keeps_its_record(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.db").start()
    guest = Guest(server)
    table, other = guest.create("me", "random", seed=7), guest.create("me", seed=8)
    guest.open(table).play_on(3)
    record = guest.http.get(f"/api/tables/{table}/record").text
    guest.open_links.close()
    server.end()
    with sqlite3.connect(server.db) as connection:
        connection.execute("""update games set layout = '{"map": "Z9"}', asked = -1 where id = ?""", (table,))
    connection.close()
    server.start()
    url, origin = f"ws://127.0.0.1:{server.port}/ws/{table}", Origin(server.address)
    with connect(url, origin=origin, open_timeout=PATIENCE) as socket:
        refused = json.loads(socket.recv(180))
    assert refused["code"] == "cannot_show" and refused["why"]
    kept = guest.http.get(f"/api/tables/{table}/record").text
    assert kept.partition("play:")[2] == record.partition("play:")[2]
    assert guest.http.get(f"/api/tables/{table}/replay").status_code == 400
    assert guest.open(other).update["legal"]
    guest.close()
    server.end()


def fingerprint(game: str, **options: object) -> str:
    """How the rules play, as a digest: whole random games of every number of players."""
    found = hashlib.blake2b(digest_size=8)
    for players in (2, 3, 4):
        match, rng = new_match(game, {"players": players, **options}, players), Rng(players)
        while not match.over:
            if not match.let_chance():
                numbers = sorted(match.game.legal_numbers(match.state))
                match.push(numbers[rng.below(len(numbers))])
            found.update(match.game.key(match.state))
    return found.hexdigest()


@pytest.mark.parametrize(
    ("game", "options", "number", "digest"),
    [
        ("caledonia", {}, 2, "129fc758e0c2f24e"),
        ("caledonia", {"edition": "first"}, 2, "3f58ab501159be7f"),
        ("glenmore", {}, 3, "dfc07407c1e4ce88"),
        ("glenmore", {"chronicles": "1235678"}, 3, "cdb91f2931835cb4"),
    ],
)
def test_rules_that_play_otherwise_have_another_number(
    game: str, options: dict[str, object], number: int, digest: str
) -> None:
    """If this fails, a rule has changed: raise `rules` of the game, then write both down here."""
    assert (open_game(game).rules, fingerprint(game, **options)) == (number, digest)
