"""Loops that every game has of its own: compiled code cannot take the rules as a parameter and stay fast.

They are written once, in `templates/`, with GAME where the game's name stands; `scripts/generate`
makes the files.
"""

import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

PACKAGE = Path(__file__).parents[1]
FILES = {
    "playout": "games/{game}/playout.py",
    "stepping": "env/{game}/stepping.py",
    "tree": "bots/{game}/tree.py",
}


def written(game: str) -> Iterator[tuple[Path, str]]:
    """Each file of a game that comes from a template, and what belongs into it."""
    for name, place in FILES.items():
        template = (PACKAGE / "templates" / f"{name}.txt").read_text(encoding="utf-8")
        yield PACKAGE / place.format(game=game), re.sub(r"\bGAME\b", game, template)


def main(games: Sequence[str]) -> None:
    """Write the files of these games."""
    for game in games:
        for path, text in written(game):
            path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
