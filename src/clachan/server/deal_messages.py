"""Tables with one deal, as pages get them."""

from typing import Annotated

from msgspec import Meta, Struct

from clachan.server.api_messages import ScoreShown, TableForm


class TryForm(Struct, forbid_unknown_fields=True):
    """Whoever takes up a challenge chooses whether to be named."""

    named: bool = False


class NamedForm(Struct, forbid_unknown_fields=True):
    """The same, afterwards."""

    day: Annotated[str, Meta(max_length=10)]
    named: bool


class ResultShown(Struct):
    """A game of a deal that is over: whose, and how it ended. The best come first."""

    name: str
    """Nothing for those who do not want to be named."""
    yours: bool
    expert: bool
    late: bool
    """Whether it ended after its day, when the others' games could be seen."""
    margin: int
    """Points, less those of the best other."""
    scores: list[ScoreShown]
    table: str
    place: int
    """Among all who played that day; 0 for the expert and for those who were late."""


class ChallengeShown(Struct):
    """The challenge of a day in one game, as far as a guest may see it."""

    game: str
    title: str
    opponents: list[str]
    table: str
    """This guest's try."""
    over: bool
    named: bool
    finished: int
    """How many have finished theirs."""
    commitment: str
    secret: str
    results: list[ResultShown]
    """Nothing before one's own try is finished or the day is over; then the best, the own, the expert's."""
    expert: str
    """`thinking` while the expert plays, `done`, or nothing."""


class ChallengesShown(Struct):
    """A day."""

    day: str
    today: str
    before: str
    games: list[ChallengeShown]


class DuplicateForm(Struct, forbid_unknown_fields=True):
    """Several tables with one deal."""

    table: TableForm
    tables: Annotated[int, Meta(ge=2, le=6)] = 2


class DealTableShown(Struct):
    """One of them: who sits there, and how it ended when all have."""

    number: int
    table: str
    """Nothing for those who may not look there yet."""
    invite: str
    yours: bool
    """Whether whoever asks sits there."""
    names: list[str]
    """Nothing for a seat that is free."""
    bots: list[str]
    """Which bot plays at a seat; nothing for people."""
    over: bool
    scores: list[ScoreShown]


class DealShown(Struct):
    """The sheet of a duplicate."""

    id: str
    game: str
    title: str
    host: bool
    done: bool
    commitment: str
    secret: str
    tables: list[DealTableShown]
