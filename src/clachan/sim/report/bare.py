"""The report on a game that has no chapters of its own: seats, and how the points are spread."""

from collections.abc import Sequence

from clachan.sim.report.chapter import Chapter
from clachan.sim.report.counting import by_mark, points_spread
from clachan.sim.report.facts import FinishedGame, GameFacts, Study, seat_facts


def look(finished: FinishedGame) -> GameFacts:
    """The score sheets at the end."""
    game, state = finished.game, finished.game.copy(finished.start)
    for number in finished.numbers:
        game.apply(state, number)
    scores = game.scores(state)
    marks = [{"seat": (f"seat {score.seat + 1}",)} for score in scores]
    return GameFacts(game.name, len(scores), len(finished.numbers), seat_facts(scores, marks, []), {}, {}, ())


def chapters(games: Sequence[GameFacts]) -> list[Chapter]:
    note = "Seats by their number at the table."
    return [points_spread(games), *by_mark(games, "seat", "Seats", note, False)]


STUDY = Study(look, chapters)
