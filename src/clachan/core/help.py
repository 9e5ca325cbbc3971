"""Short helps in our own words, told once for the terminal and for the web table."""

import re
from collections.abc import Mapping
from typing import NamedTuple


class Help(NamedTuple):
    """One short help. The first of its words is its title, the others find it, too.

    `group` is the group of actions that it stands beside, `page` where the rulebook tells it in full.
    """

    kind: str
    words: tuple[str, ...]
    text: str
    page: str
    group: str = ""


def filled(text: str, numbers: Mapping[str, object], prefix: str = "") -> str:
    """A help with the printed numbers for which names between angles stand, own ones before common ones."""

    def number_of(named: re.Match[str]) -> str:
        found = numbers[prefix + named[1]] if prefix + named[1] in numbers else numbers[named[1]]
        return ", ".join(map(str, found)) if isinstance(found, (list, tuple)) else str(found)

    return re.sub(r"<([\w. ]+)>", number_of, text)
