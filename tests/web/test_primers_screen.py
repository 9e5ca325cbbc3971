"""The short lesson of each chronicle: what is new is said, something is asked, and what is learnt is kept."""

import json
import re
from collections.abc import Callable

import pytest
from accessibility import axe
from browsers import WebServer
from playwright.sync_api import Locator, Page, expect
from screen import ME, open_table, until

from clachan.server.glenmore.primers import PRIMERS, PrimerStep
from clachan.words import LANGUAGES

OpenPage = Callable[..., Page]
FIRST = [step for step in PRIMERS if not step.kinds]
SIZES = {"wide": (1440, 900, False), "phone": (390, 844, True)}
LEARN = "localStorage['clachan-settings'] = JSON.stringify(%s)"
# The card lies in the window, and on a phone above what is asked.
WHOLE = """() => {
    const box = (selector) => document.querySelector(selector).getBoundingClientRect();
    const [card, band] = ['.primer', '.band'].map(box);
    const low = innerWidth < 600 ? band.top : innerHeight;
    const words = [...document.querySelectorAll('.primer p, .primer button')];
    const whole = words.every((one) => one.scrollWidth <= one.clientWidth + 1);
    return whole && card.left >= 0 && card.right <= innerWidth && card.top >= 0 && card.bottom <= low;
}"""
LEARNT = "() => JSON.parse(localStorage['clachan-settings']).learnt"


def open_all(page: Page, server: WebServer, language: str = "en") -> Locator:
    """A first turn with all chronicles, of somebody who has heard of none."""
    page.goto(server.address)
    kept = {"pace": 0, "primers": True, "language": language}
    page.evaluate(LEARN % json.dumps(kept))
    options = {"chronicles": "all"}
    open_table(page, server.address, ME, ME, ME, game="glenmore", options=options, seed=3)
    return page.locator(".primer")


def answer(card: Locator, step: PrimerStep, right: bool) -> None:
    """Ask for the question of the card that is shown, and answer it."""
    expect(card).to_have_attribute("data-primer", step.name)
    card.locator(".acts button").first.click()
    answers = card.locator(".answers button")
    expect(answers).to_have_count(2)
    answers.nth(step.right if right else 1 - step.right).click()
    expect(answers.nth(step.right)).to_have_class(re.compile(r"\bright\b"))
    expect(card.locator(".answers .wrong")).to_have_count(0 if right else 1)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_chronicle_asks_what_it_has_told(
    open_page: OpenPage, server: WebServer, language: str, size: str
) -> None:
    width, height, touch = SIZES[size]
    page = open_page(width, height, touch)
    card = open_all(page, server, language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    for at, step in enumerate(FIRST):
        expect(card).to_have_attribute("data-primer", step.name)
        until(page, WHOLE)
        answer(card, step, right=at % 2 == 0)
        until(page, WHOLE)
        if language == "en" and at < 2:
            assert axe(page, ".primer") == []
        card.locator(".next").click()
    expect(card).to_have_count(0)
    assert page.evaluate(LEARNT) == [step.name for step in FIRST]


def test_what_is_right_and_wrong_is_said(open_page: OpenPage, server: WebServer) -> None:
    card = open_all(open_page(), server)
    answer(card, FIRST[0], right=True)
    expect(card.locator("h2")).to_have_text("That is right")
    expect(card.get_by_role("status")).to_contain_text("Boats go to the left only")
    card.locator(".next").click()
    answer(card, FIRST[1], right=False)
    expect(card.locator("h2")).to_have_text("Not quite")
    expect(card.get_by_role("status")).to_contain_text("Only those who pass leave something")


def test_the_lesson_goes_by_keys_and_comes_back_until_it_is_heard(
    open_page: OpenPage, server: WebServer
) -> None:
    page = open_page()
    card = open_all(page, server)
    expect(card).to_have_attribute("data-primer", FIRST[0].name)
    card.locator(".acts button").first.focus()
    page.keyboard.press("Enter")
    expect(card.locator(".answers button").first).to_be_focused()
    page.keyboard.press("Enter")
    expect(card.locator(".next")).to_be_focused()
    page.reload()  # nothing was heard to its end
    expect(card).to_have_attribute("data-primer", FIRST[0].name)
    card.locator(".next").focus()
    page.keyboard.press("Enter")
    expect(card).to_have_attribute("data-primer", FIRST[1].name)
    page.reload()
    expect(card).to_have_attribute("data-primer", FIRST[1].name)


def test_it_holds_nobody_up(open_page: OpenPage, server: WebServer) -> None:
    page = open_page()
    card = open_all(page, server)
    expect(card).to_be_visible()
    expect(page.locator(".prompt h2")).to_contain_text("Take a tile")
    page.locator(".space.lit .part").first.click()
    expect(page.locator(".prompt h2")).not_to_contain_text("Take a tile")
    expect(card).to_have_attribute("data-primer", FIRST[0].name)
