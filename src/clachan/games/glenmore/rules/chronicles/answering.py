"""Where the base game turns to the chronicles for their questions, for what they show and for what they hide.

`hooks.py` has the rest: what happens during set-up, on the track, in a turn and in scoring.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clachan.core.decision import seat_of
from clachan.core.message import Fact, Parameter, Reason
from clachan.core.rng import Rng
from clachan.games.glenmore.actions import (
    CHRONICLE_1,
    CHRONICLE_2,
    CHRONICLE_3,
    CHRONICLE_4,
    CHRONICLE_5,
    CHRONICLE_6,
    CHRONICLE_7,
    CHRONICLE_8,
)
from clachan.games.glenmore.decisions import CHRONICLE_KIND, KINDS_EACH, TURN
from clachan.games.glenmore.rules import track
from clachan.games.glenmore.rules.chronicles import (
    cellars,
    dragon_boats,
    dubious_tome,
    englishman,
    great_gathering,
    haggis,
    mob_deals,
    mobsters,
    mountain,
    penny_mobs,
    reaching,
    reward_tokens,
    whisky_sales,
)
from clachan.games.glenmore.state import State
from clachan.games.glenmore.words import because

FIRST_ACTIONS: Final = (
    CHRONICLE_1,
    CHRONICLE_2,
    CHRONICLE_3,
    CHRONICLE_4,
    CHRONICLE_5,
    CHRONICLE_6,
    CHRONICLE_7,
    CHRONICLE_8,
)


def legal(s: State, kind: i64, seat: i64, out: vec[i64]) -> i64:
    """Answers to a chronicle's question."""
    if kind < 72:
        return dragon_boats.legal(s, kind, seat, out)
    if 72 <= kind < 80:
        return mountain.legal(s, kind, seat, out)
    if 80 <= kind < 88:
        return whisky_sales.legal(s, kind, seat, out)
    if 96 <= kind < 104:
        return haggis.legal(s, kind, seat, out)
    if 104 <= kind < 112:
        return dubious_tome.legal(s, kind, seat, out)
    if 112 <= kind < 120:
        return great_gathering.legal(s, kind, seat, out)
    return penny_mobs.legal(s, kind, seat, out)


def answer(s: State, kind: i64, seat: i64, number: i64) -> None:
    """Carry out an answer to a chronicle's question."""
    if kind < 72:
        dragon_boats.answer(s, kind, seat, number)
    elif 72 <= kind < 80:
        mountain.answer(s, kind, seat, number)
    elif 80 <= kind < 88:
        whisky_sales.answer(s, kind, seat, number)
    elif 96 <= kind < 104:
        haggis.answer(s, kind, seat, number)
    elif 104 <= kind < 112:
        dubious_tome.answer(s, kind, seat, number)
    elif 112 <= kind < 120:
        great_gathering.answer(s, kind, seat, number)
    else:
        penny_mobs.answer(s, kind, seat, number)


def free_step(s: State, seat: i64, number: i64) -> None:
    """Carry out a chronicle's action chosen in TURN or ACT."""
    if number < CHRONICLE_2:
        dragon_boats.row(s, seat)
    elif CHRONICLE_2 <= number < CHRONICLE_3:
        mountain.climb(s, seat)
    elif CHRONICLE_3 <= number < CHRONICLE_4:
        cellars.build(s, seat, number)
    elif number >= CHRONICLE_8:
        mob_deals.free_step(s, seat, number)


def why_not(s: State, kind: int, seat: int, number: int) -> Reason | None:
    """Judge any answer to a chronicle's question, and any chronicle's action in TURN or ACT."""
    chronicle = (kind - CHRONICLE_KIND) // KINDS_EACH + 1
    if kind < CHRONICLE_KIND:
        chronicle = sum(number >= first for first in FIRST_ACTIONS)
    if not s.with_chronicle(chronicle):
        return because("no-chronicle")
    if chronicle == 1:
        return dragon_boats.why_not(s, kind, seat, number)
    if chronicle == 2:
        duty = reaching.why_not_elsewhere(s, seat) if number == mountain.CLIMB and kind == TURN else None
        return duty or mountain.why_not(s, kind, seat, number)
    if chronicle == 3:
        return whisky_sales.why_not(s, kind, seat, number)
    if kind < CHRONICLE_KIND and chronicle < 8:
        return because("no-step")
    if chronicle == 5:
        return haggis.why_not(s, kind, seat, number)
    if chronicle == 6:
        return dubious_tome.why_not(s, kind, seat, number)
    if chronicle == 7:
        return great_gathering.why_not(s, kind, seat, number)
    return penny_mobs.why_not(s, kind, seat, number)


