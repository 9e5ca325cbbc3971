"""The games as PettingZoo environments in which one agent acts at a time (AEC).

    from clachan.env import pettingzoo
    env = pettingzoo.env(game, players=3)
    env.reset(seed=7)

An observation is a dictionary of `observation` and `action_mask`; the mask is in `infos`, too. Chance answers
by itself, from the seed. Rewards come at the end, to all agents at once: `reward="margin"` (zero-sum),
`points` or `rank` (see rewards.py).
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.random import SeedSequence
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from clachan.env.rendering import RENDER_MODES, Rendering
from clachan.env.rewards import reward_named
from clachan.env.seating import SEED_BITS
from clachan.env.single_game import SingleGame


def env(game: str, render_mode: str | None = None, **options: Any) -> Any:
    """The environment with PettingZoo's guards: an illegal action ends the game and costs its agent 1."""
    guarded = wrappers.TerminateIllegalWrapper(raw_env(game, render_mode, **options), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


def raw_env(game: str, render_mode: str | None = None, **options: Any) -> "TableEnv":
    """The environment without guards: an illegal action raises an error and changes nothing."""
    return TableEnv(game, render_mode, **options)


class TableEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A table of the game; options are those of the game, and `reward`."""

    def __init__(
        self, game: str, render_mode: str | None = None, reward: str = "margin", **options: Any
    ) -> None:
        super().__init__()
        self.metadata = {
            "name": f"clachan_{game}_v0",
            "render_modes": list(RENDER_MODES),
            "render_fps": 4,
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self._single = SingleGame(game, options)
        encoder = self._single.encoder
        self._rendering = Rendering(encoder, render_mode)
        self._reward = reward_named(reward, encoder.players)
        self.possible_agents = [f"player_{seat}" for seat in range(encoder.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        low, high = encoder.bounds()
        self._observation_space = spaces.Dict(
            {
                "observation": spaces.Box(low, high, dtype=np.int16),
                "action_mask": spaces.Box(0, 1, (encoder.actions,), np.int8),
            }
        )
        self.observation_spaces = {agent: self._observation_space for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(encoder.actions) for agent in self.possible_agents}
        self._seeds = SeedSequence()

    @property
    def encoder(self) -> Any:
        """The encoder of the observations, which names their fields."""
        return self._single.encoder

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game. A seed makes this game and all that follow repeatable."""
        del options
        if seed is not None:
            self._seeds = SeedSequence(seed)
            self._single.deal(seed)
        else:
            self._single.deal(next_seed(self._seeds))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._look()

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._seats[agent]
        return {"observation": self._single.observe(seat), "action_mask": self._single.mask(seat)}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._single.play(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self._single.over:
            earned = self._reward(self._single.game.scores(self._single.state))
            self.rewards = dict(zip(self.agents, earned, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._look()

    def _look(self) -> None:
        """Note who is asked, and everyone's mask."""
        if not self._single.over:
            self.agent_selection = self.possible_agents[self._single.seat]
        self.infos = {agent: {"action_mask": self._single.mask(self._seats[agent])} for agent in self.agents}

    def render(self) -> Any:
        return self._rendering.frame(self._single.state)

    def state(self) -> Any:
        """The position as the first seat sees it, for learners with one critic for all."""
        return self._single.observe(0)

    def close(self) -> None:
        """Nothing is held open."""


def next_seed(seeds: SeedSequence) -> int:
    """A new seed for a game."""
    return int(seeds.spawn(1)[0].generate_state(1, np.uint64)[0]) >> (64 - SEED_BITS)
