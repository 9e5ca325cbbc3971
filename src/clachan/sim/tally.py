"""Statistics of many games. Sums are whole numbers, so they do not depend on the order of adding."""

import hashlib
import math
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from clachan.core.record import seat_word
from clachan.sim.replay import Outcome


@dataclass
class Points:
    """The points and wins of one seat, or of one clan."""

    games: int = 0
    total: int = 0
    squares: int = 0
    wins: Fraction = Fraction(0)

    def add(self, points: int, win: Fraction) -> None:
        self.games += 1
        self.total += points
        self.squares += points * points
        if win:
            self.wins += win

    @property
    def mean(self) -> float:
        return self.total / self.games if self.games else 0.0

    @property
    def spread(self) -> float:
        """The standard deviation of a single game."""
        if self.games < 2:
            return 0.0
        return math.sqrt((self.games * self.squares - self.total**2) / (self.games * (self.games - 1)))

    @property
    def win_rate(self) -> float:
        """A win shared by several seats counts as a part of one for each."""
        return float(self.wins / self.games) if self.games else 0.0

    def data(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "mean": round(self.mean, 3),
            "spread": round(self.spread, 3),
            "win_rate": round(self.win_rate, 4),
        }


@dataclass
class Tally:
    """Everything counted over the games so far."""

    games: int = 0
    actions: int = 0
    questions: int = 0
    answers: int = 0
    seats: list[Points] = field(default_factory=list)
    roles: dict[str, Points] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._digest = hashlib.sha256()

    def add(self, outcome: Outcome) -> None:
        """Count one game; the fingerprint needs the games in their order."""
        self.games += 1
        self.actions += outcome.actions
        self.questions += outcome.questions
        self.answers += outcome.answers
        self._digest.update(outcome.record)
        share = Fraction(1, outcome.places.count(1))
        self.seats += [Points() for _ in outcome.totals[len(self.seats) :]]
        for seat, total in enumerate(outcome.totals):
            win = share if outcome.places[seat] == 1 else Fraction(0)
            self.seats[seat].add(total, win)
            if outcome.roles and outcome.roles[seat]:
                self.roles.setdefault(outcome.roles[seat], Points()).add(total, win)

    @property
    def fingerprint(self) -> str:
        """The SHA-256 of all records, one after the other."""
        return self._digest.hexdigest()

    def data(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "actions": self.actions,
            "actions_per_game": round(self.actions / self.games, 2) if self.games else 0.0,
            "branching": round(self.answers / self.questions, 2) if self.questions else 0.0,
            "scores": [{"seat": seat_word(seat), **points.data()} for seat, points in enumerate(self.seats)],
            "roles": {name: self.roles[name].data() for name in sorted(self.roles)},
            "fingerprint": self.fingerprint,
        }
