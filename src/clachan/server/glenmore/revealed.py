"""The table with everything turned up, for a game that is over."""

from typing import Any

from clachan.core.game import Game, State


def revealed(game: Game, state: State) -> dict[str, Any]:
    """What everybody sees, and what each seat alone saw: its haggis, its vote, its choice of tokens."""
    players = int(state.printed.players)
    views = [game.view(state, seat) for seat in range(players)]
    asked = game.seat(state)
    shown = dict(views[asked]) if 0 <= asked < players else dict(game.view(state, None))
    if "haggis" in shown:
        tables = [views[seat]["haggis"]["tables"][seat] for seat in range(players)]
        shown["haggis"] = {**shown["haggis"], "tables": tables}
    if "gathering" in shown:
        votes = [view["gathering"]["own"] for view in views]
        shown["gathering"] = {**shown["gathering"], "own": "", "votes": votes}
    return shown
