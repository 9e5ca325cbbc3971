"""A match: options, layout and the list of actions. Everything else is worked out again from these."""

from collections.abc import Callable, Iterator, Mapping

from clachan.core.action import Action
from clachan.core.decision import CHANCE
from clachan.core.errors import BadSeed, NoSuchPly, NothingToUndo, StaleAction
from clachan.core.game import Game, Layout, State, open_game
from clachan.core.message import Fact, Reason, refusal
from clachan.core.options import Options
from clachan.core.position import Position
from clachan.core.position_text import restored
from clachan.core.rng import Rng

SNAPSHOT_EVERY = 32

Ply = tuple[int, int, bool]
"""What is remembered of an action: its turn, who played it, and whether it can be taken back no more."""


class Match(Position):
    """One game being played: a position, and the actions that led to it. Seats count from 0; chance is -1."""

    def __init__(
        self, game: Game, options: Options, layout: Layout, rng: Rng | None = None, state: State | None = None
    ) -> None:
        """`state` is the table that the match begins with, by default as the layout sets it up.

        `from_layout` tells that it begins so; otherwise it begins with a position.
        """
        super().__init__(game, options, layout, game.setup(options, layout) if state is None else state)
        self.rng = rng or Rng(0)
        self.from_layout = True
        self.actions: list[Action] = []
        self._plies: list[Ply] = []
        self._snapshots: dict[int, State] = {0: game.copy(self.state)}
        self._told: list[list[Fact]] = []

    def __repr__(self) -> str:
        table = f"{self.game.title}, {self.options['players']} player(s), ply {self.ply}"
        return f"<Match of {table}: {self.question}>"

    @property
    def ply(self) -> int:
        """How many actions have been played."""
        return len(self.actions)

    @property
    def position(self) -> Position:
        """The table as it is now, a copy of its own; its `str` is a text that `read_position` reads back."""
        return self.position_at(self.ply)

    def position_at(self, ply: int) -> Position:
        """The table after this many actions."""
        return Position(self.game, self.options, self.layout, self.at(ply))

    # Playing

    def play(self, action: Action | str | int, ply: int | None = None) -> None:
        """Play an action for the seat that is asked; nothing changes when it is refused.

        It is named by itself, its text or its number;
        `ply` names the position the action was chosen for; an action for an older one is refused.
        """
        chosen = self.action(action)
        if ply is not None and ply != self.ply:
            raise StaleAction(
                refusal("chosen-earlier", action=str(chosen.text), ply=str(ply), now=str(self.ply))
            )
        self.game.check(self.state, chosen)
        self.push(chosen.number)

    def push(self, action: Action | str | int) -> None:
        """Play an action that is known to be allowed: a legal one, or one of a record that was judged."""
        number = action if type(action) is int else self.action(action).number
        game, state = self.game, self.state
        seat = game.seat(state)
        final = seat == CHANCE or game.reveals(state, number)
        self._plies.append((game.turn(state), seat, final))
        self.actions.append(game.catalogue[number])
        game.apply(state, number)
        if len(self.actions) % SNAPSHOT_EVERY == 0:
            self._snapshots[len(self.actions)] = game.copy(state)

    def let_chance(self) -> int:
        """Let chance answer until a person is asked or the game is over; answers how often it did."""
        before = self.ply
        while self.seat == CHANCE:
            self.push(self.drawn())
        return self.ply - before

    def drawn(self) -> int:
        """The answer that chance gives now, the next of the match's stream."""
        return self.game.drawn(self.state, self.rng)

    def facts(self, ply: int | None = None) -> list[Fact]:
        """What the last action did, or the one that was played at a ply: what a log tells of it."""
        at = self.ply - 1 if ply is None else ply
        if not 0 <= at < self.ply:
            raise NoSuchPly(refusal("no-action-at", last=str(self.ply - 1), ply=str(at)))
        if at < len(self._told):
            return self._told[at]
        return self.game.narrate(self.at(at), self.actions[at].number)

    def log(self) -> list[list[Fact]]:
        """What each action did, from the first on: told when somebody first wants to read it, then kept."""
        for _, action, state in self._positions(len(self._told)):
            self._told.append(self.game.narrate(state, action.number))
        return self._told

    # Going back

    def undo_ply(self, turn: int | None = None, seat: int | None = None) -> int:
        """How far the match can be taken back: to the start of this turn, or to the last reveal in it.

        Another turn than the present one can be named, and a seat that takes back its own answers only.
        """
        plies = self._plies
        if turn is None:
            turn = plies[-1][0] if self.over and plies else self.game.turn(self.state)
        ply = self.ply
        while ply > 0:
            played_in, answered, final = plies[ply - 1]
            if played_in != turn or final or (seat is not None and answered != seat):
                break
            ply -= 1
        return ply

    def turn_of(self, ply: int) -> int:
        """The turn to which an action of the match belongs."""
        return self._plies[ply][0]

    def seat_of(self, ply: int) -> int:
        """Who played an action of the match."""
        return self._plies[ply][1]

    def is_final(self, ply: int) -> bool:
        """Whether an action showed something that was hidden, so that it cannot be taken back."""
        return self._plies[ply][2]

    def undo(self, ply: int | None = None, turn: int | None = None, seat: int | None = None) -> None:
        """Take the match back to a ply of this turn, by default as far as the rules allow.

        `turn` and `seat` are those of `undo_ply`.
        """
        earliest = self.undo_ply(turn, seat)
        goal = earliest if ply is None else ply
        if earliest == self.ply:
            raise NothingToUndo(Reason("", "nothing-to-undo", {"ply": self.ply}))
        if not earliest <= goal < self.ply:
            raise NothingToUndo(Reason("", "undo-range", {"earliest": earliest, "goal": goal}))
        self.rewind(goal)

    def pop(self) -> Action:
        """Take back the last action, whatever it showed: for programs that try things out."""
        if not self.actions:
            raise NothingToUndo(refusal("nothing-played"))
        last = self.actions[-1]
        self.rewind(self.ply - 1)
        return last

    def rewind(self, ply: int) -> None:
        """Go back to a ply without asking whether people at a table would allow it."""
        self.state = self.at(ply)
        del self.actions[ply:], self._plies[ply:], self._told[ply:]
        self._snapshots = {at: state for at, state in self._snapshots.items() if at <= ply}

    def at(self, ply: int) -> State:
        """The state after this many actions, a copy of its own."""
        if not 0 <= ply <= self.ply:
            raise NoSuchPly(refusal("no-ply", last=str(self.ply), ply=str(ply)))
        if ply == self.ply:
            return self.game.copy(self.state)
        start = ply - ply % SNAPSHOT_EVERY
        state = self.game.copy(self._snapshots[start])
        for action in self.actions[start:ply]:
            self.game.apply(state, action.number)
        return state

    def copy(self) -> "Match":
        """A match of its own with the same past, which draws the same in future."""
        return self.branch()

    def __copy__(self) -> "Match":
        return self.branch()

    def __deepcopy__(self, memo: object) -> "Match":
        return self.branch()

    def __reduce__(self) -> "tuple[Callable[..., Match], tuple[object, ...]]":
        """A pickle holds how the match began and what was played; the rest is worked out again."""
        numbers = [action.number for action in self.actions]
        return _unpickled, (str(self.position_at(0)), numbers, int(self.rng.state))

    def branch(self, ply: int | None = None) -> "Match":
        """A what-if: a new match with the same beginning, free to go another way."""
        length = self.ply if ply is None else ply
        other = Match(self.game, self.options, self.layout, self.rng.copy(), self.at(length))
        other.from_layout = self.from_layout
        other.actions = self.actions[:length]
        other._plies = self._plies[:length]
        # Nobody writes to a snapshot, so both matches may keep the same ones.
        other._snapshots = {at: state for at, state in self._snapshots.items() if at <= length}
        other._told = self._told[:length]
        return other

    def told(self, ply: int | None = None) -> "Match":
        """A branch that tells nobody where something lies that nobody has seen: it may lie elsewhere here."""
        length = self.ply if ply is None else ply
        layout = {**self.layout, **self.game.unseen(self.at(length))}
        if layout == self.layout or not self.from_layout:
            return self.branch(length)
        other = Match(self.game, self.options, layout, self.rng.copy())
        for action in self.actions[:length]:
            other.push(action.number)
        return other

    def steps(self) -> Iterator[tuple[int, Action, State]]:
        """Every action played, with its ply and the state before it, which is the caller's own."""
        for ply, action, state in self._positions():
            yield ply, action, self.game.copy(state)

    def _positions(self, start: int = 0) -> Iterator[tuple[int, Action, State]]:
        """The actions from a ply on, with the state before each, which goes on by itself."""
        if start == self.ply:
            return
        state = self.at(start)
        for ply in range(start, self.ply):
            yield ply, self.actions[ply], state
            self.game.apply(state, self.actions[ply].number)