def settle(s: State, kind: i64) -> bool:
    """Settle a chronicle's question without asking, if possible; those with one answer are settled anyway."""
    if kind == mountain.SORTING:
        return mountain.settle_sorting(s, seat_of(s.pending.top()))
    if 96 <= kind < 104:
        return haggis.settle(s, kind)
    return False


def view(s: State, seat: "int | None") -> "dict[str, object]":
    """What the chronicles add to the view, hidden parts removed."""
    shown: dict[str, object] = {}
    if s.with_chronicle(1):
        shown["race"] = dragon_boats.view(s, seat)
    if s.with_chronicle(2):
        shown["mountain"] = mountain.view(s)
    if s.with_chronicle(3):
        shown["cellars"] = whisky_sales.view(s)
    if s.with_chronicle(4):
        shown["england"] = englishman.view(s)
    if s.with_chronicle(5):
        shown["haggis"] = haggis.view(s, seat)
    if s.with_chronicle(6):
        shown["events"] = dubious_tome.view(s)
    if s.with_chronicle(7):
        shown["gathering"] = great_gathering.view(s, seat)
    if s.with_chronicle(8):
        shown["mobs"] = penny_mobs.view(s)
    return shown


def redeal(s: State, seat: int, rng: Rng) -> None:
    """Deal anew what a seat cannot see."""
    if s.ended == 0 and s.printed.about_end > 0:
        track.redeal_worlds_end(s, rng)
    if s.with_chronicle(1):
        reward_tokens.redeal(s, seat, rng)
    if s.with_chronicle(5):
        haggis.redeal(s, seat, rng)
    if s.with_chronicle(7):
        great_gathering.redeal(s, seat, rng)


def is_secret(kind: i64) -> bool:
    """Whether the answers to a question tell what only the player asked may know: it is never skipped."""
    return haggis.is_secret(kind)


def reveals(s: State, number: int) -> bool:
    """Whether an action of a player shows somebody something that was hidden from them."""
    if s.with_chronicle(1) and dragon_boats.reveals(s, number):
        return True
    if s.with_chronicle(5) and haggis.reveals(s):
        return True
    if s.with_chronicle(8) and mobsters.reveals(s, number):
        return True
    return s.with_chronicle(7) and great_gathering.reveals(number)


def said(s: State, number: int) -> "dict[str, Parameter] | None":
    """What the log may name of an action that holds a secret; None where everything may be told."""
    heard: dict[str, Parameter] | None = dragon_boats.said(s, number) if s.with_chronicle(1) else None
    if heard is None and s.with_chronicle(5):
        heard = haggis.said(s, number)
    if heard is None and s.with_chronicle(7):
        heard = great_gathering.said(number)
    return heard


def told(old: State, new: State) -> "list[Fact]":
    """What else the log tells of a step."""
    facts: list[Fact] = []
    if new.with_chronicle(1):
        facts += dragon_boats.told(old, new)
    if new.with_chronicle(4):
        facts += englishman.told(old, new)
    if new.with_chronicle(5):
        facts += haggis.told(old, new)
    if new.with_chronicle(6):
        facts += dubious_tome.told(old, new)
    if new.with_chronicle(7):
        facts += great_gathering.told(old, new)
    if new.with_chronicle(8):
        facts += penny_mobs.told(old, new)
    return facts


def fault(s: State) -> "str | None":
    """What is wrong with the chronicles' pieces, for invariants.py."""
    found: str | None = None
    if s.with_chronicle(1):
        found = found or dragon_boats.fault(s)
    if s.with_chronicle(2):
        found = found or mountain.fault(s)
    if s.with_chronicle(3):
        found = found or whisky_sales.fault(s)
    if s.with_chronicle(4):
        found = found or englishman.fault(s)
    if s.with_chronicle(5):
        found = found or haggis.fault(s)
    if s.with_chronicle(6):
        found = found or dubious_tome.fault(s)
    if s.with_chronicle(7):
        found = found or great_gathering.fault(s)
    if s.with_chronicle(8):
        found = found or penny_mobs.fault(s)
    return found
