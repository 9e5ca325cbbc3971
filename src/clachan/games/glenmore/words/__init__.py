"""What Glen More II says, as data; the sentences stand beside this file, a folder for each language."""

from collections.abc import Mapping

from clachan.core.message import Message, Parameter, Reason
from clachan.games.glenmore import parts

GAME = "glenmore"


def because(code: str, **parameters: Parameter) -> Reason:
    """Why an action is refused: `reason-<code>` in the words."""
    return Reason(GAME, code, parameters)


def say(id: str, **parameters: Parameter) -> Message:
    """Something to be said within a sentence."""
    return Message(GAME, id, parameters)


def amounts(pieces: Mapping[str, int]) -> tuple[Message, ...]:
    """So many of each: `2 wood`, `1 coin`."""
    return tuple(say("amount", count=count, piece=parts.piece(key)) for key, count in pieces.items())
