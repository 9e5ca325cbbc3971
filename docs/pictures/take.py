"""Takes the pictures of Clans of Caledonia in the README: a half played game with four people at it.

scripts/picture web
"""

import json
import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from clachan import Match, new_match
from clachan.bots.bot import make_bot
from clachan.core.record import write_record

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parents[1] / "bench" / "web"))
from servers import clachan  # noqa: E402

SEED, PLIES, UNIT, PLACE = 117, 132, "unit:dairy", "c7"
BROWSERS = ("chromium-headless-shell", "chromium")
PEOPLE = ("Moira", "Ewan", "Isla", "Rory")
QUIET = "localStorage['clachan-settings'] = JSON.stringify({pace: 0, primers: false})"
UPLOAD = "async (body) => (await fetch('/api/records', {method: 'POST', body})).json()"
PICTURES = (
    ("caledonia", 1440, 900, "light"),
    ("caledonia-dark", 1440, 900, "dark"),
    ("phone", 390, 844, "light"),
)


def half_played() -> Match:
    match = new_match("caledonia", players=4, seed=SEED)
    bots = [make_bot("greedy:noise=4", match.game, 100 + seat) for seat in range(4)]
    while match.ply < PLIES:
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


def seated(browser: Browser, address: str) -> tuple[str, Page]:
    """The table with somebody at every seat, and the page of whoever is asked."""
    host, invites = visitor(browser), []

    def heard(text: str | bytes) -> None:
        told = json.loads(text)
        if told["type"] == "seats" and told["door"]["invite"]:
            invites.append(told["door"]["invite"])

    host.on("websocket", lambda socket: socket.on("framereceived", heard))
    host.goto(address)
    made = host.evaluate(UPLOAD, write_record(half_played()))["table"]
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


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        clachan(Path(folder) / "tables.db") as server,
        sync_playwright() as playwright,
    ):
        found = next(filter(None, map(shutil.which, BROWSERS)), None)
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        url, asked = seated(browser, server.address)
        for name, width, height, scheme in PICTURES:
            page = visitor(browser, width, height, scheme)
            page.context.add_cookies(asked.context.cookies())  # type: ignore[arg-type]
            page.goto(url)
            page.wait_for_selector("canvas[data-ready]")
            page.locator(f'[data-part="{UNIT}"]:visible').first.click()
            page.locator(f'[data-hex="{PLACE}"]').click(force=True)
            page.locator(".note .follows li").first.wait_for()
            page.mouse.move(width - 4, 4)
            page.wait_for_timeout(800)  # what moves has come to rest
            page.screenshot(path=HERE / f"{name}.jpg", type="jpeg", quality=86)
            print(f"docs/pictures/{name}.jpg")
        browser.close()


if __name__ == "__main__":
    main()
