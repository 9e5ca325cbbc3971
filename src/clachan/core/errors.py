"""What can go wrong, each error one sentence with the numbers and the place."""

from clachan.core.message import Message, Reason

SHOWN = 3  # faults of a data pack that one sentence names


class ClachanError(Exception):
    """Anything that Clachan refuses, said in one sentence; what is to be said is its first argument."""

    def message(self) -> Message:
        """What is to be said of it; what came from elsewhere is only known as a text."""
        said = self.args[0] if self.args else ""
        if isinstance(said, Reason):
            return said.message()
        return said if isinstance(said, Message) else Message("", "plain", {"text": str(said)})

    def why(self) -> Message:
        """The same for somebody who sees what was refused, and need not be told it again."""
        return self.message()

    def __str__(self) -> str:
        return str(self.message())


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

    def message(self) -> Message:
        why = self.why()
        return Message("", "refused-action", {"action": self.named, "why": why}) if self.named else why

    def why(self) -> Message:
        return self.reason.message()


class StaleAction(ClachanError, ValueError):
    """An action made for an older position of the match."""


class NothingToUndo(ClachanError, IndexError):
    """The match cannot be taken back any further."""


class BadPosition(ClachanError, ValueError):
    """The text of a position that cannot be read, or that no game can come to."""


class BadRecord(ClachanError, ValueError):
    """A record that cannot be read or replayed; says the line."""

    def __init__(self, line: int, reason: Reason | Message) -> None:
        super().__init__(line, reason)
        self.line = line
        self.reason = reason

    def message(self) -> Message:
        why = self.reason if isinstance(self.reason, Message) else self.reason.message()
        return Message("", "refused-line", {"line": str(self.line), "why": why})


class BadData(ClachanError, ValueError):
    """A data pack with faults; each fault names its file, place and reason."""

    def __init__(self, faults: "list[Fault]") -> None:
        super().__init__(faults)
        self.faults = faults

    def message(self) -> Message:
        shown = tuple(fault.message() for fault in self.faults[:SHOWN])
        count, more = len(self.faults), max(0, len(self.faults) - SHOWN)
        return Message("", "reason-bad-data", {"count": count, "faults": shown, "more": more})


class Fault:
    """One thing wrong in a data file."""

    def __init__(self, file: str, place: Message | str, reason: Message) -> None:
        self.file = file
        self.place = place
        self.reason = reason

    def message(self) -> Message:
        place = self.place or Message("", "place-whole-file")
        return Message("", "fault", {"file": self.file, "place": place, "why": self.reason})

    def __str__(self) -> str:
        return str(self.message())
