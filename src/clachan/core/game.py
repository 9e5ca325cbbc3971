"""The contract between a game and everything that uses games: one record of functions, no base class."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic

from clachan.core.action import Action, Catalogue
from clachan.core.datapack import Leaf
from clachan.core.decision import CHANCE
from clachan.core.errors import ClachanError, IllegalAction, UnknownGame
from clachan.core.message import Fact, Message, Question, Reason, refusal
from clachan.core.options import Barred, Option, Options
from clachan.core.rng import Rng

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    S = TypeVar("S", default=Any)  # `Game` alone is a game of whatever state
else:
    from typing import TypeVar

    S = TypeVar("S")

State = Any
"""A game's own mutable state; only the game's rules write to it."""

Layout = dict[str, str]
"""How the table was set up before the first question, each part as a short text."""


@dataclass(frozen=True)
class Score:
    """A seat's points, one line for each scoring rule, its place (1 is best) and a word of rating if any."""

    seat: int
    lines: Mapping[str, int]
    total: int
    place: int
    rating: str = ""


def _no_values(pack: Path | None) -> Iterator[Leaf]:
    """The data of a game that has none."""
    del pack
    return iter(())


def _nothing_barred(options: Mapping[str, object]) -> list[Barred]:
    """Of a game whose options all go together."""
    del options
    return []


def _nothing_unseen(state: object) -> Layout:
    del state
    return {}


@dataclass(frozen=True, kw_only=True, repr=False)
class Game(Generic[S]):
    """A game is data and functions. Everything that plays games lives on these, and asks for no game by name.

    `words` is the folder of its sentences, one folder within for each language;
    `rules` is the number of its rules, raised whenever one changes what may follow in a running game;
    `rounds` is how many a game has, 0 if it is not played in rounds, and `round` tells which is being played;
    `reveals` tells whether an action shows somebody what was hidden, so that it cannot be taken back;
    `is_secret` whether the answers allowed now are known to the seat asked alone, so that even an only
    answer must be waited for; `secrets` whether a table with these options hides anything from anybody while
    it is played (a game without secrets has none);
    `unseen` gives the parts of the layout that nobody has seen yet, as anybody might guess them;
    `barred` tells what cannot be chosen beside options that are being chosen, and why;
    `data_values` gives every printed value, those of a pack instead of the printed ones;
    `rulebook` lists the sections of its rulebooks (see rulebook.py);
    `roles` tells what each seat plays as, such as its clan, where a game deals such things;
    `seat_names` what the seats are called where nobody has a name;
    `constant` names the fields of a state that the set-up gives and nothing changes, `kinds` the kinds of its
    decisions: positions are written with them (see position_text.py).
    """

    name: str
    title: str
    rules: int
    words: Traversable
    option_list: tuple[Option, ...]
    catalogue: Catalogue
    rounds: int = 0
    rulebook: Traversable | None = None
    read_options: Callable[[Mapping[str, object]], Options]
    draw_layout: Callable[[Options, Rng], Layout]
    setup: Callable[[Options, Layout], S]
    deal: Callable[[Options, Rng], tuple[Layout, S]]
    seat: Callable[[S], int]
    legal_numbers: Callable[[S], list[int]]
    why_not: Callable[[S, int], Reason | None]
    apply: Callable[[S, int], None]
    copy: Callable[[S], S]
    turn: Callable[[S], int]
    round: Callable[[S], int]
    reveals: Callable[[S, int], bool]
    is_secret: Callable[[S], bool]
    secrets: Callable[[Mapping[str, Any]], bool] | None = None
    unseen: Callable[[S], Layout] = _nothing_unseen
    barred: Callable[[Mapping[str, object]], list[Barred]] = _nothing_barred
    question: Callable[[S], Question]
    view: Callable[[S, int | None], dict[str, Any]]
    scores: Callable[[S], list[Score]]
    narrate: Callable[[S, int], list[Fact]]
    cost: Callable[[S, int], Message | None]
    fault: Callable[[S], str | None]
    redeal: Callable[[S, int, Rng], None]
    play_out: Callable[[S, Rng, list[int] | None], int]
    play_asking: Callable[[S, Rng, int], int]
    perft: Callable[[S, int], int]
    key: Callable[[S], bytes]
    data_digest: Callable[[], str]
    data_values: Callable[[Path | None], Iterator[Leaf]] = _no_values
    compiled: Callable[[], bool]
    seat_names: Callable[[S], list[Message]]
    roles: Callable[[S], list[str]] | None = None
    constant: frozenset[str] = frozenset()
    kinds: Mapping[int, str] = field(default_factory=dict)

    def __reduce__(self) -> tuple[Callable[[str], "Game"], tuple[str]]:
        return open_game, (self.name,)

    def __repr__(self) -> str:
        return f"<Game {self.name}: {self.title}, {len(self.catalogue)} actions>"

    @property
    def players(self) -> tuple[int, ...]:
        """How many can play, as the option `players` says."""
        return tuple(int(value) for o in self.option_list if o.name == "players" for value in o.values)

    def hides(self, options: Mapping[str, Any]) -> bool:
        """Whether a table with these options has parts that not everybody may see while it is played."""
        return self.secrets is not None and self.secrets(options)

    def legal(self, state: S) -> list[Action]:
        """The answers to the question on top, in the order of their numbers."""
        actions = self.catalogue.actions
        return [actions[number] for number in sorted(self.legal_numbers(state))]

    def check(self, state: S, action: Action) -> None:
        """Refuse an action that is not allowed now, with the judge's reason.

        The generator is asked first: it is much the faster one, and tests hold both equal.
        """
        if self.seat(state) == OVER:
            raise IllegalAction(action.text, Reason("", "game-over"))
        if action.number not in self.legal_numbers(state):
            reason = self.why_not(state, action.number)
            assert reason is not None, f"the generator refuses {action.text!r}, the judge does not"
            raise IllegalAction(action.text, reason)

    def over(self, state: S) -> bool:
        """Whether no question is left."""
        return self.seat(state) == OVER

    def drawn(self, state: S, rng: Rng) -> int:
        """An answer as chance gives it: any that is allowed, each equally likely."""
        numbers = sorted(self.legal_numbers(state))
        return numbers[rng.below(len(numbers))]

    def let_chance(self, state: S, rng: Rng) -> None:
        """Let chance answer until a player is asked or the game is over."""
        while self.seat(state) == CHANCE:
            self.apply(state, self.drawn(state, rng))

    def imagined(self, state: S, seat: int, rng: Rng) -> S:
        """The table as a seat may imagine it: a copy in which what it cannot know is dealt anew."""
        own = self.copy(state)
        self.redeal(own, seat, rng)
        return own


