"""The bots at a table are the bots that were measured: a session for each seat, kept between questions."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from visitors import Guest

from clachan.core.game import Game, open_game
from clachan.core.match import Match, new_match
from clachan.server.bot_pool import BotPool
from clachan.server.bot_worker import BotQuestion, Sessions, question_of
from clachan.server.live_table import LiveTable, Services
from clachan.server.loading import read_table
from clachan.server.notices import Notices
from clachan.server.schema import GameRow, SeatRow
from clachan.server.store import open_store
from clachan.server.terms import Terms
from clachan.server.webhooks import HookSender, PublicOnly
from clachan.server.writer import Writer
from clachan.sim.play import play_game

SEED = 12
PLIES = 60  # more than a round of Caledonia: the plan for the rest of a round is among what must be kept


def arena(game: Game, options: dict[str, Any], bots: list[str]) -> list[int]:
    return play_game(game, game.read_options(options), bots, SEED).numbers


async def played_at_a_table(db: Path, game: Game, options: dict[str, Any], bots: list[str]) -> list[int]:
    """What the bots of a reproducible table play, until there are enough plies."""
    store = open_store(str(db))
    await store.open()
    match = new_match(game.name, options, SEED)
    digest, terms = game.data_digest(), Terms(seed=SEED, reproducible=True)
    row = GameRow("t", game.name, "h", options, match.layout, SEED, digest, "0", 0.0, game.rules, terms)
    seats = [SeatRow(place, "bot", bot, bot, f"token{place}") for place, bot in enumerate(bots)]
    await store.add_table(row, seats, match.seat, False, "")
    writer, pool = Writer(store), BotPool(2, 60.0)
    writer.start()
    services = Services(store, writer, pool, 0.0, Notices(store, HookSender(PublicOnly(()))))
    live = LiveTable(services, await read_table(store, "t"))
    await live.wake()
    while live.table.match.ply < PLIES and not live.table.over:
        await asyncio.sleep(0.01)
    found = [action.number for action in live.table.match.actions]
    await live.close()
    await pool.close()
    await writer.close()
    await services.notices.close()
    await store.close()
    return found


@pytest.mark.parametrize(
    ("name", "options", "bots"),
    [
        ("caledonia", {"players": 2}, ["plan:iterations=4,beam=4,depth=3", "easy"]),
        ("glenmore", {"players": 2}, ["turn:beam=4,depth=3,samples=2", "random"]),
        ("glenmore", {"players": 3, "chronicles": "12345678"}, ["turn:beam=4,depth=1", "easy", "easy"]),
    ],
)
def test_the_moves_at_a_table_are_those_of_the_arena(
    name: str, options: dict[str, Any], bots: list[str], tmp_path: Path
) -> None:
    game = open_game(name)
    expected = arena(game, options, bots)
    found = asyncio.run(played_at_a_table(tmp_path / "t.db", game, options, bots))
    assert len(found) >= PLIES
    assert found == expected[: len(found)]


def positions(match: Match, seat: int, bot: str, table: str) -> list[BotQuestion]:
    """The questions of a seat in a match, where there was a choice."""
    game, numbers = match.game, [action.number for action in match.actions]
    asked = [
        ply
        for ply, _, state in match.steps()
        if game.seat(state) == seat and len(game.legal_numbers(state)) > 1
    ]
    whole = question_of(match, bot, SEED, table)
    return [
        BotQuestion(whole.game, whole.options, whole.layout, numbers[:ply], seat, bot, SEED, table)
        for ply in asked
    ]


def played_match(bots: list[str]) -> Match:
    game = open_game("caledonia")
    match = new_match("caledonia", {"players": 2}, SEED)
    for number in arena(game, {"players": 2}, bots):
        match.push(number)
    return match


BOT = "plan:iterations=4,beam=4,depth=3"


def test_a_session_goes_on_and_a_question_put_again_is_answered_again() -> None:
    match = played_match([BOT, "easy"])
    sessions = Sessions()
    for question in positions(match, 0, BOT, "t")[:14]:
        played = match.actions[len(question.actions)].number
        assert [sessions.answer(question) for _ in range(2)] == [played, played]
    assert len(sessions) == 1


def test_a_session_that_was_lost_goes_on_alike_everywhere() -> None:
    questions = positions(played_match([BOT, "easy"]), 0, BOT, "t")[6:12]
    first, second = Sessions(), Sessions()
    assert [first.answer(one) for one in questions] == [second.answer(one) for one in questions]


def test_what_is_taken_back_ends_a_session() -> None:
    """Another way from an earlier ply is answered for the position at hand, as by a new session there."""
    match = played_match([BOT, "easy"])
    questions = positions(match, 0, BOT, "t")
    sessions = Sessions()
    for question in questions[:10]:
        sessions.answer(question)
    again = questions[6]
    assert sessions.answer(again) == Sessions().answer(again)


def test_sessions_of_idle_tables_are_dropped() -> None:
    questions = [positions(played_match(["easy", "easy"]), 0, "easy", f"t{n}")[0] for n in range(5)]
    clock = [0.0]
    sessions = Sessions(most=3, idle_seconds=100.0, now=lambda: clock[0])
    for question in questions:
        sessions.answer(question)
        clock[0] += 10.0
    assert len(sessions) == 3
    clock[0] += 95.0
    sessions.answer(questions[4])
    assert len(sessions) == 1


def test_the_server_takes_bots_by_name_only(guest: Guest) -> None:
    def status(bot: str) -> int:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": bot}]
        return guest.http.post("/api/tables", json={"game": "caledonia", "seats": seats}).status_code

    assert [status(bot) for bot in ("easy", "mcts", "mcts:time=3600", "greedy:noise=1", "mcts:")] == [
        201, 201, 400, 400, 400,
    ]  # fmt: skip
    table = guest.create("me", "easy")
    link = guest.open(table)
    assert link.ask("leave", seat=0, bot="turn:beam=500")["code"] == "BadBot"
    form = {"ply": 0, "actions": [], "bot": "mcts:time=3600"}
    refused = guest.http.post(f"/api/tables/{table}/what-if", json=form)
    assert refused.status_code == 400 and refused.json()["why"]["id"] == "reason-bot-settings"
    assert not any(
        "parameters" in bot for game in guest.http.get("/api/games").json() for bot in game["bots"]
    )
