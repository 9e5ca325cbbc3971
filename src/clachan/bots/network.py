"""A small network of numbers, run in the search: what a position's features say about the end of the game."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

HEADS: Final = 2


class Network:
    """Two hidden layers of rectified sums. Features that are 0 cost nothing, and most are.

    It answers in hundredths of points: what the own final points (head 0) and the lead over the best rival
    (head 1) will be beyond what the weights expect.
    """

    def __init__(self, inputs: i64, first: i64, second: i64, numbers: vec[float]) -> None:
        self.inputs: i64 = inputs
        self.first: i64 = first
        self.second: i64 = second
        self.numbers: vec[float] = numbers  # of each layer first the offsets, then a row for each input
        self.one: vec[float] = vec[float]([0.0] * first)
        self.two: vec[float] = vec[float]([0.0] * second)
        self.heads: vec[float] = vec[float]([0.0] * HEADS)

    def run(self, features: vec[float]) -> None:
        """Fill the heads from a row of features."""
        place: i64 = summed(self.numbers, 0, features, self.inputs, self.one, self.first)
        rectified(self.one, self.first)
        place = summed(self.numbers, place, self.one, self.first, self.two, self.second)
        rectified(self.two, self.second)
        summed(self.numbers, place, self.two, self.second, self.heads, HEADS)


def summed(w: vec[float], place: i64, given: vec[float], rows: i64, out: vec[float], width: i64) -> i64:
    """The sums of one layer; the answer is where the numbers of the next one begin."""
    column: i64 = 0
    while column < width:
        out[column] = w[place + column]
        column += 1
    place += width
    row: i64 = 0
    while row < rows:
        x: float = given[row]
        if x != 0.0:
            column = 0
            while column < width:
                out[column] += x * w[place + column]
                column += 1
        place += width
        row += 1
    return place


def rectified(row: vec[float], width: i64) -> None:
    column: i64 = 0
    while column < width:
        if row[column] < 0.0:
            row[column] = 0.0
        column += 1


def size_of(inputs: i64, first: i64, second: i64) -> i64:
    """How many numbers a network has."""
    return (inputs + 1) * first + (first + 1) * second + (second + 1) * HEADS
