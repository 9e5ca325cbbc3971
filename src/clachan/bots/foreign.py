"""Bots that are not ours: a Python file, a program in any language, a package that somebody installed.

    ./mybot.py:MyBot            a class of a file, made with the game and a seed
    ./mybot.py:KIND:depth=3     a BotKind of a file, with its parameters
    engine:./mybot --fast       a program that speaks the engine protocol (docs/engine-protocol.md)

What they do is not known, so they live in processes of their own: see engine_bot.py. A text of these three
kinds runs something on this machine. Only what a person typed here may do that, so such a text is read only
where limits are given with it; a server and the records of strangers never get that far.
"""

import hashlib
import os
import re
import shlex
import sys
from dataclasses import dataclass
from pathlib import Path

from clachan.bots.bot import BadBot, bot_kind, is_own
from clachan.core.message import refusal

ENGINE = "engine:"
HOST = "clachan.bots.engine_host"
FILE = re.compile(r"(?P<file>.+?\.py)(?::(?P<name>[^\W\d]\w*)(?=:|$))?(?::(?P<settings>.*))?", re.DOTALL)


@dataclass(frozen=True)
class Limits:
    """What a bot in a process of its own may take: seconds by the clock, megabytes; None is no limit."""

    choice: float | None = 60.0
    game: float | None = 1800.0
    start: float = 60.0
    memory: int | None = 2048

    def data(self) -> dict[str, float | None]:
        """What changes results when it changes."""
        return {"choice": self.choice, "game": self.game, "memory": self.memory}


USUAL = Limits()


def runs_a_program(text: str) -> bool:
    """Whether a bot's text names a file or a command of this machine, not a bot that is installed."""
    return text.strip().startswith(ENGINE) or FILE.fullmatch(text.strip()) is not None


def is_foreign(text: str) -> bool:
    """Whether a bot must live in a process of its own."""
    return runs_a_program(text) or not is_own(text.partition(":")[0].strip())


def command_of(text: str) -> list[str]:
    """The command that starts a bot which is not ours."""
    named = text.strip()
    if not named.startswith(ENGINE):
        if not runs_a_program(named):
            bot_kind(named.partition(":")[0].strip())  # so that a name that nobody offers is told at once
        return [sys.executable, "-P", "-m", HOST, named]
    try:
        words = shlex.split(named.removeprefix(ENGINE), posix=os.name != "nt")
    except ValueError as error:
        raise BadBot(refusal("bot-command", bot=repr(text), why=str(error))) from error
    if not words:
        raise BadBot(refusal("bot-command-empty", bot=repr(text)))
    return words


def environment_of(text: str) -> dict[str, str]:
    """What a bot's process finds around it: Python bots import from where this process does."""
    found = dict(os.environ)
    if not text.strip().startswith(ENGINE):
        found["PYTHONPATH"] = os.pathsep.join(filter(None, sys.path))
    return found


def files_of(text: str) -> dict[str, str]:
    """The files that a bot's text names, with digests: a bot that was changed is another bot."""
    named = FILE.fullmatch(text.strip())
    words = command_of(text) if text.strip().startswith(ENGINE) else [named["file"]] if named else []
    return {word: _digest(Path(word)) for word in words if Path(word).is_file()}


def _digest(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()[:16]
