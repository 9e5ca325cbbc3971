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
                os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(state)

KIND = BotKind("deadly", lambda game, seed, values: Deadly(game, seed))
"""


def deadly_package(folder: Path, deaths: int) -> None:
    (folder / "deadly.py").write_text(DEADLY.format(marks=str(folder / "marks"), deaths=deaths))
    info = folder / "deadly-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: deadly\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[clachan.bots]\ndeadly = deadly:KIND\n")
