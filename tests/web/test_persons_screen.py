"""What a person or a landmark card brings is told to everybody, by pointing, by keys and by a press."""

import re
from collections.abc import Callable
from functools import cache
from random import Random

import pytest
from accessibility import axe
from browsers import WebServer
from playwright.sync_api import Locator, Page, expect
from screen import open_match, upload
from sight import cut_off

from clachan.core.match import new_match
from clachan.core.record import read_record, write_record

OpenPage = Callable[..., Page]


@cache
def with_persons() -> str:
    """A game in which everybody has a person, and one has David Hume."""
    for seed in range(200):
        match, rng = new_match("glenmore", {"players": 2}, seed), Random(seed)
        while not match.over:
            match.push(rng.choice(sorted(match.game.legal_numbers(match.state))))
            people = [seat["people"] for seat in match.view()["seats"]]
            if all(people) and "david hume" in people[0] and match.seat == 0:
                return write_record(match)
    raise AssertionError("nobody has such persons")


def told(page: Page) -> Locator:
    return page.locator(".tip:visible")


def test_a_person_is_told_of_by_pointing_by_keys_and_by_a_press(
    open_page: OpenPage, server: WebServer
) -> None:
    page = open_page()
    open_match(page, server.address, read_record(with_persons()))
    hume = page.locator(".mat [data-tells='david hume']")
    page.locator("html[data-tips=on]").wait_for(state="attached")
    page.mouse.move(5, 5)
    hume.hover()
    expect(told(page)).to_contain_text("David Hume\nPerson of Red")
    expect(told(page)).to_contain_text("brings a clan marker and counts in scoring rounds")
    expect(told(page)).to_contain_text("Counts as 2 persons")
    page.mouse.move(5, 5)
    expect(told(page)).to_have_count(0)
    page.locator(".mat .cards button").last.focus()
    page.keyboard.press("Tab")
    while page.evaluate("document.activeElement.dataset.tells") is None:
        page.keyboard.press("Tab")
    expect(told(page)).to_contain_text("Person of Red")


def press_all(page: Page, persons: Locator) -> set[str]:
    """Whose persons they are, as it is told when they are pressed."""
    page.locator("html[data-tips=on]").wait_for(state="attached")
    persons.first.wait_for()
    seats = set()
    for person in persons.all():
        box = person.bounding_box()
        assert box and min(box["width"], box["height"]) >= 40
        person.tap()
        expect(told(page)).to_contain_text("counts in scoring rounds")
        seats |= {seat for seat in ("Red", "Yellow") if f"Person of {seat}" in told(page).inner_text()}
    return seats


def test_who_only_looks_on_is_told_of_everybodys_persons(open_page: OpenPage, server: WebServer) -> None:
    page = open_page(touch=True)
    page.goto(upload(page, server.address, read_record(with_persons())))
    page.get_by_role("button", name="Only watch").tap()
    page.locator(".mat .cards button.caps").tap()
    assert press_all(page, page.locator("[data-sheet=cards] .person")) == {"Red", "Yellow"}
    assert axe(page, "[data-sheet=cards]") == []


def test_on_a_phone_everybodys_persons_are_in_the_tab_of_the_players(
    open_page: OpenPage, server: WebServer
) -> None:
    page = open_page(390, 844, touch=True)
    page.goto(upload(page, server.address, read_record(with_persons())))
    page.get_by_role("button", name="Only watch").tap()
    page.locator(".turns button", has_text="Players").tap()
    players = page.locator("[data-of=players]")
    expect(players.locator(".persons")).to_be_visible()
    assert press_all(page, players.locator(".person")) == {"Red", "Yellow"}
    assert axe(page, "[data-of=players]") == []
    assert cut_off(page, "[data-of=players]", ".person") == []
    # The sheet of all cards and persons lies behind a tab of its own there.
    players.locator(".cards button.caps").tap()
    assert press_all(page, page.locator("[data-sheet=cards] .person")) == {"Red", "Yellow"}


# The colours of the first two seats at the table.
INKS = """() => ['--s0', '--s1'].map((ink) => {
    const probe = document.querySelector('.glen').appendChild(document.createElement('i'));
    probe.style.color = `var(${ink})`;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
})"""


def test_a_window_that_changes_its_size_brings_no_letter_back(open_page: OpenPage, server: WebServer) -> None:
    """Seats are free, and who only looks on has said so: nothing lies over the table afterwards."""
    page = open_page(touch=True)
    page.goto(upload(page, server.address, read_record(with_persons())))
    letter = page.get_by_role("region", name="Invitation")
    # Its seats have the colours that they have at the table.
    expect(letter.locator(".place b")).to_have_text(["Red", "Yellow"])
    inks = letter.locator(".place .badge path").evaluate_all(
        "(all) => all.map((one) => getComputedStyle(one).fill)"
    )
    page.get_by_role("button", name="Only watch").tap()
    assert page.evaluate(INKS) == inks
    expect(letter).to_have_count(0)
    page.set_viewport_size({"width": 390, "height": 844})
    players = page.locator(".turns button", has_text="Players")
    expect(players).to_be_visible()
    players.tap()
    assert press_all(page, page.locator("[data-of=players] .person")) == {"Red", "Yellow"}
    expect(letter).to_have_count(0)
    page.set_viewport_size({"width": 1440, "height": 900})
    expect(page.locator(".mat .person").first).to_be_visible()
    expect(letter).to_have_count(0)


@cache
def with_cards() -> str:
    """A game with events in which whoever moves has a landmark card that the question leaves alone."""
    for seed in range(60):
        match, rng = new_match("glenmore", {"players": 2, "chronicles": "6"}, seed), Random(seed)
        while not match.over:
            seat = match.seat
            if seat >= 0 and match.question.kind == "turn":
                cards = {f"card:{card}" for card in match.view(seat)["seats"][seat]["cards"]}
                touched = {part for action in match.legal() for part in action.parts}
                if cards and not cards & touched:
                    return write_record(match)
            match.push(rng.choice(sorted(match.game.legal_numbers(match.state))))
    raise AssertionError("nobody has such a card")


SAYS = re.compile(r"^.+\n(At once|From now on|At the end of the game): \w.+\nEvent: \w")


def press_card(page: Page, card: Locator, touch: bool) -> None:
    """A short press tells what it does, when, and what its event brings, and asks nothing of the game."""
    expect(card).to_be_visible()
    page.locator("html[data-tips=on]").wait_for(state="attached")
    if touch:
        card.tap()
    else:
        card.click()
    expect(told(page)).to_contain_text(
        re.compile(r"^.+\n(At once|From now on|At the end of the game): \w.+\nEvent: \w")
    )
    box = told(page).bounding_box()
    assert box and page.viewport_size
    assert box["x"] >= 0 and box["x"] + box["width"] <= page.viewport_size["width"]


@pytest.mark.parametrize("touch", [False, True])
def test_a_press_on_a_landmark_card_tells_what_it_does(
    open_page: OpenPage, server: WebServer, touch: bool
) -> None:
    page = open_page(touch=touch)
    page.goto(upload(page, server.address, read_record(with_cards())))
    page.get_by_role("button", name="Only watch").click()
    card = page.locator(".mat .card button.part").first
    press_card(page, card, touch)
    page.set_viewport_size({"width": 390, "height": 844})
    page.locator(".turns button", has_text="Players").click()
    press_card(page, card, touch)
    mover = open_page(touch=touch)
    open_match(mover, server.address, read_record(with_cards()))
    press_card(mover, mover.locator(".mat .card button.part").first, touch)
    assert axe(mover, ".mat") == []
