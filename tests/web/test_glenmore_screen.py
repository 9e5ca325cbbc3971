"""Glen More II driven through the screen: whole games, board clicks, keyboard, phone, accessibility."""

import json
import re
import urllib.request
from collections.abc import Callable
from random import Random

import pytest
from browsers import ROOT, WebServer
from playwright.sync_api import Page, expect
from screen import OFFERED, confirm, play, table_of, wait_for_question

from clachan.core.match import Match, new_match
from clachan.core.record import write_record

OpenPage = Callable[..., Page]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


def create(page: Page, server: WebServer, *wanted: str, seats: int = 2, mine: int = 1) -> None:
    """A table by the form of the first page; `wanted` are the labels of options to tick."""
    page.goto(server.address)
    page.get_by_role("button", name="Glen More II").click()
    page.get_by_role("button", name="New table with options…").click()
    page.get_by_label(re.compile("^Players")).select_option(str(seats))
    for seat in range(seats):
        page.get_by_label(f"Who sits on seat {seat + 1}").select_option("me" if seat < mine else "open")
    for label in wanted:
        page.get_by_label(re.compile(label)).check()
    page.get_by_role("button", name="Create the table").click()
    page.wait_for_selector("[data-cell]", state="attached")


def at_question(kind: str, chronicles: str, seed: int, players: int = 4) -> Match:
    """A game in the middle, where a player is asked such a question."""
    match = new_match("glenmore", {"players": players, "chronicles": chronicles}, seed)
    rng = Random(seed)
    while not match.over and not (match.question.kind == kind and match.ply > 40):
        numbers = sorted(match.game.legal_numbers(match.state))
        match.play(match.game.catalogue[rng.choice(numbers)].text)
    assert not match.over, f"{kind!r} is never asked in this game"
    return match


def open_record(page: Page, server: WebServer, match: Match) -> None:
    """A game that was played elsewhere, with this page on every seat."""
    page.goto(server.address)
    page.evaluate(
        "fetch('/api/guest', {method: 'POST', headers: {'content-type': 'application/json'}, body: '{}'})"
    )
    made = page.evaluate(
        "async (body) => (await fetch('/api/records', {method: 'POST', body})).json()", write_record(match)
    )
    page.goto(f"{server.address}/table/{made['table']}")
    page.locator("summary", has_text="Seats").click()
    for left in range(int(match.options["players"]), 0, -1):
        expect(page.get_by_role("button", name="Sit here")).to_have_count(left)
        page.get_by_role("button", name="Sit here").first.click()
    page.locator("summary", has_text="Seats").click()
    wait_for_question(page)


LOOK = """([lit, offered]) => ({
    over: document.querySelector('[role=dialog]') !== null,
    mine: document.querySelector('.prompt.mine') !== null,
    sure: document.querySelector('.prompt .big')?.disabled === false,
    lit: document.querySelectorAll(lit).length,
    offered: document.querySelectorAll(offered).length,
    lines: document.querySelector('.log')?.dataset.lines,
})"""
LIT = ".board .part.lit, .board .place.ready, .board .clan.ready"


def click_on(page: Page, rng: Random) -> bool:
    """One click of whoever is asked, on the board as often as on the panel; whether the game is over."""
    seen = page.evaluate(LOOK, [LIT, OFFERED])
    if seen["over"] or not seen["mine"]:
        return bool(seen["over"])
    if seen["sure"]:
        page.locator(".prompt .big").click()
        page.wait_for_function("(before) => document.querySelector('.log')?.dataset.lines !== before"
                               " || !document.querySelector('.prompt .big')", arg=seen["lines"])  # fmt: skip
    elif seen["lit"] and (not seen["offered"] or rng.random() < 0.5):
        page.locator(LIT).nth(rng.randrange(seen["lit"])).click()
    elif seen["offered"]:
        page.locator(OFFERED).nth(rng.randrange(seen["offered"])).click()
    return False


