"""Scoring haggis (chronicle V): four rolls for all, whisky for more, then number times sum."""

from librt.vecs import vec
from mypy_extensions import i64

from clachan.core.bits import bit, count_bits, lowest
from clachan.core.decision import decision, first_of
from clachan.core.message import Reason
from clachan.games.glenmore.actions import DONE, ROLL, SPEND_WHISKY, roll_side
from clachan.games.glenmore.decisions import EXTRA_ROLL, ROLLING_FOR_HAGGIS, SCORING_HAGGIS, SPENDING
from clachan.games.glenmore.rules import occasions, paying
from clachan.games.glenmore.rules.chronicles import haggis
from clachan.games.glenmore.state import SPACES, Player, State
from clachan.games.glenmore.words import because


def begin_scoring(s: State) -> None:
    """Rolls first, then whisky in turn order, then the points; without tokens there is nothing to score."""
    held: i64 = 0
    seat: i64 = 0
    while seat < s.printed.players:
        held |= s.players[seat].haggis.tokens
        seat += 1
    if held == 0:
        return
    occasions.haggis_begins(s)
    s.pending.push(decision(SCORING_HAGGIS, -2))
    step: i64 = SPACES - 1
    while step >= 0:  # the last asked is pushed first
        push_spending(s, s.figures[(s.tail + step) % SPACES])
        step -= 1
    ask_roll(s, s.printed.components.number("chronicle_5.rolls"))


def push_spending(s: State, figures: i64) -> None:
    seat: i64 = s.printed.players - 1
    while seat >= 0:
        if (figures >> seat) & 1 != 0:
            s.pending.push(decision(SPENDING, seat))
        seat -= 1


def ask_roll(s: State, left: i64) -> None:
    if left > 0:
        s.pending.push(decision(ROLLING_FOR_HAGGIS, -1, left))
        occasions.before_haggis_roll(s)


def legal_roll(out: vec[i64]) -> i64:
    side: i64 = 0
    while side < haggis.SIDES:
        out[side] = ROLL + side
        side += 1
    return haggis.SIDES


def apply_rolling(s: State, number: i64) -> None:
    left: i64 = first_of(s.pending.pop())
    rolled: i64 = s.printed.die[roll_side(number)]
    if not occasions.offers_reroll(s, left, rolled):
        count_roll(s, left, rolled)


def count_roll(s: State, left: i64, rolled: i64) -> None:
    """Everybody with such a token face down turns one over."""
    seat: i64 = 0
    while seat < s.printed.players:
        turn_over(s, s.players[seat], rolled)
        seat += 1
    ask_roll(s, left - 1)


def turn_over(s: State, p: Player, rolled: i64) -> None:
    """A token that everybody knows comes first: the others shall learn of no more than one token."""
    if not may_show(s, p):
        return
    found: i64 = haggis.of_value(s, p.haggis.tokens & ~p.haggis.shown, rolled)
    known: i64 = found & p.haggis.known
    if known != 0:
        p.haggis.shown |= bit(lowest(known))
    elif found != 0:
        p.haggis.shown |= bit(lowest(found))


def may_show(s: State, p: Player) -> bool:
    """Whether a roll could still turn a token over."""
    most: i64 = s.printed.components.number("chronicle_5.most_revealed")
    return count_bits(p.haggis.shown) < most and p.haggis.tokens != p.haggis.shown


def legal_spending(s: State, p: Player, out: vec[i64]) -> i64:
    out[0] = DONE
    if p.whisky == 0 or not may_show(s, p):
        return 1
    out[1] = SPEND_WHISKY
    return 2


def why_not_spending(s: State, seat: int, number: int) -> Reason | None:
    p = s.players[seat]
    if number == DONE:
        return None
    if number != SPEND_WHISKY:
        return because("spend-or-done")
    shown, held = int(count_bits(p.haggis.shown)), int(count_bits(p.haggis.tokens))
    if shown >= s.printed.components.number("chronicle_5.most_revealed"):
        return because("open-already", count=shown)
    if shown == held:
        return because("none-face-down")
    return None if p.whisky else because("no-whisky")


def apply_spending(s: State, seat: i64, number: i64) -> None:
    """The question stays for the roll after next."""
    if number == DONE:
        s.pending.pop()
        return
    s.pending.push(decision(EXTRA_ROLL, -1, seat))
    paying.pay_whisky(s, seat, 1)


def apply_extra_roll(s: State, number: i64) -> None:
    seat: i64 = first_of(s.pending.pop())
    turn_over(s, s.players[seat], s.printed.die[roll_side(number)])


def score(s: State) -> None:
    """Number times sum; what lies open goes back."""
    s.pending.pop()
    seat: i64 = 0
    while seat < s.printed.players:
        p = s.players[seat]
        shown: i64 = p.haggis.shown
        p.lines[haggis.LINE] += count_bits(shown) * haggis.total(s, shown)
        p.haggis.tokens -= shown
        p.haggis.known &= ~shown
        p.haggis.shown = 0
        s.haggis.down |= shown
        seat += 1
    haggis.fill_up(s)
