"""The chronicles as boards on the table: each opens large, and its question is answered by a click on it."""

import re
from collections.abc import Callable
from functools import cache
from random import Random

import pytest
from accessibility import axe
from browsers import WebServer
from glen_player import Typist
from playwright.sync_api import Page, expect
from screen import confirm, open_match, until

from clachan.core.match import Match, new_match

OpenPage = Callable[..., Page]
ALL = "12345678"
BOARDS = (
    (1, "choose-a-token", "[data-part^='token:']"),
    (2, "pass-the-mountain", "[data-family^='lay']"),
    (2, "leave-the-mountain", "[data-family='collect']"),
    (3, "distil-or-age", "[data-part='board:age']"),
    (3, "stop-at-a-sale", "[data-family='sell-extra']"),
    (3, "pass-a-sale", "[data-part^='barrel:']"),
    (5, "gain-haggis", "[data-part='haggis:hidden']"),
    (6, "event", "[data-family='trigger']"),
    (7, "call-the-great-gathering", "[data-part^='gathering:']"),
    (7, "vote", "[data-part='ballot:nay']"),
    (8, "prison", "[data-family='free']"),
)


@cache
def asked(kind: str, family: str = "") -> Match:
    """A game by chance in the middle, where a player with a choice is asked such a question."""
    for seed in range(200):
        match = new_match("glenmore", {"players": 4, "chronicles": ALL}, seed)
        rng = Random(seed)
        while not match.over:
            numbers = sorted(match.game.legal_numbers(match.state))
            families = {match.game.catalogue[number].family.id for number in numbers}
            if match.question.kind == kind and len(numbers) > 1 and (not family or family in families):
                return match
            match.play(match.game.catalogue[rng.choice(numbers)].text)
    raise AssertionError(f"{kind!r} is never asked")


def serious(page: Page) -> list[str]:
    """What axe-core finds on the open board and on the small ones."""
    return axe(page, {"include": [["[data-chronicle]"], [".chronicles"]]})


def log_of(page: Page) -> str:
    return page.locator(".log").get_attribute("data-lines") or ""


def answered(page: Page, before: str) -> None:
    """What can be taken back is done by the click; what shows something hidden is confirmed first."""
    told = "document.querySelector('.log')?.dataset.lines !== before"
    until(page, f"(before) => document.querySelector('.prompt .big') || {told}", before)
    if log_of(page) == before:
        confirm(page)
    until(page, f"(before) => {told}", before)


@pytest.mark.parametrize(("number", "kind", "part"), BOARDS, ids=[f"{n}-{kind}" for n, kind, _ in BOARDS])
def test_a_question_is_answered_on_its_board(
    open_page: OpenPage, server: WebServer, number: int, kind: str, part: str
) -> None:
    page = open_page()
    open_match(page, server.address, asked(kind, "trigger" if kind == "event" else ""))
    board = page.locator(f"[data-chronicle='{number}']")
    expect(board).to_be_visible()
    expect(page.locator(f"[data-chronicle-token='{number}'] .flag")).to_be_visible()
    assert not serious(page)
    before = log_of(page)
    board.locator(f".part.lit{part}").first.click()
    answered(page, before)


@pytest.mark.parametrize(("number", "kind", "part"), BOARDS, ids=[f"{n}-{kind}" for n, kind, _ in BOARDS])
def test_a_question_is_answered_by_keys(
    open_page: OpenPage, server: WebServer, number: int, kind: str, part: str
) -> None:
    page = open_page()
    open_match(page, server.address, asked(kind, "trigger" if kind == "event" else ""))
    page.locator(f"[data-chronicle='{number}'] .part.lit{part}").first.wait_for()
    before = log_of(page)
    page.evaluate(
        "(selector) => { window.offered = [document.querySelector(selector)] }",
        f"[data-chronicle='{number}'] .part.lit{part}",
    )
    Typist(page, Random(7)).press({"nth": 0, "name": part})
    answered(page, before)


def test_the_englishman_calls_and_takes_a_tile(open_page: OpenPage, server: WebServer) -> None:
    match = englishman()
    page = open_page()
    open_match(page, server.address, match)
    token = page.locator("[data-chronicle-token='4']")
    expect(token.locator(".flag")).to_have_text("his turn")
    expect(page.locator("[data-chronicle]")).to_have_count(0)
    token.click()
    board = page.locator("[data-chronicle='4']")
    assert not serious(page)
    before = log_of(page)
    board.locator(".part.lit[data-part^='space:']").first.click()
    answered(page, before)


