"""What stands in a record above the actions: the table, who played, whence the draws, and anything else."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from clachan.core.decision import CHANCE
from clachan.core.errors import BadRecord, ClachanError
from clachan.core.game import Game, open_game
from clachan.core.match import Match, match_from
from clachan.core.message import refusal
from clachan.core.position_text import read_position
from clachan.core.sealed import ChanceTold

HEAD = "clachan record 1"
PLAY = "play:"
NUMBERS = ("seed", "elsewhere")
TOLD = ("hash", "secret", "follows", *NUMBERS)
SEATED = ("name", "bot")
TABLE = ("option", "layout")

Lines = list[tuple[int, str, str]]
"""Lines that count, each with its number, what it says, and its comment."""


def seat_word(seat: int) -> str:
    return "chance" if seat == CHANCE else f"p{seat + 1}"


@dataclass
class Head:
    """The head of a record, by what its lines begin with."""

    game: str = ""
    data: str = ""
    position: str = ""
    option: dict[str, str] = field(default_factory=dict)
    layout: dict[str, str] = field(default_factory=dict)
    name: dict[str, str] = field(default_factory=dict)
    bot: dict[str, str] = field(default_factory=dict)
    chance: dict[str, str] = field(default_factory=dict)
    others: dict[str, str] = field(default_factory=dict)

    def by_seat(self, what: str, players: int) -> list[str]:
        """Names or bots of the seats; nothing for those of whom it does not say."""
        held: dict[str, str] = getattr(self, what)
        return [held.get(seat_word(seat), "") for seat in range(players)]

    def chance_told(self) -> ChanceTold:
        told = self.chance
        seed, elsewhere = told.get("seed"), told.get("elsewhere")
        return ChanceTold(
            told.get("hash", ""),
            told.get("secret", ""),
            None if seed is None else int(seed),
            told.get("follows") == "seed",
            None if elsewhere is None else int(elsewhere),
        )


def head_lines(
    game: str,
    data: str,
    options: Mapping[str, object],
    layout: Mapping[str, str],
    names: Sequence[str] = (),
    chance: ChanceTold | None = None,
    bots: Sequence[str] = (),
    others: Mapping[str, str] | None = None,
    position: str = "",
) -> list[str]:
    """What stands above the actions, and the line that ends it."""
    return [
        HEAD,
        f"game: {game}",
        f"data: {data}",
        *([f"position: {position}"] if position else []),
        *([] if position else (f"option {name}: {value}" for name, value in options.items())),
        *([] if position else (f"layout {name}: {value}" for name, value in layout.items())),
        *_seated("name", names),
        *_seated("bot", bots),
        *(f"{name}: {in_a_line(value)}" for name, value in (others or {}).items()),
        *(f"chance {name}: {value}" for name, value in _chance_values(chance or ChanceTold()).items()),
        PLAY,
    ]


def _seated(what: str, held: Sequence[str]) -> list[str]:
    told = [(seat_word(seat), in_a_line(word)) for seat, word in enumerate(held)]
    return [f"{what} {seat}: {word}" for seat, word in told if word]


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


def in_a_line(text: str) -> str:
    """A text without what would end it in a record."""
    return " ".join(text.replace("#", " ").split())


def split(text: str) -> tuple[Lines, Lines]:
    """The lines of the head and those of the play, empty ones left out."""
    lines: Lines = []
    for number, line in enumerate(text.splitlines(), 1):
        said, _, comment = line.partition("#")
        if said.strip() or comment.strip():
            lines.append((number, said.strip(), comment.strip()))
    spoken = [(number, said) for number, said, _ in lines if said]
    if not spoken or spoken[0][1] != HEAD:
        raise BadRecord(spoken[0][0] if spoken else 1, refusal("record-head", head=repr(HEAD)))
    at = next((index for index, line in enumerate(lines) if line[1] == PLAY), None)
    if at is None:
        raise BadRecord(spoken[-1][0], refusal("record-without-line", line=repr(PLAY)))
    return [line for line in lines[:at] if line[1] != HEAD or line[2]], lines[at:]


def read_head(lines: Lines) -> Head:
    head = Head()
    for number, line, _ in lines:
        if line and line != HEAD:
            _read_line(head, number, line)
    return head


def _read_line(head: Head, number: int, line: str) -> None:
    name, colon, value = (part.strip() for part in line.partition(":"))
    kind, _, key = name.partition(" ")
    if not colon or not name:
        raise BadRecord(number, refusal("record-no-pair", line=repr(line)))
    if name in ("game", "data", "position"):
        setattr(head, name, value)
    elif key and kind in (*TABLE, *SEATED):
        getattr(head, kind)[key] = value
    elif kind == "chance" and key in TOLD:
        if key in NUMBERS and not _is_number(value):
            raise BadRecord(number, refusal("record-no-number", name=name, given=repr(value)))
        head.chance[key] = value
    else:
        head.others[name] = value


def _is_number(value: str) -> bool:
    return value.isascii() and value.isdecimal() and len(value) <= 18


def begin(head: Head, line: int, check_data: bool) -> Match:
    """The match of a head, before its first action."""
    try:
        game = open_game(head.game)
        _check_data(game, head.data, check_data)
        if head.position:
            return _from_position(game, head)
        return Match(game, game.read_options(head.option), head.layout)
    except BadRecord:
        raise
    except ClachanError as error:
        raise BadRecord(line, refusal("record-head-wrong", error=error.message())) from error


def _from_position(game: Game, head: Head) -> Match:
    if head.option or head.layout:
        raise ClachanError(refusal("record-with-position"))
    position = read_position(head.position)
    if position.game is not game:
        raise ClachanError(refusal("record-other-game", played=str(position.game.name), game=str(game.name)))
    return match_from(position)


def _check_data(game: Game, digest: str, wanted: bool) -> None:
    if wanted and digest and digest != game.data_digest():
        raise ClachanError(refusal("record-other-data", data=str(digest), here=str(game.data_digest())))
