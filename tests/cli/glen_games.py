"""Games of Glen More II to show."""

from functools import cache
from io import StringIO
from typing import Any

from rich.console import Console

from clachan import Match, new_match
from clachan.core.rng import Rng

LAZY = ("end turn", "move")


def glen_played(players: int, seed: int, plies: int = 10_000, **options: object) -> Match:
    """A game in which everyone does what can be done, up to the first real choice from a ply on."""
    match, rng = new_match("glenmore", {"players": players, **options}, seed), Rng(seed)
    match.let_chance()
    while not match.over and (match.ply < plies or len(match.legal()) < 2):
        actions = match.legal()
        busy = [a for a in actions if not a.text.startswith(LAZY)] or actions
        chosen = busy if rng.below(5) else actions
        match.play(chosen[rng.below(len(chosen))].text)
        match.let_chance()
    return match


@cache
def glen_view(players: int, plies: int, seed: int = 4) -> dict[str, Any]:
    return glen_played(players, seed, plies).view()


def drawn(part: object, width: int = 120) -> str:
    console = Console(file=StringIO(), width=width, markup=False, highlight=False)
    console.print(part)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()
