"""The mind for Clans of Caledonia: the compiled choosers with their weights, for bots and hints."""

from librt.vecs import vec
from mypy_extensions import i64

from clachan.bots.bot import Values
from clachan.bots.caledonia.plans import PlanSearch
from clachan.bots.caledonia.policy import Greedy
from clachan.bots.caledonia.tree import TreeSearch
from clachan.bots.caledonia.turns import TurnSearch
from clachan.bots.caledonia.weights import row
from clachan.bots.mind import Hint, Mind
from clachan.games.caledonia.state import State

POINT = 100
HINT_SEED = 1
HINT_WIDTH = 16


def weights_for(players: int) -> "vec[i64]":
    return vec[i64](row(players))


def greedy(players: int, seed: int, values: Values) -> Greedy:
    chooser = Greedy(weights_for(players), seed)
    chooser.noise = round(float(values["noise"]) * POINT)
    return chooser


def turn(players: int, seed: int, values: Values) -> TurnSearch:
    beam, depth, seconds = int(values["beam"]), int(values["depth"]), float(values["time"])
    return TurnSearch(weights_for(players), seed, beam, depth, seconds)


def mcts(players: int, seed: int, values: Values) -> TreeSearch:
    return TreeSearch(
        weights_for(players),
        seed,
        int(values["iterations"]),
        float(values["time"]),
        int(values["rollout"]),
        int(values["width"]),
        int(values["rivals"]),
        int(values["trust"]),
        round(float(values["explore"]) * POINT),
        values["paranoid"] == 1,
    )


def plan(players: int, seed: int, values: Values) -> PlanSearch:
    return PlanSearch(
        weights_for(players),
        seed,
        int(values["beam"]),
        int(values["depth"]),
        int(values["iterations"]),
        float(values["time"]),
        int(values["width"]),
        int(values["trust"]),
        round(float(values["explore"]) * POINT),
        int(values["rivalry"]),
    )


def hints(state: State, count: int, seconds: float) -> list[Hint]:
    """The best few actions, by a search of so many seconds."""
    players = int(state.printed.players)
    search = TreeSearch(weights_for(players), HINT_SEED, 0, seconds, 12, HINT_WIDTH, 2, 4, 3 * POINT, False)
    tried = [node for node in search.think(state).children if node.visits]
    best = sorted(tried, key=lambda node: -node.visits)[:count]
    return [Hint(int(node.number), int(node.points) / int(node.visits) / POINT) for node in best]


MIND = Mind(greedy, turn, mcts, hints, lambda state: int(state.printed.players), plan)
