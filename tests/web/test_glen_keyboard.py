"""Games of Glen More II by keys alone: whatever can be done at the table can be reached without a pointer."""

from collections.abc import Callable
from random import Random

import pytest
from browsers import WebServer
from glen_player import Typist
from playwright.sync_api import Page, expect
from screen import END, ME, open_table, table_of, until

from clachan.core.record import read_record

OpenPage = Callable[..., Page]
BOT = {"kind": "bot", "bot": "random"}
ANSWERS = 60


def seated(page: Page, server: WebServer, players: int, options: dict[str, str]) -> Typist:
    page.emulate_media(reduced_motion="reduce")
    open_table(page, server.address, ME, *[BOT] * (players - 1), game="glenmore", options=options, seed=5)
    page.wait_for_selector("[data-cell]", state="attached")
    return Typist(page, Random(7))


def test_a_whole_game_by_keys(open_page: OpenPage, server: WebServer) -> None:
    page = open_page()
    typist = seated(page, server, 2, {})
    typist.play()
    expect(page.locator(f"{END} .total .now")).to_have_count(2)
    text = page.evaluate(f"async () => (await fetch('/api/tables/{table_of(page)}/record')).text()")
    assert read_record(text).over


def test_questions_of_chronicles_are_answered_by_keys(open_page: OpenPage, server: WebServer) -> None:
    page = open_page()
    answered = 0
    while answered < ANSWERS:  # a game that ends sooner is followed by another one
        typist = seated(page, server, 3, {"chronicles": "12345678"})
        typist.play(ANSWERS - answered)
        assert typist.presses > 0
        answered += typist.presses


@pytest.mark.parametrize("key", ["ArrowRight", "ArrowDown"])
def test_clans_are_looked_at_by_keys_at_any_time(open_page: OpenPage, server: WebServer, key: str) -> None:
    """Also while another plays, and though none of them can be reached now."""
    page = open_page()
    open_table(page, server.address, {"kind": "open"}, ME, game="glenmore", options={}, seed=5)
    page.wait_for_selector("[data-cell]", state="attached")
    page.locator('.clans .clan[tabindex="0"]').focus()
    expect(page.locator(".clans .told")).to_be_visible()
    first = page.locator(".clans .told > b").inner_text()
    page.keyboard.press(key)
    until(page, "(name) => document.querySelector('.clans .told > b')?.innerText !== name", first)