def englishman() -> Match:
    for seed in range(50):
        match = new_match("glenmore", {"players": 4, "chronicles": ALL}, seed)
        rng = Random(seed)
        while not match.over:
            if match.question.kind == "turn" and match.question.parameters.get("figure") == "englishman":
                return match
            numbers = sorted(match.game.legal_numbers(match.state))
            match.play(match.game.catalogue[rng.choice(numbers)].text)
    raise AssertionError("the Englishman never moves")


def test_boards_open_and_close_by_their_tokens_tabs_and_keys(open_page: OpenPage, server: WebServer) -> None:
    page = open_page()
    open_match(page, server.address, asked("act"))
    board = page.locator("[data-chronicle]")
    expect(board).to_have_count(0)
    for number in range(1, 9):
        page.locator(f"[data-chronicle-token='{number}']").click()
        expect(page.locator(f"[data-chronicle='{number}']")).to_be_visible()
    board.get_by_role("button", name="Boat race").click()
    expect(page.locator("[data-chronicle='1']")).to_be_visible()
    page.keyboard.press("Escape")
    expect(board).to_have_count(0)


def test_a_phone_tells_at_its_tab_that_a_chronicle_can_be_used(
    open_page: OpenPage, server: WebServer
) -> None:
    page = open_page()
    open_match(page, server.address, asked("act", "row"))
    page.set_viewport_size({"width": 390, "height": 844})
    tab = page.locator(".turns button", has_text="Chronicles")
    calling = tab.locator(".calling [aria-hidden]")
    expect(calling).to_be_visible()
    said = calling.inner_text()
    assert not axe(page, {"include": [[".turns"]]})
    tab.click()
    assert page.locator("[data-chronicle-token] .flag").count() == int(said)


def test_a_board_has_the_room_of_a_phone_where_it_says_all_that_can_be_done(
    open_page: OpenPage, server: WebServer
) -> None:
    page = open_page()
    open_match(page, server.address, asked("pass-a-sale"))
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator(".now .chip")).to_be_hidden()
    page.evaluate("Promise.all(document.getAnimations().map((one) => one.finished))")
    panel, tabs = (
        page.locator(".panel[data-of=chronicles]").bounding_box(),
        page.locator(".turns").bounding_box(),
    )
    assert panel and tabs and abs(panel["y"] + panel["height"] - tabs["y"]) < 2
    before = log_of(page)
    page.locator("[data-chronicle='3'] .close .part.lit").click()
    answered(page, before)


@pytest.mark.parametrize(("width", "height"), [(844, 390), (1024, 768)])
def test_a_board_lies_over_the_land_beside_the_panel(
    open_page: OpenPage, server: WebServer, width: int, height: int
) -> None:
    """Where a panel stands beside the land, a board has the room of the land, and goes with its tab."""
    page = open_page()
    open_match(page, server.address, asked("vote"))
    page.set_viewport_size({"width": width, "height": height})
    board = page.locator("[data-chronicle='7']")
    expect(board).to_be_visible()
    land, laid = page.locator(".ground").bounding_box(), board.bounding_box()
    assert land and laid and laid["width"] == land["width"] and laid["height"] >= land["height"]
    tokens = page.locator("[data-chronicle-token]")
    assert [tokens.nth(at).is_visible() for at in range(8)] == [True] * 8
    tokens.nth(0).click()
    expect(page.locator("[data-chronicle]")).to_have_count(1)
    expect(page.locator("[data-chronicle='1']")).to_be_visible()
    page.locator(".turns button", has_text="Players").click()
    expect(page.locator("[data-chronicle]")).to_have_count(0)
    page.locator(".turns button", has_text="Chronicles").click()  # its question lays it open again
    before = log_of(page)
    board.locator(".part.lit[data-part='ballot:nay']").click()
    answered(page, before)


def test_no_next_tile_is_announced_on_the_mountain(open_page: OpenPage, server: WebServer) -> None:
    page = open_page()
    open_match(page, server.address, asked("stop-at-a-sale"))
    expect(page.locator(".road .space").last).to_have_class(re.compile(r"\bpeak\b"))
    expect(page.locator(".road .space.peak .comes")).to_have_count(0)


