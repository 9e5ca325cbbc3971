"""Scenes, the guide, words on chronicles and the new table of Glen More II, in a browser."""

import re
from collections.abc import Callable
from functools import cache
from random import Random

from accessibility import axe
from browsers import WebServer
from occasions import before_end_of_turn, before_race
from playwright.sync_api import Locator, Page, expect
from screen import END, ME, ROUND, THINKING, open_match, open_table, until

from clachan.core.decision import CHANCE
from clachan.core.match import Match, new_match
from clachan.core.record import read_record, write_record

OpenPage = Callable[..., Page]
END_TURN = "[data-deed=end-turn]"
SEEN = """() => {
    window.seen = [];
    const place = document.querySelector('.moments');
    new MutationObserver(() => window.seen.push(place.innerText)).observe(place, {childList: true});
}"""

# The card of the guide lies over no place where the tile could be laid; its light knows the window's size.
UNCOVERED = """() => {
    const card = document.querySelector('.guide')?.getBoundingClientRect();
    const places = [...document.querySelectorAll('.place.ready')].map((one) => one.getBoundingClientRect());
    const light = document.querySelector('.guiding .edge')?.getBoundingClientRect();
    const beside = (box) => box.bottom <= card.top || box.top >= card.bottom;
    const found = card && light && card.right <= innerWidth && light.right <= innerWidth;
    return found && places.length > 0 && places.every(beside);
}"""


def open_before(page: Page, server: WebServer, kind: str, players: int = 3, seed: int = 2) -> Match:
    match = read_record(before_end_of_turn(kind, players, range(seed, seed + 1)))
    assert match.seat != CHANCE
    open_match(page, server.address, match)
    page.wait_for_selector(END_TURN)
    return match


def figures(found: Locator) -> list[int]:
    return [int(re.sub(r"[^\d−-]", "", text).replace("−", "-") or 0) for text in found.all_inner_texts()]


def test_a_scoring_round_is_counted_out_in_four_categories(open_page: OpenPage, server: WebServer) -> None:
    page = open_page()
    open_before(page, server, "scoring-round")
    page.locator(END_TURN).click()
    scene = page.locator(ROUND)
    expect(scene).to_contain_text(re.compile("First scoring"))
    expect(scene.locator(".cat")).to_have_count(4)
    expect(scene.locator(".cat .row")).to_have_count(12)
    page.keyboard.press("x")
    expect(scene).not_to_have_class(re.compile("moves"))
    gained = [0, 0, 0]
    for category in scene.locator(".cat").all():
        counts = figures(category.locator(".diff b"))
        least = int(re.findall(r"\d+", category.locator(".least").inner_text())[0])
        points = figures(category.locator(".got .now"))
        assert min(counts) == least
        assert points == [[0, 1, 2, 3, 5, 8][min(5, count - least)] for count in counts]
        gained = [sum(pair) for pair in zip(gained, points, strict=True)]
    shown = [
        int(text.split("+")[1]) for text in scene.locator(".tot .sum small").all_inner_texts() if "+" in text
    ]
    assert shown == gained
    assert axe(page) == []
    sums = figures(scene.locator(".tot .sum > b .now"))
    page.keyboard.press("x")
    expect(scene).to_have_count(0)
    assert sorted(figures(page.locator(".player .score > b"))) == sorted(sums)
    page.reload()
    page.wait_for_selector("[data-cell]", state="attached")
    expect(scene).to_have_count(0)


def test_without_motion_a_scoring_is_a_still_sheet_and_without_scenes_none(
    open_page: OpenPage, server: WebServer
) -> None:
    page = open_page()
    page.emulate_media(reduced_motion="reduce")
    open_before(page, server, "scoring-round")
    page.locator(END_TURN).click()
    expect(page.locator(ROUND)).to_contain_text("First scoring")
    assert page.locator(f"{ROUND}.moves").count() == 0
    page.locator(f"{ROUND} .seal").click()
    expect(page.locator(ROUND)).to_have_count(0)
    quiet = open_page()
    quiet.add_init_script(
        "localStorage.setItem('clachan-settings', JSON.stringify({scenes: false, pace: 0}))"
    )
    open_before(quiet, server, "scoring-round")
    quiet.locator(END_TURN).click()
    expect(quiet.locator(".log")).to_contain_text("Scoring round 1")
    assert quiet.locator(ROUND).count() == 0


