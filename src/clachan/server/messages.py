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


Steps = Annotated[list[Number], Meta(max_length=24)]


class Act(Request, tag="act"):
    """Play an action that was chosen for the position `seq`, and the steps chosen with it.

    With `ends` the turn shall end by it: what could still be done, but need not, is left alone.
    """

    seq: Number
    number: Number
    then: Steps = field(default_factory=list)
    ends: bool = False
    sure: bool = False
    """Whether it shall be played whatever a bot thinks of it, where a table warns."""


class Preview(Request, tag="preview"):
    """What would happen if this action were played, and these steps after it."""

    seq: Number
    number: Number
    then: Steps = field(default_factory=list)


class Why(Request, tag="why"):
    """Why nothing can be done with these parts of the board."""

    parts: Annotated[list[Part], Meta(min_length=1, max_length=4)]


Deed = Annotated[list[Words], Meta(min_length=1, max_length=8)]


class WhyDeeds(Request, tag="why_deeds"):
    """Why nothing of some deeds can be done; a deed is families of actions."""

    deeds: Annotated[list[Deed], Meta(max_length=16)]


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


class Remove(Request, tag="remove"):
    """As the host: take a seat from the person who holds it."""

    seat: Seat


class Mute(Request, tag="mute"):
    """As the host: let somebody say nothing here any more, or talk again; lines of chat tell `who`."""

    who: Part
    muted: bool


class ListTable(Request, tag="list"):
    """As the host: show the table to everybody, or to those only who have its link."""

    listed: bool


class CloseTable(Request, tag="close"):
    """As the host: end the game here and now."""


AnyRequest = (
    Act | Preview | Why | WhyDeeds | Undo | EndTurn | Say | Sit | Leave | Prefer | HintWanted
    | Remove | Mute | ListTable | CloseTable
)  # fmt: skip


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
    who: str = ""
    """What this page's host mutes, if need be."""


class SeatInfo(Struct):
    """Who sits where.

    `host` tells that whoever opened the table sits here, `patience` how many seconds the others still
    have to wait for an absent person until they may let a bot go on.
    """

    seat: int
    kind: str
    name: str
    bot: str
    online: bool
    host: bool
    patience: float | None


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
    """The first message: the table and the whole log so far; `since` is the ply when your last turn ended.

    `frozen` tells why it can only be looked at, `notice` what else everybody here should know.
    """

    table: str
    game: str
    title: str
    options: dict[str, Any]
    host: bool
    rules: str
    frozen: Told | None
    notice: Told | None
    terms: Terms
    hints: bool
    since: int
    hides: bool
    passes: bool
    log: list[LogLine]
    chat: list[ChatLine]


class Door(Struct):
    """How open a table is: listed for everybody or not; the secret of its link, for those who may hand it on.

    `join` and `talk` tell what you may do; `muted` is whom the host has muted, told to the host.
    """

    listed: bool
    invite: str
    join: bool
    talk: bool
    muted: list[str]


class Seats(Reply, tag="seats"):
    """Who sits where, which seats are yours, and which of yours a bot plays while you are away.

    `rematch` is the table where the same people play again, if somebody wants to: `wanted_by`.
    """

    seats: list[SeatInfo]
    yours: list[Preferences]
    away: list[int]
    watching: int
    rematch: str
    wanted_by: str
    door: Door


class Chance(Reply, tag="chance"):
    """The hash of the secret that the draws follow from, and when the game is over the secret itself."""

    commitment: str
    secret: str


class Update(Reply, tag="update"):
    """The position after something happened; the log is cut to `keep` lines, then grows by `log`.

    `view` is the whole view, or with a `base` the changes to the view of that seq (see patch.py).
    `at_once` tells that the question is a step that needs no confirmation.
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
    at_once: bool
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
    """Why some actions are not possible, and what would help, where the game knows that."""

    actions: list[int]
    why: Told
    remedy: Told | None = None


class Reasons(Reply, tag="reasons"):
    """The answer to `why`."""

    id: int
    parts: list[str]
    reasons: list[ReasonShown]


class Deeds(Reply, tag="deeds"):
    """The answer to `why_deeds`: the reasons against each deed, the one that matters most first."""

    id: int
    reasons: list[list[ReasonShown]]


class Consequence(Struct):
    """One thing that follows from what is chosen: its kind, for an icon, and what is said of it.

    `side` tells what one `gives` from what that `brings`, where something is exchanged.
    """

    kind: str
    said: Told
    side: str = ""


class Foresight(Reply, tag="foresight"):
    """The answer to `preview`: what happens, how the table stands then, and what all that means.

    Some answers are chosen with further steps, such as the animals for a contract: `asks` is what is asked
    next, `legal` its answers. If it is `ready`, it can be played as it is.
    """

    id: int
    number: int
    lines: list[Told]
    consequences: list[Consequence]
    asks: Told | None
    legal: list[Legal]
    ready: bool
    view: Raw


class HintShown(Struct):
    """An action that a bot thinks well of, and the points that it expects in the end."""

    number: int
    family: str
    named: dict[str, Named] = field(name="with")
    points: float
    parts: list[str]
    why: list[Told]
    """What speaks for it, the weightiest first."""


class Hints(Reply, tag="hints"):
    """The answer to `hint`, the best action first."""

    id: int
    seq: int
    hints: list[HintShown]


class Warned(Reply, tag="warned"):
    """The answer to `act` where a table warns: nothing was played, for it may give so many points away.

    `better` is what a bot would do after the steps in `given`.
    """

    id: int
    seq: int
    loss: float
    given: list[int]
    better: HintShown


class Said(Reply, tag="said"):
    """A new line of chat, and whether it is one's own."""

    line: ChatLine
    own: bool


AnyReply = (
    Welcome | Seats | Chance | Update | Done | Refused | Reasons | Deeds | Foresight | Hints | Warned | Said
)
