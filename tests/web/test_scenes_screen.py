"""Scenes over the table: the end of a round, and sounds."""

from collections.abc import Callable

from browsers import WebServer
from playwright.sync_api import Page, expect
from screen import END, ROUND, open_match, upload, wait_for_question
from sight import cut_off
from test_sight_screen import HIDDEN

from clachan.core.match import Match, new_match

OpenPage = Callable[..., Page]


def before_the_end_of_a_round(players: int, seed: int) -> Match:
    """A match in which the next pass ends the first round."""
    match = new_match("caledonia", {"players": players}, seed)
    while not any(fact.kind == "round" for fact in match.facts()) if match.ply else True:
        match.push(match.drawn())
    assert match.actions[-1].text == "pass", match.actions[-1]
    match.rewind(match.ply - 1)
    return match


def open_before_the_end(page: Page, server: WebServer, seed: int = 22) -> None:
    open_match(page, server.address, before_the_end_of_a_round(2, seed))


def pass_on(page: Page) -> None:
    """Pass with the last player, and end the turn if that is asked for."""
    page.locator(".prompt button.deed", has_text="Pass").click()
    page.locator(".prompt .big").click()
    page.wait_for_selector(f"{ROUND}, .prompt .big:has-text('End turn'), .log:has-text('Round 2 begins')")
    end = page.locator(".prompt .big", has_text="End turn")
    if end.count():
        end.click()


def test_the_end_of_a_round_is_counted_out_and_can_be_skipped(open_page: OpenPage, server: WebServer) -> None:
    page = open_page()
    open_before_the_end(page, server)
    page.locator("main.table").wait_for()
    pass_on(page)
    scene = page.locator(ROUND)
    expect(scene).to_contain_text("Round 1 ends")
    expect(scene.locator(".rows > .row")).to_have_count(2)
    assert page.evaluate("document.querySelector('main.table').inert")
    page.keyboard.press("x")
    expect(scene).not_to_have_class("moves")
    for row in scene.locator(".purse").all():
        before, after = (int(text.strip("£")) for text in row.locator("b").all_inner_texts())
        earned = int(
            row.locator("xpath=../*[contains(@class, 'wages')]//b[contains(@class, 'earn')]")
            .inner_text()
            .split("£")[-1]
        )
        assert after >= before + earned
    page.keyboard.press("x")
    expect(scene).to_have_count(0)
    assert not page.evaluate("document.querySelector('main.table').inert")
    page.reload()
    page.wait_for_selector("[data-hex]")
    wait_for_question(page)
    expect(scene).to_have_count(0)


def test_on_a_lying_phone_a_sheet_begins_in_sight_and_goes_on_below(
    open_page: OpenPage, server: WebServer
) -> None:
    page = open_page()
    page.emulate_media(reduced_motion="reduce")
    open_before_the_end(page, server)
    pass_on(page)
    page.set_viewport_size({"width": 844, "height": 390})
    heading = page.locator(f"{ROUND} h2")
    expect(heading).to_be_visible()
    box = heading.bounding_box()
    assert box and box["y"] >= 0
    page.locator(f"{ROUND} .seal").click()
    expect(page.locator(ROUND)).to_have_count(0)


def test_names_and_figures_are_whole_in_scenes_on_a_tablet(open_page: OpenPage, server: WebServer) -> None:
    page = open_page()
    page.emulate_media(reduced_motion="reduce")
    open_match(page, server.address, before_the_end_of_a_round(4, 10))
    pass_on(page)
    page.locator(ROUND).wait_for()
    page.set_viewport_size({"width": 1024, "height": 768})
    assert cut_off(page, f"{ROUND} .row > div", ".ic, .pz") == []
    match = new_match("caledonia", {"players": 4}, 22)
    while not match.over:
        match.push(match.drawn())
    page.goto(upload(page, server.address, match))
    page.locator(f"{END} footer").wait_for()
    assert cut_off(page, f"{END} thead .seat > span") == []
    heads = page.locator(f"{END} thead .seat b")
    assert (
        heads.evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().height < 30)") == [True] * 4
    )
    page.set_viewport_size({"width": 390, "height": 844})
    page.locator(f"{END} footer [aria-pressed]").click()
    words = page.locator("figure text")
    expect(words.first).to_be_visible()
    assert min(words.evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().height)")) > 11


def test_on_a_phone_the_score_sheet_and_what_is_done_next_share_the_screen(
    open_page: OpenPage, server: WebServer
) -> None:
    page = open_page()
    page.emulate_media(reduced_motion="reduce")
    match = new_match("caledonia", {"players": 4}, 22)
    while not match.over:
        match.push(match.drawn())
    page.goto(upload(page, server.address, match))
    footer = page.locator(f"{END} footer")
    footer.wait_for()
    for width, height in ((390, 844), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(HIDDEN, f"{END} footer .ghostly:not(.wide-only)") == []
        box = footer.bounding_box()
        assert box and box["height"] < 0.16 * height
    page.set_viewport_size({"width": 390, "height": 844})
    # Scrolled to its end the sheet shows nothing more below what is done next.
    page.locator(END).evaluate("(stage) => stage.scrollTo(0, stage.scrollHeight / 3)")
    box = footer.bounding_box()
    assert box and box["y"] + box["height"] > 843


def test_who_plays_alone_is_told_how_dice_move_prices(open_page: OpenPage, server: WebServer) -> None:
    page = open_page()
    page.emulate_media(reduced_motion="reduce")
    open_match(page, server.address, before_the_end_of_a_round(1, 2))  # with more to do than to pass
    pass_on(page)
    page.locator(ROUND).wait_for()
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator(f"{ROUND} .market")).to_contain_text("Low prices rise")
    expect(page.get_by_text("Swipe for the others")).to_have_count(0)


def test_without_motion_the_end_of_a_round_is_a_still_sheet(open_page: OpenPage, server: WebServer) -> None:
    page = open_page()
    page.emulate_media(reduced_motion="reduce")
    open_before_the_end(page, server)
    pass_on(page)
    expect(page.locator(ROUND)).to_contain_text("Round 1 ends")
    assert page.locator(f"{ROUND}.moves").count() == 0
    page.locator(f"{ROUND} .seal").click()
    expect(page.locator(ROUND)).to_have_count(0)


def test_who_wants_no_scenes_sees_none(open_page: OpenPage, server: WebServer) -> None:
    page = open_page()
    page.add_init_script("localStorage.setItem('clachan-settings', JSON.stringify({scenes: false}))")
    open_before_the_end(page, server)
    pass_on(page)
    expect(page.locator(".log")).to_contain_text("Round 2 begins")
    assert page.locator(ROUND).count() == 0


def test_sounds_are_off_until_one_tap(open_page: OpenPage, server: WebServer) -> None:
    page = open_page()
    open_before_the_end(page, server)
    made = """() => {
        window.made = 0;
        const before = AudioContext;
        window.AudioContext = class extends before { constructor() { super(); window.made += 1; } };
    }"""
    page.evaluate(made)
    page.get_by_role("button", name="Turn sounds on").click()
    expect(page.get_by_role("button", name="Turn sounds off")).to_be_visible()
    page.wait_for_function("() => window.made === 1")  # what makes sounds is fetched with the first one
    page.reload()
    expect(page.get_by_role("button", name="Turn sounds off")).to_be_visible()
