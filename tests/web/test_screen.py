"""Whole games and everything around them, driven through the screen."""

import re
import signal
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from accessibility import axe
from browsers import WebServer
from playwright.sync_api import Page, expect
from screen import (
    FRIEND,
    ME,
    close_scene,
    confirm,
    is_over,
    open_table,
    play,
    sit_down,
    step,
    table_of,
    wait_for_question,
)

OpenPage = Callable[..., Page]


SEED = 7
"""The deal of the solo games here, so that a run meets the same map each time."""


# A figure in the middle of its place begins elsewhere when it gets longer: that is text, nothing has moved.
WATCH_SHIFTS = """() => {
    window.shifted = [];
    const name = (node) => `${node.nodeName}.${node.className?.baseVal ?? node.className}`;
    new PerformanceObserver((list) => {
        for (const shift of list.getEntries()) {
            const moved = shift.sources.map((one) => one.node).filter((node) => node?.nodeType !== 3);
            const names = moved.map((node) => node && name(node)).join(', ');
            if (moved.length) window.shifted.push(`${shift.value}: ${names}`);
        }
    }).observe({type: 'layout-shift'});
}"""


HAIR = 0.0001
FONTS = """async () => {
    await Promise.all([...document.fonts].map((font) => font.load()));
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
}"""
"""What a figure of the market moves by when it gets a second digit, in shares of the screen."""


def start_solo(page: Page, server: WebServer) -> None:
    open_table(page, server.address, ME, seed=SEED)
    page.wait_for_selector("[data-hex]")
    wait_for_question(page)


def to_first_turn(page: Page) -> None:
    """Choose a clan and place the first workers, by the map where that is possible."""
    for _ in range(40):
        wait_for_question(page)
        if page.locator(".prompt button.deed").count():
            return
        step(page, Random(1))
    raise AssertionError("no first turn")


def test_a_full_solo_game(open_page: OpenPage, server: WebServer) -> None:
    page = open_page()
    start_solo(page, server)
    play(page, Random(3))
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Final scoring")
    expect(dialog.locator("tr.total td b")).to_have_text(re.compile(r"\d+$"))
    expect(dialog.locator(".by")).to_contain_text(re.compile(r"\d+ points? to "))  # the next rating
    dialog.get_by_role("link", name="Replay", exact=True).click()
    expect(page.locator(".controls h2")).to_contain_text("Move 0 of")
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".log li").last).to_contain_text("ends with")
    page.get_by_role("button", name="Round 3").click()
    expect(page.locator(".controls h2")).to_contain_text("round 3")
    expect(page.locator(".rounds .now .n")).to_have_text("3")
    at = page.url
    page.reload()
    expect(page).to_have_url(at)
    page.get_by_role("button", name="One step on").click()
    page.get_by_role("button", name="What if…").click()
    expect(page.locator("h1")).to_contain_text("What if")
    page.get_by_role("button", name="Let a bot play").click()
    expect(page.locator(".log li").first).to_be_visible()
    page.get_by_role("button", name="Back to the game").click()
    expect(page.locator("h1")).to_contain_text("Replay")


def test_two_browsers_play_a_game(open_page: OpenPage, server: WebServer) -> None:
    one, two = open_page(), open_page()
    open_table(one, server.address, ME, FRIEND, seed=SEED, terms={"reproducible": True})
    one.wait_for_selector("[data-hex]")
    sit_down(two, one.url, "Moira")
    expect(one.get_by_role("region", name="Players")).to_contain_text("Moira")
    still = open_page()  # the first player once more, on a screen that nobody touches
    still.context.add_cookies(one.context.cookies())  # type: ignore[arg-type]
    still.goto(one.url)
    still.wait_for_selector("[data-hex]")
    still.evaluate(FONTS)
    still.evaluate(WATCH_SHIFTS)
    rng = Random(5)
    for _ in range(1500):
        for page in (one, two, still):
            close_scene(page)
        pages = [page for page in (one, two) if page.locator(".prompt.mine").count()]
        if is_over(one) and is_over(two):
            break
        for page in pages:
            step(page, rng)
    expect(one.get_by_role("dialog")).to_contain_text("win")
    # The room of a rolling figure holds what it will have come to.
    totals = [page.locator("[role=dialog] tr.total .room").all_text_contents() for page in (one, two)]
    assert totals[0] == totals[1] and len(totals[0]) == 2
    shifted = still.evaluate("() => window.shifted")
    moved = sum(float(one.split(":")[0]) for one in shifted)
    assert moved < HAIR, "\n".join(shifted)


