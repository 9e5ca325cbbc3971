"""What a game should reach in the bench. A game with a goal races: it hangs on the game's name."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from clachan.core.game import game_names, part_of


@dataclass(frozen=True)
class Goal:
    """Ratios and rollouts are reached from below, everything else from above.

    `variants` are further ways to play the game that race, too: options by name.
    """

    targets: Mapping[str, float]
    variants: Mapping[str, Mapping[str, object]] = field(default_factory=dict)


def goals() -> dict[str, Goal]:
    """Every game that races, with its goal."""
    found = {name: part_of(name, "sim.bench", "GOAL") for name in game_names()}
    return {name: goal for name, goal in found.items() if goal is not None}
