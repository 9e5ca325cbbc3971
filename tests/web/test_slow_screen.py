"""The guided game, hints, clocks, leaving and coming back, and games that wait, driven through the screen."""

import re
import signal
import sqlite3
from collections.abc import Callable
from pathlib import Path
from random import Random

from accessibility import axe
from browsers import WebServer
from playwright.sync_api import Page, expect
from screen import (
    FRIEND,
    ME,
    ROUND,
    THINKING,
    click,
    confirm,
    open_table,
    play,
    sit_down,
    step,
    table_of,
    until,
    wait_for_question,
)
from test_screen import start_solo, to_first_turn

OpenPage = Callable[..., Page]


def open_with_friend(open_page: OpenPage, server: WebServer) -> tuple[Page, Page]:
    one, two = open_page(), open_page()
    open_table(one, server.address, ME, FRIEND)
    one.wait_for_selector("[data-hex]")
    sit_down(two, one.url, "Moira")
    expect(one.get_by_role("region", name="Players")).to_contain_text("Moira")
    return one, two


def test_a_guided_first_game(open_page: OpenPage, server: WebServer) -> None:
    page = open_page()
    page.goto(server.address)
    page.get_by_role("button", name="Learn Clans of Caledonia").click()
    guide = page.get_by_role("region", name="Guide")
    guide.wait_for()
    expect(guide).to_contain_text("Choose a clan")
    wait_for_question(page)
    assert axe(page) == []
    to_first_turn(page)
    expect(guide).to_contain_text("Expand")
    expect(page.locator(".spoken")).to_have_count(2)
    expect(page.locator(".guiding .edge")).to_be_visible()
    guide.get_by_role("button", name="Got it").click()
    page.locator('.own [data-part="unit:sheep"]').click()
    page.locator(".hex.ready").first.click()
    confirm(page)
    for _ in range(60):
        if guide.count() and "Take a contract" in guide.inner_text():
            break
        step(page, Random(1))
    expect(guide).to_contain_text("Take a contract")
    guide.get_by_role("button", name="Back").click()
    expect(guide).not_to_contain_text("Take a contract")
    guide.get_by_role("button", name="On").click()
    guide.get_by_role("button", name="Got it").click()
    expect(guide).not_to_contain_text("Exports are where")
    guide.get_by_role("button", name="Take a contract").click()
    guide.get_by_role("button", name="Leave the guide").click()
    expect(guide).to_have_count(0)
    expect(page.locator(".spoken")).to_have_count(0)
    step(page, Random(1))  # the game goes on


def test_on_a_phone_the_guide_leaves_the_deeds_free_and_waits_for_scenes(
    open_page: OpenPage, server: WebServer
) -> None:
    page = open_page(390, 844, touch=True)
    page.goto(server.address)
    page.get_by_role("button", name="Learn Clans of Caledonia").click()
    guide = page.get_by_role("region", name="Guide")
    guide.wait_for()
    wait_for_question(page)
    rng = Random(1)
    for _ in range(40):
        click(guide.get_by_role("button", name="Got it"))
        if page.locator(".prompt.mine [data-deed=pass]").count():
            break
        step(page, rng)
        wait_for_question(page)
    page.locator("[data-deed=pass]").tap()
    page.locator(".prompt .big").tap()
    scene = page.locator(ROUND)
    for _ in range(20):  # the bot has turns of its own, and something may be asked before the round ends
        page.wait_for_selector(f"{ROUND}, .prompt.mine .big, .prompt.mine .chip:visible")
        if scene.count():
            break
        click(page.locator(".prompt.mine .big, .prompt.mine .chip:visible").first)
    expect(guide).to_have_count(0)
    page.keyboard.press("x")
    page.keyboard.press("x")
    expect(scene).to_have_count(0)
    expect(guide).to_be_visible()
    page.wait_for_selector("[data-deed=trade]")
    free = """([deed, card]) => {
        const one = deed.getBoundingClientRect(), other = card.getBoundingClientRect();
        return other.bottom <= one.top || other.top >= one.bottom;
    }"""
    until(
        page,
        f"() => ({free})([document.querySelector('[data-deed=trade]'), document.querySelector('.guide')])",
    )


def test_hints_show_their_parts_and_can_be_taken(open_page: OpenPage, server: WebServer) -> None:
    page = open_page()
    start_solo(page, server)
    to_first_turn(page)
    page.get_by_role("button", name="Hint", exact=True).click()
    hints = page.get_by_label("Hints").get_by_role("button")
    expect(hints.first).to_contain_text(re.compile(r"about \d+ points"), timeout=THINKING)
    texts = " ".join(hints.all_inner_texts())
    points = [int(found) for found in re.findall(r"about (-?\d+) point", texts)]
    assert points == sorted(points, reverse=True) and points
    hints.first.hover()
    expect(page.locator(".spoken, .marked").first).to_be_visible()
    assert axe(page) == []
    hints.first.click()
    expect(page.locator(".chosen h3")).to_be_visible()
    confirm(page)
    expect(page.get_by_label("Hints")).to_have_count(0)


