"""What is counted out at the end of a round and of the game adds up to what the rules pay."""

from collections import Counter
from collections.abc import Iterator

import pytest

from clachan import new_match
from clachan.core.match import Match
from clachan.core.message import Fact, Message
from clachan.games.caledonia.scoring import majorities


def played(players: int, seed: int, **options: object) -> Match:
    match = new_match("caledonia", {"players": players, **options}, seed)
    while not match.over:
        match.push(match.drawn())
    return match


def listed(value: object) -> list[Message]:
    assert isinstance(value, tuple)
    return [one for one in value if isinstance(one, Message)]


def number(message: Message | Fact, name: str) -> int:
    value = message.parameters[name]
    assert isinstance(value, int)
    return value


def facts(match: Match, kind: str) -> Iterator[tuple[int, Fact]]:
    for ply, told in enumerate(match.log()):
        yield from ((ply, fact) for fact in told if fact.kind == kind)


GAMES = [(1, 3), (2, 5), (3, 8), (4, 11), (4, 12)]


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_units_give_what_a_player_gets(players: int, seed: int) -> None:
    match = played(players, seed)
    found = list(facts(match, "production"))
    assert found
    for _, fact in found:
        changes, gives = listed(fact.parameters["changes"]), listed(fact.parameters["gives"])
        gained = sum(number(part, "money") for part in changes if part.id == "gain-money")
        assert gained == sum(number(part, "money") for part in gives if part.id != "yield")
        goods: Counter[object] = Counter()
        for part in gives:
            if part.id != "wages":
                goods[part.parameters["good"]] += number(part, "amount") if part.id == "yield" else 1
        got = {part.parameters["good"]: number(part, "count") for part in changes if part.id == "gain-good"}
        assert goods == got


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_a_tile_counts_for_everyone_and_says_all_glory(players: int, seed: int) -> None:
    match = played(players, seed)
    rounds = list(facts(match, "round-end"))
    assert len(rounds) == 5
    for ply, fact in rounds:
        after = match.at(ply + 1)
        rows = listed(fact.parameters["everyone"])
        assert [row.parameters["player"] for row in rows] == [f"seat:{seat}" for seat in range(players)]
        for seat, row in enumerate(rows):
            assert number(row, "total") == after.players[seat].glory
            assert (number(row, "glory") == 0) or listed(row.parameters["things"])


def test_things_are_all_that_a_tile_counts() -> None:
    from clachan.games.caledonia.accounts import things
    from clachan.games.caledonia.rules.round_scoring import UNITS_TILE, counted
    from clachan.games.caledonia.state import FIELD

    match = new_match("caledonia", {"players": 4}, 21)
    while not match.over:
        for player in match.state.players:
            for tile in range(9):
                whole = int(counted(match.state, player, tile))
                whole += int(player.deployed[FIELD]) if tile == UNITS_TILE else 0
                assert sum(number(one, "count") for one in things(match.state, player, tile)) == whole
        match.push(match.drawn())


def test_a_round_names_its_order_and_fee() -> None:
    match = played(4, 11)
    for ply, fact in facts(match, "round"):
        view = match.game.view(match.at(ply + 1), None)
        assert fact.parameters["order"] == tuple(f"seat:{seat}" for seat in view["order"])
        assert fact.parameters["fee"] == view["export"]["fee"]


@pytest.mark.parametrize(("players", "seed"), GAMES[1:])
def test_majorities_explain_their_points(players: int, seed: int) -> None:
    match = played(players, seed)
    scores = {score.seat: score.lines for score in match.scores()}
    found = [fact for _, fact in facts(match, "majority")]
    assert [fact.parameters["line"] for fact in found] == ["line:exports", "line:settlements"]
    for fact in found:
        line = str(fact.parameters["line"])[len("line:") :]
        rows = listed(fact.parameters["everyone"])
        counts = [number(row, "count") for row in rows]
        assert counts == sorted(counts, reverse=True)
        for row in rows:
            seat = int(str(row.parameters["player"])[len("seat:") :])
            assert number(row, "points") == scores[seat][line]
            assert (number(row, "count"), number(row, "points")) == majorities(match.state)[line][seat]


def test_a_player_alone_hears_what_the_next_rating_asks_for() -> None:
    match = played(1, 3)
    ((_, fact),) = facts(match, "solo-score")
    assert number(fact, "next") > number(fact, "points")
    assert str(fact.parameters["better"]).startswith("rating:")
