"""“all” stands for as many chronicles as so many players can play with, whatever the environment."""

import gymnasium
import pyspiel
import pytest

from clachan.env import openspiel, pettingzoo
from clachan.env.batch import Batch
from clachan.env.gymnasium import LearnerEnv, env_id


@pytest.mark.parametrize(("players", "chronicles"), [(2, "1235678"), (3, "12345678")])
def test_all_chronicles_are_understood_by_every_environment(players: int, chronicles: str) -> None:
    alone = gymnasium.make(env_id("glenmore"), players=players, chronicles="all").unwrapped
    assert isinstance(alone, LearnerEnv)
    together = pettingzoo.raw_env("glenmore", players=players, chronicles="all").unwrapped
    given = {"players": players, "chronicles": "all"}
    encoders = (
        alone.encoder,
        together._single.encoder,
        Batch("glenmore", 1, players=players, chronicles="all").encoder,
        pyspiel.load_game(openspiel.short_name("glenmore"), given).encoder,
    )
    assert [encoder.options["chronicles"] for encoder in encoders] == [chronicles] * len(encoders)
