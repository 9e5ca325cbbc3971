"""The speed of the research environments: many games by one call, beside one game and PettingZoo."""

from importlib.util import find_spec
from typing import Any

from clachan.core.errors import ClachanError
from clachan.core.game import open_game
from clachan.core.message import refusal
from clachan.sim.bench.goal import goals
from clachan.sim.bench.race import Contestant, race, results

NEEDED = ("numpy", "gymnasium", "pettingzoo")


def run_research(seconds: float) -> dict[str, Any]:
    """Race the ways of stepping against each other, game by game in the same slices."""
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        raise ClachanError(refusal("research-needs", packages=tuple(missing)))
    from clachan.env.bench_steps import BatchSteps, PettingZooSteps, SingleSteps

    tables = {name: {"players": max(open_game(name).players)} for name in goals()}
    contestants: list[Contestant] = []
    for game, options in tables.items():
        contestants += [kind(game, options) for kind in (BatchSteps, SingleSteps, PettingZooSteps)]
    slices = race(contestants, seconds)
    found = results(slices, [one.name for one in contestants])
    return {
        game: {
            "compiled": open_game(game).compiled(),
            "options": options,
            "steps_per_second": {one.name: round(one.per_second) for one in found[3 * at : 3 * at + 3]},
            "counted": {one.name: one.counted for one in found[3 * at : 3 * at + 3]},
            **_ratios([one.per_second for one in found[3 * at : 3 * at + 3]]),
        }
        for at, (game, options) in enumerate(tables.items())
    }


def _ratios(speeds: list[float]) -> dict[str, float]:
    """How many times as fast the batch is; 0 where the other had no slice that counts."""
    batch, single, zoo = speeds
    return {
        "times_single": round(batch / single, 2) if single else 0.0,
        "times_pettingzoo": round(batch / zoo, 2) if zoo else 0.0,
    }
