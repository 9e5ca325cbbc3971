"""Changes of who sits on a seat."""

from dataclasses import replace

from clachan.server.schema import SeatRow


def seated(seat: SeatRow, guest: str, name: str) -> SeatRow:
    """The seat with a guest on it; whoever held it before, or left it to a bot for a while, keeps it."""
    before = seat.holders
    return replace(seat, kind="person", name=seat.name if before else name, bot="", holders=before | {guest})
