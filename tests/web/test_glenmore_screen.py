"""Glen More II driven through the screen: whole games, board clicks, keyboard, phone, accessibility."""

import json
import re
import urllib.request
from collections.abc import Callable
from random import Random

import pytest
from accessibility import axe
from browsers import WebServer
from playwright.sync_api import Page, expect
from screen import (
    FRIEND,
    ME,
    OFFERED,
    ON_BOARD,
    click,
    close_scene,
    open_match,
    open_table,
    play,
    sit_down,
    table_of,
    until,
)

from clachan.core.match import Match, new_match

OpenPage = Callable[..., Page]


def create(page: Page, server: WebServer, mine: int = 1, **options: str | bool) -> None:
    """A table for two; `mine` are the seats of this page."""
    seats = [ME if seat < mine else FRIEND for seat in range(2)]
    open_table(page, server.address, *seats, game="glenmore", options=options)
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
    open_match(page, server.address, match)


LOOK = """(lit) => ({
    over: document.querySelector('[data-scene=final]') !== null,
    mine: document.querySelector('.prompt.mine') !== null,
    sure: document.querySelector('.prompt .big')?.disabled === false,
    lit: document.querySelectorAll(lit).length,
    lines: document.querySelector('.log')?.dataset.lines,
})"""
LIT = ON_BOARD


def click_on(page: Page, rng: Random) -> bool:
    """One click of whoever is asked, on the board as often as on the panel; whether the game is over."""
    close_scene(page)
    seen = page.evaluate(LOOK, LIT)
    offered = page.locator(OFFERED)
    if seen["over"] or not seen["mine"]:
        return bool(seen["over"])
    if seen["sure"]:
        if not click(page.locator(".prompt .big")):  # the end of a round came over it
            return False
        on = "document.querySelector('.log')?.dataset.lines !== lines"
        until(page, f"(lines) => !document.querySelector('.prompt .big') || {on}", seen["lines"])
    elif seen["lit"] and rng.random() < 0.5:
        click(page.locator(LIT).nth(rng.randrange(seen["lit"])))
    elif count := offered.count():
        click(offered.nth(rng.randrange(count)))
    elif seen["lit"]:
        click(page.locator(LIT).nth(rng.randrange(seen["lit"])))
    return False


def test_two_browsers_play_a_short_game(open_page: OpenPage, server: WebServer) -> None:
    one, two = open_page(), open_page()
    for page in (one, two):
        page.emulate_media(reduced_motion="reduce")  # the end is told as a still sheet
    create(one, server, short=True)
    sit_down(two, one.url, "Moira")
    expect(one.get_by_role("region", name="Players")).to_contain_text("Moira")
    rng = Random(5)
    for _ in range(3000):
        if all([click_on(page, rng) for page in (one, two)]):
            break
    expect(one.get_by_role("dialog")).to_contain_text("win")
    totals = [page.locator("[role=dialog] .plate .total").all_inner_texts() for page in (one, two)]
    assert len(totals[0]) == 2 and totals[0] == totals[1]
    one.get_by_role("dialog").get_by_role("link", name="Replay", exact=True).click()
    expect(one.locator(".controls h2")).to_contain_text("Move 0 of")
    one.get_by_role("button", name="Round 2").click()
    expect(one.locator(".controls h2")).to_contain_text("round 2")
    one.get_by_role("button", name="What if…").click()
    one.get_by_role("button", name="Let a bot play").click()
    expect(one.locator(".log li").first).to_be_visible()
    one.get_by_role("button", name="Back to the game").click()
    expect(one.locator("h1")).to_contain_text("Replay")


def test_a_tile_is_taken_laid_and_taken_back(open_page: OpenPage, server: WebServer) -> None:
    page = open_page()
    create(page, server, mine=2)
    tiles = page.locator(".place.own").count()
    page.locator(".space .part.lit", has_text="Lochridge").first.click()
    expect(page.locator(".prompt h2")).to_contain_text("Where do you lay")
    page.locator(".place.ready").first.click()
    expect(page.locator(".prompt h2")).to_contain_text("Activate tiles")
    expect(page.locator(".place.own")).to_have_count(tiles + 1)
    page.keyboard.press("u")
    expect(page.locator(".prompt h2")).to_contain_text("Take a tile")
    expect(page.locator(".place.own")).to_have_count(tiles)


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
    expect(page.locator(".prompt h2")).to_contain_text("Where")
    page.locator(".place:not(.ready):not(.own)").last.click()
    expect(page.locator(".note.no")).to_contain_text(re.compile("[a-z]"))
    page.keyboard.press("Escape")
    page.locator(".place.ready").first.click()
    page.locator(".log li", has_text=" lays ").hover()
    expect(page.locator(".place .marked")).to_have_count(1)


