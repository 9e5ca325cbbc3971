"""The records that the browser's types are written from describe the views as they are."""

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from clachan.core.match import Match, new_match
from clachan.server.tabletop import tabletop_of
from clachan.server.wire_types import written

SOURCES = Path(__file__).parents[2] / "web" / "src"
TABLES = [
    ("caledonia", {"players": 3}),
    ("caledonia", {"players": 2, "clan_auction": True}),
    ("glenmore", {"players": 2}),
    ("glenmore", {"players": 3, "chronicles": "12345678"}),
]


def test_the_browser_types_are_up_to_date() -> None:
    files = written()
    assert set(files) == {"wire.ts", "lib/languages.ts", "caledonia/view.ts", "glenmore/view.ts"}
    for path, text in files.items():
        assert (SOURCES / path).read_text() == text


def check(shown: Any, record: type) -> None:
    """Nothing is missing or of another kind; and nothing is there that the record does not know."""
    plain = msgspec.json.decode(msgspec.json.encode(shown))
    assert msgspec.to_builtins(msgspec.convert(plain, record)) == plain


def views(match: Match, every: int) -> list[Any]:
    """The table as everybody may see it, at some positions of a random game and at its end."""
    rng, found = Random(1), []
    while not match.over:
        if match.ply % every == 0:
            found += [match.view(seat) for seat in (None, match.seat if match.seat >= 0 else 0)]
        numbers = sorted(match.game.legal_numbers(match.state))
        match.play(match.game.catalogue[rng.choice(numbers)].text)
    return [*found, match.view(None), tabletop_of(match.game.name).reveal(match.game, match.state)]


@pytest.mark.parametrize(("game", "options"), TABLES, ids=str)
def test_every_view_is_as_its_record_says(game: str, options: dict[str, object]) -> None:
    record = tabletop_of(game).records[0]
    for shown in views(new_match(game, options, 3), 7):
        check(shown, record)


@pytest.mark.parametrize("game", ["caledonia", "glenmore"])
def test_what_is_printed_is_as_its_record_says(game: str) -> None:
    tabletop = tabletop_of(game)
    check(tabletop.printed_facts(), tabletop.records[1])
