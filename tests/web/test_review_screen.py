"""The review of a game, in a browser: margin, turning points, decisions, the table at each of them."""

import json
import re
import sqlite3
from collections.abc import Callable
from contextlib import closing
from functools import cache
from pathlib import Path

import pytest
from accessibility import axe
from browsers import WebServer
from playwright.sync_api import Locator, Page, Route, expect
from screen import until

from clachan.core.match import Match, new_match
from clachan.core.record import write_record
from clachan.core.rng import Rng
from clachan.server import review_rows
from clachan.server.judging import judge, judging_of
from clachan.server.reviewing import EFFORTS
from clachan.sim.analyse import Task, decisions, round_ends

OpenPage = Callable[..., Page]
GAMES = 2
FEW = 14  # decisions that are judged; the rest is left to the server, which would take long


@cache
def finished(game: str) -> Match:
    match, rng = new_match(game, {"players": 2}, 5), Rng(3)
    while not match.over:
        texts = {action.text: action for action in match.legal()}
        usual = match.legal()[rng.below(len(texts))] if game == "glenmore" else match.legal()[0]
        match.play(texts["pass"] if "pass" in texts and rng.below(3) else usual)
    return match


@cache
def found(game: str) -> dict[int, str]:
    """What was found about the last decisions, as it is stored."""
    match = finished(game)
    return {ply: judge(judging_of(match, Task(ply), GAMES)) for ply in decisions(match)[-FEW:]}


def open_review(page: Page, server: WebServer, game: str) -> None:
    page.goto(server.address)
    page.evaluate(
        "fetch('/api/guest', {method: 'POST', headers: {'content-type': 'application/json'}, body: '{}'})"
    )
    made = page.evaluate(
        "async (body) => (await fetch('/api/records', {method: 'POST', body})).json()",
        write_record(finished(game)),
    )
    keep(server.db, made["table"], game)
    answer = page.goto(f"{server.address}/review/{made['table']}")
    assert answer and answer.ok, "an address of the pages is not nowhere"
    expect(page.locator(".findings")).to_contain_text("Expected margin")


# Whether it is said that nothing was given away while decisions are still to be judged.
TOO_EARLY = """() => document.querySelector('.findings progress') !== null
    && document.querySelector('.turns').innerText.includes('Nothing')"""


# Whether the move that is shown is in sight in the list of moves, which has no room for all on a phone.
FOLLOWED = """() => {
    const list = document.querySelector('.moves');
    const shown = list.querySelector('li.on').getBoundingClientRect();
    const {top, bottom} = list.getBoundingClientRect();
    const longer = list.scrollHeight > list.clientHeight || innerWidth > 400;
    return longer && shown.top >= top - 1 && shown.bottom <= bottom + 1;
}"""


# Ways of the head that lie over each other, and what is too low for a finger.
CROWDED = """() => {
    const ways = [...document.querySelectorAll('.bar :is(a, button)')].filter((one) => one.checkVisibility());
    const boxes = ways.map((one) => [one.innerText, one.getBoundingClientRect()]);
    const covers = ([, box], at) => at > 0 && box.left < boxes[at - 1][1].right - 1;
    return boxes.filter(covers).map(([text]) => text);
}"""
SMALL = """() => [...document.querySelectorAll('.bar, .findings, .steps, .who')]
    .flatMap((one) => [...one.querySelectorAll('a, button')])
    .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 40)
    .map((one) => one.innerText)"""


def whose(page: Page, seat: int) -> Locator:
    """The button of a seat: the best come first."""
    return page.locator(f'.who [data-seat="{seat}"]')


def keep(db: Path, table: str, game: str) -> None:
    rows = [(table, review_rows.VERDICT, ply, EFFORTS[0], text) for ply, text in found(game).items()]
    with closing(sqlite3.connect(db)) as connection, connection:
        connection.executemany("insert into reviews values (?, ?, ?, ?, ?)", rows)


