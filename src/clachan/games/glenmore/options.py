"""What a table may choose for Glen More II: Chronicles."""

from collections.abc import Mapping
from typing import Any

from clachan.core.errors import BadOptions
from clachan.core.options import Option, Options
from clachan.games.glenmore.components import CHRONICLES

NONE = "none"
READY: frozenset[int] = frozenset(CHRONICLES)  # chronicles whose rules are written
FROM_THREE = (4,)  # chronicles that need three players
WITH_SECRETS = frozenset("157")  # reward tokens, haggis drawn blind, votes

OPTIONS = (
    Option("players", 2, "how many clans compete", (2, 3, 4)),
    Option("die", False, "with the die as a virtual player, which shortens the game (always with 2 players)"),
    Option("short", False, "World's End lies on top of stack D instead of in its middle"),
    Option("chronicles", NONE, "which chronicles are added, as digits such as 148, or none"),
    Option("narrow_mountain", False, "the mountain of chronicle II takes one space instead of two"),
)


def read_options(given: Mapping[str, object]) -> Options:
    """Complete and check a choice of options."""
    chosen = dict(given)
    if "chronicles" in chosen:
        chosen["chronicles"] = _digits(chosen["chronicles"])
    if str(chosen.get("players", OPTIONS[0].default)) == "2":
        chosen["die"] = True  # whatever was typed: the rulebook leaves two players no choice
    options = Options(OPTIONS, chosen)
    numbers = chronicles_of(options)
    for number in numbers:
        if number not in READY:
            raise BadOptions(f"chronicle {number} cannot be played yet")
        if number in FROM_THREE and options.number("players") < 3:
            raise BadOptions(f"chronicle {number} needs 3 or 4 players, not {options['players']}")
    if options.yes("narrow_mountain") and 2 not in numbers:
        raise BadOptions("narrow_mountain goes with chronicle 2 only")
    return options


def _digits(given: object) -> str:
    """The chronicles in order, each once."""
    text = str(given).strip().lower()
    if text in (NONE, ""):
        return NONE
    allowed = "".join(map(str, CHRONICLES))
    if set(text) - set(allowed) or len(set(text)) < len(text):
        raise BadOptions(
            f"option chronicles cannot be {given!r}: it is different digits of {allowed}, or none"
        )
    return "".join(sorted(text))


def chronicles_of(options: Options) -> tuple[int, ...]:
    """The numbers of the chronicles in play."""
    word = options.word("chronicles")
    return () if word == NONE else tuple(int(digit) for digit in word)


def has_secrets(options: Mapping[str, Any]) -> bool:
    """Whether a chronicle in play deals something that not everybody may see."""
    return bool(WITH_SECRETS & set(str(options.get("chronicles", ""))))
