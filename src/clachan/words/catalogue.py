"""The words of one language and one game, compiled from their Fluent files."""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent_compiler.types import FluentFloat, FluentInt

from clachan.core.game import Game, State, game_names, open_game
from clachan.core.message import Message, Parameter
from clachan.words.sentences import Sentences, entries_of, locale_of

LANGUAGES = ("en", "pl", "it", "pt")
"""The languages that there are; each is a folder here and one beside each game."""
FALLBACK = "en"
ABOUT = "about.ftl"  # what a game says to those who choose one
AT_HOME = (
    "terminal.ftl",
    "command-line.ftl",
    "command-line-refusals.ftl",
    "data-packs.ftl",
    "environments.ftl",
    "reports.ftl",
)
"""What pages never say: terminals, reports, environments, and whoever writes data packs."""
BEFORE_A_TABLE = ("records.ftl", "refusals.ftl")
"""What only those hear who choose options and bots or bring a record: the pages of a game do without."""
LATER_FILES = (
    "analysis.ftl",
    "lesson.ftl",
    "chronicle-reasons.ftl",
    "client-door.ftl",
    "client-menu.ftl",
    "client-scenes.ftl",
    "client-pages.ftl",
    "client-review.ftl",
    "client-chronicles.ftl",
    "client-glen-rules.ftl",
    "foreign-bots.ftl",
)
REFUSING = ("reasons.ftl", "server.ftl", "table.ftl")
"""Of these the refusals come later; what else stands there is said of costs, too."""
LATER_IDS = ("help-", "mobster-power-", "gathering-counts-", "clan-bonus-", "card-effect-", "card-event-",
             "kind-does-", "summary-", "why-", "plot-", "ui-chance-", "ui-seed-", "bot-", "stranded",
             "ui-thing-", "ui-act-", "ui-card-claimed", "ui-card-on-road", "ui-no-cards", "ui-no-discards",
             "ui-points-if-over",
             "{game}-about", "{game}-level-", "{game}-minutes", "{game}-option-")  # fmt: skip
"""What a page says when its board stands: lessons, scenes, opened boards, prints, refusals, options, bots."""
UNSAID_IDS = ("{game}-layout-", "{game}-refused-", "{game}-barred-", "bot-plan-", "bot-mcts-", "bot-turn-",
              "notice-")  # fmt: skip
"""What only those hear who lay out tables of a game, choose bots or get notices: its pages do without."""
AT_A_TERMINAL = (
    "table.ftl",
    "terminal.ftl",
    "command-line.ftl",
    "command-line-refusals.ftl",
    "refusals.ftl",
    "records.ftl",
)
"""What a command says that shows no game."""
SEAT = "seat:"
UNGROUPED = {"pl": 9999, "it": 9999}  # up to here no separator is written, which Babel does not know
UNWRITTEN = re.compile(r"[^A-Za-z0-9_-]+")  # what an id of Fluent cannot hold
WRITABLE = 10**15  # what is beyond is said as it was given: nothing is counted there, and Babel gives up
REMEMBERED = 1000  # larger numbers are rare, and anybody can name many of them

Names = Sequence[str]
"""What each seat is called; a seat beyond them is called by its number."""


