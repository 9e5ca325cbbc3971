"""One deal for several tables: the challenge of a day, and duplicates."""

import asyncio
import hashlib
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec import json
from test_outages import set_up
from test_reviews import Here
from typer.testing import CliRunner, Result
from visitors import Guest, Link
from websockets.exceptions import ConnectionClosedError

from clachan.cli.app import app
from clachan.core.sealed import commitment_of
from clachan.server import days, deal_routes, deal_rows
from clachan.server.api_messages import ScoreShown
from clachan.server.days import day_before, end_of, is_day, today
from clachan.server.deal_rows import Deal
from clachan.server.deals import EXPERT, Day, Deals, is_late
from clachan.server.live_table import Services
from clachan.server.notices import Notices
from clachan.server.schema import GameRow
from clachan.server.store import Store
from clachan.server.table import bots_seed, chance_of
from clachan.server.table_registry import TableRegistry
from clachan.server.terms import Terms
from clachan.server.webhooks import HookSender, PublicOnly
from clachan.server.writer import Writer

NewGuest = Callable[[], Guest]
GAME = "caledonia"


def begin(guest: Guest, game: str = GAME, named: bool = False) -> str:
    made = guest.http.post(f"/api/challenges/{game}", json={"named": named})
    assert made.status_code == 201, made.text
    return str(made.json()["table"])


def shown(guest: Guest, game: str = GAME, day: str = "") -> dict[str, Any]:
    found = guest.http.get("/api/challenges", params={"day": day} if day else {}).json()
    mine: dict[str, Any] = next(one for one in found["games"] if one["game"] == game)
    return mine


def first_moves(link: Link, count: int) -> list[object]:
    """The same answers at every table, and all that can be seen before each."""
    seen: list[object] = []

    def first(legal: list[dict[str, object]]) -> dict[str, object]:
        seen.append(link.update["view"])
        return legal[0]

    link.play_on(count, first)
    return seen


def pass_through(link: Link) -> None:
    """A whole game that is over soon."""

    def soon(legal: list[dict[str, object]]) -> dict[str, object]:
        return next((one for one in legal if one["family"] == "pass"), legal[0])

    link.play_on(choose=soon)


@pytest.mark.parametrize("game", ["caledonia", "glenmore"])
def test_everybody_has_the_same_layout_and_draws_that_day(new_guest: NewGuest, game: str) -> None:
    one, other = new_guest(), new_guest()
    first, second = one.open(begin(one, game)), other.open(begin(other, game))
    assert first.chance["commitment"] == second.chance["commitment"] != ""
    seen = first_moves(first, 12), first_moves(second, 12)
    names = [[str(view).replace(link.seats["seats"][0]["name"], "?") for view in part]
             for link, part in zip((first, second), seen, strict=True)]  # fmt: skip
    assert names[0] == names[1]


def test_a_guest_has_one_try_whatever_is_pressed(guest: Guest) -> None:
    found: list[str] = [begin(guest)]  # the cookie comes with the first
    tabs = [threading.Thread(target=lambda: found.append(begin(guest))) for _ in range(4)]
    for tab in tabs:
        tab.start()
    for tab in tabs:
        tab.join()
    assert len(found) == 5 and len(set(found)) == 1
    assert len(guest.http.get("/api/home").json()["mine"]) == 1


def test_nothing_of_others_is_shown_before_the_own_try_is_over(new_guest: NewGuest) -> None:
    ann, ben, eve = new_guest(), new_guest(), new_guest()
    before = shown(eve)["finished"]  # by guests of other tests, on the same day
    table = begin(ann, named=True)
    ann.http.post("/api/name", json={"name": "Ann"})
    pass_through(ann.open(table))
    mine = shown(ann)
    assert mine["over"] and [one["yours"] for one in mine["results"]].count(True) == 1
    own = begin(ben)
    for stranger in (ben, eve):
        found = shown(stranger)
        assert found["results"] == [] and found["expert"] == "" and found["secret"] == ""
        assert found["finished"] == before + 1
        for path in ("replay", "record", "at/3", "review", "standings"):
            assert stranger.http.get(f"/api/tables/{table}/{path}").status_code == 403, path
        assert stranger.http.post(f"/api/tables/{table}/what-if", json={"ply": 0}).status_code == 403
    with pytest.raises(ConnectionClosedError):
        ben.open(table)
    pass_through(ben.open(own))
    after = shown(ben)
    named = {one["name"] for one in after["results"]}
    assert "Ann" in named, "Ann wants to be named"
    assert ben.http.get(f"/api/tables/{table}/replay").status_code == 200
    unnamed = [one["name"] for one in shown(ann)["results"] if not one["expert"]].count("")
    assert unnamed > 0, "Ben does not"
    ben.http.post(f"/api/challenges/{GAME}/named", json={"day": today(), "named": True})
    assert [one["name"] for one in shown(ann)["results"] if not one["expert"]].count("") == unnamed - 1


