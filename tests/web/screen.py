"""What a player does on the screen."""

import re
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, TimeoutError, expect

from clachan.core.match import Match
from clachan.core.record import write_record

LISTED = ".prompt .chip:visible, .prompt .groups button:visible, .prompt .tray .part.lit"
CARDS = ".arrow.lit:visible, .contracts .part.lit:visible, .hand .part.lit:visible"
ON_BOARD = ".offer .part.lit, .glen .part.lit, .glen .place.ready, .glen .clan.ready"
OFFERED = f"{LISTED}, .prompt button.deed:not(.off), .prompt [data-deed=end-turn], {ON_BOARD}"
END = "[data-scene=final]"
ROUND = "[data-scene=round]"
ANSWER = f"{OFFERED}, .prompt .big, {END}, {ROUND}, [data-game=glenmore] .prompt.mine"
MOST_STILL = 60  # steps without a line of the log
COVERED_BY = """places => places.map(place => {
    const { x, y, width, height } = place.getBoundingClientRect();
    const above = document.elementFromPoint(x + width / 2, y + height / 2);
    const free = above?.closest("[data-hex]") === place;
    return [place.dataset.hex, Math.round(x), Math.round(y), free || above?.outerHTML.slice(0, 80)];
})"""
THINKING = 180_000  # milliseconds that a bot may think about a hint where other work comes first
MOVED_ON = 2_000  # milliseconds until a button counts as gone: the answer to the last click has replaced it


CREATE = """async (form) => (await fetch('/api/tables', {
    method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(form),
})).json()"""
ME, FRIEND = {"kind": "me"}, {"kind": "open"}


def open_table(
    page: Page, address: str, *seats: dict[str, str], game: str = "caledonia", **form: Any
) -> None:
    """A new table of this page's guest, as the first page would ask for it."""
    page.goto(address)
    made = page.evaluate(CREATE, {"game": game, "seats": list(seats), **form})
    page.goto(f"{address}/table/{made['table']}#{made['invite']}")


def sit_down(page: Page, address: str, name: str) -> None:
    """Come by a link and take a free seat."""
    page.goto(address)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()


def upload(page: Page, address: str, match: Match) -> str:
    """Brings a game that was played elsewhere; the address of its table."""
    page.goto(address)
    page.evaluate(
        "fetch('/api/guest', {method: 'POST', headers: {'content-type': 'application/json'}, body: '{}'})"
    )
    made = page.evaluate(
        "async (body) => (await fetch('/api/records', {method: 'POST', body})).json()", write_record(match)
    )
    return f"{address}/table/{made['table']}"


def open_match(page: Page, address: str, match: Match) -> None:
    """A game that was played elsewhere, with this page on every seat."""
    page.goto(upload(page, address, match))
    page.get_by_role("button", name="Only watch").click()
    page.locator("summary", has_text="Seats").click()
    for left in range(int(match.options["players"]), 0, -1):
        expect(page.get_by_role("button", name="Sit here")).to_have_count(left)
        page.get_by_role("button", name="Sit here").first.click()
    page.locator("summary", has_text="Seats").click()
    wait_for_question(page)


UNTIL = """async ([arg, patience]) => {
    const holds = %s;
    const end = performance.now() + patience;
    while (!holds(arg)) {
        if (performance.now() > end) throw new Error('it has not come about');
        await new Promise((next) => setTimeout(next, 20));
    }
}"""
PATIENCE = 30_000


def until(page: Page, holds: str, arg: Any = None) -> None:
    """Wait until a function of the page says so. The page's policy lets nothing be read as a program that its
    server did not send, so `wait_for_function` would be refused as soon as it has to look twice."""
    page.evaluate(UNTIL % holds, [arg, PATIENCE])


def wait_for_question(page: Page) -> None:
    page.wait_for_selector(ANSWER)


def is_over(page: Page) -> bool:
    return page.locator(END).count() > 0


def close_scene(page: Page) -> bool:
    """Whether the end of a round lay over the table: any key shows all of it, the next one closes it."""
    if not page.locator(ROUND).count():
        return False
    page.keyboard.press("Escape")
    return True


def step(page: Page, rng: Random) -> None:
    """One click on something that the panel offers; passing only when nothing else is left or by chance."""
    if close_scene(page) or is_over(page) or not page.locator(".prompt.mine").count():
        return
    seal = page.locator(".prompt .big")
    if seal.count():
        before = page.locator(".log").get_attribute("data-lines")
        try:
            label = seal.inner_text(timeout=MOVED_ON)
        except TimeoutError:  # the answer to the last click has replaced it
            return
        if not click(seal):
            return
        until(
            page,
            "([n, text]) => document.querySelector('.log')?.dataset.lines !== n"
            " || (document.querySelector('.prompt .big')?.innerText ?? '') !== text",
            [before, label],
        )
        return
    begun = page.locator(
        ".prompt .trail, .prompt .chosen"
    ).count()  # a deed of the bar is chosen: what it offers comes first
    offered = page.locator(f"{LISTED}, {CARDS}" if begun else OFFERED)
    if page.locator(".prompt .placed").count() and not page.locator(".prompt .placed .chip:visible").count():
        # A small screen does not list places too; what may stand on a chosen one is in the tray.
        offered = page.locator(
            ".prompt .tray .part.lit" if page.locator(".live .pick").count() else ".hex.ready"
        )
    texts = [text or "" for text in offered.all_inner_texts()]  # what is drawn has none
    places = [i for i, text in enumerate(texts) if not text.startswith("Pass")] or list(range(len(texts)))
    if rng.random() < 0.12:
        places = list(range(len(texts)))
    if places:
        click(offered.nth(rng.choice(places)))


def confirm(page: Page) -> None:
    """Press the seal of the panel."""
    page.get_by_role("region", name="What to do").locator("button.seal").click()


def click(button: Locator) -> bool:
    """Whether it could still be clicked."""
    try:
        button.click(timeout=MOVED_ON)
    except TimeoutError:
        return False
    return True


def play(page: Page, rng: Random, steps: int = 2000) -> None:
    """So many steps or to the end. Where the log does not grow, something offered cannot be pressed."""
    lines, still = "", 0
    for _ in range(steps):
        wait_for_question(page)
        if is_over(page):
            return
        step(page, rng)
        now = page.locator(".log").first.get_attribute("data-lines") or ""
        still = still + 1 if now == lines else 0
        lines = now
        if still > MOST_STILL:
            break
    else:
        return
    ready = page.locator(".hex.ready").evaluate_all(COVERED_BY)
    raise AssertionError(f"the game stands still: {page.locator('.prompt').inner_text()!r}; places: {ready}")


def table_of(page: Page) -> str:
    found = re.search(r"/table/([\w-]+)", page.url)
    assert found
    return found[1]
