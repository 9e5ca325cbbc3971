"""Who sees which tables of a deal, and who may sit there: nobody plays what they have seen elsewhere."""

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from test_deals import GAME, begin, make_duplicate, pass_through, set_up_deals, shown
from test_reviews import finished
from tests.serving import Server
from visitors import Guest, Link
from websockets.exceptions import ConnectionClosedError

from clachan.core.record import write_record
from clachan.server import deal_rows, deals
from clachan.server.days import today
from clachan.server.schema import events

NewGuest = Callable[[], Guest]


def two_tables(host: Guest, *seats: str) -> tuple[str, list[str]]:
    """A duplicate, and its tables, with links that anybody may follow."""
    deal = make_duplicate(host, *seats)
    found = host.http.get(f"/api/deals/{deal}").json()["tables"]
    for one in found:
        host.server.invites[one["table"]] = one["invite"]
    return deal, [one["table"] for one in found]


def may_look(guest: Guest, table: str) -> bool:
    seen = guest.http.get(f"/api/tables/{table}/at/0").status_code
    assert seen in (200, 403)
    return seen == 200


def sit(link: Link, seat: int) -> str:
    """`done`, or why not."""
    answer = link.ask("sit", seat=seat)
    return str(answer["why"]["id"] if answer["type"] == "refused" else answer["type"])


def test_who_has_watched_one_table_does_not_sit_at_another(new_guest: NewGuest) -> None:
    ann, ben = new_guest(), new_guest()
    _, (first, second) = two_tables(ann, "me", "open")
    watching, wants = ben.come(second), ben.come(first)
    assert sit(wants, 1) == sit(watching, 0) == "reason-deal-seen"
    assert may_look(ben, first) and may_look(ben, second), "who plays nowhere may watch both"


def test_who_has_left_a_table_does_not_look_at_the_other(new_guest: NewGuest) -> None:
    ann, ben = new_guest(), new_guest()
    _, (first, second) = two_tables(ann, "me", "open")
    hers, his = ann.open(first), ben.come(first)
    assert sit(his, 1) == "done"
    for link, seat in ((hers, 0), (his, 1)):
        assert link.ask("leave", seat=seat)["type"] == "done"
    for guest in (ann, ben):
        assert not may_look(guest, second)
        with pytest.raises(ConnectionClosedError):
            guest.open(second)
    assert sit(hers, 0) == "done", "to their own table they come back"


def test_a_seat_link_opens_no_second_table_of_a_deal(new_guest: NewGuest) -> None:
    ann, ben = new_guest(), new_guest()
    _, (first, second) = two_tables(ann, "me", "open")
    his = ben.come(second)
    assert sit(his, 0) == "done"
    token = his.seats["yours"][0]["link"]
    refused = ann.http.post(f"/api/seat/{token}")
    assert (refused.status_code, refused.json()["why"]["id"]) == (403, "reason-deal-seen")
    assert not may_look(ann, second)
    other = new_guest()
    assert other.http.post(f"/api/seat/{token}").status_code == 200, "on another device it does"
    assert not may_look(other, first)


def test_a_closed_table_holds_up_no_results(new_guest: NewGuest) -> None:
    ann, ben = new_guest(), new_guest()
    deal, (_, second) = two_tables(ann, "me", "random")
    his = ben.come(second)
    assert sit(his, 0) == "done"
    pass_through(his)
    sheet = ben.http.get(f"/api/deals/{deal}").json()
    assert not sheet["done"] and not may_look(ann, second)
    first = ann.http.get(f"/api/deals/{deal}").json()["tables"][0]["table"]
    assert ann.open(first).ask("close")["type"] == "done"
    sheet = ben.http.get(f"/api/deals/{deal}").json()
    assert (
        sheet["done"]
        and sheet["secret"]
        and [bool(one["scores"]) for one in sheet["tables"]] == [False, True]
    )


def test_a_duplicate_that_cannot_be_leaves_nothing_behind(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.db").start()
    guest = Guest(server)
    for wrong in ({"options": {"edition": "none"}}, {"game": "chess"}):
        table = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}], **wrong}
        assert guest.http.post("/api/duplicates", json={"table": table}).status_code == 400
    for _ in range(99):
        guest.create("open", "open")
    table = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}]}
    assert guest.http.post("/api/duplicates", json={"table": table}).status_code == 429
    guest.close()
    server.end()
    with sqlite3.connect(server.db) as connection:
        for name in ("deals", "deal_tables"):
            assert connection.execute(f"select count(*) from {name}").fetchone() == (0,), name
    connection.close()


def test_a_try_is_played_to_its_end_and_not_closed(guest: Guest) -> None:
    link = guest.open(begin(guest))
    asked: list[tuple[str, dict[str, Any]]] = [
        ("close", {}),
        ("list", {"listed": True}),
        ("remove", {"seat": 0}),
    ]
    for kind, more in asked:
        assert link.ask(kind, **more)["why"]["id"] == "reason-challenge-alone"
    assert link.update["legal"], "it goes on"


def test_the_link_of_a_try_that_is_over_shows_nothing_to_who_has_not_played(new_guest: NewGuest) -> None:
    ann, phone, eve = new_guest(), new_guest(), new_guest()
    table = begin(ann)
    link = ann.open(table)
    token = link.seats["yours"][0]["link"]
    assert phone.http.post(f"/api/seat/{token}").status_code == 200, "a try may go on elsewhere"
    pass_through(link)
    begin(eve)
    assert eve.http.post(f"/api/seat/{token}").status_code == 403
    assert not may_look(eve, table) and shown(eve)["results"] == []


def test_tables_that_cannot_be_counted_take_nobodys_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So many are counted at one look; those that never can be must not be the same ones again and again."""
    monkeypatch.setattr(deals, "SETTLED_MOST", 2)

    async def story() -> None:
        of_day = await set_up_deals(tmp_path / "t.db", "key")
        store, registry, deal = of_day._store, of_day._registry, of_day.challenge(today(), GAME)
        for place in "abcd":
            table = await registry.upload(place, write_record(finished()))
            await deal_rows.claim(store, deal, place, table, False)
            if place in "ab":  # its events no longer lead anywhere
                async with store.writing() as connection:
                    last = events.c.seq > 20
                    await connection.execute(events.delete().where((events.c.game == table) & last))
        counted = [[one.place for one in await of_day.results(deal) if one.scores] for _ in range(2)]
        assert counted == [[], ["c", "d"]]
        await registry.services.pool.close()
        await store.close()

    asyncio.run(story())
