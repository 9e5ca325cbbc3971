"""What a careless or unlucky visitor does: broken addresses, wrong files, second thoughts, no network."""

import re
from collections.abc import Callable
from random import Random
from typing import Literal

import pytest
from accessibility import axe
from browsers import WebServer
from playwright.sync_api import Page, expect
from screen import ME, open_match, open_table, play, table_of, wait_for_question
from strangers import press_on
from test_glenmore_screen import create
from test_screen import start_solo, to_first_turn

from clachan.core.match import new_match

OpenPage = Callable[..., Page]


def test_a_broken_address_gets_a_page_that_says_so(open_page: OpenPage, server: WebServer) -> None:
    page = open_page()
    for path in (
        "/nonsense",
        "/table/..%2f..%2fetc",
        "/table/%E0%A4%A",
        "/rules/more",
        "/table/" + "x" * 900,
    ):
        page.goto(server.address + path)
        expect(page.locator("h1")).to_have_text("There is nothing here")
    assert axe(page) == []
    page.get_by_role("link", name="To the first page").click()
    expect(page.get_by_role("button", name="Play now Clans of Caledonia")).to_be_visible()


def test_a_record_that_cannot_be_read_says_where_and_can_be_tried_again(
    open_page: OpenPage, server: WebServer
) -> None:
    page = open_page()
    page.goto(server.address)
    chosen = page.get_by_label("Open a record…")
    for text in ("", "clachan record 1\ngame: chess\nplay:\n", "clachan record 1\nplay:\n1 fly"):
        chosen.set_input_files({"name": "game.txt", "mimeType": "text/plain", "buffer": text.encode()})
        expect(page.locator("aside .bad")).to_contain_text(re.compile(r"Line \d+: "))
        expect(chosen).to_have_value("")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_menus_are_written_in_ink(
    open_page: OpenPage, server: WebServer, scheme: Literal["light", "dark"]
) -> None:
    """They lie on the oak, whose own words are pale."""
    page = open_page()
    page.emulate_media(color_scheme=scheme)
    start_solo(page, server)
    for menu in ("Seats", "Settings"):
        page.locator("summary", has_text=menu).click()
        expect(page.locator("details[open] > .menu")).to_be_visible()
        ink = "(one) => getComputedStyle(one).color"
        written = page.locator("details[open] > .menu").evaluate(ink)
        assert written == page.locator(".prompt").evaluate(ink), menu
        assert axe(page) == [], menu
        page.keyboard.press("Escape")


def test_menus_close_by_themselves_and_leaving_asks_twice(open_page: OpenPage, server: WebServer) -> None:
    page = open_page()
    start_solo(page, server)
    menu = page.locator(".seats .menu")
    page.locator("summary", has_text="Seats").click()
    page.get_by_role("button", name="Leave…").click()
    expect(menu).to_contain_text("becomes free")
    page.get_by_role("button", name="Stay", exact=True).click()
    page.keyboard.press("Escape")
    expect(menu).to_be_hidden()
    page.locator("summary", has_text="Seats").click()
    expect(menu).to_contain_text("(you)")
    page.mouse.click(400, 400)
    expect(menu).to_be_hidden()


def test_things_tell_their_names_to_a_pointer_and_to_keys(open_page: OpenPage, server: WebServer) -> None:
    page = open_page(390, 844, touch=True)
    start_solo(page, server)
    tip = page.get_by_role("tooltip")
    round_now = page.locator(".strip .round")
    expect(page.locator("html[data-tips]")).to_have_count(1)  # they come when the table stands
    expect(round_now).to_have_attribute("title", re.compile("glory"))
    round_now.hover()
    expect(tip).to_contain_text("glory")
    page.mouse.move(5, 300)
    expect(tip).to_be_hidden()
    expect(round_now).to_have_attribute("title", re.compile("glory"))
    page.keyboard.press("Tab")
    round_now.focus()
    expect(tip).to_contain_text("glory")


