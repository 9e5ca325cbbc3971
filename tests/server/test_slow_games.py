"""Games that last days: notices, clocks, players who leave and come back, and the next game that waits."""

import json
import sqlite3
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from queue import Queue
from threading import Thread
from typing import Any

import pytest
from tests.serving import PATIENCE, Server
from visitors import Guest, Link

from clachan.server.clock import Clock
from clachan.server.terms import ClockTerms

NewGuest = Callable[[], Guest]


def with_friend(new_guest: NewGuest, **more: Any) -> tuple[Guest, Guest, str, Link, Link]:
    """Two guests at a table, both with a page open."""
    ann, bob = new_guest(), new_guest()
    table = ann.create("me", "open", **more)
    bob.http.post("/api/name", json={"name": "Bob"})
    two = bob.come(table)
    assert two.ask("sit", seat=1)["type"] == "done"
    one = ann.open(table)
    return ann, bob, table, one, two


def test_a_player_leaves_to_a_bot_and_comes_back(new_guest: NewGuest) -> None:
    _, bob, table, one, two = with_friend(new_guest, seed=3)
    assert two.ask("leave", seat=1, bot="random")["type"] == "done"
    assert two.seats["yours"] == [] and two.seats["away"] == [1]
    assert two.seats["seats"][1]["kind"] == "bot" and two.seats["seats"][1]["name"] == "Bob"
    one.play_on(6)
    assert one.ask("sit", seat=1)["code"] == "not_yours"
    assert two.ask("sit", seat=1)["type"] == "done"
    assert [seat["seat"] for seat in two.seats["yours"]] == [1] and two.seats["away"] == []
    home = bob.http.get("/api/home").json()
    assert table in [shown["id"] for shown in home["mine"]]


def test_a_seat_link_brings_back_from_a_bot(new_guest: NewGuest) -> None:
    ann, phone = new_guest(), new_guest()
    table = ann.create("me", "random", seed=2)
    link = ann.open(table)
    token = link.seats["yours"][0]["link"]
    link.ask("leave", seat=0, bot="random")
    assert phone.http.post(f"/api/seat/{token}").json()["table"] == table
    link.until(lambda reply: reply["type"] == "seats" and reply["seats"][0]["kind"] == "person")
    # whoever left it to the bot has it again, too
    assert [seat["seat"] for seat in link.seats["yours"]] == [0]


def test_leaving_for_good_ends_the_secret_link(new_guest: NewGuest) -> None:
    ann, eve = new_guest(), new_guest()
    link = ann.open(ann.create("me", "random"))
    token = link.seats["yours"][0]["link"]
    link.ask("leave", seat=0)
    assert eve.http.post(f"/api/seat/{token}").status_code == 404


def test_the_next_game_that_waits(new_guest: NewGuest) -> None:
    ann, bob = new_guest(), new_guest()
    assert ann.http.get("/api/next").json() == {"table": None, "waiting": 0}
    first, second = ann.create("me"), ann.create("me")
    assert ann.http.get("/api/next").json() == {"table": first, "waiting": 2}
    assert ann.http.get(f"/api/next?but={first}").json()["table"] == second
    link = ann.open(first)
    link.act(next(iter(link.legal)))
    assert ann.http.get("/api/next").json()["table"] == second
    link.ask("leave", seat=0, bot="random")
    assert ann.http.get("/api/next").json()["waiting"] == 1  # a bot plays there for Ann
    assert bob.http.get("/api/next").json()["waiting"] == 0


# Clocks


def test_a_bank_runs_down_and_grows_with_each_turn() -> None:
    clock = Clock(ClockTerms("bank", 100, 10), 2)
    clock.ask(0, 1000.0)
    clock.ask(0, 1030.0)  # a second question of the same turn
    assert clock.left[0] == 70
    clock.ask(1, 1050.0)
    assert clock.left == [60, 100] and clock.shown(1070.0).left == [60, 80]
    assert not clock.is_out(1, 1149.0) and clock.is_out(1, 1150.0)
    clock.ask(None, 1060.0)
    assert clock.shown(9999.0).left == [60, 100]


def test_a_clock_for_each_turn_begins_anew() -> None:
    clock = Clock(ClockTerms("turn", 60), 2)
    for at in (0.0, 200.0):
        clock.ask(0, at)
        assert clock.is_out(0, at + 60) and not clock.is_out(0, at + 59)
        clock.ask(1, at + 100)
    clock.come_back(0)
    assert clock.left[0] >= 60


