"""Glen More II with four players and all chronicles, in Chromium: `scripts/bench-web glen [CLICKS]`."""

import json
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Any

from memory import half_played
from playwright.sync_api import Browser, Page, sync_playwright
from screen import (
    AT_ONCE,
    CLICKED,
    FORGET,
    HEARS,
    QUIET,
    STALLED,
    WATCHED,
    half_played_table,
    host_of,
    loading,
    times,
)
from servers import clachan
from tests.chromium import CHROMIUM

PLIES, CLICKS, LOADS, SLOWEST = 300, 60, 5, 6
CELL = "[data-cell]"
# What lies open to a pointer and can be answered with: where to click.
OPEN = """() => {
  const lit = '.glen .part.lit, .glen .place.ready, .glen .clan.ready, .prompt .chip, .prompt .big, '
    + '.prompt button.deed:not(.off), [data-deed=end-turn], [data-chronicle] .part.lit';
  return [...document.querySelectorAll(lit)].filter((one) => !one.disabled).map((one) => {
    const box = one.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return one.contains(document.elementFromPoint(x, y)) ? [x, y] : null;
  }).filter(Boolean);
}"""
# The question and what lies at a spot, in words.
NAMED = """([x, y]) => {
  const spot = document.elementFromPoint(x, y);
  const thing = spot.closest('button, .part, .place, .clan') ?? spot;
  const named = thing.getAttribute('aria-label') ?? thing.getAttribute('title') ?? thing.innerText;
  const told = [document.querySelector('.prompt h2')?.innerText, named];
  return told.map((text) => text?.slice(0, 60)).join(' > ');
}"""
# When the other page was painted; nothing if the click changed nothing there.
PAINTED = """() => window.painted || Promise.race([
  new Promise((resolve) => { window.tell = resolve }),
  new Promise((resolve) => setTimeout(() => resolve(0), 1000)),
])"""


def glen(clicks: int) -> dict[str, Any]:
    game = half_played(1, PLIES, "glenmore", chronicles="12345678")
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
        try:
            with clachan(Path(folder) / "tables.db") as server:
                table = half_played_table(browser, server.address, game)
                url = f"{server.address}/table/{table}"
                seen, stalls = _clicks(browser, server.address, url, clicks)
                board = loading(browser, url, CELL, LOADS)
        finally:
            browser.close()
    slowest = [f"{taken:.0f} ms: {what}" for taken, what in sorted(seen, reverse=True)[:SLOWEST]]
    return {
        "click": times([taken for taken, _ in seen]),
        "slowest": slowest,
        "longest_task_ms": round(max(stalls, default=0)),
        "board": board,
    }


def _clicks(
    browser: Browser, address: str, url: str, count: int
) -> tuple[list[tuple[float, str]], list[float]]:
    """What each click took and what it was on, and the tasks that kept either page from answering."""
    one = host_of[address].new_page()
    other = browser.new_context(viewport={"width": 1440, "height": 900}).new_page()
    one.set_viewport_size({"width": 1440, "height": 900})
    for page in (one, other):
        page.add_init_script(AT_ONCE)
        page.add_init_script(HEARS)
        page.goto(url)
        page.wait_for_selector(CELL)
        page.wait_for_timeout(1000)
        page.evaluate(STALLED)
    one.evaluate(CLICKED)
    other.evaluate(WATCHED, ".board")
    rng, seen = Random(1), list[tuple[float, str]]()
    while len(seen) < count and one.locator("[role=dialog]").count() == 0:
        taken, what = _click(one, other, rng)
        if taken:
            seen.append((taken, what))
        one.wait_for_timeout(150)  # whatever else follows has come
    stalls = [float(stall) for page in (one, other) for stall in page.evaluate("() => window.stalls")]
    return seen, stalls


def _click(one: Page, other: Page, rng: Random) -> tuple[float, str]:
    """Milliseconds from a click to the other page, and what was clicked; 0 if nothing changed there."""
    offered = one.evaluate(OPEN)
    if not offered:
        return 0, ""
    spot = rng.choice(offered)
    what = str(one.evaluate(NAMED, spot))
    other.evaluate(FORGET)
    one.mouse.click(*spot)
    painted = float(other.evaluate(PAINTED))
    return (painted and painted - float(one.evaluate("() => window.clickedAt"))), what


if __name__ == "__main__":
    print(json.dumps(glen(int(sys.argv[1]) if len(sys.argv) > 1 else CLICKS), indent=2))
