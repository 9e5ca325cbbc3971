"""Hints: what a bot thinks of the answers, worked out in a worker process."""

import secrets

from clachan.core.match import Match
from clachan.core.message import refusal
from clachan.server.advising import Advised
from clachan.server.bot_pool import BotPool
from clachan.server.bot_worker import question_of
from clachan.server.foresight import tried
from clachan.server.live_table import LiveTable
from clachan.server.messages import Act, HintShown, Warned
from clachan.server.tabletop import Tabletop
from clachan.server.told import told
from clachan.server.warning import warned

COUNT = 3
NO_HINTS = refusal("no-hints")


async def one_answer(pool: BotPool, match: Match, bot: str, guest: str) -> int:
    """What a bot would do that sat down just now, with chance of its own."""
    return await pool.think(question_of(match, bot, secrets.randbelow(2**53)), guest)


async def best_actions(pool: BotPool, match: Match, tabletop: Tabletop, guest: str) -> list[HintShown]:
    """The best few answers to the question, with the points that are expected in the end, and why."""
    found = await pool.advise(question_of(match, "hint", 0, hints=COUNT), guest)
    return [hint_shown(match, tabletop, advised) for advised in found]


def hint_shown(match: Match, tabletop: Tabletop, advised: Advised) -> HintShown:
    action = match.game.catalogue[advised.number]
    named, parts = told(action.message()).named, list(tabletop.parts(match.state, action))
    return HintShown(action.number, action.family.id, named, advised.points, parts, advised.why)


async def word_before(live: LiveTable, request: Act, guest: str) -> Warned | None:
    """What is said before a move that gives much away, to whoever is about to play it here and now."""
    table = live.table
    mine = table.asked in live.seating.held_by(guest)
    if request.sure or not table.row.terms.warn or not mine or live.frozen:
        return None
    if request.seq != table.seq or table.held is not None or table.match.over:
        return None
    match, steps = table.match.branch(), [request.number, *request.then]
    if request.number not in match.game.legal_numbers(match.state):
        return None  # it is refused when it is played
    if request.then:
        tried(table, steps)
    found = await warned(live.services.pool, match, steps, guest)
    if found is None:
        return None
    for number in found.given:
        match.push(number)
    better = hint_shown(match, table.tabletop, found.better)
    return Warned(request.id, request.seq, found.loss, found.given, better)
