"""Chance cannot be foretold and can be checked: a hash at the start, every draw, the secret at the end."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.serving import Server
from typer.testing import CliRunner
from visitors import Guest, Link

from clachan.cli.app import app
from clachan.core.errors import ClachanError
from clachan.core.match import new_match
from clachan.core.record import chance_in, read_record
from clachan.core.rng import Rng
from clachan.core.sealed import (
    ChanceTold,
    check_chance,
    commitment_of,
    layout_seed,
    sealed_below,
    sealed_layout,
)
from clachan.server.schema import GameRow
from clachan.server.table import Table
from clachan.server.terms import Terms

NewGuest = Callable[[], Guest]
DRAWS = 12
REPRODUCIBLE = {"reproducible": True}
SECRET = "5eed" * 16


def answers_of_chance(link: Link, log: list[dict[str, Any]]) -> list[str]:
    told = [line for line in log if line["seat"] == -1 and line["kind"].startswith("did-")]
    return [link.sentence(line["said"]) for line in told]


def draws(link: Link, most: int = 120) -> list[str]:
    """What chance answers in the first moves, ours and others'; less than was asked for if the game ends."""
    lines = answers_of_chance(link, link.welcome["log"])
    told = link.update["seq"]

    def hear() -> None:
        nonlocal told
        link.receive()
        if link.update["seq"] != told:
            told = link.update["seq"]
            lines.extend(answers_of_chance(link, link.update["log"]))

    for _ in range(most):
        while not (link.update["legal"] or link.update["held"] is not None or link.is_over):
            hear()
        if len(lines) >= DRAWS or link.is_over:
            break
        before = link.update["seq"]
        if link.update["held"] is not None:
            link.send("end_turn", seq=before)
        else:
            link.send("act", seq=before, number=link.update["legal"][-1]["number"])
        while link.update["seq"] == before:
            hear()
    return lines[:DRAWS]


def glenmore(guest: Guest, *seats: str, **more: Any) -> Link:
    return guest.open(guest.create(*seats, game="glenmore", **more))


def layout(link: Link) -> Any:
    return link.update["view"]["track"]


# Tables that are reproducible, and say so


@pytest.mark.parametrize("seats", [("me", "random"), ("me", "me")])
def test_a_reproducible_table_gives_the_same_game_again(guest: Guest, seats: tuple[str, ...]) -> None:
    links = [glenmore(guest, *seats, seed=5, terms=REPRODUCIBLE) for _ in range(2)]
    assert all(link.welcome["terms"]["reproducible"] for link in links)
    assert all(link.welcome["terms"]["seed"] == 5 for link in links)
    assert all(link.chance == {"type": "chance", "commitment": "", "secret": ""} for link in links)
    first, second = (draws(link) for link in links)
    assert first == second and len(first) == DRAWS


def test_a_reproducible_table_has_a_seed_that_all_can_know(guest: Guest) -> None:
    seeds = [glenmore(guest, "me", "open", terms=REPRODUCIBLE).welcome["terms"]["seed"] for _ in range(2)]
    assert None not in seeds and seeds[0] != seeds[1]
    first = glenmore(guest, "me", "me", terms=REPRODUCIBLE)  # nobody plays while the two are compared
    again = glenmore(guest, "me", "me", terms=REPRODUCIBLE, seed=first.welcome["terms"]["seed"])
    assert layout(first) == layout(again) and draws(first) == draws(again)


@pytest.mark.parametrize("seats", [("me", "random"), ("me", "me")])
def test_elsewhere_a_seed_lays_out_the_table_only(guest: Guest, seats: tuple[str, ...]) -> None:
    links = [glenmore(guest, *seats, seed=5) for _ in range(3)]
    assert all(layout(link) == layout(links[0]) for link in links)
    assert not any(link.welcome["terms"]["reproducible"] for link in links)
    assert all(link.welcome["terms"]["seed"] == 5 for link in links)
    games = [tuple(draws(link)) for link in links]
    assert len(set(games)) > 1
    assert all(len(drawn) == DRAWS for drawn in games)


def test_a_table_without_a_chosen_seed_has_none_to_tell(guest: Guest) -> None:
    for more in ({}, {"terms": {"seed": 5, "elsewhere": 3}}):
        link = glenmore(guest, "me", "random", **more)
        assert link.welcome["terms"]["seed"] is None and link.welcome["terms"]["elsewhere"] is None


# A hash at the start, the secret at the end


@pytest.fixture
def lasting(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path / "tables.db").start()
    yield server
    server.end()


def whole_record(guest: Guest, table: str) -> str:
    return str(guest.http.get(f"/api/tables/{table}/record").text)


def until_told(link: Link) -> str:
    while not link.chance["secret"]:
        link.receive()
    return str(link.chance["secret"])


def verified(path: Path, text: str) -> Any:
    path.write_text(text)
    return CliRunner().invoke(app, ["replay", str(path), "--verify"])


