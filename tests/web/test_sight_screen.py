"""What must be in sight at every size: the parts of a turn, notes with their seals, and names."""

import re
from collections.abc import Callable

import pytest
from browsers import WebServer
from playwright.sync_api import Page, expect
from screen import FRIEND, ME, click, open_match, open_table, sit_down, upload
from sight import cut_off
from test_clicks import everything, follows, position

from clachan.core.match import Match, new_match

OpenPage = Callable[..., Page]
SIZES = [
    (390, 844), (844, 390), (768, 1024), (1024, 768), (1280, 720), (1440, 900), (1920, 1080), (2560, 1440),
]  # fmt: skip
SMALL = [size for size in SIZES if size[0] < 1180]

# Those of the parts that are not wholly on the screen, or have something lying over their middle.
HIDDEN = """(selector) => {
    const shown = (one) => one.checkVisibility({visibilityProperty: true});
    const nodes = [...document.querySelectorAll(selector)].filter(shown);
    if (!nodes.length) return [`there is no ${selector}`];
    return nodes.filter((node) => {
        const box = node.getBoundingClientRect();
        const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        const on = box.x > -1 && box.y > -1 && box.right < innerWidth + 1 && box.bottom < innerHeight + 1;
        return !on || !hit || !(node.contains(hit) || hit.contains(node));
    }).map((node) => `${selector}: ${JSON.stringify(node.getBoundingClientRect())}`);
}"""
# What is wider than the sheet that holds it.
CUT = """(selector) => [...document.querySelectorAll(selector)].filter((one) =>
    one.checkVisibility() &&
    (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
).map((one) => `${one.className}: ${one.innerText}`)"""


# Texts whose last word lies outside of its box.
ENDS = """(selector) => [...document.querySelectorAll(selector)].filter((one) => {
    const words = document.createRange();
    words.selectNodeContents(one);
    const last = [...words.getClientRects()].at(-1), box = one.getBoundingClientRect();
    return last.right > box.right + 1 || (last.top + last.bottom) / 2 > box.bottom;
}).map((one) => one.innerText)"""


# Pairs of parts that lie on each other by more than a rim.
COVERING = """(selector) => {
    const boxes = [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
    const meet = (one, other) => Math.min(one.right, other.right) - Math.max(one.x, other.x) > 4
        && Math.min(one.bottom, other.bottom) - Math.max(one.y, other.y) > 4;
    return boxes.flatMap((one, i) => boxes.slice(i + 1).filter((other) => meet(one, other)).map(() => i));
}"""


def opened(open_page: OpenPage, server: WebServer, match: Match, size: tuple[int, int]) -> Page:
    """All seats at one screen of a size; a table is made on a large one, where the seats are at hand."""
    page = open_page(touch=size[0] < 1180)
    open_match(page, server.address, match)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_selector("canvas[data-ready]")
    if size in SMALL:
        page.locator("nav.tabs").wait_for()
    return page


def turn_to(page: Page, tab: str) -> None:
    button = page.locator("nav.tabs").get_by_role("button", name=tab, exact=True)
    if button.count():
        button.click()


@pytest.mark.parametrize("size", SIZES)
def test_all_that_a_turn_needs_is_in_sight(
    open_page: OpenPage, server: WebServer, size: tuple[int, int]
) -> None:
    page = opened(open_page, server, position(everything), size)
    for part in ("[data-deed=expand]", '[data-part="unit:sheep"]', ".band h2"):
        assert page.evaluate(HIDDEN, part) == []
    page.locator("[data-deed=expand]").click()
    page.locator('[data-part="unit:sheep"]:visible').first.click()
    assert page.evaluate(HIDDEN, ".prompt .seal, .prompt .ghostly") == []
    assert size not in SMALL or page.evaluate(CUT, ".prompt .now") == []
    page.locator(".hex.ready").first.dispatch_event("click")
    page.locator(".note .follows li").first.wait_for()
    assert page.evaluate(HIDDEN, ".note h3, .note .yes, .prompt .big") == []
    assert cut_off(page, ".prompt .big", "b, kbd") == []
    assert size not in SMALL or page.evaluate(CUT, ".prompt .now") == []


@pytest.mark.parametrize("size", SIZES)
def test_the_market_is_whole(open_page: OpenPage, server: WebServer, size: tuple[int, int]) -> None:
    page = opened(open_page, server, position(everything), size)
    if size != (1024, 768):  # there the market lies open from the beginning
        turn_to(page, "Market")
    assert page.evaluate(HIDDEN, ".arrow.buy") == []
    assert page.evaluate(HIDDEN, ".arrow.sell") == []


