"""Why something is not possible: by the codes of the reasons, what says most comes first."""

import pytest

from clachan.core.game import game_names, open_game
from clachan.core.match import new_match
from clachan.core.message import Message
from clachan.server.explaining import MOST_REASONS
from clachan.server.tabletop import tabletop_of
from clachan.server.told import Told, told
from clachan.words import words_for

LITTLE = ("reason-terrain", "reason-no-fishermen")


@pytest.mark.parametrize("name", sorted(game_names()))
def test_every_code_that_is_ranked_is_one_of_the_game(name: str) -> None:
    relevance, words = tabletop_of(name).relevance, words_for(name)
    ranked = relevance.beside_the_point | relevance.last
    assert ranked and all(words.has(f"reason-{code}") for code in ranked)


@pytest.mark.parametrize("name", sorted(game_names()))
def test_what_is_beside_the_point_is_told_only_if_nothing_else_is(name: str) -> None:
    """Over a game every action is asked about: alone, it has its own reason, or the question instead."""
    game, tabletop = open_game(name), tabletop_of(name)
    match = new_match(name, {"players": 2}, 3)
    seen = set()
    for _ in range(30):
        match.let_chance()
        for action in game.catalogue.actions[::37]:
            why = game.why_not(match.state, action.number)
            shown = tabletop.relevance.explain(game, match.state, [action])
            if why is None:
                assert shown == []
            elif why.code in tabletop.relevance.beside_the_point:
                asked = told(Message("", "reason-not-now", {"question": match.question.message()}))
                assert [(one.actions, one.why) for one in shown] == [([], asked)]
                seen.add(why.code)
            else:
                assert [(one.actions, one.why) for one in shown] == [([action.number], told(why.message()))]
        numbers = sorted(game.legal_numbers(match.state))
        match.push(numbers[len(numbers) // 2])
    assert seen


def test_units_that_fail_alike_are_told_in_one_sentence() -> None:
    game, tabletop = open_game("caledonia"), tabletop_of("caledonia")
    match = new_match("caledonia", {"players": 2}, 3)
    while match.question.kind != "turn":
        match.push(sorted(game.legal_numbers(match.state))[0])
    forest = next(h["name"] for h in match.view()["map"]["hexes"] if h["terrain"] == ["forest"])
    on_it = [
        action
        for action in game.catalogue
        if action.family.id == "expand" and f"hex:{forest}" in action.parts
    ]
    shown = tabletop.relevance.explain(game, match.state, on_it)
    assert len(shown) <= MOST_REASONS
    land = next(one for one in shown if one.why.id == "reason-terrain")
    assert len(land.actions) > 1 and isinstance(land.why.named["unit"], Told)
    assert shown.index(land) >= len([one for one in shown if one.why.id not in LITTLE])
