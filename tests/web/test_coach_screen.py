"""The coach in a browser: hints that say why, and a word before a costly move, on a phone as well."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from accessibility import axe
from browsers import WebServer
from playwright.sync_api import Page, expect
from screen import ME, THINKING, open_table, until, wait_for_question

OpenPage = Callable[..., Page]
PLAY = """async ([table, most]) => {
    const socket = new WebSocket(`ws://${location.host}/ws/${table}`);
    await new Promise((done) => {
        socket.onmessage = ({data}) => {
            const {type, legal, seq} = JSON.parse(data);
            if (type !== 'update') return;
            if (legal.some((one) => one.family === 'pass') || most-- === 0) return done();
            const {number} = legal[0];
            if (legal.length) socket.send(JSON.stringify({type: 'act', id: 1, seq, number, sure: true}));
        };
    });
    socket.close();
}"""


def first_turn(page: Page, server: WebServer, **form: Any) -> None:
    open_table(page, server.address, ME, seed=3, **form)
    expect(page.locator(".prompt")).to_be_visible()
    table = re.search(r"/table/(\w+)", page.url)
    assert table
    page.evaluate(PLAY, [table[1], 30])
    wait_for_question(page)


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_a_costly_move_is_asked_about_before_it_is_played(
    open_page: OpenPage, server: WebServer, width: int, height: int
) -> None:
    page = open_page(width, height)
    first_turn(page, server, terms={"warn": True})
    log = page.locator(".log li")
    page.keyboard.press("/")
    page.locator("#filter").fill("pass")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    word = page.get_by_role("alertdialog")
    expect(word).to_contain_text(re.compile(r"This may give away about \d+ points"), timeout=THINKING)
    expect(word).to_contain_text("A bot would rather: ")
    assert axe(page, "dialog") == []
    told = log.count()
    word.get_by_role("button", name="Think again").click()
    expect(word).to_have_count(0)
    assert log.count() == told, "nothing was played"
    page.keyboard.press("Enter")
    expect(word).to_be_visible(timeout=THINKING)
    page.keyboard.press("Escape")
    expect(word).to_have_count(0)
    wait_for_question(page)
    assert log.count() == told, "Escape is the way back"
    page.keyboard.press("Enter")
    word.get_by_role("button", name="Play it all the same").click()
    expect(word).to_have_count(0)
    expect(page.locator("[data-scene=round], .prompt")).not_to_have_count(0)


def test_a_hint_says_why(open_page: OpenPage, server: WebServer) -> None:
    page = open_page()
    first_turn(page, server)
    page.get_by_role("button", name="Hint", exact=True).click()
    hints = page.get_by_role("list", name="Hints")
    expect(hints.locator("small").first).to_be_visible(timeout=THINKING)
    points = [int(re.findall(r"\d+", text)[0]) for text in hints.locator(".muted").all_inner_texts()]
    assert points == sorted(points, reverse=True)


# Hints that something lies over, or that lie beyond the window where their own list does not scroll to them.
COVERED = """() => [...document.querySelectorAll('.hints .hint')].filter((hint) => {
    const list = hint.closest('ol');
    list.scrollTop = hint.offsetTop - 8;
    const {x, y, width, height} = hint.getBoundingClientRect();
    const spots = [[x + 9, y + 5], [x + width / 2, y + height / 2], [x + width - 9, y + height - 5]];
    return spots.some((spot) => !hint.contains(document.elementFromPoint(...spot)));
}).map((hint) => hint.innerText)"""


@pytest.mark.parametrize("game", ["caledonia", "glenmore"])
@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 720), (1024, 768), (390, 844), (844, 390)])
def test_hints_lie_over_all_that_stands_below_them(
    open_page: OpenPage, server: WebServer, width: int, height: int, game: str
) -> None:
    page = open_page(width, height)
    if game == "caledonia":
        first_turn(page, server)
    else:
        bot = {"kind": "bot", "bot": "greedy"}
        open_table(page, server.address, ME, bot, bot, game=game, seed=3, terms={"hints": True})
        wait_for_question(page)
        expect(page.locator(".prompt.mine")).to_be_visible(timeout=THINKING)
    page.get_by_role("button", name="Hint", exact=True).click()
    first = page.locator(".hints .hint").first
    expect(first).to_be_visible(timeout=THINKING)
    assert page.evaluate(COVERED) == []
    page.keyboard.press("Escape")
    expect(first).to_have_count(0)
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(first).to_be_visible(timeout=THINKING)
    first.click()
    expect(first).to_have_count(0)
    expect(page.get_by_role("button", name="Undo").first).to_be_visible()


# Whether a tile of the road that is marked as what is spoken of can be seen, as far as the road goes.
IN_SIGHT = """() => {
    const tile = document.querySelector('.rondel .space.marked .part')?.getBoundingClientRect();
    const {left, right} = document.querySelector('.rondel .road').getBoundingClientRect();
    return tile !== undefined && tile.left >= left && tile.right <= right;
}"""


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_what_a_hint_speaks_of_is_shown_on_the_road(
    open_page: OpenPage, server: WebServer, width: int, height: int
) -> None:
    page = open_page(width, height)
    bot = {"kind": "bot", "bot": "greedy"}
    open_table(page, server.address, ME, bot, game="glenmore", seed=3, terms={"hints": True})
    wait_for_question(page)
    expect(page.locator(".prompt.mine")).to_be_visible(timeout=THINKING)
    page.get_by_role("button", name="Hint", exact=True).click()
    first = page.locator(".hints .hint").first
    expect(first).to_be_visible(timeout=THINKING)
    page.locator(".rondel .road").evaluate(
        "(road) => road.scrollTo({ left: road.scrollWidth, behavior: 'instant' })"
    )
    first.hover()
    until(page, IN_SIGHT)
    expect(page.locator(".rondel .space.marked")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".rondel .space.marked")).to_have_count(0)