def test_nobody_helps_with_a_try(guest: Guest) -> None:
    table = begin(guest)
    link = guest.open(table)
    assert link.ask("hint", seq=link.update["seq"])["type"] == "refused"
    for helped in ({"hints": True}, {"bot": "expert"}):
        asked = guest.http.post(f"/api/tables/{table}/what-if", json={"ply": 0, **helped})
        assert (asked.status_code, asked.json()["why"]["id"]) == (400, "reason-no-hints")
    assert link.ask("leave", seat=0, bot="expert")["type"] == "refused"
    assert link.ask("leave", seat=0, bot="")["type"] == "refused"
    assert not link.welcome["hints"]


def test_the_secret_of_a_day_is_not_told_that_day(guest: Guest) -> None:
    link = guest.open(begin(guest))
    pass_through(link)
    assert link.chance["secret"] == "" and link.chance["commitment"]
    record = guest.http.get(f"/api/tables/{link.welcome['table']}/record").text
    assert link.chance["commitment"] in record
    assert shown(guest)["secret"] == ""


def test_a_day_that_is_not_there_is_refused(guest: Guest) -> None:
    begin(guest)
    for day in ("2999-01-01", "yesterday", "2026-1-1", "0000-00-00", "0001-01-01", "\x00"):
        assert guest.http.get("/api/challenges", params={"day": day}).status_code == 404
        asked = guest.http.post(f"/api/challenges/{GAME}/named", json={"day": day, "named": True})
        assert asked.status_code == 404 or is_day(day)
    before = guest.http.get("/api/challenges", params={"day": day_before(today())}).json()
    assert all(one["results"] == [] for one in before["games"])
    assert guest.http.post("/api/challenges/chess", json={}).status_code == 400
    assert guest.http.get("/api/deals/nothing").status_code == 404
    assert guest.http.get(f"/api/deals/{today()}-{GAME}").status_code == 404, "a day is no duplicate"


def test_a_table_cannot_be_smuggled_into_a_deal(guest: Guest) -> None:
    begin(guest)
    table = guest.create("me", terms={"deal": f"{today()}-{GAME}", "day": today()})
    assert guest.open(table).ask("leave", seat=0, bot="")["type"] == "done"


# Across midnight, and the key


async def set_up_deals(path: Path, key: str) -> Deals:
    store = await set_up(path)
    services = Services(store, Writer(store), Here(), 0.0, Notices(store, HookSender(PublicOnly(()))))
    return Deals(store, TableRegistry(services), key)


def test_the_draws_of_a_day_follow_from_a_key_and_not_from_the_date_alone(tmp_path: Path) -> None:
    async def story() -> None:
        one, other = await set_up_deals(tmp_path / "a.db", "a"), await set_up_deals(tmp_path / "b.db", "b")
        same = one.challenge("2026-11-17", GAME)
        assert same == one.challenge("2026-11-17", GAME)
        others = [other.challenge("2026-11-17", GAME), one.challenge("2026-11-18", GAME)]
        others.append(one.challenge("2026-11-17", "glenmore"))
        assert len({same.secret, *(deal.secret for deal in others)}) == 4
        for deals in (one, other):
            await deals._store.close()
        assert same.secret not in {hashlib.sha256(text.encode()).hexdigest() for text in ("2026-11-17", GAME)}

    asyncio.run(story())


