"""Why something is not possible: by the codes of the reasons, what says most comes first."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from clachan.core.game import State, game_names, open_game
from clachan.core.match import new_match
from clachan.core.message import Message, Reason
from clachan.server.explaining import MOST_REASONS, Known, families_of
from clachan.server.tabletop import tabletop_of
from clachan.server.told import Told, told
from clachan.words import words_for


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


@pytest.mark.parametrize(("name", "options"), [
    ("caledonia", {"players": 4}), ("glenmore", {"players": 2}),
    ("glenmore", {"players": 4, "chronicles": "12345678"}),
])  # fmt: skip
def test_whoever_asks_why_is_answered_at_every_question(name: str, options: dict[str, object]) -> None:
    """A part that is looked for among all actions, whatever is asked: one that has no end stops everybody."""
    tabletop, asked = tabletop_of(name), set()
    for seed in range(6):
        match, rng = new_match(name, dict(options), seed), Random(seed)
        while not match.over:
            question = match.question
            if match.seat >= 0 and (about := repr((question.kind, question.parameters))) not in asked:
                asked.add(about)
                known = Known(match, tabletop.relevance, tabletop.parts)
                assert known.touching(["no part"]) == []
            match.push(rng.choice(sorted(match.game.legal_numbers(match.state))))
    assert name == "caledonia" or any("'pay'" in one and "piece:scotsman" in one for one in asked)


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
    wrong = [action for action in on_it if "unit:woodcutter" not in action.parts]
    shown = tabletop.relevance.explain(game, match.state, wrong)
    assert 0 < len(shown) <= MOST_REASONS
    land = next(one for one in shown if one.why.id == "reason-terrain")
    assert len(land.actions) > 1 and isinstance(land.why.named["unit"], Told)
    matters = tabletop.relevance.explain(game, match.state, on_it)
    assert [one.why.id for one in matters] == ["reason-taken"]


def test_a_loch_and_a_lack_of_money_are_told_once() -> None:
    game, relevance = open_game("caledonia"), tabletop_of("caledonia").relevance
    told_of: set[str] = set()
    for seed in range(3):
        match, rng = new_match("caledonia", {"players": 2}, seed), Random(seed)
        for _ in range(60):
            match.let_chance()
            if match.question.kind == "turn" and "macdonald" not in str(match.view()["seats"]):
                for hexagon in match.view()["map"]["hexes"]:
                    part = f"hex:{hexagon['name']}"
                    on_it = [
                        a for a in game.catalogue if a.family.id in ("expand", "row") and part in a.parts
                    ]
                    shown = [one.why.id for one in relevance.explain(game, match.state, on_it)]
                    assert shown.count("reason-too-dear") <= 1
                    if hexagon["terrain"] == ["loch"] and "reason-loch" in shown:
                        assert shown == ["reason-loch"]
                    told_of.update(shown)
            match.push(rng.choice(sorted(game.legal_numbers(match.state))))
    assert told_of >= {"reason-loch", "reason-too-dear"}


DEEDS = (
    ("expand",),
    ("buy", "sell"),
    ("take", "draw"),
    ("fulfil",),
    ("shipping",),
    ("technology",),
    ("hire",),
)


def test_what_a_person_is_told_is_never_beside_the_matter() -> None:
    """Over games: an inland hex speaks of no fishermen, a port of no other one, a deed of what it needs."""
    game, tabletop, words = open_game("caledonia"), tabletop_of("caledonia"), words_for("caledonia")
    briefly: set[str] = set()
    for seed in range(2):
        match, rng = new_match("caledonia", {"players": 4}, seed), Random(seed)
        land = [h["name"] for h in match.view()["map"]["hexes"] if "loch" not in h["terrain"]]
        for _ in range(90):
            match.let_chance()
            if match.over:
                break
            possible = {game.catalogue[number].family.id for number in game.legal_numbers(match.state)}
            if match.question.kind == "turn":
                hexagon = f"hex:{rng.choice(land)}"
                asked = [action for action in game.catalogue if hexagon in action.parts]
                usable = any(action.number in game.legal_numbers(match.state) for action in asked)
                codes = {one.why.id for one in tabletop.relevance.explain(game, match.state, asked)}
                assert usable or not codes & {"reason-no-fishermen", "reason-row-clan"}, (hexagon, codes)
                port = [action for action in game.catalogue if "port:money" in action.parts]
                codes = {one.why.id for one in tabletop.relevance.explain(game, match.state, port)}
                assert codes == {"reason-port-absent"} or "reason-port-absent" not in codes
                for deed in DEEDS:
                    if not possible & set(deed):
                        against = Known(match, tabletop.relevance, tabletop.parts).against(deed)
                        briefly.add(against[0].why.id.removeprefix("reason-"))
            match.push(rng.choice(sorted(game.legal_numbers(match.state))))
    assert briefly >= {"too-dear", "box-full", "merchants", "not-in-box", "asks-goods"}
    assert all(words.has(f"brief-{code}") for code in briefly), briefly


@pytest.mark.parametrize("name", ["caledonia", "glenmore"])
def test_whoever_asks_why_again_and_again_costs_no_more_than_once(name: str) -> None:
    """Every action of the catalogue is judged once for a position, in whatever words it is asked about."""
    match, tabletop, judged = new_match(name, {"players": 2}, 5), tabletop_of(name), Counter[int]()
    match.let_chance()
    game = match.game

    def why_not(state: State, number: int) -> Reason | None:
        judged[number] += 1
        return game.why_not(state, number)

    match.game = replace(game, why_not=why_not)
    known, families = Known(match, tabletop.relevance, tabletop.parts), sorted(families_of(name))
    for length in (1, 3, 8):
        for first in range(len(families)):
            known.against(families[first : first + length])
    assert set(judged.values()) == {1} and len(judged) == len(game.catalogue)
    parts = list(tabletop.parts(match.state, game.catalogue[len(game.catalogue) // 2]))
    slow = [a for a in game.catalogue if set(parts) <= set(tabletop.parts(match.state, a))]
    assert parts and known.touching(parts) == slow and not known.touching([*parts, "nothing"])