@pytest.mark.parametrize(("game", "width", "height"), [("caledonia", 1440, 900), ("glenmore", 390, 844)])
def test_a_game_is_reviewed(
    open_page: OpenPage, server: WebServer, game: str, width: int, height: int
) -> None:
    page = open_page(width, height)
    open_review(page, server, game)
    expect(page.locator(".findings progress")).to_have_attribute("max", str(len(decisions(finished(game)))))
    last = max(found(game))
    seat = finished(game).seat_of(last)
    for place in (1 - seat, seat):
        whose(page, place).click()
        expect(whose(page, place)).to_have_attribute("aria-pressed", "true")
        assert page.evaluate(TOO_EARLY) is False, "nothing is said of a game that is still being judged"
    page.goto(re.sub("#.*", "", page.url) + f"#ply={last}")
    page.reload()
    whose(page, seat).click()
    expect(page.locator(".steps")).to_contain_text(f"Move {last + 1}")
    expect(page.locator(".moves li.on")).to_have_count(1)
    until(page, FOLLOWED)
    graph = page.locator(".graph svg")
    expect(graph).to_contain_text(re.compile(r"(round|scoring) \d"))
    names = graph.locator(".part").all_inner_texts()
    assert len(names) == len(round_ends(finished(game))), "the last part of the game has its name, too"
    assert graph.evaluate("(svg) => svg.getScreenCTM().a") == pytest.approx(1, abs=0.01), "words are small"
    assert axe(page, ".findings") == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.evaluate(CROWDED) == []
    if width < 761:
        assert page.evaluate(SMALL) == [], "a finger finds all of it"
    page.get_by_role("button", name="Play on from here").click()
    expect(page.locator(".findings")).to_have_count(0)
    expect(page.locator(".prompt")).to_be_visible()
    page.get_by_role("button", name="Back to the game").click()
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("button", name="Round 2").click()
    expect(page.locator(".controls h2")).to_contain_text("round 2")
    for button in page.locator(".controls :is(button, select, a):visible").all():
        button.click(trial=True)


def test_the_end_of_a_game_leads_to_its_review(open_page: OpenPage, server: WebServer) -> None:
    page = open_page()

    def after_a_lesson(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json=(told := answer.json()) and {**told, "lesson": True})

    page.route("**/api/tables/*/review", after_a_lesson)
    open_review(page, server, "caledonia")
    learn = page.get_by_role("button", name=re.compile("things? to learn"))
    expect(learn).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name=re.compile("^Moves,")).click()
    expect(learn).to_have_attribute("aria-pressed", "false")
    page.unroute_all(behavior="ignoreErrors")  # the page asks on, also while it is closed
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("link", name="Review").click()
    expect(page.locator(".findings")).to_contain_text("Turning points")
    page.get_by_role("button", name="Whole table").click()
    expect(page.locator(".findings")).to_have_count(0)


def test_a_review_opens_where_most_was_given_away(open_page: OpenPage, server: WebServer) -> None:
    """By whoever is looked at first, not by anybody; and what is small is not named a mistake."""
    page = open_page()
    winner = next(score.seat for score in finished("caledonia").scores() if score.place == 1)
    plies = {
        seat: [p for p in found("caledonia") if finished("caledonia").seat_of(p) == seat] for seat in (0, 1)
    }
    losses = dict(zip(plies[winner], (5.0, 9.0, 7.0), strict=False)) | {plies[1 - winner][0]: 30.0}

    def lossy(route: Route) -> None:
        told = route.fetch().json()
        for verdict in told["verdicts"]:
            verdict |= {"loss": losses.get(verdict["ply"], 0.0), "mistake": verdict["ply"] in losses}
        route.fulfill(json={**told, "done": True})

    page.route("**/api/tables/*/review", lossy)
    open_review(page, server, "caledonia")
    expect(page.locator(".steps")).to_contain_text(f"Move {plies[winner][1] + 1}")
    expect(page.locator(".turns .card.on")).to_contain_text("−9")
    expect(page.locator(".turns header")).to_contain_text("3 moves gave away about 21 points")
    whose(page, 1 - winner).click()
    expect(page.locator(".turns .card")).to_contain_text("−30")
    page.unroute_all(behavior="ignoreErrors")


def test_a_card_stands_beside_the_place_of_the_better_move(open_page: OpenPage, server: WebServer) -> None:
    page = open_page()
    open_review(page, server, "caledonia")
    verdicts = [json.loads(text) for text in found("caledonia").values()]
    verdict = next(one for one in verdicts if one["best"].startswith("expand") and one["played"] == "pass")
    hex = verdict["best"].split()[1]
    page.goto(re.sub("#.*", "", page.url) + f"#ply={verdict['ply']}")
    page.reload()
    whose(page, verdict["seat"]).click()
    card = page.locator(".moment")
    expect(card).to_be_visible()
    expect(card).to_contain_text(re.compile(r"−\d+ points"))
    beside, place = card.bounding_box(), page.locator(f'[data-part="hex:{hex}"]').bounding_box()
    findings = page.locator(".findings").bounding_box()
    assert beside and place and findings
    middle = place["x"] + place["width"] / 2, place["y"] + place["height"] / 2
    away = max(beside["x"] - middle[0], middle[0] - beside["x"] - beside["width"])
    assert 0 < away < 60 and beside["y"] <= middle[1] <= beside["y"] + beside["height"]
    assert beside["x"] + beside["width"] <= findings["x"]