def test_a_day_that_is_over_is_open_to_all_and_who_ends_later_is_late(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal = Deal("2026-11-17-caledonia", "2026-11-17", GAME, "", "secret")
    monkeypatch.setattr(days, "today", lambda: "2026-11-17")
    assert not days.is_past(deal.day)
    monkeypatch.setattr(days, "today", lambda: "2026-11-18")
    assert days.is_past(deal.day) and not days.is_past("")
    late = deal_rows.DealTable(deal.id, "ann", "t", True, "[]", 1_795_046_400.0 - 1)
    assert days.day_of(late.finished) == "2026-11-18" and is_late(late, deal.day)
    terms = Terms(deal=deal.id, day=deal.day)
    row = GameRow("t", GAME, "ann", {}, {}, 0, "", "", 0.0, 1, terms, 0, "secret")
    assert chance_of(row, over=True).secret == "secret", "the day is over"
    monkeypatch.setattr(days, "today", lambda: "2026-11-17")
    assert chance_of(row, over=True).secret == "", "the day is not over"


def test_bots_at_tables_of_one_deal_draw_from_the_same() -> None:
    """A bot that draws answers the same answers alike at every table: nobody has an easier opponent."""

    def row(secret: str, terms: Terms) -> GameRow:
        return GameRow("t", GAME, "ann", {}, {}, 7, "", "", 0.0, 1, terms, 0, secret)

    of_day, of_one = Terms(deal="d", day="2026-11-17"), Terms()
    seeds = [bots_seed(row("secret", of_day), usual) for usual in (1, 2)]
    assert seeds[0] == seeds[1] != bots_seed(row("other", of_day), 1)
    assert [bots_seed(row("secret", of_one), usual) for usual in (1, 2)] == [1, 2]
    assert bots_seed(row("secret", Terms(seed=7, reproducible=True)), 1) == 7


def test_the_expert_plays_the_deal_of_a_day_against_the_same_opponents(tmp_path: Path) -> None:
    async def story() -> None:
        of_day = await set_up_deals(tmp_path / "t.db", "key")
        store, deal = of_day._store, of_day.challenge(today(), "glenmore")
        mine = await of_day.begin("ann", "Ann", "glenmore", False)
        (expert,) = await deal_rows.at_places(store, deal.id, [EXPERT])
        seats = [[seat.bot for seat in await store.seats_of(table)] for table in (mine, expert.table)]
        assert seats == [["", "normal"], ["expert", "normal"]]
        rows = [await store.game_row(table) for table in (mine, expert.table)]
        assert all(row and (row.secret, row.terms.deal) == (deal.secret, deal.id) for row in rows)
        await of_day._registry.services.pool.close()
        await store.close()

    asyncio.run(story())


def test_only_days_are_days() -> None:
    assert is_day("2024-02-29") and not is_day("2025-02-29") and not is_day("20240229") and not is_day("")


def test_the_list_of_a_day_is_bounded_and_holds_the_own_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deal_routes, "SHOWN_MOST", 3)
    totals = {"ann": 90, "ben": 80, "cat": 80, "dan": 70, "eve": 60, "expert": 50, "fay": 40, "gus": 99}

    async def story() -> list[tuple[str, int, bool]]:
        of_day = await set_up_deals(tmp_path / "t.db", "key")
        store, deal = of_day._store, of_day.challenge("2026-11-16", GAME)
        for guest, total in totals.items():
            row = GameRow(f"of-{guest}", GAME, guest, {}, {}, 0, "", "", 0.0)
            await store.add_table(row, [], -1, True, "")
            await deal_rows.claim(store, deal, guest, row.id, False)
            one = deal_rows.DealTable(deal.id, guest, row.id, False, "", 0.0)
            scores = json.encode([ScoreShown(0, {}, total, 1, ""), ScoreShown(1, {}, 30, 2, "")]).decode()
            late = guest == "gus"
            finished, rank = 1_795_046_400.0 if late else 1_794_830_000.0, deal_rows.Rank(total - 30, total)
            await deal_rows.keep_scores(store, one, scores, finished, rank)
        read = deal_rows._read
        rows = [0]

        async def counting(store: Store, query: Any) -> list[deal_rows.DealTable]:
            found = await read(store, query)
            rows[0] += len(found)
            return found

        monkeypatch.setattr(deal_rows, "_read", counting)
        found = await deal_routes._challenge(of_day, deal, "fay")
        assert rows[0] == 3 + 2, "no more is read than is shown"
        assert (found.finished, found.expert) == (7, "done"), "all are counted"
        await store.close()
        return [(one.table, one.place, one.yours) for one in found.results]

    assert asyncio.run(story()) == [
        ("of-ann", 1, False),
        ("of-ben", 2, False),
        ("of-cat", 2, False),
        ("of-expert", 0, False),
        ("of-fay", 6, True),
    ]


