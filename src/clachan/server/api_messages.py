"""What the pages send and get outside a table, as typed records."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from clachan.server.messages import HintShown, Legal, LogLine, ReasonShown
from clachan.server.terms import Terms
from clachan.server.told import Told

Text = Annotated[str, Meta(max_length=200)]


class SeatForm(Struct, forbid_unknown_fields=True):
    """A seat as its host wants it."""

    kind: Literal["me", "open", "bot"]
    bot: Text = ""
    name: Text = ""
    """What somebody is called who shares the host's screen."""


class TableForm(Struct, forbid_unknown_fields=True):
    """A new table."""

    game: Text
    seats: Annotated[list[SeatForm], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[str, int | bool | Text], Meta(max_length=40)] = {}
    seed: int | None = None
    terms: Terms = Terms()
    listed: bool = False
    """Whether everybody sees the table and may sit down; else it needs its link."""


class HookForm(Struct, forbid_unknown_fields=True):
    """Where a guest wants to be told of turns; nothing for nowhere."""

    url: Annotated[str, Meta(max_length=500)]


class NextShown(Struct):
    """The table that has waited longest for a guest, and how many wait."""

    table: str | None
    waiting: int


class NameForm(Struct, forbid_unknown_fields=True):
    """A nickname."""

    name: Text


class WhatIfForm(Struct, forbid_unknown_fields=True):
    """A branch: a position of the table, and the actions played from there."""

    ply: Annotated[int, Meta(ge=0, le=100_000)]
    actions: Annotated[list[Annotated[int, Meta(ge=0, le=100_000)]], Meta(max_length=400)] = []
    bot: Text = ""
    why: Annotated[list[Text], Meta(max_length=4)] = []
    preview: bool = False
    hints: bool = False


class ChoiceShown(Struct):
    """One of several things that an option can hold; `notes` say in a word or two what it asks of a table."""

    value: str
    name: Told
    help: Told
    notes: list[Told]


class BarredShown(Struct):
    """A value of an option that cannot be chosen beside the others, and why."""

    option: str
    value: int | bool | str
    why: Told


class OptionShown(Struct):
    """A choice of a game with its line of help; `several` can be held together, written one after another."""

    name: str
    label: Told
    help: Told
    default: int | bool | str
    values: list[int | bool | str]
    several: list[ChoiceShown]


class BotShown(Struct):
    """A bot that can sit at a table."""

    name: str
    help: Told


class GameShown(Struct):
    """A game that can be played here: what it is about, and which rulebook its helps refer to."""

    name: str
    title: str
    about: Told | None
    rulebook: Told | None
    players: list[int]
    options: list[OptionShown]
    bots: list[BotShown]
    lesson: bool


class SitterShown(Struct):
    """Who sits at a table in a list: a person, a bot, or nobody yet."""

    kind: str
    name: str
    bot: str
    yours: bool


class TableShown(Struct):
    """A line in a list of tables; `asked` is the seat that is to play."""

    id: str
    game: str
    title: str
    summary: Told
    seats: list[SitterShown]
    asked: int
    your_turn: bool
    over: bool
    changed: float


class HomeShown(Struct):
    """Everything on the first page."""

    name: str
    hook: str
    games: list[GameShown]
    mine: list[TableShown]
    open: list[TableShown]


class StepShown(Struct):
    """A ply of a replay."""

    ply: int
    seat: int
    round: int
    turn: int
    lines: list[LogLine]


class Standing(Struct):
    """How everyone stood after a ply: for each seat its money, goods and points."""

    ply: int
    round: int
    seats: list[dict[str, int]]


class ScoreShown(Struct):
    """A column of the score sheet."""

    seat: int
    lines: dict[str, int]
    total: int
    place: int
    rating: str


class ReplayShown(Struct):
    """A whole game: its steps, and the score sheet."""

    table: str
    game: str
    title: str
    names: list[str]
    bots: list[str]
    """Which bot plays at a seat; nothing for people."""
    opened: float
    """When the table was opened, in seconds since 1970; 0 for a record that was brought here."""
    steps: list[StepShown]
    scores: list[ScoreShown]
    over: bool
    hides: bool


class StandingsShown(Struct):
    """The path of a game: how everyone stood after each turn."""

    standings: list[Standing]


class WhatIfShown(Struct):
    """A position of a branch."""

    ply: int
    actions: list[int]
    asked: int
    question: Told
    lines: list[LogLine]
    legal: list[Legal]
    reasons: list[ReasonShown]
    hints: list[HintShown]
    view: dict[str, Any]
