"""A network fitted to how games ended: Adam on small batches, with numpy alone, all from one seed."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from training.lessons import Lessons

FIRST, SECOND, HEADS = 64, 32, 2
BATCH = 1024
EPOCHS = 5
RATE = 2e-3
RATE_ON = 1e-3  # for a network that goes on learning
DECAY = 1e-2
SCALE = 1000.0  # hundredths of points in one unit of what is learned
UNSEEN = 10  # every tenth game is kept apart and measures the error
DIGITS = 5
Array = NDArray[np.float32]


@dataclass(frozen=True)
class Fitted:
    """The numbers of a network, with its errors in points on games that it has not seen."""

    numbers: list[float]
    positions: int
    errors: dict[str, float]

    def data(self, inputs: int) -> dict[str, Any]:
        return {"inputs": inputs, "first": FIRST, "second": SECOND, "numbers": self.numbers}


class Layers:
    """Weights and offsets of the three layers, and their moving averages for Adam."""

    def __init__(self, inputs: int, random: np.random.Generator) -> None:
        sizes = (inputs, FIRST, SECOND, HEADS)
        self.parts: list[Array] = []
        for before, after in pairwise(sizes):
            spread = np.sqrt(2.0 / before) if after != HEADS else 0.01
            self.parts.append((random.standard_normal((before, after)) * spread).astype(np.float32))
            self.parts.append(np.zeros(after, np.float32))
        self.mean = [np.zeros_like(part) for part in self.parts]
        self.square = [np.zeros_like(part) for part in self.parts]
        self.steps = 0

    def go_on(self, numbers: list[float], middle: Array, spread: Array) -> None:
        """Begin as a network that was folded, for features that are shifted and scaled again."""
        row, place = np.array(numbers, np.float32), 0
        for layer in range(0, len(self.parts), 2):
            weights, offsets = self.parts[layer : layer + 2]
            offsets[:] = row[place : place + offsets.size]
            place += offsets.size
            weights[:] = row[place : place + weights.size].reshape(weights.shape)
            place += weights.size
        w1, b1, _, _, w3, b3 = self.parts
        b1 += middle @ w1
        w1 *= spread[:, None]
        w3 /= SCALE
        b3 /= SCALE

    def run(self, x: Array) -> tuple[Array, Array, Array]:
        w1, b1, w2, b2, w3, b3 = self.parts
        one = np.maximum(x @ w1 + b1, 0)
        two = np.maximum(one @ w2 + b2, 0)
        return one, two, two @ w3 + b3

    def learn(self, x: Array, wanted: Array, rate: float) -> None:
        one, two, out = self.run(x)
        _, _, w2, _, w3, _ = self.parts
        slope = (out - wanted) * (2.0 / len(x))
        slope2 = (slope @ w3.T) * (two > 0)
        slope1 = (slope2 @ w2.T) * (one > 0)
        slopes = [x.T @ slope1, slope1.sum(0), one.T @ slope2, slope2.sum(0), two.T @ slope, slope.sum(0)]
        self.steps += 1
        for place, found in enumerate(slopes):
            self.mean[place] += 0.1 * (found - self.mean[place])
            self.square[place] += 0.001 * (found * found - self.square[place])
            mean = self.mean[place] / (1 - 0.9**self.steps)
            square = self.square[place] / (1 - 0.999**self.steps)
            self.parts[place] -= rate * (mean / (np.sqrt(square) + 1e-8) + DECAY * self.parts[place])


def fit(
    lessons: Lessons, seed: int, on_epoch: Callable[[int, float], None], before: list[float] | None = None
) -> Fitted:
    """Learn what the weights miss; a network learned before goes on with its numbers."""
    random = np.random.default_rng(seed)
    unseen = lessons.games % UNSEEN == UNSEEN - 1
    missed = ((lessons.ended - lessons.expected) / SCALE).astype(np.float32)
    known, wanted = lessons.features[~unseen].astype(np.float32), missed[~unseen]
    middle, spread = known.mean(0), known.std(0)
    spread[spread < 1e-3] = 1.0
    known = (known - middle) / spread
    apart = (lessons.features[unseen].astype(np.float32) - middle) / spread
    layers = Layers(known.shape[1], random)
    if before is not None:
        layers.go_on(before, middle, spread)
    first_rate = RATE if before is None else RATE_ON
    steps, step = EPOCHS * -(-len(known) // BATCH), 0
    for epoch in range(EPOCHS):
        order = random.permutation(len(known))
        for first in range(0, len(known), BATCH):
            rows = order[first : first + BATCH]
            rate = first_rate * 0.5 * (1 + np.cos(np.pi * step / steps))
            layers.learn(known[rows], wanted[rows], rate)
            step += 1
        on_epoch(epoch + 1, error(layers.run(apart)[2] - missed[unseen])[0])
    return Fitted(folded(layers, middle, spread), len(known), errors_of(layers, apart, missed[unseen]))


def can_go_on(network: dict[str, Any]) -> bool:
    """Whether a network has the shape that is trained today, so that it can go on learning."""
    return (network["first"], network["second"]) == (FIRST, SECOND)


def error(missed: Array) -> list[float]:
    """Points by which the two heads are wrong, as a root mean square."""
    return [round(float(x) * SCALE / 100, 3) for x in np.sqrt((missed**2).mean(0))]


def errors_of(layers: Layers, x: Array, missed: Array) -> dict[str, float]:
    """On games that were not learned from, the weights without their mean error."""
    weights, network = error(missed - missed.mean(0)), error(layers.run(x)[2] - missed)
    return {
        "positions": len(x),
        "points, weights alone": weights[0],
        "points": network[0],
        "lead, weights alone": weights[1],
        "lead": network[1],
    }


def folded(layers: Layers, middle: Array, spread: Array) -> list[float]:
    """The numbers in the order of a network, for features as they are and answers in hundredths."""
    w1, b1, w2, b2, w3, b3 = layers.parts
    plain = w1 / spread[:, None]
    rows = [b1 - middle @ plain, plain, b2, w2, b3 * SCALE, w3 * SCALE]
    return [float(f"{x:.{DIGITS}g}") for row in rows for x in row.ravel().tolist()]
