"""The review of a game: found in workers, kept, gone on with, and the same as that of `clachan analyse`."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from test_outages import set_up
from visitors import Guest

from clachan.bots.assess import Effort
from clachan.core.game import State
from clachan.core.match import Match, new_match
from clachan.core.record import write_record
from clachan.core.rng import Rng
from clachan.server import review_rows
from clachan.server.bot_places import BotFailed
from clachan.server.bot_pool import BotPool
from clachan.server.judging import Judging, judge, judging_of, read_found, written
from clachan.server.live_table import LiveTable, Services
from clachan.server.loading import read_table
from clachan.server.notices import Notices
from clachan.server.reviewing import Review, Reviewer, _shown_at, shown
from clachan.server.store import Store
from clachan.server.table_registry import TableRegistry
from clachan.server.tabletop import tabletop_of
from clachan.server.terms import Terms
from clachan.server.webhooks import HookSender, PublicOnly
from clachan.server.writer import Writer
from clachan.sim.analyse import Task, analyse, summed_up, verdict_at
from clachan.sim.verdicts import Analysis, MissedChance, Verdict
from clachan.words import words_for

GAMES = 2


@cache
def finished() -> Match:
    """A short game: everybody passes as soon as possible."""
    match, rng = new_match("caledonia", {"players": 2}, 5), Rng(3)
    while not match.over:
        texts = {action.text: action for action in match.legal()}
        match.play(texts["pass"] if "pass" in texts and rng.below(3) else match.legal()[0])
    return match


@cache
def analysed() -> Analysis:
    return analyse(write_record(finished()), Effort(GAMES))


class Here(BotPool):
    """Judges in this process, and fails after so many decisions."""

    def __init__(self, most: int = 10_000) -> None:
        super().__init__(2, 20)
        self.left = most
        self.asked: list[int] = []

    async def judge(self, judging: Judging, guest: str) -> str:
        if not self.left:
            raise BotFailed("the worker was lost")
        self.left -= 1
        self.asked.append(judging.ply)
        return await asyncio.to_thread(judge, judging)


async def at_table(store: Store, pool: BotPool) -> LiveTable:
    """The finished game as a table of this store."""
    services = Services(store, Writer(store), pool, 0.0, Notices(store, HookSender(PublicOnly(()))))
    known = await store.tables_of("ann")
    table = known[0].id if known else await TableRegistry(services).upload("ann", write_record(finished()))
    return LiveTable(services, await read_table(store, table))


Story = Callable[[Store, Here, LiveTable], Awaitable[None]]


def with_a_review(tmp_path: Path, story: Story, most: int = 10_000) -> None:
    """What happens at the table of the finished game, whose judge fails after so many decisions."""

    async def whole() -> None:
        store, pool = await set_up(tmp_path / "t.db"), Here(most)
        await story(store, pool, await at_table(store, pool))
        await pool.close()
        await store.close()

    asyncio.run(whole())


async def worked_out(reviewer: Reviewer, live: LiveTable, games: int = GAMES) -> Review:
    review = await reviewer.begin(live, "ann", games)
    await reviewer.settled(live)
    return review


def test_what_is_found_is_that_of_the_analysis_and_is_kept(tmp_path: Path) -> None:
    async def story(store: Store, pool: Here, live: LiveTable) -> None:
        reviewer = Reviewer()
        assert await reviewer.look(live) is None
        review = await worked_out(reviewer, live)
        assert review.done
        found, wanted = review.analysis(), analysed()
        assert [(v.ply, v.played, v.best, v.loss, v.after) for v in found.verdicts] == [
            (v.ply, v.played, v.best, v.loss, v.after) for v in wanted.verdicts
        ]
        assert found.accounts == wanted.accounts
        assert found.turning_points == wanted.turning_points
        # Another process reads it, and thinks of nothing again.
        again = await Reviewer().look(live)
        assert again is not None and again.done
        assert again.analysis() == found
        before = len(pool.asked)
        await worked_out(Reviewer(), live)
        assert len(pool.asked) == before
        page = shown(review, [1], lesson=True)
        assert page.lesson
        assert (page.judged, page.decisions, page.done, page.yours) == (len(review.plies),) * 2 + (True, [1])
        assert [one.best is None for one in page.verdicts] == [
            one.played == one.best for one in found.verdicts
        ]
        assert all(one.parts for one in page.verdicts if one.best and "expand" in one.best.id)

    with_a_review(tmp_path, story)


def test_a_review_that_stood_still_goes_on_where_it_was(tmp_path: Path) -> None:
    async def story(store: Store, pool: Here, live: LiveTable) -> None:
        reviewer = Reviewer()
        review = await worked_out(reviewer, live)
        assert not review.done and review.trouble
        page = shown(review, [])
        assert page.stopped and page.judged == 5 and page.accounts == []
        found = await review_rows.kept(store, live.table.row.id, "caledonia")
        assert [one.ply for games, one in found if isinstance(one, Verdict)] == review.plies[:5]
        pool.left = 10_000
        again = await worked_out(Reviewer(), live)
        assert again.done
        assert pool.asked[5] == review.plies[5]
        assert again.analysis().accounts == analysed().accounts
        # More effort: everything is thought about anew, and what was found before gives way.
        pool.left, before = 3, len(pool.asked)
        longer = Reviewer()
        await longer.begin(live, "ann", GAMES + 1)
        await longer.settled(live)
        assert pool.asked[before:] == review.plies[:3]
        assert await review_rows.least_effort(store, live.table.row.id) == GAMES

    with_a_review(tmp_path, story, most=5)


def test_what_was_found_is_shown_while_it_is_thought_about_longer(tmp_path: Path) -> None:
    async def story(store: Store, pool: Here, live: LiveTable) -> None:
        first = shown(await worked_out(Reviewer(), live), [])
        pool.left = 3
        longer = Reviewer()
        stood = await longer.begin(live, "ann", GAMES + 1)
        assert [shown(stood, []).judged, len(shown(stood, []).verdicts)] == [0, first.decisions]
        await longer.settled(live)
        page = shown(stood, [])
        assert (page.judged, page.done, len(page.verdicts)) == (3, False, first.decisions)
        assert [one.games for one in page.verdicts] == [GAMES + 1] * 3 + [GAMES] * (first.decisions - 3)
        assert page.verdicts[3:] == first.verdicts[3:] and page.accounts and page.decided and page.luck
        # Who asks for less than is known is shown what is known.
        pool.left = 10_000
        done = await worked_out(Reviewer(), live, GAMES + 1)
        wanted = analyse(write_record(finished()), Effort(GAMES + 1))
        assert done.done and done.analysis() == replace(wanted, names=())
        assert await review_rows.least_effort(store, live.table.row.id) == GAMES + 1
        before = len(pool.asked)
        less = shown(await worked_out(Reviewer(), live, GAMES), [])
        assert (less.games, less.done, len(pool.asked)) == (GAMES + 1, True, before)
        assert less.accounts == shown(done, []).accounts and less.verdicts == shown(done, []).verdicts

    with_a_review(tmp_path, story)


def test_a_chance_gives_way_with_the_decision_at_which_it_was_missed(tmp_path: Path) -> None:
    """One that was no mistake after all charges nothing, and does not make a review one of less effort."""

    async def story(store: Store, pool: Here, live: LiveTable) -> None:
        table, verdict = live.table.row.id, analysed().verdicts[0]
        missed = MissedChance(verdict.ply, verdict.ply + 1, verdict.best, verdict.usual, 3.0)
        await review_rows.keep(store, table, GAMES, missed, written(missed))
        await review_rows.keep(store, table, GAMES + 1, verdict, written(verdict))
        assert [type(one) for _, one in await review_rows.kept(store, table, "caledonia")] == [Verdict]

    with_a_review(tmp_path, story)


def test_a_chance_found_with_less_effort_lowers_nothing_that_was_judged_anew() -> None:
    review, verdicts = Review(finished(), GAMES + 1), analysed().verdicts
    for verdict in verdicts:
        review.take(verdict, GAMES)
    worst = max(verdicts, key=lambda verdict: verdict.missed)
    still = MissedChance(worst.ply, worst.ply + 1, worst.best, worst.usual, worst.missed)

    def lost() -> float:
        return {verdict.ply: verdict.loss for verdict in review.analysis().verdicts}[worst.ply]

    alone = lost()
    review.take(still, GAMES)
    assert alone > 0 and lost() == 0, "all of it could still be had"
    review.take(worst)
    assert lost() == alone, "that is to be found again"


def test_looking_again_works_nothing_out_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pages look every few seconds: a game is summed up when something new was found, a move told once."""
    sums: list[int] = []
    told: list[int] = []
    plain_sum, plain_at = summed_up, Match.at

    def count_sum(match: Match, verdicts: tuple[Verdict, ...], *, seat: int | None) -> Analysis:
        sums.append(len(verdicts))
        return plain_sum(match, verdicts, seat=seat)

    def count_at(match: Match, ply: int) -> State:
        told.append(ply)
        return plain_at(match, ply)

    monkeypatch.setattr("clachan.server.reviewing.summed_up", count_sum)

    async def story(store: Store, pool: Here, live: LiveTable) -> None:
        review = Review(live.table.match, GAMES)
        *before, last = analysed().verdicts
        monkeypatch.setattr(Match, "at", count_at)
        for verdict in before:
            review.take(verdict)
        first = shown(review, [0])
        assert {one.ply for one in first.verdicts if one.best} <= set(told) and len(told) > 1
        told.clear()
        assert [shown(review, [seat]).yours for seat in (1, 0)] == [[1], [0]]
        assert sums == [len(before)] and told == []
        review.take(last)
        assert shown(review, []).judged == len(before) + 1 and sums == [len(before), len(before) + 1]
        assert set(told) <= {0, last.ply}  # the parts of the game are counted from its beginning

    with_a_review(tmp_path, story)


