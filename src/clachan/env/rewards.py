"""What a finished game is worth to each seat."""

from collections.abc import Callable, Sequence

from clachan.core.errors import ClachanError
from clachan.core.game import Score

Reward = Callable[[Sequence[Score]], list[float]]


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
    reward = REWARDS.get(name)
    if reward is None:
        raise ClachanError(f"there is no reward {name!r}: the rewards are {', '.join(REWARDS)}")
    if reward is rank and players == 1:
        raise ClachanError("the reward rank needs at least 2 players: take points")
    return reward
