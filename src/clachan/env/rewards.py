"""What a game is worth to each seat: at its end, or step by step."""

from collections.abc import Callable, Sequence

from clachan.core.errors import ClachanError
from clachan.core.game import Score
from clachan.core.message import refusal

Reward = Callable[[Sequence[Score]], list[float]]

GAIN = "gain"
"""Paid step by step: what the learner's points on the score sheet have changed by."""


def points(scores: Sequence[Score]) -> list[float]:
    """The victory points."""
    return [float(score.total) for score in scores]


def margin(scores: Sequence[Score]) -> list[float]:
    """The own points less the mean of the others': sums to zero. Solo: the victory points."""
    if len(scores) == 1:
        return points(scores)
    total, others = sum(score.total for score in scores), len(scores) - 1
    return [score.total - (total - score.total) / others for score in scores]


def rank(scores: Sequence[Score]) -> list[float]:
    """1 for the first place down to -1 for the last, evenly spaced; ties share, so it sums to zero."""
    last = len(scores) - 1
    places = [score.place for score in scores]
    shared = [place + (places.count(place) - 1) / 2 for place in places]
    return [1 - 2 * (place - 1) / last for place in shared]


REWARDS: dict[str, Reward] = {"margin": margin, "points": points, "rank": rank}


def reward_named(name: str, players: int) -> Reward:
    """How the end of a game is paid."""
    return _known(name, players, REWARDS)


def learner_reward(name: str, players: int, everybody: bool) -> Reward:
    """As reward_named, for environments that can pay one learner step by step: `gain` counts points."""
    reward = _known(name, players, {**REWARDS, GAIN: points})
    if name == GAIN and everybody and players > 1:
        raise ClachanError(refusal("reward-gain", players=players))
    return reward


def _known(name: str, players: int, rewards: dict[str, Reward]) -> Reward:
    reward = rewards.get(name)
    if reward is None:
        raise ClachanError(refusal("no-reward", reward=repr(name), rewards=tuple(rewards)))
    if reward is rank and players == 1:
        raise ClachanError(refusal("reward-alone"))
    return reward
