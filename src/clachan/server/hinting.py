"""Hints: what a bot thinks of the answers, worked out in a worker process."""

import secrets
from collections.abc import Sequence

from clachan.core.action import Action
from clachan.core.match import Match
from clachan.core.message import refusal
from clachan.server.bot_pool import BotPool
from clachan.server.bot_worker import question_of
from clachan.server.messages import HintShown
from clachan.server.tabletop import Tabletop
from clachan.server.told import told

COUNT = 3
NO_HINTS = refusal("no-hints")


async def one_answer(pool: BotPool, match: Match, bot: str, guest: str) -> int:
    """What a bot would do that sat down just now, with chance of its own."""
    return await pool.think(question_of(match, bot, secrets.randbelow(2**53)), guest)


async def best_actions(pool: BotPool, match: Match, tabletop: Tabletop, guest: str) -> list[HintShown]:
    """The best few answers to the question, with the points that are expected in the end."""
    catalogue = match.game.catalogue
    found = await pool.advise(question_of(match, "hint", 0, hints=COUNT), guest)
    return [_shown(catalogue[number], points, tabletop.parts(match.state, catalogue[number]))
            for number, points in found]  # fmt: skip


def _shown(action: Action, points: float, parts: Sequence[str]) -> HintShown:
    return HintShown(action.number, action.family.id, told(action.message()).named, points, list(parts))
