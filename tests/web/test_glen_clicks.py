"""How many clicks a turn of Glen More II takes, and that nothing moves under the pointer meanwhile."""

import re
from collections.abc import Callable

import pytest
from browsers import WebServer
from playwright.sync_api import Page, expect
from screen import ME, open_table, until

OpenPage = Callable[..., Page]
MOST = 7
SHIFTS = """() => {
    window.shifted = [];
    new PerformanceObserver((list) => list.getEntries().forEach((one) => window.shifted.push(
        [one.value, one.sources.map((source) => source.node?.className?.toString() ?? '')],
    ))).observe({type: 'layout-shift', buffered: false});
}"""
# What the server says comes a third of a second late.
SLOW_LINE = """(() => {
    const come = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage');
    Object.defineProperty(WebSocket.prototype, 'onmessage', {
        set(hear) {
            come.set.call(this, hear && ((event) => setTimeout(() => hear.call(this, event), 330)));
        },
    });
})()"""


# To build a land anew with every turn takes long: another player's is drawn by the same drawing.
KEEP = """() => {
    window.land = '.ground .frame > svg';
    const land = document.querySelector(window.land);
    [land.kept, window.label] = [true, land.getAttribute('aria-label')];
}"""
LAST_LINE = """() => {
    const log = document.querySelector('.log');
    return log.scrollTop + log.clientHeight >= log.scrollHeight - 4;
}"""


class Hand:
    """Clicks, and counts its clicks."""

    def __init__(self, page: Page) -> None:
        self.page, self.clicks = page, 0

    def click(self, selector: str) -> None:
        self.page.locator(selector).first.click()
        self.clicks += 1


def open_glen(page: Page, server: WebServer) -> Hand:
    open_table(page, server.address, ME, ME, game="glenmore", options={})
    page.wait_for_selector(".space.lit")
    return Hand(page)


def test_a_typical_turn(open_page: OpenPage, server: WebServer) -> None:
    """Take a tile and lay it, activate, walk, end the turn."""
    page = open_page()
    hand = open_glen(page, server)
    before = page.locator(".player.now").get_attribute("data-home")
    assert before is not None
    hand.click('.space.lit .part[title*="Lochridge"]')
    hand.click(".place.ready")
    assert hand.clicks == 2
    expect(page.locator("[data-deed=activate]")).to_contain_text("tiles")
    hand.click("[data-deed=activate]")
    expect(page.locator("[data-deed=move]")).to_contain_text(re.compile("[1-9] step"))
    expect(page.locator(".log li", has_text="1 sheep").last).to_be_visible()
    hand.click(".place .man")
    expect(page.locator(".prompt h2")).to_contain_text("Where does the Scotsman")
    hand.click(".place.ready")
    expect(page.locator(".player.now")).to_have_attribute("data-home", before)
    page.evaluate(KEEP)
    page.locator(".prompt .seal:visible").first.click()
    hand.clicks += 1
    expect(page.locator(".player.now")).not_to_have_attribute("data-home", before)
    assert hand.clicks <= MOST, hand.clicks
    until(page, "() => document.querySelector(window.land).getAttribute('aria-label') !== window.label")
    assert page.evaluate("() => document.querySelector(window.land).kept")
    until(page, LAST_LINE)


def test_a_man_is_carried_to_his_place(open_page: OpenPage, server: WebServer) -> None:
    """By the pointer, in one movement: lifted from his tile, set down on another."""
    page = open_page()
    hand = open_glen(page, server)
    hand.click('.space.lit .part[title*="Lochridge"]')
    hand.click(".place.ready")
    hand.click("[data-deed=activate]")
    expect(page.locator("[data-deed=move]")).to_contain_text(re.compile("[1-9] step"))
    man = page.locator(".place .man").first
    box, goal = man.bounding_box(), page.locator('.place.own[aria-label*="Lochridge"]').bounding_box()
    assert box and goal
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=6)
    expect(page.locator(".carried")).to_be_visible()
    page.mouse.up()
    expect(page.locator(".log li", has_text=re.compile("moves .*Lochridge")).last).to_be_visible()
    expect(page.locator(".carried")).to_have_count(0)


