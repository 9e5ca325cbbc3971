"""Writes `docs/terms.md`: what things are called in each language, with the pages of the rulebooks."""

from collections.abc import Iterator
from pathlib import Path

from clachan.core.game import game_names, open_game
from clachan.core.message import Message
from clachan.core.rulebook import read_rulebook
from clachan.words import LANGUAGES
from clachan.words.catalogue import Words, sources
from clachan.words.sentences import entries_of

DOCUMENT = Path(__file__).parents[2] / "docs" / "terms.md"
TOPIC = "names.ftl"
FORMS = ("other", "few", "many", "acc", "gen")
"""Forms that tell a reader how a noun goes on."""
# Where the rulebooks speak of a kind of things: a section of `rulebook.toml`.
SECTIONS = {
    "caledonia": {
        "clan": "setup.clans", "good": "action.trade", "import": "action.fulfil.imports",
        "unit": "setup.player.units", "board": "setup.player.merchants", "terrain": "action.expand.terrain",
        "port": "setup.ports", "scoring": "setup.scoring_tiles", "rating": "solo.rating",
    },
    "glenmore": {
        "tile": "tile.anatomy", "kind": "tile.anatomy", "clan": "clan.roads", "card": "effects.kinds",
        "good": "activate.goods", "piece": "components.box", "chronicle": "setup.chronicles",
        "die": "setup.die",
    },
}  # fmt: skip
HEAD = """# What things are called

Written by `scripts/generate` from the catalogue (`words/<language>/names.ftl` of each game): change it there.
Terms of Clans of Caledonia are those of its rulebooks in each language, terms of Glen More II those of the
Polish one; Italian and Portuguese ones for Glen More II are ours. — means that a language has no word yet.
"""


def document() -> str:
    return "\n".join([HEAD, *(line for game in game_names() for line in _of_game(game))]) + "\n"


def _of_game(game: str) -> Iterator[str]:
    folder = open_game(game).words
    texts = {language: dict(sources(folder, language)).get(TOPIC, "") for language in LANGUAGES}
    words = {language: Words(language, [(TOPIC, text)]) for language, text in texts.items()}
    for one in words.values():
        one.check()  # all at once, which is quicker than one by one
    ids = [id for id, _ in entries_of(texts[LANGUAGES[0]]) if id.split("-")[0] in SECTIONS.get(game, {})]
    yield f"## {open_game(game).title}\n"
    yield f"| {' | '.join(LANGUAGES)} | rulebooks |"
    yield f"|{' --- |' * (len(LANGUAGES) + 1)}"
    places = {section.id: section.places for section in read_rulebook(game).sections}
    for id in ids:
        said = [_forms(words[language], id) for language in LANGUAGES]
        yield f"| {' | '.join(said)} | {', '.join(places[SECTIONS[game][id.split('-')[0]]])} |"
    yield ""


def _forms(words: Words, id: str) -> str:
    if not words.has(id):
        return "—"
    found = [
        words.say(Message("", one)) for one in (id, *(f"{id}.{form}" for form in FORMS)) if words.has(one)
    ]
    return " · ".join(dict.fromkeys(found))


if __name__ == "__main__":
    DOCUMENT.write_text(document(), encoding="utf-8")