def _unpickled(start: str, numbers: list[int], stream: int) -> Match:
    match = match_from(restored(start))
    match.rng.state = stream
    for number in numbers:
        match.push(number)
    return match


def match_from(position: Position, seed: int = 0) -> Match:
    """A match that begins with a position; the seed answers for chance from there on."""
    game = position.game
    match = Match(game, position.options, position.layout, _stream(seed), game.copy(position.state))
    match.from_layout = game.key(game.setup(position.options, position.layout)) == game.key(position.state)
    return match


def _stream(seed: int) -> Rng:
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < 2**60:
        raise BadSeed(refusal("seed-of-match", seed=str(seed)))
    return Rng(seed)


def new_match(
    game: str,
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    layout: Layout | None = None,
    **more: object,
) -> Match:
    """Start a match; the seed draws the layout (unless one is given) and answers for chance.

    Options may be given as a mapping or by name: `new_match(game, players=2, seed=7)`.
    """
    opened = open_game(game)
    chosen = opened.read_options({**(options or {}), **more})
    rng = _stream(seed)
    dealt, state = opened.deal(
        chosen, rng
    )  # first, so that chance answers the same to a layout that is given
    if layout is not None and layout != dealt:
        return Match(opened, chosen, layout, rng)
    return Match(opened, chosen, dealt, rng, state)
