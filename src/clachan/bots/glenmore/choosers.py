"""The choosers for Glen More II: compiled searches with their weights, for bots and hints."""

from librt.vecs import vec
from mypy_extensions import i64

from clachan.bots.bot import Values
from clachan.bots.choosers import POINT, Choosers, Hint, tree_numbers
from clachan.bots.glenmore.features import COUNT
from clachan.bots.glenmore.judgement import Judgement
from clachan.bots.glenmore.policy import Greedy
from clachan.bots.glenmore.tree import TreeSearch
from clachan.bots.glenmore.turns import TurnSearch
from clachan.bots.glenmore.weights import row
from clachan.bots.learned import networks_for, row_for, silent
from clachan.games.glenmore.state import State

HINT_SEED = 1
HINT_WIDTH = 16


def kind_of(state: State) -> str:
    return "tales" if state.printed.chronicles else "plain"


def weights_for(state: State, values: Values) -> "vec[i64]":
    """What a bot counts with: the row that was bred for such a table, or the one set by hand."""
    return vec[i64](row_for("glenmore", kind_of(state), row(), values))


def judgement_by(values: Values) -> Judgement | None:
    """What was learned, if the bot is to use it; it corrects the row set by hand."""
    inputs = int(COUNT)
    networks = networks_for("glenmore", {"plain": inputs, "tales": inputs}, values)
    if not networks:
        return None
    plain, tales = (networks.get(name) or silent(inputs) for name in ("plain", "tales"))
    return Judgement(vec[i64](row()), plain, tales)


def greedy(state: State, seed: int, values: Values) -> Greedy:
    chooser = Greedy(weights_for(state, values), seed)
    chooser.noise = round(float(values["noise"]) * POINT)
    return chooser


def brisk(state: State, seed: int) -> Greedy:
    chooser = Greedy(weights_for(state, {}), seed)
    chooser.brisk = True
    return chooser


def turn(state: State, seed: int, values: Values) -> TurnSearch:
    beam, depth, samples = int(values["beam"]), int(values["depth"]), int(values["samples"])
    row_of_weights = weights_for(state, values)
    return TurnSearch(row_of_weights, seed, beam, depth, samples, float(values["time"]), judgement_by(values))


def mcts(state: State, seed: int, values: Values) -> TreeSearch:
    return TreeSearch(weights_for(state, values), seed, *tree_numbers(values))


def hints(state: State, count: int, seconds: float) -> list[Hint]:
    """The best few actions, by a search of so many seconds."""
    search = TreeSearch(weights_for(state, {}), HINT_SEED, 0, seconds, 12, HINT_WIDTH, 2, 4, 3 * POINT, False)
    tried = [node for node in search.think(state).children if node.visits]
    best = sorted(tried, key=lambda node: -node.visits)[:count]
    return [Hint(int(node.number), int(node.points) / int(node.visits) / POINT) for node in best]


# Beginners and the merely good count with weights alone: what was learned is for those above them.
LEVELS = {
    "normal": "turn:beam=8,depth=1,judge=rows",
    "hard": "turn:beam=12,depth=2,samples=1,time=0.8",
    "expert": "turn:beam=24,depth=3,samples=4,time=4.5",
}

# With chronicles a future takes four times as long: better to look less far ahead, but at many lines.
WITH_CHRONICLES = {
    "hard": "turn:beam=12,depth=2,samples=1,time=0.9",
    "expert": "turn:beam=24,depth=2,samples=4,time=4.5",
}


def suited(state: State) -> dict[str, str]:
    return WITH_CHRONICLES if state.printed.chronicles else {}


CHOOSERS = Choosers(
    greedy,
    turn,
    mcts,
    hints,
    brisk=brisk,
    suited=suited,
    kind=kind_of,
    levels=LEVELS,
)
