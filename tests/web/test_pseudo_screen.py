"""A language that nobody speaks walks through the screens: longer and accented, so that what stands outside
the catalogue is seen by its plain letters, and what has no room by being cut."""

import re
from collections.abc import Callable, Iterator
from functools import cache

import pytest
from browsers import WebServer
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer
from playwright.sync_api import Page, Route
from screen import wait_for_question
from walk import (
    in_the_middle,
    open_seated,
    settled,
    through_a_lesson,
    through_a_table,
    through_the_chronicles,
    through_the_deals,
    through_the_end,
    through_the_end_of_a_round,
    through_the_pages,
    through_turns,
)

from clachan.server.wordbook import SHARED
from clachan.words import LANGUAGES, fluent_volumes

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
LOOK = r"""(same) => {
    // Every word of ours has an accent, so one without stands outside the words, whatever is beside it.
    const known = new RegExp(same, 'g');
    const plainly = (text) => (text.replace(known, '').match(/[\p{L}\p{N}]+/gu) ?? [])
        .some((word) => /^[A-Za-z]{4,}$/.test(word));
    const plain = [], cut = [], walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.data.trim(), box = node.parentElement;
        const shown = box.checkVisibility({visibilityProperty: true, opacityProperty: true});
        if (!text || !shown || box.closest('script, style, [lang]:not(html), kbd, code')) continue;
        if (plainly(text)) plain.push(text);
        const style = getComputedStyle(box), held = box instanceof HTMLElement && box.clientWidth > 2;
        if (held && style.overflowX === 'hidden' && box.scrollWidth > box.clientWidth + 1) cut.push(text);
    }
    for (const one of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
        for (const name of ['aria-label', 'title', 'placeholder']) {
            const text = one.getAttribute(name) ?? '';
            if (plainly(text) && !one.closest('[lang]:not(html)')) plain.push(`${name}: ${text}`);
        }
    }
    for (const row of document.querySelectorAll('.family'))
        if (row.scrollWidth > row.clientWidth + 1) cut.push(`covered by the next: ${row.innerText}`);
    for (const button of document.querySelectorAll('button, .seal, .opt')) {
        if (!button.checkVisibility({visibilityProperty: true, opacityProperty: true})) continue;
        const around = button.getBoundingClientRect();
        const walk = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
        for (let node = walk.nextNode(); node; node = walk.nextNode()) {
            // Heard and not seen, or laid over the edge as a label.
            const laid = (one) => one.clientWidth === 1 || getComputedStyle(one).position === 'absolute';
            const apart = (one) => one !== button && (laid(one) || apart(one.parentElement));
            if (node.parentElement.closest('svg') || apart(node.parentElement)) continue;
            const range = document.createRange();
            range.selectNodeContents(node);
            const told = range.getBoundingClientRect();
            const beside = told.left < around.left - 1 || told.right > around.right + 1;
            const beyond = told.top < around.top - 2 || told.bottom > around.bottom + 2;
            if (told.width > 2 && (beside || beyond))
                cut.push(`${node.data.trim()}, over the edge of its button`);
        }
    }
    for (const mark of document.querySelectorAll('figure text'))
        if (mark.getBoundingClientRect().height < 7) cut.push(`too small: ${mark.textContent}`);
    for (const told of document.querySelectorAll('.since li'))
        if (/[.!?]\p{Lu}/u.test(told.innerText)) cut.push(`no space between: ${told.innerText}`);
    for (const over of document.querySelectorAll('body *')) {
        const fixed = getComputedStyle(over).position === 'fixed' && over.scrollWidth > over.clientWidth + 1;
        if (fixed && over.clientWidth >= innerWidth) cut.push(`too wide: ${over.className}`);
    }
    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide > 1) {
        const all = [...document.querySelectorAll('body *')];
        const out = all.find((one) => one.getBoundingClientRect().right > innerWidth + 1);
        cut.push(`the page is ${wide} pixels too wide: ${out?.outerHTML.slice(0, 80)}`);
    }
    return {plain: [...new Set(plain)], cut: [...new Set(cut)]};
}"""
THE_SAME = r"Clachan|Guest [0-9a-f]{4}|random|VIII|\d+ [A-Z][a-z]+ \d{4}|https|/nowhere/at/all"
"""What is the same in every language or not said by us: this place, whoever sits here, a bot by its method, a
chronicle's number, a date as browsers write it, an address."""


