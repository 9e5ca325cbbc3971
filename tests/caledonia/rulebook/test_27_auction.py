"""The clan auction."""

import pytest

from clachan import new_match
from clachan.core.errors import BadOptions
from clachan.core.match import Match


def auction(players: int, first: int = 1, **options: object) -> Match:
    given = {"players": players, "clan_auction": True, **options}
    offer = ["stewart+1", "campbell+2", "robertson+3", "cunningham+4"][:players]
    layout = new_match("caledonia", given, seed=1).layout | {"offer": " ".join(offer), "first": str(first)}
    return new_match("caledonia", given, layout=layout)


def play(match: Match, *steps: str) -> None:
    """Steps such as `p2 bid 3`, each checked for who is asked, and for what else could be answered."""
    for step in steps:
        seat, _, text = step.partition(" ")
        assert f"p{match.seat + 1}" == seat, step
        judged = [action.text for action in match.game.catalogue if match.why_not(action.text) is None]
        assert sorted(judged) == sorted(action.text for action in match.legal())
        assert text in judged
        match.play(text)


@pytest.mark.rule("variant.auction")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_as_many_clans_as_players_are_offered_each_with_a_starting_tile(players: int) -> None:
    offer = new_match("caledonia", {"players": players, "clan_auction": True}, seed=3).view()["offer"]
    assert (
        len({each["clan"] for each in offer})
        == len({each["tile"] for each in offer})
        == len(offer)
        == players
    )


@pytest.mark.rule("variant.auction", "ruling.auction")
def test_a_whole_auction() -> None:
    match = auction(4, first=2)
    play(match, "p2 bid 0", "p3 bid 2", "p4 quit", "p1 bid 5", "p2 quit", "p3 bid 6", "p1 quit")
    play(match, "p3 choose clan campbell")
    play(match, "p4 bid 1", "p1 quit", "p2 quit", "p4 choose clan stewart")
    play(match, "p1 bid 0", "p2 bid 4", "p1 quit", "p2 choose clan cunningham")
    view = match.view()
    assert [seat["clan"] for seat in view["seats"]] == ["robertson", "cunningham", "campbell", "stewart"]
    assert [seat["bid"] for seat in view["seats"]] == [0, 4, 6, 1]
    assert view["order"] == [2, 3, 1, 0]
    assert match.seat == 2  # first workers in the new order


@pytest.mark.rule("variant.auction")
def test_each_bid_and_each_choice_is_a_turn_of_its_own() -> None:
    match = auction(3)
    counted = [match.view()["turn"]]
    steps = ["p1 bid 0", "p2 bid 2", "p3 quit", "p1 quit", "p2 choose clan campbell", "p3 bid 1", "p1 quit"]
    for step in [*steps, "p3 choose clan stewart"]:
        play(match, step)
        counted.append(match.view()["turn"])
    assert counted == list(range(1, 10))  # the last one: the first worker


@pytest.mark.rule("variant.auction")
def test_bids_are_negative_points() -> None:
    match = auction(2)
    play(match, "p1 bid 3", "p2 bid 7", "p1 quit", "p2 choose clan stewart")
    assert [score.lines["auction bid"] for score in match.scores()] == [0, -7]
    assert [score.total == sum(score.lines.values()) for score in match.scores()] == [True, True]


@pytest.mark.rule("variant.auction")
def test_the_last_player_gets_the_last_clan_for_nothing_and_is_last_in_turn_order() -> None:
    match = auction(2)
    play(match, "p1 bid 0", "p2 quit", "p1 choose clan campbell")
    view = match.view()
    assert view["seats"][1]["clan"] == "stewart"
    assert (view["seats"][1]["bid"], view["order"]) == (0, [0, 1])
    assert view["seats"][1]["money"] == 55  # with its starting tile


@pytest.mark.rule("variant.auction", "ruling.auction")
def test_a_bid_must_be_higher_and_the_opener_must_bid() -> None:
    match = auction(3)
    assert str(match.why_not("quit")) == "the player who opens the auction names a bid, if only 0"
    match.play("bid 4")
    assert str(match.why_not("bid 4")) == "4 is bid already: bid more or quit"
    assert str(match.why_not("bid 3")) == "4 is bid already: bid more or quit"
    assert match.why_not("bid 5") is None