def test_a_worker_process_judges_a_decision() -> None:
    async def story() -> None:
        pool, match = BotPool(2, 60), finished()
        ply = analysed().verdicts[-1].ply
        text = await pool.judge(judging_of(match, Task(ply), GAMES), "ann")
        await pool.close()
        wanted = verdict_at(match, Effort(GAMES), 0, ply)
        found = read_found(text, False, "caledonia")
        assert found == wanted

    asyncio.run(story())


def test_a_running_game_is_not_reviewed_and_nonsense_is_refused(guest: Guest) -> None:
    table = guest.create("me", "easy")
    running = guest.http.get(f"/api/tables/{table}/review")
    assert (running.status_code, running.json()["why"]["id"]) == (409, "reason-review-not-over")
    record = guest.http.post("/api/records", content=write_record(finished())).json()["table"]
    assert guest.http.get(f"/api/tables/{record}/review").json() is None
    for wrong in ({"games": 7}, {"games": -1}, {"games": "all"}, {}, {"games": 8, "more": 1}):
        assert guest.http.post(f"/api/tables/{record}/review", json=wrong).status_code == 400
    begun = guest.http.post(f"/api/tables/{record}/review", json={"games": 8})
    assert begun.status_code == 200
    assert begun.json()["decisions"] == len(analysed().verdicts)
    assert guest.http.get("/api/tables/nowhere/review").status_code == 404


