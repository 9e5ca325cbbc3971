"""Compiles the core and the rules with mypyc. Without a compiler everything runs as plain Python, slower."""

import os
from pathlib import Path

from setuptools import setup


def rules(game: str) -> list[str]:
    """The chapters of a game's rulebook."""
    folder = Path("src/clachan/games") / game / "rules"
    return sorted(
        str(path.relative_to("src/clachan")) for path in folder.rglob("*.py") if path.name != "__init__.py"
    )


def modules(package: str, names: str) -> list[str]:
    return [f"{package}/{name}.py" for name in names.split()]


# Each group is one library: calls within it are plain C calls, and a change compiles only its own group anew.
GROUPS = {
    "clachan_caledonia": [
        *modules("core", "rng bits decision"),
        *modules("games/caledonia", "actions hex_sets printed state settlements setup engine judge"),
        *modules("games/caledonia", "playout state_key layout dealing"),
        *rules("caledonia"),
        # Here, because observations call the smallest functions of core and rules, which can be inlined so.
        *modules("env", "array_writer rows"),
        *modules("env/caledonia", "encoding stepping"),
    ],
    "clachan_glenmore": [
        *modules("games/glenmore", "board actions decisions printed chronicle_records workspace state"),
        *modules("games/glenmore", "setup engine judge playout state_key"),
        *rules("glenmore"),
    ],
    # What a server asks for after every move: the view, the question, the sentences of the log.
    "clachan_caledonia_telling": modules("games/caledonia", "scoring question view narrate"),
    "clachan_glenmore_telling": modules("games/glenmore", "scoring question view narrate"),
    "clachan_caledonia_bots": [
        *modules("bots/caledonia", "final_scoring forecast exports value features judgement policy"),
        *modules("bots/caledonia", "turns tree trials variations plans"),
    ],
    "clachan_glenmore_env": modules("env/glenmore", "chronicles encoding stepping"),
    "clachan_bots": modules("bots", "luck network search_tree"),
    "clachan_glenmore_bots": modules(
        "bots/glenmore", "forecast land chronicles value features judgement policy turns tree"
    ),
}

# Symbols that no other library may replace can be inlined into each other; gcc's warnings about code that a
# machine wrote take longer than the code itself.
FAST = ["-fvisibility=hidden", "-fno-semantic-interposition", "-Wno-all", "-w"]
# Measured: the rules of Glen More II run as fast at the lower level, and compile in a quarter of the time;
# stepping many games of Caledonia takes a twentieth fewer instructions at the higher one.
LEVELS = {"clachan_glenmore__mypyc": ["-O1"], "clachan_caledonia__mypyc": ["-O3"]}


def extensions() -> list[object]:
    if os.environ.get("CLACHAN_COMPILE") == "0":
        return []
    from mypyc.build import mypycify

    groups = [([f"src/clachan/{name}" for name in names], group) for group, names in GROUPS.items()]
    paths = [path for group, _ in groups for path in group]
    # Read afresh each time: from its cache mypyc 2.4.1 loses which fields may be unset, and fails.
    flags = ["--strict", f"--cache-dir={os.devnull}", *paths]
    built = mypycify(flags, opt_level="2", debug_level="0", separate=groups)
    for extension in built if os.name == "posix" else ():
        arguments = extension.extra_compile_args  # one list, shared by all
        extension.extra_compile_args = [*arguments, *FAST, *LEVELS.get(extension.name, [])]
    return list(built)


setup(ext_modules=extensions(), options={"build_ext": {"parallel": os.cpu_count() or 1}})
