"""The occasions on which the rules turn to the chronicles in play; `Chronicle` says what each of them means.

The base game asks only when a chronicle is in play (`s.printed.chronicles != 0`) where it is in a hurry.
"""

from mypy_extensions import i64

from clachan.core.message import Reason
from clachan.games.glenmore.rules.chronicle import in_play
from clachan.games.glenmore.state import Player, State
from clachan.games.glenmore.words import because


def set_up(s: State) -> None:
    for each in in_play(s):
        each.set_up(s)


def passed(s: State, figure: i64, space: i64) -> None:
    for each in in_play(s):
        each.passed(s, figure, space)


def stopped(s: State, seat: i64, space: i64) -> None:
    for each in in_play(s):
        each.stopped(s, seat, space)


def tile_laid(s: State, tile: i64) -> None:
    for each in in_play(s):
        each.tile_laid(s, tile)


def tile_discarded(s: State, tile: i64, figure: i64) -> None:
    for each in in_play(s):
        each.tile_discarded(s, tile, figure)


def skips(s: State, space: i64) -> bool:
    return any(each.skips(s, space) for each in in_play(s))


def before_draw(s: State) -> None:
    for each in in_play(s):
        each.before_draw(s)


def drawable(s: State, bag: i64) -> i64:
    for each in in_play(s):
        bag = each.drawable(s, bag)
    return bag


def turns_over(s: State) -> None:
    for each in in_play(s):
        each.turns_over(s)


def figure_turn(s: State, figures: i64) -> bool:
    return any(each.figure_turn(s, figures) for each in in_play(s))


def begin_turn(s: State, seat: i64) -> None:
    for each in in_play(s):
        each.begin_turn(s, seat)


def begin_foreign_turn(s: State, seat: i64) -> None:
    for each in in_play(s):
        each.begin_foreign_turn(s, seat)


def end_turn(s: State, seat: i64) -> None:
    for each in in_play(s):
        each.end_turn(s, seat)


def may_place(s: State, p: Player, place: i64) -> bool:
    return all(each.may_place(s, p, place) for each in in_play(s))


def why_not_place(s: State, seat: int, place: int) -> Reason | None:
    for each in in_play(s):
        if reason := each.why_not_place(s, seat, place):
            return reason
    return None


def tile_placed(s: State, seat: i64, tile: i64, place: i64) -> None:
    for each in in_play(s):
        each.tile_placed(s, seat, tile, place)


def may_leave(s: State, seat: i64, place: i64) -> bool:
    return all(each.may_leave(s, seat, place) for each in in_play(s))


def person_taken(s: State, seat: i64) -> None:
    for each in in_play(s):
        each.person_taken(s, seat)


def card_taken(s: State, seat: i64, card: i64, place: i64) -> None:
    for each in in_play(s):
        each.card_taken(s, seat, card, place)


def card_turned(s: State, card: i64) -> None:
    for each in in_play(s):
        each.card_turned(s, card)


def clan_toll(s: State, seat: i64, clan: i64) -> i64:
    total: i64 = 0
    for each in in_play(s):
        total += each.clan_toll(s, seat, clan)
    return total


def clan_taken(s: State, seat: i64, clan: i64) -> None:
    for each in in_play(s):
        each.clan_taken(s, seat, clan)


def can_activate(s: State, seat: i64, tile: i64) -> bool:
    for each in in_play(s):
        if each.activates(s, tile):
            return each.can_activate(s, seat, tile)
    return False


def why_not_activate(s: State, seat: int, tile: int) -> Reason | None:
    for each in in_play(s):
        if each.activates(s, tile):
            return each.why_not_activate(s, seat, tile)
    return because("no-chronicle")


def activate(s: State, seat: i64, place: i64, tile: i64) -> None:
    for each in in_play(s):
        if each.activates(s, tile):
            each.activate(s, seat, place, tile)


def exchanged(s: State, seat: i64, tile: i64) -> None:
    for each in in_play(s):
        each.exchanged(s, seat, tile)


def produced(s: State, seat: i64, place: i64, goods: i64) -> None:
    for each in in_play(s):
        each.produced(s, seat, place, goods)


def whisky_gained(s: State, seat: i64, barrels: i64) -> None:
    for each in in_play(s):
        each.whisky_gained(s, seat, barrels)


def whisky_paid(s: State, seat: i64, barrels: i64) -> None:
    for each in in_play(s):
        each.whisky_paid(s, seat, barrels)


def haggis_gained(s: State, seat: i64, tokens: i64) -> None:
    for each in in_play(s):
        each.haggis_gained(s, seat, tokens)


def haggis_left(s: State) -> bool:
    return any(each.haggis_left(s) for each in in_play(s))


def boat_is_free(s: State, p: Player) -> bool:
    return any(each.boat_is_free(s, p) for each in in_play(s))


def boat_leaves(s: State, seat: i64) -> None:
    for each in in_play(s):
        each.boat_leaves(s, seat)


def boat_reaches(s: State, seat: i64) -> None:
    for each in in_play(s):
        each.boat_reaches(s, seat)


def token_taken(s: State, seat: i64, castle: i64) -> None:
    for each in in_play(s):
        each.token_taken(s, seat, castle)


def at_mountain(s: State, seat: i64) -> None:
    for each in in_play(s):
        each.at_mountain(s, seat)


def at_sale(s: State, seat: i64, space: i64, tile: i64) -> None:
    for each in in_play(s):
        each.at_sale(s, seat, space, tile)


def haggis_begins(s: State) -> None:
    for each in in_play(s):
        each.haggis_begins(s)


def before_haggis_roll(s: State) -> None:
    for each in in_play(s):
        each.before_haggis_roll(s)


def offers_reroll(s: State, left: i64, rolled: i64) -> bool:
    return any(each.offers_reroll(s, left, rolled) for each in in_play(s))


def home_scotsmen(s: State, seat: i64, counted: i64) -> i64:
    for each in in_play(s):
        counted = each.home_scotsmen(s, seat, counted)
    return counted


def cards_counted(s: State, seat: i64, counted: i64) -> i64:
    for each in in_play(s):
        counted = each.cards_counted(s, seat, counted)
    return counted


def points_for(s: State, seat: i64, line: i64, difference: i64, points: i64) -> i64:
    for each in in_play(s):
        points = each.points_for(s, seat, line, difference, points)
    return points


def round_scored(s: State) -> None:
    for each in in_play(s):
        each.round_scored(s)


def final_scoring(s: State) -> None:
    for each in in_play(s):
        each.final_scoring(s)


def final_points(s: State, seat: int, lines: "dict[str, int]") -> None:
    for each in in_play(s):
        each.final_points(s, seat, lines)


def before_step(s: State) -> None:
    for each in in_play(s):
        each.before_step(s)


def between_steps(s: State) -> None:
    for each in in_play(s):
        each.between_steps(s)


def after_step(s: State) -> None:
    for each in in_play(s):
        each.after_step(s)
