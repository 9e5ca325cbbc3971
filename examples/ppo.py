"""PPO against random play on one processor core, in one file and with numpy alone.

    OPENBLAS_NUM_THREADS=1 python examples/ppo.py --game caledonia --players 2 --minutes 8 --curve curve.svg

Proximal policy optimisation as in CleanRL's single files: many games at once, a fixed number of steps in
each, advantages by GAE, several passes over what was seen with a clipped objective, illegal actions masked.
The network has two hidden layers, and one head each for the actions and for the value. At the end it plays
new games beside random play, and both win rates are printed with their intervals.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
from judging import Array, judge, read_arguments

from clachan.env.batch import Batch
from clachan.env.encoder import Encoder
from clachan.env.field_list import Holds

UNSCALED = ("asked.arguments", "waiting")  # packed numbers, which say nothing by their size
OUT_OF_REACH = np.float32(-1e9)


@dataclass(frozen=True)
class Settings:
    """What is usually tuned."""

    games: int = 64  # played at once
    steps: int = 64  # in each, between two rounds of learning
    passes: int = 3
    minibatch: int = 512
    hidden: int = 64
    rate: float = 1e-3
    decay: float = 0.95  # lambda of GAE; nothing is discounted, because games end
    clip: float = 0.2
    entropy: float = 0.01
    value: float = 0.5
    points: float = 40.0  # margins are divided by this, so that returns are of size 1


class Network:
    """Two hidden layers of tanh; weights by name, so that Adam can walk over them."""

    def __init__(self, encoder: Encoder, hidden: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.size = encoder.moving  # without the printed map: the legal actions tell where units may stand
        self.scale = np.ones(self.size, np.float32)
        for field in encoder.fields():
            if field.start < self.size and field.holds is not Holds.FLAGS:
                self.scale[field.slice] = 0.0 if field.name in UNSCALED else 0.1
        shapes = {"one": (self.size, hidden), "two": (hidden, hidden), "action": (hidden, encoder.actions)}
        self.weights: dict[str, Array] = {
            name: rng.normal(0, shape[0] ** -0.5, shape).astype(np.float32) for name, shape in shapes.items()
        }
        self.weights["action"] *= np.float32(0.01)  # at first all legal actions are about equally likely
        self.weights["value"] = np.zeros(hidden, np.float32)
        self.weights |= {f"{name} bias": np.zeros(shape[1], np.float32) for name, shape in shapes.items()} | {
            "value bias": np.zeros(1, np.float32)
        }
        self._mean = {name: np.zeros_like(held) for name, held in self.weights.items()}
        self._square = {name: np.zeros_like(held) for name, held in self.weights.items()}
        self.updates = 0

    def seen(self, observations: Array) -> Array:
        return observations[:, : self.size] * self.scale

    def forward(self, seen: Array, masks: Array) -> tuple[Array, Array, Array, Array]:
        """The hidden layers, the logarithms of the probabilities, and the values."""
        held = self.weights
        one = np.tanh(seen @ held["one"] + held["one bias"])
        two = np.tanh(one @ held["two"] + held["two bias"])
        numbers = np.where(masks != 0, two @ held["action"] + held["action bias"], OUT_OF_REACH)
        numbers -= numbers.max(axis=1, keepdims=True)
        logs = numbers - np.log(np.exp(numbers).sum(axis=1, keepdims=True))
        return one, two, logs, two @ held["value"] + held["value bias"]

    def backward(self, seen: Array, one: Array, two: Array, logits: Array, values: Array) -> dict[str, Array]:
        """The slopes of all weights, from those of the numbers of the actions and of the values."""
        held = self.weights
        below_two = (logits @ held["action"].T + values[:, None] * held["value"]) * (1 - two**2)
        below_one = (below_two @ held["two"].T) * (1 - one**2)
        return {
            "one": seen.T @ below_one,
            "one bias": below_one.sum(axis=0),
            "two": one.T @ below_two,
            "two bias": below_two.sum(axis=0),
            "action": two.T @ logits,
            "action bias": logits.sum(axis=0),
            "value": two.T @ values,
            "value bias": values.sum(keepdims=True),
        }

    def step(self, slopes: dict[str, Array], rate: float, most: float = 0.5) -> None:
        """Adam, with slopes cut to a greatest length."""
        length = sum(float((slope**2).sum()) for slope in slopes.values()) ** 0.5
        cut = min(1.0, most / (length + 1e-8))
        self.updates += 1
        for name, slope in slopes.items():
            self._mean[name] += 0.1 * (cut * slope - self._mean[name])
            self._square[name] += 0.001 * ((cut * slope) ** 2 - self._square[name])
            mean = self._mean[name] / (1 - 0.9**self.updates)
            square = self._square[name] / (1 - 0.999**self.updates)
            self.weights[name] -= (rate * mean / (np.sqrt(square) + 1e-5)).astype(np.float32)

    def best(self, observations: Array, masks: Array) -> Array:
        """The most likely action of each row."""
        return np.asarray(self.forward(self.seen(observations), masks)[2].argmax(axis=1))


def advantages(rewards: Array, ends: Array, values: Array, after: Array, decay: float) -> Array:
    """Generalised advantage estimation without discount: steps × games."""
    found, running = np.zeros_like(rewards), np.zeros(rewards.shape[1], np.float32)
    for step in reversed(range(len(rewards))):
        going_on = 1 - ends[step]
        missed = rewards[step] + going_on * after - values[step]
        running = missed + decay * going_on * running
        found[step], after = running, values[step]
    return found


def slopes_of(network: Network, kept: dict[str, Array], chosen: Settings) -> tuple[dict[str, Array], float]:
    """The slopes of PPO's loss over some decisions, and the loss."""
    count, rows = len(kept["actions"]), np.arange(len(kept["actions"]))
    one, two, logs, values = network.forward(kept["seen"], kept["masks"])
    chances = np.exp(logs)
    ratio = np.exp(logs[rows, kept["actions"]] - kept["logs"])
    better = kept["better"]
    clipped = np.clip(ratio, 1 - chosen.clip, 1 + chosen.clip)
    moves = ratio * better <= clipped * better  # where the clipped one is the smaller, nothing is learned
    safe = np.where(kept["masks"] != 0, logs, 0)
    entropy = -(chances * safe).sum(axis=1)
    logits = chances * (moves * ratio * better)[:, None]
    logits[rows, kept["actions"]] -= moves * ratio * better
    logits += chosen.entropy * chances * (safe + entropy[:, None])
    missed = values - kept["returns"]
    loss = (
        -np.minimum(ratio * better, clipped * better)
        - chosen.entropy * entropy
        + chosen.value * missed**2 / 2
    )
    found = network.backward(
        kept["seen"], one, two, (logits / count).astype(np.float32), (chosen.value * missed / count)
    )
    return found, float(loss.mean())


