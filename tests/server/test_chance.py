"""Chance cannot be foretold: with other people at the table a seed lays out the table and no more."""

from collections.abc import Callable
from typing import Any

from visitors import Guest, Link

from clachan.core.match import new_match
from clachan.core.rng import Rng
from clachan.server.schema import GameRow
from clachan.server.table import Table

NewGuest = Callable[[], Guest]
DRAWS = 12


def draws(link: Link, most: int = 60) -> list[str]:
    """What chance answers in the first moves of whichever seats are ours."""
    lines = [link.sentence(line["said"]) for line in link.welcome["log"] if line["seat"] == -1]
    for _ in range(most):
        if len(lines) >= DRAWS:
            break
        while not (link.update["legal"] or link.update["held"] is not None):
            link.receive()
        before = link.update["seq"]
        if link.update["held"] is not None:
            link.ask("end_turn", seq=before)
        else:
            link.ask("act", seq=before, number=link.update["legal"][-1]["number"])
        while link.update["seq"] == before:
            link.receive()
        lines += [
            link.sentence(line["said"])
            for line in link.update["log"]
            if line["seat"] == -1 and line["kind"].startswith("did-")
        ]
    return lines[:DRAWS]


def glenmore(guest: Guest, *seats: str, **more: Any) -> Link:
    return guest.open(guest.create(*seats, game="glenmore", **more))


def layout(link: Link) -> Any:
    return link.update["view"]["track"]


def test_alone_a_seed_gives_the_same_game_again(guest: Guest) -> None:
    links = [glenmore(guest, "me", "random", seed=5) for _ in range(2)]
    assert all(link.seats["reproducible"] for link in links)
    assert all(link.welcome["terms"]["seed"] == 5 for link in links)
    first, second = (draws(link) for link in links)
    assert first == second and len(first) == DRAWS


def test_with_others_a_seed_lays_out_the_table_only(guest: Guest) -> None:
    """Two people at one screen are two people."""
    links = [glenmore(guest, "me", "me", seed=5) for _ in range(3)]
    assert all(layout(link) == layout(links[0]) for link in links)
    assert not any(link.seats["reproducible"] for link in links)
    games = [tuple(draws(link)) for link in links]
    assert len(set(games)) > 1
    assert all(len(drawn) == DRAWS for drawn in games)


def test_an_open_seat_is_for_other_people(guest: Guest) -> None:
    link = glenmore(guest, "me", "open", seed=5)
    assert link.welcome["terms"]["seed"] == 5 and not link.seats["reproducible"]


def test_whoever_joins_ends_what_was_foretold(new_guest: NewGuest) -> None:
    ann, bob = new_guest(), new_guest()
    table = ann.create("me", "random", game="glenmore", seed=5)
    link = ann.open(table)
    assert link.seats["reproducible"]
    link.ask("leave", seat=1)
    assert not link.seats["reproducible"]
    bob.http.post("/api/guest")
    guest = bob.open(table)
    guest.ask("sit", seat=1)
    assert guest.welcome["terms"]["seed"] == 5 and not guest.seats["reproducible"]


def test_a_seat_link_brings_another_person(new_guest: NewGuest) -> None:
    ann, bob = new_guest(), new_guest()
    link = glenmore(ann, "me", "random", seed=5)
    bob.http.post(f"/api/seat/{link.seats['yours'][0]['link']}")
    link.until(lambda reply: reply["type"] == "seats" and not reply["reproducible"])


def test_a_table_without_a_chosen_seed_has_none_to_tell(guest: Guest) -> None:
    for more in ({}, {"terms": {"seed": 5}}):
        link = glenmore(guest, "me", "random", **more)
        assert link.welcome["terms"].get("seed") is None and not link.seats["reproducible"]


def table_of(seed: int) -> Table:
    options = {"players": 3}
    laid = new_match("glenmore", options, seed)
    return Table(GameRow("t", "glenmore", "host", options, laid.layout, seed, "", "0", 0.0))


def drawn(table: Table, reproducible: bool, wanted: int = 20) -> list[str]:
    rng = Rng(7)
    while len([action for action in table.match.actions if action.text.startswith("draw")]) < wanted:
        table.let_chance(reproducible)
        if table.held is not None:
            table.end_turn()
        elif table.match.seat >= 0:
            numbers = sorted(table.match.game.legal_numbers(table.match.state))
            table.play(table.match.seat, numbers[rng.below(len(numbers))])
    return [action.text for action in table.match.actions if action.text.startswith("draw")][:wanted]


def test_chance_comes_from_the_system_unless_the_game_is_reproducible() -> None:
    assert drawn(table_of(3), True) == drawn(table_of(3), True)
    assert drawn(table_of(3), False) != drawn(table_of(3), True)
    assert drawn(table_of(3), False) != drawn(table_of(3), False)


def test_what_was_drawn_stands_after_a_restart() -> None:
    table = table_of(4)
    before = drawn(table, False)
    again = Table(table.row)
    again.replay(table.take_new_events())
    assert [action.text for action in again.match.actions if action.text.startswith("draw")][:20] == before
    assert again.match.view() == table.match.view()
    assert again.match.rng.state == table.match.rng.state
