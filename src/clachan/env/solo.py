"""Solo games as Gymnasium environments: one for each game that one can play alone.

    import gymnasium
    import clachan.env.solo                       # registers clachan/Solo<Game>-v0
    env = gymnasium.make("clachan/SoloCaledonia-v0")

(or `gymnasium.make("clachan.env.solo:clachan/SoloCaledonia-v0")`, which imports this file by itself.)

An observation is an array (its fields: `env.unwrapped.encoder.fields()`). The legal actions are in
`info["action_mask"]` and in `action_masks()`. The reward is the number of victory points at the end
(`reward="points"`), or step by step what the points on the score sheet have changed by (`reward="gain"`).
An illegal action changes nothing and costs 1 point; `info["illegal"]` says why.
"""

from typing import Any

import gymnasium
import numpy as np
from gymnasium import registry, spaces
from numpy.typing import NDArray

from clachan.core.errors import ClachanError
from clachan.core.game import game_names, open_game, part_of
from clachan.env.encoder import Mask, Observation
from clachan.env.single_game import SEED_BITS, SingleGame

REWARDS = ("points", "gain")
ILLEGAL = -1.0


class SoloEnv(gymnasium.Env[Observation, Any]):
    """One player for points; options are those of the game."""

    metadata = {"render_modes": ["ansi"], "render_fps": 4}  # noqa: RUF012 (Gymnasium reads it off the class)

    def __init__(
        self, game: str, render_mode: str | None = None, reward: str = "points", **options: Any
    ) -> None:
        if reward not in REWARDS:
            raise ClachanError(f"there is no reward {reward!r} here: the rewards are {', '.join(REWARDS)}")
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise ClachanError(f"there is no render mode {render_mode!r}: the only one is ansi")
        self.render_mode = render_mode
        self._gain = reward == "gain"
        self._single = SingleGame(game, {**options, "players": 1})
        self.encoder = self._single.encoder
        self.observation_space = spaces.Box(*self.encoder.bounds(), dtype=np.int16)
        self.action_space = spaces.Discrete(self.encoder.actions)
        self._points = 0.0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a game; the seed decides it as it decides `clachan play --seed`."""
        super().reset(seed=seed)
        del options
        self._single.deal(int(self.np_random.integers(2**SEED_BITS)) if seed is None else seed)
        self._points = self._score() if self._gain else 0.0
        return self._single.observe(0), self._info()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        reason = self._single.why_not(int(action))
        if reason is not None:
            told = self._info(illegal=str(reason))
            return self._single.observe(0), ILLEGAL, self._single.over, False, told
        self._single.play(int(action))
        over = self._single.over
        reward = 0.0
        if over or self._gain:
            reward, self._points = self._score() - self._points, self._score()
        return self._single.observe(0), reward, over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions, as learners with masks ask for them."""
        return self._mask().astype(bool)

    def _mask(self) -> Mask:
        return self._single.mask(0)

    def _score(self) -> float:
        return float(self._single.game.scores(self._single.state)[0].total)

    def _info(self, **more: str) -> dict[str, Any]:
        return {"action_mask": self._mask(), **more}

    def render(self) -> str | None:
        return self._single.text() if self.render_mode == "ansi" else None


def env_id(game: str) -> str:
    return f"clachan/Solo{game.capitalize()}-v0"


def register() -> None:
    """Make the environments known to `gymnasium.make`; doing it twice is harmless."""
    for game in game_names():
        if 1 in open_game(game).players and part_of(game, "env", "ENCODING") and env_id(game) not in registry:
            gymnasium.register(env_id(game), entry_point=f"{__name__}:SoloEnv", kwargs={"game": game})


register()