class Trainer:
    """Plays and learns by turns."""

    def __init__(self, game: str, options: dict[str, Any], seed: int, chosen: Settings) -> None:
        self.chosen, self._rng = chosen, np.random.default_rng(seed)
        self.batch = Batch(game, chosen.games, opponents="random", copy=False, **options)
        self.batch.reset(seed=seed)
        self.network = Network(self.batch.encoder, chosen.hidden, seed)
        self.won: list[float] = []  # of each finished game: 1, or a half, or 0

    def play(self) -> dict[str, Array]:
        """So many steps in each game; what was seen and done, and what it was worth."""
        notes: dict[str, list[Array]] = {
            name: [] for name in ("seen", "masks", "actions", "logs", "values", "rewards", "ends")
        }
        for _ in range(self.chosen.steps):
            seen, masks = self.network.seen(self.batch.observations), self.batch.masks.copy()
            _, _, logs, values = self.network.forward(seen, masks)
            goals = self._rng.random((len(logs), 1))
            actions = np.minimum((np.exp(logs).cumsum(axis=1) < goals).sum(axis=1), logs.shape[1] - 1)
            actions = np.where(masks[np.arange(len(actions)), actions] != 0, actions, logs.argmax(axis=1))
            _, rewards, ends, _, infos = self.batch.step(actions)
            self._note_wins(ends, infos)
            noted = (
                seen, masks, actions, logs[np.arange(len(actions)), actions], values,
                (rewards / self.chosen.points).astype(np.float32), ends.astype(np.float32),
            )  # fmt: skip
            for name, held in zip(notes, noted, strict=True):
                notes[name].append(held)
        after = self.network.forward(self.network.seen(self.batch.observations), self.batch.masks)[3]
        kept = {name: np.stack(held) for name, held in notes.items()}
        better = advantages(kept["rewards"], kept["ends"], kept["values"], after, self.chosen.decay)
        kept |= {"better": better, "returns": better + kept["values"]}
        return {name: held.reshape(-1, *held.shape[2:]) for name, held in kept.items()}

    def _note_wins(self, ends: Array, infos: dict[str, Any]) -> None:
        for game in np.flatnonzero(ends):
            margins = infos["final_info"]["rewards"][game]
            first = margins == margins.max()
            self.won.append(float(first[infos["final_info"]["seat"][game]] / first.sum()))

    def learn(self, kept: dict[str, Array]) -> None:
        """Several passes over what was played, in small heaps."""
        for _ in range(self.chosen.passes):
            order = self._rng.permutation(len(kept["actions"]))
            for start in range(0, len(order), self.chosen.minibatch):
                some = {
                    name: held[order[start : start + self.chosen.minibatch]] for name, held in kept.items()
                }
                spread = some["better"].std() + 1e-8
                some["better"] = (some["better"] - some["better"].mean()) / spread
                self.network.step(slopes_of(self.network, some, self.chosen)[0], self.chosen.rate)


def train(
    trainer: Trainer,
    seconds: float,
    say: Callable[[str], None] = print,
    clock: Callable[[], float] = time.process_time,
) -> list[tuple[float, float, int]]:
    """Learn for so many seconds of processor time; the answer is the curve: seconds, wins, games."""
    begun, curve, told = clock(), list[tuple[float, float, int]](), 0
    while (passed := clock() - begun) < seconds:
        trainer.learn(trainer.play())
        if passed >= seconds / 20 * (len(curve) + 1) and len(trainer.won) > told:
            last = trainer.won[told:]
            told = len(trainer.won)
            curve.append((passed, sum(last), len(last)))
            rate = 100 * sum(last) / len(last)
            say(f"{passed:4.0f} s: {told:6} games; won {rate:.0f} % of the last {len(last)}")
    return curve


def main() -> None:
    given = read_arguments("Train a policy by PPO against random play.", "weights")
    trainer = Trainer(given.game, {"players": given.players}, given.seed, Settings())
    curve = train(trainer, 60 * given.minutes)
    judge(given, trainer.network.best, "PPO (numpy)", curve)
    if given.save:
        with given.save.open("wb") as file:
            np.savez(file, allow_pickle=False, **trainer.network.weights)


if __name__ == "__main__":
    main()
