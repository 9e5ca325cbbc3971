"""The choices that a table makes before a game: each with its values and its default.

What they are called stands in the words of the game: `<game>-option-<name>`, with a line of help (`.help`).
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from clachan.core.errors import BadOptions
from clachan.core.message import Message, refusal

Value = int | bool | str
YES = ("yes", "true", "on", "1")
NO = ("no", "false", "off", "0")


@dataclass(frozen=True)
class Option:
    """One choice. `values` lists the words or numbers allowed; a yes/no choice has none."""

    name: str
    default: Value
    values: tuple[Value, ...] = ()

    def read(self, given: object) -> Value:
        """The value that was meant, or an error that says what is allowed."""
        value = self._converted(given)
        if value is None or (self.values and value not in self.values):
            raise BadOptions(
                refusal("option-value", option=str(self.name), given=repr(given), allowed=self._allowed())
            )
        return value

    def _converted(self, given: object) -> Value | None:
        if isinstance(self.default, bool):
            return _yes_or_no(given)
        if isinstance(self.default, int):
            return _number(given)
        return given.lower() if isinstance(given, str) else None

    def _allowed(self) -> Message:
        if isinstance(self.default, bool):
            return Message("", "allowed-yes-no")
        values = tuple(str(value) for value in self.values)
        return Message("", "allowed-one-of", {"values": values}) if values else Message("", "allowed-number")


@dataclass(frozen=True)
class Barred:
    """A value, or one of several held together, that cannot be chosen beside the others, and why."""

    option: str
    value: Value
    why: Message


def _yes_or_no(given: object) -> bool | None:
    if isinstance(given, bool):
        return given
    word = str(given).lower()
    return True if word in YES else False if word in NO else None


def _number(given: object) -> int | None:
    if isinstance(given, bool):
        return None
    if isinstance(given, int):
        return given
    text = str(given).strip()
    return int(text) if text.isascii() and text.lstrip("-").isdecimal() and len(text) < 18 else None


class Options(Mapping[str, Value]):
    """The values chosen, complete and checked; options at their default are not written down."""

    def __init__(self, known: Iterable[Option], given: Mapping[str, object]) -> None:
        self.known = tuple(known)
        names = [option.name for option in self.known]
        for name in given:
            if name not in names:
                raise BadOptions(refusal("unknown-option", option=repr(name), options=tuple(names)))
        self._values = {
            option.name: option.read(given.get(option.name, option.default)) for option in self.known
        }
        self._hash = hash(tuple(self._values.items()))

    def __getitem__(self, name: str) -> Value:
        return self._values[name]

    def __iter__(self):  # type: ignore[no-untyped-def]
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)

    def __hash__(self) -> int:
        return self._hash

    def __reduce__(self) -> "tuple[type[Options], tuple[tuple[Option, ...], dict[str, Value]]]":
        return Options, (self.known, self._values)  # hashes of words differ from process to process

    def __repr__(self) -> str:
        return f"<Options {', '.join(f'{name}={spelled(value)}' for name, value in self._values.items())}>"

    def number(self, name: str) -> int:
        """The value of an option that is a number."""
        return int(self._values[name])

    def yes(self, name: str) -> bool:
        """Whether a yes/no option was chosen."""
        return self._values[name] is True

    def word(self, name: str) -> str:
        """The value of an option that is a word."""
        return str(self._values[name])

    def changed(self) -> dict[str, str]:
        """The options that differ from their default, as words for a record or a command line."""
        return {
            option.name: spelled(self._values[option.name])
            for option in self.known
            if self._values[option.name] != option.default
        }


def spelled(value: Value) -> str:
    """A value as it is typed: yes, no, a number or a word."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def read_assignments(texts: Iterable[str]) -> dict[str, str]:
    """Options typed as `name=value`; a bare `name` means yes, `no-name` means no."""
    given: dict[str, str] = {}
    for text in texts:
        for part in filter(None, (piece.strip() for piece in text.split(","))):
            name, sign, value = part.partition("=")
            if not sign and name.startswith("no-"):
                name, value = name[3:], "no"
            given[name.strip().replace("-", "_")] = value.strip() if sign else (value or "yes")
    return given
