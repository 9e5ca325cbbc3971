"""A word before a move that gives much away, where a table has agreed on that.

It is asked before the move is stored, of a worker, which plays the move and its own choice on to the end,
with chance and all that the seat cannot see dealt anew: what is said could be found out by thinking alone.
"""

import asyncio
import logging
from typing import Any, ClassVar, Protocol

from msgspec import Struct, json

from clachan.bots.assess import Assessment, Effort, assess
from clachan.core.errors import ClachanError
from clachan.core.game import Game, State, open_game
from clachan.core.match import Match
from clachan.core.seeds import seed_of
from clachan.server.advising import Advised, Ahead
from clachan.sim.rating import student

log = logging.getLogger("clachan.warning")
GAMES = 8
"""How often the move and what bots would do instead are played on: as a review does at first."""
LEAST = 5.0
"""Points of the expected margin below which nobody is held up."""
SURE = 1.5
"""How many times the loss must exceed what the few games leave in doubt to be called big."""
STEPS_MOST = 3  # of a move with several choices; more would make its player wait
WAIT_SECONDS = 6.0
"""How long a move may wait for the word; then it is played."""
SEED = 0


class Weighing(Struct, frozen=True, tag="weighing"):
    """A position as its beginning and its actions, and the steps that somebody is about to play."""

    game: str
    options: dict[str, Any]
    layout: dict[str, str]
    actions: list[int]
    steps: list[int]
    seconds: float = 0.0
    # What a bot's question has, too: whoever weighs keeps nothing from question to question.
    table: ClassVar[str] = ""
    seat: ClassVar[int] = -1
    bot: ClassVar[str] = "warning"


class Costly(Struct):
    """A step that gives much away: how much, and what would be better."""

    step: int
    loss: float
    better: Advised
    given: list[int] = []
    """The steps before it."""


class Weigher(Protocol):
    """The workers, as far as this asks them."""

    async def weigh(self, weighing: Weighing, guest: str) -> str: ...


def weighing_of(match: Match, steps: list[int]) -> Weighing:
    played = [action.number for action in match.actions]
    return Weighing(match.game.name, dict(match.options), match.layout, played, steps)


def weighed(weighing: Weighing) -> str:
    """What is to be said of the first step that gives much away, as JSON; nothing if there is none."""
    game = open_game(weighing.game)
    state = game.setup(game.read_options(weighing.options), weighing.layout)
    for number in weighing.actions:
        game.apply(state, number)
    for place, number in enumerate(weighing.steps[:STEPS_MOST]):
        found = _weighed(game, state, number, len(weighing.actions) + place)
        if found:
            return json.encode(Costly(number, *found, weighing.steps[:place])).decode()
        if game.reveals(state, number):
            break
        game.apply(state, number)
    return ""


def _weighed(game: Game, state: State, number: int, ply: int) -> tuple[float, Advised] | None:
    if len(game.legal_numbers(state)) < 2:
        return None
    found = assess(game, state, number, Effort(GAMES), seed_of(SEED, ply))
    if not is_big(found, number):
        return None
    best, seat = found.prospects[0], game.seat(state)
    why = Ahead(game, state).grounds(best.number, [number])
    advised = Advised(best.number, round(best.points[seat], 1), why)
    return round(found.of(number).behind, 1), advised


def is_big(found: Assessment, number: int) -> bool:
    """Whether an action costs much, beyond the doubt of a few games."""
    mine = found.of(number)
    return mine.behind >= LEAST and mine.behind > SURE * student(mine.games - 1) * mine.doubt


async def warned(pool: Weigher, match: Match, steps: list[int], guest: str) -> Costly | None:
    """The word to be said before these steps, if any; who has no time left, or no worker, is not held up."""
    try:
        async with asyncio.timeout(WAIT_SECONDS):
            text = await pool.weigh(weighing_of(match, steps), guest)
    except (TimeoutError, ClachanError) as error:
        log.info("a move is not weighed: %s", error or "no worker had time for it")
        return None
    return json.decode(text, type=Costly) if text else None
