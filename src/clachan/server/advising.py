"""Why a bot thinks well of an answer: facts that follow from it, as messages; found in a worker.

The rest of the turn is played on a copy, as the seat may imagine the table, up to the first thing that
chance or something hidden would decide, and what only follows from that rest is told as such. Nothing is told
that the seat could not find out by itself.
"""

from collections.abc import Collection, Iterator, Sequence

from msgspec import Struct

from clachan.bots.bot import make_bot
from clachan.bots.choosers import Chooser, Hint, choosers_of
from clachan.core.decision import CHANCE
from clachan.core.game import OVER, Game, State
from clachan.core.message import Message
from clachan.core.rng import Rng
from clachan.server.tabletop import Tabletop, tabletop_of
from clachan.server.told import Told, told

SEED = 1  # what cannot be known is imagined alike for all hints
STEPS_MOST = 200
FACTS_MOST = 3


class Advised(Struct):
    """An action with the points that its seat may expect in the end, and why it is good."""

    number: int
    points: float
    why: list[Told] = []


def with_grounds(game: Game, state: State, found: Sequence[Hint]) -> list[Advised]:
    """The actions that were found, the best first, each with what speaks for it."""
    ahead = Ahead(game, state)
    ranked = sorted(found, key=lambda hint: -hint.points)
    numbers = [hint.number for hint in ranked]
    return [
        Advised(hint.number, round(hint.points, 1), ahead.grounds(hint.number, numbers)) for hint in ranked
    ]


class Ahead:
    """A look ahead from one position, with the eyes of the seat that is asked."""

    def __init__(self, game: Game, state: State) -> None:
        self.game, self.seat = game, game.seat(state)
        self.tabletop: Tabletop = tabletop_of(game.name)
        self.state: State = game.imagined(state, self.seat, Rng(SEED))
        choosers = choosers_of(game)
        self._chooser: Chooser = (
            choosers.brisk(self.state, SEED) if choosers.brisk else make_bot("greedy", game, SEED)
        )

    def grounds(self, number: int, others: Sequence[int] = ()) -> list[Told]:
        """What speaks for an action; `others` are those that could be done instead, the best first."""
        prevents = list(self._prevents(number, others))  # worth knowing, whatever else there is
        return [told(said) for said in (*self._follows(number, FACTS_MOST - len(prevents)), *prevents)]

    def _follows(self, number: int, most: int) -> list[Message]:
        """What the action changes by itself, and what there is besides when its turn has been played."""
        own = self._facts(self._at_once(number))
        later = [said for said in self._facts(self._turn(number)) if said not in own]
        if not later:
            return own[:most]
        # What is told after this is of the end of the turn, too.
        first = Message("", "why-turn", {"fact": later[0]})
        return [*own[: most - 1], first, *later[1:]][:most]

    def _facts(self, after: State) -> list[Message]:
        return [fact.said for fact in self.tabletop.grounds(self.state, after, self.seat)]

    def _at_once(self, number: int) -> State:
        """The table right after this action, or before it if it shows something unknown."""
        state = self.game.copy(self.state)
        if not self.game.reveals(state, number):
            self.game.apply(state, number)
        return state

    def _turn(self, number: int) -> State:
        """The table at the end of the turn in which this action is played, or where something is unknown."""
        game, state = self.game, self.game.copy(self.state)
        turn = game.turn(state)
        for _ in range(STEPS_MOST):
            if game.reveals(state, number):
                break
            game.apply(state, number)
            if (game.seat(state), game.turn(state)) != (self.seat, turn):
                break
            number = self._chooser.choose(state)
        return state

    def _prevents(self, number: int, others: Sequence[int]) -> Iterator[Message]:
        """Who would take the same before this seat is asked again, if it did something else."""
        wanted = self._contested(self.state, number)
        instead = next((other for other in others if not wanted & self._contested(self.state, other)), None)
        if not wanted or instead is None:
            return
        rival = self._rival(instead, wanted)
        if rival is not None:
            yield Message("", "why-before", {"player": f"seat:{rival}"})

    def _rival(self, instead: int, wanted: Collection[str]) -> int | None:
        game, state, chance = self.game, self._turn(instead), Rng(SEED)
        for _ in range(STEPS_MOST):
            seat = game.seat(state)
            if seat in (self.seat, OVER):
                return None
            number = game.drawn(state, chance) if seat == CHANCE else self._chooser.choose(state)
            if seat != CHANCE and not self._contested(state, number).isdisjoint(wanted):
                return seat
            game.apply(state, number)
        return None

    def _contested(self, state: State, number: int) -> set[str]:
        """What an action takes that nobody else can have then."""
        action = self.game.catalogue[number]
        kind = self.tabletop.takes.get(action.family.id)
        return {part for part in self.tabletop.parts(state, action) if part.partition(":")[0] == kind}
