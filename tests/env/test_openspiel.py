"""OpenSpiel's own test, and what it does not look at."""

import copy
import difflib
import pickle
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.algorithms.generate_playthrough import replay

from clachan.core.decision import first_of, kind_of
from clachan.core.errors import IllegalAction
from clachan.core.rng import Rng
from clachan.env import openspiel
from clachan.games.glenmore.actions import HAGGIS_TOKEN
from clachan.games.glenmore.decisions import DRAWING_HAGGIS
from clachan.games.glenmore.rules.chronicles import haggis

PLAYTHROUGHS = Path(__file__).parent / "playthroughs"
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
    """Each state is also written as text, read back and compared."""
    pyspiel.random_sim_test(loaded(game, parameters), num_sims=1, serialize=True, verbose=False)
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


@pytest.mark.parametrize("twin_of", [copy.deepcopy, lambda thing: pickle.loads(pickle.dumps(thing))])
@pytest.mark.parametrize(("game", "parameters"), TABLES)
def test_games_and_states_have_twins(game: str, parameters: dict[str, Any], twin_of: Any) -> None:
    table = loaded(game, parameters)
    assert twin_of(table) == table
    state = random_states(table, 4, 30)[-1]
    twin = twin_of(state)
    assert twin.get_game() == table
    assert (twin.history(), str(twin)) == (state.history(), str(state))
    twin.apply_action(twin.legal_actions()[0])
    assert twin.history() != state.history()


@pytest.mark.parametrize(("game", "parameters"), TABLES)
def test_texts_of_actions_read_back(game: str, parameters: dict[str, Any]) -> None:
    for state in random_states(loaded(game, parameters), 5)[:-1:7]:
        player = state.current_player()
        for number in state.legal_actions():
            assert state.string_to_action(player, state.action_to_string(player, number)) == number


def secret_states() -> list[Any]:
    return random_states(loaded("glenmore", {"players": 3, "chronicles": "x57", "layouts": 1}), 8)[:-1]


def test_a_resampled_state_looks_the_same_to_its_player_and_differs_in_secrets() -> None:
    rng, differing = np.random.RandomState(1), 0
    for state in secret_states():
        if state.is_chance_node():
            continue
        player = state.current_player()
        other = state.resample_from_infostate(player, rng.random_sample)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert (other.current_player(), other.legal_actions()) == (player, state.legal_actions())
        game = state.held.game
        changed = game.key(other.held.position) != game.key(state.held.position)
        differing += changed
        text = pyspiel.serialize_game_and_state(state.get_game(), other)
        again = pyspiel.deserialize_game_and_state(text)[1]
        assert game.key(again.held.position) == game.key(other.held.position)
    assert differing > 20


def test_in_a_game_without_secrets_resampling_is_a_copy() -> None:
    rng = np.random.RandomState(1)
    for state in random_states(loaded("caledonia", {"players": 3}), 8)[:-1:9]:
        other = state.resample_from_infostate(0, rng.random_sample)
        if state.held.position is not None:
            assert state.held.game.key(other.held.position) == state.held.game.key(state.held.position)


def test_searches_of_openspiel_choose_legal_actions() -> None:
    """Many worlds where something is hidden, a single tree where nothing is."""
    rng = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    asked = [state for state in secret_states() if not state.is_chance_node()]
    for state in asked[:: len(asked) // 4]:
        bot = ismcts.ISMCTSBot(state.get_game(), evaluator, 20.0, 8, ismcts.UNLIMITED_NUM_WORLD_SAMPLES, rng)
        assert bot.step(state) in state.legal_actions()
    table = loaded("caledonia", {"players": 2})
    state = random_states(table, 3, 40)[-1]
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    assert mcts.MCTSBot(table, 20.0, 8, evaluator, random_state=rng).step(state) in state.legal_actions()


@pytest.mark.parametrize(("game", "parameters"), TABLES)
def test_an_illegal_action_is_refused_and_nothing_changes(game: str, parameters: dict[str, Any]) -> None:
    states = random_states(loaded(game, parameters), 9)
    for state in [states[0], states[len(states) // 2], states[-1]]:
        before, legal = str(state), state.legal_actions()
        for number in (-2, 10**6, next(number for number in range(10**4) if number not in legal)):
            with pytest.raises(IllegalAction, match=f"action {number}: "):
                state.apply_action(number)
        assert (str(state), state.legal_actions()) == (before, legal)


def test_openspiels_own_environment_plays_it() -> None:
    env = rl_environment.Environment(loaded("glenmore", {"players": 2, "layouts": 4}))
    env.seed(3)
    step, rng = env.reset(), np.random.RandomState(2)
    while not step.last():
        legal = step.observations["legal_actions"][step.observations["current_player"]]
        step = env.step([int(rng.choice(legal))])
    assert sum(step.rewards) == pytest.approx(0)


@pytest.mark.parametrize("path", sorted(PLAYTHROUGHS.glob("*.txt")), ids=lambda path: path.stem)
def test_playthroughs_are_replayed_as_written(path: Path) -> None:
    if not flags.FLAGS.is_parsed():
        flags.FLAGS(["test"])  # OpenSpiel reads a flag, which the command line would have set
    written, found = (text.splitlines() for text in replay(path))
    if found != written:
        changed = list(difflib.unified_diff(written, found, "written", "found", lineterm="", n=2))
        head = f"{path.stem} goes another way (scripts/generate writes it anew, if that is meant):"
        pytest.fail("\n".join([head, *(line[:200] for line in changed[:30])]), pytrace=False)


def test_both_games_have_playthroughs() -> None:
    assert {path.stem.split("-")[0] for path in PLAYTHROUGHS.glob("*.txt")} == {"caledonia", "glenmore"}
