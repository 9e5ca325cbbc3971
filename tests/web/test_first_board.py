"""What a first board asks for: its own words and code, and nothing that is needed only when it stands."""

import re
from collections.abc import Callable

import pytest
from browsers import WebServer
from playwright.sync_api import Page, Route, expect
from screen import ME, open_table

OpenPage = Callable[..., Page]
BOT = {"kind": "bot", "bot": "random"}
# What a page does of itself a while after its board stands is never done.
NOTHING_LATER = (
    "const timer = setTimeout; window.setTimeout = (f, ms, ...r) => (ms === 1500 ? 0 : timer(f, ms, ...r))"
)
FULL = {"caledonia": {}, "glenmore": {"chronicles": "12345678"}}


@pytest.mark.parametrize("game", FULL)
@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["wide", "phone"])
def test_a_first_board_says_nothing_that_comes_later(
    open_page: OpenPage, server: WebServer, game: str, size: tuple[int, int]
) -> None:
    page = open_page(*size)
    page.add_init_script(NOTHING_LATER)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    open_table(page, server.address, ME, BOT, BOT, BOT, game=game, options=FULL[game])
    expect(page.locator(".prompt.mine")).to_be_visible()
    expect(page.locator(".prompt h2")).not_to_be_empty()
    late = [url for url in asked if re.search(r"/later$|/(scenes|Sheets?|Primers)-[^/]*\.js$", url)]
    assert any(url.endswith(f"/words/en/{game}") for url in asked) and not late, late


def test_what_is_said_later_comes_when_it_is_to_be_said(open_page: OpenPage, server: WebServer) -> None:
    page = open_page()
    page.add_init_script(NOTHING_LATER)
    open_table(page, server.address, ME, ME, game="glenmore", options={})
    help = page.locator(".prompt details.help")
    help.locator("summary").click()
    expect(help).to_contain_text("Take any tile ahead of your pawn")
    expect(help).not_to_contain_text("help-")


@pytest.mark.parametrize(
    "needed", ["/printed$", "/words/en/caledonia$", r"/TablePage-[^/]*\.js$", r"/face-[^/]*\.js$"]
)
def test_a_board_comes_up_although_the_server_was_away_for_a_moment(
    open_page: OpenPage, server: WebServer, needed: str
) -> None:
    """What a board needs is asked for again when the first answer is lost."""
    page = open_page()
    lost: list[str] = []

    def lose_first(route: Route) -> None:
        if lost:
            route.continue_()
        else:
            lost.append(route.request.url)
            route.abort("connectionrefused")

    page.route(re.compile(needed), lose_first)
    open_table(page, server.address, ME, BOT)
    expect(page.locator(".prompt.mine")).to_be_visible()
    assert lost
