"""Where the short scenes of Glen More II stand: the die leaves the road in sight, others what is asked."""

from collections.abc import Callable

import pytest
from browsers import WebServer
from occasions import before_end_of_turn, before_race
from playwright.sync_api import Page, expect
from screen import open_match

from clachan.core.match import Match
from clachan.core.record import read_record

OpenPage = Callable[..., Page]
NARROW = {"phone": (390, 844), "lying": (844, 390), "standing": (768, 1024), "tablet": (1024, 768)}
# A short scene stays until it is ended by a key, however long the parts below it take to come.
STAYS = """() => {
    const later = window.setTimeout.bind(window);
    window.setTimeout = (call, delay, ...more) => (delay === 2600 ? 0 : later(call, delay, ...more));
}"""
# Which of these parts a short scene lies over, once they are there, and whether it is whole on the screen.
LIES_OVER = """(parts) => {
    const own = document.querySelector('.moment').getBoundingClientRect();
    const meets = (box) => own.left < box.right && box.left < own.right
        && own.top < box.bottom && box.top < own.bottom;
    const over = parts.filter((part) => meets(document.querySelector(part).getBoundingClientRect()));
    const whole = own.left >= 0 && own.right <= innerWidth && own.top >= 0 && own.bottom <= innerHeight;
    return [over, whole];
}"""


def is_rowed_home(match: Match, deed: str) -> bool:
    """Whether rowing brought a boat home, whose owner chooses of the tokens of a castle."""
    return deed == "row the boat" and match.question.kind == "choose-a-token"


def shown(page: Page, server: WebServer, record: str, size: str, deed: str) -> None:
    """The table on such a screen with the short scene that a deed brings about."""
    page.emulate_media(reduced_motion="reduce")  # it stands where it stands
    open_match(page, server.address, read_record(record))
    width, height = NARROW[size]
    page.set_viewport_size({"width": width, "height": height})
    page.locator(".moments").wait_for(state="attached")
    page.evaluate(STAYS)
    page.locator(f"[data-deed={deed}]").locator("visible=true").first.click()


@pytest.mark.parametrize("size", NARROW)
def test_the_die_leaves_the_road_in_sight(open_page: OpenPage, server: WebServer, size: str) -> None:
    page = open_page()
    shown(page, server, before_end_of_turn("discard", 3, die=True), size, "end-turn")
    expect(page.locator("[data-moment=die]")).to_contain_text("The die moves")
    assert page.evaluate(LIES_OVER, [".rondel", ".band"]) == [[], True]


@pytest.mark.parametrize("size", NARROW)
def test_a_boat_that_comes_home_leaves_what_is_asked_in_sight(
    open_page: OpenPage, server: WebServer, size: str
) -> None:
    page = open_page()
    shown(page, server, before_race("boat-home", 4, is_rowed_home)[0], size, "row")
    expect(page.locator("[data-moment=race]")).to_contain_text("home first")
    board = page.locator(".chronicle .choice")
    expect(board).to_be_visible()
    assert page.evaluate(LIES_OVER, [".band", ".chronicle header", ".chronicle .choice"]) == [[], True]
    expect(page.locator(".ctabs button").locator("visible=true")).to_have_count(0)
    hint = board.locator("p").bounding_box()
    assert hint and hint["width"] > 4 * hint["height"]
