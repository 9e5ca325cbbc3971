"""A game of another package on the web table, though the client has no board for it."""

from collections.abc import Iterator

import pytest
from tests.serving import Server
from tests.toy.installing import install
from visitors import Guest


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    paths = install(tmp_path_factory.mktemp("site"))
    running = Server(tmp_path_factory.mktemp("server") / "tables.db", paths=tuple(paths)).start()
    with pytest.MonkeyPatch.context() as patch:  # a guest says what it does in the words of the game
        for path in paths:
            patch.syspath_prepend(str(path))
        yield running
    running.end()


def test_the_first_page_offers_it(guest: Guest) -> None:
    shown = {game["name"]: game for game in guest.http.get("/api/home").json()["games"]}
    assert list(shown)[-1] == "cairn"
    assert shown["cairn"]["title"] == "Cairn"
    assert shown["cairn"]["players"] == [1, 2, 3, 4]
    assert [bot["name"] for bot in shown["cairn"]["bots"]] == ["random"]


def test_a_person_and_bots_play_it_to_the_end(guest: Guest) -> None:
    table = guest.create("me", "random", "random", game="cairn", seed=3)
    link = guest.open(table)
    assert link.welcome["title"] == "Cairn"
    assert link.update["view"]["heaps"]
    assert all(action["parts"] for action in link.update["legal"])
    link.play_on()
    assert link.is_over
    replay = guest.http.get(f"/api/tables/{table}/replay").json()
    path = guest.http.get(f"/api/tables/{table}/standings").json()
    assert replay["over"]
    assert path["standings"][-1]["seats"][0]["points"] == replay["scores"][0]["total"]


def test_a_turn_is_taken_back_and_a_refusal_explained(guest: Guest) -> None:
    link = guest.open(guest.create("me", game="cairn", seed=3))
    link.ask("prefer", seat=0, confirm=True, single=True, auto_pass=False)
    assert link.act("take 1 from west")["type"] == "done"
    while link.update["ply"] != 1:
        link.receive()
    assert link.ask("undo", seq=link.update["seq"])["type"] == "done"
    why = link.ask("why", parts=["heap:west"])
    assert why["type"] == "reasons"


def test_what_is_printed_is_little_but_there(guest: Guest) -> None:
    assert guest.http.get("/api/games/cairn/printed").json()["topics"] == []
    assert guest.http.get("/api/games/cairn/uncertain").json() == []
    assert guest.http.get("/api/games/chess/printed").status_code == 400


def test_its_record_can_be_had(guest: Guest) -> None:
    table = guest.create("random", "random", game="cairn", seed=1)
    link = guest.open(table)
    while not link.is_over:
        link.receive()
    text = guest.http.get(f"/api/tables/{table}/record").text
    points = [score["total"] for score in link.update["view"]["scores"]]
    assert "game: cairn\n" in text
    assert text.endswith(f"score: p1 {points[0]}, p2 {points[1]}\n")
