"""What travels between server and browser, as typed records in JSON; the browser's types are made from it."""

from typing import Annotated, Any

from msgspec import Meta, Raw, Struct, field

from clachan.server.clock import ClockShown
from clachan.server.lesson import LessonShown
from clachan.server.terms import Terms
from clachan.server.told import Named, Told

Words = Annotated[str, Meta(max_length=300)]
Part = Annotated[str, Meta(max_length=40)]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
Seat = Annotated[int, Meta(ge=0, le=7)]


class Request(Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """Anything that a browser asks; the answer carries the same id."""

    id: Number


class Act(Request, tag="act"):
    """Play an action that was chosen for the position `seq`."""

    seq: Number
    number: Number


class Preview(Request, tag="preview"):
    """What would happen if this action were played."""

    seq: Number
    number: Number


class Why(Request, tag="why"):
    """Why nothing can be done with these parts of the board."""

    parts: Annotated[list[Part], Meta(min_length=1, max_length=4)]


class Undo(Request, tag="undo"):
    """Take back to a ply of this turn, or as far as the rules allow."""

    seq: Number
    ply: Number | None = None


class EndTurn(Request, tag="end_turn"):
    """The turn just played shall stand."""

    seq: Number


class Say(Request, tag="say"):
    """A line of chat."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Sit(Request, tag="sit"):
    """Take an open seat."""

    seat: Seat


class Leave(Request, tag="leave"):
    """Give up a seat, to a bot or to whoever comes; the host may do it for seats without a person."""

    seat: Seat
    bot: Words = ""


class Prefer(Request, tag="prefer"):
    """How a seat wants to be asked."""

    seat: Seat
    confirm: bool
    single: bool
    auto_pass: bool


class HintWanted(Request, tag="hint"):
    """What would a bot do?"""

    seq: Number


AnyRequest = Act | Preview | Why | Undo | EndTurn | Say | Sit | Leave | Prefer | HintWanted


class Legal(Struct, gc=False):
    """An answer that is allowed now: its family, what it names, and the parts of the board that it touches.

    `group` is the heading under which it is listed, `cost` what it costs or brings, if anything.
    """

    number: int
    family: str
    named: dict[str, Named] = field(name="with")
    group: str
    cost: Told | None
    parts: list[str]


class LogLine(Struct, gc=False):
    """One thing that happened: of which kind, whose it is, what is said of it, and the parts it touched."""

    ply: int
    kind: str
    seat: int
    said: Told
    parts: list[str]


class ChatLine(Struct):
    """One thing that somebody said."""

    name: str
    text: str
    at: float


class SeatInfo(Struct):
    """Who sits where."""

    seat: int
    kind: str
    name: str
    bot: str
    online: bool


class Preferences(Struct):
    """How a seat wants to be asked."""

    seat: int
    confirm: bool
    single: bool
    auto_pass: bool
    link: str


class Reply(Struct, tag_field="type"):
    """Anything that the server tells a browser."""


class Welcome(Reply, tag="welcome"):
    """The first message: the table and the whole log so far; `since` is the ply when your last turn ended."""

    table: str
    game: str
    title: str
    options: dict[str, Any]
    host: bool
    rules: str
    frozen: Told | None
    terms: Terms
    hints: bool
    since: int
    hides: bool
    passes: bool
    log: list[LogLine]
    chat: list[ChatLine]


class Seats(Reply, tag="seats"):
    """Who sits where, which seats are yours, and which of yours a bot plays while you are away.

    `reproducible` tells that chance follows the table's seed; else the system draws when it is needed.
    """

    seats: list[SeatInfo]
    yours: list[Preferences]
    away: list[int]
    watching: int
    reproducible: bool


class Update(Reply, tag="update"):
    """The position after something happened; the log is cut to `keep` lines, then grows by `log`.

    `view` is the whole view, or with a `base` the changes to the view of that seq (see patch.py).
    """

    seq: int
    ply: int
    asked: int
    question: Told
    held: int | None
    undo_to: int | None
    keep: int
    log: list[LogLine]
    legal: list[Legal]
    clock: ClockShown | None
    lesson: LessonShown | None
    base: int | None
    view: Raw


class Done(Reply, tag="done"):
    """The request is carried out and stored; the position is now `seq`."""

    id: int
    seq: int


class Refused(Reply, tag="refused"):
    """The request is refused, and nothing changed: a code for programs, and what is said of it."""

    id: int
    code: str
    why: Told


class ReasonShown(Struct):
    """Why some actions are not possible."""

    actions: list[int]
    why: Told


class Reasons(Reply, tag="reasons"):
    """The answer to `why`."""

    id: int
    parts: list[str]
    reasons: list[ReasonShown]


class Foresight(Reply, tag="foresight"):
    """The answer to `preview`."""

    id: int
    number: int
    lines: list[Told]
    view: Raw


class HintShown(Struct):
    """An action that a bot thinks well of, and the points that it expects in the end."""

    number: int
    family: str
    named: dict[str, Named] = field(name="with")
    points: float
    parts: list[str]


class Hints(Reply, tag="hints"):
    """The answer to `hint`, the best action first."""

    id: int
    seq: int
    hints: list[HintShown]


class Said(Reply, tag="said"):
    """A new line of chat."""

    line: ChatLine


AnyReply = Welcome | Seats | Update | Done | Refused | Reasons | Foresight | Hints | Said
