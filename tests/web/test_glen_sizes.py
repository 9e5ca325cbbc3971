"""Nothing of the table of Glen More II is cut off, on any size of screen, with all chronicles in play."""

import re
from collections.abc import Callable
from functools import cache
from random import Random

import pytest
from browsers import WebServer
from glen_player import DRAWN
from playwright.sync_api import Page, expect
from screen import ME, open_match, open_table, until, upload
from sight import cut_off

from clachan.core.match import Match, new_match
from clachan.words import LANGUAGES

OpenPage = Callable[..., Page]
SIZES = {
    "phone": (390, 844), "lying": (844, 390), "standing": (768, 1024), "tablet": (1024, 768),
    "laptop": (1280, 720), "wide": (1440, 900), "large": (2560, 1440),
}  # fmt: skip
SMALL = ("phone", "lying", "standing", "tablet")
ALL = {"players": 4, "chronicles": "12345678"}
AHEAD = """() => document.querySelector('.beyond.ahead')?.innerText ?? ''"""
SPEAK = """(language) => { localStorage['clachan-settings'] =
    JSON.stringify({...JSON.parse(localStorage['clachan-settings']), language}) }"""


@cache
def reserved() -> Match:
    """A game of four with all chronicles in which a tile on the track is reserved for somebody."""
    for seed in range(60):
        match, rng = new_match("glenmore", ALL, seed), Random(seed)
        while not match.over:
            if match.seat >= 0 and match.question.kind == "turn" and match.view(0)["mobs"]["reserved"]:
                return match
            match.push(rng.choice(sorted(match.game.legal_numbers(match.state))))
    raise AssertionError("no tile is ever reserved")


@pytest.mark.parametrize("size", SIZES)
def test_no_word_is_cut_off(open_page: OpenPage, server: WebServer, size: str) -> None:
    """Costs of tiles, for whom a tile is reserved, what players own, and every board of a chronicle."""
    page = open_page(*SIZES[size], touch=size in ("phone", "lying"))
    page.goto(upload(page, server.address, reserved()))
    page.get_by_role("button", name="Only watch").click()
    page.wait_for_selector("[data-cell]", state="attached")
    expect(page.locator(".reserved")).to_have_count(1)
    assert cut_off(page, ".glen", ".rondel .cost") == []
    if page.locator(".turns").count():
        page.locator(".turns button", has_text="Chronicles").click()
    for number in range(1, 9):
        page.locator(f"[data-chronicle-token='{number}']").click()
        expect(page.locator(f"[data-chronicle='{number}']")).to_be_visible()
        assert cut_off(page, ".glen") == [], number
        page.get_by_role("button", name="Close").click()


def test_a_window_may_change_its_size(open_page: OpenPage, server: WebServer) -> None:
    """Nothing is drawn of less than no size on the way: the console would tell, which fails a test."""
    page = open_page()
    open_table(page, server.address, ME, ME, game="glenmore", options={"chronicles": "all"}, seed=3)
    page.wait_for_selector(".space.lit")
    for size in ("phone", "large", "lying", "wide", "standing", "laptop", "phone", "tablet"):
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        expect(page.locator(".space.lit .tile .t").first).to_be_visible()


# Tokens and votes on the small boards that their line cuts, be it by a shaving.
SHAVED = """() => [...document.querySelectorAll('.chr .st i')].filter((piece) => {
    const [own, line] = [piece, piece.closest('.state')].map((one) => one.getBoundingClientRect());
    return own.top < line.top || own.bottom > line.bottom || own.left < line.left || own.right > line.right;
}).length"""


@cache
def with_longest_name() -> Match:
    """A game in which Flora MacDonald has been taken by whoever is asked."""
    for seed in range(60):
        match, rng = new_match("glenmore", {"players": 2}, seed), Random(seed)
        while not match.over:
            seat = match.seat
            if seat >= 0 and "flora macdonald" in match.view(seat)["seats"][seat]["people"]:
                return match
            match.push(rng.choice(sorted(match.game.legal_numbers(match.state))))
    raise AssertionError("nobody ever takes her")


# Words of persons' names that are broken in two.
BROKEN = """() => [...document.querySelectorAll('.mat .person > span')].flatMap((name) => {
    const [text, range] = [name.firstChild, document.createRange()];
    return [...text.data.matchAll(/\\S+/g)].filter((word) => {
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        return range.getClientRects().length > 1;
    }).map((word) => word[0]);
})"""


def test_no_name_of_a_person_is_broken(open_page: OpenPage, server: WebServer) -> None:
    page = open_page()
    open_match(page, server.address, with_longest_name())
    expect(page.locator(".mat .person", has_text="Flora")).to_be_visible()
    assert page.evaluate(BROKEN) == []


@pytest.mark.parametrize("size", ["laptop", "wide"])
def test_tokens_and_votes_on_the_small_boards_are_whole(
    open_page: OpenPage, server: WebServer, size: str
) -> None:
    page = open_page(*SIZES[size])
    open_table(page, server.address, ME, ME, ME, game="glenmore", options={"chronicles": "all"})
    expect(page.locator(".chr .st i")).to_have_count(8)
    assert page.evaluate(SHAVED) == 0


