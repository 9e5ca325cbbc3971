"""Words are data: what is said to a person is an id with parameters; only the edge makes a sentence of it.

A parameter that names a thing is a part of the table, such as `good:wool`, `hex:c4` or `seat:0`; other words
are values that a sentence may ask for (`up`, `down`). Numbers are numbers, so that a sentence can count by
them and a language writes them in its way; only those that are names (seeds, plies) are texts. A parameter
can be a message or several of them. The sentences stand in Fluent files (see `clachan.words`); no program
reads one.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Union

Parameter = Union[int, float, str, "Message", tuple["Parameter", ...]]
Parameters = Mapping[str, Parameter]


class Message:
    """Something to be said: the id of its sentence in the words of a game (none: in those of all games)."""

    __slots__ = ("game", "id", "parameters")

    def __init__(self, game: str, id: str, parameters: Parameters | None = None) -> None:
        self.game = game
        self.id = id
        self.parameters: Parameters = parameters or {}

    def __repr__(self) -> str:
        return f"Message({self.game!r}, {self.id!r}, {dict(self.parameters)!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self._all() == other._all()

    def __hash__(self) -> int:
        return hash((self.game, self.id, *self.parameters))

    def __str__(self) -> str:
        return spoken(self)

    def _all(self) -> tuple[str, str, dict[str, Parameter]]:
        return self.game, self.id, dict(self.parameters)


@dataclass(frozen=True)
class Reason:
    """Why something is refused: a code for programs, and the parameters of its sentence."""

    game: str
    code: str
    parameters: Parameters = field(default_factory=dict, hash=False)

    def message(self) -> Message:
        return Message(self.game, f"reason-{self.code}", self.parameters)

    def __str__(self) -> str:
        return spoken(self.message())


def refusal(code: str, **parameters: Parameter) -> Reason:
    """Why something is refused, whatever the game."""
    return Reason("", code, parameters)


def wrong(code: str, **parameters: Parameter) -> Message:
    """What is wrong with a value in a data pack."""
    return Message("", f"wrong-{code}", parameters)


@dataclass(frozen=True)
class Question:
    """What is asked now: which kind of question, who is asked, and what its prompt names."""

    game: str
    kind: str
    seat: int
    parameters: Parameters = field(default_factory=dict, hash=False)

    def message(self) -> Message:
        return Message(self.game, f"ask-{self.kind}", self.parameters)

    def __str__(self) -> str:
        return spoken(self.message())


@dataclass(frozen=True)
class Fact:
    """One thing that happened, for the log: its kind, whose it is (-1: nobody's), and the parts it touched.

    `kind` is `did-expand` for an action of the family `expand`, `price` for a new price, and so on.
    """

    game: str
    kind: str
    seat: int
    parameters: Parameters = field(default_factory=dict, hash=False)
    parts: tuple[str, ...] = ()

    def message(self) -> Message:
        return Message(self.game, f"fact-{self.kind}", self.parameters)

    def __str__(self) -> str:
        return spoken(self.message())


Speaker = Callable[[Message], str]


def _by_id(message: Message) -> str:
    """What is said where nobody has installed words: the id and the parameters."""
    named = ", ".join(f"{name} {value}" for name, value in message.parameters.items())
    return f"{message.id} ({named})" if named else message.id


_speaker: list[Speaker] = [_by_id]


def speak_with(speaker: Speaker) -> None:
    """Let messages be said by this function when they are turned into a `str`."""
    _speaker[0] = speaker


def spoken(message: Message) -> str:
    return _speaker[0](message)
