"""The whole bench: who races, and what is made of the slices."""

import gc
import platform
import statistics
from typing import Any

from clachan.core.errors import ClachanError
from clachan.core.game import Game, open_game
from clachan.core.message import refusal
from clachan.sim.bench.contestants import (
    OTHERS,
    Catanatron,
    MatchMoves,
    PythonChess,
    WholeGames,
    demand_others,
    versions,
)
from clachan.sim.bench.goal import Goal, goals
from clachan.sim.bench.parts import legal_us, say_us, state_bytes, timed_calls
from clachan.sim.bench.race import Contestant, Slice, Speed, fast_limit, fast_slices, race, results


def run_bench(seconds: float, plain: bool = False) -> dict[str, Any]:
    """Race every game against the other engines; the numbers as plain data."""
    if not 0 < seconds <= 600:
        raise ClachanError(refusal("race-seconds", seconds=seconds))
    demand_others()
    aims = goals()
    games = [open_game(name) for name in aims]
    _demand_compiled(games, plain)
    contestants: list[Contestant] = [Catanatron(), PythonChess()]
    for game in games:
        contestants += [WholeGames(game), MatchMoves(game), *timed_calls(game)]
        variants = aims[game.name].variants
        contestants += [WholeGames(game, name, **options) for name, options in variants.items()]
    gc.collect()
    gc.freeze()  # or whoever fills the young generation pays for looking through what all have imported
    slices = race(contestants, seconds)
    gc.unfreeze()
    found = {result.name: result for result in results(slices, [one.name for one in contestants])}
    _demand_counted(found)
    return bench_data(games, aims, slices, found)


def _demand_compiled(games: list[Game], plain: bool) -> None:
    slow = [game.name for game in games if not game.compiled()]
    if slow and not plain:
        raise ClachanError(refusal("race-not-compiled", games=tuple(slow)))


def _demand_counted(found: dict[str, Speed]) -> None:
    for name, result in found.items():
        if not result.counted:
            raise ClachanError(refusal("race-nothing-counts", slices=result.slices, name=str(name)))


def bench_data(
    games: list[Game], aims: dict[str, Goal], slices: list[Slice], found: dict[str, Speed]
) -> dict[str, Any]:
    speeds = {name: result.per_second for name, result in found.items()}
    others = versions()
    return {
        "python": platform.python_version(),
        "calibration": calibration_data(slices),
        "contestants": {name: _line(found[name]) | {"version": others[name]} for name in OTHERS},
        "games": {
            game.name: game_data(game, aims[game.name], speeds) | {"slices": _slices(game, found)}
            for game in games
        },
        "targets": {name: dict(goal.targets) for name, goal in aims.items()},
    }


def calibration_data(slices: list[Slice]) -> dict[str, Any]:
    """How the machine behaved."""
    timings = [one.after for one in slices]
    return {
        "fastest_ms": round(1e3 * min(timings), 3),
        "median_ms": round(1e3 * statistics.median(timings), 3),
        "slowest_ms": round(1e3 * max(timings), 3),
        "fast_limit_ms": round(1e3 * fast_limit(slices), 3),
        "slices": len(slices),
        "counted": len(fast_slices(slices)),
    }


def _line(result: Speed) -> dict[str, Any]:
    return {
        "actions_per_second": round(result.per_second),
        "slices": result.slices,
        "counted": result.counted,
    }


def _slices(game: Game, found: dict[str, Speed]) -> dict[str, Any]:
    """For each measurement of a game: how many of its slices count."""
    mine = [result for name, result in found.items() if name.split()[0] == game.name]
    return {result.name: {"slices": result.slices, "counted": result.counted} for result in mine}


def _ratios(speeds: dict[str, float], contestant: str) -> dict[str, float]:
    return {name: round(speeds[contestant] / speeds[name], 1) for name in OTHERS}


def game_data(game: Game, goal: Goal, speeds: dict[str, float]) -> dict[str, Any]:
    return {
        "compiled": game.compiled(),
        "actions_per_second": round(speeds[game.name]),
        "actions": len(game.catalogue),
        "ratio": _ratios(speeds, game.name),
        "variants": {name: _ratios(speeds, f"{game.name} {name}") for name in goal.variants},
        "match_ratio": round(speeds[f"{game.name} match"] / speeds["python_chess"], 1),
        "legal_us": round(legal_us(speeds, game.name), 3),
        "copy_us": round(1e6 / speeds[f"{game.name} copy"], 3),
        "say_us": round(say_us(speeds, game.name), 1),
        "state_bytes": state_bytes(game),
        "replay_ratio": round(speeds[f"{game.name} replay"] / speeds[f"{game.name} telling"], 1),
        "replay_ms": round(1e3 / speeds[f"{game.name} replay"], 2),
        "rollouts_per_second": round(speeds[f"{game.name} rollout"]),
    }
