"""Counting positions: how many sequences of so many actions lead on from a state."""

from clachan.core.action import Action
from clachan.core.game import Game, State


def perft(game: Game, state: State, depth: int) -> int:
    """Sequences of `depth` actions from here, chance's answers included; a game that is over has one."""
    inside = getattr(game, "perft", None)  # games that count inside the compiled core say so
    return int(inside(state, depth)) if inside else count_nodes(game, state, depth)


def count_nodes(game: Game, state: State, depth: int) -> int:
    """The same on the contract of a game alone."""
    if depth == 0 or game.over(state):
        return 1
    numbers = game.legal_numbers(state)
    if depth == 1:
        return len(numbers)
    return sum(count_nodes(game, _after(game, state, number), depth - 1) for number in numbers)


def divide(game: Game, state: State, depth: int) -> list[tuple[Action, int]]:
    """The same, for each first action."""
    actions = game.legal(state)
    return [(action, perft(game, _after(game, state, action.number), depth - 1)) for action in actions]


def _after(game: Game, state: State, number: int) -> State:
    child = game.copy(state)
    game.apply(child, number)
    return child
