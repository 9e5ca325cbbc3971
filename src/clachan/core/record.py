"""Records: a match as a text file, one line for each action, readable and writable by hand.

    clachan record 1
    game: caledonia
    data: 3f2a9c01d2e4b5a6
    option players: 2
    layout map: A1 B2 C1 D2
    name p1: Moira
    chance hash: 9f86d081884c7d65...
    play:
    p1 choose clan stewart
    chance draw contract 12
    score: p1 97, p2 104

Empty lines and what follows a `#` do not count. The seat before an action may be left out. What stands under
`chance` tells where the draws come from (see sealed.py).
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from clachan.core.decision import CHANCE
from clachan.core.errors import BadRecord, ClachanError
from clachan.core.game import Game, Score, open_game
from clachan.core.match import Match
from clachan.core.sealed import ChanceTold

HEAD = "clachan record 1"
PLAY = "play:"
CHANCE_WORDS = ("hash", "secret", "seed", "follows", "elsewhere")
NUMBERS = ("seed", "elsewhere")


def seat_word(seat: int) -> str:
    return "chance" if seat == CHANCE else f"p{seat + 1}"


def write_record(match: Match, names: Sequence[str] = (), chance: ChanceTold | None = None) -> str:
    """The match as text, with what those who played are called and whence its draws, if that is known."""
    written = {"players": str(match.options["players"]), **match.options.changed()}
    lines = head_lines(match.game.name, match.game.data_digest(), written, match.layout, names, chance)
    lines += [f"{seat_word(match.seat_of(ply))} {action.text}" for ply, action in enumerate(match.actions)]
    if match.over:
        lines.append("score: " + score_line(match))
    return "\n".join(lines) + "\n"


def head_lines(
    game: str,
    data: str,
    options: Mapping[str, object],
    layout: Mapping[str, str],
    names: Sequence[str] = (),
    chance: ChanceTold | None = None,
) -> list[str]:
    """What stands above the actions, and the line that ends it."""
    called = [(seat_word(seat), _in_a_line(name)) for seat, name in enumerate(names)]
    return [
        HEAD,
        f"game: {game}",
        f"data: {data}",
        *(f"option {name}: {value}" for name, value in options.items()),
        *(f"layout {name}: {value}" for name, value in layout.items()),
        *(f"name {seat}: {name}" for seat, name in called if name),
        *(f"chance {name}: {value}" for name, value in _chance_values(chance or ChanceTold()).items()),
        PLAY,
    ]


def _chance_values(told: ChanceTold) -> dict[str, object]:
    """What is told of chance, by the words of a record."""
    found = {
        "hash": told.commitment or None,
        "secret": told.secret or None,
        "seed": told.seed,
        "follows": "seed" if told.reproducible else None,
        "elsewhere": told.elsewhere,
    }
    return {name: value for name, value in found.items() if value is not None}


def _in_a_line(name: str) -> str:
    """A name without what would end it in a record."""
    return " ".join(name.replace("#", " ").split())


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
    names: dict[str, str] = field(default_factory=dict)
    chance: dict[str, str] = field(default_factory=dict)


def read_record(text: str, check_data: bool = True) -> Match:
    """Replay a record; a line that is wrong or not allowed is refused with its number and the reason."""
    lines, at = _lines(text)
    match = _open_match(_read_header(lines[1:at]), lines[at][0], check_data)
    for number, line in lines[at + 1 :]:
        _replay(match, number, line)
    return match


def names_in(text: str, players: int) -> list[str]:
    """What those who played a record are called; nothing for those of whom it does not say."""
    lines, at = _lines(text)
    names = _read_header(lines[1:at]).names
    return [names.get(seat_word(seat), "") for seat in range(players)]


def chance_in(text: str) -> ChanceTold:
    """What a record tells of its chance."""
    lines, at = _lines(text)
    told = _read_header(lines[1:at]).chance
    seed, elsewhere = told.get("seed"), told.get("elsewhere")
    return ChanceTold(
        told.get("hash", ""),
        told.get("secret", ""),
        None if seed is None else int(seed),
        told.get("follows") == "seed",
        None if elsewhere is None else int(elsewhere),
    )


def _lines(text: str) -> tuple[list[tuple[int, str]], int]:
    """The lines that count, with their numbers, and where the actions begin."""
    lines = [(number, line.partition("#")[0].strip()) for number, line in enumerate(text.splitlines(), 1)]
    lines = [(number, line) for number, line in lines if line]
    if not lines or lines[0][1] != HEAD:
        raise BadRecord(lines[0][0] if lines else 1, f"a record begins with {HEAD!r}")
    at = next((index for index, (_, line) in enumerate(lines) if line == PLAY), None)
    if at is None:
        raise BadRecord(lines[-1][0], f"there is no line {PLAY!r}")
    return lines, at


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
        elif kind == "name" and key:
            header.names[key] = value
        elif kind == "chance" and key in CHANCE_WORDS and (key not in NUMBERS or _is_number(value)):
            header.chance[key] = value
        else:
            raise BadRecord(number, f"{name!r} is not a part of a record's head")
    return header


def _is_number(value: str) -> bool:
    return value.isascii() and value.isdecimal() and len(value) <= 18


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