@cache
def commanded() -> Match:
    """A game in which somebody is asked for the Englishman: the longest question of a turn."""
    for seed in range(60):
        match, rng = new_match("glenmore", ALL, seed), Random(seed)
        while not match.over:
            params = match.question.parameters
            if match.seat >= 0 and match.question.kind == "turn" and params.get("figure") == "englishman":
                return match
            match.push(rng.choice(sorted(match.game.legal_numbers(match.state))))
    raise AssertionError("nobody ever moves the Englishman")


def test_a_long_question_is_whole_on_every_screen(open_page: OpenPage, server: WebServer) -> None:
    """In the band of the turn, which has a height of its own."""
    page = open_page()
    open_match(page, server.address, commanded())
    for language in LANGUAGES:
        page.evaluate(SPEAK, language)
        page.reload()
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator(".band.mine h2")).not_to_be_empty()
        for width, height in SIZES.values():
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_selector(".band.mine h2")
            assert cut_off(page, ".band.mine h2") == [], (language, width, height)


def test_the_market_of_a_phone_tells_what_one_holds(open_page: OpenPage, server: WebServer) -> None:
    page = open_page(*SIZES["phone"], touch=True)
    open_table(page, server.address, ME, ME, game="glenmore", options={})
    page.locator(".turns button", has_text="Market").click()
    goods = page.locator(".goods")
    expect(goods.locator("li")).to_have_count(5)
    expect(goods).to_contain_text("Your goods")
    expect(goods.locator("li").first).to_contain_text("sell for")
    assert cut_off(page, ".goods") == []


def test_an_onlooker_is_not_told_that_goods_are_his(open_page: OpenPage, server: WebServer) -> None:
    page = open_page(*SIZES["phone"], touch=True)
    page.goto(upload(page, server.address, reserved()))
    page.get_by_role("button", name="Only watch").click()
    page.locator(".turns button", has_text="Market").click()
    whose = page.locator(".goods h2")
    expect(whose).to_contain_text(re.compile("^What (Red|Yellow|Green|Blue) has$"))
    assert cut_off(page, ".goods") == []


def test_the_clans_of_a_phone_have_its_whole_width(open_page: OpenPage, server: WebServer) -> None:
    page = open_page(*SIZES["phone"], touch=True)
    open_table(page, server.address, ME, ME, game="glenmore", options={})
    page.locator(".turns button", has_text="Clans").click()
    land, shield = page.locator("[data-of=clans] .map .map"), page.locator("[data-of=clans] .clan use").first
    wide, large = land.bounding_box(), shield.bounding_box()
    assert wide and large and wide["width"] == SIZES["phone"][0] and large["height"] > 28
    assert cut_off(page, "[data-of=clans] header") == []


@pytest.mark.parametrize("size", SMALL)
def test_the_own_coins_are_in_sight_while_a_tile_is_taken(
    open_page: OpenPage, server: WebServer, size: str
) -> None:
    width, height = SIZES[size]
    page = open_page(width, height, touch=True)
    page.emulate_media(reduced_motion="reduce")  # the road is there at once
    open_table(page, server.address, ME, ME, game="glenmore", options={})
    page.wait_for_selector(".space.lit")
    coins = page.locator(".pill [title='Coins'] b, .mat .money b").locator("visible=true").first
    box = coins.bounding_box()
    assert box and box["y"] >= 0 and box["y"] + box["height"] <= height and box["x"] + box["width"] <= width
    assert coins.inner_text().strip().isdigit()
    # A pill lets presses through to the land that it stands on: nothing else may lie over both.
    over = "([x, y]) => document.elementFromPoint(x, y).closest('.ground, .mat') !== null"
    assert page.evaluate(over, [box["x"] + 3, box["y"] + 5])
    assert everything_to_take_is_reached(page) > 0 or size == "tablet"


def everything_to_take_is_reached(page: Page) -> int:
    """In how many presses: what stands at the edge of a swiped road tells how much more there is."""
    lit = page.locator(".space.lit").count()
    ahead, back = page.locator(".beyond.ahead"), page.locator(".beyond:not(.ahead)")
    assert lit > 4
    presses = 0
    while left := page.evaluate(AHEAD):
        assert 0 < int(left) < lit
        ahead.click()
        until(page, f"(left) => ({AHEAD})() !== left", left)
        presses += 1
    assert presses < lit
    expect(back).to_have_count(1 if presses else 0)
    last, screen = page.locator(".space.lit").last.bounding_box(), page.viewport_size
    assert last and screen and last["x"] + last["width"] <= screen["width"] + 1
    return presses