OVER = -3
"""The seat of a game in which no question is left."""


GROUP = "clachan.games"
"""The group of entry points by which a package offers a game: its name, and a function without parameters
that opens it."""

_OWN: dict[str, EntryPoint] = {}
_OPEN: dict[str, Game] = {}


def register(name: str, place: str) -> None:
    """Make a game known without an installed package: `place` is what its entry point would say."""
    _OWN[name] = EntryPoint(name, place, GROUP)


def game_names() -> list[str]:
    """Every game that can be opened: those registered, then those that other packages offer."""
    return [*sorted(_OWN), *sorted(set(_offered()) - set(_OWN))]


def open_game(name: str) -> Game:
    """The game of this name."""
    if name not in _OPEN:
        _OPEN[name] = _opened(_place_of(name))
    return _OPEN[name]


def _place_of(name: str) -> EntryPoint:
    found = _OWN.get(name) or _offered().get(name)
    if found is None:
        raise UnknownGame(refusal("unknown-game", game=repr(name), games=tuple(game_names())))
    return found


def _offered() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}


def _opened(point: EntryPoint) -> Game:
    try:
        game = point.load()()
    except ClachanError:
        raise
    except Exception as error:  # whatever a foreign module raises, the user hears which game is broken
        raise ClachanError(
            refusal("game-not-opened", game=repr(point.name), place=str(point.value), error=str(error))
        ) from error
    if not isinstance(game, Game) or game.name != point.name:
        raise ClachanError(
            refusal("game-of-no-kind", game=repr(point.name), place=str(point.value), found=repr(game))
        )
    return game


def part_of(game: str, layer: str, name: str) -> Any:
    """What a layer such as `cli` has for a game, or None: a module hangs on the game's name.

    For a game of Clachan's own it is `clachan.cli.<game>`, for that of another package the module `cli` of
    the package that opens the game; `name` is what the layer looks for there.
    """
    home = _place_of(game).module
    own = home.startswith(f"{GROUP}.")
    place = f"clachan.{layer}.{game}" if own else f"{home}.{layer.rpartition('.')[2]}"
    return getattr(import_module(place), name, None) if _exists(place) else None


def _exists(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:  # what should hold it is a single file, or not installed
        return False
