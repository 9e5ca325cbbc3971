"""Why the actions that touch some parts of the board are not possible now."""

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass

from clachan.core.action import Action
from clachan.core.game import Game, State
from clachan.core.message import Message, Reason
from clachan.server import messages
from clachan.server.told import told

MOST_REASONS = 4
Refused = tuple[Action, Reason]


@dataclass(frozen=True)
class Relevance:
    """What a game's reasons are worth to whoever asks why.

    Those with a code `beside_the_point` only tell that something else is asked; those with a code that
    comes `last` say little, and are told only where nothing else is; those that come `first` say most,
    however many others there are. Reasons that differ in the parameter `alike` only are told as one.
    """

    beside_the_point: frozenset[str] = frozenset()
    last: frozenset[str] = frozenset()
    alike: str = ""
    first: frozenset[str] = frozenset()

    def explain(self, game: Game, state: State, actions: Sequence[Action]) -> list[messages.ReasonShown]:
        """The reasons against some actions, each reason once, those that say most first."""
        refused = [(action, why) for action in actions if (why := game.why_not(state, action.number))]
        groups: dict[Hashable, list[Refused]] = {}
        for action, why in refused:
            if why.code not in self.beside_the_point:
                groups.setdefault(self._likeness(why), []).append((action, why))
        if not groups and refused:
            asked = game.question(state).message()
            return [messages.ReasonShown([], told(Message("", "reason-not-now", {"question": asked})))]
        ordered = sorted(self._telling(groups.values()), key=self._rank)
        return [self._reason(members) for members in ordered[:MOST_REASONS]]

    def against(self, game: Game, state: State, families: Sequence[str]) -> list[messages.ReasonShown]:
        """Why nothing of some families can be done: a reason for each code, that of most actions first."""
        codes: dict[Hashable, list[Refused]] = {}
        for action in game.catalogue:
            why = game.why_not(state, action.number) if action.family.id in families else None
            if why and why.code not in self.beside_the_point:
                codes.setdefault(why.code, []).append((action, why))
        ordered = sorted(self._telling(codes.values()), key=self._rank)
        nearest = [min((why for _, why in members), key=_numbers) for members in ordered[:MOST_REASONS]]
        return [messages.ReasonShown([], told(why.message())) for why in nearest]

    def _rank(self, members: list[Refused]) -> tuple[bool, int]:
        return members[0][1].code not in self.first, -len(members)

    def _telling(self, groups: Iterable[list[Refused]]) -> list[list[Refused]]:
        """Those that say much; if there are none, those that say little."""
        found = list(groups)
        return [members for members in found if members[0][1].code not in self.last] or found

    def _likeness(self, why: Reason) -> Hashable:
        others = {name: value for name, value in why.parameters.items() if name != self.alike}
        return why.code, tuple(sorted((name, repr(value)) for name, value in others.items()))

    def _reason(self, members: Sequence[Refused]) -> messages.ReasonShown:
        """One sentence for actions that fail alike; what they differ in is named together."""
        first = members[0][1]
        differ = dict.fromkeys(why.parameters.get(self.alike) for _, why in members)
        message = first.message()
        if len(differ) > 1:
            things = tuple(Message("", "thing", {"part": part}) for part in differ if part is not None)
            together = Message("", "one-of", {"things": things})
            message = Message(first.game, message.id, {**first.parameters, self.alike: together})
        return messages.ReasonShown([action.number for action, _ in members], told(message))


def _numbers(why: Reason) -> int:
    """How much a reason speaks of: of several prices the lowest is the one that could be paid first."""
    return sum(value for value in why.parameters.values() if isinstance(value, int))
