"""What Glen More II says, as data; the sentences stand beside this file, a folder for each language."""

from clachan.core.message import Message, Parameter, Reason

GAME = "glenmore"


def because(code: str, **parameters: Parameter) -> Reason:
    """Why an action is refused: `reason-<code>` in the words."""
    return Reason(GAME, code, parameters)


def say(id: str, **parameters: Parameter) -> Message:
    """Something to be said within a sentence."""
    return Message(GAME, id, parameters)
