"""What can go wrong, each error one sentence with the numbers and the place."""

from clachan.core.message import Reason


class ClachanError(Exception):
    """Anything that Clachan refuses, said in one sentence."""


class UnknownGame(ClachanError, ValueError):
    """A game that nobody has installed."""


class BadOptions(ClachanError, ValueError):
    """Options that do not exist or do not go together."""


class BadSeed(ClachanError, ValueError):
    """A seed that is no number from 0 to 2**60 - 1."""


class NoSuchPly(ClachanError, IndexError):
    """A ply that the match does not have."""


class UnknownAction(ClachanError, ValueError):
    """A text that is not in the game's catalogue of actions."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason = reason


class IllegalAction(ClachanError, ValueError):
    """An action that is not allowed now: how it was named (or nothing) and why not."""

    def __init__(self, named: str, reason: Reason) -> None:
        super().__init__(named, reason)
        self.named = named
        self.reason = reason

    def __str__(self) -> str:
        return f"{self.named}: {self.reason}" if self.named else str(self.reason)


class StaleAction(ClachanError, ValueError):
    """An action made for an older position of the match."""


class NothingToUndo(ClachanError, IndexError):
    """The match cannot be taken back any further."""


class BadPosition(ClachanError, ValueError):
    """The text of a position that cannot be read, or that no game can come to."""


class BadRecord(ClachanError, ValueError):
    """A record that cannot be read or replayed; says the line."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(line, reason)
        self.line = line
        self.reason = reason

    def __str__(self) -> str:
        return f"line {self.line}: {self.reason}"


class BadData(ClachanError, ValueError):
    """A data pack with faults; each fault names its file, place and reason."""

    def __init__(self, faults: "list[Fault]") -> None:
        super().__init__(faults)
        self.faults = faults

    def __str__(self) -> str:
        shown = "; ".join(str(fault) for fault in self.faults[:3])
        more = f"; and {len(self.faults) - 3} more" if len(self.faults) > 3 else ""
        return f"{len(self.faults)} fault(s) in the data: {shown}{more}"


class Fault:
    """One thing wrong in a data file."""

    def __init__(self, file: str, place: str, reason: str) -> None:
        self.file = file
        self.place = place
        self.reason = reason

    def __str__(self) -> str:
        return f"{self.file}: {self.place}: {self.reason}"