@cache
def sold() -> Match:
    """A game in which barrels lie on a sale tile, below and on the dashed space."""
    for seed in range(50):
        match = new_match("glenmore", {"players": 4, "chronicles": ALL}, seed)
        rng = Random(seed)
        while not match.over:
            sales = match.view(0)["cellars"]["sales"].values()
            if match.seat >= 0 and any(sale["lower"] and sale["extra"] for sale in sales):
                return match
            match.push(rng.choice(sorted(match.game.legal_numbers(match.state))))
    raise AssertionError("nobody ever sells so")


# Whether each sold barrel lies within the space that it was sold on.
ON_ITS_SPACE = """() => [...document.querySelectorAll('.sale .round .ic')].map((barrel) => {
    const [own, space] = [barrel, barrel.closest('.round')].map((one) => one.getBoundingClientRect());
    return own.x >= space.x && own.right <= space.right && own.y >= space.y && own.bottom <= space.bottom;
})"""


def test_a_sold_barrel_lies_on_its_space(open_page: OpenPage, server: WebServer) -> None:
    page = open_page()
    open_match(page, server.address, sold())
    if not page.locator("[data-chronicle='3']").count():
        page.locator("[data-chronicle-token='3']").click()
    page.wait_for_selector(".sale .round .ic")
    lying = page.evaluate(ON_ITS_SPACE)
    assert len(lying) > 1 and all(lying), lying


def test_what_is_hidden_stays_hidden_on_the_haggis_table(open_page: OpenPage, server: WebServer) -> None:
    match = asked("give-haggis")
    page = open_page()
    open_match(page, server.address, match)
    own = match.game.view(match.state, match.question.seat)["haggis"]["tables"]
    shown = page.locator("[data-chronicle='5'] .hag text").all_inner_texts()
    strangers = sum(
        table["tokens"] - len(table["known"]) for seat, table in enumerate(own) if seat != match.question.seat
    )
    assert shown.count("?") == strangers
    before = log_of(page)
    page.locator("[data-chronicle='5'] .part.lit[data-family='return-haggis']").first.click()
    answered(page, before)


@cache
def starving() -> Match:
    """A game in which Fraser McStarve may be given a token by any of the other three."""
    for seed in range(400):
        match, rng = new_match("glenmore", {"players": 4, "chronicles": "58"}, seed), Random(seed)
        while not match.over:
            asks = match.question.parameters.get("step") == "haggis"
            if asks and len(match.legal()) == 4:
                return match
            match.push(rng.choice(sorted(match.game.legal_numbers(match.state))))
    raise AssertionError("nobody is ever asked")


# What lies over the edge of what it stands in: small figures, names of persons, arches of the prison.
OVER_EDGE = """() => [['.chr .pair', '.state'], ['.mat .person > span', '.mat'], ['.cells .arch', '.cells']]
    .flatMap(([piece, around]) => [...document.querySelectorAll(piece)].filter((one) => {
        const [own, edge] = [one, one.closest(around)].map((it) => it.getBoundingClientRect());
        const over = own.right > edge.right || own.top < edge.top || own.bottom > edge.bottom;
        return one.checkVisibility() && over;
    }).map((one) => `${piece} ${one.textContent}`))"""


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_by_night_one_of_the_others_gives_mcstarve_a_token(
    open_page: OpenPage, server: WebServer, width: int, height: int
) -> None:
    match = starving()
    page = open_page()
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    open_match(page, server.address, match)
    expect(page.locator("html")).to_have_class(re.compile("dark"))
    page.set_viewport_size({"width": width, "height": height})
    board = page.locator("[data-chronicle='8']")
    givers = board.locator(".answers .part.lit[data-part^='seat:']")
    expect(givers).to_have_count(3)
    for giver in givers.all():
        box = giver.bounding_box()
        assert box and box["height"] >= 44 and box["x"] >= 0 and box["x"] + box["width"] <= width
        assert box["y"] + box["height"] <= height
    assert not serious(page)
    assert page.evaluate(OVER_EDGE) == []
    other = next(action for action in match.legal() if action.text != "done")
    before = log_of(page)
    board.locator(f".part.lit[data-part='{other.parts[0]}']").click()
    answered(page, before)
    # Who gives it chooses which, at the tables of the haggis.
    tables = page.locator("[data-chronicle='5']")
    expect(tables.locator(".part.lit[data-family='return-haggis']").first).to_be_visible()
