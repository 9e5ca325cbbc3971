"""What a player waits for, in Chromium: the first board, and another player's move."""

import statistics
import tempfile
from pathlib import Path
from random import Random
from typing import Any

from baseline import ECHO
from memory import half_played
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright
from servers import Served, clachan
from tests.chromium import CHROMIUM
from weight import PAINTED, weigh

QUIET = ("--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking")
# The time of a click, and the time when the frame that shows its effect has been painted: what moves in the
# other page before its answer has come is the effect of something earlier.
CLICKED = """() => addEventListener('click', (event) => {
  window.clickedAt = performance.timeOrigin + event.timeStamp;
}, true)"""
HEARS = """(() => {
  const Before = window.WebSocket;
  window.WebSocket = class extends Before {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({data}) => {
        window.heard ||= data.startsWith('{"type":"update"') || !data.startsWith('{');
      });
    }
  };
})()"""
WATCHED = """(selector) => {
  [window.painted, window.heard] = [0, false];
  new MutationObserver(() => window.heard && requestAnimationFrame(() => setTimeout(() => {
    if (!window.painted) window.painted = performance.timeOrigin + performance.now();
    window.tell?.(window.painted);
  }))).observe(document.querySelector(selector), {
    childList: true, subtree: true, characterData: true, attributes: true,
  });
}"""
FORGET = "() => { [window.painted, window.heard, window.tell] = [0, false, null] }"
# Asked after the click; a page that is asked again and again would have to draw a frame for every answer.
AWAITED = "() => window.painted || new Promise((resolve) => { window.tell = resolve })"
# Tasks that keep a page from answering, in milliseconds; the browser tells of those above 50.
STALLED = """() => {
  window.stalls = [];
  new PerformanceObserver((list) => window.stalls.push(...list.getEntries().map((entry) => entry.duration)))
    .observe({type: 'longtask'});
}"""
# How long the ground of the map takes, from the order to the last answer of its worker.
SURVEYED = """() => {
  const Before = window.Worker;
  window.surveys = [];
  window.Worker = class extends Before {
    postMessage(...order) { this.ordered = performance.now(); super.postMessage(...order); }
    constructor(...given) {
      super(...given);
      this.addEventListener('message', () => window.surveys.push(performance.now() - this.ordered));
    }
  };
}"""
# What others do is shown when it comes, not at the pace of a reader, and nothing lies over it.
AT_ONCE = "localStorage.setItem('clachan-settings', JSON.stringify({scenes: false, primers: false, pace: 0}))"
LISTED = ".prompt .chip:visible, .prompt .groups button:visible, .prompt .tray .part.lit"
CARDS = ".arrow.lit:visible, .contracts .part.lit:visible, .hand .part.lit:visible"
CHOICES = f".offer .part.lit, {LISTED}, .prompt button.deed:not(.off)"


def screens(moves: int, loads: int) -> dict[str, Any]:
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
        try:
            with Served(ECHO, "PORT") as bare:
                echo = _echo(browser, bare.address, moves)
                empty = loading(browser, f"{bare.address}/", "#go", loads)
            with clachan(Path(folder) / "tables.db") as server:
                table = half_played_table(browser, server.address, half_played(1))
                seen, stalls = _moves(browser, f"{server.address}/table/{table}", moves)
                ground = _ground(browser, f"{server.address}/table/{table}")
                board = loading(browser, f"{server.address}/table/{table}", "[data-hex]", loads)
        finally:
            browser.close()
    stall = {"longest_ms": round(max(stalls, default=0)), "over_50_ms": len(stalls)}
    return {"move": times(seen), "echo": times(echo), "board": board, "empty": empty, "stall": stall,
            "ground": ground}  # fmt: skip


def times(seen: list[float]) -> dict[str, Any]:
    ordered = sorted(seen)
    return {
        "moves": len(ordered),
        "median_ms": round(statistics.median(ordered), 1),
        "p95_ms": round(ordered[min(len(ordered) - 1, int(0.95 * len(ordered)))], 1),
    }


def loading(browser: Browser, url: str, selector: str, count: int) -> dict[str, Any]:
    return {
        "loads": count,
        "median_ms": round(statistics.median(load_time(browser, url, selector) for _ in range(count))),
        "kb": round(sum(weigh(browser, url, selector).values()) / 1000, 1),
    }


# A move, from the click of one player to the painted board of another


