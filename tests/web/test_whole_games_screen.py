"""Whole games of strangers, who press only what they see: with a mouse, a finger, or keys alone."""

from collections.abc import Callable

import pytest
from browsers import WebServer
from playwright.sync_api import Page, expect
from screen import open_match
from strangers import WATCH, Means, play_whole_game

from clachan.core.match import new_match

OpenPage = Callable[..., Page]
HAIR = 0.0001
"""What pegs and figures may move by in a whole game, in shares of the screen: less than one can see."""


@pytest.mark.parametrize(
    ("means", "players", "width", "height"),
    [("mouse", 4, 1440, 900), ("finger", 4, 390, 844), ("keys", 2, 1280, 720)],
)
def test_strangers_play_to_the_end(
    open_page: OpenPage, server: WebServer, means: Means, players: int, width: int, height: int
) -> None:
    page = open_page(touch=means == "finger")
    open_match(page, server.address, new_match("caledonia", {"players": players}, 3))
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(WATCH)
    play_whole_game(page, means)
    expect(page.get_by_role("dialog")).to_contain_text("win")
    # Before all players of this page, on the page that they play on.
    moved = page.evaluate("() => window.moved")
    assert sum(float(one.split(" ")[0]) for one in moved) < HAIR, "\n".join(moved)
