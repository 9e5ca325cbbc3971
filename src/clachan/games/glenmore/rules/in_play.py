"""The chronicles in play, and those of them that have something to say on an occasion."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clachan.games.glenmore.actions import EACH_CHRONICLE
from clachan.games.glenmore.decisions import CHRONICLE_KIND, KINDS_EACH
from clachan.games.glenmore.rules.chronicle import Chronicle
from clachan.games.glenmore.state import State

FIRST_ACTIONS: Final = vec[i64](list(EACH_CHRONICLE))


class Group:
    """Chronicles that are asked together."""

    def __init__(self, members: "list[Chronicle]", known: bool = True) -> None:
        self.members: vec[Chronicle] = vec[Chronicle](members)
        self.known: bool = known


UNKNOWN: Final = Group([], False)
CHOICES: Final = 512  # chronicles I to VIII as bits 1 to 8


class Occasion:
    """One method of Chronicle, and for each choice of chronicles those that have filled it in."""

    def __init__(self, name: str) -> None:
        self.name: str = name
        # By `printed.chronicles`; each is made when it is first asked for.
        self.groups: vec[Group] = vec[Group]([UNKNOWN] * CHOICES)

    def group(self, chosen: i64) -> Group:
        found = self.groups[chosen]
        return found if found.known else self.make(chosen)

    def make(self, chosen: i64) -> Group:
        usual = getattr(Chronicle, self.name)
        named = [each for each in in_order(chosen) if getattr(type(each), self.name) is not usual]
        made = Group(named)
        self.groups[chosen] = made
        return made


EVERY: Final[list[Chronicle]] = []  # by number, from 1; the first entry is the base game's and does nothing


def enlist(chronicles: "list[Chronicle]") -> None:
    """Put all chronicles on the table, in the order of their numbers."""
    EVERY.clear()
    EVERY.append(Chronicle(0, ""))
    EVERY.extend(chronicles)


def in_order(chosen: i64) -> "list[Chronicle]":
    return [each for each in EVERY if (chosen >> each.number) & 1 and each.number > 0]


def concerned(s: State, occasion: Occasion) -> vec[Chronicle]:
    """The chronicles in play that have something to say on an occasion."""
    return occasion.group(s.printed.chronicles).members


def asking(kind: i64) -> Chronicle:
    """The chronicle that a question belongs to."""
    return EVERY[(kind - CHRONICLE_KIND) // KINDS_EACH + 1]


def owning(number: i64) -> Chronicle:
    """The chronicle that an action belongs to."""
    chronicle: i64 = 1
    while chronicle < len(FIRST_ACTIONS) and number >= FIRST_ACTIONS[chronicle]:
        chronicle += 1
    return EVERY[chronicle]
