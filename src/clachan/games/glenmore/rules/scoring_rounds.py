"""The four scoring rounds: points for being ahead of whoever has least."""

from typing import Final

from mypy_extensions import i64

from clachan.core.bits import count_bits
from clachan.games.glenmore.rules import occasions
from clachan.games.glenmore.rules.territory import at_home
from clachan.games.glenmore.state import LINE_CARDS, LINE_PERSONS, LINE_SCOTSMEN, LINE_WHISKY, MOIL, State

TOP_STEP: Final = 5


def counted(s: State, seat: i64, line: i64) -> i64:
    """What a player has in one of the four categories."""
    p = s.players[seat]
    if line == LINE_SCOTSMEN:
        scots: i64 = at_home(p)
        if s.printed.chronicles != 0:
            scots = occasions.home_scotsmen(s, seat, scots)
        return scots * s.printed.moil_factor if p.has_card(MOIL) else scots
    if line == LINE_CARDS:
        cards: i64 = count_bits(p.cards)
        return occasions.cards_counted(s, seat, cards) if s.printed.chronicles != 0 else cards
    return p.whisky if line == LINE_WHISKY else p.persons


def round_points(s: State, seat: i64, line: i64) -> i64:
    """Points of one category now."""
    least: i64 = counted(s, 0, line)
    other: i64 = 1
    while other < s.printed.players:
        have: i64 = counted(s, other, line)
        if have < least:
            least = have
        other += 1
    difference: i64 = counted(s, seat, line) - least
    points: i64 = s.printed.difference[TOP_STEP if difference > TOP_STEP else difference]
    return occasions.points_for(s, seat, line, difference, points) if s.printed.chronicles != 0 else points


def score_round(s: State) -> None:
    s.scored += 1
    seat: i64 = 0
    while seat < s.printed.players:
        line: i64 = LINE_SCOTSMEN
        while line <= LINE_PERSONS:
            s.players[seat].lines[line] += round_points(s, seat, line)
            line += 1
        seat += 1
    if s.printed.chronicles != 0:
        occasions.round_scored(s)


def step_scoring(s: State) -> None:
    """A round after the last tile of A, B or C."""
    s.due -= 1
    if s.due == 0:
        s.pending.pop()
    score_round(s)


def step_final_scoring(s: State) -> None:
    """The fourth round; what the game's end adds is worked out on the score sheet."""
    s.pending.pop()
    score_round(s)
    if s.printed.chronicles != 0:
        occasions.final_scoring(s)
