"""The mats of the clans are whole at every size: the own one, that of another player, and all of them."""

from collections.abc import Callable
from functools import cache
from random import Random

import pytest
from browsers import WebServer
from playwright.sync_api import Page, expect
from sight import cut_off
from test_sight_screen import SIZES, SMALL, opened, turn_to

from clachan.core.match import Match, new_match

OpenPage = Callable[..., Page]
PLIES = 130
PIECES = ".ic, .badge, .part, .piece, .card"


@cache
def half_played() -> Match:
    """A game of four in which everybody has a clan, units, goods and contracts."""
    match, rng = new_match("caledonia", {"players": 4}, 4), Random(4)
    while match.ply < PLIES or match.seat < 0 or match.question.kind != "turn":
        match.push(rng.choice(sorted(match.game.legal_numbers(match.state))))
    assert all(player["contracts"] for player in match.view(0)["seats"])
    return match


@pytest.mark.parametrize("size", SIZES)
def test_mats_are_whole(open_page: OpenPage, server: WebServer, size: tuple[int, int]) -> None:
    page = opened(open_page, server, half_played(), size)
    turn_to(page, "Mine")
    assert cut_off(page, ".mat", PIECES) == []
    own = page.locator(".mat h2").first.inner_text()
    for key in "1234":
        page.keyboard.press(key)
        expect(page.locator(".mat").first).to_be_visible()
        assert cut_off(page, ".mat", PIECES) == [], key
    assert page.locator(".mat h2").first.inner_text() != own or size not in SMALL
    if size not in SMALL:
        page.keyboard.press("0")
        expect(page.locator(".mat")).to_have_count(4)
        assert cut_off(page, ".mat", PIECES) == []
        width, height = size
        for mat in page.locator(".mat").all():
            box = mat.bounding_box()
            assert box and box["x"] > -1 and box["x"] + box["width"] < width + 1, box
            assert box["y"] > -1 and box["y"] + box["height"] < height + 1, box
