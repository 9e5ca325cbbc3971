"""What happened, in sentences for a terminal."""

from collections.abc import Iterable

from clachan.core.match import Match
from clachan.core.message import Fact
from clachan.words import words_for


def told(match: Match, facts: Iterable[Fact]) -> list[str]:
    """The lines of the log, with everybody called as they are now."""
    words, names = words_for(match.game.name), match.game.seat_names(match.state)
    return [words.say(fact.message(), names) for fact in facts]
