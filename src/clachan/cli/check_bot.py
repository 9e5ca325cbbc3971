"""`clachan check-bot`: what is wrong with a bot, before it meets others."""

import json
from typing import Annotated

import typer

from clachan.cli.app import app
from clachan.cli.limits import CHOICE_TIME, GAME_TIME, MEMORY, ChoiceTime, GameTime, Memory, limits_of
from clachan.cli.screen import open_console
from clachan.cli.sim import AsJson, Data, Seed, Settings, given_options, use_data
from clachan.cli.speaking import said
from clachan.core.errors import ClachanError
from clachan.core.game import game_names, open_game
from clachan.core.message import refusal
from clachan.core.seeds import SEED_BITS
from clachan.sim.checking import FINE, WARNING, WRONG, Finding, check_bot

MARKS = {FINE: ("✓", "green"), WARNING: ("!", "yellow"), WRONG: ("✗", "bold red")}


@app.command("check-bot")
def check_bot_command(
    bot: Annotated[str, typer.Argument(metavar="BOT")],
    game: Annotated[list[str] | None, typer.Option("--game", "-g", autocompletion=game_names)] = None,
    players: Annotated[list[int] | None, typer.Option("--players", "-p")] = None,
    seed: Seed = 0,
    options: Settings = None,
    choice_time: ChoiceTime = CHOICE_TIME,
    game_time: GameTime = GAME_TIME,
    memory: Memory = MEMORY,
    data: Data = None,
    as_json: AsJson = False,
) -> None:
    """Let a bot play whole games against itself and tell what is wrong with it."""
    use_data(data)
    tables = [
        (one, one.read_options(given_options(count, options)))
        for one in map(open_game, game or game_names())
        for count in players or one.players
    ]
    if not 0 <= seed < 2**SEED_BITS:
        raise ClachanError(refusal("seed-of-match", seed=str(seed)))
    found, console = list[Finding](), open_console()
    for finding in check_bot(bot, tables, seed, limits_of(choice_time, game_time, memory)):
        found.append(finding)
        if not as_json:
            mark, style = MARKS[finding.verdict]
            console.print(mark, style=style, end=" ")
            console.print(str(finding.message), soft_wrap=True)
            if finding.position:
                console.print(f"  {said('check-bot-position', position=finding.position)}", soft_wrap=True)
    if as_json:
        typer.echo(json.dumps([finding.data() for finding in found], indent=2, ensure_ascii=False))
    if any(finding.verdict == WRONG for finding in found):
        raise typer.Exit(1)
