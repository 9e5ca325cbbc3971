"""One way in which chance may fall: the same for all that is compared by it.

A stream of random numbers does not say the same any more as soon as one course of events draws once more
than another. Here a draw depends on what may be drawn and on its occasion alone, as if the bag were a pile
that lies shuffled once for all: whoever draws the next piece gets the same.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

LOW32: Final = 0xFFFFFFFF
STIR: Final = 0x45D9F3B  # an odd number whose multiples below 2**32 scatter well
STRIDE: Final = 0x9E3779B1


class Luck:
    """Decides draws by a number and by the occasion."""

    def __init__(self, number: i64) -> None:
        self.number: i64 = stirred(number & LOW32)

    def drawn(self, options: vec[i64], count: i64, occasion: i64) -> i64:
        """One of the options, each equally likely over all numbers: the first of them in a shuffled pile."""
        pile: i64 = stirred(self.number ^ stirred(occasion & LOW32))
        best: i64 = options[0]
        least: i64 = LOW32 + 1
        index: i64 = 0
        while index < count:
            option: i64 = options[index]
            place: i64 = stirred((pile + option * STRIDE) & LOW32)
            if place < least:
                least = place
                best = option
            index += 1
        return best


def stirred(number: i64) -> i64:
    """A number below 2**32 that looks unlike the one it is made of; no two are the same."""
    number = (((number >> 16) ^ number) * STIR) & LOW32
    number = (((number >> 16) ^ number) * STIR) & LOW32
    return (number >> 16) ^ number
