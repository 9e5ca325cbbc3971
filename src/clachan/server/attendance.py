"""Who is away from a table, and from when on the others need not wait any longer."""

from collections.abc import Set

PATIENCE = 180.0  # seconds without a page of theirs after which the others may let a bot go on, unless told


class Attendance:
    """When each guest was last seen at a table. All times are given from outside, in seconds."""

    def __init__(self, opened: float, patience: float = PATIENCE) -> None:
        """A table that was just opened has seen nobody leave: whoever is not there is away from now on."""
        self._opened = opened
        self._patience = patience
        self._left: dict[str, float] = {}

    def leave(self, guest: str, now: float) -> None:
        """The last page of a guest is gone."""
        self._left[guest] = now

    def patience(self, holders: Set[str], here: Set[str], now: float) -> float | None:
        """How many seconds the others still have to wait for a person; None if the person is there."""
        if holders & here:
            return None
        last = max((self._left.get(guest, self._opened) for guest in holders), default=self._opened)
        return max(0.0, self._patience - (now - last))
