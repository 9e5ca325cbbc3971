"""`scripts/strength`: plays the contests on and writes what they found into docs/strength.md."""

import time
from dataclasses import replace
from typing import Annotated

import typer

from clachan.sim.arena import run_contest
from strength.contests import Listed, listed, outlived
from strength.tables import DOCUMENT, written

app = typer.Typer(add_completion=False)


@app.command()
def strength(
    names: Annotated[list[str] | None, typer.Argument(help="contests, or all of them")] = None,
    minutes: Annotated[float, typer.Option(help="how long to play; 0 only writes the tables")] = 60.0,
    games: Annotated[int, typer.Option(help="games of each contest at most; 0 is as many as it lists")] = 0,
) -> None:
    """Play contests on in turn, a layout of each at a time, and write the tables."""
    contests = listed()
    unknown = sorted(set(names or ()) - {one.name for one in contests})
    if unknown:
        raise typer.BadParameter(
            f"there is no contest {', '.join(unknown)}; there are {', '.join(one.name for one in contests)}"
        )
    for path in outlived(contests):
        typer.echo(f"{path.name} is of bots that are no longer as they were: removed")
        path.unlink()
    until = time.monotonic() + 60 * minutes
    asked = [one for one in contests if not names or one.name in names]
    while time.monotonic() < until and (left := [one for one in asked if missing(one, games)]):
        play(min(left, key=lambda one: len(one.results())))
    found = [(one, one.results()) for one in contests]
    DOCUMENT.write_text(written(DOCUMENT.read_text(encoding="utf-8"), found), encoding="utf-8")


def missing(one: Listed, most: int) -> bool:
    return len(one.results()) < (min(most, one.contest.games) if most else one.contest.games)


def play(one: Listed) -> None:
    """The next layout, in every rotation of the seats."""
    one.folder.mkdir(exist_ok=True)
    played = len(one.results())
    until = min(one.contest.games, played + one.contest.players)
    found = run_contest(replace(one.contest, games=until), 1, one.path)
    if failed := next((result.lost for result in found if result.lost), None):
        one.path.unlink()  # what a broken bot did says nothing of how it plays
        raise SystemExit(
            f"{one.name}: {failed.why} (seat {failed.seat + 1}, ply {failed.ply}); its results are removed"
        )
    typer.echo(f"{one.name}: {until} of {one.contest.games}")


if __name__ == "__main__":
    app()
