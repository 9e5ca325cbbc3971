"""The web side of Clans of Caledonia."""

from clachan.core.action import Action
from clachan.core.game import State
from clachan.core.message import Message
from clachan.games.caledonia.actions import DONE, END_TURN, PASS
from clachan.games.caledonia.components import GOODS, data_values
from clachan.games.caledonia.question import question
from clachan.games.caledonia.scoring import scores
from clachan.games.caledonia.shown import CaledoniaView
from clachan.server.caledonia.consequences import consequences
from clachan.server.caledonia.grounds import grounds
from clachan.server.caledonia.lesson import LESSON
from clachan.server.caledonia.printed_facts import Printed, printed_facts
from clachan.server.caledonia.remedies import a_loch, remedy
from clachan.server.explaining import Relevance
from clachan.server.tabletop import Tabletop
from clachan.server.topics import uncertain_values

ROUNDS = 5
RELEVANCE = Relevance(
    frozenset(("not-asked", "not-a-step")),
    frozenset((
        "terrain", "no-fishermen", "no-technology", "row-clan", "port-absent", "not-on-board", "not-in-box",
        "not-drawn",
    )),
    "unit",
    frozenset(("too-dear", "fee", "merchants", "box-full", "asks-goods", "asks-animals", "trade-shifted")),
    remedy,
    frozenset(("too-dear",)),
    a_loch,
)  # fmt: skip
INNER = frozenset((
    "end-of-turn", "after-expanding", "export-bonuses", "another-contract", "another-fulfilment", "slaughter",
    "bonus-upgrade", "discard", "gain", "swap", "swap-for", "draw-offer",
))  # fmt: skip
OPTIONAL = frozenset(("end-of-turn", "after-expanding", "another-contract", "another-fulfilment"))
AT_ONCE = frozenset(("make", "mature", "churn", "empty-cellar"))


def standing(state: State) -> list[dict[str, int]]:
    """What the plots at the end show of each seat."""
    totals = {score.seat: score.total for score in scores(state)}
    rows = []
    for seat in range(int(state.printed.players)):
        player = state.players[seat]
        goods = sum(int(player.goods[good]) for good in range(len(GOODS)))
        rows.append({"money": int(player.money), "goods": goods, "points": totals[seat]})
    return rows


def summary(state: State) -> Message:
    """Where the game stands, for the list of tables."""
    if not state.round:
        return Message("", "summary-set-up")
    return Message("", "summary-round", {"round": int(state.round), "rounds": ROUNDS})


def automatic_pass(state: State) -> int | None:
    """The action of a player who has asked to pass by himself."""
    return PASS if question(state).kind == "turn" and int(state.shifted) < 0 else None


def ends_turn(action: Action) -> bool:
    """Whether a player says by this action itself that the turn is over."""
    return action.number == END_TURN


TABLETOP = Tabletop(
    parts=lambda state, action: action.parts,
    relevance=RELEVANCE,
    printed_facts=printed_facts,
    standing=standing,
    summary=summary,
    automatic_pass=automatic_pass,
    ends_turn=ends_turn,
    inner=INNER,
    optional=OPTIONAL,
    at_once=AT_ONCE,
    closing=frozenset((END_TURN, DONE)),
    consequences=consequences,
    grounds=grounds,
    takes={"clan": "clan", "tile": "tile", "place": "hex", "expand": "hex", "take": "contract"},
    lesson=LESSON,
    uncertain=lambda: uncertain_values(data_values()),
    records=(CaledoniaView, Printed),
)