def test_the_end_shows_cloths_by_place_and_nothing_of_it_before(
    open_page: OpenPage, server: WebServer
) -> None:
    page = open_page()
    match = open_before(page, server, "score", seed=4)
    assert "ends with" not in page.locator(".log").inner_text()
    assert page.locator(END).count() == 0
    page.locator(END_TURN).click()
    page.locator(f"{ROUND}").wait_for()
    assert page.locator(END).count() == 0
    page.keyboard.press("x")
    page.keyboard.press("x")
    scene = page.locator(END)
    scene.wait_for()
    page.keyboard.press("x")
    match.play("end turn")
    ranked = sorted(match.scores(), key=lambda score: (score.place, score.seat))
    told = [f"{score.total}".replace("-", "−") for score in ranked]
    assert scene.locator(".total .now").all_inner_texts() == told and "−" in "".join(told)
    assert figures(scene.locator(".pos")) == [score.place for score in ranked]
    columns = [0] * len(ranked)
    for row in scene.locator("tbody tr").all():
        columns = [sum(pair) for pair in zip(columns, figures(row.locator("td .n")), strict=True)]
    assert columns == [score.total for score in ranked]
    assert axe(page) == []
    scene.get_by_role("button", name="Path of the game").click()
    expect(scene).to_contain_text("The path of the game")
    scene.get_by_role("button", name="Score sheet").click()
    scene.get_by_role("button", name="Back to the table").click()
    expect(scene).to_have_count(0)


# While the lines are counted: whose the columns are, and that no winner is named yet.
COUNTING = """() => {
    const scene = document.querySelector('[data-scene=final]');
    const seen = (one) => one.checkVisibility({checkOpacity: true});
    const heads = [...scene.querySelectorAll('.head h2, .head .goes')];
    const names = heads.filter(seen).map((one) => one.innerText);
    return {moves: scene.classList.contains('moves'), names,
        whose: [...scene.querySelectorAll('.whose')].filter(seen).length,
        cloths: [...scene.querySelectorAll('.cloth')].filter(seen).length};
}"""


@cache
def before_last_roll() -> str:
    """A game that ends with the die for the haggis, before the last turn of a player."""
    for seed in range(60):
        match, rng = new_match("glenmore", {"players": 2, "chronicles": "5"}, seed), Random(seed)
        while not match.over:
            match.push(rng.choice(sorted(match.game.legal_numbers(match.state))))
        ends = max(ply for ply in range(match.ply) if match.seat_of(ply) != CHANCE)
        if match.actions[ends].text == "end turn":
            match.rewind(ends)
            return write_record(match)
    raise AssertionError("no game ends so")


def test_the_end_waits_for_the_last_roll_and_counts_before_it_names_the_winner(
    open_page: OpenPage, server: WebServer
) -> None:
    page = open_page()
    open_match(page, server.address, read_record(before_last_roll()))
    page.locator(".moments").wait_for(state="attached")
    page.locator(END_TURN).click()
    page.locator(ROUND).wait_for()
    page.keyboard.press("x")
    page.keyboard.press("x")
    page.locator("[data-moment=haggis]").wait_for()
    assert page.locator(END).count() == 0
    page.keyboard.press("Shift")
    # What it shows first is noted there: it counts on while it is asked.
    until(page, f"() => document.querySelector('{END}') && (window.first = ({COUNTING})()).names.length > 0")
    counting = page.evaluate("() => window.first")
    assert counting == {"moves": True, "names": ["Final scoring"], "whose": 2, "cloths": 0}
    page.keyboard.press("x")
    expect(page.locator(f"{END} .head h2")).to_have_count(1)
    expect(page.locator(f"{END} .head h2")).to_contain_text("win")


