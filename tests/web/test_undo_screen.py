"""Second thoughts: a step, or a whole turn, is taken back, also after the turn has ended by itself."""

import re
from collections.abc import Callable
from random import Random

import pytest
from browsers import WebServer
from playwright.sync_api import Locator, Page, expect
from screen import confirm, open_match, upload
from test_clicks import port_in_reach, position
from test_glenmore_screen import create

from clachan.core.match import new_match

OpenPage = Callable[..., Page]


def lines(page: Page) -> int:
    return int(page.locator(".log").get_attribute("data-lines") or 0)


def with_lines(page: Page, count: int) -> Locator:
    return page.locator(f'.log[data-lines="{count}"]')


def ways_back(page: Page) -> Locator:
    return page.get_by_role("button", name=re.compile("^(Undo|Undo all|Step)$"))


def sit_on(page: Page, seat: int) -> None:
    page.get_by_role("button", name="Only watch").click()
    page.locator("summary", has_text="Seats").click()
    page.get_by_role("button", name="Sit here").nth(seat).click()
    expect(page.locator(".seats .menu")).to_contain_text("(you)")
    page.locator("summary", has_text="Seats").click()


def link_of(page: Page) -> str:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    return str(page.evaluate("navigator.clipboard.readText()"))


def hire(page: Page) -> int:
    """Hire a merchant where a port is in reach: leaving that alone is a second step, and the turn is over.

    How many lines were told before."""
    before = lines(page)
    page.locator('[data-deed="hire"]').click()
    confirm(page)
    expect(with_lines(page, before + 2)).to_have_count(1)
    return before


@pytest.mark.parametrize("by", ["keys", "buttons"])
def test_one_step_or_the_whole_of_an_ended_turn_is_taken_back_until_the_next_player_acts(
    open_page: OpenPage, server: WebServer, by: str
) -> None:
    match = position(port_in_reach)
    asked, one, two = match.seat, open_page(), open_page()
    one.goto(upload(one, server.address, match))
    sit_on(one, asked)
    two.goto(link_of(one))
    sit_on(two, 0)  # the only one that is left
    expect(one.locator(".prompt.mine")).to_have_count(1)
    expect(ways_back(one)).to_have_count(0)
    before = hire(one)
    expect(one.locator(".prompt.mine")).to_have_count(0)
    expect(two.locator(".prompt.mine")).to_have_count(1)
    expect(ways_back(two)).to_have_count(0)

    one.keyboard.press("Shift+U") if by == "keys" else one.get_by_role("button", name="Step").click()
    expect(with_lines(one, before + 1)).to_have_count(1)
    expect(with_lines(two, before + 1)).to_have_count(1)
    expect(one.locator(".prompt.mine")).to_have_count(1)
    one.keyboard.press("u") if by == "keys" else one.get_by_role("button", name="Undo").click()
    expect(with_lines(one, before)).to_have_count(1)
    expect(ways_back(one)).to_have_count(0)

    hire(one)
    one.keyboard.press("u") if by == "keys" else one.get_by_role("button", name="Undo all").click()
    expect(with_lines(one, before)).to_have_count(1)
    expect(with_lines(two, before)).to_have_count(1)

    hire(one)
    two.locator('[data-deed="pass"]').click()
    confirm(two)
    expect(with_lines(one, before + 2)).to_have_count(0)
    expect(one.locator(".prompt.mine")).to_have_count(1)
    expect(ways_back(one)).to_have_count(0)


def test_at_one_screen_the_turn_of_the_player_before_is_taken_back(
    open_page: OpenPage, server: WebServer
) -> None:
    page = open_page()
    open_match(page, server.address, position(port_in_reach))
    whose = page.locator(".player.now")
    player = whose.get_attribute("data-home") or ""
    before = hire(page)
    expect(whose).not_to_have_attribute("data-home", player)
    page.keyboard.press("Shift+U")
    expect(with_lines(page, before + 1)).to_have_count(1)
    expect(whose).to_have_attribute("data-home", player)
    page.keyboard.press("u")
    expect(with_lines(page, before)).to_have_count(1)
    expect(page.locator('[data-deed="hire"]')).to_be_enabled()


def test_one_step_or_the_whole_turn_is_taken_back(open_page: OpenPage, server: WebServer) -> None:
    page = open_page()
    create(page, server, mine=2)
    head = page.locator(".prompt h2")
    before, asked = lines(page), head.inner_text()
    expect(ways_back(page)).to_have_count(0)
    page.locator(".space .part.lit", has_text="Lochridge").first.click()
    expect(head).to_contain_text("Where do you lay")
    page.locator(".place.ready").first.click()
    expect(head).to_contain_text("Activate tiles")
    page.keyboard.press("Shift+U")
    expect(head).to_contain_text("Where do you lay")
    assert lines(page) > before
    page.locator(".place.ready").first.click()
    expect(head).to_contain_text("Activate tiles")
    page.keyboard.press("u")
    expect(head).to_have_text(asked)
    expect(with_lines(page, before)).to_have_count(1)
    expect(ways_back(page)).to_have_count(0)


def test_a_sale_that_ends_the_turn_and_shows_whether_worlds_end_comes_waits_for_the_seal(
    open_page: OpenPage, server: WebServer
) -> None:
    match, rng = new_match("glenmore", {"players": 3}, 3), Random(3)
    wanted = (4, 7, {"sell cattle", "end turn"})
    while (match.state.stack, match.state.drawn, set(map(str, match.legal()))) != wanted:
        match.push(rng.choice(sorted(match.game.legal_numbers(match.state))))
    page = open_page()
    open_match(page, server.address, match)
    before = lines(page)
    page.locator(".market [data-part='good:cattle']").click()
    panel = page.get_by_role("region", name="What to do")
    seal = panel.get_by_role("button", name="Sell +1 coin")
    expect(seal).to_be_visible()
    expect(panel).to_contain_text("What this turns up is seen afterwards")
    assert lines(page) == before
    seal.click()
    expect(with_lines(page, before)).to_have_count(0)
    assert lines(page) > before
