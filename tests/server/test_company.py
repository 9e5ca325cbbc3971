"""Who sits at a table with whom: names, chat, and what the others may do for somebody who is away."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.serving import Server
from visitors import Guest, Link

from clachan.server.attendance import Attendance

NewGuest = Callable[[], Guest]


@pytest.fixture
def hasty_guest(tmp_path: Path) -> Iterator[NewGuest]:
    """Guests of a server that lets nobody wait."""
    server = Server(tmp_path / "tables.db", more=("--patience", "0")).start()
    guests: list[Guest] = []

    def new_guest() -> Guest:
        guests.append(Guest(server))
        return guests[-1]

    yield new_guest
    for guest in guests:
        guest.close()
    server.end()


def friends(new_guest: NewGuest) -> tuple[Link, Link, Guest, str]:
    ann, bob = new_guest(), new_guest()
    for guest, name in ((ann, "Ann"), (bob, "Bob")):
        guest.http.post("/api/name", json={"name": name})
    table = ann.create("me", "open", seed=3)
    two = bob.come(table)
    assert two.ask("sit", seat=1)["type"] == "done"
    return ann.open(table), two, bob, table


def seats_when(link: Link, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    return link.until(lambda reply: reply["type"] == "seats" and wanted(reply["seats"][1]))


def test_an_absent_person_is_waited_for_and_then_the_others_may_go_on() -> None:
    attendance = Attendance(1000.0, 180.0)
    assert attendance.patience({"bob"}, {"ann", "bob"}, 5000.0) is None
    assert attendance.patience({"bob"}, {"ann"}, 1100.0) == 80.0
    attendance.leave("bob", 2000.0)
    assert attendance.patience({"bob"}, {"ann"}, 2179.0) == 1.0
    assert attendance.patience({"bob"}, {"ann"}, 2180.0) == 0.0
    attendance.leave("phone", 2100.0)  # the same seat, held by a second device that left later
    assert attendance.patience({"bob", "phone"}, set(), 2180.0) == 100.0


def test_somebody_away_can_be_replaced_by_a_bot_and_comes_back(hasty_guest: NewGuest) -> None:
    one, two, bob, table = friends(hasty_guest)
    assert one.ask("leave", seat=1, bot="random")["code"] == "not_yours"  # Bob is there
    two.socket.close()
    away = seats_when(one, lambda seat: not seat["online"])["seats"]
    assert [seat["patience"] for seat in away] == [None, 0.0]
    assert [seat["host"] for seat in away] == [True, False]
    assert one.ask("leave", seat=1, bot="random")["why"]["id"] == "reason-absent-bot"
    assert one.ask("leave", seat=1, bot="normal")["type"] == "done"
    again = bob.open(table)
    assert again.seats["away"] == [1] and again.seats["seats"][1]["name"] == "Bob"
    assert again.ask("sit", seat=1)["type"] == "done"
    assert [seat["seat"] for seat in again.seats["yours"]] == [1]


def test_the_others_may_neither_open_the_seat_of_somebody_away_nor_do_it_as_onlookers(
    hasty_guest: NewGuest,
) -> None:
    one, two, _, table = friends(hasty_guest)
    eve = hasty_guest()
    eve.http.post("/api/name", json={"name": "Eve"})
    onlooker = eve.open(table)
    two.socket.close()
    seats_when(one, lambda seat: not seat["online"])
    assert onlooker.ask("leave", seat=1, bot="random")["code"] == "not_yours"
    assert one.ask("leave", seat=1)["code"] == "not_yours"


def test_as_long_as_patience_lasts_nobody_is_replaced(new_guest: NewGuest) -> None:
    one, two, _, _ = friends(new_guest)
    two.socket.close()
    away = seats_when(one, lambda seat: not seat["online"])
    assert 100 < away["seats"][1]["patience"] <= 180
    assert one.ask("leave", seat=1, bot="random")["code"] == "not_yours"


def test_one_hears_whether_a_line_of_chat_is_ones_own(new_guest: NewGuest) -> None:
    one, two, _, _ = friends(new_guest)
    two.ask("say", text="Slàinte")
    own = two.said or [two.until(lambda reply: reply["type"] == "said")]
    assert own[0]["own"] and own[0]["line"]["name"] == "Bob"
    assert not one.until(lambda reply: reply["type"] == "said")["own"]


def test_whoever_shares_a_screen_has_a_name(guest: Guest) -> None:
    guest.http.post("/api/name", json={"name": "Ann"})
    forms = [{"kind": "me"}, {"kind": "me", "name": " Moira "}, {"kind": "bot", "bot": "random", "name": "X"}]
    made = guest.http.post("/api/tables", json={"game": "caledonia", "seats": forms}).json()
    seats = guest.open(made["table"]).seats["seats"]
    assert [seat["name"] for seat in seats] == ["Ann", "Moira", "random"]
    shown = next(one for one in guest.http.get("/api/home").json()["mine"] if one["id"] == made["table"])
    assert [(one["kind"], one["yours"]) for one in shown["seats"]] == [
        ("person", True), ("person", True), ("bot", False),
    ]  # fmt: skip
