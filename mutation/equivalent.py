"""The reviewed faults that change nothing."""

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from mutation.faults import Fault

LIST = Path(__file__).with_name("equivalent.toml")
Key = tuple[str, str, str, str, int]


@dataclass(frozen=True)
class Reviewed:
    """Reasons by fault, and entries that fit no fault any more."""

    reasons: dict[Key, str]
    stale: list[Key]


def reviewed(game: str, faults: Iterable[Fault], path: Path = LIST) -> Reviewed:
    entries = tomllib.loads(path.read_text()).get(game, [])
    reasons = {_key(entry): str(entry["reason"]) for entry in entries}
    known = {fault.key for fault in faults}
    return Reviewed(reasons, [key for key in reasons if key not in known])


def _key(entry: dict[str, Any]) -> Key:
    return entry["file"], entry.get("function", ""), entry["before"], entry["after"], int(entry.get("nth", 1))


def entry(game: str, fault: Fault) -> str:
    """A fault as it would stand in the list, for whoever reviews it."""
    nth = f"nth = {fault.nth}\n" if fault.nth > 1 else ""
    return (
        f'[[{game}]]\nreason = ""\nfile = "{fault.file}"\nfunction = "{fault.function}"\n'
        f"before = {_quoted(fault.before)}\nafter = {_quoted(fault.after)}\n{nth}"
    )


def _quoted(text: str) -> str:
    if "'" not in text:
        return f"'{text}'"
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
