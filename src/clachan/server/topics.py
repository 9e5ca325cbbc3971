"""The short helps of a game, as the browser shows them."""

from collections.abc import Iterable
from typing import TypedDict

from clachan.core.help import Help


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
