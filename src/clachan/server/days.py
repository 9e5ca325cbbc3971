"""Days of the challenge: they begin at midnight of Greenwich, for everybody at the same moment."""

from datetime import UTC, date, datetime, time, timedelta


def today() -> str:
    return day_of(datetime.now(UTC).timestamp())


def day_of(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).date().isoformat()


def day_before(day: str) -> str:
    return (date.fromisoformat(day) - timedelta(days=1)).isoformat()


def end_of(day: str) -> float:
    """The moment at which a day is over."""
    return datetime.combine(date.fromisoformat(day) + timedelta(days=1), time.min, UTC).timestamp()


def is_past(day: str) -> bool:
    """Whether a day is over; no day never is."""
    return bool(day) and day < today()


def is_day(text: str) -> bool:
    """Whether this is how we write a day, other than the first of the calendar, which has none before it."""
    try:
        found = date.fromisoformat(text)
        return found.isoformat() == text and found > date.min
    except ValueError:
        return False
