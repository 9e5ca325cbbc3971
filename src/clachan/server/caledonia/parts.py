"""Why the actions that touch some parts of the board are not possible now."""

from clachan.core.action import Action
from clachan.core.game import Game, State
from clachan.games.caledonia.components import UNITS
from clachan.server.messages import Reason

BESIDE_THE_POINT = ("that does not answer", "that is not a step")
MOST_REASONS = 4


def explain(game: Game, state: State, actions: list[Action]) -> list[Reason]:
    """The reasons against some actions, each reason once, those that say most first."""
    refused = [(action, game.why_not(state, action.number)) for action in actions]
    told = [(action, str(reason)) for action, reason in refused if reason is not None]
    to_the_point = [pair for pair in told if not pair[1].startswith(BESIDE_THE_POINT)]
    groups: dict[str, list[tuple[Action, str]]] = {}
    for action, reason in to_the_point:
        groups.setdefault(_without_unit(reason), []).append((action, reason))
    ordered = sorted(groups.values(), key=lambda members: (_is_about_terrain(members[0][1]), -len(members)))
    if not ordered and told:
        return [Reason([], f"Not now. {game.question(state)}")]
    return [_reason(members) for members in ordered[:MOST_REASONS]]


def _is_about_terrain(reason: str) -> bool:
    return " has no " in reason or "MacDonald" in reason


def _unit_in(reason: str) -> str:
    return next((unit for unit in UNITS if reason.endswith((f" a {unit}", f" an {unit}"))), "")


def _without_unit(reason: str) -> str:
    unit = _unit_in(reason)
    return reason.removesuffix(unit) if unit else reason


def _reason(members: list[tuple[Action, str]]) -> Reason:
    """One sentence for actions that fail alike."""
    first = members[0][1]
    units = list(dict.fromkeys(filter(None, (_unit_in(reason) for _, reason in members))))
    if len(units) > 1:
        first = f"{first.removesuffix(units[0])}{', '.join(units[:-1])} or {units[-1]}"
    return Reason([action.text for action, _ in members], f"{first[0].upper()}{first[1:]}.")
