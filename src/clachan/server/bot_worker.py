"""A process in which bots think: one line of JSON in, one line out, until the input ends."""

import sys

from msgspec import Struct, json

import clachan.games
from clachan.bots.bot import make_bot
from clachan.core.game import open_game
from clachan.core.rng import Rng

assert clachan.games


class Thought(Struct):
    """A position as its beginning and its actions, and who shall answer."""

    game: str
    options: dict[str, int | bool | str]
    layout: dict[str, str]
    actions: list[int]
    seat: int
    bot: str
    seed: int


def think(thought: Thought) -> int:
    """The number of the bot's action."""
    game = open_game(thought.game)
    state = game.setup(game.read_options(thought.options), thought.layout)
    for number in thought.actions:
        game.apply(state, number)
    game.redeal(state, thought.seat, Rng(thought.seed))
    return int(make_bot(thought.bot, game, thought.seed).choose(state))


def main() -> None:
    answers = sys.stdout.buffer
    sys.stdout = sys.stderr  # a bot that prints must not spoil the answers
    for line in sys.stdin.buffer:
        try:
            answer: dict[str, object] = {"number": think(json.decode(line, type=Thought))}
        except Exception as error:  # whatever a bot raises, the server hears it and goes on
            answer = {"fault": f"{type(error).__name__}: {error}"}
        answers.write(json.encode(answer) + b"\n")
        answers.flush()


if __name__ == "__main__":
    main()
