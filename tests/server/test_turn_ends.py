"""A turn of Glen More II waits for its end before chance draws the next tiles: no draw is taken back."""

from typing import Any

import pytest

from clachan.core.match import new_match
from clachan.core.message import Fact
from clachan.core.rng import Rng
from clachan.server.schema import GameRow
from clachan.server.table import Table

OPTIONS: tuple[dict[str, str | int], ...] = (
    {"players": 2},
    {"players": 3, "chronicles": "8"},
    {"players": 4, "chronicles": "12345678"},
)


def table_with(options: dict[str, str | int], seed: int = 3) -> Table:
    match = new_match("glenmore", dict(options), seed)
    digest = match.game.data_digest()
    return Table(GameRow("t", "glenmore", "host", dict(options), match.layout, seed, digest, "0", 0.0))


def play_on(table: Table, rng: Rng) -> int | None:
    """One answer by chance of whoever is asked, without what is asked of chance; None at the end."""
    if table.held is not None:
        table.end_turn()
    if table.match.over:
        return None
    if table.match.seat < 0:
        table.let_chance()
        return None if table.match.over else -1
    numbers = sorted(table.match.game.legal_numbers(table.match.state))
    table.play(table.match.seat, numbers[rng.below(len(numbers))])
    return table.match.ply - 1


@pytest.mark.parametrize("options", OPTIONS)
def test_no_tile_is_drawn_before_the_turn_has_been_ended(options: dict[str, str | int]) -> None:
    table, rng, waited = table_with(options), Rng(5), 0
    while (ply := play_on(table, rng)) is not None:
        match = table.match
        if ply < 0 or match.over or match.question.kind != "draw-tile":
            continue
        first = table.plies_of_turn()[0]
        if match.seat_of(ply) == match.seat_of(first) and not match.is_final(ply):
            assert table.held == match.seat_of(ply), match.actions[ply].text
            assert table.undo_to() is not None
            waited += match.actions[ply].text != "end turn"
    assert waited > 2


def test_whoever_has_said_that_the_turn_is_over_is_not_asked_again() -> None:
    """A penny is laid after the last word of the turn."""
    table, rng, said = table_with(OPTIONS[1]), Rng(5), set()
    while (ply := play_on(table, rng)) is not None:
        if table.held is not None and ply >= 0:
            ended = any(table.match.actions[one].text == "end turn" for one in table.plies_of_turn())
            assert table.said_end() == ended
            said.add((ended, table.match.actions[ply].text.partition(" ")[0]))
    assert (True, "penny") in said and any(not ended for ended, _ in said)


def test_a_table_that_kept_no_turn_waiting_is_opened_again() -> None:
    """Before, chance drew at once: such tables are stored without an end of the turn."""
    table, rng = table_with(OPTIONS[0]), Rng(5)
    for _ in range(150):
        play_on(table, rng)
    events = table.take_new_events()
    kinds = [event.kind for event in events]
    kept = [one for at, one in enumerate(events) if kinds[at : at + 2] != ["end", "chance"]]
    assert len(kept) < len(events)
    again = Table(table.row)
    again.replay([type(one)(seq, one.kind, one.seat, one.text) for seq, one in enumerate(kept)])
    assert again.match.view() == table.match.view() and again.held == table.held


def ended_by_itself() -> Table:
    """A game whose last action waits for the end of its turn."""
    for seed in range(40):
        table, rng = table_with(OPTIONS[0], seed), Rng(seed)
        while play_on(table, rng) is not None:
            if table.match.over and table.held is not None:
                return table
    raise AssertionError("no game ends by itself")


def test_how_a_game_ends_is_not_shown_before_its_last_turn_stands() -> None:
    table = ended_by_itself()
    before, waiting = table.view_at(table.match.ply - 1), table.view(None)
    results = ("scores", "points", "scorings", "next_scoring")
    assert [waiting[key] for key in results] == [before[key] for key in results]
    assert waiting["seats"] != before["seats"] or waiting["track"] != before["track"]
    table.end_turn()
    ended = table.view(None)
    totals = {score.seat: score.total for score in table.match.scores()}
    assert {score["seat"]: score["total"] for score in ended["scores"]} == totals
    assert ended["points"] == [totals[seat] for seat in range(2)]
    assert ended["points"] != waiting["points"]


def points_in(fact: Fact) -> int:
    """What a line of the log tells of points."""
    changes: Any = fact.parameters.get("changes", ())
    told = [(one.id, one.parameters) for one in changes]
    return sum(
        named["count"] * (-1 if id == "paid" else 1) for id, named in told if named.get("piece") == "piece:vp"
    )


def test_points_are_those_of_the_past() -> None:
    """What a scoring brings is added to the points that everybody sees, and no later scoring is."""
    table, rng = table_with(OPTIONS[2]), Rng(5)
    assert table.view(None)["points"] == [0, 0, 0, 0]
    summed, scored = [0, 0, 0, 0], 0
    while not table.match.over:
        ply = table.match.ply
        play_on(table, rng)
        for fact in [one for facts in table.match.log()[ply:] for one in facts]:
            scored += fact.kind == "scoring-round"
            summed[fact.seat] += points_in(fact)
        if scored == 2:
            break
    assert scored == 2 and table.view(None)["points"] == summed
