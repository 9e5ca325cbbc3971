"""The occasions on which the rules turn to the chronicles in play; `Chronicle` says what each of them means.

The base game asks only when a chronicle is in play (`s.printed.chronicles != 0`) where it is in a hurry.
"""

from typing import Final

from mypy_extensions import i64

from clachan.core.message import Reason
from clachan.games.glenmore.rules.in_play import Occasion, concerned
from clachan.games.glenmore.state import Player, State
from clachan.games.glenmore.words import because

SET_UP: Final = Occasion("set_up")
PASSED: Final = Occasion("passed")
STOPPED: Final = Occasion("stopped")
TILE_LAID: Final = Occasion("tile_laid")
TILE_DISCARDED: Final = Occasion("tile_discarded")
SKIPS: Final = Occasion("skips")
BEFORE_DRAW: Final = Occasion("before_draw")
DRAWABLE: Final = Occasion("drawable")
TURNS_OVER: Final = Occasion("turns_over")
FIGURE_TURN: Final = Occasion("figure_turn")
BEGIN_TURN: Final = Occasion("begin_turn")
BEGIN_FOREIGN_TURN: Final = Occasion("begin_foreign_turn")
END_TURN: Final = Occasion("end_turn")
MAY_PLACE: Final = Occasion("may_place")
WHY_NOT_PLACE: Final = Occasion("why_not_place")
TILE_PLACED: Final = Occasion("tile_placed")
MAY_LEAVE: Final = Occasion("may_leave")
PERSON_TAKEN: Final = Occasion("person_taken")
CARD_TAKEN: Final = Occasion("card_taken")
CARD_TURNED: Final = Occasion("card_turned")
CLAN_TOLL: Final = Occasion("clan_toll")
CLAN_TAKEN: Final = Occasion("clan_taken")
ACTIVATES: Final = Occasion("activates")
EXCHANGED: Final = Occasion("exchanged")
PRODUCED: Final = Occasion("produced")
WHISKY_GAINED: Final = Occasion("whisky_gained")
WHISKY_PAID: Final = Occasion("whisky_paid")
HAGGIS_GAINED: Final = Occasion("haggis_gained")
HAGGIS_LEFT: Final = Occasion("haggis_left")
BOAT_IS_FREE: Final = Occasion("boat_is_free")
BOAT_LEAVES: Final = Occasion("boat_leaves")
BOAT_REACHES: Final = Occasion("boat_reaches")
TOKEN_TAKEN: Final = Occasion("token_taken")
AT_MOUNTAIN: Final = Occasion("at_mountain")
AT_SALE: Final = Occasion("at_sale")
HAGGIS_BEGINS: Final = Occasion("haggis_begins")
BEFORE_HAGGIS_ROLL: Final = Occasion("before_haggis_roll")
OFFERS_REROLL: Final = Occasion("offers_reroll")
HOME_SCOTSMEN: Final = Occasion("home_scotsmen")
CARDS_COUNTED: Final = Occasion("cards_counted")
POINTS_FOR: Final = Occasion("points_for")
ROUND_SCORED: Final = Occasion("round_scored")
FINAL_SCORING: Final = Occasion("final_scoring")
FINAL_POINTS: Final = Occasion("final_points")
BEFORE_STEP: Final = Occasion("before_step")
BETWEEN_STEPS: Final = Occasion("between_steps")
AFTER_STEP: Final = Occasion("after_step")


def set_up(s: State) -> None:
    for each in concerned(s, SET_UP):
        each.set_up(s)


def passed(s: State, figure: i64, space: i64) -> None:
    for each in concerned(s, PASSED):
        each.passed(s, figure, space)


def stopped(s: State, seat: i64, space: i64) -> None:
    for each in concerned(s, STOPPED):
        each.stopped(s, seat, space)


def tile_laid(s: State, tile: i64) -> None:
    for each in concerned(s, TILE_LAID):
        each.tile_laid(s, tile)


def tile_discarded(s: State, tile: i64, figure: i64) -> None:
    for each in concerned(s, TILE_DISCARDED):
        each.tile_discarded(s, tile, figure)


def skips(s: State, space: i64) -> bool:
    return any(each.skips(s, space) for each in concerned(s, SKIPS))


def before_draw(s: State) -> None:
    for each in concerned(s, BEFORE_DRAW):
        each.before_draw(s)


def drawable(s: State, bag: i64) -> i64:
    for each in concerned(s, DRAWABLE):
        bag = each.drawable(s, bag)
    return bag


def turns_over(s: State) -> None:
    for each in concerned(s, TURNS_OVER):
        each.turns_over(s)


def figure_turn(s: State, figures: i64) -> bool:
    return any(each.figure_turn(s, figures) for each in concerned(s, FIGURE_TURN))


def begin_turn(s: State, seat: i64) -> None:
    for each in concerned(s, BEGIN_TURN):
        each.begin_turn(s, seat)


def begin_foreign_turn(s: State, seat: i64) -> None:
    for each in concerned(s, BEGIN_FOREIGN_TURN):
        each.begin_foreign_turn(s, seat)


def end_turn(s: State, seat: i64) -> None:
    for each in concerned(s, END_TURN):
        each.end_turn(s, seat)


def may_place(s: State, p: Player, place: i64) -> bool:
    return all(each.may_place(s, p, place) for each in concerned(s, MAY_PLACE))


def why_not_place(s: State, seat: int, place: int) -> Reason | None:
    for each in concerned(s, WHY_NOT_PLACE):
        if reason := each.why_not_place(s, seat, place):
            return reason
    return None


