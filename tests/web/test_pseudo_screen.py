"""A language that nobody speaks walks through the screens: longer and accented, so that what stands outside
the catalogue is seen by its plain letters, and what has no room by being cut."""

import re
from collections.abc import Callable
from functools import cache

import pytest
from browsers import WebServer
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer
from playwright.sync_api import Page, Route
from screen import ME, open_table, wait_for_question

from clachan.server.wordbook import SHARED
from clachan.words import fluent_volumes

OpenPage = Callable[..., Page]
ACCENTED = str.maketrans("aceilnosuzACEILNOSUZ", "áçéíłñóšúžÁÇÉÍŁÑÓŠÚŽ")
LONGER = 4  # letters for each that is added at the end of a word
SIZES = [(1440, 900), (390, 844)]


class Stranger(Transformer):
    """Makes every text of a sentence longer, and its letters accented."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        return ast.TextElement(re.sub(r"[A-Za-z]{2,}", lambda word: strange(word[0]), node.value))


def strange(word: str) -> str:
    accented = word.translate(ACCENTED)
    return accented + "é" * max(int(accented == word), len(word) // LONGER)


def pseudo(text: str) -> str:
    """The words of a language, as a stranger would write them."""
    tree = Stranger().visit(FluentParser().parse(text))
    return str(FluentSerializer().serialize(tree))


@cache
def strange_words(game: str, later: bool) -> str:
    return pseudo(fluent_volumes("" if game == SHARED else game)[later])


def answer(route: Route) -> None:
    """Nothing is fetched: an answer still under way when a test ends would fall upon the next one."""
    game, _, later = route.request.url.rpartition("/words/en/")[2].partition("/")
    route.fulfill(body=strange_words(game, bool(later)), content_type="text/plain; charset=utf-8")


def speak_strangely(page: Page) -> None:
    page.route("**/words/**", answer)


# Texts of a page that are shown: in no language of ours, and cut off.
LOOK = r"""() => {
    const plain = [], cut = [], walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.data.trim(), box = node.parentElement;
        const shown = box.checkVisibility({visibilityProperty: true, opacityProperty: true});
        if (!text || !shown || box.closest('script, style, [lang]:not(html), kbd')) continue;
        if (/[A-Za-z]{4,}/.test(text) && !/[^\x00-\x7f]/.test(text)) plain.push(text);
        const style = getComputedStyle(box), held = box instanceof HTMLElement && box.clientWidth > 2;
        if (held && style.overflowX === 'hidden' && box.scrollWidth > box.clientWidth + 1) cut.push(text);
    }
    for (const one of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
        for (const name of ['aria-label', 'title', 'placeholder']) {
            const text = one.getAttribute(name) ?? '';
            if (/[A-Za-z]{4,}/.test(text) && !/[^\x00-\x7f]/.test(text)) plain.push(`${name}: ${text}`);
        }
    }
    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide > 1) cut.push(`the page is ${wide} pixels too wide`);
    return {plain: [...new Set(plain)], cut: [...new Set(cut)]};
}"""
THE_SAME = re.compile(r"(title: )?(Clachan|Guest \S+|random)")
"""What is called the same in every language: this place, whoever sits here, a bot by its method."""


NAMES = re.compile(r"Guest |random")
"""The name of whoever sits there may be of any length, and ends in dots where it finds no room."""


def look(page: Page, where: str) -> list[str]:
    seen = page.evaluate(LOOK)
    plain = [f"{where}, not in the words: {text}" for text in seen["plain"] if not THE_SAME.fullmatch(text)]
    return plain + [f"{where}, cut: {text}" for text in seen["cut"] if not NAMES.match(text)]


def test_a_stranger_writes_longer_words_and_keeps_what_they_name() -> None:
    text = (
        "good-wool = wool\n    .other = wools\nasks = { $count ->\n"
        "    [one] a sheep\n   *[other] { $count } { NAME($good) }\n}\n"
    )
    assert pseudo(text) == (
        "good-wool = wóółé\n    .other = wóółšé\nasks =\n    { $count ->\n"
        "        [one] a šhéépé\n       *[other] { $count } { NAME($good) }\n    }\n"
    )


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_pages_speak_from_the_words_and_nothing_is_cut(
    open_page: OpenPage, server: WebServer, width: int, height: int
) -> None:
    page = open_page(width, height)
    speak_strangely(page)
    found = []
    for path in ("/", "/new", "/rules", "/credits", "/nowhere/at/all"):
        page.goto(server.address + path)
        page.locator("main, h1, h2").first.wait_for()
        page.wait_for_load_state("networkidle")
        found += look(page, path)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", ["caledonia", "glenmore"])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_table_speaks_from_the_words_and_nothing_is_cut(
    open_page: OpenPage, server: WebServer, game: str, width: int, height: int
) -> None:
    page = open_page(width, height)
    speak_strangely(page)
    page.add_init_script("localStorage['clachan-settings'] = '{\"pace\": 0, \"primers\": true}'")
    open_table(page, server.address, ME, {"kind": "bot", "bot": "random"}, game=game, seed=7)
    wait_for_question(page)
    found = look(page, game)
    assert not found, "\n".join(found)