# Lines of the moves that the lower edge of their list cuts in the middle.
CUT_LINES = """() => {
    const list = document.querySelector('.since'), edge = list.getBoundingClientRect().bottom;
    const lines = [...list.querySelectorAll('h3, li > span')].flatMap((one) => {
        const words = document.createRange();
        words.selectNodeContents(one);
        return [...words.getClientRects()];
    });
    return lines.filter((line) => line.top < edge - 4 && line.bottom > edge + 4).map((line) => line.top);
}"""


@pytest.mark.parametrize(("game", "plies"), [("caledonia", 40), ("glenmore", 80)])
def test_whoever_comes_sees_the_last_moves_as_sentences_of_their_own(
    open_page: OpenPage, server: WebServer, game: str, plies: int
) -> None:
    """What follows from a move stands after it, with a space between."""
    match, rng = new_match(game, {"players": 3}, 5), Random(5)
    while match.ply < plies or match.question.kind != "turn" or not match.legal()[1:]:
        match.push(rng.choice(sorted(match.game.legal_numbers(match.state))))
    host, other = open_page(), open_page()
    open_match(host, server.address, match)
    expect(host.locator(".band h2")).to_contain_text("Your turn")
    other.goto(host.url)
    moves = other.locator(".since li")
    expect(moves.first).to_be_visible()
    said = " ".join(moves.all_inner_texts())
    assert re.search(r"\. \S", said) and not re.search(r"[.)][A-Z]", said), said
    for width, height in ((1440, 900), (1280, 720), (844, 390)) if game == "caledonia" else ():
        other.set_viewport_size({"width": width, "height": height})
        expect(other.locator("nav.tabs")).to_have_count(int(height < 480))
        assert other.evaluate(CUT_LINES) == [], width


def test_on_a_phone_the_line_for_what_the_others_did_holds_a_move(
    open_page: OpenPage, server: WebServer
) -> None:
    page = open_page()
    open_table(page, server.address, ME, {"kind": "bot", "bot": "easy"}, seed=9)
    for _ in range(40):
        wait_for_question(page)
        if page.locator(".mine .since li").count():
            break
        press_on(page, "mouse", 1)
    page.set_viewport_size({"width": 390, "height": 844})
    page.locator("nav.tabs").wait_for()
    line, move = (page.locator(part).first.bounding_box() for part in (".mine .since", ".mine .since li"))
    assert line and move and abs(line["y"] - move["y"]) < 2


def test_a_move_made_without_a_network_is_sent_when_it_is_back(
    open_page: OpenPage, server: WebServer
) -> None:
    page = open_page()
    start_solo(page, server)
    to_first_turn(page)
    page.keyboard.press("/")
    page.keyboard.type("hire")
    page.keyboard.press("Enter")
    confirm = page.locator(".prompt .big")
    expect(confirm).to_be_visible()
    page.context.set_offline(True)
    expect(page.get_by_text("Connecting…")).to_be_visible()
    confirm.click()
    expect(page.locator(".prompt")).to_contain_text("as soon as it is back")
    page.context.set_offline(False)
    expect(page.locator(".log li").filter(has_text="hires a merchant")).to_have_count(1)
    expect(page.get_by_text("Connecting…")).to_have_count(0)


def test_two_pages_of_one_seat_stay_together(open_page: OpenPage, server: WebServer) -> None:
    one = open_page()
    start_solo(one, server)
    to_first_turn(one)
    two = one.context.new_page()
    two.goto(one.url)
    for page, word in ((two, "hire"), (one, "upgrade shipping")):
        wait_for_question(page)
        page.keyboard.press("/")
        page.keyboard.type(word)
        page.keyboard.press("Enter")
        expect(page.locator(".chosen h3")).to_be_visible()
    one.locator(".prompt .big").dblclick()
    for page in (one, two):
        expect(page.locator(".log li").filter(has_text="upgrades shipping")).to_have_count(1)
        expect(page.locator(".log li").filter(has_text="hires a merchant")).to_have_count(0)


