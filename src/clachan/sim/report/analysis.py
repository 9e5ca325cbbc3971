"""The chapters of an analysed game."""

from clachan.bots.assess import Effort
from clachan.core.game import open_game
from clachan.core.record import seat_word
from clachan.sim.analyse import Analysis, Verdict
from clachan.sim.report.chapter import COUNT, NUMBER, SHARE, Book, Cell, Chapter, Column, Curve, Curves, Sheet

EXPLAINED = (
    "Expected points: the mean of final points when the game is played on from there many times, everybody "
    "going on as the greedy bot does, with chance and hidden parts dealt anew. The loss of a move is what "
    "the best move that bots found expects more, on the same deals; ± is its standard error."
)


def book_of(found: Analysis, effort: Effort) -> Book:
    """The whole analysis as chapters."""
    each = f"{effort.games} games" if effort.games else f"{effort.seconds:g} s"
    lead = f"{len(found.verdicts)} decisions, each candidate played on for {each}. {EXPLAINED}"
    chapters = [_seats(found), _turns(found), _decisions(found)]
    return Book(f"{open_game(found.game).title} · analysis of a game", lead, chapters)


def _seats(found: Analysis) -> Chapter:
    rows: list[tuple[Cell, ...]] = []
    for seat, name in enumerate(found.names):
        verdicts = found.of_seat(seat)
        if not verdicts:
            continue
        mistakes = [verdict for verdict in verdicts if verdict.mistake]
        agreed = sum(verdict.played == verdict.best for verdict in verdicts) / len(verdicts)
        lost = sum(verdict.loss for verdict in mistakes)
        place = found.places[seat] if len(found.names) > 1 else None
        rows.append((name, found.totals[seat], place, len(verdicts), agreed, len(mistakes), lost))
    columns = (
        Column("player"),
        Column("points", COUNT),
        Column("place", COUNT),
        Column("decisions", COUNT),
        Column("as the bot", SHARE),
        Column("mistakes", COUNT),
        Column("points lost by them", NUMBER),
    )
    note = "A mistake is a loss of at least a point that is more than two standard errors."
    return Chapter("Players", note, Sheet(columns, tuple(rows)), (_curves(found),) if found.verdicts else ())


def _curves(found: Analysis) -> Curves:
    """What every seat could expect after each decision, up to what it got."""
    at = tuple(float(verdict.ply + 1) for verdict in found.verdicts)
    curves = tuple(
        Curve(
            name,
            (*at, float(found.actions)),
            (*(verdict.expected[seat] for verdict in found.verdicts), float(found.totals[seat])),
        )
        for seat, name in enumerate(found.names)
    )
    expected = {verdict.ply: verdict for verdict in found.verdicts}
    marks = tuple(
        (float(turn.ply + 1), expected[turn.ply].expected[turn.seat], str(number))
        for number, turn in enumerate(found.turns, 1)
    )
    parts = tuple((float(ply), name) for ply, name in found.parts)
    return Curves("expected final points", "action", "points", curves, marks, parts)


def _turns(found: Analysis) -> Chapter:
    columns = (
        Column("no.", COUNT),
        Column("action", COUNT),
        Column("what happened"),
        Column("points", NUMBER),
    )
    rows = tuple((number, turn.ply + 1, turn.text, turn.points) for number, turn in enumerate(found.turns, 1))
    note = "The costliest mistakes and the changes of the expected lead; numbers as in the plot."
    return Chapter("Turning points", note, Sheet(columns, rows))


def _decisions(found: Analysis) -> Chapter:
    columns = (
        Column("action", COUNT),
        Column("player"),
        Column("played"),
        Column("the bot's choice"),
        Column("expected", NUMBER),
        Column("loss", NUMBER),
    )
    rows = tuple(_row(found, verdict) for verdict in found.verdicts)
    note = "Every question with more than one answer: what was played, and what bots found best."
    return Chapter("Decisions", note, Sheet(columns, rows))


def _row(found: Analysis, verdict: Verdict) -> tuple[Cell, ...]:
    same = verdict.played == verdict.best
    loss = f"{verdict.loss:.1f} ± {verdict.doubt:.1f}{' !' if verdict.mistake else ''}"
    return (
        verdict.ply + 1,
        seat_word(verdict.seat),
        verdict.told_played,
        "the same" if same else verdict.told_best,
        verdict.expected[verdict.seat],
        "" if same else loss,
    )