def test_the_secret_comes_at_the_end_and_proves_every_draw(lasting: Server, tmp_path: Path) -> None:
    guest = Guest(lasting)
    table = guest.create("me", "me")
    link = guest.open(table)
    told = link.chance["commitment"]
    assert len(told) == 64 and link.chance["secret"] == ""
    link.play_on(30)
    guest.open_links.close()
    lasting.end()
    lasting.start()  # the secret outlives the server
    link = guest.open(table)
    assert link.chance == {"type": "chance", "commitment": told, "secret": ""}
    running = whole_record(guest, table)
    assert f"chance hash: {told}\n" in running and "secret" not in running
    assert "is told when the game is over" in verified(tmp_path / "running", running).output
    link.play_on()
    secret = until_told(link)
    assert commitment_of(secret) == told
    record = whole_record(guest, table)
    assert chance_in(record).secret == secret
    right = verified(tmp_path / "right", record)
    assert right.exit_code == 0 and f"from the secret with the hash {told}" in right.output
    assert guest.open(table).chance["secret"] == secret
    guest.close()


def test_nothing_tells_the_secret_before_the_end(lasting: Server) -> None:
    guest, secret = Guest(lasting), ""
    table = guest.create("me", "me", "random")
    link = guest.open(table)
    heard: list[str] = []
    receive = link.socket.recv

    def listen(timeout: float | None = None) -> Any:
        heard.append(str(receive(timeout)))
        return heard[-1]

    link.socket.recv = listen  # type: ignore[method-assign, assignment]
    link.play_on(20)
    link.ask("hint", seq=link.update["seq"])
    ply = link.update["ply"]
    for path in ("record", "replay", "standings", f"at/{ply}"):
        heard.append(guest.http.get(f"/api/tables/{table}/{path}").text)
    heard.append(guest.http.get("/api/home").text)
    heard.append(guest.http.post(f"/api/tables/{table}/what-if", json={"ply": ply}).text)
    link.play_on()
    until_told(link)
    secret = chance_in(whole_record(guest, table)).secret
    before = heard[: next(at for at, one in enumerate(heard) if secret in one)]
    assert len(secret) == 64 and len(before) > 20
    assert '["over"],true' in before[-1]  # told with the end, and not before
    guest.close()


def test_a_forged_record_is_found_out(tmp_path: Path) -> None:
    table = played_table(Terms())
    record = told_record(table)
    assert verified(tmp_path / "right", record).exit_code == 0
    for wrong in (
        record.replace(SECRET, SECRET.replace("5", "6")),
        record.replace("chance hash: ", "chance hash: 0"),
        record.replace(f"chance hash: {commitment_of(SECRET)}", f"chance hash: {commitment_of('0')}")
        .replace(SECRET, "0"),
        record.replace("chance hash:", "chance seed: 4\nchance hash:"),
    ):  # fmt: skip
        result = verified(tmp_path / "wrong", wrong)
        assert result.exit_code == 1 and "not verified" in result.output, wrong[:600]


def told_record(table: Table) -> str:
    from clachan.core.record import write_record

    table.ended = True  # as a table that is over tells it
    return write_record(table.match, (), table.chance_told())


def test_one_draw_that_was_changed_is_found() -> None:
    table = played_table(Terms())
    told = ChanceTold(commitment_of(SECRET), SECRET)
    draws = [ply for ply in range(table.match.ply) if table.match.seat_of(ply) < 0]
    assert check_chance(table.match, told) == len(draws) > 20
    other = table.match.branch(draws[7])
    numbers = other.game.legal_numbers(other.state)
    other.push(next(number for number in numbers if number != table.match.actions[draws[7]].number))
    with pytest.raises(ClachanError, match="draw 8"):
        check_chance(other, told)


def test_a_reproducible_record_is_checked_by_its_seed(tmp_path: Path) -> None:
    terms = Terms(seed=3, reproducible=True)
    record = told_record(played_table(terms, seed=3))
    right = verified(tmp_path / "right", record)
    assert "draws follow from seed 3" in right.output and "secret" not in record
    assert verified(tmp_path / "wrong", record.replace("seed: 3", "seed: 4")).exit_code == 1


def test_what_nobody_shall_see_yet_follows_from_the_secret_also_with_a_chosen_seed() -> None:
    laid = new_match("glenmore", {"players": 3}, 3)
    places = {sealed_layout(laid, str(number)).pop("worlds end") for number in range(30)}
    assert places == {"7", "8", "9"}
    told, sealed = ChanceTold(commitment_of(SECRET), SECRET, seed=3), sealed_layout(laid, SECRET)
    assert {**sealed, "worlds end": ""} == {**laid.layout, "worlds end": ""}
    assert (
        sealed["worlds end"]
        == new_match("glenmore", {"players": 3}, layout_seed(SECRET)).layout["worlds end"]
    )
    neither = (places - {sealed["worlds end"], laid.layout["worlds end"]}).pop()
    assert check_chance(new_match("glenmore", {"players": 3}, 3, sealed), told) == 0
    with pytest.raises(ClachanError, match="layout"):
        check_chance(new_match("glenmore", {"players": 3}, 3, {**sealed, "worlds end": neither}), told)


