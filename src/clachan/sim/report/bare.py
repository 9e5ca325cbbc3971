"""The report on a game that has no chapters of its own: seats, and how the points are spread."""

from collections.abc import Sequence

from clachan.sim.report.chapter import Chapter
from clachan.sim.report.counting import by_mark, points_spread
from clachan.sim.report.facts import FinishedGame, GameFacts, Study, seat_facts
from clachan.sim.report.saying import Heading, named_by_number


def look(finished: FinishedGame) -> GameFacts:
    """The score sheets at the end."""
    game, state = finished.game, finished.game.copy(finished.start)
    for number in finished.numbers:
        game.apply(state, number)
    scores = game.scores(state)
    marks = [{"seat": (f"p{score.seat + 1}",)} for score in scores]
    return GameFacts(game.name, len(scores), len(finished.numbers), seat_facts(scores, marks, []), {}, {}, ())


def chapters(games: Sequence[GameFacts]) -> list[Chapter]:
    return [points_spread(games), *by_mark(games, "seat", Heading("seats"), named_by_number("seat"), False)]


STUDY = Study(look, chapters)
