"""Whole games of strangers, who press only what they see: with a mouse, a finger, or keys alone."""

from collections.abc import Callable
from random import Random

import pytest
from browsers import WebServer
from playwright.sync_api import Page, expect
from screen import open_match
from still import JUMPED, MEASURED, WATCH_PLACES
from strangers import WATCH, Means, play_whole_game, press_on

from clachan.core.match import new_match

OpenPage = Callable[..., Page]
PRESSES = 40
FEWEST = 30
"""Parts of the table that are measured at least: on a phone the bar, the strip, the sheet and its pieces."""
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


@pytest.mark.parametrize("plies", [0, 60], ids=["beginning", "later"])
@pytest.mark.parametrize(("means", "width", "height"), [("mouse", 1440, 900), ("finger", 390, 844)])
def test_nothing_on_the_table_jumps(
    open_page: OpenPage, server: WebServer, means: Means, width: int, height: int, plies: int
) -> None:
    match, rng = new_match("caledonia", {"players": 2}, 3), Random(3)
    while match.ply < plies:
        match.push(rng.choice(sorted(match.game.legal_numbers(match.state))))
    page = open_page(touch=means == "finger")
    open_match(page, server.address, match)
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(WATCH)
    page.evaluate(WATCH_PLACES)
    press_on(page, means, PRESSES)
    jumped = page.evaluate(JUMPED)
    assert not jumped and page.evaluate(MEASURED) > FEWEST, "\n".join(jumped)


def test_a_ninth_piece_leaves_the_seal_in_reach_on_a_lying_phone(
    open_page: OpenPage, server: WebServer
) -> None:
    """MacDonald's fishermen make a third row of pieces."""
    match, wanted = new_match("caledonia", {"players": 2}, 3), "choose clan macdonald"
    while (texts := [str(action) for action in match.legal()]) and texts[0].startswith("choose clan"):
        match.play(wanted if wanted in texts else texts[0])
    page = open_page(touch=True)
    open_match(page, server.address, match)
    page.set_viewport_size({"width": 844, "height": 390})
    pieces = page.locator(".tray .part")
    expect(pieces).not_to_have_count(0)
    for _ in range(12):  # the other seat may come first
        if pieces.count() < 9:
            press_on(page, "finger", 1)
    expect(pieces).to_have_count(9)
    press_on(page, "finger", 12)
