"""A position: a table at one moment, without how it came about, and its text."""

from collections.abc import Callable, Mapping
from html import escape
from typing import Any

from clachan.core.action import Action
from clachan.core.errors import UnknownAction
from clachan.core.game import Game, Layout, Score, State
from clachan.core.message import Question, Reason
from clachan.core.options import Options


class Position:
    """A table at one moment. Its `str` is a text on one line that `read_position` reads back.

    It holds everything, hidden parts too; `view(seat)` is what somebody may see.
    """

    def __init__(self, game: Game, options: Options, layout: Layout, state: State) -> None:
        self.game = game
        self.options = options
        self.layout = dict(layout)
        self.state: State = state

    def __repr__(self) -> str:
        return f"<Position of {self.game.title}, {self.options['players']} player(s): {self.question}>"

    def __str__(self) -> str:
        from clachan.core.position_text import write_position

        return write_position(self)

    def __eq__(self, other: object) -> bool:
        return other is self or (type(other) is type(self) is Position and str(other) == str(self))

    __hash__ = object.__hash__  # a state changes, so only the object itself can be a key

    def _repr_svg_(self) -> str | None:
        """The table as a picture, for notebooks; None where a game has no drawing."""
        return _drawer[0](self)

    def _repr_html_(self) -> str | None:
        """The picture with what is asked below it, for notebooks."""
        svg = self._repr_svg_()
        asked = f"<figcaption>{escape(str(self.question))}</figcaption>"
        return None if svg is None else f'<figure style="margin:0">{svg}{asked}</figure>'

    # What is asked

    @property
    def seat(self) -> int:
        """Who is asked: a seat, or -1 for chance, or -3 when the game is over."""
        return self.game.seat(self.state)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.over(self.state)

    @property
    def question(self) -> Question:
        """What is asked now; its `str` is a prompt."""
        return self.game.question(self.state)

    def legal(self) -> list[Action]:
        """The answers allowed now."""
        return self.game.legal(self.state)

    def action(self, named: Action | str | int) -> Action:
        """The action that is meant by its text, its number, or by itself; UnknownAction if there is none."""
        return self.game.catalogue.find(named)

    def why_not(self, named: Action | str | int) -> Reason | None:
        """Why an action is not allowed now, or None if it is: a code, and a sentence as its `str`."""
        try:
            action = self.action(named)
        except UnknownAction as error:
            return error.reason
        return self.game.why_not(self.state, action.number)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """The table as one seat (None: a spectator) may see it, as plain data."""
        return self.game.view(self.state, seat)

    def scores(self) -> list[Score]:
        """Everyone's points, as if the game ended now."""
        return self.game.scores(self.state)


Drawer = Callable[[Position], str | None]


def _no_picture(position: Position) -> str | None:
    del position
    return None


_drawer: list[Drawer] = [_no_picture]


def draw_with(drawer: Drawer) -> None:
    """Let this function draw positions in notebooks."""
    _drawer[0] = drawer


def changed_options(options: Options) -> Mapping[str, str]:
    """What a text must say of the options: the number of players, and what is not at its default."""
    return {"players": str(options["players"]), **options.changed()}
