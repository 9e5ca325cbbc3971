"""Who sits where: people and bots, as typed on the command line."""

from collections.abc import Sequence

from clachan.core.errors import ClachanError

HUMAN = "human"
BOT = "random"


def read_seats(one_each: Sequence[str], together: str) -> list[str]:
    """The seats named by `--seat` and `--seats`, in order; a bot's parameters may hold commas."""
    named: list[str] = []
    for piece in filter(None, (piece.strip() for piece in together.split(","))):
        if "=" in piece and ":" not in piece and named:
            named[-1] += f",{piece}"
        else:
            named.append(piece)
    return [seat.strip() for seat in one_each] + named


def fill_seats(named: Sequence[str], players: int) -> list[str]:
    """A seat for every player: by default a person first, then random bots."""
    if len(named) > players:
        raise ClachanError(f"{len(named)} seats are named ({', '.join(named)}), but {players} play")
    default = [HUMAN] + [BOT] * (players - 1)
    return [*named, *default[len(named) :]]
