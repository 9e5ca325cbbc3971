"""Whatever pages get outside a position has a sentence with all that it names: prints, games, bots."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import Struct, to_builtins
from msgspec.structs import asdict

from clachan.core.game import game_names, open_game
from clachan.server.shelf import games_shown
from clachan.server.tabletop import tabletop_of
from clachan.server.told import Told
from clachan.words import LANGUAGES, Words, fluent_text, words_for
from clachan.words.catalogue import sources

HELPS = ("help", "clan-power", "port-power", "tile-power", "kind-does", "mobster-power", "clan-bonus",
         "card-effect", "card-event", "gathering-counts")  # fmt: skip


def tolds(data: Any) -> Iterator[Told]:
    """Every message within plain data and records."""
    if isinstance(data, Told):
        yield data
    elif isinstance(data, Struct):
        yield from tolds(asdict(data))
    elif isinstance(data, dict | list | tuple):
        for one in data.values() if isinstance(data, dict) else data:
            yield from tolds(one)


def said(words: Words, told: Told) -> str:
    """The sentence; something that it names and does not get is a fault."""
    assert words.has(told.id), told
    text, faults = words._bundle.format(told.id, arguments(words, told))
    assert not faults, (told, faults)
    assert text.strip() and not re.search(r"[{}$<>]", text), (told, text)
    return str(text)


def arguments(words: Words, told: Told) -> dict[str, Any]:
    def one(value: Any) -> Any:
        if isinstance(value, Told):
            return said(words, value)
        return ", ".join(str(one(each)) for each in value) if isinstance(value, list) else value

    return {name: one(value) for name, value in told.named.items()}


@pytest.mark.parametrize("game", ["caledonia", "glenmore"])
def test_what_is_printed_is_said(game: str) -> None:
    printed = tabletop_of(game).printed_facts()
    texts = [said(words_for(game), told) for told in tolds(printed)]
    assert len(texts) > 80
    pages = [said(words_for(game), topic["page"]) for topic in printed["topics"]]
    assert all(re.search(r"\bp\. \d", page) for page in pages)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_tile_has_a_name(language: str) -> None:
    kinds = tabletop_of("glenmore").printed_facts()["kinds"]
    assert len(kinds) > 8
    assert [kind for kind in kinds if not words_for("glenmore", language).has(f"kind-{kind}")] == []


def test_the_first_page_has_words_for_every_game() -> None:
    shared = Words("en", [("shared", fluent_text())])
    shown = games_shown()
    assert {game.name for game in shown} == set(game_names())
    texts = [said(shared, told) for told in tolds(shown)]
    assert len(texts) > 60
    assert not [told for told in tolds(shown) if told.id == "plain"]  # all of it is ours


def test_what_a_game_says_to_those_who_choose_begins_with_its_name() -> None:
    for name in game_names():
        about = dict(sources(open_game(name).words, "en")).get("about.ftl", "")
        ids = re.findall(r"^([a-zA-Z][\w-]*) =", about, re.MULTILINE)
        assert ids and not [id for id in ids if not id.startswith(f"{name}-")]


@pytest.mark.parametrize("game", ["caledonia", "glenmore"])
def test_every_help_in_the_words_is_told(game: str) -> None:
    helps = dict(sources(open_game(game).words, "en"))["helps.ftl"]
    written = set(re.findall(rf"^((?:{'|'.join(HELPS)})-[\w-]+) =", helps, re.MULTILINE))
    told = {one.id for one in tolds(tabletop_of(game).printed_facts())}
    assert len(written) > 40
    assert written == {id for id in told if "." not in id and id.startswith(HELPS)}


def test_terminals_keep_their_words_to_themselves() -> None:
    assert "terminal-introduction" not in fluent_text("caledonia") + fluent_text()
    assert words_for("caledonia").has("terminal-introduction")


def test_printed_messages_travel_as_ids_only() -> None:
    clan = to_builtins(tabletop_of("caledonia").printed_facts()["clans"]["campbell"])
    assert clan == {"id": "clan-power-campbell", "with": {"discounts": [3, 4, 4, 5]}}
