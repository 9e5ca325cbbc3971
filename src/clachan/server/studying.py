"""What takes a while and is no bot's: a record is read, the path of a game followed, in a worker."""

from typing import Any, ClassVar

from msgspec import Struct, json

from clachan.core.decision import CHANCE
from clachan.core.errors import ClachanError
from clachan.core.game import open_game
from clachan.core.match import Match, new_match
from clachan.core.message import refusal
from clachan.core.record import names_in, read_record
from clachan.server.replay import standings_of
from clachan.server.schema import Event, GameRow
from clachan.server.table import Table, result_of
from clachan.server.terms import Terms
from clachan.server.told import kept_message


class StudyTask(Struct, frozen=True, tag="study"):
    """Either the text of a record that shall be read, or a game whose standings are wanted."""

    record: str = ""
    game: str = ""
    options: dict[str, Any] = {}
    layout: dict[str, str] = {}
    actions: list[int] = []
    seconds: float = 0.0
    # What a bot's question has, too: whoever studies keeps nothing from question to question.
    table: ClassVar[str] = ""
    seat: ClassVar[int] = -1
    bot: ClassVar[str] = "study"


class Reading(Struct):
    """A record as a table is made of it."""

    game: str
    options: dict[str, Any]
    layout: dict[str, str]
    ply: int
    asked: int
    over: bool
    summary: str
    names: list[str]
    events: list[tuple[str, int, str]]

    def happened(self) -> list[Event]:
        return [Event(seq, *event) for seq, event in enumerate(self.events)]


def standings_wanted(match: Match) -> StudyTask:
    """The standings of a match are wanted."""
    played = [action.number for action in match.actions]
    return StudyTask("", match.game.name, dict(match.options), match.layout, played)


def studied(study: StudyTask) -> str:
    """What was found, as JSON; ClachanError says what is wrong with a record."""
    if study.record:
        return json.encode(read(study.record)).decode()
    match = new_match(study.game, study.options, 0, study.layout)
    table = _played(match, study.actions)
    return json.encode(standings_of(table)).decode()


def read(text: str) -> Reading:
    match = read_record(text)
    if not match.from_layout:
        raise ClachanError(refusal("table-from-position"))
    table = _played(match, [action.number for action in match.actions])
    happened = [(event.kind, event.seat, event.text) for event in table.take_new_events()]
    summary = result_of(match) if match.over else table.tabletop.summary(match.state)
    names = names_in(text, match.options.number("players"))
    return Reading(match.game.name, dict(match.options), match.layout, match.ply, match.seat, match.over,
                   kept_message(summary), names, happened)  # fmt: skip


def _played(match: Match, numbers: list[int]) -> Table:
    """A table where this was played; whatever chance drew is taken as it was."""
    game = open_game(match.game.name)
    terms = Terms(elsewhere=len(numbers))
    row = GameRow("", game.name, "", dict(match.options), match.layout, 0, "", "", 0.0, game.rules, terms)
    table = Table(row)
    for number in numbers:
        if table.held is not None:
            table.end_turn(said=True)
        if table.match.seat == CHANCE:
            table.take_chance(number)
        else:
            table.play(table.match.seat, number)
    if table.held is not None:
        table.end_turn(said=True)
    return table
