"""Why the actions that touch some parts of the board are not possible now."""

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache

from clachan.core.action import Action
from clachan.core.game import Game, State, open_game
from clachan.core.match import Match
from clachan.core.message import Message, Reason
from clachan.server import messages
from clachan.server.told import told

MOST_REASONS = 4
Refused = tuple[Action, Reason]
Counts = dict[str, tuple[int, Reason]]
Parts = Callable[[State, Action], Iterable[str]]


@dataclass(frozen=True)
class Relevance:
    """What a game's reasons are worth to whoever asks why.

    Those with a code `beside_the_point` only tell that something else is asked; those with a code that
    comes `last` say little, and are told only where nothing else is; those that come `first` say most,
    however many others there are. Reasons that differ in the parameter `alike` only are told as one, and of
    those with a code of `nearest` only the one that asks for least. `summed` is one sentence in the place of
    several, `remedy` tells what would help against a reason.
    """

    beside_the_point: frozenset[str] = frozenset()
    last: frozenset[str] = frozenset()
    alike: str = ""
    first: frozenset[str] = frozenset()
    remedy: Callable[[State, Refused], Message | None] = lambda state, refused: None
    nearest: frozenset[str] = frozenset()
    summed: Callable[[Sequence[Refused]], Message | None] = lambda refused: None

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
        telling = self._nearest(self._telling(groups.values()))
        members = [one for group in telling for one in group]
        if len(telling) > 1 and (summed := self.summed(members)):
            return [messages.ReasonShown([action.number for action, _ in members], told(summed))]
        ordered = sorted(telling, key=self._rank)
        return [self._reason(state, members) for members in ordered[:MOST_REASONS]]

    def against(self, counts: Iterable["Counts"]) -> list[messages.ReasonShown]:
        """Why nothing of some families can be done: a reason for each code, that of most actions first."""
        codes: Counts = {}
        for code, (count, why) in (one for family in counts for one in family.items()):
            known, nearest = codes.get(code, (0, why))
            codes[code] = (known + count, min(nearest, why, key=_numbers))
        telling = [one for one in codes.values() if one[1].code not in self.last] or list(codes.values())
        ordered = sorted(telling, key=lambda one: (one[1].code not in self.first, -one[0]))
        return [messages.ReasonShown([], told(why.message())) for _, why in ordered[:MOST_REASONS]]

    def counted(self, game: Game, state: State, actions: Iterable[Action]) -> "Counts":
        """How many of some actions are refused, by the code of the reason, and the nearest of the reasons."""
        codes: Counts = {}
        for action in actions:
            why = game.why_not(state, action.number)
            if why and why.code not in self.beside_the_point:
                count, nearest = codes.get(why.code, (0, why))
                codes[why.code] = (count + 1, min(nearest, why, key=_numbers))
        return codes

    def _rank(self, members: list[Refused]) -> tuple[bool, int]:
        return members[0][1].code not in self.first, -len(members)

    def _telling(self, groups: Iterable[list[Refused]]) -> list[list[Refused]]:
        """Those that say much; if there are none, those that say little."""
        found = list(groups)
        return [members for members in found if members[0][1].code not in self.last] or found

    def _nearest(self, groups: Sequence[list[Refused]]) -> list[list[Refused]]:
        """All of them, but of a code that is told once the one that asks for least."""
        least: dict[str, int] = {}
        for _, why in (members[0] for members in groups):
            least[why.code] = min(least.get(why.code, _numbers(why)), _numbers(why))
        return [
            members
            for members in groups
            if members[0][1].code not in self.nearest or _numbers(members[0][1]) == least[members[0][1].code]
        ]

    def _likeness(self, why: Reason) -> Hashable:
        others = {name: value for name, value in why.parameters.items() if name != self.alike}
        return why.code, tuple(sorted((name, repr(value)) for name, value in others.items()))

    def _reason(self, state: State, members: Sequence[Refused]) -> messages.ReasonShown:
        """One sentence for actions that fail alike; what they differ in is named together."""
        first = members[0][1]
        differ = dict.fromkeys(why.parameters.get(self.alike) for _, why in members)
        message = first.message()
        if len(differ) > 1:
            things = tuple(
                Message("", "refused-thing", {"part": part}) for part in differ if part is not None
            )
            together = Message("", "one-of", {"things": things})
            message = Message(first.game, message.id, {**first.parameters, self.alike: together})
        helps = self.remedy(state, members[0])
        return messages.ReasonShown(
            [action.number for action, _ in members], told(message), told(helps) if helps else None
        )


class Known:
    """What was found out about one position: whoever asks again, in whatever words, costs nothing more."""

    def __init__(self, match: Match, relevance: Relevance, parts: Parts) -> None:
        self._match, self._relevance, self._parts = match, relevance, parts
        self._by_part: dict[str, list[Action]] = {}
        self._families: dict[str, Counts] = {}

    def touching(self, parts: Sequence[str]) -> list[Action]:
        """Every action of the catalogue that touches all these parts."""
        if not self._by_part:
            for action in self._match.game.catalogue:
                for part in set(self._parts(self._match.state, action)):
                    self._by_part.setdefault(part, []).append(action)
        fewest, *others = sorted((self._by_part.get(part, []) for part in parts), key=len)
        others_too = [{action.number for action in actions} for actions in others]
        return [action for action in fewest if all(action.number in numbers for numbers in others_too)]

    def against(self, families: Sequence[str]) -> list[messages.ReasonShown]:
        """Why nothing of some families can be done."""
        return self._relevance.against(self._counts(family) for family in dict.fromkeys(families))

    def _counts(self, family: str) -> Counts:
        if family not in self._families and family in (known := families_of(self._match.game.name)):
            self._families[family] = self._relevance.counted(
                self._match.game, self._match.state, known[family]
            )
        return self._families.get(family, {})


@cache
def families_of(game: str) -> dict[str, list[Action]]:
    """The actions of each family of a game."""
    found: dict[str, list[Action]] = {}
    for action in open_game(game).catalogue:
        found.setdefault(action.family.id, []).append(action)
    return found


def _numbers(why: Reason) -> int:
    """How much a reason speaks of: of several prices the lowest is the one that could be paid first."""
    return sum(value for value in why.parameters.values() if isinstance(value, int))