def test_whoever_played_is_shown_which_seats_were_theirs(new_guest: Callable[[], Guest]) -> None:
    ann, eve = new_guest(), new_guest()
    table = ann.create("random", "me", seed=5)

    def soon(legal: list[dict[str, object]]) -> dict[str, object]:
        return next((one for one in legal if one["family"] == "pass"), legal[0])

    ann.open(table).play_on(choose=soon)
    begun = [who.http.post(f"/api/tables/{table}/review", json={"games": 8}).json() for who in (ann, eve)]
    assert [one["yours"] for one in begun] == [[1], []]
    assert not begun[0]["lesson"]


def test_after_a_lesson_the_page_is_told_so(tmp_path: Path) -> None:
    async def story(store: Store, pool: Here, live: LiveTable) -> None:
        review = Review(live.table.match, GAMES)
        assert not _shown_at(live, review, "ann").lesson
        live.table.row = replace(live.table.row, terms=Terms(lesson=True))
        assert _shown_at(live, review, "ann").lesson

    with_a_review(tmp_path, story, most=0)


@pytest.mark.parametrize("game", ["glenmore"])
def test_the_other_game_is_judged_too(game: str) -> None:
    match, rng = new_match(game, {"players": 2}, 5), Rng(3)
    while not match.over:
        numbers = match.game.legal_numbers(match.state)
        match.push(numbers[rng.below(len(numbers))])
    ply = next(
        ply
        for ply in reversed(range(match.ply))
        if match.seat_of(ply) >= 0 and len(match.game.legal_numbers(match.at(ply))) > 1
    )
    text = judge(judging_of(match, Task(ply), GAMES))
    assert read_found(text, False, game) == verdict_at(match, Effort(GAMES), 0, ply)


def test_the_review_says_what_decided_and_what_to_learn(tmp_path: Path) -> None:
    async def story(store: Store, pool: Here, live: LiveTable) -> None:
        review = await worked_out(Reviewer(), live)
        page = shown(review, [0])
        said = [one.said.id for one in page.decided]
        assert said[0] == "decided-won" and "decided-line" in said
        moment = next(one for one in page.decided if one.said.id == "decided-moment")
        worst = max((one for one in page.verdicts if one.mistake), key=lambda one: one.loss)
        assert moment.ply == worst.ply
        for seat, learnt in enumerate(page.learn):
            lost = {one.ply: one.loss for one in page.verdicts if one.seat == seat and one.mistake}
            assert len(learnt) <= 3 and all(one.ply in lost for one in learnt)
            points = [one.said.named["points"] for one in learnt]
            assert points == sorted(points, key=lambda value: -int(str(value)))
        for seat, account in enumerate(page.accounts):
            by_parts = sum(part.seats[seat] for part in page.luck)
            last = page.verdicts[-1].margins[seat]
            assert abs(by_parts + (account.end - last) - account.luck) < 1.0, "luck adds up"

    with_a_review(tmp_path, story)


def test_moves_of_glen_more_are_called_by_their_tiles() -> None:
    """No list of moves names a space of the road or a place of the grid: nobody sees their numbers."""
    match, rng = new_match("glenmore", {"players": 3, "chronicles": "12345678"}, 4), Rng(8)
    title, heard = tabletop_of("glenmore").title, set()
    while not match.over:
        for action in match.legal() if match.seat >= 0 else []:
            said = title(match.state, action)
            heard.add(said.id)
            places = [one for one in said.parameters.values() if str(one).startswith(("space:", "cell:"))]
            assert not places or action.family.id == "space", words_for("glenmore").say(said)
        match.push(match.legal()[rng.below(len(match.legal()))].number)
    assert {"pick-take", "pick-lay", "pick-activate", "pick-move", "pick-to"} <= heard
