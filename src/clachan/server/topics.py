"""The short helps of a game and the printed values that are not certain, as the browser shows them."""

from collections.abc import Iterable
from typing import TypedDict

from clachan.core.datapack import Leaf
from clachan.core.help import HelpTold
from clachan.server.told import Told, told

UNCERTAIN = ("reconstructed", "one source", "inferred")


class Topic(TypedDict):
    """A short help: its name, the group of actions it tells of, what it says, the page of the rulebook."""

    name: str
    group: str
    title: Told
    text: Told
    page: Told


class Uncertain(TypedDict):
    """Printed values that are not certain: in which file, with which mark, and where they come from."""

    file: str
    mark: str
    source: str
    count: int
    values: list[str]


class PrintedFacts(TypedDict):
    """What is printed, as far as every game has it; `data` names the values in use."""

    topics: list[Topic]
    data: str


def topics_of(helps: Iterable[HelpTold]) -> list[Topic]:
    return [
        {
            "name": one.help.name,
            "group": one.help.group,
            "title": told(one.title),
            "text": told(one.text),
            "page": told(one.page),
        }
        for one in helps
    ]


def uncertain_values(leaves: Iterable[Leaf]) -> list[Uncertain]:
    """How many values of each file are not certain, by the mark they carry and where they come from."""
    counts: dict[tuple[str, str, str], list[str]] = {}
    for leaf in leaves:
        if leaf.provenance in UNCERTAIN:
            counts.setdefault((leaf.file, leaf.provenance, leaf.source), []).append(
                f"{leaf.place} = {leaf.value}"
            )
    return [
        {"file": file, "mark": mark, "source": source, "count": len(values), "values": values}
        for (file, mark, source), values in sorted(counts.items())
    ]
