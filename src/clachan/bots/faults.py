"""What a bot did wrong at a table: it loses the game by it, and nobody else loses anything."""

import traceback
from pathlib import Path

from clachan.core.errors import ClachanError
from clachan.core.message import Reason

ILLEGAL = "illegal"
"""It answered with something that is not allowed."""
RAISED = "exception"
"""It raised an exception, or said itself that it cannot go on."""
TIME = "time"
"""It gave no answer within the time that it had."""
CRASHED = "crash"
"""Its process ended."""
NONSENSE = "protocol"
"""It said something that the engine protocol does not know."""

OWN_PLACE = str(Path(__file__).parents[1])

KINDS = (ILLEGAL, RAISED, TIME, CRASHED, NONSENSE)


class BotFault(ClachanError):
    """A bot failed at a question: the kind of fault, and what is to be said of it."""

    def __init__(self, kind: str, reason: Reason) -> None:
        super().__init__(reason)
        self.kind = kind
        self.reason = reason

    def __reduce__(self) -> tuple[type["BotFault"], tuple[str, Reason]]:
        return BotFault, (self.kind, self.reason)


def exception_line(error: BaseException) -> str:
    """An exception in a line, with the last place in the bot's own files."""
    frames = [frame for frame in traceback.extract_tb(error.__traceback__) if _is_theirs(frame.filename)]
    place = f" ({Path(frames[-1].filename).name}, line {frames[-1].lineno})" if frames else ""
    said = str(error).strip().partition("\n")[0]
    return f"{type(error).__name__}{f': {said}' if said else ''}{place}"


def _is_theirs(file: str) -> bool:
    return not file.startswith((OWN_PLACE, "<"))
