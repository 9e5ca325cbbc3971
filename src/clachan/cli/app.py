"""The command `clachan`: the modules beside this one add their commands to it."""

import importlib
import importlib.util
import sys
from collections.abc import Sequence
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from clachan import __version__
from clachan.cli.helping import (
    first_word,
    language_first,
    language_typed,
    put_helps,
    shows_help,
    usage_message,
)
from clachan.core.errors import ClachanError
from clachan.core.game import game_names
from clachan.core.message import Message
from clachan.words import LANGUAGES, speak_in
from clachan.words.choosing import language_here

FIRST = game_names()[0]
"""The game that is meant where none is named."""
COMMANDS = (
    *("play", "options", "serve", "backup", "restore", "export", "bot-worker", "admin", "tidy", "replay"),
    *("draw", "data", "sim", "perft", "arena", "check-bot", "report", "analyse", "bench", "rules"),
)
"""In the order of the help text; each is registered by the module of its name beside this one, or by:"""
REGISTERED_BY = {"backup": "serve", "restore": "serve", "export": "serve", "perft": "sim"}


class Commands(TyperGroup):
    """Speaks the language of whoever sits here, and says what Clachan refuses in one sentence."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        typed = language_first(sys.argv[1:] if args is None else args)
        speak_in(language_here(language_typed(typed)))
        named = first_word(typed)
        self.bring([named] if named in COMMANDS else COMMANDS)
        if shows_help(self, typed):
            put_helps(self)
        if not standalone_mode:
            return super().main(typed, prog_name, complete_var, False, windows_expand_args, **extra)
        try:
            ended = super().main(typed, prog_name, complete_var, False, windows_expand_args, **extra)
        except typer.Abort:
            sys.exit(1)
        except Exception as error:
            if (told := usage_message(error)) is None:
                raise
            typer.echo(str(told), err=True)
            sys.exit(2)
        sys.exit(ended if isinstance(ended, int) else 0)

    def bring(self, names: Sequence[str]) -> None:
        """Import these commands alone, since all take longer than most; what is not installed is left out."""
        for name in names:
            module = f"{__package__}.{REGISTERED_BY.get(name, name.replace('-', '_'))}"
            if name not in self.commands and importlib.util.find_spec(module):
                importlib.import_module(module)
        registered = typer.main.get_group(app).commands
        self.commands = {name: registered[name] for name in COMMANDS if name in registered}

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except ClachanError as error:
            typer.echo(str(Message("", "cli-refused", {"why": error.message()})), err=True)
            raise typer.Exit(2) from error


app = typer.Typer(
    name="clachan",
    cls=Commands,
    no_args_is_help=True,
    add_completion=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"clachan {__version__}")
        raise typer.Exit


@app.callback()
def clachan(
    version: Annotated[bool, typer.Option("--version", callback=_print_version, is_eager=True)] = False,
    lang: Annotated[str, typer.Option("--lang", metavar="|".join(LANGUAGES))] = "",
) -> None:
    """Everything that is typed begins here; the language was chosen before that."""
    del version
    if lang and lang not in LANGUAGES:
        raise ClachanError(Message("", "cli-no-language", {"language": repr(lang), "languages": LANGUAGES}))
