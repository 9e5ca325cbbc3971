"""The learned judgement: networks, the files that are shipped, and what bots do with them."""

import json
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from clachan.bots.bot import read_bot
from clachan.bots.caledonia import features as caledonia_features
from clachan.bots.caledonia.choosers import plan
from clachan.bots.caledonia.judgement import Judgement as CaledoniaJudgement
from clachan.bots.caledonia.weights import row as by_hand
from clachan.bots.choosers import choosers_of
from clachan.bots.glenmore import features as glenmore_features
from clachan.bots.glenmore.judgement import Judgement as GlenmoreJudgement
from clachan.bots.glenmore.weights import row
from clachan.bots.learned import FILE, networks_for, read_learned, shipped_with, silent
from clachan.bots.levels import preset_of
from clachan.bots.network import Network, size_of
from clachan.core.errors import ClachanError
from clachan.core.game import State, open_game
from clachan.core.rng import Rng
from clachan.sim.play import play_game
from training import caledonia, glenmore

MOST_BYTES = 1_000_000
BREEDS = {
    **{("caledonia", breed.name): breed for breed in caledonia.BREEDS},
    **{("glenmore", breed.name): breed for breed in glenmore.BREEDS},
}
FEATURES = {"caledonia": caledonia_features, "glenmore": glenmore_features}
TOLD = ("command", "games", "seed", "date", "positions", "unseen", "contests")
SHIPPED = [game for game in FEATURES if shipped_with(game).exists()]
ROWS = [(game, name) for game in SHIPPED for name in read_learned(shipped_with(game)).rows]
NETWORKS = [(game, name) for game in SHIPPED for name in read_learned(shipped_with(game)).networks]


def in_python(network: list[float], sizes: tuple[int, int, int], features: list[float]) -> list[float]:
    """The same sums, written down plainly."""
    inputs, first, second = sizes
    numbers = iter(network)
    row = features
    for before, after in ((inputs, first), (first, second), (second, 2)):
        offsets = [next(numbers) for _ in range(after)]
        columns = [[next(numbers) for _ in range(after)] for _ in range(before)]
        row = [offsets[n] + sum(x * columns[m][n] for m, x in enumerate(row)) for n in range(after)]
        if after != 2:
            row = [max(0.0, x) for x in row]
    return row


def test_a_network_is_three_layers_of_sums() -> None:
    sizes, rng = (5, 4, 3), Rng(3)
    numbers = [(rng.below(200) - 100) / 50 for _ in range(int(size_of(*sizes)))]
    features = [0.5, 0.0, -1.25, 2.0, 0.75]
    network = Network(*sizes, vec[float](numbers))
    network.run(vec[float](features))
    assert list(network.heads) == pytest.approx(in_python(numbers, sizes, features))
    network.run(vec[float]([1.0] * 5))
    network.run(vec[float](features))  # nothing is left of what it saw before
    assert list(network.heads) == pytest.approx(in_python(numbers, sizes, features))


@pytest.mark.parametrize("game", FEATURES)
def test_every_feature_has_a_name_of_its_own(game: str) -> None:
    module = FEATURES[game]
    assert len(set(module.NAMES)) == len(module.NAMES) == module.COUNT


@pytest.mark.parametrize(("game", "name"), NETWORKS)
def test_what_is_shipped_is_small_and_tells_how_it_came_about(game: str, name: str) -> None:
    path = shipped_with(game)
    assert path.name == FILE and path.stat().st_size <= MOST_BYTES
    story = read_learned(path).story[name]
    assert all(story[key] for key in TOLD)
    assert story["unseen"]["points"] < story["unseen"]["points, weights alone"]
    read_learned(path).network(name, FEATURES[game].COUNT)


@pytest.mark.parametrize(("game", "name"), ROWS)
def test_a_row_that_is_shipped_tells_how_it_was_bred(game: str, name: str) -> None:
    learned = read_learned(shipped_with(game))
    story, breed = learned.story[name], BREEDS[game, name]
    assert all(story[key] for key in ("command", "seed", "date", "generations", "games", "contests"))
    assert story["command"].startswith(f"scripts/train {game} --only '{name}'")
    assert len(learned.rows[name]) == len(breed.by_hand) != 0


def test_a_network_for_other_features_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "old.json"
    numbers = [0.0] * int(size_of(3, 1, 1))
    network = {"inputs": 3, "first": 1, "second": 1, "numbers": numbers}
    path.write_text(json.dumps({"story": {}, "networks": {"table": network}, "rows": {}}))
    with pytest.raises(ClachanError, match=r"3 inputs .* 110 features: train it again"):
        networks_for("caledonia", {"table": 110}, {"judge": str(path)})


def test_only_the_known_judges_can_be_named() -> None:
    assert read_bot("turn:judge=weights")[1]["judge"] == "weights"
    with pytest.raises(ClachanError, match=r"judge cannot be 'some.json'"):
        read_bot("turn:judge=some.json")


