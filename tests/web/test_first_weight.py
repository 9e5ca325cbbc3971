"""What a first board weighs in each language, in the middle of a game, to its players and to who looks on."""

from collections.abc import Callable
from random import Random

import pytest
from bench.web.weight import weigh
from browsers import WebServer
from playwright.sync_api import Browser, Page
from screen import open_match

from clachan.core.match import new_match
from clachan.words import LANGUAGES

BUDGETS: dict[str, tuple[str, int, dict[str, str]]] = {
    "caledonia": ("[data-hex]", 180_000, {}),
    "glenmore": ("[data-cell]", 200_000, {"chronicles": "12345678"}),
}
PLIES = {"caledonia": 60, "glenmore": 300}


@pytest.mark.parametrize("game", BUDGETS)
def test_a_first_board_is_light_in_every_language(
    open_page: Callable[..., Page], browser: Browser, server: WebServer, game: str
) -> None:
    selector, budget, options = BUDGETS[game]
    match, rng = new_match(game, {"players": 4, **options}, 1), Random(1)
    while match.ply < PLIES[game] and not match.over:
        match.push(rng.choice(sorted(match.game.legal_numbers(match.state))))
    page = open_page()
    open_match(page, server.address, match)
    player = page.context.storage_state()
    for language, seated in [*((language, player) for language in LANGUAGES), (LANGUAGES[-1], None)]:
        weights = weigh(browser, page.url, selector, language, seated)
        assert any(f"/words/{language}/" in address for address in weights)
        assert sum(weights.values()) <= budget, (language, bool(seated), weights.most_common())
