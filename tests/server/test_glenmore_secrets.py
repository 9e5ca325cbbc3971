"""What a seat may not see never leaves the server: two games that differ in hidden parts only look alike."""

import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.serving import Server
from visitors import Guest, Link, message_of

from clachan.core.decision import CHANCE
from clachan.core.match import Match, new_match
from clachan.core.record import read_record, write_record
from clachan.core.rng import Rng
from clachan.server.bot_worker import position, question_of

NewGuest = Callable[[], Guest]


def twins(chronicles: str, kind: str, head: str, seed: int, players: int = 3) -> tuple[Match, Match, int]:
    """Two games that went the same way but for one hidden answer, and the seat that knows the difference."""
    match, rng = new_match("glenmore", {"players": players, "chronicles": chronicles}, seed), Random(seed)
    while not match.over:
        numbers = sorted(match.game.legal_numbers(match.state))
        texts = [match.game.catalogue[number].text for number in numbers]
        secret = [text for text in texts if text.startswith(head)]
        if match.question.kind == kind and len(secret) > 1:
            one, other = match.branch(match.ply), match.branch(match.ply)
            for branch, text in ((one, secret[0]), (other, secret[-1])):
                branch.play(text)
            knows = one.seat if one.seat >= 0 else match.seat
            if one.view(None) == other.view(None) and one.question == other.question and one.seat >= 0:
                return one, other, knows if match.seat == CHANCE else match.seat
        match.play(rng.choice(texts))
    raise AssertionError(f"no hidden answer to {kind!r} in this game")


def seat_at(guest: Guest, match: Match, seat: int | None) -> tuple[str, Link]:
    """The match as a table, with the guest on a seat."""
    table = str(guest.http.post("/api/records", content=write_record(match)).json()["table"])
    link = guest.open(table)
    if seat is not None:
        assert link.ask("sit", seat=seat)["type"] == "done"
    return table, link


def everything(guest: Guest, table: str, link: Link) -> bytes:
    """All that a page can ask for, without the names of the table and of the guest."""
    fresh = guest.open(table)
    ply = fresh.update["ply"]
    shown: list[Any] = [link.update, fresh.welcome, fresh.update, fresh.seats["seats"]]
    for path in (
        f"/api/tables/{table}/replay",
        *(f"/api/tables/{table}/at/{at}" for at in range(ply - 3, ply + 1)),
    ):
        shown.append(guest.http.get(path).json())
    return json.dumps(shown, sort_keys=True).replace(table, "TABLE").encode()


STEP = {"ply", "seat", "round", "turn", "lines"}  # what a step of a replay tells: never the action itself
HIDDEN = [
    ("5", "draw-haggis", "haggis token", 3),
    ("7", "vote", "vote", 2),
    ("1", "deal-a-token", "lot", 5),
]


@pytest.mark.parametrize(("chronicles", "kind", "head", "seed"), HIDDEN, ids=[row[1] for row in HIDDEN])
def test_games_that_differ_in_hidden_parts_are_the_same_bytes_for_others(
    new_guest: NewGuest, chronicles: str, kind: str, head: str, seed: int
) -> None:
    one, other, knows = twins(chronicles, kind, head, seed)
    assert [a.text for a in one.actions] != [a.text for a in other.actions]
    stranger = next(seat for seat in range(3) if seat not in (knows, one.seat))
    for seat in (stranger, None):
        guest = new_guest()
        shown = [everything(guest, *seat_at(guest, match, seat)) for match in (one, other)]
        assert shown[0] == shown[1]


def test_the_owner_sees_the_token_that_was_drawn(new_guest: NewGuest) -> None:
    one, other, knows = twins("5", "draw-haggis", "haggis token", 3)
    guest = new_guest()
    own = [
        seat_at(guest, match, knows)[1].update["view"]["haggis"]["tables"][knows] for match in (one, other)
    ]
    assert own[0]["own"] != own[1]["own"]


