"""Who sits where: people and bots, as typed on the command line."""

from collections.abc import Sequence

from clachan.bots import choosers
from clachan.bots.foreign import ENGINE
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
    """The bots named by `--bots`, once or several times, with commas between them.

    What follows `engine:` is a command to the end of that text, commas and all.
    """
    named: list[str] = []
    for text in typed or [otherwise]:
        before, engine, command = _command_apart(text)
        named += [*read_seats([], before), *([engine + command] if engine else [])]
    return named


def _command_apart(text: str) -> tuple[str, str, str]:
    """What stands before a bot that is a command, and the command."""
    if text.strip().startswith(ENGINE):
        return "", ENGINE, text.strip().removeprefix(ENGINE)
    before, found, command = text.partition(f",{ENGINE}")
    return before, ENGINE if found else "", command.strip()


def fill_seats(named: Sequence[str], players: int, game: str) -> list[str]:
    """A seat for every player: a person first, then bots of a normal level if any know the game."""
    if len(named) > players:
        raise ClachanError(refusal("seats-named", count=len(named), seats=tuple(named), players=players))
    default = [HUMAN] + [usual_bot(game)] * (players - 1)
    return [*named, *default[len(named) :]]


def usual_bot(game: str) -> str:
    """Who plays where nobody is named: a bot of a normal level if any know the game."""
    return NORMAL if choosers.found_choosers(game) else RANDOM
