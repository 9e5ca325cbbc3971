"""What can go wrong, each error one sentence with the numbers and the place."""

from clachan.core.message import Reason


class ClachanError(Exception):
    """Anything that Clachan refuses, said in one sentence."""


class BadOptions(ClachanError):
    """Options that do not exist or do not go together."""


class UnknownAction(ClachanError):
    """A text that is not in the game's catalogue of actions."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason = reason


class IllegalAction(ClachanError):
    """An action that is not allowed now: how it was named (or nothing) and why not."""

    def __init__(self, named: str, reason: Reason) -> None:
        super().__init__(named, reason)
        self.named = named
        self.reason = reason

    def __str__(self) -> str:
        return f"{self.named}: {self.reason}" if self.named else str(self.reason)


class StaleAction(ClachanError):
    """An action made for an older position of the match."""


class NothingToUndo(ClachanError):
    """The match cannot be taken back any further."""


class BadRecord(ClachanError):
    """A record that cannot be read or replayed; says the line."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


class BadData(ClachanError):
    """A data pack with faults; each fault names its file, place and reason."""

    def __init__(self, faults: "list[Fault]") -> None:
        shown = "; ".join(str(fault) for fault in faults[:3])
        more = f"; and {len(faults) - 3} more" if len(faults) > 3 else ""
        super().__init__(f"{len(faults)} fault(s) in the data: {shown}{more}")
        self.faults = faults


class Fault:
    """One thing wrong in a data file."""

    def __init__(self, file: str, place: str, reason: str) -> None:
        self.file = file
        self.place = place
        self.reason = reason

    def __str__(self) -> str:
        return f"{self.file}: {self.place}: {self.reason}"
