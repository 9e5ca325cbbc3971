"""Where the base game asks the chronicles.

The base game calls these only when a chronicle is in play (`s.printed.chronicles != 0`), so they cost
nothing without. Each asks, in the order of their numbers, the chronicles that have something to say:
`if s.with_chronicle(4): hammer.tile_placed(s, seat, tile, place)`. A chronicle's file imports modules of
the rules (`from clachan.games.glenmore.rules import territory`), never names out of them, because the rules
import this file.

What a chronicle keeps stands in `chronicle_records.py`;
its questions are the kinds from 64 + 8 * (n - 1), its actions begin at `actions.CHRONICLE_n`, and
`decisions.NAMES` says what its questions are called.
"""

from librt.vecs import vec
from mypy_extensions import i64

import clachan.games.glenmore.rules.chronicles.reaching  # noqa: F401  (before any chapter, which ask both)
from clachan.core.decision import decision
from clachan.core.message import Reason
from clachan.games.glenmore.rules.chronicles import (
    cellars,
    dragon_boats,
    dubious_tome,
    englishman,
    great_gathering,
    haggis,
    haggis_scoring,
    mob_claims,
    mob_deals,
    mob_outlaws,
    mob_reserving,
    mob_tolls,
    mob_watch,
    mobsters,
    mountain,
    penny_mobs,
    whisky_sales,
)
from clachan.games.glenmore.state import State
from clachan.games.glenmore.words import because

# --- set-up and the track ---


def set_up(s: State) -> None:
    """After the base set-up, before the first turn."""
    if s.with_chronicle(1):
        dragon_boats.set_up(s)
    if s.with_chronicle(2):
        mountain.set_up(s)
    if s.with_chronicle(3):
        cellars.set_up(s)
    if s.with_chronicle(4):
        englishman.set_up(s)
    if s.with_chronicle(5):
        haggis.set_up(s)
    if s.with_chronicle(7):
        great_gathering.set_up(s)
    if s.with_chronicle(8):
        penny_mobs.set_up(s)


def passed(s: State, figure: i64, space: i64) -> None:
    """A pawn or the die moves over a space, called for every space between start and goal."""
    if s.with_chronicle(1):
        dragon_boats.passed(s, figure, space)
    if s.with_chronicle(2):
        mountain.passed(s, figure, space)
    if s.with_chronicle(4):
        englishman.passed(s, figure, space)


def stopped(s: State, seat: i64, space: i64) -> None:
    """A pawn has stopped on a space, before its tile is taken."""
    if s.with_chronicle(8):
        mob_reserving.stopped(s, seat, space)


def tile_laid(s: State, tile: i64, space: i64) -> None:
    """A tile has been laid on the track."""
    if s.with_chronicle(8):
        penny_mobs.tile_laid(s, tile)


def tile_discarded(s: State, tile: i64, figure: i64) -> None:
    """A tile has left the track for the discard pile through the move of a figure."""
    if s.with_chronicle(3):
        whisky_sales.tile_discarded(s, tile)
    if s.with_chronicle(7):
        great_gathering.tile_discarded(s, tile, figure)
    if s.with_chronicle(8):
        mob_reserving.tile_discarded(s, tile, figure)


def england_holder(s: State) -> i64:
    """The seat that controls the Englishman, or -1."""
    return englishman.holder(s) if s.with_chronicle(4) else -1


def skips(s: State, space: i64) -> bool:
    """Whether a space is never refilled and never counts as the empty one (the mountain)."""
    return s.with_chronicle(2) and mountain.skips(s, space)


def before_draw(s: State) -> None:
    """A tile is about to be drawn; DRAW_TILE lies on top."""
    if s.with_chronicle(1):
        dragon_boats.before_draw(s)


def drawable(s: State, bag: i64) -> i64:
    """The tiles of the current stack that may come next, as bits of its places."""
    return dragon_boats.drawable(s, bag) if s.with_chronicle(1) else bag