def test_records_and_branches_wait_for_the_end(guest: Guest) -> None:
    one, _, _ = twins("7", "vote", "vote", 2)
    table, link = seat_at(guest, one, 0)
    refused = guest.http.get(f"/api/tables/{table}/record")
    assert refused.status_code == 409 and "hidden" in refused.json()["error"]
    branched = guest.http.post(f"/api/tables/{table}/what-if", json={"ply": 1})
    assert branched.status_code == 400 and "hidden" in branched.json()["error"]
    replay = guest.http.get(f"/api/tables/{table}/replay").json()
    assert replay["hides"] and all(set(step) == STEP for step in replay["steps"])
    assert link.welcome["hides"]


@pytest.mark.parametrize(
    "change",
    [
        "update games set rules_number = 0",
        "update games set data = 'older'",
        """update games set layout = '{"order": "p9"}', data = 'older'""",
    ],
    ids=["other rules", "other data", "cannot be laid out"],
)
def test_a_table_that_cannot_go_on_keeps_its_secrets(tmp_path: Path, change: str) -> None:
    server = Server(tmp_path / "tables.db").start()
    guest = Guest(server)
    one, _, _ = twins("7", "vote", "vote", 2)
    running, done = seat_at(guest, one, 0)[0], seat_at(guest, played_out("7", 3), None)[0]
    whole = guest.http.get(f"/api/tables/{done}/record").text
    guest.open_links.close()
    server.end()
    with sqlite3.connect(server.db) as connection:
        connection.execute(change)
    connection.close()
    server.start()
    refused = guest.http.get(f"/api/tables/{running}/record")
    assert refused.status_code == 409 and "hidden" in refused.json()["error"]
    kept = guest.http.get(f"/api/tables/{done}/record").text
    assert kept.count("vote aye") == whole.count("vote aye") > 0
    replay = guest.http.get(f"/api/tables/{running}/replay")
    assert replay.status_code == 400 or all(set(step) == STEP for step in replay.json()["steps"])
    guest.close()
    server.end()


def before_worlds_end(seed: int = 13) -> list[Match]:
    """A base game whose next tile is World's End, or the second or third one; a turn can end now."""
    laid = new_match("glenmore", {"players": 3}, seed).layout
    layouts = [{**laid, "worlds end": place} for place in ("7", "8", "9")]
    matches = [new_match("glenmore", {"players": 3}, seed, layout) for layout in layouts]
    first, rng = matches[0], Random(seed)
    while (first.state.stack, first.state.drawn) != (4, 7) or "end turn" not in map(str, first.legal()):
        number = rng.choice(sorted(first.game.legal_numbers(first.state)))
        for match in matches:
            match.push(number)
    return matches


def told_of(guest: Guest, match: Match) -> list[object]:
    """Everything that tells of a running game what is to come: its record, what-ifs and previews."""
    table, link = seat_at(guest, match, match.seat)
    record = guest.http.get(f"/api/tables/{table}/record").text.replace(table, "TABLE")
    layout = [line for line in record.splitlines() if line.startswith("layout")]
    numbers = [one["number"] for one in link.update["legal"]]
    seen = [link.ask("preview", seq=link.update["seq"], number=number) for number in numbers]
    branches = []
    for number in numbers:
        form = {"ply": match.ply, "actions": [number], "preview": True}
        shown = guest.http.post(f"/api/tables/{table}/what-if", json=form).json()
        branches.append((shown["view"], shown["question"]))
    return [layout, [(one["lines"], one["view"]) for one in seen], branches]


def test_where_worlds_end_lies_is_told_by_no_record_branch_or_preview(guest: Guest) -> None:
    """The next tile is World's End at one of the three tables."""
    one, other, third = (told_of(guest, match) for match in before_worlds_end())
    assert one == other == third


def ends_by(match: Match, text: str) -> bool:
    """Whether this answer ends the turn of whoever is asked."""
    tried = match.game.copy(match.state)
    match.game.apply(tried, match.game.catalogue.read(text).number)
    return match.game.turn(tried) != match.game.turn(match.state) or match.game.seat(tried) == CHANCE


