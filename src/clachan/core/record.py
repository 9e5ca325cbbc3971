"""Records: a match as a text file, one line for each action, readable and writable by hand.

    clachan record 1
    game: caledonia
    data: 3f2a9c01d2e4b5a6
    option players: 2
    layout map: A1 B2 C1 D2
    play:
    p1 choose clan stewart
    chance draw contract 12
    score: p1 97, p2 104

Empty lines and what follows a `#` do not count. The seat before an action may be left out.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from clachan.core.decision import CHANCE
from clachan.core.errors import BadRecord, ClachanError
from clachan.core.game import Game, Score, open_game
from clachan.core.match import Match

HEAD = "clachan record 1"
PLAY = "play:"


def seat_word(seat: int) -> str:
    return "chance" if seat == CHANCE else f"p{seat + 1}"


def write_record(match: Match) -> str:
    """The match as text."""
    written = {"players": str(match.options["players"]), **match.options.changed()}
    lines = head_lines(match.game.name, match.game.data_digest(), written, match.layout)
    lines += [f"{seat_word(match.seat_of(ply))} {action.text}" for ply, action in enumerate(match.actions)]
    if match.over:
        lines.append("score: " + score_line(match))
    return "\n".join(lines) + "\n"


def head_lines(game: str, data: str, options: Mapping[str, object], layout: Mapping[str, str]) -> list[str]:
    """What stands above the actions, and the line that ends it."""
    return [
        HEAD,
        f"game: {game}",
        f"data: {data}",
        *(f"option {name}: {value}" for name, value in options.items()),
        *(f"layout {name}: {value}" for name, value in layout.items()),
        PLAY,
    ]


def score_line(match: Match) -> str:
    """Everybody's points, as a record ends."""
    return scores_line(match.scores())


def scores_line(scores: Iterable[Score]) -> str:
    return ", ".join(f"{seat_word(score.seat)} {score.total}" for score in scores)


@dataclass
class _Header:
    """What stands above `play:`."""

    game: str = ""
    data: str = ""
    options: dict[str, str] = field(default_factory=dict)
    layout: dict[str, str] = field(default_factory=dict)


def read_record(text: str, check_data: bool = True) -> Match:
    """Replay a record; a line that is wrong or not allowed is refused with its number and the reason."""
    lines = [(number, line.partition("#")[0].strip()) for number, line in enumerate(text.splitlines(), 1)]
    lines = [(number, line) for number, line in lines if line]
    if not lines or lines[0][1] != HEAD:
        raise BadRecord(lines[0][0] if lines else 1, f"a record begins with {HEAD!r}")
    at = next((index for index, (_, line) in enumerate(lines) if line == PLAY), None)
    if at is None:
        raise BadRecord(lines[-1][0], f"there is no line {PLAY!r}")
    header = _read_header(lines[1:at])
    match = _open_match(header, lines[at][0], check_data)
    for number, line in lines[at + 1 :]:
        _replay(match, number, line)
    return match


def _read_header(lines: list[tuple[int, str]]) -> _Header:
    header = _Header()
    for number, line in lines:
        name, colon, value = (part.strip() for part in line.partition(":"))
        kind, _, key = name.partition(" ")
        if not colon:
            raise BadRecord(number, f"expected `name: value`, not {line!r}")
        if name == "game":
            header.game = value
        elif name == "data":
            header.data = value
        elif kind == "option" and key:
            header.options[key] = value
        elif kind == "layout" and key:
            header.layout[key] = value
        else:
            raise BadRecord(number, f"{name!r} is not a part of a record's head")
    return header


def _open_match(header: _Header, line: int, check_data: bool) -> Match:
    try:
        game = open_game(header.game)
        _check_data(game, header.data, check_data)
        return Match(game, game.read_options(header.options), header.layout)
    except BadRecord:
        raise
    except ClachanError as error:
        raise BadRecord(line, f"the head of the record is wrong: {error}") from error


def _check_data(game: Game, digest: str, wanted: bool) -> None:
    if wanted and digest and digest != game.data_digest():
        raise ClachanError(
            f"it was played with component data {digest}, but the data in use is {game.data_digest()}"
        )


def _replay(match: Match, number: int, line: str) -> None:
    if line.startswith("score:"):
        _check_score(match, number, line.removeprefix("score:").strip())
        return
    head, _, rest = line.partition(" ")
    if head == "chance" or (head[:1] == "p" and head[1:].isdecimal()):
        asked = seat_word(match.seat)
        if match.over:
            raise BadRecord(number, f"{rest!r} after the end of the game")
        if head != asked:
            raise BadRecord(number, f"{head} plays {rest!r}, but {asked} is asked")
        line = rest
    try:
        match.play(line)
    except ClachanError as error:
        raise BadRecord(number, str(error)) from error


def _check_score(match: Match, number: int, written: str) -> None:
    if not match.over:
        raise BadRecord(number, f"a score, but the game is not over: {seat_word(match.seat)} is asked")
    if written != score_line(match):
        raise BadRecord(number, f"the score is {score_line(match)}, not {written}")
