"""Many games at once, as a vector environment of Gymnasium, stepped inside the compiled core.

    batch = Batch(game, 256, players=4)
    observations, infos = batch.reset(seed=1)
    while learning:
        actions = choose(observations, infos["action_mask"])       # one action number for each game
        observations, rewards, terminations, truncations, infos = batch.step(actions)

Every player's questions are asked, and a row shows its game as the seat sees it that is asked
(`infos["seat"]`); the reward is that of the seat that has just acted, and those of all seats are told when a
game ends. With `opponents="random"` only one seat is asked, the learner's; chance plays the others.

With `copy=False` observations and masks are views of the memory that the compiled core writes: nothing is
copied, but a step changes them. The attributes `observations`, `masks`, `seats`, `choices` and `starts` are
such views, too (see many_games.py). A step with an illegal action is refused as a whole: it raises
IllegalAction, and nothing changes.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from clachan.core.errors import ClachanError
from clachan.core.message import refusal
from clachan.env.encoder import Encoder, Mask, Observation
from clachan.env.many_games import ManyGames
from clachan.env.rendering import RENDER_MODES, Rendering
from clachan.env.rewards import GAIN, learner_reward
from clachan.env.seating import SEED_BITS, SeatedBots, checked_seed

Stepped = tuple[
    NDArray[np.int16], NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]
]  # fmt: skip
NOTHING = -1  # in place of an action, where a new game begins instead of a step


class _Ended(NamedTuple):
    """A game that has ended: who was asked last, what each seat earned, and what the last one saw."""

    row: int
    seat: int
    earned: list[float]
    final: Observation | None


class Batch(VectorEnv[Observation, ArrayLike, NDArray[Any]]):
    """So many games of one kind; options are those of the game."""

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        opponents: str | None = None,
        seat: int | None = None,
        reward: str = "margin",
        autoreset_mode: str | AutoresetMode = AutoresetMode.SAME_STEP,
        copy: bool = True,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        if num_envs < 1:
            raise ClachanError(refusal("batch-games", count=num_envs))
        self.encoder = Encoder(game, options)
        self.num_envs, self.copy = num_envs, copy
        self.autoreset_mode = _mode(autoreset_mode)
        self.metadata = {"render_modes": list(RENDER_MODES), "autoreset_mode": self.autoreset_mode}
        self._rendering = Rendering(self.encoder, render_mode)
        self.render_mode = render_mode
        self._seating = SeatedBots(self.encoder.players, opponents, seat)
        self._reward = learner_reward(reward, self.encoder.players, self._seating.everybody)
        self._gain = reward == GAIN
        self.single_observation_space = spaces.Box(*self.encoder.bounds(), dtype=np.int16)
        self.single_action_space = spaces.Discrete(self.encoder.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._games = ManyGames(self.encoder, num_envs)
        self._randoms = [seeding.np_random()[0] for _ in range(num_envs)]
        self._points = np.zeros(num_envs)
        self._over = np.zeros(num_envs, bool)
        self._begun = False

    @property
    def observations(self) -> NDArray[np.int16]:
        return self._games.observations

    @property
    def masks(self) -> NDArray[np.int8]:
        """1 for each legal action: games × actions."""
        return self._games.masks

    @property
    def seats(self) -> NDArray[np.int64]:
        """Who is asked in each game; in one that is over, who was asked last."""
        return self._games.seats

    @property
    def choices(self) -> NDArray[np.int16]:
        """The legal actions of all games, one game after the other."""
        return self._games.choices

    @property
    def starts(self) -> NDArray[np.int64]:
        """Where each game's choices begin, and behind the last one where they end."""
        return self._games.starts

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int16], dict[str, Any]]:
        """Begin all games, or those of `options["reset_mask"]`; the seed is the first one's."""
        seeds = self._seeds(seed)
        chosen = self._chosen_games(options or {})
        for index in chosen:
            given = seeds[index]
            if given is not None:
                self._randoms[index] = seeding.np_random(checked_seed(given))[0]
            self._deal(index, given)
        self._begun = True
        self._games.show()
        return self._shown(), self._infos()

    def _seeds(self, seed: int | Sequence[int | None] | None) -> Sequence[int | None]:
        if seed is None:
            return [None] * self.num_envs
        if isinstance(seed, (int, np.integer)):
            return [int(seed) + index for index in range(self.num_envs)]
        if len(seed) != self.num_envs:
            raise ClachanError(refusal("batch-seeds", count=self.num_envs, given=len(seed)))
        return seed

    def _chosen_games(self, options: dict[str, Any]) -> list[int]:
        mask = options.get("reset_mask")
        if mask is None:
            return list(range(self.num_envs))
        if not isinstance(mask, np.ndarray) or mask.dtype != np.bool_ or mask.shape != (self.num_envs,):
            raise ClachanError(refusal("batch-mask", count=self.num_envs, given=repr(mask)))
        if not self._begun and not mask.all():
            raise ClachanError(refusal("batch-none-begun"))
        return _listed(mask)

    def _deal(self, index: int, seed: int | None = None) -> None:
        given = int(self._randoms[index].integers(2**SEED_BITS)) if seed is None else seed
        learner = self._seating.learner(given)
        self._games.deal(index, given, learner)
        self._over[index] = False
        if self._gain:
            self._points[index] = self._games.scores(index)[max(learner, 0)].total

    def step(self, actions: ArrayLike) -> Stepped:
        """Play an action in each game. If one is illegal the step is refused and nothing changes."""
        chosen = self._checked(actions)
        for index in _listed(self._over):
            self._deal(index)
            chosen[index] = NOTHING
        rewards, terminations = np.zeros(self.num_envs), np.zeros(self.num_envs, bool)
        ended: list[_Ended] = []
        for index in self._games.play(chosen):
            terminations[index] = True
            ended.append(self._end(index, rewards))
        if self._gain:
            self._pay_gains(rewards, _listed((chosen != NOTHING) & ~terminations))
        infos = self._infos()
        if ended:
            infos |= self._told_of(ended)
        return self._shown(), rewards, terminations, np.zeros(self.num_envs, bool), infos

    def _checked(self, actions: ArrayLike) -> NDArray[np.int64]:
        if not self._begun:
            raise ClachanError(refusal("batch-not-begun"))
        chosen = np.asarray(actions)
        if chosen.shape != (self.num_envs,) or chosen.dtype.kind not in "iu":
            found = f"{chosen.dtype} of shape {chosen.shape}"
            raise ClachanError(refusal("batch-actions", count=self.num_envs, given=found))
        if self.autoreset_mode is AutoresetMode.DISABLED and self._over.any():
            over = _listed(self._over)[0]
            raise ClachanError(refusal("batch-game-over", game=over))
        numbers = chosen.astype("<i8")
        self._games.check(numbers)
        return numbers

    def _pay_gains(self, rewards: NDArray[np.float64], played: list[int]) -> None:
        """What the learner's points have changed by."""
        for index in played:
            now = self._games.scores(index)[max(self._games.learner(index), 0)].total
            rewards[index], self._points[index] = now - self._points[index], now

    def _end(self, index: int, rewards: NDArray[np.float64]) -> _Ended:
        """Pay for a game that has ended, and begin it anew if it is time."""
        earned, seat = self._reward(self._games.scores(index)), int(self._games.seats[index])
        if self._gain:
            self._pay_gains(rewards, [index])
        else:
            rewards[index] = earned[seat]
        if self.autoreset_mode is not AutoresetMode.SAME_STEP:
            self._over[index] = True
            return _Ended(index, seat, earned, None)
        ended = _Ended(index, seat, earned, self._games.final(index))
        self._deal(index)
        return ended

    def _told_of(self, ended: list[_Ended]) -> dict[str, Any]:
        """What is told of games that have ended, where Gymnasium keeps it."""
        places = [one.row for one in ended]
        where, everybody = np.zeros(self.num_envs, bool), np.zeros((self.num_envs, self.encoder.players))
        where[places], everybody[places] = True, [one.earned for one in ended]
        rewards = {"rewards": everybody.astype(np.float32), "_rewards": where}
        if self.autoreset_mode is not AutoresetMode.SAME_STEP:
            return rewards
        finals, seats = np.full(self.num_envs, None, object), np.zeros(self.num_envs, int)
        for one in ended:
            finals[one.row], seats[one.row] = one.final, one.seat
        told = {"seat": seats, "_seat": where.copy(), **rewards}
        return {
            "final_obs": finals,
            "_final_obs": where.copy(),
            "final_info": told,
            "_final_info": where.copy(),
        }

    def _shown(self) -> NDArray[np.int16]:
        return self.observations.copy() if self.copy else self.observations

    def _infos(self) -> dict[str, Any]:
        masks: Mask = self.masks.copy() if self.copy else self.masks
        everywhere = np.ones(self.num_envs, bool)
        seats = self.seats.copy()
        return {"action_mask": masks, "_action_mask": everywhere, "seat": seats, "_seat": everywhere.copy()}

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions, as learners with masks ask for them."""
        return self.masks.astype(bool)

    def render(self) -> tuple[Any, ...] | None:
        """Each game as its own frame."""
        if self.render_mode is None:
            return None
        return tuple(self._rendering.frame(state) for state in self._games.states)


def _listed(marked: NDArray[np.bool_]) -> list[int]:
    """The games that are marked."""
    return [int(index) for index in np.flatnonzero(marked)]


def _mode(given: str | AutoresetMode) -> AutoresetMode:
    try:
        return AutoresetMode(given)
    except ValueError:
        modes = tuple(mode.value for mode in AutoresetMode)
        raise ClachanError(refusal("no-autoreset-mode", mode=repr(given), modes=modes)) from None
