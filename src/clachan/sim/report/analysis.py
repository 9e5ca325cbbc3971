"""The chapters of an analysed game."""

from dataclasses import asdict
from typing import Any

from clachan.bots.assess import Effort
from clachan.core.game import open_game
from clachan.core.message import Message, Parameter
from clachan.core.record import seat_word
from clachan.sim.report.chapter import (
    COUNT,
    NUMBER,
    SHARE,
    SIGNED,
    Book,
    Cell,
    Chapter,
    Column,
    Curve,
    Curves,
    Sheet,
)
from clachan.sim.verdicts import Analysis, Verdict
from clachan.words import title_of, words_for
from clachan.words.figures import local


class _Pen:
    """Says what an analysis found, with the names of its players."""

    def __init__(self, found: Analysis, language: str) -> None:
        self._words, self._names = words_for(found.game, language), found.names

    def say(self, message: Message) -> str:
        return self._words.say(message, self._names)

    def text(self, id: str, **parameters: Parameter) -> str:
        return self.say(Message("", f"analysis-{id}", parameters))

    def column(self, id: str, form: str = "text") -> Column:
        return Column(self.text(f"column-{id}"), form)


def analysis_book(found: Analysis, effort: Effort, language: str = "en") -> Book:
    """The whole analysis as chapters."""
    pen = _Pen(found, language)
    count = len(found.verdicts)
    lead = (
        pen.text("lead-games", count=count, games=effort.games)
        if effort.games
        else pen.text("lead-seconds", count=count, seconds=effort.seconds)
    )
    chapters = [_seats(found, pen), _turning_points(found, pen), _decisions(found, pen)]
    title = pen.text("title", game=title_of(open_game(found.game)))
    return Book(title, f"{lead} {pen.text('explained')}", chapters)


def analysis_data(found: Analysis, language: str = "en") -> dict[str, Any]:
    """Everything as plain data, messages said."""
    pen = _Pen(found, language)
    at = {verdict.ply: verdict for verdict in found.verdicts}
    turns = [{**asdict(turn), "text": turn.message(at[turn.ply])} for turn in found.turning_points]
    data: dict[str, Any] = _plain({**asdict(found), "turns": turns}, pen)
    return data


def _plain(data: Any, pen: _Pen) -> Any:
    if isinstance(data, dict):
        return {name: _plain(value, pen) for name, value in data.items()}
    if isinstance(data, (list, tuple)):
        return [_plain(value, pen) for value in data]
    if isinstance(data, Message):
        return pen.say(data)
    return round(data, 3) if isinstance(data, float) else data


def _seats(found: Analysis, pen: _Pen) -> Chapter:
    rows: list[tuple[Cell, ...]] = []
    for seat, name in enumerate(found.names):
        verdicts, mistakes = found.of_seat(seat), found.mistakes_of(seat)
        if not verdicts:
            continue
        agreed = sum(verdict.played == verdict.best for verdict in verdicts) / len(verdicts)
        lost = sum(verdict.loss for verdict in mistakes)
        account = found.accounts[seat] if found.accounts else None
        summed = (
            (account.start, account.own, account.others, _signed(account.luck, account.doubt), account.end)
            if account
            else (None,) * 5
        )
        points = found.totals[seat] if found.totals else None
        place = found.places[seat] if found.places and len(found.names) > 1 else None
        rows.append((name, points, place, len(verdicts), agreed, len(mistakes), lost, *summed))
    columns = (
        pen.column("player"),
        pen.column("points", COUNT),
        pen.column("place", COUNT),
        pen.column("decisions", COUNT),
        pen.column("agreed", SHARE),
        pen.column("mistakes", COUNT),
        pen.column("lost", NUMBER),
        pen.column("start", SIGNED),
        pen.column("own", SIGNED),
        pen.column("others", SIGNED),
        pen.column("luck", SIGNED),
        pen.column("end", SIGNED),
    )
    curves = (_curves(found, pen),) if found.verdicts else ()
    return Chapter(
        pen.text("players"), pen.text("players-note"), Sheet(columns, tuple(rows)), curves, "players"
    )


def _curves(found: Analysis, pen: _Pen) -> Curves:
    """The margin that every seat could expect after each decision, up to what it was."""
    at = tuple(float(verdict.ply + 1) for verdict in found.verdicts)
    ends = [account.end for account in found.accounts]
    curves = tuple(
        Curve(
            name,
            (*at, *([float(found.actions)] if ends else [])),
            (*(verdict.after[seat] for verdict in found.verdicts), *ends[seat : seat + 1]),
        )
        for seat, name in enumerate(found.names)
    )
    expected = {verdict.ply: verdict for verdict in found.verdicts}
    marks = tuple(
        (float(turn.ply + 1), expected[turn.ply].after[turn.seat], str(number))
        for number, turn in enumerate(found.turning_points, 1)
    )
    parts = tuple((float(ply), pen.say(name)) for ply, name in found.parts)
    return Curves(pen.text("curves"), pen.text("curves-across"), pen.text("curves-up"), curves, marks, parts)


def _turning_points(found: Analysis, pen: _Pen) -> Chapter:
    columns = (
        pen.column("number", COUNT),
        pen.column("action", COUNT),
        pen.column("happened"),
        pen.column("points", NUMBER),
    )
    at = {verdict.ply: verdict for verdict in found.verdicts}
    rows = tuple(
        (number, turn.ply + 1, pen.say(turn.message(at[turn.ply])), turn.points)
        for number, turn in enumerate(found.turning_points, 1)
    )
    return Chapter(
        pen.text("turning-points"),
        pen.text("turning-points-note"),
        Sheet(columns, rows),
        (),
        "turning-points",
    )


def _decisions(found: Analysis, pen: _Pen) -> Chapter:
    columns = (
        pen.column("action", COUNT),
        pen.column("player"),
        pen.column("played"),
        pen.column("best"),
        pen.column("expected", SIGNED),
        pen.column("loss", NUMBER),
    )
    rows = tuple(_row(pen, verdict) for verdict in found.verdicts)
    return Chapter(pen.text("decisions"), pen.text("decisions-note"), Sheet(columns, rows), (), "decisions")


def _signed(points: float, doubt: float) -> str:
    return local(f"{points:+.1f} ± {doubt:.1f}".replace("-", "−"))


def _row(pen: _Pen, verdict: Verdict) -> tuple[Cell, ...]:
    same = verdict.played == verdict.best
    loss = local(f"{verdict.loss:.1f} ± {verdict.doubt:.1f}{' !' if verdict.mistake else ''}")
    expected = _signed(verdict.after[verdict.seat], verdict.error)
    return (
        verdict.ply + 1,
        seat_word(verdict.seat),
        pen.say(verdict.told_played),
        pen.text("same") if same else pen.say(verdict.told_best),
        expected,
        "" if same else loss,
    )
