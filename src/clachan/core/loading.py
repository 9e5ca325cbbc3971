"""A game's printed components: built out of its data files once for each pack, and checked.

A pack, or the folder that CLACHAN_DATA names, replaces the files that it holds.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, TypeAlias, TypeVar

from clachan.core import datapack
from clachan.core.datapack import Json, Leaf, Reader
from clachan.core.errors import BadData, Fault

T = TypeVar("T")
Numbers: TypeAlias = "dict[str, int | tuple[int, ...]]"
# By file: name -> (lowest, highest, how many; 0 means a number, not a list). Where lowest and highest are
# equal the rules themselves hold the number, so a pack cannot change it.
Bounds: TypeAlias = Mapping[str, Mapping[str, tuple[int, int, int]]]


@dataclass(frozen=True, eq=False)
class PrintedNumbers:
    """What every game's components have: single numbers and lists of numbers by name, and a digest of all."""

    numbers: Numbers
    digest: str

    def number(self, name: str) -> int:
        """A single printed number."""
        found = self.numbers[name]
        assert isinstance(found, int), f"{name} is a list"
        return found

    def row(self, name: str) -> tuple[int, ...]:
        """A printed list of numbers."""
        found = self.numbers[name]
        assert isinstance(found, tuple), f"{name} is a single number"
        return found


def read_numbers(reader: Reader, bounds: Bounds, with_file: bool = False) -> Numbers:
    """All single numbers by their dotted names, with the name of the file before them if that is wanted."""
    found: Numbers = {}
    for file, names in bounds.items():
        before = f"{file.removesuffix('.json')}." if with_file else ""
        for name, (low, high, count) in names.items():
            place = reader.file(file).at(name)
            found[before + name] = place.numbers(count, low, high) if count else place.number(low, high)
    return found


class Loader(Generic[T]):
    """Where a game's data lie and how its components are built; `check` finds what no single value shows."""

    def __init__(
        self,
        game: str,
        defaults: Path,
        files: Sequence[str],
        build: Callable[[Reader, dict[str, Json]], T],
        check: Callable[[T], list[Fault]] = lambda built: [],
    ) -> None:
        self.game, self.defaults, self.files = game, defaults, files
        self.build, self.check = build, check
        self._built: dict[Path | None, T] = {}

    def load(self, pack: Path | None = None) -> T:
        """The components, built when they are first asked for."""
        chosen = _chosen(pack)
        if chosen not in self._built:
            self._built[chosen] = self._build(chosen)
        return self._built[chosen]

    def values(self, pack: Path | None = None) -> Iterator[Leaf]:
        """Every single value of the validated data with its file, place, provenance and source."""
        self.load(pack)
        return datapack.leaves(self._trees(_chosen(pack)))

    def _trees(self, chosen: Path | None) -> dict[str, Json]:
        return datapack.load(self.game, self.defaults, self.files, chosen)

    def _build(self, chosen: Path | None) -> T:
        trees = self._trees(chosen)
        reader = Reader(trees)
        built = self.build(reader, trees)
        reader.finish()
        faults = self.check(built)
        if faults:
            raise BadData(faults)
        return built


def _chosen(pack: Path | None) -> Path | None:
    chosen = pack or datapack.pack_from_environment()
    return chosen.absolute() if chosen else None
