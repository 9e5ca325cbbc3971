"""The review of a game, in a browser: margin, turning points, decisions, the table at each of them."""

import json
import re
import sqlite3
from collections.abc import Callable
from contextlib import closing
from functools import cache
from pathlib import Path

import pytest
from accessibility import axe
from browsers import WebServer
from playwright.sync_api import Page, expect

from clachan.core.match import Match, new_match
from clachan.core.record import write_record
from clachan.core.rng import Rng
from clachan.server import review_rows
from clachan.server.judging import judge, judging_of
from clachan.server.reviewing import EFFORTS
from clachan.sim.analyse import Task, decisions

OpenPage = Callable[..., Page]
GAMES = 2
FEW = 14  # decisions that are judged; the rest is left to the server, which would take long


@cache
def finished(game: str) -> Match:
    match, rng = new_match(game, {"players": 2}, 5), Rng(3)
    while not match.over:
        texts = {action.text: action for action in match.legal()}
        usual = match.legal()[rng.below(len(texts))] if game == "glenmore" else match.legal()[0]
        match.play(texts["pass"] if "pass" in texts and rng.below(3) else usual)
    return match


@cache
def found(game: str) -> dict[int, str]:
    """What was found about the last decisions, as it is stored."""
    match = finished(game)
    return {ply: judge(judging_of(match, Task(ply), GAMES)) for ply in decisions(match)[-FEW:]}


def open_review(page: Page, server: WebServer, game: str) -> None:
    page.goto(server.address)
    page.evaluate(
        "fetch('/api/guest', {method: 'POST', headers: {'content-type': 'application/json'}, body: '{}'})"
    )
    made = page.evaluate(
        "async (body) => (await fetch('/api/records', {method: 'POST', body})).json()",
        write_record(finished(game)),
    )
    keep(server.db, made["table"], game)
    page.goto(f"{server.address}/review/{made['table']}")
    expect(page.locator(".findings")).to_contain_text("Expected margin")


def keep(db: Path, table: str, game: str) -> None:
    rows = [(table, review_rows.VERDICT, ply, EFFORTS[0], text) for ply, text in found(game).items()]
    with closing(sqlite3.connect(db)) as connection, connection:
        connection.executemany("insert into reviews values (?, ?, ?, ?, ?)", rows)


@pytest.mark.parametrize(("game", "width", "height"), [("caledonia", 1440, 900), ("glenmore", 390, 844)])
def test_a_game_is_reviewed(
    open_page: OpenPage, server: WebServer, game: str, width: int, height: int
) -> None:
    page = open_page(width, height)
    open_review(page, server, game)
    expect(page.locator(".findings progress")).to_have_attribute("max", str(len(decisions(finished(game)))))
    last = max(found(game))
    seat = finished(game).seat_of(last)
    page.locator(".who button").nth(seat).click()
    expect(page.locator(".who button").nth(seat)).to_have_attribute("aria-pressed", "true")
    page.goto(re.sub("#.*", "", page.url) + f"#ply={last}")
    page.reload()
    page.locator(".who button").nth(seat).click()
    expect(page.locator(".steps")).to_contain_text(f"Move {last + 1}")
    expect(page.locator(".moves li.on")).to_have_count(1)
    expect(page.locator(".graph svg")).to_contain_text(re.compile(r"(round|scoring) \d"))
    assert axe(page, ".findings") == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.get_by_role("button", name="Play on from here").click()
    expect(page.locator(".findings")).to_have_count(0)
    expect(page.locator(".prompt")).to_be_visible()


def test_the_end_of_a_game_leads_to_its_review(open_page: OpenPage, server: WebServer) -> None:
    page = open_page()
    open_review(page, server, "caledonia")
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("link", name="Review").click()
    expect(page.locator(".findings")).to_contain_text("Turning points")
    page.get_by_role("button", name="Whole table").click()
    expect(page.locator(".findings")).to_have_count(0)


def test_a_card_stands_beside_the_place_of_the_better_move(open_page: OpenPage, server: WebServer) -> None:
    page = open_page()
    open_review(page, server, "caledonia")
    verdicts = [json.loads(text) for text in found("caledonia").values()]
    verdict = next(one for one in verdicts if one["best"].startswith("expand") and one["played"] == "pass")
    hex = verdict["best"].split()[1]
    page.goto(re.sub("#.*", "", page.url) + f"#ply={verdict['ply']}")
    page.reload()
    page.locator(".who button").nth(verdict["seat"]).click()
    card = page.locator(".moment")
    expect(card).to_be_visible()
    expect(card).to_contain_text(re.compile(r"−\d+ points"))
    beside, place = card.bounding_box(), page.locator(f'[data-part="hex:{hex}"]').bounding_box()
    findings = page.locator(".findings").bounding_box()
    assert beside and place and findings
    middle = place["x"] + place["width"] / 2, place["y"] + place["height"] / 2
    away = max(beside["x"] - middle[0], middle[0] - beside["x"] - beside["width"])
    assert 0 < away < 60 and beside["y"] <= middle[1] <= beside["y"] + beside["height"]
    assert beside["x"] + beside["width"] <= findings["x"]