def test_who_was_late_has_no_place() -> None:
    """Nor takes one: the expert's game and late ones stand in the list without a number."""
    deal = Deal("2026-11-17-caledonia", "2026-11-17", GAME, "", "secret")

    def one(place: str, total: int, late: bool = False) -> deal_rows.DealTable:
        scores = json.encode([ScoreShown(0, {}, total, 1, "")]).decode()
        finished = end_of(deal.day) + (60 if late else -60)
        return deal_rows.DealTable(deal.id, place, place, False, scores, finished, True)

    best = [one("ann", 90), one(EXPERT, 85), one("ben", 80), one("cat", 99, late=True)]
    ranked = deal_routes._ranked(Day(best, best[3], best[1], 0, 3), deal, "cat")
    assert [(result.table, result.place) for result in ranked] == [
        ("ann", 1),
        (EXPERT, 0),
        ("ben", 2),
        ("cat", 0),
    ]


# Duplicates


def make_duplicate(guest: Guest, *seats: str, tables: int = 2) -> str:
    forms = [{"kind": s} if s in ("me", "open") else {"kind": "bot", "bot": s} for s in seats]
    made = guest.http.post(
        "/api/duplicates", json={"tables": tables, "table": {"game": GAME, "seats": forms}}
    )
    assert made.status_code == 201, made.text
    return str(made.json()["deal"])


def test_two_tables_with_one_deal_are_compared_when_both_are_over(
    new_guest: NewGuest, tmp_path: Path
) -> None:
    ann, ben = new_guest(), new_guest()
    deal = make_duplicate(ann, "me", "random")
    sheet = ann.http.get(f"/api/deals/{deal}").json()
    first, second = sheet["tables"]
    assert sheet["host"] and not sheet["done"] and first["invite"] and second["invite"] != first["invite"]
    assert ann.http.get(f"/api/tables/{second['table']}/replay").status_code == 403, "she plays the other one"
    ann.server.invites[second["table"]] = second["invite"]
    link = ben.come(second["table"])
    assert link.ask("sit", seat=0)["type"] == "done"
    assert ben.http.get(f"/api/tables/{first['table']}/record").status_code == 403
    seen = ben.http.get(f"/api/deals/{deal}").json()
    assert [one["table"] for one in seen["tables"]] == ["", second["table"]]
    assert [one["invite"] for one in seen["tables"]] == ["", ""]
    mine = ann.open(first["table"])
    assert mine.chance["commitment"] == link.chance["commitment"]
    pass_through(mine)
    half = ben.http.get(f"/api/deals/{deal}").json()
    assert not half["done"] and not any(one["scores"] for one in half["tables"]) and half["secret"] == ""
    pass_through(link)
    done = ben.http.get(f"/api/deals/{deal}").json()
    assert done["done"] and all(len(one["scores"]) == 2 for one in done["tables"])
    assert commitment_of(done["secret"]) == done["commitment"] == link.chance["commitment"]
    assert ben.http.get(f"/api/tables/{first['table']}/replay").status_code == 200
    record = tmp_path / "table-1.txt"
    record.write_text(ben.http.get(f"/api/tables/{first['table']}/record").text)
    assert done["secret"] not in record.read_text(), "who plays the deal elsewhere would know it"
    assert "--secret" in verified(record).stdout
    right, wrong = (verified(record, "--secret", secret) for secret in (done["secret"], "0" * 64))
    assert (
        right.exit_code == 0 and f"follow from the secret with the hash {done['commitment']}" in right.stdout
    )
    assert wrong.exit_code == 1 and "does not have the hash" in wrong.stderr


def verified(record: Path, *more: str) -> Result:
    return CliRunner().invoke(app, ["replay", str(record), "--verify", *more])


def test_a_duplicate_draws_its_deal_itself(guest: Guest) -> None:
    forms = [{"kind": "me"}]
    wanted = {"tables": 2, "table": {"game": GAME, "seats": forms, "seed": 5}}
    assert guest.http.post("/api/duplicates", json=wanted).status_code == 400
    wanted = {"tables": 7, "table": {"game": GAME, "seats": forms}}
    assert guest.http.post("/api/duplicates", json=wanted).status_code == 400
