"""Records: a match as a text file, one line for each action, readable and writable by hand (docs/records.md).

    clachan record 1
    game: caledonia
    data: 3f2a9c01d2e4b5a6
    option players: 2
    layout map: A1 B2 C1 D2
    name p1: Moira
    bot p2: normal
    event: Monday club
    chance hash: 9f86d081884c7d65...
    play:
    p1 choose clan stewart   # what follows this sign is a comment
    (
    p1 choose clan campbell
    )
    chance draw contract 12
    score: p1 97, p2 104

Empty lines do not count. The seat before an action may be left out. Between brackets stands what could have
been played instead of the action before them. What stands under `chance` tells where the draws come from (see
sealed.py). Lines of the head that nobody knows are kept.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from clachan.core.errors import BadRecord, ClachanError
from clachan.core.game import Score
from clachan.core.match import Match
from clachan.core.message import refusal
from clachan.core.position import changed_options
from clachan.core.record_head import (
    HEAD,
    PLAY,
    Head,
    Lines,
    begin,
    head_lines,
    in_a_line,
    read_head,
    seat_word,
    split,
)
from clachan.core.sealed import ChanceTold

__all__ = [
    "HEAD",
    "PLAY",
    "Line",
    "Record",
    "chance_in",
    "head_lines",
    "names_in",
    "read_record",
    "score_line",
    "scores_line",
    "seat_word",
    "write_record",
]
DEEPEST = 16  # variations within variations
OPEN, CLOSE = "(", ")"


@dataclass
class Line:
    """A line of play, and what is said of it. `comments` and `variations` go by how many actions are played.

    A variation is a line of its own: it has the actions before it too, and leaves the other at its `start`.
    It stands under the ply after the action that it would replace.
    """

    match: Match
    start: int = 0
    comments: dict[int, list[str]] = field(default_factory=dict)
    variations: dict[int, list["Line"]] = field(default_factory=dict)

    def _lines(self) -> Iterable[str]:
        match = self.match
        yield from (f"# {in_a_line(comment)}" for comment in self.comments.get(self.start, ()))
        for ply in range(self.start, match.ply):
            first, *more = [in_a_line(comment) for comment in self.comments.get(ply + 1, ())] or [""]
            played = f"{seat_word(match.seat_of(ply))} {match.actions[ply].text}"
            yield f"{played}  # {first}" if first else played
            yield from (f"# {comment}" for comment in more)
            for variation in self.variations.get(ply + 1, ()):
                yield OPEN
                yield from variation._lines()
                yield CLOSE


@dataclass
class Record(Line):
    """A match with everything that its record tells. Its `str` is the text, which `Record.read` reads back.

    `names` and `bots` go by seat (a person's seat has no bot); `headers` holds every other line of the head:
    `event`, `date`, `place`, `clock`, `result`, and whatever else somebody has written.
    """

    names: list[str] = field(default_factory=list)
    bots: list[str] = field(default_factory=list)
    headers: dict[str, str] = field(default_factory=dict)
    chance: ChanceTold = field(default_factory=ChanceTold)

    @classmethod
    def read(cls, text: str, check_data: bool = True) -> "Record":
        """Replay a record; a line that is wrong or not allowed is refused with its number and the reason.

        A record that was played with other component data is refused, too, unless `check_data` is false.
        """
        above, below = split(text)
        head = read_head(above)
        match = begin(head, below[0][0], check_data)
        players = match.options.number("players")
        names, bots = (head.by_seat(what, players) for what in ("name", "bot"))
        record = cls(match, 0, {}, {}, names, bots, head.others, head.chance_told())
        record.comments[0] = [comment for _, _, comment in (*above, below[0]) if comment]
        _Reader(below[1:]).read(record)
        record.comments = {ply: told for ply, told in record.comments.items() if told}
        _check_result(record, above)
        return record

    def __str__(self) -> str:
        match = self.match
        position = "" if match.from_layout else str(match.position_at(0))
        head = head_lines(
            match.game.name,
            match.game.data_digest(),
            changed_options(match.options),
            match.layout,
            self.names,
            self.chance,
            self.bots,
            {**self.headers, **({"result": result_of(match)} if match.over else {})},
            position,
        )
        score = [f"score: {score_line(match)}"] if match.over else []
        return "\n".join([*head, *self._lines(), *score]) + "\n"


def write_record(match: Match, names: Sequence[str] = (), chance: ChanceTold | None = None) -> str:
    """The match as text, with what those who played are called and whence its draws, if that is known."""
    head = head_lines(
        match.game.name,
        match.game.data_digest(),
        changed_options(match.options),
        match.layout,
        names,
        chance,
        position="" if match.from_layout else str(match.position_at(0)),
    )
    score = [f"score: {score_line(match)}"] if match.over else []
    return "\n".join([*head, *Line(match)._lines(), *score]) + "\n"


def read_record(text: str, check_data: bool = True) -> Match:
    """The match of a record; `Record.read` gives names, comments and variations as well."""
    return Record.read(text, check_data).match


def score_line(match: Match) -> str:
    """Everybody's points, as a record ends."""
    return scores_line(match.scores())


def scores_line(scores: Iterable[Score]) -> str:
    return ", ".join(f"{seat_word(score.seat)} {score.total}" for score in scores)


def result_of(match: Match) -> str:
    """The places of the seats of a finished game: `p2 1, p1 2`, the best first."""
    ranked = sorted(match.scores(), key=lambda score: (score.place, score.seat))
    return ", ".join(f"{seat_word(score.seat)} {score.place}" for score in ranked)


def names_in(text: str, players: int) -> list[str]:
    """What those who played a record are called; nothing for those of whom it does not say."""
    return _head(text).by_seat("name", players)


def chance_in(text: str) -> ChanceTold:
    """What a record tells of its chance."""
    return _head(text).chance_told()


def _head(text: str) -> Head:
    return read_head(split(text)[0])


class _Reader:
    """Goes through the lines below the head."""

    def __init__(self, lines: Lines) -> None:
        self._lines = iter(lines)

    def read(self, line: Line, opened: int = 0, depth: int = 0) -> None:
        """Play a line to its end; a variation, which was opened on a line, ends with its bracket."""
        match = line.match
        for number, said, comment in self._lines:
            if said == OPEN:
                self._vary(line, number, comment, depth + 1)
                continue
            if said == CLOSE:
                if not opened:
                    raise BadRecord(number, refusal("record-no-variation", mark=repr(CLOSE)))
                return
            if said:
                _replay(match, number, said)
            if comment:
                line.comments.setdefault(match.ply, []).append(comment)
        if opened:
            raise BadRecord(opened, refusal("record-variation-open"))

    def _vary(self, line: Line, number: int, comment: str, depth: int) -> None:
        match = line.match
        if match.ply == line.start or depth > DEEPEST:
            deep = refusal("record-variations-deep", most=DEEPEST)
            raise BadRecord(number, refusal("record-variation-early") if depth <= DEEPEST else deep)
        other = Line(match.branch(match.ply - 1), match.ply - 1)
        if comment:
            other.comments[other.start] = [comment]
        self.read(other, number, depth)
        line.variations.setdefault(match.ply, []).append(other)


def _replay(match: Match, number: int, line: str) -> None:
    if line.startswith("score:"):
        _check_score(match, number, line.removeprefix("score:").strip())
        return
    head, _, rest = line.partition(" ")
    if head == "chance" or (head[:1] == "p" and head[1:].isdecimal()):
        asked = seat_word(match.seat)
        if match.over:
            raise BadRecord(number, refusal("record-after-end", action=repr(rest)))
        if head != asked:
            raise BadRecord(number, refusal("record-other-seat", seat=head, action=repr(rest), asked=asked))
        line = rest
    try:
        match.play(line)
    except ClachanError as error:
        raise BadRecord(number, error.message()) from error


def _check_score(match: Match, number: int, written: str) -> None:
    if not match.over:
        raise BadRecord(number, refusal("record-early-score", asked=seat_word(match.seat)))
    if written != score_line(match):
        raise BadRecord(number, refusal("record-other-score", score=score_line(match), written=written))


def _check_result(record: Record, above: Lines) -> None:
    written = record.headers.get("result")
    if written and record.match.over and written != result_of(record.match):
        number = next(number for number, said, _ in above if said.startswith("result"))
        raise BadRecord(
            number, refusal("record-other-result", result=result_of(record.match), written=written)
        )
