"""Where something is paid, the panel shows what is asked for and what it brings, whole on every screen."""

from collections.abc import Callable
from functools import cache
from random import Random

import pytest
from browsers import WebServer
from glen_player import DRAWN
from playwright.sync_api import Page, expect
from screen import open_match
from sight import cut_off
from test_glen_sizes import ALL, SIZES, SPEAK

from clachan.core.match import Match, new_match
from clachan.words import LANGUAGES

OpenPage = Callable[..., Page]


@cache
def asked(kind: str) -> Match:
    """A game in which a player who has a choice pays so."""
    for seed in range(200):
        match, rng = new_match("glenmore", ALL, seed), Random(seed)
        while not match.over:
            tile = str(match.question.parameters.get("tile", ""))
            if match.question.kind == kind and len(match.legal()) > 1 and tile.startswith("tile:"):
                return match
            match.push(rng.choice(sorted(match.game.legal_numbers(match.state))))
    raise AssertionError(f"{kind!r} is never asked")


PRINTED = "async () => (await fetch('/api/games/glenmore/printed')).json()"


@pytest.mark.parametrize("kind", ["pay", "give-goods", "source"])
def test_what_is_paid_and_what_it_brings_stand_in_the_panel(
    open_page: OpenPage, server: WebServer, kind: str
) -> None:
    match = asked(kind)
    page = open_page()
    open_match(page, server.address, match)
    tile = page.evaluate(PRINTED)["tiles"][str(match.question.parameters["tile"])[5:]]
    aim = page.locator(".prompt .aim")
    cost, brings = aim.locator(".slot").first, aim.locator(".slot").last
    if kind == "pay":
        expect(cost.locator(".ic")).to_have_count(sum(tile["cost"].values()))
        expect(brings).to_contain_text(tile["name"])
    else:
        # What stands there is what the tile itself shows on its tab.
        assert tile["activation"]["type"].startswith("exchange")
        expect(cost.locator(".ic").first).to_be_visible()
        expect(brings.locator(".ic").first).to_be_visible()
    for language in LANGUAGES:
        page.evaluate(SPEAK, language)
        page.reload()
        expect(page.locator("html")).to_have_attribute("lang", language)
        for width, height in SIZES.values():
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(DRAWN)  # another shape has a panel of its own
            expect(aim).to_be_visible()
            assert cut_off(page, ".aim", ".ic") == [], (language, width, height)
            box, help_ = (
                aim.locator(".slot").last.bounding_box(),
                page.locator(".help summary").bounding_box(),
            )
            assert box and help_
            beside = box["x"] + box["width"] <= help_["x"] or box["y"] + box["height"] <= help_["y"]
            assert beside, (language, width, height)
    assert page.locator(".prompt .ticket").count() > 1
