"""Chronicle V, Address to a Haggis: tokens on tables, and a scoring with four rolls of the die.

A token is one of thirteen bits, on the supply (`s.haggis`) or on a player's table (`p.haggis`).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clachan.core.bits import bit, count_bits, lowest
from clachan.core.decision import decision, first_of, kind_of
from clachan.core.message import Fact, Parameter, Reason
from clachan.core.rng import Rng
from clachan.games.glenmore import parts
from clachan.games.glenmore.actions import (
    DRAW_HAGGIS,
    HAGGIS_TOKEN,
    RETURN_HAGGIS,
    TAKE_HAGGIS,
    haggis_token_number,
    is_haggis_token,
    is_return_haggis,
    is_take_haggis,
    return_haggis_of,
    take_haggis_of,
)
from clachan.games.glenmore.chronicle_records import HaggisSupply, HaggisTable
from clachan.games.glenmore.decisions import CHOOSING_HAGGIS, DRAWING_HAGGIS, GIVING_HAGGIS, RETURNING_HAGGIS
from clachan.games.glenmore.shown import HaggisTableView, HaggisView
from clachan.games.glenmore.state import LINE_CHRONICLE, Player, State
from clachan.games.glenmore.words import GAME, because

TOKENS: Final = 13
LINE: Final = LINE_CHRONICLE + 5
OPEN_TOKENS: Final = 2
SIDES: Final = 6


def set_up(s: State) -> None:
    """Thirteen tokens face down, but for the two that the layout shows."""
    s.haggis = HaggisSupply()
    for p in s.players:
        p.haggis = HaggisTable()
    s.haggis.down = bit(TOKENS) - 1
    for word in s.table.extra["haggis"].split():
        token: i64 = lowest(of_value(s, s.haggis.down, int(word)))
        s.haggis.down -= bit(token)
        s.haggis.up += bit(token)


def value(s: State, token: i64) -> i64:
    ones: i64 = s.printed.components.chronicles.haggis[0]
    twos: i64 = s.printed.components.chronicles.haggis[1]
    if token < ones:
        return 1
    return 2 if token < ones + twos else 3


def of_value(s: State, tokens: i64, wanted: i64) -> i64:
    """Those of the tokens that have a value."""
    found: i64 = 0
    while tokens != 0:
        token: i64 = lowest(tokens)
        tokens &= tokens - 1
        if value(s, token) == wanted:
            found |= bit(token)
    return found


def total(s: State, tokens: i64) -> i64:
    """The values of the tokens together."""
    summed: i64 = 0
    while tokens != 0:
        summed += value(s, lowest(tokens))
        tokens &= tokens - 1
    return summed


def any_left(s: State) -> bool:
    """Whether the supply can give a token."""
    return s.haggis.down | s.haggis.up != 0


# --- gaining tokens -------------------------------------------------------------------------------------


def gain(s: State, seat: i64, amount: i64) -> None:
    while amount > 0:
        s.pending.push(decision(CHOOSING_HAGGIS, seat))
        amount -= 1


def legal_choosing(s: State, out: vec[i64]) -> i64:
    """An open token of a value, or a hidden one; nothing when the supply is empty."""
    count: i64 = 0
    wanted: i64 = 1
    while wanted <= 3:
        if of_value(s, s.haggis.up, wanted) != 0:
            out[count] = TAKE_HAGGIS + wanted - 1
            count += 1
        wanted += 1
    if s.haggis.down != 0:
        out[count] = DRAW_HAGGIS
        count += 1
    return count


def why_not_choosing(s: State, number: int) -> Reason | None:
    if number == DRAW_HAGGIS:
        return None if s.haggis.down else because("no-hidden-haggis")
    if not is_take_haggis(number):
        return because("open-or-hidden")
    wanted = take_haggis_of(number) + 1
    shown = open_values(s)
    return None if wanted in shown else because("no-open-haggis", worth=wanted, shown=tuple(shown))


def open_values(s: State) -> "list[int]":
    return values(s, int(s.haggis.up))


def values(s: State, tokens: int) -> "list[int]":
    """The values of the tokens, lowest first."""
    return [int(value(s, token)) for token in range(TOKENS) if (tokens >> token) & 1]


def apply_choosing(s: State, seat: i64, number: i64) -> None:
    s.pending.pop()
    if number == DRAW_HAGGIS:
        s.pending.push(decision(DRAWING_HAGGIS, -1, seat + 1))
        return
    token: i64 = lowest(of_value(s, s.haggis.up, take_haggis_of(number) + 1))
    s.haggis.up -= bit(token)
    s.players[seat].haggis.known |= bit(token)
    put_on_table(s, seat, token)


def put_on_table(s: State, seat: i64, token: i64) -> None:
    """A full table asks which of the tokens goes back."""
    p = s.players[seat]
    p.haggis.tokens |= bit(token)
    if count_bits(p.haggis.tokens) > s.printed.components.number("chronicle_5.table"):
        s.pending.push(decision(RETURNING_HAGGIS, seat))
    fill_up(s)


def fill_up(s: State) -> None:
    """Two tokens always lie open, while there are any."""
    if count_bits(s.haggis.up) < OPEN_TOKENS and s.haggis.down != 0:
        s.pending.push(decision(DRAWING_HAGGIS, -1))


def legal_drawing(s: State, out: vec[i64]) -> i64:
    left: i64 = s.haggis.down
    count: i64 = 0
    while left != 0:
        out[count] = HAGGIS_TOKEN + lowest(left)
        count += 1
        left &= left - 1
    return count


def why_not_drawing(s: State, number: int) -> Reason | None:
    if not is_haggis_token(number):
        return because("haggis-is-drawn")
    down = (int(s.haggis.down) >> haggis_token_number(number)) & 1
    return None if down else because("haggis-not-hidden", token=haggis_token_number(number) + 1)


def apply_drawing(s: State, number: i64) -> None:
    goal: i64 = first_of(s.pending.pop())
    token: i64 = haggis_token_number(number)
    s.haggis.down -= bit(token)
    if goal == 0:
        s.haggis.up |= bit(token)
        fill_up(s)
    else:
        put_on_table(s, goal - 1, token)


def legal_returning(s: State, p: Player, out: vec[i64]) -> i64:
    """A face-down token of a value; open ones stay."""
    hidden: i64 = p.haggis.tokens & ~p.haggis.shown
    count: i64 = 0
    wanted: i64 = 1
    while wanted <= 3:
        if of_value(s, hidden, wanted) != 0:
            out[count] = RETURN_HAGGIS + wanted - 1
            count += 1
        wanted += 1
    return count


def why_not_returning(s: State, seat: int, number: int) -> Reason | None:
    if not is_return_haggis(number):
        return because("name-a-value")
    p, wanted = s.players[seat], return_haggis_of(number) + 1
    held = values(s, int(p.haggis.tokens & ~p.haggis.shown))
    return None if wanted in held else because("none-worth", worth=wanted)


def take_hidden(s: State, seat: i64, worth: i64) -> i64:
    """Take a face-down token off a table; from then on nobody can be sure of the others."""
    p = s.players[seat]
    token: i64 = lowest(of_value(s, p.haggis.tokens & ~p.haggis.shown, worth))
    p.haggis.tokens -= bit(token)
    p.haggis.known = 0
    return token


def apply_returning(s: State, seat: i64, number: i64) -> None:
    s.pending.pop()
    s.haggis.down |= bit(take_hidden(s, seat, return_haggis_of(number) + 1))
    fill_up(s)


def apply_giving(s: State, seat: i64, number: i64) -> None:
    """Fraser McStarve's owner receives a token that its giver chose."""
    goal: i64 = first_of(s.pending.pop())
    put_on_table(s, goal, take_hidden(s, seat, return_haggis_of(number) + 1))