def test_what_has_been_activated_is_ticked(open_page: OpenPage, server: WebServer) -> None:
    page = open_page()
    hand = open_glen(page, server)
    hand.click('.space.lit .part[title*="Lochridge"]')
    hand.click(".place.ready")
    expect(page.locator("[data-deed=activate]")).to_contain_text("tiles")
    expect(page.locator(".place .done")).to_have_count(0)
    hand.click("[data-deed=activate]")
    expect(page.locator("[data-deed=activate]")).to_be_disabled()
    assert page.locator(".place .done").count() > 1


def test_a_turn_waits_for_its_end(open_page: OpenPage, server: WebServer) -> None:
    """Though nothing is left to do, the turn stays with its player, who can take all of it back."""
    page = open_page()
    hand = open_glen(page, server)
    hand.click('.space.lit .part[title*="Lochridge"]')
    hand.click(".place.ready")
    hand.click("[data-deed=activate]")
    expect(page.locator("[data-deed=activate]")).to_be_disabled()
    hand.click(".place .man")
    expect(page.locator(".prompt h2")).to_contain_text("Where does the Scotsman")
    hand.click(".place.ready")
    expect(page.locator(".prompt.mine")).to_contain_text("End turn")
    page.keyboard.press("u")
    expect(page.locator(".prompt h2")).to_contain_text("Take a tile")


def test_presses_over_a_slow_line_are_done_in_their_order(open_page: OpenPage, server: WebServer) -> None:
    """Nobody waits for an answer before the next press, and no press is lost."""
    page = open_page()
    page.add_init_script(SLOW_LINE)
    hand = open_glen(page, server)
    hand.click('.space.lit .part[title*="Lochridge"]')
    hand.click(".place.ready")
    expect(page.locator("[data-deed=activate]")).to_contain_text("tiles")
    hand.click("[data-deed=activate]")
    hand.click(".place .man")
    expect(page.locator(".prompt h2")).to_contain_text("Where does the Scotsman")
    expect(page.locator(".log li", has_text="1 sheep")).to_have_count(1)


def test_steps_that_would_be_lost_are_told(open_page: OpenPage, server: WebServer) -> None:
    page = open_page()
    hand = open_glen(page, server)
    hand.click('.space.lit .part[title*="Lochridge"]')
    hand.click(".place.ready")
    hand.click("[data-deed=activate]")
    expect(page.locator("[data-deed=end-turn]")).to_contain_text(re.compile("[1-9] steps? unused"))


# Rules of small screens that ask what an element holds: on a wide one they would only cost time.
ASKING_RULES = """() => {
    const live = (rules) => [...rules].flatMap((rule) => rule.media
        ? (matchMedia(rule.media.mediaText).matches ? live(rule.cssRules) : []) : rule.selectorText ?? []);
    const asks = (rule) => rule.includes(':has(') && /phone|tablet|lying|standing|[.]box/.test(rule);
    const all = [...document.styleSheets].flatMap((sheet) => live(sheet.cssRules));
    return {all: all.length, asking: all.filter(asks)};
}"""


def test_pointing_shows_what_follows_and_moves_nothing(open_page: OpenPage, server: WebServer) -> None:
    page = open_page()
    hand = open_glen(page, server)
    page.locator(".moments").wait_for(state="attached")  # what comes after the first board has come
    page.evaluate("document.fonts.ready.then(() => new Promise((drawn) => requestAnimationFrame(drawn)))")
    rules = page.evaluate(ASKING_RULES)
    assert rules["all"] > 500 and rules["asking"] == []
    page.evaluate(SHIFTS)
    page.mouse.move(5, 5)
    page.mouse.move(6, 6)
    page.locator('.space.lit .part[title*="Lochridge"]').hover()
    expect(page.locator(".rondel .note")).to_contain_text(re.compile("Lochridge.*fits in [1-9]", re.DOTALL))
    for tile in page.locator(".place.own").all():
        tile.hover()
    expect(page.locator(".prompt .why")).to_have_count(0)  # looking is no asking
    for clan in page.locator(".clans .clan").all()[:6]:
        clan.hover()
    hand.click('.space.lit .part[title*="Lochridge"]')
    page.locator(".place.ready").first.hover()
    expect(page.locator(".frame .note")).to_contain_text("wakes")
    hand.click(".place.ready")
    expect(page.locator("[data-deed=end-turn]")).to_be_visible()
    shifted = page.evaluate("() => window.shifted")
    assert not shifted, shifted


