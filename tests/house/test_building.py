"""What a build needs is what it says that it needs."""

import ast
import os
import subprocess
import sys
import tomllib
from fnmatch import fnmatch
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"
# What mypy brings itself, or what the build requires by name.
IN_A_BUILD = {"librt", "mypy_extensions", "typing_extensions", "setuptools", "mypy", "mypyc"}

LISTED = """
import runpy, setuptools
setuptools.setup = lambda **given: None
for names in runpy.run_path("setup.py")["GROUPS"].values():
    print(*names, sep="\\n")
"""


def compiled() -> list[Path]:
    """The modules that setup.py compiles."""
    words = [sys.executable, "-c", LISTED]
    environment = {**os.environ, "CLACHAN_COMPILE": "0"}
    done = subprocess.run(words, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    return [SOURCE / "clachan" / name for name in done.stdout.split()]


def imported(path: Path) -> set[str]:
    """Every module that a file imports, wherever in it; names of packages may be modules, too."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {one.name for one in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found |= {node.module, *(f"{node.module}.{one.name}" for one in node.names)}
    return found


def place_of(module: str) -> Path | None:
    path = SOURCE / module.replace(".", "/")
    return next((one for one in (path.with_suffix(".py"), path / "__init__.py") if one.is_file()), None)


def reached(begin: list[Path]) -> set[str]:
    """What a type checker comes to that begins with these files and follows all imports."""
    seen, todo, foreign = set(begin), list(begin), set[str]()
    while todo:
        for module in imported(todo.pop()):
            if not module.startswith("clachan"):
                foreign.add(module)
                continue
            parts = module.split(".")
            for length in range(1, len(parts) + 1):  # packages are read before their modules
                path = place_of(".".join(parts[:length]))
                if path and path not in seen:
                    seen.add(path)
                    todo.append(path)
    return foreign


def test_compiling_reads_nothing_that_a_build_does_not_have() -> None:
    """A build has an environment of its own, with what it requires: mypy must do without anything else."""
    overrides = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["mypy"]["overrides"]
    spared = [name for one in overrides if one.get("ignore_missing_imports") for name in one["module"]]
    known = {*sys.stdlib_module_names, *IN_A_BUILD, "clachan"}
    foreign = {module for module in reached(compiled()) if module.split(".")[0] not in known}
    assert "fluent_compiler.bundle" in foreign  # so the walk does come to something
    assert {
        module
        for module in foreign
        if not any(fnmatch(module, name) or fnmatch(f"{module}.x", name) for name in spared)
    } == set()
