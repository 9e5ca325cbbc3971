"""A whole game, step by step, with how everyone stood after each turn."""

from typing import Any

from clachan.server.forms import ReplayShown, StepShown
from clachan.server.table import Table


def replay_of(table: Table, names: list[str]) -> ReplayShown:
    """Every ply with its sentences; the board of a ply is asked for when it is shown."""
    match, game = table.match, table.match.game
    lines: dict[int, list[dict[str, Any]]] = {}
    for line in table.log:
        told = {"kind": line.kind, "seat": line.seat, "text": line.text, "places": line.places}
        lines.setdefault(line.ply, []).append(told)
    steps, standings, turn = [], [_standing(table, match.at(0), 0)], -1
    for ply, action, before, after in match.steps():
        steps.append(
            StepShown(ply + 1, game.seat(before), action.text, int(before.round), lines.get(ply + 1, []))
        )
        if game.turn(after) != turn or ply + 1 == match.ply:
            turn = game.turn(after)
            standings.append(_standing(table, after, ply + 1))
    scores = [
        {"seat": s.seat, "lines": dict(s.lines), "total": s.total, "place": s.place, "rating": s.rating}
        for s in match.scores()
    ]
    return ReplayShown(table.row.id, game.name, game.title, names, steps, standings, scores, match.over)


def _standing(table: Table, state: Any, ply: int) -> dict[str, Any]:
    return {"ply": ply, "round": int(state.round), "seats": table.tabletop.standing(state)}
