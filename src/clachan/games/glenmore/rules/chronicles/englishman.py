"""Chronicle IV: the Englishman on the track, moved by the player who holds the England token.

His turn is a turn of that player with `s.foreign` set: no card and no clan has an ongoing effect, and each
tile costs the next price of England's row on the market as well.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clachan.core.bits import bit
from clachan.core.decision import decision
from clachan.core.message import Fact, Reason
from clachan.games.glenmore import parts
from clachan.games.glenmore.actions import DISCARD
from clachan.games.glenmore.chronicle_records import England
from clachan.games.glenmore.decisions import TURN
from clachan.games.glenmore.rules import market, occasions, paying, track
from clachan.games.glenmore.rules.chronicle import Chronicle
from clachan.games.glenmore.shown import EnglandView
from clachan.games.glenmore.state import ENGLISHMAN, LINE_TILES, PERSON, SPACES, Player, State
from clachan.games.glenmore.words import GAME, because

ROW: Final = 5  # England's row on the market
FIRST_CARD: Final = 11
LAST_CARD: Final = 14


def set_up(s: State) -> None:
    """The Englishman stands on the track already; the first space of his row holds a coin."""
    s.england = England()
    s.market[ROW] = s.printed.england_coins


def holder(s: State) -> i64:
    """The seat with the England token, or -1 while it lies under the Englishman."""
    return s.england.holder - 1


def passed(s: State, figure: i64, space: i64) -> None:
    """The first player whose pawn passes the Englishman takes the token, if nobody has it."""
    here: bool = (s.figures[space] >> ENGLISHMAN) & 1 != 0
    if here and figure < s.printed.players and s.england.holder == 0:
        s.england.holder = figure + 1


def card_taken(s: State, seat: i64, card: i64) -> None:
    if FIRST_CARD <= card <= LAST_CARD:
        s.england.holder = seat + 1


def swapped(s: State) -> None:
    """He has changed places with a tile, which may have carried him past World's End or back."""
    end: i64 = 0
    here: i64 = 0
    steps: i64 = 0
    while steps < SPACES:
        space: i64 = (s.tail + steps) % SPACES
        if s.track[space] == s.printed.worlds_end + 1:
            end = steps + 1
        if (s.figures[space] >> ENGLISHMAN) & 1 != 0:
            here = steps + 1
        steps += 1
    s.finished &= ~bit(ENGLISHMAN)
    if 0 < end <= here:
        s.finished |= bit(ENGLISHMAN)


# --- his turn -------------------------------------------------------------------------------------------


def figure_turn(s: State, figures: i64) -> bool:
    if (figures >> ENGLISHMAN) & 1 == 0:
        return False
    if s.england.holder == 0:
        wander(s)
        return True
    s.turn += 1
    s.points = 0
    s.taken = 0
    s.ness = 0
    s.foreign = 1
    s.pending.push(decision(TURN, holder(s)))
    occasions.begin_foreign_turn(s, holder(s))
    return True


def wander(s: State) -> None:
    """While nobody holds the token he discards the next tile, or stops at World's End."""
    space: i64 = s.start
    end: i64 = s.printed.worlds_end + 1
    while s.track[space] != end and not can_cast_off(s, space):
        space = space + 1 if space < SPACES - 1 else 0
    track.move_figure(s, ENGLISHMAN, space)
    if s.track[space] != end:
        track.discard_tile(s, space, ENGLISHMAN)


def may_take(s: State, p: Player, space: i64) -> bool:
    """Not the four tiles of this chronicle, and only if his row can be paid."""
    if s.foreign == 0:
        return True
    card: i64 = s.printed.card[s.track[space] - 1]
    return not FIRST_CARD <= card <= LAST_CARD and market.price(s, ROW) <= p.coins


def why_not_take(s: State, seat: int, space: int) -> Reason | None:
    if not s.foreign:
        return None
    face = s.printed.faces[int(s.track[space]) - 1]
    if face.chronicle == 4:
        return because("englishman-leaves", tile=parts.tile(face))
    prices = [int(s.printed.price[place]) for place in range(len(s.printed.price))]
    if s.market[ROW] >= len(prices):
        return because("england-full")
    cost, coins = prices[s.market[ROW]], s.players[seat].coins
    return None if cost <= coins else because("england-cost", coins=cost, have=coins)


def can_afford(s: State, p: Player, tile: i64) -> bool:
    """His row and the tile's own cost together."""
    tried = p.copy_to_try()
    tried.coins -= market.price(s, ROW)
    return tried.coins >= 0 and paying.can_pay(s, tried, tile)


def judged_ways(s: State, seat: int) -> "list[State]":
    tried = s.copy()
    tried.players[seat].coins -= market.price(s, ROW)
    return [tried]


def pay(s: State, seat: i64) -> None:
    market.buy(s, s.players[seat], ROW)


def can_cast_off(s: State, space: i64) -> bool:
    """Any tile may be discarded instead, but not a sale tile, a protected one or one under another pawn."""
    tile: i64 = s.track[space] - 1
    if not track.is_tile(s, space) or s.figures[space] != 0 or not track.is_ahead(s, space):
        return False
    return s.printed.kind[tile] <= PERSON


