"""Short helps, told once for the terminal and for the web table; the words of the game have what they say."""

import re
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from clachan.core.message import Message, Parameter


class Help(NamedTuple):
    """One short help: the message `help-<name>`, with its attributes `.title` and `.page` of the rulebook.

    `words` find it besides its title; `group` is the group of actions that it stands beside; `numbers` are
    the printed numbers that it names.
    """

    name: str
    kind: str
    words: tuple[str, ...]
    group: str = ""
    numbers: tuple[str, ...] = ()


class HelpTold(NamedTuple):
    """A help with what is to be said."""

    help: Help
    title: Message
    text: Message
    page: Message


def told_help(game: str, one: Help, numbers: Mapping[str, object]) -> HelpTold:
    """A help with its numbers."""
    id = f"help-{one.name}"
    text = Message(game, id, named(numbers, one.numbers))
    return HelpTold(one, Message(game, f"{id}.title"), text, Message(game, f"{id}.page"))


def named(numbers: Mapping[str, object], names: Iterable[str]) -> dict[str, Parameter]:
    """Printed numbers as the parameters of a sentence: `shipping.cost` is `$shipping-cost` there."""
    return {re.sub(r"[. ]", "-", name): _parameter(numbers[name]) for name in names}


def numbers_below(numbers: Mapping[str, object], prefix: str) -> dict[str, Parameter]:
    """All printed numbers whose names begin with a prefix, called by what follows it."""
    found = {name.removeprefix(prefix): value for name, value in numbers.items() if name.startswith(prefix)}
    return named(found, found)


def _parameter(value: object) -> Parameter:
    if isinstance(value, (list, tuple)):
        return tuple(value)
    assert isinstance(value, (int, str)), f"no printed number: {value!r}"
    return value
