"""What reports say: headings, columns and names, each with the id under which data and programs know it."""

import re
from collections.abc import Callable
from dataclasses import dataclass

from clachan.core.message import Message, Parameter
from clachan.sim.report.chapter import TEXT, Chapter, Column, Named, Plot, Sheet
from clachan.words import words_for

Naming = Callable[[str], str]
"""What a thing that is counted is called."""


@dataclass(frozen=True)
class Heading:
    """What stands above a chapter: `report-<id>` and its `.note` in the words."""

    id: str
    game: str = ""

    def over(self, sheet: Sheet | None, plots: tuple[Plot, ...] = ()) -> Chapter:
        return Chapter(self.title, self.note, sheet, plots, self.id)

    @property
    def title(self) -> str:
        return report_text(self.id, self.game)

    @property
    def note(self) -> str:
        return report_text(f"{self.id}.note", self.game)

    def plot(self, what: str) -> str:
        """The title of a plot of this chapter."""
        return report_text("plot", chapter=self.title, what=what)


def report_text(id: str, game: str = "", /, **parameters: Parameter) -> str:
    return str(Message(game, f"report-{id}", parameters))


def column(key: str, form: str = TEXT, game: str = "") -> Column:
    """A column that data knows by its key."""
    return Column(key, form, column_name(key, game))


def column_name(key: str, game: str = "") -> str:
    """What stands above a column."""
    return report_text(f"column-{re.sub(r'[^a-z]+', '-', key.lower()).strip('-')}", game)


def plainly(key: str) -> str:
    """The naming of what has no other name."""
    return key


def part(kind: str, game: str) -> Naming:
    """The naming of parts of a game, such as its clans."""
    return lambda key: words_for(game).name(f"{kind}:{key}")


def named_by_number(id: str, game: str = "") -> Naming:
    """The naming of what ends in a number, such as `tile 3`."""
    return lambda key: report_text(id, game, number=int(re.sub(r"\D", "", key)))


def cell(key: str, naming: Naming) -> Named:
    return Named(key, naming(key))