def half_played_table(browser: Browser, address: str, record: str) -> str:
    """A half played game of four; the host sits on all seats, so that it can go on."""
    page = browser.new_context().new_page()
    page.goto(address)
    made = page.evaluate(
        "async (body) => (await (await fetch('/api/records', {method: 'POST', body})).json()).table",
        record,
    )
    host_of[address] = page.context
    page.goto(f"{address}/table/{made}")
    page.get_by_role("button", name="Only watch").click()
    page.locator("summary", has_text="Seats").click()
    for left in range(4, 0, -1):
        free = page.get_by_role("button", name="Sit here")
        expect(free).to_have_count(left)
        free.first.click()
    expect(free).to_have_count(0)
    page.close()
    return str(made)


host_of: dict[str, BrowserContext] = {}


def _moves(browser: Browser, url: str, count: int) -> tuple[list[float], list[float]]:
    context = host_of[url.partition("/table/")[0]]
    one = context.new_page()
    other = browser.new_context(viewport={"width": 1440, "height": 900}).new_page()
    for page in (one, other):
        page.add_init_script(AT_ONCE)
        page.add_init_script(HEARS)
        page.goto(url)
        page.wait_for_selector("canvas[data-ready]")
        page.wait_for_timeout(500)
        page.evaluate(STALLED)
    one.evaluate(CLICKED)
    other.evaluate(WATCHED, ".board")
    rng, seen = Random(1), []
    while len(seen) < count and one.locator("[role=dialog]").count() == 0:
        _choose(one, rng)
        if one.locator(".prompt .chosen").count():
            seen.append(_click(one, other, ".prompt .big"))
        else:  # the end of a turn may change nothing that another player sees
            one.locator(".prompt .big").click()
            one.wait_for_timeout(150)
    stalls = [float(stall) for page in (one, other) for stall in page.evaluate("() => window.stalls")]
    for page in (one, other):
        page.close()
    return seen, stalls


def _ground(browser: Browser, url: str) -> dict[str, Any]:
    """The ground by day, when its code is new to the browser, and by candle-light, when it is warm."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, color_scheme="light")
    page = context.new_page()
    page.add_init_script(f"({SURVEYED})()")
    page.goto(url)
    page.wait_for_selector("canvas[data-ready]")
    page.wait_for_timeout(1000)
    cold = page.evaluate("() => window.surveys.splice(0).at(-1)")
    page.emulate_media(color_scheme="dark")
    while not page.evaluate("() => window.surveys.length"):
        page.wait_for_timeout(20)
    page.wait_for_timeout(1000)
    warm = page.evaluate("() => window.surveys.at(-1)")
    context.close()
    return {"cold_ms": round(cold), "warm_ms": round(warm)}


def _choose(page: Page, rng: Random) -> None:
    """Go on in the panel until one click is left."""
    page.wait_for_selector(f"{CHOICES}, .prompt .big")
    while page.locator(".prompt .big").count() == 0:
        begun = page.locator(".prompt .trail").count()
        offered = page.locator(f"{LISTED}, {CARDS}" if begun else CHOICES)
        texts = offered.all_inner_texts()
        places = [n for n, text in enumerate(texts) if not text.startswith("Pass")] or list(range(len(texts)))
        offered.nth(rng.choice(places)).click()
        page.wait_for_timeout(60)
    page.wait_for_timeout(150)  # the preview has come, nothing else is under way


def _click(one: Page, other: Page, selector: str) -> float:
    other.evaluate(FORGET)
    one.locator(selector).first.click()
    painted = other.evaluate(AWAITED)
    return float(painted) - float(one.evaluate("() => window.clickedAt"))


def _echo(browser: Browser, address: str, count: int) -> list[float]:
    one, other = (browser.new_context().new_page() for _ in range(2))
    for page in (one, other):
        page.add_init_script(HEARS)
        page.goto(address)
        page.wait_for_timeout(300)
    one.evaluate(CLICKED)
    other.evaluate(WATCHED, "#go")
    seen = [_click(one, other, "#go") for _ in range(count)]
    for page in (one, other):
        page.context.close()
    return seen


# The first board


def load_time(browser: Browser, url: str, selector: str) -> float:
    """Milliseconds until the board is painted, without any cache."""
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    page = context.new_page()
    page.goto(url, wait_until="commit")
    painted = page.evaluate(PAINTED, selector)
    page.wait_for_timeout(500)
    context.close()
    return float(painted)


if __name__ == "__main__":
    print(screens(30, 5))
