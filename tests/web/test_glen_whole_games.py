"""Whole games of Glen More II through the screen, and that nothing on it moves unasked meanwhile."""

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from browsers import WebServer
from glen_player import Player
from playwright.sync_api import Page, expect
from screen import END, ME, open_table, table_of

from clachan.core.record import read_record

OpenPage = Callable[..., Page]
BOT = {"kind": "bot", "bot": "random"}
GAMES: dict[str, tuple[int, dict[str, str]]] = {
    "base": (2, {}),
    "all": (3, {"chronicles": "12345678"}),
}
SIZES = {"wide": (1440, 900, False), "phone": (390, 844, True)}
# Whatever was drawn and stands elsewhere in the next frame, whoever caused it.
WATCHED = """() => {
    window.shifted = [];
    const told = ({node, previousRect: from, currentRect: to}) => {
        const element = node?.nodeType === 3 ? node.parentElement : node;
        const spot = (box) => [box.x, box.y, box.width, box.height].map(Math.round).join(' ');
        const named = `${element?.parentElement?.className} > ${element?.className}`;
        return `${named} '${node?.textContent?.slice(0, 30)}' ${spot(from)} to ${spot(to)}`;
    };
    new PerformanceObserver((list) => list.getEntries().forEach((one) => window.shifted.push(
        [one.value, ...one.sources.map(told)],
    ))).observe({type: 'layout-shift', buffered: false});
}"""


def totals(page: Page) -> list[int]:
    said = page.locator(f"{END} .total .now").all_inner_texts()
    return [int(re.sub(r"[^\d−-]", "", one).replace("−", "-")) for one in said]


STILL = 0.0001
"""How far things may move in a whole game, in shares of the screen: less than anybody can see."""


def stand_still(page: Page) -> None:
    """The board stands, with its fonts, and what comes after it has come."""
    page.locator(".moments").wait_for(state="attached")
    page.evaluate("document.fonts.ready.then(() => new Promise((drawn) => requestAnimationFrame(drawn)))")
    page.evaluate(WATCHED)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game(open_page: OpenPage, server: WebServer, game: str, size: str) -> None:
    """From the first tile to the final scoring, which is what the record of the game says."""
    width, height, touch = SIZES[size]
    players, options = GAMES[game]
    page, watcher = open_page(width, height, touch), open_page(width, height, touch)
    page.emulate_media(reduced_motion="reduce")  # scenes are still sheets
    watcher.emulate_media(reduced_motion="reduce")
    form: dict[str, Any] = {"options": options, "seed": 5, "terms": {"reproducible": True}}
    open_table(page, server.address, ME, *[BOT] * (players - 1), game="glenmore", **form)
    watcher.goto(page.url.split("#")[0])
    for one in (page, watcher):
        one.wait_for_selector("[data-cell]", state="attached")
        stand_still(one)
    player = Player(page, Random(7), touch)
    player.play()
    expect(page.locator(f"{END} .total .now")).to_have_count(players)
    text = page.evaluate(f"async () => (await fetch('/api/tables/{table_of(page)}/record')).text()")
    match = read_record(text)
    ranked = sorted(match.scores(), key=lambda score: (score.place, score.seat))
    assert match.over and totals(page) == [score.total for score in ranked]
    for name, one in (("the mover", page), ("a watcher", watcher)):
        shifted = one.evaluate("() => window.shifted")
        assert sum(entry[0] for entry in shifted) < STILL, (name, *shifted[:12])
