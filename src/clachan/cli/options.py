"""`clachan options`: what a table may choose before a game, each with its values and what it means."""

import json
from typing import Annotated, Any

import typer
from rich.table import Table

from clachan.cli.app import app
from clachan.cli.screen import open_console
from clachan.cli.sim import AsJson
from clachan.core.game import Game, game_names, open_game
from clachan.core.message import Message
from clachan.core.options import Option, spelled
from clachan.words import Words, spoken_language, words_about, words_for

Chosen = Annotated[str, typer.Argument(metavar="GAME", autocompletion=game_names)]
WORDS = (*"123456789", "none", "all", "random")  # values of options that are any word, where they have a name


@app.command("options")
def options_command(game: Chosen = "", as_json: AsJson = False) -> None:
    """List and explain every option of a game, or of all games."""
    games = [open_game(name) for name in ([game] if game else game_names())]
    if as_json:
        found = {one.name: [_data(one, option) for option in one.option_list] for one in games}
        typer.echo(json.dumps(found, indent=2, ensure_ascii=False))
        return
    console = open_console()
    for one in games:
        console.print(_table(one))
        console.print()


def _table(game: Game) -> Table:
    table = Table(title=f"{game.title} ({game.name})", title_justify="left", show_edge=False, pad_edge=False)
    for heading in ("name", "default", "values", "meaning"):
        table.add_column(_said(f"cli-options-{heading}"), no_wrap=heading in ("name", "default"))
    for option in game.option_list:
        data = _data(game, option)
        table.add_row(option.name, data["default"], " ".join(data["values"]), _meaning(data))
        for value, named in data["meanings"].items():
            table.add_row("", "", value, _meaning(named))
    return table


def _meaning(named: dict[str, Any]) -> str:
    return ": ".join(filter(None, (named["title"], named["help"])))


def _said(id: str) -> str:
    return words_for().say(Message("", id))


def _data(game: Game, option: Option) -> dict[str, Any]:
    """An option as plain data, with the words of the language spoken here."""
    words, id = words_about(game.name, spoken_language()), f"{game.name}-option-{option.name}"
    given = option.values or (("yes", "no") if isinstance(option.default, bool) else WORDS)
    known = {spelled(value): f"{id}-{spelled(value)}" for value in given}
    meanings = {value: _named(words, of) for value, of in known.items() if words.has(of)}
    values = [spelled(value) for value in given] if given is not WORDS else list(meanings)
    return {
        **{"name": option.name, "default": spelled(option.default), "values": values},
        **_named(words, id),
        "meanings": meanings,
    }


def _named(words: Words, id: str) -> dict[str, str]:
    helped = words.say(Message("", f"{id}.help")) if words.has(f"{id}.help") else ""
    return {"title": words.say(Message("", id)), "help": " ".join(helped.split())}
