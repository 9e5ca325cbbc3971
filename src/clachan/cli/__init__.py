"""The command line. Each module of a command registers itself when it is imported."""

import sys
from io import TextIOWrapper

from clachan.cli.app import app


def main() -> None:
    """The entry point of the program."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # a terminal without £ or hex marks shows `?`, and goes on
            stream.reconfigure(errors="replace")
    app()