def axe(page: Page) -> list[str]:
    page.evaluate(AXE.read_text())
    found = page.evaluate("async () => (await axe.run(document, {resultTypes: ['violations']})).violations")
    serious = [violation for violation in found if violation["impact"] in ("serious", "critical")]
    return [f"{v['id']}: {node['html'][:160]}" for v in serious for node in v["nodes"][:8]]


def test_two_browsers_play_a_short_game(open_page: OpenPage, server: WebServer) -> None:
    one, two = open_page(), open_page()
    create(one, server, "Short")
    two.goto(one.url)
    two.get_by_label("Your name").fill("Moira")
    two.get_by_role("button", name=re.compile("Take seat")).click()
    expect(one.get_by_role("region", name="Players")).to_contain_text("Moira")
    rng = Random(5)
    for _ in range(3000):
        if all([click_on(page, rng) for page in (one, two)]):
            break
    expect(one.get_by_role("dialog")).to_contain_text("win")
    totals = [page.locator("[role=dialog] tr.total").inner_text() for page in (one, two)]
    assert totals[0] == totals[1]
    one.get_by_role("dialog").get_by_role("link", name="Replay", exact=True).click()
    expect(one.locator(".controls h2")).to_contain_text("Ply 0 of")
    one.get_by_role("button", name="Round 2").click()
    expect(one.locator(".controls h2")).to_contain_text("round 1")
    one.get_by_role("button", name="What if…").click()
    one.get_by_role("button", name="Let a bot play").click()
    expect(one.locator(".log li").first).to_be_visible()
    one.get_by_role("button", name="Back to the game").click()
    expect(one.locator("h1")).to_contain_text("Replay")


def test_a_tile_is_taken_laid_and_taken_back(open_page: OpenPage, server: WebServer) -> None:
    page = open_page()
    create(page, server, mine=2)
    tiles = page.locator("[data-cell]").count()
    page.locator(".space .part.lit", has_text="Lochridge").first.click()
    expect(page.locator(".chosen h3")).to_contain_text("Take")
    confirm(page)
    expect(page.locator(".prompt h2")).to_contain_text("Where do you lay")
    page.locator(".place.ready").first.click()
    confirm(page)
    expect(page.locator(".prompt h2")).to_contain_text("Activate tiles")
    expect(page.locator("[data-cell]")).to_have_count(tiles + 1)
    page.keyboard.press("u")
    expect(page.locator(".prompt h2")).to_contain_text("Take a tile")
    expect(page.locator("[data-cell]")).to_have_count(tiles)


def test_impossible_parts_say_why_and_the_log_points_at_places(
    open_page: OpenPage, server: WebServer
) -> None:
    page = open_page()
    create(page, server, mine=2)
    page.locator(".space .part:not(.lit)").first.click()
    expect(page.locator(".why")).to_contain_text(re.compile("tile|front|cost|lies"))
    page.keyboard.press("Escape")
    expect(page.locator(".why")).to_have_count(0)
    page.locator(".space .part.lit", has_text="Lochridge").first.click()
    confirm(page)
    expect(page.locator(".prompt h2")).to_contain_text("Where")
    page.locator(".place:not(.ready)").last.click()
    expect(page.locator(".why")).to_contain_text(re.compile("[a-z]"))
    page.keyboard.press("Escape")
    page.locator(".place.ready").first.click()
    confirm(page)
    page.locator(".log li", has_text=" lays ").hover()
    expect(page.locator(".place .marked")).to_have_count(1)