def test_sums_of_a_scoring_are_whole_on_a_phone(open_page: OpenPage, server: WebServer) -> None:
    page = open_page()
    page.emulate_media(reduced_motion="reduce")
    open_before(page, server, "scoring-round", players=4)
    page.set_viewport_size({"width": 390, "height": 844})
    page.locator(END_TURN).click()
    page.locator(ROUND).wait_for()
    expect(page.locator(f"{ROUND} .tot")).to_have_count(4)
    # However many points there are: three figures before, two that come.
    page.locator(f"{ROUND} .tot .sum small").evaluate_all(
        "(all) => all.forEach((one) => (one.textContent = '108 +24'))"
    )
    room = page.locator(f"{ROUND} .tot").evaluate_all(
        "(all) => all.map((one) => one.scrollWidth - one.clientWidth)"
    )
    assert room == [0, 0, 0, 0]


def test_the_die_is_a_moment_that_holds_nobody_up(open_page: OpenPage, server: WebServer) -> None:
    page = open_page()
    open_before(page, server, "did-roll", players=2, seed=1)
    page.locator(".moments").wait_for(state="attached")  # the scenes come when the board stands
    page.evaluate(SEEN)  # a moment may be over before it is looked for
    page.locator(END_TURN).click()
    moment = page.locator("[data-moment=die]")
    until(page, "() => window.seen.some((text) => text.includes('The die moves'))")
    page.keyboard.press("Shift")
    expect(moment).to_have_count(0)


def test_all_that_one_deed_brings_about_is_shown_one_after_the_other(
    open_page: OpenPage, server: WebServer
) -> None:
    """Of two boats one comes home, and so the other is last."""
    page = open_page()
    record, deed = before_race("boat-home", 2)
    assert deed == "row the boat"
    open_match(page, server.address, read_record(record))
    page.locator(".moments").wait_for(state="attached")
    page.evaluate(SEEN)
    page.locator("[data-deed=row]").first.click()
    until(page, "() => window.seen.some((text) => text.includes('is last in the race'))")
    seen = [text for text in page.evaluate("window.seen") if text]
    assert [("home" in text, "last" in text) for text in seen] == [(True, False), (False, True)], seen


# Where the water under the boats ends, and where the words beside them begin.
WATER = """() => [document.querySelector('.moment .water'), document.querySelector('.moment .says')]
    .map((one) => one?.getBoundingClientRect()).map((box, i) => box && (i ? box.left : box.right))"""


def test_the_water_of_a_race_ends_before_the_words(open_page: OpenPage, server: WebServer) -> None:
    page = open_page()
    record, deed = before_race("race-begins", 3)
    open_match(page, server.address, read_record(record))
    page.locator(".moments").wait_for(state="attached")
    page.locator(f"[data-part='space:{deed.removeprefix('take ')}']").click()
    page.locator("[data-moment=race]").wait_for()
    water, words = page.evaluate(WATER)
    assert water < words


def test_the_guide_leads_through_the_first_turn(open_page: OpenPage, server: WebServer) -> None:
    page = open_page()
    page.goto(server.address)
    made = page.evaluate(
        "async () => (await (await fetch('/api/lessons/glenmore', {method: 'POST'})).json()).table"
    )
    page.goto(f"{server.address}/table/{made}")
    guide = page.locator(".guide")
    expect(guide).to_contain_text("Take a tile")
    edge = page.locator(".guiding .edge").bounding_box()
    road = page.locator(".rondel").bounding_box()
    assert edge and road and abs(edge["y"] - road["y"]) < 12 and edge["height"] < road["height"] + 24
    expect(guide.locator(".drawn rect")).to_have_count(3)
    page.locator(".rondel").get_by_role("button", name=re.compile("Pasture")).first.click()
    expect(guide).to_contain_text("Lay it on your land")
    expect(guide.locator(".drawn .mk")).to_have_count(5)
    page.set_viewport_size({"width": 390, "height": 844})
    until(page, UNCOVERED)
    guide.get_by_role("button", name="Leave the guide").click()
    expect(guide).to_have_count(0)


# The card with its picture lies between the road and what is asked.
BETWEEN = """() => {
    const box = (selector) => document.querySelector(selector)?.getBoundingClientRect();
    const card = box('.primer:has(.pic svg)');
    const inside = card && card.left >= 0 && card.right <= innerWidth;
    return inside && card.top >= box('.rondel').bottom && card.bottom <= box('.band').top;
}"""


