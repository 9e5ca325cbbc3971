"""Who of the players learns: everybody, or one seat while chance plays the others."""

from dataclasses import dataclass

from clachan.core.errors import ClachanError
from clachan.core.message import refusal

EVERYBODY = -1
"""In place of a learner's seat: the questions of every player are asked."""

SEED_BITS = 60
MOST_SEED = 2**SEED_BITS - 1


@dataclass(frozen=True)
class SeatedBots:
    """`opponents`: None, or "random"; `seat`: the learner's, or None for another one with each seed."""

    players: int
    opponents: str | None
    seat: int | None

    def __post_init__(self) -> None:
        if self.opponents not in (None, "random"):
            raise ClachanError(refusal("env-opponents", given=repr(self.opponents)))
        if self.seat is not None and self.opponents is None and self.players > 1:
            raise ClachanError(refusal("env-learns-alone", seat=self.seat))
        if self.seat is not None and not 0 <= self.seat < self.players:
            raise ClachanError(refusal("env-seats", last=self.players - 1, seat=str(self.seat)))

    @property
    def everybody(self) -> bool:
        return self.opponents is None or self.players == 1

    def learner(self, seed: int) -> int:
        """The learner's seat in a game: that which was asked for, or what is left of the seed."""
        if self.everybody:
            return EVERYBODY
        return seed % self.players if self.seat is None else self.seat


def checked_seed(seed: int) -> int:
    if not 0 <= seed <= MOST_SEED:
        raise ClachanError(refusal("env-seed", bits=SEED_BITS, seed=str(seed)))
    return seed