@pytest.mark.parametrize("size", SMALL)
def test_a_trade_is_told_beside_the_market(
    open_page: OpenPage, server: WebServer, size: tuple[int, int]
) -> None:
    page = opened(open_page, server, position(everything), size)
    turn_to(page, "Market")
    page.locator(".arrow.buy.lit").first.click()
    page.locator(".market .note .follows li").first.wait_for()
    assert page.evaluate(HIDDEN, ".market .note h3, .amounts button, .market .note .yes, .prompt .big") == []
    assert page.evaluate(HIDDEN, ".arrow.buy.taken") == []


@pytest.mark.parametrize("size", SMALL)
def test_a_deed_brings_its_board_into_sight(
    open_page: OpenPage, server: WebServer, size: tuple[int, int]
) -> None:
    page = opened(open_page, server, position(everything), size)
    for deed, parts in (("take", ".contracts .part"), ("trade", ".arrow.buy, .arrow.sell")):
        page.locator(f"[data-deed={deed}]").click()
        expect(page.locator(parts).first).to_be_visible()
        assert page.evaluate(HIDDEN, parts) == []
        expect(page.locator(".prompt .chip")).to_have_count(0)  # the board shows them
        page.locator(".prompt .ghostly").click()
        assert page.evaluate(HIDDEN, "[data-deed=expand]") == []
    expect(page.locator(".over")).to_have_count(0)


def test_own_contracts_are_in_sight_while_answers_are_listed(open_page: OpenPage, server: WebServer) -> None:
    match = position(lambda match: follows(match, "fulfil", ("slaughter",)) is not None)
    page = opened(open_page, server, match, (1024, 768))
    card = ".panel .hand .part"
    assert page.evaluate(HIDDEN, card) == []
    page.locator("[data-deed=fulfil]").click()
    expect(page.locator(".prompt .chip")).not_to_have_count(0)
    assert page.evaluate(HIDDEN, f"{card}, .prompt .chip, .arrow.buy, .arrow.sell") == []


@pytest.mark.parametrize("size", SMALL)
def test_the_log_opens_at_its_end_and_no_piece_lies_on_another(
    open_page: OpenPage, server: WebServer, size: tuple[int, int]
) -> None:
    page = opened(open_page, server, position(everything), size)
    turn_to(page, "Log")
    last = page.locator(".log li").last
    expect(last).to_be_in_viewport(ratio=0.9)
    turn_to(page, "Mine")
    piece = page.locator(".stacked .units .part").first
    expect(piece).to_be_visible()
    assert page.evaluate(COVERING, ".stacked .units .part svg") == []


def test_a_refusal_is_told_below_the_strip_and_beside_no_edge(open_page: OpenPage, server: WebServer) -> None:
    page = opened(open_page, server, position(everything), (390, 844))
    page.locator("[data-deed=expand]").click()
    seen = """() => [...document.querySelectorAll('.hex:not(.ready)[data-part^="hex:"]')].filter((one) => {
        const box = one.getBoundingClientRect();
        return box.x > 0 && box.right < innerWidth && box.y > 0 && box.bottom < 440;
    }).map((one) => one.dataset.hex)"""
    places = page.evaluate(seen)
    assert len(places) > 5
    for place in (places[0], places[-1]):
        page.locator(f'[data-hex="{place}"]').dispatch_event("click")
        expect(page.locator(".note.no h3")).to_contain_text(place)
        expect(page.locator(".note.no [role=alert]").first).to_be_visible()
        assert page.evaluate(HIDDEN, ".note.no h3, .note.no [role=alert], .note.no .ways button") == []


def bargain_below(match: Match) -> tuple[str, str] | None:
    """A unit and a place near the foot of the map, where an expansion opens a bargain with a neighbour."""
    game = match.game
    for number in game.legal_numbers(match.state):
        action = game.catalogue[number]
        if action.family.id != "expand":
            continue
        place, unit = sorted(action.parts)
        state = game.copy(match.state)
        game.apply(state, number)
        if place[-1] in "89" and game.question(state).kind == "after-expanding":
            return unit, place
    return None


def test_a_note_stays_while_steps_are_chosen_in_it(open_page: OpenPage, server: WebServer) -> None:
    match = position(lambda match: bargain_below(match) is not None)
    parts = bargain_below(match)
    assert parts
    page = opened(open_page, server, match, (1440, 900))
    for part in parts:
        page.locator(f'[data-part="{part}"]:visible').first.dispatch_event("click")
    page.locator(".note .follows li").first.wait_for()
    page.locator(".note").evaluate(
        "(note) => Promise.all(note.getAnimations().map((one) => one.finished)).then(() => 0)"
    )
    before = page.locator(".note").bounding_box()
    assert click(page.locator(".prompt .chip").first)
    expect(page.locator(".note .step")).to_have_count(1)
    after = page.locator(".note").bounding_box()
    assert before and after and (before["x"], before["y"]) == (after["x"], after["y"])
    assert page.evaluate(HIDDEN, ".note h3, .note .step") == []


