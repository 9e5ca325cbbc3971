"""Hints: what a bot thinks of the answers, worked out in a worker process."""

import secrets
from collections.abc import Sequence

from clachan.core.action import Action
from clachan.core.match import Match
from clachan.server.bot_pool import BotPool
from clachan.server.bot_worker import Thought
from clachan.server.messages import HintShown
from clachan.server.tabletop import Tabletop
from clachan.server.told import refusal, told

COUNT = 3
NO_HINTS = refusal("no-hints")


def thought_of(match: Match, bot: str, hints: int = 0) -> Thought:
    """The position of a match for a worker, with chance of its own."""
    played = [action.number for action in match.actions]
    seed = secrets.randbelow(2**53)
    return Thought(match.game.name, dict(match.options), match.layout, played, match.seat, bot, seed, hints)


async def best_actions(pool: BotPool, match: Match, tabletop: Tabletop) -> list[HintShown]:
    """The best few answers to the question, with the points that are expected in the end."""
    catalogue = match.game.catalogue
    found = await pool.advise(thought_of(match, "hint", COUNT))
    return [_shown(catalogue[number], points, tabletop.parts(match.state, catalogue[number]))
            for number, points in found]  # fmt: skip


def _shown(action: Action, points: float, parts: Sequence[str]) -> HintShown:
    return HintShown(action.number, action.family.id, told(action.message()).named, points, list(parts))
