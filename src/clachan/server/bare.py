"""The web side of a game that has none of its own: what any game can tell of itself."""

from clachan.core.game import Game, State
from clachan.core.message import Message
from clachan.server.explaining import Relevance
from clachan.server.tabletop import Tabletop
from clachan.server.topics import PrintedFacts


def bare_tabletop(game: Game) -> Tabletop:
    """Parts as the families of actions name them, points as the only standing, rounds as the summary."""
    return Tabletop(
        parts=lambda state, action: action.parts,
        relevance=Relevance(),
        printed_facts=lambda: _printed_facts(game),
        standing=lambda state: [{"points": score.total} for score in game.scores(state)],
        summary=lambda state: summary(game, state),
        automatic_pass=lambda state: None,
        ends_turn=lambda action: False,
        passes=False,
    )


def summary(game: Game, state: State) -> Message:
    """Where the game stands, for the list of tables."""
    if not game.rounds:
        return Message("", "summary-turn", {"turn": game.turn(state)})
    return Message("", "summary-round", {"round": game.round(state), "rounds": game.rounds})


def _printed_facts(game: Game) -> PrintedFacts:
    return {"topics": [], "data": game.data_digest()}