def test_a_network_that_says_nothing_leaves_caledonia_to_the_weights() -> None:
    game = open_game("caledonia")
    options = game.read_options({"players": 3})
    played = play_game(game, options, ["random"] * 3, 5)
    judgement = CaledoniaJudgement(vec[i64](by_hand(3)), silent(caledonia_features.COUNT))
    for state in (played.start, played.end):
        sought = judgement.sought(state, 1, 50)
        values = [int(judgement.sight.valuer.value(state, seat, False)) for seat in range(3)]
        assert sought == pytest.approx(values[1] - max(values[0], values[2]) / 2, abs=1)
    assert judgement.points // 100 == game.scores(played.end)[1].total


@pytest.mark.parametrize("chronicles", ["none", "12345678"])
def test_a_network_that_says_nothing_leaves_glen_more_to_the_weights(chronicles: str) -> None:
    game = open_game("glenmore")
    options = game.read_options({"players": 3, "chronicles": chronicles})
    inputs = glenmore_features.COUNT
    judgement = GlenmoreJudgement(vec[i64](row()), silent(inputs), silent(inputs))
    played = play_game(game, options, ["random"] * 3, 8)
    own, *others = [100 * score.total for score in game.scores(played.end)]
    assert judgement.worth(played.end, 0) == pytest.approx(own - 0.7 * max(others), abs=1)
    values = [int(judgement.sight.valuer.prospect(played.start, seat)) for seat in range(3)]
    assert judgement.worth(played.start, 0) == pytest.approx(values[0] - 0.7 * max(values[1:]), abs=1)


@pytest.mark.parametrize("game", FEATURES)
def test_looking_at_a_table_changes_nothing_and_says_the_same_again(game: str) -> None:
    opened = open_game(game)
    played = play_game(opened, opened.read_options({"players": 2}), ["greedy", "greedy"], 4)
    state = opened.copy(played.start)
    for number in played.numbers[:-1]:
        if opened.seat(state) >= 0:
            before = opened.key(state)
            first, again = (seen(game, state) for _ in range(2))
            assert first == again
            assert opened.key(state) == before
        opened.apply(state, number)


def seen(game: str, state: State) -> tuple[int, list[float]]:
    """What the learned judgement says of a table, and the features that it is told by."""
    if game == "caledonia":
        ours = CaledoniaJudgement(vec[i64](by_hand(2)), silent(caledonia_features.COUNT))
        return int(ours.sought(state, 0, 50)), list(ours.sight.row)
    none = silent(glenmore_features.COUNT)
    other = GlenmoreJudgement(vec[i64](row()), none, none)
    return int(other.worth(state, 0)), list(other.sight.row)


def test_what_was_learned_changes_how_a_bot_plays() -> None:
    game = open_game("caledonia")
    options, bot = game.read_options({"players": 2}), "plan:iterations=6,beam=3,depth=2"
    learned, again, by_weights = (
        play_game(game, options, [text, "greedy"], 21).numbers for text in (bot, bot, f"{bot},judge=weights")
    )
    assert learned == again != by_weights


def first_turn(players: int, seed: int) -> State:
    """A table whose first turn is about to begin."""
    game = open_game("caledonia")
    played = play_game(game, game.read_options({"players": players}), ["greedy"] * players, seed)
    state = game.copy(played.start)
    for number in played.numbers:
        if game.question(state).kind == "turn":
            return state
        game.apply(state, number)
    raise AssertionError("nobody had a turn")


def test_more_plans_are_sifted_than_tried() -> None:
    state = first_turn(2, 2)
    searches = (plan(state, 1, read_bot(f"plan:width=3,sifted={sifted}")[1]) for sifted in (0, 40))
    few, many = ({int(found.number) for found in search.begin(state)} for search in searches)
    assert len(few) == len(many) == 3
    assert many - few  # one that the weights had thought less of


def test_sifting_is_no_trial_and_leaves_the_table_as_it_was() -> None:
    game = open_game("caledonia")
    state = first_turn(3, 6)
    before = game.key(state)
    plans = plan(state, 1, read_bot("plan:iterations=5")[1]).begin(state)
    assert game.key(state) == before
    assert [found.guess for found in plans] == sorted((found.guess for found in plans), reverse=True)
    assert plans[0].guess == 0
    assert not any(found.visits or found.results or found.points for found in plans)


@pytest.mark.parametrize(
    ("game", "options"), [("caledonia", {"players": 1}), ("glenmore", {"players": 3, "chronicles": "8"})]
)
def test_a_level_suits_the_table_and_keeps_to_its_time(game: str, options: dict[str, object]) -> None:
    opened = open_game(game)
    _, state = opened.deal(opened.read_options(options), Rng(1))
    suited = choosers_of(opened).suited
    assert suited is not None
    found = suited(state)
    for level, most in (("hard", 0.9), ("expert", 4.5)):
        assert 0 < float(read_bot(found[level])[1]["time"]) <= most
    assert found["hard"] != preset_of("hard", game)
    assert not suited(opened.deal(opened.read_options({"players": 2}), Rng(1))[1])
