"""What is said to people, as it travels: the id of a sentence and what it names. Pages make the sentence."""

from typing import Union

from msgspec import Struct, field, json

from clachan.core.errors import ClachanError
from clachan.core.message import Message, Parameter


class Told(Struct, omit_defaults=True, gc=False):
    """Something to be said: its id in the words of the game, and what the sentence names."""

    id: str
    named: dict[str, Union[int, float, str, "Told", list[Union[int, float, str, "Told"]]]] = field(
        name="with", default_factory=dict
    )


Named = int | float | str | Told | list[int | float | str | Told]


def told(message: Message) -> Told:
    return Told(message.id, {name: _named(value) for name, value in message.parameters.items()})


def _named(value: Parameter) -> Named:
    if type(value) is str or type(value) is int:  # what is named most, so it goes the shortest way
        return value
    if isinstance(value, tuple):
        return [_single(one) for one in value]
    return _single(value)


def _single(value: Parameter) -> int | float | str | Told:
    if isinstance(value, Message):
        return told(value)
    assert not isinstance(value, tuple), f"a list within a list: {value}"
    return value


def said_again(told: Told, game: str = "") -> Message:
    """The message that was told, of this game."""
    return Message(game, told.id, {name: _parameter(value, game) for name, value in told.named.items()})


def _parameter(value: Named, game: str) -> Parameter:
    if isinstance(value, list):
        return tuple(_parameter(one, game) for one in value)
    return said_again(value, game) if isinstance(value, Told) else value


def why(error: ClachanError) -> Told:
    """Why something was refused; what is only known as a text is told as it is."""
    return told(error.why())


def kept_message(message: Message) -> str:
    """A message as it is stored."""
    return json.encode(told(message)).decode()


def read_message(kept: str) -> Told:
    """A message that was stored; before there were messages, sentences were."""
    return json.decode(kept, type=Told) if kept.startswith("{") else Told("plain", {"text": kept})
