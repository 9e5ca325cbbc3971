"""A bot that ends its process, for tests of what happens then."""

from pathlib import Path

DEADLY = """
import os, signal
from pathlib import Path
from clachan.bots.bot import BotKind
from clachan.bots.random_bot import RandomBot

class Deadly(RandomBot):
    def choose(self, state):
        with open({marks!r}, "a+") as marks:
            marks.seek(0)
            if len(marks.read()) < {deaths}:
                marks.write("x")
                marks.flush()
                os.kill({victim}, signal.SIGKILL)
        return super().choose(state)

KIND = BotKind("deadly", lambda game, seed, values: Deadly(game, seed))
"""


def deadly_package(folder: Path, deaths: int, victim: str = "os.getpid()") -> None:
    """In a simulation the bot has a process of its own: its parent is the one that plays the games."""
    text = DEADLY.format(marks=str(folder / "marks"), deaths=deaths, victim=victim)
    (folder / "deadly.py").write_text(text)
    info = folder / "deadly-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: deadly\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[clachan.bots]\ndeadly = deadly:KIND\n")