class Words:
    """Makes sentences of messages."""

    def __init__(
        self, language: str, resources: Sequence[tuple[str, str]], game: str = "", complete: bool = True
    ) -> None:
        """`resources` are the Fluent files as (name, text); of two messages with one id the later counts.

        Words that are not `complete` ask the others for what they lack.
        """
        self.language = language
        self.game = game
        self.complete = complete
        self._names: dict[tuple[str, str, str], str] = {}
        self._numbers: dict[int, _Number] = {}
        self._bundle = Sentences(language, [text for _, text in resources], {"NAME": self._name})

    def __repr__(self) -> str:
        return f"<Words in {self.language}>"

    def check(self, but: "Words | None" = None) -> None:
        """Compile every sentence, which else happens when it is first said; one with a fault is refused.

        What others say word for word is left to them.
        """
        self._bundle.check(but._bundle if but else None)

    def has(self, id: str) -> bool:
        """Whether there is a sentence with this id; `help-trade.title` is an attribute of `help-trade`."""
        return self._bundle.has_message(id) or ("." in id and self._form(id) is not None)

    def say(self, message: Message, names: Names = ()) -> str:
        """The sentence of a message; one without a sentence is said by its id and parameters."""
        if not self.has(message.id):
            return _bare(message)
        text, _ = self._bundle.format(message.id, _Arguments(self, message.parameters, names))
        return text

    def name(self, part: str, form: str = "", names: Names = ()) -> str:
        """What a part of the table is called."""
        if part.startswith(SEAT):
            return self._seat(part, names)
        return self._name(part, form=form)

    def argument(self, value: Parameter, names: Names) -> str | int | float:
        """A parameter as a sentence takes it."""
        if isinstance(value, int | float):
            if not abs(value) < WRITABLE:
                return f"{value:g}" if isinstance(value, float) else str(value)
            return self._number(value) if isinstance(value, int) else _Decimal(value)
        if isinstance(value, Message):
            own = self.has(value.id) or (self.complete and value.game in ("", self.game))
            return (self if own else words_for(value.game, self.language)).say(value, names)
        assert not isinstance(value, tuple), f"a list within a list: {value}"
        return self._seat(value, names) if value.startswith(SEAT) else value

    def listed(self, values: Sequence[Parameter], names: Names) -> list[str]:
        """Each thing of a list by its name, or said."""
        return [
            self.name(one, names=names) if isinstance(one, str) else str(self.argument(one, names))
            for one in values
        ]

    def joined(self, said: list[str], last: str) -> str:
        """Things with commas, and a word before the last one."""
        if len(said) < 2:
            return "".join(said)
        both = {"first": ", ".join(said[:-1]), "last": said[-1]}
        return self._bundle.format(last, both)[0]

    def _number(self, value: int) -> int:
        found = self._numbers.get(value)
        if found is None:
            found = _Number(value)
            if abs(value) <= UNGROUPED.get(self.language, 0):
                found.written = str(value)
            if abs(value) < REMEMBERED:
                self._numbers[value] = found
        return found

    def _seat(self, part: str, names: Names) -> str:
        seat = int(part.removeprefix(SEAT))
        if 0 <= seat < len(names):
            return names[seat]
        return str(self._bundle.format("seat" if seat >= 0 else "chance", {"number": seat + 1})[0])

    def _name(self, *given: Any, form: str = "") -> str:
        part = str(given[0])
        if ":" not in part:
            return part
        counted = _category(self.language, given[1]) if len(given) > 1 else ""
        key = part, form, counted
        found = self._names.get(key)
        if found is None:
            found = self._names[key] = self._named(part, form, counted)
        return found

    def _named(self, part: str, form: str, counted: str) -> str:
        kind, _, value = part.partition(":")
        id = f"{kind}-{UNWRITTEN.sub('-', value)}"
        if not self._bundle.has_message(id):
            return value
        for asked in (f"{form}-{counted}", form, counted):
            if asked and (found := self._form(f"{id}.{asked}")) is not None:
                return found
        return self._bundle.format(id)[0]

    def _form(self, id: str) -> str | None:
        try:
            return self._bundle.format(id)[0]
        except KeyError:  # has_message does not know attributes
            return None


class _Arguments(dict[str, Any]):
    """What a sentence may ask for. Lists are joined when they are asked for, in the way that is wanted."""

    def __init__(self, words: Words, parameters: Mapping[str, Parameter], names: Names) -> None:
        super().__init__()
        self._words = words
        self._lists: dict[str, list[str]] = {}
        for key, value in parameters.items():
            if isinstance(value, tuple):
                self._lists[key] = said = words.listed(value, names)
                self[f"{key}-count"] = len(said)
            else:
                self[key] = words.argument(value, names)

    def __missing__(self, key: str) -> str:
        if key in self._lists:
            return ", ".join(self._lists[key])
        name, _, last = key.rpartition("-")
        if last not in ("and", "or"):
            raise KeyError(key)
        return self._words.joined(self._lists[name], f"list-{last}")


class _Number(FluentInt):  # type: ignore[misc]
    """A number that remembers how it is written, since writing it takes longer than all the rest."""

    written = ""

    def format(self, locale: Any) -> str:
        if not self.written:
            self.written = str(super().format(locale))
        return self.written


class _Decimal(FluentFloat):  # type: ignore[misc]
    """A number with decimals, as its language writes it."""

    def format(self, locale: Any) -> str:
        written = str(super().format(locale))
        if abs(self) > UNGROUPED.get(locale.language, 0):
            return written
        return written.replace(locale.number_symbols["latn"]["group"], "")


def _bare(message: Message) -> str:
    named = ", ".join(f"{name} {value}" for name, value in message.parameters.items())
    return f"{message.id} ({named})" if named else message.id


