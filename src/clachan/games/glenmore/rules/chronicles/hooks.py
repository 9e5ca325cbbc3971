"""Where the base game asks the chronicles.

The base game calls these only when a chronicle is in play (`s.printed.chronicles != 0`), so they cost
nothing without. Each asks, in the order of their numbers, the chronicles that have something to say:
`if s.with_chronicle(4): hammer.tile_placed(s, seat, tile, place)`. A chronicle's file imports modules of
the rules (`from clachan.games.glenmore.rules import territory`), never names out of them, because the rules
import this file.

Chronicle n keeps its numbers in `s.more[32 * (n - 1)]` and `p.more[16 * (n - 1)]` and the places after them;
its questions are the kinds from 64 + 8 * (n - 1), its actions begin at `actions.CHRONICLE_n`, their texts
stand in `chronicle_texts.py`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clachan.core.decision import decision, seat_of
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
from clachan.games.glenmore.rules import paying
from clachan.games.glenmore.rules.chronicles import (
    cellars,
    dubious_tome,
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
from clachan.games.glenmore.state import SPACES, Player, State

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

# --- set-up and the track ---


def set_up(s: State) -> None:
    """After the base set-up, before the first turn."""
    if s.with_chronicle(2):
        mountain.set_up(s)
    if s.with_chronicle(3):
        cellars.set_up(s)
    if s.with_chronicle(5):
        haggis.set_up(s)
    if s.with_chronicle(7):
        great_gathering.set_up(s)
    if s.with_chronicle(8):
        penny_mobs.set_up(s)


def passed(s: State, figure: i64, space: i64) -> None:
    """A pawn or the die moves over a space, called for every space between start and goal."""
    if s.with_chronicle(2):
        mountain.passed(s, figure, space)


def on_the_way(s: State, seat: i64, goal: i64, tile: i64) -> None:
    """Ask what a pawn owes or may do for what lay between its old and its new space.

    Asked before the tile is paid; `tile` + 1 is still to be paid, 0 if nothing is. The first space passed is
    asked first, so its question is pushed last.
    """
    space: i64 = goal
    while space != s.tail:
        if space != goal and s.with_chronicle(2) and space == mountain.first_space(s):
            mountain.ask_to_lay(s, seat, tile)
            if s.with_chronicle(8):
                mobsters.at_mountain(s, seat)
        if space != goal and s.with_chronicle(3) and whisky_sales.is_sale(s, space):
            whisky_sales.ask_in_passing(s, seat, space, tile)
            if s.with_chronicle(8):
                mobsters.at_sale(s, seat, space, tile)
        space = space - 1 if space > 0 else SPACES - 1


def can_afford(s: State, seat: i64, tile: i64, goal: i64, selling: bool) -> bool:
    """Whether a tile can be paid with what the way to it leaves; `selling` counts what sales could bring."""
    p = s.players[seat]
    toll: i64 = tile_toll(s, seat, tile)
    if toll == 0:
        return can_afford_rest(s, seat, tile, goal, selling)
    p.coins -= toll
    fine: bool = can_afford_rest(s, seat, tile, goal, selling)
    if p.coins < 0:  # sold first for the toll
        fine = selling and paying.could_pay(s, p, tile)
    p.coins += toll
    return fine


def can_afford_rest(s: State, seat: i64, tile: i64, goal: i64, selling: bool) -> bool:
    p = s.players[seat]
    if s.with_chronicle(2):
        return mountain.can_afford(s, p, tile, goal, selling)
    return paying.could_pay(s, p, tile) if selling else paying.can_pay(s, p, tile)


def judged_ways(s: State, seat: int, goal: int) -> "list[State]":
    """For the judge: copies of the state after each way of paying what must be paid before the tile."""
    tried = s.copy()
    tried.players[seat].coins -= judged_toll(s, seat, int(s.track[goal]) - 1)
    if tried.players[seat].coins < 0:
        return [tried]
    return mountain.judged_ways(tried, seat, goal) if s.with_chronicle(2) else [tried]


def tile_toll(s: State, seat: i64, tile: i64) -> i64:
    """Coins that other players ask for a tile (Peggy McLaird, Fergus MacDarkie)."""
    return mob_tolls.toll(s, seat, tile) if s.with_chronicle(8) else 0


def judged_toll(s: State, seat: int, tile: int) -> int:
    return mob_tolls.judged_toll(s, seat, tile) if s.with_chronicle(8) else 0


def tile_taken(s: State, seat: i64, tile: i64) -> None:
    """A pawn takes a tile; nothing has been paid yet."""
    if s.with_chronicle(8):
        mob_tolls.tile_taken(s, seat, tile)


def may_stop(s: State, seat: i64) -> bool:
    """Whether a pawn may stop at World's End or elsewhere without a tile (not with a reserved tile)."""
    return not s.with_chronicle(8) or mob_reserving.obliged(s, seat) < 0