def test_clicks_on_the_board_lead_to_one_action_and_the_end_of_the_turn(
    open_page: OpenPage, server: WebServer
) -> None:
    page = open_page()
    start_solo(page, server)
    to_first_turn(page)
    purse = page.locator(".own .money b")
    money = purse.inner_text()
    page.locator('.own [data-part="unit:sheep"]').click()
    page.locator(".hex.ready").first.click()
    expect(page.locator(".prompt .chosen h3")).to_have_text(re.compile("^Sheep on [a-m][1-9]$"))
    expect(page.locator(".prompt .big")).to_have_text(re.compile(r"^\s*Expand\s*£\d+"))
    expect(page.locator(".own .money i")).to_contain_text("£")
    note = page.locator(".note")
    expect(note.locator("h3")).to_have_text(re.compile(r"^Sheep on [a-m][1-9]\s*£\d+$"))
    expect(note).to_contain_text(re.compile(r"£\d+ for the sheep and £\d+ for the land"))
    expect(note).to_contain_text(re.compile(r"£\d+ → £\d+"))
    expect(note).to_contain_text(re.compile("Next income .* → .*1 wool"))
    note.get_by_role("button", name="Expand").click()
    expect(purse).not_to_have_text(money)
    expect(page.locator(".prompt .chosen")).to_have_count(0)  # the turn is over, the next one begins


def test_a_deed_of_the_bar_is_narrowed_down_on_the_map(open_page: OpenPage, server: WebServer) -> None:
    page = open_page()
    start_solo(page, server)
    to_first_turn(page)
    deeds = page.get_by_role("group", name="Deeds")
    expect(deeds.get_by_role("button")).to_have_count(8)
    export = deeds.get_by_role("button", name="Export")
    expect(export).to_have_attribute("aria-disabled", "true")
    expect(export).to_contain_text("no contract")
    export.click(force=True)
    expect(page.locator(".why")).to_contain_text("is not in your export box")
    expect(page.locator(".trail, .chosen")).to_have_count(0)
    expect(deeds).not_to_contain_text(re.compile(r"(^|[^£\d])\d"))  # prices, but no counts
    deeds.get_by_role("button", name="Expand").click()
    expect(deeds.get_by_role("button", name="Expand")).to_have_attribute("aria-pressed", "true")
    page.locator(".hex.ready").first.click()
    offers = page.locator(".note .offers button")
    expect(offers.first).to_contain_text("£")
    offers.first.click()
    expect(page.locator(".prompt .chosen h3")).to_contain_text(" on ")
    lines = page.locator(".log").get_attribute("data-lines")
    confirm(page)
    expect(page.locator(".log")).not_to_have_attribute("data-lines", lines or "")


def test_impossible_places_say_why(open_page: OpenPage, server: WebServer) -> None:
    page = open_page()
    start_solo(page, server)
    to_first_turn(page)
    far = page.locator(".hex:not(.ready)", has_text="land £", has_not_text=re.compile("worker|mist")).first
    refusal = page.locator(".note.no")
    far.click()
    expect(refusal).to_contain_text(re.compile(r"reach|stands|no |costs"))
    page.mouse.move(5, 300)
    expect(refusal).to_be_visible()
    refusal.get_by_role("button", name="The rule").click()
    expect(refusal).to_contain_text("Put a unit")
    refusal.get_by_role("button", name="Show my reach").click()
    expect(refusal).to_have_count(0)
    expect(page.locator(".hex.ready").first).to_be_visible()
    page.keyboard.press("Escape")
    far.click()
    expect(refusal).to_be_visible()
    page.keyboard.press("Escape")
    expect(refusal).to_have_count(0)
    page.locator('.own [data-part="unit:sheep"]').click()
    far.hover()
    expect(refusal).to_be_visible()
    page.mouse.move(5, 300)
    expect(refusal).to_have_count(0)