def turns_over(s: State) -> None:
    """Every pawn is on or past World's End; the final scoring lies on top."""
    if s.with_chronicle(1):
        dragon_boats.end_race(s)
    if s.with_chronicle(2):
        mountain.turns_over(s)


def figure_turn(s: State, figures: i64) -> bool:
    """The last figure is no player's pawn and not the die: push its question; false if it is not known."""
    return s.with_chronicle(4) and englishman.figure_turn(s, figures)


# --- a turn ---


def begin_turn(s: State, seat: i64) -> None:
    """A player's turn begins; TURN lies on top."""
    if s.with_chronicle(2):
        mountain.begin_turn(s, seat)
    if s.with_chronicle(8):
        mob_watch.begin_turn(s, seat)
        if s.with_chronicle(2) and s.track[s.start] == mountain.MOUNTAIN:
            mobsters.at_mountain(s, seat)


def legal_free(s: State, seat: i64, out: vec[i64], count: i64) -> i64:
    """Further free steps of TURN and ACT: boats, cellars, mobsters."""
    if s.with_chronicle(1):
        count = dragon_boats.legal_row(s, s.players[seat], out, count)
    if s.with_chronicle(3):
        count = cellars.legal_build(s, s.players[seat], out, count)
    if s.with_chronicle(8):
        count = penny_mobs.legal_free(s, seat, out, count)
    return count


def tile_placed(s: State, seat: i64, tile: i64, place: i64) -> None:
    """A tile has been laid in a territory, before its one-time effects."""
    if s.with_chronicle(8):
        mob_tolls.tile_placed(s, seat, tile, place)


def tile_removed(s: State, seat: i64, place: i64) -> None:
    """A tile has left a territory."""


def may_leave(s: State, seat: i64, place: i64) -> bool:
    """Whether a tile may be removed (not under a boat)."""
    return not s.with_chronicle(1) or dragon_boats.may_leave(s, seat, place)


def person_taken(s: State, seat: i64, tile: i64) -> None:
    """A person has been taken; pushed before the clan marker, so it is settled after the clan's bonus."""
    if s.with_chronicle(7):
        great_gathering.person_taken(s, seat)


def one_time(s: State, seat: i64, tile: i64, place: i64, amount: i64) -> None:
    """A one-time effect of a chronicle (haggis)."""
    haggis.gain(s, seat, amount)


def haggis_gained(s: State, seat: i64, tokens: i64) -> None:
    """An exchange has brought haggis tokens."""
    haggis.gain(s, seat, tokens)


def haggis_left(s: State) -> bool:
    return haggis.any_left(s)


def card_taken(s: State, seat: i64, card: i64, place: i64) -> None:
    """A landmark card of chronicle IV or VI has been taken."""
    if s.with_chronicle(4):
        englishman.card_taken(s, seat, card)
    if s.with_chronicle(6):
        dubious_tome.card_taken(s, seat, card, place)


def clan_toll(s: State, seat: i64, clan: i64) -> i64:
    """Coins for a clan space on top of the road."""
    return mob_deals.clan_toll(s, seat, clan) if s.with_chronicle(8) else 0


def clan_taken(s: State, seat: i64, clan: i64) -> None:
    """A marker goes to a clan space; its cost has been paid."""
    if s.with_chronicle(8):
        mob_deals.clan_taken(s, seat, clan)


def can_activate(s: State, seat: i64, place: i64, tile: i64) -> bool:
    """Whether an activation of the type OTHER would bring something."""
    if s.printed.ages[tile] != 0:
        return cellars.can_activate(s, s.players[seat], tile)
    if s.printed.whisky_given[tile] != 0:
        return englishman.can_activate(s, s.players[seat], tile)
    if s.printed.is_event[tile] != 0:
        return dubious_tome.waiting(s.players[seat]) != 0
    return False


