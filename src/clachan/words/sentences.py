"""The messages of Fluent files, each compiled when it is first said: compiling all of them takes seconds."""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

from babel import Locale, UnknownLocaleError
from fluent_compiler.bundle import FluentBundle
from fluent_compiler.errors import FluentDuplicateMessageId
from fluent_compiler.resource import FtlResource

from clachan.core.errors import ClachanError

ENTRY = re.compile(r"^(?:(-?[a-zA-Z][\w-]*) *=|#)", re.MULTILINE)  # a message or term, or a line of a comment
BODILESS = re.compile(r"[^=]*=\s*\n\s*\.[a-zA-Z]")  # a message that has attributes only
PLACED = re.compile(r"\{([^{}]*)")
NAMED = re.compile(r"-?[a-zA-Z][\w-]*")
TERM, ATTRIBUTE = "-", "."
TOGETHER = 100  # messages that are compiled at once: one by one takes longer, and so do thousands


def entries_of(text: str) -> list[tuple[str, str]]:
    """The messages and terms of a Fluent file by their names, without comments; an empty file has none."""
    found = list(ENTRY.finditer(text))
    ends = [*(match.start() for match in found), len(text)][1:]
    return [
        (match[1], text[match.start() : end].rstrip())
        for match, end in zip(found, ends, strict=True)
        if match[1]
    ]


@cache
def locale_of(language: str) -> str:
    """By whose customs a language counts and writes numbers: its own, if somebody wrote them down."""
    try:
        Locale.parse(language)
    except UnknownLocaleError:
        return "en"
    return language


class Sentences:
    """What a bundle of Fluent does, as far as it is asked."""

    def __init__(
        self, language: str, texts: Sequence[str], functions: Mapping[str, Callable[..., Any]]
    ) -> None:
        """Of two messages with one id the later counts."""
        self._language = language
        self._functions = functions
        self._entries = {name: entry for text in texts for name, entry in entries_of(text)}
        self._compiled: dict[str, Callable[..., Any]] = {}
        self._ready: set[str] = (
            set()
        )  # what is compiled, with all its attributes: a name may lack the one asked for

    def has_message(self, id: str) -> bool:
        entry = self._entries.get(id)
        return entry is not None and not id.startswith(TERM) and not BODILESS.match(entry)

    def format(self, id: str, given: Mapping[str, Any] | None = None) -> tuple[str, list[Exception]]:
        if (name := id.partition(ATTRIBUTE)[0]) not in self._ready:
            self._compile(name)
        errors: list[Exception] = []
        return self._compiled[id](given, errors), errors

    def check(self, but: "Sentences | None" = None) -> None:
        """Compile all that does not stand in others word for word; what is wrong with it is refused."""
        known = but._entries if but else {}
        ids = [id for id, entry in self._entries.items() if known.get(id) != entry]
        for first in range(0, len(ids), TOGETHER):
            self._compile(*ids[first : first + TOGETHER])

    def _compile(self, *ids: str) -> None:
        """Compile messages with all that they name."""
        wanted = {id: self._entries[id] for id in ids}
        found = list(wanted)
        while found:
            for placed in PLACED.findall(wanted[found.pop()]):
                for name in NAMED.findall(placed):
                    if name in self._entries and name not in wanted:
                        wanted[name] = self._entries[name]
                        found.append(name)
        self._compiled |= self._bundle(["\n".join(wanted.values())])._compiled_messages
        self._ready |= wanted.keys()

    def _bundle(self, texts: Sequence[str]) -> FluentBundle:
        parsed = [FtlResource.from_string(text) for text in texts]
        made = FluentBundle(locale_of(self._language), parsed, functions=self._functions, use_isolating=False)
        faults = [
            f"{id or 'a file'}: {fault}"
            for id, fault in made.check_messages()
            if not isinstance(fault, FluentDuplicateMessageId)
        ]
        if faults:
            raise ClachanError(
                f"the words of {self._language!r} have {len(faults)} fault(s): {'; '.join(faults[:3])}"
            )
        return made