def why_not_elsewhere(s: State, seat: int) -> "str | None":
    duty = mob_reserving.judged_duty(s, seat) if s.with_chronicle(8) else None
    return f"you have reserved {duty} and must take it" if duty else None


def may_place(s: State, p: Player, place: i64) -> bool:
    """Whether a tile may be laid there (Fergus MacDarkie's coin)."""
    return not s.with_chronicle(8) or mob_tolls.may_place(s, p, place)


def why_not_place(s: State, seat: int, place: int) -> "str | None":
    return mob_tolls.why_not_place(s, seat, place) if s.with_chronicle(8) else None


def stopped(s: State, seat: i64, space: i64) -> None:
    """A pawn has stopped on a space, before its tile is taken."""
    if s.with_chronicle(8):
        mob_reserving.stopped(s, seat, space)


def can_stop(s: State, seat: i64, tile: i64) -> bool:
    """Whether a pawn may stop on a tile that is neither a person nor laid in a territory."""
    if s.with_chronicle(3) and s.printed.kind[tile] == whisky_sales.SALE:
        return whisky_sales.can_stop(s, seat, tile)
    return False


def why_not_stop(s: State, seat: int, tile: int) -> "str | None":
    if s.with_chronicle(3) and s.printed.faces[tile].kind == "sale":
        return whisky_sales.why_not_stop(s, seat, tile)
    return f"{s.printed.faces[tile].name} is protected: no pawn may stop there"


def may_take(s: State, seat: i64, space: i64) -> bool:
    """Whether a tile that the base game allows may be taken (not when reserved or the Englishman's)."""
    if s.with_chronicle(8):
        duty: i64 = mob_reserving.obliged(s, seat)
        return duty < 0 or duty == space
    return True


def why_not_take(s: State, seat: int, space: int) -> "str | None":
    if s.with_chronicle(8) and space != mob_reserving.reserved_space(s, seat):
        return why_not_elsewhere(s, seat)
    return None


def take_other(s: State, seat: i64, tile: i64, space: i64) -> None:
    """A pawn stops on a tile that `can_stop` allowed; the turn's ACT question lies on top."""
    whisky_sales.stop(s, seat, space)


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
    return -1


def skips(s: State, space: i64) -> bool:
    """Whether a space is never refilled and never counts as the empty one (the mountain)."""
    return s.with_chronicle(2) and mountain.skips(s, space)


def before_draw(s: State) -> None:
    """A tile is about to be drawn; DRAW_TILE lies on top."""


def drawable(s: State, bag: i64) -> i64:
    """The tiles of the current stack that may come next, as bits of its places."""
    return bag


def turns_over(s: State) -> None:
    """Every pawn is on or past World's End; the final scoring lies on top."""
    if s.with_chronicle(2):
        mountain.turns_over(s)


def figure_turn(s: State, figures: i64) -> bool:
    """The last figure is no player's pawn and not the die: push its question; false if it is not known."""
    return False


def may_move_elsewhere(s: State, seat: i64, out: vec[i64], count: i64) -> i64:
    """Further answers to TURN that take the place of taking a tile (the mountain)."""
    if s.with_chronicle(2) and mountain.may_climb(s) and may_stop(s, seat):
        out[count] = mountain.CLIMB
        count += 1
    return count


def pay_england(s: State, seat: i64) -> None:
    """The Englishman takes a tile."""


def cast_off(s: State, seat: i64) -> None:
    """The Englishman has discarded a tile."""


def why_not_cast_off(s: State, space: int) -> "str | None":
    return "there is no Englishman"


# --- a turn ---


def begin_turn(s: State, seat: i64) -> None:
    """A player's turn begins; TURN lies on top."""
    if s.with_chronicle(2):
        mountain.begin_turn(s, seat)
    if s.with_chronicle(8):
        mob_watch.begin_turn(s, seat)
        if s.with_chronicle(2) and s.track[s.tail] == mountain.MOUNTAIN:
            mobsters.at_mountain(s, seat)


def legal_free(s: State, seat: i64, out: vec[i64], count: i64) -> i64:
    """Further free steps of TURN and ACT: boats, cellars, mobsters."""
    if s.with_chronicle(3):
        count = cellars.legal_build(s, s.players[seat], out, count)
    if s.with_chronicle(8):
        count = penny_mobs.legal_free(s, seat, out, count)
    return count


def tile_placed(s: State, seat: i64, tile: i64, place: i64) -> None:
    """A tile has been laid in a territory, before its one-time effects."""
    if s.with_chronicle(8):
        mob_tolls.tile_placed(s, seat, place)


def tile_removed(s: State, seat: i64, place: i64) -> None:
    """A tile has left a territory."""


def may_leave(s: State, seat: i64, place: i64) -> bool:
    """Whether a tile may be removed (not under a boat)."""
    return True


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
    if s.printed.is_event[tile] != 0:
        return dubious_tome.waiting(s.players[seat]) != 0
    return False