@pytest.mark.parametrize("drawn", [7, 2])
def test_a_turn_that_ends_by_itself_before_worlds_end_asks_for_a_confirmation(
    guest: Guest, drawn: int
) -> None:
    """Until then it may be taken back; from the seventh tile on it shows whether World's End comes."""
    for seed in range(99):
        match, rng = new_match("glenmore", {"players": 3}, seed), Random(seed)
        while not match.over and (match.state.stack, match.state.drawn) != (4, drawn):
            match.push(rng.choice(sorted(match.game.legal_numbers(match.state))))
        while not match.over and match.state.drawn == drawn:
            ending = [
                text for text in map(str, match.legal()) if match.seat != CHANCE and ends_by(match, text)
            ]
            if ending and ending != ["end turn"]:
                _, link = seat_at(guest, match, match.seat)
                assert link.update["at_once"] == (drawn < 7)
                return
            match.push(rng.choice(sorted(match.game.legal_numbers(match.state))))
    raise AssertionError("no turn ends by itself there")


def test_a_table_from_an_uploaded_position_does_not_tell_where_worlds_end_lies(guest: Guest) -> None:
    """One that is laid out so is a table like any other; a later position would tell it, and is refused."""
    told = []
    for match in before_worlds_end():
        head = "clachan record 1\ngame: glenmore\nposition: {}\nplay:\n"
        start, later = head.format(match.position_at(0)), head.format(match.position)
        table = guest.http.post("/api/records", content=start).json()["table"]
        record = guest.http.get(f"/api/tables/{table}/record").text.splitlines()
        told.append([line for line in record if line.startswith(("layout", "position"))])
        assert guest.http.post("/api/records", content=later).status_code == 400
    assert told[0] == told[1] == told[2] != []


