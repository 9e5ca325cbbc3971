"""The stack of open decisions."""

from hypothesis import given
from hypothesis import strategies as st

from clachan.core.bits import bit, count_bits, lowest
from clachan.core.decision import (
    CHANCE,
    PROGRAM,
    Stack,
    decision,
    first_of,
    kind_of,
    seat_of,
    second_of,
    third_of,
)

ARGUMENT = st.integers(0, 65_535)


@given(st.integers(0, 127), st.integers(PROGRAM, 7), ARGUMENT, ARGUMENT, ARGUMENT)
def test_a_decision_gives_back_what_was_packed(kind: int, seat: int, one: int, two: int, three: int) -> None:
    packed = decision(kind, seat, one, two, three)
    parts = (kind_of(packed), seat_of(packed), first_of(packed), second_of(packed), third_of(packed))
    assert parts == (kind, seat, one, two, three)
    assert 0 <= packed < 2**60


def test_the_last_decision_pushed_is_asked_first() -> None:
    stack = Stack()
    stack.open()
    stack.push(decision(1, 0))
    stack.push(decision(2, CHANCE))
    assert kind_of(stack.top()) == 2
    stack.replace(decision(3, 1))
    assert kind_of(stack.pop()) == 3
    assert [kind_of(packed) for packed in stack.listed()] == [1]


def test_a_copied_stack_stands_alone() -> None:
    stack, twin = Stack(), Stack()
    stack.open()
    stack.push(decision(1, 0))
    stack.copy_into(twin)
    twin.replace(decision(9, 0))
    assert kind_of(stack.top()) == 1


@given(st.sets(st.integers(0, 59), min_size=1))
def test_bits_of_a_word(places: set[int]) -> None:
    word = sum(bit(place) for place in places)
    assert lowest(word) == min(places)
    assert count_bits(word) == len(places)