def test_a_clock_is_stored_and_time_goes_by_while_the_server_is_away() -> None:
    clock = Clock(ClockTerms("bank", 100, 10), 2)
    clock.ask(1, 500.0)
    again = Clock(clock.terms, 2)
    again.restore(clock.kept())
    assert again.shown(540.0).left == [100, 60]


def test_whose_time_is_out_can_be_replaced_by_a_bot(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.db").start()
    guests: list[Guest] = []

    def new_guest() -> Guest:
        guests.append(Guest(server))
        return guests[-1]

    ann, bob, table, one, two = with_friend(
        new_guest, seed=3, terms={"clock": {"kind": "turn", "seconds": 3600}}
    )
    late, other = (0, two) if one.update["asked"] == 0 else (1, one)
    assert other.update["clock"]["running"] == late and other.update["clock"]["left"][late] > 3500
    assert other.ask("leave", seat=late, bot="random")["code"] == "not_yours"
    mover = one if late == 0 else two
    mover.act(next(iter(mover.legal)))  # so that the clock is stored
    for guest in guests:
        guest.open_links.close()
    server.end()
    with sqlite3.connect(server.db) as connection:
        left, running, since = json.loads(connection.execute("select clock from games").fetchone()[0])
        connection.execute("update games set clock = ?", (json.dumps([left, running, since - 4000]),))
    connection.close()
    server.start()
    waiting = (bob if running == 0 else ann).open(table)
    assert waiting.update["clock"]["left"][running] < 0
    assert waiting.ask("leave", seat=running, bot="normal")["type"] == "done"
    assert waiting.seats["seats"][running]["kind"] == "bot"
    for guest in guests:
        guest.close()
    server.end()


@pytest.mark.parametrize(
    "clock", [{"kind": "turn"}, {"kind": "hour", "seconds": 60}, {"kind": "turn", "seconds": 1}]
)
def test_odd_clocks_are_refused(guest: Guest, clock: dict[str, Any]) -> None:
    form = {"game": "caledonia", "seats": [{"kind": "me"}], "terms": {"clock": clock}}
    assert guest.http.post("/api/tables", json=form).status_code == 400


# Web hooks


@pytest.fixture
def receiver() -> Iterator[tuple[str, "Queue[dict[str, Any]]"]]:
    """A service that takes notices."""
    heard: Queue[dict[str, Any]] = Queue()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            heard.put(json.loads(self.rfile.read(int(self.headers["content-length"]))))
            self.send_response(204)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    service = HTTPServer(("127.0.0.1", 0), Handler)
    thread = Thread(target=service.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{service.server_port}/", heard
    service.shutdown()
    thread.join()
    service.server_close()


def test_a_turn_is_told_to_whoever_looks_elsewhere(
    tmp_path: Path, receiver: tuple[str, "Queue[dict[str, Any]]"]
) -> None:
    url, heard = receiver
    server = Server(tmp_path / "tables.db", more=("--hook-network", "127.0.0.0/8")).start()
    ann, bob = Guest(server), Guest(server)
    table = ann.create("me", "open", seed=1)
    bob.http.post("/api/name", json={"name": "Bob"})
    assert bob.http.post("/api/hook", json={"url": url}).json() == {"hook": url}
    assert "Bob" in heard.get(timeout=PATIENCE)["text"]
    assert bob.http.get("/api/home").json()["hook"] == url
    two = bob.come(table)
    two.ask("sit", seat=1)
    bob.open_links.close()
    one = ann.open(table)
    while one.update["asked"] != 1:
        one.play_on(1)
    notice = heard.get(timeout=PATIENCE)
    assert notice["link"] == f"{server.address}/table/{table}" and "your turn" in notice["text"]
    assert ann.http.post("/api/hook", json={"url": ""}).json() == {"hook": ""}
    for guest in (ann, bob):
        guest.close()
    server.end()


def test_hooks_into_the_house_are_refused_and_not_kept(guest: Guest) -> None:
    for url in (f"{guest.server.address}/healthz", "http://localhost/", "nonsense"):
        answer = guest.http.post("/api/hook", json={"url": url})
        assert answer.status_code == 400 and answer.json()["error"]
    assert guest.http.get("/api/home").json()["hook"] == ""
