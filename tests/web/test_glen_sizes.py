"""Nothing of the table of Glen More II is cut off, on any size of screen, with all chronicles in play."""

from collections.abc import Callable
from functools import cache
from random import Random

import pytest
from browsers import WebServer
from playwright.sync_api import Page, expect
from screen import ME, open_table, upload
from sight import cut_off

from clachan.core.match import Match, new_match

OpenPage = Callable[..., Page]
SIZES = {
    "phone": (390, 844), "lying": (844, 390), "standing": (768, 1024), "tablet": (1024, 768),
    "laptop": (1280, 720), "wide": (1440, 900), "large": (2560, 1440),
}  # fmt: skip
SMALL = ("phone", "lying", "standing", "tablet")
ALL = {"players": 4, "chronicles": "12345678"}


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


@pytest.mark.parametrize("size", SMALL)
def test_the_own_coins_are_in_sight_while_a_tile_is_taken(
    open_page: OpenPage, server: WebServer, size: str
) -> None:
    width, height = SIZES[size]
    page = open_page(width, height, touch=True)
    open_table(page, server.address, ME, ME, game="glenmore", options={})
    page.wait_for_selector(".space.lit")
    coins = page.locator(".pill [title='Coins'] b, .mat .money b").locator("visible=true").first
    box = coins.bounding_box()
    assert box and box["y"] >= 0 and box["y"] + box["height"] <= height and box["x"] + box["width"] <= width
    assert coins.inner_text().strip().isdigit()
    # A pill lets presses through to the land that it stands on: nothing else may lie over both.
    over = "([x, y]) => document.elementFromPoint(x, y).closest('.ground, .mat') !== null"
    assert page.evaluate(over, [box["x"] + 3, box["y"] + 5])


@pytest.mark.parametrize("size", SMALL)
def test_every_deed_of_a_turn_is_in_sight(open_page: OpenPage, server: WebServer, size: str) -> None:
    """With the boat race there are five of them, and none has to be swiped to."""
    width, height = SIZES[size]
    page = open_page(width, height, touch=True)
    open_table(page, server.address, ME, ME, game="glenmore", options={"chronicles": "1"}, seed=5)
    page.locator(".space.lit .part").first.click()
    if page.locator(".prompt .big:visible").count():
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