def test_a_chronicle_is_explained_once(open_page: OpenPage, server: WebServer) -> None:
    page = open_page(390, 844, touch=True)
    page.goto(server.address)
    page.evaluate("localStorage.setItem('clachan-settings', JSON.stringify({pace: 0}))")
    open_table(page, server.address, ME, ME, game="glenmore", options={"chronicles": "25"}, seed=3)
    card = page.locator(".primer")
    expect(card).to_contain_text("A mountain in the way")
    until(page, BETWEEN)
    assert axe(page, ".primer") == []
    card.get_by_role("button", name="Next (1 more)").click()
    expect(card).to_contain_text("Haggis at the inns")
    page.reload()
    expect(card).to_contain_text("Haggis at the inns")
    card.get_by_role("button", name="I know all of them").click()
    expect(card).to_have_count(0)
    page.reload()
    page.wait_for_selector("[data-cell]", state="attached")
    expect(card).to_have_count(0)


def test_settings_are_those_of_the_game_that_is_played(open_page: OpenPage, server: WebServer) -> None:
    page = open_page()
    open_table(page, server.address, ME, ME, game="glenmore", options={}, seed=3)
    page.locator("summary", has_text="Settings").click()
    menu = page.locator(".looks .menu")
    expect(menu).to_contain_text("Explain chronicles")
    assert "hexes" not in menu.inner_text()
    open_table(page, server.address, ME, ME, seed=3)
    page.locator("summary", has_text="Settings").click()
    expect(menu).to_contain_text("Names on hexes")
    assert "hronicles" not in menu.inner_text()


def test_hints_name_tiles_and_no_spaces(open_page: OpenPage, server: WebServer) -> None:
    page = open_page()
    open_table(page, server.address, ME, ME, game="glenmore", options={}, seed=3)
    page.get_by_role("button", name="Hint").click()
    hints = page.get_by_role("list", name="Hints")
    expect(hints.locator("li").first).to_contain_text("Take ", timeout=THINKING)
    assert "space" not in hints.inner_text()


def test_a_new_table_says_what_cannot_be_chosen(open_page: OpenPage, server: WebServer) -> None:
    page = open_page()
    page.goto(f"{server.address}/new#glenmore")
    english = page.get_by_role("switch", name=re.compile("Hammer of the Scots"))
    narrow = page.get_by_role("switch", name=re.compile("Narrow mountain"))
    die = page.get_by_role("switch", name=re.compile("With the die"))
    expect(english).to_be_disabled()
    expect(english).to_contain_text("needs 3 or 4 players")
    expect(narrow).to_be_disabled()
    expect(narrow).to_contain_text("Goes with chronicle II only")
    expect(die).to_be_disabled()
    expect(die).to_have_attribute("aria-checked", "true")
    page.get_by_role("switch", name=re.compile("Highlander")).click()
    expect(narrow).to_be_enabled()
    assert axe(page) == []
    page.get_by_role("button", name="All", exact=True).click()
    expect(english).to_have_attribute("aria-checked", "false")
    expect(page.locator(".last")).to_contain_text("70 minutes more")
    page.locator(".who .segs").nth(2).get_by_role("button", name="Bot").click()
    expect(english).to_have_attribute("aria-checked", "true")
    expect(page.locator(".last")).to_contain_text("80 minutes more")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector("[data-cell]", state="attached")
    made = page.url.split("/")[-1].split("#")[0]
    found = page.evaluate(f"async () => (await (await fetch('/api/tables/{made}/at/0')).json())")
    assert found["chronicles"] == [1, 2, 3, 4, 5, 6, 7, 8]


def test_the_rules_are_pages_with_pictures(open_page: OpenPage, server: WebServer) -> None:
    page = open_page()
    page.goto(f"{server.address}/rules#glenmore")
    expect(page.locator(".faces > svg")).to_have_count(33 - 1)
    expect(page.locator(".clans li")).to_have_count(26)
    assert page.locator(".faces > svg").first.get_attribute("aria-label")
    assert axe(page) == []
