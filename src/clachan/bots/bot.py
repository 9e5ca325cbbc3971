"""Bots by name: `random`, or with parameters `mcts:time=1,rollouts=200`.

A package adds its own with an entry point of the group `clachan.bots` that names a BotKind. Bots in files and
programs have no name here: see foreign.py.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib.metadata import EntryPoint, entry_points
from typing import Protocol

from clachan.core.errors import ClachanError
from clachan.core.game import Game, State
from clachan.core.message import Message, Parameters, refusal

GROUP = "clachan.bots"
Value = int | float | str
Values = Mapping[str, Value]


class BadBot(ClachanError):
    """A bot that does not exist, cannot be loaded, or was given a parameter that it does not take."""


class Bot(Protocol):
    """Answers questions. The state is its own copy, the hidden parts dealt anew for its seat."""

    @property
    def name(self) -> str: ...

    def choose(self, state: State) -> int:
        """The number of a legal action; the seat that is asked is the bot's."""
        ...


@dataclass(frozen=True)
class Parameter:
    """A setting of a bot: a number within bounds, or one of some words. The default says which kind.

    `help` is for a bot of another package; what ours do stands in the words (`bot-mcts-width.help`).
    """

    name: str
    default: Value
    help: str = ""
    least: float = 0
    most: float = 1_000_000
    words: tuple[str, ...] = ()

    def read(self, given: str) -> Value | None:
        """The value that was meant, or None if it is not allowed."""
        if isinstance(self.default, str):
            return given if given in self.words else None
        value = _number(given, whole=isinstance(self.default, int))
        return value if value is not None and self.least <= value <= self.most else None

    def allowed(self) -> Message:
        """What may stand there."""
        if isinstance(self.default, str):
            return Message("", "allowed-one-of", {"values": self.words})
        kind = "whole" if isinstance(self.default, int) else "any"
        between: Parameters = {"kind": kind, "least": f"{self.least:g}", "most": f"{self.most:g}"}
        return Message("", "allowed-between", between)


def _number(given: str, whole: bool) -> int | float | None:
    try:
        return int(given) if whole else float(given)
    except ValueError:
        return None


@dataclass(frozen=True)
class BotKind:
    """A bot that can be made: its name, the function that makes it, and its parameters.

    `help` is a line for a bot of another package; what ours do stands in the words (`bot-easy.help`).
    A bot is `quick` if none of its answers takes more than a small part of a second.
    """

    name: str
    make: Callable[[Game, int, Values], Bot]
    parameters: tuple[Parameter, ...] = ()
    help: str = ""
    quick: bool = False

    def line(self, parameter: Parameter | None = None) -> Message:
        """What is said of the bot or of one of its parameters."""
        own = self.help if parameter is None else parameter.help
        if own:
            return Message("", "plain", {"text": own})
        return Message("", f"bot-{self.name}{f'-{parameter.name}' if parameter else ''}.help")


_KINDS: dict[str, BotKind] = {}


def register(kind: BotKind) -> None:
    """Make a bot known under its name."""
    _KINDS[kind.name] = kind


def is_own(name: str) -> bool:
    """Whether a bot is one of ours, or was registered by whoever runs this process."""
    return name in _KINDS


def bot_names() -> list[str]:
    """Every bot that can be named, those of other packages too."""
    return sorted({*_KINDS, *_offered()})


def bot_kind(name: str) -> BotKind:
    """The bot of this name; the bots that are registered come before those of other packages."""
    if name in _KINDS:
        return _KINDS[name]
    offered = _offered()
    if name not in offered:
        raise BadBot(refusal("unknown-bot", bot=repr(name), bots=tuple(bot_names())))
    return _loaded(offered[name])


def _offered() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}


def _loaded(point: EntryPoint) -> BotKind:
    try:
        kind = point.load()
    except Exception as error:  # whatever a foreign module raises, the user hears which bot is broken
        raise BadBot(
            refusal("bot-not-loaded", bot=repr(point.name), place=str(point.value), error=str(error))
        ) from error
    if not isinstance(kind, BotKind):
        raise BadBot(
            refusal(
                "bot-of-no-kind", bot=repr(point.name), place=str(point.value), kind=str(type(kind).__name__)
            )
        )
    return kind


def read_bot(text: str) -> tuple[BotKind, dict[str, Value]]:
    """The bot and the complete, checked parameters that a text such as `mcts:time=1` means."""
    name, _, rest = text.strip().partition(":")
    kind = bot_kind(name.strip())
    return kind, read_settings(kind, rest)


def read_settings(kind: BotKind, text: str) -> dict[str, Value]:
    """The complete, checked parameters of a bot, from what was typed behind its name."""
    values = {parameter.name: parameter.default for parameter in kind.parameters}
    for part in filter(None, (piece.strip() for piece in text.split(","))):
        key, _, given = (piece.strip() for piece in part.partition("="))
        values[key] = _read_parameter(kind, key, given)
    return values


def _read_parameter(kind: BotKind, key: str, given: str) -> Value:
    for parameter in kind.parameters:
        if parameter.name == key:
            value = parameter.read(given)
            if value is None:
                raise BadBot(
                    refusal(
                        "bot-value",
                        bot=str(kind.name),
                        parameter=str(key),
                        given=repr(given),
                        allowed=parameter.allowed(),
                    )
                )
            return value
    known = tuple(parameter.name for parameter in kind.parameters)
    raise BadBot(refusal("bot-no-parameter", bot=kind.name, parameter=repr(key), known=known))


def make_bot(text: str, game: Game, seed: int) -> Bot:
    """The bot that a text names, for one seat of one game; the same seed makes the same choices."""
    kind, values = read_bot(text)
    return kind.make(game, seed, values)
