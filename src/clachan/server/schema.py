"""The tables of the store and their rows. Every change of theirs is also a step in migrations/."""

from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    DateTime,
    Float,
    ForeignKeyConstraint,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

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
    Column("stranded", Integer, nullable=False),
    Column("secret", String, nullable=False, default=""),
    Column("invite", String, nullable=False, default=""),
    Column("listed", Boolean, nullable=False, default=False),
    Column("closed", Boolean, nullable=False, default=False),
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
    Column("after", Integer),
    # No event without the one before it: a record has no holes, whoever writes it.
    CheckConstraint("coalesce(after, -1) = seq - 1", name="events_one_by_one"),
    ForeignKeyConstraint(["game", "after"], ["events.game", "events.seq"], name="events_after"),
)
# Events that an older version stored beyond a hole: they cannot be carried out, and are not thrown away.
stranded = Table("stranded", metadata, *(Column(c.name, c.type, primary_key=c.primary_key, nullable=False,
                 autoincrement=False) for c in events.columns if c.name != "after"))  # fmt: skip
chat = Table(
    "chat",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("game", String, nullable=False, index=True),
    Column("name", String, nullable=False),
    Column("text", String, nullable=False),
    Column("at", Float, nullable=False),
    Column("guest", String, nullable=False, default=""),
)
# Guests of a table: who came by its link, and what its host decided on them.
company = Table(
    "company",
    metadata,
    Column("game", String, primary_key=True),
    Column("guest", String, primary_key=True, index=True),
    Column("invited", Boolean, nullable=False, default=False),
    Column("muted", Boolean, nullable=False, default=False),
    Column("removed", Boolean, nullable=False, default=False),
)
# Lists ask for what is listed and running, tidying for what is over, each by when it changed.
Index("ix_games_listed", games.c.listed, games.c.over, games.c.changed)
Index("ix_games_over", games.c.over, games.c.changed)
# The processes that keep tables in one database, and which of them holds a table (see leases.py).
processes = Table(
    "processes",
    metadata,
    Column("id", String, primary_key=True),
    Column("address", String, nullable=False),
    Column("machine", String, nullable=False),
    Column("pid", Integer, nullable=False),
    Column("seen", DateTime(timezone=True), nullable=False),
)
leases = Table(
    "leases",
    metadata,
    Column("game", String, primary_key=True),
    Column("process", String, nullable=False, index=True),
    # What a process held is free when its row is gone.
    ForeignKeyConstraint(["process"], ["processes.id"], name="leases_process", ondelete="CASCADE"),
)
# Processes of `clachan bot-worker`, and what servers have asked them (see thinkers.py). A question that is
# asked of somebody, or by somebody, who is gone is gone with them. `bell` is the channel that is notified.
thinkers = Table(
    "thinkers",
    metadata,
    Column("id", String, primary_key=True),
    Column("lane", String, nullable=False),
    Column("build", String, nullable=False),
    Column("bell", String, nullable=False),
    Column("seen", DateTime(timezone=True), nullable=False),
)
thoughts = Table(
    "thoughts",
    metadata,
    Column("id", String, primary_key=True),
    Column("at", DateTime(timezone=True), nullable=False),
    Column("thinker", String, nullable=False, index=True),
    Column("process", String, nullable=False, index=True),
    Column("bell", String, nullable=False, index=True),
    Column("question", Text, nullable=False),
    Column("answer", Text),
    ForeignKeyConstraint(["thinker"], ["thinkers.id"], name="thoughts_thinker", ondelete="CASCADE"),
    ForeignKeyConstraint(["process"], ["processes.id"], name="thoughts_process", ondelete="CASCADE"),
)
# What was found out about the decisions of a game that is over (see review_rows.py).
reviews = Table(
    "reviews",
    metadata,
    Column("game", String, primary_key=True),
    Column("kind", String, primary_key=True),
    Column("ply", Integer, primary_key=True, autoincrement=False),
    Column("games", Integer, nullable=False),
    Column("found", Text, nullable=False),
)
# Tables with one deal (see deals.py): the challenge of a day, whose tries have their guests as places, and
# duplicates, whose tables are numbered. `scores` is empty until a table that is over was looked at.
deals = Table(
    "deals",
    metadata,
    Column("id", String, primary_key=True),
    Column("day", String, nullable=False),
    Column("game", String, nullable=False),
    Column("host", String, nullable=False),
    Column("secret", String, nullable=False),
    Column("created", Float, nullable=False),
)
deal_tables = Table(
    "deal_tables",
    metadata,
    Column("deal", String, primary_key=True),
    Column("place", String, primary_key=True),
    Column("game", String, nullable=False, index=True),
    Column("named", Boolean, nullable=False),
    Column("scores", Text, nullable=False),
    Column("finished", Float, nullable=False),
    Column("margin", Integer, nullable=False, server_default="0"),
    Column("total", Integer, nullable=False, server_default="0"),
)
# At which tables of a duplicate a guest has looked, and whether the guest ever sat there.
deal_guests = Table(
    "deal_guests",
    metadata,
    Column("deal", String, primary_key=True),
    Column("guest", String, primary_key=True),
    Column("game", String, primary_key=True),
    Column("sat", Boolean, nullable=False),
)
# What the operator has barred: a `table`, a `guest`, an `address` (a network).
bars = Table(
    "bars",
    metadata,
    Column("kind", String, primary_key=True),
    Column("what", String, primary_key=True),
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
    confirm: bool = False
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
    stranded: int = 0
    """How many events beyond a hole an older version left; the game goes on from before the hole."""
    secret: str = field(default="", repr=False)
    """What the draws follow from (core/sealed.py), told to nobody before the end; older tables have none."""