def test_a_note_that_comes_late_stands_alone(open_page: OpenPage, server: WebServer) -> None:
    """Over a slow line a pointer rests for longer than a name waits: the name must not lie over the note."""
    page = open_page()
    page.add_init_script(SLOW_LINE.replace("330", "900"))
    open_glen(page, server)
    page.locator("html[data-tips]").wait_for(state="attached")
    page.mouse.move(5, 5)
    page.mouse.move(6, 6)
    page.locator('.space.lit .part[title*="Lochridge"]').hover()
    expect(page.locator(".rondel .note")).to_contain_text(re.compile("fits in [1-9]"))
    expect(page.locator(".tip:visible")).to_have_count(0)


def test_a_finger_sees_first_and_does_then(open_page: OpenPage, server: WebServer) -> None:
    page = open_page(390, 844, touch=True)
    open_glen(page, server)
    tile = page.locator('.space.lit .part[title*="Lochridge"]')
    tile.tap()
    expect(page.locator(".prompt .chosen h3")).to_contain_text("Take Lochridge")
    expect(page.locator(".prompt h2")).to_contain_text("Take a tile")
    tile.tap()
    expect(page.locator(".prompt h2")).to_contain_text("Where do you lay")


@pytest.mark.parametrize(("width", "height", "touch"), [(1440, 900, False), (390, 844, True)])
def test_a_tile_on_the_road_can_be_looked_at_while_others_play(
    open_page: OpenPage, server: WebServer, width: int, height: int, touch: bool
) -> None:
    """By a press, and once more puts the note away; nothing else happens."""
    page = open_page(width, height, touch=touch)
    open_table(page, server.address, {"kind": "open"}, ME, game="glenmore", options={}, seed=5)
    page.wait_for_selector(".place.own")
    tile = page.locator(".space .part", has_text="when it wakes").first
    said = tile.locator(".sr").inner_text()
    tile.click()
    name = page.locator(".rondel .note h3").inner_text()
    assert name in said
    tile.click()
    expect(page.locator(".rondel .note")).to_have_count(0)


@pytest.mark.parametrize("seats", [(ME, {"kind": "open"}), ({"kind": "open"}, ME)], ids=["own", "waiting"])
@pytest.mark.parametrize(("width", "height", "touch"), [(1440, 900, False), (390, 844, True)])
def test_anybody_may_look_at_a_tile_at_any_time(
    open_page: OpenPage,
    server: WebServer,
    width: int,
    height: int,
    touch: bool,
    seats: tuple[dict[str, str], dict[str, str]],
) -> None:
    page = open_page(width, height, touch)
    open_table(page, server.address, *seats, game="glenmore", options={})
    page.wait_for_selector(".place.own")
    village = page.locator(".place.own").first
    village.tap() if touch else village.click()
    expect(page.locator(".frame .note")).to_contain_text("Village")
    onlooker = open_page(width, height, touch)
    onlooker.goto(page.url.split("#")[0])
    onlooker.locator(".place.own").first.tap() if touch else onlooker.locator(".place.own").first.click()
    expect(onlooker.locator(".frame .note")).to_contain_text("Village")
    if touch:
        return
    page.locator(".openers").get_by_role("button", name="Clans").click()
    page.locator("[data-sheet=clans] .clan").first.hover()
    expect(page.locator("[data-sheet=clans] .told")).to_contain_text("villages")
