"""What a first board asks for: its own words and code, and nothing that is needed only when it stands."""

import re
from collections.abc import Callable
from functools import partial
from random import Random

import pytest
from browsers import WebServer
from playwright.sync_api import Page, Request, Route, expect
from screen import ME, open_match, open_table, upload

from clachan.core.match import new_match

OpenPage = Callable[..., Page]
BOT = {"kind": "bot", "bot": "random"}
# What a page does of itself a while after its board stands is never done.
NOTHING_LATER = (
    "const timer = setTimeout; window.setTimeout = (f, ms, ...r) => (ms === 1500 ? 0 : timer(f, ms, ...r))"
)
FULL = {"caledonia": {}, "glenmore": {"chronicles": "12345678"}}
FIRST = 4  # a deal that asks the first seat at once: in others a vote may come before, which opens its board


@pytest.mark.parametrize("game", FULL)
@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["wide", "phone"])
def test_a_first_board_says_nothing_that_comes_later(
    open_page: OpenPage, server: WebServer, game: str, size: tuple[int, int]
) -> None:
    page = open_page(*size)
    page.add_init_script(NOTHING_LATER)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    open_table(page, server.address, ME, BOT, BOT, BOT, game=game, options=FULL[game], seed=FIRST)
    expect(page.locator(".prompt.mine")).to_be_visible()
    expect(page.locator(".prompt h2")).not_to_be_empty()
    late = [url for url in asked if re.search(r"/later$|/(scenes|Sheets?|Primers)-[^/]*\.js$", url)]
    assert any(url.endswith(f"/words/en/{game}") for url in asked) and not late, late


def test_a_board_of_a_game_that_goes_on_says_nothing_that_comes_later(
    open_page: OpenPage, server: WebServer
) -> None:
    """Cards in hands have events, and the log is long; whoever comes to look on waits for neither."""
    match, rng = new_match("glenmore", {"players": 4, **FULL["glenmore"]}, 1), Random(1)
    while match.ply < 300 and not match.over:
        match.push(rng.choice(sorted(match.game.legal_numbers(match.state))))
    assert any(seat["cards"] for seat in match.view(0)["seats"])
    url, asked = upload(open_page(), server.address, match), list[str]()
    page = open_page()
    page.add_init_script(NOTHING_LATER)
    page.on("request", lambda request: asked.append(request.url))
    page.goto(url)
    page.wait_for_selector(".mat .card")
    page.evaluate("new Promise((drawn) => setTimeout(() => requestAnimationFrame(drawn)))")
    assert not [one for one in asked if one.endswith("/later")]


def note(asked: list[str], request: Request) -> None:
    asked.append(request.url)


def test_nor_does_a_board_in_the_middle_of_a_game(open_page: OpenPage, server: WebServer) -> None:
    """Neither to its players nor to who looks on: the score sheet is written when it is looked at."""
    match, rng = new_match("caledonia", {"players": 2}, 1), Random(1)
    while match.ply < 60:
        match.push(rng.choice(sorted(match.game.legal_numbers(match.state))))
    page = open_page()
    open_match(page, server.address, match)
    for looking in (page, open_page()):
        looking.add_init_script(NOTHING_LATER)
        asked: list[str] = []
        looking.on("request", partial(note, asked))
        looking.goto(page.url)
        expect(looking.locator(".own .mat")).to_be_visible()
        assert any(url.endswith("/words/en/caledonia") for url in asked)
        assert not [url for url in asked if url.endswith("/later")]
    looking.get_by_role("button", name="Projection").click()
    expect(looking.get_by_role("region", name="Projection").locator("tr.total")).to_be_visible()


def test_what_is_said_later_comes_when_it_is_to_be_said(open_page: OpenPage, server: WebServer) -> None:
    page = open_page()
    page.add_init_script(NOTHING_LATER)
    open_table(page, server.address, ME, ME, game="glenmore", options={})
    help = page.locator(".prompt details.help")
    help.locator("summary").click()
    expect(help).to_contain_text("Take any tile ahead of your pawn")
    expect(help).not_to_contain_text("help-")


# Every text that the title of a chronicle's board has had, in the order in which it was seen.
TITLES = """() => {
    window.titles = [];
    const look = () => {
        const title = document.querySelector('[data-chronicle] h2');
        const said = title && [...title.childNodes].map((node) => node.textContent).join('|');
        if (said && said !== window.titles.at(-1)) window.titles.push(said);
    };
    look();
    new MutationObserver(look).observe(document.body, {childList: true, subtree: true, characterData: true});
}"""
NAME = "Highlander: There Can Be Only One"
TITLE = f"{NAME}|A mountain on the track: leave a gift in passing, stop to take them all."


def held_back(page: Page, words: str) -> list[Route]:
    """The words that are asked for and not answered yet."""
    held: list[Route] = []
    page.route(re.compile(f"{words}$"), lambda route: held.append(route))
    return held


def test_a_board_that_is_laid_open_comes_up_whole(open_page: OpenPage, server: WebServer) -> None:
    """It waits for its words: a title that is only half there would jump when they come."""
    page = open_page()
    page.add_init_script(NOTHING_LATER)
    held = held_back(page, "/words/en/glenmore/later")
    open_table(page, server.address, ME, BOT, game="glenmore", options={"chronicles": "123"})
    page.wait_for_selector("[data-cell]")
    page.evaluate(TITLES)
    with page.expect_request_finished(lambda request: "/assets/Sheet-" in request.url):
        page.locator("[data-chronicle-token='2']").click()
    page.evaluate("new Promise((drawn) => setTimeout(() => requestAnimationFrame(drawn)))")
    expect(page.locator("[data-chronicle]")).to_have_count(0)
    assert len(held) == 1
    held[0].continue_()
    expect(page.locator("[data-chronicle='2'] h2")).to_be_visible()
    assert page.evaluate("() => window.titles") == [TITLE]


def test_a_refusal_comes_with_its_words(open_page: OpenPage, server: WebServer) -> None:
    page = open_page()
    page.add_init_script(NOTHING_LATER)
    held = held_back(page, "/words/en/caledonia/later")
    open_table(page, server.address, ME, BOT)
    expect(page.locator(".prompt.mine")).to_be_visible()
    with page.expect_request(re.compile("later$")):
        page.locator(".hex:not(.ready)").first.click()
    expect(page.locator(".note.no, .why")).to_have_count(0)
    held[0].continue_()
    expect(page.locator(".note.no, .why").first).to_contain_text(re.compile("[a-z]{3}"))


def test_another_language_comes_whole(open_page: OpenPage, server: WebServer) -> None:
    page = open_page()
    open_table(page, server.address, ME, BOT, game="glenmore", options={"chronicles": "123"})
    page.wait_for_selector("[data-cell]")
    page.locator("[data-chronicle-token='2']").click()
    expect(page.locator("[data-chronicle='2'] h2")).to_contain_text(NAME)
    page.evaluate(TITLES)
    page.locator("summary", has_text="Settings").click()
    page.get_by_label("Language").select_option("it")
    expect(page.locator("[data-chronicle='2'] h2")).not_to_contain_text(NAME)
    page.evaluate("new Promise((drawn) => setTimeout(() => requestAnimationFrame(drawn)))")
    first, *then = page.evaluate("() => window.titles")
    assert first == TITLE and len(then) == 1 and re.match(r"Highlander: ne .+\|Una montagna .+", then[0]), (
        then
    )


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
