"""The tables of the store and their rows. Every change of theirs is also a step in migrations/."""

from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import BigInteger, Boolean, Column, Float, Integer, MetaData, String, Table, Text

from clachan.server.terms import Terms

metadata = MetaData()
facts = Table(
    "facts", metadata, Column("name", String, primary_key=True), Column("value", Text, nullable=False)
)
guests = Table(
    "guests",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("created", Float, nullable=False),
    Column("hook", String, nullable=False, default=""),
    Column("hook_from", String, nullable=False, default=""),
)
games = Table(
    "games",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("host", String, nullable=False, index=True),
    Column("options", Text, nullable=False),
    Column("layout", Text, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("data", String, nullable=False),
    Column("rules", String, nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("asked", Integer, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("summary", Text, nullable=False),
    Column("terms", Text, nullable=False),
    Column("clock", Text, nullable=False),
    Column("rules_number", Integer, nullable=False),
    Column("state", String, nullable=False),
)
seats = Table(
    "seats",
    metadata,
    Column("game", String, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String, nullable=False),
    Column("name", String, nullable=False),
    Column("bot", String, nullable=False),
    Column("token", String, nullable=False, unique=True),
    Column("confirm", Boolean, nullable=False),
    Column("single", Boolean, nullable=False),
    Column("auto_pass", Boolean, nullable=False),
)
holders = Table(
    "holders",
    metadata,
    Column("game", String, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", String, primary_key=True, index=True),
)
events = Table(
    "events",
    metadata,
    Column("game", String, primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", String, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", String, nullable=False),
    Column("at", Float, nullable=False),
)
chat = Table(
    "chat",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("game", String, nullable=False, index=True),
    Column("name", String, nullable=False),
    Column("text", String, nullable=False),
    Column("at", Float, nullable=False),
)


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened at a table: `play`, `chance`, `undo` (text: the ply) or `end`."""

    seq: int
    kind: str
    seat: int
    text: str


@dataclass
class SeatRow:
    """Who sits on a seat and how that seat wants to be asked.

    A bot's seat with holders is played by the bot while they are away; they may take it back.
    """

    seat: int
    kind: str
    name: str
    bot: str
    token: str
    confirm: bool = True
    single: bool = True
    auto_pass: bool = False
    holders: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Kept:
    """What is kept of where a game stands: a digest of its state, its clock, and whether it is over."""

    state: str = ""
    clock: str = ""
    over: bool = False


@dataclass(frozen=True)
class Hook:
    """Where a guest wants to be told of turns, and the address of this server as that guest knows it."""

    guest: str
    url: str
    origin: str


@dataclass(frozen=True)
class GameRow:
    """How a table was started; this never changes."""

    id: str
    game: str
    host: str
    options: dict[str, Any]
    layout: dict[str, str]
    seed: int
    data: str
    rules: str
    created: float
    rules_number: int = 1
    terms: Terms = field(default_factory=Terms)
