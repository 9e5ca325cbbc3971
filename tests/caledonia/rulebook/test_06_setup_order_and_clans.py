"""Set-up: turn order, clans and starting tiles."""

import pytest

from clachan import new_match, open_game
from clachan.core.match import Match
from clachan.core.rng import Rng
from clachan.games.caledonia.components import CLANS, GOODS, load_components

FOUR = "stewart+1 campbell+2 robertson+3 cunningham+4 mackenzie+5"


def lay(players: int, offer: str, first: int = 1, **options: object) -> Match:
    drawn = new_match("caledonia", {"players": players, **options}, seed=1)
    layout = drawn.layout | {"offer": offer, "first": str(first)}
    return new_match("caledonia", {"players": players, **options}, layout=layout)


@pytest.mark.rule("setup.turn_order")
@pytest.mark.parametrize("first", [1, 2, 3, 4])
def test_turn_order_runs_clockwise_from_the_start_player(first: int) -> None:
    order = lay(4, FOUR, first).view()["order"]
    assert order == [(first - 1 + place) % 4 for place in range(4)]


@pytest.mark.rule("setup.turn_order")
def test_anyone_may_be_drawn_as_start_player() -> None:
    game = open_game("caledonia")
    options = game.read_options({"players": 4})
    assert {game.draw_layout(options, Rng(seed))["first"] for seed in range(60)} == {"1", "2", "3", "4"}


@pytest.mark.rule("setup.clans")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_one_clan_more_than_players_is_offered_each_with_its_own_starting_tile(players: int) -> None:
    for seed in range(10):
        offer = new_match("caledonia", {"players": players}, seed=seed).view()["offer"]
        assert len(offer) == players + 1
        assert len({each["clan"] for each in offer}) == len({each["tile"] for each in offer}) == players + 1
        assert all(each["clan"] in CLANS for each in offer)


@pytest.mark.rule("setup.clans")
def test_the_last_in_turn_order_chooses_first_and_the_start_player_between_the_last_two() -> None:
    match = lay(4, FOUR, first=3)
    asked = []
    for clan in ("stewart", "campbell", "robertson"):
        asked.append(match.seat)
        match.play(f"choose clan {clan}")
    asked.append(match.seat)
    assert asked == [1, 0, 3, 2]
    assert [action.text for action in match.legal()] == ["choose clan cunningham", "choose clan mackenzie"]
    match.play("choose clan mackenzie")
    assert [seat["clan"] for seat in match.view()["seats"]] == [
        "campbell",
        "stewart",
        "mackenzie",
        "robertson",
    ]


@pytest.mark.rule("setup.clans")
def test_a_clan_that_is_taken_or_was_not_drawn_cannot_be_chosen() -> None:
    match = lay(2, "stewart+1 campbell+2 robertson+3")
    reason = "is not on offer: choose clan Campbell or clan Robertson"
    match.play("choose clan stewart")
    assert str(match.why_not("choose clan stewart")) == f"clan Stewart {reason}"
    assert str(match.why_not("choose clan buchanan")) == f"clan Buchanan {reason}"
    assert str(match.why_not("pass")) == "that does not answer the question, which is: choose clan"


@pytest.mark.rule("setup.clans")
def test_the_clan_that_nobody_took_goes_back_to_the_box() -> None:
    match = lay(2, "stewart+1 campbell+2 robertson+3")
    match.play("choose clan stewart")
    match.play("choose clan robertson")
    view = match.view()
    assert [seat["clan"] for seat in view["seats"]] == ["robertson", "stewart"]
    assert view["asked"]["kind"] == "first-worker"


@pytest.mark.rule("setup.starting_tiles")
@pytest.mark.parametrize("number", range(1, 10))
def test_the_starting_tile_gives_its_money_and_its_goods(number: int) -> None:
    match = lay(1, f"campbell+{number} robertson+{1 + number % 9}")
    match.play("choose clan campbell")
    tile = load_components().starting_tiles[number - 1]
    seat = match.view()["seats"][0]
    assert seat["money"] == tile.money >= 55
    assert seat["goods"] == dict(zip(GOODS, tile.goods, strict=True))
    assert sum(tile.goods) >= 2


@pytest.mark.rule("setup.open_information")
@pytest.mark.parametrize("seed", range(4))
def test_every_seat_and_every_spectator_sees_the_same_table(seed: int) -> None:
    match = new_match("caledonia", {"players": 3}, seed=seed)
    rng = Rng(seed)
    while match.ply < 150 and not match.over:
        texts = [action.text for action in match.legal()]
        match.play(texts[rng.below(len(texts))])
        if match.ply % 25 == 0:
            assert match.view(0) == match.view(1) == match.view(2) == match.view(None)
