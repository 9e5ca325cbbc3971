"""The speed of the research environments, beside chess of PettingZoo and of OpenSpiel in the same run."""

import gc
from importlib.util import find_spec
from typing import Any

from clachan.core.errors import ClachanError
from clachan.core.game import open_game
from clachan.core.message import refusal
from clachan.sim.bench.goal import goals
from clachan.sim.bench.race import Contestant, Speed, race, results

NEEDED = {
    "numpy": "numpy",
    "gymnasium": "gymnasium",
    "pettingzoo": "pettingzoo",
    "pyspiel": "open_spiel",
    "chess": "chess",
    "pygame": "pygame",
}
"""The modules that the race imports, and the packages that bring them."""


def run_research(seconds: float) -> dict[str, Any]:
    """Race the ways of stepping against each other, all in the same slices."""
    missing = [package for module, package in NEEDED.items() if find_spec(module) is None]
    if missing:
        raise ClachanError(refusal("research-needs", packages=tuple(missing)))
    from clachan.env.bench_steps import BatchSteps, SingleSteps, others, pettingzoo_table

    chess: list[Contestant] = list(others())
    tables = {name: {"players": max(open_game(name).players)} for name in goals()}
    ways: dict[str, list[Contestant]] = {
        game: [
            BatchSteps(game, options),
            BatchSteps(game, options, copy=True),
            SingleSteps(game, options),
            pettingzoo_table(game, options),
        ]
        for game, options in tables.items()
    }
    contestants = [*chess, *(way for mine in ways.values() for way in mine)]
    gc.collect()
    gc.freeze()  # or whoever fills the young generation pays for looking through what all have imported
    slices = race(contestants, seconds)
    gc.unfreeze()
    found = {one.name: one for one in results(slices, [way.name for way in contestants])}
    return {
        "others": _speeds([found[one.name] for one in chess]),
        **{
            game: {
                "compiled": open_game(game).compiled(),
                "options": tables[game],
                **_speeds([found[way.name] for way in mine]),
                "batch_times": ratios(found[mine[0].name], [found[one.name] for one in [*mine[1:], *chess]]),
            }
            for game, mine in ways.items()
        },
    }


def _speeds(found: list[Speed]) -> dict[str, Any]:
    return {
        "steps_per_second": {one.name: round(one.per_second) for one in found},
        "counted": {one.name: one.counted for one in found},
    }


def ratios(batch: Speed, rest: list[Speed]) -> dict[str, float]:
    """How many times as fast the batch is as each of the rest; 0 where one had no slice that counts."""
    return {one.name: round(batch.per_second / one.per_second, 2) if one.per_second else 0.0 for one in rest}
