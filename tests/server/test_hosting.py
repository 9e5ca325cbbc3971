"""Whose table it is: links, lists, seats that are kept, and what a host may do about people."""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from tests.serving import Server
from visitors import Guest, Link

from clachan.core.record import chance_in

NewGuest = Callable[[], Guest]


def named(guest: Guest, name: str) -> Guest:
    assert guest.http.post("/api/name", json={"name": name}).status_code == 200
    return guest


def shown_to(guest: Guest) -> list[str]:
    return [table["id"] for table in guest.http.get("/api/home").json()["open"]]


def hosted(new_guest: NewGuest, *seats: str, **more: Any) -> tuple[Guest, Guest, str, Link]:
    """A host with a table, and somebody who has heard of it only."""
    ann, bob = named(new_guest(), "Ann"), named(new_guest(), "Bob")
    table = ann.create(*seats, **more)
    return ann, bob, table, ann.open(table)


# The link


def test_a_stranger_can_neither_sit_nor_talk_at_a_private_table(new_guest: NewGuest) -> None:
    _, bob, table, host = hosted(new_guest, "me", "open", "open")
    spy = bob.open(table)
    assert spy.seats["door"] == {"listed": False, "invite": "", "join": False, "talk": False, "muted": []}
    for kind, more in (("sit", {"seat": 1}), ("say", {"text": "hello"})):
        refused = spy.ask(kind, **more)
        assert refused["code"] == "not_yours" and "private" in spy.sentence(refused["why"])
    assert table not in shown_to(bob)
    link = host.seats["door"]["invite"]
    assert len(link) > 16 and link not in str([spy.seats, spy.welcome, spy.update]) + table
    assert bob.http.post(f"/api/tables/{table}/invite/{link[:-1]}x").status_code == 404
    assert bob.http.post(f"/api/tables/{table}/invite/{link}").json() == {"table": table}
    assert spy.until(lambda reply: reply["type"] == "seats" and reply["door"]["join"])["door"]["talk"]
    assert spy.ask("say", text="hello")["type"] == "done"
    assert spy.ask("sit", seat=1)["type"] == "done"


def test_at_a_listed_table_everybody_may_sit_down(new_guest: NewGuest) -> None:
    _, bob, table, host = hosted(new_guest, "me", "open", "open", listed=True)
    assert table in shown_to(bob) and host.seats["door"]["listed"]
    assert bob.open(table).ask("sit", seat=1)["type"] == "done"
    assert host.ask("list", listed=False)["type"] == "done"
    eve = named(new_guest(), "Eve")
    assert table not in shown_to(eve)
    late = eve.open(table)
    assert late.ask("sit", seat=2)["code"] == "not_yours"
    assert host.ask("list", listed=True)["type"] == "done"
    assert table in shown_to(eve) and late.ask("sit", seat=2)["type"] == "done"


def test_a_seat_is_taken_once_however_many_want_it(new_guest: NewGuest) -> None:
    _, _, table, _ = hosted(new_guest, "me", "open", listed=True)
    links = [named(new_guest(), f"Guest {at}").open(table) for at in range(8)]
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda link: link.ask("sit", seat=1)["type"], links))
    assert sorted(answers) == ["done", *["refused"] * 7]


# Seats that are kept


@pytest.fixture
def hasty_guest(tmp_path: Path) -> Iterator[NewGuest]:
    """Guests of a server that lets nobody wait."""
    server = Server(tmp_path / "tables.db", more=("--patience", "0")).start()
    guests: list[Guest] = []

    def make() -> Guest:
        guests.append(Guest(server))
        return guests[-1]

    yield make
    for guest in guests:
        guest.close()
    server.end()


def test_the_seat_of_somebody_late_is_kept_whoever_let_a_bot_play_on(hasty_guest: NewGuest) -> None:
    ann, bob, table, host = hosted(hasty_guest, "me", "open", "open")
    eve = named(hasty_guest(), "Eve")
    for place, guest in ((1, bob), (2, eve)):
        assert guest.come(table).ask("sit", seat=place)["type"] == "done"
    other = eve.open(table)
    bob.open_links.close()
    other.until(lambda reply: reply["type"] == "seats" and not reply["seats"][1]["online"])
    assert other.ask("leave", seat=1, bot="normal")["type"] == "done"
    for link in (host, other):
        assert link.ask("leave", seat=1)["code"] == "not_yours"  # nobody opens it, nor does the host
        assert link.ask("sit", seat=1)["code"] == "not_yours"
    assert (
        host.ask("leave", seat=1, bot="random")["why"]["id"] == "reason-absent-bot"
    )  # nor makes it play ill
    back = bob.open(table)
    assert back.seats["away"] == [1] and back.ask("sit", seat=1)["type"] == "done"
    del ann