def legal_cast_off(s: State, out: vec[i64], count: i64) -> i64:
    space: i64 = 0
    while space < SPACES:
        if can_cast_off(s, space):
            out[count] = DISCARD + space
            count += 1
        space += 1
    return count


def why_not_cast_off(s: State, space: int) -> Reason | None:
    if not 0 < s.track[space] <= len(s.printed.faces):
        return because("space-empty", space=parts.space(space))
    if not track.is_ahead(s, space):
        return because("not-in-front-of-englishman", space=parts.space(space))
    face = s.printed.faces[int(s.track[space]) - 1]
    if face.kind in ("end", "start", "sale"):
        return because("never-discarded", tile=parts.tile(face))
    return because("pawn-there", tile=parts.tile(face)) if s.figures[space] else None


def cast_off(s: State, seat: i64) -> None:
    """Instead of a tile the rightmost coins of his row, if there are any."""
    if s.market[ROW] > 0:
        s.market[ROW] -= 1
        s.players[seat].coins += s.printed.price[s.market[ROW]]


# --- Glenfinnan Church ----------------------------------------------------------------------------------


def can_activate(s: State, p: Player, tile: i64) -> bool:
    return p.whisky >= s.printed.whisky_given[tile]


def why_not_activate(s: State, seat: int, tile: int) -> Reason | None:
    wanted, have = s.printed.faces[tile].activation.give["whisky"], s.players[seat].whisky
    return None if have >= wanted else because("whisky-cost", whisky=wanted, have=have)


def activate(s: State, seat: i64, tile: i64) -> None:
    """A barrel for points."""
    s.players[seat].lines[LINE_TILES] += s.printed.worth[tile]
    paying.pay_whisky(s, seat, s.printed.whisky_given[tile])


# --- what is asked of it ---------------------------------------------------------------------------------


def view(s: State) -> "EnglandView":
    prices = [int(s.printed.price[place]) for place in range(len(s.printed.price))]
    turn = bool(s.foreign and s.pending.depth)
    return {"holder": int(holder(s)), "stacks": int(s.market[ROW]), "prices": prices, "turn": turn}


def told(old: State, new: State) -> "list[Fact]":
    """Who has taken the England token."""
    if old.england.holder == new.england.holder:
        return []
    seat = int(new.england.holder) - 1
    return [Fact(GAME, "england-token", seat, {"player": parts.seat(seat)})]


def fault(s: State) -> str | None:
    """He stands on one space, and at most one player holds the token."""
    spaces = [space for space in range(SPACES) if (s.figures[space] >> ENGLISHMAN) & 1]
    if len(spaces) != 1:
        return "the Englishman is not on exactly one space"
    cards = sum(pow(2, card) for card in range(FIRST_CARD, LAST_CARD + 1))
    owners = [seat for seat in range(s.printed.players) if s.players[seat].cards & cards]
    if owners and not s.england.holder:
        return f"seat {owners[0]} has a card with England's symbol, but nobody holds the token"
    return None


class Englishman(Chronicle):
    """Chronicle IV."""

    def set_up(self, s: State) -> None:
        set_up(s)

    def passed(self, s: State, figure: i64, space: i64) -> None:
        passed(s, figure, space)

    def figure_turn(self, s: State, figures: i64) -> bool:
        return figure_turn(s, figures)

    def card_taken(self, s: State, seat: i64, card: i64, place: i64) -> None:
        card_taken(s, seat, card)

    def levies(self, s: State) -> bool:
        return s.foreign != 0

    def can_pay_after(self, s: State, p: Player, tile: i64, goal: i64, selling: bool) -> bool:
        return can_afford(s, p, tile)

    def judged_ways(self, s: State, seat: int, goal: int) -> "list[State]":
        return judged_ways(s, seat)

    def person_toll(self, s: State) -> i64:
        return market.price(s, ROW) if s.foreign != 0 else 0

    def may_take(self, s: State, seat: i64, space: i64) -> bool:
        return may_take(s, s.players[seat], space)

    def why_not_take(self, s: State, seat: int, space: int) -> Reason | None:
        return why_not_take(s, seat, space)

    def tile_taken(self, s: State, seat: i64, tile: i64) -> None:
        if s.foreign != 0:
            pay(s, seat)

    def legal_elsewhere(self, s: State, seat: i64, out: vec[i64], count: i64) -> i64:
        return legal_cast_off(s, out, count) if s.foreign != 0 else count

    def cast_off(self, s: State, seat: i64) -> None:
        cast_off(s, seat)

    def why_not_cast_off(self, s: State, space: int) -> Reason | None:
        return why_not_cast_off(s, space)

    def activates(self, s: State, tile: i64) -> bool:
        return s.printed.whisky_given[tile] != 0

    def can_activate(self, s: State, seat: i64, tile: i64) -> bool:
        return can_activate(s, s.players[seat], tile)

    def why_not_activate(self, s: State, seat: int, tile: int) -> Reason | None:
        return why_not_activate(s, seat, tile)

    def activate(self, s: State, seat: i64, place: i64, tile: i64) -> None:
        activate(s, seat, tile)

    def view(self, s: State, seat: "int | None") -> "EnglandView":
        return view(s)

    def told(self, old: State, new: State) -> "list[Fact]":
        return told(old, new)

    def fault(self, s: State) -> "str | None":
        return fault(s)
