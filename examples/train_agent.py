"""Train a small policy for the solo game of Clans of Caledonia on one processor core, with numpy alone.

    python examples/train_agent.py --minutes 4 --save policy.npz

The policy is a network with one hidden layer. It plays many games at once (`clachan.env.batch`), and after
every few thousand decisions it is pushed towards the actions of games that ended better than it expected:
REINFORCE with a learned baseline. At the end it plays new games beside random play; both means are printed.
"""

import argparse
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from clachan.env.batch import Batch
from clachan.env.encoder import Encoder
from clachan.env.field_list import Holds

Array = np.ndarray[Any, np.dtype[Any]]
GAMES = 128  # played at once
UPDATE = 4096  # decisions between two steps of learning
HIDDEN = 64
RATE = 2e-3
ENTROPY = 0.01  # how much the policy is kept from being too sure too soon
UNSCALED = ("asked.arguments", "waiting")  # packed numbers, which say nothing by their size
POINTS = 100.0  # points are divided by this, so that all numbers are of the same size


@dataclass(frozen=True)
class Legal:
    """The legal actions of some positions, one after the other: they are few, so only these are weighed."""

    rows: Array  # to which position each belongs
    actions: Array
    starts: Array  # where each position's actions begin

    @staticmethod
    def of(batch: Batch) -> "Legal":
        rows = np.repeat(np.arange(batch.num_envs), np.diff(batch.starts))
        return Legal(rows, batch.choices.astype(np.int64), batch.starts[:-1].copy())

    @staticmethod
    def joined(lists: list[Array]) -> "Legal":
        sizes = [len(actions) for actions in lists]
        starts = np.cumsum([0, *sizes[:-1]])
        return Legal(np.repeat(np.arange(len(lists)), sizes), np.concatenate(lists), starts)

    def split(self) -> list[Array]:
        return np.split(self.actions, self.starts[1:])


class Policy:
    """One hidden layer, then a number for each action and one for the points to come."""

    def __init__(self, encoder: Encoder, seed: int = 0) -> None:
        rng = np.random.default_rng(seed)
        self.size = encoder.moving  # without the printed map: the legal actions tell where units may stand
        self.scale = np.ones(self.size, np.float32)
        for field in encoder.fields():
            if field.start < self.size and field.holds is not Holds.FLAGS:
                self.scale[field.slice] = 0.0 if field.name in UNSCALED else 0.1
        self.weights: dict[str, Array] = {
            "inner": rng.normal(0, self.size**-0.5, (self.size, HIDDEN)).astype(np.float32),
            "inner bias": np.zeros(HIDDEN, np.float32),
            "action": np.zeros((encoder.actions, HIDDEN), np.float32),
            "action bias": np.zeros(encoder.actions, np.float32),
            "value": np.zeros(HIDDEN, np.float32),
            "value bias": np.zeros(1, np.float32),
        }
        self._mean = {name: np.zeros_like(held) for name, held in self.weights.items()}
        self._square = {name: np.zeros_like(held) for name, held in self.weights.items()}
        self.steps = 0

    def look(self, observations: Array) -> tuple[Array, Array]:
        """The scaled observation, and what the hidden layer makes of it."""
        seen = observations[:, : self.size] * self.scale
        return seen, np.tanh(seen @ self.weights["inner"] + self.weights["inner bias"])

    def chances(self, hidden: Array, legal: Legal) -> Array:
        """The probability of each legal action."""
        numbers = (hidden[legal.rows] * self.weights["action"][legal.actions]).sum(axis=1)
        numbers += self.weights["action bias"][legal.actions]
        powers = np.exp(numbers - np.maximum.reduceat(numbers, legal.starts)[legal.rows])
        return np.asarray(powers / np.add.reduceat(powers, legal.starts)[legal.rows])

    def choose(self, observations: Array, legal: Legal, rng: np.random.Generator) -> Array:
        """Draw an action for each position."""
        return drawn(self.chances(self.look(observations)[1], legal), legal, rng)

    def best(self, observations: Array, legal: Legal, rng: np.random.Generator) -> Array:
        """The most likely action for each position."""
        del rng
        chances = self.chances(self.look(observations)[1], legal)
        order = np.lexsort((chances, legal.rows))
        return np.asarray(legal.actions[order[np.append(legal.starts[1:], len(order)) - 1]])

    def learn(self, observations: Array, legal: Legal, actions: Array, points: Array) -> None:
        """Make actions likelier that led to more points than expected, and the others less."""
        seen, hidden = self.look(observations)
        chances = self.chances(hidden, legal)
        better = points - hidden @ self.weights["value"] - self.weights["value bias"]
        weight = (better - better.mean()) / (better.std() + 1e-6)
        chosen = legal.actions == actions[legal.rows]
        slope = (chances - chosen) * weight[legal.rows] + ENTROPY * entropy_slope(chances, legal)
        slope, missed = slope.astype(np.float32) / len(actions), -better / len(actions)
        below = np.add.reduceat(slope[:, None] * self.weights["action"][legal.actions], legal.starts)
        below = (below + missed[:, None] * self.weights["value"]) * (1 - hidden**2)
        self._step(
            {
                "inner": seen.T @ below,
                "inner bias": below.sum(axis=0),
                "action": summed(slope[:, None] * hidden[legal.rows], legal.actions, self.weights["action"]),
                "action bias": summed(slope, legal.actions, self.weights["action bias"]),
                "value": hidden.T @ missed,
                "value bias": missed.sum(keepdims=True),
            }
        )

    def _step(self, slopes: dict[str, Array]) -> None:
        """Adam: steps of about the same size, whatever the size of the slope."""
        self.steps += 1
        for name, slope in slopes.items():
            self._mean[name] = 0.9 * self._mean[name] + 0.1 * slope
            self._square[name] = 0.999 * self._square[name] + 0.001 * slope**2
            mean = self._mean[name] / (1 - 0.9**self.steps)
            square = self._square[name] / (1 - 0.999**self.steps)
            self.weights[name] -= (RATE * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)


