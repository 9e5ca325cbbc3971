"""A whole game, step by step; and how everyone stood after each turn."""

from collections.abc import Sequence

from clachan.core.game import State
from clachan.server.api_messages import ReplayShown, ScoreShown, Standing, StandingsShown, StepShown
from clachan.server.schema import SeatRow
from clachan.server.table import Table, log_lines


def replay_of(table: Table, seats: Sequence[SeatRow]) -> ReplayShown:
    """Every ply with its sentences; the board of a ply is asked for when it is shown."""
    match, game = table.match, table.match.game
    log, state, steps = table.told_facts(), match.at(0), []
    for ply, action in enumerate(match.actions):
        seat, round_now, turn = game.seat(state), game.round(state), match.turn_of(ply)
        steps.append(StepShown(ply + 1, seat, round_now, turn, log_lines(ply + 1, log[ply])))
        game.apply(state, action.number)
    counted = match.scores() if table.over else []  # a last turn that waits for its end may be taken back
    scores = [ScoreShown(s.seat, dict(s.lines), s.total, s.place, s.rating) for s in counted]
    names = [seat.name for seat in seats]
    bots = [seat.bot if seat.kind == "bot" else "" for seat in seats]
    row = table.row
    opened = row.created if row.terms.elsewhere is None else 0.0  # nobody knows when a record was played
    return ReplayShown(
        row.id, game.name, game.title, names, bots, opened, steps, scores, table.over, table.hides
    )


def standings_of(table: Table) -> StandingsShown:
    """How everyone stood at the beginning and after each turn."""
    match, game = table.match, table.match.game
    state, turn = match.at(0), -1
    standings = [_standing(table, state, 0)]
    for ply, action in enumerate(match.actions):
        game.apply(state, action.number)
        if game.turn(state) != turn or ply + 1 == match.ply:
            turn = game.turn(state)
            standings.append(_standing(table, state, ply + 1))
    return StandingsShown(standings)


def _standing(table: Table, state: State, ply: int) -> Standing:
    return Standing(ply, table.match.game.round(state), table.tabletop.standing(state))