def test_keyboard_only(open_page: OpenPage, server: WebServer) -> None:
    page = open_page()
    start_solo(page, server)
    to_first_turn(page)
    page.keyboard.press("/")
    page.keyboard.type("hire")
    page.keyboard.press("Enter")
    expect(page.locator(".chosen h3")).to_contain_text("Hire a merchant")
    page.keyboard.press("Enter")
    expect(page.locator(".log li").filter(has_text="hires a merchant")).to_have_count(1)
    expect(page.locator(".prompt button.deed").first).to_be_visible()
    start = page.locator('[data-hex][tabindex="0"]')
    start.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.dataset.hex") == "h6"
    page.keyboard.press("Enter")
    expect(page.locator(".note, .trail, .chosen").first).to_be_visible()


def test_enter_chooses_a_place_and_enter_again_confirms(open_page: OpenPage, server: WebServer) -> None:
    page = open_page()
    start_solo(page, server)
    to_first_turn(page)
    page.locator('.own [data-part="unit:sheep"]').focus()
    page.keyboard.press("Enter")
    page.locator(".hex.ready").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".prompt .chosen h3")).to_contain_text("Sheep on")
    page.keyboard.press("Enter")
    expect(page.locator(".log li").filter(has_text="with a sheep")).to_have_count(1)


def test_the_page_reconnects_after_a_restart_of_the_server(open_page: OpenPage, tmp_path: Path) -> None:
    own = WebServer(tmp_path / "tables.db").start()
    page = open_page()
    open_table(page, own.address, ME)
    wait_for_question(page)
    step(page, Random(1))
    own.end(signal.SIGKILL)
    expect(page.get_by_text("Connecting…")).to_be_visible()
    own.start()
    expect(page.get_by_text("Connecting…")).to_have_count(0)  # it tries less and less often
    before = page.locator(".log li").count()
    for _ in range(4):
        step(page, Random(2))
    assert page.locator(".log li").count() > before
    own.end()


def test_everything_fits_one_screen(open_page: OpenPage, server: WebServer) -> None:
    page = open_page(1440, 900)
    start_solo(page, server)
    to_first_turn(page)
    assert page.evaluate("document.documentElement.scrollHeight") <= 900
    for selector in (".map svg[role=group]", ".own", ".market", ".prompt", ".players"):
        box = page.locator(selector).first.bounding_box()
        assert box and box["y"] >= 0 and box["y"] + box["height"] <= 900 and box["x"] + box["width"] <= 1440


STAYS = (".map", ".own", ".prompt", ".players", ".market", ".contracts", ".people .talk", ".rounds")


def test_nothing_moves_under_a_resting_pointer(open_page: OpenPage, server: WebServer) -> None:
    page = open_page(1440, 900)
    start_solo(page, server)
    page.evaluate("document.fonts.ready.then(() => 0)")
    page.evaluate(WATCH_SHIFTS)
    to_first_turn(page)
    page.evaluate("() => { window.shifted = []; }")
    page.locator('.own [data-part="unit:sheep"]').click()
    expect(page.locator(".hex.ready").first).to_be_visible()
    page.locator(".hex:not(.ready)", has_text="land £", has_not_text="worker").first.hover()
    expect(page.locator(".note.no")).to_be_visible()
    page.mouse.move(5, 300)
    expect(page.locator(".note.no")).to_have_count(0)
    assert page.evaluate("() => window.shifted") == []


def test_every_part_of_the_table_stays_in_its_place(open_page: OpenPage, server: WebServer) -> None:
    page = open_page(1440, 900)
    start_solo(page, server)
    to_first_turn(page)
    deeds = page.get_by_role("group", name="Deeds")
    stays = [page.locator(part).first for part in STAYS]
    boxes = [part.bounding_box() for part in stays]
    bar = deeds.bounding_box()
    assert None not in boxes
    for deed in ("Expand", "Trade", "Merchant"):
        deeds.get_by_role("button", name=deed).click()
        expect(page.locator(".trail, .chosen").first).to_be_visible()
        assert [part.bounding_box() for part in stays] == boxes and deeds.bounding_box() == bar
    confirm(page)
    expect(page.locator(".log li").filter(has_text="hires a merchant")).to_have_count(1)
    expect(deeds).to_be_visible()
    assert [part.bounding_box() for part in stays] == boxes and deeds.bounding_box() == bar


