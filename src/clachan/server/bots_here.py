"""Which bots may be asked for at a table of the server: by name, as they were measured."""

import logging

from msgspec.structs import replace as replace_field

from clachan.bots.bot import BadBot, BotKind, make_bot, read_bot
from clachan.bots.choosers import found_choosers
from clachan.core.game import Game
from clachan.core.message import refusal
from clachan.server import metrics
from clachan.server.bot_places import BotFailed
from clachan.server.bot_pool import BotPool
from clachan.server.bot_worker import BotQuestion

log = logging.getLogger("clachan.bots_here")

STAND_IN, ABSENT = "greedy", "normal"


def bot_named(text: str, game: Game) -> BotKind:
    """The bot of a name. Settings (`time=3600`) are for the command line, where they cost nobody else."""
    name = text.partition(":")[0]
    if name != text:
        raise BadBot(refusal("bot-settings", bot=name))
    make_bot(text, game, 0)
    return read_bot(text)[0]


def stand_in(game: Game) -> str:
    """Who answers for a bot that fails at a question: a simple one that knows the game, if there is one."""
    return STAND_IN if found_choosers(game.name) else "random"


def for_the_absent(game: Game) -> str:
    """Who plays for somebody who is away, if others let a bot play on: they do not choose how well."""
    return ABSENT if found_choosers(game.name) else "random"


async def answer_of(pool: BotPool, question: BotQuestion, game: Game, guest: str) -> int:
    """What the bot of a seat answers; one that fails at the question is answered for."""
    try:
        with metrics.bots_asked.track_inprogress(), metrics.timed(metrics.bots):
            return await pool.think(question, guest)
    except BotFailed as error:
        log.warning("table %s: %s; a simpler bot answers instead", question.table, error)
        return await pool.think(replace_field(question, bot=stand_in(game), table=""), guest)
