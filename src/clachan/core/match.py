"""A match: options, layout and the list of actions. Everything else is worked out again from these."""

from collections.abc import Iterator, Mapping
from typing import Any

from clachan.core.action import Action
from clachan.core.decision import CHANCE
from clachan.core.errors import ClachanError, IllegalAction, NothingToUndo, StaleAction
from clachan.core.game import Fact, Game, Layout, Question, Score, State, open_game
from clachan.core.options import Options
from clachan.core.rng import Rng

SNAPSHOT_EVERY = 32


class Match:
    """One game being played. Seats count from 0; chance is seat -1."""

    def __init__(
        self, game: Game, options: Options, layout: Layout, rng: Rng | None = None, state: State | None = None
    ) -> None:
        """`state` is the table as the layout sets it up, for those who have it at hand."""
        self.game = game
        self.options = options
        self.layout = dict(layout)
        self.rng = rng or Rng(0)
        self.state: State = game.setup(options, self.layout) if state is None else state
        self.actions: list[Action] = []
        self._turns: list[int] = []
        self._reveals: list[bool] = []
        self._snapshots: dict[int, State] = {0: game.copy(self.state)}

    def __repr__(self) -> str:
        table = f"{self.game.title}, {self.options['players']} player(s), ply {self.ply}"
        return f"<Match of {table}: {self.question.prompt}>"

    # What is asked

    @property
    def ply(self) -> int:
        """How many actions have been played."""
        return len(self.actions)

    @property
    def seat(self) -> int:
        """Who is asked: a seat, or -1 for chance, or -3 when the game is over."""
        return self.game.seat(self.state)

    @property
    def over(self) -> bool:
        return self.game.over(self.state)

    @property
    def question(self) -> Question:
        return self.game.question(self.state)

    def legal(self) -> list[Action]:
        """The answers allowed now."""
        return self.game.legal(self.state)

    def why_not(self, text: str) -> str | None:
        """Why an action is not allowed now, or None if it is."""
        return self.game.why_not(self.state, self.game.catalogue.read(text).number)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """The table as one seat (None: a spectator) may see it, as plain data."""
        return self.game.view(self.state, seat)

    def scores(self) -> list[Score]:
        """Everyone's points, as if the game ended now."""
        return self.game.scores(self.state)

    # Playing

    def play(self, text: str, ply: int | None = None) -> list[Fact]:
        """Play an action for the seat that is asked, and tell what happened.

        `ply` names the position the action was chosen for; an action for an older one is refused.
        """
        action = self.game.catalogue.read(text)
        if ply is not None and ply != self.ply:
            raise StaleAction(f"{action.text}: chosen at ply {ply}, but the match is at ply {self.ply}")
        if self.over:
            raise IllegalAction(f"{action.text}: the game is over")
        before = self.game.copy(self.state)
        self.game.act(self.state, action)
        self._note(action, before)
        return self.game.narrate(before, action.number)

    def _note(self, action: Action, before: State) -> None:
        self._turns.append(self.game.turn(before))
        self._reveals.append(self.game.reveals(before, action.number))
        self.actions.append(action)
        if self.ply % SNAPSHOT_EVERY == 0:
            self._snapshots[self.ply] = self.game.copy(self.state)

    def let_chance(self) -> list[Fact]:
        """Let chance answer until a person is asked or the game is over."""
        facts: list[Fact] = []
        while self.seat == CHANCE:
            numbers = sorted(self.game.legal_numbers(self.state))
            number = numbers[self.rng.below(len(numbers))]
            facts += self.play(self.game.catalogue[number].text)
        return facts

    # Going back

    def undo_ply(self) -> int:
        """How far the match can be taken back: to the start of this turn, or to the last reveal in it."""
        ply = self.ply
        turn = self._turns[-1] if self.over and self._turns else self.game.turn(self.state)
        while ply > 0 and self._turns[ply - 1] == turn and not self._reveals[ply - 1]:
            ply -= 1
        return ply

    def undo(self, ply: int | None = None) -> None:
        """Take the match back to a ply of this turn, by default as far as the rules allow."""
        earliest = self.undo_ply()
        goal = earliest if ply is None else ply
        if earliest == self.ply:
            raise NothingToUndo(f"nothing of this turn can be taken back at ply {self.ply}")
        if not earliest <= goal < self.ply:
            raise NothingToUndo(
                f"the match can be taken back to ply {earliest} at the earliest, not to {goal}"
            )
        self._rewind(goal)

    def _rewind(self, ply: int) -> None:
        self.state = self.at(ply)
        del self.actions[ply:], self._turns[ply:], self._reveals[ply:]
        self._snapshots = {at: state for at, state in self._snapshots.items() if at <= ply}

    def at(self, ply: int) -> State:
        """The state after this many actions."""
        if not 0 <= ply <= self.ply:
            raise ClachanError(f"the match has plies 0 to {self.ply}, not {ply}")
        start = max(at for at in self._snapshots if at <= ply)
        state = self.game.copy(self._snapshots[start])
        for action in self.actions[start:ply]:
            self.game.apply(state, action.number)
        return state

    def branch(self, ply: int | None = None) -> "Match":
        """A what-if: a new match with the same beginning, free to go another way."""
        length = self.ply if ply is None else ply
        state = self.at(length)
        other = Match(self.game, self.options, self.layout, self.rng.copy())
        other.state = state
        other.actions = self.actions[:length]
        other._turns = self._turns[:length]
        other._reveals = self._reveals[:length]
        other._snapshots = {at: self.game.copy(s) for at, s in self._snapshots.items() if at <= length}
        return other

    def steps(self) -> Iterator[tuple[int, Action, State]]:
        """Every action played, with its ply and the state before it."""
        state = self.game.copy(self._snapshots[0])
        for ply, action in enumerate(self.actions):
            yield ply, action, self.game.copy(state)
            self.game.apply(state, action.number)


def new_match(
    game: str,
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    layout: Layout | None = None,
    **more: object,
) -> Match:
    """Start a match; the seed draws the layout (unless one is given) and answers for chance.

    Options may be given as a mapping or by name: `new_match("caledonia", players=2, seed=7)`.
    """
    opened = open_game(game)
    chosen = opened.read_options({**(options or {}), **more})
    if not 0 <= seed < 2**60:
        raise ClachanError(f"a seed is a number from 0 to 2**60 - 1, not {seed}")
    rng = Rng(seed)
    if layout is not None:
        return Match(opened, chosen, layout, rng)
    dealt, state = opened.deal(chosen, rng)
    return Match(opened, chosen, dealt, rng, state)