def test_a_finger_reads_what_luck_means_and_steps_along_the_whole_table(
    open_page: OpenPage, server: WebServer
) -> None:
    page = open_page(390, 844, touch=True)
    account = {"start": 4.0, "own": -3.0, "others": 2.0, "luck": 5.0, "end": 8.0, "doubt": 6.4}

    def done(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(
            response=answer,
            json=(told := answer.json()) and {**told, "done": True, "accounts": [account] * 2},
        )

    page.route("**/api/tables/*/review", done)
    open_review(page, server, "caledonia")
    meaning = page.get_by_text("What these figures mean")
    box = meaning.bounding_box()
    assert box and box["height"] >= 40
    meaning.tap()
    expect(page.locator(".means p")).to_contain_text("about 6 points either way")
    assert axe(page, ".findings") == []
    plies = sorted(found("caledonia"))
    page.unroute_all(behavior="ignoreErrors")
    page.goto(re.sub("#.*", "", page.url) + f"#ply={plies[-1]}")
    page.reload()
    whose(page, finished("caledonia").seat_of(plies[-1])).tap()
    page.get_by_role("button", name="Whole table").tap()
    controls = page.locator(".controls")
    expect(controls).to_contain_text(re.compile(rf"Move {plies[-1] + 1}.*Played", re.DOTALL))
    controls.get_by_role("button", name="To the decision before").tap()
    expect(controls).not_to_contain_text(f"Move {plies[-1] + 1}")
    controls.get_by_role("button", name="To the next decision").tap()
    expect(controls).to_contain_text(f"Move {plies[-1] + 1}")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


# How much of a phone shows nothing: below the land, below what is said of the move, and above the tabs.
EMPTY = """() => {
    const edge = (one) => one.getBoundingClientRect();
    const controls = document.querySelector('.side > .controls');
    const land = edge(document.querySelector('.glen > .ground, .board > .map')), sheet = edge(controls);
    const tabs = edge(document.querySelector('.box > nav'));
    const said = edge(controls.lastElementChild);
    return [sheet.top - land.bottom, sheet.bottom - said.bottom, tabs.top - sheet.bottom];
}"""


UNDER_THE_LAND = """() => {
    const land = document.querySelector('.glen > .ground, .board > .map').getBoundingClientRect();
    return document.querySelector('.steps').getBoundingClientRect().top - land.bottom;
}"""


@pytest.mark.parametrize("game", ["caledonia", "glenmore"])
def test_the_whole_table_of_a_phone_has_no_empty_strip(
    open_page: OpenPage, server: WebServer, game: str
) -> None:
    page = open_page(390, 844)
    open_review(page, server, game)
    ply = max(found(game))
    page.goto(re.sub("#.*", "", page.url) + f"#ply={ply}")
    page.reload()
    whose(page, finished(game).seat_of(ply)).click()
    assert page.evaluate(UNDER_THE_LAND) <= 8, "beside the findings the land goes down to the steps"
    page.get_by_role("button", name="Whole table").click()
    expect(page.locator(".controls dl")).to_be_visible()
    assert max(page.evaluate(EMPTY)) <= 48, "there is no strip of nothing"
    if game == "caledonia":  # another panel rises as high as beside a turn
        page.locator(".box > nav").get_by_role("button", name="Market").click()
        expect(page.locator(".panel .market")).to_be_in_viewport(ratio=1)
    page.goto(re.sub("/review/.*", lambda at: at[0].replace("review", "replay"), page.url))
    expect(page.locator(".controls h2")).to_be_visible()
    assert max(page.evaluate(EMPTY)) <= 48, "there is no strip of nothing"


# How far what is said of a move reaches below where the panel begins, and how high its tallest button is.
CONTROLS = """() => {
    const edge = (one) => one.getBoundingClientRect();
    const controls = document.querySelector('.side > .controls');
    const buttons = [...controls.querySelectorAll('button')].filter((one) => one.checkVisibility());
    const panel = edge(document.querySelector('.glen .box > .panel:not(.away)'));
    return [edge(controls).bottom - panel.top, Math.max(...buttons.map((one) => edge(one).height))];
}"""


@pytest.mark.parametrize(("width", "height"), [(844, 390), (1024, 768)])
def test_no_panel_lies_over_what_is_said_of_a_move(
    open_page: OpenPage, server: WebServer, width: int, height: int
) -> None:
    page = open_page(width, height)
    open_review(page, server, "glenmore")
    ply = max(ply for ply, text in found("glenmore").items() if json.loads(text)["missed"] > 0)
    page.goto(re.sub("#.*", "", page.url) + f"#ply={ply}")
    page.reload()
    whose(page, finished("glenmore").seat_of(ply)).click()
    page.get_by_role("button", name="Whole table").click()
    expect(page.locator(".controls .cost")).to_contain_text("points")
    expect(page.get_by_role("button", name="Play on from here")).to_be_visible()
    covered, highest = page.evaluate(CONTROLS)
    assert covered <= 1 and highest <= 48
    page.goto(re.sub("/review/.*", lambda at: at[0].replace("review", "replay"), page.url))
    expect(page.locator(".controls h2")).to_be_visible()
    assert page.evaluate(CONTROLS)[0] <= 1
