"""The note of an export: what its owner gives stands beside what it brings."""

from collections import Counter
from collections.abc import Iterator

from clachan.core.match import Match, new_match
from clachan.core.rng import Rng
from clachan.games.caledonia.actions import fulfil_contract, is_fulfil, is_slaughter
from clachan.games.caledonia.components import Contract, load_components
from clachan.server.caledonia.consequences import consequences
from clachan.server.tabletop import BRINGS, GIVES, Follows

ASKED = ("wool", "bread", "cheese", "whisky")
BROUGHT = ("cotton", "tobacco", "sugar", "hops", "money", "upgrades", "expansions")


def exports(games: int) -> Iterator[tuple[Match, int]]:
    """Positions of random games in which a contract can be fulfilled, with the action."""
    for seed in range(games):
        match, rng = new_match("caledonia", {"players": 2}, seed), Rng(seed)
        while not match.over:
            match.let_chance()
            numbers = match.game.legal_numbers(match.state)
            if not numbers:
                continue
            found = [number for number in numbers if is_fulfil(number)]
            if found and match.game.question(match.state).kind == "turn":
                yield match, found[0]
            match.push(numbers[rng.below(len(numbers))])


def line_of(match: Match, number: int) -> tuple[list[int], list[Follows]]:
    """The contract with all its animals, and what the note tells then."""
    state = match.game.copy(match.state)
    numbers = [number]
    match.game.apply(state, number)
    while animals := [one for one in match.game.legal_numbers(state) if is_slaughter(one)]:
        numbers.append(animals[0])
        match.game.apply(state, animals[0])
    return numbers, consequences(match.state, state, match.seat, numbers)


def printed(contract: Contract, things: tuple[str, ...]) -> set[str]:
    return {thing for thing in things if getattr(contract, thing)}


def test_what_is_given_and_brought_is_what_the_card_says() -> None:
    seen = Counter[str]()
    for match, number in exports(40):
        contract = load_components().contracts[int(fulfil_contract(number))]
        numbers, told = line_of(match, number)
        given = Counter(one.kind for one in told if one.side == GIVES)
        assert {kind for kind in given if kind not in ("sheep", "cow")} == printed(contract, ASKED)
        assert given["sheep"] + given["cow"] == len(numbers) - 1  # each one by its place
        assert {one.kind for one in told if one.side == BRINGS} == printed(contract, BROUGHT)
        assert any(one.kind == "points" and not one.side for one in told)
        seen.update(animals=len(numbers) - 1, all=1)
        if seen["animals"] and seen["all"] >= 8:
            return
    raise AssertionError(f"too few exports: {seen}")


def test_before_the_animals_are_chosen_it_tells_how_many_and_no_points() -> None:
    for match, number in exports(80):
        contract = load_components().contracts[int(fulfil_contract(number))]
        if contract.mutton + contract.beef < 1:
            continue
        state = match.game.copy(match.state)
        match.game.apply(state, number)
        if match.game.question(state).kind != "slaughter":
            continue
        told = consequences(match.state, state, match.seat, [number])
        asked = next(one for one in told if one.kind in ("sheep", "cow"))
        assert asked.side == GIVES and asked.said.parameters["sheep"] == contract.mutton
        assert {one.kind for one in told if one.side == BRINGS} == printed(contract, BROUGHT)
        assert not any(one.kind == "points" for one in told)
        return
    raise AssertionError("no contract for animals could be fulfilled")
