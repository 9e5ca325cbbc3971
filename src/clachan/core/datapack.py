"""A game's data files: read, marked with where each value comes from, replaceable by a user's own files.

Any JSON object may carry "provenance" (one of PROVENANCES) and "source" (a text). They hold for everything
below, until an object further down says otherwise. A single value gets its own mark when it is written as
{"value": 8, "provenance": "one source", "source": "..."}. Those three keys are therefore never names of data.
"""

import hashlib
import json
import os
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NoReturn, TypeAlias

from clachan.core.errors import BadData, Fault
from clachan.core.message import Message, wrong
from clachan.core.system_faults import why_refused

Json: TypeAlias = "dict[str, Json] | list[Json] | str | int | float | bool | None"

# From the weakest to the strongest: the credits show how far a value can be trusted.
PROVENANCES = ("reconstructed", "inferred", "one source", "verified", "rulebook")
ENVIRONMENT = "CLACHAN_DATA"
WHOLE = ""  # the place of what is wrong with a file as a whole
DEEPEST = 20  # real files need five levels; far deeper ones would only exhaust the interpreter's stack

_MARKS = ("provenance", "source")


@dataclass(frozen=True)
class Leaf:
    """One value of a data file, with the marks that hold for it."""

    file: str
    place: str
    value: str | int | float | bool | None
    provenance: str
    source: str


def pack_from_environment() -> Path | None:
    """The user's pack folder, if one is named."""
    named = os.environ.get(ENVIRONMENT, "")
    return Path(named) if named else None


def load(game: str, defaults: Path, files: Sequence[str], pack: Path | None = None) -> dict[str, Json]:
    """The marked trees of all `files`, each from the pack if the pack has it, else from `defaults`."""
    faults: list[Fault] = []
    replaced = _replacements(game, defaults, files, pack, faults) if pack else {}
    trees: dict[str, Json] = {}
    for name in files:
        tree = _read(name, replaced.get(name, defaults / name), faults)
        if tree is not None:
            trees[name] = tree
    faults += [found for found in _walk_all(trees) if isinstance(found, Fault)]
    if faults:
        raise BadData(faults)
    return trees


def leaves(trees: dict[str, Json]) -> Iterator[Leaf]:
    """Every single value in file order, with its marks resolved."""
    return (found for found in _walk_all(trees) if isinstance(found, Leaf))


def plain(node: Json) -> Json:
    """The same tree without marks."""
    if isinstance(node, list):
        return [plain(child) for child in node]
    if not isinstance(node, dict):
        return node
    if "value" in node:
        return plain(node["value"])
    return {key: plain(child) for key, child in node.items() if key not in _MARKS}


