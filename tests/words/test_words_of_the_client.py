"""What the pages say of themselves: every message that they ask for is there, and no other."""

import ast as python
import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "web" / "src"
ASKED = re.compile(r"""\bui\(\s*["'`]([a-z0-9-]+)(\$\{)?""")
"""A message by its whole name, or by how it begins: ui(`level-${level}`)."""


def messages() -> set[str]:
    found = set()
    for file in (ROOT / "src/clachan").rglob("words/en/client*.ftl"):
        for entry in parse(file.read_text()).body:
            if isinstance(entry, ast.Message):
                found.add(entry.id.name)
    return found


def asked() -> tuple[set[str], set[str]]:
    whole: set[str] = set()
    beginnings: set[str] = set()
    for file in CLIENT.rglob("*"):
        if file.suffix in (".ts", ".svelte"):
            for name, begins in ASKED.findall(file.read_text()):
                (beginnings if begins else whole).add(f"ui-{name}")
    return whole, beginnings


def test_everything_asked_for_is_there() -> None:
    whole, beginnings = asked()
    there = messages()
    assert whole <= there, sorted(whole - there)
    silent = [begin for begin in beginnings if not any(one.startswith(begin) for one in there)]
    assert not silent, silent


def test_everything_there_is_asked_for() -> None:
    whole, beginnings = asked()
    idle = {one for one in messages() - whole if not one.startswith(tuple(beginnings) or ("-",))}
    assert not idle, sorted(idle)


TEXT = re.compile(r""""((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`""")
UNSHOWN = re.compile(r"<style\b.*?</style>|<!--.*?-->|/\*.*?\*/|(?<![:\"'`])//[^\n]*", re.DOTALL)
LOOKS = re.compile(
    r"\b(?:class|style|d|preserveAspectRatio|viewBox|points|transform)(?::[\w-]+)?=\{?$"
    r"|new Error\($|matches\($"
)
"""What stands before a text that nobody reads: how something is drawn, what is found on a page, a fault."""
PROSE = re.compile(r"[A-Za-z]{2,},? [a-z]{2,}|^[A-Z][a-z]{2,}[.:!?…]?$|^\s+[a-z]{2,}\s+$")
NOT_SAID = {
    *("Tab", "Shift", "Control", "Alt", "Meta", "Enter", "Escape", "Home", "End"),  # keys
    *("Clachan", "Notification"),
    *("low left", "low right", "high left", "high right"),  # where a card of the lesson lies
    *("xMidYMin slice", "xMidYMax slice", "step back", "moment loose"),
    # Where no answer comes there may be no words either.
    *("the server did not answer in words", "the server answered  "),
}


def sayings(text: str) -> list[str]:
    """Texts in the code of a page that read like a sentence, also within expressions and attributes."""
    found = []
    text = UNSHOWN.sub("", text)
    for match in TEXT.finditer(text):
        plain = re.sub(r"\$?\{[^{}]*\}", " ", next(one for one in match.groups() if one is not None))
        drawn = plain.startswith(("<", "/")) or LOOKS.search(text[: match.start()][-40:])
        if PROSE.search(plain) and not drawn:
            found.append(plain)
    return found


def test_the_code_of_pages_says_nothing_of_its_own() -> None:
    """The names of things that the server knows are no sentences, though they may have a space."""
    known = {
        node.value
        for file in (ROOT / "src/clachan").rglob("*.py")
        for node in python.walk(python.parse(file.read_text()))
        if isinstance(node, python.Constant) and isinstance(node.value, str)
    }
    things = " ".join(file.read_text() for file in (ROOT / "src/clachan").rglob("data/*.json")).lower()
    said = {
        f"{file.name}: {one}"
        for file in CLIENT.rglob("*")
        if file.suffix in (".ts", ".svelte")
        for one in sayings(file.read_text())
        if one not in known | NOT_SAID and one.lower() not in things
    }
    assert not said, sorted(said)


@pytest.mark.parametrize(
    "code",
    [
        '<b>{open ? "Close the table" : name}</b>',
        "{#each things as one}<i title={one.free ? `free for ${one.name} now` : ''}></i>{/each}",
        "<p aria-label={`${name} can be chosen`}></p>",
        'words.push("in the mist");',
        '<b>{open ? "Close" : name}</b>',
        "<b title={open ? 'Sorry!' : name}></b>",
        "<b>{`${say(one)} and ${say(other)}`}</b>",
        "words.push(first + ' of ' + last);",
    ],
)
def test_a_sentence_within_an_expression_is_found(code: str) -> None:
    assert len(sayings(code)) == 1


TAG = re.compile(
    r"""</?[A-Za-z](?:"[^"]*"|'[^']*'|`[^`]*`|=>|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}|[^>"'`{])*>"""
)
SHOWN = re.compile(r"\{(?![#/:@])((?:[^{}]|\{[^{}]*\})*)\}")
WITHIN = re.compile(
    r"[\w.?]*\([^()]*\)"  # what is given to a function
    r"|[!=]==? ?(?:\"[^\"]*\"|'[^']*')|\w: ?(?:\"[^\"]*\"|'[^']*')"  # compared, or a property of an object
    r"|(?:\"[^\"]*\"|'[^']*')\[|\[(?:\"[^\"]*\"|'[^']*')\]|`[^`]*`"  # looked up
)


def labels(page: str) -> list[str]:
    """Texts of any kind that an expression shows between the tags of a page, single words, too."""
    page = TAG.sub(" ", re.sub(r"<(script|style)\b.*?</\1>", "", UNSHOWN.sub("", page), flags=re.DOTALL))
    found = []
    for expression in SHOWN.findall(page):
        while (shorter := WITHIN.sub("", expression)) != expression:
            expression = shorter
        found += [
            one for one in re.findall(r"[\"']([^\"'\n]*)[\"']", expression) if re.search("[A-Za-z]{2,}", one)
        ]
    return found


def test_no_expression_between_tags_shows_a_word_of_its_own() -> None:
    said = [f"{file.name}: {one}" for file in CLIENT.rglob("*.svelte") for one in labels(file.read_text())]
    assert not said, sorted(said)


@pytest.mark.parametrize(
    ("page", "seen"),
    [
        ("<b>{open ? 'close' : ui('name', { count: 1 })}</b>", ["close"]),
        ('<i title={a > 1 ? "on" : ""}>{names.join(", ") || "none"}</i>', ["none"]),
        ('<i class={one === "on" ? "lit" : ""} onclick={() => go("on")}>{"closed"}</i>', ["closed"]),
        ('{#if kind === "on"}<b>{say(told)}{of["name"]}{kind === "on" ? 1 : 2}</b>{/if}', []),
    ],
)
def test_a_word_that_an_expression_shows_is_found(page: str, seen: list[str]) -> None:
    assert labels(page) == seen


@pytest.mark.parametrize(
    "code",
    [
        '<b class="small tag">{ui("close")}</b>',
        "// this is said to nobody",
        'throw new Error("no such part");',
    ],
)
def test_what_nobody_reads_is_no_sentence(code: str) -> None:
    assert sayings(code) == []