@pytest.mark.rule("ruling.auction")
def test_who_quits_is_out_of_this_auction_but_not_of_the_next() -> None:
    match = auction(3)
    play(match, "p1 bid 0", "p2 quit", "p3 bid 1", "p1 bid 2", "p3 quit", "p1 choose clan stewart")
    play(match, "p2 bid 0", "p3 bid 1", "p2 quit", "p3 choose clan robertson")
    assert match.view()["order"] == [0, 2, 1]


@pytest.mark.rule("ruling.auction")
def test_the_next_auction_is_opened_by_the_next_player_to_the_winners_left_without_a_clan() -> None:
    match = auction(4)
    play(match, "p1 bid 0", "p2 bid 1", "p3 quit", "p4 quit", "p1 quit", "p2 choose clan stewart")
    play(match, "p3 bid 0", "p4 quit", "p1 bid 1", "p3 quit", "p1 choose clan campbell")
    assert match.seat == 2  # p2 has a clan, so p3 opens


@pytest.mark.rule("variant.auction", "edition.A1")
@pytest.mark.parametrize(("edition", "highest"), [("revised", 30), ("first", 60)])
def test_the_highest_bid_wins_at_once(edition: str, highest: int) -> None:
    match = auction(3, edition=edition)
    if highest < 60:
        assert str(match.why_not(f"bid {highest + 1}")) == f"the highest bid is {highest} points"
    match.play(f"bid {highest}")
    assert (match.seat, match.question.kind) == (0, "choose-clan")


@pytest.mark.rule("variant.auction", "ruling.auction")
@pytest.mark.parametrize("first", [1, 2, 3, 4])
def test_bidding_goes_round_from_whoever_begins(first: int) -> None:
    match = auction(4, first=first)
    seats = [f"p{(first - 1 + steps) % 4 + 1}" for steps in range(4)]
    play(match, *(f"{seat} bid {points}" for points, seat in enumerate(seats)))
    play(match, f"{seats[0]} bid 9", f"{seats[1]} quit", f"{seats[2]} bid 12", f"{seats[3]} quit")
    play(match, f"{seats[0]} quit", f"{seats[2]} choose clan robertson")
    play(
        match, f"{seats[3]} bid 0", f"{seats[0]} quit", f"{seats[1]} quit", f"{seats[3]} choose clan stewart"
    )
    play(match, f"{seats[0]} bid 2", f"{seats[1]} quit", f"{seats[0]} choose clan campbell")
    view = match.view()
    assert [f"p{seat + 1}" for seat in view["order"]] == [seats[2], seats[3], seats[0], seats[1]]
    bids = dict(zip(seats, (2, 0, 12, 0), strict=True))
    assert [seat["bid"] for seat in view["seats"]] == [bids[f"p{number}"] for number in (1, 2, 3, 4)]
    tiles = dict(zip(seats, ("campbell", "cunningham", "robertson", "stewart"), strict=True))
    assert [seat["clan"] for seat in view["seats"]] == [tiles[f"p{number}"] for number in (1, 2, 3, 4)]


@pytest.mark.rule("variant.auction")
def test_the_highest_bid_but_one_can_still_be_raised() -> None:
    match = auction(2)
    play(match, "p1 bid 29")
    assert [action.text for action in match.legal()] == ["quit", "bid 30"]
    play(match, "p2 bid 30", "p2 choose clan campbell")
    assert match.view()["order"] == [1, 0]


@pytest.mark.rule("variant.auction", "ruling.options")
def test_there_is_no_auction_for_one() -> None:
    with pytest.raises(BadOptions, match="clan_auction needs 2 to 4 players"):
        new_match("caledonia", {"players": 1, "clan_auction": True})


@pytest.mark.rule("variant.auction", "variant.no_clans")
def test_without_clans_starting_tiles_are_auctioned_and_money_goes_by_the_new_order() -> None:
    given = {"players": 3, "clan_auction": True, "no_clans": True}
    layout = new_match("caledonia", given, seed=1).layout | {"offer": "none+1 none+2 none+3", "first": "1"}
    match = new_match("caledonia", given, layout=layout)
    play(match, "p1 bid 0", "p2 bid 1", "p3 bid 2", "p1 quit", "p2 quit", "p3 choose tile 2")
    play(match, "p1 bid 0", "p2 bid 1", "p1 quit", "p2 choose tile 1")
    assert [seat["money"] for seat in match.view()["seats"]] == [55 + 4, 55 + 2, 55 + 0]
