"""Every possible action of a game, once: a number for the core, a text for people."""

import difflib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import count

from clachan.core.errors import UnknownAction
from clachan.core.families import Family
from clachan.core.message import Message, Reason

LONGEST = 80  # letters of a text that may be meant for an action


@dataclass(frozen=True, slots=True)
class Action:
    """One action of a catalogue: its family, what it names on each of the family's axes, and the parts of the
    table that it touches, such as `hex:c4` and `unit:sheep`."""

    game: str
    number: int
    text: str
    family: Family = field(compare=False, repr=False)
    parameters: Mapping[str, str] = field(compare=False, repr=False)
    parts: tuple[str, ...] = field(compare=False, repr=False)

    def __str__(self) -> str:
        return self.text

    def __reduce__(self) -> "tuple[Callable[[str, int], Action], tuple[str, int]]":
        return _of_catalogue, (self.game, self.number)

    @property
    def group(self) -> str:
        """The heading under which it is listed."""
        return self.family.group

    def message(self) -> Message:
        """What it does, for a button: `act-expand` with the parts that it names."""
        return Message(self.game, f"act-{self.family.id}", self.family.named(self.parameters))


def _of_catalogue(game: str, number: int) -> Action:
    """An action as a pickle names it: there is one of each in a process."""
    from clachan.core.game import open_game

    return open_game(game).catalogue[number]


class Catalogue:
    """All actions of a game, numbered from 0 in the order of their families."""

    def __init__(self, game: str, families: Sequence[Family]) -> None:
        self.families = tuple(families)
        self.actions = tuple(_actions(game, families))
        self._by_text = {action.text: action for action in self.actions}
        if len(self._by_text) != len(self.actions):
            raise ValueError("two actions of a catalogue have the same text")

    def __len__(self) -> int:
        return len(self.actions)

    def __iter__(self) -> Iterator[Action]:
        return iter(self.actions)

    def __getitem__(self, number: int) -> Action:
        return self.actions[number]

    def read(self, text: str) -> Action:
        """The action with this text; spaces and capitals do not matter."""
        action = self._by_text.get(_plain(text))
        if action is None:
            raise UnknownAction(self._unknown(text.strip()))
        return action

    def find(self, named: object) -> Action:
        """The action that is meant by its text, its number, or by itself."""
        if isinstance(named, Action) and self.actions[named.number : named.number + 1] == (named,):
            return named
        if isinstance(named, int) and not isinstance(named, bool) and 0 <= named < len(self.actions):
            return self.actions[named]
        if isinstance(named, str):
            return self.read(named)
        raise UnknownAction(self._unknown(str(named)))

    def __repr__(self) -> str:
        return f"<Catalogue of {len(self)} actions in {len(self.families)} families>"

    def _unknown(self, text: str) -> Reason:
        long = len(text) > LONGEST  # nobody means an action by it, and comparing would take its time
        near = [] if long else difflib.get_close_matches(_plain(text), self._by_text, n=1, cutoff=0.6)
        text = f"{text[:LONGEST]}…" if long else text
        return Reason("", "unknown-action", {"text": text, "suggests": len(near), "near": "".join(near)})


def _actions(game: str, families: Iterable[Family]) -> Iterator[Action]:
    numbers = count()
    for family in families:
        for point in family.points():
            yield Action(
                game, next(numbers), family.text.format(**point), family, point, family.touched(point)
            )


def choose(typed: str, actions: "list[Action]") -> "list[Action]":
    """What a person who typed a text, a place in the list (from 1) or a prefix may mean."""
    plain = _plain(typed)
    if plain.isdecimal():
        place = int(plain)
        return [actions[place - 1]] if 1 <= place <= len(actions) else []
    exact = [action for action in actions if action.text == plain]
    return exact or [action for action in actions if _begins(action.text, plain)]


def _begins(text: str, typed: str) -> bool:
    """Whether each typed word begins the word at its place: `exp c4 sh` means `expand c4 sheep`."""
    words, heads = text.split(), typed.split()
    if not heads or len(heads) > len(words):
        return False
    return all(word.startswith(head) for word, head in zip(words, heads, strict=False))


def _plain(text: str) -> str:
    return " ".join(text.lower().split())
