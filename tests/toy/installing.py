"""Installs the small game Cairn as a tool would: its files on the path, and what its entry points say."""

import tomllib
from pathlib import Path

HERE = Path(__file__).parent


def install(site: Path) -> list[Path]:
    """Write the metadata of the package into a folder; answers with what has to be on the path."""
    project = tomllib.loads((HERE / "pyproject.toml").read_text())["project"]
    points = project["entry-points"]
    write_info(site, project["name"], {group: dict(named) for group, named in points.items()})
    return [site, HERE]


def write_info(site: Path, name: str, points: dict[str, dict[str, str]]) -> None:
    """The metadata of an installed package, as far as Python looks for entry points in it."""
    info = site / f"{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    lines = []
    for group, named in points.items():
        lines += [f"[{group}]", *(f"{key} = {place}" for key, place in named.items())]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n")
