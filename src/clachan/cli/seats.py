"""Who sits where: people and bots, as typed on the command line."""

from collections.abc import Sequence

from clachan.bots import choosers
from clachan.core.errors import ClachanError
from clachan.core.message import refusal

HUMAN = "human"
NORMAL, RANDOM = "normal", "random"


def read_seats(one_each: Sequence[str], together: str) -> list[str]:
    """The seats named by `--seat` and `--seats`, in order; a bot's parameters may hold commas."""
    named: list[str] = []
    for piece in filter(None, (piece.strip() for piece in together.split(","))):
        if "=" in piece and ":" not in piece and named:
            named[-1] += f",{piece}"
        else:
            named.append(piece)
    return [seat.strip() for seat in one_each] + named


def read_bots(typed: Sequence[str] | None, otherwise: str) -> list[str]:
    """The bots named by `--bots`, once or several times, with commas between them."""
    return [bot for text in typed or [otherwise] for bot in read_seats([], text)]


def fill_seats(named: Sequence[str], players: int, game: str) -> list[str]:
    """A seat for every player: a person first, then bots of a normal level if any know the game."""
    if len(named) > players:
        raise ClachanError(refusal("seats-named", count=len(named), seats=tuple(named), players=players))
    bot = NORMAL if choosers.found_choosers(game) else RANDOM
    default = [HUMAN] + [bot] * (players - 1)
    return [*named, *default[len(named) :]]
