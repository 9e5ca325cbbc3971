"""What each number of an observation means: named fields, one after the other."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from clachan.env.array_writer import BELOW, DECISION


class Holds(Enum):
    """The range of the numbers of a field."""

    FLAGS = (0, 1)
    COUNTS = (0, 32767)
    SIGNED = (-32768, 32767)


@dataclass(frozen=True)
class Field:
    """A stretch of an observation. `shows` names the keys of the game's view that can be read off it."""

    name: str
    start: int
    size: int
    holds: Holds
    meaning: str
    shows: tuple[str, ...] = ()

    @property
    def slice(self) -> slice:
        return slice(self.start, self.start + self.size)


class FieldList:
    """The fields of an observation, in order."""

    def __init__(self) -> None:
        self._fields: list[Field] = []
        self.size = 0

    def add(self, name: str, size: int, holds: Holds, meaning: str, shows: str = "") -> None:
        """Append a field; `shows` is a list of keys of the view, such as `seats.goods export.fee`."""
        self._fields.append(Field(name, self.size, size, holds, meaning, tuple(shows.split())))
        self.size += size

    def flags(self, name: str, size: int, meaning: str, shows: str = "") -> None:
        self.add(name, size, Holds.FLAGS, meaning, shows)

    def counts(self, name: str, size: int, meaning: str, shows: str = "") -> None:
        self.add(name, size, Holds.COUNTS, meaning, shows)

    def signed(self, name: str, size: int, meaning: str, shows: str = "") -> None:
        self.add(name, size, Holds.SIGNED, meaning, shows)

    def question(self, players: int, kinds: int) -> None:
        """What array_writer.py writes of every game: who is asked what, and which decisions wait below."""
        asked = "who is asked, the observer first; the last one is chance"
        self.flags("asked.seat", players + 1, asked, "asked.seat")
        self.flags("asked.kind", kinds, "kind of question, by its number in decisions.py", "asked.kind")
        self.counts("asked.arguments", 3, "the question's three arguments")
        self.counts("waiting", BELOW * DECISION, "the decisions below: kind, seat + 1, three arguments each")

    def __iter__(self) -> Iterator[Field]:
        return iter(self._fields)

    def __getitem__(self, name: str) -> Field:
        return next(field for field in self._fields if field.name == name)

    def markdown(self) -> str:
        """The fields as a table for documents."""
        rows = [
            f"| {field.start} | {field.size} | `{field.name}` | {field.meaning} |" for field in self._fields
        ]
        return "\n".join(["| from | numbers | field | meaning |", "| ---: | ---: | --- | --- |", *rows])
