"""What a table may choose for Glen More II: Chronicles."""

from collections.abc import Mapping
from typing import Any

from clachan.core.errors import BadOptions
from clachan.core.message import Message, Parameters
from clachan.core.options import NO, Barred, Option, Options
from clachan.games.glenmore.components import CHRONICLES
from clachan.games.glenmore.words import GAME, say

NONE = "none"
ALL = "all"
FROM_THREE = (4,)  # chronicles that need three players
MOUNTAIN = 2
WITH_SECRETS = frozenset("157")  # reward tokens, haggis drawn blind, votes

OPTIONS = (
    Option("players", 2, (2, 3, 4)),
    Option("die", False),
    Option("short", False),
    Option("chronicles", NONE),
    Option("narrow_mountain", False),
)


def read_options(given: Mapping[str, object]) -> Options:
    """Complete and check a choice of options."""
    options = _completed(given)
    for one in _barred(options):
        if _holds(options, one):
            named: Parameters = {"value": str(one.value), "players": options.number("players")}
            raise BadOptions(Message(GAME, f"glenmore-refused-{one.option.replace('_', '-')}-here", named))
    return options


def barred(given: Mapping[str, object]) -> list[Barred]:
    """What cannot be chosen beside these options; among them may be what has been chosen so far."""
    return _barred(_completed(given))


def _barred(options: Options) -> list[Barred]:
    found = []
    if options.number("players") < 3:
        why = Message("", "glenmore-barred-chronicle", {"least": 3, "most": 4})
        found += [Barred("chronicles", str(number), why) for number in FROM_THREE]
        found.append(Barred("die", False, Message("", "glenmore-barred-die")))
    if MOUNTAIN not in chronicles_of(options):
        found.append(Barred("narrow_mountain", True, Message("", "glenmore-barred-mountain")))
    return found


def _holds(options: Options, one: Barred) -> bool:
    """Whether something that is barred has been chosen."""
    value = options[one.option]
    return str(one.value) in value if isinstance(value, str) else value == one.value


def _completed(given: Mapping[str, object]) -> Options:
    chosen = dict(given)
    players = str(chosen.get("players", OPTIONS[0].default)).strip()
    if "chronicles" in chosen:
        chosen["chronicles"] = _digits(chosen["chronicles"], players)
    if players == "2":
        chosen["die"] = True  # whatever was typed: the rulebook leaves two players no choice
    return Options(OPTIONS, chosen)


def _digits(given: object, players: str) -> str:
    """The chronicles in order, each once; all are all that so many can play with."""
    text = str(given).strip().lower()
    if text in (NONE, "", *NO):
        return NONE
    if text == ALL:
        return "".join(str(number) for number in CHRONICLES if players != "2" or number not in FROM_THREE)
    allowed = "".join(map(str, CHRONICLES))
    if set(text) - set(allowed) or len(set(text)) < len(text):
        raise BadOptions(say("glenmore-refused-chronicles", given=repr(given), allowed=str(allowed)))
    return "".join(sorted(text))


def chronicles_of(options: Options) -> tuple[int, ...]:
    """The numbers of the chronicles in play."""
    word = options.word("chronicles")
    return () if word == NONE else tuple(int(digit) for digit in word)


def has_secrets(options: Mapping[str, Any]) -> bool:
    """Whether a chronicle in play deals something that not everybody may see."""
    return bool(WITH_SECRETS & set(str(options.get("chronicles", ""))))
