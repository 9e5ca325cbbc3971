"""Which parts of the board an action touches, and why the actions that touch a part are not possible now."""

from collections.abc import Iterator
from functools import cache

from clachan.core.action import Action
from clachan.core.game import Game, State
from clachan.games.caledonia.board import NAMES
from clachan.games.caledonia.components import GOODS, PORTS, UNITS
from clachan.server.messages import Reason

PLACES = frozenset(NAMES)
FIXED = {
    "pass": "board:pass",
    "draw contracts": "board:pile",
    "upgrade shipping": "board:shipping",
    "upgrade woodcutters": "board:woodcutters",
    "upgrade miners": "board:miners",
    "hire merchant": "board:merchants",
    "mature whisky": "board:cellar",
}
HEADS = {"recall": "board:merchants", "withdraw": "board:cellar", "churn": "good:milk", "brew": "good:grain"}
NUMBERED = ("contract", "tile")
BESIDE_THE_POINT = ("that does not answer", "that is not a step")
MOST_REASONS = 4


@cache
def parts_of(action: Action) -> tuple[str, ...]:
    """The parts that an action touches, the place first."""
    return tuple(dict.fromkeys(_parts(action.text)))


def _parts(text: str) -> Iterator[str]:
    words = text.split()
    if text in FIXED:
        yield FIXED[text]
    if words[0] in HEADS:
        yield HEADS[words[0]]
    for before, word in zip(["", *words], words, strict=False):
        if before in NUMBERED:
            yield f"{before}:{word}"
        elif before == "clan":
            yield f"clan:{word}"
        elif word in PLACES:
            yield f"hex:{word}"
        elif before in ("port", "as") and word in PORTS:
            yield f"port:{word}"
        elif word in GOODS:
            yield f"good:{word}"
        elif word in UNITS:
            yield f"unit:{word}"


def explain(game: Game, state: State, actions: list[Action]) -> list[Reason]:
    """The reasons against some actions, each reason once, those that say most first."""
    refused = [(action, game.why_not(state, action.number)) for action in actions]
    told = [(action, reason) for action, reason in refused if reason is not None]
    to_the_point = [pair for pair in told if not pair[1].startswith(BESIDE_THE_POINT)]
    groups: dict[str, list[tuple[Action, str]]] = {}
    for action, reason in to_the_point:
        groups.setdefault(_without_unit(reason), []).append((action, reason))
    ordered = sorted(groups.values(), key=lambda members: (_is_about_terrain(members[0][1]), -len(members)))
    if not ordered and told:
        return [Reason([], f"Not now. {game.question(state).prompt}")]
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
