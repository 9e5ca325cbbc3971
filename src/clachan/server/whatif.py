"""What if: play all sides from any position. The branch lives in the browser and comes with each request."""

import secrets

from clachan.core.errors import ClachanError, IllegalAction
from clachan.core.match import Match
from clachan.core.message import Reason, refusal
from clachan.core.rng import Rng
from clachan.server.api_messages import WhatIfForm, WhatIfShown
from clachan.server.bots_here import bot_named
from clachan.server.explaining import Known
from clachan.server.hinting import NO_HINTS, best_actions, one_answer
from clachan.server.live_table import LiveTable
from clachan.server.messages import HintShown, LogLine
from clachan.server.table import legal_of, log_lines
from clachan.server.told import told


async def what_if(live: LiveTable, form: WhatIfForm, guest: str) -> WhatIfShown:
    """The position after the branch; chance answers from a stream of its own, so that nothing is foretold."""
    table = live.table
    if table.hides:
        raise ClachanError(refusal("hidden-no-branch"))
    if (form.bot or form.hints) and not live.seating.gives_hints():
        raise ClachanError(NO_HINTS)
    match = table.match.told(min(form.ply, table.match.ply))
    match.rng = Rng(secrets.randbelow(2**53))
    for number in form.actions:
        _play(match, number)
    lines = log_lines(match.ply, match.facts()) if form.actions else []
    if form.bot and match.seat >= 0:
        bot_named(form.bot, match.game)
        _play(match, await one_answer(live.services.pool, match, form.bot, guest))
        lines = log_lines(match.ply, match.facts())
    if not form.preview:
        drawn = match.let_chance()
        plies = range(match.ply - drawn, match.ply)
        lines += [line for ply in plies for line in log_lines(ply + 1, match.facts(ply))]
    asks = form.hints and match.seat >= 0
    advice = await best_actions(live.services.pool, match, table.tabletop, guest) if asks else []
    return _shown(live, match, form, lines, advice)


def _play(match: Match, number: int) -> None:
    if not 0 <= number < len(match.game.catalogue):
        raise IllegalAction("", Reason("", "unknown-number", {"number": number}))
    match.play(match.game.catalogue[number])


def _shown(
    live: LiveTable, match: Match, form: WhatIfForm, lines: list[LogLine], advice: list[HintShown]
) -> WhatIfShown:
    tabletop, asked = live.table.tabletop, match.question
    legal = legal_of(match.game, match.state, tabletop) if match.seat >= 0 else []
    played = [action.number for action in match.actions[form.ply :]]
    known = Known(match, tabletop.relevance, tabletop.parts)
    wanted = known.touching(form.why) if form.why and match.seat >= 0 else []
    reasons = tabletop.relevance.explain(match.game, match.state, wanted)
    view = match.view(asked.seat if asked.seat >= 0 else None)
    question = told(asked.message())
    return WhatIfShown(match.ply, played, asked.seat, question, lines, legal, reasons, advice, view)
