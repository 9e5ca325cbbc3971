"""A whole game, step by step, with how everyone stood after each turn."""

from clachan.core.game import State
from clachan.server.api_messages import ReplayShown, ScoreShown, Standing, StepShown
from clachan.server.table import Table, lines_of


def replay_of(table: Table, names: list[str]) -> ReplayShown:
    """Every ply with its sentences; the board of a ply is asked for when it is shown."""
    match, game = table.match, table.match.game
    log = match.log()
    steps, standings, turn = [], [_standing(table, match.at(0), 0)], -1
    for ply, action, before in match.steps():
        after = game.copy(before)
        game.apply(after, action.number)
        told = lines_of(ply + 1, log[ply])
        steps.append(StepShown(ply + 1, game.seat(before), game.round(before), told))
        if game.turn(after) != turn or ply + 1 == match.ply:
            turn = game.turn(after)
            standings.append(_standing(table, after, ply + 1))
    scores = [ScoreShown(s.seat, dict(s.lines), s.total, s.place, s.rating) for s in match.scores()]
    return ReplayShown(
        table.row.id, game.name, game.title, names, steps, standings, scores, match.over, table.hides
    )


def _standing(table: Table, state: State, ply: int) -> Standing:
    return Standing(ply, table.match.game.round(state), table.tabletop.standing(state))
