"""What the tests of learners share."""

from collections.abc import Callable
from itertools import count

import pytest


@pytest.fixture
def steps() -> Callable[[], float]:
    """A clock that moves on when it is looked at: so training ends after so many steps on any machine."""
    looks = count(1)
    return lambda: float(next(looks))
