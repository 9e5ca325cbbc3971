"""One whole game, played by bots."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter

from clachan.bots.bot import Bot, make_bot, read_bot
from clachan.bots.random_bot import RANDOM
from clachan.core.decision import CHANCE
from clachan.core.errors import ClachanError
from clachan.core.game import OVER, Game, Layout, State
from clachan.core.options import Options
from clachan.core.rng import Rng

SEED_BITS = 60


@dataclass(frozen=True)
class Played:
    """A game from its first question to its end."""

    layout: Layout
    start: State
    end: State
    numbers: list[int]
    seconds: float


def seed_of(base: int, index: int) -> int:
    """A seed for part `index` of whatever `base` seeds: neighbours share nothing."""
    digest = hashlib.sha256(f"{base}/{index}".encode()).digest()
    return int.from_bytes(digest[:8], "big") >> (64 - SEED_BITS)


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
        _play_bots(game, state, rng, _deals(seed, len(bots)), seat_bots(game, bots, seed), numbers)
    return Played(layout, start, state, numbers, perf_counter() - begun)


def seat_bots(game: Game, bots: Sequence[str], seed: int) -> list[Bot]:
    """A bot for each seat of the game that this seed decides."""
    return [make_bot(text, game, seed_of(seed, seat)) for seat, text in enumerate(bots)]


def play_seated(game: Game, options: Options, seated: Sequence[Bot], seed: int) -> Played:
    """As play_game, with bots that exist already."""
    begun = perf_counter()
    rng = Rng(seed)
    layout, state = game.deal(options, rng)
    start, numbers = game.copy(state), list[int]()
    _play_bots(game, state, rng, _deals(seed, len(seated)), seated, numbers)
    return Played(layout, start, state, numbers, perf_counter() - begun)


def _deals(seed: int, players: int) -> Rng:
    """What bots imagine has a stream of its own: it must tell nothing of what chance will answer."""
    return Rng(seed_of(seed, players))


def all_random(bots: Sequence[str]) -> bool:
    """Whether the compiled random play can stand in for all the bots."""
    return all(read_bot(text)[0] is RANDOM for text in bots)


def _play_bots(
    game: Game, state: State, rng: Rng, deals: Rng, bots: Sequence[Bot], numbers: list[int]
) -> None:
    while (seat := game.seat(state)) != OVER:
        allowed = sorted(game.legal_numbers(state))
        if seat == CHANCE:
            number = allowed[rng.below(len(allowed))]
        elif len(allowed) == 1:
            number = allowed[0]
        else:
            number = _asked(game, state, bots[seat], deals)
            if number not in allowed:
                raise ClachanError(_refusal(game, state, bots[seat], number, len(numbers)))
        game.apply(state, number)
        numbers.append(number)


def _asked(game: Game, state: State, bot: Bot, deals: Rng) -> int:
    own = game.copy(state)
    game.redeal(own, game.seat(state), deals)
    return bot.choose(own)


def _refusal(game: Game, state: State, bot: Bot, number: int, ply: int) -> str:
    last = len(game.catalogue) - 1
    if not 0 <= number <= last:
        return f"bot {bot.name} chose action {number} at ply {ply}, but the actions are 0 to {last}"
    return f"bot {bot.name} chose {game.catalogue[number].text!r} at ply {ply}: {game.why_not(state, number)}"
