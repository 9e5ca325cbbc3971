"""One whole game, played by bots."""

from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter

from clachan.bots.bot import BadBot, read_bot
from clachan.bots.engine_bot import check_foreign
from clachan.bots.faults import CRASHED, RAISED, BotFault, exception_line
from clachan.bots.foreign import USUAL, Limits, is_foreign
from clachan.bots.random_bot import RANDOM
from clachan.bots.session import Session, open_session
from clachan.core.copying import position_of
from clachan.core.decision import CHANCE
from clachan.core.errors import ClachanError
from clachan.core.game import OVER, Game, Layout, State
from clachan.core.message import refusal
from clachan.core.options import Options
from clachan.core.rng import Rng


@dataclass(frozen=True)
class Lost:
    """How a bot lost a game by failing: at which seat and ply, by what, and in which position."""

    seat: int
    ply: int
    fault: str
    why: str
    position: str


@dataclass(frozen=True)
class Played:
    """A game from its first question to its end, or to the question at which a bot failed."""

    layout: Layout
    start: State
    end: State
    numbers: list[int]
    seconds: float
    lost: Lost | None = None


def play_game(game: Game, options: Options, bots: Sequence[str], seed: int) -> Played:
    """Play one game. As in a match, the seed draws the layout and then answers for chance."""
    begun = perf_counter()
    rng = Rng(seed)
    layout, state = game.deal(options, rng)
    start = game.copy(state)
    numbers: list[int] = []
    if all_random(bots):
        game.play_out(state, rng, numbers)
        return Played(layout, start, state, numbers, perf_counter() - begun)
    seated = seat_bots(game, bots, seed)
    try:
        lost = _play_bots(game, state, rng, seated, numbers)
    finally:
        leave(seated)
    if lost:
        at_ply = refusal("at-ply", ply=str(lost.ply), why=lost.why)
        raise ClachanError(refusal("in-position", why=at_ply.message(), position=lost.position))
    return Played(layout, start, state, numbers, perf_counter() - begun)


def seat_bots(game: Game, bots: Sequence[str], seed: int, limits: Limits = USUAL) -> list[Session]:
    """A bot for each seat of the game that this seed decides; those not ours in processes of their own."""
    return [open_session(text, game, seed, seat, limits=limits) for seat, text in enumerate(bots)]


def leave(seated: Sequence[Session]) -> None:
    """The game is over for these bots."""
    for session in seated:
        session.close()


def play_seated(game: Game, options: Options, seated: Sequence[Session], seed: int) -> Played:
    """As play_game, with bots that sit there already; one that fails ends the game, and that is told."""
    begun = perf_counter()
    rng = Rng(seed)
    layout, state = game.deal(options, rng)
    start, numbers = game.copy(state), list[int]()
    lost = _play_bots(game, state, rng, seated, numbers)
    return Played(layout, start, state, numbers, perf_counter() - begun, lost)


def check_bots(bots: Sequence[str], game: Game, options: Options, limits: Limits = USUAL) -> None:
    """Refuse bots that cannot play this table, before the first game."""
    for text in dict.fromkeys(bots):
        if not is_foreign(text):
            read_bot(text)
            continue
        rng = Rng(0)
        _, state = game.deal(options, rng)
        game.let_chance(state, rng)
        check_foreign(text, game, state, limits)


def all_random(bots: Sequence[str]) -> bool:
    """Whether the compiled random play can stand in for all the bots."""
    return not any(map(is_foreign, bots)) and all(read_bot(text)[0] is RANDOM for text in bots)


def _play_bots(
    game: Game, state: State, rng: Rng, bots: Sequence[Session], numbers: list[int]
) -> Lost | None:
    """Play to the end, or to the question at which a bot fails."""
    while (seat := game.seat(state)) != OVER:
        if seat == CHANCE:
            number = game.drawn(state, rng)
        else:
            try:
                number = bots[seat].answer(state)
            except Exception as error:  # whatever a bot raises is its own fault, and its own loss
                return lost_by(state, seat, len(numbers), bots[seat].bot.name, error)
        game.apply(state, number)
        numbers.append(number)
    return None


def lost_by(state: State, seat: int, ply: int, bot: str, error: Exception) -> Lost:
    """What is noted of a bot that failed."""
    position = position_of(state)
    fault = error.kind if isinstance(error, BotFault) else CRASHED if isinstance(error, BadBot) else RAISED
    why = (
        error
        if isinstance(error, ClachanError)
        else refusal("bot-raised", bot=bot, error=exception_line(error))
    )
    return Lost(seat, ply, fault, str(why), str(position) if position else "")
