"""Nothing is missing in a language and nothing is left behind: keys, parameters, forms, the code itself."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from checking import ROOT, faults, unknown_forms, unused, words_of
from rich.console import Console
from terms import DOCUMENT, document

from clachan.cli.drawing import drawing_of
from clachan.core.errors import ClachanError
from clachan.core.game import game_names, open_game
from clachan.core.match import new_match
from clachan.core.message import Message
from clachan.core.rng import Rng
from clachan.sim.report.book import book_of as report_of
from clachan.sim.report.book import source_of
from clachan.sim.report.gather import from_play
from clachan.sim.report.page import page_of
from clachan.sim.run import make_series
from clachan.words import LANGUAGES, words_for
from clachan.words.catalogue import FALLBACK, Words

COMPLETE: tuple[str, ...] = ("it", "pl", "pt")
"""Languages that say all that English says; whoever finishes one adds it here."""
TABLES = (
    ("caledonia", {"players": 1}),
    ("caledonia", {"players": 3, "clan_auction": True}),
    ("caledonia", {"players": 4}),
    ("glenmore", {"players": 2, "chronicles": "1235678"}),
    ("glenmore", {"players": 4, "chronicles": "12345678"}),
)
LEFT_OVER = re.compile(r"\b(?:good|unit|hex|tile|seat|piece|card|clan):\w|[{}$]|\b(?:reason|fact|ask|act)-\w")


@pytest.mark.parametrize("language", COMPLETE)
def test_a_language_says_all_that_english_says(language: str) -> None:
    assert faults(language) == []


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != FALLBACK])
def test_what_a_language_says_names_what_english_names(language: str) -> None:
    """As long as a language is being written, it may lack messages, but none may be wrong."""
    assert [one for one in faults(language) if not one.startswith("missing")] == []


@pytest.mark.parametrize("game", ["", *game_names()])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_has_a_fault(language: str, game: str) -> None:
    words_for(game, language).check(but=words_for("", language) if game else None)


def test_a_sentence_with_a_fault_is_refused() -> None:
    shared = Words("en", [("shared.ftl", "known = here\nwrong = { nowhere }\n")])
    words = Words("en", [("shared.ftl", "known = here\n"), ("own.ftl", "said = { known } and { gone }\n")])
    with pytest.raises(ClachanError, match=r"'en' have 1 fault.*said"):
        words.check(but=shared)
    with pytest.raises(ClachanError, match="wrong"):
        shared.check()


def test_english_asks_for_forms_that_its_names_have() -> None:
    assert unknown_forms(FALLBACK) == []


def test_every_message_is_asked_for() -> None:
    assert unused() == []


def messages(game: str, options: dict[str, object], seed: int) -> Iterator[Message]:
    """Every Question, Fact and cost of a random game, and a Reason at each of its plies."""
    match, rng = new_match(game, options, seed), Rng(seed)
    rules = match.game
    while not match.over:
        yield match.question.message()
        if reason := rules.why_not(match.state, rng.below(len(rules.catalogue))):
            yield reason.message()
        numbers = sorted(rules.legal_numbers(match.state))
        number = numbers[rng.below(len(numbers))]
        if cost := rules.cost(match.state, number):
            yield cost
        match.push(number)
        yield from (fact.message() for fact in match.facts())


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_whole_games_are_told_in_every_language(game: str, options: dict[str, object]) -> None:
    names = ("Ann", "Bob", "Cat", "Dan")
    actions = (action.message() for action in open_game(game).catalogue if "unused" not in action.family.id)
    told = [*messages(game, options, 3), *actions]
    for language in LANGUAGES:
        words = words_for(game, language)
        said = {message.id: words.say(message, names) for message in told}
        assert not {id: text for id, text in said.items() if not text.strip() or LEFT_OVER.search(text)}


def test_a_broken_translation_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    key = ("words", "reason-seed-range")
    english = dict(words_of(FALLBACK))
    own = {one: said for one, said in english.items() if one != key}
    known = {"en": english, "pl": own}
    monkeypatch.setattr("checking.words_of", lambda language: known[language])
    assert faults("pl") == [f"missing: reason-seed-range ({english[key].place})"]
    known["pl"] = {**english, key: type(english[key])("pl", parameters={"most", "seeds"})}
    assert faults("pl") == ["invents $seeds: reason-seed-range (pl)", "lacks $seed: reason-seed-range (pl)"]


# Sentences that stand in the code

SOURCE = ROOT / "src/clachan"
SENTENCE = re.compile(r"[A-Za-zé]{2,} [a-z]{2,}( [a-z]+)?|[A-Z][a-z]+[.!?]$")
SAYING = set(
    [
        "echo",
        "print",
        "say",
        "append",
        "Text",
        "heading",
        "add_column",
        "Table",
        "add_row",
        "status",
        "Chapter",
        "Bars",
        "StackedBars",
        "Paths",
        "Spread",
        "Matrix",
        "Book",
        "ClachanError",
        "write",
        "Typer",
        "command",
        "Option",
        "Argument",
    ]
)
PLAINLY = {"ValueError", "EOFError", "PlaceGone", "NotConforming", "_NotJson"}
"""Faults of programs, which those read who mend them."""
DRAWN = {"Text", "append", "heading", "add_column"}
WORD = re.compile(r"[^\W\d_]{3,}")


@cache
def nodes_of(file: Path) -> list[ast.AST]:
    """The calls and refusals in a file of ours."""
    nodes = ast.walk(ast.parse(file.read_text(encoding="utf-8")))
    return [node for node in nodes if isinstance(node, ast.Call | ast.Raise)]


def calls_in(*folders: str) -> Iterator[tuple[str, ast.Call]]:
    for folder in folders:
        for file in sorted((SOURCE / folder).rglob("*.py")):
            if file.name == "wire_types.py":  # what it puts together is TypeScript
                continue
            for node in nodes_of(file):
                if isinstance(node, ast.Call):
                    yield str(file.relative_to(SOURCE)), node


def test_programs_say_nothing_of_their_own() -> None:
    found = [
        f"{file}:{text.lineno}: {text.value!r}"
        for file, call in calls_in("cli", "sim", "env", "pictures", "server", "bots")
        if _called(call) in SAYING
        for text in _texts(call)
    ]
    assert found == []


def test_no_word_is_printed_as_it_stands_in_the_code() -> None:
    """Besides the name of the program."""
    found = [
        f"{file}:{text.lineno}: {text.value!r}"
        for file, call in calls_in("cli", "sim", "env", "pictures", "server", "bots")
        if _called(call) in {"echo", "secho", "print"}
        for text in _texts(call, WORD)
        if text.value != "clachan "
    ]
    assert found == []


SAID = re.compile(rf"{SENTENCE.pattern}|^\s+[^\W\d_]{{2,}}\s+$")
"""A sentence, or a word that joins two of them."""
STYLED = re.compile(r"(bold|dim)\b")
NOTATION = {"use port price", "use port any as price", "scoring tile", "tile kind"}
"""Families of actions, and what can be typed to have something explained: the same in every language."""


def sayings(text: str) -> Iterator[str]:
    """Texts of a program that read like a sentence or join two, wherever they stand but to explain it."""
    nodes = list(ast.walk(ast.parse(text)))
    told = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
    for node in nodes:
        value = node.value if isinstance(node, ast.Constant) and id(node) not in told else None
        if isinstance(value, str) and SAID.search(value) and not STYLED.match(value):
            yield value


def test_commands_say_nothing_of_their_own_wherever_it_stands() -> None:
    """The names of things that a game knows are no sentences."""
    named = {
        value
        for folder in ("core", "games")
        for file in (SOURCE / folder).rglob("*.py")
        for value in sayings(file.read_text(encoding="utf-8"))
        if value == value.strip()
    }
    files = [file for file in sorted((SOURCE / "cli").rglob("*.py")) if file.name != "palette.py"]
    found = [
        f"{file.name}: {one!r}"
        for file in files
        for one in sayings(file.read_text(encoding="utf-8"))
        if one not in named | NOTATION
    ]
    assert found == []


@pytest.mark.parametrize(
    "code",
    [
        "text = 'nothing was found here'",
        "echo(say(one) + ' and ' + say(other))",
        "echo(f'{one} and {other}')",
        "echo('it is there' if found else '')",
        "console.print('%s has left' % name)",
        "echo('{} wins the game'.format(name))",
    ],
)
def test_a_sentence_is_found_wherever_it_stands(code: str) -> None:
    assert len(list(sayings(code))) == 1


def test_errors_are_said_in_the_words() -> None:
    found = []
    for file in sorted(SOURCE.rglob("*.py")):
        for node in nodes_of(file):
            call = node.exc if isinstance(node, ast.Raise) else None
            if isinstance(call, ast.Call) and _called(call) not in PLAINLY:
                found += [f"{file.name}: {text.value!r}" for text in _texts(call)]
    assert found == ["sentences.py: 'the words of '"]  # words with a fault cannot say so


def test_boards_in_a_terminal_show_nothing_of_their_own() -> None:
    """Here single words are labels too."""
    found = [
        f"{file}:{text.lineno}: {text.value!r}"
        for file, call in calls_in("cli/caledonia", "cli/glenmore")
        if _called(call) in DRAWN and call.args
        for text in _texts(call, WORD, 1)
    ]
    assert found == []


@cache
def views(game: str, options: tuple[tuple[str, object], ...]) -> list[dict[str, Any]]:
    """What can be seen of a random game, every fifty plies."""
    match, rng, seen = new_match(game, dict(options), 5), Rng(5), list[dict[str, Any]]()
    while not match.over:
        legal = sorted(match.game.legal_numbers(match.state))
        match.push(legal[rng.below(len(legal))])
        if match.ply % 50 == 0:
            seen.append(match.view())
    return seen


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "options"), TABLES)
def test_boards_in_a_terminal_are_drawn_in_every_language(
    game: str, options: dict[str, object], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("clachan.words.catalogue._spoken", [language])
    drawing = drawing_of(game)
    console = Console(width=150, height=60, theme=drawing.theme(None))
    for view in views(game, tuple(options.items())):
        drawn = [draw(view, 150) for draw in drawing.parts.values()]
        with console.capture() as shown:
            console.print(*drawn, drawing.table(view, ["a line"], 150, 60), drawing.status(view))
        assert not re.search(r"[{}$]|\bterminal-\w|\bui-\w|[a-z]:[a-z]", shown.get())


@cache
def played(game: str, options: tuple[tuple[str, object], ...]) -> tuple[Any, Any]:
    """A series of games that a report tells of, and those games."""
    series = make_series(game, dict(options), ["random"], 3, 7)
    return series, from_play(series, 1).games


@pytest.mark.parametrize("language", LANGUAGES)
def test_reports_are_written_in_every_language(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("clachan.words.catalogue._spoken", [language])
    # Where letters stand is no matter of their language, and takes longer than all the rest.
    monkeypatch.setattr("matplotlib.layout_engine.ConstrainedLayoutEngine.execute", lambda self, figure: None)
    for game, options in (("caledonia", {"players": 2}), ("glenmore", {"players": 3, "chronicles": "15"})):
        series, games = played(game, tuple(options.items()))
        book = report_of(games, source_of(series))
        page = page_of(book)
        assert f'<html lang="{language}">' in page
        assert not re.search(r"report-\w+-?\w* \(|>report-\w", page)
        english = "Final points of all seats" in page  # a language that is being written may lack it
        assert english is (language == FALLBACK) or language not in COMPLETE


def _called(node: ast.Call) -> str:
    return getattr(node.func, "id", getattr(node.func, "attr", ""))


def _texts(call: ast.Call, told: re.Pattern[str] = SENTENCE, most: int = 9) -> Iterator[ast.Constant]:
    for given in (*call.args[:most], *(keyword.value for keyword in call.keywords)):
        inner = given.values if isinstance(given, ast.JoinedStr) else [given]
        for one in inner:
            if isinstance(one, ast.Constant) and isinstance(one.value, str) and told.search(one.value):
                yield one


MARKUP = re.compile(r"<(script|style)\b.*?</\1>|<!--.*?-->|\{[^{}]*\}", re.DOTALL)
SHOWN = re.compile(r">([^<>]*)<|\b(?:title|aria-label|placeholder|alt)=\"([^\"]*)\"")


def test_pages_say_nothing_of_their_own() -> None:
    found = []
    for file in sorted((ROOT / "web/src").rglob("*.svelte")):
        text = file.read_text(encoding="utf-8")
        while (shorter := MARKUP.sub("", text)) != text:
            text = shorter
        shown = (part for pair in SHOWN.findall(text) for part in pair)
        found += [f"{file.name}: {part.strip()}" for part in shown if re.search(r"[A-Za-z]{2,}", part)]
    assert [line for line in found if line.partition(": ")[2] not in THE_SAME] == []


THE_SAME = ("Clachan", "https://…", "Esc")
"""What is called the same in every language: names, addresses, keys."""


def test_words_know_a_language_whose_customs_nobody_wrote_down() -> None:
    """Scots counts as English does; a file of its own may still be empty."""
    counts = "sheep = { $count ->\n    [one] { $count } yowe\n   *[other] { $count } yowes\n}\n"
    words = Words("sco", [("empty.ftl", ""), ("sco.ftl", counts)])
    said = [words.say(Message("", "sheep", {"count": count})) for count in (1, 1234)]
    assert said == ["1 yowe", "1,234 yowes"]


def test_words_know_a_language_that_is_not_complete() -> None:
    words = Words("pl", [("en.ftl", "only-english = here\n"), ("pl.ftl", "said = tutaj\n")])
    assert (words.say(Message("", "only-english")), words.say(Message("", "said"))) == ("here", "tutaj")


@pytest.mark.parametrize("language", COMPLETE)
def test_a_language_has_one_apostrophe_and_the_quotes_of_its_prints(language: str) -> None:
    """The apostrophe is that of the names in the data."""
    other = "’‘“" if language == "pl" else "’‘„"
    found = [
        f"{file.name}: {line.strip()}"
        for file in sorted(SOURCE.rglob(f"words/{language}/*.ftl"))
        for line in file.read_text(encoding="utf-8").splitlines()
        if set(other) & set(line)
    ]
    assert found == []


def test_there_is_a_folder_for_no_other_language() -> None:
    folders = {path.name for path in Path(ROOT / "src/clachan/words").iterdir() if path.is_dir()}
    assert folders - {"__pycache__"} <= set(LANGUAGES)


def test_the_sheet_of_terms_is_that_of_the_words() -> None:
    assert DOCUMENT.read_text(encoding="utf-8") == document()  # scripts/generate writes it
