"""What would happen: an answer, with the steps that are chosen with it, tried on a copy of the table."""

from collections.abc import Sequence

from msgspec import Raw, json

from clachan.core.decision import CHANCE
from clachan.core.errors import ClachanError
from clachan.core.game import State
from clachan.core.message import Fact, refusal
from clachan.server.messages import Consequence, Foresight, Preview
from clachan.server.table import Table, legal_of
from clachan.server.told import Told, told


class ForeseenLine:
    """An answer and its steps, as far as they have been carried out on a copy."""

    def __init__(self, table: Table) -> None:
        self.table, self.game = table, table.match.game
        self.state: State = self.game.copy(table.match.state)
        self.seat, self.turn = self.game.seat(self.state), self.game.turn(self.state)
        self.facts: list[Fact] = []
        self.hidden = False

    def play(self, number: int) -> None:
        """One step more; what would show something hidden ends the line, and is not looked at."""
        if self.hidden or number not in self.game.legal_numbers(self.state):
            raise ClachanError(refusal("not-possible-here"))
        if self.game.reveals(self.state, number):
            self.hidden = True
            return
        told = self.game.narrate(self.state, number)
        self.game.apply(self.state, number)
        # How a game ends is told when its last turn stands, not before.
        self.facts += told[:1] if self.game.over(self.state) else told

    @property
    def kind(self) -> str:
        """What is asked next of the same seat in the same turn, if that belongs to the line."""
        game, state = self.game, self.state
        if self.hidden or game.over(state) or (game.seat(state), game.turn(state)) != (self.seat, self.turn):
            return ""
        kind = game.question(state).kind
        return kind if kind in self.table.tabletop.inner else ""


def tried(table: Table, numbers: Sequence[int]) -> ForeseenLine:
    """An answer and its steps on a copy; refused if a step does not belong to the answer before it."""
    line = ForeseenLine(table)
    for place, number in enumerate(numbers):
        if place and not line.kind:
            raise ClachanError(refusal("not-possible-here"))
        line.play(number)
    return line


def foresee(table: Table, request: Preview) -> Foresight:
    """All that a player may know of what would follow."""
    if request.seq != table.seq or table.match.seat < 0:
        raise ClachanError(refusal("not-possible-here"))
    numbers, tabletop = (request.number, *request.then), table.tabletop
    line = tried(table, numbers)
    lines = [told(fact.message()) for fact in line.facts if fact.seat != CHANCE or fact.kind == "price"]
    if line.hidden:
        lines.append(Told("foresight-hidden"))
    kind, game = line.kind, line.game
    found = [] if line.hidden else tabletop.consequences(table.match.state, line.state, line.seat, numbers)
    return Foresight(
        request.id,
        request.number,
        lines,
        [Consequence(one.kind, told(one.said), one.side) for one in found],
        told(game.question(line.state).message()) if kind else None,
        legal_of(game, line.state, tabletop) if kind else [],
        not kind or kind in tabletop.optional,
        Raw(json.encode(game.view(line.state, table.asked))),
    )