def why_not_activate(s: State, seat: int, place: int, tile: int) -> Reason | None:
    if s.printed.ages[tile]:
        return cellars.why_not_activate(s, seat, tile)
    if s.printed.whisky_given[tile]:
        return englishman.why_not_activate(s, seat, tile)
    if s.printed.faces[tile].activation.type == "event":
        p = s.players[seat]
        return None if p.cards & ~p.events else because("no-site")
    return because("no-chronicle")


def activate(s: State, seat: i64, place: i64, tile: i64) -> None:
    """Carry out an activation of the type OTHER."""
    if s.printed.ages[tile] != 0:
        cellars.activate(s, seat, place, tile)
    elif s.printed.whisky_given[tile] != 0:
        englishman.activate(s, seat, tile)
    elif s.printed.is_event[tile] != 0:
        s.pending.push(decision(dubious_tome.TRIGGERING, seat))


def exchanged(s: State, seat: i64, tile: i64) -> None:
    """An exchange of goods is finished; what it brings has been given."""
    if s.with_chronicle(3):
        cellars.exchanged(s, seat, tile)


def produced(s: State, seat: i64, place: i64, goods: i64) -> None:
    """A tile has produced goods, two bits each (Bruce McMail)."""
    if s.with_chronicle(8):
        mob_claims.produced(s, seat, place, goods)


def whisky_gained(s: State, seat: i64, barrels: i64) -> None:
    """Barrels have come in; `p.whisky` counts them already."""
    if s.with_chronicle(3):
        cellars.gained(s, seat, barrels)


def whisky_paid(s: State, seat: i64, barrels: i64) -> None:
    """Barrels have gone; `p.whisky` does not count them any more."""
    if s.with_chronicle(3):
        cellars.paid(s, seat, barrels)


def end_turn(s: State, seat: i64) -> None:
    """A player's turn is over; questions pushed here come before the track is cleaned up."""
    if s.with_chronicle(8):
        penny_mobs.end_turn(s, seat)


# --- scoring ---


def home_scotsmen(s: State, seat: i64, counted: i64) -> i64:
    """Scotsmen on the Home Castle as they count (Mike McCastle)."""
    if s.with_chronicle(8):
        return mob_outlaws.home_scotsmen(s, seat, counted)
    return counted


def cards_counted(s: State, seat: i64, counted: i64) -> i64:
    """Landmark cards as they count (John McClaim)."""
    if s.with_chronicle(8):
        return mob_claims.cards_counted(s, seat, counted)
    return counted


def points_for(s: State, seat: i64, line: i64, difference: i64, points: i64) -> i64:
    """Points of a scoring round for a difference (better tables, flipped cards)."""
    if s.with_chronicle(6):
        points = dubious_tome.points_for(s, s.players[seat], line, difference, points)
    return points


def round_scored(s: State) -> None:
    """A scoring round has been held; s.scored counts it. Questions pushed here come before the next turn."""
    if s.with_chronicle(5) and (s.scored == 2 or s.scored == 3):
        haggis_scoring.begin_scoring(s)


def final_scoring(s: State) -> None:
    """After the fourth scoring round."""
    if s.with_chronicle(5):
        haggis_scoring.begin_scoring(s)
    if s.with_chronicle(7):
        great_gathering.final_scoring(s)


def final_points(s: State, seat: int, lines: "dict[str, int]") -> None:
    """Change the lines of the final score sheet: add a chronicle's, or take the coins away."""
    if s.with_chronicle(1):
        dragon_boats.final_points(s, seat, lines)
    if s.with_chronicle(7):
        great_gathering.final_points(s, seat, lines)
    if s.with_chronicle(8):
        penny_mobs.final_points(s, seat, lines)


def before_step(s: State) -> None:
    """Something is about to change the table."""
    if s.with_chronicle(8) and s.pending.depth > 0:
        mob_watch.before_step(s)


def after_step(s: State) -> None:
    """Something has changed the table; questions pushed here are asked at once."""
    if s.with_chronicle(8):
        mob_watch.after_step(s)
