"""MaskablePPO of sb3-contrib against random play, on one processor core.

    pip install torch==2.13.0 sb3-contrib        # torch's build for processors alone is enough
    python examples/maskable_ppo.py --game caledonia --players 2 --minutes 8 --curve curve.svg

The environment is Gymnasium's (clachan.env.gymnasium): its `action_masks` is what MaskablePPO asks for. Two
small wrappers make the numbers of the size that networks like; everything else is left as it comes. At the
end the policy plays new games beside random play, and both win rates are printed with their intervals.
"""

import contextlib
import time
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
from judging import Array, Choose, judge, read_arguments

from clachan.env.encoder import Encoder
from clachan.env.field_list import Holds
from clachan.env.gymnasium import LearnerEnv

UNSCALED = ("asked.arguments", "waiting")  # packed numbers, which say nothing by their size
POINTS = 40.0  # margins are divided by this
TABLES = 16
STEPS = 64  # at each table between two rounds of learning


def scale_of(encoder: Encoder) -> Array:
    """What each number that can change during a game is multiplied by."""
    scale = np.ones(encoder.moving, np.float32)
    for field in encoder.fields():
        if field.start < encoder.moving and field.holds is not Holds.FLAGS:
            scale[field.slice] = 0.0 if field.name in UNSCALED else 0.1
    return scale


class Scaled(gymnasium.ObservationWrapper[Array, Any, Array]):
    """Numbers of about the size 1, without the printed map."""

    def __init__(self, env: LearnerEnv) -> None:
        super().__init__(env)
        self._scale = scale_of(env.encoder)
        reach = np.full(len(self._scale), 32768 * 0.1, np.float32)
        self.observation_space = gymnasium.spaces.Box(-reach, reach, dtype=np.float32)

    def observation(self, observation: Array) -> Array:
        return np.asarray(observation[: len(self._scale)] * self._scale)


def table(game: str, options: dict[str, Any]) -> gymnasium.Env[Array, Any]:
    """A learner's table with scaled numbers, watched for the curve."""
    env = Scaled(LearnerEnv(game, reward="margin", **options))
    return gymnasium.wrappers.TransformReward(env, lambda reward: float(reward) / POINTS)


def agent_of(model: Any, scale: Array) -> Choose:
    """The policy as an agent that is judged: its most likely actions."""

    def choose(observations: Array, masks: Array) -> Array:
        masks = np.where(
            masks.any(axis=1, keepdims=True), masks, 1
        )  # a game that is over: any number will do
        seen = observations[:, : len(scale)] * scale
        return np.asarray(model.predict(seen, action_masks=masks.astype(bool), deterministic=True)[0])

    return choose


def train(
    game: str,
    options: dict[str, Any],
    seconds: float,
    seed: int = 0,
    tables: int = TABLES,
    steps: int = STEPS,
    say: Callable[[str], None] = print,
    clock: Callable[[], float] = time.process_time,
) -> tuple[Any, list[tuple[float, float, int]]]:
    """Learn for so many seconds of processor time; the answer is the model and its curve."""
    import torch
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.callbacks import BaseCallback
    from stable_baselines3.common.vec_env import DummyVecEnv

    class Watch(BaseCallback):
        """Counts victories and ends the training in time."""

        def __init__(self) -> None:
            super().__init__()
            self.begun, self.won = clock(), list[float]()
            self.curve: list[tuple[float, float, int]] = []
            self.told = 0

        def _on_step(self) -> bool:
            for info in self.locals["infos"]:
                if "rewards" in info:
                    first = info["rewards"] == info["rewards"].max()
                    self.won.append(float(first[info["seat"]] / first.sum()))
            return True

        def _on_rollout_end(self) -> None:
            passed, last = clock() - self.begun, self.won[self.told :]
            if last and passed >= seconds / 20 * (len(self.curve) + 1):
                self.told = len(self.won)
                self.curve.append((passed, sum(last), len(last)))
                rate = 100 * sum(last) / len(last)
                say(f"{passed:4.0f} s: {self.told:6} games; won {rate:.0f} % of the last {len(last)}")

        def _on_rollout_start(self) -> None:
            if clock() - self.begun >= seconds:
                raise Enough

    torch.set_num_threads(1)
    watch = Watch()
    model = MaskablePPO(
        "MlpPolicy",
        DummyVecEnv([lambda: table(game, options)] * tables),
        n_steps=steps,
        batch_size=min(512, tables * steps),
        n_epochs=4,
        gamma=1.0,
        learning_rate=1e-3,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [64, 64]},
        seed=seed,
        device="cpu",
    )
    with contextlib.suppress(Enough):
        model.learn(10**9, callback=watch)
    return model, watch.curve


class Enough(Exception):
    """The time for learning is over."""


def main() -> None:
    given = read_arguments("Train MaskablePPO against random play.", "model")
    options = {"players": given.players}
    model, curve = train(given.game, options, 60 * given.minutes, given.seed)
    judge(given, agent_of(model, scale_of(Encoder(given.game, options))), "MaskablePPO", curve)
    if given.save:
        model.save(given.save)


if __name__ == "__main__":
    main()