def test_a_link_to_another_ply_is_followed_on_the_open_page(open_page: OpenPage, server: WebServer) -> None:
    page = open_page()
    start_solo(page, server)
    play(page, Random(6), 12)
    page.goto(f"{server.address}/replay/{table_of(page)}#ply=2")
    expect(page.locator(".controls h2")).to_contain_text("Move 2 of")
    page.evaluate("location.hash = '#ply=1'")
    expect(page.locator(".controls h2")).to_contain_text("Move 1 of")


def test_the_next_game_is_one_key_away_from_the_rules(open_page: OpenPage, server: WebServer) -> None:
    page = open_page()
    start_solo(page, server)
    table = table_of(page)
    page.goto(server.address + "/rules")
    expect(page.get_by_role("button", name=re.compile("Next game"))).to_be_visible()
    page.keyboard.press("n")
    expect(page).to_have_url(re.compile(table))


def test_points_by_their_parts_and_reasons_for_parts_at_rest(open_page: OpenPage, server: WebServer) -> None:
    page = open_page()
    start_solo(page, server)
    page.locator('.market [data-part="good:wool"]').click()
    expect(page.locator(".why")).to_contain_text("Wool")
    to_first_turn(page)
    page.locator(".own").get_by_role("button", name="Projection").click()
    projection = page.get_by_role("region", name="Projection")
    expect(projection).to_contain_text("if the game ended now")
    points = [int(text) for text in projection.locator("tr:not(.total) td").all_inner_texts() if text]
    assert points
    expect(projection.locator("tr.total td")).to_have_text(str(sum(points)))
    assert axe(page) == []
    page.keyboard.press("Escape")
    expect(projection).to_be_hidden()
    rounds = page.get_by_role("list", name="Rounds and what they score").get_by_role("listitem")
    expect(rounds).to_have_count(5)
    expect(rounds.first).to_have_attribute("title", re.compile("glory"))


def test_passing_for_a_player_is_offered_where_one_can_pass(open_page: OpenPage, server: WebServer) -> None:
    page = open_page()
    start_solo(page, server)
    page.locator("summary", has_text="Seats").click()
    expect(page.get_by_label(re.compile("Pass for me"))).to_have_count(1)
    create(page, server)
    page.locator("summary", has_text="Seats").click()
    expect(page.get_by_label(re.compile("before a turn ends"))).to_be_visible()
    expect(page.get_by_label(re.compile("Pass for me"))).to_have_count(0)


def test_every_page_fits_a_phone(open_page: OpenPage, server: WebServer) -> None:
    page = open_page(390, 844, touch=True)
    width = "document.documentElement.scrollWidth"
    page.goto(server.address)
    expect(page.get_by_role("button", name=re.compile("^Play now"))).to_have_count(2)
    assert page.evaluate(width) <= 390
    page.get_by_role("link", name="New table with options").tap()
    for game in ("Glen More II", "Clans of Caledonia"):
        page.get_by_role("link", name=game).tap()
        expect(page.get_by_role("button", name="Open the table")).to_be_visible()
        assert page.evaluate(width) <= 390
    for path in ("/rules", "/rules#glenmore", "/credits", "/nonsense"):
        page.goto(server.address + path)
        page.wait_for_selector("h1")
        assert page.evaluate(width) <= 390, path
    start_solo(page, server)
    start_solo(page, server)
    expect(page.get_by_role("region", name="Clans on offer")).to_be_visible()
    page.locator("summary[aria-label=Menu]").tap()
    menu = page.get_by_role("navigation", name="Menu")
    for entry in (
        menu.get_by_role("button", name=re.compile("Next game")),
        menu.get_by_role("link", name="Rules").first,
        menu.get_by_role("link", name="Replay", exact=True),
    ):
        box = entry.bounding_box()
        assert box is not None and 40 <= box["height"] < 60 and box["x"] + box["width"] <= 390
    assert page.evaluate(width) <= 390
