"""The short helps of a game and the printed values that are not certain, as the browser shows them."""

from collections.abc import Iterable
from typing import TypedDict

from clachan.core.datapack import Leaf
from clachan.core.help import Help

UNCERTAIN = ("reconstructed", "one source", "inferred")


class Topic(TypedDict):
    """A short help: the word it is found by, the group of actions it tells of, the page of the rulebook."""

    word: str
    group: str
    text: str
    page: str


class Uncertain(TypedDict):
    """Printed values that are not certain: in which file, with which mark, and where they come from."""

    file: str
    mark: str
    source: str
    count: int
    values: list[str]


def topics_of(helps: Iterable[Help]) -> list[Topic]:
    return [{"word": one.words[0], "group": one.group, "text": one.text, "page": one.page} for one in helps]


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
