"""The web side of Glen More II: Chronicles."""

from clachan.core.action import Action
from clachan.core.game import State
from clachan.core.message import Message
from clachan.games.glenmore.actions import END_TURN
from clachan.games.glenmore.chronicle_helps import CHRONICLE_LINES
from clachan.games.glenmore.components import CHRONICLES, load_components
from clachan.games.glenmore.scoring import ROUNDS, current_round, goods_in_territory, scores
from clachan.games.glenmore.shown import GlenmoreView, TileFace
from clachan.server.explaining import Relevance
from clachan.server.glenmore.parts import parts_of
from clachan.server.glenmore.printed_facts import Printed, printed_facts
from clachan.server.glenmore.revealed import revealed
from clachan.server.tabletop import Choice, Tabletop

RELEVANCE = Relevance(frozenset(("no-answer", "asked-first", "no-step", "no-chronicle")))


def standing(state: State) -> list[dict[str, int]]:
    """What the plots at the end show of each seat; nothing of it is hidden from anybody."""
    rows = []
    for score in scores(state):
        player = state.players[score.seat]
        rows.append(
            {
                "points": score.total,
                "coins": int(player.coins),
                "goods": goods_in_territory(state, score.seat),
                "tiles": int(player.size),
            }
        )
    return rows


def summary(state: State) -> Message:
    """Where the game stands, for the list of tables."""
    return Message("", "summary-round", {"round": current_round(state), "rounds": ROUNDS})


def automatic_pass(state: State) -> int | None:
    """Nobody can pass in this game."""
    del state
    return None


def ends_turn(action: Action) -> bool:
    """Whether a player says by this action itself that the turn is over."""
    return action.number == END_TURN


def choices() -> dict[str, list[Choice]]:
    names = load_components().chronicles.names
    lines = [Choice(str(n), f"{n}. {names[n - 1]}", CHRONICLE_LINES[n]) for n in CHRONICLES]
    return {"chronicles": lines}


TABLETOP = Tabletop(
    parts=parts_of,
    relevance=RELEVANCE,
    printed_facts=printed_facts,
    standing=standing,
    summary=summary,
    automatic_pass=automatic_pass,
    ends_turn=ends_turn,
    choices=choices,
    passes=False,
    reveal=revealed,
    records=(GlenmoreView, Printed, TileFace),
)
