"""Chronicle V, Address to a Haggis: which chapter answers which question."""

from librt.vecs import vec
from mypy_extensions import i64

from clachan.core.message import Fact, Parameter, Reason
from clachan.core.rng import Rng
from clachan.games.glenmore.actions import is_roll
from clachan.games.glenmore.decisions import (
    CHOOSING_HAGGIS,
    DRAWING_HAGGIS,
    GIVING_HAGGIS,
    RETURNING_HAGGIS,
    ROLLING_FOR_HAGGIS,
    SCORING_HAGGIS,
    SPENDING,
)
from clachan.games.glenmore.rules.chronicle import Chronicle
from clachan.games.glenmore.rules.chronicles import haggis, haggis_scoring
from clachan.games.glenmore.shown import HaggisView
from clachan.games.glenmore.state import State
from clachan.games.glenmore.words import because


def legal(s: State, kind: i64, seat: i64, out: vec[i64]) -> i64:
    if kind == CHOOSING_HAGGIS:
        return haggis.legal_choosing(s, out)
    if kind == DRAWING_HAGGIS:
        return haggis.legal_drawing(s, out)
    if kind == RETURNING_HAGGIS or kind == GIVING_HAGGIS:
        return haggis.legal_returning(s, s.players[seat], out)
    if kind == SPENDING:
        return haggis_scoring.legal_spending(s, s.players[seat], out)
    return haggis_scoring.legal_roll(out)


def why_not(s: State, kind: int, seat: int, number: int) -> Reason | None:
    if kind == CHOOSING_HAGGIS:
        return haggis.why_not_choosing(s, number)
    if kind == DRAWING_HAGGIS:
        return haggis.why_not_drawing(s, number)
    if kind in (RETURNING_HAGGIS, GIVING_HAGGIS):
        return haggis.why_not_returning(s, seat, number)
    if kind == SPENDING:
        return haggis_scoring.why_not_spending(s, seat, number)
    return None if is_roll(number) else because("roll-for-haggis")


def answer(s: State, kind: i64, seat: i64, number: i64) -> None:
    if kind == CHOOSING_HAGGIS:
        haggis.apply_choosing(s, seat, number)
    elif kind == DRAWING_HAGGIS:
        haggis.apply_drawing(s, number)
    elif kind == RETURNING_HAGGIS:
        haggis.apply_returning(s, seat, number)
    elif kind == GIVING_HAGGIS:
        haggis.apply_giving(s, seat, number)
    elif kind == SPENDING:
        haggis_scoring.apply_spending(s, seat, number)
    elif kind == ROLLING_FOR_HAGGIS:
        haggis_scoring.apply_rolling(s, number)
    else:
        haggis_scoring.apply_extra_roll(s, number)


def settle_question(s: State, kind: i64) -> bool:
    if kind != SCORING_HAGGIS:
        return False
    haggis_scoring.score(s)
    return True


class AddressToAHaggis(Chronicle):
    """Chronicle V."""

    def set_up(self, s: State) -> None:
        haggis.set_up(s)

    def haggis_gained(self, s: State, seat: i64, tokens: i64) -> None:
        haggis.gain(s, seat, tokens)

    def haggis_left(self, s: State) -> bool:
        return haggis.any_left(s)

    def round_scored(self, s: State) -> None:
        if s.scored == 2 or s.scored == 3:
            haggis_scoring.begin_scoring(s)

    def final_scoring(self, s: State) -> None:
        haggis_scoring.begin_scoring(s)

    def legal(self, s: State, kind: i64, seat: i64, out: vec[i64]) -> i64:
        return legal(s, kind, seat, out)

    def answer(self, s: State, kind: i64, seat: i64, number: i64) -> None:
        answer(s, kind, seat, number)

    def why_not(self, s: State, kind: int, seat: int, number: int) -> Reason | None:
        return why_not(s, kind, seat, number) if kind >= CHOOSING_HAGGIS else because("no-step")

    def settle_question(self, s: State, kind: i64) -> bool:
        return settle_question(s, kind)

    def is_secret(self, kind: i64) -> bool:
        return haggis.is_secret(kind)

    def view(self, s: State, seat: "int | None") -> "HaggisView":
        return haggis.view(s, seat)

    def redeal(self, s: State, seat: int, rng: Rng) -> None:
        haggis.redeal(s, seat, rng)

    def reveals(self, s: State, number: int) -> bool:
        return haggis.reveals(s)

    def said(self, s: State, number: int) -> "dict[str, Parameter] | None":
        return haggis.said(s, number)

    def told(self, old: State, new: State) -> "list[Fact]":
        return haggis.told(old, new)

    def fault(self, s: State) -> "str | None":
        return haggis.fault(s)
