"""The review of a game: every decision judged in the workers, kept, and shown to whoever may see the game.

It is the analysis of `clachan analyse` (sim/analyse.py), with the same numbers for the same effort.
"""

import asyncio
import logging
from collections import Counter
from dataclasses import dataclass
from functools import partial
from weakref import WeakKeyDictionary

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from clachan.bots.choosers import found_choosers
from clachan.core.errors import ClachanError
from clachan.core.match import Match
from clachan.core.message import refusal
from clachan.server import review_rows
from clachan.server.allowances import TooMuch, caller_of
from clachan.server.api import Refusal, answer, form, guarded
from clachan.server.bot_places import WorkerLost
from clachan.server.judging import Found, judging_of, read_found
from clachan.server.live_table import LiveTable
from clachan.server.review_messages import (
    AccountShown,
    LuckShown,
    PartShown,
    ReviewForm,
    ReviewShown,
    SaidShown,
    VerdictShown,
)
from clachan.server.store import LeaseLost
from clachan.server.tabletop import tabletop_of
from clachan.server.told import Told, told
from clachan.sim.analyse import Task, decisions, is_legal, summed_up
from clachan.sim.decided import Decided, decided, luck_of, to_learn
from clachan.sim.verdicts import Analysis, MissedChance, Verdict, charged, open_chances

log = logging.getLogger("clachan.reviewing")
EFFORTS = (8, 32, 128)
"""How often each candidate is played on: at first, and when somebody wants it to be thought about longer."""
TRIES = 3
AT_ONCE = 5
"""Games of one guest that are thought about at the same time: their tables stay awake meanwhile."""


@dataclass(frozen=True)
class Findings:
    """What pages are shown of an analysis."""

    parts: list[PartShown]
    verdicts: list[VerdictShown]
    accounts: list[AccountShown]
    decided: list[SaidShown]
    learn: list[list[SaidShown]]
    luck: list[LuckShown]


class Review:
    """The review of one game that is being worked on, or is done."""

    def __init__(self, match: Match, games: int) -> None:
        self.match: Match = match.copy()
        self.games = games
        self.plies = decisions(self.match)
        self.verdicts: dict[int, Verdict] = {}
        self.chances: dict[int, MissedChance] = {}
        self.earlier: dict[int, Verdict] = {}
        """What was found with less effort, by its ply: it is shown until more is known."""
        self.earlier_chances: dict[int, MissedChance] = {}
        self.done = False
        self.trouble = ""
        self._findings: Findings | None = None
        self._touched: dict[tuple[int, str], list[str]] = {}
        self._titles: dict[tuple[int, str], Told] = {}

    def take(self, found: Found, games: int | None = None) -> None:
        """Something that was found, with this effort or with the one that is named."""
        self._findings = None
        less = games is not None and games < self.games
        if isinstance(found, Verdict):
            (self.earlier if less else self.verdicts)[found.ply] = found
        else:
            (self.earlier_chances if less else self.chances)[found.missed_at] = found

    def tasks(self) -> list[Task]:
        """What is still to be thought about: first all decisions, then what chances were left."""
        missing = [Task(ply) for ply in self.plies if ply not in self.verdicts]
        if missing:
            return missing
        ordered = [self.verdicts[ply] for ply in self.plies]
        open_ones = open_chances(ordered, partial(is_legal, self.match))
        return [Task(chance.ply, chance) for chance in open_ones if chance.missed_at not in self.chances]

    def analysis(self) -> Analysis:
        known = self.earlier | self.verdicts
        found = [known[ply] for ply in self.plies if ply in known]
        left = [chance for ply, chance in self.earlier_chances.items() if ply not in self.verdicts]
        partly = None if len(found) == len(self.plies) else 0  # accounts need all decisions
        return summed_up(self.match, charged(found, [*left, *self.chances.values()]), seat=partly)

    def findings(self) -> Findings:
        """What pages are shown, worked out when something new was found, not whenever somebody looks."""
        if self._findings is None:
            found = self.analysis()
            self._findings = Findings(
                [PartShown(ply, told(name)) for ply, name in found.parts],
                [self._verdict(verdict) for verdict in found.verdicts],
                [AccountShown(*(round(part, 1) for part in vars(one).values())) for one in found.accounts],
                _said(decided(found, self.match.scores())) if found.accounts else [],
                [_said(to_learn(found, self.match.game, seat)) for seat in range(len(found.totals))],
                [LuckShown(part.seats, part.doubt) for part in luck_of(found)] if found.accounts else [],
            )
        return self._findings

    def _verdict(self, verdict: Verdict) -> VerdictShown:
        same = verdict.played == verdict.best
        return VerdictShown(
            verdict.ply,
            verdict.seat,
            self._title(verdict.ply, verdict.played),
            None if same else self._title(verdict.ply, verdict.best),
            self._parts(verdict),
            round(verdict.loss, 1),
            round(verdict.doubt, 1),
            verdict.mistake,
            [round(margin, 1) for margin in verdict.after],
            round(verdict.error, 1),
            verdict.games,
        )

    def _title(self, ply: int, text: str) -> Told:
        """What a move is called in a list: shorter than what the log tells of it."""
        if (ply, text) not in self._titles:
            game = self.match.game
            called = tabletop_of(game.name).title(self.match.at(ply), game.catalogue.read(text))
            self._titles[ply, text] = told(called)
        return self._titles[ply, text]

    def _parts(self, verdict: Verdict) -> list[str]:
        """What the bot's choice would have touched, if it is another one than that of the player."""
        key = verdict.ply, verdict.best
        if verdict.played == verdict.best:
            return []
        if key not in self._touched:
            number = self.match.game.catalogue.read(verdict.best).number
            facts = self.match.game.narrate(self.match.at(verdict.ply), number)
            self._touched[key] = list(facts[0].parts)
        return self._touched[key]