# Words of deeds that run over the edge of their own button, onto the next one.
RUN_OVER = """(deeds) => deeds.flatMap((deed) => {
    const words = [...deed.querySelectorAll('b, span > small')];
    return words.filter((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        const [said, edge] = [range, deed].map((box) => box.getBoundingClientRect());
        return said.right > edge.right - 1 || said.top < edge.top || said.bottom > edge.bottom;
    }).map((one) => one.innerText);
})"""


def chosen_has_room(page: Page, width: int, height: int) -> None:
    """What is chosen is told in lines, not word by word, with what confirms it and the tabs in sight."""
    title = page.locator(".prompt .chosen h3").bounding_box()
    assert title and title["width"] > 4 * title["height"], title
    for selector in (".prompt .big", ".turns"):
        box = page.locator(selector).bounding_box()
        assert box and box["x"] + box["width"] <= width and box["y"] + box["height"] <= height, selector


@pytest.mark.parametrize("size", SIZES)
def test_every_deed_of_a_turn_is_in_sight(open_page: OpenPage, server: WebServer, size: str) -> None:
    """With the boat race there are five of them, none has to be swiped to, and each has room for its name."""
    width, height = SIZES[size]
    page = open_page(width, height, touch=size in SMALL)
    open_table(page, server.address, ME, ME, game="glenmore", options={"chronicles": "1"}, seed=5)
    page.locator(".space.lit .part").first.click()
    if page.locator(".prompt .big:visible").count():
        chosen_has_room(page, width, height)
        page.locator(".prompt .big").click()
    page.locator(".place.ready").first.click()
    if page.locator(".prompt .big:visible").count():
        page.locator(".prompt .big").click()
    deeds = page.locator(".bar [data-deed]")
    expect(deeds).to_have_count(5)
    for deed in deeds.all():
        box = deed.bounding_box()
        assert box and box["x"] >= 0 and box["x"] + box["width"] <= width, deed.get_attribute("data-deed")
        assert box["y"] + box["height"] <= height
    assert cut_off(page, ".bar") == []
    for language in LANGUAGES:
        page.evaluate(SPEAK, language)
        page.reload()
        expect(deeds).to_have_count(5)
        expect(page.locator("html")).to_have_attribute("lang", language)
        page.evaluate("document.fonts.ready.then(() => new Promise((drawn) => requestAnimationFrame(drawn)))")
        assert deeds.evaluate_all(RUN_OVER) == [], language
        assert cut_off(page, ".bar") == [], language


@cache
def asked(kind: str, answers: int) -> Match:
    """A game in which a player is asked such a question, with so many answers."""
    for seed in range(60):
        match, rng = new_match("glenmore", ALL, seed), Random(seed)
        while not match.over:
            if match.question.kind == kind and len(match.legal()) >= answers:
                return match
            match.push(rng.choice(sorted(match.game.legal_numbers(match.state))))
    raise AssertionError(f"{kind!r} is never asked")


@pytest.mark.parametrize("size", SIZES)
def test_goods_to_answer_with_are_tickets_in_sight(open_page: OpenPage, server: WebServer, size: str) -> None:
    """Each with its picture and what one has of it; one press gives it, or shows it to a finger first."""
    width, height = SIZES[size]
    page = open_page(touch=size in SMALL)
    open_match(page, server.address, asked("give-goods", 5))
    page.set_viewport_size({"width": width, "height": height})
    tickets = page.locator(".prompt .ticket")
    expect(tickets).to_have_count(5)
    for ticket in tickets.all():
        expect(ticket).to_contain_text("you have")
        box = ticket.bounding_box()
        assert box and box["x"] >= 0 and box["x"] + box["width"] <= width and box["height"] >= 40
        assert box["y"] + box["height"] <= height
    assert cut_off(page, ".tickets") == []
    log = page.locator(".log").first
    before = log.get_attribute("data-lines") or ""
    if size in SMALL:
        tickets.first.tap()
        expect(tickets.first).to_have_attribute("aria-pressed", "true")
        expect(page.locator(".prompt .big")).to_contain_text("Give")
        tickets.first.tap()
    else:
        tickets.first.click()
    expect(log).not_to_have_attribute("data-lines", before)


# Strokes of prints that run out of their tile, onto its neighbours.
RUN_OUT = """() => {
    const sheet = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    document.body.append(sheet);
    const found = [...document.querySelectorAll('symbol[id^=sc-]')].flatMap((print) => {
        sheet.innerHTML = print.innerHTML;
        return [...sheet.querySelectorAll('*')].map((stroke) => stroke.getBBox()).filter((box) =>
            Math.min(box.x, box.y) < -1 || Math.max(box.x + box.width, box.y + box.height) > 101
        ).map((box) => [print.id, box.x, box.x + box.width]);
    });
    sheet.remove();
    return found;
}"""


def test_a_print_ends_at_the_edge_of_its_tile(open_page: OpenPage, server: WebServer) -> None:
    page = open_page()
    open_table(page, server.address, ME, ME, game="glenmore", options={})
    page.wait_for_selector(".space.lit")
    assert page.locator("symbol[id^=sc-]").count() > 20
    assert page.evaluate(RUN_OUT) == []