def test_keyboard_only(open_page: OpenPage, server: WebServer) -> None:
    page = open_page()
    create(page, server, mine=2)
    page.locator('[data-cell][tabindex="0"]').focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.cell") == "h7"
    page.keyboard.press("2")
    shown = page.locator(".land h2")
    first = shown.inner_text()
    page.keyboard.press("1")
    expect(shown).not_to_have_text(first)
    page.locator(".space button.lit").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".chosen h3")).to_contain_text("Take")
    page.keyboard.press("Escape")
    expect(page.locator(".chosen")).to_have_count(0)
    page.locator(".space button.lit", has_text="Lochridge").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".chosen h3")).to_contain_text("Take Lochridge")
    page.keyboard.press("Enter")
    expect(page.locator(".prompt h2")).to_contain_text("Where do you lay")
    page.locator(".place.ready").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".chosen h3")).to_contain_text("Lay the tile on")
    page.keyboard.press("Enter")
    expect(page.locator(".prompt h2")).to_contain_text("Activate tiles")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_everything_fits_one_screen_and_can_be_read(
    open_page: OpenPage, server: WebServer, scheme: str
) -> None:
    page = open_page(1440, 900)
    page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
    open_record(page, server, at_question("prison", "12345678", 3))
    assert page.evaluate("document.documentElement.scrollHeight") <= 900
    for selector in (".track", ".map svg[role=group]", ".market", ".panel", ".prompt", ".players"):
        box = page.locator(selector).first.bounding_box()
        assert box and box["y"] >= 0 and box["y"] + box["height"] <= 900 and box["x"] + box["width"] <= 1440
    assert axe(page) == []
    numbers = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII") if scheme == "light" else ("III", "VIII")
    for number in numbers:
        page.locator(".numbers").get_by_role("button", name=number, exact=True).click()
        expect(page.locator(".part-list")).to_contain_text(re.compile(r"\w"))
        assert axe(page) == [], number
    for panel in ("Clans", "Cards"):
        page.locator(".panels").get_by_role("button", name=panel).click()
        assert axe(page) == [], panel
    page.goto(f"{server.address}/rules#glenmore")
    page.wait_for_selector("text=Landmark cards")
    assert axe(page) == []


def test_questions_bring_their_part_into_sight(open_page: OpenPage, server: WebServer) -> None:
    page = open_page()
    open_record(page, server, at_question("clan-marker", "8", 2))
    expect(page.locator(".clan.ready").first).to_be_visible()
    page.locator(".clan.ready").first.click()
    expect(page.locator(".chosen h3")).to_contain_text("Put a clan marker on")
    open_record(page, server, at_question("gain-haggis", "5", 3))
    expect(page.locator('.panel [data-part="haggis:hidden"]')).to_be_visible()


def test_hidden_parts_stay_hidden_on_the_screen(open_page: OpenPage, server: WebServer) -> None:
    page = open_page()
    open_record(page, server, at_question("vote", "7", 2, 3))
    page.get_by_role("link", name="Replay and what-if").click()
    page.wait_for_selector(".controls")
    expect(page.get_by_role("button", name="What if…")).to_have_count(0)
    expect(page.get_by_role("link", name="Download the record")).to_have_count(0)
    with urllib.request.urlopen(f"{server.address}/api/home") as home:
        assert [game["name"] for game in json.load(home)["games"]] == ["caledonia", "glenmore"]


def test_a_phone_can_play_zoom_and_pan(open_page: OpenPage, server: WebServer) -> None:
    page = open_page(390, 844, touch=True)
    create(page, server, "Dragon Boat", mine=2)
    play(page, Random(4), 14)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    tabs = page.locator(".tabs").first
    tabs.get_by_role("button", name="Land", exact=True).tap()
    before = page.locator(".map svg[role=group]").get_attribute("viewBox")
    page.get_by_role("button", name="Zoom in").tap()
    page.get_by_role("button", name="Zoom in").tap()
    assert page.locator(".map svg[role=group]").get_attribute("viewBox") != before
    for tab, part in (("Track", ".track"), ("Market", ".market"), ("Log", ".log")):
        tabs.get_by_role("button", name=tab, exact=True).tap()
        expect(page.locator(part).first).to_be_visible()
    assert table_of(page)
