"""The games as Gymnasium environments: one learner at a table, chance at the other seats.

    import gymnasium
    env = gymnasium.make("clachan.env.gymnasium:clachan/Caledonia-v0", players=3)
    solo = gymnasium.make("clachan.env.gymnasium:clachan/SoloCaledonia-v0")
    many = gymnasium.make_vec("clachan.env.gymnasium:clachan/Caledonia-v0", num_envs=64)     # a Batch

What stands before the colon is imported by Gymnasium itself; after that the short name is known, too.

An observation is an array (its fields: `env.unwrapped.encoder.fields()`), seen by the seat that is asked.
The legal actions are in `info["action_mask"]` and in `action_masks()`, the seat in `info["seat"]`. The reward
is paid at the end (`reward="margin"`, `points` or `rank`), or step by step: what the points of the learner on
the score sheet have changed by (`reward="gain"`). An illegal action changes nothing and costs 1 point;
`info["illegal"]` says why.

The learner's seat is the seed's remainder by the number of players, or `seat`. With `opponents=None` every
player's questions are asked, and the reward is that of the seat that has just acted; `info["rewards"]` has
those of all seats when the game ends.
"""

from typing import Any

import gymnasium
import numpy as np
from gymnasium import registry, spaces
from numpy.typing import NDArray

from clachan.core.errors import ClachanError
from clachan.core.game import game_names, open_game, part_of
from clachan.core.message import refusal
from clachan.env.encoder import Observation
from clachan.env.rendering import RENDER_MODES, Rendering
from clachan.env.rewards import GAIN, learner_reward
from clachan.env.seating import SEED_BITS, SeatedBots
from clachan.env.single_game import SingleGame

ILLEGAL = -1.0


class LearnerEnv(gymnasium.Env[Observation, Any]):
    """A table with one learner, or one mind for all seats; options are those of the game."""

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 4}  # noqa: RUF012 (read off the class)

    def __init__(
        self,
        game: str,
        render_mode: str | None = None,
        *,
        opponents: str | None = "random",
        seat: int | None = None,
        reward: str = "margin",
        **options: Any,
    ) -> None:
        self._single = SingleGame(game, options)
        self.encoder = self._single.encoder
        self._rendering = Rendering(self.encoder, render_mode)
        self.render_mode = render_mode
        self._seating = SeatedBots(self.encoder.players, opponents, seat)
        self._reward = learner_reward(reward, self.encoder.players, self._seating.everybody)
        self._gain = reward == GAIN
        self.observation_space = spaces.Box(*self.encoder.bounds(), dtype=np.int16)
        self.action_space = spaces.Discrete(self.encoder.actions)
        self._seat = 0  # who is asked, or was asked last
        self._points = 0.0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a game; the seed decides it as it decides `clachan play --seed`."""
        super().reset(seed=seed)
        del options
        given = int(self.np_random.integers(2**SEED_BITS)) if seed is None else seed
        self._single.deal(given, self._seating.learner(given))
        self._look()
        self._points = self._score() if self._gain else 0.0
        return self._single.observe(self._seat), self._info()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        reason = self._single.why_not(int(action))
        if reason is not None:
            told = self._info(illegal=str(reason))
            return self._single.observe(self._seat), ILLEGAL, self._single.over, False, told
        self._single.play(int(action))
        over, reward, more = self._single.over, 0.0, dict[str, Any]()
        if over:
            earned = self._reward(self._single.game.scores(self._single.state))
            reward, more = earned[self._seat], {"rewards": np.array(earned, np.float32)}
        if self._gain:
            now = self._score()
            reward, self._points = now - self._points, now
        self._look()
        return self._single.observe(self._seat), reward, over, False, self._info(**more)

    def _look(self) -> None:
        if not self._single.over:
            self._seat = self._single.seat

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions, as learners with masks ask for them."""
        return self._single.mask(self._seat).astype(bool)

    def _score(self) -> float:
        return float(self._single.game.scores(self._single.state)[self._seat].total)

    def _info(self, **more: Any) -> dict[str, Any]:
        return {"action_mask": self._single.mask(self._seat), "seat": self._seat, **more}

    def render(self) -> Any:
        return self._rendering.frame(self._single.state)


def solo(game: str, render_mode: str | None = None, *, players: int = 1, **more: Any) -> LearnerEnv:
    """The game for one player."""
    _demand_alone(game, players)
    return LearnerEnv(game, render_mode, players=1, **more)


def solo_batch(game: str, num_envs: int = 1, *, players: int = 1, **more: Any) -> Any:
    """Many games for one player each."""
    _demand_alone(game, players)
    return batch(game, num_envs, players=1, **more)


def batch(game: str, num_envs: int = 1, *, opponents: str | None = "random", **more: Any) -> Any:
    """Many games with one learner each, for `gymnasium.make_vec`."""
    from clachan.env.batch import Batch

    return Batch(game, num_envs, opponents=opponents, **more)


def _demand_alone(game: str, players: int) -> None:
    if players != 1:
        raise ClachanError(
            refusal("env-solo", solo=env_id(game, "Solo"), players=players, other=env_id(game))
        )


def env_id(game: str, kind: str = "") -> str:
    return f"clachan/{kind}{game.capitalize()}-v0"


def register() -> None:
    """Make the environments known to `gymnasium.make`; doing it twice is harmless."""
    for game in game_names():
        if part_of(game, "env", "ENCODING") is None or env_id(game) in registry:
            continue
        _register(env_id(game), game, "LearnerEnv", "batch")
        if 1 in open_game(game).players:
            _register(env_id(game, "Solo"), game, "solo", "solo_batch")


def _register(name: str, game: str, one: str, many: str) -> None:
    gymnasium.register(
        name,
        entry_point=f"{__name__}:{one}",
        vector_entry_point=f"{__name__}:{many}",
        kwargs={"game": game},
    )


register()
