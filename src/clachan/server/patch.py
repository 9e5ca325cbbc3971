"""The difference of two views: what a browser that has the old one needs to make the new one."""

from typing import Any

Change = list[Any]
"""`[path, value]`: put a value there; `[path]`: take away what is there."""


def changes(old: Any, new: Any) -> list[Change]:
    """The changes that turn one piece of plain data into another, each with its path of keys and indexes."""
    found: list[Change] = []
    if old != new:
        _compare(old, new, (), found)
    return found


def _compare(old: Any, new: Any, path: tuple[str | int, ...], found: list[Change]) -> None:
    if isinstance(old, dict) and isinstance(new, dict):
        found += [[[*path, key]] for key in old if key not in new]
        for key, value in new.items():
            if key not in old:
                found.append([[*path, key], value])
            elif old[key] != value:
                _compare(old[key], value, (*path, key), found)
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for index, (before, value) in enumerate(zip(old, new, strict=True)):
            if before is not value and before != value:
                _compare(before, value, (*path, index), found)
    else:
        found.append([list(path), new])