def test_a_record_that_goes_on_elsewhere_proves_what_was_drawn_there(guest: Guest, tmp_path: Path) -> None:
    table = guest.create("me", "me")
    guest.open(table).play_on(40)
    begun = whole_record(guest, table)
    elsewhere = guest.http.post("/api/records", content=begun).json()["table"]
    link = guest.open(elsewhere)
    assert link.welcome["terms"]["elsewhere"] == read_record(begun).ply
    for seat in range(2):
        link.ask("sit", seat=seat)
    link.play_on()
    record = whole_record(guest, elsewhere)
    right = verified(tmp_path / "right", record)
    assert right.exit_code == 0 and "draws follow from the secret" in right.output
    assert verified(tmp_path / "wrong", record.replace("chance elsewhere", "name p3")).exit_code == 1


# How a table draws


def table_of(terms: Terms, secret: str = SECRET, seed: int | None = None) -> Table:
    options = {"players": 3}
    drawn = layout_seed(secret) if seed is None else seed
    laid = new_match("glenmore", options, drawn)
    return Table(
        GameRow("t", "glenmore", "host", options, laid.layout, drawn, "", "0", 0.0, 1, terms, secret=secret)
    )


def played_table(terms: Terms, wanted: int = 25, secret: str = SECRET, seed: int | None = None) -> Table:
    table, rng = table_of(terms, secret, seed), Rng(7)
    while table.draws < wanted:
        table.let_chance()
        if table.held is not None:
            table.end_turn()
        elif table.match.seat >= 0:
            numbers = sorted(table.match.game.legal_numbers(table.match.state))
            table.play(table.match.seat, numbers[rng.below(len(numbers))])
    return table


def drawn(table: Table) -> list[str]:
    return [action.text for ply, action in enumerate(table.match.actions) if table.match.seat_of(ply) < 0]


def test_draws_follow_the_secret_or_else_the_system() -> None:
    seeded = Terms(seed=3, reproducible=True)
    assert drawn(played_table(seeded, seed=3)) == drawn(played_table(seeded, secret="0", seed=3))
    assert drawn(played_table(Terms())) == drawn(played_table(Terms()))
    assert drawn(played_table(Terms(), secret="0", seed=3)) != drawn(played_table(Terms(), seed=3))
    assert drawn(played_table(Terms(), secret="", seed=3)) != drawn(played_table(Terms(), secret="", seed=3))


def test_every_answer_of_chance_is_as_likely() -> None:
    found = Counter(sealed_below(SECRET, f"draw {count}", 6) for count in range(6000))
    assert all(900 < found[number] < 1100 for number in range(6))


def test_what_was_drawn_stands_after_a_restart_and_the_next_draw_too() -> None:
    table = played_table(Terms(), 20)
    again = Table(table.row)
    again.replay(table.take_new_events())
    assert drawn(again) == drawn(table) and again.match.view() == table.match.view()
    for one in (table, again):
        while one.draws < 24:
            one.let_chance()
            if one.held is not None:
                one.end_turn()
            elif one.match.seat >= 0:
                one.play(one.match.seat, min(one.match.game.legal_numbers(one.match.state)))
    assert drawn(again) == drawn(table)


def test_no_draw_can_be_taken_back() -> None:
    table, rng = table_of(Terms()), Rng(3)
    while table.draws < 25:
        table.let_chance()
        back = table.undo_to()
        assert back is None or all(table.match.seat_of(ply) >= 0 for ply in range(back, table.match.ply))
        if back is not None and rng.below(3) == 0:
            table.undo(None)
        elif table.held is not None:
            table.end_turn()
        elif table.match.seat >= 0:
            numbers = sorted(table.match.game.legal_numbers(table.match.state))
            table.play(table.match.seat, numbers[rng.below(len(numbers))])


def test_a_draw_that_were_taken_back_would_not_come_again() -> None:
    """The rules of a table do not allow it; if they did, nobody would know more than before."""
    table = played_table(Terms(), 20)
    before = next(ply for ply in range(table.match.ply) if table.match.seat_of(ply) < 0)
    was = [action.text for action in table.match.actions]
    table.match.rewind(before)
    table.held = None
    table.let_chance()
    assert table.draws > 20
    assert [action.text for action in table.match.actions] != was[: table.match.ply]


def test_a_frozen_table_keeps_its_secret_until_it_was_over() -> None:
    table = played_table(Terms(), 5)
    table.ended = False  # as loading tells of one that stands still in the middle
    assert table.chance_told() == ChanceTold(commitment_of(SECRET))
    table.ended = True
    assert table.chance_told().secret == SECRET
    assert SECRET not in repr(replace(table.row, host="another"))
