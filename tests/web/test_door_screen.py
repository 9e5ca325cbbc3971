"""The front door: a game in one tap, friends, a new table, links, and what this browser remembers."""

import re
from collections.abc import Callable

import pytest
from accessibility import axe
from browsers import WebServer
from playwright.sync_api import Page, expect
from screen import FRIEND, ME, open_table, sit_down, wait_for_question

OpenPage = Callable[..., Page]
SIZES = [
    (390, 844), (844, 390), (768, 1024), (1024, 768), (1280, 720), (1440, 900), (1920, 1080), (2560, 1440),
]  # fmt: skip


def test_one_tap_begins_a_game_against_a_bot(open_page: OpenPage, server: WebServer) -> None:
    page = open_page()
    page.goto(server.address)
    page.get_by_role("button", name="Play now Clans of Caledonia").click()
    wait_for_question(page)
    expect(page.get_by_role("region", name="Players")).to_contain_text("Crofter")


def test_the_opponents_of_a_quick_game_are_chosen_and_remembered(
    open_page: OpenPage, server: WebServer
) -> None:
    page = open_page()
    page.goto(server.address)
    box = page.get_by_role("article", name="Clans of Caledonia")
    box.locator("summary", has_text="Against the Crofter").click()
    box.get_by_role("group", name="How many opponents").get_by_role("button", name="2").click()
    box.get_by_role("button", name=re.compile("Herd boy")).click()
    expect(box.locator(".says")).to_contain_text("misjudges")
    assert axe(page) == []
    page.reload()
    expect(box.locator("summary", has_text="Against 2 like the Herd boy")).to_be_visible()
    box.get_by_role("button", name=re.compile("^Play now")).click()
    players = page.get_by_role("region", name="Players")
    expect(players.get_by_text("Herd boy")).to_have_count(2)


def test_friends_at_one_screen_have_names(open_page: OpenPage, server: WebServer) -> None:
    page = open_page()
    page.goto(server.address)
    box = page.get_by_role("article", name="Clans of Caledonia")
    box.locator("summary", has_text="With friends").click()
    box.get_by_role("button", name="3", exact=True).click()
    box.get_by_role("button", name="All at this screen").click()
    for number, name in enumerate(("Ewan", "Isla", "Rory"), 1):
        box.get_by_label(f"Name of player {number}").fill(name)
    assert axe(page) == []
    box.get_by_role("button", name="Open the table").click()
    players = page.get_by_role("region", name="Players")
    for name in ("Ewan", "Isla", "Rory"):
        expect(players).to_contain_text(name)


def test_a_new_table_is_laid_out_and_kept_as_the_usual_one(open_page: OpenPage, server: WebServer) -> None:
    page = open_page()
    page.goto(server.address + "/new")
    third = page.get_by_role("group", name="Seat 3")
    third.get_by_role("button", name="Bot", exact=True).click()
    third.get_by_role("button", name=re.compile("Skipper")).click()
    page.get_by_role("switch", name=re.compile("^No ports")).click()
    page.get_by_role("button", name="Choose sides").click()
    page.get_by_role("button", name="Part B shows side 1").click()
    expect(page.locator(".last")).to_contain_text("you, the Crofter and the Skipper")
    page.get_by_role("button", name="Keep as my usual table").click()
    page.reload()
    expect(page.locator(".last")).to_contain_text("Three players")
    with page.expect_request("**/api/tables") as asked:
        page.get_by_role("button", name="Open the table").click()
    form = asked.value.post_data_json or {}
    assert form["options"] == {"no_ports": True, "map_sides": "1211"}
    assert [seat.get("bot") for seat in form["seats"]] == [None, "normal", "hard"]
    wait_for_question(page)


def test_a_table_for_too_few_says_so(open_page: OpenPage, server: WebServer) -> None:
    page = open_page()
    page.goto(server.address + "/new#glenmore")
    page.get_by_role("group", name="Seat 2").get_by_role("button", name="Nobody").click()
    expect(page.locator(".last")).to_contain_text("for 2 to 4 players")
    expect(page.get_by_role("button", name="Open the table")).to_be_disabled()


# Parts that come before another in the order of the Tab key, and stand neither above it nor to its left.
OUT_OF_ORDER = """() => {
    const parts = [...document.querySelectorAll('form section')];
    const boxes = parts.map((part) => part.getBoundingClientRect());
    return parts.slice(1).filter((part, i) => {
        const [before, box] = [boxes[i], boxes[i + 1]];
        return box.top < before.bottom - 1 && box.left < before.right - 1;
    }).map((part) => part.className);
}"""
COVERED = """(button) => {
    const box = button.getBoundingClientRect();
    const above = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return !button.contains(above);
}"""


@pytest.mark.parametrize("game", ["caledonia", "glenmore"])
def test_a_table_is_opened_without_looking_for_the_button(
    open_page: OpenPage, server: WebServer, game: str
) -> None:
    """It is in sight on every screen, and the last that the Tab key comes to."""
    page = open_page()
    page.goto(f"{server.address}/new#{game}")
    seal = page.get_by_role("button", name="Open the table")
    for width, height in [*SIZES, (1024, 768), (1920, 1080)]:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("scrollTo(0, 0)")
        expect(seal).to_be_in_viewport(ratio=1)
        assert not seal.evaluate(COVERED), (width, height)
        page.get_by_role("button", name="Keep as my usual table").focus()
        assert not page.locator(":focus").evaluate(COVERED), (width, height)
        page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
        assert page.evaluate(OUT_OF_ORDER) == [], (width, height)
        page.locator("form button, form select, form input").last.focus()
        expect(seal).to_be_focused()