@cache
def _plural(language: str) -> Callable[[int], str]:
    from babel import Locale

    rule = Locale.parse(locale_of(language)).plural_form
    return lambda count: str(rule(count))


def _category(language: str, count: Any) -> str:
    return _plural(language)(int(count))


def sources(game: Traversable | None, language: str) -> list[tuple[str, str]]:
    """The Fluent files of a language: those of all games, then those of one."""
    folders = [files("clachan.words") / language, *([game / language] if game is not None else [])]
    return [
        (file.name, file.read_text(encoding="utf-8"))
        for folder in folders
        if folder.is_dir()
        for file in sorted(folder.iterdir(), key=lambda file: file.name)
        if file.name.endswith(".ftl")
    ]


_spoken = [FALLBACK]


def speak_in(language: str) -> None:
    """Let everything that is said in this process be said in a language, if nobody asks for another."""
    _spoken[0] = language


def spoken_language() -> str:
    return _spoken[0]


def words_for(game: str = "", language: str = "") -> Words:
    """The words of a game in a language; without a game, those that all tables share.

    What a language lacks is said in English.
    """
    return _known_words(game, language or _spoken[0])


@cache
def _known_words(game: str, language: str) -> Words:
    return Words(language, _all_sources(game, language), game)


@cache
def words_about(game: str, language: str = FALLBACK) -> Words:
    """What is said of a game before it is opened: its `about.ftl` alone, so that a list of games is quick."""
    said = [(name, text) for name, text in _all_sources(game, language) if name == ABOUT]
    return Words(language, said)


def title_of(game: Game) -> str:
    """What a game is called in the language spoken here."""
    words, id = words_about(game.name, _spoken[0]), f"{game.name}-title"
    return words.say(Message(game.name, id)) if words.has(id) else game.title


def words_at_a_terminal() -> Words:
    """What commands say that show no game: a few files, since reading all takes longer than most commands."""
    return _at_a_terminal(_spoken[0])


@cache
def _at_a_terminal(language: str) -> Words:
    said = [(name, text) for name, text in _all_sources("", language) if name in AT_A_TERMINAL]
    return Words(language, said, complete=False)


def fluent_text(game: str = "", language: str = FALLBACK) -> str:
    """The Fluent files of a game in a language as one, for programs that make the sentences themselves.

    Without a game: those that all tables share, and what each game says to those who choose one.
    """
    return "".join(fluent_volumes(game, language))


def fluent_volumes(game: str = "", language: str = FALLBACK) -> tuple[str, str]:
    """The same in two: what a first board says, and what is said later; without a game all is first."""
    others = [file for name in game_names() for file in _all_sources(name, language) if file[0] == ABOUT]
    about = {name: text for _, file in others for name, text in entries_of(file)}
    if game:  # of other games a page says their names only
        names = [f"{name}-{line}" for name in game_names() for line in ("title", "name", "subtitle")]
        about = {id: about[id] for id in names if id in about}
    away = (*AT_HOME, *BEFORE_A_TABLE) if game else AT_HOME
    unsaid, waiting = (tuple(head.format(game=game) for head in heads) for heads in (UNSAID_IDS, LATER_IDS))
    first, later = about, dict[str, str]()
    for file, text in _all_sources(game, language):
        for id, entry in entries_of(text) if file not in away else []:
            first.pop(id, None), later.pop(id, None)  # of two messages with one id the later counts
            if not (game and id.startswith(unsaid)):
                refuses = file in REFUSING and id.startswith("reason-")
                waits = game and (file in LATER_FILES or refuses or id.startswith(waiting))
                (later if waits else first)[id] = entry
    return "\n".join([*first.values(), ""]), "\n".join([*later.values(), ""]) if later else ""


def _all_sources(game: str, language: str) -> list[tuple[str, str]]:
    folder = open_game(game).words if game else None
    wanted = dict.fromkeys((FALLBACK, language))
    return [file for one in wanted for file in sources(folder, one)]


def spoken_names(game: Game, state: State, language: str = "") -> list[str]:
    """What the seats of a table are called where nobody has a name."""
    return [words_for(game.name, language).say(name) for name in game.seat_names(state)]


def speak(message: Message) -> str:
    """Say a message in the language spoken here, for whoever turns it into a `str`."""
    if not message.game and (words := words_at_a_terminal()).has(message.id):
        return words.say(message)
    return words_for(message.game).say(message)
