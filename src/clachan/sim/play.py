"""One whole game, played by bots."""

from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter

from clachan.bots.bot import read_bot
from clachan.bots.random_bot import RANDOM
from clachan.bots.session import Session, open_session
from clachan.core.decision import CHANCE
from clachan.core.errors import ClachanError
from clachan.core.game import OVER, Game, Layout, State
from clachan.core.message import refusal
from clachan.core.options import Options
from clachan.core.rng import Rng


@dataclass(frozen=True)
class Played:
    """A game from its first question to its end."""

    layout: Layout
    start: State
    end: State
    numbers: list[int]
    seconds: float


def play_game(game: Game, options: Options, bots: Sequence[str], seed: int) -> Played:
    """Play one game. As in a match, the seed draws the layout and then answers for chance."""
    begun = perf_counter()
    rng = Rng(seed)
    layout, state = game.deal(options, rng)
    start = game.copy(state)
    numbers: list[int] = []
    if all_random(bots):
        game.play_out(state, rng, numbers)
    else:
        _play_bots(game, state, rng, seat_bots(game, bots, seed), numbers)
    return Played(layout, start, state, numbers, perf_counter() - begun)


def seat_bots(game: Game, bots: Sequence[str], seed: int) -> list[Session]:
    """A bot for each seat of the game that this seed decides."""
    return [open_session(text, game, seed, seat) for seat, text in enumerate(bots)]


def play_seated(game: Game, options: Options, seated: Sequence[Session], seed: int) -> Played:
    """As play_game, with bots that sit there already."""
    begun = perf_counter()
    rng = Rng(seed)
    layout, state = game.deal(options, rng)
    start, numbers = game.copy(state), list[int]()
    _play_bots(game, state, rng, seated, numbers)
    return Played(layout, start, state, numbers, perf_counter() - begun)


def all_random(bots: Sequence[str]) -> bool:
    """Whether the compiled random play can stand in for all the bots."""
    return all(read_bot(text)[0] is RANDOM for text in bots)


def _play_bots(game: Game, state: State, rng: Rng, bots: Sequence[Session], numbers: list[int]) -> None:
    while (seat := game.seat(state)) != OVER:
        number = game.drawn(state, rng) if seat == CHANCE else _answer(bots[seat], state, len(numbers))
        game.apply(state, number)
        numbers.append(number)


def _answer(bot: Session, state: State, ply: int) -> int:
    try:
        return bot.answer(state)
    except ClachanError as error:
        raise ClachanError(refusal("at-ply", ply=str(ply), why=error.message())) from error