def test_a_table_that_cannot_go_on_does_not_tell_where_worlds_end_lies(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.db").start()
    guest = Guest(server)
    tables = [seat_at(guest, match, None)[0] for match in before_worlds_end()]
    guest.open_links.close()
    server.end()
    with sqlite3.connect(server.db) as connection:
        connection.execute("update games set rules_number = 0")
    connection.close()
    server.start()
    records = [guest.http.get(f"/api/tables/{table}/record").text.splitlines() for table in tables]
    told = [[line for line in record if line.startswith("layout")] for record in records]
    assert told[0] == told[1] == told[2] != []
    guest.close()
    server.end()


def test_a_record_of_a_running_game_can_be_read_wherever_worlds_end_lies(guest: Guest) -> None:
    for match in before_worlds_end():
        table, _ = seat_at(guest, match, None)
        again = read_record(guest.http.get(f"/api/tables/{table}/record").text)
        assert [action.text for action in again.actions] == [action.text for action in match.actions]
        assert again.view(None) == match.view(None)


def test_a_chosen_seed_does_not_tell_where_worlds_end_lies(tmp_path: Path) -> None:
    """All else of the table lies as the seed says; World's End follows from the table's secret."""
    server = Server(tmp_path / "tables.db").start()
    guest = Guest(server)
    for _ in range(16):
        guest.create("me", "me", game="glenmore", seed=5)
    guest.close()
    server.end()
    with sqlite3.connect(server.db) as connection:
        layouts = [json.loads(row[0]) for row in connection.execute("select layout from games")]
    connection.close()
    assert len({layout.pop("worlds end") for layout in layouts}) > 1
    laid = new_match("glenmore", {"players": 2}, 5).layout
    del laid["worlds end"]
    assert layouts == [laid] * 16


def test_whoever_is_not_asked_cannot_find_out_what_is_possible(new_guest: NewGuest) -> None:
    """Which haggis tokens can be given or returned is a secret: every number is refused in the same way."""
    one, _, _ = twins("7", "vote", "vote", 2)
    _, spy = seat_at(new_guest(), one, (one.seat + 1) % 3)
    aye = one.game.catalogue.read("vote aye").number
    refused = [spy.ask("preview", seq=spy.update["seq"], number=aye + step) for step in range(-20, 20)]
    assert {(answer["code"], answer["why"]["id"]) for answer in refused} == {
        ("not_yours", "reason-asked-player-only")
    }


@pytest.mark.parametrize(("chronicles", "kind", "head", "seed"), HIDDEN, ids=[row[1] for row in HIDDEN])
def test_hints_and_bots_are_given_the_same_table(chronicles: str, kind: str, head: str, seed: int) -> None:
    one, other, knows = twins(chronicles, kind, head, seed)
    for seat in {0, 1, 2} - {knows}:
        dealt = []
        for match in (one, other):
            state = position(question_of(match, "hint", 5, hints=3))
            dealt.append(match.game.key(match.game.imagined(state, seat, Rng(5))))
        assert dealt[0] == dealt[1]


def test_only_whoever_is_asked_may_look_ahead(new_guest: NewGuest) -> None:
    one, _, _ = twins("7", "vote", "vote", 2)
    other = (one.seat + 1) % 3
    _, spy = seat_at(new_guest(), one, other)
    number = sorted(one.game.legal_numbers(one.state))[0]
    assert spy.ask("preview", seq=spy.update["seq"], number=number)["code"] == "not_yours"
    assert spy.ask("why", parts=["ballot:aye"])["code"] == "not_yours"


def test_a_preview_does_not_count_the_votes(guest: Guest) -> None:
    """Whoever votes last would else learn how the others voted before deciding."""
    one, _, _ = twins("7", "vote", "vote", 2)
    while one.question.kind == "vote":
        last = one.branch(one.ply)
        one.play(one.game.catalogue[sorted(one.game.legal_numbers(one.state))[0]].text)
    _, link = seat_at(guest, last, last.seat)
    number = link.update["legal"][0]["number"]
    seen = link.ask("preview", seq=link.update["seq"], number=number)
    assert seen["view"] == link.update["view"] and seen["lines"] == [{"id": "foresight-hidden"}]
    link.ask("act", seq=link.update["seq"], number=number)
    assert link.update["undo_to"] is None or link.update["undo_to"] > last.ply


def played_out(chronicles: str, seed: int) -> Match:
    """A whole game of random moves."""
    match, rng = new_match("glenmore", {"players": 3, "chronicles": chronicles}, seed), Random(seed)
    while not match.over:
        numbers = sorted(match.game.legal_numbers(match.state))
        match.play(match.game.catalogue[rng.choice(numbers)].text)
    return match


def test_nothing_is_hidden_when_the_game_is_over(new_guest: NewGuest) -> None:
    """A replay shows every token and vote at the ply when only their owners saw them."""
    match = played_out("57", 3)
    guest = new_guest()
    table, link = seat_at(guest, match, None)
    owned, votes = 0, 0
    for ply in range(0, match.ply + 1, 5):
        shown = guest.http.get(f"/api/tables/{table}/at/{ply}").json()
        state = match.at(ply)
        for seat in range(3):
            own = match.game.view(state, seat)
            assert shown["haggis"]["tables"][seat] == own["haggis"]["tables"][seat]
            assert shown["gathering"]["votes"][seat] == own["gathering"]["own"]
            owned += len(own["haggis"]["tables"][seat]["own"])
            votes += own["gathering"]["own"] != ""
    assert owned and votes
    assert link.update["view"] == guest.http.get(f"/api/tables/{table}/at/{match.ply}").json()
    assert not link.welcome["hides"] and not link.welcome["passes"]


def test_the_list_of_tables_tells_the_points(new_guest: NewGuest) -> None:
    match = played_out("", 5)
    guest = new_guest()
    table, _ = seat_at(guest, match, None)
    listed = next(one for one in guest.http.get("/api/home").json()["mine"] if one["id"] == table)
    totals = [str(score.total) for score in sorted(match.scores(), key=lambda one: one.seat)]
    assert listed["over"] and str(message_of(listed["summary"])) == f"{' : '.join(totals)} points"
