"""What the chronicles say names its things: the card of a vote, what a mobster takes and lays."""

from collections.abc import Callable
from random import Random

from clachan import new_match
from clachan.core.match import Match
from clachan.core.message import Message
from clachan.words import words_for

WORDS = words_for("glenmore")


def played_until(wanted: Callable[[Match], bool]) -> Match:
    for seed in range(60):
        match = new_match("glenmore", {"players": 4, "chronicles": "12345678"}, seed)
        rng = Random(seed)
        while not match.over:
            if wanted(match):
                return match
            match.push(rng.choice(sorted(match.game.legal_numbers(match.state))))
    raise AssertionError("that never happens")


def families(match: Match) -> set[str]:
    return {action.family.id for action in match.legal()}


def test_a_vote_names_its_card_when_it_is_asked_and_when_it_is_told() -> None:
    match = played_until(lambda match: match.question.kind == "vote")
    card = WORDS.name(str(match.question.parameters["card"]))
    assert f"“{card}”" in WORDS.say(match.question.message())
    told = []
    while match.question.kind == "vote":
        match.push(min(match.game.legal_numbers(match.state)))
        told += [WORDS.say(fact.message()) for fact in match.facts()]
    assert all(f"“{card}”" in line for line in told if "vote" in line)
    assert any(line.startswith(f"“{card}” passes") or f"“{card}” is rejected" in line for line in told)


def test_a_mobsters_token_on_a_clan_costs_no_road_and_is_no_marker() -> None:
    match = played_until(lambda match: match.question.kind == "mobster" and "clan" in families(match))
    assert "token" in WORDS.say(match.question.message())
    assert {match.game.cost(match.state, action.number) for action in match.legal()} == {None}
    match.push(match.legal()[0].number)
    assert "lays a token of Peggy McWander on" in WORDS.say(match.facts()[0].message())


def test_what_elsbeth_takes_comes_off_the_mountain() -> None:
    match = played_until(lambda match: match.question.kind == "mobster" and "coins-of" in families(match))
    assert "take off the mountain" in WORDS.say(match.question.message())
    named = {"good": "good:barley", "deal": "token"}
    assert WORDS.say(Message("glenmore", "pick-coins-of", named)) == "Take 1 barley off the mountain"
    assert WORDS.say(Message("glenmore", "chip-coins-of-england", {"deal": "token"})) == "coin"
