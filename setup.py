"""Compiles the core and the rules with mypyc. Without a compiler everything runs as plain Python, slower."""

import os
from pathlib import Path

from setuptools import setup

COMPILED = [
    "core/rng.py",
    "core/bits.py",
    "core/decision.py",
    *(
        f"games/caledonia/{name}.py"
        for name in ("bits", "ground", "sheet", "printed", "state", "setup", "engine", "judge", "playout")
    ),
    *sorted(
        str(path.relative_to("src/clachan"))
        for path in Path("src/clachan/games/caledonia/rules").glob("*.py")
        if path.name != "__init__.py"
    ),
    *(
        f"games/glenmore/{name}.py"
        for name in (
            "board",
            "actions",
            "decisions",
            "printed",
            "state",
            "setup",
            "engine",
            "judge",
            "playout",
        )
    ),
    *sorted(
        str(path.relative_to("src/clachan"))
        for path in Path("src/clachan/games/glenmore/rules").rglob("*.py")
        if path.name != "__init__.py"
    ),
    *(
        f"bots/caledonia/{name}.py"
        for name in ("standing", "outlook", "exports", "value", "policy", "turns", "tree")
    ),
]

# Symbols that no other library may replace can be inlined into each other.
INLINE = ["-fvisibility=hidden", "-fno-semantic-interposition"]


def extensions() -> list[object]:
    if os.environ.get("CLACHAN_COMPILE") == "0":
        return []
    from mypyc.build import mypycify

    paths = [f"src/clachan/{name}" for name in COMPILED]
    built = mypycify(["--strict", *paths], opt_level="2", debug_level="0", group_name="clachan")
    for extension in built:
        extension.extra_compile_args += INLINE if os.name == "posix" else []
    return list(built)


setup(ext_modules=extensions())