def test_among_people_there_are_no_hints_unless_agreed(open_page: OpenPage, server: WebServer) -> None:
    one, two = open_with_friend(open_page, server)
    wait_for_question(one if one.locator(".prompt.mine").count() else two)
    for page in (one, two):
        expect(page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)


def test_a_seat_is_handed_to_a_bot_and_taken_back(open_page: OpenPage, server: WebServer) -> None:
    one, two = open_with_friend(open_page, server)
    two.locator("summary", has_text="Seats").click()
    two.get_by_label("Which bot").first.select_option("easy")
    two.get_by_role("button", name="Hand to this bot").click()
    back = two.get_by_role("button", name="Take my seat back")
    expect(back).to_be_visible()
    one.locator("summary", has_text="Seats").click()
    expect(one.locator(".seats .menu")).to_contain_text("Moira, away: the Herd boy plays")
    assert axe(one) == []
    back.click()
    expect(back).to_have_count(0)
    expect(two.locator(".seats .menu")).to_contain_text("Moira (you)")


def test_the_next_game_that_waits_is_one_key_away(open_page: OpenPage, server: WebServer) -> None:
    page = open_page()
    start_solo(page, server)
    first = table_of(page)
    start_solo(page, server)
    second = table_of(page)
    expect(page.get_by_role("button", name=re.compile("Next game"))).to_be_visible()
    page.keyboard.press("n")
    expect(page).to_have_url(re.compile(first))
    page.get_by_role("button", name=re.compile("Next game")).click()
    expect(page).to_have_url(re.compile(second))


def test_a_table_with_a_clock(open_page: OpenPage, server: WebServer) -> None:
    page = open_page()
    page.goto(server.address + "/new")
    page.get_by_role("button", name="Something else").click()
    page.get_by_label("How much time").fill("2")
    page.get_by_label("Unit of time").select_option("hours")
    assert axe(page) == []
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("region", name="Clocks")).to_contain_text(re.compile(r"1 h 59 min|2 h 0 min"))
    assert axe(page) == []


def test_what_changed_since_the_last_turn_is_marked_after_coming_back(
    open_page: OpenPage, server: WebServer
) -> None:
    one, two = open_with_friend(open_page, server)
    rng = Random(2)
    for _ in range(60):
        mover = next((page for page in (one, two) if page.locator(".prompt.mine").count()), None)
        if mover is None:
            continue
        moves = two.locator(".log li.action")
        latest = moves.last.get_attribute("class") if mover is two and moves.count() else ""
        if "s0" in (latest or "") and two.locator(".log li").count() > 6:
            break  # the friend has moved since the own last turn
        step(mover, rng)
    two.goto(server.address)
    two.get_by_role("link", name=re.compile("Clans of Caledonia")).first.click()
    expect(two.locator(".log li.new").first).to_be_visible()


def test_a_web_hook_into_the_house_is_refused_in_a_sentence(open_page: OpenPage, server: WebServer) -> None:
    page = open_page()
    page.goto(server.address)
    page.locator("summary", has_text="Tell me when it is my turn").click()
    page.get_by_label(re.compile("On your phone or in a chat")).fill("ftp://friend.example/")
    page.get_by_role("button", name="Keep", exact=True).last.click()
    expect(page.locator(".notices .bad")).to_contain_text("https://")
    assert axe(page) == []


def test_a_table_of_other_rules_is_shown_and_says_so(open_page: OpenPage, tmp_path: Path) -> None:
    own = WebServer(tmp_path / "tables.db").start()
    page = open_page()
    start_solo(page, own)
    play(page, Random(1), 6)
    own.end(signal.SIGTERM)
    with sqlite3.connect(own.db) as connection:
        connection.execute("update games set rules_number = 0")
    connection.close()
    own.start()
    expect(page.locator(".frozen")).to_contain_text("can only be looked at")
    expect(page.locator("[data-hex]").first).to_be_visible()
    with page.expect_download() as download:
        page.locator(".frozen").get_by_role("link").click()
    assert Path(download.value.path()).read_text().startswith("clachan record 1")
    own.end()


def test_no_serious_fault_on_the_end_sheet_nor_on_a_phone(open_page: OpenPage, server: WebServer) -> None:
    page = open_page(390, 844, touch=True)
    page.goto(server.address)
    page.wait_for_selector(".go .seal")
    assert axe(page) == []
    start_solo(page, server)
    to_first_turn(page)
    for tab in ("Act", "Mine", "Market", "Contracts", "Clans", "Log", "Act"):
        page.locator(".tabs").get_by_role("button", name=tab, exact=True).tap()
        assert axe(page) == [], tab
    play(page, Random(9))
    expect(page.get_by_role("dialog")).to_contain_text("Final scoring")
    expect(page.get_by_role("dialog").get_by_role("button", name="Rematch")).to_be_in_viewport(ratio=0.9)
    assert axe(page) == []
    page.get_by_role("dialog").get_by_role("link", name="Replay", exact=True).click()
    page.wait_for_selector(".controls")
    assert axe(page) == []
    page.get_by_role("button", name="Round 2").click()
    page.get_by_role("button", name="What if…").click()
    page.wait_for_selector(".what-if")
    assert axe(page) == []