class Reviewer:
    """All reviews of this process. They are forgotten with their tables, and read from the store again."""

    def __init__(self) -> None:
        self._reviews: WeakKeyDictionary[LiveTable, Review] = WeakKeyDictionary()
        self._tasks: dict[LiveTable, asyncio.Task[None]] = {}
        self._thinking: Counter[str] = Counter()

    async def look(self, live: LiveTable) -> Review | None:
        """The review as far as it is; None if nobody has asked for one."""
        if live not in self._reviews:
            effort = await review_rows.least_effort(live.services.store, live.table.row.id)
            if not effort:
                return None
            read = await self._read(live, effort)
            return self._reviews.setdefault(live, read)
        return self._reviews[live]

    async def _read(self, live: LiveTable, effort: int) -> Review:
        review, row = Review(live.table.match, effort), live.table.row
        for games, found in await review_rows.kept(live.services.store, row.id, row.game):
            review.take(found, games)
        review.done = not review.tasks()
        return review

    async def begin(self, live: LiveTable, guest: str, games: int) -> Review:
        """Think about a game, or on about it; what was found with so much effort is not found again."""
        known = await review_rows.least_effort(live.services.store, live.table.row.id)
        review = await self._read(live, max(games, known))
        if live in self._tasks:
            return self._reviews[live]
        self._reviews[live] = review
        if not review.done:
            if self._thinking[guest] >= AT_ONCE:
                raise TooMuch(refusal("too-many-reviews", count=AT_ONCE))
            self._thinking[guest] += 1
            self._tasks[live] = asyncio.create_task(self._work(live, review, guest))
        return review

    async def _work(self, live: LiveTable, review: Review, guest: str) -> None:
        """One decision after the other, so that a table's review never takes all workers."""
        name = live.table.row.id
        try:
            with live.in_use():
                while tasks := review.tasks():
                    for task in tasks:
                        await self._think(live, review, task, guest)
            review.done = True
        except LeaseLost:  # whoever has the table now reads what was found so far
            self._reviews.pop(live, None)
        except ClachanError as error:
            # Whoever looks again lets it go on.
            review.trouble = str(error)
            log.warning("the review of table %s stands still: %s", name, error)
        except Exception:
            review.trouble = "failed"
            log.exception("the review of table %s stands still", name)
        finally:
            self._tasks.pop(live, None)
            self._thinking[guest] -= 1
            self._thinking += Counter()  # those who wait for nothing need not be known

    async def _think(self, live: LiveTable, review: Review, task: Task, guest: str) -> None:
        services, row = live.services, live.table.row
        asked = judging_of(review.match, task, review.games)
        for left in reversed(range(TRIES)):
            try:
                text = await services.pool.judge(asked, guest)
                break
            except WorkerLost:
                if not left:
                    raise
        found = read_found(text, task.chance is not None, row.game)
        await review_rows.keep(services.store, row.id, review.games, found, text)
        review.take(found)

    async def settled(self, live: LiveTable) -> None:
        """When nobody thinks about this game any more."""
        task = self._tasks.get(live)
        if task:
            await asyncio.wait([task])

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def shown(review: Review, yours: list[int], lesson: bool = False) -> ReviewShown:
    """As pages get it."""
    found = review.findings()
    return ReviewShown(
        review.games,
        len(review.verdicts),
        len(review.plies),
        review.done,
        bool(review.trouble),
        found.parts,
        found.verdicts,
        found.accounts,
        yours,
        lesson,
        found.decided,
        found.learn,
        found.luck,
    )


def _said(found: list[Decided]) -> list[SaidShown]:
    return [SaidShown(one.ply, told(one.message)) for one in found]


async def look(request: Request) -> Response:
    live = await _reviewable(request)
    found = await request.app.state.reviewer.look(live)
    guest = request.app.state.guests.read(request)
    return answer(_shown_at(live, found, guest) if found else None)


async def begin(request: Request) -> Response:
    live = await _reviewable(request)  # first: who has the table elsewhere reads the form
    wanted = await form(request, ReviewForm)
    if wanted.games not in EFFORTS:
        raise Refusal(400, "review-effort", least=EFFORTS[0], most=EFFORTS[-1])
    caller = caller_of(request)
    review = await request.app.state.reviewer.begin(live, caller.named("guest"), wanted.games)
    return answer(_shown_at(live, review, caller.guest))


def _shown_at(live: LiveTable, review: Review, guest: str) -> ReviewShown:
    return shown(review, live.seating.held_by(guest), live.table.row.terms.lesson)


async def _reviewable(request: Request) -> LiveTable:
    """A game is judged when it is over: before, that would be advice."""
    live: LiveTable = await request.app.state.registry.live_table(request.path_params["table"])
    if not live.table.over:  # a last turn that waits for its end may still be taken back
        raise Refusal(409, "review-not-over")
    if not found_choosers(live.table.row.game):
        raise Refusal(404, "review-no-bots")
    return live


routes = [
    Route("/api/tables/{table:name}/review", guarded(look, "study")),
    Route("/api/tables/{table:name}/review", guarded(begin, "study"), methods=["POST"]),
]