# --- index, view, secrets -------------------------------------------------------------------------------


def view(s: State, seat: "int | None") -> "HaggisView":
    """Everybody sees the open tokens and how many lie hidden; the owner sees the own ones too."""
    tables: list[HaggisTableView] = []
    for place in range(s.printed.players):
        p = s.players[place]
        tables.append(
            {
                "points": int(count_bits(p.haggis.shown) * total(s, p.haggis.shown)),
                "tokens": int(count_bits(p.haggis.tokens)),
                "shown": values(s, int(p.haggis.shown)),
                "known": values(s, int(p.haggis.known)),
                "own": values(s, int(p.haggis.tokens)) if place == seat else [],
            }
        )
    return {"open": open_values(s), "hidden": int(count_bits(s.haggis.down)), "tables": tables}


def redeal(s: State, seat: int, rng: Rng) -> None:
    """Mix the supply with everything that lies hidden on the other tables, and deal it out again."""
    others = [s.players[place] for place in range(s.printed.players) if place != seat]
    secret = [int(p.haggis.tokens & ~p.haggis.shown & ~p.haggis.known) for p in others]
    pool = [token for token in range(TOKENS) if (int(s.haggis.down) | sum(secret)) >> token & 1]
    for p, word in zip(others, secret, strict=True):
        p.haggis.tokens -= word
        for _ in range(word.bit_count()):
            p.haggis.tokens |= bit(pool.pop(int(rng.below(len(pool)))))
    s.haggis.down = sum(pow(2, token) for token in pool)


def is_secret(kind: i64) -> bool:
    """Which tokens lie face down on a table decides the answers: the question is never skipped."""
    return kind == RETURNING_HAGGIS or kind == GIVING_HAGGIS


def reveals(s: State) -> bool:
    """Whether any answer shows a token: the last hidden one, one that must lie open, or one that is given."""
    kind = kind_of(s.pending.top())
    if kind == CHOOSING_HAGGIS:
        return bool(count_bits(s.haggis.down) == 1)
    if kind == RETURNING_HAGGIS:
        return bool(s.haggis.down == 0 and count_bits(s.haggis.up) < OPEN_TOKENS)
    return bool(kind == GIVING_HAGGIS)


def said(s: State, number: int) -> "dict[str, Parameter] | None":
    """What everybody hears of an action whose value is a secret; nobody hears of a worth of 0."""
    if is_return_haggis(number):
        return {"way": "given" if is_giving(s) else "returned"}
    if is_haggis_token(number):
        hidden = first_of(s.pending.top()) != 0
        return {"worth": 0 if hidden else int(value(s, haggis_token_number(number)))}
    return None


def is_giving(s: State) -> bool:
    return kind_of(s.pending.top()) == GIVING_HAGGIS


def told(old: State, new: State) -> "list[Fact]":
    """Tokens turned over in a scoring."""
    facts = []
    for seat in range(new.printed.players):
        fresh = int(new.players[seat].haggis.shown & ~old.players[seat].haggis.shown)
        for worth in values(new, fresh):
            facts.append(Fact(GAME, "haggis-shown", seat, {"player": parts.seat(seat), "worth": worth}))
    return facts


def fault(s: State) -> str | None:
    """Every token is in one place, and what is shown or known lies on its table."""
    held = [int(s.haggis.down), int(s.haggis.up)]
    for seat in range(s.printed.players):
        p = s.players[seat]
        held.append(int(p.haggis.tokens))
        if (p.haggis.shown | p.haggis.known) & ~p.haggis.tokens:
            return f"seat {seat} shows a haggis token that is not on its table"
    if sum(held) != pow(2, TOKENS) - 1:
        return f"the haggis tokens do not add up: {held}"
    return None
