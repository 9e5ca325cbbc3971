"""Takes the pictures of the web table in the README: half played games with four people at them.

scripts/picture web [caledonia | glenmore]
"""

import json
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from tests.chromium import CHROMIUM

from clachan import Match, new_match
from clachan.bots.bot import make_bot
from clachan.core.record import write_record

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parents[1] / "bench" / "web"))
from servers import clachan  # noqa: E402

SEED, PLIES, UNIT, PLACE = 117, 132, "unit:dairy", "c7"
GLEN_SEED, GLEN_PLIES = 4, 461  # all chronicles; lands have grown, and a tile is about to be taken
PEOPLE = ("Moira", "Ewan", "Isla", "Rory")
QUIET = "localStorage['clachan-settings'] = JSON.stringify({pace: 0, primers: false})"
UPLOAD = "async (body) => (await fetch('/api/records', {method: 'POST', body})).json()"
PICTURES = (
    ("caledonia", 1440, 900, "light"),
    ("caledonia-dark", 1440, 900, "dark"),
    ("phone", 390, 844, "light"),
)


def half_played(game: str) -> Match:
    glen = game == "glenmore"
    options = {"chronicles": "all"} if glen else {}
    match = new_match(game, players=4, seed=GLEN_SEED if glen else SEED, **options)
    bots = [make_bot("greedy:noise=4", match.game, 100 + seat) for seat in range(4)]
    while match.ply < (GLEN_PLIES if glen else PLIES) or (glen and match.question.kind != "turn"):
        if match.seat < 0:
            match.let_chance()
        else:
            match.push(bots[match.seat].choose(match.game.copy(match.state)))
    return match


def visitor(browser: Browser, width: int = 1440, height: int = 900, scheme: str = "light") -> Page:
    context = browser.new_context(
        viewport={"width": width, "height": height}, color_scheme="dark" if scheme == "dark" else "light"
    )
    context.add_init_script(QUIET)
    return context.new_page()


def seated(browser: Browser, address: str, game: str) -> tuple[str, Page]:
    """The table with somebody at every seat, and the page of whoever is asked."""
    host, invites = visitor(browser), []

    def heard(text: str | bytes) -> None:
        told = json.loads(text)
        if told["type"] == "seats" and told["door"]["invite"]:
            invites.append(told["door"]["invite"])

    host.on("websocket", lambda socket: socket.on("framereceived", heard))
    host.goto(address)
    made = host.evaluate(UPLOAD, write_record(half_played(game)))["table"]
    host.goto(f"{address}/table/{made}")
    pages = [host, *(visitor(browser) for _ in PEOPLE[1:])]
    for page, name in zip(pages, PEOPLE, strict=True):
        if page is not host:
            page.goto(f"{address}/table/{made}#{invites[-1]}")
        page.get_by_label("Your name").fill(name)
        page.get_by_role("button", name="Sit down").click()
        page.get_by_role("region", name="Invitation").wait_for(state="detached")
    asked = next(page for page in pages if page.locator(".prompt.mine").count())
    return f"{address}/table/{made}", asked


def beside(browser: Browser, asked: Page, url: str, width: int, height: int, scheme: str) -> Page:
    """The table as whoever is asked sees it on another screen."""
    page = visitor(browser, width, height, scheme)
    page.context.add_cookies(asked.context.cookies())  # type: ignore[arg-type]
    page.goto(url)
    return page


def caledonia(browser: Browser, address: str) -> None:
    url, asked = seated(browser, address, "caledonia")
    for name, width, height, scheme in PICTURES:
        page = beside(browser, asked, url, width, height, scheme)
        page.wait_for_selector("canvas[data-ready]")
        page.locator(f'[data-part="{UNIT}"]:visible').first.click()
        page.locator(f'[data-hex="{PLACE}"]').click(force=True)
        page.locator(".note .follows li").first.wait_for()
        page.mouse.move(width - 4, 4)
        page.wait_for_timeout(800)  # what moves has come to rest
        page.screenshot(path=HERE / f"{name}.jpg", type="jpeg", quality=86)
        print(f"docs/pictures/{name}.jpg")


def glenmore(browser: Browser, address: str) -> None:
    url, asked = seated(browser, address, "glenmore")
    page = beside(browser, asked, url, 1440, 900, "light")
    page.wait_for_selector("[data-cell]")
    page.locator(".moments").wait_for(state="attached")
    page.mouse.move(700, 500)  # a pointer that has never moved points at nothing
    page.mouse.move(705, 505)
    page.locator(".space.lit .part").nth(1).hover()
    page.locator(".rondel .note").wait_for()
    page.wait_for_timeout(800)  # what moves has come to rest
    page.screenshot(path=HERE / "glenmore.jpg", type="jpeg", quality=86)
    print("docs/pictures/glenmore.jpg")


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        clachan(Path(folder) / "tables.db") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM or None, args=["--no-sandbox"])
        for name, take in (("caledonia", caledonia), ("glenmore", glenmore)):
            if sys.argv[1:] in ([], [name]):
                take(browser, server.address)
        browser.close()


if __name__ == "__main__":
    main()