# What the host may do


def test_the_host_removes_a_person_for_good(new_guest: NewGuest) -> None:
    _, bob, table, host = hosted(new_guest, "me", "open")
    two = bob.come(table)
    two.ask("sit", seat=1)
    seat_link, invitation = two.seats["yours"][0]["link"], two.seats["door"]["invite"]
    assert two.ask("remove", seat=0)["code"] == "not_yours"
    assert host.ask("remove", seat=0)["type"] == "refused"
    assert host.ask("remove", seat=1)["type"] == "done"
    gone = two.until(lambda reply: reply["type"] == "seats" and reply["seats"][1]["kind"] == "open")
    assert gone["yours"] == [] and not gone["door"]["join"]
    assert two.ask("sit", seat=1)["code"] == "not_yours"
    assert bob.http.post(f"/api/seat/{seat_link}").status_code == 404
    assert bob.http.post(f"/api/tables/{table}/invite/{invitation}").status_code == 404
    fresh = host.seats["door"]["invite"]
    assert fresh != invitation
    assert bob.http.post(f"/api/tables/{table}/invite/{fresh}").status_code == 400
    eve = named(new_guest(), "Eve")
    assert eve.http.post(f"/api/tables/{table}/invite/{fresh}").status_code == 200
    assert eve.open(table).ask("sit", seat=1)["type"] == "done"


def test_the_host_mutes_and_lets_talk_again(new_guest: NewGuest) -> None:
    _, bob, table, host = hosted(new_guest, "me", "open")
    two = bob.come(table)
    two.ask("say", text="hello")
    who = host.until(lambda reply: reply["type"] == "said")["line"]["who"]
    assert two.ask("mute", who=who, muted=True)["code"] == "not_yours"
    assert host.ask("mute", who=who, muted=True)["type"] == "done"
    assert host.seats["door"]["muted"] == [who]
    refused = two.ask("say", text="hello?")
    assert refused["code"] == "not_yours" and "muted" in two.sentence(refused["why"])
    assert bob.open(table).ask("say", text="from another page")["code"] == "not_yours"
    assert host.ask("mute", who=who, muted=False)["type"] == "done"
    assert two.ask("say", text="thanks")["type"] == "done"
    assert host.ask("mute", who="nobody", muted=True)["type"] == "refused"


def test_the_host_closes_the_table(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.db").start()
    ann, bob = named(Guest(server), "Ann"), named(Guest(server), "Bob")
    table = ann.create("me", "open", "random", listed=True)
    host, two = ann.open(table), bob.open(table)
    two.ask("sit", seat=1)
    two.ask("say", text="hello")
    assert two.ask("close")["code"] == "not_yours"
    assert host.ask("close")["type"] == "done"
    two.until(lambda reply: reply["type"] == "welcome" and reply["frozen"] is not None)
    assert two.welcome["chat"] and two.chance["secret"] == ""  # what was said stays; the secret comes next
    two.until(lambda reply: reply["type"] == "chance" and reply["secret"] != "")
    for _ in range(2):
        link = next(one for one in (ann.open(table), bob.open(table)) if one.seats["yours"])
        assert "closed" in link.sentence(link.welcome["frozen"]) and link.chance["secret"]
        number = {"number": 0, "seq": link.update["seq"]}
        assert link.ask("act", **number)["type"] == "refused"
        assert table not in shown_to(bob) and bob.http.get("/api/next").json()["table"] is None
        assert chance_in(bob.http.get(f"/api/tables/{table}/record").text).secret == link.chance["secret"]
        assert host.ask("close")["type"] == "refused"
        for guest in (ann, bob):
            guest.open_links.close()
        server.end()
        server.start()
        host = ann.open(table)
    for guest in (ann, bob):
        guest.close()
    server.end()
