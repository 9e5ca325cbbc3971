"""The command line. Each module of a command registers itself when it is imported."""

import importlib
import importlib.util
import sys
from io import TextIOWrapper

from clachan.cli.app import app

# In the order of the help text; a command whose module is not there is left out.
COMMANDS = (
    *("play", "options", "serve", "bot_worker", "admin", "tidy", "replay", "draw", "data", "sim"),
    *("arena", "check_bot", "report", "analyse", "bench", "rules"),
)

for _command in COMMANDS:
    if importlib.util.find_spec(f"{__name__}.{_command}"):
        importlib.import_module(f"{__name__}.{_command}")


def main() -> None:
    """The entry point of the program."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # a terminal without £ or hex marks shows `?`, and goes on
            stream.reconfigure(errors="replace")
    app()
