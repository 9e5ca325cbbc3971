"""The web side of a game that has none of its own: what any game can tell of itself."""

from typing import Any

from clachan.core.action import Action
from clachan.core.game import Game, State
from clachan.server.messages import Reason
from clachan.server.tabletop import Tabletop

MOST_REASONS = 4


def bare_tabletop(game: Game) -> Tabletop:
    """Parts as the families of actions name them, points as the only standing, rounds as the summary."""
    return Tabletop(
        parts=lambda state, action: action.parts,
        explain=explain,
        printed=lambda: _printed(game),
        standing=lambda state: [{"points": score.total} for score in game.scores(state)],
        summary=lambda state: summary(game, state),
        automatic_pass=lambda state: None,
        ends_turn=lambda action: False,
        passes=False,
    )


def explain(game: Game, state: State, actions: list[Action]) -> list[Reason]:
    """The reasons against some actions, each once, those that say most first."""
    groups: dict[str, list[str]] = {}
    for action in actions:
        why = game.why_not(state, action.number)
        if why is not None:
            groups.setdefault(str(why), []).append(action.text)
    ordered = sorted(groups.items(), key=lambda pair: -len(pair[1]))
    return [Reason(texts, f"{why[0].upper()}{why[1:]}.") for why, texts in ordered[:MOST_REASONS]]


def summary(game: Game, state: State) -> str:
    """Where the game stands, for the list of tables."""
    return f"Round {game.round(state)} of {game.rounds}" if game.rounds else f"Turn {game.turn(state)}"


def _printed(game: Game) -> dict[str, Any]:
    return {"topics": [], "uncertain": [], "data": game.data_digest()}