def test_keyboard_only(open_page: OpenPage, server: WebServer) -> None:
    page = open_page()
    create(page, server, mine=2)
    page.locator('[data-cell][tabindex="0"]').focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.cell") == "h7"
    page.keyboard.press("2")
    shown = page.locator(".cart")
    first = shown.inner_text()
    page.keyboard.press("1")
    expect(shown).not_to_have_text(first)
    page.locator(".space button.lit", has_text="Lochridge").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".prompt h2")).to_contain_text("Where do you lay Lochridge")
    page.locator(".place.ready").first.focus()
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
    for selector in (".track", ".ground svg[role=group]", ".market", ".clans", ".prompt", ".players", ".mat"):
        box = page.locator(selector).first.bounding_box()
        assert box and box["y"] >= 0 and box["y"] + box["height"] <= 900 and box["x"] + box["width"] <= 1440
    assert axe(page) == []
    numbers = range(1, 9) if scheme == "light" else (3, 8)
    for number in numbers:
        page.locator(f"[data-chronicle-token='{number}']").click()
        expect(page.locator(f"[data-chronicle='{number}']")).to_be_visible()
        assert axe(page) == [], number
    for panel in ("Clans", "Cards", "Discard", "Points"):
        page.locator(".openers").get_by_role("button", name=panel).click()
        expect(page.locator(f"[data-sheet={panel.lower()}]")).to_be_visible()
        assert axe(page) == [], panel
    page.goto(f"{server.address}/rules#glenmore")
    page.wait_for_selector("text=Landmark cards")
    assert axe(page) == []


def test_questions_bring_their_part_into_sight(open_page: OpenPage, server: WebServer) -> None:
    page = open_page()
    open_record(page, server, at_question("clan-marker", "8", 2))
    expect(page.locator("[data-sheet=clans] .clan.ready").first).to_be_visible()
    page.locator("[data-sheet=clans] .clan.ready").first.click()
    expect(page.locator(".log li", has_text="puts a clan marker on").last).to_be_visible()
    open_record(page, server, at_question("gain-haggis", "5", 3))
    expect(page.locator('[data-part="haggis:hidden"]').first).to_be_visible()


def test_hidden_parts_stay_hidden_on_the_screen(open_page: OpenPage, server: WebServer) -> None:
    page = open_page()
    open_record(page, server, at_question("vote", "7", 2, 3))
    page.get_by_role("link", name="Replay", exact=True).click()
    page.wait_for_selector(".controls")
    expect(page.get_by_role("button", name="What if…")).to_have_count(0)
    expect(page.get_by_role("link", name="Download the record")).to_have_count(0)
    with urllib.request.urlopen(f"{server.address}/api/home") as home:
        assert [game["name"] for game in json.load(home)["games"]] == ["caledonia", "glenmore"]


def test_a_phone_can_play_zoom_and_pan(open_page: OpenPage, server: WebServer) -> None:
    page = open_page(390, 844, touch=True)
    create(page, server, mine=2, chronicles="1")
    play(page, Random(4), 14)
    while close_scene(page):
        pass
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    tabs = page.locator(".turns").first
    tabs.get_by_role("button", name="Land", exact=True).tap()
    before = page.locator(".ground svg[role=group]").get_attribute("viewBox")
    page.get_by_role("button", name="Zoom in").tap()
    page.get_by_role("button", name="Zoom in").tap()
    assert page.locator(".ground svg[role=group]").get_attribute("viewBox") != before
    for tab, part in (("Players", ".players"), ("Clans", ".clan"), ("Market", ".market"), ("Log", ".log")):
        tabs.get_by_role("button", name=tab, exact=True).tap()
        expect(page.locator(part).first).to_be_visible()
    assert table_of(page)


def test_a_tile_under_a_still_pointer_is_previewed_when_it_moves(
    open_page: OpenPage, server: WebServer
) -> None:
    """The table came up under it: no edge of the tile is crossed any more."""
    page = open_page()
    open_table(page, server.address, ME, ME, game="glenmore", options={})
    tile = page.locator(".space.lit").nth(1).bounding_box()
    assert tile
    x, y = tile["x"] + tile["width"] / 2, tile["y"] + tile["height"] / 2
    page.mouse.move(x, y)
    page.wait_for_timeout(600)
    expect(page.locator(".note")).to_have_count(0)
    page.mouse.move(x + 4, y + 3)
    expect(page.locator(".note")).to_be_visible()
    page.mouse.move(x, y + 400)
    expect(page.locator(".note")).to_have_count(0)
