"""A report on many games, ready to be written out."""

from collections.abc import Sequence
from typing import Any

from clachan.core.errors import ClachanError
from clachan.core.game import open_game
from clachan.core.message import refusal
from clachan.core.options import spelled
from clachan.sim.report.chapter import Book
from clachan.sim.report.facts import GameFacts
from clachan.sim.report.gather import study_of
from clachan.sim.report.saying import report_text
from clachan.sim.run import Series
from clachan.words import title_of


def book_of(games: Sequence[GameFacts], source: str) -> Book:
    """The chapters of a report; all games must be of one kind."""
    names = sorted({game.game for game in games})
    if not names:
        raise ClachanError(refusal("nothing-to-report"))
    if len(names) > 1:
        raise ClachanError(refusal("records-of-several", games=tuple(names)))
    sizes = ", ".join(report_text("size", count=count, players=size) for size, count in _sizes(games))
    actions = round(sum(game.actions for game in games) / len(games))
    lead = report_text("lead", games=len(games), sizes=sizes, actions=actions, source=source)
    title = report_text("title", game=title_of(open_game(names[0])))
    return Book(title, lead, study_of(names[0]).chapters(games))


def _sizes(games: Sequence[GameFacts]) -> list[tuple[int, int]]:
    sizes = [game.players for game in games]
    return [(size, sizes.count(size)) for size in sorted(set(sizes))]


def source_of(series: Series) -> str:
    """In words, which games were played for a report."""
    bots = series.bots[0] if len(set(series.bots)) == 1 else ", ".join(series.bots)
    options = ", ".join(f"{name} {spelled(value)}" for name, value in series.options if name != "players")
    more = "some" if options else "none"
    return report_text("source", bots=bots, seed=str(series.seed), more=more, options=options)


def data_of(book: Book, games: Sequence[GameFacts], left_out: Sequence[str]) -> dict[str, Any]:
    """Everything as plain data."""
    return {
        "game": games[0].game,
        "games": len(games),
        "lead": book.lead,
        "left_out": list(left_out),
        "chapters": [chapter.data() for chapter in book.chapters],
    }
