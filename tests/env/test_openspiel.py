"""OpenSpiel's own test, and what it does not look at."""

from typing import Any

import numpy as np
import pyspiel
import pytest

from clachan.core.decision import first_of, kind_of
from clachan.core.rng import Rng
from clachan.env import openspiel
from clachan.games.glenmore.actions import HAGGIS_TOKEN
from clachan.games.glenmore.decisions import DRAWING_HAGGIS
from clachan.games.glenmore.rules.chronicles import haggis

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("caledonia", {"players": 1}),
    ("caledonia", {"players": 2, "edition": "first", "layouts": 1}),
    ("caledonia", {"players": 3, "map_sides": "x1212"}),
    ("glenmore", {"players": 2}),
    ("glenmore", {"players": 3, "chronicles": "x157", "short": True}),
]


def loaded(game: str, parameters: dict[str, Any]) -> Any:
    return pyspiel.load_game(openspiel.short_name(game), parameters)


@pytest.mark.parametrize(("game", "parameters"), TABLES)
def test_the_random_simulation(
    game: str, parameters: dict[str, Any], capfd: pytest.CaptureFixture[str]
) -> None:
    pyspiel.random_sim_test(loaded(game, parameters), num_sims=1, serialize=False, verbose=False)
    capfd.readouterr()


def random_states(game: Any, seed: int, steps: int = 10_000) -> list[Any]:
    """The positions of a random game, each a state of its own."""
    state, rng = game.new_initial_state(), Rng(seed)
    found: list[Any] = []
    while not state.is_terminal() and len(found) < steps:
        found.append(state.clone())
        numbers = state.legal_actions()
        state.apply_action(numbers[rng.below(len(numbers))])
    return [*found, state]


@pytest.mark.parametrize(("game", "parameters"), TABLES)
def test_a_serialised_state_is_the_same_state(game: str, parameters: dict[str, Any]) -> None:
    table = loaded(game, parameters)
    state = random_states(table, 3, 40)[-1]
    text = pyspiel.serialize_game_and_state(table, state)
    other_game, other = pyspiel.deserialize_game_and_state(text)
    assert other_game.get_parameters() == table.get_parameters()
    assert other.history() == state.history()
    assert other.legal_actions() == state.legal_actions()
    for player in range(table.num_players()):
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.information_state_string(player) == state.information_state_string(player)


def test_the_layout_is_a_chance_node() -> None:
    table = loaded("caledonia", {"players": 2, "layouts": 5, "seed": 3})
    state = table.new_initial_state()
    assert state.is_chance_node()
    assert state.chance_outcomes() == [(number, 0.2) for number in range(5)]
    assert state.action_to_string(pyspiel.PlayerId.CHANCE, 4) == "layout 4"
    shown = set()
    for number in range(5):
        child = state.child(number)
        shown.add(tuple(child.observation_tensor(0)))
    assert len(shown) == 5


def test_a_clone_goes_its_own_way() -> None:
    state = random_states(loaded("glenmore", {"players": 2}), 1, 30)[-1]
    before = state.observation_tensor(0)
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert state.observation_tensor(0) == before
    assert twin.history() != state.history()


def test_the_tensor_is_the_encoders_array() -> None:
    table = loaded("caledonia", {"players": 3})
    for state in random_states(table, 2)[1::9]:
        for player in range(3):
            array = table.encoder.encode(state.held.position, player)
            assert np.array_equal(np.array(state.observation_tensor(player)), array)


def test_returns_sum_to_zero_and_follow_the_scores() -> None:
    state = random_states(loaded("glenmore", {"players": 3}), 2)[-1]
    totals = [score.total for score in state.held.game.scores(state.held.position)]
    returns = state.returns()
    assert sum(returns) == pytest.approx(0)
    assert np.argsort(returns).tolist() == np.argsort(totals).tolist()
    alone = random_states(loaded("caledonia", {"players": 1}), 2)[-1]
    assert alone.returns() == [alone.held.game.scores(alone.held.position)[0].total]


def test_information_states_remember_and_keep_secrets() -> None:
    """What is hidden from a player does not change the information state; what was seen stays in it."""
    table = loaded("glenmore", {"players": 3, "chronicles": "x5", "layouts": 1})
    for state in random_states(table, 6)[::10]:
        texts = [state.information_state_string(player) for player in range(3)]
        assert len(set(texts)) == 3
        assert all(text.startswith(f"player {player}") for player, text in enumerate(texts))
    first, second = (random_states(table, seed, 60)[-1] for seed in (1, 2))
    assert first.information_state_string(0) != second.information_state_string(0)


def hidden_draws(table: Any) -> list[Any]:
    """States in which chance deals a haggis token face down."""
    found: list[Any] = []
    for seed in range(20):
        for state in random_states(table, seed):
            top = state.held.position.pending.top() if not state.is_terminal() else 0
            if kind_of(top) == DRAWING_HAGGIS and first_of(top):
                found.append(state)
        if len(found) > 3:
            return found
    return found


def test_a_hidden_draw_changes_only_its_owners_information() -> None:
    draws = hidden_draws(loaded("glenmore", {"players": 2, "chronicles": "x5", "layouts": 1}))
    assert draws
    for state in draws:
        owner = int(first_of(state.held.position.pending.top())) - 1
        numbers = state.legal_actions()
        values = {int(haggis.value(state.held.position, number - HAGGIS_TOKEN)) for number in numbers}
        children = [state.child(number) for number in numbers]
        assert len({child.information_state_string(owner) for child in children}) == len(values)
        assert len({child.information_state_string(1 - owner) for child in children}) == 1