def digest(trees: dict[str, Json]) -> str:
    """Twelve hex digits that name these values, however they are laid out and whoever vouches for them."""
    values = {name: plain(tree) for name, tree in trees.items()}
    text = json.dumps(values, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def weakest(provenances: Iterable[str]) -> str:
    """The mark for a thing made of several values."""
    return min(provenances, key=PROVENANCES.index)


# --- the pack -------------------------------------------------------------------------------------------


def _replacements(
    game: str, defaults: Path, files: Sequence[str], pack: Path, faults: list[Fault]
) -> dict[str, Path]:
    """The files of a pack that replace those of a game; those of the other games are left to them."""
    own = pack / game
    try:
        folder = own if own.is_dir() else pack
        found = _json_files(folder)
        stray = _json_files(pack) if folder is own else []
    except OSError as error:
        faults.append(
            Fault(str(pack), Message("", "place-folder"), wrong("unreadable", why=why_refused(error)))
        )
        return {}
    for path in stray:
        faults.append(Fault(path.name, WHOLE, wrong("beside", game=str(game))))
    others = {path.name for path in defaults.parents[1].glob("*/data/*.json")}
    for path in found:
        if path.name not in files and (folder is own or path.name not in others):
            faults.append(Fault(path.name, WHOLE, wrong("no-file-of-game", game=game, known=tuple(files))))
    return {path.name: path for path in found if path.name in files}


def _json_files(folder: Path) -> list[Path]:
    """Other files (a read-me, a licence, what the system hides) may lie there too."""
    return [
        path
        for path in sorted(folder.iterdir())
        if path.suffix.lower() == ".json" and not path.name.startswith(".")
    ]


# --- one file -------------------------------------------------------------------------------------------


class _Object(dict[str, Any]):
    """A JSON object that remembers the keys written twice; a dict would quietly keep the last."""

    twice: tuple[str, ...] = ()


class _NotJson(ValueError):
    """Something that Python's reader lets through and JSON does not."""


def _object(pairs: list[tuple[str, Any]]) -> _Object:
    made = _Object(pairs)
    keys = [key for key, _ in pairs]
    made.twice = tuple(key for key in made if keys.count(key) > 1) if len(made) < len(keys) else ()
    return made


def _constant(word: str) -> NoReturn:
    raise _NotJson(f"{word} is not a JSON number")


def _read(name: str, path: Path, faults: list[Fault]) -> Json:
    """The tree of one file, or None with a fault noted."""
    try:
        text = path.read_bytes().decode("utf-8-sig")
        tree: Json = json.loads(text, object_pairs_hook=_object, parse_constant=_constant)
    except FileNotFoundError:
        faults.append(Fault(name, WHOLE, wrong("missing")))
    except OSError as error:
        faults.append(Fault(name, WHOLE, wrong("unreadable", why=why_refused(error))))
    except UnicodeDecodeError as error:
        faults.append(Fault(name, Message("", "place-byte", {"byte": error.start}), wrong("no-text")))
    except json.JSONDecodeError as error:
        faults.append(
            Fault(
                name,
                Message("", "place-line", {"line": error.lineno, "column": error.colno}),
                wrong("no-json", why=str(error.msg)),
            )
        )
    except RecursionError:
        faults.append(Fault(name, WHOLE, wrong("too-deep", levels=DEEPEST)))
    except ValueError as error:  # also a number of thousands of digits
        faults.append(Fault(name, WHOLE, wrong("no-json", why=str(error))))
    else:
        return _checked_shape(name, tree, faults)
    return None


def _checked_shape(name: str, tree: Json, faults: list[Fault]) -> Json:
    if not isinstance(tree, dict):
        faults.append(Fault(name, WHOLE, wrong("no-object", found=kind(tree))))
        return None
    level: list[Json] = [tree]
    for _ in range(DEEPEST):
        level = [child for node in level for child in _children(node)]
    if level:
        faults.append(Fault(name, WHOLE, wrong("too-deep", levels=DEEPEST)))
        return None
    try:
        json.dumps(tree, ensure_ascii=False).encode()
    except UnicodeEncodeError:  # half a surrogate pair could be neither printed nor sent
        faults.append(Fault(name, WHOLE, wrong("broken-escape")))
        return None
    return tree


def _children(node: Json) -> list[Json]:
    if isinstance(node, dict):
        return list(node.values())
    return node if isinstance(node, list) else []


def kind(node: Json) -> Message | str:
    """What a value is, for messages."""
    if isinstance(node, dict):
        return Message("", "json-object")
    if isinstance(node, list):
        return Message("", "json-list")
    text = json.dumps(node, ensure_ascii=False)
    return text if len(text) <= 40 else f"{text[:37]}..."


# --- marks ----------------------------------------------------------------------------------------------


def _walk_all(trees: dict[str, Json]) -> Iterator[Leaf | Fault]:
    for name, tree in trees.items():
        yield from _walk(name, "", tree, ("", ""))


def _walk(file: str, place: str, node: Json, mark: tuple[str, str]) -> Iterator[Leaf | Fault]:
    if isinstance(node, dict):
        yield from _object_faults(file, place or WHOLE, node)
        mark = _marked(node, mark)
        inner = [(place, node["value"])] if "value" in node else _entries(place, node)
        for where, child in inner:
            yield from _walk(file, where, child, mark)
    elif isinstance(node, list):
        for where, child in _entries(place, node):
            yield from _walk(file, where, child, mark)
    elif not mark[0]:
        yield Fault(file, place, wrong("no-provenance"))
    else:
        yield Leaf(file, place, node, *mark)


def _entries(place: str, node: Json) -> list[tuple[str, Json]]:
    """What an object or a list holds, with the place of each; nothing for a single value."""
    if isinstance(node, dict):
        return [(joined(place, key), child) for key, child in node.items() if key not in _MARKS]
    if isinstance(node, list):
        return [(f"{place}[{index}]", child) for index, child in enumerate(node)]
    return []


def joined(place: str, key: str) -> str:
    return f"{place}.{key}" if place else key


def _marked(node: dict[str, Json], mark: tuple[str, str]) -> tuple[str, str]:
    """A new provenance drops the old source: it vouched for something else."""
    if "provenance" in node:
        mark = (str(node["provenance"]), "")
    return (mark[0], str(node["source"])) if "source" in node else mark


def _object_faults(file: str, place: str, node: dict[str, Json]) -> Iterator[Fault]:
    for key in node.twice if isinstance(node, _Object) else ():
        yield Fault(file, place, wrong("twice", key=str(json.dumps(key))))
    mark = node.get("provenance", PROVENANCES[0])
    if mark not in PROVENANCES:
        yield Fault(file, place, wrong("provenance", known=PROVENANCES, found=kind(mark)))
    if not isinstance(node.get("source", ""), str):
        yield Fault(file, place, wrong("source", found=kind(node["source"])))
    extra = [key for key in node if key not in (*_MARKS, "value")]
    if "value" in node and extra:
        yield Fault(file, place, wrong("marked", keys=tuple(map(json.dumps, extra))))


# --- reading the values ---------------------------------------------------------------------------------


class Place:
    """A spot in a data file. Reading a wrong value notes a fault and answers with a stand-in,
    so that one reading finds all faults."""

    def __init__(self, reader: "Reader", file: str, path: str, node: Json, missing: bool = False) -> None:
        self.reader = reader
        self.file = file
        self.path = path
        self.node = node
        self.missing = missing
        reader.visited.add((file, path))

    def fault(self, reason: Message) -> None:
        """A missing value has been reported already; what follows from that is not worth saying."""
        self._once(Fault(self.file, self.path or WHOLE, reason))

    def sound(self) -> bool:
        """Whether nothing is wrong here or below, so that the values may be compared with each other."""
        return not self.missing and not any(
            fault.file == self.file and isinstance(fault.place, str) and fault.place.startswith(self.path)
            for fault in self.reader.faults
        )

    def has(self, key: str) -> bool:
        """Whether an optional value is there."""
        if isinstance(self.node, dict):
            return key in self.node
        self._note_absence(key)
        return False

    def at(self, path: str) -> "Place":
        """What stands under a name, or under names joined by dots."""
        first, _, rest = path.partition(".")
        here = self._member(first)
        return here.at(rest) if rest else here

    def _member(self, key: str) -> "Place":
        path = joined(self.path, key)
        if isinstance(self.node, dict) and key in self.node:
            return Place(self.reader, self.file, path, self.node[key])
        self._note_absence(path)
        return Place(self.reader, self.file, path, None, missing=True)

    def _note_absence(self, path: str) -> None:
        if isinstance(self.node, dict):
            self._once(Fault(self.file, path, wrong("missing")))
        else:
            self.fault(wrong("no-object", found=kind(self.node)))

    def _once(self, fault: Fault) -> None:
        """A value may be read more than once."""
        if not self.missing and str(fault) not in map(str, self.reader.faults):
            self.reader.faults.append(fault)

    def listed(self, count: int | None = None) -> "list[Place]":
        """The members of a list, of which there must be `count`."""
        if not isinstance(self.node, list):
            self.fault(wrong("no-list", found=kind(self.node)))
            return []
        if count is not None and len(self.node) != count:
            self.fault(wrong("entries", count=count, found=len(self.node)))
        entries = _entries(self.path, self.node)
        return [Place(self.reader, self.file, where, child) for where, child in entries]

    def number(self, low: int, high: int) -> int:
        node = self.node
        if isinstance(node, int) and not isinstance(node, bool) and low <= node <= high:
            return node
        self.fault(wrong("number", range=int(low < high), low=low, high=high, found=kind(node)))
        return low

    def numbers(self, count: int, low: int, high: int) -> tuple[int, ...]:
        return tuple(place.number(low, high) for place in self.listed(count))

    def word(self, known: Sequence[str]) -> str:
        if isinstance(self.node, str) and self.node in known:
            return self.node
        self.fault(wrong("word", known=tuple(known), found=kind(self.node)))
        return known[0]

    def text(self) -> str:
        if isinstance(self.node, str) and self.node.strip():
            return self.node
        self.fault(wrong("no-word", found=kind(self.node)))
        return ""


class Reader:
    """Reads plain values out of marked trees and remembers what nobody asked for."""

    def __init__(self, trees: dict[str, Json]) -> None:
        self.trees = {name: plain(tree) for name, tree in trees.items()}
        self.faults: list[Fault] = []
        self.visited: set[tuple[str, str]] = set()

    def file(self, name: str) -> Place:
        return Place(self, name, "", self.trees[name])

    def finish(self) -> None:
        """Complains about everything found; a misspelt name shows as one that nobody reads."""
        faulty = {(fault.file, fault.place) for fault in self.faults}
        for name, tree in self.trees.items():
            self._note_unread(name, "", tree, faulty)
        if self.faults:
            raise BadData(self.faults)

    def _note_unread(self, file: str, place: str, node: Json, faulty: set[tuple[str, Message | str]]) -> None:
        if (file, place) not in self.visited:
            self.faults.append(Fault(file, place or WHOLE, wrong("unknown")))
        elif (file, place or WHOLE) not in faulty:
            for where, child in _entries(place, node):
                self._note_unread(file, where, child, faulty)
