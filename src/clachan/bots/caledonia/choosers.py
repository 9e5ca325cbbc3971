"""The choosers for Clans of Caledonia: compiled searches with their weights, for bots and hints."""

from librt.vecs import vec
from mypy_extensions import i64

from clachan.bots.bot import Values
from clachan.bots.caledonia.features import COUNT
from clachan.bots.caledonia.judgement import Judgement
from clachan.bots.caledonia.plans import PlanSearch
from clachan.bots.caledonia.policy import Greedy
from clachan.bots.caledonia.tree import TreeSearch
from clachan.bots.caledonia.turns import TurnSearch
from clachan.bots.caledonia.weights import row
from clachan.bots.choosers import POINT, Choosers, Hint, tree_numbers
from clachan.bots.learned import networks_for, row_for
from clachan.bots.plan import PLAN
from clachan.games.caledonia.state import State

HINT_SEED = 1
HINT_WIDTH = 8
HINT_TRIALS = 1_000_000


def kind_of(state: State) -> str:
    return "alone" if state.printed.players == 1 else "table"


def weights_for(state: State, values: Values) -> "vec[i64]":
    """What a bot counts with: the row that was bred for such a table, or the one set by hand."""
    by_hand = row(int(state.printed.players))
    return vec[i64](row_for("caledonia", kind_of(state), by_hand, values))


def judgement_for(state: State, values: Values) -> Judgement | None:
    """What was learned for such a table, if the bot is to use it; it corrects the row set by hand."""
    kind = kind_of(state)
    networks = networks_for("caledonia", {kind: int(COUNT)}, values)
    return Judgement(vec[i64](row(int(state.printed.players))), networks[kind]) if networks else None


def greedy(state: State, seed: int, values: Values) -> Greedy:
    chooser = Greedy(weights_for(state, values), seed)
    chooser.noise = round(float(values["noise"]) * POINT)
    return chooser


def brisk(state: State, seed: int) -> Greedy:
    chooser = Greedy(weights_for(state, {}), seed)
    chooser.brisk = True
    return chooser


def turn(state: State, seed: int, values: Values) -> TurnSearch:
    beam, depth, seconds = int(values["beam"]), int(values["depth"]), float(values["time"])
    return TurnSearch(weights_for(state, values), seed, beam, depth, seconds, judgement_for(state, values))


def mcts(state: State, seed: int, values: Values) -> TreeSearch:
    return TreeSearch(weights_for(state, values), seed, *tree_numbers(values))


def plan(state: State, seed: int, values: Values) -> PlanSearch:
    return PlanSearch(
        weights_for(state, values),
        seed,
        int(values["beam"]),
        int(values["depth"]),
        int(values["iterations"]),
        float(values["time"]),
        int(values["width"]),
        int(values["trust"]),
        int(values["rivalry"]),
        int(values["sifted"]),
        int(values["varied"]),
        int(values["ahead"]),
        judgement_for(state, values),
    )


def hints(state: State, count: int, seconds: float) -> list[Hint]:
    """The best few actions with the final points to expect after them, by trials."""
    values = {parameter.name: parameter.default for parameter in PLAN.parameters}
    width = max(HINT_WIDTH, 2 * count)
    more = {"iterations": HINT_TRIALS, "time": seconds, "width": width}
    search = plan(state, HINT_SEED, {**values, **more})
    tried = [found for found in search.think(state) if found.visits]
    return [Hint(int(best.number), int(best.points) / int(best.visits) / POINT) for best in tried[:count]]


# Beginners and the merely good count with weights alone: what was learned is for those above them.
LEVELS = {
    "normal": "turn:beam=8,depth=3,judge=rows",
    "hard": "plan:iterations=48,beam=12,depth=6,time=0.85",
    "expert": "plan:iterations=300,beam=24,depth=8,width=16,sifted=40,varied=50,time=4.5",
}

# Alone nobody else's luck blurs what is seen: there it pays to look two rounds ahead.
ALONE = {
    "hard": "plan:iterations=48,beam=16,depth=6,ahead=2,time=0.85",
    "expert": "plan:iterations=300,beam=16,depth=6,width=12,sifted=40,varied=50,ahead=2,time=4.5",
}


def suited(state: State) -> dict[str, str]:
    return ALONE if state.printed.players == 1 else {}


CHOOSERS = Choosers(
    greedy,
    turn,
    mcts,
    hints,
    plan,
    brisk,
    levels=LEVELS,
    suited=suited,
    kind=kind_of,
)
