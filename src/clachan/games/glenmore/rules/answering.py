"""The chronicles' questions and steps of a turn, what they show and what they hide."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from clachan.core.decision import kind_of
from clachan.core.message import Fact, Parameter, Reason
from clachan.core.rng import Rng
from clachan.games.glenmore.decisions import CHRONICLE_KIND
from clachan.games.glenmore.rules import track
from clachan.games.glenmore.rules.in_play import Occasion, asking, concerned, owning
from clachan.games.glenmore.shown import ChroniclesView
from clachan.games.glenmore.state import Player, State
from clachan.games.glenmore.words import because

LEGAL_FREE: Final = Occasion("legal_free")
LEGAL_STEP: Final = Occasion("legal_step")
VIEW: Final = Occasion("view")
REDEAL: Final = Occasion("redeal")
REVEALS: Final = Occasion("reveals")
SAID: Final = Occasion("said")
TOLD: Final = Occasion("told")
FAULT: Final = Occasion("fault")


def legal(s: State, kind: i64, seat: i64, out: vec[i64]) -> i64:
    return asking(kind).legal(s, kind, seat, out)


def answer(s: State, kind: i64, seat: i64, number: i64) -> None:
    asking(kind).answer(s, kind, seat, number)


def why_not(s: State, kind: int, seat: int, number: int) -> Reason | None:
    """Judge any answer to a chronicle's question, and any chronicle's action in TURN or ACT."""
    chronicle = asking(kind) if kind >= CHRONICLE_KIND else owning(number)
    in_game = s.with_chronicle(chronicle.number)
    return chronicle.why_not(s, kind, seat, number) if in_game else because("no-chronicle")


def settle_question(s: State, kind: i64) -> bool:
    return asking(kind).settle_question(s, kind)


def is_secret(kind: i64) -> bool:
    return kind >= CHRONICLE_KIND and asking(kind).is_secret(kind)


def legal_free(s: State, seat: i64, out: vec[i64], count: i64) -> i64:
    for each in concerned(s, LEGAL_FREE):
        count = each.legal_free(s, seat, out, count)
    return count


def free_step(s: State, seat: i64, number: i64) -> None:
    owning(number).free_step(s, seat, number)


def legal_step(s: State, seat: i64, careful: bool, out: vec[i64], count: i64) -> i64:
    for each in concerned(s, LEGAL_STEP):
        count = each.legal_step(s, seat, careful, out, count)
    return count


def why_not_step(s: State, seat: int, number: int, careful: bool) -> Reason | None:
    chronicle = owning(number)
    in_game = s.with_chronicle(chronicle.number)
    return chronicle.why_not_step(s, seat, number, careful) if in_game else because("no-chronicle")


def has_answer(s: State, seat: i64, p: Player, packed: i64) -> bool:
    return asking(kind_of(packed)).has_answer(s, seat, p, packed)


def judged_answer(s: State, seat: int, packed: int) -> bool:
    return asking(kind_of(packed)).judged_answer(s, seat, packed)


def view(s: State, seat: "int | None") -> "ChroniclesView":
    """What the chronicles add to the view, hidden parts removed."""
    return cast("ChroniclesView", {each.shown: each.view(s, seat) for each in concerned(s, VIEW)})


def redeal(s: State, seat: int, rng: Rng) -> None:
    """Deal anew what a seat cannot see."""
    if s.ended == 0 and s.printed.about_end > 0:
        track.redeal_worlds_end(s, rng)
    for each in concerned(s, REDEAL):
        each.redeal(s, seat, rng)


def reveals(s: State, number: int) -> bool:
    return any(each.reveals(s, number) for each in concerned(s, REVEALS))


def said(s: State, number: int) -> "dict[str, Parameter] | None":
    for each in concerned(s, SAID):
        heard = each.said(s, number)
        if heard is not None:
            return heard
    return None


def told(old: State, new: State) -> "list[Fact]":
    return [fact for each in concerned(new, TOLD) for fact in each.told(old, new)]


def fault(s: State) -> "str | None":
    for each in concerned(s, FAULT):
        if found := each.fault(s):
            return found
    return None