@pytest.mark.parametrize(("width", "height"), [(390, 844), (800, 1000), (1440, 900)])
def test_what_stands_on_the_map_stands_on_its_ground(
    open_page: OpenPage, server: WebServer, width: int, height: int
) -> None:
    page = open_page(width, height)
    start_solo(page, server)
    drawn = page.locator(".map .frame > svg")
    expect(drawn).to_have_count(2)
    ground, pieces = (drawn.nth(n).bounding_box() for n in range(2))
    assert ground == pieces and drawn.first.get_attribute("viewBox") == drawn.last.get_attribute("viewBox")


def test_a_phone_can_play_zoom_and_pan(open_page: OpenPage, server: WebServer) -> None:
    page = open_page(390, 844, touch=True)
    start_solo(page, server)
    play(page, Random(4), 12)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    before = page.locator(".map svg[role=group]").get_attribute("viewBox")
    page.get_by_role("button", name="Zoom in").tap()
    page.get_by_role("button", name="Zoom in").tap()
    assert page.locator(".map svg[role=group]").get_attribute("viewBox") != before
    for tab, part in (
        ("Mine", ".mat"),
        ("Market", ".market"),
        ("Contracts", ".contracts"),
        ("Clans", ".players"),
        ("Log", ".log"),
    ):
        page.locator(".tabs").get_by_role("button", name=tab, exact=True).tap()
        expect(page.locator(part).first).to_be_visible()


def test_chat_and_the_turn_in_the_title(open_page: OpenPage, server: WebServer) -> None:
    page = open_page()
    start_solo(page, server)
    expect(page).to_have_title(re.compile("Your turn"))
    page.get_by_role("button", name=re.compile("^Chat")).click()
    page.get_by_label("Say something").fill("Slàinte <b>mhath</b>")
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_label("Chat", exact=True)).to_contain_text("Slàinte <b>mhath</b>")


def test_records_are_downloaded_and_opened_again(
    open_page: OpenPage, server: WebServer, tmp_path: Path
) -> None:
    page = open_page()
    start_solo(page, server)
    play(page, Random(6), 20)
    page.locator("summary", has_text="Seats").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    record = tmp_path / "game.txt"
    download.value.save_as(record)
    assert record.read_text().startswith("clachan record 1")
    page.goto(server.address)
    page.get_by_label("Open a record…").set_input_files(record)
    expect(page.locator(".controls h2")).to_contain_text("Move")


# What comes last on a page: after the game's words, what is printed, or the loading of a picture.
LAST_ON_A_PAGE = {
    "/new": ".last .seal",
    "/new#glenmore": ".last .seal",
    "/rules": ".topics section:nth-of-type(2)",
    "/credits": "details.part",
    "/seat/none": "h1",
}
# Nothing fades in any more; what turns for ever does not count.
STILL = """() => document.getAnimations().every(
    (one) => one.playState !== 'running' || one.effect.getTiming().iterations === Infinity)"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_serious_fault_of_accessibility(open_page: OpenPage, server: WebServer, scheme: str) -> None:
    page = open_page()
    page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
    page.goto(server.address)
    page.wait_for_selector("text=Have a link?")
    assert axe(page) == []
    for path, last in LAST_ON_A_PAGE.items():
        page.goto(server.address + path)
        page.locator(last).last.wait_for()
        page.wait_for_function(STILL)
        assert axe(page) == [], path
    start_solo(page, server)
    assert axe(page) == []
    to_first_turn(page)
    assert axe(page) == []
    page.get_by_role("group", name="Deeds").get_by_role("button", name="Expand").click()
    page.wait_for_selector(".trail")
    assert axe(page) == []
    page.locator(".hex.ready").first.click()
    page.locator(".note .offers button").first.click()
    page.wait_for_selector(".note .yes")
    assert axe(page) == []
    page.goto(f"{server.address}/replay/{table_of(page)}")
    page.wait_for_selector(".controls")
    assert axe(page) == []
