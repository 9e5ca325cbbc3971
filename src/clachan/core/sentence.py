"""From the words of an action to what a log says of whoever took it: `sell 2 wool`, `sells 2 wool`."""

import re
from collections.abc import Iterable


class Sentences:
    """How actions read and how they are told; a `*` stands for one word, the last one for all the rest."""

    def __init__(self, rows: Iterable[tuple[str, str]]) -> None:
        self._rows = [(re.compile(_pattern(action)), told.replace("*", "{}")) for action, told in rows]

    def of(self, action: str) -> str | None:
        """The first row that fits tells it; None where no row does."""
        for pattern, told in self._rows:
            found = pattern.fullmatch(action)
            if found:
                return told.format(*found.groups())
        return None

    def tell(self, name: str, action: str) -> str:
        """A sentence about who acts, without its full stop; words that no row fits are told as they are."""
        told = self.of(action)
        return f"{name}: {action}" if told is None else f"{name} {told}"


def _pattern(action: str) -> str:
    *words, last = action.split("*")
    if not words:
        return re.escape(last)
    singles = [re.escape(word) + r"(\S+)" for word in words[:-1]]
    return "".join(singles) + re.escape(words[-1]) + "(.+)" + re.escape(last)
