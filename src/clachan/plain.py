"""Running without the compiled core: CLACHAN_COMPILED=0 loads the same modules as plain Python.

For debuggers, coverage, and the proof that both give identical games.
"""

import importlib.machinery
import importlib.util
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parent


class PlainFinder:
    """Finds the .py file of a module of this package even where a compiled one lies beside it."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        head, _, rest = name.partition(".")
        source = ROOT.joinpath(*rest.split(".")).with_suffix(".py")
        if head != "clachan" or not rest or not source.is_file():
            return None
        return importlib.util.spec_from_file_location(name, source)


def install() -> None:
    if os.environ.get("CLACHAN_COMPILED") == "0":
        sys.meta_path.insert(0, PlainFinder)
