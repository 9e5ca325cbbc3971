"""A game that was played, gone through once more for its record and its statistics.

The record is the text of `core.record.write_record`, without the copies that a match keeps.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from clachan.core.decision import CHANCE
from clachan.core.game import Game
from clachan.core.match import Match
from clachan.core.options import Options
from clachan.core.position import changed_options
from clachan.core.record import Record, head_lines, scores_line, seat_word
from clachan.core.sealed import ChanceTold
from clachan.sim.play import Played


@dataclass(frozen=True)
class Outcome:
    """What is kept of a game: enough for every statistic, small enough to send between processes."""

    record: bytes
    actions: int
    questions: int
    answers: int
    totals: tuple[int, ...]
    places: tuple[int, ...]
    roles: tuple[str, ...]
    """What each seat played as, such as its clan; none where the game knows no such thing."""


def record_of(
    game: Game, options: Options, played: Played, bots: Sequence[str], seed: int, headers: Mapping[str, str]
) -> str:
    """The record of a game between bots, with the seed that its chance follows from."""
    match = Match(game, options, played.layout, state=game.copy(played.start))
    for number in played.numbers:
        match.push(number)
    told = ChanceTold(seed=seed, reproducible=True)
    return str(Record(match, bots=list(bots), headers=dict(headers), chance=told))


def replay(game: Game, options: Options, played: Played) -> Outcome:
    """Count the questions put to players and their answers, and write the record."""
    state = game.copy(played.start)
    lines = head_lines(game.name, game.data_digest(), changed_options(options), played.layout)
    questions = answers = 0
    for number in played.numbers:
        seat = game.seat(state)
        if seat != CHANCE:
            questions += 1
            answers += len(game.legal_numbers(state))
        lines.append(f"{seat_word(seat)} {game.catalogue[number].text}")
        game.apply(state, number)
    scores = game.scores(played.end)
    lines.append(f"score: {scores_line(scores)}")
    return Outcome(
        record=("\n".join(lines) + "\n").encode(),
        actions=len(played.numbers),
        questions=questions,
        answers=answers,
        totals=tuple(score.total for score in scores),
        places=tuple(score.place for score in scores),
        roles=tuple(game.roles(played.end)) if game.roles else (),
    )
