"""Tests of the toy, of which the experiment is to find what they do not notice."""

import toy


def test_points() -> None:
    assert toy.points([10, 3, 10]) == 10


def test_move() -> None:
    assert toy.move(2, 3) == 5
    assert toy.move(9, 3) == 10


def test_end() -> None:
    assert toy.endless(3) == 0


def test_bonus() -> None:
    assert toy.bonus(0) == 10


def test_that_fails_anyway() -> None:
    assert toy.never_called(10) == "not what it says"