def test_the_band_names_whoever_is_waited_for_at_each_moment(open_page: OpenPage, server: WebServer) -> None:
    """One player waits while another, who has two seats, answers for one of them and then for the other."""
    one, two = open_page(), open_page()
    open_table(one, server.address, ME, FRIEND, FRIEND)
    sit_down(two, one.url, "Moira")
    two.locator("summary", has_text="Seats").click()
    two.get_by_role("button", name="Sit here").click()
    two.locator("summary", has_text="Seats").click()
    expect(one.locator(".invite")).to_have_count(0)
    told = set()
    for _ in range(3):
        asked = whoever_is_asked(one, two)
        lines = asked.locator(".log").get_attribute("data-lines") or ""
        if asked is two:
            title = two.locator(".player.now .who b").inner_text()
            expect(one.locator(".band:not(.mine)")).to_contain_text(f"{title} (Moira) plays")
            told.add(title)
        else:
            expect(two.locator(".band:not(.mine)")).to_contain_text("plays")
        asked.locator(".offer .part.lit").first.click()
        asked.locator(".prompt .big").click()
        expect(asked.locator(".log")).not_to_have_attribute("data-lines", lines)
    assert len(told) == 2


def whoever_is_asked(*pages: Page) -> Page:
    for _ in range(4_000):
        for page in pages:
            if page.locator(".prompt.mine").count() and page.locator(".offer .part.lit").count():
                return page
    raise AssertionError("nobody is asked")


def test_whoever_is_away_is_named_to_the_end(open_page: OpenPage, server: WebServer) -> None:
    for width, height in ((1440, 900), (1280, 720)):
        one, two = open_page(width, height), open_page()
        open_table(one, server.address, ME, FRIEND)
        sit_down(two, one.url, "Alexandrina MacTavish")
        row = one.locator(".player .who", has_text="Alexandrina")
        expect(row).to_be_visible()
        two.context.close()
        expect(row).to_contain_text("away")
        assert one.evaluate(ENDS, ".player .who") == []
        assert cut_off(one, ".contracts .card", ".ic") == []


def far_on() -> Match:
    match = new_match("caledonia", {"players": 2}, 5)
    while not match.over:
        match.push(match.drawn())
    return match


def test_a_link_to_a_position_asks_for_nothing_else(open_page: OpenPage, server: WebServer) -> None:
    """A link shows its position without asking for any other."""
    page = open_page()
    table = upload(page, server.address, far_on()).split("/")[-1]
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{server.address}/replay/{table}#ply=40")
    expect(page.locator(".controls h2")).to_contain_text("Move 40 of")
    page.wait_for_selector("canvas[data-ready]")
    assert [url.split("/at/")[1] for url in asked if "/at/" in url] == ["40"]
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        whole_replay(page, (width, height))


def whole_replay(page: Page, size: tuple[int, int]) -> None:
    """At every size all ways through a game are in sight, and the cards below them are whole."""
    expect(page.locator("nav.tabs")).to_have_count(int(size in SMALL))
    assert page.evaluate(HIDDEN, ".controls :is(h2, input, button, select)") == []
    if size in SMALL:
        turn_to(page, "Contracts")
    assert page.evaluate(HIDDEN, ".contracts .part") == []
    assert cut_off(page, ".contracts .card", ".ic") == []
    turn_to(page, "Act")


@pytest.mark.parametrize("size", [(960, 600), (853, 480), (1440, 900), (1280, 720), (390, 844)])
def test_what_if_is_whole_on_an_enlarged_page(
    open_page: OpenPage, server: WebServer, size: tuple[int, int]
) -> None:
    """A page of 1440 by 900 at 150 % has 960 by 600, one of 1280 by 720 has 853 by 480."""
    page = open_page(*size)
    table = upload(page, server.address, far_on()).split("/")[-1]
    page.goto(f"{server.address}/replay/{table}#ply=40")
    page.get_by_role("button", name="What if…").click()
    sheet = page.get_by_role("region", name=re.compile("What if"))
    expect(sheet.get_by_role("button").first).to_be_visible()
    page.locator(".prompt.mine").wait_for()
    assert page.evaluate(HIDDEN, ".what-if, .what-if button, .band h2, [data-deed=expand]") == []
    narrow = page.locator("nav.tabs").count() > 0
    assert page.evaluate(HIDDEN, "nav.tabs button" if narrow else ".contracts .part") == []
    assert narrow or cut_off(page, ".contracts .card", ".ic") == []
