"""What may be chosen together for a new table, and when a table tells how it ended."""

import pytest
from visitors import Guest

from clachan.core.errors import BadOptions
from clachan.core.game import open_game
from clachan.core.match import Match, new_match
from clachan.core.record import read_record, write_record
from clachan.games.glenmore.options import chronicles_of
from clachan.games.glenmore.scoring import points_so_far
from clachan.server.tabletop import tabletop_of

EIGHT = (1, 2, 3, 4, 5, 6, 7, 8)


def chosen(**given: object) -> tuple[int, ...]:
    return chronicles_of(open_game("glenmore").read_options(given))


def test_all_and_none_are_words_for_chronicles() -> None:
    assert chosen(players=4, chronicles="all") == chosen(players="3", chronicles=" ALL ") == EIGHT
    assert chosen(players=2, chronicles="all") == (1, 2, 3, 5, 6, 7, 8)
    assert chosen(chronicles="none") == chosen(chronicles="no") == chosen(chronicles="") == ()
    with pytest.raises(BadOptions, match="different digits of 12345678, all or none"):
        chosen(players=4, chronicles="every")
    match = new_match("glenmore", {"players": 3, "chronicles": "all"}, 1)
    record = write_record(match)
    assert "option chronicles: 12345678" in record
    spoken = record.replace("option chronicles: 12345678", "option chronicles: all")
    assert read_record(spoken).options == match.options


def test_a_table_is_told_what_cannot_be_chosen_and_why(guest: Guest) -> None:
    def barred(**options: str) -> dict[tuple[str, object], str]:
        found = guest.http.get("/api/games/glenmore/barred", params=options).json()
        return {(one["option"], one["value"]): one["why"]["id"] for one in found}

    two = barred(players="2", chronicles="1")
    assert two == {
        ("chronicles", "4"): "glenmore-barred-chronicle",
        ("die", False): "glenmore-barred-die",
        ("narrow_mountain", True): "glenmore-barred-mountain",
    }
    assert barred(players="4", chronicles="all") == {}
    assert guest.http.get("/api/games/caledonia/barred", params={"players": "2"}).json() == []
    assert guest.http.get("/api/games/glenmore/barred", params={"chronicles": "9"}).status_code == 400


@pytest.mark.parametrize(
    "options",
    [{"players": 2, "chronicles": "14"}, {"players": 3, "chronicles": "13", "narrow_mountain": True}],
)
def test_what_is_barred_is_refused_and_nothing_else_is(options: dict[str, object]) -> None:
    game = open_game("glenmore")
    with pytest.raises(BadOptions):
        game.read_options(options)
    for one in game.barred(options):
        if one.option == "chronicles":
            options["chronicles"] = str(options["chronicles"]).replace(str(one.value), "")
        elif one.option == "narrow_mountain":
            options["narrow_mountain"] = False
    game.read_options(options)


def test_a_table_for_all_chronicles_opens(guest: Guest) -> None:
    link = guest.open(guest.create("me", "me", "me", game="glenmore", options={"chronicles": "all"}, seed=3))
    assert tuple(link.update["view"]["chronicles"]) == EIGHT


def almost_over(game: str, players: int, seed: int) -> Match:
    match = new_match(game, {"players": players}, seed)
    while not match.over:
        match.push(match.drawn())
    match.rewind(match.ply - 1)
    return match


def test_how_a_game_ends_is_told_when_its_last_turn_stands(guest: Guest) -> None:
    match = almost_over("caledonia", 1, 5)
    made = guest.http.post("/api/records", content=write_record(match)).json()["table"]
    link = guest.open(made)
    link.ask("sit", seat=0)
    link.ask("prefer", seat=0, confirm=True, single=False, auto_pass=False)
    last = link.update["legal"][0]["number"]
    seen = link.ask("preview", seq=link.update["seq"], number=last)
    assert seen["type"] == "foresight" and not any("score" in line["id"] for line in seen["lines"])
    link.ask("act", seq=link.update["seq"], number=last)
    assert link.update["held"] == 0 and link.update["view"]["over"]
    assert [line["kind"].startswith("did-") for line in link.update["log"]] == [True]
    again = guest.open(made)
    assert not any("score" in line["kind"] for line in again.welcome["log"])
    kept = again.update["keep"] + len(again.update["log"])
    assert kept == len(again.welcome["log"])
    link.ask("end_turn", seq=link.update["seq"])
    assert link.is_over and any("score" in line["kind"] for line in link.update["log"])
    assert link.update["keep"] == kept - 1


def test_the_plot_of_points_shows_points_and_no_scoring_to_come() -> None:
    match = almost_over("glenmore", 3, 2)
    standing = tabletop_of("glenmore").standing
    opened = new_match("glenmore", {"players": 3}, 2)
    assert [row["points"] for row in standing(opened.state)] == [0, 0, 0]
    before = [row["points"] for row in standing(match.state)]
    assert before == [points_so_far(match.state, seat) for seat in range(3)]
    assert before != [score.total for score in match.scores()]
    match.push(match.drawn())
    assert match.over
    assert [row["points"] for row in standing(match.state)] == [score.total for score in match.scores()]