NAMES = re.compile(r"Guest |random|Iseabál|Hérdé|, yóú|ópéñé šéáté|Éñgłíšhmáñ")
"""The name of whoever sits there may be of any length, and ends in dots where it finds no room."""


def look(page: Page, where: str) -> list[str]:
    seen = page.evaluate(LOOK, THE_SAME)
    plain = [f"{where}, not in the words: {text}" for text in seen["plain"]]
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


@pytest.fixture
def stranger(open_page: OpenPage) -> Callable[[int, int], Page]:
    """A page in the language that nobody speaks, with all that is ever explained."""

    def make(width: int, height: int) -> Page:
        page = open_page(width, height)
        speak_strangely(page)
        page.add_init_script("localStorage['clachan-settings'] = '{\"pace\": 0, \"primers\": true}'")
        return page

    return make


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_pages_speak_from_the_words_and_nothing_is_cut(
    stranger: Callable[[int, int], Page], server: WebServer, width: int, height: int
) -> None:
    page = stranger(width, height)
    found = [line for where in through_the_pages(page, server) for line in look(page, where)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_deals_speak_from_the_words_and_nothing_is_cut(
    stranger: Callable[[int, int], Page], server: WebServer, width: int, height: int
) -> None:
    page = stranger(width, height)
    found = [line for where in through_the_deals(page, server) for line in look(page, where)]
    assert not found, "\n".join(found)


WALKS: dict[str, Callable[[Page, WebServer, str], Iterator[str]]] = {
    "table": through_a_table,
    "turns": through_turns,
    "lesson": through_a_lesson,
    "round": through_the_end_of_a_round,
    "end": through_the_end,
}


WALKED = [(game, walk, *size) for game in ("caledonia", "glenmore") for walk in WALKS for size in SIZES]


@pytest.mark.parametrize(("game", "walk", "width", "height"), WALKED)
def test_a_table_speaks_from_the_words_and_nothing_is_cut(
    stranger: Callable[[int, int], Page], server: WebServer, game: str, walk: str, width: int, height: int
) -> None:
    page = stranger(width, height)
    found = [line for where in WALKS[walk](page, server, game) for line in look(page, where)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_chronicles_speak_from_the_words_and_nothing_is_cut(
    stranger: Callable[[int, int], Page], server: WebServer, width: int, height: int
) -> None:
    page = stranger(width, height)
    found = [line for where in through_the_chronicles(page, server) for line in look(page, where)]
    assert not found, "\n".join(found)


WIDER = """() => [...document.querySelectorAll('.deed')].filter((deed) => {
    const name = document.createRange();
    name.selectNodeContents(deed.querySelector('b'));
    return name.getBoundingClientRect().width > deed.clientWidth;
}).map((deed) => deed.textContent)"""


def test_the_names_of_deeds_fit_in_every_language(open_page: OpenPage, server: WebServer) -> None:
    """A button cuts what is too wide for it, and looks whole."""
    page = open_page(1440, 900)
    open_seated(page, server, in_the_middle("caledonia", 120))
    found: dict[str, list[str]] = {}
    for language in LANGUAGES:
        page.evaluate("(kept) => (localStorage['clachan-settings'] = kept)", f'{{"language": "{language}"}}')
        page.reload()
        wait_for_question(page)
        settled(page)
        found[language] = page.evaluate(WIDER)
        assert page.locator("html").get_attribute("lang") == language
    assert not any(found.values()), found
