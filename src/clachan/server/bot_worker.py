"""A process in which bots think: one line of JSON in, one line out, until the input ends."""

import sys

from msgspec import Struct, json

import clachan.games
from clachan.bots.bot import make_bot
from clachan.bots.choosers import hints
from clachan.core.game import State, open_game
from clachan.core.rng import Rng

assert clachan.games
HINT_SECONDS = 1.5


class Thought(Struct):
    """A position as its beginning and its actions, and who shall answer."""

    game: str
    options: dict[str, int | bool | str]
    layout: dict[str, str]
    actions: list[int]
    seat: int
    bot: str
    seed: int
    hints: int = 0


def position(thought: Thought) -> State:
    """The position as its seat may know it: what is hidden is dealt anew."""
    game = open_game(thought.game)
    state = game.setup(game.read_options(thought.options), thought.layout)
    for number in thought.actions:
        game.apply(state, number)
    game.redeal(state, thought.seat, Rng(thought.seed))
    return state


def think(thought: Thought) -> int:
    """The number of the bot's action."""
    state = position(thought)
    return int(make_bot(thought.bot, open_game(thought.game), thought.seed).choose(state))


def advise(thought: Thought) -> list[tuple[int, float]]:
    """The best few actions with the points that are expected after them."""
    state = position(thought)
    found = hints(open_game(thought.game), state, thought.hints, HINT_SECONDS)
    return [(hint.number, round(hint.points, 1)) for hint in found]


def answered(thought: Thought) -> dict[str, object]:
    return {"hints": advise(thought)} if thought.hints else {"number": think(thought)}


def main() -> None:
    answers = sys.stdout.buffer
    sys.stdout = sys.stderr  # a bot that prints must not spoil the answers
    for line in sys.stdin.buffer:
        try:
            answer = answered(json.decode(line, type=Thought))
        except Exception as error:  # whatever a bot raises, the server hears it and goes on
            answer = {"fault": f"{type(error).__name__}: {error}"}
        answers.write(json.encode(answer) + b"\n")
        answers.flush()


if __name__ == "__main__":
    main()
