"""The log names what stands where a player acts."""

import pytest

from clachan import new_match
from clachan.core.rng import Rng
from clachan.games.glenmore.board import NAMES
from clachan.games.glenmore.question import whose


@pytest.mark.parametrize(("players", "chronicles"), [(2, ""), (3, "1234"), (4, "5678")])
def test_an_action_at_a_place_names_its_tile(players: int, chronicles: str) -> None:
    match, rng = new_match("glenmore", {"players": players, "chronicles": chronicles}, 4), Rng(9)
    named = set()
    match.let_chance()
    while not match.over:
        legal = match.legal()
        action = legal[rng.below(len(legal))]
        verb, place = action.text.split()[0], next((w for w in action.text.split() if w in NAMES), None)
        owner, told = whose(match.state), match.game.narrate(match.state, action.number)[0]
        before, after = match.view(), match.branch(match.ply)
        after.play(action.text)
        if place:
            shown = after.view() if verb == "place" else before
            cells = {cell["place"]: cell["name"] for cell in shown["seats"][owner]["territory"]}
            if place in cells:
                named.add(verb)
                assert cells[place] in str(told) and told.parameters["place"] == f"cell:{place}"
        match.play(action.text)
        match.let_chance()
    assert {"place", "activate", "move"} <= named
