"""`clachan play`: a game at this terminal, against oneself, bots or the people beside you."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from clachan.cli.app import FIRST, app
from clachan.cli.live_match import dealt_match, fresh_seed, load_record, resumed
from clachan.cli.screen import check_writable, open_console
from clachan.cli.seats import HUMAN, fill_seats, read_bots, read_seats
from clachan.cli.sim import Bots, Data, GameName, Settings, use_data
from clachan.cli.speaking import said
from clachan.cli.talk import Talk
from clachan.core.errors import ClachanError
from clachan.core.match import new_match
from clachan.core.message import refusal
from clachan.core.options import read_assignments
from clachan.words import title_of

OtherData = Annotated[bool, typer.Option("--other-data")]


@app.command()
def play(
    game: GameName = FIRST,
    players: Annotated[int | None, typer.Option("--players", "-p")] = None,
    seat: Annotated[list[str] | None, typer.Option()] = None,
    seats: Annotated[str, typer.Option()] = "",
    bots: Bots = None,
    options: Settings = None,
    seed: Annotated[int | None, typer.Option()] = None,
    data: Data = None,
    load: Annotated[Path | None, typer.Option()] = None,
    other_data: OtherData = False,
    save: Annotated[Path | None, typer.Option()] = None,
) -> None:
    """Play a game in this terminal, alone or with bots."""
    use_data(data)
    if save is not None and save.exists() and save != load:
        raise ClachanError(refusal("save-exists", file=str(save)))
    if save is not None:
        check_writable(save)
    named = read_seats(seat or [], seats)
    named += [*([] if named else [HUMAN]), *read_bots(bots, "")] if bots else []
    if load is None:
        chosen_seed = fresh_seed() if seed is None else seed
        match = new_match(game, _options(options or [], players, named), chosen_seed)
        live = dealt_match(match, fill_seats(named, match.options.number("players"), game), chosen_seed)
    else:
        live = resumed(load_record(load, not other_data), named, seed)
    console = open_console()
    seated = ", ".join(live.seats)
    console.print(
        said("terminal-opening", game=title_of(live.match.game), seed=str(live.seed), seats=str(seated)),
        soft_wrap=True,
    )
    Talk(live, console, console.is_terminal and sys.stdin.isatty(), save).run()


def _options(typed: list[str], players: int | None, named: list[str]) -> dict[str, object]:
    """The options typed; without a number of players, as many play as seats are named."""
    given: dict[str, object] = {**read_assignments(typed)}
    if players is not None:
        given["players"] = players
    elif named and "players" not in given:
        given["players"] = len(named)
    return given
