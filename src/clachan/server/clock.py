"""Clocks of a table. They run for the person who is asked; the rules and the engine know nothing of them."""

from msgspec import Struct, json

from clachan.server.terms import ClockTerms

COME_BACK = 60.0  # whoever returns to a seat has at least this many seconds


class ClockShown(Struct):
    """The seconds that each seat has left, and whose run down."""

    left: list[float]
    running: int | None


class Clock:
    """How much time each seat has left. All times are given from outside, in seconds."""

    def __init__(self, terms: ClockTerms, players: int) -> None:
        self.terms = terms
        self.left = [float(terms.seconds)] * players
        self.running: int | None = None
        self.since = 0.0

    def ask(self, seat: int | None, now: float) -> None:
        """From now on it runs for this seat, or for nobody."""
        if self.running is not None:
            self.left[self.running] -= max(0.0, now - self.since)
        if seat != self.running:
            self._turn_over(seat)
        self.running, self.since = seat, now

    def _turn_over(self, seat: int | None) -> None:
        if self.terms.kind == "bank" and self.running is not None:
            self.left[self.running] += self.terms.gain
        if self.terms.kind == "turn" and seat is not None:
            self.left[seat] = float(self.terms.seconds)

    def come_back(self, seat: int) -> None:
        self.left[seat] = max(self.left[seat], float(self.terms.gain), COME_BACK)

    def is_out(self, seat: int, now: float) -> bool:
        return self.shown(now).left[seat] <= 0

    def shown(self, now: float) -> ClockShown:
        left = list(self.left)
        if self.running is not None:
            left[self.running] -= max(0.0, now - self.since)
        return ClockShown([round(seconds, 1) for seconds in left], self.running)

    # What is stored

    def kept(self) -> str:
        return json.encode([self.left, self.running, self.since]).decode()

    def restore(self, kept: str) -> None:
        """Go on where a stored clock stood; time goes by while the server is away, too."""
        if kept:
            self.left, self.running, self.since = json.decode(
                kept, type=tuple[list[float], int | None, float]
            )
