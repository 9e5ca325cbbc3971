"""Counting positions on the contract of a game alone, to check what a game counts inside its core."""

from clachan.core.action import Action
from clachan.core.game import Game, State


def count_nodes(game: Game, state: State, depth: int) -> int:
    """Sequences of `depth` actions from here, chance's answers included; a game that is over has one."""
    if depth == 0 or game.over(state):
        return 1
    numbers = game.legal_numbers(state)
    if depth == 1:
        return len(numbers)
    return sum(count_nodes(game, _after(game, state, number), depth - 1) for number in numbers)


def divide(game: Game, state: State, depth: int) -> list[tuple[Action, int]]:
    """The count for each first action."""
    actions = game.legal(state)
    return [(action, game.perft(_after(game, state, action.number), depth - 1)) for action in actions]


def _after(game: Game, state: State, number: int) -> State:
    child = game.copy(state)
    game.apply(child, number)
    return child
