"""Cairn as arrays of numbers, for learners."""

from cairn import HEAPS, State, open_game, seat, seat_in_turn
from clachan.core.options import Options
from clachan.env.bare import bare_encoding
from clachan.env.field_list import FieldList


def field_list(options: Options) -> FieldList:
    fields = FieldList()
    fields.counts("heaps", len(HEAPS), "stones in each heap", "heaps")
    fields.counts("stones", options.number("players"), "what everybody has, the observer first", "seats")
    fields.counts("capstones", options.number("players"), "and their capstones", "seats")
    fields.counts("asked", 1, "who is asked, counted from the observer from 1; 0: nobody")
    return fields


def numbers(s: State, observer: int) -> list[int]:
    order = [(observer + step) % len(s.stones) for step in range(len(s.stones))]
    asked = 1 + order.index(seat_in_turn(s)) if seat(s) >= 0 else 0
    return [*s.heaps, *(s.stones[one] for one in order), *(s.capstones[one] for one in order), asked]


ENCODING = bare_encoding(open_game(), field_list, numbers)