def summed(values: Array, places: Array, like: Array) -> Array:
    """An array like another, with each value added at its place."""
    order = np.argsort(places, kind="stable")
    found, starts = np.unique(places[order], return_index=True)
    total = np.zeros_like(like)
    total[found] = np.add.reduceat(values[order], starts)
    return total


def entropy_slope(chances: Array, legal: Legal) -> Array:
    """How the (negative) entropy changes with the numbers that the chances come from."""
    logs = np.log(np.maximum(chances, 1e-12))
    return np.asarray(chances * (logs - np.add.reduceat(chances * logs, legal.starts)[legal.rows]))


def drawn(chances: Array, legal: Legal, rng: np.random.Generator) -> Array:
    """A legal action of each position, as likely as the chances say."""
    count, ends = len(legal.starts), np.append(legal.starts[1:], len(chances))
    sums = np.cumsum(chances, dtype=np.float64)
    before = np.append(0, sums)[legal.starts]
    goals = before + rng.random(count) * (sums[ends - 1] - before)
    return np.asarray(legal.actions[np.clip(np.searchsorted(sums, goals), legal.starts, ends - 1)])


def random_choice(observations: Array, legal: Legal, rng: np.random.Generator) -> Array:
    """Every legal action is equally likely."""
    del observations
    sizes = np.diff(np.append(legal.starts, len(legal.actions)))
    return drawn((1 / sizes)[legal.rows], legal, rng)


class Memory:
    """The decisions of games under way, and of those that are over."""

    def __init__(self, games: int, size: int) -> None:
        self._size = size
        self._open: list[list[tuple[Array, Array, int]]] = [[] for _ in range(games)]
        self.done: list[tuple[Array, Array, int, float]] = []

    def note(self, observations: Array, legal: Legal, actions: Array) -> None:
        kept = observations[:, : self._size].copy()  # the next step writes over them
        for game, allowed in enumerate(legal.split()):
            self._open[game].append((kept[game], allowed, int(actions[game])))

    def end(self, game: int, points: float) -> None:
        self.done += [(*decision, points) for decision in self._open[game]]
        self._open[game] = []

    def taken(self) -> tuple[Array, Legal, Array, Array]:
        """All finished decisions; they are forgotten here."""
        observations, allowed, actions, points = zip(*self.done, strict=True)
        self.done = []
        legal = Legal.joined(list(allowed))
        return np.stack(observations), legal, np.array(actions), np.array(points, np.float32)


def train(
    seconds: float,
    games: int = GAMES,
    update: int = UPDATE,
    seed: int = 0,
    say: Callable[[str], None] = print,
    clock: Callable[[], float] = time.process_time,
) -> Policy:
    """Play and learn for so many seconds of processor time."""
    batch = Batch("caledonia", games, players=1, copy=False)
    batch.reset(seed=seed)
    policy, rng = Policy(batch.encoder, seed), np.random.default_rng(seed)
    memory = Memory(games, policy.size)
    begun, told, ended = clock(), 0, list[float]()
    while (passed := clock() - begun) < seconds or policy.steps == 0:
        legal = Legal.of(batch)
        actions = policy.choose(batch.observations, legal, rng)
        memory.note(batch.observations, legal, actions)
        _, rewards, ends, _, _ = batch.step(actions)
        for game in np.flatnonzero(ends):
            memory.end(int(game), float(rewards[game]) / POINTS)
            ended.append(float(rewards[game]))
        if len(memory.done) >= update:
            policy.learn(*memory.taken())
        if passed > 20 * (told + 1) and ended:
            told += 1
            say(
                f"{passed:4.0f} s: {len(ended):6} games; mean of the last 1,000: {np.mean(ended[-1000:]):.1f}"
            )
    return policy


def mean_points(choose: Callable[..., Array], games: int, seed: int) -> tuple[float, float]:
    """The mean of the points over new games, and its standard error.

    Each table plays the same number of games, so that short games are not counted more often than long ones.
    """
    tables = min(games, GAMES)
    rounds = -(-games // tables)
    batch, rng = Batch("caledonia", tables, players=1, copy=False), np.random.default_rng(seed)
    batch.reset(seed=seed)
    points: list[list[float]] = [[] for _ in range(tables)]
    while min(map(len, points)) < rounds:
        _, rewards, ends, _, _ = batch.step(choose(batch.observations, Legal.of(batch), rng))
        for table in np.flatnonzero(ends):
            points[table].append(float(rewards[table]))
    counted = [total for table in points for total in table[:rounds]]
    return float(np.mean(counted)), float(np.std(counted) / len(counted) ** 0.5)


def main() -> None:
    parser = argparse.ArgumentParser(description="Train a small policy for solo Clans of Caledonia.")
    parser.add_argument("--minutes", type=float, default=4.0, help="processor time to learn for")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--games", type=int, default=512, help="games to judge the policy by")
    parser.add_argument("--save", type=Path, help="write the weights to this file")
    chosen = parser.parse_args()
    policy = train(60 * chosen.minutes, seed=chosen.seed)
    for name, choose in (("random", random_choice), ("policy", policy.best)):
        mean, error = mean_points(choose, chosen.games, seed=10**6 + chosen.seed)
        print(f"{name}: {mean:.1f} points on average (± {1.96 * error:.1f})")
    if chosen.save:
        with chosen.save.open("wb") as file:
            np.savez(file, allow_pickle=False, **policy.weights)


if __name__ == "__main__":
    main()
