"""What is said in a terminal, with the seats called by what they play."""

from collections.abc import Sequence

from clachan.core.game import Game, State
from clachan.core.message import Fact, Message, Parameter, Question, Reason
from clachan.words import spoken_names, words_for


def said(id: str, **parameters: Parameter) -> str:
    """What the terminal says of itself."""
    return str(Message("", id, parameters))


def on_one_line(said: Message) -> str:
    """A text of several lines in the words as one line."""
    return " ".join(str(said).split())


def spoken(game: Game, state: State, said: Message | Fact | Question | Reason | None) -> str:
    """A sentence about a table; none where there is nothing to say."""
    return "" if said is None else said_with(game, spoken_names(game, state), said)


def said_with(game: Game, names: Sequence[str], said: Message | Fact | Question | Reason) -> str:
    message = said if isinstance(said, Message) else said.message()
    return words_for(game.name).say(message, names)
