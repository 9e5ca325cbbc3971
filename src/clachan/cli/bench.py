"""`clachan bench`: the engine's speed beside that of others."""

import json
from collections.abc import Mapping
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from clachan.cli.app import app
from clachan.cli.sim import AsJson
from clachan.cli.speaking import said
from clachan.sim.bench.report import run_bench
from clachan.sim.bench.research import run_research
from clachan.words.figures import local

Row = tuple[str, str, str, bool]


@app.command("bench")
def bench_command(
    as_json: AsJson = False,
    seconds: Annotated[float, typer.Option()] = 20.0,
    plain: Annotated[bool, typer.Option("--plain")] = False,
    research: Annotated[bool, typer.Option("--research")] = False,
) -> None:
    """Race the games against catanatron and python-chess, in turns, on one core."""
    if research:
        typer.echo(json.dumps(run_research(seconds), indent=2))
        return
    data = run_bench(seconds, plain)
    if as_json:
        typer.echo(json.dumps(data, indent=2))
    else:
        _show(data)


def _show(data: dict[str, Any]) -> None:
    console = Console(highlight=False)
    for name, line in data["games"].items():
        console.print(_game_table(name, line, data["targets"][name]))
    console.print(_speed_table(data))
    seen = data["calibration"]
    console.print(
        said(
            "cli-bench-slices",
            counted=seen["counted"],
            slices=seen["slices"],
            limit=seen["fast_limit_ms"],
            fastest=seen["fastest_ms"],
            median=seen["median_ms"],
            slowest=seen["slowest_ms"],
            python=str(data["python"]),
        )
    )


def target_rows(line: dict[str, Any], targets: Mapping[str, float]) -> list[Row]:
    """What was measured, beside what it should be, and whether it is."""
    rows = [
        (
            said("cli-bench-times", name=str(name)),
            f"{ratio:.1f}",
            f"≥ {targets['ratio']:g}",
            ratio >= targets["ratio"],
        )
        for name, ratio in line["ratio"].items()
    ]
    for variant, ratios in line["variants"].items():
        least = targets["variant_ratio"]
        rows += [
            (
                said("cli-bench-variant", variant=str(variant), name=str(n)),
                f"{r:.1f}",
                f"≥ {least:g}",
                r >= least,
            )
            for n, r in ratios.items()
        ]
    for label, key in (
        (said("cli-bench-match"), "match_ratio"),
        (said("cli-bench-records"), "replay_ratio"),
    ):
        ratio, least = line[key], targets[key]
        rows.append((label, f"{ratio:.1f}", f"≥ {least:g}", ratio >= least))
    for key, label in (
        ("legal_us", "cli-bench-legal"),
        ("copy_us", "cli-bench-copy"),
        ("say_us", "cli-bench-say"),
        ("state_bytes", "cli-bench-size"),
        ("replay_ms", "cli-bench-replay"),
    ):
        rows.append((said(label), f"{line[key]:g}", f"≤ {targets[key]:g}", line[key] <= targets[key]))
    if "rollouts_per_second" in targets:
        rollouts, least = line["rollouts_per_second"], targets["rollouts_per_second"]
        rows.append((said("cli-bench-rollouts"), f"{rollouts:,}", f"≥ {least:,g}", rollouts >= least))
    return rows


def _game_table(name: str, line: dict[str, Any], targets: dict[str, float]) -> Table:
    core = said("cli-compiled") if line["compiled"] else said("cli-not-compiled")
    table = Table(said("cli-bench-measure"), title=said("cli-bench-title", name=str(name), core=str(core)))
    for heading in (said("cli-bench-measured"), said("cli-bench-target"), ""):
        table.add_column(heading, justify="right")
    for label, measured, target, met in target_rows(line, targets):
        table.add_row(
            label,
            local(measured),
            local(target),
            f"[green]{said('cli-bench-met')}[/]" if met else f"[red]{said('cli-bench-missed')}[/]",
        )
    return table


def _speed_table(data: dict[str, Any]) -> Table:
    table = Table(said("cli-bench-engine"))
    table.add_column(said("cli-bench-speed"), justify="right")
    table.add_column(said("cli-bench-counted"), justify="right")
    for name, line in data["games"].items():
        _add_speed(table, f"clachan {name}", line["actions_per_second"], line["slices"][name])
    for name, line in data["contestants"].items():
        _add_speed(table, f"{name} {line['version']}", line["actions_per_second"], line)
    return table


def _add_speed(table: Table, name: str, speed: int, slices: dict[str, Any]) -> None:
    table.add_row(
        name, local(f"{speed:,}"), said("cli-bench-of", counted=slices["counted"], slices=slices["slices"])
    )
