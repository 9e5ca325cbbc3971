"""What bots in processes of their own may take, as typed."""

from typing import Annotated

import typer

from clachan.bots.foreign import USUAL, Limits
from clachan.core.errors import ClachanError
from clachan.core.message import refusal

ChoiceTime = Annotated[float, typer.Option("--choice-time", metavar="SECONDS")]
GameTime = Annotated[float, typer.Option("--game-time", metavar="SECONDS")]
Memory = Annotated[int, typer.Option("--memory", metavar="MB")]

CHOICE_TIME, GAME_TIME, MEMORY = USUAL.choice or 0.0, USUAL.game or 0.0, USUAL.memory or 0
"""What is usual, as it is typed: 0 is no limit."""

SECONDS_MOST = 1_000_000
MEMORY_LEAST, MEMORY_MOST = 64, 1_000_000


def limits_of(choice: float, game: float, memory: int) -> Limits:
    """Limits from what was typed; 0 is no limit."""
    for seconds in (choice, game):
        if not 0 <= seconds <= SECONDS_MOST:
            raise ClachanError(refusal("limit-seconds", most=SECONDS_MOST, given=seconds))
    if memory and not MEMORY_LEAST <= memory <= MEMORY_MOST:
        bounds = {"least": MEMORY_LEAST, "most": MEMORY_MOST}
        raise ClachanError(refusal("limit-memory", given=memory, **bounds))
    return Limits(choice or None, game or None, memory=memory or None)