def why_not_activate(s: State, seat: int, place: int, tile: int) -> "str | None":
    if s.printed.ages[tile]:
        return cellars.why_not_activate(s, seat, tile)
    if s.printed.faces[tile].activation.type == "event":
        p = s.players[seat]
        return None if p.cards & ~p.events else "none of your landmark cards shows its site"
    return "its chronicle is not in play"


def activate(s: State, seat: i64, place: i64, tile: i64) -> None:
    """Carry out an activation of the type OTHER."""
    if s.printed.ages[tile] != 0:
        cellars.activate(s, seat, place, tile)
    if s.printed.is_event[tile] != 0:
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
    if s.with_chronicle(7):
        great_gathering.final_points(s, seat, lines)
    if s.with_chronicle(8):
        penny_mobs.final_points(s, seat, lines)


# --- questions, views, secrets ---


def legal(s: State, kind: i64, seat: i64, out: vec[i64]) -> i64:
    """Answers to a chronicle's question."""
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
    if kind >= 120:
        return penny_mobs.legal(s, kind, seat, out)
    return 0


def answer(s: State, kind: i64, seat: i64, number: i64) -> None:
    """Carry out an answer to a chronicle's question."""
    if 72 <= kind < 80:
        mountain.answer(s, kind, seat, number)
    elif 80 <= kind < 88:
        whisky_sales.answer(s, kind, seat, number)
    elif 96 <= kind < 104:
        haggis.answer(s, kind, seat, number)
    elif 104 <= kind < 112:
        dubious_tome.answer(s, kind, seat, number)
    elif 112 <= kind < 120:
        great_gathering.answer(s, kind, seat, number)
    elif kind >= 120:
        penny_mobs.answer(s, kind, seat, number)


def free_step(s: State, seat: i64, number: i64) -> None:
    """Carry out a chronicle's action chosen in TURN or ACT."""
    if CHRONICLE_2 <= number < CHRONICLE_3:
        mountain.climb(s, seat)
    elif CHRONICLE_3 <= number < CHRONICLE_4:
        cellars.build(s, seat, number)
    elif number >= CHRONICLE_8:
        mob_deals.free_step(s, seat, number)


def why_not(s: State, kind: int, seat: int, number: int) -> "str | None":
    """Judge any answer to a chronicle's question, and any chronicle's action in TURN or ACT."""
    chronicle = (kind - CHRONICLE_KIND) // KINDS_EACH + 1
    if kind < CHRONICLE_KIND:
        chronicle = sum(number >= first for first in FIRST_ACTIONS)
    if not s.with_chronicle(chronicle):
        return "its chronicle is not in play"
    if chronicle == 2:
        duty = why_not_elsewhere(s, seat) if number == mountain.CLIMB and kind == TURN else None
        return duty or mountain.why_not(s, kind, seat, number)
    if chronicle == 3:
        return whisky_sales.why_not(s, kind, seat, number)
    if kind < CHRONICLE_KIND and chronicle < 8:
        return "that is no step of a turn"
    if chronicle == 5:
        return haggis.why_not(s, kind, seat, number)
    if chronicle == 6:
        return dubious_tome.why_not(s, kind, seat, number)
    if chronicle == 7:
        return great_gathering.why_not(s, kind, seat, number)
    if chronicle == 8:
        return penny_mobs.why_not(s, kind, seat, number)
    return "that is no step of a turn"


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
    if s.with_chronicle(2):
        shown["mountain"] = mountain.view(s)
    if s.with_chronicle(3):
        shown["cellars"] = whisky_sales.view(s)
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
    if s.with_chronicle(5):
        haggis.redeal(s, seat, rng)
    if s.with_chronicle(7):
        great_gathering.redeal(s, seat, rng)


def reveals(s: State, number: int) -> bool:
    """Whether an action of a player shows something that nobody knew."""
    return s.with_chronicle(7) and great_gathering.reveals(number)


def said(s: State, number: int) -> "str | None":
    """What the log says of an action that holds a secret; None where its text may be told."""
    if s.with_chronicle(5) and (told := haggis.said(s, number)):
        return told
    if s.with_chronicle(7) and (told := great_gathering.said(number)):
        return told
    return None


def told(old: State, new: State) -> "list[str]":
    """What else the log tells of a step, in sentences."""
    facts: list[str] = []
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
    if s.with_chronicle(2):
        found = found or mountain.fault(s)
    if s.with_chronicle(3):
        found = found or whisky_sales.fault(s)
    if s.with_chronicle(5):
        found = found or haggis.fault(s)
    if s.with_chronicle(6):
        found = found or dubious_tome.fault(s)
    if s.with_chronicle(7):
        found = found or great_gathering.fault(s)
    if s.with_chronicle(8):
        found = found or penny_mobs.fault(s)
    return found


def before_step(s: State) -> None:
    """Something is about to change the table."""
    if s.with_chronicle(8) and s.pending.depth > 0:
        mob_watch.before_step(s)


def after_step(s: State) -> None:
    """Something has changed the table; questions pushed here are asked at once."""
    if s.with_chronicle(8):
        mob_watch.after_step(s)