def test_a_link_is_pasted(open_page: OpenPage, server: WebServer) -> None:
    page = open_page()
    page.goto(server.address)
    page.get_by_text("Have a link?").click()
    pasted = page.get_by_label("Link to a table or a seat")
    pasted.fill("something else")
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page.locator("aside .bad")).to_contain_text("/table/")
    pasted.fill("https://friend.example/seat/abc-123")
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page).to_have_url(re.compile("/seat/abc-123$"))


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_front_door_fits(open_page: OpenPage, server: WebServer, width: int, height: int) -> None:
    page = open_page(width, height)
    page.goto(server.address)
    play = page.get_by_role("button", name="Play now Clans of Caledonia")
    expect(play).to_be_visible()
    if height >= 700:  # whoever is new finds the games first, not an empty list
        expect(play).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    if height >= 700 and width >= 1280:
        assert page.evaluate("document.documentElement.scrollHeight") <= height
    for button in page.get_by_role("button").all():
        box = button.bounding_box()
        assert box is None or (box["x"] >= 0 and box["x"] + box["width"] <= width)


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390), (768, 1024)])
def test_on_a_small_screen_a_game_begins_without_a_swipe(
    open_page: OpenPage, server: WebServer, width: int, height: int
) -> None:
    page = open_page(width, height, touch=True)
    page.goto(server.address)
    for name in ("Play now Clans of Caledonia", "Learn Clans of Caledonia"):
        box = page.get_by_role("button", name=name).bounding_box()
        assert box and box["y"] + box["height"] <= height
    assert head_is_one_line(page)
    expect(page.get_by_role("link", name="Rules", exact=True)).to_have_count(1)
    for opens in ("summary.me", "summary.button"):
        page.locator(f"header {opens}").click()
        sheet = page.locator(f"header :has(> {opens}) > :not(summary)").first.bounding_box()
        assert sheet and sheet["x"] >= 0 and sheet["x"] + sheet["width"] <= width
        page.keyboard.press("Escape")
    page.goto(f"{server.address}/new")
    assert head_is_one_line(page)


def head_is_one_line(page: Page) -> bool:
    parts = [page.locator("header.sitebar > :first-child"), page.locator("header .looks")]
    middles = [box["y"] + box["height"] / 2 for box in (part.bounding_box() for part in parts) if box]
    return abs(middles[0] - middles[1]) < 8


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844), (844, 390)])
def test_a_letter_invites_and_who_sits_down_is_announced(
    open_page: OpenPage, server: WebServer, width: int, height: int
) -> None:
    host, friend = open_page(), open_page(width, height)
    open_table(host, server.address, ME, FRIEND, FRIEND)
    friend.goto(host.url)
    letter = friend.get_by_role("region", name="Invitation")
    letter.wait_for()
    expect(letter).to_contain_text("invites you to")
    expect(letter).to_contain_text("Three players")
    assert axe(friend) == []
    assert friend.evaluate("document.documentElement.scrollWidth") <= width
    for part in (letter, *letter.get_by_role("button").all(), letter.get_by_label("Your name")):
        box = part.bounding_box()
        assert box and box["x"] >= 0 and box["x"] + box["width"] <= width
    letter.get_by_role("button", name=re.compile("Madder")).click()
    friend.get_by_label("Your name").fill("Moira")
    friend.get_by_role("button", name="Sit down").click()
    expect(letter).to_have_count(0)
    expect(host.get_by_role("status").filter(has_text="Moira sits down and plays Madder")).to_be_visible()


def test_whoever_only_watches_can_still_take_a_seat(open_page: OpenPage, server: WebServer) -> None:
    host, friend = open_page(), open_page()
    open_table(host, server.address, ME, FRIEND)
    friend.goto(host.url)
    friend.get_by_role("button", name="Only watch").click()
    expect(friend.get_by_role("region", name="Invitation")).to_have_count(0)
    friend.get_by_role("button", name="Take a seat").click()
    friend.get_by_role("region", name="Invitation").wait_for()


def test_ones_own_words_are_not_unread(open_page: OpenPage, server: WebServer) -> None:
    one, two = open_page(), open_page()
    open_table(one, server.address, ME, FRIEND)
    sit_down(two, one.url, "Moira")
    for page in (one, two):
        page.get_by_role("button", name=re.compile("^Chat")).click()
    one.get_by_label("Say something").fill("Slàinte")
    one.get_by_role("button", name="Send").click()
    expect(two.get_by_label("Chat", exact=True)).to_contain_text("Slàinte")
    one.get_by_role("button", name="Log", exact=True).click()
    two.get_by_role("button", name="Log", exact=True).click()
    two.get_by_role("button", name=re.compile("^Chat")).click()
    two.get_by_label("Say something").fill("mhath")
    two.get_by_role("button", name="Send").click()
    expect(one.get_by_role("button", name="Chat (1)")).to_be_visible()
    two.get_by_role("button", name="Log", exact=True).click()
    expect(two.get_by_role("button", name="Chat", exact=True)).to_be_visible()


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_pictures_of_chronicles_beside_each_other_are_equally_high(
    open_page: OpenPage, server: WebServer, width: int, height: int
) -> None:
    page = open_page(width, height)
    page.goto(server.address + "/new#glenmore")
    pictures = page.locator(".several .pic")
    expect(pictures).to_have_count(8)
    boxes = [box for box in (one.bounding_box() for one in pictures.all()) if box]
    assert max(box["height"] for box in boxes) - min(box["height"] for box in boxes) < 3
    assert min(box["height"] for box in boxes) > 80