def tile_placed(s: State, seat: i64, tile: i64, place: i64) -> None:
    for each in concerned(s, TILE_PLACED):
        each.tile_placed(s, seat, tile, place)


def may_leave(s: State, seat: i64, place: i64) -> bool:
    return all(each.may_leave(s, seat, place) for each in concerned(s, MAY_LEAVE))


def person_taken(s: State, seat: i64) -> None:
    for each in concerned(s, PERSON_TAKEN):
        each.person_taken(s, seat)


def card_taken(s: State, seat: i64, card: i64, place: i64) -> None:
    for each in concerned(s, CARD_TAKEN):
        each.card_taken(s, seat, card, place)


def card_turned(s: State, card: i64) -> None:
    for each in concerned(s, CARD_TURNED):
        each.card_turned(s, card)


def clan_toll(s: State, seat: i64, clan: i64) -> i64:
    total: i64 = 0
    for each in concerned(s, CLAN_TOLL):
        total += each.clan_toll(s, seat, clan)
    return total


def clan_taken(s: State, seat: i64, clan: i64) -> None:
    for each in concerned(s, CLAN_TAKEN):
        each.clan_taken(s, seat, clan)


def can_activate(s: State, seat: i64, tile: i64) -> bool:
    for each in concerned(s, ACTIVATES):
        if each.activates(s, tile):
            return each.can_activate(s, seat, tile)
    return False


def why_not_activate(s: State, seat: int, tile: int) -> Reason | None:
    for each in concerned(s, ACTIVATES):
        if each.activates(s, tile):
            return each.why_not_activate(s, seat, tile)
    return because("no-chronicle")


def activate(s: State, seat: i64, place: i64, tile: i64) -> None:
    for each in concerned(s, ACTIVATES):
        if each.activates(s, tile):
            each.activate(s, seat, place, tile)


def exchanged(s: State, seat: i64, tile: i64) -> None:
    for each in concerned(s, EXCHANGED):
        each.exchanged(s, seat, tile)


def produced(s: State, seat: i64, place: i64, goods: i64) -> None:
    for each in concerned(s, PRODUCED):
        each.produced(s, seat, place, goods)


def whisky_gained(s: State, seat: i64, barrels: i64) -> None:
    for each in concerned(s, WHISKY_GAINED):
        each.whisky_gained(s, seat, barrels)


def whisky_paid(s: State, seat: i64, barrels: i64) -> None:
    for each in concerned(s, WHISKY_PAID):
        each.whisky_paid(s, seat, barrels)


def haggis_gained(s: State, seat: i64, tokens: i64) -> None:
    for each in concerned(s, HAGGIS_GAINED):
        each.haggis_gained(s, seat, tokens)


def haggis_left(s: State) -> bool:
    return any(each.haggis_left(s) for each in concerned(s, HAGGIS_LEFT))


def boat_is_free(s: State, p: Player) -> bool:
    return any(each.boat_is_free(s, p) for each in concerned(s, BOAT_IS_FREE))


def boat_leaves(s: State, seat: i64) -> None:
    for each in concerned(s, BOAT_LEAVES):
        each.boat_leaves(s, seat)


def boat_reaches(s: State, seat: i64) -> None:
    for each in concerned(s, BOAT_REACHES):
        each.boat_reaches(s, seat)


def token_taken(s: State, seat: i64, castle: i64) -> None:
    for each in concerned(s, TOKEN_TAKEN):
        each.token_taken(s, seat, castle)


def at_mountain(s: State, seat: i64) -> None:
    for each in concerned(s, AT_MOUNTAIN):
        each.at_mountain(s, seat)


def at_sale(s: State, seat: i64, space: i64, tile: i64) -> None:
    for each in concerned(s, AT_SALE):
        each.at_sale(s, seat, space, tile)


def haggis_begins(s: State) -> None:
    for each in concerned(s, HAGGIS_BEGINS):
        each.haggis_begins(s)


def before_haggis_roll(s: State) -> None:
    for each in concerned(s, BEFORE_HAGGIS_ROLL):
        each.before_haggis_roll(s)


def offers_reroll(s: State, left: i64, rolled: i64) -> bool:
    return any(each.offers_reroll(s, left, rolled) for each in concerned(s, OFFERS_REROLL))


def home_scotsmen(s: State, seat: i64, counted: i64) -> i64:
    for each in concerned(s, HOME_SCOTSMEN):
        counted = each.home_scotsmen(s, seat, counted)
    return counted


def cards_counted(s: State, seat: i64, counted: i64) -> i64:
    for each in concerned(s, CARDS_COUNTED):
        counted = each.cards_counted(s, seat, counted)
    return counted


def points_for(s: State, seat: i64, line: i64, difference: i64, points: i64) -> i64:
    for each in concerned(s, POINTS_FOR):
        points = each.points_for(s, seat, line, difference, points)
    return points


def round_scored(s: State) -> None:
    for each in concerned(s, ROUND_SCORED):
        each.round_scored(s)


def final_scoring(s: State) -> None:
    for each in concerned(s, FINAL_SCORING):
        each.final_scoring(s)


def final_points(s: State, seat: int, lines: "dict[str, int]") -> None:
    for each in concerned(s, FINAL_POINTS):
        each.final_points(s, seat, lines)


def before_step(s: State) -> None:
    for each in concerned(s, BEFORE_STEP):
        each.before_step(s)


def between_steps(s: State) -> None:
    for each in concerned(s, BETWEEN_STEPS):
        each.between_steps(s)


def after_step(s: State) -> None:
    for each in concerned(s, AFTER_STEP):
        each.after_step(s)
