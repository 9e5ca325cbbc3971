"""Chronicle VI, The Dubious Tome of Scottish History: landmark cards are turned over for their events.

What each event does stands in tome_events.py.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clachan.core.bits import bit, count_bits
from clachan.core.decision import decision, first_of
from clachan.core.message import Fact, Reason
from clachan.games.glenmore import parts
from clachan.games.glenmore.actions import DONE, FROM, TRIGGER, TURN_OVER, from_place, trigger_card
from clachan.games.glenmore.board import HOME_CASTLE, NAMES
from clachan.games.glenmore.components import CARDS
from clachan.games.glenmore.decisions import HOMEWARD, TRIGGERING
from clachan.games.glenmore.rules import occasions, territory
from clachan.games.glenmore.rules.chronicle import Chronicle
from clachan.games.glenmore.rules.chronicles import tome_cards, tome_events, tome_questions
from clachan.games.glenmore.shown import EventsView
from clachan.games.glenmore.state import (
    LINE_CARDS,
    LINE_SCOTSMEN,
    LINE_WHISKY,
    ONE_SCOTSMAN,
    SCOTS_BITS,
    SHEEP,
    STONE,
    Player,
    State,
)
from clachan.games.glenmore.words import GAME, because

ALL: Final = 99
TOP_STEP: Final = 5


def card_taken(s: State, seat: i64, card: i64, place: i64) -> None:
    """The site effects of the four new cards."""
    p = s.players[seat]
    if card == tome_cards.STORR:
        add_goods(p, place, STONE, tome_cards.number_of(s, "old man of storr stone"))
    elif card == tome_cards.WALLACE:
        territory.open_all(p)
    elif card == tome_cards.DUNVEGAN:
        add_goods(p, place, SHEEP, tome_cards.number_of(s, "dunvegan castle gain"))
    elif card == tome_cards.FORT_GEORGE:
        s.pending.push(decision(HOMEWARD, seat, ALL))


def add_goods(p: Player, place: i64, good: i64, times: i64) -> None:
    while times > 0:
        territory.add_good(p, place, good)
        times -= 1


# --- triggering an event --------------------------------------------------------------------------------


def waiting(p: Player) -> i64:
    """The cards that still show their site, as bits."""
    return p.cards & ~p.events


def legal_triggering(s: State, seat: i64, out: vec[i64]) -> i64:
    """Each card either with its effect or just turned over."""
    p = s.players[seat]
    left: i64 = waiting(p)
    count: i64 = 0
    if first_of(s.pending.top()) != 0 and left != 0:
        out[0] = DONE
        count = 1
    card: i64 = 0
    while card < tome_cards.CARD_COUNT:
        if (left >> card) & 1 != 0:
            out[count] = TURN_OVER + card
            count += 1
            if tome_events.can_resolve(s, seat, p, card):
                out[count] = TRIGGER + card
                count += 1
        card += 1
    return count


def why_not_triggering(s: State, seat: int, number: int) -> Reason | None:
    if number == DONE:
        return None if first_of(s.pending.top()) else because("card-must-turn")
    if not TRIGGER <= number < TURN_OVER + tome_cards.CARD_COUNT:
        return because("name-a-card")
    card = trigger_card(number) % tome_cards.CARD_COUNT
    p = s.players[seat]
    if not p.has_card(card):
        return because("no-card", card=parts.card(card))
    if (int(p.events) >> card) & 1:
        return because("card-turned", card=parts.card(card))
    return None if number >= TURN_OVER else tome_events.why_not_resolve(s, seat, card)


def apply_triggering(s: State, seat: i64, number: i64) -> None:
    """Turn the card over; its effect may ask more."""
    s.pending.pop()
    if number == DONE:
        return
    card: i64 = trigger_card(number) % tome_cards.CARD_COUNT
    s.players[seat].events |= bit(card)
    occasions.card_turned(s, card)
    if number < TURN_OVER:
        tome_events.resolve(s, seat, card)
    elif card == tome_cards.WADE:  # his coin comes without the marker too
        tome_events.pay_wade(s, s.players[seat])


# --- Scotsmen that go home ------------------------------------------------------------------------------


def legal_homeward(p: Player, out: vec[i64]) -> i64:
    """Any Scotsman who is not there yet; the player may stop at any time."""
    out[0] = DONE
    count: i64 = 1
    index: i64 = 0
    while index < p.size:
        place: i64 = p.places[index]
        if place != HOME_CASTLE and p.cells[place] & SCOTS_BITS != 0:
            out[count] = FROM + place
            count += 1
        index += 1
    return count


def why_not_homeward(s: State, seat: int, number: int) -> Reason | None:
    if number == DONE:
        return None
    place = from_place(number)
    if not 0 <= place < len(NAMES):
        return because("name-homeward")
    if place == HOME_CASTLE:
        return because("that-is-home")
    there = place in territory.scotsmen_places(s.players[seat])
    return None if there else because("no-scotsman-there", place=parts.cell(place))


def apply_homeward(s: State, seat: i64, number: i64) -> None:
    left: i64 = first_of(s.pending.pop())
    if number == DONE:
        return
    p = s.players[seat]
    p.cells[from_place(number)] -= ONE_SCOTSMAN
    p.cells[HOME_CASTLE] += ONE_SCOTSMAN
    if left > 1:
        s.pending.push(decision(HOMEWARD, seat, left - 1))


# --- scoring --------------------------------------------------------------------------------------------


def points_for(s: State, p: Player, line: i64, difference: i64, points: i64) -> i64:
    """Better tables for whoever triggered their events; a point for each card on its event side."""
    step: i64 = TOP_STEP if difference > TOP_STEP else difference
    if line == LINE_CARDS:
        return points + count_bits(p.events) * tome_cards.number_of(s, "flipped card vp")
    if step > 0 and line == LINE_SCOTSMEN and p.tables & tome_cards.SCOTSMEN_TABLE != 0:
        return s.printed.components.chronicles.scotsmen_table[step - 1]
    if step > 0 and line == LINE_WHISKY and p.tables & tome_cards.WHISKY_TABLE != 0:
        return s.printed.components.chronicles.whisky_table[step - 1]
    return points


# --- index and view -------------------------------------------------------------------------------------


def legal(s: State, kind: i64, seat: i64, out: vec[i64]) -> i64:
    if kind == TRIGGERING:
        return legal_triggering(s, seat, out)
    if kind == HOMEWARD:
        return legal_homeward(s.players[seat], out)
    return tome_questions.legal(s, kind, seat, out)


def why_not(s: State, kind: int, seat: int, number: int) -> Reason | None:
    if kind == TRIGGERING:
        return why_not_triggering(s, seat, number)
    if kind == HOMEWARD:
        return why_not_homeward(s, seat, number)
    return tome_questions.why_not(s, kind, seat, number)


def answer(s: State, kind: i64, seat: i64, number: i64) -> None:
    if kind == TRIGGERING:
        apply_triggering(s, seat, number)
    elif kind == HOMEWARD:
        apply_homeward(s, seat, number)
    else:
        tome_questions.answer(s, kind, seat, number)


def view(s: State) -> "EventsView":
    """The cards on their event side, and whose tables have been replaced."""
    players = [s.players[seat] for seat in range(s.printed.players)]
    return {
        "turned": [[name for at, name in enumerate(CARDS) if (p.events >> at) & 1] for p in players],
        "scotsmen_table": [bool(p.tables & tome_cards.SCOTSMEN_TABLE) for p in players],
        "whisky_table": [bool(p.tables & tome_cards.WHISKY_TABLE) for p in players],
    }


def told(old: State, new: State) -> "list[Fact]":
    facts = []
    for seat in range(new.printed.players):
        fresh = int(new.players[seat].events & ~old.players[seat].events)
        for card in [parts.card(at) for at in range(len(CARDS)) if (fresh >> at) & 1]:
            facts.append(Fact(GAME, "event-side", seat, {"player": parts.seat(seat), "card": card}, (card,)))
    return facts


def fault(s: State) -> str | None:
    for seat in range(s.printed.players):
        p = s.players[seat]
        if p.events & ~p.cards:
            return f"seat {seat} has turned a card over that it does not have"
    return None


class DubiousTome(Chronicle):
    """Chronicle VI."""

    def card_taken(self, s: State, seat: i64, card: i64, place: i64) -> None:
        card_taken(s, seat, card, place)

    def points_for(self, s: State, seat: i64, line: i64, difference: i64, points: i64) -> i64:
        return points_for(s, s.players[seat], line, difference, points)

    def activates(self, s: State, tile: i64) -> bool:
        return s.printed.is_event[tile] != 0

    def can_activate(self, s: State, seat: i64, tile: i64) -> bool:
        return waiting(s.players[seat]) != 0

    def why_not_activate(self, s: State, seat: int, tile: int) -> Reason | None:
        return None if waiting(s.players[seat]) else because("no-site")

    def activate(self, s: State, seat: i64, place: i64, tile: i64) -> None:
        s.pending.push(decision(TRIGGERING, seat))

    def legal(self, s: State, kind: i64, seat: i64, out: vec[i64]) -> i64:
        return legal(s, kind, seat, out)

    def answer(self, s: State, kind: i64, seat: i64, number: i64) -> None:
        answer(s, kind, seat, number)

    def why_not(self, s: State, kind: int, seat: int, number: int) -> Reason | None:
        return why_not(s, kind, seat, number) if kind >= TRIGGERING else because("no-step")

    def has_answer(self, s: State, seat: i64, p: Player, packed: i64) -> bool:
        return tome_events.any_payer(s, seat, p, first_of(packed))

    def judged_answer(self, s: State, seat: int, packed: int) -> bool:
        card = int(first_of(packed))
        places = range(len(NAMES))
        return any(tome_events.why_not_paid_from(s, seat, card, place) is None for place in places)

    def view(self, s: State, seat: "int | None") -> "EventsView":
        return view(s)

    def told(self, old: State, new: State) -> "list[Fact]":
        return told(old, new)

    def fault(self, s: State) -> "str | None":
        return fault(s)
